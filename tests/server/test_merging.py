"""A guest is taken into an account, on both databases: everything moves in one change, and live tables notice."""

from __future__ import annotations

import re

from starhold.server.identity.accounts import becoming
from starhold.server.identity.forgetting import forgetting
from starhold.server.identity.merging import LEAVINGS, freeing, merging, shared_tables, tables_of
from starhold.server.storage import Storage
from starhold.server.storage.base import Change
from starhold.server.storage.schema import MIGRATIONS
from tests.server.authenticator import account, sign_in
from tests.server.kit import Person, Site
from tests.server.storages import event, make_guests, moved, seats, table


def test_nothing_that_belongs_to_a_guest_is_forgotten_here() -> None:
    """Whoever adds a table that refers to guests has to say what becomes of it."""
    found = re.findall(r"CREATE TABLE (\w+) \(([^;]*)\)", ";".join(MIGRATIONS))
    owned = {name for name, columns in found if re.search(r"guest_id TEXT[^,]*REFERENCES guests", columns)}
    told = " ".join(LEAVINGS)
    assert {name for name in owned if f" {name} " not in told} == {"seats"}, "its rows move, or lose their name"


async def fill(storage: Storage) -> None:
    """An account at one table, and a guest at another with something of everything."""
    await make_guests(storage, "anna", "guest", "other")
    await storage.change(*becoming("anna", "Anna", "", 1.0))
    await storage.create_table(table("first"), seats("first", "anna", "other"))
    mine = table("second")
    await storage.create_table(mine, seats("second", "other", "guest"), [event(1)], ["guest"])
    await storage.change(
        Change(
            "UPDATE tables SET header_json = $2, summary_json = $2 WHERE id = $1",
            ("second", '{"host": "guest", "opening": {}}'),
        ),
        Change("INSERT INTO preferences (guest_id, name, body) VALUES ($1, 'told', '1')", ("guest",)),
        Change("INSERT INTO preferences (guest_id, name, body) VALUES ($1, 'told', '2')", ("anna",)),
        Change("INSERT INTO preferences (guest_id, name, body) VALUES ($1, 'more', '3')", ("guest",)),
        Change("INSERT INTO spoke (guest_id, table_id) VALUES ($1, 'third')", ("guest",)),
        Change("UPDATE guests SET muted_until = 77 WHERE id = $1", ("guest",)),
        Change(
            "INSERT INTO push_places (endpoint, guest_id, keys_json, lang, created, failures) "
            "VALUES ('p', $1, '{}', 'en', 0, 0)",
            ("guest",),
        ),
    )
    await storage.set_progress("guest", "race/first", "new", 5.0)
    await storage.set_progress("anna", "race/first", "old", 4.0)
    await storage.set_progress("anna", "race/task", "kept", 9.0)
    await storage.set_progress("guest", "race/task", "older", 8.0)


async def test_everything_of_a_guest_becomes_the_accounts(storage: Storage) -> None:
    await fill(storage)
    assert await shared_tables(storage, "guest", "anna") == []
    await storage.change(*merging("guest", "anna"))
    assert await tables_of(storage, "anna") == ["first", "second"]
    mine = await storage.list_mine("anna", 10)
    assert {row.id: row.waiting for row in mine} == {"first": False, "second": True}
    stored = await storage.load("second")
    assert stored is not None
    assert [seat.guest_id for seat in stored.seats] == ["other", "anna"]
    assert stored.table.header_json == '{"host": "anna", "opening": {}}'
    assert await storage.progress("anna") == {"race/first": "new", "race/task": "kept"}
    assert await storage.guest_by_token("token-guest") is None
    assert await storage.guest_by_token("token-anna") is not None
    names = "SELECT name, body FROM preferences WHERE guest_id = $1 ORDER BY name"
    assert [tuple(row) for row in await storage.rows(names, "anna")] == [("more", "3"), ("told", "2")]
    assert [row[0] for row in await storage.rows("SELECT guest_id FROM push_places")] == ["anna"]
    assert [row[0] for row in await storage.rows("SELECT muted_until FROM guests WHERE id = 'anna'")] == [77.0]
    assert await storage.rows("SELECT id FROM guests WHERE id = 'guest'") == []
    assert await storage.append("second", 1, [event(2)], moved(3000.0, "anna")) == 2


