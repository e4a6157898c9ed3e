"""II Develop: order of the phase, cost, equal developments, what may be placed."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.games.race.cards import CARDS
from tests.games.base_kit import forbidden
from tests.games.race.kit import seat, table

PAY = "gem_world comet_zone spice_world new_vinland artist_colony plague_world space_port"


def cost(tableau: str, card: str, *, chooser: bool) -> int:
    """What seat 0 pays for that development, measured by its hand."""
    t = table(seat(tableau, hand=f"{card} {PAY}"), seat(""))
    t.actions("develop" if chooser else "settle", "settle" if chooser else "develop")
    t.place(card)
    t.pay_any()
    assert card in t.tableau(0)
    return 7 - len(t.hand(0))


# -- the order of the phase


@pytest.mark.rule("race:23")
def test_interstellar_bank_draws_for_all_before_anybody_chooses() -> None:
    t = table(seat("interstellar_bank"), seat("interstellar_bank", hand="gem_world"), order=[1, 0])
    t.luck("public_works", "colony_ship")
    t.actions("develop", "develop")
    assert t.asked() == {0: "choose_development", 1: "choose_development"}
    assert t.hand(1) == ["gem_world", "public_works"]
    assert t.hand(0) == ["colony_ship"]


@pytest.mark.rule("race:23")
def test_a_card_of_the_bank_may_be_placed_or_pay_at_once() -> None:
    t = table(seat("interstellar_bank", hand="space_marines"), seat("interstellar_bank", hand="gem_world"))
    t.luck("comet_zone", "export_duties")
    t.actions("develop", "settle")
    assert t.legal(0) == {"pass", "place:space_marines"}
    assert t.legal(1) == {"pass", "place:export_duties"}


@pytest.mark.rule("race:23")
def test_no_bank_card_without_a_develop_phase() -> None:
    t = table(seat("interstellar_bank"), seat(""), actions="settle produce")
    assert t.hand(0) == []


@pytest.mark.rule("race:23")
def test_at_most_one_development_in_a_phase() -> None:
    t = table(seat("", hand=f"public_works export_duties {PAY}"), seat(""), actions="develop develop")
    t.do(0, "place:public_works")
    forbidden(t, 0, "place:export_duties")
    t.do(1, "pass")
    assert t.tableau(0) == ["public_works"]
    assert "choose_development" not in t.asked().values()


@pytest.mark.rule("race:23")
def test_none_may_be_placed() -> None:
    t = table(seat("", hand="public_works gem_world"), seat(""), actions="develop develop")
    assert "pass" in t.legal(0)
    t.pass_all()
    assert t.tableau(0) == []
    assert t.hand(0) == ["gem_world", "public_works"]


@pytest.mark.rule("race:23")
def test_all_developments_are_revealed_before_the_first_is_paid() -> None:
    t = table(
        seat("", hand="public_works gem_world comet_zone"),
        seat("", hand="mining_robots spice_world new_vinland plague_world"),
        actions="settle develop",
    )
    t.do(0, "place:public_works")
    assert t.tableau(0) == []
    t.do(1, "place:mining_robots")
    assert t.asked() == {0: "pay"}
    assert (t.tableau(0), t.tableau(1)) == (["public_works"], ["mining_robots"])
    assert (t.hand(0), len(t.hand(1))) == (["comet_zone", "gem_world"], 3)


@pytest.mark.rule("race:23", "race:84")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_one_player_pays_and_draws_before_the_next_pays(order: list[int]) -> None:
    hands = ["export_duties gem_world comet_zone", "mining_robots spice_world new_vinland plague_world"]
    t = table(seat("public_works", hand=hands[0]), seat("public_works", hand=hands[1]), order=order)
    t.luck("new_earth", "new_economy")
    t.actions("settle", "develop")
    t.do(0, "place:export_duties")
    t.do(1, "place:mining_robots")  # 2 - 1: one card each
    first, second = order
    assert t.asked() == {first: "pay"}
    t.do(first, min(t.legal(first)))
    assert t.asked() == {second: "pay"}
    assert "new_earth" in t.hand(first)
    assert "new_economy" not in t.hand(second)
    t.do(second, min(t.legal(second)))
    assert "new_economy" in t.hand(second)


@pytest.mark.rule("race:23")
def test_public_works_draw_only_for_a_player_who_placed_something() -> None:
    t = table(seat("public_works", hand="gem_world"), seat("", hand="export_duties"), actions="develop develop")
    t.do(0, "pass")
    t.do(1, "place:export_duties")
    assert t.hand(0) == ["gem_world"]
    assert t.hand(1) == []


# -- the cost


@pytest.mark.rule("race:24")
@pytest.mark.parametrize(
    ("card", "printed"),
    [("public_works", 1), ("mining_robots", 2), ("terraforming_robots", 3), ("drop_ships", 4), ("consumer_markets", 5)],
)
def test_the_printed_cost_less_one_for_a_chooser(card: str, printed: int) -> None:
    assert cost("", card, chooser=False) == printed
    assert cost("", card, chooser=True) == printed - 1


@pytest.mark.rule("race:24", "race:13")
@pytest.mark.parametrize(
    ("tableau", "off"),
    [("investment_credits", 1), ("galactic_federation", 2), ("investment_credits galactic_federation", 3)],
)
@pytest.mark.parametrize("chooser", [True, False])
def test_cost_reductions_add_up(tableau: str, off: int, chooser: bool) -> None:
    assert cost(tableau, "merchant_guild", chooser=chooser) == 6 - off - chooser
    assert cost(tableau, "space_marines", chooser=chooser) == max(0, 2 - off - chooser)


@pytest.mark.rule("race:24", "race:13")
def test_settle_discounts_do_not_lower_a_development() -> None:
    assert cost("replicant_robots alpha_centauri", "mining_robots", chooser=False) == 2


@pytest.mark.rule("race:24", "race:17")
def test_the_cost_never_falls_below_nothing() -> None:
    assert cost("investment_credits galactic_federation", "public_works", chooser=True) == 0


@pytest.mark.rule("race:24")
def test_hand_cards_pay_and_go_to_the_discard_pile() -> None:
    t = table(seat("", hand="mining_robots gem_world comet_zone spice_world"), seat(""), actions="settle develop")
    t.place("mining_robots")
    assert t.legal(0) == {"pay:gem_world", "pay:comet_zone", "pay:spice_world"}
    t.do(0, "pay:spice_world", "pay:gem_world")
    assert t.discard() == Counter(["spice_world", "gem_world"])
    assert t.hand(0) == ["comet_zone"]


@pytest.mark.rule("race:24")
def test_the_card_being_placed_does_not_pay_for_itself() -> None:
    t = table(seat("", hand="mining_robots gem_world comet_zone spice_world"), seat(""), actions="settle develop")
    t.place("mining_robots")
    forbidden(t, 0, "pay:mining_robots")


@pytest.mark.rule("race:24", "race:107")
def test_tableau_cards_and_goods_do_not_pay() -> None:
    t = table(seat("new_earth* export_duties", hand="mining_robots gem_world comet_zone spice_world"), seat(""))
    t.actions("settle", "develop")
    t.place("mining_robots")
    assert t.why(0, "pay:new_earth") is not None
    assert t.why(0, "pay:export_duties") is not None
    t.do(0, "pay:gem_world", "pay:comet_zone")
    assert t.goods(0) == {"new_earth"}
    assert t.tableau(0) == ["new_earth", "export_duties", "mining_robots"]


@pytest.mark.rule("race:24", "race:98")
def test_payments_are_face_down() -> None:
    t = table(seat("", hand="mining_robots gem_world comet_zone spice_world"), seat("new_sparta"))
    t.actions("settle", "develop")
    t.place("mining_robots")
    t.do(0, "pay:gem_world", "pay:comet_zone")
    assert "gem_world" not in repr(t.view(1))
    assert "comet_zone" not in repr(t.view(None))


# -- no two equal developments


@pytest.mark.rule("race:25")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.copies == 2])
def test_a_second_copy_of_an_own_development_is_refused(card: str) -> None:
    t = table(seat(card, hand=f"{card} {PAY}"), seat(""), actions="develop develop")
    assert t.legal(0) == {"pass"}
    forbidden(t, 0, f"place:{card}", rule="25")


@pytest.mark.rule("race:25", "race:41")
def test_a_colony_ship_that_was_discarded_blocks_no_longer() -> None:
    t = table(seat("colony_ship", hand="comet_zone colony_ship gem_world"), seat(""), actions="settle settle")
    t.place("comet_zone")  # 3 cards, only 2 there: the ship must go
    assert t.tableau(0) == ["comet_zone"]
    t.actions("develop", "develop")
    assert "place:colony_ship" in t.legal(0)
    t.place("colony_ship")
    if t.asked().get(0) == "pay":
        t.do(0, "pay:gem_world")
    assert t.tableau(0) == ["comet_zone", "colony_ship"]


@pytest.mark.rule("race:25", "race:35")
def test_new_military_tactics_that_were_discarded_block_no_longer() -> None:
    t = table(seat("new_military_tactics", hand="pirate_world new_military_tactics gem_world"), seat(""))
    t.actions("settle", "settle")
    t.place("pirate_world")
    assert t.tableau(0) == ["pirate_world"]
    t.actions("develop", "develop")
    assert "place:new_military_tactics" in t.legal(0)


# -- only what can be placed and paid


@pytest.mark.rule("race:26", "race:104")
@pytest.mark.parametrize(("others", "legal"), [(2, False), (3, True)])
def test_a_development_is_offered_only_if_the_rest_of_the_hand_pays_it(others: int, legal: bool) -> None:
    t = table(seat("", hand=" ".join(["terraforming_robots", *PAY.split()[:others]])), seat(""))
    t.actions("settle", "develop")
    assert t.legal(0) == ({"pass", "place:terraforming_robots"} if legal else {"pass"})
    assert (t.why(0, "place:terraforming_robots") is None) is legal


@pytest.mark.rule("race:26")
def test_an_unpayable_card_is_refused_and_nothing_changes() -> None:
    t = table(seat("", hand="drop_ships gem_world"), seat(""), actions="develop develop")
    forbidden(t, 0, "place:drop_ships")


@pytest.mark.rule("race:26")
def test_a_card_not_in_hand_cannot_be_placed() -> None:
    t = table(seat("", hand=f"drop_ships {PAY}"), seat("", hand="public_works export_duties"))
    t.actions("develop", "develop")
    assert t.why(0, "place:public_works") is not None
    assert t.why(0, "place:new_economy") is not None


# -- the draw after placing comes too late to pay


@pytest.mark.rule("race:27", "race:23")
def test_the_card_of_public_works_comes_after_paying() -> None:
    t = table(seat("public_works", hand="drop_ships gem_world comet_zone spice_world"), seat(""))
    t.luck("new_earth")
    t.actions("develop", "settle")
    t.place("drop_ships")
    assert t.hand(0) == ["new_earth"]
    assert t.discard() == Counter(["gem_world", "comet_zone", "spice_world"])


@pytest.mark.rule("race:27")
def test_the_card_of_public_works_makes_nothing_affordable() -> None:
    t = table(seat("public_works", hand="drop_ships gem_world comet_zone spice_world"), seat(""))
    t.actions("settle", "develop")
    assert t.legal(0) == {"pass"}  # 4 cards, only 3 to pay with


@pytest.mark.rule("race:27")
def test_the_card_of_public_works_is_drawn_for_a_free_development_too() -> None:
    t = table(seat("public_works", hand="export_duties"), seat(""), luck="new_earth", actions="develop develop")
    t.place("export_duties")
    assert t.hand(0) == ["new_earth"]


# -- the exact test


@pytest.mark.rule("race:104")
def test_worlds_are_not_developments() -> None:
    t = table(seat("new_sparta", hand=PAY), seat(""), actions="develop develop")
    assert t.legal(0) == {"pass"}
    assert t.why(0, "place:gem_world") is not None


@pytest.mark.rule("race:104", "race:23")
@pytest.mark.parametrize(("tableau", "legal"), [("interstellar_bank", True), ("public_works", False)])
def test_hand_size_is_taken_after_the_start_draw(tableau: str, legal: bool) -> None:
    t = table(seat(tableau, hand="mining_robots gem_world"), seat(""), luck="comet_zone", actions="settle develop")
    assert ("place:mining_robots" in t.legal(0)) is legal


@pytest.mark.rule("race:104")
@pytest.mark.parametrize(
    ("tableau", "chooser", "legal"),
    [
        ("", False, set()),
        ("", True, {"public_works"}),
        ("investment_credits", True, {"public_works", "mining_robots"}),
        ("galactic_federation", True, {"public_works", "mining_robots", "terraforming_robots"}),
    ],
)
def test_cost_against_a_hand_of_one_card(tableau: str, chooser: bool, legal: set[str]) -> None:
    for card in ("public_works", "mining_robots", "terraforming_robots", "drop_ships"):
        t = table(seat(tableau, hand=card), seat(""))
        t.actions("develop" if chooser else "settle", "develop")
        assert t.legal(0) == {"pass"} | {f"place:{name}" for name in legal & {card}}


@pytest.mark.rule("race:104", "race:25")
def test_another_players_tableau_never_blocks() -> None:
    t = table(seat("public_works", hand="export_duties"), seat("export_duties", hand="public_works"))
    t.actions("develop", "develop")
    assert t.legal(0) == {"pass", "place:export_duties"}
    assert t.legal(1) == {"pass", "place:public_works"}


@pytest.mark.rule("race:104")
def test_two_players_may_place_equal_developments_at_once() -> None:
    t = table(seat("", hand="public_works"), seat("", hand="public_works"), actions="develop develop")
    t.do(0, "place:public_works")
    t.do(1, "place:public_works")
    assert t.tableau(0) == t.tableau(1) == ["public_works"]


@pytest.mark.rule("race:104", "race:25")
def test_of_two_equal_cards_in_hand_one_is_placed_and_the_other_only_pays() -> None:
    t = table(seat("", hand="public_works public_works gem_world"), seat(""), actions="settle develop")
    t.place("public_works")
    assert t.legal(0) == {"pay:public_works", "pay:gem_world"}
    t.do(0, "pay:public_works")
    assert t.tableau(0) == ["public_works"]
    assert t.hand(0) == ["gem_world"]
    assert t.discard() == Counter(["public_works"])


# -- example


@pytest.mark.rule("race:131", "race:12")
def test_T2_public_works() -> None:
    t = table(seat("", hand="public_works export_duties gem_world comet_zone"), seat(""))
    t.luck("new_earth")
    t.actions("develop", "develop")
    t.place("public_works")  # 1 - 1: free
    assert t.hand(0) == ["comet_zone", "export_duties", "gem_world"]
    assert t.luck_left() == 1
    t.actions("produce", "develop")
    t.place("export_duties")
    assert t.asked() == {0: "pay"}
    assert t.luck_left() == 1
    t.do(0, "pay:gem_world")
    assert t.hand(0) == ["comet_zone", "new_earth"]
