"""Paying: cards, two cards for one unit, tokens; never more than is due (duel:D1 to duel:D17).

The exact test of duel:D14 needs no list of all payments. Let an item of a payment count two if it covers a unit by
itself, beside all items before it, and one if it can only be half of a pair. Then a set of items is a legal payment
exactly if it counts twice the units due: with less it does not suffice, with more an item could be left out. The number
of items that cover by themselves is that of a matching of items to units, and by the theorem of König it is the least
over all sets X of resources of: units of resources in X, plus items that fit some resource outside X.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import holds, take_out
from starhold.games.duel import kinds
from starhold.games.duel.actions import CARD_NAMES, CARDS_IN_ALL, EPOCH_CARDS, PAY, SPACE, TOKEN
from starhold.games.duel.card_table import SCIENCE_LEVEL
from starhold.games.duel.view_types import SeenBill

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState
    from starhold.games.duel.universe import Universe

SCIENCE_BIT: Final = 8
TOKEN_BITS: Final = 7  # energy, food or metal (duel:D4)
SUBSETS: Final = 16  # of the four resources
MANY: Final = 1 << 30
MOST_PROPOSALS: Final = 120  # whole payments that are shown


class Bill:
    """What is due for a card, what has been picked, and what is left to pick from."""

    __slots__ = ("capacity", "due", "needs", "paid", "paid_in", "research", "rest", "rest_in", "units")

    def __init__(self, s: DuelState, seat: i64, card: i64, picked: list[int]) -> None:
        universe = s.universes[seat]
        self.research = card >= EPOCH_CARDS
        needs: i64 = 0
        units: i64 = 0
        capacity = vec[i64]([0] * SUBSETS)
        resource: i64 = 0
        while resource < 4:
            left = units_of(s, card, resource) - universe.production[resource]
            if left > 0:
                units += left
                bit: i64 = 1 << resource
                needs |= bit
                x: i64 = bit
                while x < SUBSETS:
                    if x & bit:
                        capacity[x] += left
                    x += 1
            resource += 1
        self.needs = needs  # bits of the resources with units due after production (duel:D12)
        self.units = units
        self.capacity = capacity  # units of the resources in each set of them
        discount: i64 = 0 if self.research else universe.discount[s.table.type[card]]
        self.due: i64 = units - discount if units > discount else 0
        # Of the items picked and of those left: how many fit nothing outside each set of resources.
        self.paid: i64 = 0
        self.paid_in = vec[i64]([0] * SUBSETS)
        self.rest: i64 = 0
        self.rest_in = vec[i64]([0] * SUBSETS)
        for item in picked:
            self.paid += 1
            self.note(self.paid_in, self.fits(s, universe, item), 1)

    def look_at_rest(self, s: DuelState, seat: i64, card: i64, picked: list[int]) -> None:
        """Count what is left to pick from."""
        universe = s.universes[seat]
        tokens = tokens_left(universe, picked)
        for hand_card in universe.hand:
            if hand_card != card and not holds(picked, hand_card):
                self.rest += 1
                self.note(self.rest_in, self.fits(s, universe, hand_card), 1)
        if self.research:
            for science in universe.science:
                if science != card and not holds(picked, science) and s.table.science_symbol[science - EPOCH_CARDS]:
                    self.rest += 1
                    self.note(self.rest_in, self.needs & SCIENCE_BIT, 1)
        if tokens > 2 * self.due:
            tokens = 2 * self.due
        if tokens > 0:
            self.rest += tokens
            self.note(self.rest_in, self.fits(s, universe, TOKEN), tokens)

    def fits(self, s: DuelState, universe: Universe, item: i64) -> i64:
        """Bits of the units due that this item can cover by itself (duel:D13)."""
        if item == TOKEN:
            bits: i64 = TOKEN_BITS | SCIENCE_BIT if universe.tokens_for_science else TOKEN_BITS
            return bits & self.needs
        if item >= EPOCH_CARDS:
            return SCIENCE_BIT & self.needs if s.table.science_symbol[item - EPOCH_CARDS] else 0
        shows: i64 = s.table.shows[item]
        bits = shows
        resource: i64 = 0
        while resource < 4:
            if shows >> resource & 1:
                bits |= universe.stands_for[resource]
            resource += 1
        return bits & self.needs

    # Only the sets of resources that are due matter; `(x - needs) & needs` is the next of them, 0 after the last.

    def note(self, fitting: vec[i64], bits: i64, count: i64) -> None:
        """Count an item in every set of resources that holds all it fits."""
        needs = self.needs
        x: i64 = 0
        while True:
            if not bits & ~x:
                fitting[x] += count
            x = (x - needs) & needs
            if x == 0:
                return

    def matched(self) -> i64:
        """How many of the items picked cover a unit by themselves."""
        return self.matched_with(0)

    def matched_with(self, bits: i64) -> i64:
        """The same with one more item."""
        needs = self.needs
        capacity = self.capacity
        paid_in = self.paid_in
        least: i64 = MANY
        x: i64 = 0
        while True:
            count = capacity[x] + self.paid - paid_in[x]
            if bits & ~x:
                count += 1
            if count < least:
                least = count
            x = (x - needs) & needs
            if x == 0:
                return least

    def all_matched(self) -> i64:
        """The same with everything that is left."""
        needs = self.needs
        capacity = self.capacity
        paid_in = self.paid_in
        rest_in = self.rest_in
        least: i64 = MANY
        items = self.paid + self.rest
        x: i64 = 0
        while True:
            count = capacity[x] + items - paid_in[x] - rest_in[x]
            if count < least:
                least = count
            x = (x - needs) & needs
            if x == 0:
                return least

    def may_pick(self, bits: i64, single_only: bool, matched: i64, all_matched: i64) -> bool:
        """Whether an item that fits `bits` leads to a payment that is neither short nor too much."""
        if self.due == 0:
            return self.paid == 0
        after = self.matched_with(bits)
        gain = after - matched
        if gain == 0 and single_only:
            return False
        left = 2 * self.due - (self.paid + matched) - 1 - gain
        if left <= 0:
            return left == 0
        rank = all_matched - after
        half = left // 2
        odd = left - 2 * half
        if rank < half or (odd == 0 and rank == half):
            return self.rest - 1 + rank >= left
        if odd == 0:
            return True
        # An odd count is left: among half + 1 of the others one has to be superfluous as a single.
        needs = self.needs
        x: i64 = 0
        while True:
            inside: i64 = 0 if bits & ~x else 1
            slack: i64 = self.capacity[x] + self.paid + 1 - self.paid_in[x] - inside - after
            if slack <= half and self.rest_in[x] - inside > slack:
                return True
            x = (x - needs) & needs
            if x == 0:
                return False

    def pick_set(self, fits: list[int], chosen: i64) -> i64:
        """Look at a whole set of items instead of those picked: bits of `fits`; how many they are."""
        needs = self.needs
        self.paid = 0
        x: i64 = 0
        while True:
            self.paid_in[x] = 0
            x = (x - needs) & needs
            if x == 0:
                break
        number: i64 = 0
        while chosen >> number:
            if chosen >> number & 1:
                self.paid += 1
                self.note(self.paid_in, fits[number], 1)
            number += 1
        return self.paid

    def matched_beside(self, tokens: i64, bits: i64) -> i64:
        """How many cover a unit by themselves, with so many tokens that fit `bits` beside those picked."""
        needs = self.needs
        least: i64 = MANY
        x: i64 = 0
        while True:
            count: i64 = self.capacity[x] + self.paid - self.paid_in[x]
            if bits & ~x:
                count += tokens
            if count < least:
                least = count
            x = (x - needs) & needs
            if x == 0:
                return least

    def complete(self) -> bool:
        """Whether what was picked is a payment."""
        if self.due == 0:
            return self.paid > 0
        return self.paid + self.matched() == 2 * self.due


def units_of(s: DuelState, card: i64, resource: i64) -> i64:
    """Units of a resource in a printed price; science cards cost science alone (duel:H2)."""
    if card < EPOCH_CARDS:
        return s.table.cost[4 * card + resource]
    return s.table.science_cost[card - EPOCH_CARDS] if resource == SCIENCE_LEVEL else 0


def units_due(s: DuelState, seat: i64, card: i64) -> i64:
    """What has to be covered after production and discounts (duel:D12)."""
    universe = s.universes[seat]
    units: i64 = 0
    resource: i64 = 0
    while resource < 4:
        left = units_of(s, card, resource) - universe.production[resource]
        if left > 0:
            units += left
        resource += 1
    if card < EPOCH_CARDS:
        units -= universe.discount[s.table.type[card]]
    return units if units > 0 else 0


def can_pay(s: DuelState, seat: i64, card: i64) -> bool:
    """Whether this player can pay for a card at all; at least one item in any case (duel:D7, duel:H3)."""
    universe = s.universes[seat]
    due = units_due(s, seat, card)
    cards: i64 = len(universe.hand)
    items = cards + universe.tokens
    if card < EPOCH_CARDS:
        cards -= 1
        items -= 1
    else:
        items += len(universe.science) - 1
    if due == 0:
        return items > 0
    if cards + universe.tokens >= 2 * due:
        return True  # two items for each unit (duel:D2)
    if items < due:
        return False
    bill = Bill(s, seat, card, [])
    bill.look_at_rest(s, seat, card, [])
    return bill.rest + bill.all_matched() >= 2 * due


def payment_codes(s: DuelState, f: Frame) -> list[int]:
    """The items that may be picked next."""
    universe = s.universes[f.seat]
    bill = Bill(s, f.seat, f.subject, f.picked)
    bill.look_at_rest(s, f.seat, f.subject, f.picked)
    matched = bill.matched()
    all_matched = bill.all_matched()
    codes: list[int] = []
    for card in universe.hand:
        if (
            card != f.subject
            and not holds(f.picked, card)
            and bill.may_pick(bill.fits(s, universe, card), False, matched, all_matched)
        ):
            codes.append(PAY + card)
    if bill.research:
        for card in universe.science:
            if card != f.subject and not holds(f.picked, card) and science_fits(s, bill, card, matched, all_matched):
                codes.append(PAY + card)
    if tokens_left(universe, f.picked) > 0 and bill.may_pick(
        bill.fits(s, universe, TOKEN), False, matched, all_matched
    ):
        codes.append(PAY + TOKEN)
    return codes


def science_fits(s: DuelState, bill: Bill, card: i64, matched: i64, all_matched: i64) -> bool:
    """Whether a science card may be picked in research: for its symbol, or as the one item (duel:H2, duel:H3)."""
    if bill.due == 0:
        return bill.paid == 0
    bits: i64 = SCIENCE_BIT if s.table.science_symbol[card - EPOCH_CARDS] else 0
    return bits != 0 and bill.may_pick(bits & bill.needs, True, matched, all_matched)


def tokens_left(universe: Universe, picked: list[int]) -> i64:
    """Tokens that are not picked yet."""
    left: i64 = universe.tokens
    for item in picked:
        if item == TOKEN:
            left -= 1
    return left


def payments(s: DuelState, seat: i64, card: i64) -> list[list[int]]:
    """Every legal payment for a card, the cheapest first: fewest items, then fewest cards (duel:D14)."""
    universe = s.universes[seat]
    bill = Bill(s, seat, card, [])
    items: list[int] = [item for item in universe.hand if item != card]
    for science in universe.science if bill.research else []:
        if science != card and (bill.due == 0 or s.table.science_symbol[science - EPOCH_CARDS]):
            items.append(science)
    found: list[list[int]] = []
    if bill.due == 0:
        for item in items:
            found.append([item])
        if universe.tokens > 0:
            found.append([TOKEN])
        return found
    fits: list[int] = [bill.fits(s, universe, item) for item in items]
    token_fits = bill.fits(s, universe, TOKEN)
    tokens: i64 = universe.tokens
    if tokens > 2 * bill.due:
        tokens = 2 * bill.due
    last: i64 = 1 << len(items)
    chosen: i64 = 0
    while chosen < last:
        picks = bill.pick_set(fits, chosen)
        if picks <= 2 * bill.due:
            with_tokens: i64 = 0
            while with_tokens <= tokens and picks + with_tokens <= 2 * bill.due:
                if picks + with_tokens + bill.matched_beside(with_tokens, token_fits) == 2 * bill.due:
                    payment = [item for number, item in enumerate(items) if chosen >> number & 1]
                    payment += [TOKEN] * with_tokens
                    found.append(payment)
                with_tokens += 1
        chosen += 1
    found.sort(key=_expense)
    return found


def _expense(payment: list[int]) -> tuple[int, int]:
    tokens = sum(1 for item in payment if item == TOKEN)
    return len(payment), len(payment) - tokens


class Pay(Decision["DuelState"]):
    """One item after another until the price is met; only then anything is spent."""

    rule = "duel:D14"
    exact = True

    def about(self, s: DuelState, f: Frame) -> str:
        return CARD_NAMES[f.subject]

    def details(self, s: DuelState, f: Frame) -> dict[str, Any]:
        """What is due, and the whole payments to choose from, the cheapest first."""
        whole = [] if f.picked else payments(s, f.seat, f.subject)
        bill: SeenBill = {
            "due": units_due(s, f.seat, f.subject),
            "target": self.target(s, f),
            "payments": len(whole),
            "proposals": [[SPACE.notation(PAY + item) for item in one] for one in whole[:MOST_PROPOSALS]],
        }
        return dict(bill)

    def target(self, s: DuelState, f: Frame) -> str:
        """Where the card will go, if it has to lie somewhere."""
        return ""

    def chosen(self, f: Frame) -> list[int]:
        return [PAY + item for item in f.picked]

    def candidates(self, s: DuelState, f: Frame) -> list[int]:
        return payment_codes(s, f)

    def verdict(self, s: DuelState, f: Frame, action: i64) -> i64:
        if action < PAY or action > PAY + TOKEN:
            return kinds.NOT_THIS_DECISION
        item = action - PAY
        universe = s.universes[f.seat]
        bill = Bill(s, f.seat, f.subject, f.picked)
        bill.look_at_rest(s, f.seat, f.subject, f.picked)
        matched = bill.matched()
        all_matched = bill.all_matched()
        if item == TOKEN:
            if tokens_left(universe, f.picked) <= 0:
                return kinds.NO_TOKEN
        elif item == f.subject:
            return kinds.PAYS_FOR_ITSELF
        elif item >= EPOCH_CARDS:
            if not bill.research:
                return kinds.SCIENCE_PAYS_NO_EPOCH_CARD
            if not holds(universe.science, item):
                return kinds.NOT_YOUR_SCIENCE
            if holds(f.picked, item):
                return kinds.ALREADY_PICKED
            if bill.due > 0 and not s.table.science_symbol[item - EPOCH_CARDS]:
                return kinds.NO_SYMBOL
            return kinds.OK if science_fits(s, bill, item, matched, all_matched) else kinds.OVERPAYS
        elif not holds(universe.hand, item):
            return kinds.NOT_IN_HAND
        elif holds(f.picked, item):
            return kinds.ALREADY_PICKED
        return kinds.OK if bill.may_pick(bill.fits(s, universe, item), False, matched, all_matched) else kinds.OVERPAYS

    def choose(self, s: DuelState, f: Frame, action: i64, chance: Chance) -> None:
        f.pick(action - PAY)
        if Bill(s, f.seat, f.subject, f.picked).complete():
            f.need = 0


def paid_with(items: list[int]) -> i64:
    """For the log: the tokens of a payment, and a hundred for each card."""
    total: i64 = 0
    for item in items:
        total += 1 if item == TOKEN else 100
    return total


def spend(s: DuelState, seat: i64, items: list[int]) -> None:
    """The items leave: cards to the open discard piles, tokens to the supply (duel:D4, duel:D16, duel:H5)."""
    universe = s.universes[seat]
    tokens: i64 = 0
    for item in items:
        if item == TOKEN:
            tokens += 1
        elif item >= EPOCH_CARDS:
            take_out(universe.science, item)
            s.science_discard.append(item)
        else:
            universe.lose(item)
            s.discard.append(item)
    universe.tokens -= tokens
    for item in items:
        if item < CARDS_IN_ALL:
            s.tell("pay-card", "duel:D16", seat, 1, item)
    if tokens > 0:
        s.tell("pay-tokens", "duel:D4", seat, tokens)
