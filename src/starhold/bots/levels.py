"""The opponents that people choose from, weakest first: the same five in every game.

They differ in how well they judge and how far they see. The lower two go by the appraiser, the others by what was
learnt; the lower ones misjudge what a choice is worth, as people do; the highest two look ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Level(NamedTuple):
    """What one of them can do."""

    name: str
    net: bool  # whether it knows what was learnt
    recall: bool  # whether it remembers the cards it has seen
    errs: float  # by how much it misjudges a choice: points of appraisal, or of value if it knows what was learnt
    looks: int  # positions it may look at in a decision beyond the next one; 0: no look-ahead
    deals: int = 1  # of an imagined world, one of which is taken by what the others did (`core/belief.py`)
    beta: float = -1.0  # how much a point of appraisal counts; below 0: as much as was found in training


LEVELS: Final = (
    Level("cadet", net=False, recall=False, errs=2.0, looks=0),
    Level("navigator", net=False, recall=False, errs=0.5, looks=0),
    Level("captain", net=True, recall=False, errs=0.0, looks=0),
    Level("admiral", net=True, recall=True, errs=0.0, looks=250),
    Level("oracle", net=True, recall=True, errs=0.0, looks=1_200),
)
BY_NAME: Final = {level.name: level for level in LEVELS}


def tuned(name: str, kind: str, card: Mapping[str, Any]) -> Level:
    """The level as a game's model card has it for a kind of table: points are worth more in one game than another."""
    level = BY_NAME[name]
    told = card.get("levels", {}).get(kind, {}).get(name, {})
    return level._replace(
        errs=float(told.get("errs", level.errs)),
        looks=int(told.get("looks", level.looks)),
        deals=int(told.get("deals", level.deals)),
        beta=float(told.get("beta", level.beta)),
    )
