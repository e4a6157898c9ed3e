"""The board as data: lattice, slots, sites, berths, tiles, discs (starfarers:5.10, starfarers:8.5, starfarers:14.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.games.starfarers import board
from starhold.games.starfarers.board import NODE_NAMES, SLOT_NAMES
from tests.games.starfarers.kit import new_game, side, table

SYSTEM_SLOTS = [i for i, name in enumerate(SLOT_NAMES) if i >= 15 or board.BEGINNER_TILES[i].startswith("SYS")]
BEGINNER_PLANETS = {  # as printed, clockwise from the top
    "F2": "carbon square, fuel triangle, goods hexagon",
    "F5": "goods triangle, food square, ore hexagon",
    "F6": "ore hexagon, carbon triangle, goods square",
    "N1": "food hexagon, ore square, fuel triangle",
    "N4": "ore triangle, goods hexagon, fuel square",
    "N6": "carbon triangle, ore hexagon, goods square",
    "N7": "carbon square, food triangle, fuel hexagon",
    "N8": "carbon hexagon, goods triangle, food square",
}
HOME_PLANETS = {
    "HA": "fuel alpha 4, carbon alpha 8, food alpha 11",
    "HB": "fuel beta 10, goods beta 3/12, ore beta 8",
    "HC": "carbon gamma 6, food gamma 3, ore gamma 5",
    "HD": "goods delta 2/11, ore delta 9, fuel delta 6",
}


def names(numbers: tuple[int, ...] | list[int] | set[int]) -> set[str]:
    return {NODE_NAMES[number] for number in numbers}


def connected(without: set[int]) -> int:
    """How many intersections hang together when these are dropped, counted from yellow's first ship."""
    seen = {NODE_NAMES.index("n5_26")}
    edge = list(seen)
    while edge:
        for there in board.NEIGHBOURS[edge.pop()]:
            if there not in seen and there not in without:
                seen.add(there)
                edge.append(there)
    return len(seen)


# -- the lattice


@pytest.mark.rule("starfarers:6.5")
def test_135_hexes_have_320_corners_and_every_step_can_be_taken_back() -> None:
    assert len(board.HEXES) == len(set(board.HEXES)) == 135
    assert len(NODE_NAMES) == len(set(NODE_NAMES)) == 320
    for here, others in enumerate(board.NEIGHBOURS):
        assert len(others) in (2, 3)
        assert here not in others
        assert all(here in board.NEIGHBOURS[there] for there in others)
    assert sum(map(len, board.NEIGHBOURS)) // 2 == 454  # sides: faces + corners - 1, by Euler


@pytest.mark.rule("starfarers:6.5")
def test_neighbours_are_the_ends_of_the_sides_of_hexes() -> None:
    sides = set()
    for one in board.HEXES:
        corners = board.hex_corners(*one)
        sides |= {frozenset((corners[i], corners[i - 1])) for i in range(6)}
    assert {
        frozenset((board.NODES[a], board.NODES[b])) for a, others in enumerate(board.NEIGHBOURS) for b in others
    } == sides
    for a, b in (tuple(one) for one in sides):
        assert (abs(a[0] - b[0]), abs(a[1] - b[1])) in ((2, 0), (1, 1))


@pytest.mark.rule("starfarers:6.7")
def test_308_intersections_are_left_in_the_beginner_game_and_hang_together() -> None:
    closed = {board.CENTRES[slot] for slot in SYSTEM_SLOTS}
    assert len(closed) == 12
    assert connected(set()) == 320
    assert connected(closed) == 308


@pytest.mark.rule("starfarers:6.7")
def test_no_board_can_fall_apart_whatever_lies_in_the_slots() -> None:
    assert connected(set(board.CENTRES)) == 320 - 19


# -- slots


@pytest.mark.rule("starfarers:8.5")
def test_the_rings_of_two_slots_share_no_intersection() -> None:
    assert [len(ring) for ring in board.RINGS] == [12] * 19
    everything = [one for ring in board.RINGS for one in ring]
    assert len(set(everything)) == 19 * 12
    assert not set(everything) & set(board.CENTRES)
    assert len({one for _, three in board.SLOTS for one in three}) == 57
    assert Counter(name[0] for name in SLOT_NAMES) == {"F": 7, "N": 8, "H": 4}


