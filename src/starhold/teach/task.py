"""A task: the learner plays on from a position, the others answer as `greedy`, and the engine says what came of it."""

from __future__ import annotations

from starhold.bots.greedy import GreedyBot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.rng import Rng
from starhold.teach.exercise import Gestures, Outcome
from starhold.teach.lessons import Goal, Task, answer_to, record_of

MOST_STEPS = 400  # of others in a row: more than any round has


def attempt(game: Game, task: Task, gestures: Gestures) -> Outcome:
    """What came of the gestures, one after the other."""
    luck = f"task/{game.id}/{task.id}"
    record = record_of(game, task.record).fork(task.step, Seeded(luck))
    told = len(record.journal.entries)
    points = record.state.scores()[task.seat].total
    others, rng = GreedyBot(luck), Rng(luck)
    before = 0
    for number, gesture in enumerate(gestures):
        before = len(record.steps)
        for action in gesture:
            record.play_notation(task.seat, action)
        _play_others(record, task.seat, others, rng)
        if _reached(record, task.goal, task.seat, gesture, told, points):
            return Outcome(record, before, "solved", "", number + 1)
        if number + 1 >= task.choices or record.state.over():
            said = answer_to(task.answers, gesture)
            return Outcome(record, before, "failed", f"task-{said}" if said else "", number + 1)
    return Outcome(record, before if gestures else len(record.steps), "right" if gestures else "go", "", len(gestures))


def _play_others(record: Record, seat: int, bot: GreedyBot, rng: Rng) -> None:
    """Until the learner is asked again, or all is over."""
    for _ in range(MOST_STEPS):
        waiting = record.state.waiting()
        if not waiting or seat in waiting:
            return
        record.play(waiting[0], answer(record.state, waiting[0], bot, rng))


def _reached(record: Record, goal: Goal, seat: int, gesture: list[str], told: int, points: int) -> bool:
    if goal.action:
        return any(action in goal.action for action in gesture)
    if goal.score:
        return record.state.scores()[seat].total - points >= goal.score
    game = record.game
    return any(
        entry.key == goal.key
        and entry.seat == seat
        and (not goal.card or (entry.card >= 0 and game.luck_name(entry.card) == goal.card))
        for entry in record.journal.entries[told:]
    )
