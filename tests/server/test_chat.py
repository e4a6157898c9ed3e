"""Chat: private at private tables, by the names of seats, bounded, and never doubled by a resend."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from starhold.core.registry import game
from starhold.server.events import NOT_NOTED, WATCHING, Said, read, write
from starhold.server.history import MOST_IDS_KEPT, MOST_SENDERS, History, fold
from starhold.server.settings import Limits
from tests.server.kit import HASTY, INLINE, Frame, Person, Site, running

TALKATIVE = replace(INLINE, limits=replace(HASTY, chat_burst=10_000, table_chat_burst=10_000))


def said(update: Frame) -> list[tuple[str, str, int | None]]:
    return [(line["name"], line["text"], line["seat"]) for line in update["chat"]]


async def test_at_a_private_table_those_who_sit_there_chat_among_themselves(site: Site) -> None:
    ada, ben, eve = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")
    opened = await ada.open("me", "open")
    async with ada.at(opened["id"]) as host, eve.at(opened["id"]) as eyes, ben.at(opened["id"]) as invited:
        assert (await host.command("say", text="Only for us"))["type"] == "done"
        for spectator in (eyes, invited):
            refused = await spectator.command("say", text="Hello")
            assert (refused["type"], refused["key"]) == ("refused", "chat-private")
            await spectator.until_update(lambda update: update["version"] == 1)
            assert (said(spectator.update), spectator.update["chats"]) == ([], False)
        joined = await ben.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invites"]["1"]})
        assert joined.status_code == 200
        await invited.until_update(lambda update: update["you"] == 1)
        assert (said(invited.update), invited.update["chats"]) == ([("Ada", "Only for us", 0)], True)
        assert (await invited.command("say", text="Here I am"))["type"] == "done"
        await eyes.until_update(lambda update: update["version"] == 3)
        assert said(eyes.update) == []
    table = await site.table(opened["id"])
    assert [line.text for line in table.chat_since(0)] == ["Only for us", "Here I am"]
    async with eve.at(opened["id"]) as eyes:
        assert said(eyes.update) == [], "not even the past"
    async with ben.at(opened["id"]) as player:
        assert [text for _, text, _ in said(player.update)] == ["Only for us", "Here I am"]


async def test_a_line_belongs_to_a_seat_or_to_a_spectator(site: Site) -> None:
    """Whoever takes a player's name to look on is not taken for the player, nor a player renamed after another."""
    ada, ben, fake = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Ada")
    opened = await ada.open("me", "open", public=True)
    await ben.post(f"/api/tables/{opened['id']}/join", {})
    await ben.patch("/api/me", {"name": "Ada"})
    expected: list[tuple[str, str, int | None]] = [
        ("Ada", "I am Ada", 0),
        ("Ben", "I am Ben", 1),
        ("Ada", "I am Ada, really", None),
    ]
    for person, (_, text, _) in zip((ada, ben, fake), expected, strict=True):
        async with person.at(opened["id"]) as player:
            assert player.update["chats"]
            assert (await player.command("say", text=text))["type"] == "done"
    for _ in range(2):
        async with site.stranger().at(opened["id"]) as eyes:
            assert said(eyes.update) == expected[2:], "while they play, each side hears its own"
        async with ada.at(opened["id"]) as player:
            assert said(player.update) == expected[:2]
        await site.registry.put_away(float("inf"))  # read anew it is the same


async def test_those_who_look_on_and_those_who_play_do_not_hear_each_other_until_the_end(site: Site) -> None:
    ada, ben, eve = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")
    opened = await ada.open("me", "open", public=True, options={"max_rounds": 1})
    async with eve.at(opened["id"]) as eyes:
        assert (await eyes.command("say", text="May I look on?"))["type"] == "done"
        async with ada.at(opened["id"]) as one:
            assert [text for _, text, _ in said(one.update)] == ["May I look on?"], "before the deal all hear all"
            await one.command("say", text="Of course")
            await eyes.until_update(lambda update: said(update) == [("Ada", "Of course", 0)])
            await ben.post(f"/api/tables/{opened['id']}/join", {})
            async with ben.at(opened["id"]) as other:
                await eyes.command("say", text="Ada has a Gem World")
                await one.command("say", text="Nobody knows my hand")
                heard = one.frames, other.frames
                await one.command("why", action="place:gem_world")  # whatever was sent before has come by now
                await other.command("why", action="place:gem_world")
                assert all(b"Ada has a Gem World" not in frame for frames in heard for frame in frames)
                await eyes.command("say", text="And a plan")
                assert all(b"Nobody knows" not in frame for frame in eyes.frames)
                while not one.update["over"]:
                    for player in (one, other):
                        if player.update["asked"] is not None:
                            await player.step(lambda choices: choices[-1])
                    version = (await site.table(opened["id"])).version
                    for player in (one, other):
                        await player.until_update(lambda update, now=version: update["version"] == now)  # type: ignore[misc]
                all_of_it = [
                    "May I look on?",
                    "Of course",
                    "Ada has a Gem World",
                    "Nobody knows my hand",
                    "And a plan",
                ]
                for player in (one, other, eyes):
                    await player.until_update(lambda update: bool(update["over"]))
                    assert [text for _, text, _ in said(player.update)] == all_of_it


