"""A turn: production, trade and build, flight (section 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    ANSWER,
    ATTACH,
    COLONY_SHIP,
    END,
    EXCHANGE,
    FAME,
    FOUND,
    HELP,
    OFFER,
    PLACE,
    SHAKE,
    SHIPS,
    SPACEPORT,
    TRADE_SHIP,
    UPGRADE,
)
from starhold.games.starfarers.board import POINTS_TO_WIN
from starhold.games.starfarers.phases.building import (
    build_codes,
    build_port,
    build_port_verdict,
    build_ship,
    build_upgrade,
    build_upgrade_verdict,
    has_ship,
    ship_verdict,
)
from starhold.games.starfarers.phases.friendship import ask_help, buy_fame, card_codes, fame_verdict, help_verdict
from starhold.games.starfarers.phases.offers import begin_offer, offer_verdict
from starhold.games.starfarers.phases.tokens import redeem_tokens
from starhold.games.starfarers.phases.trade import exchange, exchange_codes, exchange_verdict
from starhold.games.starfarers.phases.winning import call_off, win

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


class NextTurn(Task["StarfarersState"]):
    """The dice come to a player, who may have won already (starfarers:1.6, starfarers:13.2)."""

    kind = kinds.NEXT_TURN

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        if 0 < s.settings.turn_limit <= s.turn:
            call_off(s)
            return
        seat = f.subject
        s.turn += 1
        s.active = seat
        s.dice = 0
        s.balls = flat.NONE
        s.base = 0
        s.offers = 0
        s.last_card = flat.NONE
        s.produced = []
        s.gained = [0] * s.players
        fleet = s.fleets[seat]
        fleet.fame_bought = 0
        fleet.helped = 0
        fleet.goods_used = 0
        s.tell("turn-begins", "starfarers:1.1", seat, s.turn)
        if fleet.points >= POINTS_TO_WIN:
            win(s, seat)
        else:
            s.frames.task(kinds.ROLL)


class TradeAndBuild(Task["StarfarersState"]):
    """Opens the second phase (starfarers:1.2)."""

    kind = kinds.TRADE_AND_BUILD

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.IN_TRADE
        s.frames.ask(kinds.TURN, s.active)
        redeem_tokens(s, s.active)


class EndTurn(Task["StarfarersState"]):
    """The dice go to the left; what held a ship back in this flight is over."""

    kind = kinds.END_TURN

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        fleet = s.fleets[s.active]
        ship: i64 = 0
        while ship < SHIPS:
            fleet.ship_flags[ship] &= ~(flat.DONE | flat.GROUNDED)
            ship += 1
        s.frames.task(kinds.NEXT_TURN, (s.active + 1) % s.players)


class Turn(Decision["StarfarersState"]):
    """Trade and build in any order, until the mothership is shaken (starfarers:1.2)."""

    kind = kinds.TURN
    name = "turn"
    rule = "starfarers:1.2"
    exact = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        seat = f.seat
        codes: list[int] = [SHAKE if has_ship(s.fleets[seat]) else END]
        if offer_verdict(s, seat) == kinds.OK:
            codes.append(OFFER)
        exchange_codes(s, seat, codes)
        build_codes(s, seat, codes)
        card_codes(s, seat, FAME, codes)
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        seat = f.seat
        if action == SHAKE:
            return kinds.OK if has_ship(s.fleets[seat]) else kinds.SHAKE_NO_SHIP
        if action == END:
            return kinds.MUST_SHAKE if has_ship(s.fleets[seat]) else kinds.OK
        if action == OFFER:
            return offer_verdict(s, seat)
        if action == FAME:
            return fame_verdict(s, seat)
        if EXCHANGE <= action < UPGRADE:
            return exchange_verdict(s, seat, action - EXCHANGE)
        if UPGRADE <= action < ATTACH:
            return build_upgrade_verdict(s, seat, action - UPGRADE)
        if HELP <= action < ANSWER:
            return help_verdict(s, seat, action - HELP)
        if SPACEPORT <= action < PLACE:
            return build_port_verdict(s, seat, action - SPACEPORT)
        if COLONY_SHIP <= action < TRADE_SHIP:
            return ship_verdict(s, seat, flat.COLONY_SHIP_KIND, action - COLONY_SHIP)
        if TRADE_SHIP <= action < FOUND:
            return ship_verdict(s, seat, flat.TRADE_SHIP_KIND, action - TRADE_SHIP)
        return kinds.NOT_NOW

    def choose(self, s: StarfarersState, f: Frame, action: i64, chance: Chance) -> None:
        """Done at once; the question stays until the phase is over."""
        seat = f.seat
        if action == SHAKE or action == END:
            f.pick(action)
            f.need = 0
            return
        if action == OFFER:
            begin_offer(s, seat)
            return
        if action == FAME:
            buy_fame(s, seat)
        elif action < UPGRADE:
            exchange(s, seat, action - EXCHANGE)
        elif action < ATTACH:
            build_upgrade(s, seat, action - UPGRADE, chance)
        elif action < ANSWER:
            ask_help(s, seat, action - HELP, chance)
        elif action < PLACE:
            build_port(s, seat, action - SPACEPORT)
        elif action < TRADE_SHIP:
            build_ship(s, seat, flat.COLONY_SHIP_KIND, action - COLONY_SHIP)
        else:
            build_ship(s, seat, flat.TRADE_SHIP_KIND, action - TRADE_SHIP)
        if not s.ended:
            redeem_tokens(s, seat)

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        s.frames.task(kinds.SHAKE_MOTHERSHIP if group[0].picked[0] == SHAKE else kinds.END_TURN)
