"""Which bots there are, by name."""

from __future__ import annotations

from typing import Final

from starhold.bots.bot import Bot, UnknownBot
from starhold.bots.greedy import GreedyBot
from starhold.bots.random_bot import RandomBot

BOTS: Final = ("random", "greedy")  # weakest first
DEFAULT_BOT: Final = BOTS[-1]  # who plays where nobody was named


def check_bot(name: str) -> None:
    """An error that lists the bots, if there is none of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}")


def bot(name: str, seed: int | str = 0) -> Bot:
    """A bot of that name; the same seed gives the same choices in the same positions."""
    check_bot(name)
    return RandomBot(seed) if name == "random" else GreedyBot(seed)
