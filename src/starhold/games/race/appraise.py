"""A sensible beginner's eye for Race: what each legal choice is worth to a seat, in victory points.

`appraise` values cards, goods and tempo: what a card would add to this tableau and what it takes to place it, what
goods bring sold or consumed, which phases the others are likely to call, and how many rounds are left. It reads only
what the seat may know: its own hand, what lies open on the table, and numbers that are public.

The parts: `appraise_survey` sums up a tableau, `appraise_goods` feeds and sells goods, `appraise_worth` values tableaux
and cards, `appraise_round` weighs phases against each other.
"""

from __future__ import annotations

from typing import Final

from starhold.core.frames import Frame
from starhold.core.game import State
from starhold.games.race import actions as codes
from starhold.games.race import kinds
from starhold.games.race.actions import N
from starhold.games.race.appraise_goods import Meal, consume, spare_kind
from starhold.games.race.appraise_round import (
    Hand,
    Option,
    Plan,
    action_worth,
    more_cards,
    pair_gain,
    payment,
    place_gain,
)
from starhold.games.race.appraise_survey import RANKS, survey
from starhold.games.race.appraise_worth import Outlook, goods_later, keep_worth, lay_worth, tableau_worth
from starhold.games.race.card_table import ANY, COLONY_SHIP, HAND, NEW_MILITARY_TACTICS, NONE, CardTable
from starhold.games.race.phases.develop import develop_discount
from starhold.games.race.phases.goods import sale_value
from starhold.games.race.phases.settle import mode_cost
from starhold.games.race.state import RaceState

LASTING: Final = 0.05  # a good on a windfall world is not made again so soon: of two equal goods keep that one
LATER: Final = 0.01  # an optional power can wait for the cards that mandatory ones draw


def appraise(position: State, seat: int, actions: list[int]) -> list[float]:
    """The worth of each of these legal actions to that seat; only differences between them mean anything."""
    assert isinstance(position, RaceState)
    frame = position.frames.of(seat)
    if frame is None:
        return [0.0] * len(actions)
    kind: int = frame.kind
    if kind == kinds.GUESS_NUMBER:
        return guess_worths(position, seat, actions)
    if kind == kinds.WINDFALL_SOURCE:
        return source_worths(position, actions)
    if kind == kinds.EXPLORE_KEEP:
        return explore_worths(position, seat, frame, actions)
    o = Outlook(position, seat, position.empires[seat].hand)
    if kind == kinds.SELL_GOOD:
        return sale_worths(o, frame, actions)
    if kind == kinds.FEED_POWER:
        return feed_worths(o, frame, actions)
    if kind == kinds.WINDFALL_WORLD:
        return fill_worths(o, actions)
    hand = Hand(o)
    if kind == kinds.CHOOSE_ACTION:
        return action_worths(hand, frame, actions)
    if kind == kinds.CHOOSE_DEVELOPMENT:
        return development_worths(hand, frame, actions)
    if kind == kinds.CHOOSE_WORLD:
        return world_worths(hand, frame, actions)
    if kind == kinds.PAY_MODE:
        return mode_worths(hand, frame, actions)
    if kind == kinds.CONSUME_NEXT:
        return power_worths(hand, actions)
    if kind == kinds.SPEND_HAND:
        return spend_worths(hand, actions)
    if kind == kinds.PAY_CARDS:
        return payment_worths(hand, frame, actions)
    return discard_worths(hand, actions)


# -- actions


def action_worths(hand: Hand, frame: Frame, actions: list[int]) -> list[float]:
    """One action card; in the advanced game the first of two is worth as much as the best pair it begins."""
    plan = Plan(hand)
    if not hand.o.s.settings.advanced:
        return [action_worth(plan, action - codes.CHOOSE, NONE) for action in actions]
    if frame.picked:
        return [action_worth(plan, frame.picked[0] - codes.CHOOSE, action - codes.CHOOSE) for action in actions]
    return [_best_second(plan, action - codes.CHOOSE) for action in actions]


def _best_second(plan: Plan, first: int) -> float:
    """Any other action, or the same one again where there are two of it (race:86)."""
    return max(
        [
            action_worth(plan, first, second)
            for second in range(7)
            if second != first or first in (codes.DEVELOP, codes.SETTLE)
        ]
    )


# -- cards in hand


def explore_worths(s: RaceState, seat: int, frame: Frame, actions: list[int]) -> list[float]:
    """What each card looked at would be worth in hand, beside those already kept."""
    hand = s.empires[seat].hand + [action - codes.KEEP for action in frame.picked]
    hand.sort()
    o = Outlook(s, seat, hand)
    result: list[float] = []
    for action in actions:
        card = action - codes.KEEP
        twice = card in hand and not o.table.world[card]  # a second copy can only pay (race:25)
        result.append(o.card if twice else keep_worth(o, card, lay_worth(o, card)))
    return result


