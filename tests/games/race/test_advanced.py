"""The advanced game for two: race:86 to 93 and 127."""

from __future__ import annotations

import pytest

from starhold import StarholdError
from starhold.games.race.game import GAME
from tests.games.base_kit import forbidden
from tests.games.race.kit import Seat, Table, seat, table

ACTIONS = ("explore_5", "explore_1_1", "develop", "settle", "trade", "double_vp", "produce")


def advanced(*seats: Seat) -> Table:
    return table(*seats, options={"advanced_two_player": True})


def revealed(t: Table, viewer: int | None, of: int) -> list[str]:
    """The action cards of one seat that a viewer sees."""
    empires = t.view(viewer)["empires"]
    assert isinstance(empires, list)
    actions = empires[of]["actions"]
    assert isinstance(actions, list)
    return actions


def both_pass(t: Table, decision: str) -> None:
    """Both seats are asked for that placement, and both place nothing."""
    assert t.asked() == {0: decision, 1: decision}
    t.pass_all()


# -- 86: two cards of nine


@pytest.mark.rule("race:86")
def test_there_are_23_pairs_of_actions() -> None:
    pairs: set[tuple[str, ...]] = set()
    for first in ACTIONS:
        t = advanced(seat(""), seat(""))
        t.do(0, f"choose:{first}")
        pairs |= {tuple(sorted((first, second.removeprefix("choose:")))) for second in t.legal(0)}
    doubles = {pair for pair in pairs if pair[0] == pair[1]}
    assert doubles == {("develop", "develop"), ("settle", "settle")}
    assert len(pairs) == 23


@pytest.mark.rule("race:86")
@pytest.mark.parametrize("action", ["explore_5", "explore_1_1", "trade", "double_vp", "produce"])
def test_only_develop_and_settle_can_be_picked_twice(action: str) -> None:
    t = advanced(seat(""), seat(""))
    t.do(0, f"choose:{action}")
    forbidden(t, 0, f"choose:{action}", rule="86")


@pytest.mark.rule("race:86")
def test_each_player_picks_exactly_two() -> None:
    t = advanced(seat(""), seat(""))
    t.do(0, "choose:develop")
    assert t.asked() == {0: "choose_action", 1: "choose_action"}
    t.do(0, "choose:settle")
    assert t.asked() == {1: "choose_action"}
    t.do(1, "choose:develop", "choose:produce")
    assert t.asked() == {0: "choose_development", 1: "choose_development"}


@pytest.mark.rule("race:86")
@pytest.mark.parametrize("players", [3, 4])
def test_the_advanced_game_is_for_two(players: int) -> None:
    with pytest.raises(StarholdError):
        GAME.new(players=players, seed=1, options={"advanced_two_player": True})


# -- 87: both Explores


@pytest.mark.rule("race:87", "race:127")
@pytest.mark.parametrize(
    ("tableau", "drawn", "kept"),
    [("", 8, 2), ("expedition_force", 9, 2), ("research_labs", 8, 3), ("galactic_renaissance research_labs", 10, 4)],
)
def test_both_explores_are_one_phase_with_both_bonuses(tableau: str, drawn: int, kept: int) -> None:
    t = advanced(seat(tableau), seat(""))
    t.actions("explore_5+explore_1_1", "trade+produce")
    assert (len(t.explored(0)), t.need(0)) == (drawn, kept)
    assert (len(t.explored(1)), t.need(1)) == (2, 1)
    for one in (0, 1):
        while t.asked().get(one) == "explore_discard":
            t.do(one, min(t.legal(one)))
    assert (len(t.hand(0)), len(t.hand(1))) == (kept, 1)
    assert t.round() == 2  # no second Explore


# -- 88 to 90: Develop or Settle twice


@pytest.mark.rule("race:88")
def test_develop_twice_gives_two_phases_with_the_bonus_in_both() -> None:
    t = advanced(seat("", hand="export_duties new_military_tactics"), seat(""))
    t.actions("develop+develop", "trade+produce")
    for card in ("export_duties", "new_military_tactics"):  # cost 1 less 1 each time
        t.place(card)
    assert t.tableau(0) == ["export_duties", "new_military_tactics"]
    assert t.round() == 2


@pytest.mark.rule("race:88")
def test_powers_of_cards_placed_in_the_first_develop_work_in_the_second() -> None:
    t = advanced(
        seat("", hand="public_works export_duties"),
        seat("", hand="investment_credits drop_ships gem_world spice_world"),
    )
    t.luck("new_vinland")
    t.actions("develop+develop", "develop+develop")
    t.do(0, "place:public_works")
    t.do(1, "place:investment_credits")
    assert t.hand(0) == ["export_duties"]  # nothing for Public Works itself
    t.do(0, "place:export_duties")
    t.do(1, "place:drop_ships")  # 4 - 1 - 1, all that is left in hand
    assert t.hand(0) == ["new_vinland"]
    assert t.tableau(1) == ["investment_credits", "drop_ships"]
    assert t.discard() == {"gem_world": 1, "spice_world": 1}


