"""What a tableau can do, summed up in one pass: the ground on which `appraise` values everything else.

Public facts only: it reads a list of face-up cards, never a hand, a deck or a good.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.games.race import card_table as flat
from starhold.games.race.card_table import CardTable
from starhold.games.race.settings import Settings

CHIP_TO_CARD: Final = 2.0  # how much more a chip counts than a card when consume powers are put in order


def _power_value(table: CardTable, power: int) -> float:
    """What one good fed to this power brings; the more, the earlier the power is fed."""
    goods = max(1, table.power_goods[power])
    value = (CHIP_TO_CARD * table.power_vp[power] + table.power_cards[power]) / goods
    if table.power_kind[power] != flat.GOODS:
        return -1.0  # sales and Pilgrimage World take what is left
    if table.power_good[power] != flat.ANY:
        value += 0.1  # of two equal ones feed first the one that is harder to feed
    return value


def _ranking(table: CardTable) -> list[int]:
    """All consume powers of an edition, the best to feed first; Pilgrimage World last of all."""
    powers = list(range(len(table.power_card)))
    powers.sort(key=lambda power: (-_power_value(table, power), table.power_kind[power] == flat.ALL_GOODS, power))
    return powers


# Powers by rank and ranks by power, so that a tableau's powers are sorted as plain numbers.
BY_RANK: Final[dict[str, list[int]]] = {name: _ranking(table) for name, table in flat.TABLES.items()}
RANKS: Final[dict[str, list[int]]] = {
    name: [powers.index(power) for power in range(len(powers))] for name, powers in BY_RANK.items()
}


class Survey:
    """Sums over a tableau. Lists of five have a place for each kind of good and one for ANY."""

    __slots__ = (
        "any_windfall_powers",
        "by_rank",
        "colony_ship",
        "conquest",
        "contact",
        "develop_discount",
        "draw_after_developing",
        "draw_after_settling",
        "draw_before_developing",
        "draw_in_produce",
        "draw_per_kind",
        "engine",
        "engine_card",
        "explore_draw",
        "explore_keep",
        "is_told",
        "made_draws",
        "military",
        "military_kind",
        "military_rebels",
        "powers",
        "produced_here",
        "production",
        "sale",
        "sale_here",
        "settle_discount",
        "tactics",
        "told",
        "told_shares",
        "windfall",
        "windfall_powers",
        "world_draws",
    )

    def __init__(self, by_rank: list[int]) -> None:
        self.by_rank = by_rank
        self.explore_draw: int = 0
        self.explore_keep: int = 0
        self.develop_discount: int = 0
        self.draw_before_developing: int = 0
        self.draw_after_developing: int = 0
        self.draw_after_settling: int = 0
        self.settle_discount: list[int] = [0, 0, 0, 0, 0]
        self.military: int = 0
        self.military_kind: list[int] = [0, 0, 0, 0]
        self.military_rebels: int = 0
        self.contact = False
        self.colony_ship = False
        self.tactics = False
        self.sale: list[int] = [2, 3, 4, 5]
        self.sale_here: int = 0
        self.production: list[int] = [0, 0, 0, 0]
        self.windfall: list[int] = [0, 0, 0, 0]
        self.windfall_powers: list[int] = [0, 0, 0, 0]
        self.any_windfall_powers: int = 0
        self.produced_here: int = 0  # draws for goods on production worlds
        self.draw_in_produce: int = 0
        self.made_draws: list[int] = [0, 0, 0, 0]
        self.world_draws: list[int] = [0, 0, 0, 0]
        self.draw_per_kind: int = 0
        self.powers: list[int] = []  # consume powers as ranks, best first
        self.engine = 0.0  # what the engine puts out …
        self.engine_card = -1.0  # … where a card is worth this: worked out once (`appraise_worth.engine_output`)
        self.conquest = -1.0  # what Military brings, when it was worked out once
        self.is_told = False  # whether it is known what a net is told of all that (`encoding`) …
        self.told = vec[i64]()  # … and that: inputs …
        self.told_shares = vec[float]()  # … and their values


# The same tableaux come up over and over while choices are weighed: their sums are kept, and never changed.
KEPT: Final[dict[str, dict[tuple[int, ...], Survey]]] = {name: {} for name in flat.TABLES}
MOST_KEPT: Final = 4_000


def survey(table: CardTable, settings: Settings, tableau: list[int]) -> Survey:
    """A tableau summed up."""
    kept = KEPT[settings.edition]
    key = tuple(tableau)
    sums = kept.get(key)
    if sums is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        sums = _summed(table, settings.edition, tableau)
        kept[key] = sums
    return sums


def _summed(table: CardTable, edition: str, tableau: list[int]) -> Survey:
    sums = Survey(BY_RANK[edition])
    ranks = RANKS[edition]
    for card in tableau:
        bits: int = table.phases[card]
        if table.production[card]:
            sums.production[table.good[card]] += 1
            sums.produced_here += table.draw_if_produced_here[card]
        elif table.windfall[card]:
            sums.windfall[table.good[card]] += 1
        if bits & flat.EXPLORES:
            sums.explore_draw += table.explore_draw[card]
            sums.explore_keep += table.explore_keep[card]
        if bits & flat.DEVELOPS:
            sums.develop_discount += table.develop_discount[card]
            sums.draw_before_developing += table.draw_before_developing[card]
            sums.draw_after_developing += table.draw_after_developing[card]
        if bits & flat.SETTLES:
            _add_settle_powers(sums, table, card)
        if bits & flat.TRADES:
            _add_sale_bonus(sums, table, card)
        if bits & flat.CONSUMES:
            power: int = table.first_power[card]
            last: int = power + table.power_count[card]
            while power < last:
                sums.powers.append(ranks[power])
                power += 1
        if bits & flat.PRODUCES:
            _add_produce_powers(sums, table, card)
    sums.powers.sort()
    return sums


def _add_settle_powers(sums: Survey, table: CardTable, card: int) -> None:
    sums.military += table.military[card]
    sums.draw_after_settling += table.draw_after_settling[card]
    if table.settle_discount[card]:
        sums.settle_discount[table.settle_discount_good[card]] += table.settle_discount[card]
    if table.military_against[card]:
        if table.military_against_good[card] != flat.NONE:
            sums.military_kind[table.military_against_good[card]] += table.military_against[card]
        if table.military_against_rebels[card]:
            sums.military_rebels += table.military_against[card]
    if card == flat.COLONY_SHIP:
        sums.colony_ship = True
    elif card == flat.CONTACT_SPECIALIST:
        sums.contact = True
    elif card == flat.NEW_MILITARY_TACTICS:
        sums.tactics = True


def _add_sale_bonus(sums: Survey, table: CardTable, card: int) -> None:
    bonus: int = table.sale_bonus[card]
    kind: int = table.sale_bonus_good[card]
    if table.sale_bonus_here[card]:
        if bonus > sums.sale_here:
            sums.sale_here = bonus
    elif kind == flat.ANY:
        sums.sale[0] += bonus
        sums.sale[1] += bonus
        sums.sale[2] += bonus
        sums.sale[3] += bonus
    else:
        sums.sale[kind] += bonus


def _add_produce_powers(sums: Survey, table: CardTable, card: int) -> None:
    sums.draw_in_produce += table.draw_in_produce[card]
    sums.draw_per_kind += table.draw_per_kind_produced[card]
    if table.draw_per_good_produced[card]:
        sums.made_draws[table.draw_per_good_kind[card]] += table.draw_per_good_produced[card]
    if table.draw_if_most_produced[card]:
        sums.made_draws[table.draw_if_most_kind[card]] += 1  # two cards if most: mostly with two goods or so
    if table.draw_per_world[card]:
        sums.world_draws[table.draw_per_world_kind[card]] += table.draw_per_world[card]
    kind: int = table.windfall_power[card]
    if kind == flat.ANY:
        sums.any_windfall_powers += 1
    elif kind != flat.NONE:
        sums.windfall_powers[kind] += 1


# -- what placing a card takes


def development_price(sums: Survey, table: CardTable, card: int) -> int:
    """Cards to pay for a development without the bonus of Develop."""
    price: int = table.cost[card] - sums.develop_discount
    return price if price > 0 else 0


def strength(sums: Survey, table: CardTable, world: int) -> int:
    """Military against this world, without discards."""
    total = sums.military
    if table.good[world] != flat.NONE:
        total += sums.military_kind[table.good[world]]
    if table.rebel[world]:
        total += sums.military_rebels
    return total


def discounted(sums: Survey, table: CardTable, world: int, price: int) -> int:
    """A price less the discounts for this world."""
    price -= sums.settle_discount[flat.ANY]
    if table.good[world] != flat.NONE:
        price -= sums.settle_discount[table.good[world]]
    return price if price > 0 else 0
