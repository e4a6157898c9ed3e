"""Advice: the choices worth a look, best first, each with its chance of winning and why.

It is asked of an imagined position (`imagined`), so it can never rest on what its seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any, Final, Literal

from starhold.bots.judging import judge_of, manners_of
from starhold.coach.looking import Candidate, Looking
from starhold.coach.minds import mind_of
from starhold.coach.reasons import ALONE, Reached, Reason, reasons
from starhold.core.game import State
from starhold.core.rng import Rng
from starhold.core.tallies import Tallies

LOOKS: Final = 6_000  # positions looked at for a hint: some tenths of a second, compiled
FINE: Final = 0.004  # of chance of winning: as well as that the choices are told apart
LEAST: Final = 16  # worlds, even for a lone choice
SHOWN: Final = 3  # choices that are looked at closely, whatever they are worth


@dataclass(frozen=True)
class Choice:
    """One choice and what it comes to."""

    action: int  # the first pick, where the question asks for several
    picks: tuple[int, ...]  # all of them
    chance: float | None  # of winning, from 0 to 1; alone: the share of the margin; None if nothing was learnt
    points: float | None  # alone: points above a fair result; None at all other tables
    error: float  # standard error of how far it is below the best
    worlds: int  # in which it was played on
    ended: float  # share of them in which the game was over
    tallies: tuple[float, ...]  # means where the look ahead ended, in the order of the game's part `tallies`
    sight: int  # its rank at first sight; -1 if it was not among those looked at
    reasons: tuple[Reason, ...] = ()  # the best: why not the next; any other: why not the best


@dataclass(frozen=True)
class Advice:
    """What the coach thinks of one decision."""

    game: str
    seat: int
    by: Literal["net", "appraiser"]  # what it goes by; without a net there are no chances, only an order
    choices: list[Choice]  # best first
    looked: int  # positions looked at
    names: tuple[str, ...] = field(default=())  # of the tallies

    def of(self, picks: Sequence[int]) -> Choice | None:
        """What was found of that choice, whatever the order of its picks."""
        wanted = sorted(picks)
        for choice in self.choices:
            if sorted(choice.picks) == wanted:
                return choice
        return None

    def loss(self, picks: Sequence[int]) -> float | None:
        """What that choice would lose against the best; None if it was not looked at, or nothing is known."""
        choice = self.of(picks)
        if choice is None or choice.chance is None or self.choices[0].chance is None:
            return None
        return max(0.0, self.choices[0].chance - choice.chance)

    def plain(self, state: State) -> dict[str, Any]:
        """As JSON has it; choices by notation."""
        notation = state.game().space.notation
        return {
            "seat": self.seat,
            "by": self.by,
            "choices": [
                {
                    "action": notation(choice.action),
                    "picks": [notation(pick) for pick in choice.picks],
                    "chance": None if choice.chance is None else round(choice.chance, 4),
                    "points": None if choice.points is None else round(choice.points, 1),
                    "worlds": choice.worlds,
                    "reasons": [[reason.key, reason.amount] for reason in choice.reasons],
                }
                for choice in self.choices
            ],
        }


def imagined(state: State, seat: int, seed: int | str, recall: bool = True) -> State:
    """A position that the seat cannot tell from the true one; with `recall` by all it has seen, else by what lies
    open."""
    return state.imagine(seat, Rng(f"coach/{seed}"), recall)


def advise(
    position: State,
    seat: int,
    seed: int | str,
    looks: int = LOOKS,
    also: Sequence[Sequence[int]] = (),
    shown: int = SHOWN,
    fine: float = FINE,
) -> Advice:
    """The choices of a seat that is asked something, in a position imagined for it.

    `also` are choices to be looked at in any case, each as its picks. The same seed gives the same advice.
    """
    game = position.game()
    mind = mind_of(position)
    if mind is None:
        return _appraised(position, seat, also)
    tallies: Tallies | None = game.part("tallies")
    looking = Looking(position, seat, mind, seed, also, shown, tallies)
    looking.go_on(looks, fine, LEAST)
    return told(looking)


def told(looking: Looking) -> Advice:
    """What a look at a decision has found by now."""
    position = looking.position
    kinds = looking.tallies.kinds if looking.tallies is not None else ()
    ranked = [(one, chance) for one, chance in looking.ranked() if one.wins]
    best = ranked[0][0]
    reached = [Reached(chance, _means(one), one.ended / len(one.wins)) for one, chance in ranked]
    choices: list[Choice] = []
    for place, (one, chance) in enumerate(ranked):
        why = [Reason(ALONE, 1.0)]
        if len(ranked) > 1:
            why = reasons(reached[place], reached[1 if place == 0 else 0], kinds, position.players)
        choices.append(
            Choice(
                action=one.picks[0],
                picks=tuple(one.picks),
                chance=min(1.0, max(0.0, chance)),
                points=_lead(chance, looking.encoding.scale) if position.players == 1 else None,
                error=0.0 if one is best else looking.apart(best, one)[1],
                worlds=len(one.wins),
                ended=one.ended / len(one.wins),
                tallies=tuple(reached[place].tallies),
                sight=looking.sight.get(one.picks[0], -1),
                reasons=tuple(why),
            )
        )
    names = tuple(kind.name for kind in kinds)
    return Advice(position.game().id, looking.seat, "net", choices, looking.looked, names)


def _means(one: Candidate) -> list[float]:
    return [total / len(one.wins) for total in one.sums]


def _lead(share: float, scale: float) -> float:
    """Points above a fair result, from a share of the margin."""
    bounded = min(max(share, 0.001), 0.999)
    return scale * log(bounded / (1.0 - bounded))


def _appraised(position: State, seat: int, also: Sequence[Sequence[int]]) -> Advice:
    """Where nothing was learnt: the order that the game's appraiser gives."""
    game = position.game()
    options = position.legal(seat)
    manners = manners_of(game)
    polite: list[int] = manners(position, seat, options) if manners is not None and len(options) > 1 else options
    values = judge_of(game)(position, seat, polite)
    ranked = sorted([(-value, action) for value, action in zip(values, polite, strict=True)])
    order = [action for _, action in ranked] + [picks[0] for picks in also if picks[0] not in polite]
    choices = [Choice(action, (action,), None, None, 0.0, 0, 0.0, (), place) for place, action in enumerate(order)]
    return Advice(game.id, seat, "appraiser", choices, 0)
