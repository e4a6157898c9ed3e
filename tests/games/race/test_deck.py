"""Drawing, and a deck that runs out: race:81 to 83 and 121 to 123."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold import Scripted, Seeded
from starhold.games.race.actions import CARD_NAMES
from starhold.games.race.cards import CARDS
from tests.games.race.kit import Table, seat, table


def cards(names: str) -> Counter[str]:
    return Counter(names.split())


def finish_explore(t: Table) -> None:
    """Every seat keeps the first cards it may keep."""
    while "explore_discard" in t.asked().values():
        for one in list(t.asked()):
            t.do(one, min(t.legal(one)))


# -- 81: a new deck at once


@pytest.mark.rule("race:81")
def test_the_discard_pile_becomes_the_deck_the_moment_the_last_card_leaves() -> None:
    t = table(seat("merchant_guild"), seat(""), deck="gem_world spice_world", discard="old_earth new_earth comet_zone")
    t.actions("produce", "produce")
    assert t.hand(0) == ["gem_world", "spice_world"]
    assert t.deck() == cards("old_earth new_earth comet_zone")
    assert t.discard() == Counter()


@pytest.mark.rule("race:81")
def test_a_deck_with_a_card_left_is_not_shuffled() -> None:
    t = table(seat("rebel_underground"), seat(""), deck="gem_world spice_world", discard="old_earth")
    t.luck("spice_world")
    t.actions("produce", "produce")
    assert (t.deck(), t.discard()) == (cards("gem_world"), cards("old_earth"))


@pytest.mark.rule("race:81")
def test_cards_discarded_later_in_the_same_action_stay_out_of_the_new_deck() -> None:
    deck = "gem_world spice_world new_vinland artist_colony"
    t = table(seat(""), seat(""), deck=f"{deck} distant_world", discard="old_earth new_earth")
    t.luck("gem_world", "spice_world", "new_vinland", "artist_colony", "distant_world")
    t.actions("develop", "explore_1_1")
    assert t.deck() == cards("old_earth new_earth")  # all five are drawn, nothing is discarded yet
    t.do(0, "keep:gem_world")
    t.do(1, "keep:new_vinland", "keep:artist_colony")
    assert t.deck() == cards("old_earth new_earth")
    assert t.discard() == cards("spice_world distant_world")


@pytest.mark.rule("race:81")
def test_a_draw_goes_on_with_the_new_deck() -> None:
    t = table(seat("merchant_guild"), seat(""), deck="gem_world", discard="old_earth", actions="produce produce")
    assert t.hand(0) == ["gem_world", "old_earth"]
    assert t.deck() == t.discard() == Counter()


@pytest.mark.rule("race:81", "race:121")
def test_discards_may_lie_beside_an_empty_deck_until_the_next_draw() -> None:
    """The deck ran out when there was nothing to shuffle; what is discarded after that waits. Nothing is wrong."""
    used = "gem_world spice_world new_vinland"
    held = [name for name, card in zip(CARD_NAMES, CARDS, strict=True) for _ in range(card.copies)]
    for name in used.split():
        held.remove(name)
    t = table(seat(""), seat("", hand=" ".join(held)), deck=used, actions="explore_5 double_vp")
    assert (t.explored(0), t.deck(), t.discard()) == (sorted(used.split()), Counter(), Counter())
    t.do(0, "keep:gem_world")
    assert (t.deck(), t.discard()) == (Counter(), cards("spice_world new_vinland"))


# -- 82: nothing left


@pytest.mark.rule("race:82")
def test_with_deck_and_discard_pile_empty_no_card_is_drawn_and_no_good_laid() -> None:
    t = table(seat("merchant_guild gem_world asteroid_belt"), seat("artist_colony"), deck="", actions="produce produce")
    if 0 in t.asked() and t.asked()[0] == "produce_windfall":
        t.do(0, "fill:asteroid_belt")
    assert t.hand(0) == []
    assert t.goods(0) == t.goods(1) == set()
    assert t.round() == 2


@pytest.mark.rule("race:82")
def test_a_windfall_world_is_placed_without_a_good_if_there_is_no_card() -> None:
    t = table(seat("", hand="refugee_world"), seat(""), deck="", actions="settle settle")
    t.place("refugee_world")
    assert t.tableau(0) == ["refugee_world"]
    assert (t.goods(0), t.hand(0)) == (set(), [])


@pytest.mark.rule("race:82")
def test_nothing_is_owed_for_a_draw_that_could_not_be_made() -> None:
    t = table(
        seat("interstellar_bank", hand="drop_ships gem_world spice_world new_earth comet_zone"),
        seat(""),
        deck="",
        actions="trade develop",
    )
    assert len(t.hand(0)) == 5  # Interstellar Bank found no card
    t.place("drop_ships")
    assert t.hand(0) == []
    assert t.deck() + t.discard() == cards("gem_world spice_world new_earth comet_zone")


@pytest.mark.rule("race:82")
def test_an_explore_phase_without_cards_goes_by() -> None:
    t = table(seat("", hand="gem_world"), seat(""), deck="", actions="explore_5 explore_1_1")
    assert (t.hand(0), t.hand(1)) == (["gem_world"], [])
    assert t.round() == 2


# -- 83: any card of the deck


@pytest.mark.rule("race:83")
@pytest.mark.parametrize("card", ["gem_world", "spice_world", "new_earth"])
def test_each_card_of_the_deck_can_be_the_next(card: str) -> None:
    t = table(seat("rebel_underground"), seat(""), deck="gem_world spice_world new_earth")
    t.luck(card)
    t.actions("produce", "produce")
    assert t.hand(0) == [card]
    assert t.deck() == cards("gem_world spice_world new_earth") - Counter([card])


@pytest.mark.rule("race:83")
def test_every_card_is_equally_likely_and_two_copies_twice_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        t = table(seat("rebel_underground"), seat(""), deck="public_works public_works gem_world drop_ships")
        t.chance = Scripted([], then=Seeded(seed))
        t.actions("produce", "produce")
        drawn.update(t.hand(0))
    assert drawn.total() == 400
    assert 160 <= drawn["public_works"] <= 240  # four standard deviations about 200
    assert 65 <= drawn["gem_world"] <= 135
    assert 65 <= drawn["drop_ships"] <= 135


# -- 121: taking one card


@pytest.mark.rule("race:121")
@pytest.mark.parametrize(("guess", "hand", "pile"), [(2, ["gem_world"], ""), (5, [], "gem_world")])
def test_a_turned_up_last_card_is_in_nobodys_pile_while_the_deck_is_made_anew(
    guess: int, hand: list[str], pile: str
) -> None:
    t = table(seat("gambling_world"), seat(""), deck="gem_world", discard="old_earth new_earth")
    t.actions("double_vp", "double_vp")
    t.do(0, f"guess:{guess}")
    assert t.hand(0) == hand
    assert t.deck() == cards("old_earth new_earth")
    assert t.discard() == cards(pile)


@pytest.mark.rule("race:121")
def test_an_empty_deck_is_filled_from_the_discard_pile_before_a_card_is_taken() -> None:
    t = table(seat("rebel_underground"), seat(""), deck="", discard="old_earth", actions="produce produce")
    assert t.hand(0) == ["old_earth"]
    assert t.deck() == t.discard() == Counter()


@pytest.mark.rule("race:121")
def test_goods_are_taken_the_same_way() -> None:
    t = table(seat("artist_colony spice_world"), seat(""), deck="gem_world", discard="old_earth")
    t.actions("produce", "produce")
    assert {t.good_card(0, "artist_colony"), t.good_card(0, "spice_world")} == {"gem_world", "old_earth"}


@pytest.mark.rule("race:121")
def test_a_windfall_good_that_takes_the_last_card_turns_the_discard_pile_over() -> None:
    t = table(seat("", hand="refugee_world"), seat(""), deck="gem_world", discard="old_earth new_earth")
    t.actions("develop", "settle")
    t.pass_all()
    t.place("refugee_world")
    assert t.good_card(0, "refugee_world") == "gem_world"
    assert (t.deck(), t.discard()) == (cards("old_earth new_earth"), Counter())


# -- 122: part of a draw


@pytest.mark.rule("race:122")
def test_a_player_may_get_part_of_a_draw() -> None:
    t = table(seat("merchant_guild"), seat("rebel_underground"), deck="gem_world", actions="produce produce")
    assert (t.hand(0), t.hand(1)) == (["gem_world"], [])


@pytest.mark.rule("race:122", "race:102")
def test_explore_keeps_no_more_than_was_drawn() -> None:
    t = table(seat(""), seat(""), deck="gem_world spice_world new_vinland")
    t.luck("gem_world", "spice_world", "new_vinland")
    t.actions("explore_1_1", "develop")
    finish_explore(t)
    assert len(t.hand(0)) == 2
    assert t.hand(1) == []
    short = table(seat(""), seat(""), deck="gem_world spice_world new_vinland", actions="develop explore_1_1")
    finish_explore(short)
    assert len(short.hand(0)) == 1
    assert len(short.hand(1)) == 1  # one card drawn where two would have been kept


@pytest.mark.rule("race:122")
def test_a_good_not_laid_was_not_produced() -> None:
    """The last card is Gem World's good; Spice World gets none, so it stays empty and nothing is drawn for it."""
    t = table(seat("gem_world spice_world consumer_markets"), seat(""), deck="old_earth", actions="produce produce")
    assert t.goods(0) == {"gem_world"}
    assert t.hand(0) == []
    assert [entry.number for entry in t.log("race:63")] == [1]


