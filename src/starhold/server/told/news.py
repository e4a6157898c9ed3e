"""What is new at a table for those who are not looking at it: worked out when it has been quiet for a moment, so that
a burst of small steps is told as one thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from starhold.server.standing import OpenOffer

if TYPE_CHECKING:
    from starhold.server.table import Table

Kind = Literal["turn", "over", "offer", "dealt", "sat", "come"]
Sight = Literal["looks", "unsure", "gone"]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing for one guest."""

    kind: Kind
    guest_id: str
    names: tuple[str, ...] = ()  # who else is at the table; of `sat`: who sat down


class Known(NamedTuple):
    """How a table stood when a seat last looked at it or was told of it."""

    over: bool
    dealt: bool
    people: tuple[str, ...]  # guests, by seat
    question: int | None  # since which step it is asked something; None: it is not
    offer: OpenOffer | None  # what somebody proposes to all


class News:
    """What everybody at one table knows, as far as they were told or have seen it."""

    __slots__ = ("_known",)

    def __init__(self, table: Table) -> None:
        """Whatever stands when a table is read is no news."""
        self._known = self._now(table)

    @staticmethod
    def _now(table: Table) -> list[Known]:
        over, dealt = table.over(), table.match.dealt
        people = tuple(place.row.guest_id or "" for place in table.seats.places)
        waiting = table.choosing()
        asked = table.match.record.asked_since if waiting else int
        return [
            Known(over, dealt, people, asked(seat) if seat in waiting else None, table.standing.offer)
            for seat in range(len(people))
        ]

    def _kind(self, table: Table, seat: int, now: Known) -> Kind | None:
        """What is new for a seat."""
        row, old = table.seats.places[seat].row, self._known[seat]
        if row.guest_id is None:
            return None
        if now.over:
            return None if old.over else "over"
        if not row.bot and now.question not in (None, old.question):
            return "turn"
        offer = now.offer
        if offer is not None and offer is not old.offer and not row.bot and seat not in offer.agreed:
            return "offer"
        if now.dealt:
            return None if old.dealt else "dealt"
        others = set(now.people) - set(old.people) - {row.guest_id, ""}
        return "sat" if others and row.guest_id in old.people else None

    def changed(self, table: Table) -> bool:
        """Whether there may be something to tell; what nobody has to be told is known from here on."""
        news = False
        for seat, now in enumerate(self._now(table)):
            if self._kind(table, seat, now) is not None:
                news = True
            else:
                self._known[seat] = now
        return news

    def take(self, table: Table, now: float, away: float) -> tuple[list[Item], bool]:
        """What is to be told now, and whether somebody has left so lately that one should look again later.

        `away`: the seconds after which somebody who left, or whose page is hidden, counts as gone.
        """
        items: list[Item] = []
        unsure = False
        for seat, standing in enumerate(self._now(table)):
            kind = self._kind(table, seat, standing)
            row = table.seats.places[seat].row
            if kind is not None and row.guest_id is not None:
                sight = seen(table, seat, now, away)
                if sight == "unsure":
                    unsure = True
                    continue
                if sight == "gone":
                    items.append(Item(kind, row.guest_id, self._names(table, seat, kind)))
            self._known[seat] = standing
        return items, unsure

    def _names(self, table: Table, seat: int, kind: Kind) -> tuple[str, ...]:
        """Whom it is about: who sat down, else all others at the table."""
        rows = [place.row for number, place in enumerate(table.seats.places) if number != seat]
        if kind == "sat":
            rows = [row for row in rows if row.guest_id is not None and row.guest_id not in self._known[seat].people]
        return tuple(row.name for row in rows if row.name)


def seen(table: Table, seat: int, now: float, away: float) -> Sight:
    """Whether whoever sits there has the table in sight."""
    hidden = [one.hidden_since for one in table.connections if one.seat == seat]
    if any(since is None for since in hidden):
        return "looks"
    last = max([since for since in hidden if since is not None], default=table.seats.places[seat].last_here)
    return "gone" if now - last >= away else "unsure"
