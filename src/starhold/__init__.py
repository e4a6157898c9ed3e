"""Starhold: a table for games of space civilisation.

```python
import random

import starhold

game = starhold.game("race")
state = game.new(players=2, seed=1, options={})
chance = starhold.Seeded(1)
while not state.over():
    for seat in state.waiting():
        state.apply(seat, random.choice(state.legal(seat)), chance)
print([score.total for score in state.scores()])
```
"""

from __future__ import annotations

from starhold.core.chance import Chance, Recording, Scripted, Sealed, Seeded
from starhold.core.errors import StarholdError
from starhold.core.game import Game, Score, State
from starhold.core.registry import all_games, game
from starhold.core.rng import Rng
from starhold.core.rules import IllegalAction, Refusal

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs compiled; interpreted it plays the same games, slower."""
    return State.apply.__class__.__name__ != "function"


__all__ = [
    "Chance",
    "Game",
    "IllegalAction",
    "Recording",
    "Refusal",
    "Rng",
    "Score",
    "Scripted",
    "Sealed",
    "Seeded",
    "StarholdError",
    "State",
    "all_games",
    "compiled",
    "game",
]
