"""What caused the changes of the chances of winning: what the decisions lost, and luck."""

from __future__ import annotations

from starhold.coach.cases import Case
from starhold.coach.course import Course
from starhold.coach.looking import Candidate


def settle(course: Course, cases: list[Case]) -> None:
    """What each decision lost, from the last to the first.

    What a seat can still have at its next decision is not lost yet, whatever it looked like before: so the loss is no
    more than what is gone by then, and what others gave away in between. That holds where no luck fell on the way.
    """
    players = len(course.chances[0])
    cases_at = {case.gesture.steps[0]: case for case in cases}
    hopes = dict(enumerate(course.chances[-1]))  # by seat: its chance of winning at its next decision, or the end
    given = [0.0] * players  # by seat: what others have given it, from the end of the game back to here …
    given_then = [0.0] * players  # … and back to its next decision
    for step in range(len(course.lucky) - 1, -1, -1):
        if course.lucky[step]:
            hopes.clear()
        case = cases_at.get(step)
        if case is None:
            continue
        seat = case.gesture.seat
        best = case.looking.best()
        case.loss = case.lost()
        if best.wins:
            hope = best.mean()
            case.after = hope - max(0.0, case.apart()[0])
            if seat in hopes:
                later = hopes[seat] - (given[seat] - given_then[seat])
                case.after = max(case.after, later)
                case.loss = min(case.loss, max(0.0, hope - later))
                hope = max(hope, later)
            hopes[seat] = hope
            given_then[seat] = given[seat]
        _share(case.loss, seat, course.chances[step], given)


def _share(loss: float, seat: int, chances: list[float], given: list[float]) -> None:
    """What one seat loses the others gain, by their chances."""
    rest = 1.0 - chances[seat]
    for other, chance in enumerate(chances):
        if other != seat and rest > 0.0:
            given[other] += loss * chance / rest


# -- chances


def sharpened(course: Course, cases: list[Case]) -> list[list[float]]:
    """The chances over time, with what the looks at the decisions have found: before a decision the chance with the
    best choice, behind it, unless luck fell, that with the choice that was made.

    A look counts as much as the first sight of the position, and the more, the more often it saw the game end. So they
    come true more often, and a mistake is seen as the step down that it was.
    """
    found: dict[int, list[list[float]]] = {}  # by position
    for case in cases:
        best, chosen = case.looking.best(), case.chosen
        steps = case.gesture.steps
        if best.wins:
            _note(found, course, steps[0], case.gesture.seat, best.mean(), best)
        if chosen.wins and not any(course.lucky[step] for step in steps):
            _note(found, course, steps[-1] + 1, case.gesture.seat, case.after, chosen)
    told: list[list[float] | None] = [None for _ in course.chances]
    for place, rows in found.items():
        told[place] = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    told[-1] = course.chances[-1]  # how it ended is known
    _carry(told, course.lucky)
    return [first if sharp is None else sharp for first, sharp in zip(course.chances, told, strict=True)]


def _note(
    found: dict[int, list[list[float]]], course: Course, place: int, seat: int, chance: float, seen: Candidate
) -> None:
    """What a look says of a seat's chance there; the others' stay as they were among themselves."""
    first = course.chances[place]
    weight = 0.5 + 0.5 * seen.ended / len(seen.wins)
    mixed = weight * chance + (1.0 - weight) * first[seat]
    share = (1.0 - mixed) / max(1e-9, 1.0 - first[seat])
    row = [mixed if other == seat else share * before for other, before in enumerate(first)]
    found.setdefault(place, []).append(row)


def _carry(told: list[list[float] | None], lucky: list[bool]) -> None:
    """Where there was nothing to look at, the chances are those beside it, if no luck fell in between."""
    for step, drawn in enumerate(lucky):
        if not drawn and told[step + 1] is None:
            told[step + 1] = told[step]
    for step in range(len(lucky) - 1, -1, -1):
        if not lucky[step] and told[step] is None:
            told[step] = told[step + 1]


# -- luck


def fortune_of(course: Course, cases: list[Case]) -> list[list[float]]:
    """What luck gave and took, by step and seat."""
    players = len(course.chances[0])
    explained = [[0.0] * players for _ in course.lucky]
    for case in cases:
        gesture = case.gesture
        effect = explained[gesture.steps[-1]]
        effect[gesture.seat] -= case.loss
        _share(case.loss, gesture.seat, course.chances[gesture.steps[0]], effect)
    result: list[list[float]] = []
    carried = [0.0] * players
    for step, lucky in enumerate(course.lucky):
        before, after = course.chances[step], course.chances[step + 1]
        carried = [carried[seat] + after[seat] - before[seat] - explained[step][seat] for seat in range(players)]
        booked = lucky or step + 1 == len(course.lucky)
        result.append(carried if booked else [0.0] * players)
        if booked:
            carried = [0.0] * players
    return result
