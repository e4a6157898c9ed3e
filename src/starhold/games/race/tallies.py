"""What a player of Race counts in a position: points, cards, goods, strength, and what can be placed next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.tallies import Tallies, Tally
from starhold.games.race.appraise_worth import Outlook, keep_worth, lay_worth, price
from starhold.games.race.card_table import ANY, NONE
from starhold.games.race.scoring import points
from starhold.games.race.state import RaceState

KINDS: Final = (
    Tally("chips", 0.035),
    Tally("placed", 0.04),
    Tally("cards", 0.008),
    Tally("goods", 0.02),
    Tally("sale", 0.005),
    Tally("tableau", 0.01),
    Tally("production", 0.06),
    Tally("military", 0.015),
    Tally("discount", 0.02),
    Tally("consume", 0.015),
    Tally("ready", 0.012),
    Tally("conquest", 0.02),
    Tally("promise", 0.02),
    Tally("rival", -0.03),
)


def count(s: RaceState, seat: i64) -> list[float]:
    """The amounts, in the order of `KINDS`."""
    empire = s.empires[seat]
    look = Outlook(s, seat, empire.hand)
    sums = look.sums
    goods: i64 = 0
    sale: i64 = 0
    kind: i64 = 0
    while kind < 4:
        goods += look.goods[kind]
        if look.goods[kind] > 0 and sums.sale[kind] > sale:
            sale = sums.sale[kind]
        kind += 1
    spare: i64 = len(empire.hand) - 1
    ready: i64 = 0
    conquest: i64 = 0
    promise = 0.0
    for card in empire.hand:
        if not s.table.world[card] and card in empire.tableau:
            continue
        promise += keep_worth(look, card, lay_worth(look, card)) - look.card
        cost = price(look, card)
        if cost != NONE and cost <= spare:
            ready += 1
            if s.table.military_world[card]:
                conquest += 1
    rival: i64 = -100
    other: i64 = 0
    while other < s.players:
        if other != seat:
            score = points(s, other)
            if score > rival:
                rival = score
        other += 1
    return [
        float(empire.chips),
        float(points(s, seat) - empire.chips),
        float(len(empire.hand)),
        float(goods),
        float(sale),
        float(len(empire.tableau)),
        float(sums.production[0] + sums.production[1] + sums.production[2] + sums.production[3]),
        float(sums.military),
        float(sums.develop_discount + sums.settle_discount[ANY]),
        float(len(sums.powers)),
        float(ready),
        float(conquest),
        promise,
        float(rival),
    ]


TALLIES: Final = Tallies(KINDS, count)