@pytest.mark.rule("race:122", "race:116")
def test_gambling_needs_a_card_that_can_be_drawn() -> None:
    t = table(seat("gambling_world"), seat(""), deck="", actions="double_vp double_vp")
    assert t.round() == 2


# -- 123: discards before the draws they pay for


@pytest.mark.rule("race:123")
def test_a_payment_reaches_the_pile_before_the_settle_bonus_is_drawn() -> None:
    t = table(seat("", hand="gem_world new_earth comet_zone"), seat(""), deck="", actions="settle settle")
    t.place("gem_world")
    assert t.hand(0) in (["comet_zone"], ["new_earth"])


@pytest.mark.rule("race:123")
def test_a_payment_reaches_the_pile_before_public_works_draws() -> None:
    t = table(seat("public_works", hand="expedition_force new_earth"), seat(""), deck="", actions="trade develop")
    t.place("expedition_force")
    assert t.hand(0) == ["new_earth"]


@pytest.mark.rule("race:123")
def test_a_sold_good_reaches_the_pile_before_the_cards_of_its_sale() -> None:
    t = table(seat("asteroid_belt*"), seat(""), deck="")
    good = t.good_card(0, "asteroid_belt")
    t.actions("trade", "trade")
    assert t.hand(0) == [good]


@pytest.mark.rule("race:123")
def test_consumed_goods_reach_the_pile_before_the_cards_of_the_power() -> None:
    t = table(seat("epsilon_eridani asteroid_belt*"), seat(""), deck="")
    good = t.good_card(0, "asteroid_belt")
    t.actions("double_vp", "double_vp")
    assert t.hand(0) == [good]
    assert t.chips(0) == 2


@pytest.mark.rule("race:123", "race:19")
def test_explore_is_the_exception() -> None:
    t = table(seat(""), seat(""), deck="gem_world spice_world", actions="develop explore_5")
    finish_explore(t)
    assert len(t.hand(0)) == 1
    assert t.hand(1) == []  # the card that seat 0 discards comes too late for seat 1
    assert (t.deck() + t.discard()).total() == 1
