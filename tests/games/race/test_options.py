"""Every switch of the engine and its default: race:94."""

from __future__ import annotations

from typing import Any

import pytest

from starhold import StarholdError
from starhold.games.race.game import GAME
from tests.games.race.kit import new_game, seat, table

DEFAULTS: dict[str, object] = {
    "edition": "first",
    "first_game": False,
    "advanced_two_player": False,
    "pilgrimage_any_time": False,
    "gambling_optional": False,
    "produce_bonus_mandatory": False,
    "produce_order_free": False,
    "galactic_order_floor_zero": False,
    "needless_discards": "applicable",
    "max_rounds": 0,
}


@pytest.mark.rule("race:94")
def test_without_options_the_defaults_are_played() -> None:
    assert new_game().view(None)["options"] == DEFAULTS


@pytest.mark.rule("race:94")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "later"),
        ("first_game", True),
        ("advanced_two_player", True),
        ("pilgrimage_any_time", True),
        ("gambling_optional", True),
        ("produce_bonus_mandatory", True),
        ("produce_order_free", True),
        ("galactic_order_floor_zero", True),
        ("needless_discards", "needed_only"),
        ("needless_discards", "any_settle"),
        ("max_rounds", 30),
    ],
)
def test_each_option_can_be_set_by_itself(option: str, value: Any) -> None:
    t = new_game(**{option: value})
    assert t.view(None)["options"] == {**DEFAULTS, option: value}


@pytest.mark.rule("race:94")
def test_the_setting_for_a_comparison_with_the_other_engine_is_accepted() -> None:
    like_e: dict[str, Any] = {
        "pilgrimage_any_time": True,
        "produce_bonus_mandatory": True,
        "needless_discards": "any_settle",
        "max_rounds": 30,
    }
    t = new_game(players=4, **like_e)
    assert t.view(None)["options"] == {**DEFAULTS, **like_e}


@pytest.mark.rule("race:94")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "second"),
        ("needless_discards", "always"),
        ("max_rounds", -1),
        ("first_game", "perhaps"),
        ("no_such_option", True),
    ],
)
def test_unknown_options_and_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(StarholdError):
        GAME.new(players=2, seed=1, options={option: value})


@pytest.mark.rule("race:94")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(StarholdError):
        GAME.new(players=players, seed=1, options={})


@pytest.mark.rule("race:94")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_and_four_can_play(players: int) -> None:
    t = new_game(players=players)
    assert t.asked() == dict.fromkeys(range(players), "first_discard")


# -- edition


@pytest.mark.rule("race:94")
@pytest.mark.parametrize(
    ("edition", "world", "cost", "vp"),
    [
        ("first", "black_market_trading_world", 3, 2),
        ("later", "black_market_trading_world", 2, 1),
        ("first", "bio_hazard_mining_world", 3, 2),
        ("later", "bio_hazard_mining_world", 2, 0),
        ("first", "imperium_armaments_world", 4, 2),
        ("later", "imperium_armaments_world", 3, 2),
        ("later", "mining_world", 3, 2),
    ],
)
def test_the_later_edition_changes_cost_and_points(edition: str, world: str, cost: int, vp: int) -> None:
    money = ["asteroid_belt", "gem_world", "spice_world", "comet_zone"]
    options: dict[str, object] = {"edition": edition}
    poor = table(seat("", hand=" ".join([world, *money[: cost - 1]])), seat(""), options=options)
    poor.actions("settle", "settle")
    assert f"place:{world}" not in poor.legal(0)
    t = table(seat("", hand=" ".join([world, *money[:cost]])), seat(""), options=options, actions="trade settle")
    t.place(world)
    assert t.tableau(0) == [world]
    assert t.hand(0) == []
    assert t.score(0).total == vp


@pytest.mark.rule("race:94")
@pytest.mark.parametrize(("edition", "placed"), [("first", False), ("later", True)])
def test_outlaw_world_has_military_in_the_later_edition(edition: str, placed: bool) -> None:
    t = table(seat("outlaw_world", hand="star_nomad_lair"), seat(""), options={"edition": edition})
    t.actions("settle", "settle")
    assert ("place:star_nomad_lair" in t.legal(0)) is placed


@pytest.mark.rule("race:94")
@pytest.mark.parametrize("edition", ["first", "later"])
def test_outlaw_world_keeps_its_consume_power_in_both_editions(edition: str) -> None:
    t = table(seat("outlaw_world asteroid_belt*"), seat(""), options={"edition": edition}, actions="develop trade")
    t.pass_all()
    assert (t.chips(0), len(t.hand(0))) == (1, 1)


@pytest.mark.rule("race:94", "race:116")
@pytest.mark.parametrize(("edition", "cost"), [("first", 3), ("later", 2)])
def test_gambling_looks_at_the_cost_of_the_edition(edition: str, cost: int) -> None:
    for guess in (2, 3):
        t = table(seat("gambling_world"), seat(""), options={"edition": edition}, actions="double_vp double_vp")
        t.luck("black_market_trading_world")
        t.do(0, f"guess:{guess}")
        assert t.hand(0) == (["black_market_trading_world"] if guess == cost else [])


@pytest.mark.rule("race:94", "race:65")
@pytest.mark.parametrize(("edition", "vp"), [("first", 2), ("later", 3)])
def test_scoring_looks_at_the_military_of_the_edition(edition: str, vp: int) -> None:
    t = table(seat("new_galactic_order outlaw_world"), seat(""), options={"edition": edition})
    assert dict(t.score(0).parts)["new_galactic_order"] == vp


# -- the other switches: off and on


