"""Who knows what: seats and their order, what all see, what one sees, what nobody sees, and until when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from starhold.games.race.cards import INDEX
from tests.games.knowledge import SEEDS, named, public, told
from tests.games.race.kit import Table, new_game, seat, table

PRIVATE = ("seat", "hand", "explored", "picked", "need", "discard_known")
TEN = "public_works comet_zone spice_world new_vinland artist_colony plague_world space_port colony_ship drop_ships"


def empire(t: Table, viewer: int | None, who: int) -> dict[str, Any]:
    """What that viewer sees of that seat."""
    found: dict[str, Any] = t.view(viewer)["empires"][who]
    return found


# -- stages where all choose at once


def at_first_discard() -> Table:
    return new_game("old_earth", "new_sparta", seed=5)


def at_actions() -> Table:
    return table(seat("old_earth", hand="gem_world"), seat("new_sparta", hand="comet_zone"))


def at_explore() -> Table:
    t = at_actions()
    t.actions("explore_5", "explore_1_1")
    return t


def at_development() -> Table:
    return table(
        seat("old_earth", hand="public_works export_duties gem_world"),
        seat("new_sparta", hand="mining_robots comet_zone artist_colony"),
        actions="develop settle",
    )


def at_world() -> Table:
    return table(
        seat("old_earth colony_ship", hand="alpha_centauri artist_colony gem_world"),
        seat("new_sparta", hand="rebel_miners comet_zone"),
        actions="settle settle",
    )


def at_end_discard() -> Table:
    t = table(seat("old_earth", hand=f"{TEN} mining_robots new_economy"), seat("new_sparta", hand="gem_world"))
    t.actions("settle", "settle")
    t.pass_all()
    return t


STAGES: list[tuple[str, Callable[[], Table]]] = [
    ("first_discard", at_first_discard),
    ("choose_action", at_actions),
    ("explore_discard", at_explore),
    ("choose_development", at_development),
    ("choose_world", at_world),
]


def whole_answers(stage: Callable[[], Table]) -> list[Table]:
    """One table for each first choice of seat 0, its decision then answered to the end."""
    tables = []
    for choice in sorted(stage().legal(0)):
        t = stage()
        t.do(0, choice)
        while 0 in t.asked():
            t.do(0, min(t.legal(0)))
        tables.append(t)
    return tables


# -- hands, hand sizes, chips


@pytest.mark.rule("race:10", "race:98")
def test_hand_sizes_and_chips_are_public_but_hands_are_not() -> None:
    t = table(seat("old_earth", hand="gem_world comet_zone", chips=3), seat("new_sparta", hand="spice_world", chips=5))
    for viewer in (0, 1, None):
        assert [empire(t, viewer, who)["hand_size"] for who in (0, 1)] == [2, 1]
        assert [empire(t, viewer, who)["chips"] for who in (0, 1)] == [3, 5]
    assert sorted(empire(t, 0, 0)["hand"]) == ["comet_zone", "gem_world"]
    assert "hand" not in empire(t, 1, 0)
    assert "hand" not in empire(t, None, 0)
    assert not named(t.view(1), INDEX) & Counter(["gem_world", "comet_zone"])
    assert not named(t.view(None), INDEX) & Counter(["gem_world", "comet_zone", "spice_world"])


@pytest.mark.rule("race:10")
def test_hand_sizes_and_chips_stay_public_through_a_round() -> None:
    t = table(
        seat(
            "old_earth gem_world* tourist_world spice_world*", hand="mining_robots comet_zone artist_colony space_port"
        ),
        seat("new_sparta", hand="plague_world"),
        seat("interstellar_bank"),
        actions="develop double_vp explore_1_1",
    )
    while "choose_action" not in t.asked().values():
        if set(t.asked().values()) & {"pay", "consume_next", "consume_goods"}:
            for viewer in (0, 1, 2, None):
                assert all(empire(t, viewer, who)["hand_size"] == len(t.hand(who)) for who in range(3))
        for viewer in (0, 1, 2, None):
            assert all(empire(t, viewer, who)["chips"] == t.chips(who) for who in range(3))
        who = min(t.asked())
        t.do(who, max(t.legal(who)))
    assert t.chips(0) > 0


# -- collected from all, then shown


@pytest.mark.rule("race:85", "race:99")
@pytest.mark.parametrize(("decision", "stage"), STAGES)
def test_no_simultaneous_choice_shows_before_all_have_chosen(decision: str, stage: Callable[[], Table]) -> None:
    start = stage()
    assert start.asked() == {0: decision, 1: decision}
    answered = whole_answers(stage)
    assert len(answered) > 1
    for t in answered:
        assert t.asked() == {1: decision}
        for viewer in (1, None):
            assert t.view(viewer) == answered[0].view(viewer)
            assert public(t.view(viewer), "asked", *PRIVATE) == public(start.view(viewer), "asked", *PRIVATE)
            assert told(t, viewer) == told(start, viewer)


@pytest.mark.rule("race:85", "race:72")
def test_end_discards_show_only_when_all_have_discarded() -> None:
    more = "gem_world rebel_miners rebel_base rebel_outpost pirate_world new_earth mining_world old_earth new_sparta"
    shown = []
    for discarded in ("public_works", "drop_ships"):
        t = table(
            seat("", hand=f"{TEN} mining_robots new_economy"),
            seat("", hand=f"{more} tourist_world merchant_guild"),
            actions="settle settle",
        )
        t.pass_all()
        assert t.asked() == {0: "end_discard", 1: "end_discard"}
        t.do(0, f"discard:{discarded}")
        assert t.asked() == {1: "end_discard"}
        shown.append((t.view(1), t.view(None), told(t, 1)))
        assert empire(t, 1, 0)["hand_size"] == 11
        assert t.view(1)["discard_size"] == 0
    assert shown[0] == shown[1]


@pytest.mark.rule("race:85")
def test_who_answers_first_makes_no_difference() -> None:
    keys = set()
    for first in (0, 1):
        t = at_development()
        for who in (first, 1 - first):
            t.do(who, ["place:public_works", "place:mining_robots"][who])
        keys.add(t.state.key())
    assert len(keys) == 1


@pytest.mark.rule("race:85", "race:84")
def test_a_later_player_sees_what_an_earlier_one_paid_and_discarded() -> None:
    t = table(
        seat("old_earth colony_ship", hand="comet_zone gem_world artist_colony new_vinland"),
        seat("alpha_centauri", hand="spice_world plague_world space_port new_survivalists"),
        seat("replicant_robots", hand="new_earth"),
        actions="settle produce produce",
    )
    t.do(0, "place:comet_zone")
    t.do(1, "place:spice_world")
    t.do(2, "pass")
    assert t.asked() == {0: "pay_world"}
    t.luck("mining_robots")
    t.do(0, "settle:pay_colony_ship")
    assert t.asked() == {1: "pay"}
    assert [place["card"] for place in empire(t, 1, 0)["tableau"]] == ["old_earth", "comet_zone"]
    assert empire(t, 1, 0)["hand_size"] == 3 + 1


@pytest.mark.rule("race:85")
def test_a_later_player_sees_an_earlier_ones_consumption() -> None:
    t = table(seat("old_earth gem_world*"), seat("new_vinland* outlaw_world comet_zone*"))
    t.actions("double_vp", "double_vp")
    assert t.asked() == {1: "consume_next"}
    assert empire(t, 1, 0)["chips"] == 2
    assert not any(place["good"] for place in empire(t, 1, 0)["tableau"])


# -- who knows what


@pytest.mark.rule("race:98")
@pytest.mark.parametrize(("decision", "stage"), [*STAGES, ("end_discard", at_end_discard)])
def test_what_all_know_is_the_same_for_everyone(decision: str, stage: Callable[[], Table]) -> None:
    t = stage()
    assert decision in t.asked().values()
    assert public(t.view(0), *PRIVATE) == public(t.view(1), *PRIVATE) == public(t.view(None), *PRIVATE)
    assert t.view(0)["deck_size"] == t.deck().total()
    assert t.view(0)["discard_size"] == t.discard().total()


@pytest.mark.rule("race:98")
def test_all_see_tableaus_goods_and_the_pool() -> None:
    t = table(seat("old_earth gem_world*", chips=4), seat("new_sparta comet_zone", chips=1))
    for viewer in (0, 1, None):
        assert [(place["card"], place["good"]) for place in empire(t, viewer, 0)["tableau"]] == [
            ("old_earth", False),
            ("gem_world", True),
        ]
        assert [place["good"] for place in empire(t, viewer, 1)["tableau"]] == [False, False]
        assert t.view(viewer)["pool"] == 24 - 5


@pytest.mark.rule("race:98")
def test_cards_seen_in_explore_are_their_owners_alone() -> None:
    t = table(seat("old_earth"), seat("new_sparta"))
    t.luck("gem_world", "comet_zone", "spice_world")
    t.actions("explore_1_1", "settle")
    assert sorted(empire(t, 0, 0)["explored"]) == ["comet_zone", "gem_world", "spice_world"]
    for viewer in (1, None):
        assert empire(t, viewer, 0)["explored_size"] == 3
        assert not named(t.view(viewer), INDEX) & Counter(["gem_world", "comet_zone", "spice_world"])
        read = {card for line in told(t, viewer) for card in line["cards"]}
        assert not {INDEX["gem_world"], INDEX["comet_zone"]} & read


@pytest.mark.rule("race:98", "race:6")
def test_cards_discarded_from_hand_are_known_to_their_owner_alone() -> None:
    t = table(seat("old_earth", hand="mining_robots gem_world comet_zone"), seat("new_sparta"))
    t.actions("settle", "develop")
    t.place("mining_robots")
    assert t.discard() == Counter(["gem_world", "comet_zone"])
    assert named(t.view(0)["discard_known"], INDEX) == Counter(["gem_world", "comet_zone"])
    for viewer in (1, None):
        assert t.view(viewer)["discard_size"] == 2
        assert not named(t.view(viewer), INDEX) & Counter(["gem_world", "comet_zone"])
        read = {card for line in told(t, viewer) for card in line["cards"]}
        assert not {INDEX["gem_world"], INDEX["comet_zone"]} & read


@pytest.mark.rule("race:98")
def test_the_owner_remembers_his_discards_when_he_imagines_and_others_do_not() -> None:
    t = table(seat("old_earth", hand="mining_robots gem_world comet_zone"), seat("new_sparta"))
    t.actions("settle", "develop")
    t.place("mining_robots")
    assert all(Table(t.imagine(0, seed)).discard() == t.discard() for seed in SEEDS)
    assert any(Table(t.imagine(1, seed)).discard() != t.discard() for seed in SEEDS)


@pytest.mark.rule("race:98")
def test_after_a_shuffle_nobody_knows_where_his_discards_are() -> None:
    t = table(
        seat("interstellar_bank", hand="mining_robots gem_world"),
        seat("new_sparta"),
        deck="spice_world comet_zone plague_world new_vinland artist_colony",
    )
    t.luck("spice_world", "comet_zone", "plague_world")
    t.actions("produce", "develop")
    t.place("mining_robots")
    assert named(t.view(0)["discard_known"], INDEX) == Counter(["gem_world", "spice_world"])
    t.actions("produce", "explore_5")
    assert t.discard() == Counter()
    assert t.view(0)["discard_known"] == []


@pytest.mark.rule("race:98")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_discarded_from_a_tableau_are_known_to_all(viewer: int | None) -> None:
    t = table(seat("colony_ship", hand="comet_zone"), seat("new_sparta"), actions="settle settle")
    t.place("comet_zone")
    assert t.discard() == Counter(["colony_ship"])
    assert t.view(viewer)["discard_known"] == ["colony_ship"]


@pytest.mark.rule("race:98", "race:116")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_card_turned_up_by_gambling_world_is_known_to_all(viewer: int | None) -> None:
    t = table(seat("gambling_world"), seat("new_sparta"), luck="artist_colony", actions="trade trade")
    t.do(0, "guess:3")
    assert t.discard() == Counter(["artist_colony"])
    assert INDEX["artist_colony"] in {line["card"] for line in told(t, viewer)}
    assert t.view(viewer)["discard_known"] == ["artist_colony"]


@pytest.mark.rule("race:98", "race:62")
def test_nobody_knows_the_card_that_is_a_good_also_when_it_is_discarded() -> None:
    t = table(seat("old_earth", hand="asteroid_belt gem_world comet_zone"), seat("new_sparta"))
    t.luck("artist_colony")
    t.actions("produce", "settle")
    t.place("asteroid_belt")
    assert t.good_card(0, "asteroid_belt") == "artist_colony"
    assert all(named(t.view(viewer), INDEX)["artist_colony"] == 0 for viewer in (0, 1, None))
    assert len({Table(t.imagine(0, seed)).good_card(0, "asteroid_belt") for seed in SEEDS}) > 5
    t.actions("double_vp", "trade")
    assert t.discard()["artist_colony"] == 1
    assert all(named(t.view(viewer), INDEX)["artist_colony"] == 0 for viewer in (0, 1, None))
    assert any(Table(t.imagine(0, seed)).discard()["artist_colony"] == 0 for seed in SEEDS)


@pytest.mark.rule("race:98")
@pytest.mark.parametrize(("decision", "stage"), STAGES)
def test_what_a_player_imagines_fits_all_he_knows_and_nothing_more(decision: str, stage: Callable[[], Table]) -> None:
    t = stage()
    for seed in SEEDS:
        imagined = t.imagine(1, seed)
        assert imagined.view(1) == t.view(1), decision
        assert imagined.check() == []
    assert len({tuple(Table(t.imagine(1, seed)).hand(0)) for seed in SEEDS}) > 5


# -- until the reveal


@pytest.mark.rule("race:99")
@pytest.mark.parametrize("stage", [at_development, at_world])
def test_the_shown_hand_size_stays_until_the_reveal(stage: Callable[[], Table]) -> None:
    for t in whole_answers(stage):
        assert [empire(t, viewer, 0)["hand_size"] for viewer in (1, None)] == [3, 3]
        assert len(empire(t, 1, 0)["tableau"]) == len(empire(stage(), 1, 0)["tableau"])


@pytest.mark.rule("race:99")
def test_until_the_reveal_others_see_only_who_is_ready() -> None:
    t = at_development()
    t.do(0, "place:public_works")
    assert [who["seat"] for who in t.view(1)["asked"]] == [1]
    t.do(1, "pass")
    assert [place["card"] for place in empire(t, 1, 0)["tableau"]] == ["old_earth", "public_works"]


@pytest.mark.rule("race:99")
@pytest.mark.parametrize(("decision", "stage"), STAGES)
def test_what_a_player_imagines_does_not_depend_on_a_hidden_choice(decision: str, stage: Callable[[], Table]) -> None:
    for seed in SEEDS[:4]:
        assert len({t.imagine(1, seed).key() for t in whole_answers(stage)}) == 1, decision


@pytest.mark.rule("race:99", "race:101")
@pytest.mark.parametrize(("action", "decision"), [("develop", "choose_development"), ("settle", "choose_world")])
def test_a_player_with_an_empty_hand_is_asked_like_the_others(action: str, decision: str) -> None:
    t = table(seat("old_earth", hand="public_works refugee_world"), seat("new_sparta"))
    t.actions(action, action)
    assert t.asked() == {0: decision, 1: decision}
    t.do(0, "pass")
    assert t.asked() == {1: decision}
    assert t.legal(1) == {"pass"}
