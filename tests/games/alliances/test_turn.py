"""The action phase: turns, one action, one card, free effects, limits, order inside an action (alliances:D1 to D21)."""

from __future__ import annotations

import pytest

from tests.games.alliances.kit import refused, side, table


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What changed between two counts."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


# -- turns and cubes


@pytest.mark.rule("alliances:D1")
def test_turns_go_round_in_turn_order_with_one_cube_each() -> None:
    t = table(side(credits=9, cubes=2), side(credits=9, cubes=2), side(credits=9, cubes=2), order=[2, 0, 1])
    seen = []
    for _ in range(6):
        (seat,) = t.asked()
        seen.append((seat, t.have(seat)["cubes"]))
        t.do(seat, "scavenge", "end")
    assert seen == [(2, 2), (0, 2), (1, 2), (2, 1), (0, 1), (1, 1)]
    assert t.round() == 3


@pytest.mark.rule("alliances:D1")
def test_an_action_takes_exactly_one_cube_from_the_hand() -> None:
    t = table(side("humans", credits=5), side())
    t.do(0, "colonize:silver_gate.1")
    assert t.have(0)["cubes"] == 2
    assert t.supply(0)["cubes"] == 12


@pytest.mark.rule("alliances:D1")
def test_a_turn_without_its_action_cannot_be_ended_with_a_cube_in_hand() -> None:
    t = table(side(hand="weasels", discovery=1), side())
    refused(t, 0, "end", "refuse-must-act", "D1")
    t.do(0, "convert:discovery", "boost:weasels")
    refused(t, 0, "end", "refuse-must-act", "D1")
    t.do(0, "scavenge", "end")
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("alliances:D1")
@pytest.mark.parametrize(
    "second",
    [
        "scavenge",
        "colonize:silver_gate.2",
        "develop:ember_reach.2.influence",
        "manufacture:1",
        "retrieve:1",
        "trade:commodity_trade.1",
        "explore:silver_gate.x1",
        "nominate:1",
        "research:warp_drive.credits",
    ],
)
def test_a_second_action_in_one_turn_is_refused(second: str) -> None:
    mine = side("humans", credits=12, discovery=3, influence=4, cruisers=1)
    t = table(mine, side(), planets={"ember_reach.2": "0 colonised", "ember_reach.3": "0 developed"})
    assert t.why(0, second) is None
    t.do(0, "scavenge")
    refused(t, 0, second, "refuse-acted", "D1")
    assert t.legal_of(0, second.partition(":")[0]) == set()


@pytest.mark.rule("alliances:D1")
def test_who_has_no_cube_is_left_out_and_the_others_go_on() -> None:
    t = table(side(credits=9, cubes=1), side(credits=9, cubes=0), side(credits=9, cubes=3))
    t.do(0, "scavenge", "end")
    for left in (3, 2, 1):
        assert (t.round(), t.asked(), t.have(2)["cubes"]) == (2, {2: "turn"}, left)
        t.do(2, "scavenge", "end")
    assert t.round() == 3


