"""What each choice is worth to the opponents that people play with: as `appraise` sees it, but they do not hoard cards
and do not let a chance to research pass for want of a little."""

from __future__ import annotations

from typing import Final

from starhold.core.game import State
from starhold.games.duel import actions as codes
from starhold.games.duel import kinds
from starhold.games.duel.appraise import appraise
from starhold.games.duel.state import DuelState

PLENTY: Final = 5  # cards in hand; with more of them the next one is in the way …
CROWDED: Final = 0.7  # … by so many points, each
EAGER: Final = 2.0  # points by which research is worth more than it seems: what it changes lasts


def judge(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, DuelState)
    worths = appraise(position, seat, actions)
    frame = position.frames.of(seat)
    if frame is None:
        return worths
    kind: int = frame.kind
    if kind == kinds.CHOOSE_RESEARCH:
        return [worth if action == codes.SKIP else worth + EAGER for action, worth in zip(actions, worths, strict=True)]
    if kind == kinds.TURN:
        surplus = len(position.universes[seat].hand) - PLENTY
        if surplus >= 0:
            return [
                worth - CROWDED * (surplus + 1) if codes.TAKE <= action < codes.PLAY else worth
                for action, worth in zip(actions, worths, strict=True)
            ]
    return worths
