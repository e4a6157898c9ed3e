"""What happened at a table besides the game, as lines among the chat; everybody reads them in their own language."""

from __future__ import annotations

from starhold.server.events import (
    AnyStored,
    Ended,
    Kicked,
    Locked,
    Offered,
    Paused,
    Relieved,
    Replied,
    Resigned,
    Resumed,
)
from starhold.server.messages import ChatLine


def told(event: AnyStored, number: int) -> ChatLine | None:
    """The line of an event; None: it is told elsewhere, or not at all."""
    match event:
        case Resigned():
            return _line(number, event.at, "timed" if event.timed else "resigned", event.seat, event.bot)
        case Relieved():
            return _line(number, event.at, "relieved", event.seat, event.bot)
        case Offered():
            return _line(number, event.at, "offered", event.seat, event.what)
        case Replied():
            return _line(number, event.at, "agreed" if event.agree else "declined", event.seat)
        case Paused():
            return _line(number, event.at, "paused")
        case Resumed():
            return _line(number, event.at, "resumed")
        case Ended():
            return _line(number, event.at, "ended", None, event.how)
        case Locked():
            return _line(number, event.at, "locked" if event.locked else "unlocked")
        case Kicked():
            return _line(number, event.at, "kicked", None, event.name)
    return None


def _line(number: int, at: float, told: str, seat: int | None = None, what: str = "") -> ChatLine:
    return ChatLine(number, "", "", at, seat, told, what)
