"""Restraint for bots that do not weigh their choices: a person is not pestered, and a game among bots goes on.

The rules let a player offer and haggle without end (starfarers:4.6).
"""

from __future__ import annotations

from typing import Final

from starhold.core.game import State
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import COUNTER, OFFER
from starhold.games.starfarers.state import StarfarersState

OFFERS: Final = 3  # in one turn


def restrained(position: State, seat: int, options: list[int]) -> list[int]:
    """These choices without another offer, once a few were made, and without an answer to a counter-offer."""
    assert isinstance(position, StarfarersState)
    frame = position.frames.of(seat)
    if frame is None:
        return options
    if frame.kind == kinds.TURN and position.offers >= OFFERS:
        return [action for action in options if action != OFFER]
    if frame.kind == kinds.CLOSE_DEAL:
        return [action for action in options if action != COUNTER]
    return options
