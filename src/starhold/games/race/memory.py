"""What a seat remembers of a discard pile that was shuffled into the deck (race:81, race:98).

Cards it knew there came into the deck: so they are still there, or wherever cards of that deck went since. They are not
among the cards a hand held before, nor is one of them a good that has lain on its world ever since. Of an earlier
shuffle nothing is kept. `returned` and `stale` are replaced, never changed in place: clones hold the same ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.hands import count_of, holds, take_out
from starhold.core.rng import Rng
from starhold.games.race.card_table import NONE

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

EYES: Final = 16  # bits of the seats that knew a card, beside the card
WORLDS: Final = 128  # more than there are designs


# -- keeping it


def keep_pile(s: RaceState) -> None:
    """The pile is about to become the deck."""
    returned: list[int] = []
    i: i64 = 0
    for card in s.discard:
        if s.discard_seen[i]:
            returned.append(EYES * card + s.discard_seen[i])
        i += 1
    s.returned = returned
    s.fresh = [0] * s.players
    s.stale_thrown = 0
    stale: list[int] = []
    seat: i64 = 0
    for empire in s.empires:
        i = 0
        for good in empire.goods:
            if good != NONE:
                stale.append(WORLDS * seat + empire.tableau[i])
            i += 1
        seat += 1
    s.stale = stale


def good_gone(s: RaceState, seat: i64, world: i64) -> None:
    """A good is discarded; was it there before the shuffle?"""
    entry = WORLDS * seat + world
    if holds(s.stale, entry):
        stale = s.stale[:]
        take_out(stale, entry)
        s.stale = stale
        s.stale_thrown += 1


# -- dealing by it


def known_to(s: RaceState, seat: i64) -> list[int]:
    """The cards that seat knew in the pile."""
    return [entry // EYES for entry in s.returned if entry >> seat & 1]


def deal_as_remembered(copy: RaceState, seat: i64, rng: Rng) -> bool:
    """Deal the unseen cards anew, those of the old pile only where cards of this deck can be; False if that fails."""
    slots, unseen = _hidden(copy, seat)
    in_deck = _surely_returned(copy, known_to(copy, seat), unseen)
    for card in in_deck:
        take_out(unseen, card)
    open_to = _open_slots(copy, seat, slots, rng)
    if len(open_to) < len(in_deck):
        return False
    rng.shuffle(open_to)
    rng.shuffle(in_deck)
    rng.shuffle(unseen)
    cards = [NONE] * len(slots)
    for slot in open_to[: len(in_deck)]:
        cards[slot] = in_deck.pop()
    for slot in range(len(slots)):
        if cards[slot] == NONE:
            cards[slot] = unseen.pop()
    _lay(copy, slots, cards)
    everybody = (1 << copy.players) - 1
    returned = [
        entry if entry % EYES == everybody else entry // EYES * EYES + (1 << seat)
        for entry in copy.returned
        if entry >> seat & 1
    ]
    returned.sort()  # what the others knew besides is not imagined
    copy.returned = returned
    return True


# Where a hidden card lies: (seat, what, place), with a seat of NONE for the piles.
Slot = tuple[int, str, int]


def _hidden(s: RaceState, seat: i64) -> tuple[list[Slot], list[int]]:
    """Every place this seat cannot look at, and the cards in all of them, sorted."""
    slots: list[Slot] = []
    unseen: list[int] = s.deck[:]
    for place in range(len(s.deck)):
        slots.append((NONE, "deck", place))
    for place in range(len(s.discard)):
        if not s.discard_seen[place] >> seat & 1:
            slots.append((NONE, "discard", place))
            unseen.append(s.discard[place])
    for other, empire in enumerate(s.empires):
        if other != seat:
            unseen += empire.hand
            for card in empire.shown:
                take_out(unseen, card)
            unseen += empire.explored
            slots += [(other, "hand", place) for place in range(len(empire.hand) - len(empire.shown))]
            slots += [(other, "explored", place) for place in range(len(empire.explored))]
        for place in range(len(empire.goods)):
            if empire.goods[place] != NONE:
                slots.append((other, "good", place))
                unseen.append(empire.goods[place])
    unseen.sort()
    return slots, unseen


def _surely_returned(s: RaceState, known: list[int], unseen: list[int]) -> list[int]:
    """Of the known cards those that are unseen still. Where there are two of a design, and only one was in the pile, it
    cannot be told which of them has been seen since."""
    result: list[int] = []
    last: i64 = NONE
    known.sort()
    for card in known:
        if card == last:
            continue
        last = card
        count = count_of(known, card)
        left = count_of(unseen, card)
        copies: i64 = s.table.copies[card]
        if count < copies and left < copies:
            count = 0
        if left < count:
            count = left
        while count > 0:
            result.append(card)
            count -= 1
    return result


def _open_slots(s: RaceState, seat: i64, slots: list[Slot], rng: Rng) -> list[int]:
    """Where cards of this deck can lie: of what a player holds or has thrown away, as many as he has taken of it."""
    result: list[int] = []
    of_player: list[list[int]] = [[] for _ in range(s.players)]
    thrown: list[int] = []  # goods, which nobody has seen
    for number, (other, what, place) in enumerate(slots):
        if what == "deck":
            result.append(number)
        elif what == "good":
            if not holds(s.stale, WORLDS * other + s.empires[other].tableau[place]):
                result.append(number)
        elif what == "discard":
            eyes = s.discard_seen[place]
            if eyes == 0:
                thrown.append(number)
            else:
                of_player[eyes.bit_length() - 1].append(number)
        else:
            of_player[other].append(number)
    rng.shuffle(thrown)
    result += thrown[s.stale_thrown :]
    for other in range(s.players):
        rng.shuffle(of_player[other])
        result += of_player[other][: s.fresh[other]]
    return result


def _lay(s: RaceState, slots: list[Slot], cards: list[int]) -> None:
    deck: list[int] = []
    hands: list[list[int]] = [empire.shown[:] for empire in s.empires]
    explored: list[list[int]] = [[] for _ in s.empires]
    seen_by: set[int] = set()
    for (other, what, place), card in zip(slots, cards, strict=True):
        if what == "deck":
            deck.append(card)
        elif what == "discard":
            s.discard[place] = card
        elif what == "good":
            s.empires[other].goods[place] = card
        else:
            seen_by.add(other)
            (hands if what == "hand" else explored)[other].append(card)
    s.deck = sorted(deck)
    for other in seen_by:
        s.empires[other].hand = sorted(hands[other])
        s.empires[other].explored = sorted(explored[other])