@pytest.mark.rule("race:88")
def test_settle_twice_gives_the_bonus_twice_and_new_military_in_the_second() -> None:
    t = advanced(seat("new_sparta", hand="former_penal_colony rebel_warrior_race"), seat(""))
    t.actions("settle+settle", "trade+produce")
    assert t.legal(0) == {"place:former_penal_colony", "pass"}
    t.luck("gem_world", "spice_world", "new_vinland", "artist_colony")
    t.place("former_penal_colony")
    assert t.hand(0) == ["rebel_warrior_race", "spice_world"]
    t.place("rebel_warrior_race")
    assert t.tableau(0) == ["new_sparta", "former_penal_colony", "rebel_warrior_race"]
    assert t.hand(0) == ["artist_colony", "spice_world"]


@pytest.mark.rule("race:89")
def test_an_opponent_who_picked_develop_once_has_the_bonus_only_in_the_first() -> None:
    t = advanced(seat(""), seat("", hand="export_duties"))
    t.actions("develop+develop", "develop+trade")
    assert t.legal(1) == {"place:export_duties", "pass"}  # 1 - 1, no card to pay with
    t.pass_all()
    assert t.asked() == {0: "choose_development", 1: "choose_development"}
    assert t.legal(1) == {"pass"}  # now it costs 1


@pytest.mark.rule("race:89")
def test_an_opponent_who_picked_settle_once_draws_only_in_the_first() -> None:
    t = advanced(seat(""), seat("", hand="refugee_world pilgrimage_world"))
    t.actions("settle+settle", "settle+produce")
    t.do(0, "pass")
    t.do(1, "place:refugee_world")
    assert len(t.hand(1)) == 2
    t.do(0, "pass")
    t.do(1, "place:pilgrimage_world")
    assert len(t.hand(1)) == 1


@pytest.mark.rule("race:89")
def test_an_opponent_who_did_not_pick_it_acts_in_both() -> None:
    t = advanced(seat(""), seat("", hand="refugee_world pilgrimage_world"))
    t.actions("settle+settle", "explore_5+produce")
    while t.asked().get(0) == "explore_discard" or t.asked().get(1) == "explore_discard":
        one = min(t.asked())
        t.do(one, min(t.legal(one)))
    for world in ("refugee_world", "pilgrimage_world"):
        t.do(0, "pass")
        t.do(1, f"place:{world}")
    assert t.tableau(1) == ["refugee_world", "pilgrimage_world"]


@pytest.mark.rule("race:89")
@pytest.mark.parametrize(("action", "decision"), [("develop", "choose_development"), ("settle", "choose_world")])
def test_if_both_picked_it_twice_there_are_still_only_two_phases(action: str, decision: str) -> None:
    t = advanced(seat(""), seat(""))
    t.actions(f"{action}+{action}", f"{action}+{action}")
    both_pass(t, decision)
    both_pass(t, decision)
    assert t.round() == 2


@pytest.mark.rule("race:89")
def test_if_both_picked_develop_twice_both_have_both_bonuses() -> None:
    hands = ("export_duties new_military_tactics", "public_works investment_credits")
    t = advanced(seat("", hand=hands[0]), seat("", hand=hands[1]))
    t.actions("develop+develop", "develop+develop")
    for first, second in zip(hands[0].split(), hands[1].split(), strict=True):
        t.do(0, f"place:{first}")
        t.do(1, f"place:{second}")
    assert (t.tableau(0), t.tableau(1)) == (hands[0].split(), hands[1].split())


@pytest.mark.rule("race:90")
@pytest.mark.parametrize(("action", "decision"), [("develop", "choose_development"), ("settle", "choose_world")])
def test_picked_once_by_each_player_it_is_one_phase(action: str, decision: str) -> None:
    t = advanced(seat(""), seat(""))
    t.actions(f"{action}+trade", f"{action}+produce")
    both_pass(t, decision)
    assert t.round() == 2


# -- 91: both Consumes


