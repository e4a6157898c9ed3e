"""Which message and which rule belongs to which reason (see `kinds.py`), with the figures a player wants to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.core.rules import Refusal
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.lattice import BERTH_OF, CENTRE_OF, NONE, RING_OF, SITE_AT
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.friendship import stations_at
from starhold.games.starfarers.phases.offers import addressed, largest_hand
from starhold.games.starfarers.phases.reach import duties_left, spread, steps_left
from starhold.games.starfarers.phases.trade import rate

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

REASONS: Final[dict[int, tuple[str, str]]] = {
    kinds.NOT_NOW: ("refuse-not-now", "starfarers:1.2"),
    kinds.TRADE_OFF_TURN: ("refuse-trade-off-turn", "starfarers:4.1"),
    kinds.CANNOT_PAY: ("refuse-cannot-pay", "starfarers:5.1"),
    kinds.NO_CARD: ("refuse-no-card", "starfarers:4.7"),
    kinds.RATE_SHORT: ("refuse-rate", "starfarers:4.3"),
    kinds.SAME_KIND: ("refuse-same-kind", "starfarers:4.10"),
    kinds.SUPPLY_EMPTY: ("refuse-supply-empty", "starfarers:4.10"),
    kinds.NO_OFFERS: ("refuse-no-offers", "starfarers:4.6"),
    kinds.NOBODY_TO_TRADE: ("refuse-nobody-to-trade", "starfarers:4.6"),
    kinds.BOTH_SIDES: ("refuse-both-sides", "starfarers:4.8"),
    kinds.NO_GIFTS: ("refuse-gift", "starfarers:4.2"),
    kinds.ASK_TOO_MUCH: ("refuse-ask-too-much", "starfarers:4.7"),
    kinds.NOT_ADDRESSED: ("refuse-not-addressed", "starfarers:4.6"),
    kinds.YOURSELF: ("refuse-self", "starfarers:4.1"),
    kinds.ADDRESSED_TWICE: ("refuse-addressed-twice", "starfarers:4.6"),
    kinds.NO_SEAT: ("refuse-no-seat", "starfarers:14.6"),
    kinds.DID_NOT_ACCEPT: ("refuse-did-not-accept", "starfarers:4.6"),
    kinds.NO_TRANSPORT: ("refuse-no-transport", "starfarers:5.2"),
    kinds.NO_COLONY_PIECE: ("refuse-no-colony-piece", "starfarers:5.2"),
    kinds.NO_STATION_PIECE: ("refuse-no-station-piece", "starfarers:5.2"),
    kinds.NO_SHIPYARD: ("refuse-no-shipyard", "starfarers:5.2"),
    kinds.NOT_YOUR_BERTH: ("refuse-not-your-berth", "starfarers:5.4"),
    kinds.BERTH_TAKEN: ("refuse-berth-taken", "starfarers:5.10"),
    kinds.NOT_YOUR_COLONY: ("refuse-not-your-colony", "starfarers:5.3"),
    kinds.ALREADY_PORT: ("refuse-already-port", "starfarers:5.3"),
    kinds.UPGRADE_LIMIT: ("refuse-upgrade-limit", "starfarers:5.5"),
    kinds.NO_UPGRADE: ("refuse-no-upgrade", "starfarers:12.16"),
    kinds.NOT_IN_POOL: ("refuse-not-in-pool", "starfarers:14.3"),
    kinds.NO_FRIENDSHIP: ("refuse-no-friendship", "starfarers:11.15"),
    kinds.USED_THIS_TURN: ("refuse-used-this-turn", "starfarers:11.15"),
    kinds.NOT_RICHER: ("refuse-not-richer", "starfarers:11.16"),
    kinds.NOT_IN_WINDOW: ("refuse-window", "starfarers:11.15"),
    kinds.TRAY_EMPTY: ("refuse-tray-empty", "starfarers:13.4"),
    kinds.SHAKE_NO_SHIP: ("refuse-shake-no-ship", "starfarers:1.3"),
    kinds.MUST_SHAKE: ("refuse-must-shake", "starfarers:1.4"),
    kinds.NO_SHIP: ("refuse-no-ship", "starfarers:6.4"),
    kinds.SHIP_DONE: ("refuse-ship-done", "starfarers:6.4"),
    kinds.SHIP_GROUNDED: ("refuse-grounded", "starfarers:6.13"),
    kinds.OTHER_UNDER_WAY: ("refuse-other-under-way", "starfarers:1.5"),
    kinds.TOO_FAR: ("refuse-too-far", "starfarers:6.2"),
    kinds.NO_WAY: ("refuse-no-way", "starfarers:6.5"),
    kinds.SYSTEM_CENTRE: ("refuse-centre", "starfarers:6.7"),
    kinds.UNKNOWN_SECTOR: ("refuse-unknown", "starfarers:8.3"),
    kinds.NODE_OCCUPIED: ("refuse-occupied", "starfarers:6.6"),
    kinds.FOREIGN_BERTH: ("refuse-foreign-berth", "starfarers:7.1"),
    kinds.TRADE_SHIP_SITE: ("refuse-trade-ship-site", "starfarers:7.2"),
    kinds.COLONY_DOCK: ("refuse-colony-dock", "starfarers:7.4"),
    kinds.TOO_LITTLE_FREIGHT: ("refuse-freight", "starfarers:11.1"),
    kinds.DOCKS_FULL: ("refuse-docks-full", "starfarers:11.2"),
    kinds.STAYS_THERE: ("refuse-stays", "starfarers:6.11"),
    kinds.DEAD_END: ("refuse-dead-end", "starfarers:6.10"),
    kinds.MUST_KEEP_MOVING: ("refuse-must-keep-moving", "starfarers:6.10"),
    kinds.NOT_UNDER_WAY: ("refuse-not-under-way", "starfarers:6.11"),
    kinds.MUST_LEAVE: ("refuse-must-leave", "starfarers:7.3"),
    kinds.UNDER_WAY: ("refuse-under-way", "starfarers:1.5"),
    kinds.NOT_SITE: ("refuse-not-site", "starfarers:10.1"),
    kinds.NOT_COLONY_SHIP: ("refuse-not-colony-ship", "starfarers:10.1"),
    kinds.UNEXPLORED: ("refuse-unexplored", "starfarers:10.1"),
    kinds.TOKEN_THERE: ("refuse-token", "starfarers:10.1"),
    kinds.TWO_COLONIES: ("refuse-two-colonies", "starfarers:10.4"),
    kinds.HOME_SECTOR: ("refuse-home", "starfarers:10.5"),
    kinds.SITE_TAKEN: ("refuse-site-taken", "starfarers:10.1"),
    kinds.NOT_HOME: ("refuse-not-home", "starfarers:14.3"),
    kinds.SITE_CLOSED: ("refuse-closed", "starfarers:10.4"),
    kinds.NOT_BESIDE: ("refuse-not-beside", "starfarers:6.5"),
    kinds.TOO_POOR: ("refuse-poor", "starfarers:12.3"),
    kinds.ANSWER_KIND: ("refuse-answer-kind", "starfarers:12.2"),
    kinds.SAME_AS_GIVEN: ("refuse-same-as-given", "starfarers:12.18"),
    kinds.NOTHING_TO_DRAW: ("refuse-nothing-to-draw", "starfarers:3.8"),
    kinds.DRAW_SELF: ("refuse-draw-self", "starfarers:3.3"),
    kinds.CARD_GONE: ("refuse-card-gone", "starfarers:11.13"),
    kinds.OTHER_CIV: ("refuse-other-civ", "starfarers:11.13"),
    kinds.CANNOT_GROUND: ("refuse-cannot-ground", "starfarers:7.5"),
    kinds.OPEN_REQUEST: ("refuse-open-request", "starfarers:4.2"),
    kinds.NO_COUNTER: ("refuse-no-counter", "starfarers:4.6"),
}

# What a verb pays for, as in `table.PRICES`.
_BUILDS: Final = {"colony_ship": 0, "trade_ship": 1, "spaceport": 2, "upgrade": 3}


def off_turn(s: StarfarersState, seat: int, action: int) -> Refusal:
    """Why nothing can be done by who is not asked; trade has a rule of its own (starfarers:4.1)."""
    trade = (
        action in (codes.OFFER, codes.SEND, codes.ACCEPT, codes.DECLINE, codes.COUNTER)
        or codes.GIVE <= action < codes.UPGRADE
    )
    if s.over():
        return Refusal("refuse-game-over", "starfarers:13.2")
    key, rule = REASONS[kinds.TRADE_OFF_TURN] if trade else ("refuse-not-asked", "starfarers:1.1")
    return Refusal(key, rule)


def explain(s: StarfarersState, f: Frame, action: int, reason: int) -> Refusal:
    """The reason with its figures."""
    key, rule = REASONS[reason]
    verb, argument = codes.SPACE.split(action)
    values: dict[str, int | str] = {}
    ship, _, node = argument.rpartition(".")
    if verb in ("fly", "found", "step", "jump"):
        values["number"] = int(ship)
        values["node"] = node
        values |= _place(s, f, board.NODE_NAMES.index(node))
    elif verb in ("colony_ship", "trade_ship", "spaceport", "place"):
        values["node"] = argument
    elif verb in ("give", "ask", "pay", "take", "return"):
        values["resource"] = argument
    elif verb in ("upgrade", "attach", "lose"):
        values["upgrade"] = argument
        values["limit"] = board.UPGRADE_LIMITS[board.UPGRADE_NAMES.index(argument)]
    elif verb in ("to", "deal", "draw"):
        values["seat"] = int(argument)
    elif verb == "exchange":
        values |= _exchange(s, f, argument, reason)
    elif verb == "friend":
        values["card"] = argument
    elif verb == "ground":
        values["number"] = int(argument)
    return Refusal(key, _rule(s, f, reason, rule), values | _figures(s, f, action, reason))


def _rule(s: StarfarersState, f: Frame, reason: int, rule: str) -> str:
    """Some reasons stand in more than one rule."""
    if reason == kinds.NOT_NOW:
        return s.decision(f.kind).rule
    if reason == kinds.MUST_LEAVE:
        ship = s.moving if s.moving != NONE else duties_left(s, f.seat)
        return "starfarers:7.5" if s.fleets[f.seat].ship_flags[ship] & flat.EVICTED else "starfarers:7.3"
    if reason == kinds.SUPPLY_EMPTY and f.kind == kinds.GAIN_CARDS:
        return "starfarers:12.15"
    if reason == kinds.SUPPLY_EMPTY and f.kind == kinds.RELIEF:
        return "starfarers:11.9"
    if reason == kinds.UPGRADE_LIMIT and f.kind == kinds.GAIN_UPGRADE:
        return "starfarers:12.20"
    if reason == kinds.NO_CARD:
        by_kind = {
            kinds.DISCARD: "starfarers:3.2",
            kinds.PAY_CARDS: "starfarers:12.17",
            kinds.HAND_OVER: "starfarers:12.19",
            kinds.TURN: "starfarers:11.10",
            kinds.FLIGHT: "starfarers:11.10",
        }
        return by_kind.get(f.kind, rule)
    if reason == kinds.YOURSELF and f.kind in (kinds.TURN, kinds.FLIGHT):
        return "starfarers:11.16"
    return rule


def _place(s: StarfarersState, f: Frame, node: int) -> dict[str, int | str]:
    """What there is to say of an intersection that a ship was sent to."""
    values: dict[str, int | str] = {}
    slot = CENTRE_OF[node] if CENTRE_OF[node] != NONE else RING_OF[node]
    if slot != NONE:
        values["slot"] = board.SLOT_NAMES[slot]
        if s.sector[slot] == flat.OUTPOST:
            civilisation = s.tile[slot] - board.FIRST_OUTPOST_TILE
            values["civ"] = board.CIVILISATION_NAMES[civilisation]
            values["due"] = int(stations_at(s, civilisation)) + 1
            values["have"] = s.fleets[f.seat].upgrades[2]
    site = BERTH_OF[node]
    if site != NONE and s.piece[site] != NONE and s.piece[site] & 7 < s.players:
        values["seat"] = (s.piece[site] & 7) + 1
    return values


def _exchange(s: StarfarersState, f: Frame, argument: str, reason: int) -> dict[str, int | str]:
    give, _, take = argument.partition(".")
    fleet = s.fleets[f.seat]
    number = board.RESOURCE_NAMES.index(give)
    return {
        "resource": take if reason == kinds.SUPPLY_EMPTY else give,
        "rate": int(rate(fleet, number)),
        "have": fleet.hand[number],
    }


def _figures(s: StarfarersState, f: Frame, action: int, reason: int) -> dict[str, int | str]:
    """Figures that belong to a reason rather than to a verb."""
    verb, argument = codes.SPACE.split(action)
    fleet = s.fleets[f.seat]
    match reason:
        case kinds.CANNOT_PAY:
            return _missing(
                fleet, _BUILDS[verb] + (board.UPGRADE_NAMES.index(argument) if verb == "upgrade" else 0), verb
            )
        case kinds.NO_OFFERS:
            return {"limit": s.settings.offers}
        case kinds.ASK_TOO_MUCH:
            if f.kind == kinds.ANSWER_OFFER:
                return {"most": int(hand_size(s.fleets[f.subject]))}
            named = int(addressed(f.picked))
            return {"most": int(largest_hand(s, f.seat, named or s.deal.counters()))}
        case kinds.NO_GIFTS:
            may_be_open = s.settings.open_requests and f.kind != kinds.ANSWER_OFFER
            return {"open": "yes" if may_be_open else "no"}
        case kinds.NO_CARD if verb in ("accept", "deal", "fame"):
            return {"resource": _short_of(s, f, verb, argument)}
        case kinds.NO_FRIENDSHIP | kinds.USED_THIS_TURN:
            return {"card": "diplomat_fame_1" if verb == "fame" else "diplomat_help"}
        case kinds.NOT_RICHER | kinds.NO_SEAT | kinds.YOURSELF if verb == "help":
            return {"seat": _poorer(s, f.seat, action - codes.SPACE.base("help"))}
        case kinds.TOO_FAR:
            ship, _, node = argument.rpartition(".")
            here = fleet.ship_node[int(ship) - 1]
            steps = spread(s, here, len(board.NODE_NAMES)).steps[board.NODE_NAMES.index(node)]
            return {"steps": steps, "left": int(steps_left(s, f.seat))}
        case kinds.OTHER_UNDER_WAY:
            return {"number": int(s.moving) + 1}
        case kinds.MUST_LEAVE:
            ship_number = int(s.moving if s.moving != NONE else duties_left(s, f.seat))
            return {"number": ship_number + 1, "node": board.NODE_NAMES[fleet.ship_node[ship_number]]}
        case kinds.TOKEN_THERE:
            return _token(s, SITE_AT[board.NODE_NAMES.index(argument.rpartition(".")[2])])
        case kinds.TOO_POOR:
            due = action - codes.SPACE.base("answer") if int(s.table.asks[s.card]) == 0 else s.table.yes_costs[s.card]
            return {"due": due, "have": int(hand_size(fleet))}
        case kinds.OTHER_CIV:
            return {"civ": board.CIVILISATION_NAMES[f.subject]}
    return {}


def _missing(fleet: Fleet, build: int, verb: str) -> dict[str, int | str]:
    """The first resource of a price of which too little is there."""
    price = flat.PRICES[board.RESOURCES * build : board.RESOURCES * build + board.RESOURCES]
    short = next(number for number, due in enumerate(price) if fleet.hand[number] < due)
    return {
        "price": verb,
        "resource": board.RESOURCE_NAMES[short],
        "due": price[short],
        "have": fleet.hand[short],
    }


def _short_of(s: StarfarersState, f: Frame, verb: str, argument: str) -> str:
    """The first resource of a deal that is missing in one's own hand."""
    if verb == "fame":
        return "goods"
    answer = None if verb == "accept" else s.deal.answer_of(int(argument) - 1)
    asked = s.deal.ask if answer is None else answer.ask
    hand = s.fleets[f.seat].hand
    return next(name for number, name in enumerate(board.RESOURCE_NAMES) if hand[number] < asked[number])


def _poorer(s: StarfarersState, seat: int, pair: int) -> int:
    """Of two players named for help, the one who cannot be; seats from 1."""
    for other in codes.PAIRS[pair]:
        if other >= s.players or other == seat or s.fleets[other].points <= s.fleets[seat].points:
            return other + 1
    return codes.PAIRS[pair][0] + 1


def _token(s: StarfarersState, site: int) -> dict[str, int | str]:
    """The base or the ice beside a site."""
    after = site + 1 if site % 3 < 2 else site - 2
    disc = max(s.disc[site], s.disc[after])
    return (
        {"kind": "ice", "value": disc - board.ICE}
        if disc > board.ICE
        else {"kind": "pirate", "value": disc - board.PIRATES}
    )
