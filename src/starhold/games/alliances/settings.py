"""The options of Age of Galaxy as the engine reads them: variants, and one for each doubtful point of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starhold.core.options import Option, OptionValue

OPTIONS: Final[tuple[Option, ...]] = (
    Option("order", "random", "alliances:B5", choices=("random", "seats")),
    Option("draft", False, "alliances:K1", players=(2, 3, 4)),
    Option("explored_galaxy", False, "alliances:K2"),
    Option("rank_without_cruisers", False, "alliances:F1"),
    Option("places_after_tie", "skipped", "alliances:F1", choices=("skipped", "next")),
    Option("war_second_of_four", "both", "alliances:F3", choices=("both", "credits", "prestige"), players=(4,)),
    Option("scavenge_gain", "production", "alliances:A8", choices=("production", "discovery", "credits")),
    Option("research_price", "influence", "alliances:A13", choices=("influence", "production")),
    Option("develop_choice", "credits", "alliances:A5", choices=("credits", "production")),
    Option("conversions", "credits", "alliances:A16", choices=("credits", "none")),
    Option("terraforming_gain", "production", "alliances:A15", choices=("production", "credits", "discovery")),
    Option("purple_and_star", "as_read", "alliances:A6", choices=("as_read", "swapped")),
    Option("militarism_scores", "occupied", "alliances:A21", choices=("occupied", "strength")),
    Option("industrialism_scores", "developed", "alliances:A21", choices=("developed", "colonised", "production")),
    Option("trade_backs", "own", "alliances:A28", choices=("own", "same")),
    Option("faction_pace", "turn", "alliances:H1", choices=("turn", "round")),
    # The first version of our rules laid out the galaxy before the cards were dealt.
    Option(
        "setup_order", "cards_first", "alliances:B9", choices=("cards_first", "galaxy_first"),
        since=2, before="galaxy_first", new=True, hidden=True,
    ),
)  # fmt: skip


class Settings:
    """The options of a game; shared by all clones, never changed."""

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self.values = dict(values)
        self.by_seats = values["order"] == "seats"
        self.galaxy_first = values["setup_order"] == "galaxy_first"
        self.draft = bool(values["draft"])
        self.explored_galaxy = bool(values["explored_galaxy"])
        self.rank_without_cruisers = bool(values["rank_without_cruisers"])
        self.next_place_after_tie = values["places_after_tie"] == "next"
        self.research_by_production = values["research_price"] == "production"
        self.conversions = values["conversions"] == "credits"
        self.strength_scores = values["militarism_scores"] == "strength"
        self.industrialism = str(values["industrialism_scores"])
        self.one_faction_a_round = values["faction_pace"] == "round"
