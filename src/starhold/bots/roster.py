"""Who plays what: each bot with the games and the numbers of players it is made for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from starhold.bots.levels import BY_NAME
from starhold.bots.ratings import milliseconds
from starhold.bots.registry import BOTS
from starhold.core.encoding import Encoding, Kind
from starhold.core.game import Game

WORDS: Final = ("", "alone", "two", "three", "four", "five", "six")  # kinds of a game that names none


class Listed(NamedTuple):
    """A bot, as one chooses it."""

    name: str
    players: dict[str, list[int]]  # by game
    milliseconds: float | None  # a decision on average, at the slowest of these tables; None: never measured


def players_of(bot: str, game: Game) -> list[int]:
    """At which tables of a game that bot plays as well as it can; none where it lacks what it goes by."""
    if bot in BY_NAME:
        encoding: Encoding | None = game.part("encoding")
        return sorted({kind.players for kind in encoding.kinds}) if encoding is not None else []
    if bot == "greedy" and game.part("appraise") is None:
        return []
    return list(range(game.min_players, game.max_players + 1))


def roster(games: Sequence[Game]) -> list[Listed]:
    """The bots that play any of these games, weakest first."""
    result: list[Listed] = []
    for name in BOTS:
        players = {game.id: counts for game in games if (counts := players_of(name, game))}
        if players:
            result.append(Listed(name, players, milliseconds(name, list(players))))
    return result


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """Those that the game is trained for; for a game that is not, one for each number of players."""
    encoding: Encoding | None = game.part("encoding")
    if encoding is not None:
        return encoding.kinds
    return tuple(Kind(WORDS[count], count, {}) for count in range(game.min_players, game.max_players + 1))
