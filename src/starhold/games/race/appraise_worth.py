"""What a tableau and the cards in hand are worth to their owner, in victory points at the end of the game.

The unit is the point; `Outlook.card` is what a plain hand card is worth in it. Only public facts and the seat's own
hand are read. The figures began as a player's guesses and were moved by matches of thousands of games against
themselves for as long as that won clearly; a comment says what each stands for, not that it could be no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.hands import holds
from starhold.games.race.appraise_goods import fed, goods_worth, made, traded
from starhold.games.race.appraise_survey import Survey, development_price, discounted, strength, survey
from starhold.games.race.card_table import ANY, NONE, CardTable
from starhold.games.race.scoring import SCORING

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

FULL: Final = 12  # cards in a tableau that end the game
# -- tempo
SPEED: Final = 1.0  # cards the fastest player places in a round
SPEED_ADVANCED: Final = 1.7  # the same with two actions
LONG: Final = 11  # rounds after which a game has gone on for long enough: what is done later hardly counts
LONG_ADVANCED: Final = 7  # the same with two actions
CHIPS_A_ROUND: Final = 0.8  # chips a player takes in a round, before there is anything to measure
HALF_ROUND: Final = 0.7  # the end comes somewhere in the last round, not after it
# -- cards
CARD: Final = 0.65  # points a plain card makes in the end, paid for something
CARD_FADE: Final = 2.5  # rounds before the end from which on cards lose their use
HOPE: Final = 0.42  # what is left of a card's gain if it is kept to be placed later, and perhaps never is
JUNK: Final = 0.03  # orders cards that are mere payment, without making them dearer
UNREACHED: Final = 0.5  # by what that shrinks for each Military point still missing
# -- powers: how often a phase comes in a round, for two players; more players call more
CALLS: Final[list[float]] = [0.35, 0.5, 0.55, 0.5, 0.45]
MORE_CALLS: Final = 0.12  # for each player more
CALLS_AMONG: Final = [[call + MORE_CALLS * (players - 2) for call in CALLS] for players in range(5)]
LOOK: Final = 0.06  # one more card to choose from, in cards
PLACED: Final = 0.35  # share of the Develop or Settle phases in which one pays for something
OF_ONE_KIND: Final = 0.2  # share of worlds of one kind of good that are paid for
OF_ANY_KIND: Final = 0.45  # share of worlds that are paid for
# By total Military: what it opens. A list, for a tuple is made anew wherever it is read at a place that varies.
CONQUEST: Final[list[float]] = [0.0, 0.30, 0.60, 0.75, 0.88, 1.0, 1.12, 1.2, 1.24, 1.27, 1.3]
CONQUEST_POINTS: Final = 1.0  # points a Settle phase brings where all that is open
CONQUEST_KIND: Final = 0.055  # for each point against one kind of good or against Rebels
IN_HAND: Final = 0.15  # share of what a card in hand would gain later that counts now
CONTACT: Final = 0.12  # Contact Specialist, in points a Settle phase
COLONY_SHIP_CARDS: Final = 2.2  # cards that Colony Ship will save
TACTICS_POINTS: Final = 0.8  # points that New Military Tactics will bring
# -- the engine of Produce and Consume
CYCLE: Final = 0.7  # turns of Produce and Consume in a round; others call one of them as often as oneself
ENGINE_HALF: Final = 2.5  # points a turn from which on an owner spends half of his rounds on it
GROWTH: Final = 0.6  # how fast a 6-cost development's list grows, against how it grew so far
GOODS_KEPT: Final = 0.45  # share of a good's worth that is left when it lies over to the next round


class Outlook:
    """One seat's position as `appraise` sees it."""

    __slots__ = (
        "base",
        "calls",
        "card",
        "chips",
        "goods",
        "goods_base",
        "hand",
        "left",
        "lists",
        "per_chips",
        "per_military",
        "s",
        "scores",
        "seat",
        "sixes",
        "soldiers",
        "sums",
        "table",
        "tableau",
    )

    def __init__(self, s: RaceState, seat: int, hand: list[int]) -> None:
        scoring = SCORING[s.settings.edition]
        empire = s.empires[seat]
        self.s = s
        self.seat = seat
        self.table: CardTable = s.table
        self.lists = scoring.worth
        self.scores = scoring.scores
        self.per_chips = scoring.per_chips
        self.per_military = scoring.per_military
        self.hand = hand
        self.tableau = empire.tableau
        self.chips: int = empire.chips
        self.left = rounds_left(s)
        self.card = CARD * (1.0 if self.left >= CARD_FADE else self.left / CARD_FADE)
        self.calls = CALLS_AMONG[s.players]
        self.sixes = [card for card in hand if self.scores[card]]
        self.soldiers = [card for card in hand if self.table.military_world[card]]
        self.sums = survey(self.table, s.settings, self.tableau)
        self.goods = goods_of(s, seat)
        self.base = tableau_worth(self, self.tableau, self.sums)
        self.goods_base = goods_later(self, self.sums, self.goods)


