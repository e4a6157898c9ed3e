"""What there is to know about Age of Galaxy before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from starhold.core.game import Game
from starhold.core.options import OptionValue
from starhold.core.text import GameText
from starhold.games.alliances.actions import SPACE, THING_NAMES
from starhold.games.alliances.settings import OPTIONS, Settings
from starhold.games.alliances.state import AlliancesState, bare_state, thaw_state


class AlliancesGame(Game):
    """The registry's entry for Age of Galaxy."""

    id = "alliances"
    title = "Age of Galaxy"
    min_players = 1
    max_players = 4
    rules_version = 2  # 2: the galaxy is laid out after the first factions (alliances:B9)
    rule_of_turns = "alliances:D1"
    space = SPACE
    options = OPTIONS
    things = THING_NAMES

    def set_up(self, players: int, options: Mapping[str, OptionValue]) -> AlliancesState:
        return bare_state(Settings(options), players)

    def thaw(self, frozen: tuple[Any, ...]) -> AlliancesState:
        return thaw_state(Settings(dict(frozen[0])), frozen)

    def rulebook(self, language: str) -> str:
        suffix = "" if language == "en" else f".{language}"
        return files("starhold.games.alliances").joinpath(f"RULES{suffix}.md").read_text(encoding="utf-8")

    def text(self, language: str) -> GameText:
        from starhold.games.alliances.text import AlliancesText  # the engine itself needs no words

        return AlliancesText(language)


GAME: Final = AlliancesGame()
