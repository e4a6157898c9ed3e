"""Why something is not possible: the message and the rule behind each reason of `kinds.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.core.rules import Refusal
from starhold.games._template import kinds
from starhold.games._template.actions import CARD_NAMES, SEND

if TYPE_CHECKING:
    from starhold.games._template.state import TemplateState

# reason: (message key, rule)
REASONS: Final[dict[int, tuple[str, str]]] = {
    kinds.NOT_IN_HAND: ("refuse-not-in-hand", "template:2"),
}


def explain(s: TemplateState, f: Frame, action: int, reason: int) -> Refusal:
    """The reason with the card that it is about."""
    key, rule = REASONS[reason]
    return Refusal(key, rule, {"card": CARD_NAMES[action - SEND]})
