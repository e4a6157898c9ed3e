"""The board as flat lists of numbers, for flying: neighbours, sites, berths and what an intersection touches.

A `vec` holds the numbers themselves, not objects: they are looked up for every intersection that a ship could reach.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.games.starfarers.board import (
    BERTHS,
    CENTRES,
    NEIGHBOURS,
    NODES,
    PLANET_CORNERS,
    RINGS,
    SITES,
)

NONE: Final = -1


def _at(pairs: list[tuple[int, int]]) -> vec[i64]:
    """What lies at each intersection, NONE where nothing does."""
    found = [NONE] * len(NODES)
    for node, number in pairs:
        found[node] = number
    return vec[i64](found)


# Three entries a node, NONE where an edge of the board is.
NEIGHBOUR: Final = vec[i64]([one for near in NEIGHBOURS for one in (*near, NONE)[:3]])
SITE_AT: Final = _at([(node, site) for site, node in enumerate(SITES)])
BERTH_OF: Final = _at([(node, site) for site, pair in enumerate(BERTHS) for node in pair])  # the site it belongs to
CENTRE_OF: Final = _at([(node, slot) for slot, node in enumerate(CENTRES)])
RING_OF: Final = _at([(node, slot) for slot, ring in enumerate(RINGS) for node in ring])
SITE_NODE: Final = vec[i64](SITES)
BERTH_NODE: Final = vec[i64]([node for pair in BERTHS for node in pair])


def _planets() -> vec[i64]:
    """Two entries a node: a ring touches one planet or two."""
    found: list[list[int]] = [[] for _ in NODES]
    for planet, corners in enumerate(PLANET_CORNERS):
        for node in corners:
            found[node].append(planet)
    return vec[i64]([one for touched in found for one in (*touched, NONE, NONE)[:2]])


PLANET_AT: Final = _planets()
# Whether nothing is at an intersection that could keep a ship from stopping there.
OPEN_SPACE: Final = vec[i64](
    [int(SITE_AT[node] == BERTH_OF[node] == CENTRE_OF[node] == NONE) for node in range(len(NODES))]
)
