"""Beacons in words: every sentence is a message of `locale/*/template.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.games._template.actions import CARD_NAMES, SEND
from starhold.locale.binding import fold
from starhold.locale.game_text import BaseText

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState

FIELDS: Final = ("deck_size", "discard", "beacons", "hand_size", "hand")  # of a view, in words


class TemplateText(BaseText):
    """All words of Beacons in one language."""

    GAME = "template"
    MINUTES = 5
    WEIGHT = 1
    OPENINGS = frozenset({"end"})
    DETAILS = frozenset({"draw"})

    def card(self, id: str) -> str:
        """The name of a card."""
        return self.say("signal", strength=CARD_NAMES.index(id) + 1)

    def look_up(self, name: str) -> list[str]:
        """What there is to say about a card of that name or id."""
        found = [id for id in CARD_NAMES if fold(name) in (id, fold(self.card(id)))]
        return [self.card(found[0]), self.say("signal-text")] if found else []

    def things(self, edition: str) -> dict[str, Any]:
        """All cards and fields of a view, for the plain board to name them."""
        return {
            "cards": [{"id": id, "name": self.card(id)} for id in CARD_NAMES],
            "fields": {name: self.say(f"field-{name}") for name in FIELDS},
        }

    def question(self, state: TemplateState, seat: int, names: Sequence[str] = ()) -> str:
        """What this seat is asked, or whom all wait for."""
        if state.over() or seat not in state.waiting():
            return self.say("game-over" if state.over() else "waiting-others")
        return self.say("ask-send_signal")

    def action(self, state: TemplateState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer."""
        return self.say("do-send", card=self.card(CARD_NAMES[code - SEND]))

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What is not possible, and why."""
        values = {name: self.card(str(value)) for name, value in refusal.values.items()}
        return self.with_rule(refusal, self.say(refusal.key, **values))

    def entry(self, entry: Entry, names: Sequence[str], seat: int | None = None) -> str:
        """A line of the log."""
        values: dict[str, int | str] = {
            "name": names[entry.seat] if entry.seat >= 0 else "",
            "cards": entry.number,
            "list": ", ".join(self.card(CARD_NAMES[card]) for card in entry.cards) or "none",
            "card": self.card(CARD_NAMES[entry.card]) if entry.card >= 0 else "",
        }
        return self.told(f"log-{entry.key}", values, seat, entry.seat)

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it."""
        lines = [self.say("table-round", round=view["round"], deck=view["deck_size"])]
        for station in view["stations"]:
            name = names[station["seat"]]
            lines.append(self.say("table-station", name=name, beacons=station["beacons"], hand=station["hand_size"]))
            if "hand" in station:
                lines.append(self.say("table-hand", list=", ".join(self.card(card) for card in station["hand"])))
        if view["discard"]:
            lines.append(self.say("table-discard", list=", ".join(self.card(card) for card in view["discard"])))
        if view["over"]:
            lines.append(self.say("table-end", reason=self.end_reason(view["end_reason"])))
        return lines