@pytest.mark.rule("starfarers:10.1")
@pytest.mark.parametrize("slot", range(19), ids=SLOT_NAMES)
def test_a_slot_has_three_sites_each_between_two_of_its_three_planets(slot: int) -> None:
    hexes = [{board.NODES.index(at) for at in board.hex_corners(*one)} for one in board.SLOTS[slot][1]]
    assert hexes[0] & hexes[1] & hexes[2] == {board.CENTRES[slot]}
    sites = board.SITES[3 * slot : 3 * slot + 3]
    assert len(set(sites)) == 3
    for i, site in enumerate(sites):
        assert [site in three for three in hexes].count(True) == 2
        assert hexes[i] & hexes[(i + 1) % 3] == {site, board.CENTRES[slot]}
    assert set(board.NEIGHBOURS[board.CENTRES[slot]]) == set(sites)
    assert set(board.RINGS[slot]) == set.union(*hexes) - {board.CENTRES[slot]}


@pytest.mark.rule("starfarers:9.6")
def test_five_of_a_planets_corners_are_intersections_and_two_of_them_its_sites() -> None:
    for planet, corners in enumerate(board.PLANET_CORNERS):
        slot, i = divmod(planet, 3)
        assert len(set(corners)) == 5
        whole = {board.NODES.index(at) for at in board.hex_corners(*board.SLOTS[slot][1][i])}
        assert set(corners) | {board.CENTRES[slot]} == whole
        assert set(corners) & set(board.SITES) == {board.SITES[planet], board.SITES[3 * slot + (i + 2) % 3]}


