"""Undo never shows what is hidden: if a step can be taken back, its seat has seen nothing that it did not know."""

from __future__ import annotations

import starhold
from tests.contract.cases import Case, every_case
from tests.contract.fairness import Tally, play_and_try

STEPS = 300 if starhold.compiled() else 40  # of each case; `tools/check_undo.py` tries a hundred thousand of each game


@every_case
def test_a_step_that_can_be_taken_back_has_shown_nothing(case: Case) -> None:
    tally = Tally()
    round = 0
    while tally.steps < STEPS:
        play_and_try(*case, seed=f"undo {round}", most=STEPS - tally.steps, tally=tally)
        round += 1
    assert tally.hits == []
    assert tally.undoable > 0
