"""A position of Three Epochs for nets: cards, levels, what can be paid for, and what `appraise` makes of both sides.

Only what the seat may know is read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starhold.core.encoding import Encoding, Kind, Layout, Rows
from starhold.core.hands import holds
from starhold.games.duel import actions as codes
from starhold.games.duel import board, kinds
from starhold.games.duel.actions import CARDS_IN_ALL, EPOCH_CARDS
from starhold.games.duel.appraise_worth import Parts, supremacy_outlook, time_left
from starhold.games.duel.card_table import DIPLOMACY, MILITARY, NONE, OPEN, TRADE, WHITE
from starhold.games.duel.phases.payment import units_due
from starhold.games.duel.phases.supremacy import lead
from starhold.games.duel.scoring import total
from starhold.games.duel.state import DuelState

SCIENCE: Final = CARDS_IN_ALL - EPOCH_CARDS
LEVELS: Final = 32
RESOURCES: Final = 4
STEPS: Final = 8  # places for a level of production
RANGE: Final = 2 * board.RADIUS + 1

LAYOUT: Final = Layout()
# -- of each seat
LAID: Final[i64] = LAYOUT.slice("laid", EPOCH_CARDS)
RESEARCHED: Final[i64] = LAYOUT.slice("researched", SCIENCE)
LEVEL: Final[i64] = LAYOUT.slice("levels", LEVELS)
PRODUCTION: Final[i64] = LAYOUT.slice("production by level", RESOURCES * STEPS)
QUARTERS: Final[i64] = LAYOUT.slice("open quarters by what they ask for", 5)
FIGURES: Final[i64] = LAYOUT.slice("points, worth and its parts, planets, hands, passed", 12)
KNOWN: Final[i64] = LAYOUT.slice("hand, as far as it is known", EPOCH_CARDS)
PER_SEAT: Final[i64] = LAYOUT.size
REST: Final[i64] = LAYOUT.slice("the same of the other", LAYOUT.size)
# -- one's own
SCIENCE_HAND: Final[i64] = LAYOUT.slice("science cards", SCIENCE)
READY: Final[i64] = LAYOUT.slice("units due for cards in hand", EPOCH_CARDS)
PAYING: Final[i64] = LAYOUT.slice("picked to pay", CARDS_IN_ALL + 1)
TARGET: Final[i64] = LAYOUT.slice("where the card goes that is paid for", codes.PAY - codes.QUARTER)
SUBJECT: Final[i64] = LAYOUT.slice("card that is being played", CARDS_IN_ALL)
# -- of all
MARKET: Final[i64] = LAYOUT.slice("market", EPOCH_CARDS)
ROW_OF: Final[i64] = LAYOUT.slice("row in the market", 3 * EPOCH_CARDS)
LEADS: Final[i64] = LAYOUT.slice("lead in points, in worth, in each influence", 6)
TILES: Final[i64] = LAYOUT.slice("end tiles", len(board.END_TILES))
CYLINDER: Final[i64] = LAYOUT.slice("cylinder", 2 * RANGE)
EPOCH: Final[i64] = LAYOUT.slice("epoch", board.EPOCHS + 1)
TIME: Final[i64] = LAYOUT.slice("time left, decks, whose turn, first to pass", 6)
ASKED: Final[i64] = LAYOUT.slice("asked", kinds.CHOOSE_AXIS + 1)


def write(s: DuelState, seat: i64, public: bool, rows: Rows) -> None:
    """One row."""
    left = time_left(s)
    mine = _write_seat(s, seat, 0, left, rows)
    theirs = _write_seat(s, 1 - seat, PER_SEAT, left, rows)
    rows.put(LEADS, float(total(s, seat) - total(s, 1 - seat)) / 30.0)
    rows.put(LEADS + 1, (mine - theirs) / 30.0)
    direction: i64 = 1 if seat == 0 else -1
    rows.share(LEADS + 2, lead(s, MILITARY) * direction, 4)
    rows.share(LEADS + 3, lead(s, TRADE) * direction, 4)
    rows.share(LEADS + 4, lead(s, DIPLOMACY) * direction, 4)
    rows.on(CYLINDER + board.RADIUS + s.row * direction)
    rows.on(CYLINDER + RANGE + board.RADIUS + s.column * direction)
    _write_table(s, seat, left, rows)
    if not public:
        _write_own(s, seat, rows)
    rows.end_row()


def _write_seat(s: DuelState, seat: i64, at: i64, left: float, rows: Rows) -> float:
    """One universe; what it is worth comes back."""
    universe = s.universes[seat]
    for card in universe.laid:
        rows.on(at + LAID + card)
    for card in universe.researched:
        rows.on(at + RESEARCHED + card - EPOCH_CARDS)
    place: i64 = at + LEVEL
    place = _write_levels(universe.production, place, rows)
    place = _write_levels(universe.influence, place, rows)
    rows.share(place, universe.income, 8)
    rows.share(place + 1, universe.tokens, 8)
    place = _write_levels(universe.objects, place + 2, rows)
    rows.share(place, universe.stations, 8)
    rows.share(place + 1, universe.shuttles, 8)
    rows.share(place + 2, universe.colony_ships, 8)
    rows.share(place + 3, universe.colonised, 8)
    place = _write_levels(universe.discount, place + 4, rows)
    rows.share(place, universe.limit, 8)
    rows.share(place + 1, universe.take_worth, 8)
    rows.share(place + 2, universe.tokens_for_science, 8)
    rows.share(place + 3, universe.any_colour, 8)
    place = _write_levels(universe.bonus, place + 4, rows)
    _write_levels(universe.stands_for, place, rows)
    resource: i64 = 0
    while resource < RESOURCES:
        rows.one_of(at + PRODUCTION + resource * STEPS, STEPS, universe.production[resource])
        resource += 1
    i: i64 = 0
    while i < len(universe.quarters):
        if universe.quarters[i] == OPEN:
            asked: i64 = s.table.quarter[4 * universe.planets[i // 4] + i % 4]
            rows.put(at + QUARTERS + asked - WHITE, 0.5)
        i += 1
    for card in universe.hand:
        if not holds(universe.hidden, card):
            rows.on(at + KNOWN + card)
    parts = Parts(s, seat, left)
    supremacy = supremacy_outlook(s, seat, board.EPOCHS + 1 - s.epoch) if s.ended else parts.supremacy
    place = at + FIGURES
    rows.share(place, total(s, seat), 60)
    rows.put(place + 1, parts.all / 80.0)
    rows.put(place + 2, parts.production / 40.0)
    rows.put(place + 3, supremacy / 30.0)
    rows.put(place + 4, parts.objects / 20.0)
    rows.put(place + 5, parts.planets / 20.0)
    rows.share(place + 6, len(universe.planets), 5)
    rows.share(place + 7, len(universe.hand), 7)
    rows.share(place + 8, universe.limit - len(universe.hand), 7)
    rows.share(place + 9, len(universe.science), 5)
    if universe.passed:
        rows.on(place + 10)
    return parts.all


def _write_levels(numbers: list[int], place: i64, rows: Rows) -> i64:
    """Plain numbers side by side; where the next one goes comes back."""
    for number in numbers:
        rows.share(place, number, 8)
        place += 1
    return place


def _write_table(s: DuelState, seat: i64, left: float, rows: Rows) -> None:
    cell: i64 = 0
    for card in s.market:
        if card != NONE:
            rows.on(MARKET + card)
            rows.on(ROW_OF + 3 * card + cell // board.COLUMNS)
        cell += 1
    for tile in s.tiles:
        rows.on(TILES + tile)
    rows.on(EPOCH + s.epoch)
    rows.put(TIME, left)
    rows.share(TIME + 1, len(s.deck), 30)
    rows.share(TIME + 2, len(s.science_deck), 16)
    if s.first_passer != NONE:
        rows.on(TIME + 3 if s.first_passer == seat else TIME + 4)
    for frame in s.frames.stack:
        if frame.seat == seat:
            rows.on(TIME + 5)


def _write_own(s: DuelState, seat: i64, rows: Rows) -> None:
    universe = s.universes[seat]
    for card in universe.hidden:
        rows.on(KNOWN + card)
    for card in universe.hand:
        rows.put(READY + card, 1.0 - 0.25 * float(units_due(s, seat, card)))
    for card in universe.science:
        rows.on(SCIENCE_HAND + card - EPOCH_CARDS)
    for frame in s.frames.stack:
        if frame.seat != seat:
            continue
        rows.on(ASKED + frame.kind)
        if frame.kind != kinds.TURN and frame.kind != kinds.CHOOSE_AXIS and frame.kind != kinds.CHOOSE_RESEARCH:
            rows.on(SUBJECT + frame.subject)
        if frame.kind == kinds.PAY_CARD or frame.kind == kinds.PAY_RESEARCH:
            if frame.kind == kinds.PAY_CARD and frame.detail >= 0:
                rows.on(TARGET + frame.detail)
            for item in frame.picked:
                rows.on(PAYING + item)


TABLES: Final = (Kind("two", 2, {}, ({"end_tiles": "random"},)),)
ENCODING: Final = Encoding(2, LAYOUT, write, TABLES, 12.0, ahead=4)
