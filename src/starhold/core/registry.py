"""Which games there are. A game package is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from starhold.core.errors import UnknownGame
from starhold.core.game import Game

GAMES: tuple[str, ...] = ("race", "duel", "alliances", "starfarers")


def game(id: str) -> Game:
    """The game with that id."""
    if id not in GAMES:
        raise UnknownGame(f"there is no game '{id}'; there are {', '.join(GAMES)}")
    found: Game = import_module(f"starhold.games.{id}").GAME
    return found


def all_games() -> list[Game]:
    """All games, in the order they joined the house."""
    return [game(id) for id in GAMES]
