"""The galactic phase: fleet, cubes up to the trade cards, turn order, golden eras (alliances:G1 to alliances:G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import SYSTEM_THING, TRADE_THING
from starhold.games.alliances.board import MOST_CUBES_BACK, ROW, TRADES
from starhold.games.alliances.card_table import COLOURS, NONE, ON_CARDS
from starhold.games.alliances.phases.start import reveal_system
from starhold.games.alliances.phases.workshop import on_card

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


class Galactic(Task["AlliancesState"]):
    """In the order of alliances:G6."""

    kind = kinds.GALACTIC

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.IN_GALACTIC
        s.fleet += 1
        s.tell("fleet", "alliances:G1", NONE, s.fleet + 1, SYSTEM_THING + s.row[s.fleet])
        if len(s.row) < ROW:
            reveal_system(s, chance)
        moved = lift_cubes(s)
        if moved:
            s.tell("cubes-up", "alliances:G2", NONE, moved)
        if s.track != s.order:
            s.order = s.track[:]
            s.tell("order", "alliances:G5", s.order[0])
        golden_eras(s)
        s.frames.task(kinds.NEXT_ROUND)


def lift_cubes(s: AlliancesState) -> i64:
    """From each space to the trade card above it, even past its slots (alliances:G2); how many."""
    moved: i64 = 0
    i: i64 = 0
    while i < ON_CARDS:
        count: i64 = s.cubes[i]
        if count:
            s.cubes[ON_CARDS + i] = s.cubes[ON_CARDS + i] + count
            s.cubes[i] = 0
            moved += count
        i += 1
    return moved


def is_full(s: AlliancesState, place: i64) -> bool:
    """Whether a front-side card with the cubes now on it starts a golden era (alliances:G3, alliances:G7)."""
    if s.flipped >> place & 1:
        return False
    return on_card(s, place) >= s.table.slots[5 * s.trades[place] + s.players]


def golden_eras(s: AlliancesState) -> None:
    """All full cards together: cubes back to their owners, at most three each to hand (alliances:G3, alliances:G6)."""
    back = [0] * COLOURS
    place: i64 = 0
    full: i64 = 0
    while place < TRADES:
        if is_full(s, place):
            full |= 1 << place
            s.tell("golden-era", "alliances:G3", NONE, 0, TRADE_THING + s.trades[place])
            colour: i64 = 0
            while colour < COLOURS:
                at = ON_CARDS + COLOURS * place + colour
                back[colour] += s.cubes[at]
                s.cubes[at] = 0
                colour += 1
        place += 1
    s.flipped |= full
    if full == 0:
        return
    for owner in range(len(s.alliances)):
        returned: i64 = back[owner]
        alliance = s.alliances[owner]
        in_hand = returned if returned < MOST_CUBES_BACK else MOST_CUBES_BACK
        if owner >= s.players:
            in_hand = 0  # the automa's go to its supply (alliances:K3)
        alliance.cubes += in_hand
        alliance.cube_supply += returned - in_hand
        if returned:
            s.tell("cubes-back", "alliances:G3", owner, in_hand)


class EndGame(Task["AlliancesState"]):
    """After the war of the fifth round (alliances:C1)."""

    kind = kinds.END_GAME

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.OVER
        s.ended = 1
        s.tell("game-ended", "alliances:C1", NONE, s.round)
