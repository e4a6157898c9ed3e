"""What the small languages of all games have in common: a position under test, and the hands that play it.

A game's own `kit.py` says how its positions are laid out and looked at; how they are played is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import pytest

from starhold.core.chance import Chance, Scripted, Seeded
from starhold.core.game import Game, Score, State
from starhold.core.journal import Entry, Journal
from starhold.core.rng import Rng
from starhold.core.rules import IllegalAction, Refusal

S = TypeVar("S", bound=State)


class Side:
    """What one player of a test position has."""

    def __init__(self, **given: Any) -> None:
        self.given = given


class BaseTable(Generic[S]):
    """A position under test, and the hands that play it."""

    def __init__(self, state: S, journal: Journal | None = None) -> None:
        self.state = state
        self.journal = Journal() if journal is None else journal
        state.journal = self.journal
        self.chance = Scripted([], then=Seeded(0))

    # -- playing

    def luck(self, *names: str) -> None:
        """What is drawn next, by name; after that anything. Replaces what is left of an earlier script."""
        self.chance = self.state.game().script(names, then=Seeded(0))

    def luck_left(self) -> int:
        """How much of the script has not been drawn."""
        return self.chance.left()

    def do(self, seat: int, *notations: str) -> None:
        """Choices of one seat, one after another. Raises IllegalAction if one is not legal.

        After each the invariants hold, if they did before: what is laid out by hand may break some.
        """
        for notation in notations:
            before = self.state.clone()
            self.state.apply(seat, self._code(notation), self.chance)
            broken = self.check()
            assert not broken or before.check(), (notation, broken)

    # -- looking

    def legal(self, seat: int, verb: str = "") -> set[str]:
        """Everything that seat may do now (with that verb)."""
        found = {self.state.game().space.notation(code) for code in self.state.legal(seat)}
        return {one for one in found if one.partition(":")[0] == verb} if verb else found

    def why(self, seat: int, notation: str) -> Refusal | None:
        """Why that choice is refused now: `.key`, `.rule`, `.values`; None if it is legal."""
        return self.state.why_not(seat, self._code(notation))

    def asked(self) -> dict[int, str]:
        """Seat -> name of the decision it owes."""
        return {frame.seat: self.state.decision(frame.kind).name for frame in self.state.frames.open()}

    def score(self, seat: int) -> Score:
        """`.total`, `.tiebreak`, `.parts`: (source, points)."""
        return self.state.scores()[seat]

    def log(self, rule: str = "") -> list[Entry]:
        """Log entries (of that rule): `.key`, `.rule`, `.seat`, `.number`, `.card`, `.cards`."""
        return [entry for entry in self.journal.entries if rule in ("", entry.rule)]

    def over(self) -> bool:
        return self.state.over()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def imagine(self, seat: int, seed: str = "x") -> S:
        return self.state.imagine(seat, Rng(seed))

    def check(self) -> list[str]:
        """Broken invariants; empty when all is well."""
        return self.state.check()

    def _code(self, notation: str) -> int:
        return self.state.game().space.code(notation)


# -- positions


def bare(kind: type[S], game: Game, players: int, options: Mapping[str, object] | None) -> S:
    """The table before anything is dealt, with nothing to do."""
    state = game.set_up(players, game.check_options(players, options or {}))
    assert isinstance(state, kind)
    state.frames.stack.clear()
    return state


def dealt(kind: type[S], game: Game, players: int, options: Mapping[str, object], chance: Chance) -> S:
    """A game at its first decision, with the journal of its set-up."""
    state = game.start(players, game.check_options(players, options), chance, Journal())
    assert isinstance(state, kind)
    return state


# -- rulings


def refused(t: BaseTable[Any], seat: int, notation: str, key: str, rule: str = "", **values: object) -> None:
    """That choice is refused for that reason (by that rule, if one is given), and trying it changes nothing."""
    why = t.why(seat, notation)
    assert why is not None, notation
    assert why.key == key, notation
    assert values.items() <= why.values.items(), (notation, why.values)
    forbidden(t, seat, notation, rule=rule)


def forbidden(t: BaseTable[Any], seat: int, *notations: str, rule: str = "") -> None:
    """None of those choices is legal (by that rule, if one is given), and trying them changes nothing."""
    before = t.state.freeze()
    for notation in notations:
        why = t.why(seat, notation)
        assert why is not None, notation
        assert why.rule == (f"{t.state.game().id}:{rule}" if rule else why.rule), notation
        with pytest.raises(IllegalAction):
            t.do(seat, notation)
        assert t.state.freeze() == before, notation


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What has changed, by name and how much."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}
