"""What is so at a table besides its game: who gave up, what is proposed, whether it is paused, locked or ended.

It is folded from the events like everything else, so a table that is read again stands as it was left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from starhold.server.ending import How
from starhold.server.events import (
    AnyStored,
    Ended,
    Handed,
    Kicked,
    Locked,
    Offered,
    Paused,
    Relieved,
    Replied,
    Resigned,
    Resumed,
    Stepped,
)
from starhold.server.messages import OfferKind


@dataclass(slots=True)
class OpenOffer:
    """What a seat proposed, and who has agreed so far."""

    what: OfferKind
    by: int
    agreed: list[int]


@dataclass(slots=True)
class Standing:
    """How a table stands."""

    how: How | Literal[""] = ""  # how it ended, if not by its rules …
    places: list[int] = field(default_factory=list)  # … and who came where
    resigned: list[int] = field(default_factory=list)  # seats that gave up, in that order
    timed: list[int] = field(default_factory=list)  # those of them whose time ran out
    relieved: dict[int, int] = field(default_factory=dict)  # by seat: how often a bot had to play on for it …
    away: set[int] = field(default_factory=set)  # … and where it still does
    offer: OpenOffer | None = None
    refused: set[tuple[int, str]] = field(default_factory=set)  # what a seat may not propose again before it moves
    paused_at: float = 0.0  # 0: it is not paused
    locked: bool = False
    kicked: set[str] = field(default_factory=set)  # guests who may not come again
    left: list[float] = field(default_factory=list)  # seconds on the clocks, by seat, when last noted …
    left_at: float = 0.0  # … and when that was

    @property
    def paused(self) -> bool:
        return self.paused_at > 0

    def note(self, event: AnyStored) -> None:
        """One more event."""
        if event.left:
            self.left, self.left_at = event.left, event.left_at
        match event:
            case Stepped(id=id) if id:  # a person's: what bots do meanwhile does not answer an offer
                self.offer = None
                self.refused = {(seat, what) for seat, what in self.refused if seat != event.seat}
            case Resigned():
                self.resigned.append(event.seat)
                self.offer = None
                if event.timed:
                    self.timed.append(event.seat)
            case Relieved():
                self.relieved[event.seat] = self.relieved.get(event.seat, 0) + 1
                self.away.add(event.seat)
            case Handed(bot=""):
                self.away.discard(event.seat)
            case Offered():
                self.offer = OpenOffer(event.what, event.seat, [event.seat])
            case Replied() if self.offer is not None:
                self._reply(self.offer, event)
            case Paused():
                self.paused_at, self.offer = event.at, None
            case Resumed():
                self.paused_at, self.offer = 0.0, None
            case Ended():
                self.how, self.places, self.offer, self.paused_at = event.how, event.places, None, 0.0
            case Locked():
                self.locked = event.locked
            case Kicked():
                self.kicked.add(event.guest)
            case _:
                pass

    def _reply(self, offer: OpenOffer, event: Replied) -> None:
        if event.agree:
            offer.agreed.append(event.seat)
            return
        self.refused.add((offer.by, offer.what))
        self.offer = None
