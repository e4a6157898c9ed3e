"""When a flight is over by itself (starfarers:1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import SHIPS
from starhold.games.starfarers.kinds import FLIGHT

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def may_move(s: StarfarersState, seat: i64, ship: i64) -> bool:
    """Whether a ship still has its part in this flight (starfarers:6.4, starfarers:6.13)."""
    fleet = s.fleets[seat]
    if fleet.ship_node[ship] == flat.NONE:
        return False
    flags: i64 = fleet.ship_flags[ship]
    return flags & flat.DONE == 0 and (flags & flat.GROUNDED == 0 or s.settings.grounded_founds)


def cards_unused(s: StarfarersState, seat: i64) -> bool:
    """Whether a once-a-turn card has not been used: all can see that, not whether its owner can pay for it."""
    if s.settings.trade_window:
        return False
    fleet = s.fleets[seat]
    most: i64 = fleet.fame_cards
    if most > 1 and not s.settings.fame_each_card:
        most = 1
    return fleet.fame_bought < most or (fleet.help_card != 0 and fleet.helped == 0)


def settle_flight(s: StarfarersState, seat: i64) -> None:
    """Nothing is left to decide: the flight ends without being asked."""
    if not s.frames.stack:
        return
    frame = s.frames.stack[-1]
    if frame.kind != FLIGHT or frame.seat != seat or s.moving != flat.NONE:
        return
    ship: i64 = 0
    while ship < SHIPS:
        if may_move(s, seat, ship):
            return
        ship += 1
    if not cards_unused(s, seat):
        frame.need = 0
