"""What a seat remembers of the cards in other hands and in the reserve pile (starfarers:15.4).

Nearly every card changes hands openly. Three things do not: a card off the reserve pile, a card drawn from a hand, and
a card handed over; of these only the two concerned know what it was. So a seat can say for many cards in which hand
they are, and for others in which few places.

While the game is played, what happens is only written down (`StarfarersState.past`, a chain that clones share). What a
seat can conclude is worked out when it is wanted, and kept (`Known`): for every set of places that are hidden from it
and every set of kinds, how many such cards lie there at least. Of all kinds and in all places together it is the exact
number, so the most that can lie somewhere follows from the least that lies elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from starhold.core.fields import Entries, Field
from starhold.games.starfarers.board import RESOURCES

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

RESERVE: Final = 4  # the place after those of the seats
PLACES: Final = 5
ALL: Final = 31  # kinds of cards
COMMON: Final = 25  # numbers by place and resource
CELLS: Final = 1024  # a set of places times 32, and a set of kinds, both as bits

WITH: Final = [[kinds for kinds in range(32) if kinds >> resource & 1] for resource in range(RESOURCES)]

# What is written down: four kinds of events, with a place, a resource, another place and a number of cards.
GAINED: Final = 0  # openly
PAID: Final = 1
UNSEEN: Final = 2  # from the place to the other one
HELD: Final = 3  # at least so many


class Known:
    """What one seat has concluded, and up to which event; never changed in place."""

    __slots__ = ("hidden", "least", "upto")

    def __init__(self, hidden: i64, least: list[int], upto: Any) -> None:
        self.hidden = hidden  # the places it cannot look at, as bits
        # By cell. What everybody knows is kept by place and resource, and so is, till it is thought over, what one
        # knows who knows no more than that; behind it stands then how many cards there really are.
        self.least = least
        self.upto = upto


# -- writing down


def begin(s: StarfarersState) -> None:
    """No hand has a card yet, and everybody has seen what the reserve pile is made of."""
    common = [0] * COMMON
    for resource in s.reserve:
        common[RESOURCES * RESERVE + resource] += 1
    start(s, common)


def start(s: StarfarersState, common: list[int]) -> None:
    """All seats know what everybody knows, how many cards lie in each place, and their own hand."""
    base = common[:]
    seat: i64 = 0
    while seat < PLACES - 1:
        base += s.fleets[seat].hand if seat < s.players else [0] * RESOURCES
        seat += 1
    base += [0] * RESOURCES
    for resource in s.reserve:
        base[COMMON + RESOURCES * RESERVE + resource] += 1
    everywhere: i64 = (1 << s.players) - 1 | 1 << RESERVE
    known: list[Known] = []
    seat = 0
    while seat < s.players:
        known.append(Known(everywhere & ~(1 << seat), base, None))
        seat += 1
    known.append(Known(everywhere, common, None))
    s.past = None
    s.recalled = known


def by_cell(base: list[int], hidden: i64) -> list[int]:
    """What one knows who knows no more than everybody: how many cards of a kind, and how many in a place, there are."""
    least = [0] * CELLS
    of: i64 = 1
    while of <= hidden:
        if of & ~hidden == 0:
            place: i64 = 0
            while not of >> place & 1:
                place += 1
            add_place(least, base, of & (of - 1), of, place)
        of += 1
    kinds: i64 = 1
    while kinds <= ALL:
        least[32 * hidden + kinds] = 0
        kinds += 1
    place = 0
    while place < PLACES:
        if hidden >> place & 1:
            resource: i64 = 0
            while resource < RESOURCES:
                count: i64 = base[COMMON + RESOURCES * place + resource]
                kinds = 1
                while count and kinds <= ALL:
                    if kinds >> resource & 1:
                        least[32 * hidden + kinds] += count
                    kinds += 1
                resource += 1
        place += 1
    return least


def add_place(least: list[int], base: list[int], of: i64, more: i64, place: i64) -> None:
    """Bounds of a set of places from those of the set without its first place."""
    size: i64 = 0
    resource: i64 = 0
    while resource < RESOURCES:
        size += base[COMMON + RESOURCES * place + resource]
        resource += 1
    kinds: i64 = 1
    while kinds < ALL:
        sure: i64 = least[32 * of + kinds]
        resource = 0
        while resource < RESOURCES:
            if kinds >> resource & 1:
                sure += base[RESOURCES * place + resource]
            resource += 1
        least[32 * more + kinds] = sure
        kinds += 1
    least[32 * more + ALL] = least[32 * of + ALL] + size


def gained(s: StarfarersState, place: i64, resource: i64, count: i64) -> None:
    """Cards came there for all to see."""
    if s.recalled:
        s.past = (s.past, GAINED + 4 * (place + 8 * (resource + 64 * count)))


def paid(s: StarfarersState, seat: i64, resource: i64, count: i64) -> None:
    """Cards left a hand for all to see."""
    if s.recalled:
        s.past = (s.past, PAID + 4 * (seat + 8 * (resource + 64 * count)))


def unseen(s: StarfarersState, place: i64, other: i64, resource: i64) -> None:
    """A card went from one place to another; only who sits there has seen it."""
    if s.recalled:
        s.past = (s.past, UNSEEN + 4 * (place + 8 * (resource + 8 * (other + 8))))


def held(s: StarfarersState, seat: i64, cards: list[int]) -> None:
    """An offer has to be covered: whoever makes it holds these (starfarers:4.7)."""
    if s.recalled:
        resource: i64 = 0
        while resource < RESOURCES:
            if cards[resource]:
                s.past = (s.past, HELD + 4 * (seat + 8 * (resource + 64 * cards[resource])))
            resource += 1


# -- concluding


def recollect(s: StarfarersState, seat: i64) -> Known:
    """All that seat has seen so far; behind the last seat, what everybody has."""
    known = s.recalled[seat]
    simple = seat < s.players and len(known.least) < CELLS
    if known.upto is s.past and not simple:
        return known
    events: list[int] = []
    past = s.past
    while past is not known.upto:
        events.append(past[1])
        past = past[0]
    hidden = known.hidden
    least = by_cell(known.least, hidden) if simple else known.least[:]
    raised: list[int] = []
    at: i64 = len(events) - 1
    while at >= 0:
        event: i64 = events[at]
        at -= 1
        place = event >> 2 & 7
        other = event >> 8 & 7
        if seat == s.players:
            note_common(least, event)
        elif event & 3 == UNSEEN and hidden >> place & 1 and hidden >> other & 1:
            count: i64 = 1
            while at >= 0 and from_and_to(events[at]) == from_and_to(event):  # several at once
                count += 1
                at -= 1
            sharpen(least, hidden, raised)
            pass_unseen(least, hidden, place, other, count, raised)
        else:
            conclude(least, hidden, event, raised)
    if seat < s.players:
        sharpen(least, hidden, raised)
    anew = Known(hidden, least, s.past)
    recalled = s.recalled[:]
    recalled[seat] = anew
    s.recalled = recalled
    return anew


def from_and_to(event: i64) -> i64:
    """All but the kind of card, of an event that was not seen."""
    return event & ~(7 << 5)


def note_common(common: list[int], event: i64) -> None:
    """What everybody knows is kept simply: how many cards of each resource lie in a place at least."""
    kind = event & 3
    cell = RESOURCES * (event >> 2 & 7) + (event >> 5 & 7)
    count = event >> 11
    if kind == GAINED:
        common[cell] += count
    elif kind == PAID:
        left: i64 = common[cell] - count
        common[cell] = left if left > 0 else 0
    elif kind == HELD:
        if common[cell] < count:
            common[cell] = count
    else:
        cell = RESOURCES * (event >> 2 & 7)
        end = cell + RESOURCES
        while cell < end:
            if common[cell]:
                common[cell] -= 1
            cell += 1


def conclude(least: list[int], hidden: i64, event: i64, raised: list[int]) -> None:
    """What an event that was seen tells somebody who cannot look into the `hidden` places.

    `raised` are the cells of which more is known than follows from the others: see `spread`.
    """
    kind = event & 3
    place = event >> 2 & 7
    resource = event >> 5 & 7
    count = event >> 11
    if kind == UNSEEN:
        other = event >> 8 & 7
        if hidden >> place & 1:  # into one's own hand
            lose(least, hidden, place, resource, count, raised)
        else:
            gain(least, hidden, other, resource, count)
    elif hidden >> place & 1:
        if kind == GAINED:
            gain(least, hidden, place, resource, count)
        elif kind == PAID:
            lose(least, hidden, place, resource, count, raised)
        else:
            hold(least, hidden, place, resource, count, raised)


def gain(least: list[int], hidden: i64, place: i64, resource: i64, count: i64) -> None:
    of: i64 = hidden
    while of:
        if of >> place & 1:
            cell = 32 * of
            for kinds in WITH[resource]:
                least[cell + kinds] += count
        of = (of - 1) & hidden


def lose(least: list[int], hidden: i64, place: i64, resource: i64, count: i64, raised: list[int]) -> None:
    """What was paid was there: besides it there is what the other places hold, and what there is of other kinds."""
    of: i64 = hidden
    while of:
        if of >> place & 1:
            cell = 32 * of
            others = 32 * (of & ~(1 << place))
            for kinds in WITH[resource]:
                least[cell + kinds] -= count
                raise_to(least, hidden, cell + kinds, least[others + kinds], raised)
                raise_to(least, hidden, cell + kinds, least[cell + kinds - (1 << resource)], raised)
        of = (of - 1) & hidden


def hold(least: list[int], hidden: i64, place: i64, resource: i64, count: i64, raised: list[int]) -> None:
    """The same, and it stays there."""
    lose(least, hidden, place, resource, count, raised)
    gain(least, hidden, place, resource, count)


def pass_unseen(least: list[int], hidden: i64, place: i64, other: i64, count: i64, raised: list[int]) -> None:
    """Cards from one hidden place to another, of any kinds that may lie there."""
    here: i64 = 1 << place
    most = [0] * (ALL + 1)  # that may go, by kinds
    sure = [0] * (ALL + 1)  # that must
    kinds: i64 = 1
    while kinds <= ALL:
        may = at_most(least, hidden, here, kinds)
        most[kinds] = may if may < count else count
        kinds += 1
    kinds = 1
    while kinds <= ALL:
        sure[kinds] = count - most[ALL & ~kinds]
        kinds += 1
    of: i64 = hidden
    while of:
        cell = 32 * of
        kinds = 1
        if of >> place & 1:
            if not of >> other & 1:
                while kinds <= ALL:
                    least[cell + kinds] -= most[kinds]
                    raise_to(least, hidden, cell + kinds, least[32 * (of & ~here) + kinds], raised)
                    kinds += 1
        elif of >> other & 1:
            while kinds <= ALL:
                if sure[kinds]:
                    least[cell + kinds] += sure[kinds]
                    raised.append(cell + kinds)
                kinds += 1
        of = (of - 1) & hidden


def at_most(least: list[int], hidden: i64, of: i64, kinds: i64) -> i64:
    """How many cards of those kinds can lie in those places."""
    all_told: i64 = least[32 * hidden + kinds]
    by_place: i64 = all_told - least[32 * (hidden & ~of) + kinds]
    by_kind: i64 = least[32 * of + ALL]
    by_kind -= least[32 * of + (ALL & ~kinds)]
    return by_place if by_place < by_kind else by_kind


# -- what follows from it


def sharpen(least: list[int], hidden: i64, raised: list[int]) -> None:
    """Draw every conclusion from one bound to another."""
    of: i64 = (hidden - 1) & hidden
    while of:
        cell = 32 * of
        elsewhere = 32 * (hidden & ~of)
        size: i64 = least[cell + ALL]
        kinds: i64 = 1
        while kinds < ALL:  # as in look_across
            number: i64 = least[32 * hidden + ALL - kinds] - size + least[cell + kinds]
            if number > least[elsewhere + ALL - kinds]:
                least[elsewhere + ALL - kinds] = number
                raised.append(elsewhere + ALL - kinds)
            kinds += 1
        of = (of - 1) & hidden
    spread(least, hidden, raised)


def spread(least: list[int], hidden: i64, raised: list[int]) -> None:
    """What follows from bounds that were raised: for larger sets of places, for more kinds, and for what is left."""
    while raised:
        cell: i64 = raised.pop()
        of = cell >> 5
        kinds = cell & ALL
        number: i64 = least[cell]
        look_across(least, hidden, of, kinds, raised)
        rest = hidden & ~of
        more: i64 = rest
        while more:
            raise_to(least, hidden, cell | more << 5, number + least[32 * more + kinds], raised)
            more = (more - 1) & rest
        rest = ALL & ~kinds
        more = rest
        while more:
            raise_to(least, hidden, cell | more, number + least[32 * of + more], raised)
            more = (more - 1) & rest


def look_across(least: list[int], hidden: i64, of: i64, kinds: i64, raised: list[int]) -> None:
    """Where the places hold so many of those kinds, there is no room for more of the others: they lie elsewhere."""
    others = ALL & ~kinds
    elsewhere = hidden & ~of
    if others and elsewhere:
        room: i64 = least[32 * of + ALL]
        room -= least[32 * of + kinds]
        raise_to(least, hidden, 32 * elsewhere + others, least[32 * hidden + others] - room, raised)


def raise_to(least: list[int], hidden: i64, cell: i64, number: i64, raised: list[int]) -> None:
    """At least so many lie there, but never more than there are: so conclusions come to an end, come what may."""
    if least[cell] < number:
        total: i64 = least[32 * hidden + (cell & ALL)]
        if number > total:
            number = total
        if least[cell] < number:
            least[cell] = number
            raised.append(cell)


# -- as a field of the position


class Remembered(Field):
    """What each seat has concluded; what was only written down is concluded first."""

    def freeze(self, of: Any) -> Entries:
        state: StarfarersState = of
        frozen: list[Entries] = []
        for seat, known in enumerate(state.recalled):
            if known.upto is not state.past:
                known = recollect(state, seat)
            frozen.append(tuple(known.least))
        return (tuple(frozen),)

    def thaw(self, of: Any, frozen: Entries) -> None:
        state: StarfarersState = of
        state.forget()
        if frozen[0]:
            places = (1 << state.players) - 1 | 1 << RESERVE
            state.recalled = [
                Known(places & ~(1 << seat) if seat < state.players else places, list(least), None)
                for seat, least in enumerate(frozen[0])
            ]
