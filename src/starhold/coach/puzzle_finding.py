"""Finding puzzles: opponents play, and each of their decisions is looked at.

A puzzle is a decision in which one choice is clearly better than all others, though it is neither what the appraiser
would choose nor what looks best at first sight. A quick look finds the hopeful ones; what a long look confirms, and
another one with other luck as well, is a puzzle, unless captains who play on to the end of the game win no more often
after the best choice than after the next one. A game gives at most one to each of its seats.

Everything comes from the seed and the number of the game, so it does not matter where or in which order games are
looked at.
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from starhold.bots.judging import judge_of
from starhold.bots.mind import Mind
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.coach.advice import imagined, told
from starhold.coach.grading import scaled
from starhold.coach.looking import ALIKE, Candidate, Looking
from starhold.coach.minds import mind_of
from starhold.coach.playing_out import apart
from starhold.coach.puzzles import Answer, Puzzle
from starhold.core.chance import Scripted, Seeded
from starhold.core.encoding import Encoding, Kind
from starhold.core.errors import StarholdError
from starhold.core.frames import Frame
from starhold.core.game import Game, State
from starhold.core.record import Record
from starhold.core.record_text import dump
from starhold.core.registry import game as find_game
from starhold.core.rng import Rng

STRONG: Final = 20  # one opponent of so many is an admiral, the others are captains
FEWEST: Final = 3  # choices, of the question and of those looked at
MOST: Final = 6  # choices that are told
LEVEL: Final = (0.1, 0.95)  # the chance of winning after the best choice: between them something is at stake
MOST_STEPS: Final = 600  # of a record: longer ones are slow to open
LOWEST, HIGHEST = 800, 2200  # ratings
FINE: Final = 0.004  # of chance of winning: no look goes further
PROOFS: Final = 24  # worlds in which the best choice and the next one are played on to the end


class Stage(NamedTuple):
    """How long a look is, and what it must have found by then."""

    looks: int  # positions, in all
    gap: float  # to the next best, in chance of winning, as it would be among two
    sure: float  # the same in standard errors


GLANCE: Final = 50  # positions: where the obvious choice is best even then, hardly ever another one is
QUICK: Final = Stage(240, 0.03, 1.0)
LONG: Final = (Stage(1_500, 0.05, 2.0), Stage(8_000, 0.07, 4.0))


class NoPuzzles(StarholdError):
    """A game in which no puzzles can be found."""


class Hopeful(NamedTuple):
    """A decision that may be a puzzle."""

    step: int
    seat: int
    choices: int
    looking: Looking


# -- a game


def tables(game: Game) -> list[Kind]:
    """The kinds of tables that puzzles are looked for at: all of which something was learnt, but for playing alone."""
    encoding: Encoding | None = game.part("encoding")
    kinds = [] if encoding is None else [kind for kind in encoding.kinds if kind.players > 1]
    found = [kind for kind in kinds if mind_of(game.new(kind.players, 0, kind.needs)) is not None]
    if not found:
        raise NoPuzzles(f"nothing was learnt of {game.title}, so no puzzles can be found")
    return found


def find(id: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles of one game, in the order in which they come up."""
    game = find_game(id)
    kinds = tables(game)
    kind = kinds[number % len(kinds)]
    collects = gc.isenabled()
    gc.disable()  # positions hold no cycles
    try:
        return _find(game, kind, f"puzzles/{id}/{seed}/{number}")
    finally:
        if collects:
            gc.enable()


def _find(game: Game, kind: Kind, seed: str) -> list[Puzzle]:
    record = Record(game, kind.players, kind.needs, Seeded(seed, "puzzles"))
    mind = mind_of(record.state)
    assert mind is not None
    found: dict[int, tuple[int, Puzzle]] = {}
    hopeful = _played(record, mind, seed)
    for one in sorted(hopeful, key=lambda one: (-_hope(one.looking), one.step)):
        if one.seat not in found:
            confirmed = _confirmed(record, one, mind, seed)
            if confirmed is not None:
                found[one.seat] = one.step, confirmed
    return [puzzle for _, puzzle in sorted(found.values(), key=lambda pair: pair[0])]


def _played(record: Record, mind: Mind, seed: str) -> list[Hopeful]:
    """Play the game to its end; the decisions on the way that look hopeful."""
    rng = Rng(seed)
    bots = [bot("captain" if rng.below(STRONG) else "admiral", f"{seed}/{seat}") for seat in range(record.players)]
    hopeful: list[Hopeful] = []
    while not record.state.over() and len(record.steps) < MOST_STEPS:
        for seat in record.state.waiting():
            state = record.state
            choices = len(state.legal(seat))
            if choices >= FEWEST and not _begun(state.frames.of(seat)):
                step = len(record.steps)
                looking = Looking(imagined(state, seat, f"{seed}/{step}"), seat, mind, f"{seed}/{step}")
                if _hopeful(looking):
                    hopeful.append(Hopeful(step, seat, choices, looking))
            record.play(seat, answer(record.state, seat, bots[seat], rng))
    return hopeful


def _begun(frame: Frame | None) -> bool:
    """Whether some of the picks that the question asks for have been made."""
    return frame is None or bool(frame.picked)


# -- a decision


