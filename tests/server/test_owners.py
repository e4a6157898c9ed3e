"""A request or a socket that reaches another process than the table's own is served through that one."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starhold.server.inside import Signer, address_of, listen_inside, plain
from starhold.server.request_error import Elsewhere
from starhold.server.storage import Stored
from tests.server.authenticator import account
from tests.server.kit import Frame, Person, Player, connect, first
from tests.server.neighbours import Neighbour, neighbours, until
from tests.server.storages import on_postgres


def at(person: Person, site: Neighbour) -> Person:
    """The same person, asking another server."""
    return Person(site, person.id, person.name, person.token)


def is_at(version: int, update: Frame) -> bool:
    return bool(update["version"] >= version)


async def sent_away(player: Player) -> int:
    """Read on until the socket is closed, and by which code."""
    try:
        while True:
            await player.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def test_two_people_play_at_one_table_through_two_servers(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada, ben = await here.guest("Ada"), await there.guest("Ben")
        opened = await ada.open("me", "open")
        await ben.sit(opened)
        async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
            assert here.serves(opened["id"]) != there.serves(opened["id"]), "one of them has it"
            for _ in range(6):
                player = one if one.choices() else other
                await player.step(first)
                for reader in (one, other):
                    await reader.until_update(partial(is_at, player.update["version"]))
            assert one.update["version"] == other.update["version"] > 6
            assert one.update["you"] == 0
            assert other.update["you"] == 1


async def test_every_route_of_a_table_answers_the_same_wherever_it_is_asked(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]) as player:
            await player.step(first)
            assert here.serves(opened["id"])
            for path in ("", "/steps/1", "/course", "/record", "/steps/99", "/nothing"):
                one = await ada.get(f"/api/tables/{opened['id']}{path}")
                other = await at(ada, there).get(f"/api/tables/{opened['id']}{path}")
                assert (one.status_code, one.content) == (other.status_code, other.content), path
                assert one.headers.get_list("content-type") == other.headers.get_list("content-type"), path
                assert len(other.headers.get_list("content-security-policy")) == 1, path
            said = await at(ada, there).post(f"/api/tables/{opened['id']}/join", {})
            assert said.json() == {"seat": 0}
            assert not there.serves(opened["id"])
        missing = await at(ada, there).get("/api/tables/nosuchtable/course")
        assert missing.status_code == 404


async def test_a_table_nobody_serves_is_taken_by_whoever_is_asked(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]):
            pass
        await here.registry.put_away(float("inf"))
        assert not here.serves(opened["id"])
        async with at(ada, there).at(opened["id"]):
            assert there.serves(opened["id"])


async def test_when_the_owner_ends_people_go_on_at_another(postgres_url: str) -> None:
    """A rolling restart: sockets are told to come again, and what they come to is the same table."""
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        carried = at(ada, there)
        async with ada.at(opened["id"]) as direct, carried.at(opened["id"]) as passed:
            await direct.step(first)
            await passed.until_update(lambda update: update["version"] == direct.update["version"])
            await here.routes.drain()
            for player in (direct, passed):
                assert await sent_away(player) == 1012
        async with carried.at(opened["id"]) as player:
            assert there.serves(opened["id"])
            assert player.update["version"] == direct.update["version"]
        async with ada.at(opened["id"]) as player:  # the one that is about to end passes on whatever still reaches it
            assert player.update["version"] == direct.update["version"]


async def test_a_stale_owner_drops_the_table_and_sends_its_sockets_away(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]) as player:
            choice = first(player.choices())
            here.storage.lease.stop_beating()
            there.storage.lease._steady = float("-inf")
            await on_postgres(postgres_url, f"DELETE FROM starhold.processes WHERE id = '{here.storage.process}'")
            async with at(ada, there).at(opened["id"]) as moved:
                assert there.serves(opened["id"])
                await player.send(type="act", id="stale", step=player.update["step"], actions=[choice])
                assert await sent_away(player) == 1012
                assert not here.serves(opened["id"])
                assert moved.update["version"] == player.update["version"], "nothing was written"
                assert (await moved.act(choice, id="stale"))["type"] == "done"


async def test_a_table_lost_while_it_was_read_is_not_served(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who slept meanwhile: another has the table by now, and the beat that told us so found nothing to drop."""
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        for site in (here, there):
            await site.registry.put_away(float("inf"))
        load = here.storage.load

        async def slowly(table: str) -> Stored | None:
            stored = await load(table)
            if not there.serves(table):
                await here.storage.release([table])
                await there.registry.table(table)
            return stored

        monkeypatch.setattr(here.storage, "load", slowly)
        with pytest.raises(Elsewhere):
            await here.registry.table(opened["id"])
        assert there.serves(opened["id"])
        assert not here.serves(opened["id"])
        async with ada.at(opened["id"]), at(ada, there).at(opened["id"]):
            assert not here.serves(opened["id"])


