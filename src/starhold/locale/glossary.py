"""The glossary of a game: each term of art and each icon with a word, a sentence or two, and the ruling behind it.

`glossary.json` of a game lists its terms, the one beside this file those of the table itself, which every game shows;
their words are the messages `term-ID` with a form `.text`. Where both have an icon, the game says what it means.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from starhold.core.game import Game
from starhold.locale import Words

FILE: Final = "glossary.json"


class Term(NamedTuple):
    """One term, in the words of one language."""

    id: str
    word: str
    text: str
    rule: str  # empty where no ruling is about it
    icons: tuple[str, ...]  # by their names; whatever draws one of these means this term


@cache
def read_glossary(game: Game, language: str) -> tuple[Term, ...]:
    """All terms one may meet at a table of that game: its own, then those of every table."""
    words = Words(language, game.id)
    own = _terms(game.package, words)
    taken = {icon for term in own for icon in term.icons}
    shared = [
        term._replace(icons=tuple(icon for icon in term.icons if icon not in taken))
        for term in _terms("starhold.locale", words)
    ]
    return (*own, *shared)


def _terms(package: str, words: Words) -> list[Term]:
    """What a glossary lists; nothing where there is none."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return []
    return [
        Term(
            one["id"],
            words.say(f"term-{one['id']}"),
            words.say(f"term-{one['id']}.text"),
            one["rule"],
            tuple(one["icons"]),
        )
        for one in json.loads(file.read_text(encoding="utf-8"))
    ]
