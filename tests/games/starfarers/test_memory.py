"""What a seat remembers of cards that went from hand to hand, when it imagines the table (starfarers:15.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from starhold import Rng, Seeded
from starhold.games.starfarers import memory
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.state import StarfarersState
from tests.games.starfarers.kit import Table, dice, later, new_game, side, table
from tests.games.starfarers.witness import Witness, World, lie

PORTS = ("n4_27", "n11_26", "n19_28", "n26_27")
SEEDS = [str(number) for number in range(60)]


def seen_by_all(t: Table) -> Table:
    """From now on all remember; so far everything lay open."""
    cards = lie(t.state)
    places = [*cards[:-1], *[(0,) * 5] * (4 - t.state.players), cards[-1]]
    memory.start(t.state, [count for place in places for count in place])
    return t


def worlds(t: Table, seat: int, *, recall: bool = True) -> set[World]:
    return {lie(t.state.imagine(seat, Rng(seed), recall)) for seed in SEEDS}


def course(seed: int, steps: int) -> Iterator[tuple[Table, list[Witness]]]:
    """A random game from open hands and a small pile, with a slow observer in each seat, till that has too much to keep
    in mind."""
    rng = Rng(f"memory {seed}")

    def some(most: int) -> str:
        return " ".join(f"{kind} {rng.below(most + 1)}" for kind in ("ore", "fuel", "carbon", "food", "goods"))

    sides = [side(ports=PORTS[seat], hand=some(2)) for seat in range(3 + seed % 2)]
    t = seen_by_all(table(*sides, at="roll", reserve=some(3)))
    players = len(sides)
    witnesses = [Witness(seat, t.state) for seat in range(players)]
    chance = Seeded(seed)
    t.state.advance(chance)
    read = 0
    for _ in range(steps):
        entries = t.journal.entries[read:]
        read += len(entries)
        for witness in witnesses:
            witness.read(entries)
        if t.over() or max(len(witness.worlds) for witness in witnesses) > 1500:
            return
        yield t, witnesses
        seat = t.state.waiting()[0]
        options = t.state.legal(seat)
        t.state.apply(seat, options[rng.below(len(options))], chance)


def within(world: World, possible: set[World]) -> bool:
    """Whether each place holds of each kind as many cards as it can."""
    return all(
        min(one[place][kind] for one in possible) <= count <= max(one[place][kind] for one in possible)
        for place, cards in enumerate(world)
        for kind, count in enumerate(cards)
    )


@pytest.mark.rule("starfarers:15.4")
def test_what_is_imagined_agrees_with_all_a_slow_observer_has_seen() -> None:
    """Cards known to be somewhere are there, and no place holds what cannot be in it; the plain deal forgets that."""
    found: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(12):
        for step, (t, witnesses) in enumerate(course(seed, 200)):
            for witness in witnesses:
                assert lie(t.state) in witness.worlds  # the observer itself is right
                if step % 3:
                    continue
                world = lie(t.state.imagine(witness.seat, Rng(f"{step}")))
                plain = lie(t.state.imagine(witness.seat, Rng(f"{step}"), recall=False))
                assert within(world, witness.worlds), (seed, step, witness.seat)
                found["imagined"] += 1
                found["possible"] += world in witness.worlds
                found["possible when forgotten"] += plain in witness.worlds
        events.update(entry.key for entry in t.journal.entries)
    hidden, open_ones = ("robbed", "reserve"), ("returned", "exchanged", "deal-gives", "offer", "produced")
    assert all(events[key] > 10 for key in (*hidden, *open_ones)), events
    assert events["reserve-rebuilt"]
    assert found["imagined"] > 1000
    assert found["possible"] > 0.9 * found["imagined"]
    assert found["possible when forgotten"] < 0.5 * found["imagined"]


@pytest.mark.rule("starfarers:15.4")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_truth_is_never_ruled_out(seed: int) -> None:
    """In a whole game with its own pile, sevens, robberies and trades."""
    t = new_game(players=3 + seed % 2, seed=seed)
    rng, chance = Rng(f"truth {seed}"), Seeded(seed)
    for step in range(1500):
        if t.over():
            break
        if step % 7 == 0:
            cards = lie(t.state)
            for seat in range(t.state.players):
                least = memory.recollect(t.state, seat)
                for cell, number in enumerate(least.least):
                    places, kinds = cell >> 5, cell & 31
                    if places & ~least.hidden == 0:
                        assert number <= _count(cards, places, kinds), (step, seat, places, kinds)
        seat = t.state.waiting()[0]
        options = t.state.legal(seat)
        t.state.apply(seat, options[rng.below(len(options))], chance)
    assert {"robbed", "deal", "returned"} <= {entry.key for entry in t.journal.entries}


def _count(cards: World, places: int, kinds: int) -> int:
    of = [cards[place] for place in range(len(cards) - 1) if places >> place & 1]
    if places >> memory.RESERVE & 1:
        of.append(cards[-1])
    return sum(hand[kind] for hand in of for kind in range(5) if kinds >> kind & 1)


# -- case by case


@pytest.mark.rule("starfarers:15.4", "starfarers:3.9")
def test_a_robbed_card_is_in_one_of_two_hands() -> None:
    t = table(
        side(),
        side(hand="ore 1 fuel 1"),
        side(),
        side(hand="goods 2"),
        at="roll",
        reserve="ore 0 fuel 0 carbon 0 food 20 goods 0",
    )
    seen_by_all(t)
    t.luck(*dice(3, 4), "ore")
    later(t)
    t.do(0, "draw:2")
    food = (0, 0, 0, 1, 0)
    ore, fuel = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)
    for viewer, hands in ((0, {(ore, fuel)}), (1, {(ore, fuel)}), (2, {(ore, fuel), (fuel, ore)})):
        found = set()
        for world in worlds(t, viewer):  # everybody else, and the active player twice, drew food besides
            first, second = list(world[0]), list(world[1])
            first[3] -= 2
            second[3] -= 1
            found.add((tuple(first), tuple(second)))
            assert world[3] == (0, 0, 0, 1, 2)
            assert world[2] == food
        assert found == hands
    assert len(worlds(t, 2, recall=False)) > 10


@pytest.mark.rule("starfarers:15.4", "starfarers:15.3")
def test_everybody_remembers_who_got_what_in_a_trade() -> None:
    t = table(side(hand="ore 3"), side(hand="fuel 3"), side(hand="food 4"))
    seen_by_all(t)
    t.do(0, "offer", "give:ore", "ask:fuel", "to:2", "send")
    t.do(1, "accept")
    t.do(0, "deal:2")
    assert t.hand(1)["ore"] == 1
    assert worlds(t, 2) == {lie(t.state)}


@pytest.mark.rule("starfarers:15.4", "starfarers:4.7")
def test_an_offer_that_came_to_nothing_has_still_shown_cards() -> None:
    t = table(side(hand="ore 2 goods 1"), side(hand="fuel 3"), side(hand="food 4"), supply="ore 18")
    common = [0] * 25  # nobody has seen anything
    memory.start(t.state, common)
    t.do(0, "offer", "give:ore", "give:ore", "ask:fuel", "send")
    t.do(1, "decline")
    t.do(2, "decline")
    assert all(world[0][0] == 2 for world in worlds(t, 1))
    assert len({world[0] for world in worlds(t, 1)}) > 1


@pytest.mark.rule("starfarers:15.4", "starfarers:5.1")
def test_what_was_paid_is_gone_and_the_rest_is_known() -> None:
    t = table(side(ports="n4_27", hand="ore 2 fuel 3 goods 1"), side(hand="fuel 3"), side())
    seen_by_all(t)
    t.do(0, "upgrade:booster")
    assert worlds(t, 1) == {lie(t.state)}


# -- how it is kept


def state_of(seed: int, steps: int) -> StarfarersState:
    t = new_game(players=4, seed=seed)
    rng, chance = Rng(f"kept {seed}"), Seeded(seed)
    for _ in range(steps):
        seat = t.state.waiting()[0]
        options = t.state.legal(seat)
        t.state.apply(seat, options[rng.below(len(options))], chance)
    return t.state


@pytest.mark.rule("starfarers:15.4")
@pytest.mark.parametrize("steps", [40, 300, 700])
def test_who_imagines_again_remembers_the_same(steps: int) -> None:
    state = state_of(5, steps)
    for seat in range(4):
        other = state.imagine(seat, Rng("first"))
        again = GAME.thaw(other.freeze())
        wanted = state.imagine(seat, Rng("second"))
        for one in (other, again):
            assert one.imagine(seat, Rng("second")).freeze() == wanted.freeze()
        for third in range(4):
            assert other.imagine(third, Rng("third")).check() == []


@pytest.mark.rule("starfarers:15.4")
@pytest.mark.parametrize("steps", [40, 300, 700])
def test_without_recall_it_is_the_plain_deal(steps: int) -> None:
    state = state_of(6, steps)
    forgetful = state.clone()
    forgetful.forget()
    assert forgetful.key() == state.key()
    assert forgetful.view(1) == state.view(1)
    for seat in range(4):
        plain = state.imagine(seat, Rng("plain"), recall=False)
        assert plain.freeze() == forgetful.imagine(seat, Rng("plain")).freeze()
        assert plain.view(seat) == state.view(seat)
        assert plain.check() == []


@pytest.mark.rule("starfarers:15.4")
def test_a_memory_that_cannot_be_true_gives_way_to_the_plain_deal() -> None:
    t = table(side(hand="ore 2"), side(hand="fuel 3"), side())
    memory.start(t.state, [0, 9, 0, 0, 0] + [0] * 20)
    t.state.recalled[1].least[1] = 9
    other = t.state.imagine(1, Rng("x"))
    assert other.check() == []
    assert other.recalled == []
