"""How the opponents that people play with trade: they haggle a little, and neither pester nor squander."""

from __future__ import annotations

from hashlib import sha256

import pytest

from starhold import Rng, Seeded
from starhold.bots import Bot, answer, bot
from starhold.bots.misjudging import Misjudging
from starhold.core.record import Record, digest, replay
from starhold.games.starfarers.actions import SPACE
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.state import StarfarersState
from tests.games.starfarers.kit import Table, side, table

LEADER = "n1_26 n11_28 n8_27 n22_27 n14_19"  # with its spaceports and medals 13 points
NEARLY = side(ports="n4_27", hand="goods 1 fuel 1 carbon 1 food 1")  # all of a colony ship but the ore


def judging(errs: float = 0.0, seed: str = "") -> Bot:
    return Misjudging("judging", GAME, None, errs, seed)


def choice(t: Table, seat: int) -> str:
    """What it does in that seat now."""
    return SPACE.notation(judging().choose(t.state, seat))


def compose(t: Table, seat: int, *questions: str) -> list[str]:
    """All it does while it is asked one of these."""
    done = []
    while t.asked().get(seat) in questions:
        done.append(choice(t, seat))
        t.do(seat, done[-1])
        assert len(done) < 20
    return done


def offered(t: Table) -> tuple[dict[str, int], dict[str, int], list[int]]:
    """What lies on the table: given, wanted, for whom."""
    offer = t.view(None)["offer"]
    give, ask = ({name: count for name, count in offer[part].items() if count} for part in ("give", "ask"))
    return give, ask, offer["to"]


# -- offers


def test_what_is_missing_is_asked_for_one_for_one() -> None:
    t = table(NEARLY, side(hand="food 4"), side(hand="food 2"))
    assert compose(t, 0, "turn", "offer") == ["offer", "give:goods", "ask:ore", "send"]
    assert offered(t) == ({"goods": 1}, {"ore": 1}, [1, 2])


def test_a_refused_offer_is_not_repeated_till_two_more_turns_are_over() -> None:
    t = table(NEARLY, side(hand="food 4"), side(hand="food 2"))
    compose(t, 0, "turn", "offer")
    t.do(1, "decline")
    t.do(2, "decline")
    assert choice(t, 0) != "offer"
    began = t.state.turn
    for turn in (3, 6):
        t.state.turn, t.state.offers = began + turn, 0
        assert choice(t, 0) != "offer"
    t.state.turn = began + 9
    assert choice(t, 0) == "offer"


def test_who_has_not_refused_it_is_still_asked() -> None:
    t = table(NEARLY, side(hand="food 4"), side(hand="food 2"))
    t.do(0, "offer", "give:goods", "ask:ore", "to:2", "send")
    t.do(1, "decline")
    compose(t, 0, "turn", "offer")
    assert offered(t)[2] == [2]


def test_at_most_two_offers_are_made_in_a_turn_and_the_second_is_another_one() -> None:
    rich = side(ports="n4_27", hand="goods 1 fuel 1 carbon 1 food 2")
    t = table(rich, side(hand="food 4"), side(hand="food 2"))
    seen = []
    while choice(t, 0) == "offer":
        compose(t, 0, "turn", "offer")
        seen.append(offered(t))
        t.do(1, "decline")
        t.do(2, "decline")
    assert len(seen) == 2
    assert seen[0] != seen[1]


def test_an_offer_leaves_out_who_leads_near_the_end() -> None:
    leader = side(ports="n11_26 n19_26", colonies=LEADER, hand="food 4", half_medals=4)
    mine = side(ports="n4_27 n26_27", colonies="n29_28", half_medals=8, hand="goods 1 fuel 1 carbon 1 food 1")
    t = table(mine, leader, side(hand="food 2"))
    assert (t.points(0), t.points(1)) == (9, 11)
    compose(t, 0, "turn", "offer")
    assert offered(t)[2] == [2]


# -- the supply


