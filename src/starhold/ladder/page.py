"""The results of all games as a page of our documentation, and as the figures that the package brings along."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from starhold.arena.round_robin import wilson
from starhold.arena.whole_file import put
from starhold.core.errors import BadOption
from starhold.core.game import Game
from starhold.core.registry import GAMES
from starhold.core.registry import game as find_game
from starhold.ladder.checkout import FIGURES
from starhold.ladder.kept import Kept
from starhold.ladder.standing import Standing, standing
from starhold.ladder.tables import tables

FOLDER: Final = Path("docs", "ladder")  # one file a game
PAGE: Final = Path("docs", "ladder.md")
INTRODUCTION: Final = """\
# How strong the bots are

<!-- Made by `starhold ladder GAME --docs` from the files in docs/ladder: do not edit. -->

`starhold bots` lists the bots, weakest first. `starhold ladder GAME` measures them: it plays what is missing, adds it
to what is kept in `docs/ladder`, and may be stopped at any time. Results are tied to the weights, the errors and the
rules by which a bot played; those of others do not count any more and are played again. Each line also names the
commit; whoever changes how a bot thinks removes the lines of that bot.

- **Matches.** Of two bots the higher one has one seat and the lower one all others. Every deal is played from every
  seat, and all pairs play the same deals. A shared win counts in parts. Intervals are those of Wilson, 95 %.
- **Ratings** are by maximum likelihood after Bradley and Terry, on the scale of Elo, with `greedy` at 0: 100 more wins
  64 % of the games of two, 400 more ten of eleven. At larger tables the chance of a seat is its strength over the sum
  of all strengths there, so the odds of a win are taken over those of a fair share. Every pairing is given one game
  more, won in fair shares, so that nobody is infinitely strong. The interval is that of the difference to `greedy`.
- **Time** is what the processor works for a decision with more than one choice, in milliseconds: on average, and the
  longest.
"""


def write(root: Path) -> None:
    """Both files of a checkout."""
    found = standings(root)
    try:
        put(root / PAGE, page(found).encode())
        put(root / FIGURES, figures(found).encode())
    except OSError as error:
        raise BadOption(f"--docs: {error.filename} cannot be written: {error.strerror or error}") from error


def standings(root: Path) -> dict[str, list[Standing]]:
    """By game: the tables at which anything was measured."""
    found: dict[str, list[Standing]] = {}
    for id in GAMES:
        game = find_game(id)
        kept = Kept(root / FOLDER / f"{id}.json", id)
        every = [standing(game, table, kept) for table in tables(game)]
        found[id] = [one for one in every if one.matches or one.points]
    return found


def page(found: dict[str, list[Standing]]) -> str:
    """In Markdown."""
    parts = [INTRODUCTION]
    for id, every in found.items():
        game = find_game(id)
        parts.append(f"\n## {game.title}\n")
        if not every:
            parts.append("\nNot measured yet.\n")
        parts += [_section(game, one) for one in every]
    return "".join(parts)


def _section(game: Game, one: Standing) -> str:
    rows: list[list[str]] = []
    if one.table.players == 1:
        for bot, (mean, low, high) in one.points.items():
            rows.append([f"`{bot}`", f"{mean:.1f}", f"{low:.1f} to {high:.1f}", str(one.games[bot]), *_times(one, bot)])
        table = markdown(["bot", "points", "95 %", "games", "ms", "longest"], rows)
        return f"\n### {game.title}: {one.table.name}\n\n{table}"
    for bot, rating in one.ratings().items():
        interval = "" if rating.low == rating.high else f"{rating.low:+.0f} to {rating.high:+.0f}"
        rows.append([f"`{bot}`", f"{rating.rating:+.0f}", interval, *_times(one, bot)])
    table = markdown(["bot", "rating", "95 %", "ms", "longest"], rows)
    matches: list[list[str]] = []
    for match in one.matches:
        low, high = wilson(match.wins, match.games)
        share = f"{match.wins / match.games:.1%}"
        matches.append([f"`{match.a}`", f"`{match.b}`", str(match.games), share, f"{low:.1%} to {high:.1%}"])
    heads = ["one seat of", "against", "games", f"wins (fair: {1 / one.table.players:.0%})", "95 %"]
    return f"\n### {game.title}: {one.table.name}\n\n{table}\n{markdown(heads, matches)}"


def _times(one: Standing, bot: str) -> list[str]:
    return ["" if value is None else f"{value:.1f}" for value in one.time(bot).values()]


def markdown(heads: list[str], rows: list[list[str]]) -> str:
    """A table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def figures(found: dict[str, list[Standing]]) -> str:
    """As JSON, a bot a line."""
    games = {
        id: {one.table.name: {bot: _figures(one, bot) for bot in one.table.bots} for one in every}
        for id, every in found.items()
        if every
    }
    return _lines(games, 3) + "\n"


def _figures(one: Standing, bot: str) -> dict[str, Any]:
    alone = one.table.players == 1
    rating = (one.points if alone else one.ratings()).get(bot)
    name = "points" if alone else "rating"
    value, low, high = (None, None, None) if rating is None else (round(number, 1) for number in rating)
    return {name: value, "low": low, "high": high, "milliseconds": one.time(bot)["milliseconds"]}


def _lines(value: dict[str, Any], depth: int) -> str:
    """Nested so deep, each of the innermost on a line of its own."""
    if depth == 0 or not value:
        return json.dumps(value)
    inside = ",\n".join(f"{json.dumps(name)}: {_lines(part, depth - 1)}" for name, part in value.items())
    return f"{{\n{inside}\n}}"