def discard_worths(hand: Hand, actions: list[int]) -> list[float]:
    """Throw away what is worth least kept."""
    return [-_kept(hand, action - codes.DISCARD) for action in actions]


def _kept(hand: Hand, card: int) -> float:
    return hand.keeps[hand.o.hand.index(card)]


def payment_worths(hand: Hand, frame: Frame, actions: list[int]) -> list[float]:
    """Pay with what is worth least; a world that can still be settled in this round is worth more than kept."""
    saved: int = NONE
    bonus = 0.0
    if hand.o.s.phase == 2 and _called(hand.o.s, codes.SETTLE):
        for option in hand.worlds:
            gain = place_gain(hand, option, 0, -frame.need)
            if gain > bonus:
                bonus = gain
                saved = option.card
    return [
        -_kept(hand, action - codes.PAY_WITH) - (bonus if action - codes.PAY_WITH == saved else 0.0)
        for action in actions
    ]


def _called(s: RaceState, action: int) -> bool:
    """Whether anybody has revealed this action for the running round."""
    return any(empire.chose(action) for empire in s.empires)


def spend_worths(hand: Hand, actions: list[int]) -> list[float]:
    """A chip for a card that is worth less."""
    return [0.0 if action == codes.ENOUGH else 1.0 - _kept(hand, action - codes.SPEND) for action in actions]


# -- placing


def development_worths(hand: Hand, frame: Frame, actions: list[int]) -> list[float]:
    """Each development with the best world that could follow it in this round."""
    o = hand.o
    discount = develop_discount(o.s, o.seat, frame.detail) - o.sums.develop_discount
    settles = _called(o.s, codes.SETTLE)
    alone = _best_world(hand) if settles else 0.0
    result: list[float] = []
    for action in actions:
        if action == codes.PASS:
            result.append(alone)
            continue
        option = _option(hand.developments, action - codes.PLACE)
        worth = place_gain(hand, option, discount, 0)
        if settles:
            for world in hand.worlds:
                gain = pair_gain(hand, option, discount, world, 0)
                if gain > worth:
                    worth = gain
        result.append(worth + o.card * o.sums.draw_after_developing)
    return result


def _best_world(hand: Hand) -> float:
    best = 0.0
    for option in hand.worlds:
        gain = place_gain(hand, option, 0, 0)
        if gain > best:
            best = gain
    return best


def _option(options: list[Option], card: int) -> Option:
    for option in options:
        if option.card == card:
            return option
    return options[0]


def world_worths(hand: Hand, frame: Frame, actions: list[int]) -> list[float]:
    """Each world against placing none."""
    o = hand.o
    drawn = o.card * o.sums.draw_after_settling
    if o.s.empires[o.seat].chose_for(codes.SETTLE, frame.detail):
        drawn += o.card
    result: list[float] = []
    for action in actions:
        if action == codes.PASS:
            result.append(0.0)
        else:
            result.append(place_gain(hand, _option(hand.worlds, action - codes.PLACE), 0, 0) + drawn)
    return result


def mode_worths(hand: Hand, frame: Frame, actions: list[int]) -> list[float]:
    """Cards paid, and cards of the tableau given up, against each other."""
    o = hand.o
    result: list[float] = []
    for action in actions:
        mode = action - codes.MODE
        worth = 0.0
        if mode >= codes.MODES:
            mode -= codes.MODES
            worth -= _loss(o, NEW_MILITARY_TACTICS)
        if mode in (codes.PAY_COLONY_SHIP, codes.PAY_CONTACT_COLONY_SHIP):
            worth -= _loss(o, COLONY_SHIP)
        result.append(worth - payment(hand, mode_cost(o.s, o.seat, frame.subject, mode)))
    return result


def _loss(o: Outlook, card: int) -> float:
    """What the tableau is worth less without this card."""
    tableau = [other for other in o.tableau if other != card]
    return o.base - tableau_worth(o, tableau, survey(o.table, o.s.settings, tableau))


# -- goods


def sale_worths(o: Outlook, frame: Frame, actions: list[int]) -> list[float]:
    """Cards for the good sold, and what becomes of the others."""
    by_power = frame.subject > 0
    with_trade_powers = not by_power or o.table.power_cards[frame.subject - 1] == 1
    powers = _unused_powers(o, NONE) if by_power else o.sums.powers
    result: list[float] = []
    for action in actions:
        world = action - codes.SELL
        goods = o.goods[:]
        goods[o.table.good[world]] -= 1
        cards: int = sale_value(o.s, o.seat, o.tableau.index(world), with_trade_powers)
        worth = more_cards(o, len(o.hand), cards) + _rest(o, powers, goods)
        result.append(worth + _renewed(o.table, world))
    return result


