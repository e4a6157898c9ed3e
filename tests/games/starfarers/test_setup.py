"""The printed start, the first turn, discs, opening cards and the four boards (starfarers:14, with starfarers:16)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.errors import BadLuck
from tests.games.starfarers.kit import Table, dice, later, new_game, refused, side, table, thing

COLOURS = ["yellow", "red", "white", "blue"]
# Spaceport, two colonies, colony ship, as printed.
START = {
    "yellow": ("n4_27", ("n19_28", "n26_27"), "n5_26"),
    "red": ("n11_26", ("n1_28", "n29_28"), "n13_26"),
    "white": ("n19_26", ("n1_26", "n11_28"), "n20_25"),
    "blue": ("n29_26", ("n8_27", "n22_27"), "n28_25"),
}
OPENING = ("ore ore ore", "fuel fuel fuel", "carbon carbon carbon", "food food food")
SYSTEMS = {
    1: {
        frozenset({("carbon", "square"), ("food", "triangle"), ("fuel", "hexagon")}),
        frozenset({("carbon", "triangle"), ("ore", "hexagon"), ("goods", "square")}),
        frozenset({("ore", "triangle"), ("goods", "hexagon"), ("fuel", "square")}),
        frozenset({("food", "hexagon"), ("ore", "square"), ("fuel", "triangle")}),
        frozenset({("carbon", "hexagon"), ("goods", "triangle"), ("food", "square")}),
    },
    2: {
        frozenset({("carbon", "square"), ("fuel", "triangle"), ("goods", "hexagon")}),
        frozenset({("goods", "triangle"), ("food", "square"), ("ore", "hexagon")}),
        frozenset({("ore", "hexagon"), ("carbon", "triangle"), ("goods", "square")}),
    },
}


def printed(roll: tuple[int, int], players: int = 4, **options: Any) -> Table:
    """The printed start, three ore for the first seat and so on, and this roll in the first turn."""
    cards = " ".join(OPENING[:players])
    luck = " ".join([cards, *dice(*roll)])
    return new_game(players, luck=luck, first_player="first_seat", **options)


def produced(t: Table) -> dict[int, dict[str, int]]:
    """Cards from planets by seat."""
    found: dict[int, dict[str, int]] = {}
    for entry in t.log("produced"):
        kinds = found.setdefault(entry.seat, {})
        kinds[thing(entry.card)] = kinds.get(thing(entry.card), 0) + entry.number
    return found


def split(total: int) -> tuple[int, int]:
    return (1, total - 1) if total <= 7 else (6, total - 6)


# -- the printed start


@pytest.mark.rule("starfarers:14.1")
def test_four_players_begin_as_printed() -> None:
    t = printed((6, 6))
    assert t.view(None)["colours"] == COLOURS
    for seat, colour in enumerate(COLOURS):
        port, colonies, ship = START[colour]
        assert t.piece(port) == f"{seat} spaceport"
        assert [t.piece(one) for one in colonies] == [f"{seat} colony"] * 2
        assert (t.ship(seat, 1), t.ship(seat, 2)) == (("colony", ship), None)
        fleet = t.fleet(seat)
        assert (fleet["points"], fleet["half_medals"]) == (4, 1)
        assert t.upgrades(seat) == {"booster": 1, "cannon": 0, "freight_pod": 0}
        assert (fleet["friendship"], fleet["medals"], fleet["markers"]) == ([], [], [])
        # starfarers:5.7: a colony is under the spaceport and one aboard the ship
        assert fleet["stock"] == {"colony": 5, "trade_station": 7, "transport": 2, "shipyard": 2}
    assert t.view(None)["tray"] == {"booster": 20, "cannon": 24, "freight_pod": 20, "half_medals": 36}
    assert len(t.view(None)["pieces"]) == 12
    assert t.check() == []


@pytest.mark.rule("starfarers:14.1")
def test_the_printed_sectors() -> None:
    t = printed((6, 6))
    view = {one["slot"]: one for one in t.view(None)["sectors"]}
    assert list(view) == [*(f"F{n}" for n in range(1, 8)), *(f"N{n}" for n in range(1, 9)), "HA", "HB", "HC", "HD"]
    assert {slot: one["civ"] for slot, one in view.items() if one["kind"] == "outpost"} == {
        "F1": "scientists", "F3": "diplomats", "N2": "green_folk", "N3": "merchants",
    }  # fmt: skip
    assert {slot for slot, one in view.items() if one["kind"] == "empty"} == {"F4", "F7", "N5"}
    planets = {
        slot: " ".join(f"{one['resource']}/{one['symbol']}" for one in view[slot]["planets"])
        for slot in ("F2", "F5", "F6", "N1", "N4", "N6", "N7", "N8")
    }
    assert planets == {
        "F2": "carbon/square fuel/triangle goods/hexagon",
        "F5": "goods/triangle food/square ore/hexagon",
        "F6": "ore/hexagon carbon/triangle goods/square",
        "N1": "food/hexagon ore/square fuel/triangle",
        "N4": "ore/triangle goods/hexagon fuel/square",
        "N6": "carbon/triangle ore/hexagon goods/square",
        "N7": "carbon/square food/triangle fuel/hexagon",
        "N8": "carbon/hexagon goods/triangle food/square",
    }
    for slot in planets:
        assert not view[slot]["explored"]
        assert [(one["numbers"], one["token"]) for one in view[slot]["planets"]] == [(None, None)] * 3
    homes = {slot: [(one["resource"], one["numbers"]) for one in view[slot]["planets"]] for slot in list(view)[15:]}
    assert homes == {
        "HA": [("fuel", [4]), ("carbon", [8]), ("food", [11])],
        "HB": [("fuel", [10]), ("goods", [3, 12]), ("ore", [8])],
        "HC": [("carbon", [6]), ("food", [3]), ("ore", [5])],
        "HD": [("goods", [2, 11]), ("ore", [9]), ("fuel", [6])],
    }


@pytest.mark.rule("starfarers:14.2")
@pytest.mark.parametrize("neutral", COLOURS)
def test_with_three_players_the_fourth_colour_only_stands_in_the_way(neutral: str) -> None:
    t = printed((6, 6), 3, neutral=neutral)
    playing = [colour for colour in COLOURS if colour != neutral]
    view = t.view(None)
    assert (view["colours"], view["neutral"], len(view["fleets"])) == (playing, neutral, 3)
    for colour, (port, colonies, ship) in START.items():
        owner = "neutral" if colour == neutral else str(playing.index(colour))
        assert t.piece(port) == f"{owner} spaceport"
        assert [t.piece(one) for one in colonies] == [f"{owner} colony"] * 2
        afloat = [one["node"] for one in view["ships"] if one["node"] == ship]
        assert afloat == ([] if colour == neutral else [ship])
    assert len(view["ships"]) == 3
    assert [fleet["points"] for fleet in view["fleets"]] == [4, 4, 4]
    assert view["tray"] == {"booster": 21, "cannon": 24, "freight_pod": 20, "half_medals": 37}
    assert t.check() == []


@pytest.mark.rule("starfarers:14.2", "starfarers:10.10")
def test_neutral_pieces_produce_nothing() -> None:
    assert produced(printed((1, 5), 3, neutral="blue")) == {0: {"fuel": 1}, 1: {"fuel": 1}, 2: {"carbon": 1}}
    t = printed((1, 5), 3, neutral="white")
    assert produced(t) == {0: {"fuel": 1}, 1: {"fuel": 1}, 2: {"carbon": 1}}
    assert t.supply()["carbon"] == 11


# -- the examples of the rulebook


@pytest.mark.rule("starfarers:16.1")
def test_the_printed_example_of_production() -> None:
    """5: yellow and white an ore each; 6: blue and white a carbon each, and red and yellow a fuel each elsewhere."""
    assert produced(printed((1, 4))) == {0: {"ore": 1}, 2: {"ore": 1}}
    assert produced(printed((2, 4))) == {3: {"carbon": 1}, 2: {"carbon": 1}, 0: {"fuel": 1}, 1: {"fuel": 1}}


@pytest.mark.rule("starfarers:16.2")
def test_the_yellow_colony_lies_between_ore_and_food() -> None:
    for roll, kind in (((1, 4), "ore"), ((1, 2), "food")):
        t = table(side(), side(colonies="n19_28"), side(), side(), at="roll")
        t.luck(*dice(*roll))
        later(t)
        assert produced(t) == {1: {kind: 1}}


@pytest.mark.rule("starfarers:16.8")
def test_the_small_printed_examples() -> None:
    t = table(side(), side(hand="ore 5 food 4"), side(), side(), at="roll")
    t.luck(*dice(3, 4))
    later(t)
    assert [(one["seat"], one["decision"], one["need"]) for one in t.view(None)["asked"]] == [(1, "discard", 4)]
    ships = {1: "colony n7_24", 2: "trade n10_23", 3: "colony n11_24"}
    t = table(side(ports="n4_27", ships=ships, hand="ore 2 fuel 2 carbon 1 food 1 goods 2"), side(), side(), side())
    refused(t, 0, "colony_ship:n5_26", "refuse-no-transport", "5.2")
    refused(t, 0, "trade_ship:n5_26", "refuse-no-transport", "5.2")
    t = table(side(ports="n4_27", colonies="n19_28", hand="carbon 3 food 2"), side(), side(), side())
    assert t.points(0) == 3
    t.do(0, "spaceport:n19_28")
    assert t.points(0) == 4


@pytest.mark.rule("starfarers:16.9")
def test_every_colour_begins_with_the_same_chances() -> None:
    """22 cards in 36 rolls."""
    expected = [0, 0, 0, 0]
    for total in range(2, 13):
        if total != 7:
            for seat, kinds in produced(printed(split(total))).items():
                expected[seat] += (6 - abs(7 - total)) * sum(kinds.values())
    assert expected == [22, 22, 22, 22]


# -- cards and turn order


@pytest.mark.rule("starfarers:14.8")
@pytest.mark.parametrize("players", [3, 4])
def test_three_opening_cards_each_come_from_the_reserve(players: int) -> None:
    cards = " ".join(OPENING[:players])
    t = new_game(players, luck=f"{cards} {' '.join(dice(4, 5))} goods goods", first_player="first_seat")
    kinds = ["ore", "fuel", "carbon", "food"]
    assert [t.hand(seat)[kinds[seat]] >= 3 for seat in range(players)] == [True] * players
    told = [(entry.seat, entry.number, [thing(one) for one in entry.cards]) for entry in t.log("opening-cards")]
    assert told == [(seat, 3, [kinds[seat]] * 3) for seat in range(players)]
    assert all(not entry.cards for entry in t.journal.seen_by(None))
    left = {"ore": 5, "fuel": 5, "carbon": 5, "food": 5 if players == 4 else 8, "goods": 6}
    assert t.reserve() == left
    assert [t.supply()[kind] for kind in ("fuel", "carbon", "food", "goods")] == [12] * 4
    assert t.check() == []


@pytest.mark.rule("starfarers:14.5")
def test_the_first_player_is_drawn_or_the_first_seat() -> None:
    assert {new_game(4, seed=seed).active() for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(3, seed=seed).active() for seed in range(40)} == {0, 1, 2}
    assert {new_game(4, seed=seed, first_player="first_seat").active() for seed in range(10)} == {0}
    t = new_game(4, seed=1)
    assert (t.view(None)["first"], t.view(None)["turn"]) == (t.active(), 1)


@pytest.mark.rule("starfarers:14.6")
def test_turns_run_by_seats_whatever_the_colours() -> None:
    t = table(side(), side(), side(), active=2, options={"neutral": "yellow"})
    assert t.view(None)["colours"] == ["red", "white", "blue"]
    for seat in (2, 0, 1, 2):
        assert t.active() == seat
        t.luck(*dice(1, 1))
        t.do(seat, "end")


# -- number discs

POOLS = {
    ("N7", 1): {"disc_2", "disc_5", "disc_6", "disc_9"},
    ("N7", 2): {"disc_3", "disc_4", "disc_11", "disc_12"},
    ("N7", 3): {"disc_10", "pirate_4", "pirate_5", "ice_3"},
    ("F5", 1): {"disc_3", "disc_4", "disc_11"},
    ("F5", 2): {"disc_5", "disc_8", "disc_9"},
    ("F5", 3): {"disc_10", "pirate_6", "ice_4"},
}
ALL_DISCS = {f"disc_{n}" for n in range(2, 13) if n != 7} | {"pirate_4", "pirate_5", "pirate_6", "ice_3", "ice_4"}


@pytest.mark.rule("starfarers:14.7")
@pytest.mark.parametrize(("slot", "number"), list(POOLS))
def test_a_planet_gets_a_disc_with_its_own_mark(slot: str, number: int) -> None:
    before = {"N7": ["disc_5", "disc_3"], "F5": ["disc_3", "disc_5"]}[slot][: number - 1]
    found = set()
    for name in sorted(ALL_DISCS):
        t = table(
            side(ships={1: "trade n10_23" if slot == "N7" else "trade n11_10"}), side(), side(), side(), at="flight"
        )
        t.luck(*before, name)
        try:
            t.do(0, "fly:1.n11_22" if slot == "N7" else "fly:1.n11_8")
        except BadLuck:
            continue
        assert t.disc(f"{slot}.{number}") == name
        found.add(name)
    assert found == POOLS[slot, number]


@pytest.mark.rule("starfarers:14.7")
def test_the_discs_go_up_exactly() -> None:
    """24 on the planets of eight systems, 12 at home, 5 in reserve: 41."""
    near = {"triangle": "disc_3 disc_4 disc_4 disc_11 disc_12", "square": "disc_2 disc_5 disc_5 disc_6 disc_9",
            "hexagon": "disc_10 disc_10 pirate_4 pirate_5 ice_3"}  # fmt: skip
    far = {"triangle": "disc_3 disc_4 disc_11", "square": "disc_5 disc_8 disc_9", "hexagon": "disc_10 pirate_6 ice_4"}
    pools = {(stars, mark): names.split() for stars, pool in ((1, near), (2, far)) for mark, names in pool.items()}
    discs = {}
    for one in printed((6, 6)).view(None)["sectors"][:15]:
        for planet in one["planets"]:
            discs[planet["planet"]] = pools[one["stars"], planet["symbol"]].pop()
    assert len(discs) == 24
    assert all(not pool for pool in pools.values())
    t = table(side(), side(), side(), side(), discs=discs)
    assert [t.disc(planet) for planet in discs] == list(discs.values())
    assert t.view(None)["reserve_discs"] == 5
    assert t.check() == []


@pytest.mark.rule("starfarers:14.7", "starfarers:9.11")
def test_the_reserve_discs_are_five_blind_ones() -> None:
    found = set()
    for name in sorted(ALL_DISCS):
        t = table(side(ships={1: "trade n10_23"}, cannon=4), side(), side(), side(), at="flight",
                  discs={"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "pirate_4"})  # fmt: skip
        t.luck(name)
        try:
            t.do(0, "fly:1.n11_22")
        except BadLuck:
            continue
        assert (t.disc("N7.3"), t.view(None)["reserve_discs"]) == (name, 4)
        found.add(name)
    assert found == {"disc_3", "disc_9", "disc_10", "disc_11"}


# -- the other boards


def sectors(t: Table, kind: str = "") -> list[dict[str, Any]]:
    return [one for one in t.view(None)["sectors"][:15] if kind in ("", one["kind"])]


@pytest.mark.rule("starfarers:14.4")
def test_the_strategic_board_shuffles_each_zone_face_up() -> None:
    layouts = set()
    for seed in range(12):
        t = new_game(4, seed=seed, board="strategic")
        found = sectors(t)
        assert [one["stars"] for one in found] == [2] * 7 + [1] * 8
        for stars in (1, 2):
            zone = [one for one in found if one["stars"] == stars]
            systems = [one for one in zone if one["kind"] == "system"]
            marks = {frozenset((planet["resource"], planet["symbol"]) for planet in one["planets"]) for one in systems}
            assert (marks, len(systems)) == (SYSTEMS[stars], len(SYSTEMS[stars]))
            assert {one["civ"] for one in zone if one["kind"] == "outpost"} == (
                {"green_folk", "merchants"} if stars == 1 else {"scientists", "diplomats"}
            )
            assert len([one for one in zone if one["kind"] == "empty"]) == stars
            assert not any(one["explored"] for one in systems)
            assert all(planet["numbers"] is None for one in systems for planet in one["planets"])
        layouts.add(tuple(one["kind"] for one in found))
        assert t.check() == []
    assert len(layouts) > 6


@pytest.mark.rule("starfarers:14.4")
@pytest.mark.parametrize("board", ["explorer", "wild_space"])
def test_tiles_of_the_hidden_boards_lie_face_down(board: str) -> None:
    t = new_game(4, board=board)
    assert [one["kind"] for one in sectors(t)] == ["unknown"] * 15
    assert all((one["planets"], one["civ"], one["docks"], one["cards"]) == ([], None, [], []) for one in sectors(t))
    assert [one["kind"] for one in t.view(None)["sectors"][15:]] == ["system"] * 4
    assert t.check() == []


TILES = {
    1: {"SYS1", "SYS2", "SYS3", "SYS4", "SYS5", "OUT_GREEN", "OUT_MERCH", "EMPTY1", "EMPTY2"},
    2: {"SYS6", "SYS7", "SYS8", "OUT_SCI", "OUT_DIP", "EMPTY3", "EMPTY4"},
}


def discoverable(board: str, slot: str, goal: str, **options: Any) -> set[str]:
    """Which tiles may turn up when a ship reaches that intersection of a face-down sector."""
    hidden = {f"{zone}{n}": "" for zone, last in (("F", 7), ("N", 8)) for n in range(1, last + 1)}
    found = set()
    for name in sorted(TILES[1] | TILES[2]):
        t = table(side(ships={1: "colony n7_24"}, hand="ore 2"), side(), side(), side(), at="encounter", tiles=hidden,
                  options={"board": board, **options})  # fmt: skip
        t.luck("e28")
        later(t)
        t.do(0, "answer:2", "pay:ore", "pay:ore")
        t.luck(name)
        try:
            t.do(0, f"jump:1.{goal}")
        except BadLuck:
            continue
        assert t.sector(slot)["kind"] == {"S": "system", "O": "outpost", "E": "empty"}[name[0]]
        found.add(name)
    return found


@pytest.mark.rule("starfarers:14.4", "starfarers:8.3")
def test_explorers_find_tiles_of_the_zone() -> None:
    assert TILES[1] - {"EMPTY1", "EMPTY2"} <= discoverable("explorer", "N5", "n17_18") <= TILES[1]
    assert discoverable("explorer", "F5", "n11_8") == TILES[2]


@pytest.mark.rule("starfarers:14.4", "starfarers:8.3")
def test_in_wild_space_any_tile_may_lie_anywhere() -> None:
    for slot, goal in (("N5", "n17_18"), ("F5", "n11_8")):
        assert discoverable("wild_space", slot, goal) == TILES[1] | TILES[2]
