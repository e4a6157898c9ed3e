"""The table in words, from the view of a seat: one line a fact, in reading order, for eyes and for ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starhold.games.duel.actions import CELL_NAMES
from starhold.games.duel.board import COLUMNS, END_TILES, ROWS
from starhold.games.duel.cards import CARDS
from starhold.games.duel.power_text import INDEX, CardText, design
from starhold.games.duel.view import OBJECT_NAMES, RESOURCE_NAMES, TRACK_NAMES
from starhold.locale.phrases import table_end, yes


class TableText:
    """Positions in one language."""

    def __init__(self, cards: CardText) -> None:
        self.cards = cards
        self.say = cards.say

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Everything on the table."""
        lines = [
            self.say("table-after" if view["over"] else "table-epoch", epoch=view["epoch"], turn=view["turn"]),
            *self._market(view["market"]),
            self.say(
                "table-piles",
                deck=view["deck_size"],
                discard=len(view["discard"]),
                science=view["science_deck_size"],
                spent=len(view["science_discard"]),
            ),
            self._cylinder(view["cylinder"], names),
            *(self._preview(outcome, names) for outcome in view["preview"]),
        ]
        laid = {tile.id: tile for tile in END_TILES}
        lines += [self.cards.tile(laid[tile]) for tile in view["tiles"]]
        for universe in view["universes"]:
            lines += ["", *self._universe(universe, names[universe["seat"]], universe["seat"] == view["seat"])]
        return lines + table_end(self.say, view, names)

    # -- what both share

    def _market(self, market: Sequence[str | None]) -> list[str]:
        """A line a row, the dearest first, as the cards lie."""
        if not any(market):
            return [self.say("table-market-empty")]
        lines: list[str] = []
        for row in reversed(range(ROWS)):
            cells = range(row * COLUMNS, (row + 1) * COLUMNS)
            cards = [f"{CELL_NAMES[cell]} {self._short(str(market[cell]))}" for cell in cells if market[cell]]
            if cards:
                lines.append(self.say("table-market", worth=row + 1, list="; ".join(cards)))
        return lines

    def _cylinder(self, cylinder: dict[str, int], names: Sequence[str]) -> str:
        """Where the grey cylinder stands: how far towards whom on each axis."""
        parts = [
            self.say("table-towards", track=track, n=abs(at), name=names[0 if at > 0 else 1])
            for track, at in zip(TRACK_NAMES, (cylinder["row"], cylinder["column"]), strict=False)
            if at
        ]
        return self.say("table-cylinder", where=self.cards.all_of(parts) if parts else self.say("table-centre"))

    def _preview(self, outcome: dict[str, Any], names: Sequence[str]) -> str:
        """What supremacy would bring now; by axis where diplomacy may choose one."""
        points = [
            self.say("points-of", name=name, points=sum(parts.values()))
            for name, parts in zip(names, outcome["points"], strict=False)
        ]
        if "axis" not in outcome:
            return self.say("table-preview", list=self.cards.all_of(points))
        chooser = names[outcome["chooser"]]
        return self.say("table-preview-axis", list=self.cards.all_of(points), name=chooser, track=outcome["axis"])

    # -- players

    def _universe(self, universe: dict[str, Any], name: str, mine: bool) -> list[str]:
        """One player: points, tracks, tokens, cards laid; and for oneself the cards in hand."""
        score = universe["score"]
        parts = "; ".join(
            self.say("score-part", source=self.say(f"part-{part['source']}"), points=part["points"])
            for part in score["parts"]
        )
        lines = [
            self.say("table-player", mine=yes(mine), name=name, points=score["total"], parts=parts or "none"),
            self.say("table-production", list=self._levels("resource", RESOURCE_NAMES, universe["production"])),
            self.say("table-influence", list=self._levels("track", TRACK_NAMES, universe["influence"])),
            self.say("table-tokens", tokens=universe["tokens"], income=universe["income"]),
            self.say("table-objects", list=self._levels("object", OBJECT_NAMES, universe["objects"])),
        ]
        if universe["passed"]:
            lines.append(self.say("table-passed"))
        lines += [self._planet(planet) for planet in universe["planets"]]
        others = [self.cards.name(card) for card in universe["laid"] if _apart(card)]
        if others:
            lines.append(self.say("table-laid", list=", ".join(others)))
        if universe["researched"]:
            researched = ", ".join(self.cards.name(card) for card in universe["researched"])
            lines.append(self.say("table-researched", list=researched))
        return lines + (self._own_cards(universe) if mine else self._other_cards(universe))

    def _levels(self, kind: str, names: Sequence[str], levels: dict[str, int]) -> str:
        return ", ".join(
            self.say("level", what=self.say(f"{kind}-name", **{kind: name}), n=levels[name]) for name in names
        )

    def _planet(self, planet: dict[str, Any]) -> str:
        """A planet, what is open there, and what lies there."""
        printed = CARDS[INDEX[planet["card"]]].quarters
        quarters = list(zip(printed, planet["quarters"], strict=True))
        is_open = [self.cards.quarter(quarter) for quarter, content in quarters if content == "open"]
        cards = [self.cards.name(content) for content in planet["quarters"] if content in INDEX]
        facts = [self.say("planet-open", list=self.cards.all_of(is_open)) if is_open else self.say("planet-colonised")]
        if cards:
            facts.append(self.say("planet-cards", list=", ".join(cards)))
        if planet["ship"]:
            facts.append(self.say("planet-ship", card=self.cards.name(planet["ship"])))
        return "  " + self.say("table-planet", card=self.cards.name(planet["card"]), facts="; ".join(facts))

    def _own_cards(self, universe: dict[str, Any]) -> list[str]:
        """Cards in hand, each with what is left of its price and what it does."""
        lines = [self.say("table-hand", cards=len(universe["hand"]), limit=universe["hand_limit"])]
        lines += [self._held(card, universe["due"][card]) for card in universe["hand"]]
        lines.append(self.say("table-science", cards=len(universe["science"])))
        lines += [self._held(card, universe["due"][card]) for card in universe["science"]]
        return lines

    def _other_cards(self, universe: dict[str, Any]) -> list[str]:
        lines = [self.say("table-held", cards=universe["hand_size"], science=universe["science_size"])]
        if universe["hand_known"]:
            known = ", ".join(self.cards.name(card) for card in universe["hand_known"])
            lines.append(self.say("table-known", list=known))
        return lines

    def _held(self, card: str, due: int) -> str:
        found = design(card)
        return "  " + self.say("table-card", card=self.cards.name(card), due=due, effects=self.cards.does(found))

    def _short(self, card: str) -> str:
        """A card in the market: its name and what it does."""
        return self.say("short-card", card=self.cards.name(card), effects=self.cards.does(design(card)))


def _apart(card: str) -> bool:
    """Whether a card lies for itself, and not on or at a planet."""
    found = CARDS[INDEX[card]]
    return found.track is not None
