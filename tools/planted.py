"""Plants blunders in games of bots, and counts those that a review finds.

    .venv/bin/python tools/planted.py race [--count 100] [--seed 1]

Captains play a game. Somewhere in it a decision is taken back, and a choice that the game's appraiser thinks poor is
made instead. It counts as a blunder if captains who go on from both choices, with the same luck and many times over,
win clearly less often after it, and greedy players as well, for captains have blind spots: nothing of the review is
used to say so. Then captains play on to the end, the whole game is reviewed, and the decision should be graded as a
mistake or a blunder, with another choice named as better.
"""

from __future__ import annotations

import argparse
import gc
import sys
from dataclasses import dataclass

from starhold import game as find_game
from starhold.bots.judging import judge_of
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.coach.playing_out import PLAYER, apart
from starhold.coach.review import review
from starhold.core.chance import Seeded
from starhold.core.record import Record
from starhold.core.rng import Rng

POOR = 3.0  # points below the best appraisal
WORLDS = 32  # in which both choices are played on
WORSE = 0.2  # of chance of winning, among two: a blunder costs that much at least …
SURE = 2.5  # … and so many standard errors
OTHERS = "greedy"  # who have to lose half as much by it
QUICK = 8  # worlds after which a choice that has not cost half of that is given up: most positions are decided already
TRIES = 40  # decisions of a game that are tried


@dataclass
class Planted:
    """A blunder, and what the review said of it."""

    step: int
    good: str
    bad: str
    cost: float  # by the captains
    grade: str
    loss: float  # by the review
    best: str

    @property
    def found(self) -> bool:
        return self.grade in ("mistake", "blunder") and self.best != self.bad


def play_out(record: Record, seed: str) -> None:
    bots = [bot(PLAYER, f"{seed}/{seat}") for seat in range(record.players)]
    rng = Rng(f"imagine/{seed}")
    while not record.state.over():
        seat = record.state.waiting()[0]
        record.play(seat, answer(record.state, seat, bots[seat], rng))


def blunder_at(record: Record, step: int, seed: str) -> tuple[int, int, float] | None:
    """The choice made there, a clearly worse one, and what that costs; None if there is none."""
    state = record.replayed(record.steps[:step]).state
    seat = record.steps[step].seat
    good = record.game.space.code(record.steps[step].action)
    frame = state.frames.of(seat)
    if frame is None or frame.need != 1 or len(state.legal(seat)) < 3:
        return None  # one of several picks would be no decision of its own
    options = state.legal(seat)
    values = judge_of(record.game)(state.imagine(seat, Rng(f"judge/{seed}"), True), seat, options)
    top = values[options.index(good)]
    poor = [place for place, value in enumerate(values) if value <= top - POOR and options[place] != good]
    if not poor:
        return None
    bad = options[poor[Rng(f"pick/{seed}").below(len(poor))]]
    if apart(state, seat, [good], [bad], QUICK, f"quick/{seed}")[0] * record.players / 2 < WORSE / 2:
        return None
    cost, error = apart(state, seat, [good], [bad], WORLDS, seed)
    if cost * record.players / 2 < WORSE or cost < SURE * error:
        return None
    if apart(state, seat, [good], [bad], WORLDS, seed, OTHERS)[0] * record.players / 2 < WORSE / 2:
        return None
    return good, bad, cost


def plant(id: str, players: int, seed: str) -> Planted | None:
    """One game with a blunder in it, reviewed; None if none was found worth planting."""
    record = Record(find_game(id), players, {}, Seeded(seed), luck=f"seed {seed}")
    play_out(record, seed)
    rng = Rng(f"steps/{seed}")
    for attempt in range(TRIES):
        step = rng.below(len(record.steps))
        found = blunder_at(record, step, f"{seed}/{attempt}")
        if found is None:
            continue
        good, bad, cost = found
        notation = record.game.space.notation
        planted = record.fork(step, Seeded(f"after/{seed}"))
        planted.play_notation(record.steps[step].seat, notation(bad))
        play_out(planted, f"after/{seed}")
        found_there = [one for one in review(planted, 1).decisions if one.step == step]
        if not found_there:
            return None  # it has become part of a choice that began before it
        judged = found_there[0]
        return Planted(step, notation(good), notation(bad), cost, judged.grade, judged.loss, " ".join(judged.best))
    return None


def main() -> int:
    reader = argparse.ArgumentParser(description="How many planted blunders a review finds.")
    reader.add_argument("game")
    reader.add_argument("--count", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    gc.disable()  # positions hold no cycles
    game = find_game(asked.game)
    numbers = range(max(2, game.min_players), game.max_players + 1)
    found = planted = number = 0
    while planted < asked.count:
        number += 1
        one = plant(asked.game, numbers[number % len(numbers)], f"{asked.seed}/{number}")
        if one is None:
            continue
        planted += 1
        found += one.found
        print(
            f"{found} of {planted}: step {one.step}, {one.bad} instead of {one.good} costs {one.cost:.2f}; "
            f"{one.grade}, {one.loss:.3f}, best {one.best}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