@pytest.mark.rule("race:91", "race:127")
def test_both_consumes_are_one_phase_sell_first_then_double() -> None:
    t = advanced(seat("tourist_world asteroid_belt* radioactive_world* destroyed_world*"), seat(""))
    t.actions("trade+double_vp", "develop+produce")
    t.pass_all()
    assert t.asked() == {0: "sell_good"}
    assert t.legal(0) == {"sell:asteroid_belt", "sell:radioactive_world", "sell:destroyed_world"}
    t.do(0, "sell:destroyed_world")
    assert len(t.hand(0)) == 3
    assert t.chips(0) == 6  # Tourist World: 3, doubled
    assert t.round() == 2


@pytest.mark.rule("race:91")
def test_the_sale_must_come_first_even_if_the_good_is_then_missing_for_the_double() -> None:
    t = advanced(seat("tourist_world asteroid_belt* radioactive_world*"), seat(""))
    t.actions("trade+double_vp", "develop+produce")
    t.pass_all()
    assert t.why(0, "use:tourist_world") is not None
    t.do(0, "sell:asteroid_belt")
    assert t.chips(0) == 0
    assert t.goods(0) == {"radioactive_world"}


# -- 92: per phase


@pytest.mark.rule("race:92")
def test_interstellar_bank_draws_at_the_start_of_each_of_the_two() -> None:
    t = advanced(seat("interstellar_bank"), seat(""))
    t.luck("gem_world", "spice_world")
    t.actions("develop+develop", "trade+produce")
    assert t.hand(0) == ["gem_world"]
    t.pass_all()
    assert t.hand(0) == ["gem_world", "spice_world"]


@pytest.mark.rule("race:92", "race:127")
def test_new_military_tactics_last_only_for_the_first_of_the_two() -> None:
    t = advanced(seat("new_military_tactics", hand="pirate_world rebel_underground"), seat(""))
    t.actions("settle+settle", "trade+produce")
    assert t.legal(0) == {"place:pirate_world", "place:rebel_underground", "pass"}
    t.place("pirate_world")
    assert t.tableau(0) == ["pirate_world"]
    assert "place:rebel_underground" not in t.legal(0)


# -- 93: the standard game for two


@pytest.mark.rule("race:93")
def test_two_players_may_play_with_one_action_each() -> None:
    t = table(seat(""), seat(""))
    assert t.legal(0) == {f"choose:{action}" for action in ACTIONS}
    t.do(0, "choose:develop")
    assert t.asked() == {1: "choose_action"}
    t.do(1, "choose:develop")
    both_pass(t, "choose_development")
    assert t.round() == 2


# -- 127: repetitions are complete


@pytest.mark.rule("race:127")
def test_the_phases_of_a_round_run_one_to_five_with_repetitions_in_place() -> None:
    t = advanced(seat("asteroid_belt"), seat(""))
    t.actions("develop+develop", "settle+settle")
    phases = []
    while t.round() == 1:
        phases.append((t.phase(), t.asked()[0]))
        t.pass_all()
    assert phases == [(2, "choose_development")] * 2 + [(3, "choose_world")] * 2


@pytest.mark.rule("race:127")
def test_the_duplicate_rule_sees_cards_placed_in_the_first() -> None:
    t = advanced(seat("", hand="export_duties export_duties"), seat(""))
    t.actions("develop+develop", "trade+produce")
    t.place("export_duties")
    forbidden(t, 0, "place:export_duties", rule="25")
    assert t.legal(0) == {"pass"}


@pytest.mark.rule("race:127", "race:110")
def test_the_list_of_powers_is_taken_anew_for_the_second() -> None:
    hand = "alien_rosetta_stone_world deserted_alien_outpost gem_world spice_world comet_zone"
    t = advanced(seat("", hand=f"{hand} asteroid_belt new_earth"), seat(""))
    t.actions("settle+settle", "trade+produce")
    t.luck("old_earth")
    t.place("alien_rosetta_stone_world")
    t.do(0, "pay:gem_world", "pay:comet_zone", "pay:new_earth")
    assert t.hand(0) == ["asteroid_belt", "deserted_alien_outpost", "old_earth", "spice_world"]
    t.place("deserted_alien_outpost")
    assert t.need(0) == 2  # 4 - 2


@pytest.mark.rule("race:127")
def test_both_cards_of_a_player_are_revealed_together() -> None:
    t = advanced(seat(""), seat(""))
    t.do(0, "choose:develop", "choose:settle")
    t.do(1, "choose:trade")
    for viewer in (1, None):
        assert revealed(t, viewer, 0) == []
    for viewer in (0, None):
        assert revealed(t, viewer, 1) == []
    t.do(1, "choose:produce")
    for viewer in (0, 1, None):
        assert sorted(revealed(t, viewer, 0)) == ["develop", "settle"]
        assert sorted(revealed(t, viewer, 1)) == ["produce", "trade"]
