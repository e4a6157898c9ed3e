"""What comes over the socket of a table: good frames, bad ones, the same twice, too late, too many, too long."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starhold.server.connection import Connection
from starhold.server.messages import Pong
from starhold.server.settings import Limits, Settings
from tests.server.kit import INLINE, Person, Player, Site, connect, running


async def refusal(player: Player) -> tuple[str, int]:
    """The problem a socket is told, and the code it is closed with."""
    frame = await player.until("problem")
    try:
        while True:
            await player.read()
    except ConnectionClosed as closed:
        return frame["key"], closed.rcvd.code if closed.rcvd is not None else 0


async def test_the_first_frame_has_to_be_hello(site: Site, ada: Person) -> None:
    table = (await ada.open("me", "open"))["id"]
    for frame, key in (
        ({"type": "ping"}, "hello-first"),
        ({"type": "hello", "token": "no such token"}, "token-unknown"),
        ({"type": "hello", "lang": "de"}, "frame-bad"),
        ({"type": "hello", "since": -1}, "frame-bad"),
        ({"type": "hello", "more": 1}, "frame-bad"),
    ):
        async with connect(site.socket_url(table)) as socket:
            player = Player(socket)
            await player.send(**frame)
            assert await refusal(player) == (key, 1008)
    async with connect(site.socket_url("nosuchtable")) as socket:
        player = Player(socket)
        await player.send(type="hello")
        assert await refusal(player) == ("table-unknown", 4004), "not worth trying again"


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    settings = replace(INLINE, limits=Limits(hello_seconds=0.05))
    async with running(tmp_path, settings) as site:
        table = (await (await site.guest()).open("me", "open"))["id"]
        async with connect(site.socket_url(table)) as socket:
            assert await refusal(Player(socket)) == ("hello-first", 1008)
        while site.registry.sockets:
            await asyncio.sleep(0.01)


async def test_a_page_of_another_site_gets_no_socket(site: Site) -> None:
    table = (await (await site.guest()).open("me", "open"))["id"]
    with pytest.raises(InvalidStatus) as refused:
        await connect(site.socket_url(table), additional_headers={"Origin": "http://elsewhere.example"})
    assert refused.value.response.status_code == 403
    own = f"http://127.0.0.1:{site.port}"
    async with connect(site.socket_url(table), additional_headers={"Origin": own}) as socket:
        player = Player(socket)
        await player.send(type="hello")
        assert (await player.read())["type"] == "update"


BAD = [
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"type":"act"}',
    '{"type":"fly"}',
    '{"type":"act","id":"","step":0,"actions":["pass"]}',
    '{"type":"act","id":"a","step":-1,"actions":["pass"]}',
    '{"type":"act","id":"a","step":0,"actions":[]}',
    '{"type":"act","id":"a","step":0,"actions":[1]}',
    '{"type":"act","id":"a","step":"0","actions":["pass"]}',
    '{"type":"act","id":"a","step":1e400,"actions":["pass"]}',
    '{"type":"act","id":"a","step":0,"actions":["pass"],"seat":1}',
    '{"type":"say","id":"a","text":""}',
    '{"type":"hand","id":"a","seat":-1}',
    "[" * 4000,
    '{"type":"say","id":"a","text":"\ud800"}'.encode("utf-8", "replace").decode(),
]


async def test_frames_that_are_no_command_change_nothing(ada: Person) -> None:
    table = (await ada.open_full("me", "open"))["id"]
    async with ada.at(table) as player:
        before = player.update
        for text in BAD[:-1]:
            await player.socket.send(text)
            answer = await player.read()
            assert (answer["type"], answer["key"]) == ("problem", "frame-bad"), text
        await player.socket.send(b"\x00\xff")
        assert (await player.read())["key"] == "frame-binary"
        await player.send(type="hello")
        assert (await player.read())["key"] == "hello-twice"
        await player.send(type="ping")
        assert (await player.read()) == {"type": "pong"}
    async with ada.at(table) as again:
        assert again.update["version"] == before["version"] == 2
        assert again.update["view"] == before["view"]


async def test_a_frame_too_long_closes_the_socket(ada: Person) -> None:
    table = (await ada.open("me", "open"))["id"]
    async with ada.at(table) as player:
        await player.send(type="say", id="a", text="x" * 8200)
        assert await refusal(player) == ("frame-big", 1009)
    async with ada.at(table) as player:
        await player.send(type="say", id="a", text="x" * 40_000)
        with pytest.raises(ConnectionClosed):
            await player.until("done")
    async with ada.at(table) as player:
        assert player.update["chat"] == []


async def test_too_many_frames_close_the_socket(tmp_path: Path) -> None:
    settings = Settings(Limits(socket_rate=0.001, socket_burst=5), bot_workers=0)
    async with running(tmp_path, settings) as site:
        ada = await site.guest()
        table = (await ada.open("me", "open"))["id"]
        async with ada.at(table) as player:
            for _ in range(6):
                await player.send(type="ping")
            assert await refusal(player) == ("too-fast", 1008)
            assert len(player.frames) <= 7
        async with ada.at(table) as player:
            for _ in range(6):
                await player.socket.send("nonsense")
            while (await player.until("problem"))["key"] != "too-fast":
                pass


async def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    limits = Limits(address_sockets=1, own_machine_too=True)
    async with running(tmp_path, replace(INLINE, limits=limits)) as site:
        ada = await site.guest()
        table = (await ada.open("me", "open"))["id"]
        async with ada.at(table), connect(site.socket_url(table)) as socket:
            assert await refusal(Player(socket)) == ("too-many-sockets", 1013)
        while site.registry.sockets:
            await asyncio.sleep(0.01)
        async with ada.at(table):
            pass


async def test_who_does_not_read_is_sent_away_and_can_come_back() -> None:
    connection = Connection(None, "cs", 3)
    for _ in range(4):
        connection.send(Pong())
    assert connection.closing == 1013
    reason = connection.outbox.get_nowait()
    assert reason is not None
    assert json.loads(reason)["key"] == "too-slow"
    assert "pomalé" in json.loads(reason)["text"]
    assert connection.outbox.get_nowait() is None
    connection.send(Pong())
    connection.fail("too-fast", 1008)
    assert connection.outbox.empty()
    assert connection.closing == 1013
