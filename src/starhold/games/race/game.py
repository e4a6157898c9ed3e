"""What there is to know about Race before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from starhold.core.game import Game
from starhold.core.options import OptionValue
from starhold.core.text import GameText
from starhold.games.race.actions import CARD_NAMES, SPACE
from starhold.games.race.settings import OPTIONS, Settings
from starhold.games.race.state import RaceState, bare_state, thaw_state
from starhold.games.race.table import TABLES


class RaceGame(Game):
    """The registry's entry for Race."""

    id = "race"
    title = "Race for the Galaxy"
    min_players = 2
    max_players = 4
    rules_version = 1
    rule_of_turns = "race:101"
    space = SPACE
    options = OPTIONS
    things = CARD_NAMES

    def set_up(self, players: int, options: Mapping[str, OptionValue]) -> RaceState:
        settings = Settings(options)
        return bare_state(settings, TABLES[settings.edition], players)

    def thaw(self, frozen: tuple[Any, ...]) -> RaceState:
        settings = Settings(dict(frozen[0]))
        return thaw_state(settings, TABLES[settings.edition], frozen)

    def rulebook(self, language: str) -> str:
        suffix = "" if language == "en" else f".{language}"
        return files("starhold.games.race").joinpath(f"RULES{suffix}.md").read_text(encoding="utf-8")

    def text(self, language: str) -> GameText:
        from starhold.games.race.text import RaceText  # the engine itself needs no words

        return RaceText(language)


GAME: Final = RaceGame()
