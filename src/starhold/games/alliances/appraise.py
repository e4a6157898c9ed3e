"""A sensible player's eye for Age of Galaxy: what each legal choice is worth to a seat, in victory points.

Every choice is tried on a copy by the rules themselves and the outcome valued (`appraise_worth`). What only prepares
the action is valued with the best action it leaves. Of what lies hidden only what the seat may know is read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.chance import Chance, Seeded
from starhold.core.game import State
from starhold.games.alliances import actions as codes
from starhold.games.alliances import kinds
from starhold.games.alliances.appraise_worth import WEIGHTS, bundle_worth, liquidity, worth
from starhold.games.alliances.board import ROUNDS
from starhold.games.alliances.card_table import NONE
from starhold.games.alliances.phases.council import explore
from starhold.games.alliances.phases.factions import lay_main
from starhold.games.alliances.state import AlliancesState

_BAD: Final = -1e6
_EPSILON: Final = 1e-3


class Eye:
    """One look at a position for one seat."""

    def __init__(self, s: AlliancesState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.chance: Chance = Seeded("appraise")

    def after(self, s: AlliancesState, action: i64) -> AlliancesState:
        """The position after one step of a turn, the turn itself left open.

        What an explored token gives is not known: an average one is valued in `tried`.
        """
        copy = s.clone()
        copy.frames.stack[-1].options = None
        turn = copy.decision(kinds.TURN)
        turn.choose(copy, copy.frames.stack[-1], action, self.chance)
        if len(copy.frames.stack) > len(s.frames.stack):  # a planet that needs a card, or a lifted cube
            self.finish(copy)
        return copy

    def finish(self, copy: AlliancesState) -> None:
        """Answer what a step has asked, by the best of its answers."""
        frame = copy.frames.stack.pop()
        decision = copy.decision(frame.kind)
        best = _BAD
        chosen: i64 = NONE
        for action in decision.legal(copy, frame):
            trial = copy.clone()
            picked = frame.clone()
            picked.picked = [action]
            decision.resolve(trial, [picked], self.chance)
            value = worth(trial, self.seat)
            if value > best:
                best = value
                chosen = action
        frame.picked = [chosen]
        decision.resolve(copy, [frame], self.chance)

    def tried(self, s: AlliancesState, action: i64) -> float:
        """The worth of a position after one of the nine actions."""
        if codes.EXPLORE <= action < codes.NOMINATE:
            return self.explored(s, action)
        return worth(self.after(s, action), self.seat)

    def explored(self, s: AlliancesState, action: i64) -> float:
        """Explore with an average of the tokens not yet seen."""
        copy = s.clone()
        before = copy.explore_bag[:]
        explore(copy, self.seat, action - codes.EXPLORE, self.chance)
        drawn: i64 = copy.explored[-1] - codes.EXPLORE_TOKEN_THING
        rounds: i64 = ROUNDS - s.round
        total = 0.0
        for token in before:
            total += bundle_worth(s, s.table.explore_gain[token - codes.EXPLORE_TOKEN_THING], rounds)
        found = bundle_worth(s, s.table.explore_gain[drawn], rounds)
        return worth(copy, self.seat) + (total / float(len(before)) - found) * liquidity(s, self.seat)

    def best_action(self, s: AlliancesState) -> float:
        """The worth after the best action possible from here."""
        frame = s.frames.stack[-1]
        best = _BAD
        for action in s.decision(kinds.TURN).legal(s, frame):
            if is_action(action):
                value = self.tried(s, action)
                if value > best:
                    best = value
        return best


def is_action(action: i64) -> bool:
    """Whether it is one of the nine."""
    return action == codes.SCAVENGE or codes.COLONIZE <= action < codes.BOOST or codes.RESEARCH <= action < codes.USE


def is_card(action: i64) -> bool:
    return codes.BOOST <= action < codes.RESEARCH


def appraise(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, AlliancesState)
    frame = position.frames.of(seat)
    if frame is None:
        return [0.0] * len(actions)
    eye = Eye(position, seat)
    if frame.kind == kinds.TURN:
        if position.alliances[seat].acted:
            return [after_worth(eye, action) for action in actions]
        return before_worths(eye, actions)
    if frame.kind == kinds.REDRAW:
        return [redraw_worth(eye, action) for action in actions]
    if frame.kind == kinds.DRAFT:
        return [card_worth(eye, action - codes.PICK) for action in actions]
    if frame.kind == kinds.FIRST_FACTION:
        return [card_worth(eye, action - codes.MAIN) for action in actions]
    return [answer_worth(eye, action) for action in actions]


# -- the turn


def before_worths(eye: Eye, actions: list[int]) -> list[float]:
    """Actions by what they lead to; a free step or a card by the best action it leaves, if that is better."""
    s = eye.s
    result: list[float] = []
    best = _BAD
    for action in actions:
        value = _BAD
        if is_action(action):
            value = eye.tried(s, action)
            if value > best:
                best = value
        result.append(value)
    card = 0.0  # what the best card would add after the action
    now = worth(s, eye.seat)
    for action in actions:
        if is_card(action):
            gain = worth(eye.after(s, action), eye.seat) - now
            if gain > card:
                card = gain
    for i in range(len(actions)):
        if not is_action(actions[i]):
            copy = eye.after(s, actions[i])
            value = eye.best_action(copy)
            if is_card(actions[i]):
                value -= card
            result[i] = value - _EPSILON
    return result


def after_worth(eye: Eye, action: i64) -> float:
    """After the action: a step only if it leads to something better than the end."""
    if action == codes.END:
        return worth(eye.s, eye.seat) + _EPSILON
    return worth(eye.after(eye.s, action), eye.seat)


# -- other questions


def answer_worth(eye: Eye, action: i64) -> float:
    """Questions whose answer is tried whole: adaptation, Nomads, production, the Overlord's planet."""
    if action == codes.SPARE or action == codes.STOP:
        return worth(eye.s, eye.seat)
    copy = eye.s.clone()
    frame = copy.frames.stack.pop()
    frame.picked = [action]
    copy.decision(frame.kind).resolve(copy, [frame], eye.chance)
    value = worth(copy, eye.seat)
    if codes.SEIZE <= action < codes.SPARE:
        owner: i64 = eye.s.owner[action - codes.SEIZE]
        if owner != NONE:
            value += 0.5 * (worth(eye.s, owner) - worth(copy, owner))
    return value


def card_worth(eye: Eye, card: i64) -> float:
    """A card by the best it could do for an alliance: main faction, or boost."""
    copy = eye.s.clone()
    alliance = copy.alliances[eye.seat]
    if card not in alliance.hand:
        alliance.hand.append(card)
    before = worth(copy, eye.seat)
    lay_main(copy, eye.seat, card)
    return worth(copy, eye.seat) - before


def redraw_worth(eye: Eye, action: i64) -> float:
    """Cards that would add less than an average one are put away."""
    if action == codes.KEEP:
        return 0.0
    return WEIGHTS.redraw - card_worth(eye, action - codes.DISCARD)
