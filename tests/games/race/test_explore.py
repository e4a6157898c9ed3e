"""I Explore: how many cards are drawn and kept, and which may be discarded."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.games.race.cards import CARDS
from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table

LUCK = ["gem_world", "comet_zone", "spice_world", "new_vinland", "artist_colony", "plague_world", "space_port"]
MORE_LUCK = [*LUCK, "public_works", "drop_ships", "mining_robots", "export_duties", "new_earth", "genetics_lab"]


def exploring(tableau: str, action: str, hand: str = "") -> Table:
    """Seat 0 with that tableau picks that action; seat 1 explores plainly behind it."""
    t = table(seat(tableau, hand=hand), seat("new_sparta"))
    t.luck(*MORE_LUCK)
    t.actions(action, "explore_5")
    return t


def numbers(tableau: str, action: str) -> tuple[int, int]:
    """Cards seen and cards kept by seat 0, measured: what left the deck, what came into the hand."""
    t = table(seat(tableau), seat(""))
    before = t.deck().total()
    t.actions(action, "explore_1_1")
    drawn = before - t.deck().total() - 3  # seat 1 sees 3
    while t.asked().get(0) == "explore_discard":
        t.do(0, min(t.legal(0)))
    t.do(1, min(t.legal(1)))
    t.do(1, min(t.legal(1)))
    assert t.discard().total() == drawn - len(t.hand(0)) + 1
    return drawn, len(t.hand(0))


# -- draws before discards


@pytest.mark.rule("race:19")
def test_everybody_has_drawn_before_anybody_chooses() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), seat("alpha_centauri"))
    t.luck(*LUCK[:6])
    t.actions("settle", "settle", "explore_5")
    assert t.asked() == dict.fromkeys(range(3), "explore_discard")
    assert (t.explored(0), t.explored(1)) == (sorted(LUCK[:2]), sorted(LUCK[2:4]))
    assert len(t.explored(2)) == 7
    assert t.discard() == Counter()


@pytest.mark.rule("race:19", "race:122")
def test_discards_of_this_explore_cannot_be_drawn_in_it() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), deck="gem_world comet_zone spice_world")
    t.luck("gem_world", "comet_zone", "spice_world")
    t.actions("settle", "explore_1_1")
    assert t.explored(0) == ["comet_zone", "gem_world"]
    t.do(0, "keep:gem_world")
    assert t.hand(1) + t.explored(1) == ["spice_world"]


@pytest.mark.rule("race:19", "race:85")
def test_all_choose_at_once() -> None:
    keys = set()
    for first in (0, 1):
        t = table(seat("old_earth"), seat("new_sparta"))
        t.luck(*LUCK[:7], "new_economy", "new_earth")
        t.actions("explore_5", "settle")
        choices = ["keep:comet_zone", "keep:new_earth"]
        t.do(first, choices[first])
        assert t.asked() == {1 - first: "explore_discard"}
        assert t.discard() == Counter()
        t.do(1 - first, choices[1 - first])
        assert t.discard() == Counter(LUCK[:7]) + Counter(["new_economy"]) - Counter(["comet_zone"])
        keys.add(t.state.key())
    assert len(keys) == 1


# -- the numbers


@pytest.mark.rule("race:20")
@pytest.mark.parametrize(("action", "drawn", "kept"), [("settle", 2, 1), ("explore_5", 7, 1), ("explore_1_1", 3, 2)])
def test_draw_and_keep_without_powers(action: str, drawn: int, kept: int) -> None:
    assert numbers("old_earth", action) == (drawn, kept)


@pytest.mark.rule("race:20")
@pytest.mark.parametrize(
    ("tableau", "draw", "keep"),
    [
        ("expedition_force", 1, 0),
        ("malevolent_lifeforms", 1, 0),
        ("star_nomad_lair", 1, 0),
        ("galactic_survey_seti", 2, 0),
        ("research_labs", 0, 1),
        ("galactic_renaissance", 2, 1),
        ("expedition_force malevolent_lifeforms star_nomad_lair", 3, 0),
        ("galactic_survey_seti galactic_renaissance research_labs", 4, 2),
    ],
)
@pytest.mark.parametrize(("action", "base"), [("produce", (2, 1)), ("explore_5", (7, 1)), ("explore_1_1", (3, 2))])
def test_explore_powers_are_added_to_the_base(
    tableau: str, draw: int, keep: int, action: str, base: tuple[int, int]
) -> None:
    assert numbers(tableau, action) == (base[0] + draw, base[1] + keep)


@pytest.mark.rule("race:20", "race:117")
def test_powers_of_another_player_do_not_help() -> None:
    t = table(seat("galactic_renaissance research_labs"), seat("new_sparta"), actions="settle explore_5")
    assert (len(t.explored(1)), t.need(1)) == (7, 1)


# -- what may be discarded


@pytest.mark.rule("race:21")
def test_only_cards_drawn_now_are_chosen_among() -> None:
    t = exploring("old_earth", "settle", hand="new_economy drop_ships")
    assert t.legal(0) == {"keep:gem_world", "keep:comet_zone"}
    forbidden(t, 0, "keep:new_economy", "discard:new_economy", "keep:rebel_base", "pass")


@pytest.mark.rule("race:21")
def test_the_rest_of_the_hand_is_not_touched() -> None:
    t = exploring("old_earth", "explore_5", hand="new_economy genetics_lab")
    t.do(0, "keep:plague_world")
    t.do(1, min(t.legal(1)))
    assert t.hand(0) == ["genetics_lab", "new_economy", "plague_world"]


@pytest.mark.rule("race:21")
def test_exactly_drawn_minus_kept_is_discarded() -> None:
    t = table(seat("old_earth"), seat("new_sparta"))
    t.luck(*LUCK[:3], "new_economy", "new_earth")
    t.actions("explore_1_1", "settle")
    t.do(1, "keep:new_earth")
    t.do(0, "keep:gem_world", "keep:spice_world")
    assert t.discard() == Counter(["comet_zone", "new_economy"])


@pytest.mark.rule("race:21")
def test_of_two_equal_cards_the_one_in_hand_stays() -> None:
    t = table(seat("old_earth", hand="public_works"), seat("new_sparta"))
    t.luck("public_works", "gem_world", "new_earth", "new_economy")
    t.actions("settle", "explore_1_1")
    t.do(1, "keep:new_earth", "keep:new_economy")
    t.do(0, "keep:gem_world")
    assert t.hand(0) == ["gem_world", "public_works"]
    assert t.discard()["public_works"] == 1


@pytest.mark.rule("race:21")
def test_a_card_is_kept_once() -> None:
    t = exploring("old_earth", "explore_1_1")
    t.do(0, "keep:gem_world")
    assert t.legal(0) == {"keep:comet_zone", "keep:spice_world"}
    assert t.why(0, "keep:gem_world") is not None


@pytest.mark.rule("race:21")
def test_two_equal_cards_drawn_may_both_be_kept() -> None:
    t = table(seat("old_earth"), seat("new_sparta"))
    t.luck("public_works", "public_works", "gem_world", "new_earth", "new_economy")
    t.actions("explore_1_1", "settle")
    t.do(0, "keep:public_works", "keep:public_works")
    t.do(1, "keep:new_earth")
    assert t.hand(0) == ["public_works", "public_works"]


# -- never more kept than drawn


@pytest.mark.rule("race:22", "race:102")
@pytest.mark.parametrize(("action", "cards"), [("settle", 2), ("explore_1_1", 3)])
def test_research_labs_alone_keep_all_and_discard_nothing(action: str, cards: int) -> None:
    t = table(seat("research_labs"), seat("new_sparta"))
    t.luck(*LUCK[:cards])
    t.actions(action, "explore_5")
    while t.asked().get(0) == "explore_discard":
        t.do(0, min(t.legal(0)))
    t.do(1, min(t.legal(1)))
    assert t.hand(0) == sorted(LUCK[:cards])
    assert t.discard().total() == 6


@pytest.mark.rule("race:22")
def test_no_set_of_cards_lets_a_player_keep_more_than_he_draws() -> None:
    keepers = {card.id for card in CARDS if numbers(card.id, "settle")[1] > 1}
    assert keepers == {"research_labs", "galactic_renaissance"}
    for tableau in ("research_labs", "galactic_renaissance", "research_labs galactic_renaissance"):
        for action in ("settle", "explore_5", "explore_1_1"):
            drawn, kept = numbers(tableau, action)
            assert kept <= drawn


# -- the exact procedure


@pytest.mark.rule("race:102", "race:84")
@pytest.mark.parametrize("order", [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
def test_each_takes_his_whole_number_in_order(order: list[int]) -> None:
    t = table(seat("old_earth"), seat("expedition_force"), seat("alpha_centauri"), order=order)
    t.luck(*MORE_LUCK)
    t.actions("explore_5", "settle", "explore_1_1")
    left = list(MORE_LUCK)
    for who in order:
        count = [7, 3, 3][who]
        assert t.explored(who) == sorted(left[:count])
        left = left[count:]


@pytest.mark.rule("race:102")
def test_fewer_cannot_be_kept() -> None:
    t = exploring("galactic_renaissance", "explore_1_1")
    assert t.need(0) == 3
    t.do(0, "keep:gem_world", "keep:comet_zone")
    for refused in ("pass", "end", "enough"):
        assert t.why(0, refused) is not None
    assert t.asked()[0] == "explore_discard"


@pytest.mark.rule("race:102")
def test_more_cannot_be_kept() -> None:
    t = exploring("old_earth", "explore_5")
    t.do(0, "keep:gem_world")
    assert t.legal(0) == set()
    forbidden(t, 0, "keep:comet_zone")


@pytest.mark.rule("race:102", "race:122")
def test_with_too_few_cards_no_more_is_kept_than_was_drawn() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), deck="gem_world comet_zone spice_world new_earth")
    t.luck("gem_world", "comet_zone", "spice_world", "new_earth")
    t.actions("explore_1_1", "explore_1_1")
    t.do(0, "keep:gem_world", "keep:spice_world")
    assert t.hand(0) == ["gem_world", "spice_world"]
    assert t.hand(1) == ["new_earth"]  # 1 drawn, so 1 kept of the 2 he might keep
    assert t.deck() + t.discard() == Counter(["comet_zone"])


@pytest.mark.rule("race:102", "race:122")
def test_with_no_card_at_all_nothing_is_kept_and_play_goes_on() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), deck="gem_world comet_zone")
    t.luck("gem_world", "comet_zone")
    t.actions("settle", "explore_5")
    assert t.asked() == {0: "explore_discard"}
    t.do(0, "keep:gem_world")
    assert t.asked() == {0: "choose_world", 1: "choose_world"}
    assert t.hand(1) == []


@pytest.mark.rule("race:102", "race:81")
def test_the_discard_pile_is_shuffled_in_when_the_deck_runs_out_while_exploring() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), deck="gem_world comet_zone", discard="spice_world new_earth")
    t.luck("gem_world", "comet_zone", "new_earth", "spice_world")
    t.actions("settle", "explore_1_1")
    assert t.explored(0) == ["comet_zone", "gem_world"]
    t.do(0, "keep:gem_world")
    assert t.hand(1) == ["new_earth", "spice_world"]  # 2 of 3 drawn, both kept
    assert t.deck() + t.discard() == Counter(["comet_zone"])


# -- examples


@pytest.mark.rule("race:103", "race:20")
@pytest.mark.parametrize(
    "tableau",
    ["galactic_renaissance", "galactic_survey_seti research_labs", "expedition_force star_nomad_lair research_labs"],
)
def test_rulebook_example_two_more_to_draw_and_one_more_to_keep(tableau: str) -> None:
    assert numbers(tableau, "produce") == (4, 2)


@pytest.mark.rule("race:131", "race:20")
@pytest.mark.parametrize(
    ("tableau", "action", "drawn", "kept"),
    [
        ("", "explore_5", 7, 1),
        ("", "explore_1_1", 3, 2),
        ("research_labs", "settle", 2, 2),
        ("galactic_renaissance", "settle", 4, 2),
        ("research_labs galactic_renaissance", "settle", 4, 3),
    ],
)
def test_T1_explore(tableau: str, action: str, drawn: int, kept: int) -> None:
    assert numbers(tableau, action) == (drawn, kept)


@pytest.mark.rule("race:131", "race:87")
def test_T1_both_explore_cards_draw_eight_and_keep_two() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), options={"advanced_two_player": True})
    t.actions("explore_5+explore_1_1", "settle+produce")
    assert (len(t.explored(0)), t.need(0)) == (8, 2)
    assert (len(t.explored(1)), t.need(1)) == (2, 1)
    t.do(0, min(t.legal(0)))
    t.do(0, min(t.legal(0)))
    t.do(1, min(t.legal(1)))
    assert t.asked() == {0: "choose_world", 1: "choose_world"}
