"""A small language for Race positions, so that a test reads like a ruling.

    t = table(
        seat("new_sparta contact_specialist", hand="rebel_miners gem_world"),
        seat("old_earth gem_world*", hand="mining_robots", chips=3),
    )
    t.actions("settle", "produce")          # what each seat picks; all reveal, and play runs on to the next decision
    t.luck("spice_world", "new_earth")      # the next cards that leave the deck, in this order; after them any
    t.do(0, "place:rebel_miners")           # one choice of one seat, in notation
    assert t.legal(1) == {"pass"}
    assert t.why(1, "place:gem_world").rule == "race:98"

A `*` after a world in a tableau puts a good on it. `t.asked()` says who is asked for what. Where only one answer is
possible and everybody could know it, the engine answers by itself.
"""

from __future__ import annotations

from collections import Counter

from starhold.core.chance import Seeded
from starhold.games.race.actions import CARD_NAMES
from starhold.games.race.card_table import NONE
from starhold.games.race.cards import CARDS, INDEX
from starhold.games.race.game import GAME
from starhold.games.race.kinds import ROUND
from starhold.games.race.state import Empire, RaceState, empty_empire
from tests.games.base_kit import BaseTable, bare, dealt


class Seat:
    """What one seat of a test position has."""

    def __init__(self, tableau: str, hand: str, chips: int) -> None:
        self.tableau = tableau.split()
        self.hand = hand.split()
        self.chips = chips


def seat(tableau: str, hand: str = "", chips: int = 0) -> Seat:
    """A seat: tableau in the order placed (`*` marks a good), hand, chips. A start world is not needed."""
    return Seat(tableau, hand, chips)


class Table(BaseTable[RaceState]):
    """A position under test, and the hands that play it."""

    # -- playing

    def actions(self, *choices: str) -> None:
        """Each seat's action card(s); `develop+settle` for two in the advanced game."""
        for seat, choice in enumerate(choices):
            for action in choice.split("+"):
                self.do(seat, f"choose:{action}")

    def place(self, card: str, who: int = 0) -> None:
        """That seat places that card; the others, who are asked with it, place nothing."""
        others = [seat for seat in self.asked() if seat != who]
        self.do(who, f"place:{card}")
        for seat in others:
            self.do(seat, "pass")

    def pass_all(self) -> None:
        """Every seat that is asked to place a development or a world places nothing."""
        for seat in self.state.waiting():
            self.do(seat, "pass")

    def pay_any(self, seat: int = 0) -> None:
        """That seat pays with whatever cards come first."""
        while self.asked().get(seat) == "pay":
            self.do(seat, min(self.legal(seat)))

    # -- looking

    def need(self, seat: int) -> int:
        """How many choices that seat still owes in its present decision; 0 if none."""
        frame = self.state.frames.of(seat)
        return 0 if frame is None else frame.need

    def hand(self, seat: int) -> list[str]:
        return sorted(CARD_NAMES[card] for card in self._empire(seat).hand)

    def explored(self, seat: int) -> list[str]:
        return sorted(CARD_NAMES[card] for card in self._empire(seat).explored)

    def tableau(self, seat: int) -> list[str]:
        return [CARD_NAMES[card] for card in self._empire(seat).tableau]

    def goods(self, seat: int) -> set[str]:
        """The worlds that carry a good."""
        empire = self._empire(seat)
        return {CARD_NAMES[card] for card, good in zip(empire.tableau, empire.goods, strict=True) if good != NONE}

    def good_card(self, seat: int, world: str) -> str | None:
        """Which card lies on that world as its good (nobody at the table knows)."""
        empire = self._empire(seat)
        good = empire.goods[empire.tableau.index(INDEX[world])]
        return None if good == NONE else CARD_NAMES[good]

    def chips(self, seat: int) -> int:
        return self._empire(seat).chips

    def deck(self) -> Counter[str]:
        return Counter(CARD_NAMES[card] for card in self.state.deck)

    def discard(self) -> Counter[str]:
        return Counter(CARD_NAMES[card] for card in self.state.discard)

    def round(self) -> int:
        return self.state.round

    def phase(self) -> int:
        """1 to 5 while a phase runs, 0 between."""
        return self.state.phase

    def end_reason(self) -> str:
        """chips, tableau or max_rounds; empty while the game goes on."""
        return self.state.end_reason()

    def _empire(self, seat: int) -> Empire:
        return self.state.empires[seat]


def table(
    *seats: Seat,
    options: dict[str, object] | None = None,
    deck: str | None = None,
    discard: str = "",
    order: list[int] | None = None,
    given: int | None = None,
    round: int = 0,
    luck: str = "",
    actions: str = "",
) -> Table:
    """A position just before the choice of actions, or with `actions` at the first decision after it; `luck` as there.

    `deck` names every card of the deck; left out, it is all cards that lie nowhere else. `order` is that of race:84
    (seat 0 first unless given). `given` is the number of chips handed out (the sum of the seats' unless given).
    Goods are taken from the back of the unused cards, so that scripted luck rarely collides with them.
    """
    state = bare(RaceState, GAME, len(seats), options)
    unused = Counter({index: card.copies for index, card in enumerate(CARDS)})
    state.empires = [_seat_cards(one, unused) for one in seats]
    state.discard = [INDEX[name] for name in discard.split()]
    named_deck = None if deck is None else sorted(INDEX[name] for name in deck.split())
    unused.subtract(state.discard)
    if named_deck is not None:
        unused.subtract(named_deck)
    _check_counts(unused)
    for empire in state.empires:
        for place in range(len(empire.goods)):
            if empire.goods[place] != NONE:
                card = max(index for index, count in unused.items() if count > 0)
                unused[card] -= 1
                empire.goods[place] = card
    state.deck = sorted(unused.elements()) if named_deck is None else named_deck
    state.discard_seen = [0] * len(state.discard)
    state.order = list(range(len(seats))) if order is None else order
    state.given = sum(one.chips for one in seats) if given is None else given
    state.round = round
    state.frames.task(ROUND)
    result = Table(state)
    state.advance(result.chance)
    if luck:
        result.luck(*luck.split())
    result.actions(*actions.split())
    return result


def new_game(*luck: str, players: int = 2, seed: int = 1, **options: object) -> Table:
    """A freshly dealt game, at its first decision; `luck` names the first cards drawn, start worlds before hands."""
    return Table(dealt(RaceState, GAME, players, options, GAME.script(luck, then=Seeded(seed))))


def _seat_cards(one: Seat, unused: Counter[int]) -> Empire:
    empire = empty_empire()
    for name in one.tableau:
        card = INDEX[name.rstrip("*")]
        empire.tableau.append(card)
        empire.goods.append(0 if name.endswith("*") else NONE)  # which card it is comes later
        unused[card] -= 1
    empire.hand = sorted(INDEX[name] for name in one.hand)
    unused.subtract(empire.hand)
    empire.chips = one.chips
    return empire


def _check_counts(unused: Counter[int]) -> None:
    short = [CARD_NAMES[index] for index, count in unused.items() if count < 0]
    if short:
        raise ValueError(f"the position uses more copies than there are of {', '.join(short)}")
