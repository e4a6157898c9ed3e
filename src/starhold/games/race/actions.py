"""The actions of Race: one verb for each kind of choice a person has at the table (race:101)."""

from __future__ import annotations

from typing import Final

from starhold.core.actions import ActionSpace, Verb
from starhold.games.race.cards import CARDS
from starhold.games.race.powers import Phase

N: Final = 95  # designs

# The seven action cards (race:7), in the order of their phases.
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
DOUBLE_VP: Final = 5
PRODUCE: Final = 6
ACTION_NAMES: Final = ("explore_5", "explore_1_1", "develop", "settle", "trade", "double_vp", "produce")

# How a revealed world is paid for or conquered (race:105); each also with New Military Tactics discarded (race:106).
PAY: Final = 0
PAY_COLONY_SHIP: Final = 1
CONQUER: Final = 2
PAY_CONTACT: Final = 3
PAY_CONTACT_COLONY_SHIP: Final = 4
MODES: Final = 5
MODE_NAMES: Final = ("pay", "pay_colony_ship", "conquer", "pay_contact", "pay_contact_colony_ship")
MODE_NOTATIONS: Final = MODE_NAMES + tuple(f"{name}+tactics" for name in MODE_NAMES)

CARD_NAMES: Final = tuple(card.id for card in CARDS)


def _consume_power_names() -> tuple[str, ...]:
    """A consume power is named by its card; the second one of a card gets `.2`."""
    names: list[str] = []
    for card in CARDS:
        count = sum(1 for power in card.powers if power.phase is Phase.CONSUME)
        names += [card.id if nth == 0 else f"{card.id}.{nth + 1}" for nth in range(count)]
    return tuple(names)


POWER_NAMES: Final = _consume_power_names()
POWERS: Final = 31

# First code of each verb. Written out so that the compiler sees constants; checked against SPACE below.
PASS: Final = 0  # place nothing; leave the produce bonus
END: Final = 1  # end one's consumption
ENOUGH: Final = 2  # spend no further hand card
CHOOSE: Final = 3
KEEP: Final = CHOOSE + 7
DISCARD: Final = KEEP + N
PLACE: Final = DISCARD + N
PAY_WITH: Final = PLACE + N
MODE: Final = PAY_WITH + N
SELL: Final = MODE + 10
USE: Final = SELL + N
FEED: Final = USE + POWERS
GUESS: Final = FEED + N
SPEND: Final = GUESS + 7
SOURCE: Final = SPEND + N
BONUS: Final = N  # the produce bonus, as an argument of SOURCE
FILL: Final = SOURCE + N + 1

SPACE: Final = ActionSpace(
    (
        Verb("pass"),
        Verb("end"),
        Verb("enough"),
        Verb("choose", ACTION_NAMES),
        Verb("keep", CARD_NAMES),
        Verb("discard", CARD_NAMES),
        Verb("place", CARD_NAMES),
        Verb("pay", CARD_NAMES),
        Verb("settle", MODE_NOTATIONS),
        Verb("sell", CARD_NAMES),
        Verb("use", POWER_NAMES),
        Verb("feed", CARD_NAMES),
        Verb("guess", tuple(str(number) for number in range(1, 8))),
        Verb("spend", CARD_NAMES),
        Verb("source", (*CARD_NAMES, "bonus")),
        Verb("fill", CARD_NAMES),
    )
)

if tuple(verb.base for verb in SPACE.verbs) != (
    PASS, END, ENOUGH, CHOOSE, KEEP, DISCARD, PLACE, PAY_WITH, MODE, SELL, USE, FEED, GUESS, SPEND, SOURCE, FILL,
):  # fmt: skip
    raise AssertionError("the codes of race/actions.py do not match its verbs")
