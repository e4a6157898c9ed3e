"""A position of Race for nets: tableaux, goods, what can be paid for, tempo, and what `appraise` sums up.

The seats come in the order of play, one's own first. Only what the seat may know is read.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from starhold.core.encoding import Encoding, Kind, Layout, Rows
from starhold.core.frames import Frame
from starhold.core.hands import holds
from starhold.games.race import actions as codes
from starhold.games.race import kinds
from starhold.games.race.actions import N
from starhold.games.race.appraise_survey import Survey
from starhold.games.race.appraise_worth import Outlook, engine_output, price, rounds_left
from starhold.games.race.card_table import NONE
from starhold.games.race.scoring import points
from starhold.games.race.state import RaceState

SEATS: Final = 4
ACTIONS: Final = 7
SURE: Final = 13  # places for a number of cards

LAYOUT: Final = Layout()
# -- of each seat
TABLEAU: Final[i64] = LAYOUT.slice("tableau", N)
GOODS: Final[i64] = LAYOUT.slice("goods", N)
HAND_SIZE: Final[i64] = LAYOUT.slice("hand size", SURE)
TABLEAU_SIZE: Final[i64] = LAYOUT.slice("tableau size", SURE)
ACTION: Final[i64] = LAYOUT.slice("action of this round", ACTIONS)
ACTION2: Final[i64] = LAYOUT.slice("second action of this round", ACTIONS)
FIGURES: Final[i64] = LAYOUT.slice("chips, points, cards, Military, worth, engine, goods", 10)
SUMS: Final[i64] = LAYOUT.slice("powers summed up", 32)
PER_SEAT: Final[i64] = LAYOUT.size
REST: Final[i64] = LAYOUT.slice("the same of the others", 3 * LAYOUT.size)
# -- one's own
HAND: Final[i64] = LAYOUT.slice("hand", N)
READY: Final[i64] = LAYOUT.slice("cards in hand that can be paid for", N)
EXPLORED: Final[i64] = LAYOUT.slice("cards looked at", N)
LEAVING: Final[i64] = LAYOUT.slice("cards, or their goods, picked to go", N)
KEEPING: Final[i64] = LAYOUT.slice("cards picked to stay", N)
PICKED: Final[i64] = LAYOUT.slice("actions picked in secret", 2 * ACTIONS)
# -- of all
MARGIN: Final[i64] = LAYOUT.slice("lead in points, in worth", 4)
TEMPO: Final[i64] = LAYOUT.slice("pool, deck, round, rounds left, longest tableau", 6)
ROUND: Final[i64] = LAYOUT.slice("round", 16)
LONGEST: Final[i64] = LAYOUT.slice("longest tableau", SURE)
POOL: Final[i64] = LAYOUT.slice("pool a player", SURE)
PHASE: Final[i64] = LAYOUT.slice("phase", 6)
ASKED: Final[i64] = LAYOUT.slice("asked", kinds.END_DISCARD + 1)
SUBJECT: Final[i64] = LAYOUT.slice("card that is paid for, or whose power is fed", N)
NEED: Final[i64] = LAYOUT.slice("choices still due")
TABLE: Final[i64] = LAYOUT.slice("players, edition, advanced", 6)


def write(s: RaceState, seat: i64, public: bool, rows: Rows) -> None:
    """One row."""
    mine = s.empires[seat]
    own = Outlook(s, seat, [] if public else mine.hand)
    best: i64 = -1000
    mine_score: i64 = 0
    mine_worth = 0.0
    richest = -1000.0
    turn: i64 = 0
    while turn < s.players:
        other: i64 = (seat + turn) % s.players
        look = own if turn == 0 else Outlook(s, other, [])
        score = points(s, other)
        worth = look.base + look.goods_base + look.chips + look.card * len(s.empires[other].hand)
        _write_seat(s, look, score, worth, turn * PER_SEAT, rows)
        if turn == 0:
            mine_score = score
            mine_worth = worth
        else:
            if score > best:
                best = score
            if worth > richest:
                richest = worth
        turn += 1
    rows.share(MARGIN, mine_score - best, 20)
    rows.put(MARGIN + 1, (mine_worth - richest) / 20.0)
    if mine_score >= best:
        rows.on(MARGIN + 2)
    if mine_worth >= richest:
        rows.on(MARGIN + 3)
    _write_table(s, rows)
    if not public:
        _write_own(s, own, rows)
    _write_asked(s, seat, public, rows)
    rows.end_row()


def _write_seat(s: RaceState, look: Outlook, score: i64, worth: float, at: i64, rows: Rows) -> None:
    empire = s.empires[look.seat]
    i: i64 = 0
    for card in empire.tableau:
        rows.on(at + TABLEAU + card)
        if empire.goods[i] != NONE:
            rows.on(at + GOODS + card)
        i += 1
    cards: i64 = len(empire.hand)
    placed: i64 = len(empire.tableau)
    rows.one_of(at + HAND_SIZE, SURE, cards)
    rows.one_of(at + TABLEAU_SIZE, SURE, placed)
    if empire.action != NONE:
        rows.on(at + ACTION + empire.action)
    if empire.action2 != NONE:
        rows.on(at + ACTION2 + empire.action2)
    place: i64 = at + FIGURES
    rows.share(place, look.chips, 20)
    rows.share(place + 1, score, 30)
    rows.share(place + 2, cards, 10)
    rows.share(place + 3, placed, 12)
    rows.put(place + 4, worth / 40.0)
    rows.put(place + 5, engine_output(look, look.sums) / 6.0)
    rows.put(place + 6, look.goods_base / 4.0)
    rows.share(place + 7, look.goods[0] + look.goods[1] + look.goods[2] + look.goods[3], 5)
    rows.put(place + 8, look.base / 30.0)
    rows.share(place + 9, look.sums.military, 6)
    _tell_sums(look.sums, at + SUMS, rows)


def _tell_sums(sums: Survey, at: i64, rows: Rows) -> None:
    """What is told of a tableau is kept with its sums, for it comes up in many rows."""
    i: i64 = 0
    if sums.is_told:
        while i < len(sums.told):
            rows.put(at + sums.told[i], sums.told_shares[i])
            i += 1
        return
    i = rows.count
    _write_sums(sums, at, rows)
    while i < rows.count:
        sums.told = append(sums.told, i64(rows.inputs[i]) - at)
        sums.told_shares = append(sums.told_shares, rows.values[i])
        i += 1
    sums.is_told = True


def _write_sums(sums: Survey, at: i64, rows: Rows) -> None:
    rows.share(at, sums.explore_draw, 4)
    rows.share(at + 1, sums.explore_keep, 2)
    rows.share(at + 2, sums.develop_discount, 3)
    rows.share(at + 3, sums.draw_before_developing, 2)
    rows.share(at + 4, sums.draw_after_developing, 2)
    rows.share(at + 5, sums.draw_after_settling, 2)
    rows.share(at + 6, sums.military_rebels, 3)
    if sums.contact:
        rows.on(at + 7)
    if sums.colony_ship:
        rows.on(at + 8)
    if sums.tactics:
        rows.on(at + 9)
    rows.share(at + 10, sums.any_windfall_powers, 2)
    rows.share(at + 11, sums.draw_in_produce, 3)
    rows.share(at + 12, sums.draw_per_kind, 2)
    rows.share(at + 13, len(sums.powers), 5)
    rows.share(at + 14, sums.settle_discount[4], 3)
    rows.share(at + 15, sums.sale_here, 3)
    kind: i64 = 0
    while kind < 4:
        rows.share(at + 16 + kind, sums.production[kind], 3)
        rows.share(at + 20 + kind, sums.windfall[kind], 3)
        rows.share(at + 24 + kind, sums.sale[kind] - 2 - kind, 3)
        rows.share(at + 28 + kind, sums.settle_discount[kind] + sums.military_kind[kind], 3)
        kind += 1


def _write_table(s: RaceState, rows: Rows) -> None:
    longest: i64 = 0
    for empire in s.empires:
        if len(empire.tableau) > longest:
            longest = len(empire.tableau)
    pool = s.pool()
    rows.share(TEMPO, pool, 12 * s.players)
    rows.share(TEMPO + 1, len(s.deck), 114)
    rows.share(TEMPO + 2, s.round, 12)
    rows.put(TEMPO + 3, rounds_left(s) / 10.0)
    rows.share(TEMPO + 4, longest, 12)
    rows.one_of(ROUND, 16, s.round)
    rows.one_of(LONGEST, SURE, longest)
    rows.one_of(POOL, SURE, (pool + s.players - 1) // s.players)
    rows.on(PHASE + s.phase)
    rows.on(TABLE + s.players - 2)
    if s.settings.advanced:
        rows.on(TABLE + 3)
    if s.settings.edition == "later":
        rows.on(TABLE + 4)


def _write_own(s: RaceState, own: Outlook, rows: Rows) -> None:
    left: i64 = len(own.hand) - 1
    for card in own.hand:
        rows.on(HAND + card)
        if s.table.world[card] or not holds(own.tableau, card):
            cost = price(own, card)
            if cost != NONE and cost <= left:
                rows.on(READY + card)
    for card in s.empires[own.seat].explored:
        rows.on(EXPLORED + card)


def _write_asked(s: RaceState, seat: i64, public: bool, rows: Rows) -> None:
    """What the seat is asked; of what it has picked so far, itself alone knows."""
    frame: Frame | None = None
    for one in s.frames.stack:
        if one.seat == seat:
            frame = one
    if frame is None:
        return
    rows.on(ASKED + frame.kind)
    if public:
        return
    rows.share(NEED, frame.need, 5)
    if frame.kind == kinds.PAY_CARDS or frame.kind == kinds.PAY_MODE:
        rows.on(SUBJECT + frame.subject)
    elif frame.kind == kinds.FEED_POWER or frame.kind == kinds.SPEND_HAND:
        rows.on(SUBJECT + s.table.power_card[frame.subject])
    place: i64 = 0
    for action in frame.picked:
        if frame.kind == kinds.CHOOSE_ACTION:
            rows.on(PICKED + ACTIONS * place + action - codes.CHOOSE)
        elif frame.kind == kinds.PAY_CARDS:
            rows.on(LEAVING + action)  # a card, gone from the hand already
        elif frame.kind == kinds.FIRST_DISCARD or frame.kind == kinds.END_DISCARD:
            rows.on(LEAVING + action - codes.DISCARD)
        elif frame.kind == kinds.FEED_POWER:
            rows.on(LEAVING + action - codes.FEED)
        elif frame.kind == kinds.EXPLORE_KEEP:
            rows.on(KEEPING + action - codes.KEEP)
        place += 1


TABLES: Final = (
    Kind("two", 2, {}, ({"edition": "later"},)),
    Kind("two advanced", 2, {"advanced_two_player": True}, ({"edition": "later"},)),
    Kind("three", 3, {}, ({"edition": "later"},)),
    Kind("four", 4, {}, ({"edition": "later"},)),
)
ENCODING: Final = Encoding(2, LAYOUT, write, TABLES, 8.0, ("choose_action",))
