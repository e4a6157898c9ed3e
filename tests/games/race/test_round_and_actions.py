"""A round: choosing actions, which phases happen, the order between players, the named decisions."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, new_game, seat, table

ACTIONS = ["explore_5", "explore_1_1", "develop", "settle", "trade", "double_vp", "produce"]
CHOICES = {f"choose:{action}" for action in ACTIONS}
TEN = "gem_world comet_zone spice_world new_vinland artist_colony plague_world public_works colony_ship drop_ships"


def round_of(t: Table, *, like: str = "pass") -> list[str]:
    """Plays the round out, with choices that start like that if there are any. The decisions met, without repeats."""
    met: list[str] = []
    while not t.over() and "choose_action" not in t.asked().values():
        who, name = next(iter(t.asked().items()))
        if name not in met:
            met.append(name)
        t.do(who, min(t.legal(who), key=lambda choice: (not choice.startswith(like), choice)))
    return met


# -- choosing actions


@pytest.mark.rule("race:7", "race:101")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_picks_one_of_seven_action_cards(players: int) -> None:
    t = table(*[seat(world) for world in ["old_earth", "new_sparta", "alpha_centauri", "epsilon_eridani"][:players]])
    assert t.asked() == dict.fromkeys(range(players), "choose_action")
    for who in range(players):
        assert t.legal(who) == CHOICES
        assert t.need(who) == 1


@pytest.mark.rule("race:7")
def test_one_action_card_only() -> None:
    t = table(seat("old_earth"), seat("new_sparta"))
    t.do(0, "choose:develop")
    assert t.legal(0) == set()
    forbidden(t, 0, "choose:settle")


@pytest.mark.rule("race:7", "race:99")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_pick_is_secret_until_all_have_picked(action: str) -> None:
    t = table(seat("old_earth", hand="gem_world"), seat("new_sparta"))
    t.do(0, f"choose:{action}")
    other = table(seat("old_earth", hand="gem_world"), seat("new_sparta"))
    other.do(0, "choose:develop")
    assert t.view(1) == other.view(1)
    assert t.view(None) == other.view(None)


@pytest.mark.rule("race:7")
def test_all_reveal_together() -> None:
    t = table(seat("old_earth", hand="gem_world"), seat("new_sparta"), seat("alpha_centauri"))
    t.do(2, "choose:settle")
    t.do(0, "choose:develop")
    assert t.phase() == 0
    assert t.asked() == {1: "choose_action"}
    t.do(1, "choose:explore_5")
    for viewer in (0, 1, 2, None):
        empires = t.view(viewer)["empires"]
        assert isinstance(empires, list)
        assert [empire["actions"] for empire in empires] == [["develop"], ["explore_5"], ["settle"]]


# -- which phases happen


FULL = {
    "explore_5": "explore_discard",
    "develop": "choose_development",
    "settle": "choose_world",
    "trade": "sell_good",
    "produce": "produce_windfall",
}
BUSY = [  # two goods to choose from for a sale, two empty windfall worlds for the bonus
    "spice_world* gem_world* asteroid_belt radioactive_world",
    "comet_zone* rebel_miners* destroyed_world empath_world",
    "artist_colony* plague_world* refugee_world pirate_world",
    "space_port* new_vinland* aquatic_uplift_race star_nomad_lair",
]


@pytest.mark.rule("race:8")
@pytest.mark.parametrize("chosen", [*permutations(FULL, 2), *list(permutations(FULL, 4))[::7]])
def test_only_chosen_phases_happen_and_in_the_order_of_their_numbers(chosen: tuple[str, ...]) -> None:
    t = table(*[seat(worlds) for worlds in BUSY[: len(chosen)]])
    t.actions(*chosen)
    met = round_of(t)
    assert [name for name in met if name in FULL.values()] == [FULL[action] for action in FULL if action in chosen]
    assert t.round() == 2


@pytest.mark.rule("race:8")
def test_a_phase_nobody_chose_is_left_out() -> None:
    t = table(seat("old_earth gem_world*", hand="public_works colony_ship"), seat("new_sparta", hand="drop_ships"))
    t.actions("settle", "settle")
    assert t.asked() == {0: "choose_world", 1: "choose_world"}
    t.pass_all()
    assert t.asked() == {0: "choose_action", 1: "choose_action"}
    assert t.goods(0) == {"gem_world"}
    assert t.chips(0) == 0
    assert (t.hand(0), t.hand(1)) == (["colony_ship", "public_works"], ["drop_ships"])


@pytest.mark.rule("race:8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_happens_once_however_many_chose_it(players: int) -> None:
    hands = ["public_works gem_world", "colony_ship comet_zone", "drop_ships", "space_marines"]
    t = table(*[seat("", hand=hand) for hand in hands[:players]])
    t.actions(*["develop"] * players)
    assert t.asked() == dict.fromkeys(range(players), "choose_development")
    t.pass_all()
    assert t.asked() == dict.fromkeys(range(players), "choose_action")
    assert t.round() == 2


@pytest.mark.rule("race:8")
def test_everybody_acts_but_only_the_chooser_has_the_bonus() -> None:
    t = table(seat("old_earth", hand="space_marines gem_world"), seat("new_sparta", hand="colony_ship comet_zone"))
    t.actions("develop", "settle")
    assert t.legal(0) == {"pass", "place:space_marines"}  # 2 - 1, paid with one card
    assert t.legal(1) == {"pass"}  # 2, and only one card to pay with


@pytest.mark.rule("race:8")
def test_every_chooser_has_the_bonus() -> None:
    t = table(seat("old_earth", hand="space_marines gem_world"), seat("new_sparta", hand="colony_ship comet_zone"))
    t.actions("develop", "develop")
    assert t.legal(0) == {"pass", "place:space_marines"}
    assert t.legal(1) == {"pass", "place:colony_ship"}


@pytest.mark.rule("race:8", "race:20")
def test_each_chooser_has_the_bonus_of_the_card_he_played() -> None:
    t = table(seat("old_earth"), seat("new_sparta"), seat("alpha_centauri"), actions="explore_5 explore_1_1 produce")
    assert [len(t.explored(who)) for who in range(3)] == [7, 3, 2]
    assert [t.need(who) for who in range(3)] == [1, 2, 1]


@pytest.mark.rule("race:8")
def test_two_consume_cards_make_one_phase_with_each_its_own_bonus() -> None:
    t = table(seat("old_earth gem_world*"), seat("epsilon_eridani spice_world*"), actions="trade double_vp")
    assert (t.chips(0), len(t.hand(0))) == (0, 3)  # sold: 2 and Old Earth's 1
    assert (t.chips(1), len(t.hand(1))) == (2, 1)  # consumed: 1 VP doubled, 1 card
    assert t.round() == 2


# -- action cards come back


@pytest.mark.rule("race:9")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_same_action_may_be_chosen_again_and_again(action: str) -> None:
    t = table(seat("old_earth"), seat("new_sparta"))
    for number in (1, 2, 3):
        assert t.round() == number
        assert t.legal(0) == t.legal(1) == CHOICES
        t.actions(action, action)
        round_of(t)


# -- no hand limit


@pytest.mark.rule("race:11", "race:72")
def test_more_than_ten_cards_may_be_held_until_the_end_of_the_round() -> None:
    t = table(seat("old_earth", hand=f"{TEN} mining_robots"), seat("new_sparta"))
    t.luck("new_earth", "new_economy")
    t.actions("explore_1_1", "settle")
    t.do(0, "keep:new_earth", "keep:new_economy")
    t.do(1, min(t.legal(1)))
    assert len(t.hand(0)) == 12
    assert t.asked() == {0: "choose_world", 1: "choose_world"}
    t.pass_all()
    assert t.asked() == {0: "end_discard"}
    assert t.need(0) == 2


@pytest.mark.rule("race:11", "race:26")
def test_cards_above_ten_pay_like_any_others() -> None:
    t = table(seat("old_earth", hand=f"{TEN} mining_robots"), seat("new_sparta"))
    t.luck("new_economy", "new_earth")
    t.actions("explore_1_1", "develop")
    t.do(0, "keep:new_earth", "keep:new_economy")
    t.do(1, min(t.legal(1)))
    t.place("new_economy")
    t.do(0, *[f"pay:{card}" for card in t.hand(0)[:6]])
    assert len(t.hand(0)) == 5
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


# -- order between players


@pytest.mark.rule("race:84", "race:95")
@pytest.mark.parametrize(
    ("starts", "order"),
    [
        ("old_earth new_sparta", [0, 1]),
        ("new_sparta old_earth", [1, 0]),
        ("new_sparta old_earth alpha_centauri", [1, 2, 0]),
        ("alpha_centauri new_sparta epsilon_eridani", [2, 0, 1]),
        ("earths_lost_colony alpha_centauri new_sparta epsilon_eridani", [3, 0, 1, 2]),
        ("new_sparta alpha_centauri earths_lost_colony old_earth", [3, 0, 1, 2]),
    ],
)
def test_order_is_clockwise_from_the_lowest_start_world(starts: str, order: list[int]) -> None:
    worlds = starts.split()
    assert new_game(*worlds, players=len(worlds), seed=3).view(None)["order"] == order


@pytest.mark.rule("race:84")
@pytest.mark.parametrize("order", [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
def test_payments_run_in_that_order(order: list[int]) -> None:
    t = table(
        seat("", hand="public_works gem_world comet_zone"),
        seat("", hand="export_duties spice_world artist_colony"),
        seat("", hand="investment_credits new_vinland plague_world"),
        order=order,
        actions="settle produce develop",
    )
    placed = ["public_works", "export_duties", "investment_credits"]
    for who in (0, 1):
        t.do(who, f"place:{placed[who]}")
    t.do(2, "pass")
    for who in order:
        if who == 2:
            continue
        assert t.asked() == {who: "pay"}
        t.do(who, min(t.legal(who)))
    assert "pay" not in t.asked().values()


@pytest.mark.rule("race:84", "race:122")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_the_last_cards_of_the_deck_go_in_that_order(order: list[int]) -> None:
    t = table(seat("old_earth"), seat("new_sparta"), deck="gem_world comet_zone spice_world", order=order)
    t.luck("spice_world", "gem_world", "comet_zone")
    t.actions("explore_1_1", "explore_1_1")
    first, second = order
    assert sorted(t.explored(first)) == ["comet_zone", "gem_world", "spice_world"]
    assert t.explored(second) == []
    assert t.asked() == {first: "explore_discard"}


@pytest.mark.rule("race:84", "race:46")
def test_goods_are_sold_in_that_order() -> None:
    t = table(seat("gem_world* spice_world*"), seat("comet_zone* artist_colony*"), order=[1, 0], actions="trade trade")
    assert t.asked() == {1: "sell_good"}
    t.do(1, "sell:comet_zone")
    assert t.asked() == {0: "sell_good"}


# -- the named decisions


@pytest.mark.rule("race:101", "race:99")
@pytest.mark.parametrize(("action", "name"), [("develop", "choose_development"), ("settle", "choose_world")])
def test_players_without_a_card_to_place_are_asked_all_the_same(action: str, name: str) -> None:
    t = table(seat("old_earth"), seat("new_sparta", hand="rebel_homeworld"), seat("alpha_centauri"))
    t.actions(action, action, action)
    assert t.asked() == {0: name, 1: name, 2: name}
    assert t.legal(0) == t.legal(1) == t.legal(2) == {"pass"}


@pytest.mark.rule("race:101")
def test_the_decisions_of_a_round_come_in_order() -> None:
    cannot_place = "rebel_base rebel_homeworld rebel_outpost lost_alien_warship pirate_world rebel_underground "
    cannot_place += "rebel_warrior_race alien_robot_sentry malevolent_lifeforms alien_robot_scout_ship rebel_miners"
    t = table(
        seat("colony_ship", hand="public_works artist_colony plague_world space_port bio_hazard_mining_world"),
        seat("gem_world* spice_world* galactic_resort* outlaw_world"),
        seat("", hand=cannot_place),
        seat(""),
    )
    t.luck("comet_zone", "new_sparta", "mining_league", "new_economy", "rebel_fuel_cache", "runaway_robots")
    t.actions("settle", "trade", "develop", "explore_5")
    assert round_of(t, like="place:") == [
        "explore_discard",
        "choose_development",
        "pay",
        "choose_world",
        "pay_world",
        "sell_good",
        "consume_next",
        "consume_goods",
        "end_discard",
    ]


@pytest.mark.rule("race:101")
@pytest.mark.parametrize("wrong", ["pass", "end", "place:public_works", "pay:gem_world", "settle:pay", "guess:3"])
def test_an_answer_to_another_decision_is_refused_and_changes_nothing(wrong: str) -> None:
    t = table(seat("old_earth", hand="public_works gem_world"), seat("new_sparta"))
    forbidden(t, 0, wrong, rule="101")


@pytest.mark.rule("race:101")
def test_a_player_not_asked_cannot_choose() -> None:
    t = table(seat("", hand="public_works gem_world comet_zone"), seat("", hand="export_duties spice_world"))
    t.actions("settle", "develop")
    t.place("public_works")
    assert t.asked() == {0: "pay"}
    assert t.legal(1) == set()
    forbidden(t, 1, "pay:spice_world")


@pytest.mark.rule("race:101", "race:107")
def test_a_payment_is_exactly_the_cost() -> None:
    t = table(seat("", hand="mining_robots gem_world comet_zone spice_world"), seat(""), actions="settle develop")
    t.place("mining_robots")
    assert t.need(0) == 2
    t.do(0, "pay:gem_world")
    assert t.need(0) == 1
    assert t.why(0, "pass") is not None
    t.do(0, "pay:comet_zone")
    assert t.hand(0) == ["spice_world"]
    assert t.discard() == Counter(["gem_world", "comet_zone"])


@pytest.mark.rule("race:101", "race:46")
def test_a_trade_chooser_with_a_good_cannot_decline() -> None:
    t = table(seat("gem_world* comet_zone*"), seat(""), actions="trade trade")
    assert t.legal(0) == {"sell:gem_world", "sell:comet_zone"}
    assert t.why(0, "pass") is not None
    assert t.why(0, "end") is not None


@pytest.mark.rule("race:101", "race:72")
@pytest.mark.parametrize(("cards", "need"), [(10, 0), (11, 1), (13, 3)])
def test_end_discard_is_exactly_what_is_above_ten(cards: int, need: int) -> None:
    hand = f"{TEN} mining_robots new_earth new_economy merchant_guild".split()[:cards]
    t = table(seat("", hand=" ".join(hand)), seat(""), actions="settle settle")
    t.pass_all()
    if need == 0:
        assert t.asked() == {0: "choose_action", 1: "choose_action"}
        return
    assert t.asked() == {0: "end_discard"}
    assert t.need(0) == need
    t.do(0, *[f"discard:{card}" for card in t.hand(0)[:need]])
    assert len(t.hand(0)) == 10
    assert t.asked() == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("race:101", "race:86")
def test_advanced_players_pick_two_of_nine_action_cards() -> None:
    t = table(seat(""), seat(""), options={"advanced_two_player": True})
    assert t.need(0) == t.need(1) == 2
    t.do(0, "choose:develop")
    assert t.legal(0) == CHOICES  # the second Develop too
    t.do(1, "choose:explore_5")
    assert t.legal(1) == CHOICES - {"choose:explore_5"}
    t.do(1, "choose:settle")
    assert t.asked() == {0: "choose_action"}
