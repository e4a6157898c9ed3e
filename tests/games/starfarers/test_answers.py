"""Answers to an offer, counter-offers and the deal (starfarers:4.2, 4.6 to 4.8; what is hidden: 4.7, 15.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.starfarers.kit import Side, Table, amounts, both_sides, refused, side, table

KINDS = ("ore", "fuel", "carbon", "food", "goods")
SUPPLY = "ore 8 fuel 8 carbon 8 food 8 goods 8"  # the same for all to see, whatever the hands


def hands(t: Table) -> list[dict[str, int]]:
    return [{kind: n for kind, n in t.hand(seat).items() if n} for seat in range(t.state.players)]


def five(text: str = "") -> dict[str, int]:
    return dict.fromkeys(KINDS, 0) | amounts(text)


def offered(*hands_given: str, give: str = "ore", ask: str = "food", to: str = "", **more: Any) -> Table:
    """Yellow's offer has been sent to the others."""
    sides: list[Side] = [side(hand=hand) for hand in hands_given]
    t = table(*sides, **more)
    t.do(0, "offer", *cards("give", give), *cards("ask", ask), *[f"to:{one}" for one in to.split()], "send")
    return t


def cards(verb: str, text: str) -> list[str]:
    return [f"{verb}:{kind}" for kind, n in amounts(text).items() for _ in range(n)]


def counter(t: Table, seat: int, give: str, ask: str) -> None:
    t.do(seat, "counter", *cards("give", give), *cards("ask", ask), "send")


# -- accepting and refusing


@pytest.mark.rule("starfarers:4.6")
def test_each_may_accept_refuse_or_make_a_counter_offer() -> None:
    t = offered("ore 2", "food 1", "food 2", "food 3")
    for seat in (1, 2, 3):
        assert t.legal(seat) == {"accept", "decline", "counter"}
    t.do(2, "accept")
    t.do(1, "decline")
    counter(t, 3, "food 2", "ore 2")
    assert t.asked() == {0: "close"}
    answers = {one["seat"]: one for one in t.view(None)["offer"]["answers"]}
    assert {seat: one["answer"] for seat, one in answers.items()} == {1: "decline", 2: "accept", 3: "counter"}
    assert (answers[3]["give"], answers[3]["ask"]) == (five("food 2"), five("ore 2"))
    assert t.legal(0) == {"deal:3", "deal:4", "drop", "counter"}


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(
    ("deal", "after"),
    [
        ("deal:2", [{"ore": 1, "food": 1}, {"ore": 1}, {"food": 2}, {"goods": 1}]),
        ("deal:3", [{"ore": 1, "food": 1}, {"food": 1}, {"ore": 1, "food": 1}, {"goods": 1}]),
        ("deal:4", [{"goods": 1}, {"food": 1}, {"food": 2}, {"ore": 2}]),
        ("drop", [{"ore": 2}, {"food": 1}, {"food": 2}, {"goods": 1}]),
    ],
)
def test_the_active_player_closes_with_one_of_them_or_none(deal: str, after: list[dict[str, int]]) -> None:
    t = offered("ore 2", "food 1", "food 2", "goods 1")
    t.do(1, "accept")
    t.do(2, "accept")
    counter(t, 3, "goods", "ore 2")
    t.do(0, deal)
    assert hands(t) == after
    assert t.asked() == {0: "turn"}
    assert t.view(None)["offer"] is None
    assert len(t.log("deal")) == (deal != "drop")
    assert len(t.log("dropped")) == (deal == "drop")


@pytest.mark.rule("starfarers:4.6")
def test_after_refusals_alone_there_is_nothing_to_close() -> None:
    t = offered("ore 2", "food 1", "food 2")
    t.do(1, "decline")
    assert t.asked() == {2: "answer"}
    t.do(2, "decline")
    assert t.asked() == {0: "turn"}
    assert t.view(None)["offer"] is None
    assert [entry.seat for entry in t.log("declined")] == [1, 2]
    assert hands(t) == [{"ore": 2}, {"food": 1}, {"food": 2}]


@pytest.mark.rule("starfarers:4.6")
def test_a_deal_needs_somebody_who_was_asked_and_did_not_refuse() -> None:
    t = offered("ore 2", "food 1", "food 2", "goods 1", to="2 3")
    t.do(1, "accept")
    t.do(2, "decline")
    refused(t, 0, "deal:3", "refuse-did-not-accept", "4.6")
    refused(t, 0, "deal:4", "refuse-not-addressed", "4.6")
    refused(t, 0, "deal:1", "refuse-self", "4.1")
    refused(t, 0, "end", "refuse-not-now", "4.6")
    refused(t, 0, "offer", "refuse-not-now", "4.6")
    assert t.legal(0) == {"deal:2", "drop"}


@pytest.mark.rule("starfarers:4.6")
def test_a_seat_that_is_not_addressed_has_nothing_to_say() -> None:
    t = offered("ore 2", "food 1", "food 2", to="3")
    for notation in ("accept", "decline", "counter"):
        refused(t, 1, notation, "refuse-trade-off-turn", "4.1")


