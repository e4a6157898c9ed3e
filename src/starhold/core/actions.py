"""Actions as small ints for speed and as text for people: `place:gem_world` and its code are the same action.

Notation is what records and messages carry; codes never leave a process, so renumbering them breaks nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from starhold.core.errors import BadNotation


class Verb:
    """One kind of choice and the arguments it may take; a verb without arguments is one action."""

    __slots__ = ("arguments", "base", "name")

    def __init__(self, name: str, arguments: Sequence[str] = ()) -> None:
        self.name = name
        self.arguments = tuple(arguments)
        self.base = 0  # the code of the first argument; set by the ActionSpace

    def size(self) -> int:
        return max(1, len(self.arguments))


class ActionSpace:
    """All actions of a game: its verbs laid end to end."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self._notations: list[str] = []
        self._verb_of: list[Verb] = []
        for verb in self.verbs:
            verb.base = len(self._notations)
            names = [f"{verb.name}:{argument}" for argument in verb.arguments] or [verb.name]
            self._notations += names
            self._verb_of += [verb] * len(names)
        self._codes = {notation: code for code, notation in enumerate(self._notations)}

    def __len__(self) -> int:
        return len(self._notations)

    def base(self, name: str) -> int:
        """The first code of a verb."""
        return next(verb.base for verb in self.verbs if verb.name == name)

    def notation(self, code: int) -> str:
        if not 0 <= code < len(self._notations):
            raise BadNotation(f"there is no action number {code}; they run from 0 to {len(self._notations) - 1}")
        return self._notations[code]

    def code(self, notation: str) -> int:
        """The code of a notation, or an error that says which part of it is unknown."""
        found = self._codes.get(notation)
        if found is not None:
            return found
        name, colon, argument = notation.partition(":")
        verb = next((verb for verb in self.verbs if verb.name == name), None)
        if verb is None:
            known = ", ".join(verb.name for verb in self.verbs)
            raise BadNotation(f"'{name}' is no action of this game; there are {known}")
        if not verb.arguments:
            raise BadNotation(f"'{name}' takes nothing after it")
        if not colon:
            raise BadNotation(f"'{name}' needs what it is about, for instance {name}:{verb.arguments[0]}")
        raise BadNotation(f"'{argument}' is nothing that '{name}' could be about")

    def split(self, code: int) -> tuple[str, str]:
        """Verb and argument of a code, the argument empty where the verb takes none."""
        verb = self._verb_of[code]
        return verb.name, verb.arguments[code - verb.base] if verb.arguments else ""
