"""Games of one kind by the same weights: a pure piece of work, the same in whatever process it is done."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import starhold
from starhold.bots.mind import Mind
from starhold.bots.valuing import outcome
from starhold.core.encoding import Encoding, Kind
from starhold.core.game import State
from starhold.core.rng import Rng
from starhold.learn.plan import Plan
from starhold.learn.samples import Samples, joined
from starhold.learn.self_play import Seat, play
from starhold.learn.targets import guess_samples, value_samples


@dataclass
class Task:
    """Some games, by number."""

    plan: Plan
    kind: Kind
    numbers: range
    mind: Mind | None  # None while `greedy` shows how it is done
    past: list[Mind]
    codes: tuple[int, ...]


@dataclass
class Lesson:
    """What came of them."""

    value: Samples | None = None
    guess: Samples | None = None
    decisions: list[int] = field(default_factory=list)
    tilt: float = 0.0  # wins above a fair share of seats that listened more to the appraiser, less those of the others


def play_task(task: Task) -> Lesson:
    """Play them all."""
    plan, kind = task.plan, task.kind
    game = starhold.game(plan.game)
    encoding: Encoding = game.need("encoding")
    places = {code: place for place, code in enumerate(task.codes)}
    values: list[Samples] = []
    guesses: list[Samples] = []
    lesson = Lesson()
    for number in task.numbers:
        seed = f"{plan.seed}/{kind.name}/{number}"
        state = game.new(kind.players, seed, options_of(kind, number))
        seats, leanings = seated(task, seed)
        played = play(state, seats, seed, places)
        lesson.decisions.append(played.decisions)
        lesson.tilt += tilt_of(played.state, leanings, encoding.scale, kind.par)
        net = task.mind.value if task.mind is not None else None
        lam = plan.lam if net is not None else 1.0
        value = value_samples(played, net, lam, encoding.scale, kind.par, plan.kept)
        if value is not None:
            values.append(value)
        guess = guess_samples(played, len(task.codes))
        if guess is not None:
            guesses.append(guess)
    lesson.value = joined(values) if values else None
    lesson.guess = joined(guesses) if guesses else None
    return lesson


def options_of(kind: Kind, number: int) -> dict[str, object]:
    """Half of the games are plain, the others go through the variants."""
    if number % 2 == 0 or not kind.variants:
        return kind.needs
    return {**kind.needs, **kind.variants[number // 2 % len(kind.variants)]}


def tilt_of(state: State, leanings: list[int], scale: float, par: float) -> float:
    """Whether leaning towards the appraiser has paid; on average nothing where it makes no difference."""
    if not state.over():
        return 0.0
    players = len(leanings)
    tilt = 0.0
    for seat, leaning in enumerate(leanings):
        came = outcome(state, seat, scale, par)
        tilt += leaning * (came[0] - 1.0 / players if players > 1 else came[-1] - 0.5)
    return tilt


def seated(task: Task, seed: str) -> tuple[list[Seat], list[int]]:
    """Who plays the game of that seed: one seat by what is known now, the others by that, by an earlier self or by
    the appraiser alone. Of those who play by what is known now, some listen a little more to the appraiser (1) and
    some a little less (-1)."""
    plan, players = task.plan, task.kind.players
    game = starhold.game(plan.game)
    names = [f"{seed}/{seat}" for seat in range(players)]
    if task.mind is None:
        return [Seat(game, None, 0.0, plan.noise, name) for name in names], [0] * players
    luck = Rng(f"seats/{seed}")
    mine = luck.below(players)
    drawn = luck.below(1000) / 1000
    seats: list[Seat] = []
    leanings: list[int] = []
    for seat, name in enumerate(names):
        mind: Mind | None = task.mind
        if seat != mine and drawn < plan.against_greedy:
            mind = None
        elif seat != mine and drawn < plan.against_greedy + plan.past and task.past:
            mind = task.past[luck.below(len(task.past))]
        leaning = 0
        if mind is task.mind:
            leaning = 2 * luck.below(2) - 1
            mind = replace(task.mind, beta=task.mind.beta * plan.beta_apart**leaning)
        leanings.append(leaning)
        seats.append(Seat(game, mind, plan.explore, 0.1, name))
    return seats, leanings


def secret_codes(game_id: str, kinds: tuple[Kind, ...]) -> tuple[int, ...]:
    """What may be chosen in the decisions that are worth guessing: found by looking at some games."""
    game = starhold.game(game_id)
    encoding: Encoding = game.need("encoding")
    codes: set[int] = set()
    if not encoding.secret:
        return ()
    for kind in kinds:
        state = game.new(kind.players, "codes", kind.needs)
        chance, rng = starhold.Seeded("codes"), Rng("codes")
        for _ in range(2_000):
            if state.over():
                break
            for seat in state.waiting():
                frame = state.frames.of(seat)
                assert frame is not None
                legal = state.legal(seat)
                if state.decision(frame.kind).name in encoding.secret:
                    codes.update(legal)
                state.apply(seat, legal[rng.below(len(legal))], chance)
    return tuple(sorted(codes))
