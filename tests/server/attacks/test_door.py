"""Connections: each address has its share, silence ends, and descriptors do not run out unseen."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import logging
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from starhold.server import descriptors
from starhold.server.app import create_app
from starhold.server.door import Door
from starhold.server.limits import Addresses
from starhold.server.settings import Limits, Settings
from starhold.server.storage import open_storage
from tests.server.attacks.process import Attacked
from tests.server.attacks.wire import HOST, STRANGER, Caller
from tests.server.kit import QuietServer


@asynccontextmanager
async def guarded(
    folder: Path, most: int = 1000, proxies: tuple[str, ...] = (), **limits: float
) -> AsyncIterator[tuple[Door, int]]:
    """A server whose connections come through a door that counts all."""
    bounds = Limits(own_machine_too=True, **limits)  # type: ignore[arg-type]
    app = create_app(open_storage(f"sqlite:///{folder / 'tables.db'}"), Settings(limits=bounds, bot_workers=0))
    door = Door(app.state.registry.services.addresses, most, proxies)
    config = uvicorn.Config(app, host=HOST, port=0, log_config=None, forwarded_allow_ips=list(proxies))
    door.guard(config)
    door.open()
    server = QuietServer(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    try:
        yield door, server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving
        door.close()


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(port: int, said: bytes = b"", address: str = STRANGER) -> Streams:
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
    if said:
        writer.write(said)
    return reader, writer


async def ended(streams: Streams) -> bool:
    """Wait until the server ends a connection: whether it does so without a word."""
    try:
        return await streams[0].read() == b""
    except ConnectionError:
        return True
    finally:
        streams[1].close()


async def well(port: int) -> bool:
    async with httpx.AsyncClient(timeout=None) as http:
        return (await http.get(f"http://{HOST}:{port}/healthz")).status_code == 200


async def test_an_address_holds_only_its_share(tmp_path: Path) -> None:
    async with guarded(tmp_path, address_connections=5) as (door, port):
        held = [await knock(port) for _ in range(12)]
        while door.turned_away.count < 7:
            await asyncio.sleep(0.01)
        assert door.addresses.connections[STRANGER] == 5
        assert await well(port), "another address comes in"
        for _, writer in held:
            writer.close()
        while STRANGER in door.addresses.connections:
            await asyncio.sleep(0.01)
        assert await ended(await knock(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")) is False


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Le"])
async def test_who_does_not_say_what_they_want_is_sent_away(tmp_path: Path, said: bytes) -> None:
    async with guarded(tmp_path, request_seconds=0.3) as (door, port):
        assert await ended(await knock(port, said))
        assert door.silent.count == 1
        assert await well(port)
        while door.count:
            await asyncio.sleep(0.01)


async def test_a_body_that_never_comes_ends_too(tmp_path: Path) -> None:
    async with guarded(tmp_path, answer_seconds=0.3) as (door, port):
        head = f"POST /api/guests HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\n"
        assert await ended(await knock(port, f"{head}Content-Length: 50\r\n\r\n{{".encode()))
        assert door.silent.count == 1


async def test_a_socket_is_counted_until_it_ends(tmp_path: Path) -> None:
    async with guarded(tmp_path, request_seconds=600, hello_seconds=600) as (door, port):
        caller = Caller(port, STRANGER)
        await caller.name("Ada")
        opened = await caller.open("race", "me", "random")
        async with caller.at(opened["id"]) as wire:
            await caller.close()
            door.addresses.limits = replace(door.addresses.limits, request_seconds=0.3)
            assert await ended(await knock(port)), "who says nothing is ended"
            await wire.send(type="ping")
            await wire.until("pong")
            assert door.addresses.connections == {STRANGER: 1}
            assert not door.inside, "it is no request that is waited for"
        while door.count:
            await asyncio.sleep(0.01)
        assert door.addresses.connections == {}


async def test_when_all_is_full_the_silent_make_room(tmp_path: Path) -> None:
    async with guarded(tmp_path, most=10, request_seconds=60) as (door, port):
        silent = [await knock(port) for _ in range(10)]
        while door.count < 10:
            await asyncio.sleep(0.01)
        assert await well(port)
        assert door.silent.count >= 1
        assert await ended(silent[0]), "the one that was silent longest"
        for _, writer in silent[1:]:
            writer.close()


def test_no_descriptor_left_is_one_line_and_not_thousands(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        door = Door(Addresses(Limits()), 10)
        door.open()
        loop = asyncio.get_running_loop()
        for _ in range(5_000):
            error = OSError(errno.EMFILE, "Too many open files")
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": error})
        assert door.no_room.count == 5_000
        door.close()

    with caplog.at_level(logging.INFO, "starhold.server"):
        asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["descriptors-used-up"]


def test_as_many_descriptors_as_the_system_gives() -> None:
    code = (
        "import resource, sys; from starhold.server import descriptors;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard));"
        "assert descriptors.most() == 64; raised = descriptors.raise_most();"
        "print(raised == min(hard if hard > 0 else 65536, 65536), 0 < descriptors.held() < 64)"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["True", "True"]
    assert descriptors.held() > 2


async def test_more_silent_connections_than_descriptors(tmp_path: Path) -> None:
    """A real server with 300 descriptors, and 400 connections from one address that say nothing."""
    with Attacked(tmp_path, None, 300, "--address-connections", "100") as server:
        held = []
        for _ in range(400):
            with contextlib.suppress(OSError):
                held.append(await knock(server.port))
        async with httpx.AsyncClient(timeout=None) as http:
            health = (await http.get(f"http://{HOST}:{server.port}/healthz")).json()
        assert health["ok"]
        assert not health["low"]
        assert 300 - health["descriptors_left"] < 200
        for _, writer in held:
            writer.close()
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert len(lines) < 100
        assert not [line for line in lines if "trace" in line]
        # Said at once and then every ten seconds, for as long as it goes on.
        assert 0 < [line["event"] for line in lines].count("connections-refused") < 30


async def test_clients_of_a_proxy_are_counted_one_by_one_and_nobody_else_is_believed(tmp_path: Path) -> None:
    proxy, liar = "127.0.0.3", "127.0.0.4"
    limits: dict[str, Any] = {"address_rate": 0.0001, "address_burst": 2, "address_connections": 1}
    async with guarded(tmp_path, proxies=(proxy,), **limits) as (door, port):

        async def asked(from_: str, client: str, times: int) -> list[int]:
            """What somebody is answered who asks for an absurd name so often."""
            transport = httpx.AsyncHTTPTransport(local_address=from_)
            base = f"http://{HOST}:{port}"
            async with httpx.AsyncClient(transport=transport, base_url=base, timeout=None) as http:
                post = http.post
                headers = {"X-Forwarded-For": client}
                return [
                    (await post("/api/guests", json={"name": ""}, headers=headers)).status_code for _ in range(times)
                ]

        assert await asked(proxy, "203.0.113.1", 3) == [422, 422, 429]
        assert await asked(proxy, "203.0.113.2", 3) == [422, 422, 429], "another client has a purse of its own"
        assert await asked(proxy, "2001:db8:1::5", 2) == [422, 422]
        assert await asked(proxy, "2001:db8:1::6", 1) == [429], "one household"
        assert await asked(liar, "203.0.113.3", 2) == [422, 422]
        while liar in door.addresses.connections:
            await asyncio.sleep(0.01)
        assert await asked(liar, "203.0.113.4", 1) == [429], "whatever it says, it is one address"
        many = [await knock(port, address=proxy) for _ in range(4)]
        while door.addresses.connections.get(proxy, 0) < 4:  # a proxy holds the connections of many
            await asyncio.sleep(0.01)
        for _, writer in many:
            writer.close()
