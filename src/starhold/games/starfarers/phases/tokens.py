"""Free trade ships: placed at once, or owed by a token (starfarers:12.8, starfarers:12.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import FOUND, NODE_THING, TRADE_SHIP
from starhold.games.starfarers.card_table import TRADE_SHIP_KIND
from starhold.games.starfarers.lattice import BERTH_NODE
from starhold.games.starfarers.phases.building import berth_codes, berth_verdict, place_ship, token_ship_due
from starhold.games.starfarers.phases.flight_end import settle_flight

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


def redeem_tokens(s: StarfarersState, seat: i64) -> None:
    """A ship that is owed is placed as soon as it can be."""
    fleet = s.fleets[seat]
    if fleet.tokens and token_ship_due(s, seat):
        fleet.tokens -= 1
        s.frames.ask(kinds.FREE_SHIP, seat, 1, 1)


def give_trade_ship(s: StarfarersState, seat: i64) -> None:
    """Onto a free berth at once, else a token for it."""
    if token_ship_due(s, seat):
        s.frames.ask(kinds.FREE_SHIP, seat)
    elif not s.settings.one_token or s.fleets[seat].tokens == 0:
        s.fleets[seat].tokens += 1
        s.tell("ship-token", "starfarers:12.8", seat)


class FreeShip(Decision["StarfarersState"]):
    """Where the free trade ship begins. What can be seen by all is placed by itself where there is one place."""

    kind = kinds.FREE_SHIP
    name = "free_ship"
    rule = "starfarers:12.21"
    automatic = True
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        codes: list[int] = []
        berth_codes(s, f.seat, TRADE_SHIP, codes)
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < TRADE_SHIP or action >= FOUND:
            return kinds.NOT_NOW
        return berth_verdict(s, f.seat, action - TRADE_SHIP)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        berth: i64 = f.picked[0] - TRADE_SHIP
        place_ship(s, f.seat, TRADE_SHIP_KIND, berth)
        if f.subject:
            s.tell("token-ship", "starfarers:12.21", f.seat, 0, NODE_THING + BERTH_NODE[berth])
        else:
            s.tell("free-ship", "starfarers:12.8", f.seat, 0, NODE_THING + BERTH_NODE[berth])
        redeem_tokens(s, f.seat)
        settle_flight(s, f.seat)
