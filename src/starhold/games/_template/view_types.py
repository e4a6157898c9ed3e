"""What a seat is shown of Beacons, as types: the browser's own are made from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from starhold.core.view_types import SeenScore


class SeenStation(TypedDict):
    """One player."""

    seat: int
    beacons: int
    hand_size: int
    score: SeenScore
    hand: NotRequired[list[str]]  # one's own


class SeenTable(TypedDict):
    """The whole table."""

    round: int
    deck_size: int
    discard: list[str]
    stations: list[SeenStation]
