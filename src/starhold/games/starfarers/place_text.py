"""Where an intersection is, in words: between which planets, at whose outpost, or near what.

The table knows which sectors lie where; the log and refusals do not, so they name the slot. Where a choice has to tell
points in the open apart, it says in which direction of the slot they lie, by the clock, with home at the bottom.
"""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Any, Final

from starhold.games.starfarers import board
from starhold.games.starfarers.board import disc_numbers
from starhold.games.starfarers.card_table import CLOSED, OUTPOST, PORT, SYSTEM, UNKNOWN
from starhold.games.starfarers.name_text import NOTHING, Values
from starhold.games.starfarers.powers import Civilisation
from starhold.locale import Words
from starhold.locale.phrases import yes

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

NODE: Final = {name: number for number, name in enumerate(board.NODE_NAMES)}
SITE: Final = {node: site for site, node in enumerate(board.SITES)}
_BERTH: Final = {node: site for site, pair in enumerate(board.BERTHS) for node in pair}
_CENTRE: Final = {node: slot for slot, node in enumerate(board.CENTRES)}
_RING: Final = {node: slot for slot, ring in enumerate(board.RINGS) for node in ring}
_CIVILISATIONS: Final = {
    tile: Civilisation(civ).name.lower() for tile, (_, _, civ) in enumerate(board.OUTPOST_TILES, 8)
}


def _touched() -> dict[int, list[int]]:
    """The planets at each intersection of a ring: two at a site, else one."""
    found: dict[int, list[int]] = {}
    for planet, corners in enumerate(board.PLANET_CORNERS):
        for node in corners:
            found.setdefault(node, []).append(planet)
    return found


def _nearest() -> dict[int, int]:
    """The slot each intersection is nearest to, along the edges."""
    found = {**_RING, **_CENTRE}
    front = list(found)
    for node in front:  # grows while it is read: from each slot outwards, all at the same pace
        for beside in board.NEIGHBOURS[node]:
            if beside not in found:
                found[beside] = found[node]
                front.append(beside)
    return found


def _offset(node: int) -> tuple[float, float]:
    """How far right of and how far above the middle of the nearest slot an intersection lies (see `board.py`)."""
    (x, y), (middle_x, middle_y) = board.NODES[node], board.NODES[board.CENTRES[NEAREST[node]]]
    return (x - middle_x) / 2, (middle_y - y) * sqrt(3) / 2


def _hours() -> dict[int, int]:
    """In which direction of its slot each intersection lies, as an hour of the clock."""
    offsets = {node: _offset(node) for node in NEAREST}
    return {node: round(atan2(right, above) * 6 / pi) % 12 or 12 for node, (right, above) in offsets.items()}


def _farther() -> set[int]:
    """The points in open space behind another one in the same direction; there are never more than two."""
    first: dict[tuple[int, int], int] = {}
    far = set()
    for node in sorted(NEAREST, key=lambda node: sum(part * part for part in _offset(node))):
        if node not in _RING and node not in _CENTRE and first.setdefault((NEAREST[node], HOURS[node]), node) != node:
            far.add(node)
    return far


_TOUCHED: Final = _touched()
NEAREST: Final = _nearest()
HOURS: Final = _hours()
FARTHER: Final = _farther()
_IN_THE_OPEN: Final = ("outpost", "empty", "unknown", "space")  # what only a direction tells apart


class Sector:
    """What is known of a slot: its kind, its civilisation, and its planets as messages take them."""

    __slots__ = ("civ", "kind", "planets")

    def __init__(self, kind: str, civ: str, planets: list[Values]) -> None:
        self.kind = kind  # system, outpost, empty, unknown; or slot where the tiles are not known at all
        self.civ = civ
        self.planets = planets


# What lies in a slot, and whether a site has a spaceport.
Sectors = Callable[[int], Sector]
Ports = Callable[[int], bool]


