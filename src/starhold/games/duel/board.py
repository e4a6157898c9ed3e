"""Every figure of Three Epochs that stands on no card: set-up, market, tracks, influence board, tables, end tiles.

Only the figures marked printed are stated by the rulebook; the others are Starhold's reconstruction.
"""

from __future__ import annotations

from typing import Final

from starhold.games.duel.powers import Count, EndTile, Resource

EPOCHS: Final = 3  # printed

# Set-up (duel:A5 to duel:A7).
STARTING_HAND: Final = 3
STARTING_SCIENCE: Final = 4
STARTING_TOKENS: Final = (1, 2)  # first player, second player

# Market (duel:C1 to duel:C4), printed.
ROWS: Final = 3
COLUMNS: Final = 2
CELLS: Final = 6
ALLOWANCE: Final = 3
HAND_LIMIT: Final = 7

# Ends of the tracks (duel:E9).
MOST_PRODUCTION: Final = 10
MOST_INFLUENCE: Final = 15
MOST_INCOME: Final = 20

# Influence board, by distance from the centre (duel:H10 to duel:H15); military 2 is 5 and trade 2 is 2 in print.
RADIUS: Final = 4
MILITARY_SCALE: Final[tuple[int, ...]] = (0, 2, 5, 6, 7)
TRADE_SCALE: Final[tuple[int, ...]] = (0, 1, 2, 2, 2)  # for each planet laid
QUADRANT: Final[tuple[tuple[int, ...], ...]] = (
    (1, 1, 2, 2),
    (1, 2, 2, 3),
    (2, 2, 3, 4),
    (2, 3, 4, 5),
)  # military 1 to 4, trade 1 to 4
RIM_POINTS: Final = 2  # printed
DIPLOMACY_POINTS: Final[tuple[int, ...]] = (
    0,
    0,
    3,
    4,
    5,
    6,
)  # by difference, the last for all above; 3 for 2 is printed (duel:H9)

# Worth of one object token by how many laid cards carry the symbol (duel:I5), printed: ships, shuttles, stations.
OBJECT_VALUE: Final = (
    (0, 1, 2, 3, 3, 4, 5),
    (0, 0, 1, 1, 2, 2, 3, 3, 4),
    (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4),
)

COLONISED_POINTS: Final = 2  # printed (duel:I6)

# Two for each resource, the standard one first (duel:A10, duel:I3).
END_TILES: Final = (
    EndTile("t_energy_a", Resource.ENERGY, Count.MILITARY_LEVEL, 2),  # printed
    EndTile("t_energy_b", Resource.ENERGY, Count.SHUTTLES, 1),
    EndTile("t_food_a", Resource.FOOD, Count.TRADE_LEVEL, 2),
    EndTile("t_food_b", Resource.FOOD, Count.PLANETS, 2),
    EndTile("t_metal_a", Resource.METAL, Count.COLONISED_PLANETS, 2),
    EndTile("t_metal_b", Resource.METAL, Count.DIPLOMACY_LEVEL, 2),
    EndTile("t_science_a", Resource.SCIENCE, Count.SCIENCE_PLAYED, 2),
    EndTile("t_science_b", Resource.SCIENCE, Count.SHIPS, 3),
)
