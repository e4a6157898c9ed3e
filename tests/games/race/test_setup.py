"""Setting up: the pool, the start worlds, the first hands, Alpha Centauri's good, the first game."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.games.race.cards import CARDS, INDEX
from tests.games.base_kit import forbidden
from tests.games.knowledge import named
from tests.games.race.kit import Table, new_game, seat, table

STARTS = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
PRESET = {
    "epsilon_eridani": {"public_works", "colony_ship", "gem_world", "rebel_fuel_cache"},
    "alpha_centauri": {"mining_robots", "expedition_force", "comet_zone", "rebel_miners"},
    "new_sparta": {"export_duties", "new_military_tactics", "former_penal_colony", "malevolent_lifeforms"},
    "earths_lost_colony": {"space_marines", "contact_specialist", "avian_uplift_race", "spice_world"},
}
WHOLE = Counter({card.id: card.copies for card in CARDS})
SIX = ["gem_world", "comet_zone", "spice_world", "public_works", "colony_ship", "mining_robots"]
OTHER_SIX = ["new_vinland", "artist_colony", "plague_world", "space_marines", "drop_ships", "new_economy"]


def good_cards(t: Table, players: int) -> Counter[str]:
    found = [t.good_card(who, world) for who in range(players) for world in t.goods(who)]
    return Counter(card for card in found if card is not None)


def all_cards(t: Table, players: int) -> Counter[str]:
    """All cards of the game, wherever they lie."""
    lying = t.deck() + t.discard() + good_cards(t, players)
    for who in range(players):
        lying += Counter(t.hand(who)) + Counter(t.tableau(who))
    return lying


# -- the pool


@pytest.mark.rule("race:1", "race:100")
@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_holds_twelve_points_for_each_player(players: int, pool: int) -> None:
    t = new_game(players=players)
    assert t.view(None)["pool"] == pool
    assert all(t.view(who)["pool"] == pool for who in range(players))
    assert all(t.chips(who) == 0 for who in range(players))


# -- start worlds


@pytest.mark.rule("race:2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_one_of_the_five_start_worlds(players: int) -> None:
    for seed in range(10):
        t = new_game(players=players, seed=seed)
        got = [t.tableau(who) for who in range(players)]
        assert all(len(cards) == 1 and cards[0] in STARTS for cards in got)
        assert len({cards[0] for cards in got}) == players


@pytest.mark.rule("race:2")
def test_any_start_world_can_come_to_any_seat() -> None:
    seen = {(who, new_game(seed=seed).tableau(who)[0]) for seed in range(80) for who in (0, 1)}
    assert seen == {(who, world) for who in (0, 1) for world in STARTS}


@pytest.mark.rule("race:2")
def test_start_worlds_lie_face_up_from_the_start() -> None:
    t = new_game("new_sparta", "old_earth")
    for viewer in (0, 1, None):
        empires = t.view(viewer)["empires"]
        assert [[place["card"] for place in empire["tableau"]] for empire in empires] == [["new_sparta"], ["old_earth"]]


@pytest.mark.rule("race:2")
def test_start_worlds_not_dealt_are_shuffled_into_the_deck() -> None:
    t = new_game("new_sparta", "old_earth", *SIX, *OTHER_SIX)
    assert {world for world in STARTS if t.deck()[world]} == {"epsilon_eridani", "alpha_centauri", "earths_lost_colony"}
    assert all_cards(t, 2) == WHOLE


@pytest.mark.rule("race:2")
def test_a_start_world_left_over_can_be_dealt_into_a_hand() -> None:
    t = new_game("old_earth", "new_sparta", "alpha_centauri", *SIX[:5])
    assert "alpha_centauri" in t.hand(0)
    assert t.goods(0) == set()


# -- first hands


@pytest.mark.rule("race:3", "race:101")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_each_then_all_are_asked_to_discard_two(players: int) -> None:
    t = new_game(players=players)
    assert t.asked() == dict.fromkeys(range(players), "first_discard")
    for who in range(players):
        assert len(t.hand(who)) == 6
        assert t.need(who) == 2
        assert t.legal(who) == {f"discard:{card}" for card in t.hand(who)}


@pytest.mark.rule("race:3")
def test_after_the_first_discard_each_has_four_cards_and_round_one_begins() -> None:
    t = new_game("old_earth", "new_sparta", *SIX, *OTHER_SIX)
    t.do(1, "discard:drop_ships", "discard:new_economy")
    t.do(0, "discard:gem_world", "discard:colony_ship")
    assert t.hand(0) == sorted(set(SIX) - {"gem_world", "colony_ship"})
    assert t.hand(1) == sorted(set(OTHER_SIX) - {"drop_ships", "new_economy"})
    assert t.discard() == Counter(["gem_world", "colony_ship", "drop_ships", "new_economy"])
    assert t.asked() == {0: "choose_action", 1: "choose_action"}
    assert t.round() == 1


@pytest.mark.rule("race:3", "race:85")
def test_nothing_of_a_first_discard_shows_until_all_have_discarded() -> None:
    t = new_game("old_earth", "new_sparta", *SIX, *OTHER_SIX)
    before = t.view(1)
    t.do(0, "discard:gem_world", "discard:colony_ship")
    assert t.asked() == {1: "first_discard"}
    assert {**t.view(1), "asked": []} == {**before, "asked": []}


@pytest.mark.rule("race:3")
def test_only_cards_dealt_to_the_player_can_be_the_first_discard() -> None:
    t = new_game("old_earth", "new_sparta", *SIX, *OTHER_SIX)
    forbidden(t, 0, "discard:new_vinland", "discard:old_earth", "pass", "choose:settle")


@pytest.mark.rule("race:3")
def test_the_same_card_cannot_be_discarded_twice() -> None:
    t = new_game("old_earth", "new_sparta", *SIX, *OTHER_SIX)
    t.do(0, "discard:gem_world")
    assert "discard:gem_world" not in t.legal(0)
    assert t.why(0, "discard:gem_world") is not None


@pytest.mark.rule("race:3")
def test_no_third_card_is_discarded() -> None:
    t = new_game("old_earth", "new_sparta", *SIX, *OTHER_SIX)
    t.do(0, "discard:gem_world", "discard:colony_ship")
    forbidden(t, 0, "discard:comet_zone")


# -- Alpha Centauri


@pytest.mark.rule("race:4")
def test_alpha_centauri_starts_with_a_card_of_the_deck_as_its_good() -> None:
    t = new_game("alpha_centauri", "new_sparta", *SIX, *OTHER_SIX, "blaster_gem_mines")
    assert t.goods(0) == {"alpha_centauri"}
    assert t.good_card(0, "alpha_centauri") == "blaster_gem_mines"
    assert t.deck()["blaster_gem_mines"] == 0
    assert t.deck().total() == 114 - 2 - 12 - 1


@pytest.mark.rule("race:4", "race:98")
def test_nobody_looks_at_alpha_centauris_good() -> None:
    t = new_game("alpha_centauri", "new_sparta", *SIX, *OTHER_SIX, "blaster_gem_mines")
    for viewer in (0, 1, None):
        assert named(t.view(viewer), INDEX)["blaster_gem_mines"] == 0


@pytest.mark.rule("race:4", "race:96")
def test_without_alpha_centauri_nobody_starts_with_a_good() -> None:
    t = new_game("earths_lost_colony", "old_earth", *SIX, *OTHER_SIX)
    assert t.goods(0) == t.goods(1) == set()
    assert t.deck().total() == 114 - 2 - 12


# -- the discard pile


@pytest.mark.rule("race:6", "race:98")
def test_first_discards_are_hidden_from_the_others() -> None:
    t = new_game("old_earth", "new_sparta", *SIX, *OTHER_SIX)
    t.do(0, "discard:gem_world", "discard:comet_zone")
    t.do(1, "discard:new_vinland", "discard:plague_world")
    for viewer in (1, None):
        assert named(t.view(viewer), INDEX)["gem_world"] == named(t.view(viewer), INDEX)["comet_zone"] == 0
    for viewer in (0, None):
        assert named(t.view(viewer), INDEX)["new_vinland"] == named(t.view(viewer), INDEX)["plague_world"] == 0
    assert all(t.view(viewer)["discard_size"] == 4 for viewer in (0, 1, None))


# -- the first game


@pytest.mark.rule("race:5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_deals_the_start_worlds_one_to_n(players: int) -> None:
    for seed in range(12):
        t = new_game(players=players, seed=seed, first_game=True)
        assert {t.tableau(who)[0] for who in range(players)} == set(STARTS[1 : players + 1])


@pytest.mark.rule("race:5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_hands_match_the_start_worlds(players: int) -> None:
    for seed in range(6):
        t = new_game(players=players, seed=seed, first_game=True)
        for who in range(players):
            assert t.hand(who) == sorted(PRESET[t.tableau(who)[0]])


@pytest.mark.rule("race:5")
def test_numbered_cards_of_the_card_list_are_the_preset_hands() -> None:
    for number, world in enumerate(STARTS):
        assert CARDS[INDEX[world]].start == number
        assert {card.id for card in CARDS if card.preset == number and number > 0} == PRESET.get(world, set())


@pytest.mark.rule("race:5")
def test_first_game_shuffles_in_what_is_not_used() -> None:
    t = new_game("epsilon_eridani", "alpha_centauri", first_game=True)
    unused_numbers = PRESET["new_sparta"] | PRESET["earths_lost_colony"]
    second_copies = {"public_works", "colony_ship", "mining_robots", "expedition_force"}
    unused_starts = {"old_earth", "new_sparta", "earths_lost_colony"}
    there = t.deck() + good_cards(t, 2)
    assert there == WHOLE - Counter(t.hand(0) + t.hand(1) + t.tableau(0) + t.tableau(1))
    assert all(there[card] == WHOLE[card] for card in unused_numbers | unused_starts)
    assert all(there[card] == 1 for card in second_copies)


@pytest.mark.rule("race:97", "race:5")
def test_first_game_starts_with_the_choice_of_actions() -> None:
    t = new_game(players=3, first_game=True)
    assert t.asked() == dict.fromkeys(range(3), "choose_action")
    assert t.discard() == Counter()
    assert all(len(t.hand(who)) == 4 for who in range(3))


@pytest.mark.rule("race:97")
def test_first_game_never_deals_old_earth_and_mixes_the_others() -> None:
    seen = {
        (who, new_game(seed=seed, players=2, first_game=True).tableau(who)[0]) for seed in range(30) for who in (0, 1)
    }
    assert seen == {(0, "epsilon_eridani"), (0, "alpha_centauri"), (1, "epsilon_eridani"), (1, "alpha_centauri")}


@pytest.mark.rule("race:97", "race:4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_lays_alpha_centauris_good(players: int) -> None:
    t = new_game(players=players, first_game=True)
    (owner,) = [who for who in range(players) if t.tableau(who) == ["alpha_centauri"]]
    assert t.goods(owner) == {"alpha_centauri"}
    assert t.deck().total() == 114 - players - 4 * players - 1
    assert all_cards(t, players) == WHOLE


# -- start worlds are ordinary cards


@pytest.mark.rule("race:96")
def test_a_start_world_counts_toward_twelve_cards() -> None:
    ten = "gem_world comet_zone spice_world new_vinland artist_colony plague_world public_works colony_ship drop_ships"
    t = table(
        seat(f"old_earth {ten} mining_robots", hand="export_duties"),
        seat("new_sparta"),
    )
    assert len(t.tableau(0)) == 11
    t.actions("develop", "develop")
    t.place("export_duties")
    assert t.over()
    assert t.end_reason() == "tableau"


@pytest.mark.rule("race:96")
@pytest.mark.parametrize(("start", "vp"), list(zip(STARTS, [2, 1, 0, 1, 1], strict=True)))
def test_a_start_world_counts_its_printed_points(start: str, vp: int) -> None:
    t = table(seat(start), seat("gem_world"))
    assert t.score(0).total == vp


@pytest.mark.rule("race:96", "race:78")
def test_a_start_world_counts_in_scoring_lists() -> None:
    t = table(seat("earths_lost_colony merchant_guild"), seat("old_earth"))
    assert t.score(0).total == 1 + 2


@pytest.mark.rule("race:96")
def test_powers_of_a_start_world_work_from_round_one() -> None:
    t = table(seat("new_sparta", hand="rebel_miners"), seat("epsilon_eridani", hand="rebel_warrior_race"))
    t.actions("settle", "settle")
    assert t.round() == 1
    assert t.legal(0) == {"pass", "place:rebel_miners"}
    assert t.legal(1) == {"pass"}


@pytest.mark.rule("race:96", "race:44")
def test_alpha_centauri_out_of_the_deck_is_paid_for_and_gets_a_good() -> None:
    t = table(seat("old_earth", hand="alpha_centauri gem_world comet_zone spice_world"), seat("new_sparta"))
    t.luck("artist_colony")
    t.actions("settle", "develop")
    t.pass_all()
    t.place("alpha_centauri")
    assert t.need(0) == 2
    t.do(0, "pay:gem_world", "pay:comet_zone")
    assert t.good_card(0, "alpha_centauri") == "artist_colony"
    assert t.discard() == Counter(["gem_world", "comet_zone"])


@pytest.mark.rule("race:96", "race:32")
@pytest.mark.parametrize(("tableau", "legal"), [("drop_ships", True), ("expedition_force", False)])
def test_new_sparta_out_of_the_deck_must_be_conquered(tableau: str, legal: bool) -> None:
    t = table(seat(f"old_earth {tableau}", hand="new_sparta gem_world comet_zone spice_world"), seat("alpha_centauri"))
    t.actions("settle", "settle")
    assert ("place:new_sparta" in t.legal(0)) is legal


@pytest.mark.rule("race:96")
def test_earths_lost_colony_starts_empty() -> None:
    t = new_game("earths_lost_colony", "alpha_centauri", *SIX, *OTHER_SIX)
    assert t.goods(0) == set()
    assert t.goods(1) == {"alpha_centauri"}


# -- seats


@pytest.mark.rule("race:95", "race:84")
@pytest.mark.parametrize(
    ("starts", "order"),
    [
        ("new_sparta alpha_centauri epsilon_eridani", [2, 0, 1]),
        ("earths_lost_colony old_earth new_sparta alpha_centauri", [1, 2, 3, 0]),  # not 1 3 2 0
        ("earths_lost_colony alpha_centauri new_sparta epsilon_eridani", [3, 0, 1, 2]),  # not 3 1 2 0
    ],
)
def test_order_goes_seat_by_seat_not_by_start_number(starts: str, order: list[int]) -> None:
    t = new_game(*starts.split(), players=len(order))
    assert [t.view(viewer)["order"] for viewer in (0, 1, 2, None)] == [order] * 4


@pytest.mark.rule("race:95")
def test_order_is_fixed_for_the_whole_game() -> None:
    t = new_game("new_sparta", "epsilon_eridani", "alpha_centauri", players=3)
    orders = set()
    for _ in range(60):
        who = min(t.asked())
        t.do(who, min(t.legal(who)))
        orders.add(tuple(t.view(None)["order"]))
        if t.over():
            break
    assert t.round() > 2
    assert orders == {(1, 2, 0)}


@pytest.mark.rule("race:95", "race:96")
def test_a_lower_start_world_placed_later_changes_no_order() -> None:
    hand = "old_earth gem_world comet_zone space_port"
    t = table(seat("new_sparta", hand=hand), seat("epsilon_eridani"), order=[1, 0], actions="settle settle")
    t.place("old_earth")
    assert t.view(None)["order"] == [1, 0]
    t.luck("artist_colony", "plague_world", "new_vinland")
    t.actions("produce", "explore_1_1")
    assert t.explored(1) == ["artist_colony", "new_vinland", "plague_world"]
