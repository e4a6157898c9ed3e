"""What `starhold bench` measures of Three Epochs alone: how soon all payments for the dearest card are listed."""

from __future__ import annotations

from time import perf_counter

from starhold.games.duel.actions import EPOCH_CARDS
from starhold.games.duel.board import HAND_LIMIT
from starhold.games.duel.card_table import TABLE
from starhold.games.duel.game import GAME
from starhold.games.duel.phases.payment import payments
from starhold.games.duel.state import DuelState

RUNS = 50
TOKENS_HELD = 4


def figures() -> dict[str, float]:
    """Milliseconds for a full hand, tokens and no production: the worst of the dearest cards."""
    units = [sum(TABLE.cost[4 * card : 4 * card + 4]) for card in range(EPOCH_CARDS)]
    dearest = [card for card in range(EPOCH_CARDS) if units[card] == max(units)]
    return {"payments_milliseconds": max(_milliseconds(card) for card in dearest)}


def _milliseconds(card: int) -> float:
    state = GAME.new(2, seed=1)
    assert isinstance(state, DuelState)
    universe = state.universes[0]
    others = [other for other in range(EPOCH_CARDS) if other % 15 == card % 15 and other != card]
    universe.hand = sorted([card, *others[: HAND_LIMIT - 1]])
    universe.tokens = TOKENS_HELD
    began = perf_counter()
    for _ in range(RUNS):
        payments(state, 0, card)
    return (perf_counter() - began) / RUNS * 1e3
