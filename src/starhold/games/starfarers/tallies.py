"""What a player of Starfarers counts in a position: points, production, cards, ships under way, and upgrades."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.tallies import Tallies, Tally
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import SHIPS
from starhold.games.starfarers.appraise_map import all_targets, production
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.phases.building import can_pay
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.state import StarfarersState

FAR: Final = 15  # steps from which on a ship is nowhere near
BUILDS: Final = 6  # prices: two ships, spaceport, three upgrades

KINDS: Final = (
    Tally("points", 0.075),
    Tally("ports", 0.02),
    Tally("stations", 0.02),
    Tally("fame", 0.01),
    Tally("production", 0.009),
    Tally("cards", 0.013),
    Tally("ready", 0.008),
    Tally("ships", 0.11),
    Tally("near", 0.0015),
    Tally("boosters", 0.035),
    Tally("cannons", 0.02),
    Tally("pods", 0.02),
    Tally("rival", -0.04),
)


def count(s: StarfarersState, seat: i64) -> list[float]:
    """The amounts, in the order of `KINDS`."""
    fleet = s.fleets[seat]
    pips: i64 = 0
    for some in production(s, seat):
        pips += some
    stations: i64 = 0
    for some in fleet.stations:
        stations += some
    ready: i64 = 0
    build: i64 = 0
    while build < BUILDS:
        if can_pay(fleet, build):
            ready += 1
        build += 1
    rival: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat and s.fleets[other].points > rival:
            rival = s.fleets[other].points
        other += 1
    return [
        float(fleet.points),
        float(fleet.ports),
        float(stations),
        float(fleet.fame),
        float(pips),
        float(hand_size(fleet)),
        float(ready),
        float(_ships(fleet)),
        float(_nearness(s, seat)),
        float(fleet.upgrades[0]),
        float(fleet.upgrades[1]),
        float(fleet.upgrades[2]),
        float(rival),
    ]


def _ships(fleet: Fleet) -> i64:
    """Ships on the board."""
    result: i64 = 0
    ship: i64 = 0
    while ship < SHIPS:
        if fleet.ship_node[ship] != flat.NONE:
            result += 1
        ship += 1
    return result


def _nearness(s: StarfarersState, seat: i64) -> i64:
    """By how many steps the ships are nearer than far away to somewhere they are of use."""
    fleet = s.fleets[seat]
    if _ships(fleet) == 0:
        return 0
    targets = all_targets(s, seat)
    result: i64 = 0
    ship: i64 = 0
    while ship < SHIPS:
        node: i64 = fleet.ship_node[ship]
        if node != flat.NONE:
            nearest: i64 = FAR
            for target in targets:
                if target.kind == flat.NONE or target.kind == fleet.ship_kind[ship]:
                    steps: i64 = target.distance[node]
                    if steps != flat.NONE and steps < nearest:
                        nearest = steps
            result += FAR - nearest
        ship += 1
    return result


TALLIES: Final = Tallies(KINDS, count)
