"""Which games there are. A game package is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from starhold.core.errors import UnknownGame
from starhold.core.game import Game

GAMES: Final = ("race", "duel", "alliances", "starfarers")  # offered to everybody
# Played by name, and offered where somebody wants that: id and package.
EXTRA: Final = {"template": "_template"}
_offered: list[str] = [*GAMES]


def knows(id: str) -> bool:
    """Whether there is a game with that id."""
    return id in GAMES or id in EXTRA


def game(id: str) -> Game:
    """The game with that id, offered or not."""
    if not knows(id):
        raise UnknownGame(f"there is no game '{id}'; there are {', '.join(_offered)}")
    found: Game = import_module(f"starhold.games.{EXTRA.get(id, id)}.game").GAME
    return found


def offered() -> tuple[str, ...]:
    """The ids of all games that are offered, in the order they were added."""
    return tuple(_offered)


def all_games() -> list[Game]:
    """All games that are offered."""
    return [game(id) for id in _offered]


def offer(more: Sequence[str]) -> None:
    """Offer these besides the usual ones, and no others."""
    for id in more:
        game(id)  # an unknown one is said to be that
    _offered[:] = [*GAMES, *(id for id in more if id not in GAMES)]
