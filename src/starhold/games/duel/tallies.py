"""What a player of Three Epochs counts in a position: points, planets, levels, leads, and what is still to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.tallies import Tallies, Tally
from starhold.games.duel import board
from starhold.games.duel.appraise import Eye
from starhold.games.duel.appraise_worth import supremacy_outlook
from starhold.games.duel.card_table import DIPLOMACY, MILITARY, TRADE
from starhold.games.duel.phases.end import tile_points
from starhold.games.duel.phases.payment import can_pay
from starhold.games.duel.phases.supremacy import lead
from starhold.games.duel.scoring import total
from starhold.games.duel.state import DuelState

KINDS: Final = (
    Tally("points", 0.008),
    Tally("production", 0.03),
    Tally("income", 0.01),
    Tally("military", 0.03),
    Tally("trade", 0.055),
    Tally("diplomacy", 0.04),
    Tally("planets", 0.045),
    Tally("colonised", 0.02),
    Tally("objects", 0.02),
    Tally("research", 0.015),
    Tally("cards", 0.012),
    Tally("tokens", 0.008),
    Tally("ready", 0.01),
    Tally("promise", 0.008),
    Tally("supremacy", 0.006),
    Tally("tiles", 0.007),
    Tally("rival", -0.008),
)


def count(s: DuelState, seat: i64) -> list[float]:
    """The amounts, in the order of `KINDS`."""
    mine = s.universes[seat]
    direction: i64 = 1 if seat == 0 else -1
    ready: i64 = 0
    for card in mine.hand:
        if can_pay(s, seat, card):
            ready += 1
    promise = 0.0
    if not s.ended:
        eye = Eye(s, seat)
        for card in mine.hand:
            promise += eye.keep(card)
    made = mine.production
    return [
        float(total(s, seat)),
        float(made[0] + made[1] + made[2] + made[3]),
        float(mine.income),
        float(lead(s, MILITARY) * direction),
        float(lead(s, TRADE) * direction),
        float(lead(s, DIPLOMACY) * direction),
        float(len(mine.planets)),
        float(mine.colonised),
        float(mine.objects[0] + mine.objects[1] + mine.objects[2]),
        float(len(mine.researched)),
        float(len(mine.hand)),
        float(mine.tokens),
        float(ready),
        promise,
        0.0 if s.ended else supremacy_outlook(s, seat, board.EPOCHS + 1 - s.epoch),
        0.0 if s.ended else float(_tiles(s, seat)),
        float(total(s, 1 - seat)),
    ]


def _tiles(s: DuelState, seat: i64) -> i64:
    """What the end tiles would bring now: each goes to whoever produces more, and to both if they produce the same."""
    mine = s.universes[seat].production
    theirs = s.universes[1 - seat].production
    result: i64 = 0
    resource: i64 = 0
    while resource < 4:
        if mine[resource] >= theirs[resource]:
            result += tile_points(s, seat, resource)
        resource += 1
    return result


TALLIES: Final = Tallies(KINDS, count)
