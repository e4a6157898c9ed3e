"""What each choice is worth to the opponents that people play with: as `appraise` sees it, but with more care.

Nothing is given away for next to nothing, such as the last cruiser for an influence that buys nothing any more.
"""

from __future__ import annotations

from typing import Final

from starhold.core.game import State
from starhold.games.alliances import actions as codes
from starhold.games.alliances import kinds
from starhold.games.alliances.appraise import appraise
from starhold.games.alliances.state import AlliancesState

CARE: Final = 0.2  # points that a free exchange must bring at least


def judge(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, AlliancesState)
    worths = appraise(position, seat, actions)
    frame = position.frames.of(seat)
    if frame is None or frame.kind != kinds.TURN:
        return worths
    return [worth - CARE if is_exchange(action) else worth for action, worth in zip(actions, worths, strict=True)]


def is_exchange(action: int) -> bool:
    """A conversion, or an ability that may be used or left alone: neither is the action of a turn."""
    return codes.CONVERT <= action < codes.COLONIZE or codes.USE <= action < codes.SWARM
