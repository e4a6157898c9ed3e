"""Points: chips, printed points, and the lists of the 6-cost developments (race:75 to race:79, race:65, race:126)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.game import Score
from starhold.games.race.card_table import NONE
from starhold.games.race.cards import EDITIONS, Card
from starhold.games.race.powers import PerCard, PerChips, PerMilitary

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

# Why a game ended (race:73, race:80).
CHIPS_EACH: Final = 12  # in the pool for each player
BY_CHIPS: Final = 1
BY_TABLEAU: Final = 2
BY_ROUNDS: Final = 3
BY_CHIPS_AND_TABLEAU: Final = 4  # said, not kept: a state keeps the tableau, and its chips tell the rest
END_REASONS: Final = ("", "chips", "tableau", "max_rounds", "chips_and_tableau")


def why_ended(s: RaceState) -> int:
    """The reason, or both where both hold (race:73); an index into END_REASONS."""
    return BY_CHIPS_AND_TABLEAU if s.ended == BY_TABLEAU and s.given >= CHIPS_EACH * s.players else s.ended


def _fits(card: Card, line: PerCard) -> bool:
    return (
        (line.world is None or card.world == line.world)
        and (line.good is None or card.good == line.good)
        and (line.source is None or card.source == line.source)
        and (line.military is None or card.military == line.military)
        and (line.keyword is None or line.keyword in card.keywords)
        and (line.cost is None or (card.cost == line.cost and not card.military))
        and (line.card is None or card.id == line.card)
        and (line.power_in is None or any(power.phase is line.power_in for power in card.powers))
    )


def _worth(scorer: Card, card: Card) -> int:
    """What one tableau card is worth to a 6-cost development: the first line it fits counts (race:76)."""
    for line in scorer.scoring:
        if isinstance(line, PerCard) and _fits(card, line):
            return line.vp
    return 0


class ScoringTable:
    """The lists of one edition, worked out card against card."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.worth: dict[int, list[int]] = {}
        self.scores = [int(bool(card.scoring)) for card in cards]  # whether it is there: quicker than to look for it
        self.per_chips = [0] * len(cards)
        self.per_military = [0] * len(cards)
        for design, card in enumerate(cards):
            if card.scoring:
                self.worth[design] = [_worth(card, other) for other in cards]
                for line in card.scoring:
                    if isinstance(line, PerChips):
                        self.per_chips[design] = line.per
                    elif isinstance(line, PerMilitary):
                        self.per_military[design] = line.vp


SCORING: Final[dict[str, ScoringTable]] = {name: ScoringTable(cards) for name, cards in EDITIONS.items()}


def total_military(s: RaceState, seat: i64) -> i64:
    """Total Military with negatives, without extra Military and discards (race:65)."""
    total: i64 = 0
    for card in s.empires[seat].tableau:
        total += s.table.military[card]
    return total


def list_points(s: RaceState, seat: i64, scorer: i64) -> i64:
    """The points of one 6-cost development in this tableau."""
    lists = SCORING[s.settings.edition]
    points: i64 = 0
    worth = lists.worth[scorer]
    for card in s.empires[seat].tableau:
        points += worth[card]
    if lists.per_chips[scorer]:
        points += s.empires[seat].chips // lists.per_chips[scorer]
    if lists.per_military[scorer]:
        military = total_military(s, seat)
        if military < 0 and s.settings.galactic_order_floor_zero:
            military = 0
        points += lists.per_military[scorer] * military
    return points


def points(s: RaceState, seat: i64) -> i64:
    """The whole score, without its sum."""
    empire = s.empires[seat]
    scores = SCORING[s.settings.edition].scores
    total: i64 = empire.chips
    for card in empire.tableau:
        total += s.table.vp[card]
        if scores[card]:
            total += list_points(s, seat, card)
    return total


def tiebreak(s: RaceState, seat: i64) -> i64:
    """Goods on worlds plus cards in hand (race:79)."""
    empire = s.empires[seat]
    count: i64 = len(empire.hand)
    for good in empire.goods:
        if good != NONE:
            count += 1
    return count


def score(s: RaceState, seat: int) -> Score:
    """The score with a part for the chips, for printed points, and for each 6-cost development by name."""
    empire = s.empires[seat]
    lists = SCORING[s.settings.edition].worth
    worlds: i64 = 0
    developments: i64 = 0
    parts: list[tuple[str, int]] = [("chips", empire.chips)]
    named: list[tuple[str, int]] = []
    for card in empire.tableau:
        if s.table.world[card]:
            worlds += s.table.vp[card]
        else:
            developments += s.table.vp[card]
        if card in lists:
            named.append((EDITIONS[s.settings.edition][card].id, list_points(s, seat, card)))
    parts.append(("worlds", worlds))
    parts.append(("developments", developments))
    parts += named
    return Score(seat, sum(number for _, number in parts), tiebreak(s, seat), parts)
