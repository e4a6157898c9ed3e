"""A review adds up: chances to one, luck to nothing, changes to their causes; and it says what it cannot do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from starhold.coach.review import UnfinishedGame, review
from starhold.core.record_text import load

RECORDS: Final = Path(__file__).parent.parent / "records"
FEW: Final = 1_000  # positions looked at
SHORT: Final = (
    "race/11-2p-max_rounds_8.record",
    "starfarers/10-3p-turn_limit_7.record",
    "alliances/31-3p-plain.record",
)


@pytest.mark.parametrize("name", SHORT)
def test_it_adds_up(name: str) -> None:
    record = load((RECORDS / name).read_text())
    told: list[int] = []
    found = review(record, 1, told.append, FEW)
    assert len(found.chances) == len(record.steps) + 1
    for row in found.chances:
        assert sum(row) == pytest.approx(1.0, abs=1e-6)
    assert sum(found.luck) == pytest.approx(0.0, abs=1e-6)
    for seat in range(record.players):
        change = found.chances[-1][seat] - found.chances[0][seat]
        others = 0.0
        for one in found.decisions:
            if one.seat != seat:
                before = found.chances[one.step]
                rest = 1.0 - before[one.seat]  # nothing, where the game is as good as won
                others += one.loss * before[seat] / rest if rest > 0.0 else 0.0
        assert change == pytest.approx(-found.lost(seat) + others + found.luck[seat], abs=1e-6)
        assert abs(found.luck[seat]) <= 1.0 + max(found.lost(seat), others)
    assert all(abs(luck) <= 1.0 for row in found.fortune for luck in row), "at one step nobody gains more than all"
    assert told == sorted(told)
    assert told[-1] == 100


def test_a_decision_of_several_picks_is_one() -> None:
    record = load((RECORDS / SHORT[0]).read_text())
    found = review(record, 1, None, 0)
    steps = [one.step for one in found.decisions]
    assert len(set(steps)) == len(steps)
    first = found.decisions[0]
    assert len(first.picks) == 2  # two of the six cards that were dealt go


def test_a_game_that_is_not_over_is_refused() -> None:
    record = load((RECORDS / SHORT[0]).read_text())
    with pytest.raises(UnfinishedGame, match="not over"):
        review(record.replayed(record.steps[:10]))