def goods_of(s: RaceState, seat: int) -> list[int]:
    """A player's goods by kind."""
    goods = [0, 0, 0, 0]
    empire = s.empires[seat]
    for place, good in enumerate(empire.goods):
        if good != NONE:
            goods[s.table.good[empire.tableau[place]]] += 1
    return goods


def rounds_left(s: RaceState) -> float:
    """Rounds to come after this one: by the longest tableau, by the chips that are left, and by common patience."""
    longest = 0
    for empire in s.empires:
        if len(empire.tableau) > longest:
            longest = len(empire.tableau)
    players: int = s.players
    pool: int = s.pool()
    given: int = s.given
    begun: int = s.round
    if longest >= FULL or pool == 0:
        return 0.0
    by_tableau = (FULL - longest) / (SPEED_ADVANCED if s.settings.advanced else SPEED)
    pace = CHIPS_A_ROUND * players
    if begun > 0 and given / begun > pace:
        pace = given / begun
    left = min(by_tableau, pool / pace) - HALF_ROUND
    by_patience = float((LONG_ADVANCED if s.settings.advanced else LONG) - begun)
    if by_patience < HALF_ROUND:
        by_patience = HALF_ROUND
    return max(0.0, min(left, by_patience))


# -- a tableau


def tableau_worth(o: Outlook, tableau: list[int], sums: Survey) -> float:
    """Points, and what the powers will bring until the end."""
    return points_worth(o, tableau, sums) + powers_worth(o, sums) * o.left + engine_worth(o, sums) + once_worth(o, sums)


def points_worth(o: Outlook, tableau: list[int], sums: Survey) -> float:
    """Printed points, lists of 6-cost developments with some growth, and a share of the lists still in hand."""
    table = o.table
    worth = 0.0
    for card in tableau:
        worth += table.vp[card]
        if o.scores[card]:
            worth += list_worth(o, tableau, sums, card)
    for card in o.sixes:
        if not holds(tableau, card):
            worth += IN_HAND * list_worth(o, tableau, sums, card)
    for card in o.soldiers:
        if not holds(tableau, card) and strength(sums, table, card) >= table.cost[card]:
            worth += IN_HAND * (1.0 + table.vp[card]) * (1.0 if o.left >= 1.0 else o.left)
    return worth


def list_worth(o: Outlook, tableau: list[int], sums: Survey, six: int) -> float:
    """A 6-cost development's list in this tableau, with what it may still grow."""
    worth = o.lists[six]
    count = 0
    for card in tableau:
        count += worth[card]
    if o.per_chips[six]:
        count += o.chips // o.per_chips[six]
    if o.per_military[six]:
        count += o.per_military[six] * sums.military
    return count + GROWTH * o.left * (count + 1.0) / (len(tableau) + 3.0)


def powers_worth(o: Outlook, sums: Survey) -> float:
    """Points a round from all powers but those of the Produce and Consume engine."""
    card = o.card
    worth = o.calls[0] * card * (LOOK * sums.explore_draw + sums.explore_keep)
    worth += (
        o.calls[1]
        * card
        * (PLACED * (sums.develop_discount + sums.draw_after_developing) + sums.draw_before_developing)
    )
    discounts = OF_ANY_KIND * sums.settle_discount[ANY] + OF_ONE_KIND * (
        sums.settle_discount[0] + sums.settle_discount[1] + sums.settle_discount[2] + sums.settle_discount[3]
    )
    settles = PLACED * card * (discounts + sums.draw_after_settling) + conquest_worth(sums)
    if sums.contact:
        settles += CONTACT
    return worth + o.calls[2] * settles


