"""Open requests and the bargaining that follows them: one side of an offer left to the others (starfarers:4.2, 4.6).

Since version 2. The rulebook lets the active player hear the proposals of the others first, and answer them.
"""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.rng import Rng
from tests.games.starfarers.kit import Table, refused, side, table
from tests.games.starfarers.test_answers import cards, counter, five, hands

HANDS = ("ore 3 fuel 1", "food 2 goods 1", "food 1 carbon 1", "goods 1")


def requested(*given: str, give: str = "", ask: str = "", to: str = "", **more: Any) -> Table:
    """Yellow has sent a request with one side open."""
    t = table(*[side(hand=hand) for hand in given or HANDS], **more)
    t.do(0, "offer", *cards("give", give), *cards("ask", ask), *[f"to:{one}" for one in to.split()], "send")
    return t


# -- the request


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(("give", "ask"), [("", "food"), ("", "food 2"), ("ore", ""), ("ore 2 fuel", "")])
def test_a_request_leaves_one_side_open(give: str, ask: str) -> None:
    """I want food, what do you want? I give ore, who gives what?"""
    t = requested(give=give, ask=ask)
    assert t.asked() == {1: "answer", 2: "answer", 3: "answer"}
    for viewer in (None, 0, 1, 2, 3):
        offer = t.view(viewer)["offer"]
        assert (offer["give"], offer["ask"], offer["open"]) == (five(give), five(ask), True)
    assert hands(t)[0] == {"ore": 3, "fuel": 1}


@pytest.mark.rule("starfarers:4.6", "starfarers:4.7")
def test_a_request_asks_for_no_more_than_one_of_those_addressed_could_hold() -> None:
    t = table(*[side(hand=hand) for hand in HANDS])
    t.do(0, "offer", "ask:food", "ask:food", "ask:food", "to:4")
    refused(t, 0, "send", "refuse-ask-too-much", "4.7", most=1)
    t.do(0, "to:2", "send")
    assert set(t.asked()) == {1, 3}


@pytest.mark.rule("starfarers:4.2")
@pytest.mark.parametrize(("give", "ask"), [("", "food"), ("ore", "")])
def test_nobody_can_simply_accept_it_for_that_would_be_a_gift(give: str, ask: str) -> None:
    t = requested(give=give, ask=ask)
    for seat in (1, 2, 3):
        assert t.legal(seat) == {"decline", "counter"}
        refused(t, seat, "accept", "refuse-open-request", "4.2")


@pytest.mark.rule("starfarers:4.2")
def test_a_proposal_names_both_sides() -> None:
    t = requested(ask="food")
    t.do(1, "counter", "give:food")
    refused(t, 1, "send", "refuse-gift", "4.2", open="no")
    t.do(1, "ask:ore")
    assert "send" in t.legal(1)
    t.do(2, "counter", "ask:ore")
    refused(t, 2, "send", "refuse-gift", "4.2", open="no")


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(("give", "ask"), [("", "food"), ("ore", "")])
def test_the_others_propose_and_one_proposal_becomes_the_deal(give: str, ask: str) -> None:
    t = requested(give=give, ask=ask)
    counter(t, 1, "food", "ore 2")
    counter(t, 2, "food", "ore")
    t.do(3, "decline")
    assert t.asked() == {0: "close"}
    assert t.legal(0) == {"deal:2", "deal:3", "drop", "counter"}
    refused(t, 0, "deal:4", "refuse-did-not-accept", "4.6")
    t.do(0, "deal:3")
    assert hands(t) == [
        {"ore": 2, "fuel": 1, "food": 1},
        {"food": 2, "goods": 1},
        {"ore": 1, "carbon": 1},
        {"goods": 1},
    ]
    assert (t.asked(), t.view(None)["offer"], t.check()) == ({0: "turn"}, None, [])


@pytest.mark.rule("starfarers:4.6")
def test_a_request_that_all_decline_is_over() -> None:
    t = requested(ask="food")
    for seat in (1, 2, 3):
        t.do(seat, "decline")
    assert (t.asked(), t.view(None)["offer"]) == ({0: "turn"}, None)


# -- answering counter-offers


def bargained(**more: Any) -> Table:
    """Yellow's request; red and blue have made proposals, white has declined."""
    t = requested(ask="food", **more)
    counter(t, 1, "food", "ore 3")
    counter(t, 2, "food", "ore 2")
    t.do(3, "decline")
    return t


@pytest.mark.rule("starfarers:4.6")
def test_counter_offers_are_answered_by_another_offer_that_costs_none() -> None:
    t = bargained(options={"offers": 1})
    assert t.view(0)["offers_left"] == 0
    t.do(0, "counter", "give:ore", "ask:food", "send")
    assert t.asked() == {1: "answer", 2: "answer"}  # those who made one
    assert [one.key for one in t.log()].count("offer") == 1
    assert len(t.log("offer-again")) == 1
    assert t.view(0)["offers_left"] == 0
    t.do(1, "accept")
    counter(t, 2, "food", "fuel")
    t.do(0, "counter", "give:fuel", "ask:food", "send")
    t.do(2, "accept")
    t.do(0, "deal:3")
    assert hands(t)[:3] == [{"ore": 3, "food": 1}, {"food": 2, "goods": 1}, {"carbon": 1, "fuel": 1}]
    refused(t, 0, "offer", "refuse-no-offers", "4.6", limit=1)


