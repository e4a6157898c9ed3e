"""Spaces at which no line may break: Czech and Lithuanian typography, kept by code instead of by every translator.

A one-letter preposition or conjunction must not end a line in Czech, nor may a figure be parted from what it counts in
either language. English has no such custom.
"""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"

# What is to be read by machines or copied letter by letter keeps its plain spaces: code and addresses.
_LEFT_ALONE: Final = re.compile(r"(`[^`]*`|https?://\S+)")
_FIGURE: Final = re.compile(r"(?<![\w:.])([+\-−]?\d+(?:[.,/]\d+)*[×%]?) (?=\w)")
_ORDINAL: Final = re.compile(r"(?m)(?<![\w:.])(?<!^)(\d+\.) (?=[^\W\d_A-Z])")  # but "1. " begins a line of a list
_ONE_LETTER: Final = re.compile(r"(?<![\w'’-])([kKsSvVzZoOuUaAiI]) (?=\S|\Z)")
_INITIAL: Final = re.compile(r"(?<!\w)([A-ZĄČĘĖĮŠŲŪŽ]\.) (?=[A-ZĄČĘĖĮŠŲŪŽ])")

_CUSTOMS: Final = {"cs": (_FIGURE, _ORDINAL, _ONE_LETTER), "lt": (_FIGURE, _INITIAL)}


def bind(text: str, language: str) -> str:
    """The text with the spaces of that language that hold a line together."""
    customs = _CUSTOMS.get(language)
    if customs is None or " " not in text:
        return text
    parts = _LEFT_ALONE.split(text)
    for number in range(0, len(parts), 2):
        for custom in customs:
            parts[number] = custom.sub(rf"\1{NO_BREAK}", parts[number])
    return "".join(parts)


def fold(name: str) -> str:
    """A name as it is looked up: typed by a person, who knows neither capitals nor such spaces and apostrophes."""
    return name.strip().casefold().replace(NO_BREAK, " ").replace("’", "'")
