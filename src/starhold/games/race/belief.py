"""How well an imagined hand explains what its owner has done: players keep what is worth keeping, and choose the action
that suits their hand."""

from __future__ import annotations

from typing import Final

from starhold.core.game import State
from starhold.games.race.actions import DEVELOP, DOUBLE_VP, EXPLORE_1_1, EXPLORE_5, PRODUCE, SETTLE, TRADE
from starhold.games.race.appraise_round import Hand, Plan, action_worth
from starhold.games.race.appraise_worth import Outlook
from starhold.games.race.card_table import NONE
from starhold.games.race.state import RaceState

KEPT: Final = 0.12  # for each point that a card in hand is worth more than a plain one
SURELY: Final = 0.8  # for each point that the chosen action is worth less than the best
PHASE_OF: Final = {EXPLORE_5: 1, EXPLORE_1_1: 1, DEVELOP: 2, SETTLE: 3, TRADE: 4, DOUBLE_VP: 4, PRODUCE: 5}
ACTIONS: Final = 7


def fit(position: State, seat: int) -> float:
    """The logarithm of how likely the hands of the others make what they did, but for a constant."""
    assert isinstance(position, RaceState)
    total = 0.0
    for other in range(position.players):
        if other == seat:
            continue
        empire = position.empires[other]
        outlook = Outlook(position, other, empire.hand)
        hand = Hand(outlook)
        for kept in hand.keeps:
            total += KEPT * (kept - outlook.card)
        # Once its phase has come the hand is another one; in the advanced game two actions go together.
        chosen: int = empire.action
        if chosen != NONE and empire.action2 == NONE and position.phase < PHASE_OF[chosen]:
            plan = Plan(hand)
            worths = [action_worth(plan, action, NONE) for action in range(ACTIONS)]
            total += SURELY * (worths[chosen] - max(worths))
    return total
