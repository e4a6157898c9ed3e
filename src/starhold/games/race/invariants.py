"""What must hold after every step, whatever was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.hands import holds
from starhold.games.race.actions import N
from starhold.games.race.card_table import NONE

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


def check(s: RaceState) -> list[str]:
    """Everything that does not hold, in words."""
    wrong: list[str] = []
    table = s.table
    seen: list[int] = [0] * N
    for card in s.deck:
        seen[card] += 1
    for card in s.discard:
        seen[card] += 1
    chips: i64 = 0
    seat: i64 = 0
    for empire in s.empires:
        chips += empire.chips
        for card in empire.hand:
            seen[card] += 1
        for card in empire.explored:
            seen[card] += 1
        if len(empire.tableau) != len(empire.goods):
            wrong.append(f"seat {seat}: {len(empire.tableau)} tableau cards, {len(empire.goods)} places for goods")
        i: i64 = 0
        for card in empire.tableau:
            seen[card] += 1
            good: i64 = empire.goods[i]
            if good != NONE:
                seen[good] += 1
                if table.good[card] == NONE:
                    wrong.append(f"seat {seat}: a good lies on card {card}, which has none")
            j: i64 = 0
            while j < i:
                if empire.tableau[j] == card:
                    wrong.append(f"seat {seat}: card {card} lies twice in the tableau (race:25)")
                j += 1
            i += 1
        last: i64 = -1
        for card in empire.hand:
            if card < last:
                wrong.append(f"seat {seat}: the hand is not in order")
            last = card
        for card in empire.shown:
            if not holds(empire.hand, card):
                wrong.append(f"seat {seat}: card {card} is known to be in a hand that does not hold it")
        if empire.chips < 0:
            wrong.append(f"seat {seat}: {empire.chips} chips")
        if empire.active > len(empire.tableau):
            wrong.append(f"seat {seat}: more active cards than cards")
        seat += 1
    if seen != table.copies:
        wrong.append(f"cards lost or doubled: {sum(seen)} of 114, {_difference(seen, table.copies)}")
    if chips != s.given:
        wrong.append(f"{s.given} chips were given out, {chips} are held (race:100)")
    if len(s.discard) != len(s.discard_seen):
        wrong.append("the discard pile and what is known of it differ in length")
    return wrong


def _difference(seen: list[int], copies: list[int]) -> str:
    return ", ".join(f"card {card}: {seen[card]}" for card in range(N) if seen[card] != copies[card])
