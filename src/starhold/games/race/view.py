"""What each seat may see, built up from nothing (race:98, race:99), and positions it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.hands import take_out
from starhold.core.rng import Rng
from starhold.games.race.actions import ACTION_NAMES, CARD_NAMES
from starhold.games.race.card_table import NONE
from starhold.games.race.memory import deal_as_remembered, known_to
from starhold.games.race.scoring import score, total_military
from starhold.games.race.view_types import Phase, SeenEmpire, SeenTable

if TYPE_CHECKING:
    from starhold.games.race.state import Empire, RaceState

PHASE_NAMES: Final[tuple[Phase, ...]] = ("", "explore", "develop", "settle", "consume", "produce")


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _empire_view(s: RaceState, seat: int, mine: bool) -> SeenEmpire:
    empire = s.empires[seat]
    result: SeenEmpire = {
        "seat": seat,
        "hand_size": len(empire.hand),
        "hand_known": _names(empire.shown),
        "explored_size": len(empire.explored),
        "tableau": [
            {"card": CARD_NAMES[card], "good": empire.goods[place] != NONE, "active": place < empire.active}
            for place, card in enumerate(empire.tableau)
        ],
        "chips": empire.chips,
        "military": total_military(s, seat),
        "actions": [ACTION_NAMES[action] for action in (empire.action, empire.action2) if action != NONE],
        "score": score(s, seat).plain(),
    }
    if mine:
        result["hand"] = _names(empire.hand)
        result["explored"] = _names(empire.explored)
    return result


def view(s: RaceState, seat: int | None) -> SeenTable:
    """All that seat may know, as plain data."""
    eyes = (1 << s.players) - 1 if seat is None else 1 << seat  # a spectator knows what all know
    known = sorted(card for card, seen in zip(s.discard, s.discard_seen, strict=True) if seen & eyes == eyes)
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "order": list(s.order),
        "pool": s.pool(),
        "deck_size": len(s.deck),
        "discard_size": len(s.discard),
        "discard_known": _names(known),
        "empires": [_empire_view(s, other, other == seat) for other in range(s.players)],
    }


# -- imagining


def deal_anew(copy: RaceState, seat: int, rng: Rng) -> None:
    """Everything this seat cannot know, by what it remembers of the last shuffle."""
    if not known_to(copy, seat) or not deal_as_remembered(copy, seat, rng):
        copy.forget()
        _deal_plainly(copy, seat, rng)


def _deal_plainly(copy: RaceState, seat: int, rng: Rng) -> None:
    """The unseen cards, shuffled, into every place this seat cannot look at: same numbers everywhere."""
    unseen = copy.deck[:]
    hidden = [i for i in range(len(copy.discard)) if not copy.discard_seen[i] >> seat & 1]
    unseen += [copy.discard[i] for i in hidden]
    others = [empire for other, empire in enumerate(copy.empires) if other != seat]
    for empire in others:
        unseen += empire.hand
        for card in empire.shown:  # seen when it came into that hand, and still there
            take_out(unseen, card)
        unseen += empire.explored
    for empire in copy.empires:
        unseen += [good for good in empire.goods if good != NONE]
    unseen.sort()  # so that nothing of the true order can shine through
    rng.shuffle(unseen)
    for i in hidden:
        copy.discard[i] = unseen.pop()
    for empire in others:
        empire.hand = sorted(empire.shown + _take(unseen, len(empire.hand) - len(empire.shown)))
        empire.explored = _take(unseen, len(empire.explored))
    for empire in copy.empires:
        _deal_goods(empire, unseen)
    copy.deck = _take(unseen, len(copy.deck))


def _take(unseen: list[int], count: int) -> list[int]:
    taken = unseen[len(unseen) - count :]
    del unseen[len(unseen) - count :]
    taken.sort()
    return taken


def _deal_goods(empire: Empire, unseen: list[int]) -> None:
    for place in range(len(empire.goods)):
        if empire.goods[place] != NONE:
            empire.goods[place] = unseen.pop()
