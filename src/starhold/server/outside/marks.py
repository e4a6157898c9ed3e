"""How a seat says that a bot from outside plays it: `outside:` and the bot's id, where others have a level's name."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "outside:"
SHOWN: Final = "outside"  # what everybody is told of it, besides its name and whose it is

STREAMED: Final = "starhold.streamed"  # in the scope of a stream of events: how many lines it has taken


def is_outside(bot: str) -> bool:
    return bot.startswith(PREFIX)


def mark(id: str) -> str:
    """What a seat holds."""
    return PREFIX + id


def id_of(bot: str) -> str:
    return bot.removeprefix(PREFIX)


def shown(bot: str) -> str:
    """A bot as lists and tables name its kind."""
    return SHOWN if is_outside(bot) else bot
