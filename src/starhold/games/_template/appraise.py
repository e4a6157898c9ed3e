"""What a sensible beginner thinks: the stronger the better, but what was seen often is less likely to meet its like."""

from __future__ import annotations

from starhold.core.game import State
from starhold.games._template.actions import SEND
from starhold.games._template.state import TemplateState


def appraise(position: State, seat: int, actions: list[int]) -> list[float]:
    """A worth for each action."""
    assert isinstance(position, TemplateState)
    return [action - SEND + 0.5 * position.discard.count(action - SEND) for action in actions]
