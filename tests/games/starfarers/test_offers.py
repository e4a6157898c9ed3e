"""Offers of the active player: what they name, whom they address, how many (starfarers:4.1, 4.2, 4.5 to 4.9)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.errors import BadOption
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.settings import Settings
from tests.games.starfarers.kit import Side, Table, amounts, balls, changes, dice, refused, side, table

KINDS = ("ore", "fuel", "carbon", "food", "goods")
HANDS = ("ore 2 fuel 1", "goods 3 food 1", "food 2", "carbon 1")


def hands(t: Table) -> list[dict[str, int]]:
    return [{kind: n for kind, n in t.hand(seat).items() if n} for seat in range(t.state.players)]


def five(text: str = "") -> dict[str, int]:
    return dict.fromkeys(KINDS, 0) | amounts(text)


def four(*given: str, **more: Any) -> Table:
    """Four players with these hands, yellow's trade and build."""
    sides: list[Side] = [side(hand=hand) for hand in given or HANDS]
    return table(*sides, **more)


def write(t: Table, give: str, ask: str, to: str = "", seat: int = 0) -> None:
    """Compose an offer up to, but not with, its sending."""
    t.do(seat, "offer", *_sides(give, ask), *[f"to:{one}" for one in to.split()])


def send(t: Table, give: str, ask: str, to: str = "", seat: int = 0) -> None:
    write(t, give, ask, to, seat)
    t.do(seat, "send")


def _sides(give: str, ask: str) -> list[str]:
    gives = [f"give:{kind}" for kind, n in amounts(give).items() for _ in range(n)]
    return gives + [f"ask:{kind}" for kind, n in amounts(ask).items() for _ in range(n)]


# -- whom it addresses


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(
    ("to", "asked"), [("", {1, 2, 3}), ("2", {1}), ("3", {2}), ("4", {3}), ("2 4", {1, 3}), ("4 3 2", {1, 2, 3})]
)
def test_one_several_or_all_others_are_addressed(to: str, asked: set[int]) -> None:
    t = four()
    send(t, "ore", "food", to)
    assert t.asked() == dict.fromkeys(asked, "answer")
    assert sorted(t.view(None)["offer"]["to"]) == sorted(asked)


@pytest.mark.rule("starfarers:4.6")
def test_nobody_is_addressed_twice_nor_oneself_nor_a_seat_that_is_empty() -> None:
    t = four(*HANDS[:3])
    t.do(0, "offer")
    refused(t, 0, "to:1", "refuse-self", "4.1")
    refused(t, 0, "to:4", "refuse-no-seat", "14.6")
    t.do(0, "to:3")
    refused(t, 0, "to:3", "refuse-addressed-twice", "4.6")
    assert t.legal(0, "to") == {"to:2"}


@pytest.mark.rule("starfarers:4.6", "starfarers:4.2")
def test_who_has_no_card_is_not_asked() -> None:
    """How many cards a hand has is public, and a deal needs one from each side."""
    t = four("ore 1", "food 1", "", "fuel 1")
    t.do(0, "offer")
    refused(t, 0, "to:3", "refuse-nobody-to-trade", "4.6")
    t.do(0, "give:ore", "ask:food", "send")
    assert t.asked() == {1: "answer", 3: "answer"}


@pytest.mark.rule("starfarers:4.2", "starfarers:4.6")
@pytest.mark.parametrize("given", [("ore 3", "", ""), ("", "ore 3", "food 2")])
def test_without_a_card_on_either_side_no_offer_begins(given: tuple[str, str, str]) -> None:
    refused(four(*given), 0, "offer", "refuse-nobody-to-trade", "4.6")


# -- what it names