async def test_how_many_look_on_is_told_to_all(site: Site) -> None:
    ada, eve = await site.guest("Ada"), await site.guest("Eve")
    opened = await ada.open("me", "random", public=True)
    async with ada.at(opened["id"]) as one:
        assert one.update["watchers"] == 0
        async with eve.at(opened["id"]), site.stranger().at(opened["id"]) as eyes:
            assert eyes.update["watchers"] == 2
            while (await one.until("presence"))["watchers"] != 2:
                pass
        while (await one.until("presence"))["watchers"] != 0:
            pass


async def test_one_guest_cannot_fill_a_table_nor_many_together(tmp_path: Path) -> None:
    limits = replace(HASTY, chat_rate=0.0, chat_burst=4, table_chat_rate=0.0, table_chat_burst=5)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        ada, ben, eve = await site.guest("Ada"), await site.guest("Ben"), await site.guest("Eve")
        tables = [(await ada.open("me", "open", public=True))["id"] for _ in range(2)]

        async def say(person: Person, table: str, times: int) -> list[str]:
            async with person.at(table) as player:
                return [(await player.command("say", text="x")).get("key", "done") for _ in range(times)]

        assert await say(ben, tables[0], 5) == ["done"] * 4 + ["chat-fast"]
        assert await say(eve, tables[0], 3) == ["done"] + ["chat-fast"] * 2, "five lines of all who only look on"
        assert await say(eve, tables[1], 3) == ["done"] + ["chat-fast"] * 2, "at all tables together, tries counted too"
        assert await say(ada, tables[0], 3) == ["done"] * 3, "whoever sits there is not silenced by them"
        assert await say(ada, tables[1], 3) == ["done"] + ["chat-fast"] * 2
        assert (await site.table(tables[0])).version == 8


async def test_an_address_cannot_fill_tables_by_being_many_guests(tmp_path: Path) -> None:
    limits = replace(HASTY, address_chat_rate=0.0, address_chat_burst=6, own_machine_too=True)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        told: list[str] = []
        for number in range(5):
            guest = await site.guest(f"Guest {number}")
            opened = await guest.open("me", "open", public=True)
            async with guest.at(opened["id"]) as player:
                told += [(await player.command("say", text="x")).get("key", "done") for _ in range(2)]
        assert told == ["done"] * 6 + ["chat-fast"] * 4


def test_people_who_chat_are_not_held_up() -> None:
    limits = Limits()
    assert limits.chat_burst >= 10
    assert limits.chat_rate * 60 >= 20, "lines a minute"
    assert limits.table_chat_rate >= limits.chat_rate


async def test_a_line_resent_late_is_not_said_twice(tmp_path: Path) -> None:
    async with running(tmp_path, TALKATIVE) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open", public=True)
        async with ada.at(opened["id"]) as one, ben.at(opened["id"]) as other:
            assert (await one.command("say", id="first", text="Good luck"))["type"] == "done"
            for number in range(MOST_IDS_KEPT + 2):
                assert (await other.command("say", text=f"line {number}"))["type"] == "done"
            table = await site.table(opened["id"])
            before = table.version
            assert (await one.command("say", id="first", text="Good luck"))["type"] == "done"
            assert table.version == before
        await site.registry.put_away(float("inf"))
        async with ada.at(opened["id"]) as one:
            assert (await one.command("say", id="first", text="Good luck"))["type"] == "done"
        assert (await site.table(opened["id"])).version == before, "nor by a table read anew"


def test_what_is_remembered_of_senders_is_bounded() -> None:
    history = History()
    history.remember("0", "mine")
    for number in range(MOST_SENDERS * 2):
        history.remember(f"guest-{number}", "x")
    assert len(history.ids) == MOST_SENDERS
    assert history.knows("0", "mine"), "a seat is not forgotten because of those who look on"
    assert not history.knows("guest-0", "x")
    assert history.knows(f"guest-{MOST_SENDERS * 2 - 1}", "x")


def test_lines_stored_before_seats_were_belong_to_who_sits_there() -> None:
    old = read(b'{"k":"say","guest":"g1","name":"Ada","text":"hi"}')
    assert isinstance(old, Said)
    assert old.seat == NOT_NOTED
    told = [
        old,
        Said("g2", "Eve", "hello"),
        Said("g1", "Ada", "looking on", seat=WATCHING),
        Said("g1", "Ada", "in", seat=0),
    ]
    assert [read(write(event)) for event in told] == told
    history, _ = fold(game("race"), [], told, {"g1": 0})
    assert [line.seat for line in history.chat_since(0)] == [0, None, None, 0]
