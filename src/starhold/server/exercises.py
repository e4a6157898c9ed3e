"""A lesson or a task as somebody who works at it is shown it: a table like any other, and what is said beside it.

Made where games are played again (`archive.py`), from the choices so far; nothing is kept between two requests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from msgspec import Struct

from starhold.coach.puzzles import Puzzle, UnknownPuzzle
from starhold.coach.puzzles import puzzle as find_puzzle
from starhold.coach.reasons import Reason, in_words
from starhold.core.chance import Scripted, Seeded
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.registry import game as find_game
from starhold.core.rules import IllegalAction, Refusal
from starhold.core.text import GameText
from starhold.locale import Words
from starhold.server.match import Match, Opening
from starhold.server.messages import Seat, Update
from starhold.server.request_error import RequestError
from starhold.server.seats import bot_name
from starhold.server.texts import game_text
from starhold.server.updates import Position, TableFacts, asked, chosen, log_lines, say_picks, shown
from starhold.teach.exercise import Gestures, Outcome, Verdict
from starhold.teach.guided import stops_at, walk
from starhold.teach.lessons import GUIDED, Guided, Task, UnknownLesson, lessons_of
from starhold.teach.task import attempt

Kind = Literal["guided", "task", "puzzle"]
_LATER: Final = 10**9
_OTHERS: Final = "greedy"  # who plays the others in a task


class Worth(Struct):
    """One choice of a puzzle, and the chance of winning it leaves."""

    actions: list[str]
    words: str
    chance: float


class Said(Struct):
    """One thing the teacher says, and what it points at."""

    text: str
    why: str = ""
    at: str = ""  # an anchor of the board
    act: bool = False  # it is now on the learner to choose


class Exercise(Struct):
    """A lesson as it stands."""

    update: Update
    verdict: Verdict
    said: list[Said]  # one after the other
    answer: str = ""  # to the choice that was not taken, or did not reach the goal
    rule: str = ""  # which rule says no, where that is the answer
    title: str = ""
    goal: str = ""
    hints: list[str] = []
    why: str = ""  # of a task that is solved
    worths: list[Worth] = []  # of a puzzle that was answered: its choices, best first
    taken: int = 0  # how many of the gestures count
    bots: str = ""  # who may play the others from here on


class Wanted(Struct):
    """What somebody works at, and how far they are."""

    game: str
    kind: Kind
    id: str
    gestures: list[list[str]]
    since: int  # the steps the client has seen; what came after them is told
    name: str  # of the learner
    lang: str


def show_exercise(wanted: Wanted) -> Exercise:
    """The lesson after those choices."""
    game = find_game(wanted.game)
    for gesture in wanted.gestures:
        for action in gesture:
            game.space.code(action)  # what is no choice at all is said before anything is played
    lessons = lessons_of(game)
    words = Words(wanted.lang, game.id)
    if wanted.kind == "puzzle":
        return _puzzle(game, _found(wanted), wanted, words)
    if wanted.kind == "guided":
        if lessons.guided is None or wanted.id != GUIDED:
            raise RequestError("lesson-unknown", 404)
        return _guided(game, lessons.guided, wanted, words)
    try:
        task = lessons.task(wanted.id)
    except UnknownLesson:
        raise RequestError("lesson-unknown", 404) from None
    return _task(game, task, wanted, words)


def _guided(game: Game, lesson: Guided, wanted: Wanted, words: Words) -> Exercise:
    outcome, refusal = _tried(lambda gestures: walk(game, lesson, gestures), wanted.gestures)
    stops = stops_at(lesson, outcome)
    act = outcome.verdict != "end"
    said = [
        Said(words.say(f"lesson-{stop.say}"), words.say(f"lesson-{stop.say}.why"), stop.at, act and stop is stops[-1])
        for stop in stops
    ]
    exercise = Exercise(
        _update(game, outcome, lesson.seat, lesson.bots, wanted),
        outcome.verdict,
        said,
        taken=outcome.taken,
        bots=lesson.bots,
    )
    return _answered(exercise, outcome, refusal, words, game_text(game.id, wanted.lang))


def _task(game: Game, task: Task, wanted: Wanted, words: Words) -> Exercise:
    outcome, refusal = _tried(lambda gestures: attempt(game, task, gestures), wanted.gestures)
    key = f"task-{task.id}"
    goal = words.say(f"{key}.goal")
    exercise = Exercise(
        _update(game, outcome, task.seat, _OTHERS, wanted),
        outcome.verdict,
        [Said(goal, "", task.at, True)] if outcome.verdict == "go" else [],
        title=words.say(key),
        goal=goal,
        hints=[words.say(f"{key}.hint-{number + 1}") for number in range(task.hints)],
        why=words.say(f"{key}.why") if outcome.verdict == "solved" else "",
        taken=outcome.taken,
    )
    return _answered(exercise, outcome, refusal, words, game_text(game.id, wanted.lang))


def _found(wanted: Wanted) -> Puzzle:
    try:
        return find_puzzle(wanted.game, wanted.id)
    except UnknownPuzzle:
        raise RequestError("lesson-unknown", 404) from None


def _puzzle(game: Game, puzzle: Puzzle, wanted: Wanted, words: Words) -> Exercise:
    """One choice is to be found; what came of it is told at once, and why."""
    record = puzzle.position()
    seat, before = puzzle.seat, len(record.steps)
    state = record.state
    gesture = wanted.gestures[0] if wanted.gestures else []
    outcome, refusal = _tried(lambda gestures: _answer(record, seat, gestures, puzzle), [gesture] if gesture else [])
    names = names_of(record, seat, wanted.name)
    goal = words.say("puzzle-goal")
    exercise = Exercise(
        _update(game, Outcome(record, before, outcome.verdict), seat, _OTHERS, wanted),
        outcome.verdict,
        [Said(goal, "", "", True)] if outcome.verdict == "go" else [],
        title=words.say("puzzle-title", rating=puzzle.rating),
        goal=goal,
        hints=[in_words(Reason(*reason), words) for reason in puzzle.reasons[:1]],
        taken=outcome.taken,
    )
    if outcome.verdict in ("solved", "failed"):
        told = [in_words(Reason(*reason), words) for reason in puzzle.reasons]
        best = say_picks(state, seat, [game.space.code(pick) for pick in puzzle.best], wanted.lang, names)
        exercise.why = words.say("puzzle-why", best=best, why=" · ".join(told))
        exercise.answer = "" if outcome.verdict == "solved" else exercise.why
        exercise.worths = [
            Worth(
                list(choice.picks),
                say_picks(state, seat, [game.space.code(pick) for pick in choice.picks], wanted.lang, names),
                choice.chance,
            )
            for choice in puzzle.choices
        ]
    return _answered(exercise, outcome, refusal, words, game_text(game.id, wanted.lang))


def _answer(record: Record, seat: int, gestures: Gestures, puzzle: Puzzle) -> Outcome:
    """Nothing is played on: where the cards would fall says nothing about a choice."""
    if not gestures:
        return Outcome(record, len(record.steps), "go")
    trial = record.fork(len(record.steps), Seeded("puzzle"))
    for action in gestures[0]:
        trial.play_notation(seat, action)
    solved = sorted(gestures[0]) == sorted(puzzle.best)
    return Outcome(record, len(record.steps), "solved" if solved else "failed", "", 1)


def _tried(play: Callable[[Gestures], Outcome], gestures: Gestures) -> tuple[Outcome, Refusal | None]:
    """What came of it; where a rule forbids the last gesture, what came of those before, and why."""
    try:
        return play(gestures), None
    except IllegalAction as error:
        if not gestures:
            raise
        return play(gestures[:-1]), error.refusal


def _answered(exercise: Exercise, outcome: Outcome, refusal: Refusal | None, words: Words, text: GameText) -> Exercise:
    if refusal is not None:
        exercise.verdict, exercise.rule = "wrong", refusal.rule
        exercise.answer = text.refusal(refusal, [seat.name for seat in exercise.update.seats])
    elif outcome.answer:
        exercise.answer = words.say(outcome.answer)
    return exercise


def _update(game: Game, outcome: Outcome, seat: int, bot: str, wanted: Wanted) -> Update:
    """The table as at any other: the learner in one seat, bots in the others."""
    record = outcome.record
    names = names_of(record, seat, wanted.name)
    before = min(outcome.before, len(record.steps))
    match = Match(_opening(record), record.steps[:before], Scripted([]))
    match.watch(True)
    match.follow(record.steps[before:])
    over = match.over()
    waiting = [] if over else match.waiting()
    seats = [Seat(place, name, "bot", bot) for place, name in enumerate(names)]
    seats[seat] = Seat(seat, names[seat], "person", online=True)
    after = wanted.since if 0 < wanted.since <= match.step else -1
    facts = TableFacts(seats, "", [], "", "", public=False, left_after=_LATER, idle_after=_LATER)
    done = outcome.verdict in ("solved", "failed", "end")
    return shown(
        facts,
        Position(game, match.state, match.step, waiting),
        seat,
        wanted.lang,
        version=match.step + 1,
        steps=match.step,
        asked=None if done else asked(game, match.state, seat, wanted.lang, names),
        chosen=chosen(game, match.state, seat, wanted.lang, names),
        log=log_lines(game, match.log, after, seat, wanted.lang, names),
        kept=match.moments.since(before) if wanted.since == before else [],
    )


def _opening(record: Record) -> Opening:
    return Opening(record.game, record.players, record.options, record.luck, record.deal, [], [], record.rules)


def names_of(record: Record, seat: int, name: str) -> list[str]:
    """What the seats are called: the learner by their name, the others as bots are."""
    names: list[str] = []
    for place in range(record.players):
        names.append(name if place == seat else bot_name(place, [name, *names]))
    return names


def reached(game_id: str, gestures: Sequence[Sequence[str]]) -> Record:
    """The guided first game as far as those choices lead: what is played on from."""
    game = find_game(game_id)
    lesson = lessons_of(game).guided
    if lesson is None:
        raise RequestError("lesson-unknown", 404)
    return walk(game, lesson, [list(one) for one in gestures]).record
