"""A game's manifest: everything the rest of the code has to know of it, in one place.

    GAME = Game(
        id="race", package="starhold.games.race", …,
        phases=(start, explore, …), score=score, check=check, view=view, deal_anew=deal_anew,
        parts={"text": "text.RaceText", "appraise": "appraise.appraise"},
    )

What playing needs is handed over as it is; the other parts are named, and imported when somebody wants them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any, Final

from starhold.core.actions import ActionSpace
from starhold.core.chance import Chance, Scripted, Seeded, rolled
from starhold.core.decision import NO_KIND, Asking, Decision, Doing, Task
from starhold.core.errors import BadManifest, BadNotation, BadOption, UnknownRules
from starhold.core.fields import thaw
from starhold.core.frames import Frame
from starhold.core.journal import Journal
from starhold.core.options import Option, OptionValue, chosen_options, read_options
from starhold.core.rng import Rng
from starhold.core.rules import Refusal
from starhold.core.score import Score
from starhold.core.state import State, View
from starhold.core.text import GameText

__all__ = ["PARTS", "Decision", "Game", "Score", "State", "Task", "View"]

# What a game may bring besides its rules; `text` every game brings.
PARTS: Final[dict[str, str]] = {
    "text": "its words in one language (`text.GameText`)",
    "seen": "the type of its part of a view, from which the types of the browser are made",
    "details": "the type of what its decisions add to a question (`Decision.details`)",
    "appraise": "what each choice is worth to a sensible beginner (`bots.greedy`)",
    "judge": "the same for the opponents people play with, their manners included; without it they go by `appraise`",
    "belief": "how well an imagined position explains what the others have done (`belief.py`)",
    "manners": "which legal choices a bot leaves alone, where the rules allow things without end",
    "features": "the position as numbers",
    "encoding": "the position as inputs of a net (`encoding.Encoding`)",
    "stats": "what is counted of a finished game (`simulate --report`)",
    "tallies": "amounts that a player counts in a position, by which the coach gives reasons (`tallies.Tallies`)",
    "bench_figures": "what is timed of this game alone",
}


class Game:
    """What there is to know about a game before the first card is dealt, and where to find its parts."""

    def __init__(
        self,
        *,
        id: str,
        package: str,
        title: str,
        players: tuple[int, int],
        # The newest version of the rules. A fix that changes play raises it; a game goes on by the version it began
        # with.
        rules_version: int,
        rule_of_turns: str,  # the ruling that says who decides when
        space: ActionSpace,
        options: Sequence[Option],
        things: Sequence[str],  # the names of all that luck may draw and the log may tell of, by number
        phases: Sequence[ModuleType],  # where its decisions and tasks stand
        set_up: Callable[[Game, int, Mapping[str, OptionValue]], State],  # bare, with the deal as its first task
        explain: Callable[[Any, Frame, int, int], Refusal],  # a verdict other than 0, as message key and rule
        score: Callable[[Any, int], Score],
        check: Callable[[Any], list[str]],  # invariants that do not hold
        view: Callable[[Any, int | None], Mapping[str, Any]],  # what a seat may know, besides what all games show
        deal_anew: Callable[[Any, int, Rng], None],  # everything that seat cannot see, in place
        parts: Mapping[str, str],
        # What else a choice made in an earlier version of the rules comes to, where an option has changed its meaning.
        renew: Callable[[Mapping[str, OptionValue], int], dict[str, OptionValue]] | None = None,
    ) -> None:
        self.id = id
        self.package = package
        self.title = title
        self.min_players, self.max_players = players
        self.rules_version = rules_version
        self.rule_of_turns = rule_of_turns
        self.space = space
        self.options = tuple(options)
        self.things = tuple(things)
        self.numbers = {name: number for number, name in enumerate(self.things)}
        self.decisions: list[Decision[Any]] = numbered(id, "decision", _found(Decision, phases))
        self.tasks: list[Task[Any]] = numbered(id, "task", _found(Task, phases))
        self.asking = [Asking(decision) for decision in self.decisions]
        self.doing = [Doing(task) for task in self.tasks]
        self._set_up = set_up
        self.explain = explain
        self.score = score
        self.check = check
        self.view = view
        self.deal_anew = deal_anew
        self.parts = dict(parts)
        self._renew = renew
        check_names(id, self.decisions)
        for part in self.parts:
            if part not in PARTS:
                raise BadManifest(f"{id}: there is no part '{part}'; there are {', '.join(PARTS)}")
        if "text" not in self.parts:
            raise BadManifest(f"{id}: the manifest lacks the part 'text': {PARTS['text']}")

    # -- the manifest itself

    def part(self, name: str) -> Any:
        """One of the named parts, imported now; None if the game has none."""
        where = self.parts.get(name)
        if where is None:
            return None
        module, _, attribute = where.rpartition(".")
        home: ModuleType | None = None
        try:
            home = import_module(f"{self.package}.{module}")
        except ModuleNotFoundError as error:
            if not f"{self.package}.{module}.".startswith(f"{error.name}."):
                raise  # the module is there, but something it needs is not
        if home is None or not hasattr(home, attribute):
            raise BadManifest(f"{self.id}: the part '{name}' should be {self.package}.{where}, which is not there")
        return getattr(home, attribute)

    def need(self, name: str) -> Any:
        """The same for who cannot do without it."""
        part = self.part(name)
        if part is None:
            raise BadManifest(f"{self.id}: the manifest lacks the part '{name}': {PARTS[name]}")
        return part

    def rulebook(self, language: str) -> str:
        """The text of our rulebook in that language."""
        suffix = "" if language == "en" else f".{language}"
        return files(self.package).joinpath(f"RULES{suffix}.md").read_text(encoding="utf-8")

    def text(self, language: str) -> GameText:
        """The words of the game in that language."""
        words: GameText = self.need("text")(language)
        return words

    # -- luck, by name

    def luck_name(self, thing: int) -> str:
        """How a thing drawn is written in a record."""
        return self.things[thing]

    def luck_thing(self, name: str) -> int:
        """The thing behind a name in a record."""
        if name not in self.numbers:
            raise BadNotation(f"'{name}' is nothing that can be drawn in {self.title}")
        return self.numbers[name]

    def script(self, names: Sequence[str], then: Chance | None = None) -> Scripted:
        """Luck named thing by thing, in the order it is to fall; `#3` is a rolled number (see `chance.Scripted`)."""
        return Scripted([self.read_luck(name) for name in names], then)

    def read_luck(self, name: str) -> int:
        """One piece of luck from its name."""
        if name.startswith("#"):
            digits = name[1:]
            if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
                raise BadNotation(f"'{name}' is no rolled number; write # and digits")
            return rolled(int(digits))
        return self.luck_thing(name)

    def write_luck(self, piece: int) -> str:
        """The name of one piece of luck."""
        return self.luck_name(piece) if piece >= 0 else f"#{rolled(piece)}"

    # -- beginning

    def check_rules(self, rules: int | None) -> int:
        """A version of the rules, the newest if none is named; an error if it is not known here."""
        if rules is None:
            return self.rules_version
        if not 1 <= rules <= self.rules_version:
            raise UnknownRules(self.title, rules, self.rules_version)
        return rules

    def check_options(
        self, players: int, options: Mapping[str, object], rules: int | None = None
    ) -> dict[str, OptionValue]:
        """Every option of the game with its value, or an error that names what is wrong."""
        if not self.min_players <= players <= self.max_players:
            fewest, most = self.min_players, self.max_players
            counts = str(most) if fewest == most else f"{fewest} to {most}"
            raise BadOption(f"{self.title} is for {counts} players, not {players}")
        return read_options(self.title, self.options, players, options, self.check_rules(rules))

    def renewed(self, values: Mapping[str, OptionValue], rules: int) -> dict[str, OptionValue]:
        """What was chosen for a game of that version, as one chooses it for another game by the newest."""
        changed = self._renew(values, rules) if self._renew is not None else {}
        return chosen_options(self.options, values, rules) | changed

    def new(
        self,
        players: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        journal: Journal | None = None,
        rules: int | None = None,
    ) -> State:
        """A fresh game. The set-up's luck comes from `chance`, or from a stream of its own made from `seed`."""
        values = self.check_options(players, options or {}, rules)
        return self.start(players, values, chance or Seeded(seed, "set-up"), journal)

    def start(self, players: int, values: Mapping[str, OptionValue], chance: Chance, journal: Journal | None) -> State:
        """Set up and run on to the first decision."""
        state = self.set_up(players, values)
        state.journal = journal
        state.advance(chance)
        return state

    def set_up(self, players: int, options: Mapping[str, OptionValue]) -> State:
        """The bare table, from valid options, with the deal as its first task."""
        return self._set_up(self, players, options)

    def thaw(self, frozen: tuple[Any, ...]) -> State:
        """The position behind `State.freeze`."""
        players, options, fields, reveals = frozen
        state = self.set_up(players, dict(options))
        thaw(state, state.FIELDS, fields)
        state.reveals = reveals
        return state


