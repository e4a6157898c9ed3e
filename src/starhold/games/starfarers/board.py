"""The board of Starfarers: the lattice of intersections, the 19 sector slots, tiles, discs, start and stocks.

Flat-top hexes, home at the bottom. A hex in column c, row r lies at X = 3c, Y = 2r (odd columns) or 2r + 1 (even
ones); its corners are the intersections `nX_Y`. Half a hex side is one unit of X, half a hex height one of Y.
"""

from __future__ import annotations

from typing import Final

from starhold.games.starfarers import view_types as types
from starhold.games.starfarers.powers import Civilisation, Resource

# -- figures (section 2, section 5, section 13)

RESOURCES: Final = 5
CARDS_OF_A_KIND: Final = 20
RESERVE_OF_A_KIND: Final = 8
HAND_LIMIT: Final = 7
POINTS_TO_WIN: Final = 15
SUPPLY_RATE: Final = 3
GOODS_RATE: Final = 2
COLONIES: Final = 9
TRADE_STATIONS: Final = 7
TRANSPORTS: Final = 3
SHIPYARDS: Final = 3
UPGRADE_LIMITS: Final = (6, 6, 5)
TRAY: Final = (24, 24, 20)
HALF_MEDALS: Final = 40
DOCKS: Final = 5
MARKER_POINTS: Final = 2
OPENING_CARDS: Final = 3
OPENING_HALF_MEDALS: Final = 1
BASE_WITH_BLACK: Final = 3
SYSTEM_COLONIES_OF_THREE: Final = 2  # with three players (starfarers:10.4)
BONUS_POOL: Final = (2, 1, 1)  # boosters, cannons, freight pods (starfarers:14.3)
MOST_OFFERED: Final = 3  # cards in an encounter (starfarers:12.17)

RESOURCE_NAMES: Final[tuple[types.Resource, ...]] = ("ore", "fuel", "carbon", "food", "goods")
UPGRADE_NAMES: Final[tuple[types.Upgrade, ...]] = ("booster", "cannon", "freight_pod")
CIVILISATION_NAMES: Final[tuple[types.Civilisation, ...]] = ("green_folk", "merchants", "scientists", "diplomats")
COLOUR_NAMES: Final[tuple[types.Colour, ...]] = ("yellow", "red", "white", "blue")
SYMBOL_NAMES: Final[tuple[types.Symbol, ...]] = ("triangle", "square", "hexagon", "alpha", "beta", "gamma", "delta")

# Prices by resource: ore, fuel, carbon, food, goods (starfarers:5.1).
COLONY_SHIP_PRICE: Final = (1, 1, 1, 1, 0)
TRADE_SHIP_PRICE: Final = (1, 1, 0, 0, 2)
SPACEPORT_PRICE: Final = (0, 0, 3, 2, 0)
UPGRADE_PRICES: Final = ((0, 2, 0, 0, 0), (0, 0, 2, 0, 0), (2, 0, 0, 0, 0))

# The mothership: five balls, two of which show (starfarers:6.1).
BALL_NAMES: Final[tuple[types.Ball, ...]] = ("yellow", "red", "blue", "black")
BALL_VALUES: Final = (2, 3, 1, 0)
BALLS: Final = (0, 0, 1, 2, 3)
BLACK: Final = 3


def reserve_cards(points: int) -> int:
    """How many cards from the reserve a production brings at that many points (starfarers:2.5)."""
    return 2 if points <= 7 else 1 if points <= 9 else 0


# -- the lattice

_ROWS: Final = {0: (12, 13), 10: (12, 13)}
HEXES: Final = tuple(
    (column, row)
    for column in range(11)
    for row in (_ROWS[column] if column in _ROWS else range(15 if column % 2 else 14))
)


def hex_centre(column: int, row: int) -> tuple[int, int]:
    """X and Y of a hex."""
    return 3 * column, 2 * row if column % 2 else 2 * row + 1


def hex_corners(column: int, row: int) -> list[tuple[int, int]]:
    """X and Y of its six corners, clockwise from the right."""
    x, y = hex_centre(column, row)
    return [(x + 2, y), (x + 1, y + 1), (x - 1, y + 1), (x - 2, y), (x - 1, y - 1), (x + 1, y - 1)]


NODES: Final = tuple(sorted({corner for one in HEXES for corner in hex_corners(*one)}, key=lambda at: (at[1], at[0])))
NODE_NAMES: Final = tuple(f"n{x}_{y}" for x, y in NODES)
_NODE: Final = {at: number for number, at in enumerate(NODES)}


