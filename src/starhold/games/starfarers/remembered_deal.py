"""Dealing the hidden cards among the places where a seat knows that they can be (`memory`, starfarers:15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.rng import Rng
from starhold.games.starfarers.board import RESOURCES
from starhold.games.starfarers.memory import ALL, PLACES, RESERVE, Known, recollect, start

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

TRIES: Final = 20
EXCHANGES: Final = 625  # of two cards of two kinds between two places, numbered


def deal_as_remembered(copy: StarfarersState, seat: i64, rng: Rng) -> bool:
    """Hands and reserve as they can be by all that seat has seen, and what the seats remember then. False, and nothing
    done, if no such deal is found."""
    known = recollect(copy, seat)
    lie: list[int] = []
    tries: i64 = 0
    while not lie:
        if tries == TRIES:
            return False
        lie = dealt(known.least, known.hidden, rng)
        tries += 1
    other: i64 = 0
    while other < copy.players:
        if other != seat:
            copy.fleets[other].hand = lie[RESOURCES * other : RESOURCES * other + RESOURCES]
        other += 1
    reserve: list[int] = []
    resource: i64 = 0
    while resource < RESOURCES:
        count: i64 = lie[RESOURCES * RESERVE + resource]
        while count > 0:
            reserve.append(resource)
            count -= 1
        resource += 1
    copy.reserve = reserve
    start(copy, recollect(copy, copy.players).least)
    copy.recalled[seat] = Known(known.hidden, known.least, None)
    return True


def dealt(least: list[int], hidden: i64, rng: Rng) -> list[int]:
    """Cards by place and resource, dealt at random and put right where too few of a kind lie; empty if that fails."""
    lie = at_random(least, hidden, rng)
    if not lie:
        return []
    lacks: list[int] = []
    wrong: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        lack = missing(least, hidden, lie, resource)
        lacks.append(lack)
        wrong += lack
        resource += 1
    while wrong > 0:
        better = put_right(least, hidden, lie, lacks, rng)
        if better == 0:
            return []
        wrong -= better
    return lie


def missing(least: list[int], hidden: i64, lie: list[int], resource: i64) -> i64:
    """How many cards of a kind sets of places lack."""
    total: i64 = 0
    of: i64 = hidden
    while of:
        lack: i64 = least[32 * of + (1 << resource)]
        if lack > 0:
            place: i64 = 0
            while place < PLACES:
                if of >> place & 1:
                    lack -= lie[RESOURCES * place + resource]
                place += 1
            if lack > 0:
                total += lack
        of = (of - 1) & hidden
    return total


def put_right(least: list[int], hidden: i64, lie: list[int], lacks: list[int], rng: Rng) -> i64:
    """Exchange two cards so that fewer are missing; how many fewer, 0 if there is no way."""
    begin = rng.below(EXCHANGES)
    tried: i64 = 0
    while tried < EXCHANGES:
        number = (begin + 7 * tried) % EXCHANGES
        tried += 1
        one = number % PLACES
        two = number // PLACES % PLACES
        first = number // (PLACES * PLACES) % RESOURCES
        second = number // (PLACES * PLACES * RESOURCES)
        before: i64 = lacks[first] + lacks[second]
        if before == 0 or one == two or first == second:
            continue
        if lie[RESOURCES * one + first] == 0 or lie[RESOURCES * two + second] == 0:
            continue
        exchange(lie, one, two, first, second)
        of_first = missing(least, hidden, lie, first)
        of_second = missing(least, hidden, lie, second)
        better = before - of_first - of_second
        if better > 0:
            lacks[first] = of_first
            lacks[second] = of_second
            return better
        exchange(lie, two, one, first, second)
    return 0


def exchange(lie: list[int], one: i64, two: i64, first: i64, second: i64) -> None:
    """A card of the first kind from one place to two, one of the second kind back."""
    lie[RESOURCES * one + first] -= 1
    lie[RESOURCES * two + first] += 1
    lie[RESOURCES * two + second] -= 1
    lie[RESOURCES * one + second] += 1


def at_random(least: list[int], hidden: i64, rng: Rng) -> list[int]:
    """In every place what surely lies there, and of the rest as many cards as there are; empty if that is too much."""
    lie = [0] * (PLACES * RESOURCES)
    pool: list[int] = []
    resource: i64 = 0
    while resource < RESOURCES:
        left: i64 = least[32 * hidden + (1 << resource)]
        place: i64 = 0
        while place < PLACES:
            if hidden >> place & 1:
                sure: i64 = least[32 * (1 << place) + (1 << resource)]
                lie[RESOURCES * place + resource] = sure
                left -= sure
            place += 1
        if left < 0:
            return []
        while left > 0:
            pool.append(resource)
            left -= 1
        resource += 1
    rng.shuffle(pool)
    place = 0
    while place < PLACES:
        if hidden >> place & 1:
            room: i64 = least[32 * (1 << place) + ALL]
            resource = 0
            while resource < RESOURCES:
                room -= lie[RESOURCES * place + resource]
                resource += 1
            if room < 0 or room > len(pool):
                return []
            while room > 0:
                lie[RESOURCES * place + pool.pop()] += 1
                room -= 1
        place += 1
    return lie
