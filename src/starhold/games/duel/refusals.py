"""Why something is not possible: the message and the rule behind each reason of `kinds.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.core.rules import Refusal
from starhold.games.duel import kinds
from starhold.games.duel.actions import CARD_NAMES, EPOCH_CARDS, SPACE, TAKE, TAKE_FIRST, TAKE_SECOND
from starhold.games.duel.card_table import NONE
from starhold.games.duel.phases.market import worth
from starhold.games.duel.phases.payment import units_due

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

# reason: (message key, rule)
REASONS: Final[dict[int, tuple[str, str]]] = {
    kinds.NOT_THIS_DECISION: ("refuse-not-this-decision", "duel:K1"),
    kinds.NOT_IN_HAND: ("refuse-duel-not-in-hand", "duel:B2"),
    kinds.CELL_EMPTY: ("refuse-cell-empty", "duel:C1"),
    kinds.WORTH_TOO_MUCH: ("refuse-worth-too-much", "duel:C2"),
    kinds.HAND_FULL: ("refuse-hand-full", "duel:C4"),
    kinds.ROOM_FOR_ONE: ("refuse-room-for-one", "duel:C4"),
    kinds.TAKE_TWO: ("refuse-take-two", "duel:C3"),
    kinds.NO_QUARTER: ("refuse-no-quarter", "duel:E5"),
    kinds.NO_COLONISED_PLANET: ("refuse-no-colonised-planet", "duel:E6"),
    kinds.CANNOT_PAY: ("refuse-cannot-pay", "duel:D14"),
    kinds.MUST_ACT: ("refuse-must-act", "duel:B5"),
    kinds.NOT_BLOCKED: ("refuse-not-blocked", "duel:B6"),
    kinds.NOT_YOUR_PLANET: ("refuse-not-your-planet", "duel:E5"),
    kinds.QUARTER_TAKEN: ("refuse-quarter-taken", "duel:F4"),
    kinds.QUARTER_COLOUR: ("refuse-quarter-colour", "duel:F1"),
    kinds.QUARTER_SAME: ("refuse-quarter-same", "duel:K2"),
    kinds.PLANET_OPEN: ("refuse-planet-open", "duel:E6"),
    kinds.SHIP_THERE: ("refuse-ship-there", "duel:E6"),
    kinds.SCIENCE_PAYS_NO_EPOCH_CARD: ("refuse-science-pays-no-epoch-card", "duel:D3"),
    kinds.PAYS_FOR_ITSELF: ("refuse-pays-for-itself", "duel:D10"),
    kinds.NO_TOKEN: ("refuse-no-token", "duel:D4"),
    kinds.ALREADY_PICKED: ("refuse-duel-already-picked", "duel:D1"),
    kinds.OVERPAYS: ("refuse-overpays", "duel:D9"),
    kinds.NO_SYMBOL: ("refuse-no-symbol", "duel:H2"),
    kinds.NOT_YOUR_SCIENCE: ("refuse-not-your-science", "duel:H20"),
    kinds.QUARTER_FILLED: ("refuse-quarter-filled", "duel:F1"),
    kinds.NOT_YOUR_DOCK: ("refuse-not-your-planet", "duel:E6"),
}


def explain(s: DuelState, f: Frame, action: int, reason: int) -> Refusal:
    """The reason with the figures a player wants to see."""
    key, rule = REASONS[reason]
    verb, argument = SPACE.split(action)
    values: dict[str, int | str] = {}
    universe = s.universes[f.seat]
    if verb in ("play", "research", "discard") or (verb == "pay" and argument != "token"):
        values["card"] = argument
    elif verb in ("quarter", "dock"):
        values["planet"] = argument.partition(".")[0]
        values["card"] = CARD_NAMES[f.subject] if f.kind in (kinds.CHOOSE_QUARTER, kinds.CHOOSE_DOCK) else "none"
    if reason == kinds.WORTH_TOO_MUCH:
        number = action - TAKE
        values["worth"] = worth(TAKE_FIRST[number]) + (worth(TAKE_SECOND[number]) if TAKE_SECOND[number] != NONE else 0)
        values["allowance"] = universe.take_worth
    elif reason == kinds.HAND_FULL:
        values["limit"] = universe.limit
    elif reason == kinds.CANNOT_PAY:
        due = units_due(s, f.seat, CARD_NAMES.index(argument))
        values["due"] = due if due > 0 else 1  # one item in any case
        if due == 0:
            rule = "duel:H3" if verb == "research" else "duel:D7"
        elif verb == "research":
            rule = "duel:H2"
    elif reason == kinds.PAYS_FOR_ITSELF and f.subject >= EPOCH_CARDS:
        rule = "duel:H20"
    elif reason == kinds.OVERPAYS:
        values["due"] = units_due(s, f.seat, f.subject)
        if argument == "token":
            values["card"] = "token"
    return Refusal(key, rule, values)