@pytest.mark.rule("starfarers:4.6")
def test_an_answer_once_given_stands() -> None:
    t = offered("ore 2", "food 1", "food 2")
    t.do(1, "decline")
    assert t.legal(1) == set()
    assert t.why(1, "accept") is not None


@pytest.mark.rule("starfarers:4.7")
def test_who_does_not_hold_the_cards_cannot_accept() -> None:
    t = offered("ore 2", "food 1 fuel 1", "food 2", ask="food 2")
    refused(t, 1, "accept", "refuse-no-card", "4.7", resource="food")
    assert t.legal(1) == {"decline", "counter"}
    assert t.legal(2) == {"accept", "decline", "counter"}


@pytest.mark.rule("starfarers:4.7")
def test_whether_a_player_could_accept_shows_nobody_else() -> None:
    """Two worlds that differ in red's hand alone look the same to all others until red has answered, and after."""
    worlds = [offered("ore 2", hand, "food 2", ask="food 2", supply=SUPPLY) for hand in ("food 2", "fuel 2")]
    for step in range(3):
        for viewer in (None, 0, 2):
            assert worlds[0].view(viewer) == worlds[1].view(viewer), (step, viewer)
        for t in worlds:
            t.do([1, 2, 0][step], ["decline", "accept", "drop"][step])


@pytest.mark.rule("starfarers:4.9")
def test_what_was_accepted_but_not_closed_binds_nobody_later() -> None:
    t = offered("ore 2", "food 1", "food 2")
    t.do(1, "accept")
    t.do(2, "accept")
    t.do(0, "drop")
    refused(t, 0, "deal:2", "refuse-not-now")
    t.do(0, "offer", "give:ore", "ask:food", "send")
    t.do(1, "decline")
    t.do(2, "decline")
    assert hands(t) == [{"ore": 2}, {"food": 1}, {"food": 2}]
    assert t.asked() == {0: "turn"}


# -- counter-offers


@pytest.mark.rule("starfarers:4.6")
def test_a_counter_offer_is_written_card_by_card_and_can_be_taken_back() -> None:
    t = offered("ore 2", "food 2 goods 1", "food 2")
    t.do(1, "counter")
    assert t.asked() == {1: "answer", 2: "answer"}
    refused(t, 1, "accept", "refuse-not-now")
    t.do(1, "give:goods", "ask:ore")
    assert t.view(1)["composing"] == {"give": five("goods"), "ask": five("ore"), "to": []}
    t.do(1, "cancel")
    assert t.legal(1) == {"accept", "decline", "counter"}
    assert t.view(1)["composing"] is None
    t.do(1, "counter")
    assert t.view(1)["composing"] == {"give": five(), "ask": five(), "to": []}


@pytest.mark.rule("starfarers:4.2", "starfarers:4.6")
@pytest.mark.parametrize(("give", "ask"), [("goods", ""), ("", "ore"), ("", "")])
def test_a_counter_offer_is_no_gift_either(give: str, ask: str) -> None:
    t = offered("ore 2", "food 2 goods 1", "food 2")
    t.do(1, "counter", *cards("give", give), *cards("ask", ask))
    refused(t, 1, "send", "refuse-gift", "4.2")


@pytest.mark.rule("starfarers:4.7", "starfarers:4.6")
def test_a_counter_offer_gives_only_what_its_maker_holds() -> None:
    t = offered("ore 2", "food 1 goods 1", "food 2")
    t.do(1, "counter")
    for kind in ("ore", "fuel", "carbon"):
        refused(t, 1, f"give:{kind}", "refuse-no-card", "4.7", resource=kind)
    t.do(1, "give:goods")
    refused(t, 1, "give:goods", "refuse-no-card", "4.7", resource="goods")


@pytest.mark.rule("starfarers:4.8", "starfarers:4.6")
def test_a_counter_offer_has_no_resource_on_both_sides() -> None:
    t = offered("ore 2", "food 1 goods 1", "food 2")
    t.do(1, "counter", "give:goods")
    refused(t, 1, "ask:goods", "refuse-both-sides", "4.8", resource="goods")
    t.do(1, "ask:food")
    refused(t, 1, "give:food", "refuse-both-sides", "4.8", resource="food")


@pytest.mark.rule("starfarers:4.7")
def test_a_counter_offer_may_ask_for_more_than_was_offered_or_for_what_yellow_lacks() -> None:
    t = offered("ore 2 fuel 1", "food 1", "food 2")
    t.do(1, "counter", "give:food")
    assert t.legal(1, "ask") == {f"ask:{kind}" for kind in KINDS if kind != "food"}
    t.do(1, "ask:goods", "ask:goods", "ask:goods")
    refused(t, 1, "ask:ore", "refuse-ask-too-much", "4.7", most=3)  # yellow's hand has three cards
    t.do(1, "send")
    t.do(2, "accept")
    refused(t, 0, "deal:2", "refuse-no-card", "4.7", resource="goods")
    assert t.legal(0) == {"deal:3", "drop", "counter"}


