"""How the opponents that people play with look at a game's choices: by its part `judge`, which knows manners itself."""

from __future__ import annotations

from typing import Any

from starhold.bots.greedy import Appraise
from starhold.core.game import Game


def judge_of(game: Game) -> Appraise:
    """What each choice is worth to them; the appraiser of `greedy` where the game knows no better."""
    found: Appraise | None = game.part("judge")
    if found is not None:
        return found
    appraise: Appraise = game.need("appraise")
    return appraise


def manners_of(game: Game) -> Any:
    """What else keeps them from choosing things without end; None where nothing has to."""
    return None if game.part("judge") is not None else game.part("manners")
