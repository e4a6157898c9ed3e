"""What a bot is told, as typed values. A kind of event that a later server adds is left out, not an error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Hello:
    """The first event of each connection."""

    bot: str
    seconds: float  # to answer a question


@dataclass(frozen=True, slots=True)
class _AtTable:
    table: str
    game: str
    players: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatGiven(_AtTable):
    """The bot sits at a table; told again of every running game when it comes back."""

    options: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Started(_AtTable):
    """The cards are dealt."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be answered."""

    notation: str
    text: str


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked."""

    id: str
    name: str
    text: str
    rule: str
    need: int  # how many choices are due, this one included
    choices: tuple[Choice, ...]
    deadline: float  # Unix time
    seconds: float  # left until then, when it was told


@dataclass(frozen=True, slots=True)
class Turn(_AtTable):
    """The bot is asked something."""

    step: int
    question: Question
    view: dict[str, Any]  # all that its seat may know


@dataclass(frozen=True, slots=True)
class Missed(_AtTable):
    """One of the server's own bots has decided instead."""

    step: int
    why: str  # "late" or "refused"


@dataclass(frozen=True, slots=True)
class Over(_AtTable):
    """A game has ended."""

    places: tuple[int, ...]  # by seat, from 1
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gone:
    """The seat at that table is somebody else's now."""

    table: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The server ends this connection; the client opens another by itself."""

    why: str


Event = Hello | SeatGiven | Started | Turn | Missed | Over | Gone | Ended


def read_event(told: Mapping[str, Any]) -> Event | None:
    """An event out of a line of the stream; None: of a kind that is not known here."""
    match told.get("type"):
        case "hello":
            return Hello(told["bot"], told["seconds"])
        case "seat":
            return SeatGiven(*_where(told), told["options"])
        case "start":
            return Started(*_where(told))
        case "turn":
            return Turn(*_where(told), told["step"], _question(told["question"]), told["view"])
        case "missed":
            return Missed(*_where(told), told["step"], told["why"])
        case "over":
            return Over(*_where(told), tuple(told["places"]), tuple(told["totals"]))
        case "gone":
            return Gone(told["table"])
        case "end":
            return Ended(told["why"])
    return None


def _where(told: Mapping[str, Any]) -> tuple[str, str, int, int]:
    return told["table"], told["game"], told["players"], told["seat"]


def _question(told: Mapping[str, Any]) -> Question:
    choices = tuple(Choice(one["notation"], one["text"]) for one in told["choices"])
    return Question(
        told["id"], told["name"], told["text"], told["rule"], told["need"], choices, told["deadline"], told["seconds"]
    )
