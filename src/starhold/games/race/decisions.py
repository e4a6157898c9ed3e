"""Which decision and which task belongs to which number in `kinds.py`."""

from __future__ import annotations

from typing import Any, Final

from starhold.core.game import Decision, Task
from starhold.games.race.phases.consume import (
    ConsumeNext,
    ConsumePhase,
    ConsumeSeat,
    ConsumeStart,
    FeedPower,
    GuessNumber,
    SellGood,
    SpendHand,
    TradeSeat,
)
from starhold.games.race.phases.develop import ChooseDevelopment, Developed, DevelopPhase, DevelopSeat
from starhold.games.race.phases.end import EndDiscard, EndTest, RoundEnd
from starhold.games.race.phases.explore import ExploreKeep, ExplorePhase
from starhold.games.race.phases.payment import PayCards
from starhold.games.race.phases.produce import (
    ProduceMost,
    ProducePhase,
    ProduceSeat,
    ProduceWindfalls,
    WindfallSource,
    WindfallWorld,
)
from starhold.games.race.phases.round import ChooseAction, Round
from starhold.games.race.phases.settle import ChooseWorld, PayMode, Settled, SettlePhase, SettleSeat
from starhold.games.race.phases.start import Deal, FirstDiscard

DECISIONS: Final[list[Decision[Any]]] = [
    FirstDiscard(),
    ChooseAction(),
    ExploreKeep(),
    ChooseDevelopment(),
    ChooseWorld(),
    PayCards(),
    PayMode(),
    SellGood(),
    ConsumeNext(),
    FeedPower(),
    GuessNumber(),
    SpendHand(),
    WindfallSource(),
    WindfallWorld(),
    EndDiscard(),
]

TASKS: Final[list[Task[Any]]] = [
    Deal(),
    Round(),
    ExplorePhase(),
    DevelopPhase(),
    DevelopSeat(),
    Developed(),
    SettlePhase(),
    SettleSeat(),
    Settled(),
    ConsumePhase(),
    TradeSeat(),
    ConsumeStart(),
    ConsumeSeat(),
    ProducePhase(),
    ProduceSeat(),
    ProduceWindfalls(),
    ProduceMost(),
    RoundEnd(),
    EndTest(),
]
