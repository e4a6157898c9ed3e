"""Phase I, Explore: look at cards, keep some (race:19 to race:22, race:102)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.hands import insert_sorted, take_out
from starhold.core.picking import Picking
from starhold.games.race import kinds
from starhold.games.race.actions import EXPLORE_1_1, EXPLORE_5, KEEP, N
from starhold.games.race.card_table import NONE

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def explore_draw(s: RaceState, seat: i64) -> i64:
    """How many cards this player looks at (race:102)."""
    empire = s.empires[seat]
    count = 2 + empire.total(s.table.explore_draw)
    if empire.chose(EXPLORE_5):
        count += 5
    if empire.chose(EXPLORE_1_1):
        count += 1
    return count


def explore_keep(s: RaceState, seat: i64) -> i64:
    """How many of them are kept."""
    empire = s.empires[seat]
    return empire.total(s.table.explore_keep) + (2 if empire.chose(EXPLORE_1_1) else 1)


class ExplorePhase(Task["RaceState"]):
    """Everybody draws the whole number first, in the order of race:84; then all choose at once (race:19)."""

    kind = kinds.EXPLORE_PHASE

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.begin_phase(1)
        frames: list[Frame] = []
        for seat in s.order:
            empire = s.empires[seat]
            draw = explore_draw(s, seat)
            keep = explore_keep(s, seat)
            explored: list[int] = []
            while len(explored) < draw:
                card = s.take_for(seat, chance) if s.returned or not s.deck else s.take_card(chance)
                if card == NONE:
                    break
                insert_sorted(explored, card)
            if keep >= len(explored):  # race:22: nothing to discard
                for card in explored:
                    insert_sorted(empire.hand, card)
                s.tell("explore-all", "race:22", seat, len(explored), -1, explored)
            else:
                empire.explored = explored
                s.tell("explore-draw", "race:20", seat, len(explored) + 100 * keep, -1, explored)
                frames.append(Frame(kinds.EXPLORE_KEEP, seat, keep, 0, 0))
        if frames:
            s.frames.ask_together(frames)


class ExploreKeep(Picking["RaceState"]):
    """Which of the cards looked at to keep; only these may be discarded (race:21)."""

    kind = kinds.EXPLORE_KEEP
    name = "explore_discard"
    rule = "race:21"
    secret = True
    verb = KEEP
    things = N
    elsewhere = kinds.NOT_THIS_DECISION
    absent = kinds.NOT_EXPLORED
    taken = kinds.ALREADY_PICKED

    def bag(self, s: RaceState, f: Frame) -> list[int]:
        return s.empires[f.seat].explored

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        for f in group:
            empire = s.empires[f.seat]
            kept: list[int] = []
            for action in f.picked:
                card = action - KEEP
                take_out(empire.explored, card)
                insert_sorted(empire.hand, card)
                kept.append(card)
            for card in empire.explored:
                s.throw_away(card, 1 << f.seat)
            empire.explored = []
            s.tell("explore-keep", "race:21", f.seat, len(kept), -1, kept)
