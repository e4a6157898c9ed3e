"""Options of a game: their names, kinds and defaults, and how they are read from people and files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starhold.core.errors import BadOption

OptionValue = bool | int | str

MOST_NUMBER = 1_000_000  # of an option that is a number: far more rounds or turns than any game has
_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Option:
    """One switch: a flag (default a bool), a choice (default one of `choices`) or a number from 0 up.

    A correction of the rules is an option too. Its default belongs to the rules version `since`; a game of an earlier
    version goes on by `before`. With `new`, earlier versions had no such option, so there it cannot be set.
    """

    __slots__ = ("before", "choices", "default", "hidden", "name", "new", "players", "rule", "since")

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: Sequence[str] = (),
        players: Sequence[int] = (),
        since: int = 1,
        before: OptionValue | None = None,
        new: bool = False,
        hidden: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.choices = tuple(choices)
        self.players = tuple(players)  # the player counts it may be changed for; empty: all
        self.since = since
        self.before: OptionValue = default if before is None else before
        self.new = new
        self.hidden = hidden  # a reading of the rules: no form offers it

    def default_in(self, rules: int) -> OptionValue:
        """The default in that version of the rules."""
        return self.default if rules >= self.since else self.before

    def read(self, value: object) -> OptionValue:
        """The value, given as itself or as text."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _WORDS:
                return _WORDS[value.lower()]
            raise BadOption(f"option {self.name} is on or off, not '{value}' ({self.rule})")
        if isinstance(self.default, int):
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) <= 20 else value
            if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= MOST_NUMBER:
                return number
            bounds = f"a whole number from 0 to {MOST_NUMBER}"
            raise BadOption(f"option {self.name} is {bounds}, not '{str(value)[:40]}' ({self.rule})")
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not '{value}' ({self.rule})")

    def write(self, value: OptionValue) -> str:
        """The value as people and records write it."""
        return ("on" if value else "off") if isinstance(value, bool) else str(value)


def read_options(
    title: str, known: Sequence[Option], players: int, given: Mapping[str, object], rules: int
) -> dict[str, OptionValue]:
    """All options with their values, the defaults of that version of the rules filled in."""
    by_name = {option.name: option for option in known}
    values: dict[str, OptionValue] = {option.name: option.default_in(rules) for option in known}
    for name, raw in given.items():
        option = by_name.get(name)
        if option is None:
            raise BadOption(f"{title} has no option '{name}'; there are {', '.join(by_name) or 'none'}")
        value = option.read(raw)
        if value == values[name]:
            continue
        if option.new and rules < option.since:
            raise BadOption(f"option {name} came with version {option.since} of the rules; this game has {rules}")
        if option.players and players not in option.players:
            counts = " or ".join(str(count) for count in option.players)
            raise BadOption(f"option {name} is for {counts} players, not {players} ({option.rule})")
        values[name] = value
    return values


def chosen_options(known: Sequence[Option], values: Mapping[str, OptionValue], rules: int) -> dict[str, OptionValue]:
    """Those that somebody set: all that differ from the defaults of that version of the rules."""
    return {option.name: values[option.name] for option in known if values[option.name] != option.default_in(rules)}