@pytest.mark.rule("starfarers:4.6", "starfarers:4.9")
def test_a_deal_moves_exactly_the_cards_the_offer_names() -> None:
    t = four("ore 3 fuel 2 carbon 1", "goods 3 food 2", "ore 1")
    supply = t.supply()
    send(t, "ore 2 fuel", "goods 2 food", "2")
    assert t.view(None)["offer"]["give"] == five("ore 2 fuel 1")
    assert t.view(None)["offer"]["ask"] == five("goods 2 food 1")
    t.do(1, "accept")
    t.do(0, "deal:2")
    assert hands(t) == [{"ore": 1, "fuel": 1, "carbon": 1, "food": 1, "goods": 2},
                        {"ore": 2, "fuel": 1, "food": 1, "goods": 1}, {"ore": 1}]  # fmt: skip
    assert t.supply() == supply
    told = {(one.seat, KINDS[one.card], one.number) for one in t.log("deal-gives")}
    assert told == {(0, "ore", 2), (0, "fuel", 1), (1, "goods", 2), (1, "food", 1)}
    assert [(one.seat, one.number % 8) for one in t.log("deal")] == [(0, 2)]
    assert t.asked() == {0: "turn"}


@pytest.mark.rule("starfarers:4.2")
@pytest.mark.parametrize(("give", "ask"), [("ore", ""), ("", "food"), ("", ""), ("ore 2", "")])
def test_where_requests_are_closed_an_offer_names_both_sides(give: str, ask: str) -> None:
    """So it was in version 1."""
    t = four(options={"requests": "closed"})
    write(t, give, ask)
    refused(t, 0, "send", "refuse-gift", "4.2", open="no")
    assert "send" not in t.legal(0)


@pytest.mark.rule("starfarers:4.6", "starfarers:4.2")
def test_an_offer_names_at_least_one_side() -> None:
    t = four()
    t.do(0, "offer")
    refused(t, 0, "send", "refuse-gift", "4.2", open="yes")
    t.do(0, "to:2")
    assert "send" not in t.legal(0)
    t.do(0, "ask:food")
    assert "send" in t.legal(0)


@pytest.mark.rule("starfarers:4.7")
def test_only_cards_in_the_own_hand_are_offered() -> None:
    t = four()
    t.do(0, "offer")
    for kind in ("carbon", "food", "goods"):
        refused(t, 0, f"give:{kind}", "refuse-no-card", "4.7", resource=kind)
    t.do(0, "give:fuel")
    refused(t, 0, "give:fuel", "refuse-no-card", "4.7", resource="fuel")
    t.do(0, "give:ore", "give:ore")
    assert t.legal(0, "give") == set()


@pytest.mark.rule("starfarers:4.7")
@pytest.mark.parametrize("kind", ["carbon", "food", "goods"])
def test_an_offer_may_ask_for_what_nobody_holds(kind: str) -> None:
    """Every kind can be asked for, whatever the others really have."""
    t = four("ore 1 fuel 1", "fuel 2", "ore 1")
    send(t, "ore", f"{kind} 2", "2")
    assert t.asked() == {1: "answer"}


@pytest.mark.rule("starfarers:4.7")
def test_what_can_be_asked_for_depends_on_the_size_of_hands_alone() -> None:
    """Three cards at most from a hand of three, whatever they are."""
    seen = []
    for hand in ("goods 3", "food 2 carbon 1"):
        t = four("ore 1", hand, "fuel 1")
        write(t, "ore", "goods 3")
        refused(t, 0, "ask:food", "refuse-ask-too-much", "4.7", most=3)
        seen.append(t.legal(0))
        t.do(0, "to:3")
        refused(t, 0, "send", "refuse-ask-too-much", "4.7", most=1)
    assert seen[0] == seen[1]


@pytest.mark.rule("starfarers:4.8")
@pytest.mark.parametrize("kind", ["ore", "fuel"])
def test_no_resource_stands_on_both_sides(kind: str) -> None:
    t = four()
    t.do(0, "offer", f"give:{kind}")
    refused(t, 0, f"ask:{kind}", "refuse-both-sides", "4.8", resource=kind)
    t.do(0, "cancel", "offer", f"ask:{kind}")
    refused(t, 0, f"give:{kind}", "refuse-both-sides", "4.8", resource=kind)


