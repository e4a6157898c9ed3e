"""The one interface of all opponents."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from starhold.core.errors import StarholdError
from starhold.core.game import State


class UnknownBot(StarholdError):
    """A bot that is not there, or one that cannot play this game."""


class BadAnswer(StarholdError):
    """A bot chose something that is not legal: its fault, not the caller's, but still one clear line."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses.

    `choose` is never handed the true position: what it gets is one that its seat cannot tell from the true one, with
    all that is hidden dealt anew (see `seating.answer`). It may be changed and played on freely.
    """

    def __init__(self, name: str, recalls: bool = False) -> None:
        self.name = name  # on the instance: compiled code does not see a class attribute of an interpreted subclass
        self.recalls = recalls  # whether what it is shown is dealt from all its seat has seen, or from what lies open

    @abstractmethod
    def choose(self, position: State, seat: int) -> int:
        """One of `position.legal(seat)`."""