def conquest_worth(sums: Survey) -> float:
    """Points a Settle phase from Military."""
    if sums.conquest < 0.0:
        military = min(max(sums.military, 0), len(CONQUEST) - 1)
        extra = sums.military_rebels + sum(sums.military_kind)
        sums.conquest = CONQUEST_POINTS * CONQUEST[military] + CONQUEST_KIND * extra
    return sums.conquest


def once_worth(o: Outlook, sums: Survey) -> float:
    """Cards that are discarded for their power."""
    fade = 1.0 if o.left >= CARD_FADE else o.left / CARD_FADE
    worth = 0.0
    if sums.colony_ship:
        worth += COLONY_SHIP_CARDS * o.card
    if sums.tactics:
        worth += TACTICS_POINTS * fade
    return worth


def engine_worth(o: Outlook, sums: Survey) -> float:
    """Turns of Produce and Consume until the end; a strong engine is turned more often."""
    output = engine_output(o, sums)
    turns = CYCLE * o.left
    return turns * output * output / (output + ENGINE_HALF)


def engine_output(o: Outlook, sums: Survey) -> float:
    """Points from one Produce and the Consume after it."""
    if sums.engine_card == o.card:
        return sums.engine
    goods = [0, 0, 0, 0]
    cards = made(sums, goods, True)
    doubled = fed(o.table, sums, goods[:], o.card, 2.0)
    sold = traded(o.table, sums, goods, o.card, 1.0)
    sums.engine = cards * o.card + (doubled if doubled > sold else sold)
    sums.engine_card = o.card
    return sums.engine


def goods_later(o: Outlook, sums: Survey, goods: list[int]) -> float:
    """Goods that lie there at the end of a round."""
    share = GOODS_KEPT * (1.0 if o.left >= 1.0 else o.left)
    return share * goods_worth(o.table, sums, goods, o.card) if share > 0.0 else 0.0


# -- cards


def lay_worth(o: Outlook, card: int) -> float:
    """What the tableau gains by this card, before it is paid for."""
    tableau = [*o.tableau, card]
    sums = survey(o.table, o.s.settings, tableau)
    gain = tableau_worth(o, tableau, sums) - o.base
    if o.table.windfall[card]:
        goods = o.goods[:]
        goods[o.table.good[card]] += 1
        gain += goods_later(o, sums, goods) - o.goods_base
    elif o.goods_base > 0.0 and o.table.power_count[card]:
        gain += goods_later(o, sums, o.goods) - o.goods_base
    return gain


def price(o: Outlook, card: int) -> int:
    """Cards to pay for it with the tableau as it is, without bonus; a military world out of reach has price NONE."""
    table = o.table
    sums = o.sums
    if not table.world[card]:
        return development_price(sums, table, card)
    cost: int = table.cost[card]
    if not table.military_world[card]:
        cost = discounted(sums, table, card, cost)
        if sums.colony_ship and table.good[card] != 3 and cost > 2:
            return 2
        return cost
    if strength(sums, table, card) >= cost:
        return 0
    if sums.contact and table.good[card] != 3:
        return discounted(sums, table, card, cost - table.contact_discount)
    if sums.tactics and strength(sums, table, card) + table.tactics_bonus >= cost:
        return 1
    return NONE


def hope(o: Outlook, card: int, cost: int) -> float:
    """The chance that a card kept in hand will be placed some round."""
    time = o.left / (1.0 + 0.25 * cost)
    chance = HOPE * (1.0 if time >= 1.0 else time)
    if cost == NONE:
        missing: int = o.table.cost[card] - strength(o.sums, o.table, card)
        chance = HOPE * (1.0 if o.left >= 1.0 else o.left)
        while missing > 0:
            chance *= UNREACHED
            missing -= 1
    return chance


def keep_worth(o: Outlook, card: int, lay: float) -> float:
    """What a card is worth in hand: for the day it is placed, or as payment."""
    later = 0.0
    if o.table.world[card] or not holds(o.tableau, card):
        cost = price(o, card)
        later = hope(o, card, cost) * (lay - max(cost, 0) * o.card)
    return later if later > o.card else o.card + JUNK * later
