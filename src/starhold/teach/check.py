"""`python -m starhold.teach.check GAME …`: plays every lesson to its end in every language, and says what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from starhold.core.errors import StarholdError
from starhold.core.game import Game
from starhold.core.registry import all_games
from starhold.core.registry import game as find_game
from starhold.locale import LANGUAGES, BrokenMessage, Words
from starhold.teach.guided import walk
from starhold.teach.lessons import Guided, Task, answer_to, lessons_of, record_of
from starhold.teach.task import attempt

MOST_WORDS = 60  # of one thing said, with its why: more is a wall of text


def problems(game: Game) -> Iterator[str]:
    """Everything that is wrong with the lessons of a game, one line each."""
    lessons = lessons_of(game)
    if lessons.guided is not None:
        yield from _guided(game, lessons.guided)
    names = [task.id for task in lessons.tasks]
    if len(set(names)) != len(names):
        yield "two tasks have one id"
    for task in lessons.tasks:
        try:
            yield from (f"task {task.id}: {wrong}" for wrong in _task(game, task))
        except StarholdError as error:
            yield f"task {task.id}: {error}"


# -- the guided first game


def gestures_of(game: Game, lesson: Guided) -> list[list[str]]:
    """The choices of the learner, as the record has them: picks of one question are one gesture."""
    whole = record_of(game, lesson.record)
    places = {stop.step for stop in lesson.stops}
    gestures: list[list[str]] = []
    for number, step in enumerate(whole.steps):
        if step.seat != lesson.seat:
            continue
        if number in places or not gestures:
            gestures.append([])
        gestures[-1].append(step.action)
    return gestures


def _guided(game: Game, lesson: Guided) -> Iterator[str]:
    try:
        whole = record_of(game, lesson.record)
    except (StarholdError, OSError) as error:
        yield f"guided: {error}"
        return
    keys = [f"lesson-{stop.say}" for stop in lesson.stops]
    keys += [f"lesson-{answer}" for stop in lesson.stops for answer in stop.answers.values()]
    yield from _said(game, [*keys, *(f"lesson-{stop.say}.why" for stop in lesson.stops)])
    yield from _short(game, lesson)
    if [stop.step for stop in lesson.stops] != sorted(stop.step for stop in lesson.stops):
        yield "guided: the stops are not in order"
    if not lesson.stops or lesson.stops[-1].step != len(whole.steps):
        yield f"guided: nothing is said at the end, after step {len(whole.steps)}"
    taken: list[list[str]] = []
    real = 0
    for gesture in gestures_of(game, lesson):
        outcome = walk(game, lesson, taken)
        state, step = outcome.record.state, len(outcome.record.steps)
        stops = [stop for stop in lesson.stops if stop.step == step]
        if not stops:
            yield f"guided: nothing is said at step {step}, where the learner is asked"
            return
        special = 0
        for code in state.legal(lesson.seat):
            action = game.space.notation(code)
            if action in gesture:
                continue
            wrong = walk(game, lesson, [*taken, [action]])
            if wrong.verdict != "wrong":
                yield f"guided: at step {step} {action} alone is taken"
            elif not wrong.answer:
                yield f"guided: at step {step} {action} is not answered"
            special += answer_to({k: v for k, v in stops[-1].answers.items() if k != "*"}, [action]) != ""
        real += special > 0
        taken.append(gesture)
        if walk(game, lesson, taken).verdict not in ("right", "end"):
            yield f"guided: at step {step} {gesture} is not taken"
            return
    if walk(game, lesson, taken).verdict != "end":
        yield "guided: it does not come to its end"
    if real < 3:
        yield f"guided: {real} choices have an answer of their own; three should"
    if whole.state.over():
        yield "guided: the game is over, nothing is left to play freely"


def _short(game: Game, lesson: Guided) -> Iterator[str]:
    words = Words("en", game.id)
    for stop in lesson.stops:
        key = f"lesson-{stop.say}"
        if words.has(key) and words.has(f"{key}.why"):
            said = f"{words.say(key)} {words.say(f'{key}.why')}".split()
            if len(said) > MOST_WORDS:
                yield f"guided: {key} has {len(said)} words; {MOST_WORDS} are enough"


# -- tasks


def _task(game: Game, task: Task) -> Iterator[str]:
    key = f"task-{task.id}"
    hints = [f"{key}.hint-{number + 1}" for number in range(task.hints)]
    answers = [f"task-{answer}" for answer in task.answers.values()]
    yield from _said(game, [key, f"{key}.goal", f"{key}.why", *hints, *answers])
    if task.hints < 1:
        yield "there is no hint"
    whole = record_of(game, task.record)
    if not 0 <= task.step <= len(whole.steps):
        yield f"there is no step {task.step}"
        return
    begun = attempt(game, task, [])
    state = begun.record.state
    if task.seat not in state.waiting():
        yield f"seat {task.seat} is not asked at step {task.step}"
        return
    solved = attempt(game, task, in_gestures(game, task))
    if solved.verdict != "solved":
        yield f"the solution does not reach the goal: {solved.verdict}"
    for code in state.legal(task.seat):
        action = game.space.notation(code)
        if action not in task.solution:
            tried = attempt(game, task, [[action]])
            if tried.verdict == "failed" and not tried.answer:
                yield f"{action} is not answered"


def in_gestures(game: Game, task: Task) -> list[list[str]]:
    """A solution as gestures: as many picks as its question wants are one."""
    gestures: list[list[str]] = []
    left = list(task.solution)
    while left:
        record = attempt(game, task, gestures).record
        frame = record.state.frames.of(task.seat)
        need = max(1, frame.need if frame is not None else 1)
        gestures.append(left[:need])
        del left[:need]
    return gestures


def _said(game: Game, keys: list[str]) -> Iterator[str]:
    for language in LANGUAGES:
        try:
            words = Words(language, game.id)
        except BrokenMessage as error:
            yield str(error)
            continue
        for key in dict.fromkeys(keys):
            if not words.has(key):
                yield f"{language}: there are no words for {key}"
            else:
                words.say(key)


def main(names: list[str]) -> int:
    """Print what is wrong, and say by the exit code whether anything is."""
    found = 0
    for game in [find_game(name) for name in names] or all_games():
        lessons = lessons_of(game)
        for line in problems(game):
            found += 1
            print(f"{game.id}: {line}")
        print(f"{game.id}: {len(lessons.guided.stops) if lessons.guided else 0} stops, {len(lessons.tasks)} tasks")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