def _neighbours() -> tuple[tuple[int, ...], ...]:
    """Along the sides of the hexes."""
    found: list[set[int]] = [set() for _ in NODES]
    for one in HEXES:
        corners = hex_corners(*one)
        for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
            found[_NODE[here]].add(_NODE[there])
            found[_NODE[there]].add(_NODE[here])
    return tuple(tuple(sorted(one)) for one in found)


NEIGHBOURS: Final = _neighbours()

# -- slots: three hexes around a centre, clockwise; far space, near space, home

SLOTS: Final = (
    ("F1", ((1, 0), (2, 0), (1, 1))),
    ("F2", ((5, 0), (6, 0), (5, 1))),
    ("F3", ((9, 0), (9, 1), (8, 0))),
    ("F4", ((2, 2), (2, 3), (1, 3))),
    ("F5", ((4, 2), (5, 3), (4, 3))),
    ("F6", ((7, 2), (8, 2), (7, 3))),
    ("F7", ((6, 4), (6, 5), (5, 5))),
    ("N1", ((9, 4), (9, 5), (8, 4))),
    ("N2", ((1, 5), (2, 5), (1, 6))),
    ("N3", ((8, 6), (9, 7), (8, 7))),
    ("N4", ((3, 7), (3, 8), (2, 7))),
    ("N5", ((6, 7), (6, 8), (5, 8))),
    ("N6", ((1, 9), (2, 9), (1, 10))),
    ("N7", ((4, 9), (5, 10), (4, 10))),
    ("N8", ((9, 9), (9, 10), (8, 9))),
    ("HA", ((1, 13), (1, 14), (0, 13))),
    ("HB", ((3, 13), (4, 13), (3, 14))),
    ("HC", ((7, 13), (7, 14), (6, 13))),
    ("HD", ((9, 13), (10, 13), (9, 14))),
)
SLOT_NAMES: Final = tuple(name for name, _ in SLOTS)
FAR_SLOTS: Final = 7
SECTOR_SLOTS: Final = 15  # far and near; the rest is home
SLOT_COUNT: Final = 19
PLANET_NAMES: Final = tuple(f"{name}.{number}" for name in SLOT_NAMES for number in (1, 2, 3))


def _corners(number: int, hex_number: int) -> set[tuple[int, int]]:
    return set(hex_corners(*SLOTS[number][1][hex_number]))


