"""Phase IV, Consume: sales first, then everybody's consume powers (race:46 to race:62, race:111 to race:117)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.core.hands import distinct_codes, holds, insert_sorted
from starhold.games.race import card_table as flat
from starhold.games.race import kinds
from starhold.games.race.actions import (
    DOUBLE_VP,
    END,
    ENOUGH,
    FEED,
    GUESS,
    POWER_NAMES,
    POWERS,
    SELL,
    SPEND,
    TRADE,
    USE,
    N,
)
from starhold.games.race.phases.goods import (
    count_goods,
    count_kinds,
    discard_good,
    good_verdict,
    place_of,
    sell,
    worlds_with_goods,
)
from starhold.games.race.phases.payment import HandCards

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


class ConsumePhase(Task["RaceState"]):
    """Every sale comes before any consume power of anybody (race:46)."""

    kind = kinds.CONSUME_PHASE

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.begin_phase(4)
        i: i64 = len(s.order) - 1
        while i >= 0:
            s.frames.task(kinds.CONSUME_START, s.order[i])
            i -= 1
        i = len(s.order) - 1
        while i >= 0:
            if s.empires[s.order[i]].chose(TRADE):
                s.frames.task(kinds.TRADE_SEAT, s.order[i])
            i -= 1


class TradeSeat(Task["RaceState"]):
    """A chooser of Trade must sell one good if there is one (race:46)."""

    kind = kinds.TRADE_SEAT

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        if count_goods(s, f.subject, flat.ANY) > 0:
            s.frames.ask(kinds.SELL_GOOD, f.subject)
        else:
            s.tell("nothing-to-sell", "race:46", f.subject)


class SellGood(Decision["RaceState"]):
    """Which good: for the Trade bonus, or for a consume power that sells (subject: that power plus 1)."""

    kind = kinds.SELL_GOOD
    name = "sell_good"
    rule = "race:46"
    automatic = True
    exact = True

    def about(self, s: RaceState, f: Frame) -> str:
        return POWER_NAMES[f.subject - 1] if f.subject > 0 else ""

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return worlds_with_goods(s, f.seat, SELL)

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < SELL or action >= SELL + N:
            return kinds.NOT_THIS_DECISION
        return good_verdict(s, f.seat, action - SELL)

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        with_trade_powers = f.subject == 0 or s.table.power_cards[f.subject - 1] == 1
        sell(s, f.seat, place_of(s, f.seat, f.picked[0] - SELL), with_trade_powers, chance)


class ConsumeStart(Task["RaceState"]):
    """One player's consumption begins: all powers are unused."""

    kind = kinds.CONSUME_START

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.empires[f.subject].used = 0
        s.frames.task(kinds.CONSUME_SEAT, f.subject)


class ConsumeSeat(Task["RaceState"]):
    """As long as some power can be used there is something to decide (race:111)."""

    kind = kinds.CONSUME_SEAT

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        if _any_usable(s, f.subject, False):
            s.frames.ask(kinds.CONSUME_NEXT, f.subject)


def _any_usable(s: RaceState, seat: i64, only_mandatory: bool) -> bool:
    """Whether a power (a mandatory one) of this player can be used now."""
    empire = s.empires[seat]
    table = s.table
    i: i64 = 0
    while i < empire.active:
        card = empire.tableau[i]
        if table.phases[card] & flat.CONSUMES:
            first: i64 = table.first_power[card]
            power: i64 = first
            while power < first + table.power_count[card]:
                if use_verdict(s, seat, power) == kinds.OK and not (only_mandatory and is_optional(s, power)):
                    return True
                power += 1
        i += 1
    return False


def is_optional(s: RaceState, power: i64) -> bool:
    """All powers must be used but those that spend hand cards, and the lucky number under its option (race:111)."""
    kind: i64 = s.table.power_kind[power]
    return kind == flat.HAND or (kind == flat.LUCKY_NUMBER and s.settings.gambling_optional)


def power_verdict(s: RaceState, seat: i64, power: i64) -> i64:
    """Whether this player can use that consume power now (race:113)."""
    place = place_of(s, seat, s.table.power_card[power])
    if place == flat.NONE:
        return kinds.POWER_NOT_YOURS
    if place >= s.empires[seat].active:
        return kinds.POWER_TOO_NEW
    return use_verdict(s, seat, power)


