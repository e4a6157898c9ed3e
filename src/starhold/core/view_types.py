"""What every game shows, as types: the frame of a view, open questions, and scores. Types are read, not compiled."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SeenPart(TypedDict):
    """One source of points."""

    source: str
    points: int
    text: NotRequired[str]  # the source in words, where somebody is told


class SeenScore(TypedDict):
    """A score as it is shown."""

    seat: int
    total: int
    tiebreak: int
    parts: list[SeenPart]


class SeenQuestion(TypedDict):
    """A question that is open, as a seat sees it."""

    seat: int
    decision: str
    need: int  # choices still due; of somebody else: due in all
    picked: list[str]  # so far, by notation; shown to its own seat alone
    about: str  # the thing it is about, by name; may be empty


class SeenFrame(TypedDict):
    """What a view has in every game."""

    game: str
    seat: int | None  # None: a spectator
    players: int
    round: int  # or turn; told by the game
    options: dict[str, bool | int | str]
    asked: list[SeenQuestion]
    over: bool
    end_reason: str
