"""War: who is ranked where and what it brings (alliances:F1 to alliances:F3, alliances:F6 to alliances:F9)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold import IllegalAction
from tests.games.alliances.kit import Side, Table, refused, side, table

ROW = "silver_gate ember_reach frostveil lantern_drift duskmire"
LASERS = "laser_weapons"  # strength 1
PLASMA = "laser_weapons plasma_weapons"  # strength 2
TORPEDOES = "laser_weapons plasma_weapons antimatter_torpedoes"  # strength 4


def fleet_of(cruisers: int, technologies: str = "", mains: str = "", **given: Any) -> Side:
    """An alliance on the eve of war."""
    return side(mains, cruisers=cruisers, technologies=technologies, cubes=0, **given)


def war(*sides: Side, **given: Any) -> Table:
    """The war of the last round, after which nothing else moves."""
    return table(*sides, **{"systems": ROW, "fleet": 4, "round": 5, "at": "war", **given})


def places(t: Table) -> dict[int, int]:
    return {entry.seat: entry.number for entry in t.log("alliances:F1") if entry.key == "war-rank"}


def won(t: Table) -> list[tuple[int, int]]:
    """Credits and prestige of every seat."""
    return [(t.have(seat)["credits"], t.have(seat)["prestige"]) for seat in range(t.state.players)]


# -- ranking


@pytest.mark.rule("alliances:F1")
@pytest.mark.parametrize(
    ("forces", "ranks"),
    [
        ([(2, ""), (1, "")], {0: 1, 1: 2}),
        ([(1, TORPEDOES), (2, "")], {0: 2, 1: 1}),
        ([(2, ""), (2, LASERS)], {0: 2, 1: 1}),
        ([(2, PLASMA), (2, LASERS)], {0: 1, 1: 2}),
        ([(2, LASERS), (2, LASERS)], {0: 1, 1: 1}),
        ([(0, TORPEDOES), (1, "")], {1: 1}),
        ([(1, ""), (1, ""), (1, "")], {0: 1, 1: 1, 2: 1}),
        ([(3, ""), (1, ""), (3, "")], {0: 1, 2: 1, 1: 3}),
        ([(1, ""), (3, ""), (1, "")], {1: 1, 0: 2, 2: 2}),
        ([(0, ""), (2, ""), (0, "")], {1: 1}),
        ([(2, ""), (4, ""), (2, ""), (1, "")], {1: 1, 0: 2, 2: 2, 3: 4}),
        ([(1, ""), (2, ""), (3, ""), (4, "")], {0: 4, 1: 3, 2: 2, 3: 1}),
        ([(2, ""), (2, LASERS), (2, PLASMA), (2, TORPEDOES)], {0: 4, 1: 3, 2: 2, 3: 1}),
    ],
)
def test_cruisers_in_hand_rank_then_strength_then_the_place_is_shared(
    forces: list[tuple[int, str]], ranks: dict[int, int]
) -> None:
    assert places(war(*(fleet_of(*one) for one in forces))) == ranks


@pytest.mark.rule("alliances:F1")
def test_the_view_tells_the_ranking_as_it_would_be_now() -> None:
    t = table(side(cruisers=2, credits=2), side(cruisers=2, technologies=LASERS), side(cruisers=1))
    foreseen = t.view(None)["war"]
    assert [(one["seat"], one["place"], one["count"], one["strength"]) for one in foreseen["ranking"]] == [
        (1, 1, 2, 1), (0, 2, 2, 0), (2, 3, 1, 0),
    ]  # fmt: skip
    assert [one["reward"] for one in foreseen["ranking"]] == [{"credits": 2, "prestige": 1}, {"credits": 1}, {}]
    assert foreseen["overlord"] == 1


@pytest.mark.rule("alliances:F1", "alliances:F9")
def test_the_view_ranks_nobody_without_a_cruiser() -> None:
    t = table(side("humans", hand="quill", cruisers=1), side("weasels"), side("tecton"))
    assert [one["seat"] for one in t.view(None)["war"]["ranking"]] == [0]
    t = table(side("humans", hand="quill"), side("weasels"))
    assert (t.view(None)["war"]["ranking"], t.view(None)["war"]["overlord"]) == ([], None)


@pytest.mark.rule("alliances:F1")
def test_with_the_next_place_after_a_tie_nobody_is_skipped() -> None:
    sides = [fleet_of(3), fleet_of(3), fleet_of(1)]
    t = war(*sides)
    assert places(t) == {0: 1, 1: 1, 2: 3}
    assert won(t) == [(2, 1), (2, 1), (0, 0)]
    t = war(*sides, options={"places_after_tie": "next"})
    assert places(t) == {0: 1, 1: 1, 2: 2}
    assert won(t) == [(2, 1), (2, 1), (1, 0)]


@pytest.mark.rule("alliances:F1")
def test_a_tie_below_the_overlord_gives_both_the_reward_of_the_place() -> None:
    sides = [fleet_of(4), fleet_of(2), fleet_of(2), fleet_of(1)]
    assert won(war(*sides)) == [(3, 1), (1, 1), (1, 1), (0, 0)]
    assert won(war(*sides, options={"places_after_tie": "next"})) == [(3, 1), (1, 1), (1, 1), (1, 0)]


@pytest.mark.rule("alliances:F1")
def test_without_cruisers_nobody_is_ranked_unless_the_option_says_so() -> None:
    sides = [fleet_of(2), fleet_of(0), fleet_of(0, LASERS)]
    assert won(war(*sides)) == [(2, 1), (0, 0), (0, 0)]
    t = war(*sides, options={"rank_without_cruisers": True})
    assert places(t) == {0: 1, 2: 2, 1: 3}
    assert won(t) == [(2, 1), (0, 0), (1, 0)]
    everybody = war(fleet_of(0), fleet_of(0), options={"rank_without_cruisers": True})
    assert won(everybody) == [(1, 1), (1, 1)]
    assert everybody.over()


@pytest.mark.rule("alliances:F1", "alliances:A32")
def test_cruisers_on_planets_are_not_compared() -> None:
    t = war(fleet_of(1), fleet_of(2), planets={"ember_reach.1": "0 occupied", "ember_reach.2": "0 occupied"})
    assert places(t) == {0: 2, 1: 1}


@pytest.mark.rule("alliances:C1", "alliances:F1")
def test_there_is_no_war_in_the_first_round() -> None:
    t = table(side(cruisers=3), side(cruisers=1), round=1, fleet=0, systems="silver_gate ember_reach")
    assert t.view(None)["war"] is None
    while t.round() == 1:
        seat = t.state.waiting()[0]
        t.do(seat, "scavenge" if "scavenge" in t.legal(seat) else "end")
    assert t.log("alliances:F1") == []
    assert (t.have(0)["cruisers"], t.have(1)["cruisers"]) == (3, 1)


# -- counting more than one has


@pytest.mark.rule("alliances:F2")
@pytest.mark.parametrize(
    ("held", "other", "ranks"),
    [
        (1, fleet_of(1, PLASMA), {0: 1, 1: 2}),
        (1, fleet_of(2), {0: 1, 1: 2}),
        (1, fleet_of(2, LASERS), {0: 1, 1: 1}),
        (1, fleet_of(2, PLASMA), {0: 2, 1: 1}),
        (0, fleet_of(1), {1: 1}),
    ],
)
def test_phase_lances_count_one_more_for_who_holds_a_cruiser(held: int, other: Side, ranks: dict[int, int]) -> None:
    assert places(war(fleet_of(held, "phase_lances", "steel_covenant"), other)) == ranks


@pytest.mark.rule("alliances:F2")
def test_the_bonus_needs_a_cruiser_even_where_all_are_ranked() -> None:
    sides = [fleet_of(0, "phase_lances", "steel_covenant"), fleet_of(0, PLASMA)]
    assert places(war(*sides, options={"rank_without_cruisers": True})) == {0: 2, 1: 1}


@pytest.mark.rule("alliances:F2")
def test_the_bonus_guards_no_planet() -> None:
    mine = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 colonised"}
    t = war(fleet_of(1, "phase_lances", "steel_covenant"), fleet_of(3), planets=mine)
    assert not t.protected("silver_gate.1")
    t.do(1, "seize:silver_gate.1")
    assert t.planet("silver_gate.1") == "1 occupied"


# -- rewards


@pytest.mark.rule("alliances:F3", "alliances:A26")
@pytest.mark.parametrize(
    ("cruisers", "rewards"),
    [
        ([2, 1], [(1, 1), (0, 0)]),
        ([3, 2, 1], [(2, 1), (1, 0), (0, 0)]),
        ([4, 3, 2, 1], [(3, 1), (1, 1), (1, 0), (0, 0)]),
        ([2, 2, 1, 1], [(3, 1), (3, 1), (1, 0), (1, 0)]),
    ],
)
def test_rewards_by_number_of_players(cruisers: list[int], rewards: list[tuple[int, int]]) -> None:
    assert won(war(*map(fleet_of, cruisers))) == rewards


@pytest.mark.rule("alliances:F3")
@pytest.mark.parametrize(("reading", "second"), [("both", (1, 1)), ("credits", (1, 0)), ("prestige", (0, 1))])
def test_the_second_of_four_is_an_option(reading: str, second: tuple[int, int]) -> None:
    t = war(*map(fleet_of, [4, 3, 2, 1]), options={"war_second_of_four": reading})
    assert won(t) == [(3, 1), second, (1, 0), (0, 0)]


@pytest.mark.rule("alliances:F3", "alliances:C3")
def test_credits_beyond_twelve_are_lost_in_war_too() -> None:
    assert won(war(fleet_of(2, credits=11), fleet_of(1), fleet_of(0))) == [(12, 1), (1, 0), (0, 0)]


@pytest.mark.rule("alliances:F3", "alliances:F4", "alliances:F5")
def test_the_example_of_the_rulebook() -> None:
    """Blue is Overlord of three, takes a developed planet of red, who has one cruiser for two, and keeps one."""
    blue, red, green = 0, 1, 2
    t = war(
        fleet_of(3, LASERS), fleet_of(1), fleet_of(2),
        planets={"frostveil.1": "1 developed", "silver_gate.1": "1 colonised"},
    )  # fmt: skip
    assert won(t) == [(2, 1), (0, 0), (1, 0)]
    assert t.asked() == {blue: "seize"}
    supply, points = t.supply(red)["cubes"], t.points(red)
    t.do(blue, "seize:frostveil.1")
    assert t.planet("frostveil.1") == "0 occupied"
    assert t.supply(red)["cubes"] == supply + 2
    assert (points, t.points(red)) == (3, 1)
    assert t.have(blue)["influence"] == 0
    assert [t.have(seat)["cruisers"] for seat in (blue, red, green)] == [1, 0, 0]
    assert t.supply(blue) == {"cubes": 14, "cruisers": 7}


# -- the course of the phase


@pytest.mark.rule("alliances:F6")
def test_ranking_rewards_overlord_planet_and_discards_follow_one_another() -> None:
    t = war(
        fleet_of(1), fleet_of(3, "", "drokkan reapers"), fleet_of(2, credits=2),
        order=[2, 0, 1], planets={"silver_gate.1": "0 colonised", "silver_gate.2": "0 developed"},
    )  # fmt: skip
    assert t.have(1) == {
        "credits": 2, "production": 0, "discovery": 0, "influence": 1, "prestige": 1, "relic": 0, "cruisers": 3,
        "cubes": 0,
    }  # fmt: skip
    assert [t.have(seat)["cruisers"] for seat in (0, 2)] == [1, 2]
    t.do(1, "seize:silver_gate.2")
    assert t.have(1)["credits"] == 5
    keys = [entry.key for entry in t.log()]
    assert keys.index("war-rank") < keys.index("overlord") < keys.index("seize") < keys.index("war-discard")
    assert [(e.seat, e.number) for e in t.log("alliances:F5") if e.key == "war-discard"] == [(2, 2), (0, 1), (1, 2)]


@pytest.mark.rule("alliances:F6")
def test_cruisers_guard_until_the_discards() -> None:
    """The second has two cruisers for two planets and no strength: both are safe until the taking is over."""
    t = war(fleet_of(3), fleet_of(2), planets={"silver_gate.1": "1 colonised", "silver_gate.2": "1 colonised"})
    refused(t, 0, "seize:silver_gate.1", "refuse-protected", "E3")
    t.do(0, "spare")
    assert t.have(1)["cruisers"] == 0


@pytest.mark.rule("alliances:F6", "alliances:D3")
@pytest.mark.parametrize("notation", ["convert:influence", "boost:quill", "use:weasels", "swarm:silver_gate.1", "end"])
def test_nothing_free_and_no_card_in_war(notation: str) -> None:
    t = war(fleet_of(4, "", "weasels locusts", hand="quill", credits=9, influence=2), fleet_of(1))
    before = t.state.key()
    why = t.why(0, notation)
    assert why is not None
    assert why.key == "refuse-not-now"
    with pytest.raises(IllegalAction):
        t.do(0, notation)
    assert t.state.key() == before


@pytest.mark.rule("alliances:F7")
def test_nobody_is_asked_what_to_discard() -> None:
    """Who keeps all sets off no Salvage Protocol."""
    t = war(fleet_of(2, PLASMA, "feimur_v5"), fleet_of(2, PLASMA))
    assert t.over()
    assert (won(t)[0], t.have(0)["cruisers"]) == ((1, 1), 2)


@pytest.mark.rule("alliances:F8")
@pytest.mark.parametrize(
    ("cruisers", "order", "track"),
    [
        ([1, 2, 3, 4], [0, 1, 2, 3], [(3, 1), (2, 1), (0, 0), (1, 0)]),
        ([4, 3, 2, 1], [0, 1, 2, 3], [(0, 1), (1, 1), (2, 0), (3, 0)]),
        ([2, 3, 2, 2], [3, 2, 1, 0], [(1, 1), (3, 1), (2, 1), (0, 1)]),
        ([2, 0, 2], [0, 1, 2], [(0, 1), (2, 1), (1, 0)]),
        ([2, 0, 2], [2, 1, 0], [(2, 1), (0, 1), (1, 0)]),
    ],
)
def test_prestige_moves_from_the_last_place_to_the_first_and_the_earlier_lies_on_top(
    cruisers: list[int], order: list[int], track: list[tuple[int, int]]
) -> None:
    t = war(*map(fleet_of, cruisers), order=order)
    assert t.track() == track


@pytest.mark.rule("alliances:F8")
def test_tribute_is_for_a_sole_overlord() -> None:
    assert war(fleet_of(2, "", "drokkan"), fleet_of(1)).have(0)["influence"] == 1
    assert war(fleet_of(2, "", "drokkan"), fleet_of(2)).have(0)["influence"] == 0
    assert war(fleet_of(1, "", "drokkan"), fleet_of(2)).have(0)["influence"] == 0


@pytest.mark.rule("alliances:F9")
def test_without_a_cruiser_in_any_hand_nothing_happens() -> None:
    t = war(fleet_of(0, LASERS, "drokkan"), fleet_of(0), fleet_of(0), planets={"silver_gate.1": "1 colonised"})
    assert places(t) == {}
    assert won(t) == [(0, 0), (0, 0), (0, 0)]
    assert t.have(0)["influence"] == 0
    assert t.planet("silver_gate.1") == "1 colonised"
    assert t.over()
