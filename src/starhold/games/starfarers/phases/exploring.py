"""Discovering sectors and exploring systems (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.starfarers import board
from starhold.games.starfarers.actions import SLOT_THING, TILE_THING
from starhold.games.starfarers.card_table import NONE, SECTOR_KIND, SYSTEM, UNKNOWN
from starhold.games.starfarers.lattice import RING_OF
from starhold.games.starfarers.phases.clearing import THING_OF_DISC, clear, clearable

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

# Planets of the system tiles, three a tile, clockwise.
TILE_RESOURCE: Final[list[int]] = [int(resource) for _, _, planets in board.SYSTEM_TILES for resource, _ in planets]
TILE_SYMBOL: Final[list[int]] = [symbol for _, _, planets in board.SYSTEM_TILES for _, symbol in planets]
STARS: Final[list[int]] = list(board.TILE_STARS)


def enter(s: StarfarersState, seat: i64, node: i64, chance: Chance) -> bool:
    """A ship comes to an intersection: discover, explore, clear, in this order (starfarers:6.9).

    True if anything was turned up or cleared, which may change where to go on to.
    """
    slot: i64 = RING_OF[node]
    if slot == NONE:
        return False
    news = False
    if s.sector[slot] == UNKNOWN:
        discover(s, seat, slot, chance)
        news = True
    if unexplored(s, slot):
        explore(s, seat, slot, chance)
        news = True
    if s.sector[slot] == SYSTEM and clear(s, seat, node, chance):
        news = True
    return news


def news_at(s: StarfarersState, node: i64) -> bool:
    """Whether a ship entering here would turn something up."""
    slot: i64 = RING_OF[node]
    return slot != NONE and (s.sector[slot] == UNKNOWN or unexplored(s, slot))


def stirs(s: StarfarersState, seat: i64, node: i64) -> bool:
    """Whether `enter` would turn up or clear anything here."""
    slot: i64 = RING_OF[node]
    return news_at(s, node) or (slot != NONE and s.sector[slot] == SYSTEM and clearable(s, seat, node))


def unexplored(s: StarfarersState, slot: i64) -> bool:
    """Whether a system's discs are still face down."""
    return s.sector[slot] == SYSTEM and s.disc[3 * slot] == board.FACE_DOWN


def discover(s: StarfarersState, seat: i64, slot: i64, chance: Chance) -> None:
    """Turn a sector up (starfarers:8.3); near and far tiles are shuffled apart except in wild space."""
    wild = s.settings.board == "wild_space"
    stars: i64 = 2 if slot < board.FAR_SLOTS else 1
    bag: list[int] = []
    for tile in s.tile_bag:
        if wild or STARS[tile] == stars:
            bag.append(TILE_THING + tile)
    drawn: i64 = bag[chance.pick(bag)] - TILE_THING
    s.tile_bag = [tile for tile in s.tile_bag if tile != drawn]
    lay_tile(s, slot, drawn, turn_tile(s, drawn, chance))
    s.reveals += 1
    s.tell("discovered", "starfarers:8.3", seat, slot + 1, TILE_THING + drawn)


def turn_tile(s: StarfarersState, tile: i64, chance: Chance) -> i64:
    """How a system lies in its slot, at random unless told (starfarers:14.4)."""
    if tile >= board.FIRST_OUTPOST_TILE or s.settings.printed_rotation:
        return 0
    return chance.below(3)


def lay_tile(s: StarfarersState, slot: i64, tile: i64, rotation: i64) -> None:
    """A tile face up into its slot, its discs face down. Lists are replaced: clones share the old ones."""
    tiles = s.tile[:]
    tiles[slot] = tile
    s.tile = tiles
    sectors = s.sector[:]
    sectors[slot] = SECTOR_KIND[tile]
    s.sector = sectors
    if tile >= board.FIRST_OUTPOST_TILE:
        return
    resources = s.resource[:]
    symbols = s.symbol[:]
    discs = s.disc[:]
    i: i64 = 0
    while i < 3:
        printed = 3 * tile + (i + rotation) % 3
        resources[3 * slot + i] = TILE_RESOURCE[printed]
        symbols[3 * slot + i] = TILE_SYMBOL[printed]
        discs[3 * slot + i] = board.FACE_DOWN
        i += 1
    s.resource = resources
    s.symbol = symbols
    s.disc = discs


def explore(s: StarfarersState, seat: i64, slot: i64, chance: Chance) -> None:
    """All three discs of a system at once (starfarers:8.1); a base or ice stays as a token (starfarers:8.2)."""
    s.tell("explored", "starfarers:8.1", seat, 0, SLOT_THING + slot)
    stars: i64 = STARS[s.tile[slot]]
    i: i64 = 0
    while i < 3:
        planet = 3 * slot + i
        number = 3 * (stars - 1) + s.symbol[planet]
        pool = s.pools[number]
        bag = [THING_OF_DISC[disc] for disc in pool]
        drawn = chance.pick(bag)
        disc: i64 = pool[drawn]
        left = pool[:]
        del left[drawn]
        pools = s.pools[:]
        pools[number] = left
        s.pools = pools
        discs = s.disc[:]
        discs[planet] = disc
        s.disc = discs
        if disc > board.PIRATES:
            s.tell("token-found", "starfarers:8.2", seat, planet + 1, THING_OF_DISC[disc])
        else:
            s.tell("disc-number", "starfarers:8.1", seat, planet + 1, THING_OF_DISC[disc])
        i += 1
    s.reveals += 1
