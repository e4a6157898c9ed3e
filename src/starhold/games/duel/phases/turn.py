"""The turn: take cards, play one, or pass (duel:B1 to duel:B7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.core.hands import holds
from starhold.games.duel import kinds
from starhold.games.duel.actions import DISCARD, EPOCH_CARDS, PASS, PLAY, QUARTER, TAKE
from starhold.games.duel.card_table import NONE
from starhold.games.duel.phases.market import can_take, market_empty, room, take, take_codes, take_verdict
from starhold.games.duel.phases.play import begin_play, can_play, play_verdict

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState


class NextTurn(Task["DuelState"]):
    """The other player's turn, unless that one has passed (duel:B3); after both the epoch ends."""

    kind = kinds.NEXT_TURN

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        seat: i64 = 1 - f.subject
        if s.universes[seat].passed:
            seat = f.subject
            if s.universes[seat].passed:
                s.frames.task(kinds.END_EPOCH)
                return
        s.turn += 1
        s.frames.ask(kinds.TURN, seat)


def may_pass(s: DuelState, seat: i64) -> bool:
    """With the market empty, or where nothing else can be done; always by the option (duel:B5)."""
    return s.settings.free_pass or market_empty(s) or not (can_take(s, seat) or can_play(s, seat))


def blocked(s: DuelState, seat: i64) -> bool:
    """A full hand of which nothing can be played, and the option that gives a way out (duel:B6)."""
    return s.settings.blocked_discard and room(s, seat) <= 0 and not can_play(s, seat)


class Turn(Decision["DuelState"]):
    """One of three things (duel:B2)."""

    kind = kinds.TURN
    name = "turn"
    rule = "duel:B2"
    exact = True

    def candidates(self, s: DuelState, f: Frame) -> list[int]:
        seat = f.seat
        codes: list[int] = []
        take_codes(s, seat, codes)
        stuck = not codes  # nothing to take
        for card in s.universes[seat].hand:
            if play_verdict(s, seat, card) == kinds.OK:
                codes.append(PLAY + card)
        if not codes and blocked(s, seat):
            for card in s.universes[seat].hand:
                codes.append(DISCARD + card)
            codes.append(PASS)
        elif s.settings.free_pass or not codes or (stuck and market_empty(s)):
            codes.append(PASS)
        return codes

    def verdict(self, s: DuelState, f: Frame, action: i64) -> i64:
        seat = f.seat
        if action == PASS:
            return kinds.OK if may_pass(s, seat) else kinds.MUST_ACT
        if TAKE <= action < PLAY:
            return take_verdict(s, seat, action - TAKE)
        if PLAY <= action < QUARTER:
            return play_verdict(s, seat, action - PLAY)
        if action < DISCARD or action >= DISCARD + EPOCH_CARDS:
            return kinds.NOT_THIS_DECISION
        if not blocked(s, seat):
            return kinds.NOT_BLOCKED
        return kinds.OK if holds(s.universes[seat].hand, action - DISCARD) else kinds.NOT_IN_HAND

    def resolve(self, s: DuelState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        seat = f.seat
        action: i64 = f.picked[0]
        if PLAY <= action < QUARTER:
            begin_play(s, seat, action - PLAY)
            return
        s.frames.task(kinds.NEXT_TURN, seat)
        if action == PASS:
            universe = s.universes[seat]
            universe.passed = 1
            if s.first_passer == NONE:
                s.first_passer = seat
            s.tell("pass", "duel:B4", seat, len(universe.hand))
        elif action < PLAY:
            take(s, seat, action - TAKE, chance)
        else:
            s.universes[seat].lose(action - DISCARD)
            s.discard.append(action - DISCARD)
            s.tell("discard", "duel:B6", seat, 1, action - DISCARD)
