"""A position: hands, deck, discards and beacons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from starhold.core.fields import Number, Part, Parts, Pending, Row
from starhold.core.game import Game, State
from starhold.core.options import OptionValue
from starhold.games._template.actions import ALL_CARDS
from starhold.games._template.kinds import DEAL
from starhold.games._template.scoring import END_REASONS


class Station(Part):
    """What one player has."""

    __slots__ = ("beacons", "hand")
    FIELDS = (Row("hand"), Number("beacons"))

    def __init__(self, hand: list[int], beacons: i64) -> None:
        self.hand = hand  # sorted
        self.beacons = beacons


class TemplateState(State):
    """The whole table."""

    __slots__ = ("chosen", "deck", "discard", "ended", "round", "stations")
    FIELDS = (Parts("stations"), Pending(), Row("deck", "discard"), Number("round", "ended"))

    def __init__(self, manifest: Game, players: i64, chosen: dict[str, Any], stations: list[Station]) -> None:
        super().__init__(manifest, players)
        self.chosen = chosen  # the options
        self.stations = stations
        self.deck: list[int] = []  # a bag, sorted: nobody knows an order
        self.discard: list[int] = []  # open
        self.round: i64 = 0
        self.ended: i64 = 0  # which of END_REASONS

    def clone(self) -> TemplateState:
        stations = [Station(station.hand[:], station.beacons) for station in self.stations]
        copy = TemplateState(self.manifest, self.players, self.chosen, stations)
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.round = self.round
        copy.ended = self.ended
        copy.frames = self.frames.clone()
        copy.reveals = self.reveals
        return copy

    def options(self) -> dict[str, Any]:
        return self.chosen

    def rounds(self) -> int:
        return self.round

    def end_reason(self) -> str:
        return END_REASONS[self.ended]


def set_up(game: Game, players: int, options: Mapping[str, OptionValue]) -> TemplateState:
    """An empty table with the deal as its first task."""
    state = TemplateState(game, players, dict(options), [Station([], 0) for _ in range(players)])
    state.deck = list(ALL_CARDS)
    state.frames.task(DEAL)
    return state
