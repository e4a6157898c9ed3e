"""Points, with the sum behind them."""

from __future__ import annotations

from starhold.core.view_types import SeenScore


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
