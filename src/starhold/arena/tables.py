"""Every kind of table a game can be played at: each number of players, and each option at each of its values."""

from __future__ import annotations

from starhold.core.game import Game
from starhold.core.options import Option, OptionValue

Setting = tuple[int, dict[str, OptionValue]]  # players, options

SOME_NUMBER = 7  # for an option that is a number


def other_values(option: Option) -> list[OptionValue]:
    """The values of an option besides its default."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        return [SOME_NUMBER]
    return [choice for choice in option.choices if choice != option.default]


def every_table(game: Game) -> list[Setting]:
    """All of them, the plain ones first; options are changed one at a time, for every number of players they allow."""
    counts = range(game.min_players, game.max_players + 1)
    result: list[Setting] = [(players, {}) for players in counts]
    for option in game.options:
        allowed = [players for players in counts if not option.players or players in option.players]
        result += [(players, {option.name: value}) for value in other_values(option) for players in allowed]
    return result
