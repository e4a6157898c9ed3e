"""Every game teaches itself: a guided first game and a dozen tasks, which can be done and in which nothing is left
unanswered, in every language."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest

from starhold.core.chance import Seeded
from starhold.core.game import Game
from starhold.core.record import Record, digest
from starhold.core.record_text import dump
from starhold.core.registry import all_games, game
from starhold.locale import LANGUAGES, Words
from starhold.teach.check import problems
from starhold.teach.exercise import Outcome
from starhold.teach.guided import walk
from starhold.teach.lessons import Guided, Task, UnknownLesson, answer_to, lessons_of, record_of
from starhold.teach.task import attempt
from tests.teach.kit import Gesture, first_gesture, gestures, guided, next_of, other_gestures, solution, start, turns

every_game = pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
languages = pytest.mark.parametrize("language", LANGUAGES)
MOST_ORDERS = 6  # in which the picks of one gesture are tried
MOST_TRIED = 40  # wrong choices at one place, spread over all that are legal


def course(record: Record) -> list[tuple[int, str, list[int]]]:
    return [(step.seat, step.action, step.luck) for step in record.steps]


def told(outcome: Outcome) -> tuple[object, ...]:
    """All that a learner can notice of an outcome, and all that decides how it goes on."""
    return dump(outcome.record), outcome.before, outcome.verdict, outcome.answer, outcome.taken


def orders(gesture: Gesture) -> list[Gesture]:
    """A gesture in other orders, where its picks are things of one kind: what ends a question stays at its end."""
    alike = len({pick.partition(":")[0] for pick in gesture}) == 1
    return [list(order) for order in permutations(gesture)][1:MOST_ORDERS] if alike else []


def some(found: list[Gesture]) -> list[Gesture]:
    """Of very many choices as many as can be tried, from the first to the last."""
    stride = -(-len(found) // MOST_TRIED)
    return found[:: max(1, stride)]


# -- what there is


@every_game
def test_every_game_has_a_guided_first_game_and_a_dozen_tasks(one: Game) -> None:
    lessons = lessons_of(one)
    assert lessons.guided is not None
    assert len(lessons.guided.stops) >= 15
    assert [stop.step for stop in lessons.guided.stops] == sorted(stop.step for stop in lessons.guided.stops)
    assert len(lessons.tasks) >= 12
    assert len({task.id for task in lessons.tasks}) == len(lessons.tasks)
    assert all(lessons.task(task.id) is task for task in lessons.tasks)


@every_game
def test_nothing_is_wrong_with_what_a_game_teaches(one: Game) -> None:
    assert list(problems(one)) == []


def test_a_game_may_teach_nothing() -> None:
    lessons = lessons_of(game("template"))
    assert (lessons.guided, lessons.tasks) == (None, [])


@every_game
def test_a_task_that_is_not_there_is_said_to_be_that(one: Game) -> None:
    for name in ("", "no-such-task", "../first"):
        with pytest.raises(UnknownLesson):
            lessons_of(one).task(name)


# -- words


@every_game
@languages
def test_every_lesson_has_words(one: Game, language: str) -> None:
    words = Words(language, one.id)
    lesson = guided(one)
    keys = [f"lesson-{stop.say}" for stop in lesson.stops]
    keys += [f"lesson-{answer}" for stop in lesson.stops for answer in stop.answers.values()]
    for task in lessons_of(one).tasks:
        keys += [f"task-{task.id}", f"task-{task.id}.goal", f"task-{task.id}.why"]
        keys += [f"task-{task.id}.hint-{number}" for number in range(1, task.hints + 1)]
        keys += [f"task-{answer}" for answer in task.answers.values()]
    assert [key for key in keys if not words.has(key) or not words.say(key).strip()] == []
    # “2. kolo” would be drawn as the first item of a list
    assert [key for key in keys if re.match(r"\d+[.)] ", words.say(key))] == []


@every_game
def test_no_language_is_another_one_in_disguise(one: Game) -> None:
    """Titles may be alike in two languages, whole sentences hardly ever."""
    english = Words("en", one.id)
    for language in LANGUAGES[1:]:
        words = Words(language, one.id)
        for key in (f"lesson-{stop.say}" for stop in guided(one).stops):
            assert words.say(key) != english.say(key), f"{language}: {key}"
        for key in (f"task-{task.id}.goal" for task in lessons_of(one).tasks):
            assert words.say(key) != english.say(key), f"{language}: {key}"


@every_game
@languages
def test_what_is_to_be_done_is_said_with_its_reason(one: Game, language: str) -> None:
    """Where the learner acts, something is said there, and why."""
    words, lesson = Words(language, one.id), guided(one)
    for turn in turns(one, lesson):
        there = [stop for stop in lesson.stops if stop.step == turn.step]
        assert there, f"nothing is said before step {turn.step}"
        assert words.has(f"lesson-{there[-1].say}.why"), there[-1].say


@every_game
def test_some_choices_are_real_ones(one: Game) -> None:
    """At least three places where particular choices have answers of their own."""
    assert sum(any(pattern != "*" for pattern in stop.answers) for stop in guided(one).stops) >= 3


# -- the guided first game


@every_game
def test_the_guided_first_game_is_walked_to_its_end(one: Game) -> None:
    lesson = guided(one)
    record, chosen = record_of(one, lesson.record), gestures(one, lesson)
    path = turns(one, lesson)
    for count in range(len(chosen) + 1):
        outcome = walk(one, lesson, chosen[:count])
        assert outcome.taken == count
        assert outcome.answer == ""
        assert course(outcome.record) == course(record)[: len(outcome.record.steps)]
        if count == len(chosen):
            assert outcome.verdict == "end"
            assert digest(outcome.record.state) == digest(record.state)
        else:
            assert outcome.verdict == ("right" if count else "go")
            assert len(outcome.record.steps) == path[count].step
            assert lesson.seat in outcome.record.state.waiting()


@every_game
def test_anything_else_is_not_played_but_answered(one: Game) -> None:
    lesson, chosen = guided(one), gestures(one, guided(one))
    words = [Words(language, one.id) for language in LANGUAGES]
    answered = 0
    for count, turn in enumerate(turns(one, lesson)):
        for wrong in some(list(other_gestures(turn.state, lesson.seat, turn.gesture))):
            outcome = walk(one, lesson, [*chosen[:count], wrong])
            assert (outcome.verdict, outcome.taken) == ("wrong", count), wrong
            assert outcome.answer, wrong
            assert all(said.has(outcome.answer) for said in words), outcome.answer
            assert len(outcome.record.steps) == turn.step
            assert digest(outcome.record.state) == digest(turn.state)
            answered += 1
    assert answered > 10


@every_game
def test_a_particular_answer_is_given_to_its_choice(one: Game) -> None:
    """Every answer of a stop that names a choice is one that can be had."""
    lesson, chosen = guided(one), gestures(one, guided(one))
    for count, turn in enumerate(turns(one, lesson)):
        others = list(other_gestures(turn.state, lesson.seat, turn.gesture))
        for stop in (stop for stop in lesson.stops if stop.step == turn.step):
            for pattern, answer in stop.answers.items():
                if pattern.endswith("*"):
                    continue
                fitting = [other for other in others if pattern in other]
                assert fitting, f"{pattern} cannot be chosen at step {turn.step}"
                outcome = walk(one, lesson, [*chosen[:count], fitting[0]])
                assert (outcome.verdict, outcome.answer) == ("wrong", f"lesson-{answer}")


@every_game
def test_after_a_wrong_choice_the_right_one_goes_on(one: Game) -> None:
    """Whoever sends what was answered along with what follows it has not moved either."""
    lesson, chosen = guided(one), gestures(one, guided(one))
    full = course(record_of(one, lesson.record))
    for count, turn in enumerate(turns(one, lesson)):
        wrong = next(other_gestures(turn.state, lesson.seat, turn.gesture), None)
        if wrong is None:
            continue
        outcome = walk(one, lesson, [*chosen[:count], wrong, *chosen[count:]])
        assert outcome.taken <= len(chosen)
        assert course(outcome.record) == full[: len(outcome.record.steps)], "nothing wrong was played"
        kept = chosen[: walk(one, lesson, [*chosen[:count], wrong]).taken]
        assert walk(one, lesson, [*kept, chosen[count]]).verdict in ("right", "end")


@every_game
def test_picks_of_one_gesture_come_in_any_order(one: Game) -> None:
    lesson, chosen = guided(one), gestures(one, guided(one))
    for count, gesture in enumerate(chosen):
        plain = walk(one, lesson, chosen[: count + 1])
        for order in orders(gesture):
            outcome = walk(one, lesson, [*chosen[:count], order])
            assert (outcome.verdict, outcome.taken) == (plain.verdict, count + 1), order
            assert digest(outcome.record.state) == digest(plain.record.state)
            after = walk(one, lesson, [*chosen[:count], order, *chosen[count + 1 :]])
            assert (after.verdict, after.taken) == ("end", len(chosen))


@every_game
def test_who_comes_back_is_where_they_were(one: Game) -> None:
    """Nothing is kept between two choices, so a lesson taken up again anywhere is the lesson played in one go."""
    lesson, chosen = guided(one), gestures(one, guided(one))
    in_one_go = [told(walk(one, lesson, chosen[:count])) for count in range(len(chosen) + 1)]
    for count in reversed(range(len(chosen) + 1)):  # in another order, with others in between
        walk(one, lesson, chosen[: count // 2])
        assert told(walk(one, lesson, chosen[:count])) == in_one_go[count]


@every_game
def test_a_walk_leaves_the_record_and_the_gestures_alone(one: Game) -> None:
    lesson, chosen = guided(one), gestures(one, guided(one))
    record = record_of(one, lesson.record)
    before, sent = dump(record), [gesture[:] for gesture in chosen]
    walk(one, lesson, chosen)
    outcome = walk(one, lesson, chosen[:1])
    outcome.record.state.apply(lesson.seat, outcome.record.state.legal(lesson.seat)[0], Seeded(1))
    outcome.record.steps.clear()
    assert chosen == sent
    assert dump(record_of(one, lesson.record)) == before
    assert walk(one, lesson, chosen).verdict == "end"


# -- tasks


def solve(one: Game, task: Task) -> list[Gesture]:
    """The solution of a task as gestures; each of them but the last leads on."""
    done = solution(one, task)
    assert 1 <= len(done) <= task.choices, task.id
    outcome = attempt(one, task, [])
    assert (outcome.verdict, outcome.taken, outcome.answer) == ("go", 0, ""), task.id
    assert digest(outcome.record.state) == digest(start(one, task).state), task.id
    for count in range(1, len(done) + 1):
        outcome = attempt(one, task, done[:count])
        assert outcome.verdict == ("solved" if count == len(done) else "right"), f"{task.id}: {done[:count]}"
        assert outcome.taken == count, f"{task.id}: {done[:count]}"
    return done


@every_game
def test_every_solution_wins(one: Game) -> None:
    for task in lessons_of(one).tasks:
        solve(one, task)


@every_game
def test_every_wrong_answer_is_answered(one: Game) -> None:
    """Whatever is chosen, the attempt ends within its choices, and one that failed is told why; some do fail."""
    words = [Words(language, one.id) for language in LANGUAGES]
    for task in lessons_of(one).tasks:
        solution = solve(one, task)
        verdicts: Counter[str] = Counter()
        for count, right in enumerate(solution):
            state = attempt(one, task, solution[:count]).record.state
            for other in some(list(other_gestures(state, task.seat, right))):
                outcome = played_on(one, task, [*solution[:count], other])
                verdicts[outcome.verdict] += 1
                if outcome.verdict == "failed":
                    assert outcome.answer, f"{task.id}: {other}"
                    assert all(said.has(outcome.answer) for said in words), outcome.answer
        assert set(verdicts) <= {"failed", "solved"}, f"{task.id}: {verdicts}"
        assert verdicts["failed"], f"{task.id} cannot be failed"


def played_on(one: Game, task: Task, tried: list[Gesture]) -> Outcome:
    """The end of an attempt, whatever comes first being chosen from here on."""
    outcome = attempt(one, task, tried)
    while outcome.verdict == "right":
        assert outcome.taken == len(tried) < task.choices, f"{task.id}: {tried}"
        tried = [*tried, first_gesture(outcome.record.state, task.seat)]
        outcome = attempt(one, task, tried)
    assert outcome.taken == len(tried), f"{task.id}: {tried}"
    return outcome


@every_game
def test_picks_for_a_task_come_in_any_order(one: Game) -> None:
    for task in lessons_of(one).tasks:
        solution = solve(one, task)
        for count, gesture in enumerate(solution):
            for order in orders(gesture):
                outcome = attempt(one, task, [*solution[:count], order, *solution[count + 1 :]])
                assert outcome.verdict == "solved", f"{task.id}: {order}"


@every_game
def test_the_same_attempt_has_the_same_outcome(one: Game) -> None:
    """The others answer alike and the same luck falls, whenever and after whatever it is tried."""
    tasks = lessons_of(one).tasks
    tried = [(task, solve(one, task)) for task in tasks]
    tried += [(task, [wrong]) for task in tasks if (wrong := _wrong(one, task))]
    first = [told(attempt(one, task, done)) for task, done in tried]
    again = [told(attempt(one, task, done)) for task, done in reversed(tried)]
    assert again[::-1] == first


def _wrong(one: Game, task: Task) -> Gesture | None:
    state = start(one, task).state
    right, _ = next_of(task.solution, state, task.seat)
    return next(other_gestures(state, task.seat, right), None)


# -- which answer fits


@pytest.mark.parametrize(
    ("gesture", "answer"),
    [
        (["pay:ore"], "exact"),
        (["pay:fuel"], "paid"),
        (["place:gem_world"], "placed"),
        (["paying"], "p"),
        (["end"], "else"),
        (["pay"], "p"),
        (["pay:ore:twice"], "paid"),
    ],
)
def test_the_best_answer_is_the_one_that_names_the_choice(gesture: Gesture, answer: str) -> None:
    answers = {"*": "else", "pay:*": "paid", "place:*": "placed", "p*": "p", "pay:ore": "exact"}
    assert answer_to(answers, gesture) == answer


def test_of_patterns_that_fit_the_first_counts() -> None:
    assert answer_to({"p*": "p", "pay:*": "paid", "*": "else"}, ["pay:fuel"]) == "p"
    assert answer_to({"pay:*": "paid", "p*": "p", "*": "else"}, ["pay:fuel"]) == "paid"


def test_a_named_pick_anywhere_in_a_gesture_counts_before_a_pattern() -> None:
    answers = {"pay:*": "paid", "pay:ore": "exact"}
    assert answer_to(answers, ["pay:fuel", "pay:ore"]) == "exact"
    assert answer_to(answers, ["pay:fuel", "pay:food"]) == "paid"


def test_without_a_fitting_answer_there_is_none() -> None:
    assert answer_to({}, ["end"]) == ""
    assert answer_to({"pay:*": "paid", "pass": "passed"}, ["end"]) == ""


def test_a_walk_without_stops_is_a_walk_all_the_same() -> None:
    """What is said along it is the lesson's business: the steps are the record's."""
    one = game("race")
    lesson = guided(one)
    silent = Guided(record=lesson.record, seat=lesson.seat, stops=[], bots=lesson.bots)
    assert walk(one, silent, gestures(one, lesson)).verdict == "end"
