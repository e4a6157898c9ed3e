"""Which decision and which task has which number (see `kinds.py`)."""

from __future__ import annotations

from typing import Any, Final

from starhold.core.game import Decision, Task
from starhold.games.alliances.phases.colonize import Adaptation
from starhold.games.alliances.phases.galactic import EndGame, Galactic
from starhold.games.alliances.phases.production import NextRound, ProduceNext, UseProduction
from starhold.games.alliances.phases.start import (
    ChooseFirst,
    Deal,
    Draft,
    FirstFaction,
    LayGalaxy,
    Redraw,
    RedrawNext,
)
from starhold.games.alliances.phases.turn import ActionPhase, NextTurn, NomadsAction, Turn
from starhold.games.alliances.phases.war import SeizePlanet, War, WarEnd

DECISIONS: Final[list[Decision[Any]]] = [
    Turn(),
    Adaptation(),
    NomadsAction(),
    UseProduction(),
    SeizePlanet(),
    Redraw(),
    Draft(),
    FirstFaction(),
]
TASKS: Final[list[Task[Any]]] = [
    Deal(),
    RedrawNext(),
    ChooseFirst(),
    NextRound(),
    ProduceNext(),
    ActionPhase(),
    NextTurn(),
    War(),
    WarEnd(),
    Galactic(),
    EndGame(),
    LayGalaxy(),
]
