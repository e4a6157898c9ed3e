"""What a game has to put into words, found in its package and its messages: so a new game is covered by itself."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from starhold.core.game import Game
from starhold.core.registry import game as find_game
from starhold.core.tallies import Tallies
from starhold.locale import game_text, phrases, read_messages
from starhold.teach.lessons import lessons_of
from tests.test_locale import clean as clean_words
from tests.test_locale import keys_in, references

ODD: Final = re.compile(r"\(\)|: [.;]|;;")  # a list of nothing
# Words by which messages choose a form, and that are not to be read; Race has "none" in sentences of its own.
NONE: Final = re.compile(r"\bnone\b")
CHOOSES: Final = {"race": re.compile(r": none\b"), "alliances": re.compile(r"\b(none|unknown)\b")}

Spot = tuple[str, ast.expr, ast.FunctionDef]  # a module, an expression in it and the function that it stands in


class Wording:
    """The messages of one game, and all that its engine may ask for."""

    def __init__(self, game: Game) -> None:
        self.id = game.id
        self.decisions = game.decisions
        self.name = game.package
        self.package = Path(str(import_module(game.package).__file__)).parent

    # -- messages

    @cached_property
    def keys(self) -> set[str]:
        """The keys of the game's own files."""
        paths = (self.package.parents[1] / "locale" / "en").glob("*.ftl")
        return {key for path in paths if path.stem.split("-")[0] == self.id for key in keys_in(path.name)}

    def said(self, prefix: str) -> set[str]:
        """The keys of the game that begin so, without the beginning."""
        return {key.removeprefix(prefix) for key in self.keys if key.startswith(prefix)}

    def spelt(self, prefix: str) -> set[str]:
        """Those of them that stand in full in a text module, or are part of another message."""
        return {key.removeprefix(prefix) for key in self._in_text[0] | self._parts if key.startswith(prefix)}

    def left_over(self) -> set[str]:
        """The keys that stand nowhere in the text modules, whole or as the beginning of one, and are part of no other
        message. Refusals are named by the engine, what is taught by the data of lessons, glossary and coach."""
        wholes, beginnings = self._in_text
        begun = ("refuse-", *(beginning for beginning in beginnings if beginning.endswith("-")))
        return {key for key in self.keys - wholes - self._parts - self._taught if not key.startswith(begun)}

    def clean(self, sentence: str) -> bool:
        """Nothing left open, nothing doubled, no value that stands for nothing, no id of a thing."""
        odd = ODD.search(sentence) or CHOOSES.get(self.id, NONE).search(sentence)
        return clean_words(sentence) and not odd and "_" not in sentence

    @cached_property
    def _parts(self) -> set[str]:
        return {name for message in read_messages("en", self.id).values() for name in references(message)}

    @cached_property
    def _taught(self) -> set[str]:
        """The keys that the game's lessons, its glossary and its tallies name."""
        one = find_game(self.id)
        lessons = lessons_of(one)
        stops = lessons.guided.stops if lessons.guided is not None else []
        keys = {f"lesson-{stop.say}" for stop in stops}
        keys |= {f"lesson-{answer}" for stop in stops for answer in stop.answers.values()}
        keys |= {f"task-{task.id}" for task in lessons.tasks}
        keys |= {f"task-{answer}" for task in lessons.tasks for answer in task.answers.values()}
        glossary = self.package / "glossary.json"
        if glossary.is_file():
            keys |= {f"term-{term['id']}" for term in json.loads(glossary.read_text(encoding="utf-8"))}
        tallies: Tallies | None = one.part("tallies")
        kinds = tallies.kinds if tallies is not None else ()
        return keys | {f"{word}-{kind.name}" for kind in kinds for word in ("reason", "tally")}

    @cached_property
    def _in_text(self) -> tuple[set[str], set[str]]:
        """Every string of the text modules, and every beginning of one that is put together."""
        wholes: set[str] = set()
        beginnings: set[str] = set()
        shared = [Path(game_text.__file__), Path(phrases.__file__)]
        for path in [*self.package.glob("*text.py"), *shared]:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    beginnings.add(str(node.values[0].value))
                elif isinstance(node, ast.JoinedStr) and ast.unparse(node.values[0]).find("self.GAME") >= 0:
                    wholes.add(
                        self.id + "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
                    )
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    wholes.add(node.value)
        return wholes, beginnings

    # -- the engine

    def constant(self, name: str) -> Any:
        """What a module of the package calls so."""
        for path in sorted(self.package.glob("*.py")):
            if f"\n{name}: " in path.read_text(encoding="utf-8"):
                return getattr(import_module(f"{self.name}.{path.stem}"), name)
        raise AssertionError(f"{self.id}: no module has {name}")

    def told(self) -> set[str]:
        """The keys of all log lines: whatever a call of `tell` in the package may be given as its first argument."""
        return {key for spot in self._arguments("tell", 0, "key") for key in self._values(spot)}

    def _values(self, spot: Spot) -> Iterator[str]:
        """The strings an expression can be: spelt out, one of two, out of a table, a caller's, or a decision's own."""
        module, expression, function = spot
        match expression:
            case ast.Constant(value=str() as key):
                yield key
            case ast.IfExp():
                yield from self._values((module, expression.body, function))
                yield from self._values((module, expression.orelse, function))
            case ast.Subscript(value=ast.Name(id=name)):
                yield from _strings(getattr(import_module(module), name))
            case ast.Name(id=name) if name in [one.arg for one in function.args.args]:
                place = [one.arg for one in function.args.args if one.arg != "self"].index(name)
                for caller in self._arguments(function.name, place, name):
                    yield from self._values(caller)
            case ast.Attribute(value=ast.Name(id="self"), attr=attribute):  # what each decision says of itself
                yield from (getattr(one, attribute) for one in self.decisions if hasattr(one, attribute))
            case _:
                raise AssertionError(f"{module}, line {expression.lineno}: what does this tell?")

    def _arguments(self, called: str, place: int, name: str) -> Iterator[Spot]:
        """What is given as that argument wherever a function of that name is called."""
        for module, call, function in self._calls:
            if call.func.attr == called if isinstance(call.func, ast.Attribute) else ast.unparse(call.func) == called:
                by_name = [keyword.value for keyword in call.keywords if keyword.arg == name]
                yield module, by_name[0] if by_name else call.args[place], function

    @cached_property
    def _calls(self) -> list[tuple[str, ast.Call, ast.FunctionDef]]:
        """Every call in the package, with its module and the function it stands in."""
        found: list[tuple[str, ast.Call, ast.FunctionDef]] = []
        for path in sorted(self.package.rglob("*.py")):
            inside = ".".join(path.relative_to(self.package).with_suffix("").parts)
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef):
                    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
                    found += [(f"{self.name}.{inside}", call, function) for call in calls]
        return found


def _strings(table: dict[Any, str] | Sequence[str]) -> list[str]:
    return [one for one in (table.values() if isinstance(table, dict) else table) if one]
