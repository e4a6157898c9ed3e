"""The log in words: what each line of it is about, as messages take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhold.core.journal import Entry
from starhold.games.alliances import actions as codes
from starhold.games.alliances.power_text import (
    FACTION,
    KIND_NAMES,
    NOTHING,
    RESOURCE_NAMES,
    TRADE_CARD,
    CardText,
    Values,
)
from starhold.games.alliances.powers import Faction
from starhold.games.alliances.system_cards import EXPLORE_TOKENS

# Entries of which there is one for each resource, under one message.
OF_RESOURCES: Final = ("gain", "pay", "lost")
# Entries whose number is a price (`resources.price`), alone or times 16 with a number below it.
_PRICED: Final = ("colonize", "develop", "research", "use", "produce", "swarm")
_NUMBER_AND_PRICE: Final = ("nominate", "manufacture", "retrieve")
_CRUISERS: Final = RESOURCE_NAMES.index("cruisers")


class LogText:
    """Lines of the log in one language."""

    def __init__(self, cards: CardText) -> None:
        self.cards = cards
        self.say = cards.say

    def entry(self, entry: Entry, names: Sequence[str]) -> tuple[str, Values]:
        """One line: its message and the values of the message."""
        number = entry.number
        values: Values = {"n": number, "cards": number, "list": self.cards.names(entry.cards)}
        if entry.seat >= 0:  # in the solo game the automa has the number after the player's
            values["name"] = names[entry.seat] if entry.seat < len(names) else self.say("automa-name")
        if entry.card >= 0:
            values |= self._about(entry)
        word, _, resource = entry.key.partition("-")
        if word in OF_RESOURCES:
            return f"log-{word}", {**values, "resource": resource}
        if entry.key in _PRICED:
            values["price"] = self._price(number)
        elif entry.key in _NUMBER_AND_PRICE:
            values |= {"n": number % 16, "price": self._price(number // 16)}
        elif entry.key == "convert":
            values["cost"] = self.cards.paid({RESOURCE_NAMES[number]: 1})
        elif entry.key == "explore":
            found, cruisers = EXPLORE_TOKENS[number % 100 - 1], number // 100
            values |= {"gain": self.cards.paid(found.reward), "price": self._price(cruisers << 4 * _CRUISERS)}
        elif word == "automa" and number >= 100:
            values |= self._by(number)
        return f"log-{entry.key}", values

    def _price(self, number: int) -> str:
        """A price told as a number: four bits a resource."""
        return self.cards.paid({name: number >> 4 * place & 15 for place, name in enumerate(RESOURCE_NAMES)})

    def _by(self, number: int) -> Values:
        """What the automa does something for: the card and what stands on it."""
        faction = FACTION[codes.THING_NAMES[number // 100 - 1]]
        return {"by": self.cards.name(faction.id), "n": number % 100, **self._printed(faction)}

    def _printed(self, faction: Faction) -> Values:
        """The ideology of a faction card, and its adaptations in their order."""
        first, second = (self.say("kind-list", kind=KIND_NAMES[kind]) for kind in faction.adaptations)
        return {"ideology": faction.ideology.name.lower(), "first": first, "second": second}

    def _about(self, entry: Entry) -> Values:
        """The thing that a line is about."""
        thing = entry.card
        id = codes.THING_NAMES[thing]
        if thing >= codes.EXPLORE_SITE_THING:
            return self.cards.explore_site(id)
        if thing >= codes.SITE_THING:
            return self.cards.site(id)
        values: Values = {"card": self.cards.name(id), "ability": NOTHING}
        if id in FACTION:
            values |= {"ability": self.cards.ability_name(id), **self._printed(FACTION[id])}
            values["gain"] = self.cards.paid(FACTION[id].boost)
        elif id in TRADE_CARD and entry.key == "trade":
            card = TRADE_CARD[id]
            exchange = (*card.front, *card.back)[entry.number - 1]
            values |= {"cost": self.cards.paid(exchange.cost), "gain": self.cards.paid(exchange.gain)}
        return values
