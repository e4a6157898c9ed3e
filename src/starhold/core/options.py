"""Options of a game: their names, kinds and defaults, and how they are read from people and files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starhold.core.errors import BadOption

OptionValue = bool | int | str

_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Option:
    """One switch: a flag (default a bool), a choice (default one of `choices`) or a number from 0 up."""

    __slots__ = ("choices", "default", "name", "players", "rule")

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: Sequence[str] = (),
        players: Sequence[int] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.choices = tuple(choices)
        self.players = tuple(players)  # the player counts it may be changed for; empty: all

    def read(self, value: object) -> OptionValue:
        """The value, given as itself or as text."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _WORDS:
                return _WORDS[value.lower()]
            raise BadOption(f"option {self.name} is on or off, not '{value}' ({self.rule})")
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
                return value
            if isinstance(value, str) and value.isdecimal():
                return int(value)
            raise BadOption(f"option {self.name} is a whole number from 0 up, not '{value}' ({self.rule})")
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not '{value}' ({self.rule})")

    def write(self, value: OptionValue) -> str:
        """The value as people and records write it."""
        return ("on" if value else "off") if isinstance(value, bool) else str(value)


def read_options(
    title: str, known: Sequence[Option], players: int, given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options with their values, defaults filled in."""
    by_name = {option.name: option for option in known}
    values: dict[str, OptionValue] = {option.name: option.default for option in known}
    for name, raw in given.items():
        option = by_name.get(name)
        if option is None:
            raise BadOption(f"{title} has no option '{name}'; there are {', '.join(by_name) or 'none'}")
        value = option.read(raw)
        if value != option.default and option.players and players not in option.players:
            counts = " or ".join(str(count) for count in option.players)
            raise BadOption(f"option {name} is for {counts} players, not {players} ({option.rule})")
        values[name] = value
    return values
