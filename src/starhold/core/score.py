"""Points, with the sum behind them."""

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


class Score:
    """A final or running score with the sum a player wants to see."""

    __slots__ = ("leads", "parts", "seat", "tiebreak", "total")

    def __init__(self, seat: int, total: int, tiebreak: int, parts: list[tuple[str, int]], leads: int = 0) -> None:
        self.leads = leads  # above 0 for who has won whatever the points say
        self.seat = seat
        self.total = total
        self.tiebreak = tiebreak
        self.parts = parts  # (source, points); the points add up to the total

    def plain(self) -> SeenScore:
        return {
            "seat": self.seat,
            "total": self.total,
            "tiebreak": self.tiebreak,
            "parts": [{"source": source, "points": points} for source, points in self.parts],
        }
