"""The cards, and the one thing to do with them (template:2)."""

from __future__ import annotations

from typing import Final

from starhold.core.actions import ActionSpace, Verb

COPIES: Final = 3  # of each signal
SIGNALS: Final = 8
ALL_CARDS: Final = tuple(card for card in range(SIGNALS) for _ in range(COPIES))
CARD_NAMES: Final = tuple(f"signal_{strength}" for strength in range(1, SIGNALS + 1))
SPACE: Final = ActionSpace([Verb("send", CARD_NAMES)])
SEND: Final = 0  # the first code of the verb
