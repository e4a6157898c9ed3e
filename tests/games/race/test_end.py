"""End of a round and end of the game: race:72 to 74, 80, 124 and 125."""

from __future__ import annotations

import pytest

from starhold.games.race.game import GAME
from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table

# Cards without a power, to fill a tableau.
PLAIN = (
    "rebel_fuel_cache avian_uplift_race pre_sentient_race deserted_alien_outpost deserted_alien_colony asteroid_belt "
    "deserted_alien_library alien_robot_sentry reptilian_uplift_race radioactive_world aquatic_uplift_race rebel_base"
)
# Cards to fill a hand; as they lie in a hand their powers do nothing.
HAND = (
    "public_works public_works export_duties export_duties investment_credits investment_credits drop_ships drop_ships "
    "interstellar_bank interstellar_bank deficit_spending deficit_spending"
)
ANOTHER_TWELVE = (
    "old_earth gem_world spice_world export_duties investment_credits drop_ships interstellar_bank deficit_spending "
    "colony_ship space_marines expedition_force mining_robots"
)


def plain(count: int) -> str:
    return " ".join(PLAIN.split()[:count])


def cards(count: int) -> str:
    return " ".join(HAND.split()[:count])


def quiet_round(t: Table) -> Table:
    """A round in which nobody can do anything: Consume without goods and without powers."""
    t.actions(*["double_vp"] * len(t.state.empires))
    return t


# -- 72: discard down to 10


@pytest.mark.rule("race:72")
def test_after_the_last_phase_all_discard_down_to_ten_at_once() -> None:
    t = quiet_round(table(seat("", hand=cards(12)), seat("", hand="gem_world")))
    assert t.asked() == {0: "end_discard"}
    assert t.need(0) == 2
    assert t.legal(0) == {f"discard:{card}" for card in HAND.split()}
    t.do(0, "discard:drop_ships", "discard:drop_ships")
    assert len(t.hand(0)) == 10
    assert t.discard() == {"drop_ships": 2}
    assert t.hand(1) == ["gem_world"]
    assert t.round() == 2


@pytest.mark.rule("race:72")
def test_two_players_above_ten_are_asked_together_and_answer_in_any_order() -> None:
    t = quiet_round(table(seat("", hand=cards(11)), seat("", hand=plain(11))))
    assert t.asked() == {0: "end_discard", 1: "end_discard"}
    t.do(1, "discard:asteroid_belt")
    assert t.asked() == {0: "end_discard"}
    assert t.view(0)["discard_size"] == 0  # shown when all are in
    t.do(0, "discard:drop_ships")
    assert len(t.hand(0)) == len(t.hand(1)) == 10
    assert t.discard() == {"asteroid_belt": 1, "drop_ships": 1}


@pytest.mark.rule("race:72")
@pytest.mark.parametrize("held", [0, 9, 10])
def test_nobody_discards_who_holds_ten_or_fewer(held: int) -> None:
    t = quiet_round(table(seat("", hand=cards(held)), seat("")))
    assert len(t.hand(0)) == held
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:72")
def test_the_end_discard_is_neither_skipped_nor_made_with_other_cards() -> None:
    t = quiet_round(table(seat("gem_world", hand=cards(11)), seat("")))
    forbidden(t, 0, "pass", "end", "discard:gem_world")


# -- 73: the end


@pytest.mark.rule("race:73")
@pytest.mark.parametrize(("count", "over"), [(11, False), (12, True)])
def test_twelve_face_up_cards_end_the_game(count: int, over: bool) -> None:
    t = quiet_round(table(seat(plain(count)), seat("")))
    assert t.over() is over
    assert t.end_reason() == ("tableau" if over else "")
    assert (t.asked() == {}) is over


@pytest.mark.rule("race:73")
def test_goods_do_not_count_toward_twelve() -> None:
    t = quiet_round(table(seat(plain(11).replace("belt", "belt*").replace("race", "race*")), seat("")))
    assert len(t.goods(0)) == 5
    assert not t.over()


@pytest.mark.rule("race:73")
@pytest.mark.parametrize(("players", "given", "over"), [(2, 23, False), (2, 24, True), (3, 35, False), (3, 36, True)])
def test_an_empty_pool_ends_the_game(players: int, given: int, over: bool) -> None:
    t = quiet_round(table(*[seat("")] * players, given=given))
    assert t.over() is over
    assert t.end_reason() == ("chips" if over else "")


@pytest.mark.rule("race:125", "race:73")
def test_where_both_ends_are_reached_both_are_named() -> None:
    both = quiet_round(table(seat(plain(12)), seat(""), given=24))
    assert (both.over(), both.end_reason(), both.view(None)["end_reason"]) == (
        True, "chips_and_tableau", "chips_and_tableau",
    )  # fmt: skip
    told = both.log("race:73")[-1]
    for language, words in (("en", ("chip", "12")), ("cs", ("žeton", "12")), ("lt", ("žetonas", "12"))):
        text = GAME.text(language)
        assert all(word in text.end_reason("chips_and_tableau") for word in words)
        assert text.end_reason("chips_and_tableau") in text.entry(told, ["Ada", "Ben"])
    assert quiet_round(table(seat(plain(12)), seat(""), given=23)).end_reason() == "tableau"


@pytest.mark.rule("race:73")
def test_the_game_ends_only_after_the_round_is_played_out_and_the_discard_made() -> None:
    t = table(seat(plain(11), hand="public_works " + cards(12).replace("public_works ", "", 1)), seat("artist_colony"))
    t.actions("develop", "produce")
    t.place("public_works")
    assert len(t.tableau(0)) == 12
    assert t.goods(1) == {"artist_colony"}  # phase V came after the twelfth card
    assert t.asked() == {0: "end_discard"}
    assert not t.over()
    t.do(0, "discard:drop_ships")
    assert t.over()


