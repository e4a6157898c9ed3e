"""A process of our own that does long work for everybody in turn, and who is served there next.

It is begun when it is first needed and ended when nobody comes. Nothing of it runs in the loop that serves those who
play.
"""

from __future__ import annotations

import asyncio
import logging
import marshal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

from starhold.core import errors
from starhold.core.errors import StarholdError
from starhold.server.limits import household
from starhold.server.logs import warn
from starhold.server.processes import Piped
from starhold.server.request_error import RequestError
from starhold.server.turns import Turns

_MOST_WAITING: Final = 6  # wishes of one address
_NAMED: Final = ("BadRecord", "BadOption", "BadNotation", "UnknownGame")


class Answering(Protocol):
    """Who answers in such a process."""

    def answer(self, question: bytes) -> bytes: ...


class NotHere(Exception):
    """What was asked about has to be brought first."""


class Clerk:
    """Answers there: a marshalled (kind, …) by what the method of that name returns, as a marshalled (status, …)."""

    def answer(self, question: bytes) -> bytes:
        """What came of it: ok, unknown, or what was wrong."""
        kind, *given = marshal.loads(question)
        try:
            return marshal.dumps(("ok", *getattr(self, f"_{kind}")(*given)))
        except RequestError as error:
            return marshal.dumps(("refused", error.key, error.status, error.values))
        except NotHere:
            return marshal.dumps(("unknown",))
        except StarholdError as error:
            return marshal.dumps(("error", type(error).__name__, str(error)))
        except Exception as error:
            logging.exception("the %s failed", type(self).__name__.lower())
            return marshal.dumps(("broken", f"{type(error).__name__}: {error}"[:200]))


class Desk:
    """One process and its queue. Questions and answers are marshalled tuples, as a `Clerk` gives them."""

    def __init__(
        self,
        kind: type[Piped],
        arguments: Sequence[str],
        inline: Answering | None,
        seconds: float,
        life: float,
    ) -> None:
        self.kind = kind
        self.arguments = arguments
        self.inline = inline  # answers in this process instead, for tests
        self.seconds = seconds  # for one answer, and to be served
        self.life = life  # of a process nobody asks
        self.turns = Turns(1, _MOST_WAITING)
        self.reader: Piped | None = None
        self.started = 0
        self._end: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A turn for an address; too long a wait is said as such."""
        try:
            async with self.turns.turn(household(address), seconds=self.seconds):
                yield
        except TimeoutError:
            raise RequestError("replay-busy", 503) from None

    async def ask(self, *question: Any) -> tuple[Any, ...]:
        """One question, within a turn."""
        data = marshal.dumps(question)
        if self.inline is not None:
            return self._open(await asyncio.to_thread(self.inline.answer, data))
        if self._end is not None:
            self._end.cancel()
            self._end = None
        fine = False
        try:
            if self.reader is None:
                self.started += 1
                self.reader = await self.kind.start(*self.arguments)
            answer = await self.reader.send(data, self.seconds)
            fine = True
        except (TimeoutError, OSError, EOFError) as error:
            warn("desk-failed", of=self.kind.MODULE, what=question[0], why=type(error).__name__)
            raise RequestError("replay-busy", 503) from error
        finally:
            if not fine:
                await self.close()
        self._end = asyncio.get_running_loop().call_later(self.life, self._nobody_came)
        return self._open(answer)

    def _nobody_came(self) -> None:
        self._end = None
        reader, self.reader = self.reader, None
        if reader is not None:
            self._ending = asyncio.create_task(reader.stop(), name="end desk")

    async def close(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
        reader, self.reader = self.reader, None
        if reader is not None:
            await reader.stop()

    def _open(self, answer: bytes) -> tuple[Any, ...]:
        """What was answered, or raised there."""
        status, *rest = marshal.loads(answer)
        match status:
            case "refused":
                key, code, values = rest
                raise RequestError(key, code, **values)
            case "error":
                kind, text = rest
                raise (getattr(errors, kind) if kind in _NAMED else StarholdError)(text)
            case "broken":
                warn("desk-broken", of=self.kind.MODULE, why=rest[0])
                raise RequestError("replay-busy", 503)
            case "unknown":
                return ()
        return tuple(rest)
