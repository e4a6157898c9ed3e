"""Which message and which rule belongs to which reason (see `kinds.py`), with the figures a player wants to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.core.rules import Refusal
from starhold.games.alliances import board, kinds
from starhold.games.alliances.actions import PAYMENT_NAMES, SITE_NAMES, SPACE, TECHNOLOGY_NAMES, TRADE_NAMES
from starhold.games.alliances.card_table import DISCOVERY, NONE, PLANETS_PROTECTED
from starhold.games.alliances.phases.colonize import develop_price, fee
from starhold.games.alliances.phases.council import nominate_price
from starhold.games.alliances.phases.free import free_effect
from starhold.games.alliances.phases.research import research_price
from starhold.games.alliances.phases.resources import RESOURCE_NAMES
from starhold.games.alliances.phases.workshop import cruiser_price, exchange, place_of_card, relic_price
from starhold.games.alliances.powers import Kind

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

REASONS: Final[dict[int, tuple[str, str]]] = {
    kinds.NOT_NOW: ("refuse-not-now", "alliances:D18"),
    kinds.MUST_ACT: ("refuse-must-act", "alliances:D1"),
    kinds.ACTED: ("refuse-acted", "alliances:D1"),
    kinds.CARD_PLAYED: ("refuse-card-played", "alliances:D2"),
    kinds.NOT_IN_HAND: ("refuse-not-in-hand", "alliances:H6"),
    kinds.MAINS_FULL: ("refuse-mains-full", "alliances:H7"),
    kinds.FACTION_PACE: ("refuse-faction-pace", "alliances:H1"),
    kinds.IDEOLOGY_SET: ("refuse-ideology-set", "alliances:H2"),
    kinds.NO_SUCH_SYSTEM: ("refuse-no-such-system", "alliances:B9"),
    kinds.NO_PLANET: ("refuse-no-planet", "alliances:B9"),
    kinds.OUT_OF_REACH: ("refuse-out-of-reach", "alliances:D4"),
    kinds.PLANET_TAKEN: ("refuse-planet-taken", "alliances:D5"),
    kinds.NOT_ADAPTED: ("refuse-not-adapted", "alliances:D5"),
    kinds.BARREN: ("refuse-barren", "alliances:D5"),
    kinds.ADAPT_NO_MATCH: ("refuse-adapt-no-match", "alliances:D5"),
    kinds.CANNOT_PAY: ("refuse-cannot-pay", "alliances:D20"),
    kinds.NOT_YOUR_COLONY: ("refuse-not-your-colony", "alliances:D6"),
    kinds.CRUISER_LIMIT: ("refuse-cruiser-limit", "alliances:D7"),
    kinds.CRUISER_SUPPLY: ("refuse-cruiser-supply", "alliances:D7"),
    kinds.TRADE_ABSENT: ("refuse-trade-absent", "alliances:B2"),
    kinds.NO_SLOT: ("refuse-no-slot", "alliances:D11"),
    kinds.NO_CRUISER: ("refuse-no-cruiser", "alliances:D12"),
    kinds.NO_TOKEN: ("refuse-no-token", "alliances:D12"),
    kinds.NO_DEVELOPED: ("refuse-no-developed", "alliances:D13"),
    kinds.SEAT_TAKEN: ("refuse-seat-taken", "alliances:D13"),
    kinds.SEAT_BLOCKED: ("refuse-seat-blocked", "alliances:B8"),
    kinds.TECH_KNOWN: ("refuse-tech-known", "alliances:D22"),
    kinds.TECH_LOCKED: ("refuse-tech-locked", "alliances:D14"),
    kinds.TECH_FOREIGN: ("refuse-tech-foreign", "alliances:D14"),
    kinds.PAYMENT_KIND: ("refuse-payment-kind", "alliances:D14"),
    kinds.NO_ABILITY: ("refuse-no-ability", "alliances:D2"),
    kinds.CONVERSION_OFF: ("refuse-conversion-off", "alliances:A16"),
    kinds.SWARM_CRUISERS: ("refuse-swarm-cruisers", "alliances:I6"),
    kinds.PROTECTED: ("refuse-protected", "alliances:E3"),
    kinds.OWN_PLANET: ("refuse-own-planet", "alliances:F4"),
    kinds.OCCUPIED_PLANET: ("refuse-occupied", "alliances:E6"),
    kinds.NOT_LIFT: ("refuse-not-lift", "alliances:I1"),
    kinds.REDRAW_PICKED: ("refuse-redraw-picked", "alliances:B6"),
    kinds.NOT_IN_PACK: ("refuse-not-in-pack", "alliances:K1"),
    kinds.NO_PRODUCTION: ("refuse-no-production", "alliances:C4"),
    kinds.NOMADS_ONLY: ("refuse-nomads-only", "alliances:I1"),
}

# The rule that asks for a payment, by verb.
_PAID_BY: Final = {
    "colonize": "alliances:D5",
    "develop": "alliances:D6",
    "manufacture": "alliances:D7",
    "retrieve": "alliances:D8",
    "trade": "alliances:D11",
    "nominate": "alliances:D13",
    "research": "alliances:D14",
    "convert": "alliances:D2",
    "use": "alliances:D2",
    "produce": "alliances:C4",
    "lift": "alliances:I1",
}


def explain(s: AlliancesState, f: Frame, action: int, reason: int) -> Refusal:
    """The reason with its figures."""
    key, rule = REASONS[reason]
    verb, argument = SPACE.split(action)
    values: dict[str, int | str] = {}
    if verb in ("colonize", "develop", "swarm", "lift", "seize"):
        parts = argument.split(".")
        values["system"] = parts[0]
        site = SITE_NAMES.index(".".join(parts[:2]))
        values["kind"] = "none" if s.planet[site] == NONE else _kind(s, s.planet[site])
    elif verb == "explore":
        values["system"] = argument.split(".")[0]
    elif verb in ("main", "ideology", "boost", "adapt", "use", "produce", "discard", "pick"):
        values["faction"] = argument
        if f.kind == kinds.ADAPTATION:
            values["kind"] = _kind(s, s.planet[f.subject])
    elif verb == "trade":
        values["card"] = argument.rpartition(".")[0]
    elif verb == "research":
        values |= _technology(s, argument.rpartition(".")[0])
    alliance = s.alliances[f.seat]
    if reason == kinds.NOT_NOW and f.kind != kinds.ADAPTATION:  # inside an action nothing else comes in between
        rule = s.decision(f.kind).rule
    elif reason == kinds.CANNOT_PAY:
        rule = _PAID_BY[verb]
        values |= _missing(s, f, action)
    elif reason == kinds.CRUISER_LIMIT:
        values |= {"limit": board.MOST_CRUISERS, "have": alliance.cruisers}
    elif reason == kinds.CRUISER_SUPPLY:
        values["have"] = alliance.cruiser_supply
    elif reason == kinds.OWN_PLANET and verb == "swarm":
        rule = "alliances:I6"
    elif reason == kinds.PROTECTED and s.alliances[s.owner[site]].powers & PLANETS_PROTECTED:
        rule = "alliances:E4"  # by a technology or ability, not by cruisers
    return Refusal(key, rule, values)


def _kind(s: AlliancesState, planet: int) -> str:
    return Kind(s.table.planet_kind[planet]).name.lower()


def _technology(s: AlliancesState, name: str) -> dict[str, int | str]:
    """A technology with what it needs, by ids."""
    bits = s.table.needs[TECHNOLOGY_NAMES.index(name)]
    needs = [other for number, other in enumerate(TECHNOLOGY_NAMES) if bits >> number & 1]
    return {"technology": name, "needs": " ".join(needs)}


def _prices(s: AlliancesState, f: Frame, action: int) -> list[tuple[int, int]]:
    """What an action costs this player, by resource."""
    verb, argument = SPACE.split(action)
    alliance = s.alliances[f.seat]
    credits = 0
    match verb:
        case "colonize":
            return [(credits, fee(alliance))]
        case "develop":
            return [(credits, develop_price(alliance))]
        case "manufacture":
            return [(credits, int(argument) * cruiser_price(alliance))]
        case "retrieve":
            return [
                (credits, int(argument) * relic_price(alliance)),
                (DISCOVERY, int(argument) * board.RELIC_DISCOVERIES),
            ]
        case "trade":
            card, _, which = argument.rpartition(".")
            place = place_of_card(s, TRADE_NAMES.index(card))
            return _pairs(s, s.table.trade_cost[exchange(s, place, int(which) - 1)])
        case "nominate":
            return [(RESOURCE_NAMES.index("influence"), nominate_price(alliance))]
        case "research":
            name, _, payment = argument.rpartition(".")
            by_credits = payment == PAYMENT_NAMES[0]
            prices = [
                (RESOURCE_NAMES.index(payment), int(research_price(alliance)) if by_credits else board.RESEARCH_OTHER)
            ]
            advanced = s.table.advanced[TECHNOLOGY_NAMES.index(name)]
            return [*prices, (DISCOVERY, board.ADVANCED_DISCOVERIES)] if advanced else prices
        case "use":
            return _pairs(s, s.table.effect_cost[free_effect(s, f.seat, action - SPACE.base("use"))])
        case "produce":
            faction = action - SPACE.base("produce")
            found = [one for one in s.alliances[f.seat].effects if s.table.effect_faction[one] == faction]
            return [pair for effect in found for pair in _pairs(s, s.table.effect_cost[effect])]
        case "convert":
            return [(RESOURCE_NAMES.index(argument), 1)]
        case _:  # Nomads: the cheapest of what a lifted cube could do
            return [(credits, int(research_price(alliance)))]


def _pairs(s: AlliancesState, bundle: int) -> list[tuple[int, int]]:
    pairs = s.table.bundles[bundle]
    return list(zip(pairs[::2], pairs[1::2], strict=True))


def _missing(s: AlliancesState, f: Frame, action: int) -> dict[str, int | str]:
    """The first resource of which too little is there."""
    alliance = s.alliances[f.seat]
    prices = _prices(s, f, action)
    short = [(resource, due) for resource, due in prices if alliance.amount(resource) < due] or prices
    resource, due = short[0]
    return {"resource": RESOURCE_NAMES[resource], "due": due, "have": int(alliance.amount(resource))}
