"""The deal, and a round: all send a signal, the strongest that is alone lights a beacon (template:1 to template:5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.hands import count_of, insert_sorted, take_out
from starhold.core.picking import Picking
from starhold.games._template import kinds
from starhold.games._template.actions import SEND, SIGNALS
from starhold.games._template.settings import ROUNDS

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState

HAND: Final = 3


def draw(s: TemplateState, seat: i64, count: i64, rule: str, chance: Chance) -> None:
    """Cards from the deck, while there are any."""
    drawn: list[int] = []
    while len(drawn) < count and s.deck:
        drawn.append(s.deck.pop(chance.pick(s.deck)))
    for card in drawn:
        insert_sorted(s.stations[seat].hand, card)
    if drawn:
        s.tell("draw", rule, seat, len(drawn), -1, drawn)


class Deal(Task["TemplateState"]):
    """Three cards each (template:1)."""

    kind = kinds.DEAL

    def run(self, s: TemplateState, f: Frame, chance: Chance) -> None:
        for seat in range(s.players):
            draw(s, seat, HAND, "template:1", chance)
        s.frames.task(kinds.NEXT_ROUND)


class NextRound(Task["TemplateState"]):
    """Everybody is asked, until the last round is over (template:2, template:5)."""

    kind = kinds.NEXT_ROUND

    def run(self, s: TemplateState, f: Frame, chance: Chance) -> None:
        if s.round == ROUNDS[str(s.chosen["length"])]:
            s.ended = 1
            s.tell("end", "template:5", -1)
            return
        s.round += 1
        s.frames.task(kinds.NEXT_ROUND)
        s.frames.ask_together([Frame(kinds.SEND_SIGNAL, seat, 1, 0, 0) for seat in range(s.players)])


class SendSignal(Picking["TemplateState"]):
    """One card of the hand, face down until all have chosen (template:2)."""

    kind = kinds.SEND_SIGNAL
    name = "send_signal"
    rule = "template:2"
    secret = True
    verb = SEND
    things = SIGNALS
    elsewhere = kinds.NOT_IN_HAND
    absent = kinds.NOT_IN_HAND

    def bag(self, s: TemplateState, f: Frame) -> list[int]:
        return s.stations[f.seat].hand

    def resolve(self, s: TemplateState, group: list[Frame], chance: Chance) -> None:
        best: i64 = -1
        winner: i64 = -1
        sent = [f.picked[0] - SEND for f in group]
        for f in group:
            card: i64 = f.picked[0] - SEND
            take_out(s.stations[f.seat].hand, card)
            s.discard.append(card)
            s.tell("send", "template:2", f.seat, 0, card)
            if count_of(sent, card) == 1 and card > best:  # template:3
                best = card
                winner = f.seat
        if winner >= 0:
            s.stations[winner].beacons += 1
            s.tell("beacon", "template:3", winner, 0, best)
        else:
            s.tell("drowned", "template:3", -1)
        for f in group:
            draw(s, f.seat, 1, "template:4", chance)
