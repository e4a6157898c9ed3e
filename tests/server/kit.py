"""A real server on a free port, and people who talk to it over real sockets, all in one event loop."""

from __future__ import annotations

import asyncio
import functools
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import uvicorn
from websockets.asyncio import client
from websockets.asyncio.client import ClientConnection

from starhold.core.registry import game as find_game
from starhold.server.app import create_app
from starhold.server.settings import Limits, Settings
from starhold.server.storage import open_storage
from starhold.server.table import Table
from starhold.server.table_registry import TableRegistry

P = ParamSpec("P")
Frame = dict[str, Any]
# People in tests are quicker than people, and a machine that has a lot else to do may let them be late.
HASTY = Limits(socket_rate=10_000, socket_burst=10_000, hello_seconds=600)
INLINE = Settings(limits=HASTY, bot_workers=0)  # bots think in this process: quicker to start

HANGS = 900  # seconds after which a test is ended: a bound, no measure
# A socket as one opens it in a test: it is never given up because the machine has a lot else to do.
connect = functools.partial(client.connect, open_timeout=None, ping_interval=None, proxy=None)


def asynchronous(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """An async test, ended if it hangs."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(HANGS):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


class QuietServer(uvicorn.Server):
    """One that leaves the signals of the test run alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Clock:
    """The time of day, as the test wants it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Site:
    """A running server."""

    def __init__(self, registry: TableRegistry, port: int, http: httpx.AsyncClient) -> None:
        self.registry = registry
        self.port = port
        self.http = http

    async def guest(self, name: str = "Ada") -> Person:
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        given = answer.json()
        return Person(self, given["id"], given["name"], given["token"])

    def stranger(self) -> Person:
        """Somebody without a token."""
        return Person(self, "", "", "")

    async def table(self, id: str) -> Table:
        return await self.registry.table(id)

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@asynccontextmanager
async def running(
    folder: Path, settings: Settings = INLINE, clock: Callable[[], float] | None = None, url: str = ""
) -> AsyncIterator[Site]:
    """A server on the database in that folder, or at that address; it is stopped in good order at the end."""
    storage = open_storage(url or f"sqlite:///{folder / 'tables.db'}")
    app = create_app(storage, settings) if clock is None else create_app(storage, settings, clock)
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_config=None, ws_max_size=16 * 1024, ws_per_message_deflate=False
    )
    config.timeout_keep_alive = HANGS  # else it might end a connection just when somebody asks over it again
    server = QuietServer(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=None) as http:
        try:
            yield Site(app.state.registry, port, http)
        finally:
            server.should_exit = True
            await serving


class Person:
    """Somebody with a token, or a stranger without."""

    def __init__(self, site: Site, id: str, name: str, token: str) -> None:
        self.site = site
        self.id = id
        self.name = name
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.site.http.get(path, headers=self.headers, params=query)

    async def post(self, path: str, data: Any = None, **query: Any) -> httpx.Response:
        return await self.site.http.post(path, headers=self.headers, json=data, params=query)

    async def patch(self, path: str, data: Any = None) -> httpx.Response:
        return await self.site.http.patch(path, headers=self.headers, json=data)

    async def put(self, path: str, data: Any = None, **query: Any) -> httpx.Response:
        return await self.site.http.put(path, headers=self.headers, json=data, params=query)

    async def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table of Race."""
        wish = {"game": "race", "players": len(seats), "seats": list(seats), **more}
        answer = await self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def open_full(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table of Race whose open seats are taken at once, each by somebody new: so it is dealt."""
        opened = await self.open(*seats, **more)
        for seat in opened["invites"]:
            await (await self.site.guest(f"Seat {seat}")).sit(opened, int(seat))
        return opened

    async def sit(self, opened: dict[str, Any], seat: int = 1, **more: Any) -> None:
        """Take an open seat of a table by its invite."""
        answer = await self.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invites"][str(seat)], **more})
        assert answer.json() == {"seat": seat}, answer.text

    @asynccontextmanager
    async def at(self, table: str, since: int = 0, lang: str = "en", seed: str = "") -> AsyncIterator[Player]:
        """Looking at a table, with the first update read."""
        async with connect(self.site.socket_url(table), max_size=None) as socket:
            player = Player(socket)
            await player.send(type="hello", token=self.token, since=since, lang=lang, seed=seed)
            first = await player.read()
            assert first["type"] == "update", first
            yield player


class Player:
    """One socket, what came over it, and the last update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []
        self.update: Frame = {}

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def read(self) -> Frame:
        """The next frame."""
        data = await self.socket.recv()
        self.frames.append(data.encode() if isinstance(data, str) else data)
        frame: Frame = json.loads(data)
        if frame["type"] == "update":
            self.update = frame
        return frame

    async def until(self, *kinds: str) -> Frame:
        """The next frame of one of these kinds."""
        while True:
            frame = await self.read()
            if frame["type"] in kinds:
                return frame

    async def until_update(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Read until the last update is as wanted; it may be so already."""
        while not wanted(self.update):
            await self.until("update")
        return self.update

    async def command(self, type: str, **fields: Any) -> Frame:
        """Send a command and wait for its answer."""
        id = fields.pop("id", "") or secrets.token_hex(8)
        await self.send(type=type, id=id, **fields)
        while True:
            frame = await self.until("done", "refused", "answer")
            if frame["id"] == id:
                return frame

    async def act(self, *actions: str, step: int | None = None, **fields: Any) -> Frame:
        """Choose, at the step of the last update."""
        at = self.update["step"] if step is None else step
        return await self.command("act", step=at, actions=list(actions), **fields)

    def choices(self) -> list[str]:
        """What may be chosen now, by notation; nothing if nothing is asked."""
        asked = self.update["asked"]
        return [] if asked is None else [choice["action"] for choice in asked["choices"]]

    async def step(self, pick: Callable[[list[str]], str]) -> Frame:
        """One choice, and the update that shows it."""
        done = await self.act(pick(self.choices()))
        assert done["type"] == "done", done
        return await self.until("update")  # what was shown before the answer did not hold this step yet


def first(choices: list[str]) -> str:
    return choices[0]


def last(choices: list[str]) -> str:
    return choices[-1]


async def play_on(player: Player, until: Callable[[Frame], bool], pick: Callable[[list[str]], str] = last) -> None:
    """Answer whatever is asked until the table is as wanted."""
    while not until(player.update):
        assert not player.update["over"], "the game ended before the table was as wanted"
        if player.update["asked"] is None:
            await player.until("update")
        else:
            await player.step(pick)


def over(update: Frame) -> bool:
    return bool(update["over"])


def card_names() -> list[str]:
    """The ids of all cards of Race."""
    return [card["id"] for card in find_game("race").text("en").things("first")["cards"]]
