"""Wear and Tear, cards that call others, the piles, and ships kept on the ground (starfarers:12.7, 12.11 to 12.14)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.errors import BadLuck
from tests.games.starfarers.kit import Side, Table, balls, later, refused, side, table, thing

ALL = [f"e{number:02d}" for number in range(1, 33)]


def crew(**given: Any) -> Side:
    return side(**{"ports": "n4_27", "ships": {1: "colony n7_24", 2: "trade n10_23"}, **given})


def meet(luck: str, *sides: Side, **given: Any) -> Table:
    t = table(*sides, *[side() for _ in range(4 - len(sides))], at="encounter", **given)
    t.luck(*luck.split())
    return later(t)


def drawn_after(card: str, **given: Any) -> set[str]:
    """Which cards can come after this one."""
    found = set()
    for name in ALL:
        try:
            meet(f"{card} {name}", crew(), **given)
        except BadLuck:  # not among those that can be drawn
            continue
        found.add(name)
    return found


# -- what wears out


@pytest.mark.rule("starfarers:12.22")
@pytest.mark.parametrize(
    ("card", "upgrades", "loses"),
    [
        ("e31", (6, 2, 0), False),
        ("e31", (6, 2, 1), True),
        ("e31", (6, 6, 5), True),
        ("e32", (3, 3, 0), False),
        ("e32", (3, 3, 1), True),
        ("e32", (2, 2, 4), True),
    ],
)
def test_more_upgrades_than_the_limit_cost_one_however_many(
    card: str, upgrades: tuple[int, int, int], loses: bool
) -> None:
    booster, cannon, pod = upgrades
    t = meet(f"{card} e03", crew(booster=booster, cannon=cannon, freight_pod=pod))
    assert t.asked() == {0: "lose_upgrade" if loses else "encounter"}
    if loses:
        t.do(0, "lose:booster")
        assert t.upgrades(0) == {"booster": booster - 1, "cannon": cannon, "freight_pod": pod}
        assert t.view(0)["tray"]["booster"] == 24 - booster + 1
    assert t.asked() == {0: "encounter"}
    assert t.check() == []


@pytest.mark.rule("starfarers:12.22")
def test_all_who_are_over_the_limit_choose_from_the_active_player_clockwise() -> None:
    loaded: dict[str, Any] = {"booster": 4, "cannon": 3, "freight_pod": 2}
    t = meet("e31 e03", side(**loaded), side(), crew(booster=6, cannon=3), side(**loaded), active=2)
    assert t.asked() == {2: "lose_upgrade"}
    t.do(2, "lose:booster")
    assert t.asked() == {3: "lose_upgrade"}
    t.do(3, "lose:cannon")
    assert t.asked() == {0: "lose_upgrade"}
    t.do(0, "lose:freight_pod")
    assert t.asked() == {2: "encounter"}
    assert t.upgrades(2) == {"booster": 5, "cannon": 3, "freight_pod": 0}
    assert t.upgrades(3) == {"booster": 4, "cannon": 2, "freight_pod": 2}
    assert t.upgrades(0) == {"booster": 4, "cannon": 3, "freight_pod": 1}
    assert [(entry.seat, thing(entry.card)) for entry in t.log("upgrade-lost")] == [
        (2, "booster"), (3, "cannon"), (0, "freight_pod"),
    ]  # fmt: skip


@pytest.mark.rule("starfarers:12.22")
def test_only_an_upgrade_one_has_can_be_lost() -> None:
    t = meet("e31 e03", crew(booster=6, cannon=6))
    refused(t, 0, "lose:freight_pod", "refuse-no-upgrade", "12.16", upgrade="freight_pod")


@pytest.mark.rule("starfarers:11.7", "starfarers:12.22")
def test_scientists_cards_do_not_count_for_wear_and_tear() -> None:
    cards = "science_boosters science_cannons science_mixed_1"
    t = meet("e31 e03", crew(booster=4, cannon=4, stations="scientists 3", friendship=cards))
    assert t.asked() == {0: "encounter"}


@pytest.mark.rule("starfarers:12.22")
def test_the_most_freight_pods_bring_a_half_medal_to_all_who_tie() -> None:
    t = meet("e32 e03", crew(freight_pod=1), side(freight_pod=3), side(freight_pod=2), side(freight_pod=3))
    assert [t.half_medals(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert sorted(entry.seat for entry in t.log("most-pods")) == [1, 3]


@pytest.mark.rule("starfarers:12.22", "starfarers:12.11")
def test_pods_are_compared_after_the_losses() -> None:
    t = meet("e32 e03", crew(cannon=4, freight_pod=3), side(freight_pod=3))
    t.do(0, "lose:freight_pod")
    assert [t.half_medals(seat) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("starfarers:12.22")
def test_without_any_freight_pod_nobody_has_the_most() -> None:
    assert [meet("e32 e03", crew()).half_medals(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("starfarers:13.6", "starfarers:12.22")
def test_a_pair_completed_on_anothers_turn_moves_the_marker_but_does_not_win() -> None:
    rich = side(ports="n4_27 n1_26 n11_26", colonies="n19_28 n26_27 n29_28 n22_27 n8_27",
                medals="pirate_4 pirate_5 ice_3", half_medals=1, freight_pod=1)  # fmt: skip
    t = meet("e32 e03", crew(ports="n19_26"), rich)
    assert (t.points(1), t.over()) == (15, False)
    assert t.asked() == {0: "encounter"}


# -- chains and piles


@pytest.mark.rule("starfarers:12.11")
def test_wear_and_tear_shuffles_everything_and_draws_a_new_card() -> None:
    """Of the four left and the 27 discarded all but the card itself lie on the new pile, the drawn one off it."""
    t = meet("e31 e05", crew(hand="ore 3"), deck="e31 e02 e03 e04")
    assert t.view(0)["encounter_deck"] == 30
    assert [thing(entry.card) for entry in t.log("encounter-card")] == ["e31"]
    assert len(t.log("reshuffled")) == len(t.log("new-encounter")) == 1
    assert t.check() == []


@pytest.mark.rule("starfarers:12.12")
def test_the_card_just_resolved_stays_out_of_the_shuffle() -> None:
    t = meet("e31 e05", crew(hand="ore 3"), deck="e31 e02 e03 e04")
    assert t.view(0)["discards"] == ["e31"]
    assert drawn_after("e31", deck="e31 e02") == set(ALL) - {"e31"}


@pytest.mark.rule("starfarers:12.12")
def test_the_two_wear_and_tear_cards_may_follow_each_other() -> None:
    """Each time all other cards are shuffled, so the first comes back into the pile."""
    t = meet("e31 e32 e31 e05", crew(hand="ore 3", booster=6, cannon=3), side(freight_pod=1))
    t.do(0, "lose:cannon", "lose:booster")  # 9 are over 8, then 8 over 6; 7 are not over 8
    assert t.asked() == {0: "encounter"}
    assert (t.upgrades(0), t.half_medals(1)) == ({"booster": 5, "cannon": 2, "freight_pod": 0}, 1)
    assert [thing(entry.card) for entry in t.log("encounter-card")] == ["e31", "e32", "e31"]
    assert (t.view(0)["discards"], t.view(0)["encounter_deck"]) == (["e31"], 30)


@pytest.mark.rule("starfarers:12.23")
def test_a_resolved_card_is_discarded_before_the_next_of_the_chain_is_drawn() -> None:
    t = meet("e25 e26 e03", crew(hand="ore 3"), discarded="e09")
    t.do(0, "answer:no")
    assert (t.view(1)["discards"], t.view(1)["encounter"]["group"]) == (["e09", "e25"], "rift")
    t.do(0, "answer:no")
    assert (t.view(1)["discards"], t.view(1)["encounter"]["group"]) == (["e09", "e25", "e26"], "merchant")
    t.do(0, "answer:0")
    assert (t.view(1)["discards"], t.view(1)["encounter_deck"]) == (["e09", "e25", "e26", "e03"], 28)
    assert t.asked() == {0: "flight"}


@pytest.mark.rule("starfarers:12.13")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    t = meet("e05", crew(hand="ore 3"), discarded=" ".join(ALL))
    assert (t.view(0)["encounter_deck"], t.view(0)["discards"]) == (31, [])
    t.do(0, "answer:1", "pay:ore")
    assert (t.view(0)["encounter_deck"], t.view(0)["discards"]) == (31, ["e05"])


@pytest.mark.rule("starfarers:12.13", "starfarers:12.23")
def test_the_last_card_of_the_pile_may_call_one_from_the_discards() -> None:
    t = meet("e25", crew(hand="ore 3"), deck="e25")
    assert t.view(0)["encounter_deck"] == 0
    t.luck("e25")  # on the discards by now, so shuffled with them
    t.do(0, "answer:no")
    assert t.view(0)["encounter"]["group"] == "rift"
    assert (t.view(0)["encounter_deck"], t.view(0)["discards"]) == (31, [])


# -- before and after


@pytest.mark.rule("starfarers:12.14")
@pytest.mark.parametrize("other", ["yellow", "red", "blue"])
def test_the_black_ball_brings_one_card_and_a_flight_at_base_three(other: str) -> None:
    t = table(crew(booster=1), side(), side(), side())
    t.luck(*balls(f"{other} black"), "e29")
    t.do(0, "shake")
    assert t.asked() == {0: "encounter"}
    assert t.view(0)["flight"]["encounter"]
    t.do(0, "answer:0")
    flight = t.view(0)["flight"]
    assert (flight["base"], flight["speed"]) == (3, 4)
    assert t.asked() == {0: "flight"}


@pytest.mark.rule("starfarers:6.14")
def test_a_black_ball_shaken_inside_an_encounter_brings_no_other() -> None:
    t = meet("e25", crew())
    t.luck(*balls("red black"), *balls("blue black"))
    t.do(0, "answer:yes", "none")
    assert (t.asked(), t.view(0)["discards"]) == ({0: "flight"}, ["e25"])


@pytest.mark.rule("starfarers:6.3", "starfarers:12.14")
def test_upgrades_won_or_lost_count_in_the_flight_that_follows() -> None:
    t = meet("e28", crew(booster=2, cannon=1))
    t.do(0, "answer:0", "lose:booster")
    assert t.view(0)["flight"]["speed"] == 4
    t = meet("e02", crew(booster=2, hand="ore 3"))
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore", "attach:booster")
    assert t.view(0)["flight"]["speed"] == 6


# -- ships kept on the ground


@pytest.mark.rule("starfarers:12.7")
def test_the_owner_chooses_the_ship_that_stays() -> None:
    t = meet("e05", crew())
    t.do(0, "answer:0")
    assert t.asked() == {0: "ground"}
    assert t.legal(0) == {"ground:1", "ground:2"}
    refused(t, 0, "ground:3", "refuse-no-ship", number=3)
    t.do(0, "ground:2")
    assert (t.flags(0, 1), t.flags(0, 2)) == (set(), {"grounded"})
    refused(t, 0, "fly:2.n11_24", "refuse-grounded", "6.13", number=2)
    t.do(0, "fly:1.n8_23")
    assert t.ship(0, 1) == ("colony", "n8_23")


@pytest.mark.rule("starfarers:12.7")
def test_a_grounded_ship_flies_again_on_the_next_turn() -> None:
    t = meet("e05", crew(), side(), side(), side())
    t.do(0, "answer:0", "ground:1", "end")
    for seat in (1, 2, 3):
        assert t.active() == seat
        if "rob" in t.asked().values():
            t.do(seat, next(iter(t.legal(seat))))
        t.do(seat, "end")
    assert t.active() == 0
    assert t.flags(0, 1) == set()


@pytest.mark.rule("starfarers:7.5", "starfarers:12.7")
def test_a_ship_that_must_leave_a_new_berth_cannot_be_the_grounded_one() -> None:
    three = {1: "colony n7_24 evicted", 2: "trade n10_23", 3: "colony n11_24"}
    t = meet("e05", crew(ships=three))
    t.do(0, "answer:0")
    assert t.legal(0) == {"ground:2", "ground:3"}
    refused(t, 0, "ground:1", "refuse-cannot-ground", "7.5", number=1)


@pytest.mark.rule("starfarers:7.10")
def test_if_no_ship_can_be_grounded_nothing_happens() -> None:
    t = meet("e05", crew(ships={1: "colony n7_24 evicted"}, half_medals=1))
    t.do(0, "answer:0")
    assert (t.asked(), t.flags(0, 1) & {"grounded"}, t.half_medals(0)) == ({0: "flight"}, set(), 0)
    assert [entry.seat for entry in t.log("grounded-none")] == [0]
