"""One socket at a table: who it is, and the frames that wait to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Final

from starhold.server.messages import AnyEvent, Problem, encoder
from starhold.server.storage.base import Guest
from starhold.server.texts import problem

MOST_WAITING_BYTES: Final = 4 * 1024 * 1024  # one long log may wait; many may not
COME_AGAIN: Final = 1012  # a socket is closed by that when its table goes on in another process


class Connection:
    """Somebody looking at a table. Frames wait in a bounded queue: who does not read them is sent away."""

    __slots__ = (
        "address",
        "attached",
        "closing",
        "gone",
        "guest",
        "hidden_since",
        "lang",
        "outbox",
        "seat",
        "session",
        "speaking",
        "waiting",
    )

    def __init__(self, guest: Guest | None, lang: str, most_frames: int, address: str = "", session: str = "") -> None:
        self.guest = guest
        self.session = session  # the hash of the token it came with
        self.address = address  # who pays for what it wants
        self.speaking = False  # whether the log is being put into its language
        self.waiting = 0  # bytes in the queue
        self.lang = lang
        self.hidden_since: float | None = None  # since when nobody can see the page; None: they can
        self.seat: int | None = None  # set by the table
        self.attached = False
        self.gone = False  # it left, perhaps before the table had let it in
        self.closing = 0  # the code the socket is being closed with
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(most_frames)

    def send(self, event: AnyEvent) -> None:
        """Put an event into the queue."""
        self.send_frame(encoder.encode(event))

    def send_frame(self, frame: bytes) -> None:
        """The same for one already encoded."""
        if self.closing:
            return
        if self.waiting > MOST_WAITING_BYTES:
            self.fail("too-slow", 1013)
            return
        try:
            self.outbox.put_nowait(frame)
            self.waiting += len(frame)
        except asyncio.QueueFull:
            self.fail("too-slow", 1013)

    async def next_frame(self) -> bytes | None:
        """What is to be sent next; None: nothing any more."""
        frame = await self.outbox.get()
        self.waiting -= len(frame or b"")
        return frame

    def fail(self, key: str, code: int, **values: int | str) -> None:
        """Send it away with a reason: nothing else that waits is sent any more."""
        if self.closing:
            return
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.waiting = 0
        self.send(Problem(key, problem(self.lang, key, **values)))
        self.finish(code)

    def finish(self, code: int) -> None:
        """Close the socket after what waits has been sent."""
        if not self.closing:
            self.closing = code
            if self.outbox.full():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