def _gap(looking: Looking) -> tuple[float, float]:
    """How far the next best is below the best, as it would be among two; and in standard errors, of the least sure.

    It counts as far as the worlds say so, with what the appraiser thinks and without.
    """
    best = looking.best()
    gap = sure = 1.0 / ALIKE
    for one in looking.candidates:
        if one is not best:
            apart, error = looking.apart(best, one)
            apart = min(apart, apart - looking.damp() * (best.opinion - one.opinion))
            gap, sure = min(gap, apart), min(sure, apart / error)
    return scaled(gap, looking.position.players), sure


def _hope(looking: Looking) -> float:
    return _gap(looking)[1]


def _obvious(looking: Looking, one: Candidate) -> bool:
    """Whether it is what looks best at first sight, or to the appraiser."""
    return one is looking.candidates[0] or one.opinion >= 0.0


def _hopeful(looking: Looking) -> bool:
    """Whether it may be a puzzle, after a quick look."""
    looking.go_on(GLANCE, 0.0)
    if _obvious(looking, looking.best()):
        return False
    looking.go_on(QUICK.looks, 0.0)
    return _stands(looking, QUICK)


def _stands(looking: Looking, stage: Stage) -> bool:
    """Whether it is still a puzzle, as far as is known by now."""
    best = looking.best()
    if _obvious(looking, best) or best.picks[0] not in looking.sight:  # what no bot considers, no net has learnt of
        return False
    gap, sure = _gap(looking)
    return gap >= stage.gap and sure >= stage.sure and LEVEL[0] <= best.mean() <= LEVEL[1]


def _confirmed(record: Record, one: Hopeful, mind: Mind, seed: str) -> Puzzle | None:
    """The puzzle, if two long looks that share no luck agree that it is one."""
    branch = record.fork(one.step, Scripted([]))
    first = _looked(branch.state, one, mind, f"{seed}/{one.step}/first", ())
    if first is None:
        return None
    best = first.best().picks
    second = _looked(branch.state, one, mind, f"{seed}/{one.step}/second", [best])
    if second is None or sorted(second.best().picks) != sorted(best):
        return None
    puzzle = _written(branch, one, second)
    return puzzle if proven(puzzle) else None


def proven(puzzle: Puzzle) -> bool:
    """Whether the best choice wins more often than the next one, played on to the end of the game."""
    record = puzzle.position()
    best, next_best = [[record.game.space.code(pick) for pick in one.picks] for one in puzzle.choices[:2]]
    return apart(record.state, puzzle.seat, best, next_best, PROOFS, f"proof/{puzzle.id}")[0] > 0.0


def _looked(state: State, one: Hopeful, mind: Mind, seed: str, best: Sequence[list[int]]) -> Looking | None:
    """A long look; None as soon as it does not bear out that this is a puzzle."""
    position = imagined(state, one.seat, seed)
    also = [*best, *([action] for action in _appraised(position, one.seat))]
    looking = Looking(position, one.seat, mind, seed, also, MOST, state.game().part("tallies"))
    if len(looking.candidates) < FEWEST:
        return None
    for stage in LONG:
        looking.go_on(stage.looks, FINE)
        if not _stands(looking, stage):
            return None
    return looking


def _appraised(position: State, seat: int) -> list[int]:
    """What the appraiser likes best: whoever is asked should see what comes of the obvious."""
    options = position.legal(seat)
    values = judge_of(position.game())(position, seat, options)
    ranked = sorted((-value, place) for place, value in enumerate(values))
    return [options[place] for _, place in ranked[:FEWEST]]


# -- writing it down


def _written(branch: Record, one: Hopeful, looking: Looking) -> Puzzle:
    notation = branch.game.space.notation
    advice = told(looking)
    text = dump(branch)
    answers = [
        Answer(tuple(notation(pick) for pick in choice.picks), round(choice.chance or 0.0, 4))
        for choice in advice.choices[:MOST]
    ]
    return Puzzle(
        id=f"{branch.game.id}-{hashlib.sha256(f'{one.seat} {text}'.encode()).hexdigest()[:8]}",
        record=text,
        seat=one.seat,
        kind=f"{_asked(branch, one.seat)}/{answers[0].picks[0].partition(':')[0]}",
        best=answers[0].picks,
        choices=tuple(answers),
        reasons=tuple((reason.key, reason.amount) for reason in advice.choices[0].reasons),
        rating=rating(
            _gap(looking)[0],
            looking.sight.get(looking.best().picks[0], MOST),
            _rank(looking.best(), looking.candidates),
            one.choices,
        ),
    )


def _asked(record: Record, seat: int) -> str:
    """The name of the decision."""
    frame = record.state.frames.of(seat)
    assert frame is not None
    return record.game.decisions[frame.kind].name


def _rank(best: Candidate, candidates: list[Candidate]) -> int:
    """How many of them the appraiser likes better."""
    return sum(one.opinion > best.opinion for one in candidates)


def rating(gap: float, sight: int, appraised: int, choices: int) -> int:
    """How hard a puzzle is likely to be: the closer the next best, the lower the best ranks at first sight and by the
    appraiser, the more choices there are."""
    close = 1.0 - _share((gap - LONG[-1].gap) / 0.23)
    unseen = _share((sight - 1) / 4)
    disliked = _share((appraised - 1) / 4)
    many = _share(log(choices / FEWEST) / log(10.0))
    hard = 0.35 * close + 0.25 * unseen + 0.2 * disliked + 0.2 * many
    return round(LOWEST + (HIGHEST - LOWEST) * hard)


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))
