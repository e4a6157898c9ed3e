"""Everything the board shows, in words and figures, as plain data for clients (see `StarfarersText.things`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from starhold.games.starfarers import board
from starhold.games.starfarers.board import hex_centre
from starhold.games.starfarers.encounter_text import (
    DEFAULTS,
    GROUP_NAMES,
    EncounterText,
    Options,
    Values,
    deck,
    group_name,
)
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS
from starhold.games.starfarers.powers import Asks, BuyFame, Encounter, FriendshipCard, HelpFromTheRich, Relief
from starhold.games.starfarers.settings import OPTIONS
from starhold.locale import Words
from starhold.locale.phrases import capital, listed

FRIENDSHIP: Final = {card.id: card for card in FRIENDSHIP_CARDS}
BUILD_PRICES: Final = {
    "colony_ship": board.COLONY_SHIP_PRICE,
    "trade_ship": board.TRADE_SHIP_PRICE,
    "spaceport": board.SPACEPORT_PRICE,
}
POINTS: Final = {"colonies": 1, "spaceports": 2, "markers": board.MARKER_POINTS, "medals": 1, "half_medals": 1}
ACTIONS: Final = (
    "exchange", "offer", "fame", "help", "shake", "fly", "step", "stop", "found", "dock", "explore", "clear", "end",
)  # fmt: skip
ASKS: Final = {Asks.AMOUNT: "amount", Asks.YES_NO: "yes_no", Asks.NOTHING: None}
# Options that change words or figures here; all have two values. More than four never meet on one card.
_READ: Final = (
    "escape_fee", "fight_opponent", "under_fire", "neighbours", "double_penalties", "wear_reshuffle", "booster_counts",
    "most_pods", "black_ball", "fame_cards", "relief_counts", "card_window",
)  # fmt: skip
_MOST_TOGETHER: Final = 4
_OTHER: Final = {
    option.name: next(value for value in option.choices if value != option.default)
    for option in OPTIONS
    if option.name in _READ
}


def plain(price: Sequence[int]) -> dict[str, int]:
    """A price by resource: only what it costs."""
    return {name: n for name, n in zip(board.RESOURCE_NAMES, price, strict=True) if n}


class ThingText:
    """All things in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say
        self.encounters = EncounterText(words)

    def things(self) -> dict[str, Any]:
        """All there is under the usual readings; and under `readings`, for other values of options, what differs.

        A reading holds where all options have the values of its `when`; what it lists takes the place of what has the
        same id, one reading after another.
        """
        return {
            **self._worded(DEFAULTS),
            "resources": [{"id": id, "name": capital(self.say(f"resource-{id}"))} for id in board.RESOURCE_NAMES],
            "upgrades": [
                {
                    "id": id,
                    "name": capital(self.say(f"upgrade-{id}")),
                    "price": plain(price),
                    "limit": limit,
                    "text": self.say(f"thing-{id}-text", limit=limit),
                }
                for id, price, limit in zip(
                    board.UPGRADE_NAMES, board.UPGRADE_PRICES, board.UPGRADE_LIMITS, strict=True
                )
            ],
            "builds": [
                {
                    "id": id,
                    "name": self.say(f"thing-{id}-name"),
                    "price": plain(price),
                    "text": self.say(f"thing-{id}-text"),
                }
                for id, price in BUILD_PRICES.items()
            ],
            "civilisations": [
                {"id": id, "name": self.say(f"civ-{id}"), "text": self.say(f"thing-{id}-text")}
                for id in board.CIVILISATION_NAMES
            ],
            "groups": [self._group(group) for group in GROUP_NAMES],
            "colours": [{"id": id, "name": capital(self.say(f"colour-{id}"))} for id in board.COLOUR_NAMES],
            "symbols": [{"id": id, "name": capital(self.say(f"symbol-{id}"))} for id in board.SYMBOL_NAMES],
            "tiles": _tiles(),
            "map": _map(),
            "actions": [
                {
                    "id": id,
                    "name": self.say(f"thing-{id}-name"),
                    "text": self.say(f"thing-{id}-text", **_figures(id)),
                }
                for id in ACTIONS
            ],
            "points": [
                {"id": source, "source": source, "name": self.say(f"thing-point-{source}"), "points": points}
                for source, points in POINTS.items()
            ],
            "readings": self._readings(),
            "note": self.say("thing-note", list=self._reconstructed()),
        }

    # -- what readings change

    def _worded(self, options: Options) -> dict[str, list[dict[str, Any]]]:
        """What the options change the words or figures of."""
        return {
            "encounters": [self.encounter(card, options) for card in deck(options).values()],
            "friendship": [self.friendship(card, options) for card in FRIENDSHIP_CARDS],
            "balls": [
                {"id": id, "name": capital(self.say(f"ball-{id}")), "value": value}
                for id, value in zip(board.BALL_NAMES, _ball_values(options), strict=True)
            ],
        }

    def _readings(self) -> list[dict[str, Any]]:
        """What differs under other readings, by one option and then by several that meet on a card."""
        usual = self._worded(DEFAULTS)
        touched: dict[str, set[tuple[str, str]]] = {}
        readings: list[dict[str, Any]] = []
        for many in range(1, _MOST_TOGETHER + 1):
            for names in combinations(_READ, many):
                if many > 1 and not set.intersection(*(touched[name] for name in names)):
                    continue
                when = {name: _OTHER[name] for name in names}
                other = self._worded({**DEFAULTS, **when})
                # Fewer of these options, applied one after another, have said some of it already.
                before = applied(usual, [one for one in readings if one["when"].items() <= when.items()])
                found = {
                    part: [new for new, old in zip(other[part], before[part], strict=True) if new != old]
                    for part in before
                }
                if many == 1:
                    touched[names[0]] = {(part, one["id"]) for part, things in found.items() for one in things}
                if any(found.values()):
                    readings.append({"when": when, **{part: things for part, things in found.items() if things}})
        return readings

    def encounter(self, card: Encounter, options: Options) -> dict[str, Any]:
        """A card of the deck with all its branches."""
        group = group_name(card)
        return {
            "id": card.id,
            "number": int(card.id[1:]),
            "group": group,
            "name": self.encounters.name(group),
            "opening": self.encounters.opening(group),
            "published": card.published,
            "asks": ASKS[card.asks],
            "branches": self.encounters.branches(card, options),
        }

    def friendship(self, card: FriendshipCard, options: Options) -> dict[str, Any]:
        """A friendship card: what it is called and what it gives, in full and in a few words."""
        return {
            "id": card.id,
            "civ": board.CIVILISATION_NAMES[card.civilisation],
            "name": self.say(f"friendship-{card.id}-name"),
            "text": " ".join([self.say(f"friendship-{card.id}-text"), *self._notes(card, options)]),
            "short": self.say(f"friendship-{card.id}-short"),
        }

    def _notes(self, card: FriendshipCard, options: Options) -> list[str]:
        """What the options say of a card."""
        window = self.say(f"friendship-window-{options['card_window']}")
        match card.gives:
            case BuyFame():
                return [self.say(f"friendship-fame-{options['fame_cards']}"), window]
            case HelpFromTheRich():
                return [window]
            case Relief():
                return [self.say(f"friendship-relief-{options['relief_counts']}")]
            case _:
                return []

    # -- the rest

    def _group(self, group: str) -> dict[str, Any]:
        return {
            "id": group,
            "name": self.encounters.name(group),
            "opening": self.encounters.opening(group),
            "question": self.encounters.question(group),
            "second": self.encounters.second(group) or None,
        }

    def _reconstructed(self) -> str:
        numbers = [str(int(card.id[1:])) for card in deck({}).values() if not card.published]
        return listed(self.say, "list-and", numbers)