@pytest.mark.rule("alliances:D1")
def test_the_phase_ends_when_nobody_has_a_cube() -> None:
    trades = "mercenary_contracts political_cooperation commodity_trade"
    t = table(side(credits=9, cubes=1), side(credits=9, cubes=1), round=1, fleet=0, trades=trades)
    t.do(0, "scavenge", "end")
    assert (t.round(), t.asked()) == (1, {1: "turn"})
    t.do(1, "scavenge", "end")
    assert (t.round(), t.asked()) == (2, {0: "turn"})
    assert [t.have(seat)["cubes"] for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("alliances:D1")
def test_six_cubes_are_six_turns() -> None:
    t = table(side(credits=9, cubes=6), side(credits=9, cubes=1))
    t.do(0, "scavenge", "end")
    t.do(1, "scavenge", "end")
    for _ in range(5):
        assert (t.round(), t.asked()) == (2, {0: "turn"})
        t.do(0, "scavenge", "end")
    assert t.round() == 3


# -- free effects


@pytest.mark.rule("alliances:D2", "alliances:A16")
@pytest.mark.parametrize("resource", ["discovery", "influence", "production"])
def test_one_of_three_resources_is_turned_into_a_credit_any_number_of_times(resource: str) -> None:
    t = table(side(discovery=3, influence=3, production=3), side())
    before = t.have(0)
    t.do(0, *[f"convert:{resource}"] * 2)
    assert gained(before, t.have(0)) == {resource: -2, "credits": 2}
    t.do(0, "scavenge", f"convert:{resource}")
    left = 1 if resource == "production" else 0
    assert t.have(0)[resource] == left
    assert t.have(0)["credits"] == 3


@pytest.mark.rule("alliances:D2", "alliances:A16")
@pytest.mark.parametrize("resource", ["discovery", "influence", "production"])
def test_what_one_does_not_have_is_not_converted(resource: str) -> None:
    t = table(side(credits=5), side())
    refused(t, 0, f"convert:{resource}", "refuse-cannot-pay", "D2", resource=resource, due=1, have=0)


@pytest.mark.rule("alliances:A16")
@pytest.mark.parametrize("resource", ["discovery", "influence", "production"])
def test_the_conversions_can_be_left_out_of_the_game(resource: str) -> None:
    t = table(side(discovery=3, influence=3, production=3), side(), options={"conversions": "none"})
    refused(t, 0, f"convert:{resource}", "refuse-conversion-off", "A16")


@pytest.mark.rule("alliances:D2")
@pytest.mark.parametrize(
    ("faction", "change"),
    [
        ("mnemori", {"discovery": -2, "relic": 1}),
        ("brassworm", {"credits": -3, "production": 2}),
        ("weasels", {"credits": -5, "influence": 1, "prestige": 1}),
        ("vector", {"influence": -1, "discovery": 2}),
    ],
)
def test_a_free_ability_of_a_main_faction_is_used_before_and_after_the_action(
    faction: str, change: dict[str, int]
) -> None:
    t = table(side(faction, credits=12, discovery=9, influence=9, production=5), side())
    before = t.have(0)
    t.do(0, f"use:{faction}")
    assert gained(before, t.have(0)) == change
    t.do(0, "scavenge")
    before = t.have(0)
    t.do(0, f"use:{faction}")
    assert gained(before, t.have(0)) == change
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("alliances:D2")
@pytest.mark.parametrize("faction", ["mnemori", "brassworm", "weasels", "vector"])
def test_a_free_ability_is_used_any_number_of_times_while_it_can_be_paid(faction: str) -> None:
    t = table(side(faction, credits=10, discovery=4, influence=2), side())
    t.do(0, f"use:{faction}", f"use:{faction}")
    if faction == "brassworm":
        t.do(0, f"use:{faction}")
    refusal = t.why(0, f"use:{faction}")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("refuse-cannot-pay", "alliances:D2")


@pytest.mark.rule("alliances:D2")
@pytest.mark.parametrize(
    "faction", ["humans", "mnemori", "weasels", "vector"], ids=["of another kind", "in hand", "of another", "nobody's"]
)
def test_only_free_abilities_of_ones_own_main_factions_are_used(faction: str) -> None:
    t = table(side("humans", hand="mnemori", credits=12, discovery=9, influence=9), side("weasels"))
    refused(t, 0, f"use:{faction}", "refuse-no-ability", "D2", faction=faction)


@pytest.mark.rule("alliances:D2")
def test_a_faction_just_played_may_be_used_at_once() -> None:
    t = table(side("humans", hand="weasels", credits=3), side())
    t.do(0, "main:weasels", "use:weasels")  # 3 credits and the bonus of 2
    assert (t.have(0)["credits"], t.have(0)["influence"], t.have(0)["prestige"]) == (0, 1, 1)


# -- one card a turn


@pytest.mark.rule("alliances:D2")
@pytest.mark.parametrize("after", [False, True], ids=["before the action", "after the action"])
@pytest.mark.parametrize("way", ["main", "ideology", "boost"])
def test_one_faction_card_is_played_before_or_after_the_action(way: str, after: bool) -> None:
    t = table(side("humans", hand="weasels tecton", discovery=1), side())
    t.do(0, *(["scavenge", f"{way}:weasels"] if after else [f"{way}:weasels", "scavenge"]))
    assert t.hand(0) == {"tecton"}
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("alliances:D2")
@pytest.mark.parametrize("first", ["main", "ideology", "boost"])
@pytest.mark.parametrize("second", ["main", "ideology", "boost"])
def test_the_second_card_of_a_turn_is_refused(first: str, second: str) -> None:
    t = table(side("humans", hand="weasels tecton", discovery=1), side())
    t.do(0, f"{first}:weasels")
    refused(t, 0, f"{second}:tecton", "refuse-card-played", "D2")
    t.do(0, "scavenge")
    refused(t, 0, f"{second}:tecton", "refuse-card-played", "D2")
    assert t.hand(0) == {"tecton"}


@pytest.mark.rule("alliances:D2")
def test_the_next_turn_has_its_own_card() -> None:
    t = table(side("humans", hand="weasels tecton"), side(credits=9))
    t.do(0, "main:weasels", "scavenge", "end")
    t.do(1, "scavenge", "end")
    t.do(0, "main:tecton")
    assert t.mains(0) == ["humans", "weasels", "tecton"]


# -- not outside one's turn


@pytest.mark.rule("alliances:D3")
@pytest.mark.parametrize("notation", ["convert:discovery", "use:weasels", "boost:solari", "main:solari", "scavenge"])
def test_nothing_is_done_outside_ones_own_turn(notation: str) -> None:
    t = table(side(), side("weasels", hand="solari", credits=12, discovery=2))
    assert t.legal(1) == set()
    refused(t, 1, notation, "refuse-not-asked", "D1")


@pytest.mark.rule("alliances:D3")
def test_who_is_out_of_the_phase_does_nothing_any_more() -> None:
    t = table(side("weasels", hand="solari", credits=12, discovery=2, cubes=1), side(credits=9, cubes=2))
    t.do(0, "scavenge", "end")
    for _ in range(2):
        assert t.asked() == {1: "turn"}
        assert t.legal(0) == set()
        refused(t, 0, "convert:discovery", "refuse-not-asked", "D1")
        t.do(1, "scavenge", "end")


@pytest.mark.rule("alliances:D3", "alliances:F6")
def test_nothing_free_is_done_in_war() -> None:
    t = table(side("weasels", hand="solari", credits=12, discovery=2, cruisers=2), side(), at="war")
    assert t.asked() == {0: "seize"}
    for notation in ("convert:discovery", "use:weasels", "boost:solari", "scavenge"):
        refused(t, 0, notation, "refuse-not-now")


# -- the shape of a turn


@pytest.mark.rule("alliances:D18")
def test_free_effects_and_the_card_come_in_any_order_around_the_action() -> None:
    t = table(side("weasels", hand="solari", credits=9, discovery=2), side())
    t.do(0, "convert:discovery", "use:weasels", "scavenge", "convert:discovery", "boost:solari", "use:weasels")
    assert t.have(0) == {
        "credits": 1, "production": 1, "discovery": 1, "influence": 2, "prestige": 2, "relic": 0, "cruisers": 0,
        "cubes": 2,
    }  # fmt: skip
    assert t.asked() == {0: "turn"}
    t.do(0, "end")
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("alliances:D18")
@pytest.mark.parametrize("left", [side(discovery=1), side(hand="weasels"), side("mnemori", discovery=2)])
def test_a_turn_is_ended_in_so_many_words_while_something_is_left_to_do(left: object) -> None:
    t = table(left, side())  # type: ignore[arg-type]
    t.do(0, "scavenge")
    assert t.asked() == {0: "turn"}
    assert "end" in t.legal(0)
    t.do(0, "end")
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("alliances:D18")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    t = table(side("humans", credits=2), side())
    t.do(0, "manufacture:1")
    assert t.asked() == {1: "turn"}
    t = table(side("humans", hand="weasels", credits=2, played=True), side())
    t.do(0, "manufacture:1")
    assert t.asked() == {1: "turn"}


@pytest.mark.rule("alliances:D18")
def test_nothing_comes_between_the_parts_of_an_action() -> None:
    t = table(side("weasels", hand="grundar helion", credits=9, discovery=1), side())
    t.do(0, "colonize:ember_reach.1")  # volcanic: a card must be discarded
    assert t.asked() == {0: "adaptation"}
    assert t.legal(0) == {"adapt:grundar", "adapt:helion"}
    for notation in ("convert:discovery", "use:weasels", "boost:grundar", "main:grundar", "scavenge", "end"):
        refused(t, 0, notation, "refuse-not-now", "D18")


@pytest.mark.rule("alliances:D18")
@pytest.mark.parametrize("notation", ["adapt:grundar", "seize:silver_gate.1", "spare", "stop", "keep", "pick:grundar"])
def test_answers_to_other_questions_are_refused_in_a_turn(notation: str) -> None:
    t = table(side("locusts", hand="grundar", cruisers=3), side())
    refused(t, 0, notation, "refuse-not-now", "D18")


# -- there is always an action, and a turn after the last cube


@pytest.mark.rule("alliances:D19")
def test_the_poorest_player_can_still_scavenge() -> None:
    """It is the only thing to do, so it is done unasked."""
    t = table(side(), side())
    assert t.cubes_on("scavenge") == [1, 0]
    assert (t.have(0)["production"], t.have(0)["cubes"]) == (1, 2)
    assert t.legal(0) == {"convert:production", "end"}


@pytest.mark.rule("alliances:D19")
def test_scavenging_is_legal_at_full_production_and_gains_nothing() -> None:
    t = table(side(production=12), side())
    t.do(0, "scavenge")
    assert (t.have(0)["production"], t.have(0)["cubes"]) == (12, 2)


@pytest.mark.rule("alliances:D19")
def test_the_turn_of_the_last_cube_is_finished_normally() -> None:
    t = table(side("weasels", hand="solari", credits=5, cubes=1), side(credits=9, cubes=2))
    t.do(0, "scavenge")
    assert t.asked() == {0: "turn"}
    t.do(0, "boost:solari", "convert:discovery", "use:weasels", "end")
    assert (t.have(0)["credits"], t.have(0)["influence"]) == (1, 1)
    t.do(1, "scavenge", "end")
    assert t.asked() == {1: "turn"}


# -- limits


@pytest.mark.rule("alliances:D15")
@pytest.mark.parametrize("held", [2, 3, 4, 5])
def test_cruisers_beyond_five_in_hand_are_lost(held: int) -> None:
    t = table(side("humans", hand="tecton", cruisers=held), side())
    t.do(0, "boost:tecton")  # 2 cruisers
    assert t.have(0)["cruisers"] == min(held + 2, 5)
    assert t.supply(0)["cruisers"] == 9 - min(held + 2, 5)


@pytest.mark.rule("alliances:D15")
def test_a_sixth_cruiser_cannot_be_gained_and_discarded_for_credits() -> None:
    t = table(side("feimur_v5", hand="tecton locusts", cruisers=5, credits=1), side())
    t.do(0, "boost:tecton")
    assert (t.have(0)["cruisers"], t.have(0)["credits"]) == (5, 1)
    t = table(side("feimur_v5", hand="locusts", cruisers=4, credits=1), side())
    t.do(0, "main:locusts")
    assert (t.have(0)["cruisers"], t.have(0)["credits"]) == (5, 1)


@pytest.mark.rule("alliances:D15")
def test_a_gain_beyond_the_nine_pieces_is_lost() -> None:
    sites = ["silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2", "ember_reach.3", "frostveil.1"]
    t = table(side("humans", hand="tecton", cruisers=2), side(), planets=dict.fromkeys(sites, "0 occupied"))
    assert t.supply(0)["cruisers"] == 1
    t.do(0, "boost:tecton")
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (3, 0)
