"""People who mean no good: each gets a clear answer in their own language, nothing changes, nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from starhold.server.settings import Limits, Settings
from tests.server.faults.audit import StoredTable, stored_tables, versions
from tests.server.kit import INLINE, Frame, Person, Player, Site, connect, over, play_on, running

LANGUAGES = ("en", "cs", "lt")
PATIENT = Settings(bot_workers=0, limits=Limits(socket_rate=1e6, socket_burst=1e6, hello_seconds=600))
STRICT = Settings(bot_workers=0, limits=Limits(socket_rate=0.01, hello_seconds=600))  # a flood on any machine


@dataclass
class Scene:
    """A table with two persons who play, somebody who watches, and room for trouble."""

    folder: Path
    site: Site
    table: str
    ada: Person
    ben: Person
    witnesses: list[Player]

    def stored(self) -> StoredTable:
        return stored_tables(self.folder / "tables.db")[self.table]

    async def nobody_noticed(self) -> None:
        """Nothing came to anybody since they last read: the answer to a ping is the very next frame, but for how many
        look on, which is said to all."""
        for witness in self.witnesses:
            await witness.send(type="ping")
            frame = await witness.read()
            while frame["type"] == "presence":
                frame = await witness.read()
            assert frame == {"type": "pong"}

    @asynccontextmanager
    async def unmoved(self) -> AsyncIterator[None]:
        """What happens in here changes nothing that is stored and is heard by nobody else."""
        before = self.stored()
        yield
        await self.nobody_noticed()
        after = self.stored()
        assert (after.version, after.events) == (before.version, before.events)


@asynccontextmanager
async def scene(folder: Path, settings: Settings = PATIENT, *seats: str, **more: Any) -> AsyncIterator[Scene]:
    async with running(folder, settings) as site, AsyncExitStack() as stack:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open(*(seats or ("me", "open")), **more)
        table = opened["id"]
        joined = await ben.post(f"/api/tables/{table}/join", {"invite": opened["invites"]["1"]})
        assert joined.is_success
        witnesses: list[Player] = []
        for person in (ada, ben, site.stranger()):
            witnesses.append(await stack.enter_async_context(person.at(table)))
        here = Scene(folder, site, table, ada, ben, witnesses)
        for witness in witnesses[:-1]:  # those who came later were announced to those who were there
            while not all(seat["online"] for seat in witness.update["seats"]):
                witness.update["seats"] = (await witness.until("presence"))["seats"]
        yield here


async def said(site: Site, table: str, token: str, *frames: str | bytes, lang: str = "en") -> list[Frame]:
    """What is answered to a hello and to some frames after it, over a socket of their own, up to its end.

    The last question goes the same way as commands, so that when it is answered all of them are.
    """
    answers: list[Frame] = []
    async with connect(site.socket_url(table), max_size=None) as wire:
        player = Player(wire)
        await player.send(type="hello", token=token, lang=lang)
        try:
            answers.append(await player.read())
            for frame in frames:
                await wire.send(frame)
            await player.send(type="why", id="the end", action="nothing")
            while (answer := await player.read()).get("id") != "the end":
                answers.append(answer)
        except ConnectionClosed as closed:
            answers.append({"type": "closed", "code": closed.rcvd.code if closed.rcvd else 0})
    return answers


async def drained(site: Site, table: str) -> None:
    """Until a table has done all it was asked so far."""

    async def nothing() -> None:
        return

    await (await site.table(table)).ask(nothing)


def clear(answers: dict[str, Frame], key: str) -> None:
    """One reason, said in three languages, each in its own words and with nothing left unfilled."""
    texts = {answer["text"] for answer in answers.values()}
    assert {answer["key"] for answer in answers.values()} == {key}
    assert len(texts) == len(LANGUAGES), texts
    for text in texts:
        assert len(text) > 10, text
        assert "{" not in text, text
        assert key not in text, text


def act(step: int, *actions: str, id: str = "x") -> str:
    return json.dumps({"type": "act", "id": id, "step": step, "actions": actions})


# -- over the socket


async def test_each_wrong_command_has_its_reason_in_every_language(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        ada = here.witnesses[0]
        step, choices = ada.update["step"], ada.choices()
        hand = ada.update["view"]["empires"][0]["hand"]
        single = next(choice for choice in choices if hand.count(choice.split(":")[-1]) == 1)  # some cards come twice
        carol = await here.site.guest("Carol")
        cases: list[tuple[str, str, str]] = [  # token, frame, the key of the reason
            ("", act(step, choices[0]), "not-seated"),
            (carol.token, act(step, choices[0]), "not-seated"),
            (here.ada.token, act(step + 1, choices[0]), "stale"),
            (here.ada.token, act(step, "no_such_thing"), "bad-action"),
            (here.ada.token, act(step, single, single), "refuse-discard-picked"),
            ("", '{"type":"say","id":"x","text":"hello"}', "guest-needed"),
            (here.ada.token, '{"type":"say","id":"x","text":"\\u200b \\u0007"}', "chat-empty"),
            (here.ada.token, '{"type":"undo","id":"x","step":0}', "undo-impossible"),
            (here.ada.token, '{"type":"hand","id":"x","seat":7,"bot":"greedy"}', "seat-unknown"),
            (here.ada.token, '{"type":"hand","id":"x","seat":1,"bot":"greedy"}', "hand-here"),
            (here.ada.token, '{"type":"hand","id":"x","seat":1,"bot":""}', "hand-not-yours"),
            (here.ada.token, '{"type":"hand","id":"x","seat":0,"bot":"nobody"}', "bot-unknown"),
            (carol.token, '{"type":"hand","id":"x","seat":0,"bot":"greedy"}', "not-seated"),
            ("", '{"type":"hand","id":"x","seat":0,"bot":"greedy"}', "guest-needed"),
            (here.ada.token, '{"type":"fly"}', "frame-bad"),
            (here.ada.token, '{"type":"hello"}', "hello-twice"),
        ]
        for token, frame, key in cases:
            async with here.unmoved():
                answers: dict[str, Frame] = {}
                for lang in LANGUAGES:
                    hello, answer = await said(here.site, here.table, token, frame, lang=lang)
                    assert hello["type"] == "update"
                    assert answer["type"] == ("problem" if key in ("frame-bad", "hello-twice") else "refused")
                    answers[lang] = answer
                if key == "refuse-discard-picked":  # the key of a rule is the game's own
                    key = answers["en"]["key"]
                    assert key.startswith("refuse-")
                    assert answers["en"]["rule"].startswith("race:")
                clear(answers, key)


async def test_who_may_not_come_in_is_told_why(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for table, token, key, code in (
            (here.table, "wrong", "token-unknown", 1008),
            ("nosuchtable", "", "table-unknown", 4004),  # for good: a client need not try again
        ):
            async with here.unmoved():
                answers = {}
                for lang in LANGUAGES:
                    answers[lang], closed = await said(here.site, table, token, lang=lang)
                    assert closed == {"type": "closed", "code": code}
                clear(answers, key)


def mutated(rng: random.Random, frame: str) -> str | bytes:
    """A frame that somebody has been at."""
    data = bytearray(frame.encode())
    for _ in range(rng.randrange(1, 6)):
        place = rng.randrange(len(data))
        match rng.randrange(4):
            case 0:
                data[place] = rng.randrange(32, 127)
            case 1:
                del data[place]
            case 2:
                data[place:place] = bytes(rng.choices(b'{}[]",:0\\-eE.tfn', k=rng.randrange(1, 4)))
            case _:
                data[place:place] = data[: rng.randrange(len(data))]
    return bytes(data) if rng.randrange(10) == 0 else data.decode("utf-8", "replace")


async def test_hundreds_of_frames_somebody_has_been_at(tmp_path: Path) -> None:
    """From a spectator, so that none of them can be right by accident: all are answered, the table never stirs."""
    rng = random.Random("frames")
    async with scene(tmp_path) as here:
        step, choices = here.witnesses[0].update["step"], here.witnesses[0].choices()
        good = [
            act(step, *choices[:2]),
            json.dumps({"type": "undo", "id": "u", "step": step}),
            json.dumps({"type": "say", "id": "s", "text": "Good evening"}),
            json.dumps({"type": "hand", "id": "h", "seat": 1, "bot": "greedy"}),
            json.dumps({"type": "why", "id": "w", "action": choices[0]}),
        ]
        async with here.unmoved():
            for _ in range(20):
                frames = [mutated(rng, rng.choice(good)) for _ in range(25)]
                answers = await said(here.site, here.table, "", *frames)
                assert len(answers) == 1 + len(frames)
                assert {answer["type"] for answer in answers[1:]} <= {"problem", "refused"}


async def test_a_flood_closes_only_the_socket_it_comes_from(tmp_path: Path) -> None:
    async with scene(tmp_path, STRICT) as here:
        for frames in (['{"type":"ping"}'] * 300, ["nonsense"] * 300, [act(0, "pass")] * 300):
            async with here.unmoved():
                answers = await said(here.site, here.table, "", *frames)
                assert answers[-2:] == [{**answers[-2], "key": "too-fast"}, {"type": "closed", "code": 1008}]


async def test_a_flood_of_chat_is_bounded_and_play_goes_on(tmp_path: Path) -> None:
    """Somebody seated may talk, but not for ever: the others go on playing, and get what was said, in order."""
    async with scene(tmp_path, STRICT) as here:
        frames = [json.dumps({"type": "say", "id": f"s{number}", "text": f"spam {number}"}) for number in range(300)]
        answers, done = await asyncio.gather(
            said(here.site, here.table, here.ben.token, *frames),
            here.witnesses[0].step(lambda choices: choices[0]),
        )
        assert answers[-1] == {"type": "closed", "code": 1008}
        assert done["step"] == 1
        acknowledged = [answer["id"] for answer in answers if answer["type"] == "done"]
        await drained(here.site, here.table)
        for witness in here.witnesses:
            await witness.until_update(lambda update: update["version"] == here.stored().version)
        chat = [event for event in here.stored().events if event["k"] == "say"]
        assert 0 < len(chat) < 100
        assert [event["id"] for event in chat] == [f"s{number}" for number in range(len(chat))]
        assert acknowledged == [event["id"] for event in chat][: len(acknowledged)]


@pytest.mark.parametrize("size", [8 * 1024 + 1, 15 * 1024, 200 * 1024, 3 * 1024 * 1024])
async def test_huge_frames(tmp_path: Path, size: int) -> None:
    async with scene(tmp_path) as here, here.unmoved():
        answers = await said(here.site, here.table, "", json.dumps({"type": "say", "id": "x", "text": "x" * size}))
        assert answers[-1] == {"type": "closed", "code": 1009}


async def test_a_huge_message_in_small_pieces(tmp_path: Path) -> None:
    """Without an end in sight: it is the whole that counts."""
    async with scene(tmp_path) as here, here.unmoved():

        async def pieces() -> AsyncIterator[str]:
            for _ in range(1000):
                yield "x" * 1000

        async with connect(here.site.socket_url(here.table)) as wire:
            await wire.send('{"type":"hello"}')
            await wire.recv()
            with contextlib.suppress(ConnectionClosed):
                await wire.send(pieces())
            await wire.wait_closed()
            assert wire.close_code == 1009


async def test_who_is_gone_before_being_let_in_leaves_nothing_behind(tmp_path: Path) -> None:
    """Hello and away, many times at once: nobody is thought to be there afterwards, and the table can be put away."""
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        opened = await ada.open("me", "open")
        table = await site.table(opened["id"])
        hello = json.dumps({"type": "hello", "token": ada.token})

        async def come_and_go() -> None:
            wire = await connect(site.socket_url(opened["id"]))
            await wire.send(hello)
            wire.transport.abort()

        for _ in range(10):
            await asyncio.gather(*(come_and_go() for _ in range(10)))
        while site.registry.sockets:
            await asyncio.sleep(0.01)
        await drained(site, opened["id"])
        assert table.connections == set()
        assert table.seats.places[0].here == 0
        assert table.idle()
        async with site.stranger().at(opened["id"]) as witness:
            assert [seat["online"] for seat in witness.update["seats"]] == [False, False]


async def test_who_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """Somebody asks for everything again and again and reads none of it: the others are served as ever."""
    limits = Limits(socket_rate=1e6, socket_burst=1e6, waiting_frames=8, chat_burst=100, table_chat_burst=100)
    async with scene(tmp_path, Settings(bot_workers=0, limits=limits), public=True) as here:
        ada = here.witnesses[0]
        for number in range(60):
            assert (await ada.command("say", text=f"{number} " + "x" * 480))["type"] == "done"
            for witness in here.witnesses:
                await witness.until("update")
        plain = sockets.socket()
        plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", here.site.port))
        table = await here.site.table(here.table)
        before = set(table.connections)
        async with connect(here.site.socket_url(here.table), sock=plain, max_queue=1, close_timeout=0.1) as slow:
            await slow.send('{"type":"hello"}')
            await slow.recv()
            (lazy,) = table.connections - before
            async with here.unmoved():
                while not lazy.closing:
                    await slow.send('{"type":"speak","lang":"cs"}')
                    assert (await ada.command("why", action="pass"))["type"] in ("answer", "refused")
                assert lazy.closing == 1013
        async with here.ben.at(here.table, since=31) as again:  # Ben sat, it was dealt, 29 lines
            assert [line["number"] for line in again.update["chat"]] == list(range(29, 60))


# -- names and chat


ABSURD = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",  # words are words: whoever shows them has to quote them
    "  two\n\nlines\tand\r\nmore ": "two lines and more",
    "\u202eevil\u202c": "evil",
    "a\u0000b\u0007c\u001b[31m": "abc[31m",
    "👩‍🚀 zoë": "👩‍🚀 zoë",
    "\ufeffhidden\u200b mark\u2066": "hidden mark",
    "z" + "\u0301" * 40: "ź\u0301\u0301",
    "'; DROP TABLE tables; --": "'; DROP TABLE tables; --",
    "{ $name } %s {0}": "{ $name } %s {0}",
    "مرحبا שלום": "مرحبا שלום",
}
NO_NAME = ["", "   ", "\u200b\u200d", "\u0000\u0001", "\n\t", "\u202e", "\u0301"]


async def test_absurd_names(tmp_path: Path) -> None:
    async with running(tmp_path, INLINE) as site:
        for given, kept in ABSURD.items():
            answer = await site.http.post("/api/guests", json={"name": given})
            assert answer.status_code == 201, (given, answer.text)
            assert answer.json()["name"] == kept
        for name, key in [
            *((name, "name-empty") for name in NO_NAME),
            ("x" * 31, "name-long"),
            ("👩" * 199, "name-long"),
        ]:
            answers = {}
            for lang in LANGUAGES:
                answer = await site.http.post("/api/guests", json={"name": name}, params={"lang": lang})
                assert answer.status_code == 422, name
                answers[lang] = answer.json()
            clear(answers, key)
        absurd: list[Any] = [{"name": "x" * 10_000}, {"name": 7}, {"name": None}, {}, [], {"name": ["a"]}]
        for body in absurd:
            answer = await site.http.post("/api/guests", json=body)
            assert answer.status_code == 422
            assert answer.json()["key"] == "bad-request"
        half = await site.http.post(
            "/api/guests", content=b'{"name":"\\ud800x"}', headers={"Content-Type": "application/json"}
        )
        assert half.status_code in (201, 422)
        assert set(half.json()) in ({"id", "name", "token"}, {"key", "text"})


async def test_absurd_chat(tmp_path: Path) -> None:
    """Everybody who plays is shown the same harmless line; what is nothing or too much is refused."""
    async with scene(tmp_path, public=True) as here:
        ada = here.witnesses[0]
        for given, kept in ABSURD.items():
            assert (await ada.command("say", text=given))["type"] == "done"
            for witness in here.witnesses[:-1]:
                line = (await witness.until("update"))["chat"][-1]
                assert (line["name"], line["text"]) == ("Ada", kept)
            looking_on = await here.witnesses[-1].until("update")
            assert looking_on["chat"] == [], "what players say is not for who looks on while the game is played"
        async with here.unmoved():
            for text in NO_NAME[1:-1]:
                assert (await ada.command("say", text=text))["key"] == "chat-empty"
            for text in ("", "x" * 501, "x" * 7000):
                await ada.send(type="say", id="x", text=text)
                assert (await ada.read())["key"] == "frame-bad"


# -- tables


async def test_wrong_wishes_by_http(tmp_path: Path) -> None:
    """Full table, foreign seat, finished table, unknown game, unreadable record: the reason, and nothing happens."""
    async with scene(tmp_path, PATIENT, "me", "open", options={"max_rounds": 1}) as here:
        table = f"/api/tables/{here.table}"
        carol = await here.site.guest("Carol")
        wish = {"game": "race", "players": 2, "seats": ["me", "greedy"]}
        deep = "[" * 100_000
        cases: list[tuple[Person, str, Any, int, str]] = [
            (carol, f"{table}/join", {"seat": 1}, 403, "invite-needed"),
            (carol, f"{table}/join", {"seat": 1, "invite": "wrong"}, 403, "invite-wrong"),
            (carol, f"{table}/join", {"seat": 50}, 404, "seat-unknown"),
            (here.site.stranger(), f"{table}/join", {}, 401, "guest-needed"),
            (carol, "/api/tables/nosuchtable/join", {}, 404, "table-unknown"),
            (carol, f"{table}/rematch", None, 403, "not-seated"),
            (here.ada, f"{table}/rematch", None, 409, "rematch-early"),
            (carol, "/api/tables", {**wish, "game": "chess"}, 404, "game-unknown"),
            (carol, "/api/tables", {**wish, "players": 5, "seats": ["me", *["greedy"] * 4]}, 422, "bad-option"),
            (carol, "/api/tables", {**wish, "seats": ["me"]}, 422, "seats-count"),
            (carol, "/api/tables", {**wish, "seats": ["greedy", "greedy"]}, 422, "seats-me"),
            (carol, "/api/tables", {**wish, "seats": ["me", "deep_blue"]}, 422, "bot-unknown"),
            (carol, "/api/tables", {**wish, "options": {"edition": "seventh"}}, 422, "bad-option"),
            (carol, "/api/tables", {**wish, "record": "not a record"}, 422, "bad-record"),
            (carol, "/api/tables", {**wish, "record": deep}, 422, "bad-record"),
            (here.site.stranger(), "/api/tables", wish, 401, "guest-needed"),
            (carol, "/api/links/nosuchcode", None, 404, "link-unknown"),
        ]
        before = versions(tmp_path / "tables.db")
        for person, path, body, status, key in cases:
            async with here.unmoved():
                answers = {}
                for lang in LANGUAGES:
                    answer = await person.post(path, body, lang=lang)
                    assert answer.status_code == status, (path, body, answer.text)
                    answers[lang] = answer.json()
                clear(answers, key)
        assert versions(tmp_path / "tables.db") == before

        wrong = Person(here.site, "", "", "wrong")
        for path in ("/api/me", "/api/tables?scope=mine", table, f"{table}/steps/0"):
            answer = await wrong.get(path)
            assert (answer.status_code, answer.json()["key"]) == (401, "token-unknown"), path

        async with asyncio.TaskGroup() as group:
            for witness in here.witnesses[:2]:
                group.create_task(play_on(witness, over))
        await here.witnesses[2].until_update(over)
        async with here.unmoved():
            for lang in LANGUAGES:
                _, refused = await said(here.site, here.table, here.ada.token, act(0, "pass"), lang=lang)
                assert refused["type"] == "refused"
                assert len(refused["text"]) > 10
            late = await carol.post(f"{table}/join", {"seat": 1})
            assert (late.status_code, late.json()["key"]) == (409, "table-over")


async def test_full_tables_and_seats_taken_at_the_same_moment(tmp_path: Path) -> None:
    """Ten want the one open seat: one gets it."""
    async with running(tmp_path, PATIENT) as site:
        ada = await site.guest("Ada")
        table = (await ada.open("me", "open", "greedy", public=True))["id"]
        guests = [await site.guest(f"Guest {number}") for number in range(10)]
        answers = await asyncio.gather(*(guest.post(f"/api/tables/{table}/join", {}) for guest in guests))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 9]
        assert {answer.json()["key"] for answer in answers if answer.status_code == 409} == {"table-full"}
        taken = await guests[0].post(f"/api/tables/{table}/join", {"seat": 2})
        winner = next(guest for guest, answer in zip(guests, answers, strict=True) if answer.is_success)
        assert taken.status_code in (200, 409)
        shown = (await winner.get(f"/api/tables/{table}")).json()
        assert shown["my_seat"] == 1
        events = [event for event in stored_tables(tmp_path / "tables.db")[table].events if event["k"] == "sit"]
        assert len(events) == 1


async def test_pages_of_other_sites_change_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path) as here, here.unmoved():
        for origin in ("http://elsewhere.example", "null", f"http://127.0.0.1:{here.site.port + 1}", "http://[", "x"):
            headers = {**here.ada.headers, "Origin": origin}
            for path in ("/api/guests", "/api/tables", f"/api/tables/{here.table}/rematch", "/api/me/link"):
                answer = await here.site.http.post(path, json={"name": "Eve"}, headers=headers)
                assert (answer.status_code, answer.json()["key"]) == (403, "origin-foreign"), (origin, path)
