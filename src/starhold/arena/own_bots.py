"""Bots of one's own, named `module:Class`: found in the current folder or on the path, and watched while they play.

Whatever such a bot does wrong is its own fault, told in one line with its name, the game and the seed.
"""

from __future__ import annotations

import faulthandler
import operator
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from time import monotonic
from typing import Final, TextIO, TypeVar

from starhold.bots.bot import Bot, UnknownBot
from starhold.bots.registry import BOTS
from starhold.bots.registry import bot as ours
from starhold.core.errors import StarholdError
from starhold.core.game import State

MARK: Final = ":"
SECONDS: Final = 10.0  # for a decision, if nobody says otherwise
Given = TypeVar("Given")


class BotFault(StarholdError):
    """What a bot of one's own has done wrong, and in which seat; below 0 where it had none yet."""

    def __init__(self, text: str, seat: int = -1) -> None:
        super().__init__(text, seat)
        self.text = text
        self.seat = seat

    def __str__(self) -> str:
        return self.text


class Late(BaseException):
    """Raised within a bot whose time is over; no Exception, for many a bot catches those."""


def is_own(name: str) -> bool:
    return MARK in name


def check_any(name: str, seconds: float = SECONDS) -> None:
    """An error in one line, if there is no such bot, of ours or of one's own."""
    if is_own(name):
        try:
            made(name, "0", seconds)
        except BotFault as fault:
            raise UnknownBot(f"bot {name} {fault}") from fault
    elif name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}, and your own as module:Class")


def any_bot(name: str, seed: str, seconds: float, where: str) -> Bot:
    """A bot of ours, or one of one's own that is watched; `where` is told with its faults: the game and the seed."""
    return Watched(name, seed, seconds, where) if is_own(name) else ours(name, seed)


def found(name: str) -> type[Bot]:
    """The class of that name."""
    module_name, _, class_name = name.partition(MARK)
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module_name}.".startswith(f"{error.name}."):
            raise UnknownBot(f"bot {name}: there is no module '{error.name}' in this folder or on the path") from error
        raise UnknownBot(f"bot {name}: {module_name} cannot be imported: {_said(error)}") from error
    except (Exception, SystemExit) as error:  # whatever stands in that module
        raise UnknownBot(f"bot {name}: {module_name} cannot be imported: {_said(error)}") from error
    one = getattr(module, class_name, None)
    if one is None:
        raise UnknownBot(f"bot {name}: there is no '{class_name}' in {module.__name__}")
    if not isinstance(one, type) or not issubclass(one, Bot):
        raise UnknownBot(f"bot {name}: {class_name} is no bot; it should be a class derived from starhold.bots.Bot")
    return one


def made(name: str, seed: str, seconds: float) -> Bot:
    """A bot of that class, made with its seed."""
    one = found(name)

    def make() -> Bot:
        bot = one(seed)
        _ = bot.name, bot.recalls  # what every bot has once `Bot.__init__` was called
        return bot

    return watched(make, f"is made by {one.__name__}(seed), which", seconds)


def watched(call: Callable[[], Given], what: str, seconds: float) -> Given:
    """What the call gives; its errors, and that it takes too long, as faults of whoever wrote it."""
    began = monotonic()
    try:
        with redirect_stdout(sys.stderr), _alarm(seconds):  # what a bot prints is no part of our results
            given = call()
    except Late:
        raise BotFault(f"{what} took longer than {seconds:g} s") from None
    except (Exception, SystemExit) as error:
        raise BotFault(f"{what} raised {_said(error)}") from error
    if monotonic() - began > seconds:  # where the alarm could not get through
        raise BotFault(f"{what} took longer than {seconds:g} s")
    return given


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise `Late` here after that time. A process that does not even hear the alarm, because it hangs in compiled
    code, is ended; whoever waits for it takes note of that."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    faulthandler.dump_traceback_later(2 * seconds + 5, exit=True, file=_nowhere())
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGALRM, before)


def _nowhere() -> TextIO:
    global _NOWHERE  # noqa: PLW0603 - opened once a process, and kept
    if _NOWHERE is None:
        _NOWHERE = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    return _NOWHERE


_NOWHERE: TextIO | None = None


def _said(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


class Watched(Bot):
    """A bot of one's own at a table."""

    def __init__(self, name: str, seed: str, seconds: float, where: str) -> None:
        self.seconds = seconds
        self.where = where
        try:
            self.inner = made(name, seed, seconds)
        except BotFault as fault:
            raise BotFault(f"bot {name} in {where} {fault}") from fault
        super().__init__(name, self.inner.recalls)

    def choose(self, position: State, seat: int) -> int:
        legal = position.legal(seat)  # before the bot plays on with the position
        others = {one: position.legal(one) for one in position.waiting() if one != seat}
        try:
            answer = watched(lambda: self.inner.choose(position, seat), "", self.seconds)
            return _checked(answer, position, legal, others)
        except BotFault as fault:
            told = " ".join(str(fault).split())
            raise BotFault(f"bot {self.name} in seat {seat} of {self.where} {told}", seat) from fault


def _checked(answer: object, position: State, legal: list[int], others: dict[int, list[int]]) -> int:
    """The answer, if it is one."""
    try:
        action = operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        raise BotFault(f"answered {answer!r:.80}, which is no action") from None
    if action in legal:
        return action
    space = position.game().space
    told = f"{action} ({space.notation(action)})" if 0 <= action < len(space) else str(action)
    for seat, open_to in others.items():
        if action in open_to:
            raise BotFault(f"answered {told}, which is for seat {seat} to choose, not for its own")
    raise BotFault(f"answered {told}, which is not legal")