@pytest.mark.rule("race:94", "race:5", "race:97")
def test_first_game_off_deals_six_and_on_gives_the_numbered_hands() -> None:
    off = new_game()
    assert off.asked() == {0: "first_discard", 1: "first_discard"}
    on = new_game(first_game=True)
    assert on.asked() == {0: "choose_action", 1: "choose_action"}
    hands = {on.tableau(one)[0]: on.hand(one) for one in (0, 1)}
    assert hands == {
        "epsilon_eridani": ["colony_ship", "gem_world", "public_works", "rebel_fuel_cache"],
        "alpha_centauri": ["comet_zone", "expedition_force", "mining_robots", "rebel_miners"],
    }


@pytest.mark.rule("race:94", "race:86")
@pytest.mark.parametrize("on", [False, True])
def test_advanced_two_player(on: bool) -> None:
    t = table(seat(""), seat(""), options={"advanced_two_player": on})
    t.do(0, "choose:develop")
    assert (0 in t.asked()) is on


@pytest.mark.rule("race:94", "race:55")
def test_pilgrimage_any_time() -> None:
    own = seat("tourist_world new_vinland pilgrimage_world asteroid_belt* radioactive_world* destroyed_world*")
    off = table(own, seat(""), actions="double_vp double_vp")
    assert off.legal(0) == {"use:tourist_world", "use:new_vinland"}
    on = table(own, seat(""), options={"pilgrimage_any_time": True}, actions="double_vp double_vp")
    assert on.legal(0) == {"use:tourist_world", "use:new_vinland", "use:pilgrimage_world"}


@pytest.mark.rule("race:94", "race:59")
def test_gambling_optional() -> None:
    off = table(seat("gambling_world"), seat(""), actions="double_vp double_vp")
    assert off.asked() == {0: "lucky_number"}
    on = table(seat("gambling_world"), seat(""), options={"gambling_optional": True}, actions="double_vp double_vp")
    assert on.legal(0) == {"use:gambling_world.2", "end"}
    on.do(0, "end")
    assert on.hand(0) == []
    assert on.discard().total() == 0
    assert on.round() == 2


@pytest.mark.rule("race:94", "race:64")
@pytest.mark.parametrize("on", [False, True])
def test_produce_bonus_mandatory(on: bool) -> None:
    t = table(seat("asteroid_belt empath_world"), seat(""), options={"produce_bonus_mandatory": on})
    t.actions("produce", "produce")
    assert ("pass" in t.legal(0)) is not on


@pytest.mark.rule("race:94", "race:71")
@pytest.mark.parametrize(("on", "decision"), [(False, "produce_windfall"), (True, "produce_source")])
def test_produce_order_free(on: bool, decision: str) -> None:
    t = table(seat("mining_robots asteroid_belt empath_world"), seat(""), options={"produce_order_free": on})
    t.actions("produce", "produce")
    assert t.asked() == {0: decision}


@pytest.mark.rule("race:94", "race:71", "race:64")
def test_produce_order_free_still_lets_the_bonus_be_skipped_and_the_power_not() -> None:
    t = table(seat("mining_robots asteroid_belt empath_world"), seat(""), options={"produce_order_free": True})
    t.actions("produce", "produce")
    t.do(0, "source:bonus", "pass")
    assert t.goods(0) == {"asteroid_belt"}
    assert t.round() == 2


@pytest.mark.rule("race:94", "race:71")
def test_produce_order_free_lets_galactic_engineers_come_before_the_other_powers() -> None:
    own = seat("mining_robots galactic_engineers asteroid_belt empath_world")
    t = table(own, seat(""), options={"produce_order_free": True}, actions="develop produce")
    t.pass_all()
    assert t.legal(0) == {"source:mining_robots", "source:galactic_engineers"}
    t.do(0, "source:galactic_engineers")
    assert t.legal(0) == {"fill:asteroid_belt", "fill:empath_world"}
    t.do(0, "fill:asteroid_belt")  # Mining Robots have no target left
    assert t.goods(0) == {"asteroid_belt"}
    assert t.round() == 2


@pytest.mark.rule("race:94", "race:65")
@pytest.mark.parametrize(("on", "vp"), [(False, -1), (True, 0)])
def test_galactic_order_floor_zero(on: bool, vp: int) -> None:
    own = seat("new_galactic_order contact_specialist refugee_world empath_world")
    t = table(own, seat(""), options={"galactic_order_floor_zero": on})
    assert dict(t.score(0).parts)["new_galactic_order"] == vp


@pytest.mark.rule("race:94", "race:106")
@pytest.mark.parametrize(
    ("value", "conquering", "paying"),
    [
        ("needed_only", {"conquer"}, {"pay"}),
        ("applicable", {"conquer", "conquer+tactics"}, {"pay"}),
        ("any_settle", {"conquer", "conquer+tactics"}, {"pay", "pay+tactics"}),
    ],
)
def test_needless_discards(value: str, conquering: set[str], paying: set[str]) -> None:
    for world, modes in (("avian_uplift_race", conquering), ("pilgrimage_world", paying)):
        own = seat("new_sparta new_military_tactics", hand=world)
        t = table(own, seat(""), options={"needless_discards": value}, actions="settle settle")
        t.place(world)
        if len(modes) == 1:  # one mode: the engine uses it
            assert t.tableau(0) == ["new_sparta", "new_military_tactics", world]
        else:
            assert t.legal(0) == {f"settle:{mode}" for mode in modes}


@pytest.mark.rule("race:94", "race:80")
@pytest.mark.parametrize(("limit", "over"), [(0, False), (1, True), (2, False)])
def test_max_rounds(limit: int, over: bool) -> None:
    t = table(seat(""), seat(""), options={"max_rounds": limit}, actions="double_vp double_vp")
    assert t.over() is over
