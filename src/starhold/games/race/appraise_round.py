"""What a round brings its owner, phase by phase, and what the others are likely to call.

A round is taken apart into looking (Explore), placing (Develop and Settle together, for they are paid from one hand)
and goods (Consume and Produce together): what each is worth is worked out once for every way it can be called, and a
scenario is a sum.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from starhold.games.race.actions import DEVELOP, DOUBLE_VP, EXPLORE_1_1, EXPLORE_5, PRODUCE, SETTLE, TRADE
from starhold.games.race.appraise_goods import best_sale, fed, made
from starhold.games.race.appraise_survey import Survey, survey
from starhold.games.race.appraise_worth import Outlook, goods_later, goods_of, keep_worth, lay_worth, price
from starhold.games.race.card_table import NONE

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

# How a phase comes to a player.
NOT_CALLED: Final = 0
CALLED: Final = 1  # by another: no bonus
MINE: Final = 2  # with the bonus
DOUBLED: Final = 2  # Consume, by 2xVP
TRADED: Final = 3  # Consume, by Trade
BOTH: Final = 4  # Consume by both of them, in the advanced game

EXPLORE_BIT: Final = 1
DEVELOP_BIT: Final = 2
SETTLE_BIT: Final = 4
CONSUME_BIT: Final = 8
PRODUCE_BIT: Final = 16
PHASE_BITS: Final = (
    EXPLORE_BIT, EXPLORE_BIT, DEVELOP_BIT, SETTLE_BIT, CONSUME_BIT, CONSUME_BIT, PRODUCE_BIT,
)  # fmt: skip

TRIED: Final = 4  # developments and worlds that are tried together; the rest are hardly ever better
FIND: Final = 0.3  # how much better the best of twice as many cards is, in plain cards
ROOMY: Final = 7  # cards in hand from which on another one is worth less
CROWDED: Final = 0.5  # what it is worth then
SCARCE: Final = 4  # cards in hand below which another one is worth more
WANTED: Final = 1.4  # what it is worth then
SHARPNESS: Final = 1.4  # how surely others take what looks best for them, per point
UNLIKELY: Final = 0.01  # below that a scenario is not looked at
TRUST: Final = 0.8  # how far that guess is relied on; else nobody calls anything and one has to help oneself
PATIENCE: Final = 16  # rounds after which nothing is left to others, or all might wait for each other for ever
RIVAL: Final = 0.35  # how much another player's gain from a phase I call counts against me
BUILDER: Final = 0.45  # points another player gains by placing, for each card in his hand
MOST_BUILT: Final = 2.6  # and at most
SECOND_PLACEMENT: Final = 0.5  # what the second of two placements in a round brings, against the first


class Option:
    """A card that may be placed: what it takes, and what it brings."""

    __slots__ = ("card", "cost", "gain")

    def __init__(self, card: int, cost: int, gain: float) -> None:
        self.card = card
        self.cost = cost  # without bonus; NONE where it cannot be placed now
        self.gain = gain  # to the tableau, less what the card was worth in hand


class Hand:
    """The hand in value: what each card is worth kept, and what paying takes."""

    __slots__ = ("developments", "keeps", "o", "paid", "worlds")

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.developments: list[Option] = []  # best first
        self.worlds: list[Option] = []
        lays = [lay_worth(o, card) for card in o.hand]
        self.keeps = [keep_worth(o, card, lay) for card, lay in zip(o.hand, lays, strict=True)]  # beside o.hand
        last = NONE
        for i, card in enumerate(o.hand):
            if card != last:
                option = Option(card, price(o, card), lays[i] - self.keeps[i])
                if o.table.world[card]:
                    _insert(self.worlds, option, o.card)
                elif card not in o.tableau:
                    _insert(self.developments, option, o.card)
            last = card
        self.paid: list[float] = [0.0]  # the cheapest way to pay 0, 1, 2... cards
        total = 0.0
        for kept in sorted(self.keeps):
            total += kept
            self.paid.append(total)


def _insert(options: list[Option], option: Option, card: float) -> None:
    """Keep the list in order of what is left after paying."""
    value = option.gain - option.cost * card
    i = len(options)
    while i > 0 and options[i - 1].gain - options[i - 1].cost * card < value:
        i -= 1
    options.insert(i, option)


def payment(hand: Hand, cost: int) -> float:
    """The worth of the cheapest `cost` cards; more than are held are paid with plain cards that came in.

    A card to be placed that is itself among the cheapest would make the next one pay; that is left aside.
    """
    held = len(hand.paid) - 1
    if cost <= held:
        return hand.paid[cost]
    return hand.paid[held] + (cost - held) * hand.o.card


def place_gain(hand: Hand, option: Option, discount: int, extra: int) -> float:
    """Placing this card alone; below 0 also where it cannot be afforded."""
    if option.cost == NONE:
        return -1.0
    cost = max(0, option.cost - discount)
    if cost > len(hand.keeps) - 1 + extra:
        return -1.0
    return option.gain - payment(hand, cost)


def pair_gain(hand: Hand, one: Option, discount: int, other: Option, extra: int) -> float:
    """Placing a development and then a world from the same hand."""
    if one.cost == NONE or other.cost == NONE:
        return -1.0
    cost = max(0, one.cost - discount) + other.cost
    if cost > len(hand.keeps) - 2 + extra:
        return -1.0
    return one.gain + other.gain - payment(hand, cost)


def placing(hand: Hand, develop: int, settle: int, extra: int) -> float:
    """The best that Develop and Settle can bring, called as they are, with `extra` cards drawn before."""
    o = hand.o
    best = 0.0
    discount = 1 if develop == MINE else 0
    for_world = 0.0
    if settle != NOT_CALLED:
        for_world = o.card * (o.sums.draw_after_settling + (1 if settle == MINE else 0))
    for_development = 0.0
    if develop != NOT_CALLED:
        for_development = o.card * o.sums.draw_after_developing
        for option in hand.developments[:TRIED]:
            gain = place_gain(hand, option, discount, extra) + for_development
            if gain > best:
                best = gain
            if settle != NOT_CALLED:
                gain = for_development + for_world + _best_pair(hand, option, discount, extra)
                if gain > best:
                    best = gain
    if settle != NOT_CALLED:
        for option in hand.worlds:
            gain = place_gain(hand, option, 0, extra) + for_world
            if gain > best:
                best = gain
    if develop != NOT_CALLED:
        best += o.card * o.sums.draw_before_developing
    return best


def _best_pair(hand: Hand, option: Option, discount: int, extra: int) -> float:
    """The best world to go with this development."""
    best = -1.0
    for world in hand.worlds[:TRIED]:
        gain = pair_gain(hand, option, discount, world, extra)
        if gain > best:
            best = gain
    return best


# -- looking


def looking(o: Outlook, drawn: int, kept: int) -> float:
    """Cards kept out of cards drawn; a wider choice finds better ones."""
    if kept > drawn:
        kept = drawn
    return more_cards(o, len(o.hand), kept) + o.card * FIND * kept * _log2(drawn / kept)


def _log2(ratio: float) -> float:
    """Close enough to the logarithm from 1 to 10, and the same on every machine."""
    result = 0.0
    while ratio >= 2.0:
        ratio /= 2.0
        result += 1.0
    return result + ratio - 1.0


def more_cards(o: Outlook, held: int, count: float) -> float:
    """Plain cards that come into a hand of that size: the fewer one has, the more they are worth."""
    factor = 1.0
    if held >= ROOMY:
        factor = CROWDED
    elif held < SCARCE:
        factor = WANTED
    return o.card * factor * count


# -- goods


def goods_gain(o: Outlook, sums: Survey, goods: list[int], consume: int, produce: int, held: int) -> float:
    """What Consume and then Produce make of these goods, against leaving them for later."""
    card = more_cards(o, held, 1.0)
    left = goods[:]
    gain = -goods_later(o, sums, goods)
    if consume in (TRADED, BOTH):
        gain += best_sale(sums, left) * card
    if consume != NOT_CALLED:
        gain += fed(o.table, sums, left, card, 2.0 if consume in (DOUBLED, BOTH) else 1.0)
    if produce != NOT_CALLED:
        gain += made(sums, left, produce == MINE) * card
    return gain + goods_later(o, sums, left)


# -- the others


def rival_gains(o: Outlook, other: int) -> list[float]:
    """What each of the seven actions would bring another player, judged by what lies on the table."""
    s = o.s
    empire = s.empires[other]
    sums = survey(s.table, s.settings, empire.tableau)
    goods = goods_of(s, other)
    held = len(empire.hand)  # its number is public
    built = min(BUILDER * held, MOST_BUILT)
    explored = o.card * (1.6 if held < SCARCE else 1.1 if held < ROOMY else 0.6)
    none = goods_gain(o, sums, goods, NOT_CALLED, NOT_CALLED, held)
    return [
        explored,
        explored,
        built * 0.95,
        built * 1.1,
        goods_gain(o, sums, goods, TRADED, NOT_CALLED, held) - none,
        goods_gain(o, sums, goods, DOUBLED, NOT_CALLED, held) - none,
        goods_gain(o, sums, goods, NOT_CALLED, MINE, held) - none,
    ]


def likely(gains: list[float]) -> list[float]:
    """The chance of each action, the better for its player the likelier."""
    top = max(gains)
    weights = [exp(SHARPNESS * (gain - top)) for gain in gains]
    total = sum(weights)
    return [weight / total for weight in weights]


def spread(s: RaceState, chances: list[list[float]]) -> list[float]:
    """The chance of each set of phases called by others, given each one's chances for each action."""
    masks = [0.0] * 32
    masks[0] = 1.0
    picks = 2 if s.settings.advanced else 1
    for mine in chances * picks:
        after = [0.0] * 32
        for mask in range(32):
            if masks[mask] > 0.0:
                for action in range(7):
                    after[mask | PHASE_BITS[action]] += masks[mask] * mine[action]
        masks = after
    return masks


