"""Laying a card face down and revealing it: what Develop and Settle have in common (race:23, race:28, race:99)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import CODES, distinct_codes, holds
from starhold.games.race.actions import PASS, PLACE, N
from starhold.games.race.card_table import NONE
from starhold.games.race.kinds import NOT_IN_HAND, NOT_THIS_DECISION, OK

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def ask_all(s: RaceState, kind: i64, repetition: i64) -> None:
    """Everybody chooses at once, also who holds nothing to place, so as not to show it (race:99)."""
    frames: list[Frame] = []
    seat: i64 = 0
    while seat < s.players:
        frames.append(Frame(kind, seat, 1, 0, repetition))
        seat += 1
    s.frames.ask_together(frames)


class PlaceCard(Decision["RaceState"]):
    """Lay one card of the hand face down, or none."""

    secret = True

    @abstractmethod
    def judge(self, s: RaceState, f: Frame, card: i64) -> i64:
        """Whether that hand card can be placed and paid for: OK or the reason against it."""

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        codes = distinct_codes(s.empires[f.seat].hand, PLACE)
        codes.append(PASS)
        return codes

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action == PASS:
            return OK
        card = action - PLACE
        if card < 0 or card >= N:
            return NOT_THIS_DECISION
        return self.judge(s, f, card) if holds(s.empires[f.seat].hand, card) else NOT_IN_HAND

    def legal(self, s: RaceState, f: Frame) -> list[int]:
        """The same over the hand, where nobody has to ask whether a card is in it."""
        codes: list[int] = []
        last: i64 = NONE
        for card in s.empires[f.seat].hand:
            if card != last and self.judge(s, f, card) == OK:
                codes.append(CODES[PLACE + card])
            last = card
        codes.append(PASS)
        return codes


def reveal(s: RaceState, f: Frame) -> i64:
    """A chosen card is turned up: it lies in the tableau before anybody pays. NONE if nothing was chosen."""
    if f.picked[0] == PASS:
        return NONE
    card = f.picked[0] - PLACE
    s.empires[f.seat].lay(card)
    return card


def queue_placers(s: RaceState, task: i64, repetition: i64) -> None:
    """A task for each player who placed a card, to be done in the order of race:84."""
    i: i64 = len(s.order) - 1
    while i >= 0:
        if s.empires[s.order[i]].placed != NONE:
            s.frames.task(task, s.order[i], repetition)
        i -= 1
