"""Numbers of the decisions (duel:K1), of the tasks between them, and of the reasons why something is refused."""

from __future__ import annotations

from typing import Final

# Decisions.
TURN: Final = 0  # take, play or pass
CHOOSE_QUARTER: Final = 1  # play: where the colonisation card goes
CHOOSE_DOCK: Final = 2  # play: where the colony ship goes
PAY_CARD: Final = 3  # play: with what
CHOOSE_RESEARCH: Final = 4
PAY_RESEARCH: Final = 5  # research: with what
CHOOSE_AXIS: Final = 6  # diplomacy led by exactly one

# Tasks.
DEAL: Final = 0
NEXT_TURN: Final = 1
END_EPOCH: Final = 2
RESEARCH_SEAT: Final = 3
SUPREMACY: Final = 4
DIPLOMACY_STEP: Final = 5
SUPREMACY_SCORE: Final = 6
INCOME_STEP: Final = 7
NEXT_EPOCH: Final = 8
END_GAME: Final = 9

# Reasons: `refusals.py` has the message and the rule of each.
OK: Final = 0
NOT_THIS_DECISION: Final = 1
NOT_IN_HAND: Final = 2
CELL_EMPTY: Final = 3
WORTH_TOO_MUCH: Final = 4
HAND_FULL: Final = 5
ROOM_FOR_ONE: Final = 6
TAKE_TWO: Final = 7
NO_QUARTER: Final = 8
NO_COLONISED_PLANET: Final = 9
CANNOT_PAY: Final = 10
MUST_ACT: Final = 11
NOT_BLOCKED: Final = 12
NOT_YOUR_PLANET: Final = 13
QUARTER_TAKEN: Final = 14
QUARTER_COLOUR: Final = 15
QUARTER_SAME: Final = 16
PLANET_OPEN: Final = 17
SHIP_THERE: Final = 18
SCIENCE_PAYS_NO_EPOCH_CARD: Final = 19
PAYS_FOR_ITSELF: Final = 20
NO_TOKEN: Final = 21
ALREADY_PICKED: Final = 22
OVERPAYS: Final = 23
NO_SYMBOL: Final = 24
NOT_YOUR_SCIENCE: Final = 25
QUARTER_FILLED: Final = 26
NOT_YOUR_DOCK: Final = 27
