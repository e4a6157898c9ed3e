"""The cards as flat lists of numbers, one entry a design: what the engine reads while it plays.

Made once for each edition from `cards.py`; nothing here is a fact of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.games.race import powers
from starhold.games.race.actions import N
from starhold.games.race.cards import EDITIONS, INDEX, Card

NONE: Final = -1
ANY: Final = 4  # "any kind", where a list has a place for each kind of good and one more

# What a card has to do in a phase at all, as bits of `phases`: most cards have nothing, and are passed over at once.
EXPLORES: Final = 1
DEVELOPS: Final = 2
SETTLES: Final = 4
TRADES: Final = 8
CONSUMES: Final = 16
PRODUCES: Final = 32
_PHASE_BIT = {
    powers.Phase.EXPLORE: EXPLORES,
    powers.Phase.DEVELOP: DEVELOPS,
    powers.Phase.SETTLE: SETTLES,
    powers.Phase.TRADE: TRADES,
    powers.Phase.CONSUME: CONSUMES,
    powers.Phase.PRODUCE: PRODUCES,
}

# Kinds of consume powers.
GOODS: Final = 0  # discard a number of goods
ALL_GOODS: Final = 1
SALE: Final = 2
DRAW: Final = 3
LUCKY_NUMBER: Final = 4
HAND: Final = 5

COLONY_SHIP: Final[i64] = INDEX["colony_ship"]
NEW_MILITARY_TACTICS: Final[i64] = INDEX["new_military_tactics"]
CONTACT_SPECIALIST: Final[i64] = INDEX["contact_specialist"]


def _zeros() -> list[int]:
    return [0] * N


class CardTable:
    """All figures of one edition."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.copies = [card.copies for card in cards]
        self.world = [int(card.world) for card in cards]
        self.military_world = [int(card.military) for card in cards]
        self.cost = [card.cost for card in cards]  # or defence
        self.vp = [card.vp for card in cards]
        self.good = [NONE if card.good is None else int(card.good) for card in cards]
        self.windfall = [int(card.source is powers.Source.WINDFALL) for card in cards]
        self.production = [int(card.source is powers.Source.PRODUCTION) for card in cards]
        self.rebel = [int("rebel" in card.keywords) for card in cards]
        self.phases = _zeros()
        self.explore_draw = _zeros()
        self.explore_keep = _zeros()
        self.draw_before_developing = _zeros()
        self.develop_discount = _zeros()
        self.draw_after_developing = _zeros()
        self.settle_discount = _zeros()
        self.settle_discount_good = [ANY] * N  # which worlds it is for
        self.military = _zeros()
        self.military_against = _zeros()
        self.military_against_good = [NONE] * N
        self.military_against_rebels = _zeros()
        self.draw_after_settling = _zeros()
        self.sale_bonus = _zeros()
        self.sale_bonus_good = [ANY] * N
        self.sale_bonus_here = _zeros()
        self.windfall_power = [NONE] * N  # the kind of windfall world it fills; ANY for any
        self.draw_in_produce = _zeros()
        self.draw_if_produced_here = _zeros()
        self.draw_per_good_produced = _zeros()
        self.draw_per_good_kind = [NONE] * N
        self.draw_per_kind_produced = _zeros()
        self.draw_per_world = _zeros()
        self.draw_per_world_kind = [NONE] * N
        self.draw_if_most_produced = _zeros()
        self.draw_if_most_kind = [NONE] * N
        self.tactics_bonus = 0
        self.contact_discount = 0
        # consume powers, numbered through all designs
        self.first_power = _zeros()
        self.power_count = _zeros()
        self.power_card: list[int] = []
        self.power_kind: list[int] = []
        self.power_good: list[int] = []
        self.power_goods: list[int] = []  # goods for one use
        self.power_uses: list[int] = []
        self.power_vp: list[int] = []
        self.power_cards: list[int] = []
        self.power_different: list[int] = []
        for design, card in enumerate(cards):
            self._read(design, card)

    def _read(self, design: int, card: Card) -> None:
        self.first_power[design] = len(self.power_card)
        for power in card.powers:
            self.phases[design] |= _PHASE_BIT[power.phase]
            match power:
                case powers.ExploreDraw(n):
                    self.explore_draw[design] += n
                case powers.ExploreKeep(n):
                    self.explore_keep[design] += n
                case powers.DrawBeforeDeveloping(n):
                    self.draw_before_developing[design] += n
                case powers.DevelopDiscount(n):
                    self.develop_discount[design] += n
                case powers.DrawAfterDeveloping(n):
                    self.draw_after_developing[design] += n
                case powers.SettleDiscount(n, good):
                    self.settle_discount[design] += n
                    self.settle_discount_good[design] = ANY if good is None else int(good)
                case powers.Military(n):
                    self.military[design] += n
                case powers.MilitaryAgainst(n, good, rebel):
                    self.military_against[design] += n
                    self.military_against_good[design] = NONE if good is None else int(good)
                    self.military_against_rebels[design] = int(rebel)
                case powers.PayForMilitary(discount):
                    self.contact_discount = discount
                case powers.DiscardForMilitary(n):
                    self.tactics_bonus = n
                case powers.DrawAfterSettling(n):
                    self.draw_after_settling[design] += n
                case powers.SaleBonus(n, good, here):
                    self.sale_bonus[design] += n
                    self.sale_bonus_good[design] = ANY if good is None else int(good)
                    self.sale_bonus_here[design] = int(here)
                case powers.Consume(good, vp, drawn, goods, uses, different):
                    kind = ANY if good is None else int(good)
                    self._power(design, GOODS, kind, goods, uses, vp, drawn, int(different))
                case powers.ConsumeAll():
                    self._power(design, ALL_GOODS, ANY, 0, 1, 1, 0, 0)
                case powers.SellGood(with_trade_powers):
                    self._power(design, SALE, ANY, 1, 1, 0, int(with_trade_powers), 0)
                case powers.DrawInConsume(n):
                    self._power(design, DRAW, ANY, 0, 1, 0, n, 0)
                case powers.GuessTopCard():
                    self._power(design, LUCKY_NUMBER, ANY, 0, 1, 0, 0, 0)
                case powers.SpendHand(most, vp):
                    self._power(design, HAND, ANY, 0, most, vp, 0, 0)
                case powers.ProduceOnWindfall(good):
                    self.windfall_power[design] = ANY if good is None else int(good)
                case powers.DrawInProduce(n):
                    self.draw_in_produce[design] += n
                case powers.DrawIfProducedHere(n):
                    self.draw_if_produced_here[design] += n
                case powers.DrawPerGoodProduced(n, good):
                    self.draw_per_good_produced[design] += n
                    self.draw_per_good_kind[design] = int(good)
                case powers.DrawPerKindProduced(n):
                    self.draw_per_kind_produced[design] += n
                case powers.DrawPerWorld(n, good):
                    self.draw_per_world[design] += n
                    self.draw_per_world_kind[design] = int(good)
                case powers.DrawIfMostProduced(n, good):
                    self.draw_if_most_produced[design] += n
                    self.draw_if_most_kind[design] = int(good)
                case powers.DiscardForFreeWorld():
                    pass  # one design, asked for by name
                case powers.ProduceHere():
                    pass  # `production` says it already
                case _:
                    raise AssertionError(f"{card.id}: race/card_table.py does not know the power {power!r}")
        self.power_count[design] = len(self.power_card) - self.first_power[design]

    def _power(
        self, design: int, kind: int, good: int, goods: int, uses: int, vp: int, cards: int, different: int
    ) -> None:
        self.power_card.append(design)
        self.power_kind.append(kind)
        self.power_good.append(good)
        self.power_goods.append(goods)
        self.power_uses.append(uses)
        self.power_vp.append(vp)
        self.power_cards.append(cards)
        self.power_different.append(different)


TABLES: Final[dict[str, CardTable]] = {name: CardTable(cards) for name, cards in EDITIONS.items()}