async def test_another_process_that_serves_a_table_of_theirs_loses_it(storage: Storage) -> None:
    await fill(storage)
    await storage.change(Change("UPDATE tables SET owner = $1, fence = 7", ("elsewhere",)))
    await storage.change(freeing("guest", "here"))
    standing = "SELECT id, owner, fence FROM tables ORDER BY id"
    told = [tuple(row) for row in await storage.rows(standing)]
    assert told == [("first", "elsewhere", 7), ("second", "", 8)], "only where they sit"
    await storage.change(Change("UPDATE tables SET owner = $1", ("here",)), freeing("guest", "here"))
    assert [row[1] for row in await storage.rows(standing)] == ["here", "here"], "one's own are put away in good order"


async def test_at_the_same_table_they_are_told_apart(storage: Storage) -> None:
    await fill(storage)
    await storage.create_table(table("both"), seats("both", "anna", "guest"))
    assert await shared_tables(storage, "guest", "anna") == ["both"]


async def test_somebody_is_forgotten(storage: Storage) -> None:
    await fill(storage)
    said = b'{"k":"say","guest":"guest","name":"Guest","text":"I live in Brno","seat":1}'
    await storage.append("second", 1, [said], moved(3000.0, "guest"))
    await storage.change(*await forgetting(storage, "guest", ["second"]))
    stored = await storage.load("second")
    assert stored is not None
    assert [seat.name for seat in stored.seats] == ["Other", "Incognito"]
    assert b"Brno" not in b"".join(stored.events)
    assert b"Guest" not in stored.events[1]
    assert await storage.guest_by_token("token-guest") is None
    assert await storage.progress("guest") == {}
    for name in ("push_places", "preferences", "spoke"):
        assert await storage.rows(f"SELECT 1 FROM {name} WHERE guest_id = $1", "guest") == [], name


# -- at a running server


async def test_the_guest_of_a_device_is_taken_in_and_whoever_plays_with_them_notices(site: Site) -> None:
    anna, key = await account(site, "Anna")
    guest, host = await site.guest("Somebody"), await site.guest("Host")
    opened = await host.open("me", "open")
    await guest.sit(opened)
    async with guest.at(opened["id"]) as player, host.at(opened["id"]) as other:
        await player.until_update(lambda update: update["view"] is not None)
        answer = (await sign_in(guest, key)).json()
        assert (answer["merged"], answer["apart"], answer["id"]) == (True, [], anna.id)
        await other.socket.wait_closed()  # the table is read anew
        assert other.socket.close_code == 1012
    async with guest.at(opened["id"]) as player:
        assert player.update["you"] == 1
        await player.step(lambda choices: choices[0])
    async with anna.at(opened["id"]) as player:
        assert player.update["you"] == 1, "on all devices of the account"
    mine = (await anna.get("/api/tables", scope="mine")).json()
    assert [row["id"] for row in mine] == [opened["id"]]


async def test_the_host_of_a_table_stays_its_host(site: Site) -> None:
    _, key = await account(site, "Anna")
    guest = await site.guest("Somebody")
    opened = await guest.open("me", "open")
    await sign_in(guest, key)
    told = (await guest.get(f"/api/tables/{opened['id']}")).json()
    assert told["host"]
    assert told["invites"] == opened["invites"]
    async with guest.at(opened["id"]) as player:
        assert (await player.command("hand", seat=1, bot="random"))["type"] == "done"


async def test_two_who_sit_at_one_table_stay_two_and_it_is_said(site: Site) -> None:
    anna, key = await account(site, "Anna")
    opened = await anna.open("me", "open")
    guest = await site.guest("Somebody")
    await guest.sit(opened)
    before = Person(site, guest.id, guest.name, guest.token)
    answer = (await sign_in(guest, key)).json()
    assert answer["merged"] is False
    assert answer["apart"] == [{"id": opened["id"], "title": "Race for the Galaxy"}]
    async with guest.at(opened["id"]) as one, before.at(opened["id"]) as other:
        assert (one.update["you"], other.update["you"]) == (0, 1)


async def test_two_devices_of_one_account_at_one_seat(site: Site) -> None:
    anna, key = await account(site, "Anna")
    phone = site.stranger()
    await sign_in(phone, key)
    opened = await anna.open_full("me", "open")
    async with anna.at(opened["id"]) as first, phone.at(opened["id"]) as second:
        await first.until_update(lambda update: update["asked"] is not None)
        await second.until_update(lambda update: update["asked"] is not None)
        assert first.update["view"] == second.update["view"]
        choice, step = first.choices()[0], first.update["step"]
        assert (await first.act(choice, step=step))["type"] == "done"
        twice = await second.act(choice, step=step)
        assert twice["type"] == "refused", "the same move from the other device is not made twice"
        await second.until_update(lambda update: update["step"] == step + 1)
        if second.choices():
            assert (await second.act(second.choices()[0]))["type"] == "done", "either may go on"
