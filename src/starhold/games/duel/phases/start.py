"""Set-up: who begins, tiles, hands, market, science cards (duel:A1 to duel:A10, duel:K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.hands import insert_sorted
from starhold.games.duel import kinds
from starhold.games.duel.board import STARTING_HAND, STARTING_SCIENCE, STARTING_TOKENS
from starhold.games.duel.phases.market import refill

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

CHOSEN_SEATS: Final = 2  # values of the option `starts` below that name a seat


class Deal(Task["DuelState"]):
    """Everything before the first turn, in the order of duel:K10."""

    kind = kinds.DEAL

    def run(self, s: DuelState, f: Frame, chance: Chance) -> None:
        starts = s.settings.starts
        s.starter = starts if starts < CHOSEN_SEATS else chance.below(2)
        s.tiles = [2 * i + (chance.below(2) if s.settings.random_tiles else 0) for i in range(4)]
        s.epoch = 1
        s.deck = s.table.decks[1][:]
        other: i64 = 1 - s.starter
        for seat, tokens in ((s.starter, STARTING_TOKENS[0]), (other, STARTING_TOKENS[1])):
            universe = s.universes[seat]
            universe.tokens = tokens
            for _ in range(STARTING_HAND):
                insert_sorted(universe.hand, s.deck.pop(chance.pick(s.deck)))
            universe.hidden = universe.hand[:]
        refill(s, chance)
        s.tell("begin", "duel:A8", s.starter, s.epoch)
        for seat in (s.starter, other):
            drawn = s.draw_science(seat, STARTING_SCIENCE, chance)
            cards = s.universes[seat].hand
            s.tell("dealt", "duel:A5", seat, len(cards), -1, cards)
            s.tell("dealt-science", "duel:A6", seat, len(drawn), -1, drawn)
        s.frames.task(kinds.NEXT_TURN, other)
