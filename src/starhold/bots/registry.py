"""Which bots there are, by name."""

from __future__ import annotations

from typing import Final

from starhold.bots.bot import Bot, UnknownBot
from starhold.bots.greedy import GreedyBot
from starhold.bots.levels import BY_NAME, LEVELS
from starhold.bots.random_bot import RandomBot

YARDSTICKS: Final = ("random", "greedy")  # fixed for ever, for research
BOTS: Final = ("random", "cadet", "navigator", "greedy", "captain", "admiral", "oracle")  # weakest first
DEFAULT_BOT: Final = "captain"  # who plays where nobody was named


def check_bot(name: str) -> None:
    """An error that lists the bots, if there is none of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}")


def recalls(name: str) -> bool:
    """Whether a bot of that name remembers the cards it has seen."""
    return name in BY_NAME and BY_NAME[name].recall


def bot(name: str, seed: int | str = 0, seconds: float = 0.0) -> Bot:
    """A bot of that name; the same seed gives the same choices in the same positions.

    With `seconds`, one that looks ahead stops there even if it has not seen all it wanted to.
    """
    check_bot(name)
    if name in BY_NAME:
        from starhold.bots.level_bot import LevelBot  # numpy is loaded for those who need it

        return LevelBot(BY_NAME[name], seed, seconds)
    return RandomBot(seed) if name == "random" else GreedyBot(seed)


__all__ = ["BOTS", "DEFAULT_BOT", "LEVELS", "YARDSTICKS", "bot", "check_bot", "recalls"]
