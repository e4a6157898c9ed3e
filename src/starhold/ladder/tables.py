"""The tables at which the bots of a game are measured: its kinds, or others that options make."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from starhold.bots.registry import BOTS
from starhold.bots.roster import kinds_of, players_of
from starhold.core.encoding import Kind
from starhold.core.errors import BadOption
from starhold.core.game import Game


class Table(NamedTuple):
    """Where matches are played. Results are kept by its name."""

    name: str
    kind: Kind
    options: dict[str, object]
    bots: tuple[str, ...]  # who plays here, weakest first

    @property
    def players(self) -> int:
        return self.kind.players

    def among(self, bots: Collection[str]) -> Table:
        """The same with these bots alone."""
        return self._replace(bots=tuple(bot for bot in self.bots if bot in bots))


def tables(game: Game, players: int | None = None, options: Mapping[str, object] | None = None) -> list[Table]:
    """All kinds of tables, or those for so many players; with options, the tables that these make."""
    counts = range(game.min_players, game.max_players + 1)
    if players is not None:
        game.check_options(players, options or {})
        counts = range(players, players + 1)
    kinds = kinds_of(game)
    if not options:
        return [_table(game, kind, {}) for kind in kinds if kind.players in counts]
    result: list[Table] = []
    wrong: BadOption | None = None
    for count in counts:
        try:
            values = game.check_options(count, options)
        except BadOption as error:  # options may be for some numbers of players only
            wrong = error
            continue
        result += [_table(game, kind, values) for kind in (_kind(kinds, count, values),) if kind is not None]
    if not result and wrong is not None:
        raise wrong
    return result


def _kind(kinds: tuple[Kind, ...], players: int, values: Mapping[str, object]) -> Kind | None:
    fitting = [
        kind
        for kind in kinds
        if kind.players == players and all(values[name] == value for name, value in kind.needs.items())
    ]
    return fitting[-1] if fitting else None  # those with more needs stand behind


def _table(game: Game, kind: Kind, values: Mapping[str, object]) -> Table:
    usual = game.check_options(kind.players, kind.needs)
    other = {name: value for name, value in values.items() if value != usual[name]}
    name = ", ".join([kind.name, *(f"{name}={value}" for name, value in other.items())])
    bots = tuple(bot for bot in BOTS if kind.players in players_of(bot, game))
    return Table(name, kind, {**kind.needs, **other}, bots)
