"""What each seat may see, built up from nothing (alliances:M1), and positions it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from starhold.core.hands import holds
from starhold.core.rng import Rng
from starhold.games.alliances import actions as codes
from starhold.games.alliances import board, kinds
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.phases.colonize import develop_price, fee
from starhold.games.alliances.phases.council import nominate_price
from starhold.games.alliances.phases.research import research_price
from starhold.games.alliances.phases.war import kept
from starhold.games.alliances.phases.workshop import cruiser_price, exchange, open_slots, relic_price
from starhold.games.alliances.preview import bundle_view, golden_preview, war_preview
from starhold.games.alliances.scoring import IDEOLOGY_NAMES, main_ideology, score
from starhold.games.alliances.view_types import (
    Amounts,
    Kind,
    SeatState,
    SeenAlliance,
    SeenPlanet,
    SeenPrices,
    SeenSeat,
    SeenSystem,
    SeenTable,
    SeenTrade,
    Status,
    Why,
)

if TYPE_CHECKING:
    from starhold.games.alliances.alliance import Alliance
    from starhold.games.alliances.state import AlliancesState

KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)
STATUS_NAMES: Final[tuple[Status, ...]] = get_args(Status)


def _factions(cards: list[int]) -> list[str]:
    return [codes.FACTION_NAMES[card] for card in cards]


# -- the common board


def _protection(s: AlliancesState, site: int) -> tuple[bool, Why]:
    """Whether a planet is protected, and why or why not (alliances:E3 to alliances:E6)."""
    if s.status[site] == flat.EMPTY:
        return False, "empty"
    if s.status[site] == flat.IS_OCCUPIED:
        return True, "occupied"
    owner = s.owner[site]
    if s.alliances[owner].powers & flat.PLANETS_PROTECTED:
        return True, "technology"
    return (True, "guarded") if s.protects(owner) else (False, "unguarded")


def _planet_view(s: AlliancesState, site: int) -> SeenPlanet:
    planet = s.planet[site]
    protected, why = _protection(s, site)
    token = planet - s.table.first_token
    return {
        "site": codes.SITE_NAMES[site],
        "token": f"pt_{KIND_NAMES[s.table.planet_kind[planet]]}" if token >= 0 else None,
        "kind": KIND_NAMES[s.table.planet_kind[planet]],
        "reward": bundle_view(s, s.table.planet_gain[planet]),
        "status": STATUS_NAMES[s.status[site]],
        "owner": None if s.owner[site] == flat.NONE else s.owner[site],
        "protected": protected,
        "why": why,
    }


def _system_view(s: AlliancesState, place: int) -> SeenSystem:
    result: SeenSystem = {
        "place": place,
        "system": None,
        "within_fleet": place <= s.fleet,
        "planets": [],
        "tokens": [],
    }
    if place < len(s.row):
        system = s.row[place]
        sites = range(s.table.first_site[system], s.table.after_site[system])
        explore_sites = range(s.table.first_explore[system], s.table.after_explore[system])
        result["system"] = codes.SYSTEM_NAMES[system]
        result["planets"] = [_planet_view(s, site) for site in sites if s.planet[site] != flat.NONE]
        result["tokens"] = [
            {"site": codes.EXPLORE_SITE_NAMES[site], "there": bool(s.tokens >> site & 1)}
            for site in explore_sites
            if s.table.explore_players[site] >> s.players & 1
        ]
    return result


def _trade_view(s: AlliancesState, place: int, back: list[int] | None) -> SeenTrade:
    turned = bool(s.flipped >> place & 1)
    colours = len(s.alliances)
    first = flat.COLOURS * place
    return {
        "card": codes.TRADE_NAMES[s.trades[place]],
        "side": "back" if turned else "front",
        "slots": None if turned else s.table.slots[5 * s.trades[place] + s.players],
        "open": None if turned else open_slots(s, place),
        "cubes": s.cubes[flat.ON_CARDS + first : flat.ON_CARDS + first + colours],
        "below": s.cubes[first : first + colours],
        "full": back is not None,
        "back": back,
        "exchanges": [
            {
                "cost": bundle_view(s, s.table.trade_cost[exchange(s, place, which)]),
                "gain": bundle_view(s, s.table.trade_gain[exchange(s, place, which)]),
            }
            for which in (0, 1)
        ],
    }


def _seat_view(s: AlliancesState, number: int) -> SeenSeat:
    holder = s.seats[number]
    state: SeatState = "open" if holder == flat.OPEN_SEAT else "blocked" if holder == flat.BLOCKED_SEAT else "taken"
    return {
        "seat": number + 1,
        "prestige": bundle_view(s, s.table.seat_gain[number])["prestige"],
        "state": state,
        "holder": holder if state == "taken" else None,
    }


# -- the alliances


def _prices(s: AlliancesState, alliance: Alliance) -> SeenPrices:
    """What each action costs this player, a unit where there may be several."""
    credits = int(research_price(alliance))
    n = board.RESEARCH_OTHER
    other: Amounts = {"production": n} if s.settings.research_by_production else {"influence": n}
    extra: Amounts = {"discovery": board.ADVANCED_DISCOVERIES}
    return {
        "colonize": {"credits": fee(alliance)},
        "develop": {"credits": develop_price(alliance)},
        "manufacture": {"credits": cruiser_price(alliance)},
        "retrieve": {"credits": relic_price(alliance), "discovery": board.RELIC_DISCOVERIES},
        "explore": {"cruisers": 0 if alliance.powers & flat.EXPLORE_KEEP_CRUISER else 1},
        "nominate": {"influence": nominate_price(alliance)},
        "research": {
            "basic": [{"credits": credits}, other, {"discovery": n}],
            "advanced": [{"credits": credits, **extra}, {**other, **extra}],
        },
    }


def _adaptations(alliance: Alliance) -> list[Kind]:
    bits = alliance.adapted
    if alliance.powers & flat.ADAPT_ALL:
        bits |= 31
    if alliance.powers & flat.COLONIZE_BARREN:
        bits |= 32
    return [name for number, name in enumerate(KIND_NAMES) if bits >> number & 1]


def _technologies(alliance: Alliance, automa: bool) -> list[str]:
    """The automa counts as having all of the board (alliances:K3)."""
    bits = (1 << codes.BOARD_TECHNOLOGIES) - 1 if automa else alliance.techs
    return [name for number, name in enumerate(codes.TECHNOLOGY_NAMES) if bits >> number & 1]


def _alliance_view(s: AlliancesState, colour: int, mine: bool) -> SeenAlliance:
    alliance = s.alliances[colour]
    ideology = main_ideology(s, colour)
    tucked = alliance.true_ideology
    automa = colour >= s.players
    result: SeenAlliance = {
        "seat": colour,
        "automa": automa,
        "credits": alliance.credits,
        "production": alliance.production,
        "discovery": alliance.discovery,
        "influence": alliance.influence,
        "prestige": alliance.prestige,
        "relic": alliance.relics,
        "cruisers": alliance.cruisers,
        "cubes": alliance.cubes,
        "supply": {"cubes": alliance.cube_supply, "cruisers": alliance.cruiser_supply},
        "strength": alliance.strength,
        "keeps": kept(s, colour),
        "factions": _factions(alliance.mains),
        "ideology": None if ideology == flat.NONE else IDEOLOGY_NAMES[ideology],
        "true_ideology": None if tucked == flat.NONE else codes.FACTION_NAMES[tucked],
        "technologies": _technologies(alliance, automa),
        "adaptations": _adaptations(alliance),
        "colonised": alliance.colonised,
        "developed": alliance.developed,
        "occupied": alliance.occupied,
        "guard": {
            "needed": s.guards(colour),
            "held": alliance.cruisers,
            "safe": s.protects(colour),
            "always": bool(alliance.powers & flat.PLANETS_PROTECTED),
        },
        "hand_size": len(alliance.hand),
        "played": bool(alliance.played),
        "acted": bool(alliance.acted),
        "prices": _prices(s, alliance),
        "score": None if automa else score(s, colour).plain(),
    }
    if mine:
        result["hand"] = _factions(alliance.hand)
        result["aside"] = _factions(alliance.aside)
        result["pack"] = _factions(alliance.pack)
    return result


def _turn(s: AlliancesState) -> int | None:
    """Whose turn it is in the action phase."""
    if s.phase != kinds.IN_ACTION:
        return None
    waiting = s.waiting()
    return waiting[0] if waiting else None


def view(s: AlliancesState, seat: int | None) -> SeenTable:
    """All that seat may know, as plain data."""
    back, golden = golden_preview(s)
    fights = s.round > 1 and not s.ended
    colours = len(s.alliances)
    return {
        "round": s.round,
        "phase": kinds.PHASE_NAMES[s.phase],
        "solo": s.solo(),
        "fleet": s.fleet,
        "order": list(s.order),
        "turn": _turn(s),
        "systems": [_system_view(s, place) for place in range(board.ROW)],
        "explored": [codes.THING_NAMES[token] for token in s.explored],
        "trade": [_trade_view(s, place, back[place]) for place in range(board.TRADES)],
        "golden_era": golden,
        "anomaly": s.cubes[flat.ON_ANOMALY : flat.ON_ANOMALY + colours],
        "council": [_seat_view(s, number) for number in range(len(s.seats))],
        "track": [{"seat": one, "prestige": s.alliances[one].prestige} for one in s.track],
        "next_order": list(s.track),
        "alliances": [_alliance_view(s, colour, colour == seat) for colour in range(colours)],
        "war": war_preview(s) if fights else None,
        "discard": _factions(s.discard),
        "deck_size": len(s.deck),
        "revealed": _factions(s.revealed),
    }


# -- imagining


def deal_anew(copy: AlliancesState, seat: int, rng: Rng) -> None:
    """Every card that seat cannot see, shuffled, into the places where they lie."""
    mine = copy.alliances[seat]
    others = [one for number, one in enumerate(copy.alliances) if number != seat and number < copy.players]
    left = copy.alliances[(seat + 1) % copy.players] if copy.players > 1 else None
    passed = mine.hand and left is not None and left.pack  # what I have just passed on lies there, and I know it
    hidden = [*copy.deck]
    for one in others:
        hidden += one.hand + one.aside
        if not (passed and one is left):
            hidden += one.pack
    hidden.sort()
    # Cards that went through my hands in the draft are in somebody's, not in the deck.
    known = [card for card in hidden if holds(mine.seen, card)]
    unknown = [card for card in hidden if not holds(mine.seen, card)]
    rng.shuffle(known)
    rng.shuffle(unknown)
    slots: list[tuple[Alliance, str]] = []
    for one in others:
        slots += [(one, "hand")] * len(one.hand)
        if not (passed and one is left):
            slots += [(one, "pack")] * len(one.pack)
    chosen = list(range(len(slots)))
    rng.shuffle(chosen)
    with_known = set(chosen[: len(known)])
    dealt: dict[tuple[int, str], list[int]] = {}
    for number, (one, place) in enumerate(slots):
        card = known.pop() if number in with_known and known else unknown.pop()
        dealt.setdefault((others.index(one), place), []).append(card)
    for number, one in enumerate(others):
        one.aside = sorted(unknown.pop() for _ in one.aside)
        one.hand = sorted(dealt.get((number, "hand"), []))
        if not (passed and one is left):
            one.pack = sorted(dealt.get((number, "pack"), []))
    copy.deck = sorted(unknown + known)
