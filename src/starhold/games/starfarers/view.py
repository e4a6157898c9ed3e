"""What a seat may know of a position (starfarers:15.3 to starfarers:15.5), as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from starhold.core.frames import NOBODY
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import view_types as types
from starhold.games.starfarers.board import disc_numbers, reserve_cards
from starhold.games.starfarers.lattice import CENTRE_OF, NONE, SITE_AT, SITE_NODE
from starhold.games.starfarers.phases.building import ship_there
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.clearing import clearable
from starhold.games.starfarers.phases.colonies import site_verdict
from starhold.games.starfarers.phases.encounters import CARD_KNOWN, GROUP_KNOWN
from starhold.games.starfarers.phases.exploring import STARS, news_at, unexplored
from starhold.games.starfarers.phases.flight_end import may_move
from starhold.games.starfarers.phases.offers import addressed, sides
from starhold.games.starfarers.phases.reach import speed, spread, steps_left, stop_verdict
from starhold.games.starfarers.phases.start import colours_of
from starhold.games.starfarers.phases.trade import rate
from starhold.games.starfarers.powers import Asks
from starhold.games.starfarers.scoring import score

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

SECTOR_NAMES: Final[tuple[types.SectorKind, ...]] = ("system", "outpost", "empty", "unknown")
STAT_NAMES: Final[tuple[types.Stat, ...]] = ("combat", "speed", "table")
ASK_NAMES: Final[dict[int, types.Asks | None]] = {Asks.AMOUNT: "amount", Asks.YES_NO: "yes_no", Asks.NOTHING: None}
ANSWERS: Final[tuple[types.Answer, ...]] = ("accept", "decline", "counter")
GROUP_NAMES: Final[tuple[types.Group, ...]] = get_args(types.Group)


def amounts(counts: list[int]) -> types.SeenFive:
    """Five numbers by resource."""
    return {"ore": counts[0], "fuel": counts[1], "carbon": counts[2], "food": counts[3], "goods": counts[4]}


def _price(number: int) -> types.Price:
    counts = flat.PRICES[5 * number : 5 * number + 5]
    price: types.Price = {}
    for name, n in zip(board.RESOURCE_NAMES, counts, strict=True):
        if n:
            price[name] = n
    return price


PRICES: Final[types.SeenPrices] = {
    "colony_ship": _price(0),
    "trade_ship": _price(1),
    "spaceport": _price(2),
    "booster": _price(3),
    "cannon": _price(4),
    "freight_pod": _price(5),
}


def _upgrades(counts: list[int]) -> types.SeenUpgrades:
    return {"booster": counts[0], "cannon": counts[1], "freight_pod": counts[2]}


def _stations(counts: list[int]) -> types.SeenStations:
    return {"green_folk": counts[0], "merchants": counts[1], "scientists": counts[2], "diplomats": counts[3]}


# -- the board


def _token(disc: int) -> types.SeenToken | None:
    if disc > board.ICE:
        return {"kind": "ice", "value": disc - board.ICE}
    return {"kind": "pirate", "value": disc - board.PIRATES} if disc > board.PIRATES else None


def _planet(s: StarfarersState, planet: int) -> types.SeenPlanet:
    disc = s.disc[planet]
    token = _token(disc)
    return {
        "planet": board.PLANET_NAMES[planet],
        "resource": board.RESOURCE_NAMES[s.resource[planet]],
        "symbol": board.SYMBOL_NAMES[s.symbol[planet]],
        "numbers": None if token is not None or disc == board.FACE_DOWN else list(disc_numbers(disc)),
        "token": token,
    }


def _sector(s: StarfarersState, slot: int) -> types.SeenSector:
    kind = s.sector[slot]
    tile = s.tile[slot]
    outpost = kind == flat.OUTPOST
    civilisation = tile - board.FIRST_OUTPOST_TILE
    docks = s.docks[board.DOCKS * civilisation : board.DOCKS * civilisation + board.DOCKS] if outpost else []
    holder = s.markers[civilisation] if outpost else NONE
    planets = range(3 * slot, 3 * slot + 3) if kind == flat.SYSTEM else range(0)
    left = s.cards_left
    return {
        "slot": board.SLOT_NAMES[slot],
        "stars": _stars(s, slot),
        "kind": SECTOR_NAMES[kind],
        "explored": kind == flat.SYSTEM and not unexplored(s, slot),
        "planets": [_planet(s, planet) for planet in planets],
        "civ": board.CIVILISATION_NAMES[civilisation] if outpost else None,
        "docks": [seat for seat in docks if seat != NONE],
        "marker": None if holder == NONE else holder,
        "cards": [
            name
            for card, name in enumerate(codes.FRIENDSHIP_NAMES)
            if outpost and left >> card & 1 and flat.CIVILISATION_OF[card] == civilisation
        ],
    }


def _stars(s: StarfarersState, slot: int) -> int:
    """Of a tile; of one face down those of its zone, which in wild space say nothing."""
    if s.tile[slot] != NONE:
        return STARS[s.tile[slot]]
    if slot >= board.SECTOR_SLOTS or s.settings.board == "wild_space":
        return 0
    return 2 if slot < board.FAR_SLOTS else 1


def _pieces(s: StarfarersState) -> list[types.SeenPiece]:
    return [
        {
            "node": board.NODE_NAMES[SITE_NODE[site]],
            "owner": None if piece & 7 == flat.NEUTRAL else piece & 7,
            "kind": "spaceport" if piece & flat.PORT else "colony",
        }
        for site, piece in enumerate(s.piece)
        if piece not in (NONE, flat.CLOSED)
    ]


def _ships(s: StarfarersState) -> list[types.SeenShip]:
    result: list[types.SeenShip] = []
    for seat, fleet in enumerate(s.fleets):
        for ship in range(3):
            if fleet.ship_node[ship] == NONE:
                continue
            flags = fleet.ship_flags[ship]
            result.append(
                {
                    "owner": seat,
                    "number": ship + 1,
                    "kind": "trade" if fleet.ship_kind[ship] else "colony",
                    "node": board.NODE_NAMES[fleet.ship_node[ship]],
                    "done": bool(flags & flat.DONE),
                    "grounded": bool(flags & flat.GROUNDED),
                    "must_leave": bool(flags & (flat.WAITS | flat.EVICTED)),
                }
            )
    return result


# -- the fleets


def _fleet(s: StarfarersState, seat: int, colour: int, mine: bool) -> types.SeenFleet:
    fleet = s.fleets[seat]
    return {
        "seat": seat,
        "colour": board.COLOUR_NAMES[colour],
        "points": fleet.points,
        "hand_size": int(hand_size(fleet)),
        "hand": amounts(fleet.hand) if mine else None,
        "booster": fleet.upgrades[0],
        "cannon": fleet.upgrades[1],
        "freight_pod": fleet.upgrades[2],
        "speed_bonus": fleet.speed_bonus,
        "combat_bonus": fleet.combat_bonus,
        "half_medals": fleet.fame,
        "medals": [
            token
            for bit, disc in enumerate(flat.MEDAL_DISCS)
            if fleet.medals >> bit & 1 and (token := _token(disc)) is not None
        ],
        "friendship": [name for card, name in enumerate(codes.FRIENDSHIP_NAMES) if fleet.friends >> card & 1],
        "markers": [name for number, name in enumerate(board.CIVILISATION_NAMES) if s.markers[number] == seat],
        "stations": _stations(fleet.stations),
        "stock": {
            "colony": fleet.colony_stock,
            "trade_station": fleet.station_stock,
            "transport": fleet.transports,
            "shipyard": fleet.shipyards,
        },
        "ship_tokens": fleet.tokens,
        "rates": amounts([int(rate(fleet, number)) for number in range(board.RESOURCES)]),
        "hand_limit": fleet.limit,
        "reserve_draw": reserve_cards(fleet.points),
        "used": {
            "fame": fleet.fame_bought,
            "help": bool(fleet.helped),
            "goods": bool(fleet.goods_used),
        },
        "score": score(s, seat).plain(),
    }


# -- the turn


def _reach(s: StarfarersState, seat: int) -> list[types.SeenStop]:
    """Where each ship that may still move can go, with the way there."""
    result: list[types.SeenStop] = []
    fleet = s.fleets[seat]
    ships = range(3) if s.moving == NONE else range(s.moving, s.moving + 1)
    for ship in ships:
        if not may_move(s, seat, ship) or fleet.ship_flags[ship] & flat.GROUNDED:
            continue
        here = fleet.ship_node[ship]
        colony = fleet.ship_kind[ship] == flat.COLONY_SHIP_KIND
        reach = spread(s, here, max(0, int(steps_left(s, seat))))
        for node in reach.nodes[1:]:
            site = SITE_AT[node]
            stop = int(stop_verdict(s, seat, ship, node)) == kinds.OK
            clears = bool(clearable(s, seat, node))
            result.append(
                {
                    "ship": ship + 1,
                    "node": board.NODE_NAMES[node],
                    "steps": reach.steps[node],
                    "from": board.NODE_NAMES[reach.back[node]],
                    "stop": stop,
                    "found": colony
                    and site != NONE
                    and int(site_verdict(s, site)) == kinds.OK
                    and not ship_there(s, node),
                    "station": stop and CENTRE_OF[node] != NONE and s.sector[CENTRE_OF[node]] == flat.OUTPOST,
                    "reveals": clears or bool(news_at(s, node)),
                    "clears": clears,
                }
            )
    return result


def _flight(s: StarfarersState, seat: int | None) -> types.SeenFlight | None:
    if s.phase != kinds.IN_FLIGHT or s.balls == NONE:
        return None
    asked = any(frame.kind == kinds.FLIGHT and frame.seat == seat for frame in s.frames.open())
    return {
        "balls": _balls(s.balls),
        "base": s.base,
        "encounter": "black" in _balls(s.balls),
        "speed": int(speed(s, s.active)),
        "moving": None if s.moving == NONE else s.moving + 1,
        "left": None if s.moving == NONE else int(steps_left(s, s.active)),
        "reach": _reach(s, seat) if asked and seat is not None else [],
    }


def _balls(packed: int) -> list[types.Ball]:
    return [board.BALL_NAMES[packed // 10], board.BALL_NAMES[packed % 10]]


def _encounter(s: StarfarersState, seat: int | None) -> types.SeenEncounter | None:
    """The card being read: before its result nobody knows which of its group it is (starfarers:12.24)."""
    if s.card == NONE:
        return None
    reads = s.settings.reader_sees and seat == (s.active + 1) % s.players
    group = s.table.group[s.card] if s.known >= GROUP_KNOWN else s.table.seems[s.card]
    frames = [frame for frame in s.frames.stack if frame.kind == kinds.ENCOUNTER and frame.seat != NOBODY]
    second = bool(frames) and frames[-1].subject != NONE
    shakes = [s.shakes[i : i + 5] for i in range(0, len(s.shakes), 5)]
    return {
        "group": GROUP_NAMES[group],
        "card": codes.ENCOUNTER_NAMES[s.card] if s.known == CARD_KNOWN else None,
        "asks": "yes_no" if second else ASK_NAMES[s.table.asks[s.card]],
        "second": second,
        "offered": amounts(s.offered),
        "answers": [codes.ANSWER_NAMES[answer] for answer in s.answers],
        "swapped": amounts(s.swapped),
        "shakes": [
            {"seat": who, "balls": _balls(balls), "bonus": bonus, "total": total, "stat": STAT_NAMES[stat]}
            for who, balls, bonus, total, stat in shakes
        ],
        "whole": codes.ENCOUNTER_NAMES[s.card] if reads else None,
    }


def _offer(s: StarfarersState) -> types.SeenOffer | None:
    if not s.deal.there():
        return None
    return {
        "by": s.active,
        "give": amounts(s.deal.give),
        "ask": amounts(s.deal.ask),
        "to": [seat for seat in range(s.players) if s.deal.to >> seat & 1],
        "open": s.deal.is_open(),
        "answers": [
            {"seat": one.seat, "answer": ANSWERS[one.says - 1], "give": amounts(one.give), "ask": amounts(one.ask)}
            for one in s.deal.answers
        ],
    }


def _composing(s: StarfarersState, seat: int | None) -> types.SeenComposing | None:
    """One's own offer or counter-offer in the making."""
    for frame in s.frames.open():
        counter = frame.kind in (kinds.ANSWER_OFFER, kinds.CLOSE_DEAL) and frame.picked
        if frame.seat == seat and (frame.kind == kinds.MAKE_OFFER or counter):
            both = sides(frame.picked)
            named = int(addressed(frame.picked))
            return {
                "give": amounts(both[:5]),
                "ask": amounts(both[5:]),
                "to": [other for other in range(s.players) if named >> other & 1],
            }
    return None