# -- the choice of an action


class Plan:
    """What a round is worth for every way its phases can be called, each worked out when first asked for."""

    __slots__ = ("goods", "hand", "looks", "masks", "o", "placed", "rivals")

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.o = hand.o
        self.looks: dict[int, float] = {}
        self.placed: dict[int, float] = {}
        self.goods: dict[int, float] = {}
        s = self.o.s
        rivals = [rival_gains(self.o, other) for other in range(s.players) if other != self.o.seat]
        self.rivals = [0.0, 0.0, 0.0, 0.0, 0.0]  # what the best placed of the others gains by each phase
        for gains in rivals:
            _raise(self.rivals, gains)
        self.masks = spread(s, [likely(gains) for gains in rivals])
        doubt = 1.0 - TRUST if s.round < PATIENCE else 1.0
        self.masks = [chance * (1.0 - doubt) for chance in self.masks]
        self.masks[0] += doubt


def _raise(most: list[float], gains: list[float]) -> None:
    """Phase by phase the most that anybody gains without the bonus, which is taken to be a part of it."""
    phases = (gains[0] * 0.6, gains[2] * 0.8, gains[3] * 0.8, gains[5] * 0.5, gains[6] * 0.8)
    for phase, gain in enumerate(phases):
        if gain > most[phase]:
            most[phase] = gain