def _renewed(table: CardTable, world: int) -> float:
    """Goods of production worlds come back sooner, and goods with a price of their own are kept for a sale."""
    return (LASTING if table.production[world] else 0.0) - LASTING * table.sale_bonus_here[world]


def _rest(o: Outlook, powers: list[int], goods: list[int]) -> float:
    """What these powers still make of these goods, and what is left of them."""
    meal = consume(o.table, o.sums, powers, goods)
    return _meal_worth(o, meal) + goods_later(o, o.sums, goods)


def _meal_worth(o: Outlook, meal: Meal) -> float:
    chip = 2.0 if o.s.empires[o.seat].chose(codes.DOUBLE_VP) else 1.0
    return chip * meal.vp + more_cards(o, len(o.hand), meal.cards)


def _unused_powers(o: Outlook, but: int) -> list[int]:
    """The seat's consume powers that were not used in this phase, by rank, less one."""
    used: int = o.s.empires[o.seat].used
    powers: list[int] = []
    for rank in o.sums.powers:
        power: int = o.sums.by_rank[rank]
        if power != but and not used & (1 << power):
            powers.append(rank)
    return powers


def power_worths(hand: Hand, actions: list[int]) -> list[float]:
    """Each power first, the others after it in their usual order."""
    o = hand.o
    ranks = RANKS[o.s.settings.edition]
    spent = _spend_gain(hand)
    result: list[float] = []
    for action in actions:
        if action == codes.END:
            result.append(_rest(o, [], o.goods[:]))
        elif o.table.power_kind[action - codes.USE] == HAND:
            result.append(_rest(o, _unused_powers(o, NONE), o.goods[:]) + spent - LATER)
        else:
            powers = [ranks[action - codes.USE], *_unused_powers(o, action - codes.USE)]
            result.append(_rest(o, powers, o.goods[:]) + (spent if spent > 0.0 else 0.0))
    return result


def _spend_gain(hand: Hand) -> float:
    """Chips for up to two cards that are worth less than a chip; the first has to go."""
    if len(hand.paid) < 2:
        return -1.0
    gain = 1.0 - hand.paid[1]
    if len(hand.paid) > 2 and hand.paid[2] - hand.paid[1] < 1.0:
        gain += 1.0 - (hand.paid[2] - hand.paid[1])
    return gain


def feed_worths(o: Outlook, frame: Frame, actions: list[int]) -> list[float]:
    """Each good fed, by what the remaining powers make of the remaining goods."""
    powers = _unused_powers(o, frame.subject)
    goods = o.goods[:]
    for action in frame.picked:
        goods[o.table.good[action - codes.FEED]] -= 1
    result: list[float] = []
    for action in actions:
        world = action - codes.FEED
        left = goods[:]
        left[o.table.good[world]] -= 1
        if o.table.power_good[frame.subject] == ANY and not o.table.power_different[frame.subject]:
            more: int = frame.need - 1
            while more > 0:
                left[spare_kind(o.table, o.sums, powers, left)] -= 1
                more -= 1
        result.append(_rest(o, powers, left) + _renewed(o.table, world))
    return result


def fill_worths(o: Outlook, actions: list[int]) -> list[float]:
    """Each windfall world with a good on it."""
    table = o.table
    result: list[float] = []
    for action in actions:
        if action == codes.PASS:
            result.append(o.goods_base)
            continue
        world = action - codes.FILL
        goods = o.goods[:]
        goods[table.good[world]] += 1
        cards: int = table.draw_if_produced_here[world] + o.sums.made_draws[table.good[world]]
        worth = goods_later(o, o.sums, goods) + more_cards(o, len(o.hand), cards)
        result.append(worth + LASTING * table.sale_bonus_here[world] + 0.001 * table.good[world])
    return result


def source_worths(s: RaceState, actions: list[int]) -> list[float]:
    """Powers that fill one kind of world only go first, so that none is stranded."""
    result: list[float] = []
    for action in actions:
        source = action - codes.SOURCE
        one_kind = source != codes.BONUS and s.table.windfall_power[source] != ANY
        result.append(1.0 if one_kind else 0.0)
    return result


def guess_worths(s: RaceState, seat: int, actions: list[int]) -> list[float]:
    """The share of the cards this seat has not seen that have that cost or defence."""
    unseen = s.table.copies[:]
    for empire in s.empires:
        for card in empire.tableau:
            unseen[card] -= 1
    for card in s.empires[seat].hand:
        unseen[card] -= 1
    for i, card in enumerate(s.discard):
        if s.discard_seen[i] >> seat & 1:
            unseen[card] -= 1
    count = [0] * 8
    for card in range(N):
        count[s.table.cost[card]] += unseen[card]
    return [float(count[action - codes.GUESS + 1]) for action in actions]