# -- what a manifest must not say


def _found(base: type, phases: Sequence[ModuleType]) -> list[Any]:
    """All decisions, or tasks, that stand in those files, but not what several of them have in common."""
    found: list[Any] = []
    for module in phases:
        for cls in vars(module).values():
            if isinstance(cls, type) and issubclass(cls, base) and cls.__module__ == module.__name__:
                one: Any = cls()
                if one.kind != NO_KIND:
                    found.append(one)
    return found


def numbered(game: str, what: str, ones: Sequence[Any]) -> list[Any]:
    """Decisions, or tasks, each at the place of its number."""
    found: dict[int, Any] = {}
    for one in ones:
        if one.kind in found:
            names = f"{type(found[one.kind]).__name__} and {type(one).__name__}"
            raise BadManifest(f"{game}: {names} are both {what} number {one.kind}")
        found[one.kind] = one
    for number in range(len(found)):
        if number not in found:
            raise BadManifest(f"{game}: there is no {what} number {number}, though there are {len(found)} in all")
    return [found[number] for number in range(len(found))]


def check_names(game: str, decisions: Sequence[Any]) -> None:
    """Every decision has a name of its own, and seems to be one that there is."""
    names: dict[str, str] = {}
    for decision in decisions:
        name = type(decision).__name__
        if not decision.name:
            raise BadManifest(f"{game}: decision {name} has no name")
        if decision.name in names:
            raise BadManifest(f"{game}: {names[decision.name]} and {name} are both called '{decision.name}'")
        if decision.seems >= len(decisions):
            raise BadManifest(f"{game}: decision {name} seems to be number {decision.seems}, which is none")
        names[decision.name] = name
