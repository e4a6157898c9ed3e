"""Training on a toy budget in every game: self-play does not lose what the warm start knew."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starhold.learn.strength import Strength, strength
from starhold.learn.trainer import Trainer, here
from tests.core.courses import every_game
from tests.learn.plans import tiny

GAMES: Final = {"race": 24, "duel": 16, "alliances": 16, "starfarers": 9}  # of a generation
GENERATIONS: Final = 5  # of self-play
DEALS: Final = 10  # of the match, each played from every seat
LUCK: Final = 0.25  # of a match of so few games, on machines that round differently


@every_game
def test_self_play_is_at_least_as_strong_as_its_warm_start(game_id: str) -> None:
    games = GAMES[game_id]
    plan = replace(
        tiny(game_id), hidden=16, second=8, games=games, warm=80 * games, batch=64, memory=50_000, past_every=30
    )
    trainer = Trainer(plan)
    [student] = trainer.learner.students
    while student.rows < plan.warm:
        trainer.step(here)
    warm = measured(trainer)
    shown = student.games
    for _ in range(GENERATIONS):
        trainer.step(here)
    assert student.games >= shown + GENERATIONS * games // 2, "it did not play"
    after = measured(trainer)
    assert after.rate >= warm.rate - LUCK
    assert after.points >= 0.85 * warm.points


def measured(trainer: Trainer) -> Strength:
    """One seat against `greedy`, on deals that are always the same."""
    [student] = trainer.learner.students
    return strength(trainer.plan.game, student.kind, trainer.learner.mind(student), DEALS, "progress")
