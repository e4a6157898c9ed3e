"""Explore and Nominate (alliances:D12, alliances:D13, alliances:D24)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.board import SEATS
from starhold.games.alliances.powers import ExploreToken
from starhold.games.alliances.system_cards import EXPLORE_TOKENS
from tests.games.alliances.kit import Table, changes, refused, side, table, thing

DEVELOPED = {"silver_gate.1": "0 developed"}


def tokens(t: Table) -> set[str]:
    """The sites whose explore token still lies there, as everybody sees it."""
    return {one["site"] for system in t.view(None)["systems"] for one in system["tokens"] if one["there"]}


# -- Explore


@pytest.mark.rule("alliances:D12", "alliances:A11")
@pytest.mark.parametrize("token", EXPLORE_TOKENS, ids=lambda one: one.id)
def test_a_cruiser_is_discarded_and_the_token_gives_its_reward(token: ExploreToken) -> None:
    t = table(side("humans", credits=1, cruisers=2), side())
    t.luck(token.id)
    reward = token.reward
    gain = {"discovery": reward.discovery, "influence": reward.influence, "relic": reward.relic}
    change = changes(t, "explore:silver_gate.x1")
    assert change == {**{name: amount for name, amount in gain.items() if amount}, "cruisers": -1, "cubes": -1}
    assert t.luck_left() == 0
    assert t.supply(0)["cruisers"] == 8
    assert t.cubes_on("anomaly") == [1, 0]


@pytest.mark.rule("alliances:D12", "alliances:D24")
def test_the_token_is_turned_up_for_all_and_then_gone() -> None:
    t = table(side("humans", credits=1, cruisers=2), side(credits=9, cruisers=1))
    assert tokens(t) == {"silver_gate.x1", "ember_reach.x1", "frostveil.x1"}
    t.luck("x7")
    t.do(0, "explore:silver_gate.x1")
    assert tokens(t) == {"ember_reach.x1", "frostveil.x1"}
    assert all(t.view(viewer)["explored"] == ["x7"] for viewer in (0, 1, None))
    assert [(thing(entry.card), entry.number % 100) for entry in t.log() if entry.key == "explore"] == [
        ("silver_gate.x1", 7)
    ]
    t.do(0, "end")
    refused(t, 1, "explore:silver_gate.x1", "refuse-no-token", "D12")
    assert t.legal_of(1, "explore") == {"ember_reach.x1"}


@pytest.mark.rule("alliances:D12")
def test_without_a_cruiser_in_hand_nobody_explores() -> None:
    t = table(side("humans", credits=9), side(cruisers=3), planets={"silver_gate.1": "0 occupied"})
    assert t.legal_of(0, "explore") == set()
    refused(t, 0, "explore:silver_gate.x1", "refuse-no-cruiser", "D12")


@pytest.mark.rule("alliances:D12")
def test_without_a_token_in_reach_nobody_explores() -> None:
    t = table(side("humans", credits=9, cruisers=1), side(), explored="silver_gate.x1 ember_reach.x1")
    assert t.legal_of(0, "explore") == set()
    refused(t, 0, "explore:silver_gate.x1", "refuse-no-token", "D12")
    refused(t, 0, "explore:frostveil.x1", "refuse-out-of-reach", "D4", system="frostveil")


@pytest.mark.rule("alliances:D12", "alliances:B9")
def test_a_symbol_that_is_not_covered_has_no_token() -> None:
    t = table(side("humans", credits=9, cruisers=1), side())
    refused(t, 0, "explore:ember_reach.x2", "refuse-no-token", "D12")  # for four players only
    t = table(side("humans", credits=9, cruisers=1), side(), side(), side())
    assert t.legal_of(0, "explore") == {"silver_gate.x1", "ember_reach.x1", "ember_reach.x2"}


@pytest.mark.rule("alliances:D24", "alliances:D12")
def test_what_lies_under_a_token_is_not_known_before_it_is_turned() -> None:
    """Which token comes is settled only by turning it: two lucks, one position."""
    found = []
    for name in ("x3", "x9"):
        t = table(side("humans", credits=1, cruisers=1), side())
        t.luck(name)
        t.do(0, "explore:ember_reach.x1")
        found.append((t.have(0)["discovery"], t.have(0)["relic"]))
    assert found == [(3, 0), (0, 2)]


@pytest.mark.rule("alliances:D16")
@pytest.mark.parametrize(
    ("mains", "technologies", "extra"),
    [
        ("cheiki", "", {"credits": 2}),
        ("humans", "hyperspace_scanner", {"discovery": 1}),
        ("cheiki", "hyperspace_scanner", {"credits": 2, "discovery": 1}),
        ("feimur_v5", "", {"credits": 2}),
        ("feimur_v5 cheiki", "", {"credits": 4}),
    ],
)
def test_abilities_answer_to_exploring_and_to_the_cruiser_discarded(
    mains: str, technologies: str, extra: dict[str, int]
) -> None:
    t = table(side(mains, credits=1, cruisers=1, technologies=technologies), side())
    t.luck("x9")
    assert changes(t, "explore:silver_gate.x1") == {"relic": 2, "cruisers": -1, "cubes": -1, **extra}


@pytest.mark.rule("alliances:D12")
def test_remote_sensing_needs_a_cruiser_but_keeps_it() -> None:
    t = table(side("deep_listeners feimur_v5", credits=1, cruisers=1), side())
    t.luck("x9")
    assert changes(t, "explore:silver_gate.x1") == {"relic": 2, "cubes": -1}  # and so no loss for Feimur-V5
    t = table(side("deep_listeners", credits=9), side())
    refused(t, 0, "explore:silver_gate.x1", "refuse-no-cruiser", "D12")


# -- Nominate


@pytest.mark.rule("alliances:D13", "alliances:B8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_three_influence_take_a_seat_and_its_prestige(number: int, players: int) -> None:
    prestige, open_for = SEATS[number - 1]
    others = [side() for _ in range(players - 1)]
    t = table(side("humans", influence=4), *others, planets=DEVELOPED)
    if players not in open_for:
        refused(t, 0, f"nominate:{number}", "refuse-seat-blocked", "B8")
        return
    assert changes(t, f"nominate:{number}") == {"influence": -3, "prestige": prestige, "cubes": -1}
    assert t.council()[number - 1] == "0"
    assert t.track()[0] == (0, prestige)


@pytest.mark.rule("alliances:D13", "alliances:A12")
@pytest.mark.parametrize(
    "planets",
    [{}, {"silver_gate.1": "0 colonised"}, {"silver_gate.1": "0 occupied"}, {"silver_gate.1": "1 developed"}],
    ids=["no planet", "colonised", "occupied", "of another"],
)
def test_a_developed_planet_of_ones_own_is_needed(planets: dict[str, str]) -> None:
    t = table(side("humans", influence=4), side(), planets=planets)
    assert t.legal_of(0, "nominate") == set()
    refused(t, 0, "nominate:1", "refuse-no-developed", "D13")


@pytest.mark.rule("alliances:D13")
def test_two_influence_are_not_enough() -> None:
    t = table(side("humans", influence=2, credits=12), side(), planets=DEVELOPED)
    refused(t, 0, "nominate:1", "refuse-cannot-pay", "D13", resource="influence", due=3, have=2)


@pytest.mark.rule("alliances:D13")
def test_a_seat_taken_is_taken_for_good() -> None:
    t = table(side("humans", influence=4), side(), planets=DEVELOPED, council={1: 1, 4: 0})
    refused(t, 0, "nominate:1", "refuse-seat-taken", "D13")
    refused(t, 0, "nominate:4", "refuse-seat-taken", "D13")
    assert t.legal_of(0, "nominate") == {"2"}


@pytest.mark.rule("alliances:D13")
def test_a_player_may_take_several_seats() -> None:
    t = table(side("humans", influence=6), side(credits=9), planets=DEVELOPED)
    t.do(0, "nominate:1", "end")
    t.do(1, "scavenge", "end")
    t.do(0, "nominate:2")
    assert t.council()[:2] == ["0", "0"]
    assert (t.have(0)["prestige"], t.have(0)["influence"]) == (9, 0)


@pytest.mark.rule("alliances:D13", "alliances:G2")
def test_seats_stay_when_the_developed_planet_is_lost_and_through_the_galactic_phase() -> None:
    t = table(
        side("humans", cubes=0), side("locusts", cruisers=1, cubes=0), planets=DEVELOPED, council={1: 0}, at="war"
    )
    t.do(1, "seize:silver_gate.1")
    assert t.round() == 3
    assert t.planet("silver_gate.1") == "1 occupied"
    assert t.council()[0] == "0"


@pytest.mark.rule("alliances:D16", "alliances:D13")
def test_block_vote_takes_one_influence_off() -> None:
    t = table(side("orr_senate", influence=2), side(), planets=DEVELOPED)
    assert changes(t, "nominate:2") == {"influence": -2, "prestige": 4, "cubes": -1}
    t = table(side("orr_senate", influence=1, discovery=1), side(), planets=DEVELOPED)
    refused(t, 0, "nominate:1", "refuse-cannot-pay", "D13", resource="influence", due=2, have=1)


@pytest.mark.rule("alliances:D13")
def test_the_observer_seat_waives_the_planet_but_not_the_price() -> None:
    t = table(side("ymirai", influence=3), side())
    assert changes(t, "nominate:1") == {"influence": -3, "prestige": 5, "cubes": -1}
    t = table(side("ymirai", influence=2), side())
    refused(t, 0, "nominate:1", "refuse-cannot-pay", "D13", resource="influence", due=3, have=2)


@pytest.mark.rule("alliances:D16")
def test_the_consensus_engine_answers_to_nominating_once_researched() -> None:
    t = table(side("glass_embassy", influence=4, technologies="consensus_engine"), side(), planets=DEVELOPED)
    assert changes(t, "nominate:1") == {"influence": -3, "prestige": 6, "cubes": -1}
    t = table(side("glass_embassy", influence=4), side(), planets=DEVELOPED)
    assert changes(t, "nominate:1") == {"influence": -3, "prestige": 5, "cubes": -1}
