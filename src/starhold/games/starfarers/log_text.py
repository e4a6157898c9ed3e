"""The log in words. It knows what happened, not what the table looked like: places go by sector and intersection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhold.core.journal import Entry
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers import board
from starhold.games.starfarers.name_text import GROUP_OF, NOTHING, NameText, Values
from starhold.games.starfarers.place_text import PlaceText
from starhold.locale.phrases import yes

# Entries whose number is 1 + another seat, a planet or a slot; in all others it is an amount.
_ABOUT_ANOTHER: Final = ("robbed", "help", "drawn-from", "marker-taken")
_WITH_BALLS: Final = ("shake", "compare-total-combat", "compare-total-speed", "table-shaken")
_OF_AN_OFFER: Final = ("offer", "offer-again", "countered", "deal")
_BUILDS: Final = {
    "built-colony-ship": "colony_ship",
    "built-trade-ship": "trade_ship",
    "built-spaceport": "spaceport",
    "built-upgrade": "",
}
_ABOUT_A_PLANET: Final = ("disc-number", "token-found", "reserve-disc")
# What is at the intersection that an entry is about.
_PLACES: Final = {
    **dict.fromkeys(("placed-ship-colony", "placed-ship-trade", "built-colony-ship", "built-trade-ship"), "berth"),
    **dict.fromkeys(("free-ship", "token-ship"), "berth"),
    **dict.fromkeys(("placed-colony", "placed-port", "built-spaceport", "founded-colony", "waits"), "site"),
}
# What belongs to a roll, a shake, a flight, an offer or an encounter: all that others do in somebody's turn, too.
LOG_DETAILS: Final = frozenset(
    {
        *("produced", "green", "shortage", "nothing-produced", "relief", "relief-none", "reserve", "reserve-rebuilt"),
        *("returned", "seven-draw", "accepted", "declined", "countered", "deal-gives", "dropped", "speed"),
        *("discovered", "explored", "disc-number", "token-found", "reserve-disc", "waits"),
        *("marker-first", "marker-taken", "friendship", "ship-token", "free-ship", "token-ship"),
        *(
            "answered-amount",
            "answered-yes",
            "answered-no",
            "encounter-story",
            "encounter-card",
            "paid",
            "held",
            "offer-returned",
        ),
        *("gained", "lost-swapped", "gave", "drawn-from", "fame-gained", "fame-lost", "fame-none"),
        *("upgrade-gained", "upgrade-none", "upgrade-lost", "upgrade-lost-none", "grounded", "grounded-none"),
        *("compare-total-combat", "compare-total-speed", "boosters-compared", "compare-won", "compare-lost"),
        *("table-shaken", "new-encounter", "reshuffled", "most-pods", "jump-none"),
    }
)


class LogText:
    """Lines of the log in one language."""

    def __init__(self, names: NameText, places: PlaceText) -> None:
        self.names = names
        self.places = places
        self.say = names.say

    def entry(self, entry: Entry, names: Sequence[str]) -> tuple[str, int, Values]:
        """One line: its message, the other seat it names (-1: none), and the values of the message."""
        number = entry.number
        values: Values = {"n": number, "cards": number, "list": self.names.cards(entry.cards)}
        if entry.seat >= 0:
            values["name"] = names[entry.seat]
        other = -1
        if entry.key in _ABOUT_ANOTHER:
            other = number - 1
            values["other"] = names[other]
        elif entry.key in _ABOUT_A_PLANET and number:
            slot, _, planet = board.PLANET_NAMES[number - 1].partition(".")
            values |= {"slot": slot, "planet": int(planet)}
        elif entry.key == "discovered":
            values["slot"] = board.SLOT_NAMES[number - 1]
        elif entry.key == "gave":  # the number of cards, and a hundred for each seat up to the one who gets them
            other = number // 100 - 1
            values |= {"cards": number % 100, "other": names[other]}
        elif entry.key in _OF_AN_OFFER:
            other = number % 8 - 1
            values |= {"give": self._side(-2 - entry.card), "ask": self._side(number // 8)}
            values["other"] = names[other] if other >= 0 else NOTHING
        elif entry.key == "flew":
            values |= {"n": number % 100, "founds": yes(number >= 100)}
        elif entry.key in ("exchanged", "exchanged-by-card"):
            values |= {"n": number % 10, "ask": self.names.amounts({board.RESOURCE_NAMES[number // 10]: 1})}
        if entry.card >= 0:
            values |= self._about(entry)
        else:
            values |= self._thrown(entry)
        if entry.key in _BUILDS:
            values["price"] = self.names.price(_BUILDS[entry.key], str(values.get("upgrade", "")))
        return f"log-{entry.key}", other, values

    def _thrown(self, entry: Entry) -> Values:
        """Dice or balls: they stand, below zero, where other lines have a thing."""
        if entry.key == "rolled":
            return {"first": -entry.card // 10, "second": -entry.card % 10, "sum": entry.number}
        if entry.key not in _WITH_BALLS:
            return {}
        balls = [board.BALL_NAMES[int(ball)] for ball in f"{-100 - entry.card:02}"]
        first, second = (self.say(f"ball-{ball}") for ball in balls)
        return {"first": first, "second": second, "black": yes("black" in balls)}

    def _side(self, packed: int) -> str:
        """One side of an offer, told as a number: five bits a resource."""
        return self.names.amounts([packed >> 5 * place & 31 for place in range(len(board.RESOURCE_NAMES))])

    def _about(self, entry: Entry) -> Values:
        """What a line is about, as messages take it."""
        thing = entry.card
        name = codes.THING_NAMES[thing]
        if thing >= codes.NODE_THING:
            what = "site" if entry.key == "flew" and entry.number >= 100 else _PLACES.get(entry.key, "")
            return {**self.places.told(thing - codes.NODE_THING, what)}
        if thing >= codes.SLOT_THING:
            return {"slot": name}
        if thing >= codes.FRIENDSHIP_THING:
            return {"card": self.names.friendship(name)}
        if thing >= codes.ENCOUNTER_THING:
            story = self.names.encounters.opening(GROUP_OF[name])
            return {"encounter": self.names.encounter(name), "number": int(name[1:]), "story": story}
        if thing >= codes.TILE_THING:
            tile = thing - codes.TILE_THING
            kind = (
                "system" if tile < board.FIRST_OUTPOST_TILE else "outpost" if tile < board.FIRST_EMPTY_TILE else "empty"
            )
            civ = board.CIVILISATION_NAMES[tile - board.FIRST_OUTPOST_TILE] if kind == "outpost" else NOTHING
            return {"tile": kind, "civ": civ}
        if thing >= codes.DISC_THING:
            return self._disc(name)
        if thing >= codes.CIVILISATION_THING:
            return {"civ": name}
        if thing >= codes.BALL_THING:
            return {"ball": name.removeprefix("ball_")}
        return {"upgrade": name} if thing >= codes.UPGRADE_THING else {"resource": name}

    def _disc(self, name: str) -> Values:
        """A number disc by its numbers, a base or an ice planet by its value."""
        kind, _, rest = name.partition("_")
        if kind != "disc":
            return {"kind": kind, "value": int(rest)}
        return {"numbers": rest.replace("_", "/")}