def use_verdict(s: RaceState, seat: i64, power: i64) -> i64:
    """The same of a power that is known to be active in this tableau."""
    empire = s.empires[seat]
    table = s.table
    if empire.used & (1 << power):
        return kinds.POWER_USED
    kind: i64 = table.power_kind[power]
    if kind == flat.GOODS:
        if count_goods(s, seat, table.power_good[power]) < table.power_goods[power]:
            return kinds.NOT_ENOUGH_GOODS
        if table.power_different[power] and count_kinds(s, seat) < table.power_goods[power]:
            return kinds.NOT_ENOUGH_KINDS
        return kinds.OK
    if kind == flat.SALE:
        return kinds.OK if count_goods(s, seat, flat.ANY) > 0 else kinds.NOT_ENOUGH_GOODS
    if kind == flat.ALL_GOODS:
        if count_goods(s, seat, flat.ANY) == 0:
            return kinds.NOT_ENOUGH_GOODS
        if not s.settings.pilgrimage_any_time and _other_goods_power(s, seat):
            return kinds.PILGRIMAGE_LAST
        return kinds.OK
    if kind == flat.HAND:
        return kinds.OK if empire.hand else kinds.NO_HAND_CARD
    if kind == flat.LUCKY_NUMBER:
        return kinds.OK if s.deck or s.discard else kinds.NO_CARD_TO_TURN
    return kinds.OK


def _other_goods_power(s: RaceState, seat: i64) -> bool:
    """Whether another unused power that discards goods could still be used (race:55)."""
    empire = s.empires[seat]
    table = s.table
    i: i64 = 0
    while i < empire.active:
        card = empire.tableau[i]
        if table.phases[card] & flat.CONSUMES:
            power: i64 = table.first_power[card]
            last: i64 = power + table.power_count[card]
            while power < last:
                kind: i64 = table.power_kind[power]
                if (kind == flat.GOODS or kind == flat.SALE) and use_verdict(s, seat, power) == kinds.OK:
                    return True
                power += 1
        i += 1
    return False


class ConsumeNext(Decision["RaceState"]):
    """Which power to use next. Nobody may stop while a mandatory one can be used (race:49, race:111)."""

    kind = kinds.CONSUME_NEXT
    name = "consume_next"
    rule = "race:111"
    automatic = True

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        empire = s.empires[f.seat]
        table = s.table
        codes: list[int] = []
        i: i64 = 0
        while i < empire.active:
            card = empire.tableau[i]
            if table.phases[card] & flat.CONSUMES:
                power: i64 = table.first_power[card]
                last: i64 = power + table.power_count[card]
                while power < last:
                    codes.append(USE + power)
                    power += 1
            i += 1
        codes.append(END)
        return codes

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action == END:
            return kinds.MUST_CONSUME if _any_usable(s, f.seat, True) else kinds.OK
        if action < USE or action >= USE + POWERS:
            return kinds.NOT_THIS_DECISION
        return power_verdict(s, f.seat, action - USE)

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        if f.picked[0] == END:
            s.tell("consume-end", "race:111", f.seat)
            return
        s.frames.task(kinds.CONSUME_SEAT, f.seat)
        use_power(s, f.seat, f.picked[0] - USE, chance)


def use_power(s: RaceState, seat: i64, power: i64, chance: Chance) -> None:
    """Begin a power; ask for what has to be named with it (race:113)."""
    empire = s.empires[seat]
    table = s.table
    empire.used |= 1 << power
    kind: i64 = table.power_kind[power]
    if kind == flat.GOODS:
        fitting = count_goods(s, seat, table.power_good[power])
        need: i64 = table.power_goods[power]
        uses: i64 = table.power_uses[power]
        if uses > 1:  # as many uses as the goods allow (race:51)
            need = uses if uses < fitting else fitting
        if fitting == need:
            feed(s, seat, power, [place for place in range(len(empire.goods)) if _fits(s, seat, power, place)], chance)
        else:
            s.frames.ask(kinds.FEED_POWER, seat, need, power)
    elif kind == flat.ALL_GOODS:
        goods: i64 = 0
        place: i64 = 0
        while place < len(empire.goods):
            if empire.goods[place] != flat.NONE:
                discard_good(s, seat, place)
                goods += 1
            place += 1
        vp = consume_chips(s, seat, goods - 1)
        s.tell("consume-all", "race:54", seat, vp, table.power_card[power])
    elif kind == flat.SALE:
        s.frames.ask(kinds.SELL_GOOD, seat, 1, power + 1)
    elif kind == flat.DRAW:
        drawn = s.draw_to_hand(seat, table.power_cards[power], chance)
        s.tell("draw-in-consume", "race:58", seat, len(drawn), table.power_card[power], drawn)
    elif kind == flat.LUCKY_NUMBER:
        s.frames.ask(kinds.GUESS_NUMBER, seat, 1, power)
    else:
        s.frames.ask(kinds.SPEND_HAND, seat, min(table.power_uses[power], len(s.empires[seat].hand)), power)


def consume_chips(s: RaceState, seat: i64, vp: i64) -> i64:
    """Chips of one consume power, doubled for a chooser of 2xVP (race:60, race:115)."""
    if s.empires[seat].chose(DOUBLE_VP):
        vp *= 2
    s.gain_chips(seat, vp)
    return vp


