"""The set-up phase: three colonies each, then a spaceport, a ship and an upgrade from the pool (starfarers:14.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Table, dice, new_game, refused

HOME = {
    "HA": {"n4_27", "n1_26", "n1_28"},
    "HB": {"n11_26", "n11_28", "n8_27"},
    "HC": {"n19_26", "n19_28", "n22_27"},
    "HD": {"n29_26", "n29_28", "n26_27"},
}
SITES = set().union(*HOME.values())
BERTHS = {"n4_27": {"n5_26", "n5_28"}, "n8_27": {"n7_26", "n7_28"}, "n19_26": {"n20_25", "n17_26"}}
# In the order they are placed by four players from seat 0: forward, backward, forward.
FOUR = [
    "n4_27", "n8_27", "n19_26", "n29_26", "n29_28", "n19_28", "n11_26", "n1_26", "n1_28", "n11_28", "n22_27", "n26_27",
]  # fmt: skip
THREE = ["n4_27", "n8_27", "n19_26", "n19_28", "n11_26", "n1_26", "n1_28", "n11_28", "n22_27"]


def begin(players: int = 4, first: int = 0, **options: Any) -> Table:
    """A game at its first choice, with that first player."""
    rest: dict[str, Any] = {"first_player": "first_seat"} if first == 0 else {}
    for seed in range(60):
        t = new_game(players, seed=seed, **{"set_up_phase": "always", **rest, **options})
        if t.view(None)["first"] == first:
            return t
    raise AssertionError("no such first player")


def place(t: Table, sites: list[str]) -> list[int]:
    """All colonies; who placed them."""
    seats = []
    for site in sites:
        ((seat, decision),) = t.asked().items()
        assert decision == "place_colony"
        t.do(seat, f"place:{site}")
        seats.append(seat)
    return seats


# -- colonies


@pytest.mark.rule("starfarers:14.3")
@pytest.mark.parametrize("first", range(4))
def test_colonies_are_placed_forward_backward_and_forward(first: int) -> None:
    t = begin(first=first)
    forward = [(first + n) % 4 for n in range(4)]
    seats = place(t, FOUR)
    assert seats == [*forward, *reversed(forward), *forward]
    for seat, site in zip(seats, FOUR, strict=True):
        assert t.piece(site) == f"{seat} colony"
    assert [t.points(seat) for seat in range(4)] == [3] * 4
    assert t.asked() == {forward[-1]: "place_port"}


@pytest.mark.rule("starfarers:14.3")
def test_colonies_go_to_free_home_sites() -> None:
    t = begin()
    assert t.legal(0) == {f"place:{site}" for site in SITES}
    refused(t, 0, "place:n14_19", "refuse-not-home", "14.3", node="n14_19")
    t.do(0, "place:n4_27")
    refused(t, 1, "place:n4_27", "refuse-site-taken", node="n4_27")
    assert t.legal(1) == {f"place:{site}" for site in SITES - {"n4_27"}}
    refused(t, 1, "end", "refuse-not-now", "14.3")


@pytest.mark.rule("starfarers:14.3")
def test_before_the_first_turn_there_are_no_cards_and_no_turn() -> None:
    t = begin()
    view = t.view(0)
    assert (view["turn"], view["phase"], view["ships"], view["pieces"]) == (0, "setup", [], [])
    assert view["bonus_pool"] == {"booster": 2, "cannon": 1, "freight_pod": 1}
    assert [t.cards(seat) for seat in range(4)] == [0] * 4


# -- the fourth round


@pytest.mark.rule("starfarers:14.3")
@pytest.mark.parametrize("first", range(4))
def test_spaceports_ships_and_upgrades_are_chosen_backward(first: int) -> None:
    t = begin(first=first)
    place(t, FOUR)
    order = []
    while "place_port" in t.asked().values():
        (seat,) = t.asked()
        order.append(seat)
        t.do(seat, min(t.legal(seat)))
        assert t.asked() == {seat: "place_ship"}
        t.do(seat, min(t.legal(seat)))
        if t.asked() == {seat: "bonus"}:  # the last one has no choice
            t.do(seat, min(t.legal(seat)))
    assert order == [(first + 3 - n) % 4 for n in range(4)]
    assert t.active() == first
    assert t.view(None)["turn"] == 1


@pytest.mark.rule("starfarers:14.3")
def test_one_own_colony_becomes_the_spaceport() -> None:
    t = begin()
    place(t, FOUR)
    assert t.legal(3) == {"spaceport:n29_26", "spaceport:n29_28", "spaceport:n26_27"}
    refused(t, 3, "spaceport:n4_27", "refuse-not-your-colony", node="n4_27")
    t.do(3, "spaceport:n29_26")
    assert (t.piece("n29_26"), t.points(3)) == ("3 spaceport", 4)


@pytest.mark.rule("starfarers:14.3")
@pytest.mark.parametrize("kind", ["colony", "trade"])
@pytest.mark.parametrize("berth", ["n28_25", "n31_26"])
def test_a_ship_of_either_kind_starts_at_a_berth_of_it(kind: str, berth: str) -> None:
    t = begin()
    place(t, FOUR)
    t.do(3, "spaceport:n29_26")
    assert t.legal(3) == {f"{one}_ship:{place}" for one in ("colony", "trade") for place in ("n28_25", "n31_26")}
    refused(t, 3, "colony_ship:n5_26", "refuse-not-your-berth", node="n5_26")
    t.do(3, f"{kind}_ship:{berth}")
    assert t.ship(3, 1) == (kind, berth)
    colonies, stations = (5, 7) if kind == "colony" else (6, 6)
    assert t.fleet(3)["stock"] == {"colony": colonies, "trade_station": stations, "transport": 2, "shipyard": 2}


@pytest.mark.rule("starfarers:14.3")
def test_the_upgrade_comes_from_what_is_left_of_the_pool() -> None:
    t = begin()
    place(t, FOUR)
    for seat, port, upgrade in ((3, "n29_26", "cannon"), (2, "n19_26", "booster"), (1, "n8_27", "booster")):
        t.do(seat, f"spaceport:{port}", f"colony_ship:{min(BERTHS.get(port, {'n28_25'}))}")
        if seat == 2:
            refused(t, 2, "attach:cannon", "refuse-not-in-pool", "14.3", upgrade="cannon")
            assert t.legal(2) == {"attach:booster", "attach:freight_pod"}
        t.do(seat, f"attach:{upgrade}")
        assert t.upgrades(seat)[upgrade] == 1
    assert t.view(None)["bonus_pool"] == {"booster": 0, "cannon": 0, "freight_pod": 1}
    t.luck("ore", "ore", "ore", "ore", "ore", "ore", "fuel", "fuel", "fuel", "food", "food", "food", *dice(6, 6))
    t.do(0, "spaceport:n4_27", "trade_ship:n5_28")
    if t.asked() == {0: "bonus"}:
        refused(t, 0, "attach:booster", "refuse-not-in-pool", "14.3", upgrade="booster")
        t.do(0, "attach:freight_pod")
    assert t.upgrades(0) == {"booster": 0, "cannon": 0, "freight_pod": 1}


def whole(players: int = 4, **options: Any) -> Table:
    """A set-up phase played through, up to the first turn."""
    t = begin(players, **options)
    place(t, FOUR if players == 4 else THREE)
    for seat in range(players - 1, -1, -1):
        site = (FOUR if players == 4 else THREE)[seat]
        t.do(seat, f"spaceport:{site}")
        t.do(seat, min(t.legal(seat, "colony_ship")))
        if t.asked() == {seat: "bonus"}:
            t.do(seat, min(t.legal(seat)))
    return t


@pytest.mark.rule("starfarers:14.3")
@pytest.mark.parametrize("players", [3, 4])
def test_after_it_all_have_four_points_three_cards_a_half_medal_and_one_upgrade(players: int) -> None:
    t = whole(players)
    for seat in range(players):
        fleet = t.fleet(seat)
        assert (fleet["points"], fleet["half_medals"], fleet["friendship"]) == (4, 1, [])
        assert sum(t.upgrades(seat).values()) == 1
        assert t.ship(seat, 1) is not None
    assert [entry.number for entry in t.log("opening-cards")] == [3] * players
    assert (t.view(None)["turn"], t.active(), t.view(None)["bonus_pool"]) == (1, 0, None)
    taken = {"booster": 24, "cannon": 24, "freight_pod": 20, "half_medals": 40 - players}
    for seat in range(players):
        for upgrade, count in t.upgrades(seat).items():
            taken[upgrade] -= count
    assert t.view(None)["tray"] == taken


@pytest.mark.rule("starfarers:14.3")
@pytest.mark.parametrize(
    ("board", "option", "chosen"),
    [
        ("beginner", "board", False),
        ("beginner", "always", True),
        ("strategic", "board", True),
        ("explorer", "board", True),
        ("wild_space", "board", True),
        ("wild_space", "always", True),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_which_boards_have_a_set_up_phase(board: str, option: str, chosen: bool, players: int) -> None:
    t = new_game(players, board=board, set_up_phase=option)
    assert ("place_colony" in t.asked().values()) is chosen
    assert t.check() == []


@pytest.mark.rule("starfarers:14.3")
@pytest.mark.parametrize("board", ["strategic", "explorer", "wild_space"])
def test_every_board_is_played_from_a_chosen_start(board: str) -> None:
    t = whole(board=board)
    assert t.view(None)["turn"] == 1


# -- three players


@pytest.mark.rule("starfarers:10.4", "starfarers:14.3")
def test_with_three_players_all_home_sites_are_free_and_the_rest_closes_afterwards() -> None:
    """Three colonies in one home system are allowed now; nobody ever founds on the three sites left."""
    t = begin(3)
    assert t.view(None)["pieces"] == []
    assert t.legal(0) == {f"place:{site}" for site in SITES}
    t = whole(3)
    assert set(t.view(None)["closed"]) == SITES - set(THREE)
    assert {t.piece(site) for site in SITES - set(THREE)} == {"closed"}
    assert {t.piece(site)[2:] for site in HOME["HA"]} == {"colony", "spaceport"}
    assert whole(4).view(None)["closed"] == []


@pytest.mark.rule("starfarers:10.4")
def test_with_home_sites_blocked_one_site_in_three_systems_is_closed_beforehand() -> None:
    for seed in range(8):
        t = new_game(3, seed=seed, set_up_phase="always", home_sites="blocked", first_player="first_seat")
        closed = set(t.view(None)["closed"])
        assert sorted(len(closed & sites) for sites in HOME.values()) == [0, 1, 1, 1]
        assert t.legal(0) == {f"place:{site}" for site in SITES - closed}
        for site in closed:
            refused(t, 0, f"place:{site}", "refuse-closed", "10.4", node=site)
        assert t.check() == []
    assert begin(3).view(None)["closed"] == []