def test_three_cards_are_not_paid_for_one_freight_pod() -> None:
    t = table(side(ports="n4_27", hand="ore 1 food 3"), side(), side())
    assert SPACE.notation(bot("greedy").choose(t.state, 0)) == "exchange:food.ore"
    assert choice(t, 0) == "end"


def test_they_are_where_it_lets_a_trade_ship_found_a_station() -> None:
    t = table(side(ports="n4_27", ships={1: "trade n23_16"}, hand="ore 1 food 3"), side(), side())
    assert choice(t, 0) == "exchange:food.ore"


def test_they_are_before_a_seven_takes_them() -> None:
    t = table(side(ports="n4_27", hand="ore 1 food 7"), side(), side())
    assert choice(t, 0).startswith("exchange:food.")


def test_the_others_are_asked_once_before_the_supply_is_paid() -> None:
    t = table(side(ports="n4_27", hand="goods 3 fuel 1 carbon 1 food 1"), side(hand="food 1"), side())
    assert choice(t, 0) == "offer"
    compose(t, 0, "turn", "offer")
    t.do(1, "decline")
    assert choice(t, 0) == "exchange:goods.ore"


# -- answers


def test_what_helps_is_accepted() -> None:
    t = table(side(ports="n11_26", hand="food 3"), side(ports="n4_27", hand="ore 3 fuel 1 carbon 1"), side())
    t.do(0, "offer", "give:food", "ask:ore", "send")
    assert choice(t, 1) == "accept"


def test_for_what_is_wanted_something_useful_is_asked_in_return() -> None:
    """It needs food for a ship, not the goods that are offered, and can spare the ore."""
    t = table(side(ports="n11_26", hand="goods 2 food 1"), side(ports="n4_27", hand="ore 3 fuel 1 carbon 1"), side())
    t.do(0, "offer", "give:goods", "ask:ore", "send")
    assert compose(t, 1, "answer") == ["counter", "give:ore", "ask:food", "send"]


def test_in_place_of_a_card_that_is_not_there_another_is_offered() -> None:
    t = table(side(ports="n11_26", hand="food 3"), side(ports="n4_27", hand="ore 1 fuel 1 carbon 1 goods 2"), side())
    t.do(0, "offer", "give:food", "ask:ore", "ask:ore", "send")
    assert compose(t, 1, "answer") == ["counter", "give:goods", "ask:food", "send"]


def test_who_leads_gets_neither_a_card_nor_a_counter_offer() -> None:
    leader = side(ports="n11_26 n19_26", colonies=LEADER, hand="food 3", half_medals=8)
    for give in ("give:food", "give:goods"):
        t = table(leader, side(ports="n4_27", hand="ore 3 fuel 1 carbon 1"), side())
        t.state.fleets[0].hand[4] += 1
        t.do(0, "offer", give, "ask:ore", "send")
        assert choice(t, 1) == "decline"


def test_a_counter_offer_that_was_passed_over_is_not_repeated() -> None:
    t = table(side(ports="n11_26", hand="goods 2 food 1"), side(ports="n4_27", hand="ore 3 fuel 1 carbon 1"), side())
    seen = []
    for _ in range(3):
        t.do(0, "offer", "give:goods", "ask:ore", "send")
        seen.append(compose(t, 1, "answer"))
        if seen[-1] != ["decline"]:
            t.do(0, "drop")
    assert seen[0] != seen[1]
    assert seen[2] == ["decline"]


# -- closing


def test_of_two_equal_deals_the_one_with_the_poorer_partner_is_closed() -> None:
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")
    t = table(mine, side(ports="n11_26 n19_26", hand="food 4"), side(hand="food 2"))
    t.do(0, "offer", "give:ore", "ask:food", "send")
    t.do(1, "accept")
    t.do(2, "accept")
    assert choice(t, 0) == "deal:3"


