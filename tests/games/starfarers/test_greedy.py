"""The greedy bot at this table: it builds, flies where something is to be gained, trades fairly, feeds no leader."""

from __future__ import annotations

from starhold.bots.registry import bot
from starhold.games.starfarers.actions import SPACE
from tests.games.starfarers.kit import Table, later, side, table

LEADER = "n1_26 n11_28 n8_27 n22_27 n14_19"  # with its spaceports and medals 13 points


def answer(t: Table, seat: int) -> str:
    """What the bot does in that seat now."""
    return SPACE.notation(bot("greedy").choose(t.state, seat))


def test_a_trade_that_completes_a_ship_is_taken() -> None:
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")
    t = table(side(ports="n11_26", hand="food 3"), mine, side(), active=0)
    t.do(0, "offer", "give:food", "ask:ore", "send")
    assert answer(t, 1) == "accept"


def test_a_trade_that_only_costs_is_declined() -> None:
    mine = side(ports="n4_27", hand="ore 1 fuel 1 carbon 1 food 1")
    t = table(side(ports="n11_26", hand="goods 3"), mine, side(), active=0)
    t.do(0, "offer", "give:goods", "ask:food", "ask:carbon", "send")
    assert answer(t, 1) == "decline"


def test_nothing_is_given_to_who_is_about_to_win() -> None:
    leader = side(ports="n11_26 n19_26", colonies=LEADER, hand="food 3", half_medals=8)
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")
    t = table(leader, mine, side(), active=0)
    assert t.points(0) == 13
    t.do(0, "offer", "give:food", "ask:ore", "send")
    assert answer(t, 1) == "decline"


NEARLY = side(ports="n4_27", hand="goods 1 fuel 1 carbon 1 food 1")  # all of a colony ship but the ore


def test_what_is_missing_for_a_ship_is_asked_for_one_for_one() -> None:
    t = table(NEARLY, side(hand="food 4"), side(hand="food 2"), active=0)
    assert answer(t, 0) == "offer"
    while t.asked() in ({0: "turn"}, {0: "offer"}):
        t.do(0, answer(t, 0))
    offer = t.view(1)["offer"]
    assert (offer["give"]["goods"], sum(offer["give"].values())) == (1, 1)
    assert (offer["ask"]["ore"], sum(offer["ask"].values())) == (1, 1)
    assert offer["to"] == [1, 2]


def test_an_offer_leaves_the_leader_out() -> None:
    leader = side(ports="n11_26 n19_26", colonies=LEADER, hand="food 4", half_medals=8)
    t = table(NEARLY, leader, side(hand="food 2"), active=0)
    while t.asked() in ({0: "turn"}, {0: "offer"}):
        t.do(0, answer(t, 0))
    assert t.view(1)["offer"]["to"] == [2]


def test_of_two_partners_the_poorer_is_dealt_with() -> None:
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")
    t = table(mine, side(ports="n11_26 n19_26", hand="food 4"), side(hand="food 2"), active=0)
    t.do(0, "offer", "give:ore", "ask:food", "send")
    t.do(1, "accept")
    t.do(2, "accept")
    assert answer(t, 0) == "deal:3"


def test_what_can_be_paid_for_is_built_and_spare_cards_go_to_the_supply() -> None:
    t = table(side(ports="n4_27", hand="ore 1 fuel 1 carbon 1 food 1"), side(), side())
    assert answer(t, 0).startswith("colony_ship:")
    t = table(side(ports="n4_27", hand="goods 2 fuel 1 carbon 1 food 1"), side(), side())
    assert answer(t, 0) == "exchange:goods.ore"


def test_a_colony_is_founded_as_soon_as_a_ship_is_there() -> None:
    discs = {"N7.1": "disc_5", "N7.2": "disc_3", "N7.3": "disc_10"}
    t = table(side(ships={1: "colony n16_21"}), side(), side(), at="flight", discs=discs)
    assert answer(t, 0).startswith("found:1.")


def test_a_station_is_founded_where_the_freight_suffices() -> None:
    t = table(side(ships={1: "trade n23_16"}, freight_pod=1), side(), side(), at="flight")
    assert answer(t, 0) == "fly:1.n25_14"


def test_the_leader_is_robbed_first() -> None:
    t = table(side(), side(hand="ore 3"), side(ports="n4_27", hand="ore 3"), at="roll")
    t.luck("#2", "#3")
    later(t)
    assert t.asked() == {0: "rob"}
    assert answer(t, 0) == "draw:3"


def test_a_trader_is_answered_by_what_the_cards_may_hold() -> None:
    """Most traders reward two or three cards and punish a miser."""
    t = table(side(ships={1: "trade n5_26"}, hand="ore 6", half_medals=3), side(), side(), at="encounter")
    t.luck("e05")
    later(t)
    assert answer(t, 0) in ("answer:2", "answer:3")


# -- requests and restraint


def compose(t: Table, seat: int) -> list[str]:
    """All the bot does until its answer is in."""
    done = []
    while seat in t.asked() and t.asked()[seat] == "answer":
        done.append(answer(t, seat))
        t.do(seat, done[-1])
    return done


def test_a_request_is_answered_with_a_proposal_that_helps() -> None:
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")  # all of a colony ship but the food
    t = table(side(ports="n11_26", hand="food 3"), mine, side(), active=0)
    t.do(0, "offer", "ask:ore", "send")
    done = compose(t, 1)
    assert (done[0], done[-1], sorted(one.partition(":")[0] for one in done[1:-1])) == (
        "counter",
        "send",
        ["ask", "give"],
    )
    assert "give:ore" in done
    t = table(side(ports="n11_26", hand="food 3"), mine, side(), active=0)
    t.do(0, "offer", "give:food", "send")
    done = compose(t, 1)
    assert (done[0], done[-1], "ask:food" in done) == ("counter", "send", True)
    assert sum(one.startswith("give") for one in done) == 1


def test_a_request_that_cannot_be_met_is_declined() -> None:
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")
    t = table(side(ports="n11_26", hand="food 3"), mine, side(), active=0)
    t.do(0, "offer", "ask:goods", "send")
    assert compose(t, 1) == ["decline"]


def test_no_proposal_is_made_to_who_is_about_to_win() -> None:
    leader = side(ports="n11_26 n19_26", colonies=LEADER, hand="food 3", half_medals=8)
    t = table(leader, side(ports="n4_27", hand="ore 3 fuel 1 carbon 1"), side(), active=0)
    t.do(0, "offer", "give:food", "send")
    assert compose(t, 1) == ["decline"]


def test_bots_neither_haggle_nor_offer_without_end() -> None:
    """The rules set no limit (starfarers:4.6); a bot does."""
    for name in ("greedy", "random"):
        for seed in range(20):
            t = table(side(hand="ore 3 fuel 1"), side(hand="food 2"), side(hand="goods 1"))
            t.do(0, "offer", "give:ore", "ask:food", "to:2", "send")
            t.do(1, "counter", "give:food", "ask:ore", "ask:ore", "send")
            assert SPACE.notation(bot(name, seed).choose(t.state, 0)) in ("deal:2", "drop")
            t.do(0, "drop")
            t.state.offers = 3
            assert bot(name, seed).choose(t.state, 0) != SPACE.code("offer")