@pytest.mark.rule("starfarers:5.10")
def test_every_site_has_two_berths_of_its_own_which_are_no_sites_and_no_docking_points() -> None:
    assert [len(pair) for pair in board.BERTHS] == [2] * 57
    for number, pair in enumerate(board.BERTHS):
        assert set(pair) | {board.CENTRES[number // 3]} == set(board.NEIGHBOURS[board.SITES[number]])
    berths = {one for pair in board.BERTHS for one in pair}
    assert len(berths) == 114
    assert not berths & (set(board.SITES) | set(board.CENTRES))
    assert berths < {one for ring in board.RINGS for one in ring}


# -- tiles


@pytest.mark.rule("starfarers:14.4")
def test_sixteen_tiles_of_which_eight_systems_four_outposts_and_four_empty_ones() -> None:
    assert len(set(board.TILE_NAMES)) == 16
    assert Counter(name.rstrip("0123456789").split("_")[0] for name in board.TILE_NAMES) == {
        "SYS": 8,
        "OUT": 4,
        "EMPTY": 4,
    }
    assert Counter(board.TILE_STARS) == {1: 9, 2: 7}
    for _, _, planets in board.SYSTEM_TILES:
        assert len({resource for resource, _ in planets}) == len({symbol for _, symbol in planets}) == 3


@pytest.mark.rule("starfarers:14.1")
def test_the_printed_tiles_lie_in_their_zones_and_one_empty_tile_stays_in_the_box() -> None:
    assert set(board.TILE_NAMES) - set(board.BEGINNER_TILES) == {"EMPTY2"}
    stars = [board.TILE_STARS[board.TILE_NAMES.index(name)] for name in board.BEGINNER_TILES]
    assert stars == [2] * 7 + [1] * 8


@pytest.mark.rule("starfarers:14.1")
def test_the_beginner_board_shows_the_printed_sectors() -> None:
    sectors = {one["slot"]: one for one in new_game().view(None)["sectors"]}
    assert " ".join(sectors) == "F1 F2 F3 F4 F5 F6 F7 N1 N2 N3 N4 N5 N6 N7 N8 HA HB HC HD"
    civilisations = {"F1": "scientists", "F3": "diplomats", "N2": "green_folk", "N3": "merchants"}
    assert {slot: one["civ"] for slot, one in sectors.items() if one["kind"] == "outpost"} == civilisations
    assert {slot for slot, one in sectors.items() if one["kind"] == "empty"} == {"F4", "F7", "N5"}
    for slot, planets in BEGINNER_PLANETS.items():
        assert not sectors[slot]["explored"]
        assert [f"{one['resource']} {one['symbol']}" for one in sectors[slot]["planets"]] == planets.split(", ")
        assert all(one["numbers"] is None and one["token"] is None for one in sectors[slot]["planets"])
    for slot, planets in HOME_PLANETS.items():
        shown = [
            f"{one['resource']} {one['symbol']} {'/'.join(map(str, one['numbers']))}"
            for one in sectors[slot]["planets"]
        ]
        assert shown == planets.split(", ")


@pytest.mark.rule("starfarers:14.1")
def test_the_printed_start_fills_the_twelve_home_sites_with_ships_at_the_spaceports() -> None:
    pieces = [name for port, first, second, _ in board.BEGINNER_START for name in (port, first, second)]
    assert len(pieces) == 12
    assert set(pieces) == names(board.SITES[45:])
    for port, _, _, ship in board.BEGINNER_START:
        assert ship in names(board.BERTHS[board.SITES.index(NODE_NAMES.index(port))])


# -- discs


@pytest.mark.rule("starfarers:14.7")
def test_41_discs_12_at_home_24_face_down_and_5_in_the_reserve() -> None:
    sizes = Counter((stars, symbol) for _, stars, planets in board.SYSTEM_TILES for _, symbol in planets)
    assert {
        (1 + i, symbol): len(pool) for i, zone in enumerate(board.POOLS) for symbol, pool in enumerate(zone)
    } == sizes
    assert sum(sizes.values()) == 24
    assert sorted(board.RESERVE_DISCS) == [3, 9, 10, 11, 11]
    assert 12 + 24 + len(board.RESERVE_DISCS) == 41
    sectors = new_game().view(None)["sectors"]
    planets = [planet for sector in sectors for planet in sector["planets"]]
    assert Counter(planet["numbers"] is None for planet in planets) == {True: 24, False: 12}
    assert new_game().view(None)["reserve_discs"] == 5


@pytest.mark.rule("starfarers:14.7")
def test_the_pools_hold_the_printed_numbers() -> None:
    written = [[" ".join(board.DISC_NAMES[disc] for disc in sorted(pool)) for pool in zone] for zone in board.POOLS]
    assert written == [
        ["disc_3 disc_4 disc_4 disc_11 disc_12", "disc_2 disc_5 disc_5 disc_6 disc_9",
         "disc_10 disc_10 pirate_4 pirate_5 ice_3"],
        ["disc_3 disc_4 disc_11", "disc_5 disc_8 disc_9", "disc_10 pirate_6 ice_4"],
    ]  # fmt: skip


@pytest.mark.rule("starfarers:9.12")
def test_only_a_hexagon_can_hide_a_token_so_no_system_has_two() -> None:
    tokens = [
        (1 + i, symbol, board.DISC_NAMES[disc])
        for i, zone in enumerate(board.POOLS)
        for symbol, pool in enumerate(zone)
        for disc in pool
        if not board.DISC_NAMES[disc].startswith("disc")
    ]
    assert tokens == [(1, 2, "pirate_4"), (1, 2, "pirate_5"), (1, 2, "ice_3"), (2, 2, "pirate_6"), (2, 2, "ice_4")]
    for _, _, planets in board.SYSTEM_TILES:
        assert [symbol for _, symbol in planets].count(2) == 1


@pytest.mark.rule("starfarers:14.7")
@pytest.mark.parametrize("board", ["beginner", "strategic"])
def test_face_down_discs_are_dealt_by_stars_and_symbol(board: str) -> None:
    """Whatever a system shows when it is explored is from the pool of each planet's mark."""
    t = table(side(ships={1: "colony n19_20"}), side(), side(), side(), at="flight", options={"board": board})
    t.do(0, "step:1.n17_20")
    marks: dict[str, set[int | None]] = {"triangle": {3, 4, 11, 12}, "square": {2, 5, 6, 9}, "hexagon": {10, None}}
    for planet in t.sector("N7")["planets"]:
        assert (planet["numbers"] or [None])[0] in marks[planet["symbol"]]
