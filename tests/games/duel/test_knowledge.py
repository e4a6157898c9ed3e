"""Who knows what: what lies open, hands, science cards, decks, and what a seat may imagine (duel:J1 to duel:J3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.duel.kit import INDEX, MARKET, Table, at_end, new_game, side, table
from tests.games.knowledge import SEEDS, named, public, told

VIEWERS = (0, 1, None)
PRIVATE = ("seat", "hand", "science", "due", "plays")


def universe(t: Table, viewer: int | None, seat: int) -> dict[str, Any]:
    """What that viewer sees of that seat."""
    found: dict[str, Any] = t.view(viewer)["universes"][seat]
    return found


# -- what lies open


@pytest.mark.rule("duel:J1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_market_universes_tracks_tokens_and_discard_lie_open(viewer: int | None) -> None:
    t = table(
        side(
            hand="1_01 1_02",
            laid="1_03 1_17",
            planets=["1_36 1=1_19", "1_30 1=1_24 ship=1_29"],
            tokens=3,
            production="energy 2 metal 1",
            influence="military 1 diplomacy 2",
            income=4,
            objects="shuttle 2",
            points=7,
            researched="s_12",
        ),
        side(hand="1_05 1_06 1_07", tokens=1, passed=True),
        market=MARKET,
        deck="1_08 1_09",
        cylinder=(2, -1),
    )
    view = t.view(viewer)
    assert view["market"] == MARKET.split()
    assert view["deck_size"] == 2
    assert view["discard"] == []
    assert view["cylinder"] == {"row": 2, "column": -1}
    assert view["epoch"] == 1
    one = universe(t, viewer, 0)
    assert one["laid"] == ["1_03", "1_17", "1_36", "1_19", "1_30", "1_24", "1_29"]
    assert one["planets"][0]["quarters"] == ["1_19", "open", "filled", "filled"]
    assert one["planets"][1]["ship"] == "1_29"
    assert one["tokens"] == 3
    assert one["production"] == {"energy": 2, "food": 0, "metal": 1, "science": 0}
    assert one["influence"] == {"military": 1, "trade": 0, "diplomacy": 2}
    assert one["bonus"] == {"military": 1, "trade": 0, "diplomacy": 0}
    assert one["objects"] == {"colony_ship": 0, "shuttle": 2, "production_station": 0}
    assert one["income"] == 4
    assert one["score"]["total"] == 7
    assert one["researched"] == ["s_12"]
    assert [universe(t, viewer, seat)["hand_size"] for seat in (0, 1)] == [2, 3]
    assert [universe(t, viewer, seat)["passed"] for seat in (0, 1)] == [False, True]


@pytest.mark.rule("duel:J1")
def test_all_viewers_see_the_same_but_for_their_own_cards() -> None:
    t = new_game(9)
    for _ in range(60):
        seen = [public(t.view(viewer)["universes"], *PRIVATE) for viewer in VIEWERS]
        assert seen[0] == seen[1] == seen[2]
        seat = t.state.waiting()[0]
        t.do(seat, min(t.legal(seat)))


@pytest.mark.rule("duel:J1")
def test_a_new_game_shows_a_player_the_market_and_the_own_cards_and_no_other() -> None:
    for seed in range(8):
        t = new_game(seed)
        for seat in (0, 1):
            assert set(named(t.view(seat), INDEX)) == {*t.market(), *t.hand(seat), *t.science(seat)}
        assert set(named(t.view(None), INDEX)) == set(t.market())


@pytest.mark.rule("duel:J1")
def test_deck_and_science_deck_are_only_counted() -> None:
    t = new_game(3)
    for _ in range(40):
        for viewer in VIEWERS:
            view = t.view(viewer)
            assert view["deck_size"] == len(t.deck())
            assert view["science_deck_size"] == len(t.science_deck())
            assert not set(named(view, INDEX)) & (t.deck() | t.science_deck())
        seat = t.state.waiting()[0]
        t.do(seat, min(t.legal(seat)))


@pytest.mark.rule("duel:J1")
def test_what_is_hidden_changes_nothing_that_a_player_sees() -> None:
    """Two tables that differ in the other hand, the other science cards and what is left of the decks."""
    mine = side(hand="1_01 1_02", science="s_01", tokens=1)
    one = table(mine, side(hand="1_03 1_04", dealt="1_03 1_04", science="s_02 s_03", tokens=2), market=MARKET)
    two = table(mine, side(hand="1_29 1_36", dealt="1_29 1_36", science="s_23 s_24", tokens=2), market=MARKET)
    assert one.deck() != two.deck()
    for viewer in (0, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(1) != two.view(1)
    assert one.legal(0) == two.legal(0)


# -- a play under way


def at_quarter() -> Table:
    t = table(side(hand="1_25 1_01", planets=["1_33"], tokens=2, dealt="1_25 1_01"), side(hand="1_02"), market=MARKET)
    t.do(0, "play:1_25")
    return t


def at_dock() -> Table:
    planets = ["1_30 1=1_19", "1_31 1=1_24 2=1_22"]
    t = table(side(hand="1_29", planets=planets, tokens=4, dealt="1_29"), side(hand="1_02"), market=MARKET)
    t.do(0, "play:1_29")
    return t


def at_pay() -> Table:
    t = table(side(hand="1_03 1_01 1_04", tokens=1, dealt="1_03 1_01"), side(hand="1_02"), market=MARKET)
    t.do(0, "play:1_03", "pay:1_01")
    return t


def at_research() -> Table:
    mine = side(hand="1_10", science="s_21 s_01 s_03", production="science 2", tokens=1, dealt="1_10")
    return at_end(mine, side(science="s_02 s_04"), research=True)


def at_pay_research() -> Table:
    t = at_research()
    t.do(0, "research:s_21", "pay:s_01")
    return t


STAGES: list[tuple[str, str, Callable[[], Table]]] = [
    ("quarter", "turn", at_quarter),
    ("dock", "turn", at_dock),
    ("pay", "turn", at_pay),
    ("research", "research", at_research),
    ("pay_research", "research", at_pay_research),
]


@pytest.mark.rule("duel:J1")
@pytest.mark.parametrize(("asked", "seen", "stage"), STAGES, ids=[name for name, _, _ in STAGES])
def test_a_play_under_way_is_seen_by_its_seat_alone(asked: str, seen: str, stage: Callable[[], Table]) -> None:
    t = stage()
    assert t.asked() == {0: asked}
    assert t.view(0)["asked"][0]["decision"] == asked
    for viewer in (1, None):
        assert t.view(viewer)["asked"] == [{"seat": 0, "decision": seen, "need": 1, "picked": [], "about": ""}]
        hidden = set(universe(t, 0, 0)["hand"]) - set(universe(t, viewer, 0)["hand_known"])
        assert not set(named(t.view(viewer), INDEX)) & (hidden | set(t.science(0)))


@pytest.mark.rule("duel:J1")
def test_the_other_sees_nothing_change_until_the_payment_is_complete() -> None:
    t = table(side(hand="1_03 1_01 1_04", tokens=1), side(hand="1_02"))
    views = {viewer: t.view(viewer) for viewer in (1, None)}
    log = told(t, 1)
    for notation in ("play:1_03", "pay:1_01"):
        t.do(0, notation)
        assert all(t.view(viewer) == views[viewer] for viewer in (1, None))
        assert told(t, 1) == log
    t.do(0, "pay:token")
    assert universe(t, 1, 0)["laid"] == ["1_03"]
    assert t.view(1)["discard"] == ["1_01"]
    assert len(told(t, 1)) > len(log)


# -- hands


@pytest.mark.rule("duel:J2")
def test_the_hand_of_the_other_is_hidden() -> None:
    t = new_game(6, starts="first_seat")
    for viewer in (1, None):
        assert "hand" not in universe(t, viewer, 0)
        assert universe(t, viewer, 0)["hand_size"] == 3
    assert sorted(universe(t, 0, 0)["hand"]) == sorted(t.hand(0))


@pytest.mark.rule("duel:J2")
def test_what_was_taken_from_the_market_may_be_remembered_and_what_was_dealt_may_not() -> None:
    t = table(side(hand="1_01 1_02 1_03", dealt="1_01 1_02 1_03"), side(), market=MARKET)
    t.do(0, "take:1a+1b")
    for viewer in VIEWERS:
        assert sorted(universe(t, viewer, 0)["hand_known"]) == ["1_11", "1_12"]
        assert universe(t, viewer, 0)["hand_size"] == 5
    assert sorted(universe(t, 0, 0)["hand"]) == ["1_01", "1_02", "1_03", "1_11", "1_12"]
    assert not {"1_01", "1_02", "1_03"} & set(named(t.view(1), INDEX))


@pytest.mark.rule("duel:J2")
def test_all_three_dealt_cards_of_a_new_game_are_unknown_to_the_other() -> None:
    t = new_game(6, starts="first_seat")
    assert [universe(t, None, seat)["hand_known"] for seat in (0, 1)] == [[], []]
    cell = t.market()[4]
    t.do(0, "take:3a")
    assert universe(t, 1, 0)["hand_known"] == [cell]


@pytest.mark.rule("duel:J2")
def test_a_dealt_card_is_known_once_it_is_played_or_paid() -> None:
    t = table(side(hand="1_01 1_02 1_03", dealt="1_01 1_02 1_03"), side(), market=MARKET)
    t.do(0, "play:1_01", "pay:1_02")
    for viewer in (1, None):
        assert universe(t, viewer, 0)["laid"] == ["1_01"]
        assert t.view(viewer)["discard"] == ["1_02"]
        assert universe(t, viewer, 0)["hand_known"] == []
        assert universe(t, viewer, 0)["hand_size"] == 1
        assert "1_03" not in named(t.view(viewer), INDEX)


@pytest.mark.rule("duel:J2")
def test_a_known_card_leaves_the_memory_with_the_hand() -> None:
    t = table(side(hand="1_01 1_02 1_03", dealt="1_03"), side(), market=MARKET)
    t.do(0, "play:1_01", "pay:1_02")
    assert universe(t, 1, 0)["hand_known"] == []


# -- science cards


@pytest.mark.rule("duel:J3")
def test_science_cards_are_hidden_and_their_number_is_open() -> None:
    t = table(side(science="s_01 s_02 s_03"), side(science="s_04"))
    for viewer in VIEWERS:
        assert [universe(t, viewer, seat)["science_size"] for seat in (0, 1)] == [3, 1]
        assert t.view(viewer)["science_deck_size"] == 20
    assert sorted(universe(t, 0, 0)["science"]) == ["s_01", "s_02", "s_03"]
    for viewer in (1, None):
        assert "science" not in universe(t, viewer, 0)
        assert not {"s_01", "s_02", "s_03"} & set(named(t.view(viewer), INDEX))


@pytest.mark.rule("duel:J3")
def test_a_drawn_science_card_is_told_to_its_owner_alone() -> None:
    t = table(side(hand="1_10", tokens=2), side())
    t.luck("s_17")
    t.do(0, "play:1_10", "pay:token", "pay:token")
    assert t.science(0) == ["s_17"]
    drawn = [entry for entry in t.log() if entry.key == "draw-science"]
    assert [entry.cards for entry in drawn] == [[INDEX["s_17"]]]
    for viewer in (1, None):
        assert "s_17" not in named(t.view(viewer), INDEX)
        assert universe(t, viewer, 0)["science_size"] == 1
        seen = [entry for entry in told(t, viewer) if entry["key"] == "draw-science"]
        assert [(entry["number"], entry["cards"]) for entry in seen] == [(1, [])]
        assert all(INDEX["s_17"] not in (entry["card"], entry["number"]) for entry in told(t, viewer))


@pytest.mark.rule("duel:J3")
def test_science_cards_played_or_spent_lie_open() -> None:
    t = at_pay_research()
    for viewer in (1, None):
        assert not {"s_21", "s_01", "s_03"} & set(named(t.view(viewer), INDEX))
    t.do(0, "pay:1_10")
    assert t.asked() == {1: "research"}
    for viewer in VIEWERS:
        assert universe(t, viewer, 0)["researched"] == ["s_21"]
        assert t.view(viewer)["science_discard"] == ["s_01"]
        assert t.view(viewer)["discard"] == ["1_10"]
        assert universe(t, viewer, 0)["science_size"] == 1
    for viewer in (1, None):
        assert "s_03" not in named(t.view(viewer), INDEX)


@pytest.mark.rule("duel:J3")
def test_who_cannot_afford_research_is_still_asked_so_that_silence_tells_nothing() -> None:
    t = at_end(side(science="s_21"), research=True)
    assert t.asked() == {0: "research"}
    assert t.legal(0) == {"skip"}


# -- what a seat may imagine


def midgame() -> Table:
    return table(
        side(hand="1_01 1_02 1_11", dealt="1_01", science="s_01 s_02", tokens=1),
        side(hand="1_03 1_04 1_12", dealt="1_03 1_04", science="s_03 s_04 s_05", laid="1_06", tokens=2),
        market="1_13 1_14 1_15 1_16 1_17 1_18",
    )


def imagined(t: Table, viewer: int) -> list[Table]:
    return [Table(t.imagine(viewer, seed)) for seed in SEEDS]


@pytest.mark.rule("duel:J1", "duel:J2", "duel:J3")
@pytest.mark.parametrize("stage", [midgame, *(stage for _, _, stage in STAGES)])
@pytest.mark.parametrize("viewer", [0, 1])
def test_an_imagined_table_looks_to_its_viewer_like_the_true_one(stage: Callable[[], Table], viewer: int) -> None:
    t = stage()
    for other in imagined(t, viewer):
        assert other.view(viewer) == t.view(viewer)
        assert other.check() == []
        assert other.legal(viewer) == t.legal(viewer)
        assert all(other.legal(seat) for seat in other.asked())


@pytest.mark.rule("duel:J2")
def test_known_cards_stay_in_an_imagined_hand_and_dealt_ones_may_be_any_unseen() -> None:
    t = midgame()
    unseen = t.deck() | {"1_03", "1_04"}
    hands = [set(other.hand(1)) for other in imagined(t, 0)]
    assert all("1_12" in hand and len(hand) == 3 for hand in hands)
    assert all(hand - {"1_12"} <= unseen for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 12
    assert all(set(other.hand(0)) == {"1_01", "1_02", "1_11"} for other in imagined(t, 0))


@pytest.mark.rule("duel:J2")
def test_a_dealt_card_is_of_the_first_epoch_for_ever() -> None:
    t = table(side(), side(hand="1_03 2_05", dealt="1_03"), epoch=2)
    hands = [set(other.hand(1)) for other in imagined(t, 0)]
    assert all("2_05" in hand for hand in hands)
    assert all(card.startswith("1_") for hand in hands for card in hand - {"2_05"})
    assert len({frozenset(hand) for hand in hands}) > 6


@pytest.mark.rule("duel:J2")
def test_what_can_be_worked_out_is_not_imagined_otherwise() -> None:
    """When all other cards of the first epoch have been seen, those dealt to the other are no secret."""
    t = new_game(2, starts="first_seat")
    while t.deck():
        seat = t.state.waiting()[0]
        t.do(seat, max(t.legal(seat), key=lambda one: (one.startswith("take"), one)))
    assert any(universe(t, None, seat)["hand_size"] > len(universe(t, None, seat)["hand_known"]) for seat in (0, 1))
    for viewer in (0, 1):
        assert all(set(other.hand(1 - viewer)) == set(t.hand(1 - viewer)) for other in imagined(t, viewer)[:6])


@pytest.mark.rule("duel:J3")
def test_imagined_science_cards_are_any_unseen_ones() -> None:
    t = midgame()
    unseen = t.science_deck() | {"s_03", "s_04", "s_05"}
    found = [frozenset(other.science(1)) for other in imagined(t, 0)]
    assert all(len(cards) == 3 and cards <= unseen for cards in found)
    assert len(set(found)) > 12
    for other in imagined(t, 0):
        assert set(other.science(0)) == {"s_01", "s_02"}
        assert other.science_deck() == unseen - set(other.science(1))
