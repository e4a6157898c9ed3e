"""Cards in words: their names, what they are, every effect as a phrase made from its data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from starhold.games.duel import powers
from starhold.games.duel.actions import CARD_NAMES, EPOCH_CARDS
from starhold.games.duel.cards import CARDS, Card
from starhold.games.duel.science_cards import SCIENCE_CARDS, ScienceCard
from starhold.games.duel.view import OBJECT_NAMES, RESOURCE_NAMES, TRACK_NAMES
from starhold.locale import Words
from starhold.locale.phrases import capital, listed

Values = dict[str, int | str]

INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}
TYPE_NAMES: Final = tuple(type.name.lower() for type in powers.CardType)
# The symbol a card carries by being what it is (duel:E1, duel:E2, duel:E6); planets and colonisation cards show theirs.
_OWN_SYMBOL: Final = {
    powers.CardType.STATION: powers.Object.STATION,
    powers.CardType.SHUTTLE: powers.Object.SHUTTLE,
    powers.CardType.SHIP: powers.Object.COLONY_SHIP,
}
# Under which name an effect's message takes what the effect is about.
_ABOUT: Final = {"production": "resource", "advance": "track", "object_tokens": "object", "points_per": "count"}


def design(card: int | str) -> Card | ScienceCard:
    """A card by its number or its id."""
    number = INDEX[card] if isinstance(card, str) else card
    return CARDS[number] if number < EPOCH_CARDS else SCIENCE_CARDS[number - EPOCH_CARDS]


def track_id(track: powers.Resource | powers.Track) -> str:
    """A resource or an influence track as views and messages know it."""
    return RESOURCE_NAMES[track] if isinstance(track, powers.Resource) else TRACK_NAMES[track]


class CardText:
    """Cards and effects in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say

    def name(self, card: int | str) -> str:
        """The name of a card, given by its number or its id."""
        return self.say(f"card-{card if isinstance(card, str) else CARD_NAMES[card]}")

    def names(self, cards: Sequence[int]) -> str:
        """Several names in a row; `none` is what messages take for an empty one."""
        return ", ".join(self.name(card) for card in cards) or "none"

    def resource(self, resource: int) -> str:
        """The name of a resource."""
        return self.say("resource-name", resource=RESOURCE_NAMES[resource])

    def object(self, thing: int) -> str:
        """The name of a space object."""
        return self.say("object-name", object=OBJECT_NAMES[thing])

    def all_of(self, parts: Sequence[str]) -> str:
        """A list as one says it: "a, b and c"."""
        return listed(self.say, "list-and", parts)

    def one_of(self, parts: Sequence[str]) -> str:
        """The same for a choice: "a, b or c"."""
        return listed(self.say, "list-or", parts)

    def units(self, units: Iterable[int]) -> str:
        """A price, given by resource: "1 food and 2 metal"."""
        parts = [
            self.say("units-of", n=count, resource=RESOURCE_NAMES[resource])
            for resource, count in enumerate(units)
            if count > 0
        ]
        return self.all_of(parts)

    # -- effects

    def effect(self, effect: powers.Effect) -> str:
        """One effect as a phrase: "trade +1"."""
        kind, what, n = effect_facts(effect)
        return self.say(f"effect-{kind}", n=n, **({_ABOUT[kind]: what} if what else {}))

    def effects(self, effects: Sequence[powers.Effect]) -> str:
        """All effects of a card in one phrase."""
        return self.all_of([self.effect(effect) for effect in effects])

    def permanent(self, permanent: powers.Permanent) -> str:
        """What a science card changes, as a phrase."""
        kind = permanent_kind(permanent)
        match permanent:
            case powers.OnPlay(card_type, effects):
                values: Values = {"type": TYPE_NAMES[card_type], "effects": self.effects(effects)}
            case powers.Discount(card_type, n):
                values = {"type": TYPE_NAMES[card_type], "n": n}
            case powers.Interchange(one, other):
                values = {"one": self.resource(one), "other": self.resource(other)}
            case powers.SupremacyBonus(track, n):
                values = {"n": n, "track": track_id(track)}
            case powers.EndPointsPer(count, n):
                values = {"n": n, "count": count.name.lower()}
            case powers.HandLimit(n) | powers.MarketAllowance(n):
                values = {"n": n}
            case powers.TokensPayScience() | powers.AnyColour():
                values = {}
        return self.say(f"permanent-{kind}", **values)

    def tile(self, tile: powers.EndTile) -> str:
        """What an end tile gives, and to whom."""
        return self.say("tile-text", n=tile.points, **self._of_tile(tile))

    def tile_name(self, tile: powers.EndTile) -> str:
        """An end tile by what it belongs to and what it counts."""
        return self.say("tile-name", **self._of_tile(tile))

    def _of_tile(self, tile: powers.EndTile) -> Values:
        return {"resource": track_id(tile.resource), "count": tile.count.name.lower()}

    # -- whole cards

    def does(self, card: Card | ScienceCard) -> str:
        """What a card brings, in short: at once, when colonised, or from then on."""
        if isinstance(card, Card):
            effects = self.effects(card.effects)
            return self.say("when-colonised", effects=effects) if card.delayed else effects
        parts = [self.effects(card.immediate), *(self.permanent(permanent) for permanent in card.permanent)]
        return "; ".join(part for part in parts if part)

    def describe(self, card: int | str) -> list[str]:
        """Everything there is to say about a card, in full sentences; its name comes first."""
        found = design(card)
        about = self._about(found) if isinstance(found, Card) else self._about_science(found)
        return [self.name(found.id), *about]

    def _about(self, card: Card) -> list[str]:
        values: Values = {"epoch": card.epoch}
        if card.track is not None:
            values["resource" if isinstance(card.track, powers.Resource) else "track"] = track_id(card.track)
        if card.colour is not None:
            values["colour"] = card.colour.name.lower()
        pays = self.one_of([self.resource(resource) for resource in card.pays])
        lines = [
            self.say(f"about-{TYPE_NAMES[card.type]}", **values),
            self.say("about-price", units=self.units(card.cost)),
            self.say("about-pays", list=pays),
        ]
        if card.quarters:
            quarters = self.all_of([self.quarter(quarter) for quarter in card.quarters])
            lines.append(self.say("about-quarters", list=quarters))
        symbols = card.symbols or ((_OWN_SYMBOL[card.type],) if card.type in _OWN_SYMBOL else ())
        if symbols:
            lines.append(self.say("about-symbols", list=self.all_of([self.object(thing) for thing in symbols])))
        if card.type is powers.CardType.PLANET:
            lines += [
                self.say("about-pair", tokens=self.effect(powers.ObjectTokens(thing, symbols.count(thing) - 1)))
                for thing in powers.Object
                if symbols.count(thing) > 1
            ]
        key = "about-when-colonised" if card.delayed else "about-when-played"
        lines.append(self.say(key, effects=self.effects(card.effects)))
        lines.append(self.say("about-published" if card.published else "about-reconstructed"))
        return lines

    def _about_science(self, card: ScienceCard) -> list[str]:
        lines = [
            self.say("about-science"),
            self.say("about-price", units=self.units((0, 0, 0, card.cost))),
            self.say("about-symbol" if card.symbol else "about-no-symbol"),
        ]
        if card.immediate:
            lines.append(self.say("about-when-researched", effects=self.effects(card.immediate)))
        lines += [self.say("about-permanent", text=self.permanent(permanent)) for permanent in card.permanent]
        lines.append(self.say("about-reconstructed"))
        return lines

    def quarter(self, quarter: powers.Quarter) -> str:
        """A quarter of a planet as it is printed."""
        colour = "" if quarter.colour is None else quarter.colour.name.lower()
        return self.say("quarter-kind", kind=quarter.kind.value, colour=colour)

    # -- for the table in the browser

    def thing(self, card: Card) -> dict[str, Any]:
        """An epoch card as plain data, its effects in words."""
        return {
            "id": card.id,
            "name": self.name(card.id),
            "epoch": card.epoch,
            "type": TYPE_NAMES[card.type],
            "track": None if card.track is None else track_id(card.track),
            "cost": {RESOURCE_NAMES[resource]: units for resource, units in enumerate(card.cost) if units},
            "pays": [RESOURCE_NAMES[resource] for resource in card.pays],
            "colour": None if card.colour is None else card.colour.name.lower(),
            "quarters": [
                {"kind": quarter.kind.value, "colour": None if quarter.colour is None else quarter.colour.name.lower()}
                for quarter in card.quarters
            ],
            "symbols": [OBJECT_NAMES[thing] for thing in card.symbols],
            "delayed": card.delayed,
            "published": list(card.published),
            "effects": self._effect_things(card.effects),
            "about": self.describe(card.id)[1:],
        }

    def science_thing(self, card: ScienceCard) -> dict[str, Any]:
        """The same for a science card."""
        return {
            "id": card.id,
            "name": self.name(card.id),
            "cost": card.cost,
            "symbol": card.symbol,
            "effects": self._effect_things(card.immediate),
            "permanent": [
                {"kind": permanent_kind(one), "text": f"{capital(self.permanent(one))}."} for one in card.permanent
            ],
            "about": self.describe(card.id)[1:],
        }

    def _effect_things(self, effects: Sequence[powers.Effect]) -> list[dict[str, Any]]:
        things: list[dict[str, Any]] = []
        for effect in effects:
            kind, what, n = effect_facts(effect)
            things.append({"kind": kind, "what": what, "n": n, "text": f"{capital(self.effect(effect))}."})
        return things


