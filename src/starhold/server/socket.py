"""The socket of a table: the first frame says who it is, every further one is a command."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from starhold.core.errors import StarholdError
from starhold.server.connection import COME_AGAIN, Connection
from starhold.server.limits import Bucket
from starhold.server.logs import log
from starhold.server.messages import (
    MOST_FRAME_BYTES,
    AnyCommand,
    Hello,
    Look,
    Ping,
    Pong,
    Problem,
    Refused,
    Speak,
    Undo,
    decoder,
    encoder,
)
from starhold.server.rebuilding import SHORT
from starhold.server.request_error import Elsewhere, RequestError
from starhold.server.storage.base import StorageError
from starhold.server.table import Table
from starhold.server.texts import explain, problem
from starhold.server.tokens import hashed

if TYPE_CHECKING:
    from starhold.server.services import Services
    from starhold.server.table_registry import TableRegistry

POLICY = 1008  # the socket is closed because of what came over it
TOO_BIG = 1009
LATER = 1013
LOOK_LINES = 40  # a look at a table costs as much as so many lines of its log
NEVER = 4004  # this table cannot be opened, however often one tries


class BadFrame(StarholdError):
    """A frame that is no command."""

    def __init__(self, key: str, code: int = 0, detail: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.code = code  # the socket is closed with that; 0: it stays open
        self.detail = detail


async def serve_socket(socket: WebSocket, table_id: str, registry: TableRegistry) -> None:
    """All of one socket's life."""
    address = socket.client.host if socket.client is not None else ""
    if registry.services.readiness.draining:
        await socket.accept()
        await _refuse(socket, "en", "server-ending", LATER)
        return
    if not registry.services.addresses.open(address):
        await socket.accept()
        await _refuse(socket, "en", "too-many-sockets", LATER)
        return
    registry.sockets += 1
    try:
        await socket.accept()
        await _welcome(socket, table_id, registry, address)
    except (WebSocketDisconnect, RuntimeError):  # gone, before or while something was sent
        return
    finally:
        registry.sockets -= 1
        registry.services.addresses.close(address)


async def _welcome(socket: WebSocket, table_id: str, registry: TableRegistry, address: str) -> None:
    """Wait for the first frame, find the table and the guest."""
    limits = registry.services.settings.limits
    try:
        async with asyncio.timeout(limits.hello_seconds):
            hello = await _read(socket)
    except TimeoutError:
        await _refuse(socket, "en", "hello-first", POLICY)
        return
    except BadFrame as bad:
        await _refuse(socket, "en", bad.key, bad.code or POLICY, bad.detail)
        return
    if not isinstance(hello, Hello):
        await _refuse(socket, "en", "hello-first", POLICY)
        return
    guest = None
    try:
        if hello.token:
            guest = await registry.services.storage.guest_by_token(hashed(hello.token))
            if guest is None:
                raise RequestError("token-unknown", 401)
        table = await registry.table(table_id, address)
        session = hashed(hello.token) if hello.token else ""
        connection = Connection(guest, hello.lang, limits.waiting_frames, address, session)
        await _word(registry.services, table, address, table.seats.of(guest), hello.lang, hello.since)
        async with registry.services.turn(address):
            await table.ask(partial(table.attach, connection, hello.since, hello.seed))
        registry.holding.check(connection)
    except Elsewhere:
        await socket.close(COME_AGAIN)
        return
    except StarholdError as error:
        key, text, _ = explain(error, hello.lang)
        await socket.send_text(encoder.encode(Problem(key, text)).decode())
        await socket.close(_close_code(error))
        return
    writer = asyncio.create_task(_write(socket, connection), name=f"to {table_id}")
    try:
        desk = Desk(registry.services, table, connection, address)
        await desk.listen(socket, Bucket(limits.socket_rate, limits.socket_burst))
    finally:
        table.detach(connection)
        if connection.closing:  # let the reason out before the socket is let go
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await asyncio.wait([writer])
        writer.cancel()


def _close_code(error: StarholdError) -> int:
    """Whether it is worth trying again."""
    match error:
        case RequestError(key="token-unknown"):
            return POLICY  # as a spectator it may go better
        case RequestError(status=status) if status == 429 or status >= 500:
            return LATER
        case StorageError():
            return LATER
    return NEVER