@pytest.mark.rule("race:73")
def test_more_than_twelve_cards_are_possible() -> None:
    t = table(seat(plain(11), hand="public_works pilgrimage_world"), seat(""), actions="develop settle")
    t.place("public_works")
    t.place("pilgrimage_world")
    assert len(t.tableau(0)) == 13
    assert t.over()


# -- 74: discarded cards leave the count


@pytest.mark.rule("race:74")
@pytest.mark.parametrize(
    ("card", "world", "mode"),
    [("new_military_tactics", "pirate_world", "conquer+tactics"), ("colony_ship", "gem_world", "pay_colony_ship")],
)
def test_a_card_discarded_in_the_same_round_takes_a_player_back_under_twelve(card: str, world: str, mode: str) -> None:
    t = table(seat(f"{plain(10)} {card}", hand=world), seat(""), actions="settle settle")
    t.place(world)
    if 0 in t.asked() and t.asked()[0] == "pay_world":
        t.do(0, f"settle:{mode}")
    assert world in t.tableau(0)
    assert card not in t.tableau(0)
    assert len(t.tableau(0)) == 11
    assert not t.over()
    assert t.round() == 2


@pytest.mark.rule("race:74")
def test_without_the_discard_the_same_placement_ends_the_game() -> None:
    t = table(seat(f"{plain(10)} colony_ship", hand="gem_world public_works public_works"), seat(""))
    t.actions("settle", "settle")
    t.place("gem_world")
    t.do(0, "settle:pay")
    assert len(t.tableau(0)) == 12
    assert t.over()


# -- 80: a limit of rounds


@pytest.mark.rule("race:80")
def test_without_a_limit_no_number_of_rounds_ends_the_game() -> None:
    t = table(seat(""), seat(""), round=99)
    assert t.round() == 100
    quiet_round(t)
    assert not t.over()
    assert t.round() == 101


@pytest.mark.rule("race:80")
def test_max_rounds_stops_the_game_when_that_round_is_complete() -> None:
    t = table(seat("old_earth", chips=3), seat(""), options={"max_rounds": 30}, round=28)
    quiet_round(t)
    assert not t.over()
    assert t.round() == 30
    quiet_round(t)
    assert t.over()
    assert t.end_reason() == "max_rounds"
    assert t.score(0).total == 2 + 3


@pytest.mark.rule("race:80", "race:124")
def test_the_discard_to_ten_belongs_to_the_last_round_of_a_stopped_game_too() -> None:
    t = quiet_round(table(seat("", hand=cards(11)), seat(""), options={"max_rounds": 1}))
    assert not t.over()
    t.do(0, "discard:drop_ships")
    assert t.over()


# -- 124, 125: the order at the end


@pytest.mark.rule("race:124")
def test_in_the_last_round_the_discard_comes_before_the_end_and_counts_for_the_tie_break() -> None:
    t = quiet_round(table(seat(plain(12), hand=cards(12)), seat("")))
    assert t.asked() == {0: "end_discard"}
    assert not t.over()
    t.do(0, "discard:drop_ships", "discard:public_works")
    assert t.over()
    assert t.score(0).tiebreak == 10


@pytest.mark.rule("race:124")
def test_if_the_game_goes_on_all_action_cards_are_back() -> None:
    t = table(seat("", hand=cards(11)), seat(""))
    before = t.legal(0)
    quiet_round(t)
    t.do(0, "discard:drop_ships")
    assert t.round() == 2
    assert t.legal(0) == t.legal(1) == before
    assert "choose:double_vp" in before


@pytest.mark.rule("race:125")
@pytest.mark.parametrize(
    ("first", "second", "given"),
    [
        (plain(12), "", 0),
        ("", plain(12), 0),
        (plain(12), "", 24),
        ("", "", 24),
        (plain(12), ANOTHER_TWELVE, 0),
    ],
    ids=["first", "second", "both conditions", "pool", "both players"],
)
def test_either_or_both_conditions_or_several_players_make_no_difference(first: str, second: str, given: int) -> None:
    t = table(seat(first), seat(second), given=given, actions="develop develop")
    t.pass_all()
    assert t.over()


@pytest.mark.rule("race:125", "race:74")
def test_twelve_reached_in_mid_round_and_reduced_again_does_not_count() -> None:
    own = seat(f"{plain(9)} colony_ship new_military_tactics", hand="public_works gem_world")
    t = table(own, seat(""), options={"needless_discards": "any_settle"}, actions="develop settle")
    t.place("public_works")
    assert len(t.tableau(0)) == 12
    t.place("gem_world")
    t.do(0, "settle:pay_colony_ship+tactics")
    assert len(t.tableau(0)) == 11
    assert not t.over()


@pytest.mark.rule("race:125", "race:61")
def test_a_pool_emptied_in_mid_round_stays_empty_and_pays_all_that_was_earned() -> None:
    t = table(
        seat("old_earth asteroid_belt* radioactive_world*", chips=11),
        seat("epsilon_eridani empath_world*", chips=12),
        actions="develop trade",
    )
    t.pass_all()
    assert (t.chips(0), t.chips(1)) == (13, 12)
    assert t.over()
    assert t.end_reason() == "chips"


@pytest.mark.rule("race:125", "race:127")
def test_the_largest_tableau_of_the_advanced_game_is_fifteen() -> None:
    own = seat(plain(11), hand="public_works export_duties refugee_world pilgrimage_world")
    t = table(own, seat(""), options={"advanced_two_player": True}, actions="develop+develop settle+settle")
    for card in ("public_works", "export_duties", "refugee_world", "pilgrimage_world"):
        t.place(card)
    assert len(t.tableau(0)) == 15
    assert t.over()
