"""What a universe is worth in victory points: what is scored, and what it will probably still bring.

Everything here is public, or the seat's own. The figures are a player's rules of thumb, tried in games against each
other; `time_left` runs from 1 at the start to 0 at the end and makes what pays over time dear early and cheap late.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.games.duel import board
from starhold.games.duel import card_table as flat
from starhold.games.duel.actions import EPOCH_CARDS
from starhold.games.duel.phases.end import tile_points
from starhold.games.duel.phases.supremacy import lead
from starhold.games.duel.scoring import counted, total
from starhold.games.duel.state import DuelState

DECK: Final = 30.0  # cards of an epoch that come to the market after the first six
# `tuple[float, ...]`: one of fixed length would be made anew wherever it is read at a place that varies.
LEVEL_WORTH: Final[tuple[float, ...]] = (
    10.0,
    8.0,
    6.0,
    3.0,
    1.0,
)  # each further step of production, at the start of the game
SCIENCE_WORTH: Final[tuple[float, ...]] = (5.0, 3.0, 1.0, 0.5, 0.2)
TOKEN: Final = 1.3
SUPREMACY_SHARE: Final = 0.6  # of what today's leads would bring in the epochs to come
PLAYS: Final[tuple[float, ...]] = (5.0, 6.0, 4.0, 6.0, 2.0)  # how often a type is played in a whole game
CARD_LATER: Final[tuple[float, ...]] = (3.0, 4.0, 2.0)  # ships, shuttles, stations still to come in a whole game


def time_left(s: DuelState) -> float:
    """The share of the game that lies ahead."""
    done: i64 = s.epoch
    return (float(board.EPOCHS - done) + len(s.deck) / DECK * 0.9 + 0.1) / float(board.EPOCHS)


class Parts:
    """What a universe is worth by where it comes from."""

    __slots__ = ("all", "objects", "planets", "production", "supremacy")

    def __init__(self, s: DuelState, seat: i64, left: float) -> None:
        universe = s.universes[seat]
        ends: i64 = 0 if s.ended else board.EPOCHS + 1 - s.epoch
        self.production = production_worth(s, seat, left)
        self.supremacy = supremacy_outlook(s, seat, ends)
        self.objects = object_worth(s, seat, left)
        self.planets = planet_worth(s, seat, left)
        value = float(total(s, seat))
        value += self.production
        value += SUPREMACY_SHARE * self.supremacy
        value += float(universe.income * ends)
        value += float(universe.tokens) * (TOKEN if left > 0.12 else 0.3)
        value += self.objects
        value += self.planets
        value += 0.8 * len(universe.science) * (1.0 if ends > 1 else 0.5)
        value += lasting_worth(s, seat, left, ends)
        self.all = value


def worth(s: DuelState, seat: i64, left: float) -> float:
    """All of it together."""
    return Parts(s, seat, left).all


def production_worth(s: DuelState, seat: i64, left: float) -> float:
    """Each step saves a unit of every price to come; the higher production takes the tile."""
    mine = s.universes[seat]
    theirs = s.universes[1 - seat]
    value = 0.0
    resource: i64 = 0
    while resource < 4:
        level: i64 = mine.production[resource]
        step: i64 = 0
        while step < level:
            entry: i64 = step if step < 4 else 4
            value += (SCIENCE_WORTH[entry] if resource == 3 else LEVEL_WORTH[entry]) * left
            step += 1
        ahead: i64 = level - theirs.production[resource]
        chance = 0.5 + 0.2 * float(ahead)
        chance = 1.0 if chance > 1.0 else 0.0 if chance < 0.0 else chance
        value += (1.0 - 0.6 * left) * chance * float(tile_points(s, seat, resource))
        resource += 1
    return value


def supremacy_outlook(s: DuelState, seat: i64, ends: i64) -> float:
    """What the leads of today would bring at each end of an epoch to come, less what they would bring the other."""
    direction: i64 = 1 if seat == 0 else -1
    military = lead(s, flat.MILITARY) * direction
    trade = lead(s, flat.TRADE) * direction
    diplomacy = lead(s, flat.DIPLOMACY) * direction
    row: i64 = s.row * direction
    column: i64 = s.column * direction
    mine: i64 = len(s.universes[seat].planets)
    theirs: i64 = len(s.universes[1 - seat].planets)
    value = 0.0
    k: i64 = 0
    while k < ends:
        row += military
        column += trade
        if diplomacy >= 2 or diplomacy <= -2:
            side: i64 = 1 if diplomacy > 0 else -1
            row += side
            column += side
            size: i64 = diplomacy * side
            value += float(side * board.DIPLOMACY_POINTS[size if size < 5 else 5])
        elif diplomacy != 0:
            row += diplomacy
        if row > board.RADIUS:
            value += float(board.RIM_POINTS * (row - board.RADIUS))
            row = board.RADIUS
        elif row < -board.RADIUS:
            value += float(board.RIM_POINTS * (row + board.RADIUS))
            row = -board.RADIUS
        if column > board.RADIUS:
            value += float(board.RIM_POINTS * (column - board.RADIUS))
            column = board.RADIUS
        elif column < -board.RADIUS:
            value += float(board.RIM_POINTS * (column + board.RADIUS))
            column = -board.RADIUS
        value += float(board.MILITARY_SCALE[row] if row >= 0 else -board.MILITARY_SCALE[-row])
        value += float(board.TRADE_SCALE[column] * mine if column >= 0 else -board.TRADE_SCALE[-column] * theirs)
        if row > 0 and column > 0:
            value += float(board.QUADRANT[row - 1][column - 1])
        elif row < 0 and column < 0:
            value -= float(board.QUADRANT[-row - 1][-column - 1])
        k += 1
    return value


def object_worth(s: DuelState, seat: i64, left: float) -> float:
    """Object tokens at the value they will probably have."""
    universe = s.universes[seat]
    value = 0.0
    thing: i64 = 0
    while thing < 3:
        tokens: i64 = universe.objects[thing]
        if tokens > 0:
            cards = float(
                universe.colony_ships if thing == 0 else universe.shuttles if thing == 1 else universe.stations
            )
            cards += CARD_LATER[thing] * left
            values = s.table.object_value[thing]
            low: i64 = int(cards)
            last: i64 = len(values) - 1
            if low >= last:
                each = float(values[last])
            else:
                each = values[low] + (cards - float(low)) * (values[low + 1] - values[low])
            value += float(tokens) * each
        thing += 1
    return value


def effect_worth(s: DuelState, seat: i64, effects: list[int], left: float) -> float:
    """Effects that are still to come, roughly."""
    ends: i64 = board.EPOCHS + 1 - s.epoch
    value = 0.0
    i: i64 = 0
    while i < len(effects):
        kind: i64 = effects[i]
        what: i64 = effects[i + 1]
        amount = float(effects[i + 2])
        i += 3
        if kind == flat.SCORE:
            value += amount
        elif kind != flat.GAIN:
            value += amount * float(counted(s, seat, what)) if kind == 3 else 0.8
        elif what < flat.MILITARY:
            value += amount * 6.0 * left
        elif what <= flat.DIPLOMACY:
            value += amount * 2.5 * float(ends) * 0.7
        elif what == flat.INCOME:
            value += amount * float(ends)
        elif what == flat.TOKENS:
            value += amount * TOKEN
        else:
            value += amount * 1.5
    return value


def planet_worth(s: DuelState, seat: i64, left: float) -> float:
    """Colonised planets, docks for ships, and what open planets promise."""
    universe = s.universes[seat]
    value = 0.0
    place: i64 = 0
    while place < len(universe.planets):
        open: i64 = 0
        i: i64 = 4 * place
        end = i + 4
        while i < end:
            if universe.quarters[i] == flat.OPEN:
                open += 1
            i += 1
        planet: i64 = universe.planets[place]
        if open == 0:
            value += float(board.COLONISED_POINTS)
            if universe.ships[place] == flat.NONE:
                value += 2.0 * left
        else:
            likely = left * (1.3 - 0.25 * float(open)) + 0.05
            likely = 0.9 if likely > 0.9 else likely
            promised = float(board.COLONISED_POINTS) + 1.0
            if s.table.delayed[planet]:
                promised += effect_worth(s, seat, s.table.effects[planet], left)
            value += likely * promised + 0.9 * left * float(open)
        place += 1
    return value


def lasting_worth(s: DuelState, seat: i64, left: float, ends: i64) -> float:
    """What research has changed for good."""
    universe = s.universes[seat]
    value = 0.0
    type: i64 = 0
    while type < 5:
        value += universe.discount[type] * PLAYS[type] * left * 1.0
        type += 1
    value += float(universe.limit - 7) * 1.5 * left
    value += float(universe.take_worth - 3) * 3.0 * left
    value += (float(universe.any_colour) * 3.0 + float(universe.tokens_for_science) * 1.5) * left
    if ends == 0:
        return value
    for card in universe.researched:
        per = s.table.end_per[card - EPOCH_CARDS]
        i: i64 = 0
        while i < len(per):
            value += per[i + 1] * (float(counted(s, seat, per[i])) + 1.5 * left)
            i += 2
        for effects in s.table.on_play[card - EPOCH_CARDS]:
            if effects:
                value += 5.0 * left
    return value