def applied(usual: Mapping[str, list[dict[str, Any]]], readings: list[dict[str, Any]]) -> dict[str, Any]:
    """All things after these readings, as a client applies them."""
    result = {}
    for part, things in usual.items():
        by_id = {one["id"]: one for one in things}
        for reading in readings:
            by_id |= {one["id"]: one for one in reading.get(part, [])}
        result[part] = list(by_id.values())
    return result


def _ball_values(options: Options) -> tuple[int, ...]:
    """What each ball adds in a comparison; the black one is an option (starfarers:12.4)."""
    return (*board.BALL_VALUES[:-1], board.BASE_WITH_BLACK) if options["black_ball"] == "three" else board.BALL_VALUES


def _figures(action: str) -> Values:
    """The figures in the words of an action."""
    fame = next(card.gives for card in FRIENDSHIP_CARDS if isinstance(card.gives, BuyFame))
    match action:
        case "exchange":
            return {"rate": board.SUPPLY_RATE, "goods": board.GOODS_RATE}
        case "fame":
            return {"goods": fame.goods, "n": fame.half_medals}
        case "shake":
            return {"base": board.BASE_WITH_BLACK}
        case _:
            return {}


def _tiles() -> list[dict[str, Any]]:
    """The sector tiles."""
    systems = [{"id": id, "kind": "system", "stars": stars, "civ": None} for id, stars, _ in board.SYSTEM_TILES]
    outposts = [
        {"id": id, "kind": "outpost", "stars": stars, "civ": board.CIVILISATION_NAMES[civ]}
        for id, stars, civ in board.OUTPOST_TILES
    ]
    empty = [{"id": id, "kind": "empty", "stars": stars, "civ": None} for id, stars in board.EMPTY_TILES]
    return [*systems, *outposts, *empty]


def _map() -> dict[str, Any]:
    """The lattice and the sector slots; x and y in the units of `board.py`, home at the bottom."""
    names = board.NODE_NAMES
    return {
        "nodes": [
            {"id": names[node], "x": x, "y": y, "neighbours": [names[other] for other in board.NEIGHBOURS[node]]}
            for node, (x, y) in enumerate(board.NODES)
        ],
        "slots": [
            {
                "slot": slot,
                "zone": "far" if number < board.FAR_SLOTS else "near" if number < board.SECTOR_SLOTS else "home",
                "centre": names[board.CENTRES[number]],
                "hexes": [
                    {"planet": planet, "x": x, "y": y}
                    for planet, (x, y) in zip(
                        board.PLANET_NAMES[3 * number : 3 * number + 3],
                        (hex_centre(*one) for one in hexes),
                        strict=True,
                    )
                ],
                "joints": [names[board.SITES[site]] for site in range(3 * number, 3 * number + 3)],
                "ring": [names[node] for node in board.RINGS[number]],
                "berths": {
                    names[board.SITES[site]]: [names[node] for node in board.BERTHS[site]]
                    for site in range(3 * number, 3 * number + 3)
                },
            }
            for number, (slot, hexes) in enumerate(board.SLOTS)
        ],
    }
