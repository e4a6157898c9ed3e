"""What a game is made of: decisions, in which what is legal and what comes of it stand side by side, and tasks."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.rng import Rng

if TYPE_CHECKING:
    from starhold.core.state import State

NO_KIND: Final = -1
S = TypeVar("S", bound="State")


class Decision(Generic[S]):
    """One kind of choice. A verdict of 0 means legal; any other is a reason the game can put into words."""

    kind: int = NO_KIND  # its number: frames name it by that
    name: str = ""
    rule: str = ""  # the ruling that asks this
    # Answer by itself where one choice is left. Only for choices whose options all seats can work out: else the
    # silence of a seat would tell the others something.
    automatic: bool = False
    exact: bool = False  # every candidate is legal, so that there is nothing to sift
    secret: bool = False  # what is picked stays hidden from the others until it is resolved
    # The kind of decision the others believe to be open, where even the question is a secret.
    seems: int = NO_KIND

    @abstractmethod
    def candidates(self, s: S, f: Frame) -> list[int]:
        """Codes that may be legal; all that are legal are among them."""

    @abstractmethod
    def verdict(self, s: S, f: Frame, action: i64) -> i64:
        """0 if this action may be chosen now, else the reason why not."""

    def legal(self, s: S, f: Frame) -> list[int]:
        """The candidates without a reason against them."""
        candidates = self.candidates(s, f)
        if self.exact:
            return candidates
        result: list[int] = []
        for action in candidates:
            if self.verdict(s, f, action) == 0:
                result.append(action)
        return result

    def choose(self, s: S, f: Frame, action: i64, chance: Chance) -> None:
        """Take one choice down. What it means comes when all of the group are in."""
        f.pick(action)
        f.need -= 1

    @abstractmethod
    def resolve(self, s: S, group: list[Frame], chance: Chance) -> None:
        """All seats of the group have answered: let it happen."""

    # -- how it is shown, and what could be behind it

    def about(self, s: S, f: Frame) -> str:
        """The thing it is about, by name, if that is no secret of its seat."""
        return ""

    def details(self, s: S, f: Frame) -> dict[str, Any]:
        """What else its own seat wants to see of it."""
        return {}

    def chosen(self, f: Frame) -> list[int]:
        """The codes picked so far, as its own seat sees them."""
        return f.picked

    def due(self, f: Frame) -> int:
        """How many choices the others see to be due: as many as at its beginning."""
        return f.need + len(f.picked)

    def choose_anew(self, s: S, f: Frame, rng: Rng) -> None:
        """For `imagine`: another seat's frame as it could be. Of a secret choice one it might have made; of one only
        begun, nothing."""
        if not self.secret:
            return
        ready = f.need == 0
        f.need += len(f.picked)
        f.picked = []
        while ready and f.need > 0:
            options = self.legal(s, f)
            f.pick(options[rng.below(len(options))])
            f.need -= 1


class Task(Generic[S]):
    """Something the engine does when its frame comes to the top."""

    kind: int = NO_KIND

    @abstractmethod
    def run(self, s: S, f: Frame, chance: Chance) -> None:
        """Do it; push what has to follow."""


# The tables of the kernel. What is taken out of a list has its class looked up, and that takes long where it is one of
# many; what is read from such an entry has not.


class Asking:
    """The entry of a decision."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision = decision


class Doing:
    """The entry of a task."""

    __slots__ = ("task",)

    def __init__(self, task: Task[Any]) -> None:
        self.task = task
