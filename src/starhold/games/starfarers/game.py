"""What there is to know about Starfarers before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from starhold.core.game import Game
from starhold.core.options import OptionValue, chosen_options
from starhold.core.text import GameText
from starhold.games.starfarers.actions import SPACE, THING_NAMES
from starhold.games.starfarers.settings import OPTIONS, Settings
from starhold.games.starfarers.state import StarfarersState, bare_state, thaw_state


class StarfarersGame(Game):
    """The registry's entry for Starfarers."""

    id = "starfarers"
    title = "CATAN – Starfarers"
    min_players = 3
    max_players = 4
    rules_version = 2  # 2: any number of offers, open requests, and only a ship that moves clears (4.6, 9.8)
    rule_of_turns = "starfarers:1.1"
    space = SPACE
    options = OPTIONS
    things = THING_NAMES

    def renewed(self, values: Mapping[str, OptionValue], rules: int) -> dict[str, OptionValue]:
        chosen = chosen_options(self.options, values, rules)
        if rules < 2 and values["offers"] == 0:  # which meant no trade (starfarers:4.6)
            chosen["zero_offers"] = "none"
        return chosen

    def set_up(self, players: int, options: Mapping[str, OptionValue]) -> StarfarersState:
        return bare_state(Settings(options), players)

    def thaw(self, frozen: tuple[Any, ...]) -> StarfarersState:
        return thaw_state(Settings(dict(frozen[0])), frozen)

    def rulebook(self, language: str) -> str:
        suffix = "" if language == "en" else f".{language}"
        return files("starhold.games.starfarers").joinpath(f"RULES{suffix}.md").read_text(encoding="utf-8")

    def text(self, language: str) -> GameText:
        from starhold.games.starfarers.text import StarfarersText  # the engine itself needs no words

        return StarfarersText(language)


GAME: Final = StarfarersGame()
