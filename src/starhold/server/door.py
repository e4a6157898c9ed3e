"""Who comes in: how many connections an address holds, how long one may be silent, and what happens when all is full.

A connection costs a descriptor, and those are few. So each address has only so many; one that does not say what it
wants is ended after a while; and some are always kept free, so that storage and bots go on whatever stands outside.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from starhold.server import descriptors
from starhold.server.limits import Addresses, Bucket, household
from starhold.server.logs import logger, warn
from starhold.server.outside.marks import STREAMED

if TYPE_CHECKING:
    import uvicorn

_SWEEP_SECONDS: Final = 1.0
_QUIET_SECONDS: Final = 10.0  # between two lines in the log about the same
_ACCEPTS: Final = 32  # taken from the system at a time: between two lots everybody else is served
_WAITING: Final = 2048  # kept by the system meanwhile
_CLOSING_SECONDS: Final = 10.0  # for a socket that was closed to take what it is still sent
_OF_THE_PROTOCOL: Final = 4  # frames of any kind that may come for each that may be a command
_NO_ROOM: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Seldom:
    """Something that may happen very often and is told now and then, with how often it was."""

    def __init__(self, event: str) -> None:
        self.event = event
        self.count = 0  # ever
        self.untold = 0
        self.told = float("-inf")

    def happened(self, **facts: object) -> None:
        self.count += 1
        self.untold += 1
        now = time.monotonic()
        if now - self.told >= _QUIET_SECONDS:
            warn(self.event, times=self.untold, **facts)
            self.told, self.untold = now, 0


class Door:
    """All connections, by whom they are."""

    def __init__(self, addresses: Addresses, most: int, proxies: Sequence[str] = ()) -> None:
        """`most` connections at a time, whoever has them; a proxy holds those of many."""
        self.addresses = addresses
        self.most = most
        self.proxies = {household(proxy) for proxy in proxies}
        self.inside: set[Any] = set()  # of HTTP, those that have not become sockets
        self.sockets: set[Any] = set()
        self.count = 0
        self.turned_away = Seldom("connections-refused")
        self.full = Seldom("connections-full")
        self.silent = Seldom("connections-silent")
        self.flooding = Seldom("sockets-flooding")
        self.no_room = Seldom("descriptors-used-up")
        self._sweeping: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin to look after the connections, in the loop that serves them."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._failed)
        self._sweeping = loop.call_later(_SWEEP_SECONDS, self._sweep)

    def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            self._sweeping = None

    # -- coming and going

    def enter(self, connection: Any, address: str) -> bool:
        """Count a connection; False, and not counted, if it cannot be let in."""
        if self.count >= self.most and not self._make_room():
            self.full.happened(most=self.most)
            return False
        if household(address) in self.proxies:
            self.addresses.connections[household(address)] = self.addresses.connections.get(household(address), 0) + 1
        elif not self.addresses.take(self.addresses.knocks, address, 1) or not self.addresses.connect(address):
            self.turned_away.happened(most=self.addresses.limits.address_connections)
            return False
        self.count += 1
        self.inside.add(connection)
        return True

    def becomes_socket(self, connection: Any) -> None:
        """From here on its first frame is waited for elsewhere."""
        self.inside.discard(connection)

    def leave(self, connection: Any, address: str) -> None:
        self.count -= 1
        self.inside.discard(connection)
        self.sockets.discard(connection)
        self.addresses.disconnect(address)

    def _make_room(self) -> bool:
        """End the connection that has been silent longest, if any is."""
        silent = [one for one in self.inside if not one.busy() and not one.transport.is_closing()]
        if not silent:
            return False
        oldest = min(silent, key=lambda one: one.since)
        self.silent.happened(most=self.most)
        oldest.transport.abort()
        return self.count <= self.most  # its end is counted a moment later: some are kept spare for that

    # -- looking after those inside

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        self._sweeping = loop.call_later(_SWEEP_SECONDS, self._sweep)
        limits = self.addresses.limits
        now = time.monotonic()
        for one in list(self.inside):
            phase = one.phase()
            if phase != one.seen:
                one.seen, one.since = phase, now
            elif now - one.since > (limits.answer_seconds if one.busy() else limits.request_seconds):
                self.silent.happened()
                one.transport.abort()
        for one in list(self.sockets):
            if not one.transport.is_closing():
                one.last_open = now
            elif now - one.last_open > _CLOSING_SECONDS:  # what it is still sent is never read
                self.silent.happened()
                one.transport.abort()
        held, most = descriptors.held(), descriptors.most()
        if held + limits.spare_descriptors // 2 > most:
            self.no_room.happened(held=held, most=most)

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the loop itself could not do: a connection it has no descriptor for is one line, not thousands."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in _NO_ROOM:
            self.no_room.happened(why=error.strerror or "")
            return
        logger.error("loop-failed", exc_info=error, extra={"facts": {"why": context.get("message", "")}})

    # -- at the server

    def guard(self, config: uvicorn.Config) -> None:
        """Have every connection of that server come through here."""
        config.backlog = _ACCEPTS
        if not config.loaded:
            config.load()
        config.http_protocol_class = _through(self, config.http_protocol_class)
        if config.ws_protocol_class is not None:
            config.ws_protocol_class = _socket_through(self, config.ws_protocol_class)

    @staticmethod
    def wait_outside(listening: socket.socket) -> None:
        """Let the system keep those who knock while others are let in; to be said when the server listens already."""
        listening.listen(_WAITING)


def _through(door: Door, kind: Any) -> Any:
    """The same protocol, counted."""

    class Counted(kind):  # type: ignore[misc]
        """HTTP over one connection."""

        let_in = False
        address = ""
        since = 0.0
        seen: object = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            self.address = _peer(transport)
            self.since = time.monotonic()
            self.transport = transport
            self.let_in = door.enter(self, self.address)
            if self.let_in:
                super().connection_made(transport)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.let_in:
                door.leave(self, self.address)
                super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.let_in:
                super().data_received(data)

        def handle_websocket_upgrade(self, *event: Any) -> None:
            door.becomes_socket(self)
            super().handle_websocket_upgrade(*event)

        def phase(self) -> object:
            """Something that changes whenever it goes on from one request, or line of a stream, to the next."""
            return id(self.cycle), self.busy(), self.cycle is not None and self.cycle.scope.get(STREAMED)

        def busy(self) -> bool:
            """Whether a request is being answered."""
            return self.cycle is not None and not self.cycle.response_complete

    return Counted


def _socket_through(door: Door, kind: Any) -> Any:
    """The same for a connection that has become a socket: it was counted when it came in.

    Its frames are counted before anything is made of them. Those of the protocol itself (pings, empty continuations)
    never come to us, and hundreds of thousands of them would be worked through at a time.
    """
    limits = door.addresses.limits

    class Counted(kind):  # type: ignore[misc]
        """A socket over one connection."""

        address = ""
        last_open = 0.0
        heads: Frames | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            self.address = _peer(transport)
            self.last_open = time.monotonic()
            self.allowed = Bucket(limits.socket_rate * _OF_THE_PROTOCOL, limits.socket_burst * _OF_THE_PROTOCOL)
            door.sockets.add(self)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self, self.address)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.heads is None:  # the request that made a socket of it
                self.heads = Frames()
            elif not self._allowed(self.heads.count(data, int(self.allowed.burst) + 1)):
                door.flooding.happened()
                self.transport.abort()
                return
            super().data_received(data)

        def _allowed(self, frames: int) -> bool:
            return frames <= self.allowed.burst and self.allowed.take(frames)

    return Counted


class Frames:
    """Counts the frames of a WebSocket (RFC 6455, 5.2) by their heads."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""  # the beginning of a head whose rest has not come yet
        self._skip = 0  # bytes of the last frame that have not come yet

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin in what has come; it is not looked for more than so many, for all is lost then."""
        data = self._head + data
        at = self._skip
        frames = 0
        while at + 2 <= len(data) and frames < most:
            length = data[at + 1] & 0x7F
            begins = at + 2 + {126: 2, 127: 8}.get(length, 0)
            if begins > len(data):
                break
            if length >= 126:
                length = int.from_bytes(data[at + 2 : begins], "big")
            at = begins + (4 if data[at + 1] & 0x80 else 0) + length
            frames += 1
        self._skip = max(0, at - len(data))
        self._head = data[at:]
        return frames


def _peer(transport: asyncio.Transport) -> str:
    name = transport.get_extra_info("peername")
    return str(name[0]) if isinstance(name, tuple) and name else ""