async def test_who_comes_to_a_table_that_is_just_being_lost_is_sent_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with neighbours(postgres_url) as (here, _):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        table = await here.table(opened["id"])

        async def prepare(*_: object) -> None:
            if table.busy and not table.closed:  # in the midst of letting somebody in
                here.registry._lost([table.id])

        monkeypatch.setattr(table.words, "prepare", prepare)
        async with connect(here.socket_url(opened["id"])) as socket:
            player = Player(socket)
            await player.send(type="hello", token=ada.token)
            assert await sent_away(player) == 1012
        assert not table.connections


async def test_sockets_passed_on_to_a_process_that_hangs_are_sent_away_when_its_lease_ends(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]), at(ada, there).at(opened["id"]) as passed:
            here.storage.lease.stop_beating()
            await on_postgres(
                postgres_url, f"UPDATE starhold.processes SET beat = 0 WHERE id = '{here.storage.process}'"
            )
            await sent_away(passed)


async def test_the_inner_address_listens_to_nobody_else(postgres_url: str) -> None:
    async with neighbours(postgres_url, 1) as (here,):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        inner, path = here.storage.address, f"/api/tables/{opened['id']}"
        signer = here.routes.signer
        assert signer is not None
        async with httpx.AsyncClient(base_url=f"http://{inner}") as http:
            assert (await http.get(path)).status_code == 403
            good = {key.decode(): value.decode() for key, value in signer.sign("GET", path.encode(), "192.0.2.1")}
            assert (await http.get(path, headers=good)).status_code == 200
            for wrong in (
                good | {"x-starhold-from": "192.0.2.2"},
                good | {"x-starhold-at": "0"},
                good | {"x-starhold-signature": "0" * 64},
                good | {"x-starhold-signature": "\u010d"},
            ):
                encoded = {key: value.encode() for key, value in wrong.items()}
                assert (await http.get(path, headers=encoded)).status_code == 403, wrong
            assert (await http.get(f"{path}/course", headers=good)).status_code == 403
            assert (await http.post(path, headers=good)).status_code == 403
            assert (await http.request("GET", path, headers=good, content=b"more")).status_code == 403
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{inner}{path}/socket"):
                pass


async def test_a_client_cannot_speak_for_another_address(postgres_url: str) -> None:
    """Such headers of its own are thrown away, at the door and before anything is passed on."""
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        path = f"/api/tables/{opened['id']}/course"
        signer = here.routes.signer
        assert signer is not None
        forged = {key.decode(): value.decode() for key, value in signer.sign("GET", path.encode(), "192.0.2.1")}
        async with ada.at(opened["id"]):
            for site in (here, there):
                answer = await site.http.get(path, headers=ada.headers | forged)
                assert answer.status_code == 200
        assert "192.0.2.1" not in {*here.registry.services.addresses.looks.buckets}
        assert plain([(b"x-starhold-from", b"1.2.3.4"), (b"accept", b"*/*")]) == [(b"accept", b"*/*")]


def test_an_old_signature_is_worth_nothing() -> None:
    now = 1000.0
    signer = Signer(b"key", lambda: now)
    headers = signer.sign("GET", b"/x", "192.0.2.1")
    assert signer.client("GET", b"/x", headers, b"") == "192.0.2.1"
    assert Signer(b"other", lambda: now).client("GET", b"/x", headers, b"") is None
    now += 60
    assert signer.client("GET", b"/x", headers, b"") is None