@pytest.mark.rule("starfarers:4.7")
def test_yellow_is_asked_to_close_even_if_the_only_counter_offer_cannot_be_paid() -> None:
    """Else the silence would tell red what yellow's hand is like."""
    worlds = [offered(hand, "food 1", "food 2", give="ore", supply=SUPPLY) for hand in ("ore 2", "ore 1 goods 1")]
    for t in worlds:
        counter(t, 1, "food", "goods")
        t.do(2, "decline")
        assert t.asked() == {0: "close"}
    assert [t.legal(0) for t in worlds] == [{"drop", "counter"}, {"deal:2", "drop", "counter"}]
    for viewer in (None, 1, 2):
        assert worlds[0].view(viewer) == worlds[1].view(viewer)


@pytest.mark.rule("starfarers:4.6")
def test_a_counter_offer_moves_its_own_cards() -> None:
    t = offered("ore 3 fuel 1", "food 2 goods 2", "food 1", give="ore", ask="food", to="2")
    counter(t, 1, "goods 2 food", "ore 2 fuel")
    t.do(0, "deal:2")
    assert hands(t) == [{"ore": 1, "food": 1, "goods": 2}, {"ore": 2, "fuel": 1, "food": 1}, {"food": 1}]
    told = {(one.seat, KINDS[one.card], one.number) for one in t.log("deal-gives")}
    assert told == {(1, "goods", 2), (1, "food", 1), (0, "ore", 2), (0, "fuel", 1)}
    countered = {"food": 1, "goods": 2}, {"ore": 2, "fuel": 1}
    for key, sides in ("countered", countered), ("deal", countered[::-1]):
        assert [both_sides(one) for one in t.log(key)] == [
            tuple(tuple(cards.get(kind, 0) for kind in KINDS) for cards in sides)
        ]


# -- at the same time, unseen


@pytest.mark.rule("starfarers:4.6", "starfarers:4.7")
def test_no_answer_is_seen_before_all_have_answered() -> None:
    """Whether red accepts, refuses or counters, nobody else can tell until blue has answered too."""
    worlds = [offered("ore 2", "food 1 goods 1", "food 2", "food 1") for _ in range(3)]
    worlds[0].do(1, "accept")
    worlds[1].do(1, "decline")
    counter(worlds[2], 1, "goods", "ore")
    for t in worlds:
        t.do(2, "accept")
        assert t.asked() == {3: "answer"}
        assert t.view(None)["offer"]["answers"] == []
        assert {entry.key for entry in t.log()} == {"offer"}
    for viewer in (None, 0, 2, 3):
        assert worlds[0].view(viewer) == worlds[1].view(viewer) == worlds[2].view(viewer)
    for t in worlds:
        t.do(3, "decline")
    first = [t.view(None)["offer"]["answers"][0]["answer"] for t in worlds]
    assert first == ["accept", "decline", "counter"]


@pytest.mark.rule("starfarers:4.6", "starfarers:15.4")
def test_a_counter_offer_in_the_making_is_seen_by_its_maker_alone() -> None:
    t = offered("ore 2", "food 1 goods 1", "food 2")
    before = {viewer: t.view(viewer) for viewer in (None, 0, 2)}
    t.do(1, "counter", "give:goods")
    for viewer in (None, 0, 2):
        assert t.view(viewer) == before[viewer]


@pytest.mark.rule("starfarers:4.6")
def test_the_order_of_answers_does_not_matter() -> None:
    results = []
    for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        t = offered("ore 2", "food 1", "food 2", "goods 1")
        for seat in order:
            t.do(seat, {1: "accept", 2: "decline", 3: "decline"}[seat])
        assert t.legal(0) == {"deal:2", "drop"}
        t.do(0, "deal:2")
        results.append((hands(t), [(one.key, one.seat) for one in t.log()]))
    assert results[0] == results[1] == results[2]


@pytest.mark.rule("starfarers:15.3", "starfarers:4.6")
def test_offers_answers_and_deals_are_open_to_all() -> None:
    t = offered("ore 2", "food 1", "food 2")
    t.do(1, "accept")
    t.do(2, "decline")
    answers = t.view(None)["offer"]["answers"]
    assert [(one["seat"], one["answer"]) for one in answers] == [(1, "accept"), (2, "decline")]
    t.do(0, "deal:2")
    for viewer in (None, 0, 1, 2):
        told = [(one.key, one.seat) for one in t.journal.seen_by(viewer)]
        assert told[:4] == [("offer", 0), ("accepted", 1), ("declined", 2), ("deal", 0)]
        assert set(told[4:]) == {("deal-gives", 0), ("deal-gives", 1)}
        assert all(one.cards == [] for one in t.journal.seen_by(viewer))
