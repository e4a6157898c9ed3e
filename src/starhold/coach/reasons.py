"""Why one choice is better than another: what the positions differ in that they lead to, in amounts that players count.

A game's tallies are taken where the look ahead ended. The one or two differences that are worth most are told; what
cannot be counted is not made up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from starhold.core.tallies import Tally
from starhold.locale import Words

MOST: Final = 2  # reasons told
FAINT: Final = 0.0025  # of chance of winning: a difference that is worth less is none
PART: Final = 0.12  # of what one choice is better by: what explains less of it is no reason
WHOLE: Final = 0.75  # of an amount: what is less can only be said to be more on average
SURE: Final = 0.97  # of the lines: as good as always
ALIKE: Final = 0.005  # of chance of winning: choices that are closer are as good as each other
CLOSE: Final = 0.015  # … and those that are closer than this, and differ in no amount, hardly differ at all
EARLIER: Final = 0.5  # of the lines: so many more end the game

# What is told where no amount does: keys of `core-coach.ftl`, with amount 1 for the better choice, -1 for the worse.
WINS: Final = "wins"  # at once
ENDS: Final = "ends"  # the game in time
LASTS: Final = "lasts"  # where the other would end the game
LEAD: Final = "lead"  # is kept, by no single amount
OUTLOOK: Final = "outlook"  # is better or worse, by no single amount
EVEN: Final = "alike"  # as good as each other
ALONE: Final = "alone"  # nothing else is worth a look
GENERAL: Final = (WINS, ENDS, LASTS, LEAD, OUTLOOK, EVEN, ALONE)


class Reason(NamedTuple):
    """More of something, or less: on average over the worlds that were looked at."""

    key: str  # a tally of the game, or one of `GENERAL`
    amount: float  # below 0: less


class Reached(NamedTuple):
    """What a choice leads to."""

    chance: float
    tallies: Sequence[float]
    ended: float  # share of the lines in which the game was over


def reasons(one: Reached, other: Reached, kinds: Sequence[Tally], players: int) -> list[Reason]:
    """What speaks for the first of two choices if it is the better, or against it if it is the worse."""
    gain = one.chance - other.chance
    sign = 1.0 if gain > 0.0 else -1.0
    better, worse = (one, other) if gain > 0.0 else (other, one)
    if better.ended >= SURE and better.chance >= SURE and worse.chance < SURE:
        return [Reason(WINS, sign)]
    if abs(gain) < ALIKE:
        return [Reason(EVEN, 0.0)]
    if better.ended - worse.ended >= EARLIER:
        return [Reason(ENDS, sign)]
    if worse.ended - better.ended >= EARLIER:
        return [Reason(LASTS, sign)]
    found = counted(one, other, kinds)
    if found:
        return found
    if abs(gain) < CLOSE:
        return [Reason(EVEN, 0.0)]
    return [Reason(LEAD if gain > 0.0 and one.chance > 1.0 / max(2, players) else OUTLOOK, sign)]


def counted(one: Reached, other: Reached, kinds: Sequence[Tally]) -> list[Reason]:
    """The amounts that explain most of the difference, the weightiest first."""
    gain = one.chance - other.chance
    sign = 1.0 if gain > 0.0 else -1.0
    level = min(max(0.5 * (one.chance + other.chance), 0.05), 0.95)
    slope = 4.0 * level * (1.0 - level)
    weighed: list[tuple[float, Reason]] = []
    for kind, mine, theirs in zip(kinds, one.tallies, other.tallies, strict=True):
        weight = sign * slope * kind.worth * (mine - theirs)
        if weight >= max(FAINT, PART * abs(gain)):
            weighed.append((-weight, Reason(kind.name, round(mine - theirs, 2))))
    return [reason for _, reason in sorted(weighed)[:MOST]]


def in_words(reason: Reason, words: Words) -> str:
    """A reason as a person says it; `words` are those of the game."""
    form = ".less" if reason.amount < 0.0 else ""
    if reason.key in GENERAL:
        return words.say(f"reason-{reason.key}{form}")
    if abs(reason.amount) < WHOLE:
        return words.say(f"reason-rather{form}", what=words.say(f"tally-{reason.key}"))
    return words.say(f"reason-{reason.key}{form}", n=max(1, round(abs(reason.amount))))
