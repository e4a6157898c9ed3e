"""What there is to know about Three Epochs before the first card is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from starhold.core.game import Game
from starhold.core.options import OptionValue
from starhold.core.text import GameText
from starhold.games.duel.actions import CARD_NAMES, SPACE
from starhold.games.duel.settings import OPTIONS, Settings
from starhold.games.duel.state import DuelState, bare_state, thaw_state


class DuelGame(Game):
    """The registry's entry for Three Epochs."""

    id = "duel"
    title = "Three Epochs"
    min_players = 2
    max_players = 2
    rules_version = 1
    rule_of_turns = "duel:B2"
    space = SPACE
    options = OPTIONS
    things = CARD_NAMES

    def set_up(self, players: int, options: Mapping[str, OptionValue]) -> DuelState:
        return bare_state(Settings(options))

    def thaw(self, frozen: tuple[Any, ...]) -> DuelState:
        return thaw_state(Settings(dict(frozen[0])), frozen)

    def rulebook(self, language: str) -> str:
        suffix = "" if language == "en" else f".{language}"
        return files("starhold.games.duel").joinpath(f"RULES{suffix}.md").read_text(encoding="utf-8")

    def text(self, language: str) -> GameText:
        from starhold.games.duel.text import DuelText  # the engine itself needs no words

        return DuelText(language)


GAME: Final = DuelGame()
