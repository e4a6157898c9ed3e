"""Encounters in general: who knows what, what is paid when, what cannot be had, chains and piles (starfarers:12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, balls, later, refused, side, table, thing

WIN = ("yellow red", "blue black")
LOSE = ("blue black", "yellow red")
ALL = " ".join(f"e{number:02d}" for number in range(1, 33))


def crew(**given: Any) -> Side:
    """One with two ships in open space and a spaceport; the colonies of nobody else are in the way."""
    return side(**{"ports": "n4_27", "ships": {1: "colony n7_24", 2: "trade n10_23"}, **given})


def meet(luck: str, *sides: Side, shakes: tuple[str, ...] = (), **given: Any) -> Table:
    """The active player draws the cards named, and the mother ships show these balls; who is not told has nothing."""
    t = table(*sides, *[side() for _ in range(4 - len(sides))], at="encounter", **given)
    t.luck(*luck.split(), *(ball for shake in shakes for ball in balls(shake)))
    return later(t)


# -- what is known before the answer


@pytest.mark.rule("starfarers:12.1")
@pytest.mark.parametrize("number", range(1, 9))
def test_a_false_merchant_looks_like_every_merchant(number: int) -> None:
    t = meet(f"e{number:02d}", crew(hand="ore 3"))
    honest = meet("e01", crew(hand="ore 3"))
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat) == honest.view(seat)
    assert [(one.key, one.seat, one.number, one.card) for one in t.log()] == [
        (one.key, one.seat, one.number, one.card) for one in honest.log()
    ]
    assert t.legal(0) == {"answer:0", "answer:1", "answer:2", "answer:3"}


@pytest.mark.rule("starfarers:12.24")
@pytest.mark.parametrize(
    ("group", "cards"),
    [
        ("pirate_demand", "e09 e10 e11"),
        ("stolen_goods", "e12 e13"),
        ("pirate_bargain", "e14 e15"),
        ("pirate_attack", "e16 e17 e18"),
        ("distress", "e19 e20 e21"),
        ("under_fire", "e22 e23 e24"),
        ("rift", "e25 e26 e27"),
        ("travelers", "e28 e29 e30"),
    ],
)
def test_before_the_answer_everybody_knows_the_group_and_nobody_the_card(group: str, cards: str) -> None:
    views = []
    for card in cards.split():
        t = meet(card, crew(hand="ore 3"))
        for seat in (0, 1, 2, 3, None):
            seen = t.view(seat)["encounter"]
            assert (seen["group"], seen["card"], seen["whole"]) == (group, None, None)
        views.append([t.view(seat) for seat in (0, 1, 2, 3, None)])
    assert all(one == views[0] for one in views)


@pytest.mark.rule("starfarers:12.24")
def test_who_imagines_the_game_knows_no_card_before_its_answer() -> None:
    """Cards already on the open discards are out; of the rest every merchant is possible, the false ones too."""
    t = meet("e03", crew(hand="ore 3"), discarded="e01 e02 e04")
    for seat in range(4):
        found = set()
        for seed in range(60):
            other = Table(t.imagine(seat, str(seed)))
            other.do(0, "answer:0")
            now = other.view(0)["encounter"]
            found.add(now["card"] or now["group"] if now else other.view(0)["last_encounter"])
        assert "e03" in found
        assert found <= {"e03", "e05", "e06", "e07", "e08", "false_merchant"}
        assert len(found) > 2


@pytest.mark.rule("starfarers:12.2")
def test_the_result_is_not_known_while_the_offer_is_paid() -> None:
    t = meet("e01", crew(hand="ore 3 fuel 1"))
    t.do(0, "answer:2", "pay:ore")
    assert t.asked() == {0: "pay"}
    assert [t.view(seat)["encounter"]["card"] for seat in range(4)] == [None] * 4
    assert t.view(1)["encounter"]["answers"] == ["2"]
    t.do(0, "pay:fuel")
    assert t.asked() == {0: "gain"}
    assert [t.view(seat)["encounter"]["card"] for seat in range(4)] == ["e01"] * 4


@pytest.mark.rule("starfarers:12.2")
@pytest.mark.parametrize("card", ["e01", "e07"])
def test_a_false_merchant_is_not_known_while_the_offer_is_paid(card: str) -> None:
    t = meet(card, crew(hand="ore 3 fuel 1"))
    t.do(0, "answer:1")
    assert t.view(0)["encounter"]["group"] == "merchant"


@pytest.mark.rule("starfarers:12.24")
@pytest.mark.parametrize("card", ["e07", "e08"])
def test_at_the_second_question_the_two_false_merchants_are_alike(card: str) -> None:
    """Which of the two it is would tell who stands for the raider before the answer."""
    t = meet(card, crew(hand="ore 3"))
    t.do(0, "answer:1", "pay:ore")
    seen = t.view(0)["encounter"]
    assert (seen["group"], seen["asks"], seen["second"], seen["answers"]) == ("false_merchant", "yes_no", True, ["1"])
    assert seen["card"] is None


@pytest.mark.rule("starfarers:12.24")
def test_once_resolved_the_card_is_known_to_all() -> None:
    t = meet("e03", crew(hand="ore 3"))
    t.do(0, "answer:0")
    for seat in (0, 1, 2, 3, None):
        seen = t.view(seat)
        assert (seen["encounter"], seen["last_encounter"], seen["discards"]) == (None, "e03", ["e03"])
    assert [thing(entry.card) for entry in t.log("encounter-card")] == ["e03"]


# -- answers and payment


@pytest.mark.rule("starfarers:12.2")
def test_an_answer_is_of_the_kind_that_is_asked() -> None:
    t = meet("e01", crew(hand="ore 3"))
    refused(t, 0, "answer:yes", "refuse-answer-kind", "12.2")
    refused(t, 0, "answer:no", "refuse-answer-kind", "12.2")
    t = meet("e09", crew(hand="ore 3"))
    for amount in "0123":
        refused(t, 0, f"answer:{amount}", "refuse-answer-kind", "12.2")
    refused(t, 0, "end", "refuse-not-now", "12.2")


@pytest.mark.rule("starfarers:12.2")
def test_an_answer_given_is_not_taken_back() -> None:
    t = meet("e01", crew(hand="ore 3"))
    t.do(0, "answer:2", "pay:ore")
    refused(t, 0, "answer:1", "refuse-not-now")
    refused(t, 0, "none", "refuse-not-now")


@pytest.mark.rule("starfarers:12.3")
def test_nobody_offers_more_cards_than_in_hand() -> None:
    t = meet("e01", crew(hand="ore 1 food 1"))
    assert t.legal(0) == {"answer:0", "answer:1", "answer:2"}
    refused(t, 0, "answer:3", "refuse-poor", "12.3", due=3, have=2)
    t = meet("e28", crew())
    assert t.legal(0) == {"answer:0"}
    refused(t, 0, "answer:1", "refuse-poor", "12.3", due=1, have=0)


@pytest.mark.rule("starfarers:12.3")
@pytest.mark.parametrize(
    ("card", "due"), [("e09", 2), ("e10", 2), ("e11", 2), ("e12", 1), ("e13", 1), ("e14", 1), ("e15", 1)]
)
def test_nobody_chooses_to_pay_without_the_cards(card: str, due: int) -> None:
    t = meet(card, crew(hand=f"ore {due - 1}"))
    refused(t, 0, "answer:yes", "refuse-poor", "12.3", due=due, have=due - 1)
    assert t.legal(0) == {"answer:no"}
    assert meet(card, crew(hand=f"ore {due}")).legal(0) == {"answer:yes", "answer:no"}


@pytest.mark.rule("starfarers:12.17")
def test_an_offer_of_free_choice_goes_openly_to_the_supply() -> None:
    t = meet("e03", crew(hand="ore 2 food 1"))
    stock = t.supply()
    t.do(0, "answer:2")
    refused(t, 0, "pay:goods", "refuse-no-card", "12.17", resource="goods")
    t.do(0, "pay:ore", "pay:food")
    assert t.hand(0) == {"ore": 1, "fuel": 0, "carbon": 0, "food": 0, "goods": 0}
    assert t.supply() == {**stock, "ore": stock["ore"] + 1, "food": stock["food"] + 1}
    assert [(entry.number, thing(entry.card)) for entry in t.log("paid")] == [(1, "ore"), (1, "food")]


@pytest.mark.rule("starfarers:12.17")
def test_what_a_false_merchant_is_given_is_set_aside() -> None:
    t = meet("e07", crew(hand="ore 2 food 1"), shakes=WIN)
    stock = t.supply()
    t.do(0, "answer:2", "pay:ore", "pay:food")
    assert (t.cards(0), t.supply()) == (1, stock)
    offered = {"ore": 1, "fuel": 0, "carbon": 0, "food": 1, "goods": 0}
    assert [t.view(seat)["encounter"]["offered"] for seat in range(4)] == [offered] * 4
    t.do(0, "answer:yes")
    assert (t.hand(0)["ore"], t.hand(0)["food"], t.supply()) == (2, 1, stock)


@pytest.mark.rule("starfarers:12.17")
@pytest.mark.parametrize(("card", "choices"), [("e07", ["answer:no"]), ("e08", ["answer:yes", "ground:1"])])
def test_without_a_win_the_gift_goes_to_the_supply(card: str, choices: list[str]) -> None:
    t = meet(card, crew(hand="ore 2 food 1"), shakes=LOSE if len(choices) > 1 else ())
    stock = t.supply()
    t.do(0, "answer:2", "pay:ore", "pay:food", *choices)
    assert (t.cards(0), t.supply()) == (1, {**stock, "ore": stock["ore"] + 1, "food": stock["food"] + 1})


@pytest.mark.rule("starfarers:12.18")
def test_a_shady_dealer_gives_other_kinds_than_the_one_he_takes() -> None:
    t = meet("e12", crew(hand="ore 2 food 1", half_medals=2), shakes=("yellow blue",))
    stock = t.supply()
    t.do(0, "answer:yes", "pay:ore")
    refused(t, 0, "take:ore", "refuse-same-as-given", "12.18", resource="ore")
    t.do(0, "take:food")
    assert t.legal(0) == {"take:fuel", "take:carbon", "take:food", "take:goods"}
    t.do(0, "take:food")
    # the 3 takes back exactly those two, not the food owned before; the ore stays gone
    assert t.hand(0) == {"ore": 1, "fuel": 0, "carbon": 0, "food": 1, "goods": 0}
    assert t.supply() == {**stock, "ore": stock["ore"] + 1}
    assert [(entry.number, thing(entry.card)) for entry in t.log("lost-swapped")] == [(2, "food")]


# -- cards of others


@pytest.mark.rule("starfarers:12.19")
def test_every_other_player_chooses_the_card_to_give() -> None:
    t = meet("e01", side(), crew(hand="ore", half_medals=4), side(hand="fuel 1 food 1"), side(hand="goods 2"), active=1)
    t.do(1, "answer:0")
    assert t.asked() == {2: "hand_over", 3: "hand_over"}  # seat 0 has nothing to give
    assert t.legal(2) == {"pay:fuel", "pay:food"}
    refused(t, 2, "pay:ore", "refuse-no-card", "12.19", resource="ore")
    t.do(3, "pay:goods")
    assert t.view(2)["fleets"][3]["hand_size"] == 2  # unseen until all have chosen
    t.do(2, "pay:food")
    assert t.hand(1) == {"ore": 1, "fuel": 0, "carbon": 0, "food": 1, "goods": 1}
    assert (t.hand(2)["fuel"], t.cards(2), t.cards(3), t.half_medals(1)) == (1, 1, 1, 2)
    assert [entry.seat for entry in t.log("gave")] == [2, 3]


@pytest.mark.rule("starfarers:12.19")
def test_third_players_do_not_learn_the_card() -> None:
    t = meet("e01", crew(), side(hand="food"), side(hand="ore"), side())
    t.do(0, "answer:0")
    t.do(1, "pay:food")
    t.do(2, "pay:ore")
    assert [thing(one.card) if one.card >= 0 else "" for one in t.log("gave")] == ["", ""]
    seen = [[len(one.cards) for one in t.journal.seen_by(seat) if one.key == "gave"] for seat in range(4)]
    assert seen == [[1, 1], [1, 0], [0, 1], [0, 0]]
    assert t.view(3)["fleets"][0]["hand"] is None


@pytest.mark.rule("starfarers:12.19")
def test_blind_draws_go_round_from_the_left_and_pass_by_empty_hands() -> None:
    sides = (side(hand="food"), side(), crew(hand="ore"), side(hand="goods 2 fuel 1"))
    t = meet("e14", *sides, active=2)
    t.luck(*balls("yellow red"), "fuel")
    t.do(2, "answer:yes", "pay:ore")
    assert t.hand(2) == {"ore": 0, "fuel": 1, "carbon": 0, "food": 1, "goods": 0}
    assert [t.cards(seat) for seat in (0, 1, 3)] == [0, 0, 2]
    assert [entry.number for entry in t.log("drawn-from")] == [4, 1]  # seat 3 first, then seat 0, by number from 1
    assert all(not one.cards and one.card < 0 for one in t.journal.seen_by(1) if one.key == "drawn-from")
    seen = [[len(one.cards) for one in t.journal.seen_by(seat) if one.key == "drawn-from"] for seat in (2, 3, 0)]
    assert seen == [[1, 1], [1, 0], [0, 1]]  # who drew, and who was drawn from


# -- what cannot be had or lost


@pytest.mark.rule("starfarers:12.10")
@pytest.mark.parametrize(("owned", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_half_medals_never_go_below_nothing(owned: int, left: int) -> None:
    t = meet("e01", crew(half_medals=owned))
    t.do(0, "answer:0")
    assert t.half_medals(0) == left
    assert t.view(0)["tray"]["half_medals"] == 40 - left
    assert [entry.number for entry in t.log("fame-lost")] == ([owned - left] if owned else [])
    assert len(t.log("fame-none")) == (0 if owned else 1)


@pytest.mark.rule("starfarers:12.15")
def test_a_gain_is_given_as_far_as_the_supply_reaches() -> None:
    t = meet("e10", crew(), shakes=WIN, supply="carbon 1")
    t.do(0, "answer:no")
    assert (t.hand(0)["carbon"], t.supply()["carbon"], t.half_medals(0)) == (1, 0, 1)
    t = meet("e10", crew(), shakes=WIN, supply="carbon 0")
    t.do(0, "answer:no")
    assert (t.cards(0), t.half_medals(0)) == (0, 1)


@pytest.mark.rule("starfarers:12.15")
def test_a_choice_is_limited_to_what_the_supply_has() -> None:
    t = meet("e23", crew(), shakes=WIN, supply="ore 1 fuel 0 carbon 0 food 1 goods 1")
    t.do(0, "answer:yes")
    assert t.legal(0) == {"take:ore", "take:food", "take:goods"}
    refused(t, 0, "take:fuel", "refuse-supply-empty", resource="fuel")
    t.do(0, "take:ore")
    assert t.legal(0) == {"take:food", "take:goods"}
    refused(t, 0, "take:ore", "refuse-supply-empty", resource="ore")
    t.do(0, "take:goods")
    assert (t.hand(0)["ore"], t.hand(0)["goods"], t.half_medals(0)) == (1, 1, 1)
    t = meet("e23", crew(), shakes=WIN, supply="ore 0 fuel 0 carbon 0 food 0 goods 0")
    t.do(0, "answer:yes")
    assert (t.asked(), t.cards(0), t.half_medals(0)) == ({0: "flight"}, 0, 1)


@pytest.mark.rule("starfarers:12.15")
def test_fifteen_points_in_the_middle_of_a_card_win_at_once() -> None:
    """Card 20 gives the half medal first and the others' cards then."""
    colonies = "n19_28 n26_27 n29_28 n22_27 n8_27"
    rich = crew(ports="n4_27 n1_26 n11_26", colonies=colonies, medals="pirate_4 pirate_5 ice_3", half_medals=1)
    t = meet("e20", rich, side(hand="ore 2"), shakes=WIN)
    assert t.points(0) == 14
    t.do(0, "answer:yes")
    assert t.over()
    assert (t.points(0), t.view(0)["winner"], t.view(0)["end_reason"]) == (15, 0, "fifteen_points")
    assert t.cards(1) == 2