def _history(s: StarfarersState) -> list[types.SeenRoll]:
    size = 2 + 2 * s.players
    return [
        {
            "turn": at // size + 1,
            "seat": s.history[at],
            "roll": s.history[at + 1],
            "gained": s.history[at + 2 : at + 2 + s.players],
            "points": s.history[at + 2 + s.players : at + size],
        }
        for at in range(0, len(s.history), size)
    ]


def view(s: StarfarersState, seat: int | None) -> types.SeenTable:
    """All that seat may know, as plain data."""
    colours = colours_of(s.settings.neutral, s.players)
    neutral = s.players == 3 and not s.settings.chosen_start
    return {
        "turn": s.turn,
        "round": s.turn,  # what the shell counts
        "active": None if s.active == NONE else s.active,
        "first": None if s.first == NONE else s.first,
        "phase": kinds.PHASE_NAMES[s.phase],
        "colours": [board.COLOUR_NAMES[colour] for colour in colours],
        "neutral": board.COLOUR_NAMES[board.COLOUR_NAMES.index(s.settings.neutral)] if neutral else None,
        "sectors": [_sector(s, slot) for slot in range(len(board.SLOT_NAMES))],
        "pieces": _pieces(s),
        "closed": [board.NODE_NAMES[SITE_NODE[site]] for site, piece in enumerate(s.piece) if piece == flat.CLOSED],
        "sites": [
            board.NODE_NAMES[node] for site, node in enumerate(SITE_NODE) if int(site_verdict(s, site)) == kinds.OK
        ],
        "ships": _ships(s),
        "supply": amounts(s.supply),
        "reserve": len(s.reserve),
        "encounter_deck": len(s.deck),
        "discards": [codes.ENCOUNTER_NAMES[card] for card in s.discards],
        "tray": {**_upgrades(s.tray), "half_medals": s.tray[3]},
        "reserve_discs": len(s.reserve_discs),
        "bonus_pool": _upgrades(s.bonus_pool) if s.bonus_pool else None,
        "fleets": [_fleet(s, other, colours[other], other == seat) for other in range(s.players)],
        "prices": PRICES,
        "dice": [s.dice // 10, s.dice % 10] if s.dice else None,
        "produced": [
            {"seat": s.produced[i], "resource": board.RESOURCE_NAMES[s.produced[i + 1]], "n": s.produced[i + 2]}
            for i in range(0, len(s.produced), 3)
        ],
        "flight": _flight(s, seat),
        "encounter": _encounter(s, seat),
        "last_encounter": None if s.last_card == NONE else codes.ENCOUNTER_NAMES[s.last_card],
        "last_answers": [codes.ANSWER_NAMES[answer] for answer in s.answers]
        if s.card == NONE and s.last_card != NONE
        else [],
        "offer": _offer(s),
        "composing": _composing(s, seat),
        "offers_left": max(0, s.settings.offers - s.offers) if s.settings.offers_limited else None,
        "history": _history(s),
        "winner": None if s.winner == NONE else s.winner,
    }
