"""A small language for positions of Beacons, so that a test reads like a ruling.

t = table("7 2 1", "7 5 1", "4 2 1")  # the hands; all other cards are in the deck
t.luck("signal_8", "signal_6")  # the next cards drawn, in this order; after them any
t.send(7, 7, 4)  # what each seat sends
assert t.beacons() == [0, 0, 1]
"""

from __future__ import annotations

from starhold.core.hands import take_out
from starhold.games._template.game import GAME
from starhold.games._template.kinds import NEXT_ROUND
from starhold.games._template.state import TemplateState
from tests.games.base_kit import BaseTable, bare


class Table(BaseTable[TemplateState]):
    """A position under test, and the hands that play it."""

    def send(self, *signals: int) -> None:
        """One signal of each seat, seat by seat."""
        for seat, signal in enumerate(signals):
            self.do(seat, f"send:signal_{signal}")

    def hand(self, seat: int) -> list[int]:
        """The strengths of its cards."""
        return [card + 1 for card in self.state.stations[seat].hand]

    def beacons(self) -> list[int]:
        return [station.beacons for station in self.state.stations]


def table(*hands: str, length: str = "full") -> Table:
    """The first round of a game with these hands."""
    state = bare(TemplateState, GAME, len(hands), {"length": length})
    for station, hand in zip(state.stations, hands, strict=True):
        station.hand = sorted(int(signal) - 1 for signal in hand.split())
        for card in station.hand:
            take_out(state.deck, card)
    state.frames.task(NEXT_ROUND)
    t = Table(state)
    state.advance(t.chance)
    return t
