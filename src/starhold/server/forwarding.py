"""Passing a request or a socket on to the process that serves its table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import h11
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from starhold.core.errors import StarholdError
from starhold.server.connection import COME_AGAIN
from starhold.server.inside import SHUT, Signer, plain, target_of

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 90.0
_CHUNK: Final = 64 * 1024
_NO_CODE: Final = (1005, 1006, 1015)  # said of a socket that was closed without a word; nobody may say it
# What belongs to one connection alone, and what we say ourselves.
_DROPPED: Final = frozenset(
    b"connection keep-alive transfer-encoding upgrade content-length te trailer forwarded x-forwarded-for "
    b"x-forwarded-proto x-real-ip sec-websocket-key sec-websocket-version sec-websocket-extensions".split()
)


class Unreachable(StarholdError):
    """Nobody answers at that address; nothing was sent."""


def _kept(scope: Scope) -> list[tuple[bytes, bytes]]:
    return [(key, value) for key, value in plain(scope["headers"]) if key not in _DROPPED]


async def forward_http(
    address: str,
    scope: Scope,
    body: bytes,
    send: Send,
    signer: Signer,
    carried: Callable[[asyncio.WriteTransport], None],
) -> None:
    """Have another process answer; `carried` is told the line. Unreachable: it was not asked."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError) as error:
        raise Unreachable(f"nobody at {address}") from error
    try:
        carried(writer.transport)
        target, method = target_of(scope), scope["method"]
        wire = h11.Connection(h11.CLIENT)
        headers = _kept(scope) + signer.sign(method, target, _client(scope), body)
        headers += [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
        for event in (h11.Request(method=method, target=target, headers=headers), h11.Data(body), h11.EndOfMessage()):
            writer.write(wire.send(event) or b"")
        async with asyncio.timeout(ANSWER_SECONDS):
            await _answer(wire, reader, send)
    except h11.RemoteProtocolError as error:
        raise ConnectionError("the other process broke off") from error
    finally:
        writer.close()


async def _answer(wire: h11.Connection, reader: asyncio.StreamReader, send: Send) -> None:
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(_CHUNK))
        elif isinstance(event, h11.Response):
            if event.status_code == SHUT:
                raise Unreachable("it takes nothing on")
            headers = [(key, value) for key, value in event.headers if key not in (b"connection", b"transfer-encoding")]
            await send({"type": "http.response.start", "status": event.status_code, "headers": headers})
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        elif isinstance(event, h11.EndOfMessage):
            await send({"type": "http.response.body", "body": b""})
            return
        else:
            raise ConnectionError("the other process broke off")


async def dial(address: str, scope: Scope, signer: Signer) -> ClientConnection:
    """A socket at the process that serves the table."""
    target = target_of(scope)
    headers = [
        (key.decode("latin-1"), value.decode("latin-1"))
        for key, value in [*_kept(scope), *signer.sign("SOCKET", target, _client(scope))]
        if key != b"host"
    ]
    try:
        return await connect(
            f"ws://{address}{target.decode('latin-1')}",
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=CONNECT_SECONDS,
            close_timeout=1,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        raise Unreachable(f"nobody at {address}") from error


async def pump(wire: ClientConnection, receive: Receive, send: Send) -> None:
    """Carry frames both ways until one side ends."""

    async def there() -> None:
        with contextlib.suppress(ConnectionClosed):
            while (message := await receive())["type"] == "websocket.receive":
                text = message.get("text")
                await wire.send(message["bytes"] if text is None else text)

    async def back() -> int:
        try:
            while True:
                frame = await wire.recv()
                kind = "text" if isinstance(frame, str) else "bytes"
                await send({"type": "websocket.send", kind: frame})
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else COME_AGAIN
            return COME_AGAIN if code in _NO_CODE else code

    up, down = asyncio.create_task(there()), asyncio.create_task(back())
    try:
        await asyncio.wait([up, down], return_when=asyncio.FIRST_COMPLETED)
        if down.done() and not down.exception():
            with contextlib.suppress(RuntimeError):  # the client was faster
                await send({"type": "websocket.close", "code": down.result()})
    finally:
        for task in (up, down):
            task.cancel()
        await asyncio.gather(up, down, return_exceptions=True)
        await wire.close()


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