@pytest.mark.rule("starfarers:12.16")
def test_an_upgrade_is_lost_only_if_one_is_attached() -> None:
    t = meet("e28", crew(half_medals=3))
    t.do(0, "answer:0")
    assert (t.asked(), t.half_medals(0)) == ({0: "flight"}, 2)
    assert [entry.seat for entry in t.log("upgrade-lost-none")] == [0]
    t = meet("e28", crew(booster=1, freight_pod=2))
    t.do(0, "answer:0")
    assert t.legal(0) == {"lose:booster", "lose:freight_pod"}
    refused(t, 0, "lose:cannon", "refuse-no-upgrade", "12.16", upgrade="cannon")
    t.do(0, "lose:freight_pod")
    assert t.upgrades(0) == {"booster": 1, "cannon": 0, "freight_pod": 1}
    assert t.view(0)["tray"] == {"booster": 23, "cannon": 24, "freight_pod": 19, "half_medals": 40}


@pytest.mark.rule("starfarers:12.16", "starfarers:11.7")
def test_scientists_cards_cannot_be_lost_in_place_of_an_upgrade() -> None:
    t = meet("e28", crew(stations="scientists 2", friendship="science_boosters science_cannons"))
    t.do(0, "answer:0")
    assert t.asked() == {0: "flight"}
    assert (t.fleet(0)["speed_bonus"], t.fleet(0)["combat_bonus"]) == (2, 2)


