"""Which decision and which task has which number (see `kinds.py`)."""

from __future__ import annotations

from typing import Any, Final

from starhold.core.game import Decision, Task
from starhold.games.starfarers.phases.encounter_choices import (
    GainCards,
    GainUpgrade,
    GroundShip,
    HandOver,
    LoseUpgrade,
    PayCards,
)
from starhold.games.starfarers.phases.encounters import DrawEncounter, Encounter, FinishEncounter, RunBranch
from starhold.games.starfarers.phases.flight import Flight, FlyShips
from starhold.games.starfarers.phases.friendship import ChooseFriendship
from starhold.games.starfarers.phases.jump import Land, SpaceJump
from starhold.games.starfarers.phases.offers import AnswerOffer, CloseDeal, MakeOffer
from starhold.games.starfarers.phases.production import Relief, ReliefNext, Reserve, Roll
from starhold.games.starfarers.phases.seven import AfterDiscard, AfterRob, Discard, Rob
from starhold.games.starfarers.phases.shake import ShakeMothership
from starhold.games.starfarers.phases.start import (
    Bonus,
    Opening,
    PlaceColony,
    PlacePort,
    PlaceShip,
    SetUp,
    SetUpNext,
)
from starhold.games.starfarers.phases.tokens import FreeShip
from starhold.games.starfarers.phases.turn import EndTurn, NextTurn, TradeAndBuild, Turn

DECISIONS: Final[list[Decision[Any]]] = [
    Turn(),
    MakeOffer(),
    AnswerOffer(),
    CloseDeal(),
    Flight(),
    Discard(),
    Rob(),
    Relief(),
    FreeShip(),
    Encounter(),
    PayCards(),
    GainCards(),
    HandOver(),
    LoseUpgrade(),
    GainUpgrade(),
    GroundShip(),
    SpaceJump(),
    Land(),
    ChooseFriendship(),
    PlaceColony(),
    PlacePort(),
    PlaceShip(),
    Bonus(),
]
TASKS: Final[list[Task[Any]]] = [
    SetUp(),
    SetUpNext(),
    Opening(),
    NextTurn(),
    Roll(),
    AfterDiscard(),
    AfterRob(),
    ReliefNext(),
    Reserve(),
    TradeAndBuild(),
    ShakeMothership(),
    DrawEncounter(),
    RunBranch(),
    FinishEncounter(),
    FlyShips(),
    EndTurn(),
]
