"""How far every intersection is from what a ship may go for.

It depends on nothing but the map: on which centres can be flown over. So what was worked out once is kept; nobody
changes these lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.games.starfarers import board
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import NODE_COUNT
from starhold.games.starfarers.lattice import CENTRE_OF, NEIGHBOUR
from starhold.games.starfarers.state import StarfarersState

CORNERS_OF: Final = NODE_COUNT  # and the number of a planet: its corners; below that, an intersection
_CORNERS: Final = [list(corners) for corners in board.PLANET_CORNERS]
_MOST_KEPT: Final = 4_000  # lists: some 10 MB
_kept: Final[dict[int, list[int]]] = {}


def open_centres(s: StarfarersState) -> i64:
    """The slots whose centre can be flown over, as bits."""
    bits: i64 = 0
    slot: i64 = 0
    for sector in s.sector:
        if sector == flat.OUTPOST or sector == flat.EMPTY:
            bits |= 1 << slot
        slot += 1
    return bits


def steps_to(source: i64, centres: i64) -> list[int]:
    """Steps from every intersection to the source; NONE where there is no way."""
    key: i64 = source + 1024 * centres
    known = _kept.get(key)
    if known is not None:
        return known
    if len(_kept) >= _MOST_KEPT:
        _kept.clear()
    found = _flood([int(source)] if source < CORNERS_OF else _CORNERS[source - CORNERS_OF], centres)
    _kept[key] = found
    return found


def _flood(sources: list[int], centres: i64) -> list[int]:
    distance: list[int] = [flat.NONE] * NODE_COUNT
    nodes: list[int] = []
    for node in sources:
        distance[node] = 0
        nodes.append(node)
    at: i64 = 0
    while at < len(nodes):
        node_here: i64 = nodes[at]
        at += 1
        far: i64 = distance[node_here] + 1
        i: i64 = 3 * node_here
        while i < 3 * node_here + 3:
            other: i64 = NEIGHBOUR[i]
            i += 1
            if other == flat.NONE or distance[other] != flat.NONE:
                continue
            slot: i64 = CENTRE_OF[other]
            if slot != flat.NONE and not centres >> slot & 1:
                continue
            distance[other] = far
            nodes.append(other)
    return distance
