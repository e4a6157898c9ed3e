"""A rulebook as people read it: its preface and its rules, with options called what the reader's screen calls them.

In RULES*.md `{option:NAME}` stands for the label of an option and `{value:OPTION=VALUE}` for that of one of its values,
so a book never names an option in code, and a label that is reworded is reworded in the book as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from starhold.core.errors import BadOption
from starhold.core.game import Game
from starhold.core.options import Option
from starhold.core.rules import Rule, parse_preface, parse_rulebook
from starhold.core.text import GameText
from starhold.locale.binding import bind

_MARKUP: Final = re.compile(r"\{(?P<kind>option|value):(?P<name>[a-z0-9_]+)(?:=(?P<value>[a-z0-9_]+))?\}")


class BrokenRulebook(Exception):
    """A rulebook that names an option or a value there is not: our own mistake, never the reader's."""


class Rulebook:
    """What stands before the first rule, and the rules by id."""

    def __init__(self, preface: str, rules: dict[str, Rule]) -> None:
        self.preface = preface
        self.rules = rules


@cache
def read_rulebook(game: Game, language: str) -> Rulebook:
    """The rulebook of a game in one language, ready to be shown; put together once."""
    return put_together(game, language, game.rulebook(language))


def put_together(game: Game, language: str, text: str) -> Rulebook:
    """A rulebook from its text."""
    shown = labelling(game, language)
    rules = {
        rule.id: Rule(rule.id, shown(rule.section), shown(rule.title), shown(rule.text))
        for rule in parse_rulebook(text).values()
    }
    return Rulebook(shown(parse_preface(text)), rules)


def labelling(game: Game, language: str) -> Callable[[str], str]:
    """What makes a text of ours one to be read: options by their labels, and lines that break well."""
    words = game.text(language)
    options = {option.name: option for option in game.options}

    def said(markup: re.Match[str]) -> str:
        return _label(words, options, markup, f"{game.id}, {language}")

    return lambda text: bind(_MARKUP.sub(said, text), language)


def _label(words: GameText, options: dict[str, Option], markup: re.Match[str], where: str) -> str:
    """The words for one piece of markup."""
    name, value = markup["name"], markup["value"]
    option = options.get(name)
    if option is None or (markup["kind"] == "option") != (value is None):
        raise BrokenRulebook(f"{where}: {markup[0]} names no option of the game")
    if value is None:
        return words.option_label(name)
    try:
        return words.option_value(name, option.read(value))
    except BadOption as error:
        raise BrokenRulebook(f"{where}: {markup[0]}: {error}") from error
