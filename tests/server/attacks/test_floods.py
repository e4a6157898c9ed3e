"""Floods of what is cheap to send: frames of the protocol, handshakes, knocks, refused requests, commands."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from starhold.server.door import Door, Frames
from starhold.server.limits import Addresses
from starhold.server.request_error import RequestError
from starhold.server.services import Services, open_services
from starhold.server.settings import Limits, Settings
from starhold.server.storage import open_storage
from tests.server.attacks.records import endless_game
from tests.server.attacks.test_bounds import bargaining
from tests.server.attacks.test_door import ended, guarded, knock
from tests.server.attacks.wire import HOST, STRANGER, Caller
from tests.server.kit import HASTY, INLINE, Person, Player, Site, asynchronous, connect, first, running

SLOW = "203.0.113.1"
OTHER = "203.0.113.2"


# -- frames


def test_frames_are_counted_however_they_are_cut() -> None:
    rng = random.Random(1)
    sizes = [0, 1, 125, 126, 200, 65_535, 65_536, 0, 5]
    kinds = [Opcode.TEXT, Opcode.PING, Opcode.PONG, Opcode.CONT]
    frames = [Frame(kinds[n % 4] if size < 126 else Opcode.TEXT, bytes(size)) for n, size in enumerate(sizes)]
    data = b"".join(frame.serialize(mask=number % 3 != 0) for number, frame in enumerate(frames))
    for largest in (1, 2, 7, 1_000, len(data)):
        counter, counted, at = Frames(), 0, 0
        while at < len(data):
            size = rng.randint(1, largest)
            counted += counter.count(data[at : at + size], 1_000)
            at += size
        assert counted == len(sizes)
    assert Frames().count(Frame(Opcode.PING, b"").serialize(mask=True) * 40_000, 241) == 241, "no more is looked for"


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_a_flood_of_frames_ends_its_socket_before_they_are_read(
    tmp_path: Path, opcode: Opcode, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.door._QUIET_SECONDS", 600.0)  # all of it happens before the next line is due
    flood = Frame(opcode, b"{}" if opcode is Opcode.TEXT else b"").serialize(mask=True) * 20_000

    @asynchronous
    async def run() -> None:
        async with guarded(tmp_path, hello_seconds=600, request_seconds=600) as (door, port):
            caller = Caller(port, STRANGER)
            await caller.name("Eve")
            opened = await caller.open("race", "me", "random")
            for _ in range(3):
                async with caller.at(opened["id"]) as wire:
                    wire.socket.transport.write(flood)
                    with pytest.raises(ConnectionClosed):
                        await wire.until("nothing that is ever sent")
            assert door.flooding.count == 3
            async with caller.at(opened["id"]) as wire:
                for _ in range(20):
                    await (await wire.socket.ping())
                await wire.send(type="ping")
                await wire.until("pong")
            await caller.close()

    with caplog.at_level(logging.INFO):
        run()
    assert [record.getMessage() for record in caplog.records].count("sockets-flooding") == 1
    assert not [record for record in caplog.records if record.exc_info]


# -- coming in


async def test_shaking_hands_costs_as_much_as_a_look(tmp_path: Path) -> None:
    limits = replace(HASTY, own_machine_too=True, look_rate=0.0001, look_burst=4)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        for _ in range(4):
            async with connect(site.socket_url("nowhere")) as socket:
                await socket.send(json.dumps({"type": "hello"}))
                assert json.loads(await socket.recv())["key"] == "table-unknown"
        with pytest.raises(InvalidStatus):
            await connect(site.socket_url("nowhere"))


async def test_whoever_is_refused_has_to_knock_again_and_knocks_are_counted(tmp_path: Path) -> None:
    async with guarded(tmp_path, look_rate=0.0001, look_burst=2, knock_rate=0.0001, knock_burst=3) as (door, port):
        request = f"GET /api/me HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode()
        reader, writer = await knock(port, request * 50)
        answers = (await reader.read()).count(b"HTTP/1.1 ")
        writer.close()
        assert answers == 3, "two are answered, one is refused, the rest is not even read"
        for _ in range(2):
            reader, writer = await knock(port, request)
            assert b" 429 " in await reader.readline()
            writer.close()
        assert await ended(await knock(port, request)), "not let in"
        assert door.turned_away.count == 1
        assert not await ended(await knock(port, request.replace(b"GET", b"BAD\0"), address="127.0.0.3"))


async def test_an_address_is_only_so_many_guests(tmp_path: Path) -> None:
    limits = replace(HASTY, own_machine_too=True, guest_rate=0.0001, guest_burst=4)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        ada = await site.guest()
        assert (await ada.post("/api/me/link")).status_code == 201
        told = [(await site.http.post("/api/guests", json={"name": "Eve"})).status_code for _ in range(4)]
        assert told == [201, 201, 429, 429]
        assert (await ada.post("/api/me/link")).json()["key"] == "too-many-requests"
        assert (await ada.get("/api/me")).json()["name"] == "Ada", "whoever is known is let in"
        assert (await site.registry.services.storage.counts()).guests == 3


def test_a_flood_of_refused_requests_is_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    @asynchronous
    async def run() -> None:
        async with running(tmp_path) as site:
            for _ in range(50):
                answer = await site.http.get("/api/games", headers={"Host": "evil.example"})
                assert answer.status_code == 421

    with caplog.at_level(logging.INFO, "starhold.server"):
        run()
    told = [record for record in caplog.records if record.getMessage() in ("requests-refused", "request")]
    assert [record.getMessage() for record in told][:1] == ["requests-refused"]
    assert len(told) < 50


async def test_a_closed_socket_that_takes_nothing_more_is_let_go() -> None:
    """A transport that was closed waits for ever for a peer that does not read what it is still sent."""
    let_go = asyncio.Event()

    class Deaf:
        transport = SimpleNamespace(is_closing=lambda: True, abort=let_go.set)
        last_open = float("-inf")

    door = Door(Addresses(Limits()), 10)
    door.sockets.add(Deaf())
    door.open()
    await let_go.wait()
    door.close()
    assert door.silent.count == 1


# -- commands


def services(tmp_path: Path, **limits: float) -> Services:
    bounds = Limits(**limits)  # type: ignore[arg-type]
    return open_services(open_storage(f"sqlite:///{tmp_path / 'unused.db'}"), Settings(limits=bounds, bot_workers=0))


async def test_one_thing_is_done_for_an_address_at_a_time(tmp_path: Path) -> None:
    one = services(tmp_path)
    begun: list[str] = []
    go = asyncio.Event()

    async def work(address: str) -> None:
        async with one.turn(address):
            begun.append(address)
            await go.wait()

    tasks = [asyncio.create_task(work(address)) for address in (SLOW, SLOW, SLOW, OTHER, "127.0.0.1", "127.0.0.1")]
    while len(begun) < 4:
        await asyncio.sleep(0)
    assert begun == [SLOW, OTHER, "127.0.0.1", "127.0.0.1"], "whoever sits at the server waits for nobody"
    go.set()
    await asyncio.gather(*tasks)
    assert begun.count(SLOW) == 3
    assert not one.commands.held


async def test_what_takes_long_is_paid_for_before_the_next(tmp_path: Path) -> None:
    one = services(tmp_path, work_rate=0.0001, work_burst=0.0005, patience=0.1)
    async with one.turn(SLOW):
        with one.on_account(SLOW):
            sum(range(1_000_000))
    with pytest.raises(RequestError) as told:
        async with one.turn(SLOW):
            raise AssertionError("it is not its turn")
    assert told.value.key == "too-many-requests"
    async with one.turn(OTHER):
        pass
    assert not one.commands.held


async def test_a_player_who_has_used_up_their_time_is_told_so(tmp_path: Path) -> None:
    limits = replace(HASTY, own_machine_too=True, work_rate=0.0001, work_burst=0.0001, patience=0.1)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        ada = await site.guest()
        answer = await ada.post("/api/tables", {"game": "race", "players": 2, "seats": ["me", "random"]})
        assert answer.status_code == 201, "nothing was used up yet"
        async with connect(site.socket_url(answer.json()["id"])) as socket:
            player = Player(socket)
            await player.send(type="hello", token=ada.token, lang="cs")
            refused = await player.read()
            assert (refused["type"], refused["key"]) == ("problem", "too-many-requests")
            await socket.wait_closed()
            assert socket.close_code == 1013, "later"


async def test_to_take_back_a_step_of_a_long_game_is_paid_by_its_length(tmp_path: Path) -> None:
    steps = int(endless_game(60).text.split()[-2])
    assert steps >= 60
    limits = replace(HASTY, own_machine_too=True, step_rate=0.0001, step_burst=3 * steps + 60, patience=0.1)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        ada = await site.guest()
        table = await bargaining(ada)
        async with ada.at(table) as player:
            told = []
            for _ in range(4):
                assert (await player.act("offer"))["type"] == "done"
                await player.until("update")
                undone = await player.command("undo", step=player.update["step"])
                told.append(undone.get("key", "done"))
                if undone["type"] == "done":
                    await player.until("update")
                else:
                    await player.step(lambda _: "cancel")
            assert told[0] == "done"
            assert told[-1] == "too-many-requests"


async def test_bots_hurry_only_for_those_who_play(site: Site, ada: Person) -> None:
    opened = await ada.open("me", "random")
    async with site.stranger().at(opened["id"]):
        table = await site.table(opened["id"])
        assert not table.watched(), "whoever only looks on"
        async with ada.at(opened["id"]) as player:
            assert table.watched()
            await player.step(first)
            assert (await player.command("hand", seat=0, bot="random"))["type"] == "done"
            assert not table.watched(), "a bot plays for them"
            assert (await player.command("hand", seat=0, bot=""))["type"] == "done"
            assert table.watched()
        while table.watched():
            await asyncio.sleep(0.01)


# -- lists


async def test_games_that_go_on_from_long_ones_do_not_make_lists_long(site: Site, ada: Person) -> None:
    record = endless_game(2_000)
    seats = ["me" if seat == record.seat else "open" for seat in range(3)]
    wish = {"game": "starfarers", "players": 3, "seats": seats, "record": record.text, "public": True}
    assert (await ada.post("/api/tables", wish)).status_code == 201
    (listed,) = await site.registry.services.storage.list_open(10)
    assert len(listed.header_start) <= 200
    (shown,) = (await site.http.get("/api/tables")).json()
    assert (shown["broken"], shown["game"]) == (False, "starfarers")