def action_worth(plan: Plan, first: int, second: int) -> float:
    """What choosing this action (or these two) is worth, over all that the others may call."""
    mine: int = PHASE_BITS[first]
    if second != NONE:
        mine |= PHASE_BITS[second]
    worth = 0.0
    for mask, chance in enumerate(plan.masks):
        if chance > UNLIKELY:
            worth += chance * (scenario_worth(plan, first, second, mask) - _given_away(plan, mine & ~mask))
    return worth


def _given_away(plan: Plan, only_mine: int) -> float:
    """What others gain by phases that only I have called."""
    total = 0.0
    for phase, gain in enumerate(plan.rivals):
        if only_mine & (1 << phase):
            total += gain
    return RIVAL * total


def scenario_worth(plan: Plan, first: int, second: int, mask: int) -> float:
    """One round, with my action(s) and these phases called by others."""
    mine = (first, second)
    explore: int = NOT_CALLED
    if EXPLORE_5 in mine:
        explore = 4 if EXPLORE_1_1 in mine else 2
    elif EXPLORE_1_1 in mine:
        explore = 3
    elif mask & EXPLORE_BIT:
        explore = CALLED
    develop: int = MINE if DEVELOP in mine else CALLED if mask & DEVELOP_BIT else NOT_CALLED
    settle: int = MINE if SETTLE in mine else CALLED if mask & SETTLE_BIT else NOT_CALLED
    consume: int = NOT_CALLED
    if TRADE in mine:
        consume = BOTH if DOUBLE_VP in mine else TRADED
    elif DOUBLE_VP in mine:
        consume = DOUBLED
    elif mask & CONSUME_BIT:
        consume = CALLED
    produce: int = MINE if PRODUCE in mine else CALLED if mask & PRODUCE_BIT else NOT_CALLED
    worth = _look(plan, explore) + _place(plan, develop, settle, explore) + _goods(plan, consume, produce)
    if first == second:  # the second Develop or Settle of the advanced game: another placement, from a thinner hand
        again = _place(plan, develop if first == DEVELOP else NOT_CALLED, settle if first == SETTLE else NOT_CALLED, 0)
        worth += SECOND_PLACEMENT * again
    return worth


def _look(plan: Plan, explore: int) -> float:
    if explore == NOT_CALLED:
        return 0.0
    if explore not in plan.looks:
        sums = plan.o.sums
        drawn: int = (2, 7, 3, 8)[explore - 1] + sums.explore_draw
        kept: int = (1, 1, 2, 2)[explore - 1] + sums.explore_keep
        plan.looks[explore] = looking(plan.o, drawn, kept)
    return plan.looks[explore]


def _place(plan: Plan, develop: int, settle: int, explore: int) -> float:
    if develop == NOT_CALLED and settle == NOT_CALLED:
        return 0.0
    extra: int = 0
    if explore != NOT_CALLED:
        extra = plan.o.sums.explore_keep + (2 if explore >= 3 else 1)
    key: int = (extra * 3 + develop) * 3 + settle
    if key not in plan.placed:
        plan.placed[key] = placing(plan.hand, develop, settle, extra)
    return plan.placed[key]


def _goods(plan: Plan, consume: int, produce: int) -> float:
    key: int = consume * 3 + produce
    if key not in plan.goods:
        o = plan.o
        plan.goods[key] = goods_gain(o, o.sums, o.goods, consume, produce, len(o.hand))
    return plan.goods[key]