@pytest.mark.rule("starfarers:4.5")
def test_nothing_but_resource_cards_is_ever_offered_or_asked_for() -> None:
    rich = side(hand="ore 1", booster=3, cannon=2, freight_pod=2, half_medals=5, medals="pirate_4", tokens=1,
                friendship="merchant_ore diplomat_limit", stations="merchants 1 diplomats 1")  # fmt: skip
    t = table(rich, side(hand="food 2", booster=2, half_medals=2), side(hand="fuel 1"))
    t.do(0, "offer")
    assert t.legal(0) == {"give:ore", "to:2", "to:3", "cancel", *(f"ask:{kind}" for kind in KINDS)}
    t.do(0, "give:ore", "ask:food", "send")
    t.do(1, "counter")
    assert t.legal(1) == {"give:food", "cancel", *(f"ask:{kind}" for kind in KINDS)}


# -- before it is sent


@pytest.mark.rule("starfarers:4.6", "starfarers:15.3")
def test_nobody_sees_an_offer_before_it_is_sent() -> None:
    t = four()
    before = {viewer: t.view(viewer) for viewer in (None, 1, 2, 3)}
    t.do(0, "offer")
    opened = {viewer: t.view(viewer) for viewer in (None, 1, 2, 3)}
    t.do(0, "give:ore", "ask:food", "ask:goods", "to:2")
    assert t.view(0)["composing"] == {"give": five("ore"), "ask": five("food goods"), "to": [1]}
    for viewer in (None, 1, 2, 3):
        assert t.view(viewer) == opened[viewer]
        assert t.view(viewer)["composing"] is None
        assert t.view(viewer)["offer"] is before[viewer]["offer"] is None
    t.do(0, "send")
    for viewer in (None, 0, 1, 2, 3):
        offer = t.view(viewer)["offer"]
        assert offer == {
            "by": 0,
            "give": five("ore"),
            "ask": five("food goods"),
            "to": [1],
            "open": False,
            "answers": [],
        }
        assert t.view(viewer)["composing"] is None


@pytest.mark.rule("starfarers:4.6")
def test_an_offer_can_be_put_away_and_costs_nothing() -> None:
    t = four(options={"offers": 3})
    hand = t.hand(0)
    write(t, "ore", "food", "2")
    t.do(0, "cancel")
    assert (t.asked(), t.hand(0), t.view(0)["offers_left"]) == ({0: "turn"}, hand, 3)
    assert t.view(0)["composing"] is None
    t.do(0, "offer")
    assert t.view(0)["composing"] == {"give": five(), "ask": five(), "to": []}
    assert t.log("offer") == []


@pytest.mark.rule("starfarers:4.6")
def test_cards_in_an_offer_stay_in_hand_until_the_deal() -> None:
    t = four()
    send(t, "ore 2", "food", "2")
    assert t.cards(0) == 3
    t.do(1, "decline")
    assert hands(t)[0] == {"ore": 2, "fuel": 1}


# -- how many


@pytest.mark.rule("starfarers:4.6")
@pytest.mark.parametrize(
    ("options", "limit"),
    [({"offers": 3}, 3), ({"offers": 1}, 1), ({"offers": 5, "zero_offers": "none"}, 5), ({"zero_offers": "none"}, 0)],
)
def test_offers_are_limited_by_the_option(options: dict[str, object], limit: int) -> None:
    t = four(options=options)
    for sent in range(limit):
        assert t.view(0)["offers_left"] == limit - sent
        send(t, "ore", "food", "2")
        t.do(1, "decline")
    assert t.view(0)["offers_left"] == 0
    refused(t, 0, "offer", "refuse-no-offers", "4.6", limit=limit)
    assert "offer" not in t.legal(0)