def test_the_better_counter_offer_is_taken() -> None:
    mine = side(ports="n4_27", hand="ore 3 fuel 1 carbon 1")
    t = table(mine, side(hand="food 4"), side(ports="n11_26", hand="food 2 goods 1"))
    t.do(0, "offer", "give:ore", "ask:food", "send")
    t.do(1, "counter", "give:food", "ask:ore", "ask:ore", "send")
    t.do(2, "counter", "give:food", "give:goods", "ask:ore", "send")
    assert choice(t, 0) == "deal:3"


def test_a_counter_offer_is_answered_with_another_offer_only_once() -> None:
    """For food, which it lacks, it would give an ore or a fuel that it can spare, but not three cards."""
    mine = side(ports="n4_27", hand="ore 3 fuel 3 carbon 1")
    t = table(mine, side(hand="food 4"), side())
    t.do(0, "offer", "give:ore", "ask:food", "send")
    t.do(1, "counter", "give:food", *["ask:fuel"] * 3, "ask:ore", "send")
    assert compose(t, 0, "close") == ["counter", "give:fuel", "ask:food", "to:2", "send"]
    t.do(1, "counter", "give:food", *["ask:fuel"] * 3, "send")
    assert choice(t, 0) == "drop"


# -- whole games


def played(bots: list[Bot], options: dict[str, object], seed: int, most: int) -> tuple[StarfarersState, list[str]]:
    """A game to its end, or till so many choices were made, and these."""
    state = GAME.new(len(bots), seed, options)
    assert isinstance(state, StarfarersState)
    chance = Seeded(seed)
    done: list[str] = []
    while not state.over() and len(done) < most:
        for seat in state.waiting():
            action = answer(state, seat, bots[seat], Rng(f"{seed}/{len(done)}"))
            done.append(f"{seat} {SPACE.notation(action)}")
            state.apply(seat, action, chance)
    return state, done


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("board", ["beginner", "strategic", "explorer", "wild_space"])
def test_a_game_among_them_ends_in_the_usual_time(board: str, players: int) -> None:
    bots = [judging(errs, f"{seat}") for seat, errs in zip(range(players), (0.0, 1.0, 0.0, 3.0), strict=False)]
    state, done = played(bots, {"board": board}, 5, 2000)
    assert state.end_reason() == "fifteen_points"
    assert state.turn < 120
    assert len(done) < 20 * state.turn
    assert any(one.endswith("counter") for one in done)


def test_what_was_refused_changes_neither_the_position_nor_a_record_of_it() -> None:
    record = Record(GAME, 3, {"board": "beginner"}, Seeded(3))
    bots = [judging(1.0, f"{seat}") for seat in range(3)]
    noted = 0
    while not record.state.over():
        for seat in record.state.waiting():
            record.play(seat, answer(record.state, seat, bots[seat], Rng(f"{len(record.steps)}")))
        state = record.state
        assert isinstance(state, StarfarersState)
        if state.refused and not noted:
            noted = len(record.steps)
            copy = GAME.thaw(state.freeze())
            assert isinstance(copy, StarfarersState)
            assert (copy.refused, copy.key()) == (state.refused, state.key())
            copy.refused = []
            assert copy.key() == state.key()
            assert copy.view(0) == state.view(0)
    assert noted
    again = replay(GAME, 3, record.options, record.names, record.luck, record.deal, record.steps)
    assert digest(again.state) == digest(record.state)


# Of the yardsticks, by which others are measured: they must not change by a single choice.
YARDSTICKS = [
    ("greedy", 3, "beginner", "69d583c7c57de968"),
    ("greedy", 4, "wild_space", "145c0623f3da9019"),
    ("random", 4, "strategic", "73013cfeed3567a1"),
]


@pytest.mark.parametrize(("name", "players", "board", "hash_of"), YARDSTICKS)
def test_the_yardsticks_play_as_ever(name: str, players: int, board: str, hash_of: str) -> None:
    bots = [bot(name, f"7/{seat}") for seat in range(players)]
    _, done = played(bots, {"board": board}, 7, 600)
    assert sha256("\n".join(done).encode()).hexdigest()[:16] == hash_of
