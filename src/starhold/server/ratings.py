"""How strong somebody is at a game, by what came of rated games: plain computation, nothing is stored here.

The model is that of Plackett and Luce, as Weng and Lin update it (`openskill`): the chance of a seat to come first is
its strength over the sum of all strengths at the table, then the same among the rest. So it is made for tables of any
size and for ties, and it is the model by which the ladder of the bots was measured (docs/ladder.md): their ratings can
stand beside those of people. Of two people who are well known, 100 points more win 64 % of the games, as with Elo.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce

from starhold.bots.ratings import ratings as measured
from starhold.core.encoding import Encoding
from starhold.core.registry import game as find_game

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
POINTS: Final = 400 / (math.log(10) * math.sqrt(2) * BETA)  # shown for one of `mu`: about 29.5
START: Final = 1500.0  # of somebody new, and of the bot that is 0 on the ladder
PROVISIONAL: Final = 5.0  # above this sigma, about 150 points, a rating says little
LOWEST: Final = 1.0  # 0 stands for a rating that is still to be worked out
_BOT_SIGMA: Final = 1.0

_model: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


@dataclass(frozen=True, slots=True)
class Strength:
    """What is believed of somebody, and after how many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> float:
        """The number people see."""
        return max(LOWEST, START + POINTS * (self.mu - MU))

    @property
    def provisional(self) -> bool:
        return is_provisional(self.sigma)


NEWCOMER: Final = Strength()


def is_provisional(sigma: float) -> bool:
    """Whether a rating still says little."""
    return sigma > PROVISIONAL


def kind_of_table(game: str, players: int, options: Mapping[str, Any]) -> str:
    """By which table of the ladder bots are measured; empty where there is none."""
    encoding: Encoding | None = find_game(game).part("encoding")
    kind = encoding.kind(players, dict(options)) if encoding is not None else None
    return kind.name if kind is not None else ""


def anchors(game: str, players: int, options: Mapping[str, Any]) -> dict[str, float]:
    """The ratings of the bots at such a table: what the ladder measured, and never moved by games with people."""
    bots = measured().get(game, {}).get(kind_of_table(game, players, options), {})
    return {name: START + told["rating"] for name, told in bots.items() if told.get("rating") is not None}


def anchored(rating: float) -> Strength:
    """A bot with that rating."""
    return Strength(MU + (rating - START) / POINTS, _BOT_SIGMA)


def fitting(rating: float, anchors: Mapping[str, float], among: Sequence[str]) -> str | None:
    """The bot whose strength is nearest."""
    known = [name for name in among if name in anchors]
    return min(known, key=lambda name: abs(anchors[name] - rating), default=None)


def after(seats: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What is believed of each seat after a game, by the places they came in."""
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in seats]
    rated = _model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(seats, rated, strict=True)]
