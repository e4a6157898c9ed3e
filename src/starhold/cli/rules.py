"""`starhold rules`: our rulebook in the terminal, and which rulings no test proves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starhold import game as find_game
from starhold.cli.common import console
from starhold.cli.rule_coverage import rules_with_tests
from starhold.core.errors import BadOption
from starhold.core.rules import Rule
from starhold.locale import Words
from starhold.locale.rulebook import read_rulebook


def join(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: Annotated[str, typer.Argument(help="Which game, by id.")],
    id: Annotated[str | None, typer.Argument(help="One rule: race:23, or 23.")] = None,
    untested: Annotated[bool, typer.Option("--untested", help="List the rulings that no test proves.")] = False,
    lang: Annotated[str, typer.Option(help="en, cs or lt.")] = "en",
    tests: Annotated[Path, typer.Option(help="Where the tests are, for --untested.")] = Path("tests"),
) -> None:
    """Print the rulebook, one rule of it, or the rulings without a test."""
    Words(lang)  # an unknown language is said to be that
    whole = read_rulebook(find_game(game), lang)
    book = whole.rules
    if untested:
        list_untested(book, tests)
    elif id is not None:
        print_rule(find_rule(book, game, id))
    else:
        console().print(whole.preface, markup=False)
        section = ""
        for rule in book.values():
            if rule.section != section:
                section = rule.section
                console().print(f"\n[bold]{section}[/bold]")
            console().print(f"{rule.id:>9}  {rule.title}", markup=False)


def find_rule(book: dict[str, Rule], game: str, id: str) -> Rule:
    """A rule by its id, with or without the name of the game."""
    full = id if ":" in id else f"{game}:{id}"
    if full not in book:
        raise BadOption(f"there is no rule '{full}'; 'starhold rules {game}' lists them")
    return book[full]


def print_rule(rule: Rule) -> None:
    console().print(f"{rule.id}  {rule.title}  ({rule.section})\n\n{rule.text}", markup=False)


def list_untested(book: dict[str, Rule], tests: Path) -> None:
    """The ids that stand first in no `rule` mark of any test."""
    if not tests.is_dir():
        raise BadOption(f"there are no tests in {tests}; run this in a checkout or name the folder with --tests")
    proved = rules_with_tests(tests)
    left = [rule for rule in book.values() if rule.id not in proved]
    for rule in left:
        console().print(f"{rule.id}  {rule.title}", markup=False)
    if not left:
        console().print(f"every one of the {len(book)} rulings has a test of its own")
