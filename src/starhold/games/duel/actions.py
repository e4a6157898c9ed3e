"""The actions of Three Epochs: one verb for each kind of choice (duel:K1)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.core.actions import ActionSpace, Verb
from starhold.games.duel.board import CELLS, COLUMNS
from starhold.games.duel.cards import CARDS
from starhold.games.duel.powers import CardType
from starhold.games.duel.science_cards import SCIENCE_CARDS

EPOCH_CARDS: Final = 108
CARDS_IN_ALL: Final = 132  # epoch cards, then science cards
TOKEN: Final = 132  # as an item of a payment: a universal token
PLANETS: Final = 20

CARD_NAMES: Final = (*(card.id for card in CARDS), *(card.id for card in SCIENCE_CARDS))
PLANET_NAMES: Final = tuple(card.id for card in CARDS if card.type is CardType.PLANET)

# A market cell is its worth and its column: 1a is the left one of the lowest row (duel:C1).
CELL_NAMES: Final = tuple(f"{cell // COLUMNS + 1}{'ab'[cell % COLUMNS]}" for cell in range(CELLS))
# What can be taken in one turn: a cell, or two of them.
TAKES: Final[list[tuple[int, int]]] = [
    *((cell, -1) for cell in range(CELLS)),
    *combinations(range(CELLS), 2),
]
TAKE_FIRST: Final = vec[i64]([first for first, _ in TAKES])
TAKE_SECOND: Final = vec[i64]([second for _, second in TAKES])  # -1 where one card is taken
_TAKE_NAMES: Final = tuple(
    CELL_NAMES[first] if second < 0 else f"{CELL_NAMES[first]}+{CELL_NAMES[second]}" for first, second in TAKES
)

# First code of each verb. Written out so that the compiler sees constants; checked against SPACE below.
PASS: Final = 0
SKIP: Final = 1  # research nothing
TAKE: Final = 2
PLAY: Final = TAKE + 21
QUARTER: Final = PLAY + EPOCH_CARDS
DOCK: Final = QUARTER + 4 * PLANETS
PAY: Final = DOCK + PLANETS
RESEARCH: Final = PAY + CARDS_IN_ALL + 1
AXIS: Final = RESEARCH + 24
DISCARD: Final = AXIS + 2

SPACE: Final = ActionSpace(
    (
        Verb("pass"),
        Verb("skip"),
        Verb("take", _TAKE_NAMES),
        Verb("play", CARD_NAMES[:EPOCH_CARDS]),
        Verb("quarter", tuple(f"{planet}.{number}" for planet in PLANET_NAMES for number in range(1, 5))),
        Verb("dock", PLANET_NAMES),
        Verb("pay", (*CARD_NAMES, "token")),
        Verb("research", CARD_NAMES[EPOCH_CARDS:]),
        Verb("axis", ("military", "trade")),
        Verb("discard", CARD_NAMES[:EPOCH_CARDS]),
    )
)

if tuple(verb.base for verb in SPACE.verbs) != (
    PASS, SKIP, TAKE, PLAY, QUARTER, DOCK, PAY, RESEARCH, AXIS, DISCARD,
):  # fmt: skip
    raise AssertionError("the codes of duel/actions.py do not match its verbs")
