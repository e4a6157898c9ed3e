"""A position in words, from a seat's view of it: one line a fact, in reading order, for eyes and for ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starhold.games.starfarers.board import RESOURCE_NAMES, SLOT_NAMES, UPGRADE_NAMES
from starhold.games.starfarers.name_text import NOTHING, NameText, Values
from starhold.games.starfarers.place_text import NODE, SITE, PlaceText, Sector
from starhold.locale.phrases import table_end, yes

View = dict[str, Any]


class TableText:
    """Positions in one language."""

    def __init__(self, names: NameText, places: PlaceText) -> None:
        self.names = names
        self.places = places
        self.say = names.say

    def position(self, view: View, names: Sequence[str]) -> list[str]:
        """Everything on the table."""
        people = list(names[: view["players"]])
        lines = [self._time(view, people), *self._luck(view)]
        lines += [self._sector(sector, view, people) for sector in view["sectors"]]
        lines += self._ships(view, people)
        lines += self._stores(view)
        lines += self._pending(view, people)
        for fleet in view["fleets"]:
            lines += ["", *self._fleet(fleet, people[fleet["seat"]], fleet["seat"] == view["seat"])]
        return lines + table_end(self.say, view, people)

    # -- the turn

    def _time(self, view: View, people: Sequence[str]) -> str:
        if view["over"]:
            return self.say("table-after", turn=view["turn"])
        if not view["turn"]:
            return self.say("table-setup")
        return self.say("table-turn", turn=view["turn"], name=people[view["active"]], phase=view["phase"])

    def _luck(self, view: View) -> list[str]:
        """Dice and balls of this turn."""
        lines = []
        if view["dice"]:
            first, second = view["dice"]
            lines.append(self.say("table-dice", first=first, second=second, sum=first + second))
        flight = view["flight"]
        if flight:
            balls = self.names.all_of([self.say(f"ball-{ball}") for ball in flight["balls"]])
            lines.append(self.say("table-speed", balls=balls, base=flight["base"], speed=flight["speed"]))
        return lines

    # -- space

    def _sector(self, sector: View, view: View, people: Sequence[str]) -> str:
        """What lies in a slot, and who is there."""
        slot = sector["slot"]
        match sector["kind"]:
            case "system":
                parts = [self._planet(planet) for planet in sector["planets"]]
                parts += self._pieces(slot, view, people)
                return self.say("table-system", slot=slot, list="; ".join(parts))
            case "outpost":
                docks = [seat for seat in sector["docks"] if seat is not None]
                counts = [(people[seat], docks.count(seat)) for seat in dict.fromkeys(docks)]
                there = [self.say("table-docked", name=name, n=n) for name, n in counts]
                parts = [", ".join(there) or self.say("table-docked-none")]
                if sector["marker"] is not None:
                    parts.append(self.say("table-marker", name=people[sector["marker"]]))
                if sector["cards"]:
                    cards = ", ".join(self.names.friendship(card) for card in sector["cards"])
                    parts.append(self.say("table-cards-left", list=cards))
                return self.say(
                    "table-outpost", slot=slot, civ=sector["civ"], stations=len(docks), list="; ".join(parts)
                )
            case "empty":
                return self.say("table-empty", slot=slot)
            case _:
                return self.say("table-face-down", slot=slot, stars=sector["stars"])

    def _planet(self, planet: View) -> str:
        if planet["numbers"] is None and planet["token"] is None:
            symbol = self.say(f"symbol-{planet['symbol']}")
            return self.say("table-hidden", resource=planet["resource"], symbol=symbol)
        token = planet["token"] or {"kind": NOTHING, "value": 0}
        values = self.places.planet(planet["resource"], planet["numbers"] or [], token["kind"], token["value"])
        return self.say("planet", **values)

    def _pieces(self, slot: str, view: View, people: Sequence[str]) -> list[str]:
        """Colonies, spaceports and closed sites of a system."""
        number = SLOT_NAMES.index(slot)
        parts = []
        for piece in view["pieces"]:
            node = NODE[piece["node"]]
            if SITE[node] // 3 == number:
                name = NOTHING if piece["owner"] is None else people[piece["owner"]]
                parts.append(self.say("table-piece", kind=piece["kind"], name=name, **self._between(view, node)))
        closed = [NODE[node] for node in view["closed"] if SITE[NODE[node]] // 3 == number]
        return parts + [self.say("table-closed", **self._between(view, node)) for node in closed]

    def _between(self, view: View, node: int) -> Values:
        """The two planets of a site."""
        values = self._values(view, node)
        return {"a": values["a"], "b": values["b"]}

    def _ships(self, view: View, people: Sequence[str]) -> list[str]:
        lines = []
        for ship in view["ships"]:
            state = "grounded" if ship["grounded"] else "leave" if ship["must_leave"] else NOTHING
            place = self._place(view, NODE[ship["node"]])
            name = people[ship["owner"]]
            lines.append(
                self.say("table-ship", kind=ship["kind"], number=ship["number"], name=name, place=place, state=state)
            )
        return lines

    def _place(self, view: View, node: int) -> str:
        return self.places.exactly("place-name", node, self._values(view, node))

    def _values(self, view: View, node: int) -> Values:
        """An intersection as messages take it."""
        ports = {SITE[NODE[piece["node"]]] for piece in view["pieces"] if piece["kind"] == "spaceport"}

        def sector(slot: int) -> Sector:
            return self.places.in_view(view["sectors"][slot])

        return self.places.place(node, sector, lambda site: site in ports)

    # -- the rest of the table

    def _stores(self, view: View) -> list[str]:
        """Supply, reserve, tray and decks."""
        supply = ", ".join(self.say("amount", n=n, resource=name) for name, n in view["supply"].items())
        tray = ", ".join(self.say("n-upgrades", n=view["tray"][name], upgrade=name) for name in UPGRADE_NAMES)
        lines = [
            self.say("table-supply", list=supply, reserve=view["reserve"], deck=view["encounter_deck"]),
            self.say("table-tray", list=tray, halves=view["tray"]["half_medals"]),
        ]
        if view["bonus_pool"] and any(view["bonus_pool"].values()):
            lines.append(self.say("table-pool", list=self.names.upgrades(view["bonus_pool"])))
        return lines

    def _pending(self, view: View, people: Sequence[str]) -> list[str]:
        """An encounter or an offer that is not over."""
        lines = []
        if view["encounter"]:
            lines.append(self.say("table-encounter", name=self.names.encounters.name(view["encounter"]["group"])))
        offer = view["offer"]
        if offer:
            give, ask = self.names.amounts(offer["give"]), self.names.amounts(offer["ask"])
            lines.append(self.say("table-offer", name=people[offer["by"]], give=give, ask=ask))
        return lines

    # -- players

    def _fleet(self, one: View, name: str, mine: bool) -> list[str]:
        """One player: points, cards, mothership, friends and stock."""
        parts = "; ".join(
            self.say("score-part", source=self.say(f"part-{part['source']}"), points=part["points"])
            for part in one["score"]["parts"]
            if part["points"]
        )
        lines = [
            self.say(
                "table-player",
                mine=yes(mine),
                name=name,
                colour=one["colour"],
                points=one["points"],
                parts=parts or NOTHING,
            ),
            self._hand(one),
            self.say(
                "table-mothership",
                booster=one["booster"],
                cannon=one["cannon"],
                freight_pod=one["freight_pod"],
                speed=one["booster"] + one["speed_bonus"],
                combat=one["cannon"] + one["combat_bonus"],
                halves=one["half_medals"],
                medals=len(one["medals"]),
            ),
        ]
        if one["friendship"]:
            cards = ", ".join(self.names.friendship(card) for card in one["friendship"])
            lines.append(self.say("table-friendship", list=cards))
        if one["markers"]:
            lines.append(self.say("table-markers", list=", ".join(self.say(f"civ-{civ}") for civ in one["markers"])))
        stock = one["stock"]
        lines.append(
            self.say(
                "table-stock",
                colony=stock["colony"],
                station=stock["trade_station"],
                transport=stock["transport"],
                shipyard=stock["shipyard"],
            )
        )
        if one["ship_tokens"]:
            lines.append(self.say("table-tokens", n=one["ship_tokens"]))
        if mine:
            rates = [self.say("table-rate", resource=name, n=one["rates"][name]) for name in RESOURCE_NAMES]
            lines.append(self.say("table-rates", list=", ".join(rates)))
        return lines

    def _hand(self, one: View) -> str:
        """One's own cards by kind; of the others only how many."""
        if one["hand"] is None:
            return self.say("table-held", cards=one["hand_size"])
        if not one["hand_size"]:
            return self.say("table-hand-empty", limit=one["hand_limit"])
        return self.say("table-hand", list=self.names.held(one["hand"]), limit=one["hand_limit"])
