"""Numbers of the decisions (race:101), of the tasks between them, and of the reasons why something is refused."""

from __future__ import annotations

from typing import Final

# Decisions, in the order of race:101.
FIRST_DISCARD: Final = 0
CHOOSE_ACTION: Final = 1
EXPLORE_KEEP: Final = 2
CHOOSE_DEVELOPMENT: Final = 3
CHOOSE_WORLD: Final = 4
PAY_CARDS: Final = 5  # pay_development and the hand cards of pay_world
PAY_MODE: Final = 6  # pay_world: how
SELL_GOOD: Final = 7
CONSUME_NEXT: Final = 8
FEED_POWER: Final = 9  # consume_next: which goods
GUESS_NUMBER: Final = 10  # consume_next: the lucky number
SPEND_HAND: Final = 11  # consume_next: which hand cards
WINDFALL_SOURCE: Final = 12  # produce_windfall: which power next (option produce_order_free)
WINDFALL_WORLD: Final = 13  # produce_windfall: which world
END_DISCARD: Final = 14

# Tasks.
DEAL: Final = 0
ROUND: Final = 1
EXPLORE_PHASE: Final = 2
DEVELOP_PHASE: Final = 3
DEVELOP_SEAT: Final = 4
DEVELOPED: Final = 5
SETTLE_PHASE: Final = 6
SETTLE_SEAT: Final = 7
SETTLED: Final = 8
CONSUME_PHASE: Final = 9
TRADE_SEAT: Final = 10
CONSUME_START: Final = 11
CONSUME_SEAT: Final = 12
PRODUCE_PHASE: Final = 13
PRODUCE_SEAT: Final = 14
PRODUCE_WINDFALLS: Final = 15
PRODUCE_MOST: Final = 16
ROUND_END: Final = 17
END_TEST: Final = 18

# Reasons: `refusals.py` has the message and the rule of each.
OK: Final = 0
NOT_THIS_DECISION: Final = 1
NOT_IN_HAND: Final = 2
NOT_EXPLORED: Final = 3
ALREADY_PICKED: Final = 4
SAME_ACTION_TWICE: Final = 5
NOT_A_DEVELOPMENT: Final = 6
DUPLICATE: Final = 7
TOO_EXPENSIVE: Final = 8
NOT_A_WORLD: Final = 9
TOO_WEAK: Final = 10
MILITARY_CANNOT_BE_PAID: Final = 11
NOT_A_MILITARY_WORLD: Final = 12
ALIEN_GOOD: Final = 13
NO_COLONY_SHIP: Final = 14
NO_CONTACT_SPECIALIST: Final = 15
NO_TACTICS: Final = 16
TACTICS_NO_USE: Final = 17
DISCARD_NOT_NEEDED: Final = 18
NOT_IN_TABLEAU: Final = 19
NO_GOOD_THERE: Final = 20
POWER_NOT_YOURS: Final = 21
POWER_TOO_NEW: Final = 22
POWER_USED: Final = 23
NOT_ENOUGH_GOODS: Final = 24
NOT_ENOUGH_KINDS: Final = 25
PILGRIMAGE_LAST: Final = 26
NO_HAND_CARD: Final = 27
NO_CARD_TO_TURN: Final = 28
MUST_CONSUME: Final = 29
WRONG_KIND: Final = 30
SAME_KIND: Final = 31
SPEND_AT_LEAST_ONE: Final = 32
NOT_WINDFALL: Final = 33
HAS_A_GOOD: Final = 34
MUST_FILL: Final = 35
NO_WINDFALL_POWER: Final = 36
NO_TARGET: Final = 37
