"""Why something is not possible: the message and the rule behind each reason of `kinds.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.core.rules import Refusal
from starhold.games.race import kinds
from starhold.games.race.actions import MODE_NAMES, MODES, PAY_CONTACT, SPACE
from starhold.games.race.card_table import NONE
from starhold.games.race.cards import EDITIONS, INDEX
from starhold.games.race.phases.develop import development_cost
from starhold.games.race.phases.settle import military_against, mode_cost

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

# reason: (message key, rule)
REASONS: Final[dict[int, tuple[str, str]]] = {
    kinds.NOT_THIS_DECISION: ("refuse-not-this-decision", "race:101"),
    kinds.NOT_IN_HAND: ("refuse-not-in-hand", "race:98"),
    kinds.NOT_EXPLORED: ("refuse-not-explored", "race:21"),
    kinds.ALREADY_PICKED: ("refuse-already-picked", "race:101"),
    kinds.SAME_ACTION_TWICE: ("refuse-same-action-twice", "race:86"),
    kinds.NOT_A_DEVELOPMENT: ("refuse-not-a-development", "race:104"),
    kinds.DUPLICATE: ("refuse-duplicate", "race:25"),
    kinds.TOO_EXPENSIVE: ("refuse-too-expensive", "race:104"),
    kinds.NOT_A_WORLD: ("refuse-not-a-world", "race:105"),
    kinds.TOO_WEAK: ("refuse-too-weak", "race:32"),
    kinds.MILITARY_CANNOT_BE_PAID: ("refuse-military-cannot-be-paid", "race:32"),
    kinds.NOT_A_MILITARY_WORLD: ("refuse-not-a-military-world", "race:105"),
    kinds.ALIEN_GOOD: ("refuse-alien-good", "race:36"),
    kinds.NO_COLONY_SHIP: ("refuse-no-colony-ship", "race:41"),
    kinds.NO_CONTACT_SPECIALIST: ("refuse-no-contact-specialist", "race:36"),
    kinds.NO_TACTICS: ("refuse-no-tactics", "race:35"),
    kinds.TACTICS_NO_USE: ("refuse-tactics-no-use", "race:106"),
    kinds.DISCARD_NOT_NEEDED: ("refuse-discard-not-needed", "race:106"),
    kinds.NOT_IN_TABLEAU: ("refuse-not-in-tableau", "race:50"),
    kinds.NO_GOOD_THERE: ("refuse-no-good-there", "race:50"),
    kinds.POWER_NOT_YOURS: ("refuse-power-not-yours", "race:117"),
    kinds.POWER_TOO_NEW: ("refuse-power-too-new", "race:12"),
    kinds.POWER_USED: ("refuse-power-used", "race:49"),
    kinds.NOT_ENOUGH_GOODS: ("refuse-not-enough-goods", "race:113"),
    kinds.NOT_ENOUGH_KINDS: ("refuse-not-enough-kinds", "race:52"),
    kinds.PILGRIMAGE_LAST: ("refuse-pilgrimage-last", "race:55"),
    kinds.NO_HAND_CARD: ("refuse-no-hand-card", "race:57"),
    kinds.NO_CARD_TO_TURN: ("refuse-no-card-to-turn", "race:116"),
    kinds.MUST_CONSUME: ("refuse-must-consume", "race:111"),
    kinds.WRONG_KIND: ("refuse-wrong-kind", "race:113"),
    kinds.SAME_KIND: ("refuse-same-kind", "race:52"),
    kinds.SPEND_AT_LEAST_ONE: ("refuse-spend-at-least-one", "race:114"),
    kinds.NOT_WINDFALL: ("refuse-not-windfall", "race:119"),
    kinds.HAS_A_GOOD: ("refuse-has-a-good", "race:63"),
    kinds.MUST_FILL: ("refuse-must-fill", "race:64"),
    kinds.NO_WINDFALL_POWER: ("refuse-no-windfall-power", "race:118"),
    kinds.NO_TARGET: ("refuse-no-target", "race:119"),
}


def explain(s: RaceState, f: Frame, action: int, reason: int) -> Refusal:
    """The reason with the figures a player wants to see: what it costs, what there is."""
    key, rule = REASONS[reason]
    verb, argument = SPACE.split(action)
    values: dict[str, int | str] = {}
    card = INDEX.get(argument.split(".")[0], NONE)
    mode = 0
    if verb == "settle" and f.kind == kinds.PAY_MODE:  # about the world on the table, not about the argument
        card = f.subject
        mode = MODE_NAMES.index(argument.removesuffix("+tactics")) % MODES
    if card != NONE:
        values["card"] = EDITIONS[s.settings.edition][card].id
    empire = s.empires[f.seat]
    if reason == kinds.TOO_EXPENSIVE:
        if s.table.world[card]:
            rule = "race:105"
            if s.table.military_world[card] and f.kind != kinds.PAY_MODE:
                mode = PAY_CONTACT  # there is no other way to pay for it (race:36)
            values["cost"] = mode_cost(s, f.seat, card, mode)
        else:
            values["cost"] = development_cost(s, f.seat, card, f.detail)
        values["spare"] = len(empire.hand) - (1 if verb == "place" else 0)
    elif reason == kinds.TOO_WEAK:
        values["defense"] = s.table.cost[card]
        values["military"] = military_against(s, f.seat, card)
    elif reason == kinds.ALIEN_GOOD and "colony_ship" in argument:
        rule = "race:41"
    return Refusal(key, rule, values)
