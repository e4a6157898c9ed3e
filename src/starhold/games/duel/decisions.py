"""Which decision and which task belongs to which number in `kinds.py`."""

from __future__ import annotations

from typing import Any, Final

from starhold.core.game import Decision, Task
from starhold.games.duel.phases.end import EndGame
from starhold.games.duel.phases.epoch_end import EndEpoch, IncomeStep, NextEpoch
from starhold.games.duel.phases.placing import ChooseDock, ChooseQuarter
from starhold.games.duel.phases.play import PayCard
from starhold.games.duel.phases.research import ChooseResearch, PayResearch, ResearchSeat
from starhold.games.duel.phases.start import Deal
from starhold.games.duel.phases.supremacy import ChooseAxis, DiplomacyStep, Supremacy, SupremacyScore
from starhold.games.duel.phases.turn import NextTurn, Turn

DECISIONS: Final[list[Decision[Any]]] = [
    Turn(),
    ChooseQuarter(),
    ChooseDock(),
    PayCard(),
    ChooseResearch(),
    PayResearch(),
    ChooseAxis(),
]

TASKS: Final[list[Task[Any]]] = [
    Deal(),
    NextTurn(),
    EndEpoch(),
    ResearchSeat(),
    Supremacy(),
    DiplomacyStep(),
    SupremacyScore(),
    IncomeStep(),
    NextEpoch(),
    EndGame(),
]
