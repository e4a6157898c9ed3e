"""What a seat is shown of Race, as types: the browser's own are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starhold.core.view_types import SeenScore

Phase = Literal["", "explore", "develop", "settle", "consume", "produce"]  # empty: between rounds


class SeenPlace(TypedDict):
    """A card in a tableau."""

    card: str
    good: bool
    active: bool  # its powers work in this phase (race:110)


class SeenEmpire(TypedDict):
    """One player."""

    seat: int
    hand_size: int
    hand_known: list[str]  # cards that all know to be in the hand
    explored_size: int
    tableau: list[SeenPlace]
    chips: int
    military: int
    actions: list[str]  # revealed this round
    score: SeenScore
    hand: NotRequired[list[str]]  # one's own
    explored: NotRequired[list[str]]


class SeenTable(TypedDict):
    """The whole table."""

    round: int
    phase: Phase
    order: list[int]
    pool: int
    deck_size: int
    discard_size: int
    discard_known: list[str]
    empires: list[SeenEmpire]
