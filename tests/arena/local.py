"""Bots that somebody has written: one that plays, and every way of doing it wrong."""

from __future__ import annotations

import os
import time
from contextlib import suppress

from starhold.bots import Bot
from starhold.core.game import State


class First(Bot):
    """Plays the first of what is legal, and talks."""

    def choose(self, position: State, seat: int) -> int:
        print("thinking aloud")
        return position.legal(seat)[0]


class Raising(Bot):
    def choose(self, position: State, seat: int) -> int:
        raise ValueError("no idea\nwhat to do")


class Leaving(Bot):
    def choose(self, position: State, seat: int) -> int:
        raise SystemExit(3)


class Illegal(Bot):
    def choose(self, position: State, seat: int) -> int:
        return next(action for action in range(len(position.game().space)) if action not in position.legal(seat))


class Silent(Bot):
    def choose(self, position: State, seat: int) -> int:
        return None  # type: ignore[return-value]


class Elsewhere(Bot):
    """Answers for another seat as soon as that can be told from an answer of its own."""

    def choose(self, position: State, seat: int) -> int:
        mine = position.legal(seat)
        for other in position.waiting():
            theirs = [action for action in position.legal(other) if action not in mine]
            if other != seat and theirs:
                return theirs[0]
        return mine[0]


class Hanging(Bot):
    """Hangs, and holds on to it."""

    def choose(self, position: State, seat: int) -> int:
        while True:
            with suppress(Exception):  # as many a bot does
                time.sleep(60)


class Deadly(Bot):
    def choose(self, position: State, seat: int) -> int:
        os._exit(1)


class Unmade(Bot):
    def __init__(self) -> None:
        super().__init__("unmade")

    def choose(self, position: State, seat: int) -> int:
        return 0


class Unfinished(Bot):
    def __init__(self, seed: str) -> None:  # which never calls Bot.__init__
        self.seed = seed

    def choose(self, position: State, seat: int) -> int:
        return 0


class Other:
    pass


NUMBER = 7
