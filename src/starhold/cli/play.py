"""`starhold play`: a game in the terminal, in plain text that also serves a screen reader."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from starhold import Seeded
from starhold import game as find_game
from starhold.arena.own_bots import check_any, is_own
from starhold.bots.registry import BOTS, DEFAULT_BOT
from starhold.cli.common import read_names, read_pairs, seats_for
from starhold.cli.session import ME, Session
from starhold.core.errors import BadOption
from starhold.core.record import Record
from starhold.locale import Words


def join(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Annotated[str, typer.Argument(help="Which game, by id.")] = "race",
    seats: Annotated[
        str,
        typer.Option(
            help=f"Who sits where: {ME} or a bot ({', '.join(BOTS)}, or your own as module:Class); "
            f"you and {DEFAULT_BOT} bots by default."
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    name: Annotated[str, typer.Option(help="What the log calls you.")] = "",
    lang: Annotated[str, typer.Option(help="en, cs or lt.")] = "en",
) -> None:
    """Play a game here. Type a number to choose, or 'help' for everything else."""
    words = Words(lang)
    one = find_game(game)
    sitting = read_names(seats or ",".join([ME, *[DEFAULT_BOT] * (seats_for(game, None) - 1)]))
    for kind in sitting:
        if kind != ME:
            check_any(kind)
    if ME not in sitting:
        raise BadOption(f"--seats names nobody to play: put '{ME}' among them (bots alone: starhold simulate)")
    options = one.check_options(len(sitting), read_pairs(option or []))
    number = secrets.randbelow(1_000_000) if seed is None else seed
    names = _names(sitting, name or words.say("terminal-person"), words)
    record = Record(one, len(sitting), dict(options), Seeded(number), names, f"seed {number}")
    Session(record, sitting, number, words).run()


def _names(sitting: list[str], person: str, words: Words) -> list[str]:
    """Names that tell the seats apart; bots have theirs in every language."""
    names: list[str] = []
    for kind in sitting:
        name = person if kind == ME else kind if is_own(kind) else words.say(f"bot-{kind}")
        names.append(name if sitting.count(kind) == 1 else f"{name} {len(names) + 1}")
    return names