@pytest.mark.rule("starfarers:4.6", "starfarers:1.2")
def test_without_a_limit_offers_are_made_as_often_as_one_likes() -> None:
    """Since version 2; the rulebook: as long and as often as your cards allow."""
    t = four()
    for _ in range(12):
        assert (t.view(0)["offers_left"], "offer" in t.legal(0)) == (None, True)
        send(t, "ore", "food", "2")
        t.do(1, "decline")
    assert t.log("offer")[11:]


@pytest.mark.rule("starfarers:4.6")
def test_in_version_one_three_offers_were_the_limit_and_none_meant_no_trade() -> None:
    old = GAME.check_options(4, {}, rules=1)
    assert (old["offers"], old["zero_offers"], old["requests"]) == (3, "none", "closed")
    settings = Settings(GAME.check_options(4, {"offers": 0}, rules=1))
    assert (settings.offers, settings.offers_limited) == (0, True)
    assert not Settings(GAME.check_options(4, {"offers": 0})).offers_limited
    for option in ({"requests": "open"}, {"zero_offers": "unlimited"}):
        with pytest.raises(BadOption):
            GAME.check_options(4, option, rules=1)


@pytest.mark.rule("starfarers:4.6")
def test_the_offers_are_fresh_in_every_turn() -> None:
    t = four(options={"offers": 1})
    send(t, "ore", "food", "2")
    t.do(1, "decline")
    assert t.view(None)["offers_left"] == 0
    t.luck(*dice(1, 1))
    t.do(0, "end")
    assert t.view(None)["offers_left"] == 1
    assert "offer" in t.legal(1)


# -- who trades


@pytest.mark.rule("starfarers:4.1")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_only_the_active_player_makes_offers(active: int) -> None:
    t = four("ore 2", "food 2", "fuel 2", active=active)
    for seat in range(3):
        if seat == active:
            assert "offer" in t.legal(seat)
        else:
            for notation in ("offer", "give:ore", "ask:ore", "send", "accept", "deal:1"):
                refused(t, seat, notation, "refuse-trade-off-turn", "4.1")


@pytest.mark.rule("starfarers:4.1")
def test_others_do_not_deal_with_each_other_while_they_answer() -> None:
    """Whoever answers, even with a counter-offer, addresses nobody but the active player."""
    t = four()
    send(t, "ore", "food")
    t.do(1, "counter", "give:goods", "ask:fuel")
    refused(t, 1, "to:3", "refuse-trade-off-turn", "4.1")
    refused(t, 1, "deal:3", "refuse-trade-off-turn", "4.1")
    t.do(1, "send")
    t.do(2, "accept")
    t.do(3, "decline")
    for seat in (1, 2, 3):
        refused(t, seat, "deal:1", "refuse-trade-off-turn", "4.1")
        assert t.legal(seat) == set()
    t.do(0, "deal:2")
    assert hands(t) == [{"ore": 2, "goods": 1}, {"goods": 2, "food": 1, "fuel": 1}, {"food": 2}, {"carbon": 1}]


@pytest.mark.rule("starfarers:4.1", "starfarers:1.2")
def test_an_offer_is_no_longer_possible_in_the_flight() -> None:
    sides = [side(ports="n4_27", ships={1: "colony n5_26"}, hand="ore 2"), side(hand="food 2"), side()]
    t = table(*sides)
    t.luck(*balls("yellow yellow"))
    t.do(0, "shake")
    refused(t, 0, "offer", "refuse-not-now")


@pytest.mark.rule("starfarers:4.6")
def test_while_an_offer_is_out_the_active_player_does_nothing_else() -> None:
    t = four("ore 5 fuel 1", "food 1", "goods 1")
    t.do(0, "offer")
    refused(t, 0, "exchange:ore.food", "refuse-not-now")
    refused(t, 0, "end", "refuse-not-now")
    t.do(0, "give:ore", "ask:food", "send")
    assert t.legal(0) == set()
    t.do(1, "decline")
    t.do(2, "decline")
    assert t.asked() == {0: "turn"}
    assert changes(t, 0, "exchange:ore.food") == {"ore": -3, "food": 1}
