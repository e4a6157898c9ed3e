"""The log in words. It knows what happened, not what the table looked like: places go by sector and intersection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhold.core.journal import Entry
from starhold.games.starfarers import actions as codes
from starhold.games.starfarers import board
from starhold.games.starfarers.name_text import NOTHING, NameText, Values
from starhold.games.starfarers.place_text import PlaceText

# Entries whose number is 1 + another seat, a planet or a slot; in all others it is an amount.
_ABOUT_ANOTHER: Final = ("robbed", "deal", "help", "drawn-from", "marker-taken")
_ABOUT_A_PLANET: Final = ("disc-number", "token-found", "reserve-disc")
# What is at the intersection that an entry is about.
_PLACES: Final = {
    **dict.fromkeys(("placed-ship-colony", "placed-ship-trade", "built-colony-ship", "built-trade-ship"), "berth"),
    **dict.fromkeys(("free-ship", "token-ship"), "berth"),
    **dict.fromkeys(("placed-colony", "placed-port", "built-spaceport", "founded-colony", "waits"), "site"),
}


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
        elif entry.key == "rolled":  # the dice stand, below zero, where other lines have a thing
            values |= {"first": -entry.card // 10, "second": -entry.card % 10, "sum": number}
        if entry.card >= 0:
            values |= self._about(entry)
        return f"log-{entry.key}", other, values

    def _about(self, entry: Entry) -> Values:
        """What a line is about, as messages take it."""
        thing = entry.card
        name = codes.THING_NAMES[thing]
        if thing >= codes.NODE_THING:
            return {**self.places.told(thing - codes.NODE_THING, _PLACES.get(entry.key, ""))}
        if thing >= codes.SLOT_THING:
            return {"slot": name}
        if thing >= codes.FRIENDSHIP_THING:
            return {"card": self.names.friendship(name)}
        if thing >= codes.ENCOUNTER_THING:
            return {"encounter": self.names.encounter(name), "number": int(name[1:])}
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
