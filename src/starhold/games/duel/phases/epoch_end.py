"""The end of an epoch: research, supremacy, income, and the next epoch or the end of the game (rulings, section H)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.games.duel import kinds
from starhold.games.duel.board import CELLS, EPOCHS
from starhold.games.duel.card_table import NONE
from starhold.games.duel.phases.market import refill
from starhold.games.duel.scoring import BY_INCOME

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


class EndEpoch(Task["DuelState"]):
    """What follows when both have passed; whoever passed first researches first (duel:H1)."""

    kind = kinds.END_EPOCH

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        s.tell("epoch-end", "duel:B1", s.first_passer, s.epoch)
        s.frames.task(kinds.NEXT_EPOCH)
        s.frames.task(kinds.INCOME_STEP)
        s.frames.task(kinds.SUPREMACY)
        s.frames.task(kinds.RESEARCH_SEAT, 1 - s.first_passer)
        s.frames.task(kinds.RESEARCH_SEAT, s.first_passer)


class IncomeStep(Task["DuelState"]):
    """Each player scores their steady income (duel:H18)."""

    kind = kinds.INCOME_STEP

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        seat: i64 = 0
        while seat < 2:
            income: i64 = s.universes[seat].income
            if income > 0:
                s.gain_points(seat, BY_INCOME, income)
                s.tell("score-income", "duel:H18", seat, income)
            seat += 1


class NextEpoch(Task["DuelState"]):
    """Six fresh cards; whoever passed first begins (duel:B7, duel:C9). After the third epoch the game ends."""

    kind = kinds.NEXT_EPOCH

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        cell: i64 = 0
        while cell < CELLS:
            if s.market[cell] != NONE:
                s.discard.append(s.market[cell])
                s.market[cell] = NONE
            cell += 1
        s.box += s.deck
        s.deck = []
        if s.epoch == EPOCHS:
            s.frames.task(kinds.END_GAME)
            return
        s.epoch += 1
        s.deck = s.table.decks[s.epoch][:]
        refill(s, chance)
        s.universes[0].passed = 0
        s.universes[1].passed = 0
        starter = s.first_passer
        s.first_passer = NONE
        s.tell("begin", "duel:B7", starter, s.epoch)
        s.frames.task(kinds.NEXT_TURN, 1 - starter)