async def _word(services: Services, table: Table, address: str, seat: int | None, lang: str, since: int) -> None:
    """Have an address pay for a log that is sent as a whole, and put it into words before the table is asked to."""
    cost = table.words.lines_since(since) + LOOK_LINES
    if not await services.addresses.pay(services.addresses.lines, address, cost):
        raise RequestError("too-many-requests", 429)
    await table.words.prepare(seat, lang, since)


class Desk:
    """What comes over one socket, after its hello."""

    def __init__(self, services: Services, table: Table, connection: Connection, address: str) -> None:
        self.services = services
        self.table = table
        self.connection = connection
        self.address = address
        self.speaking: asyncio.Task[None] | None = None

    async def listen(self, socket: WebSocket, bucket: Bucket) -> None:
        """Take commands until the socket is closed, by whichever side."""
        connection, addresses = self.connection, self.services.addresses
        try:
            while not connection.closing:
                try:
                    command = await _read(socket)
                except BadFrame as bad:
                    values = {"detail": bad.detail} if bad.detail else {}
                    if bad.code:
                        connection.fail(bad.key, bad.code, **values)
                    elif bucket.take():
                        connection.send(Problem(bad.key, problem(connection.lang, bad.key, **values)))
                    else:
                        connection.fail("too-fast", POLICY)
                    continue
                except WebSocketDisconnect:
                    return
                # Many sockets of one address are read in turn, as if they were a few.
                if not bucket.take() or not await addresses.pay(addresses.frames, self.address, 1):
                    log("socket-too-fast", table=self.table.id)
                    connection.fail("too-fast", POLICY)
                    return
                await self._obey(command)
        finally:
            if self.speaking is not None:
                self.speaking.cancel()

    async def _obey(self, command: AnyCommand) -> None:
        """Answer at once what needs no table, and have the table do the rest before the next is read."""
        connection, table = self.connection, self.table
        match command:
            case Ping():
                connection.send(Pong())
            case Look():
                if not command.hidden:
                    connection.hidden_since = None
                elif connection.hidden_since is None:
                    connection.hidden_since = self.services.steady()
            case Hello():
                connection.send(Problem("hello-twice", problem(connection.lang, "hello-twice")))
            case Speak():
                connection.lang = command.lang
                if not connection.speaking:  # else it is on its way, and will come in the last language asked for
                    connection.speaking = True
                    self.speaking = asyncio.create_task(self._speak(), name=f"speak {table.id}")
            case _:
                try:
                    async with self.services.turn(self.address):
                        await self._pay_for(command)
                        await table.ask(partial(table.commands.carry_out, connection, command))
                except RequestError as error:
                    key, text, _ = explain(error, connection.lang)
                    connection.send(Refused(command.id, key, text))

    async def _pay_for(self, command: AnyCommand) -> None:
        """To take something back, all of a game is played again."""
        addresses, steps = self.services.addresses, self.table.match.step
        if (
            isinstance(command, Undo)
            and steps > SHORT
            and not await addresses.pay(addresses.steps, self.address, steps)
        ):
            raise RequestError("too-many-requests", 429)

    async def _speak(self) -> None:
        """Everything again in another language: it is paid for as if somebody came."""
        connection, table = self.connection, self.table
        try:
            await _word(self.services, table, self.address, connection.seat, connection.lang, 0)
            async with self.services.turn(self.address):
                await table.ask(partial(table.speak, connection))
        except RequestError as error:
            connection.speaking = False
            key, text, _ = explain(error, connection.lang)
            connection.send(Problem(key, text))


async def _read(socket: WebSocket) -> AnyCommand:
    """The next command."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise BadFrame("frame-binary")
    data = text.encode(errors="replace")
    if len(data) > MOST_FRAME_BYTES:
        raise BadFrame("frame-big", TOO_BIG)
    try:
        command: AnyCommand = decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadFrame("frame-bad", 0, str(error)[:200]) from error
    return command


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what waits, in order; close when told to."""
    while True:
        frame = await connection.next_frame()
        try:
            if frame is None:
                await socket.close(connection.closing)
                return
            await socket.send_text(frame.decode())
        except (WebSocketDisconnect, RuntimeError):  # the other side was faster
            return


async def _refuse(socket: WebSocket, lang: str, key: str, code: int, detail: str = "") -> None:
    values = {"detail": detail} if detail else {}
    await socket.send_text(encoder.encode(Problem(key, problem(lang, key, **values))).decode())
    await socket.close(code)
