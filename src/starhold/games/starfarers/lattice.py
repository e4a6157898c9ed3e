"""The board as flat lists of numbers, for flying: neighbours, sites, berths and what an intersection touches."""

from __future__ import annotations

from typing import Final

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


def _at(pairs: list[tuple[int, int]]) -> list[int]:
    """What lies at each intersection, NONE where nothing does."""
    found = [NONE] * len(NODES)
    for node, number in pairs:
        found[node] = number
    return found


# Three entries a node, NONE where an edge of the board is.
NEIGHBOUR: Final = [one for near in NEIGHBOURS for one in (*near, NONE)[:3]]
SITE_AT: Final = _at([(node, site) for site, node in enumerate(SITES)])
BERTH_OF: Final = _at([(node, site) for site, pair in enumerate(BERTHS) for node in pair])  # the site it belongs to
CENTRE_OF: Final = _at([(node, slot) for slot, node in enumerate(CENTRES)])
RING_OF: Final = _at([(node, slot) for slot, ring in enumerate(RINGS) for node in ring])
SITE_NODE: Final = list(SITES)
BERTH_NODE: Final = [node for pair in BERTHS for node in pair]


def _planets() -> list[int]:
    """Two entries a node: a ring touches one planet or two."""
    found: list[list[int]] = [[] for _ in NODES]
    for planet, corners in enumerate(PLANET_CORNERS):
        for node in corners:
            found[node].append(planet)
    return [one for touched in found for one in (*touched, NONE, NONE)[:2]]


PLANET_AT: Final = _planets()