class PlaceText:
    """Places in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say

    # -- planets

    def planet(
        self, resource: str, numbers: tuple[int, ...] | list[int], token: str = NOTHING, value: int = 0
    ) -> Values:
        """A planet as messages take it."""
        shown = "/".join(str(number) for number in numbers) or NOTHING
        return {"resource": resource, "numbers": shown, "token": token, "value": value}

    def on_table(self, s: StarfarersState, slot: int) -> Sector:
        """A slot as it lies on the table."""
        kind = s.sector[slot]
        if kind == UNKNOWN:
            return Sector("unknown", NOTHING, [])
        if kind == OUTPOST:
            return Sector("outpost", _CIVILISATIONS[s.tile[slot]], [])
        if kind != SYSTEM:
            return Sector("empty", NOTHING, [])
        planets = []
        for planet in range(3 * slot, 3 * slot + 3):
            disc = s.disc[planet]
            token = "ice" if disc > board.ICE else "pirate" if disc > board.PIRATES else NOTHING
            value = disc - board.ICE if disc > board.ICE else disc - board.PIRATES if disc > board.PIRATES else 0
            numbers = disc_numbers(disc) if disc > board.FACE_DOWN else ()
            planets.append(self.planet(board.RESOURCE_NAMES[s.resource[planet]], numbers, token, value))
        return Sector("system", NOTHING, planets)

    def in_view(self, sector: dict[str, Any]) -> Sector:
        """The same from a seat's view of it."""
        planets = []
        for planet in sector["planets"]:
            token = planet["token"] or {"kind": NOTHING, "value": 0}
            planets.append(self.planet(planet["resource"], planet["numbers"] or [], token["kind"], token["value"]))
        return Sector(sector["kind"], sector["civ"] or NOTHING, planets)

    def on_no_table(self, slot: int) -> Sector:
        """What can be said of a slot without a table: the planets at home never change, only their numbers may."""
        if slot < board.SECTOR_SLOTS:
            return Sector("slot", NOTHING, [])
        planets = [
            self.planet(board.RESOURCE_NAMES[resource], ())
            for resource, _ in board.HOME_PLANETS[slot - board.SECTOR_SLOTS]
        ]
        return Sector("system", NOTHING, planets)

    # -- intersections

    def place(self, node: int, sectors: Sectors, port: Ports) -> Values:
        """An intersection as `place-name`, `place-to` and `place-at` take it."""
        slot = NEAREST[node]
        values: Values = {"slot": board.SLOT_NAMES[slot], "civ": NOTHING}
        values |= {"a": NOTHING, "b": NOTHING, "by": NOTHING}
        if node not in _RING and node not in _CENTRE:
            return {**values, "kind": "space"}
        sector = sectors(slot)
        if sector.kind == "outpost":
            return {**values, "kind": "dock" if node in _CENTRE else "outpost", "civ": sector.civ}
        if sector.kind == "system":
            return {**values, **self._in_system(node, slot, sector, port)}
        if node in _CENTRE:
            return {**values, "kind": "slot-middle"}
        return {**values, "kind": "slot-edge" if sector.kind == "slot" else sector.kind}

    def _in_system(self, node: int, slot: int, sector: Sector, port: Ports) -> Values:
        if node in _CENTRE:
            return {"kind": "slot-middle"}
        touched = [planet - 3 * slot for planet in _TOUCHED[node]]
        values: Values = {"by": self.say("planet-by", **sector.planets[touched[0]])}
        site = SITE.get(node, _BERTH.get(node))
        if site is None:
            return {**values, "kind": "corner"}
        first, second = site % 3, (site + 1) % 3
        values["a"] = self.say("planet-between", **sector.planets[first])
        values["b"] = self.say("planet-between", **sector.planets[second])
        if node in SITE:
            return {**values, "kind": "site"}
        return {**values, "kind": "berth" if port(site) else "side"}

    # -- in words

    def to(self, s: StarfarersState, node: int) -> str:
        """Where to, with its preposition, as the table lies."""
        return self.exactly("place-to", node, self.of(s, node))

    def at(self, s: StarfarersState, node: int) -> str:
        """Where, with its preposition, as the table lies."""
        return self.exactly("place-at", node, self.of(s, node))

    def on(self, s: StarfarersState, node: int) -> str:
        """Where something is put, with its preposition, as the table lies."""
        return self.exactly("place-on", node, self.of(s, node))

    def exactly(self, key: str, node: int, values: Values) -> str:
        """A place so that no other is called the same."""
        place = self.say(key, **values)
        if values["kind"] not in _IN_THE_OPEN:
            return place
        return self.say("place-hour", place=place, hour=HOURS[node], far=yes(node in FARTHER))

    def of(self, s: StarfarersState, node: int) -> Values:
        """An intersection as messages take it, as the table lies."""
        return self.place(node, lambda slot: self.on_table(s, slot), lambda site: has_port(s, site))

    def told(self, node: int, what: str = "") -> dict[str, str]:
        """The same three where the table is not known, so that only the line itself can say it is a site or a berth."""
        values = self.place(node, self.on_no_table, lambda _: what == "berth")
        if values["kind"] == "slot-edge" and what:
            values["kind"] = f"slot-{what}"
        return {word: self.say(f"place-{word}", **values) for word in ("to", "at", "on")}


def has_port(s: StarfarersState, site: int) -> bool:
    """Whether a spaceport stands on a site."""
    return PORT <= s.piece[site] < CLOSED