@pytest.mark.rule("starfarers:4.6")
def test_the_answer_may_go_to_one_of_them_and_to_nobody_else() -> None:
    t = bargained()
    t.do(0, "counter")
    assert t.legal(0, "to") == {"to:2", "to:3"}
    refused(t, 0, "to:4", "refuse-no-counter", "4.6")
    refused(t, 0, "to:1", "refuse-self", "4.1")
    refused(t, 0, "send", "refuse-gift", "4.2", open="yes")
    t.do(0, "to:3", "give:ore")
    refused(t, 0, "to:3", "refuse-addressed-twice", "4.6")
    t.do(0, "send")  # a request again: what would you give for it?
    assert (t.asked(), t.view(2)["offer"]["open"]) == ({2: "answer"}, True)


@pytest.mark.rule("starfarers:4.6", "starfarers:4.7")
def test_it_asks_for_no_more_than_they_could_hold() -> None:
    t = bargained()
    t.do(0, "counter", "to:3", "ask:food", "ask:food")
    refused(t, 0, "ask:food", "refuse-ask-too-much", "4.7", most=2)
    refused(t, 0, "give:food", "refuse-both-sides", "4.8")
    refused(t, 0, "give:goods", "refuse-no-card", "4.7", resource="goods")


@pytest.mark.rule("starfarers:4.6")
def test_one_may_go_back_to_the_answers() -> None:
    t = bargained()
    before = {viewer: t.view(viewer) for viewer in (None, 0, 1, 2, 3)}
    t.do(0, "counter", "give:ore", "to:2")
    assert t.view(0)["composing"] == {"give": five("ore"), "ask": five(), "to": [1]}
    for viewer in (None, 1, 2, 3):
        assert t.view(viewer) == before[viewer]  # what is made up is nobody else's business
    refused(t, 0, "deal:2", "refuse-not-now")
    t.do(0, "cancel")
    assert {viewer: t.view(viewer) for viewer in before} == before
    t.do(0, "deal:2")
    assert hands(t)[0] == {"fuel": 1, "food": 1}


@pytest.mark.rule("starfarers:4.6")
def test_who_only_accepted_or_declined_is_not_asked_again() -> None:
    t = requested(give="ore", ask="food")
    t.do(1, "accept")
    t.do(2, "decline")
    t.do(3, "decline")
    assert t.legal(0) == {"deal:2", "drop"}
    refused(t, 0, "counter", "refuse-no-counter", "4.6")


@pytest.mark.rule("starfarers:4.6")
def test_in_version_one_a_counter_offer_was_taken_or_left() -> None:
    t = table(*[side(hand=hand) for hand in HANDS], options={"requests": "closed"})
    t.do(0, "offer", "give:ore", "ask:food", "to:2", "send")
    counter(t, 1, "food", "ore 2")
    assert t.legal(0) == {"deal:2", "drop"}
    refused(t, 0, "counter", "refuse-not-now", "4.6")


# -- what is hidden


@pytest.mark.rule("starfarers:15.4", "starfarers:4.7")
def test_what_is_made_up_is_imagined_as_not_begun() -> None:
    t = bargained()
    t.do(0, "counter", "give:ore")
    for seat in (1, 2, 3):
        other = t.state.imagine(seat, Rng("x"))
        frame = other.frames.of(0)
        assert frame is not None
        assert (frame.picked, other.view(seat)) == ([], t.view(seat))
    assert t.state.imagine(0, Rng("x")).view(0) == t.view(0)


# -- words


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(
    ("language", "wanted", "given"), [("en", "food", "ore"), ("cs", "potraviny", "rudu"), ("lt", "maistą", "rūdą")]
)
def test_requests_in_words(language: str, wanted: str, given: str) -> None:
    for give, ask, word in (("", "food", wanted), ("ore", "", given)):
        t = requested(give=give, ask=ask)
        words = t.state.game().text(language)
        lines = [words.question(t.state, 1), *words.position(t.view(None), ["A", "B", "C", "D"])]
        t.do(1, "counter")
        lines.append(words.question(t.state, 1))
        told = [line for line in lines if word in line]
        assert len(told) >= 3
        assert not any("none" in line for line in lines)
    t = bargained()
    words = t.state.game().text(language)
    assert wanted in words.question(t.state, 0)
    t.do(0, "counter")
    first = words.question(t.state, 0)
    t.do(0, "to:2", "ask:food")
    assert first != words.question(t.state, 0)
    assert all(words.action(t.state, 0, code) for code in t.state.legal(0))
