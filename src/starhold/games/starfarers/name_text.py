"""Small words of Starfarers that all its sentences are made of: amounts, players, ships, upgrades, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from starhold.games.starfarers import board
from starhold.games.starfarers.encounter_cards import ENCOUNTERS
from starhold.games.starfarers.encounter_text import EncounterText, group_name
from starhold.locale import Words
from starhold.locale.phrases import listed

Values = dict[str, int | str]

NOTHING: Final = "none"  # what messages take for an empty list
GROUP_OF: Final = {card.id: group_name(card) for card in ENCOUNTERS}

_PRICES: Final = {
    "colony_ship": board.COLONY_SHIP_PRICE,
    "trade_ship": board.TRADE_SHIP_PRICE,
    "spaceport": board.SPACEPORT_PRICE,
}


def colours(players: int, neutral: str) -> list[str]:
    """The colours by seat: with three players the neutral one is left out (starfarers:14.2)."""
    return [name for name in board.COLOUR_NAMES if players == len(board.COLOUR_NAMES) or name != neutral]


class NameText:
    """Names and amounts in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say
        self.encounters = EncounterText(words)

    # -- lists

    def all_of(self, parts: Sequence[str]) -> str:
        """A list as one says it: "a, b and c"."""
        return listed(self.say, "list-and", parts)

    def amounts(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Cards by resource as somebody gives or gets them: "2 ore and 1 fuel"."""
        pairs = counts.items() if isinstance(counts, Mapping) else zip(board.RESOURCE_NAMES, counts, strict=True)
        return self.all_of([self.say("amount-acc", n=n, resource=name) for name, n in pairs if n]) or NOTHING

    def price(self, build: str, upgrade: str = "") -> str:
        """What a ship, a spaceport or an upgrade costs."""
        return self.amounts(board.UPGRADE_PRICES[board.UPGRADE_NAMES.index(upgrade)] if upgrade else _PRICES[build])

    def held(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """The same as what lies somewhere or is in a hand."""
        pairs = counts.items() if isinstance(counts, Mapping) else zip(board.RESOURCE_NAMES, counts, strict=True)
        return self.all_of([self.say("amount", n=n, resource=name) for name, n in pairs if n]) or NOTHING

    def cards(self, things: Iterable[int]) -> str:
        """Resource cards one by one, as things."""
        counts = [0] * len(board.RESOURCE_NAMES)
        for thing in things:
            counts[thing] += 1
        return self.amounts(counts)

    def upgrades(self, counts: Sequence[int] | Mapping[str, int]) -> str:
        """Upgrades by kind, those of which there are none left out."""
        pairs = counts.items() if isinstance(counts, Mapping) else zip(board.UPGRADE_NAMES, counts, strict=True)
        return self.all_of(
            [self.say("n-upgrades", n=n, upgrade=name) for name, n in pairs if n and name in board.UPGRADE_NAMES]
        )

    # -- players and cards

    def to_whom(self, people: Iterable[Values]) -> str:
        """Players something is said to; none for everybody."""
        return self.all_of([self.say("who-dat", **person) for person in people]) or NOTHING

    def friendship(self, card: str) -> str:
        """The name of a friendship card."""
        return self.say(f"friendship-{card}-name")

    def encounter(self, card: str) -> str:
        """What an encounter is called; all of a group are called the same (starfarers:12.24)."""
        return self.encounters.name(GROUP_OF[card])


def who(seat: int, shades: Sequence[str], names: Sequence[str]) -> Values:
    """A player as messages take one: by name and colour, or by seat (from 1) where no name is known."""
    colour = shades[seat] if seat < len(shades) else NOTHING
    if seat < len(names):
        return {"seat": 0, "person": names[seat], "colour": colour}
    return {"seat": seat + 1, "person": NOTHING, "colour": colour}
