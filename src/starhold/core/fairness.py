"""Whether a step may be taken back: only if all that its seat could see after it follows from what it saw before.

This is worked out, not left to the memory of who writes a game. The step is played again in positions that the seat
cannot tell from the true one; if it sees anything else there, the step has shown it something.
"""

from __future__ import annotations

from typing import Final

from starhold.core.chance import Scripted
from starhold.core.errors import StarholdError
from starhold.core.game import State
from starhold.core.journal import Entry, Journal
from starhold.core.rng import Rng

WORLDS: Final = 3  # imagined positions a step is tried in; a game may also say outright that it shows something


def shows_something(before: State, after: State, seat: int, action: int, told: list[Entry]) -> bool:
    """Whether a step without luck has shown its seat what it could not know; `told` is what the log said of it."""
    if after.reveals > before.reveals:
        return True
    seen = _seen(after, seat, told)
    for world in range(WORLDS):
        other = before.imagine(seat, Rng(f"fair undo {world}"), recall=False)
        other.journal = Journal()
        try:
            other.apply(seat, action, Scripted([]))
        except StarholdError:  # elsewhere luck would have fallen, or it would not have been possible at all
            return True
        if _seen(other, seat, other.journal.entries) != seen:
            return True
    return False


def _seen(state: State, seat: int, told: list[Entry]) -> tuple[object, ...]:
    """All that a seat is shown."""
    lines = [entry.seen_by(seat).plain() for entry in told]
    return state.view(seat), state.waiting(), state.legal(seat), lines
