"""What the coach counts in Three Epochs: only what the seat can know, and at the end nothing is still to come."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starhold.core.record import Record
from starhold.core.record_text import load
from starhold.core.rng import Rng
from starhold.games.duel.tallies import KINDS, TALLIES

RECORD: Final = Path(__file__).parents[2] / "records" / "duel" / "07-2p-plain.record"
COMING: Final = ("promise", "supremacy", "tiles")


def counted(record: Record, seat: int) -> dict[str, float]:
    return dict(zip([kind.name for kind in KINDS], TALLIES.take(record.state, seat), strict=True))


def test_what_is_counted_is_what_the_seat_can_know() -> None:
    record = load(RECORD.read_text())
    for steps in (20, 80, 140):
        state = record.replayed(record.steps[:steps]).state
        for seat in (0, 1):
            imagined = state.imagine(seat, Rng(f"tallies/{steps}"), True)
            assert TALLIES.take(imagined, seat) == TALLIES.take(state, seat)


def test_cards_in_hand_promise_something_and_nothing_is_to_come_at_the_end() -> None:
    record = load(RECORD.read_text())
    begun = record.replayed(record.steps[:40])
    for seat in (0, 1):
        assert counted(begun, seat)["promise"] > 0.0
    leads = [counted(begun, seat)["supremacy"] for seat in (0, 1)]
    assert leads[0] == -leads[1], "what influence brings one it does not bring the other"
    for seat in (0, 1):
        assert [counted(record, seat)[name] for name in COMING] == [0.0, 0.0, 0.0]
