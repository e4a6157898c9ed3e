"""The end of the game, its score and its ties (alliances:J1 to alliances:J3)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.ranking import places, winners
from tests.games.alliances.kit import Side, Table, side, table

ROW = "silver_gate ember_reach frostveil lantern_drift duskmire"
HELD = ("silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2", "ember_reach.3", "frostveil.1")


def ended(*sides: Side, **given: Any) -> Table:
    """A game that has just ended after its fifth war, in which nobody had a cruiser."""
    t = table(*(sides or (done(), done())), systems=ROW, fleet=4, round=5, at="war", **given)
    assert t.over()
    return t


def done(mains: str = "", **given: Any) -> Side:
    return side(mains, cubes=0, **given)


def planets(**owned: int) -> dict[str, str]:
    """So many planets of seat 0 in each state."""
    states = [state for state, number in owned.items() for _ in range(number)]
    return {site: f"0 {state}" for site, state in zip(HELD, states, strict=False)}


# -- when it ends


@pytest.mark.rule("alliances:C1", "alliances:J1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_five_rounds_and_ends_after_war_with_the_fleet_on_the_fifth_card(players: int) -> None:
    names = ("humans", "quill", "tecton", "weasels")[:players]
    t = table(*(side(name, production=3) for name in names), round=1, fleet=0, systems="silver_gate ember_reach")
    rounds = [t.round()]
    while not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, next(one for one in ("scavenge", "end", "spare") if one in t.legal(seat)))
        if t.round() != rounds[-1]:
            rounds.append(t.round())
    assert rounds == [1, 2, 3, 4, 5]
    assert t.fleet() == 4
    assert t.view(None)["end_reason"] == "five_rounds"
    assert t.log()[-1].key == "game-ended"


@pytest.mark.rule("alliances:J1")
def test_the_war_of_the_fifth_round_still_counts() -> None:
    t = table(
        done(cruisers=2), done(), systems=ROW, fleet=4, round=5, at="war", planets={"silver_gate.1": "1 developed"}
    )
    assert not t.over()
    t.do(0, "seize:silver_gate.1")
    assert t.over()
    assert (t.points(0), t.points(1)) == (1, 0)


# -- what scores


@pytest.mark.rule("alliances:J1", "alliances:A20")
@pytest.mark.parametrize(
    ("mine", "owned", "parts"),
    [
        (done(prestige=7), {}, {"prestige": 7}),
        (done(), {"colonised": 3}, {"colonised": 3}),
        (done(), {"developed": 3}, {"developed": 6}),
        (done(), {"occupied": 4}, {}),
        (done(relic=5), {}, {"relics": 5}),
        (
            done(prestige=4, relic=2),
            {"colonised": 2, "developed": 1, "occupied": 1},
            {"prestige": 4, "colonised": 2, "developed": 2, "relics": 2},
        ),
    ],
    ids=["prestige", "colonised", "developed", "occupied", "relics", "all"],
)
def test_prestige_planets_and_relics_score(mine: Side, owned: dict[str, int], parts: dict[str, int]) -> None:
    t = ended(mine, done(), planets=planets(**owned))
    assert t.parts(0) == parts
    assert t.points(0) == sum(parts.values())
    assert t.points(1) == 0


def extra(t: Table) -> int:
    return t.parts(0).get("ideology", 0)


@pytest.mark.rule("alliances:J1", "alliances:A21")
@pytest.mark.parametrize(
    ("technologies", "points"),
    [("", 0), ("terraforming", 1), ("terraforming warp_drive orbital_foundries xenology", 4)],
)
def test_science_scores_technologies(technologies: str, points: int) -> None:
    assert extra(ended(done(true_ideology="vector", technologies=technologies), done())) == points


@pytest.mark.rule("alliances:J1")
def test_science_scores_unique_technologies_too() -> None:
    t = ended(done("psykrians", true_ideology="vector", technologies="terraforming energy_shields"), done())
    assert t.parts(0) == {"ideology": 2}


@pytest.mark.rule("alliances:J1", "alliances:A21")
@pytest.mark.parametrize(("prestige", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (13, 3)])
def test_diplomacy_scores_every_four_prestige(prestige: int, points: int) -> None:
    t = ended(done(true_ideology="humans", prestige=prestige), done())
    assert (t.points(0), extra(t)) == (prestige + points, points)


@pytest.mark.rule("alliances:J1", "alliances:A21")
@pytest.mark.parametrize(("relics", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_culture_scores_every_two_relics(relics: int, points: int) -> None:
    t = ended(done(true_ideology="cheiki", relic=relics), done())
    assert (t.points(0), extra(t)) == (relics + points, points)


@pytest.mark.rule("alliances:J1", "alliances:A21")
@pytest.mark.parametrize("occupied", [0, 1, 4])
def test_militarism_scores_occupied_planets(occupied: int) -> None:
    t = ended(done(true_ideology="tyrrak"), done(), planets=planets(occupied=occupied, developed=1))
    assert (t.points(0), extra(t)) == (2 + occupied, occupied)


@pytest.mark.rule("alliances:J1", "alliances:A21")
@pytest.mark.parametrize("developed", [0, 1, 3])
def test_industrialism_scores_developed_planets(developed: int) -> None:
    t = ended(done(true_ideology="ferrox"), done(), planets=planets(developed=developed, colonised=2))
    assert (t.points(0), extra(t)) == (2 + 3 * developed, developed)


@pytest.mark.rule("alliances:A21", "alliances:J1")
@pytest.mark.parametrize(("reading", "points"), [("occupied", 1), ("strength", 3)])
def test_militarism_may_be_read_as_strength(reading: str, points: int) -> None:
    mine = done("karnath", true_ideology="tyrrak", technologies="laser_weapons")
    t = ended(mine, done(), planets=planets(occupied=1), options={"militarism_scores": reading})
    assert extra(t) == points


@pytest.mark.rule("alliances:A21", "alliances:J1")
@pytest.mark.parametrize(("reading", "points"), [("developed", 1), ("colonised", 2), ("production", 5)])
def test_industrialism_may_be_read_as_colonised_planets_or_production(reading: str, points: int) -> None:
    mine = done(true_ideology="ferrox", production=5)
    t = ended(mine, done(), planets=planets(developed=1, colonised=2), options={"industrialism_scores": reading})
    assert extra(t) == points


@pytest.mark.rule("alliances:J1", "alliances:H5")
@pytest.mark.parametrize(
    ("mains", "true_ideology", "points"),
    [
        ("humans weasels auralites", "", 2),
        ("humans weasels quill", "", 2),
        ("humans tyrrak quill", "", 0),
        ("humans weasels", "", 0),
        ("humans", "", 0),
        ("", "", 0),
        ("humans tyrrak quill", "weasels", 2),
        ("tyrrak drokkan vharn", "weasels", 2),
        ("humans weasels auralites", "tyrrak", 0),
        ("tyrrak", "weasels", 2),
    ],
)
def test_only_the_main_ideology_scores(mains: str, true_ideology: str, points: int) -> None:
    t = ended(done(mains, true_ideology=true_ideology, prestige=8), done())
    assert t.points(0) == 8 + points


# -- ties


@pytest.mark.rule("alliances:J2", "alliances:A22")
def test_a_tie_goes_to_more_prestige() -> None:
    t = ended(done(prestige=3, relic=2), done(prestige=5), done(prestige=4, relic=1))
    assert [t.points(seat) for seat in range(3)] == [5, 5, 5]
    assert places(t.state.scores()) == [3, 1, 2]
    assert winners(t.state.scores()) == [1]


@pytest.mark.rule("alliances:J2")
@pytest.mark.parametrize("stack", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_then_to_the_higher_cube_in_the_stack(stack: list[int]) -> None:
    t = ended(done(prestige=2), done(prestige=2), done(prestige=2), track=stack)
    assert places(t.state.scores()) == [stack.index(seat) + 1 for seat in range(3)]
    assert winners(t.state.scores()) == [stack[0]]


@pytest.mark.rule("alliances:J2")
@pytest.mark.parametrize("stack", [[0, 1, 2, 3], [3, 0, 2, 1]])
def test_there_is_one_winner_even_where_nobody_has_anything(stack: list[int]) -> None:
    t = ended(done(), done(), done(), done(), track=stack)
    assert winners(t.state.scores()) == [stack[0]]


@pytest.mark.rule("alliances:J2")
def test_points_come_before_prestige() -> None:
    t = ended(done(prestige=6), done(relic=7))
    assert places(t.state.scores()) == [2, 1]


# -- what scores nothing


@pytest.mark.rule("alliances:J3", "alliances:H8")
@pytest.mark.parametrize("left", ["credits", "production", "discovery", "influence"])
def test_what_is_left_over_scores_nothing(left: str) -> None:
    t = ended(done("humans", hand="weasels auralites", **{left: 9}), done())
    assert (t.points(0), t.parts(0)) == (0, {})


@pytest.mark.rule("alliances:J3")
def test_cruisers_kept_score_nothing() -> None:
    torpedoes = "laser_weapons plasma_weapons antimatter_torpedoes"
    t = table(
        done(cruisers=4, technologies=torpedoes), done(cruisers=4, technologies=torpedoes),
        systems=ROW, fleet=4, round=5, at="war",
    )  # fmt: skip
    assert t.over()
    assert t.have(0)["cruisers"] == 4
    assert t.parts(0) == {"prestige": 1}