async def test_commands_of_many_sockets_over_two_servers_are_stored_once_each(postgres_url: str) -> None:
    """The same command sent through both servers at once, as a client does that came back elsewhere."""
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]) as one, at(ada, there).at(opened["id"]) as other:
            command = {"type": "act", "id": "once", "step": one.update["step"], "actions": [first(one.choices())]}
            await asyncio.gather(one.send(**command), other.send(**command))
            for player in (one, other):
                done = await player.until("done", "refused")
                assert done["type"] == "done", done
        rows = await here.storage.rows("SELECT body FROM events WHERE table_id = $1", opened["id"])
        assert [json.loads(body).get("id") for (body,) in rows].count("once") == 1


async def test_a_dead_address_is_asked_again_until_the_table_is_free(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]):
            pass
        here.storage.lease.stop_beating()
        there.storage.lease._steady = float("-inf")
        name = here.storage.process
        await on_postgres(postgres_url, f"UPDATE starhold.processes SET address = '127.0.0.1:1' WHERE id = '{name}'")
        coming = asyncio.create_task(_come(at(ada, there), opened["id"]))
        asking = asyncio.create_task(at(ada, there).get(f"/api/tables/{opened['id']}/course"))
        await asyncio.sleep(0)
        await on_postgres(postgres_url, f"UPDATE starhold.processes SET beat = 0 WHERE id = '{name}'")
        assert (await coming).update["you"] == 0
        assert (await asking).status_code == 200
        await until(lambda: there.serves(opened["id"]))


async def test_what_is_asked_of_an_owner_that_lost_the_table_is_done_by_the_next(postgres_url: str) -> None:
    """It has the table in memory and has just been asked to seat somebody: that is not for the person to notice."""
    async with neighbours(postgres_url) as (here, there):
        ada, ben = await here.guest("Ada"), await here.guest("Ben")
        opened = await ada.open("me", "open")
        async with ada.at(opened["id"]):
            assert here.serves(opened["id"])
            statement = "UPDATE starhold.tables SET owner = '{}', fence = fence + 1"
            await on_postgres(postgres_url, statement.format(there.storage.process))
            await ben.sit(opened)
            assert there.serves(opened["id"])
            await until(lambda: not here.serves(opened["id"]))


async def test_what_concerns_a_person_reaches_tables_that_another_process_serves(postgres_url: str) -> None:
    """Order is kept, all is told and somebody is deleted by way of one process; the tables are served by another."""
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        moderator, _ = await account(there, "Mona", "moderator")
        closed, running = await ada.open_full("me", "open"), await ada.open_full("me", "open")
        async with ada.at(closed["id"]) as player, ada.at(running["id"]) as other:
            assert (await moderator.post(f"/api/tables/{closed['id']}/close")).status_code == 204
            await player.until_update(lambda update: bool(update["over"]))
            record = (await ada.get(f"/api/tables/{closed['id']}/record")).text
            told = (await at(ada, there).get("/api/me/export")).json()
            assert {game["table"]: game["record"] for game in told["games"]} == {
                closed["id"]: record,
                running["id"]: None,
            }
            assert here.serves(closed["id"])
            gone = await at(ada, there).post("/api/me/delete", {"name": "Ada"})
            assert gone.status_code == 204, gone.text
            await sent_away(other)
        row = await there.storage.find(running["id"])
        assert row is not None
        assert row.seats[0].bot, "a bot plays on for who is gone"


async def test_a_question_to_a_process_that_hangs_is_asked_again_elsewhere(postgres_url: str) -> None:
    async with neighbours(postgres_url) as (here, there):
        ada = await here.guest("Ada")
        opened = await ada.open_full("me", "open")
        async with ada.at(opened["id"]):
            pass
        await here.registry.put_away(float("inf"))
        there.storage.lease._steady = float("-inf")
        with listen_inside("127.0.0.1") as silent:  # accepts, and says nothing
            await on_postgres(
                postgres_url,
                "INSERT INTO starhold.processes (id, address, version, started, beat) VALUES "
                f"('hangs', '{address_of(silent)}', '1', 0, extract(epoch FROM clock_timestamp()))",
                "UPDATE starhold.tables SET owner = 'hangs', fence = fence + 1",
            )
            answer = await at(ada, there).get(f"/api/tables/{opened['id']}/course")
        assert answer.status_code == 200


async def _come(person: Person, table: str) -> Player:
    async with person.at(table) as player:
        return player
