"""A toy: the game that new ones are copied from, under another name and with something changed."""

from __future__ import annotations

from typing import Any

from starhold.core.game import Game
from starhold.games._template.game import GAME
from starhold.games._template.phases import round
from starhold.games._template.state import set_up


def manifest(**changed: Any) -> Game:
    """The manifest of Beacons, under another name and with some things changed."""
    given: dict[str, Any] = {
        "id": "toy",
        "package": GAME.package,
        "title": "Toy",
        "players": (2, 4),
        "rules_version": 1,
        "rule_of_turns": "toy:2",
        "space": GAME.space,
        "options": GAME.options,
        "things": GAME.things,
        "phases": (round,),
        "set_up": set_up,
        "explain": GAME.explain,
        "score": GAME.score,
        "check": GAME.check,
        "view": GAME.view,
        "deal_anew": GAME.deal_anew,
        "parts": GAME.parts,
    }
    return Game(**{**given, **changed})
