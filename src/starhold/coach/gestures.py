"""Choices of several picks: cards to discard, a payment, an offer put together piece by piece. They are one decision.

A question that is answered by several picks keeps its frame, and what was picked so far, until the last one.
"""

from __future__ import annotations

from typing import Final

from starhold.bots.valuing import Valuer
from starhold.core.chance import Seeded
from starhold.core.frames import Frame
from starhold.core.game import State

MOST_PICKS: Final = 24


def goes_on(state: State, seat: int, frame: Frame | None) -> bool:
    """Whether the seat's next choice is one more pick of the question it has begun to answer."""
    return frame is not None and state.frames.of(seat) is frame and len(frame.picked) > 0


def completed(position: State, seat: int, picks: list[int], valuer: Valuer) -> list[int]:
    """These picks and, if more are due, those that look best behind them; a pick that cannot be made ends it."""
    state = position.clone()
    frame = state.frames.of(seat)
    luck = Seeded("picks")
    made: list[int] = []
    while len(made) < MOST_PICKS and (not made or goes_on(state, seat, frame)):
        if len(made) < len(picks):
            action = picks[len(made)]
            if action not in state.legal(seat):
                break
        else:
            weighed = valuer.weigh(state.clone(), seat)
            action = weighed.actions[weighed.best()]
        state.apply(seat, action, luck)
        made.append(action)
    return made
