"""The greedy bot: legal, reproducible, and clearly better than chance."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import starhold
from starhold import Rng, Seeded, State
from starhold.arena import arena
from starhold.bots import Bot, answer, bot
from starhold.bots.greedy import GreedyBot


def choices(seed: int, players: int, options: Mapping[str, object], bots: list[Bot]) -> list[tuple[int, int]]:
    """All choices of a whole game; every one is checked to be legal on the way."""
    state = starhold.game("race").new(players, seed=seed, options=options)
    chance, rng = Seeded(seed), Rng(f"deal/{seed}")
    made: list[tuple[int, int]] = []
    while not state.over():
        for seat in state.waiting():
            action = answer(state, seat, bots[seat], rng)
            state.apply(seat, action, chance)
            made.append((seat, action))
            assert len(made) < 5000
    return made


VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"advanced_two_player": True}),
    (2, {"first_game": True, "edition": "later"}),
    (3, {"produce_order_free": True, "pilgrimage_any_time": True, "gambling_optional": True}),
    (2, {"needless_discards": "any_settle", "produce_bonus_mandatory": True, "galactic_order_floor_zero": True}),
    (2, {"needless_discards": "needed_only", "max_rounds": 8}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_greedy_plays_every_variant_to_its_end(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        assert choices(seed, players, options, [bot("greedy", seat) for seat in range(players)])


def test_greedy_holds_its_own_among_random_bots() -> None:
    """Odd positions, such as only chance reaches, are answered too."""
    for seed in range(4):
        assert choices(seed, 4, {}, [bot("greedy", 1), bot("random", 2), bot("random", 3), bot("random", 4)])


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    first = choices(1, 2, {}, [bot(name, 1), bot(name, 2)])
    assert choices(1, 2, {}, [bot(name, 1), bot(name, 2)]) == first


def test_random_with_another_seed_makes_other_choices() -> None:
    first = choices(1, 2, {}, [bot("random", 1), bot("random", 2)])
    assert choices(1, 2, {}, [bot("random", 1), bot("random", 3)]) != first


def test_equal_appraisals_are_decided_by_the_bots_own_luck() -> None:
    state = starhold.game("race").new(2, seed=1)
    chosen: set[int] = set()
    for seed in range(20):
        greedy = GreedyBot(seed)
        greedy.appraisers["race"] = all_alike
        chosen.add(answer(state, 0, greedy, Rng("x")))
    assert len(chosen) > 1


def all_alike(position: State, seat: int, actions: list[int]) -> list[float]:
    return [1.0] * len(actions)


def test_the_best_appraisal_is_taken() -> None:
    state = starhold.game("race").new(2, seed=1)
    greedy = GreedyBot(0)
    greedy.appraisers["race"] = the_last_one
    assert answer(state, 0, greedy, Rng("x")) == state.legal(0)[-1]


def the_last_one(position: State, seat: int, actions: list[int]) -> list[float]:
    return [float(place) for place in range(len(actions))]


def test_greedy_beats_random_clearly() -> None:
    pair = arena("race", ["greedy", "random"], games=40, seed="greedy").pairs[0]
    assert pair.a_wins >= 38


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_also_in_company(players: int) -> None:
    pair = arena("race", ["greedy", "random"], games=12, players=players, seed="company").pairs[0]
    assert pair.a_wins >= 11
