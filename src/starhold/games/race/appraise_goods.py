"""What goods are worth: fed to consume powers, sold, or still to be produced.

Goods are counted by kind, in lists of four. Which card lies on a world is nobody's knowledge and nobody's question.
"""

from __future__ import annotations

from typing import Final

from starhold.games.race.appraise_survey import Survey
from starhold.games.race.card_table import ALL_GOODS, ANY, DRAW, GOODS, LUCKY_NUMBER, NONE, SALE, CardTable

LUCKY_CARD: Final = 0.25  # the share of lucky numbers that hit: the commonest cost is on a quarter of the cards


class Meal:
    """What a round of consumption brings."""

    __slots__ = ("cards", "vp")

    def __init__(self) -> None:
        self.vp: int = 0
        self.cards = 0.0


def consume(table: CardTable, sums: Survey, ranks: list[int], goods: list[int]) -> Meal:
    """Use the powers of these ranks, best first; what they eat is taken out of `goods`."""
    meal = Meal()
    total: int = goods[0] + goods[1] + goods[2] + goods[3]
    for rank in ranks:
        power: int = sums.by_rank[rank]
        kind: int = table.power_kind[power]
        if kind == DRAW:
            meal.cards += table.power_cards[power]
        elif kind == LUCKY_NUMBER:
            meal.cards += LUCKY_CARD
        elif total > 0:
            if kind == GOODS:
                eaten = _eat(table, sums, ranks, power, goods)
                if eaten > 0:
                    total -= eaten
                    uses: int = eaten if table.power_goods[power] == 1 else 1
                    meal.vp += uses * table.power_vp[power]
                    meal.cards += uses * table.power_cards[power]
            elif kind == SALE:
                meal.cards += _sell_best(sums, goods, table.power_cards[power] == 1)
                total -= 1
            elif kind == ALL_GOODS:
                meal.vp += total - 1
                goods[0] = goods[1] = goods[2] = goods[3] = 0
                total = 0
    return meal


def _eat(table: CardTable, sums: Survey, ranks: list[int], power: int, goods: list[int]) -> int:
    """How many goods this power takes; none if it cannot be used."""
    kind: int = table.power_good[power]
    need: int = table.power_goods[power]
    if table.power_different[power]:
        return _eat_different(goods)
    if kind != ANY:
        if goods[kind] < need:
            return 0
        if need == 1:
            need = table.power_uses[power]
            if need > goods[kind]:
                need = goods[kind]
        goods[kind] -= need
        return need
    total: int = goods[0] + goods[1] + goods[2] + goods[3]
    if total < need:
        return 0
    if need == 1:
        need = table.power_uses[power]
        if need > total:
            need = total
    i: int = 0
    while i < need:
        goods[spare_kind(table, sums, ranks, goods)] -= 1
        i += 1
    return need


def _eat_different(goods: list[int]) -> int:
    """One good each of three kinds, of the most plentiful ones."""
    kinds: int = 0
    fewest: int = NONE
    k: int = 3
    while k >= 0:
        if goods[k] > 0:
            kinds += 1
            if fewest == NONE or goods[k] < goods[fewest]:
                fewest = k
        k -= 1
    if kinds < 3:
        return 0
    k = 0
    while k < 4:
        if goods[k] > 0 and (kinds == 3 or k != fewest):
            goods[k] -= 1
        k += 1
    return 3


def spare_kind(table: CardTable, sums: Survey, ranks: list[int], goods: list[int]) -> int:
    """The kind of good that the powers for one kind miss least; of equal ones the cheapest to sell."""
    wanted = [0, 0, 0, 0]
    for rank in ranks:
        power = sums.by_rank[rank]
        kind: int = table.power_good[power]
        if table.power_kind[power] == GOODS and kind != ANY:
            wanted[kind] += table.power_uses[power] if table.power_goods[power] == 1 else table.power_goods[power]
    best: int = NONE
    most: int = 0
    k: int = 0
    while k < 4:
        if goods[k] > 0:
            spare: int = goods[k] - wanted[k]
            if best == NONE or spare > most:
                best = k
                most = spare
        k += 1
    return best


def _sell_best(sums: Survey, goods: list[int], with_trade_powers: bool) -> int:
    """Cards for the dearest good, which is gone."""
    best: int = NONE
    price: int = 0
    k: int = 0
    while k < 4:
        if goods[k] > 0:
            offer: int = sums.sale[k] if with_trade_powers else k + 2
            if offer > price:
                best = k
                price = offer
        k += 1
    if best != NONE:
        goods[best] -= 1
    return price


def made(sums: Survey, goods: list[int], bonus: bool) -> float:
    """Fill `goods` as a Produce phase does; the result is the cards it draws."""
    cards = 0.0
    kinds: int = 0
    spare: int = sums.any_windfall_powers + (1 if bonus else 0)
    k: int = 3
    while k >= 0:  # dear kinds first for the goods of one's choice
        room: int = sums.production[k] + sums.windfall[k] - goods[k]
        if room > 0:
            # goods that lie there already are taken to lie on windfall worlds first
            on_windfalls: int = goods[k] if goods[k] < sums.windfall[k] else sums.windfall[k]
            laid: int = sums.production[k] - (goods[k] - on_windfalls)
            empty: int = sums.windfall[k] - on_windfalls
            filled: int = sums.windfall_powers[k] if sums.windfall_powers[k] < empty else empty
            empty -= filled
            if empty > 0 and spare > 0:
                more: int = spare if spare < empty else empty
                spare -= more
                filled += more
            laid += filled
            if laid > 0:
                goods[k] += laid
                kinds += 1
                cards += laid * sums.made_draws[k]
        cards += sums.world_draws[k] * (sums.production[k] + sums.windfall[k])
        k -= 1
    return cards + sums.draw_in_produce + sums.draw_per_kind * kinds + sums.produced_here


def fed(table: CardTable, sums: Survey, goods: list[int], card: float, chip: float) -> float:
    """What one Consume phase makes of these goods, which are used up; `chip` is 2 where points are doubled."""
    meal = consume(table, sums, sums.powers, goods)
    return meal.vp * chip + meal.cards * card


def traded(table: CardTable, sums: Survey, goods: list[int], card: float, chip: float) -> float:
    """The same with one good sold first."""
    sale = best_sale(sums, goods) * card
    return sale + fed(table, sums, goods, card, chip)


def best_sale(sums: Survey, goods: list[int]) -> int:
    """Sell the dearest good."""
    return _sell_best(sums, goods, True)


def goods_worth(table: CardTable, sums: Survey, goods: list[int], card: float) -> float:
    """The better of selling one and consuming, and of doubling what is consumed."""
    if goods[0] + goods[1] + goods[2] + goods[3] == 0:
        return 0.0
    doubled = fed(table, sums, goods[:], card, 2.0)
    sold = traded(table, sums, goods[:], card, 1.0)
    return doubled if doubled > sold else sold
