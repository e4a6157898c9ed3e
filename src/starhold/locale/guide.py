"""The player's rulebook of a game, a few pages for people who want to play; RULES*.md is the reference behind it.

GUIDE*.md begins with its title. Options are named as in RULES*.md; what else stands in braces is for who draws the
pages: `{rule:ID}` is a link to a ruling, `{picture}` the table in a picture, `{at:NAME}` a mark in that picture.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from starhold.core.game import Game
from starhold.locale.rulebook import BrokenRulebook, labelling


class Guide:
    """A title, and all that follows it."""

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        self.text = text


@cache
def read_guide(game: Game, language: str) -> Guide | None:
    """The player's rulebook of a game in one language, put together once; None where a game has none."""
    suffix = "" if language == "en" else f".{language}"
    file = files(game.package).joinpath(f"GUIDE{suffix}.md")
    return guide_from(game, language, file.read_text(encoding="utf-8")) if file.is_file() else None


def guide_from(game: Game, language: str, text: str) -> Guide:
    """A player's rulebook from its text."""
    title, _, rest = text.strip().partition("\n")
    if not title.startswith("# "):
        raise BrokenRulebook(f"{game.id}, {language}: the guide does not begin with its title")
    shown = labelling(game, language)
    return Guide(shown(title.removeprefix("# ").strip()), shown(rest.strip()))
