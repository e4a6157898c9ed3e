"""New tables: fresh ones, ones that go on from a record, finished ones to look at, and rematches."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from starhold.bots.registry import BOTS
from starhold.core.chance import Sealed
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.record_text import load
from starhold.core.registry import game as find_game
from starhold.server.clean import clean
from starhold.server.match import Opening
from starhold.server.refuse import Refuse
from starhold.server.seats import bot_name
from starhold.server.storage.base import Guest, SeatRow, TableRow
from starhold.server.tokens import hashed, invite, new_id
from starhold.server.updates import summary_json

ME = "me"
OPEN = "open"


@dataclass(slots=True)
class Wish:
    """What somebody wants to play."""

    game: str
    players: int
    seats: Sequence[str]  # me, open, or a bot
    options: Mapping[str, object] = field(default_factory=dict)
    public: bool = False
    pace: str = "live"
    record: str = ""
    at: int | None = None


@dataclass(slots=True)
class NewTable:
    """A table ready to be stored."""

    row: TableRow
    seats: list[SeatRow]
    waiting: list[str]  # guests
    my_seat: int | None
    invites: dict[str, str]


def make_table(wish: Wish, guest: Guest, now: float) -> NewTable:
    """The table that was wished for, dealt by luck nobody can know yet."""
    game = find_game(wish.game)
    if wish.record:
        base = load(wish.record)
        if base.game is not game:
            raise Refuse("record-other-game", 422, game=game.title)
        if wish.at is None and base.state.over():
            return _finished(base, guest, wish, now)
        return _forked(base, guest, wish, now)
    holders = _read_seats(game, wish, wish.players)
    secret = secrets.token_bytes(32)
    sealed = Sealed(secret)
    record = Record(game, wish.players, wish.options, sealed, (), f"sealed {sealed.commitment()}")
    return _seated(record, holders, guest, wish, secret, now)


def make_rematch(game: Game, options: Mapping[str, object], old: Sequence[SeatRow], like: Wish, now: float) -> NewTable:
    """The same people again, each in the same seat; bots that only stood in for somebody have gone."""
    secret = secrets.token_bytes(32)
    sealed = Sealed(secret)
    record = Record(game, len(old), options, sealed, (), f"sealed {sealed.commitment()}")
    table_id = new_id()
    rows = [
        SeatRow(table_id, row.seat, row.guest_id, "" if row.guest_id else row.bot, row.invite_hash, row.name)
        for row in old
    ]
    host = next(row.guest_id for row in rows if row.guest_id)
    return _new_table(table_id, record, rows, host or "", like, secret, now)


def _forked(base: Record, guest: Guest, wish: Wish, now: float) -> NewTable:
    """Play on from a step of a record, by new luck."""
    at = len(base.steps) if wish.at is None else wish.at
    if not 0 <= at <= len(base.steps):
        raise Refuse("step-unknown", 422, steps=len(base.steps))
    secret = secrets.token_bytes(32)
    sealed = Sealed(secret)
    record = base.fork(at, sealed, f"forked {at} {sealed.commitment()}")
    if record.state.over():
        raise Refuse("fork-over", 409)
    return _seated(record, _read_seats(base.game, wish, base.players), guest, wish, secret, now)


def _finished(base: Record, guest: Guest, wish: Wish, now: float) -> NewTable:
    """A game that is over, to be looked at: its players are names, and whoever brought it sits nowhere special."""
    table_id = new_id()
    mine = wish.seats.index(ME) if ME in wish.seats else 0
    rows = [
        SeatRow(table_id, seat, guest.id if seat == mine else None, "" if seat == mine else "random", "", _name(name))
        for seat, name in enumerate(base.names)
    ]
    return _new_table(table_id, base, rows, guest.id, wish, b"", now)


def _name(name: str) -> str:
    return clean(name)[:30] or "?"


def _read_seats(game: Game, wish: Wish, players: int) -> list[str]:
    """Who is wished for in each seat."""
    if len(wish.seats) != players:
        raise Refuse("seats-count", 422, seats=len(wish.seats), players=players)
    if list(wish.seats).count(ME) != 1:
        raise Refuse("seats-me", 422)
    for holder in wish.seats:
        if holder not in (ME, OPEN, *BOTS):
            raise Refuse("bot-unknown", 422, bots=", ".join(BOTS))
    return list(wish.seats)


def _seated(record: Record, holders: list[str], guest: Guest, wish: Wish, secret: bytes, now: float) -> NewTable:
    table_id = new_id()
    rows: list[SeatRow] = []
    names = [guest.name]
    for seat, holder in enumerate(holders):
        if holder == ME:
            rows.append(SeatRow(table_id, seat, guest.id, "", "", guest.name))
        elif holder == OPEN:
            rows.append(SeatRow(table_id, seat, None, "", hashed(invite(secret, seat)), ""))
        else:
            names.append(bot_name(seat, names))
            rows.append(SeatRow(table_id, seat, None, holder, "", names[-1]))
    return _new_table(table_id, record, rows, guest.id, wish, secret, now)


def _new_table(
    table_id: str, record: Record, rows: list[SeatRow], host: str, wish: Wish, secret: bytes, now: float
) -> NewTable:
    opening = Opening(
        record.game,
        record.players,
        record.options,
        record.luck,
        record.deal,
        record.steps,
        record.secret,
        record.rules,
    )
    state = record.state
    waiting = state.waiting()
    row = TableRow(
        id=table_id,
        game=record.game.id,
        players=record.players,
        options_json=json.dumps(record.options),
        public=wish.public,
        pace=wish.pace,
        secret=secret,
        created=now,
        header_json=json.dumps({"host": host, "opening": opening.plain()}),
        summary_json=summary_json(state, rows, host, ""),
        over=state.over(),
    )
    guests = [rows[seat].guest_id or "" for seat in waiting]
    return NewTable(
        row,
        rows,
        [guest for guest in guests if guest],
        next((one.seat for one in rows if one.guest_id == host), None),
        {str(one.seat): invite(secret, one.seat) for one in rows if one.guest_id is None and not one.bot},
    )
