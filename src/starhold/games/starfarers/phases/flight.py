"""The flight phase: ships one after another, each to the end of its move (starfarers:1.5, section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import ANSWER as AFTER_HELP
from starhold.games.starfarers.actions import (
    END,
    FAME,
    FLY,
    FOUND,
    HELP,
    JUMP,
    NODE_COUNT,
    SHIPS,
    SITE_COUNT,
    STEP,
    STOP,
)
from starhold.games.starfarers.card_table import (
    NONE,
)
from starhold.games.starfarers.lattice import SITE_NODE
from starhold.games.starfarers.phases.flight_end import may_move, settle_flight
from starhold.games.starfarers.phases.friendship import (
    ask_help,
    buy_fame,
    card_codes,
    fame_verdict,
    help_verdict,
)
from starhold.games.starfarers.phases.reach import (
    duties_left,
    ship_map,
    speed,
    stop_verdict,
)
from starhold.games.starfarers.phases.tokens import redeem_tokens

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


from starhold.games.starfarers.phases.moves import (
    end_flight,
    finish_move,
    fly,
    fly_verdict,
    found_here,
    found_verdict,
    move_codes,
    step,
    step_verdict,
    stop_here_verdict,
)


class FlyShips(Task["StarfarersState"]):
    """The ships may move (starfarers:12.14)."""

    kind = kinds.FLY_SHIPS

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.moving = NONE
        s.used = 0
        s.tell("speed", "starfarers:6.2", s.active, speed(s, s.active))
        s.frames.task(kinds.END_TURN)
        s.frames.ask(kinds.FLIGHT, s.active)
        redeem_tokens(s, s.active)
        settle_flight(s, s.active)


class Flight(Decision["StarfarersState"]):
    """Ships one after another, each to the end of its move; then the turn is over (starfarers:1.5)."""

    kind = kinds.FLIGHT
    name = "flight"
    rule = "starfarers:1.5"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        seat = f.seat
        codes: list[int] = []
        there = ship_map(s)
        if s.moving != NONE:
            if stop_verdict(s, seat, s.moving, s.fleets[seat].ship_node[s.moving]) == kinds.OK:
                codes.append(STOP)
            move_codes(s, seat, s.moving, there, codes)
        else:
            if duties_left(s, seat) == NONE:
                codes.append(END)
            ship: i64 = 0
            while ship < SHIPS:
                if may_move(s, seat, ship):
                    move_codes(s, seat, ship, there, codes)
                ship += 1
        if not s.settings.trade_window:
            card_codes(s, seat, FAME, codes)
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        seat = f.seat
        if action == END:
            if s.moving != NONE:
                return kinds.UNDER_WAY
            return kinds.OK if duties_left(s, seat) == NONE else kinds.MUST_LEAVE
        if action == STOP:
            if s.moving == NONE:
                return kinds.NOT_UNDER_WAY
            return stop_here_verdict(s, seat)
        if action == FAME or HELP <= action < AFTER_HELP:
            if s.settings.trade_window:
                return kinds.NOT_IN_WINDOW
            return fame_verdict(s, seat) if action == FAME else help_verdict(s, seat, action - HELP)
        if action < FOUND or action >= JUMP:
            return kinds.NOT_NOW
        if action < FLY:
            return found_verdict(s, seat, (action - FOUND) // SITE_COUNT, (action - FOUND) % SITE_COUNT)
        if action < STEP:
            return fly_verdict(s, seat, (action - FLY) // NODE_COUNT, (action - FLY) % NODE_COUNT)
        return step_verdict(s, seat, (action - STEP) // NODE_COUNT, (action - STEP) % NODE_COUNT)

    def choose(self, s: StarfarersState, f: Frame, action: i64, chance: Chance) -> None:
        """Done at once; the question stays until the flight is over."""
        seat = f.seat
        if action == END:
            end_flight(s, seat, chance)
            f.need = 0
            return
        if action == STOP:
            finish_move(s, seat)
        elif action == FAME:
            buy_fame(s, seat)
        elif action < AFTER_HELP:
            ask_help(s, seat, action - HELP, chance)
        elif action < FLY:
            site = (action - FOUND) % SITE_COUNT
            ship = (action - FOUND) // SITE_COUNT
            flies = s.fleets[seat].ship_node[ship] != SITE_NODE[site]
            if fly(s, seat, ship, SITE_NODE[site], True, chance):
                found_here(s, seat, flies)
        elif action < STEP:
            if fly(s, seat, (action - FLY) // NODE_COUNT, (action - FLY) % NODE_COUNT, False, chance):
                finish_move(s, seat)
        else:
            step(s, seat, (action - STEP) // NODE_COUNT, (action - STEP) % NODE_COUNT, chance)
        if not s.ended:
            settle_flight(s, seat)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        """The end of the turn waits below."""
