"""What lies on the table between players who trade: an offer, and the answers to it (starfarers:4.6).

A deal is replaced, never changed in place: clones of a position hold the same one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from starhold.core.fields import Entries, Field
from starhold.games.starfarers.board import RESOURCES

ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3


class Answer:
    """What one of those addressed says, and the cards they would give and want."""

    __slots__ = ("ask", "give", "says", "seat")

    def __init__(self, seat: i64, says: i64, give: list[int], ask: list[int]) -> None:
        self.seat = seat
        self.says = says
        self.give = give
        self.ask = ask


class Deal:
    """The cards given and wanted, by resource; who is addressed, as bits; and the answers, when all are in."""

    __slots__ = ("answers", "ask", "give", "to")

    def __init__(self, give: list[int], ask: list[int], to: i64, answers: list[Answer]) -> None:
        self.give = give
        self.ask = ask
        self.to = to
        self.answers = answers

    def there(self) -> bool:
        """Whether there is an offer at all."""
        return self.to != 0

    def is_open(self) -> bool:
        """Whether it leaves one side open, so that nobody can simply accept it."""
        given: i64 = 0
        wanted: i64 = 0
        resource: i64 = 0
        while resource < RESOURCES:
            given += self.give[resource]
            wanted += self.ask[resource]
            resource += 1
        return given == 0 or wanted == 0

    def answer_of(self, seat: i64) -> Answer | None:
        """What that seat has answered."""
        for answer in self.answers:
            if answer.seat == seat:
                return answer
        return None

    def counters(self) -> i64:
        """Who has made a counter-offer, as bits."""
        bits: i64 = 0
        for answer in self.answers:
            if answer.says == COUNTERED:
                bits |= 1 << answer.seat
        return bits


NO_DEAL: Final = Deal([0] * RESOURCES, [0] * RESOURCES, 0, [])


class OnTheTable(Field):
    """The deal as one row: five cards given, five wanted, the seats; then twelve numbers an answer."""

    def freeze(self, of: Any) -> Entries:
        deal: Deal = of.deal
        if not deal.there():
            return ((),)
        row: list[int] = [*deal.give, *deal.ask, deal.to]
        for answer in deal.answers:
            row += [answer.seat, answer.says, *answer.give, *answer.ask]
        return (tuple(row),)

    def thaw(self, of: Any, frozen: Entries) -> None:
        row = list(frozen[0])
        five, ten = RESOURCES, 2 * RESOURCES
        answers = [row[at : at + 2 + ten] for at in range(ten + 1, len(row), 2 + ten)]
        of.deal = (
            Deal(
                row[:five],
                row[five:ten],
                row[ten],
                [Answer(one[0], one[1], one[2 : 2 + five], one[2 + five :]) for one in answers],
            )
            if row
            else NO_DEAL
        )