def _fits(s: RaceState, seat: i64, power: i64, place: i64) -> bool:
    """Whether the good there may feed that power."""
    empire = s.empires[seat]
    if empire.goods[place] == flat.NONE:
        return False
    kind: i64 = s.table.power_good[power]
    return kind == flat.ANY or s.table.good[empire.tableau[place]] == kind


def feed(s: RaceState, seat: i64, power: i64, places: list[int], chance: Chance) -> None:
    """The goods go first, then the whole reward comes (race:51, race:123)."""
    table = s.table
    for place in places:
        discard_good(s, seat, place)
    uses: i64 = len(places)
    if table.power_goods[power] > 1:
        uses = 1
    vp = 0
    if table.power_vp[power]:
        vp = consume_chips(s, seat, table.power_vp[power] * uses)
    drawn = s.draw_to_hand(seat, table.power_cards[power] * uses, chance)
    s.tell("consume", "race:49", seat, len(places) + 100 * vp + 10_000 * len(drawn), table.power_card[power])
    if vp > 0:
        s.tell("gain-chips", "race:115", seat, vp)
    if drawn:
        s.tell("consume-draw", "race:49", seat, len(drawn), table.power_card[power], drawn)


class FeedPower(Decision["RaceState"]):
    """Which goods, where more fit than the power takes; goods are named by their worlds (race:50, race:113)."""

    kind = kinds.FEED_POWER
    name = "consume_goods"
    rule = "race:113"
    automatic = True

    def about(self, s: RaceState, f: Frame) -> str:
        return POWER_NAMES[f.subject]

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return worlds_with_goods(s, f.seat, FEED)

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < FEED or action >= FEED + N:
            return kinds.NOT_THIS_DECISION
        world = action - FEED
        verdict = good_verdict(s, f.seat, world)
        if verdict != kinds.OK:
            return verdict
        if holds(f.picked, action):
            return kinds.ALREADY_PICKED
        good: i64 = s.table.good[world]
        kind: i64 = s.table.power_good[f.subject]
        if kind != flat.ANY and good != kind:
            return kinds.WRONG_KIND
        if s.table.power_different[f.subject]:
            for other in f.picked:
                if s.table.good[other - FEED] == good:
                    return kinds.SAME_KIND
        return kinds.OK

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        feed(s, f.seat, f.subject, [place_of(s, f.seat, action - FEED) for action in f.picked], chance)


class GuessNumber(Decision["RaceState"]):
    """The lucky number, 1 to 7; the card turned up is shown to all (race:59, race:116)."""

    kind = kinds.GUESS_NUMBER
    name = "lucky_number"
    rule = "race:59"
    exact = True

    def about(self, s: RaceState, f: Frame) -> str:
        return POWER_NAMES[f.subject]

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return [GUESS, GUESS + 1, GUESS + 2, GUESS + 3, GUESS + 4, GUESS + 5, GUESS + 6]

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        return kinds.OK if GUESS <= action < GUESS + 7 else kinds.NOT_THIS_DECISION

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        number: i64 = f.picked[0] - GUESS + 1
        card = s.take_for(f.seat, chance)
        s.reveals += 1
        s.tell("guess", "race:59", f.seat, number, card)
        if s.table.cost[card] == number:
            insert_sorted(s.empires[f.seat].hand, card)
            insert_sorted(s.empires[f.seat].shown, card)
            s.tell("guess-hit", "race:116", f.seat, 1, card)
        else:
            s.throw_away(card, (1 << s.players) - 1)
            s.tell("guess-miss", "race:116", f.seat, 0, card)


class SpendHand(HandCards):
    """One or two hand cards for chips that are never doubled (race:57, race:114)."""

    kind = kinds.SPEND_HAND
    name = "spend_hand"
    rule = "race:57"

    def about(self, s: RaceState, f: Frame) -> str:
        return POWER_NAMES[f.subject]

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        codes = distinct_codes(s.empires[f.seat].hand, SPEND)
        codes.append(ENOUGH)
        return codes

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action == ENOUGH:
            return kinds.OK if f.picked else kinds.SPEND_AT_LEAST_ONE
        if action < SPEND or action >= SPEND + N:
            return kinds.NOT_THIS_DECISION
        return kinds.OK if holds(s.empires[f.seat].hand, action - SPEND) else kinds.NOT_IN_HAND

    def choose(self, s: RaceState, f: Frame, action: i64, chance: Chance) -> None:
        if action == ENOUGH:
            f.need = 0
            return
        card = action - SPEND
        empire = s.empires[f.seat]
        empire.lose(card)
        s.throw_away(card, 1 << f.seat)
        s.gain_chips(f.seat, s.table.power_vp[f.subject])
        f.pick(card)
        f.need = f.need - 1 if empire.hand else 0

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        s.tell("spend-hand", "race:57", f.seat, len(f.picked), s.table.power_card[f.subject], f.picked)