@pytest.mark.rule("starfarers:12.20")
@pytest.mark.parametrize(("upgrade", "limit"), [("booster", 6), ("cannon", 6), ("freight_pod", 5)])
def test_a_free_upgrade_is_of_a_kind_below_its_limit(upgrade: str, limit: int) -> None:
    full = {upgrade: limit}
    t = meet("e02", crew(hand="fuel 3", booster=full.get("booster", 1), cannon=full.get("cannon", 1),
                        freight_pod=full.get("freight_pod", 1)))  # fmt: skip
    before = t.upgrades(0)
    t.do(0, "answer:3", "pay:fuel", "pay:fuel", "pay:fuel")
    assert t.asked() == {0: "gain_upgrade"}
    free = sorted(set(before) - {upgrade})
    assert t.legal(0) == {f"attach:{one}" for one in free}
    refused(t, 0, f"attach:{upgrade}", "refuse-upgrade-limit", upgrade=upgrade, limit=limit)
    t.do(0, f"attach:{free[0]}")
    assert t.upgrades(0) == {**before, free[0]: 2}
    assert t.half_medals(0) == 1


@pytest.mark.rule("starfarers:12.20")
def test_with_every_upgrade_at_its_limit_there_is_nothing_to_attach() -> None:
    t = meet("e02", crew(hand="ore 3", booster=6, cannon=6, freight_pod=5))
    t.do(0, "answer:3", "pay:ore", "pay:ore", "pay:ore")
    assert (t.asked(), t.half_medals(0)) == ({0: "flight"}, 1)
    assert t.upgrades(0) == {"booster": 6, "cannon": 6, "freight_pod": 5}
    assert len(t.log("upgrade-none")) == 1
