"""Rolling 7: returning half, drawing a card, cards from the reserve (section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.picking import Choosing
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import DRAW, RETURN, SEATS
from starhold.games.starfarers.card_table import NONE
from starhold.games.starfarers.phases.cards import FromHand, draw_blind, draw_reserve, give_back, hand_size

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def roll_seven(s: StarfarersState) -> None:
    """Nothing is produced; who has too many cards returns half, all at once (starfarers:3.1, starfarers:3.7)."""
    s.produced = []
    s.frames.task(kinds.AFTER_DISCARD)
    frames: list[Frame] = []
    turn: i64 = 0
    while turn < s.players:
        seat = (s.active + turn) % s.players
        fleet = s.fleets[seat]
        size = hand_size(fleet)
        if size > fleet.limit:
            frames.append(Frame(kinds.DISCARD, seat, size // 2, 0, 0))
        turn += 1
    if frames:
        s.frames.ask_together(frames)


class Discard(FromHand):
    """Half of the hand, rounded down, of one's own choice (starfarers:3.2)."""

    kind = kinds.DISCARD
    name = "discard"
    rule = "starfarers:3.2"
    verb = RETURN

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        for f in group:
            give_back(s, f.seat, self.amounts(f), "returned", "starfarers:3.2")


class AfterDiscard(Task["StarfarersState"]):
    """The active player draws from somebody, if anybody has a card (starfarers:3.3, starfarers:3.8)."""

    kind = kinds.AFTER_DISCARD

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.frames.task(kinds.AFTER_ROB)
        seat: i64 = 0
        while seat < s.players:
            if seat != s.active and hand_size(s.fleets[seat]):
                s.frames.ask(kinds.ROB, s.active)
                return
            seat += 1


class Rob(Choosing["StarfarersState"]):
    """Whom to draw a card from (starfarers:3.3)."""

    kind = kinds.ROB
    name = "rob"
    rule = "starfarers:3.3"
    automatic = True  # hands are counted openly, so everybody sees that there is no choice
    verb = DRAW
    things = SEATS
    elsewhere = kinds.NOT_NOW

    def against(self, s: StarfarersState, f: Frame, victim: i64) -> i64:
        if victim >= s.players:
            return kinds.NO_SEAT
        if victim == f.seat:
            return kinds.DRAW_SELF
        return kinds.OK if hand_size(s.fleets[victim]) else kinds.NOTHING_TO_DRAW

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        seat = group[0].seat
        victim = group[0].picked[0] - DRAW
        drawn = draw_blind(s, victim, seat, chance)
        s.tell("robbed", "starfarers:3.3", seat, victim + 1, NONE, [int(drawn)], victim)


class AfterRob(Task["StarfarersState"]):
    """Everybody else draws one from the reserve; then the active player's own reserve cards (starfarers:3.4, 3.5)."""

    kind = kinds.AFTER_ROB

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        turn: i64 = 1
        while turn < s.players:
            seat = (s.active + turn) % s.players
            drawn = draw_reserve(s, seat, 1, chance)
            if drawn:
                s.gained[seat] += 1
                s.tell("seven-draw", "starfarers:3.4", seat, 1, NONE, drawn)
            turn += 1
        s.frames.task(kinds.RESERVE)