# The one corner that all three hexes share; and site 3 * slot + i between hexes i and i + 1 (colony sites of a system).
CENTRES: Final = tuple(
    _NODE[(_corners(slot, 0) & _corners(slot, 1) & _corners(slot, 2)).pop()] for slot in range(SLOT_COUNT)
)
SITES: Final = tuple(
    next(_NODE[at] for at in _corners(slot, i) & _corners(slot, (i + 1) % 3) if _NODE[at] != CENTRES[slot])
    for slot in range(SLOT_COUNT)
    for i in range(3)
)
# The other corners of a slot, by slot: whoever enters one reaches the sector (starfarers:8.1).
RINGS: Final = tuple(
    tuple(sorted({_NODE[at] for i in range(3) for at in _corners(slot, i)} - {CENTRES[slot]}))
    for slot in range(SLOT_COUNT)
)
# The two berths of a spaceport on each site: the neighbours of the site but for the centre (starfarers:5.10).
BERTHS: Final = tuple(
    tuple(one for one in NEIGHBOURS[node] if one != CENTRES[site // 3]) for site, node in enumerate(SITES)
)
# The corners of each planet without the centre (starfarers:9.6).
PLANET_CORNERS: Final = tuple(
    tuple(sorted({_NODE[at] for at in _corners(slot, i)} - {CENTRES[slot]}))
    for slot in range(SLOT_COUNT)
    for i in range(3)
)

# -- tiles

SYSTEM: Final = 0
OUTPOST: Final = 1
TRIANGLE: Final = 0
SQUARE: Final = 1
HEXAGON: Final = 2

_ORE, _FUEL, _CARBON, _FOOD, _GOODS = Resource
# Name, stars, kind, planets clockwise (resource, symbol) or civilisation.
SYSTEM_TILES: Final = (
    ("SYS1", 1, ((_CARBON, SQUARE), (_FOOD, TRIANGLE), (_FUEL, HEXAGON))),
    ("SYS2", 1, ((_CARBON, TRIANGLE), (_ORE, HEXAGON), (_GOODS, SQUARE))),
    ("SYS3", 1, ((_ORE, TRIANGLE), (_GOODS, HEXAGON), (_FUEL, SQUARE))),
    ("SYS4", 1, ((_FOOD, HEXAGON), (_ORE, SQUARE), (_FUEL, TRIANGLE))),
    ("SYS5", 1, ((_CARBON, HEXAGON), (_GOODS, TRIANGLE), (_FOOD, SQUARE))),
    ("SYS6", 2, ((_CARBON, SQUARE), (_FUEL, TRIANGLE), (_GOODS, HEXAGON))),
    ("SYS7", 2, ((_GOODS, TRIANGLE), (_FOOD, SQUARE), (_ORE, HEXAGON))),
    ("SYS8", 2, ((_ORE, HEXAGON), (_CARBON, TRIANGLE), (_GOODS, SQUARE))),
)
OUTPOST_TILES: Final = (
    ("OUT_GREEN", 1, Civilisation.GREEN_FOLK),
    ("OUT_MERCH", 1, Civilisation.MERCHANTS),
    ("OUT_SCI", 2, Civilisation.SCIENTISTS),
    ("OUT_DIP", 2, Civilisation.DIPLOMATS),
)
EMPTY_TILES: Final = (("EMPTY1", 1), ("EMPTY2", 1), ("EMPTY3", 2), ("EMPTY4", 2))
TILE_NAMES: Final = (
    *(tile[0] for tile in SYSTEM_TILES),
    *(tile[0] for tile in OUTPOST_TILES),
    *(tile[0] for tile in EMPTY_TILES),
)
TILE_STARS: Final = (
    *(tile[1] for tile in SYSTEM_TILES),
    *(tile[1] for tile in OUTPOST_TILES),
    *(tile[1] for tile in EMPTY_TILES),
)
TILES: Final = 16
FIRST_OUTPOST_TILE: Final = 8
FIRST_EMPTY_TILE: Final = 12
NEAR_EMPTY_TILES: Final = (12, 13)  # one of them stays in the box (starfarers:14.4)

# The printed first game, by slot F1 to N8 (starfarers:14.1).
BEGINNER_TILES: Final = (
    "OUT_SCI", "SYS6", "OUT_DIP", "EMPTY3", "SYS7", "SYS8", "EMPTY4",
    "SYS4", "OUT_GREEN", "OUT_MERCH", "SYS3", "EMPTY1", "SYS2", "SYS1", "SYS5",
)  # fmt: skip

# Home systems as printed: resource and numbers of each planet, by slot HA to HD.
HOME_PLANETS: Final = (
    ((_FUEL, (4,)), (_CARBON, (8,)), (_FOOD, (11,))),
    ((_FUEL, (10,)), (_GOODS, (3, 12)), (_ORE, (8,))),
    ((_CARBON, (6,)), (_FOOD, (3,)), (_ORE, (5,))),
    ((_GOODS, (2, 11)), (_ORE, (9,)), (_FUEL, (6,))),
)

# -- number discs: a planet's disc is one number; see `disc_numbers`

NO_DISC: Final = -1
FACE_DOWN: Final = 0
DISC_3_12: Final = 13
DISC_2_11: Final = 14
PIRATES: Final = 20  # + value
ICE: Final = 30  # + value
DISC_NAMES: Final = {
    **{number: f"disc_{number}" for number in range(2, 13) if number != 7},
    DISC_3_12: "disc_3_12",
    DISC_2_11: "disc_2_11",
    **{PIRATES + value: f"pirate_{value}" for value in (4, 5, 6)},
    **{ICE + value: f"ice_{value}" for value in (3, 4)},
}
# By stars and symbol (starfarers:14.7).
POOLS: Final = (
    ((3, 4, 4, 11, 12), (2, 5, 5, 6, 9), (10, 10, PIRATES + 4, PIRATES + 5, ICE + 3)),
    ((3, 4, 11), (5, 8, 9), (10, PIRATES + 6, ICE + 4)),
)
RESERVE_DISCS: Final = (3, 9, 10, 11, 11)


def disc_numbers(disc: int) -> tuple[int, ...]:
    """The sums on which a disc produces; none for what is face down, a base or ice."""
    if disc == DISC_3_12:
        return (3, 12)
    if disc == DISC_2_11:
        return (2, 11)
    return (disc,) if 2 <= disc <= 12 else ()


def disc_of(numbers: tuple[int, ...]) -> int:
    """The disc that shows these numbers."""
    return numbers[0] if len(numbers) == 1 else DISC_3_12 if numbers == (3, 12) else DISC_2_11


# -- the printed start by colour: spaceport, two colonies, colony ship (starfarers:14.1)

BEGINNER_START: Final = (
    ("n4_27", "n19_28", "n26_27", "n5_26"),
    ("n11_26", "n1_28", "n29_28", "n13_26"),
    ("n19_26", "n1_26", "n11_28", "n20_25"),
    ("n29_26", "n8_27", "n22_27", "n28_25"),
)