def effect_facts(effect: powers.Effect) -> tuple[str, str, int]:
    """The kind of an effect as messages and clients know it, what it is about, and how much."""
    match effect:
        case powers.Points(n):
            return "points", "", n
        case powers.Production(resource, n):
            return "production", track_id(resource), n
        case powers.Advance(track, n):
            return "advance", track_id(track), n
        case powers.Tokens(n):
            return "tokens", "", n
        case powers.Income(n):
            return "income", "", n
        case powers.DrawScience(n):
            return "draw_science", "", n
        case powers.ObjectTokens(object, n):
            return "object_tokens", OBJECT_NAMES[object], n
        case powers.PointsPer(count, n):
            return "points_per", count.name.lower(), n


def permanent_kind(permanent: powers.Permanent) -> str:
    """The kind of a permanent effect as messages and clients know it."""
    match permanent:
        case powers.Discount():
            return "discount"
        case powers.OnPlay():
            return "on_play"
        case powers.HandLimit():
            return "hand_limit"
        case powers.MarketAllowance():
            return "market_allowance"
        case powers.TokensPayScience():
            return "tokens_pay_science"
        case powers.Interchange():
            return "interchange"
        case powers.AnyColour():
            return "any_colour"
        case powers.SupremacyBonus():
            return "supremacy_bonus"
        case powers.EndPointsPer():
            return "end_points_per"
