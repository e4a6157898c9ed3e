"""New tables: fresh ones, ones that go on from a record, finished ones to look at, and rematches."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from starhold.bots.registry import BOTS
from starhold.core.chance import Scripted, Sealed
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.record_text import load
from starhold.core.registry import game as find_game
from starhold.core.sealing import known_luck, luck_before, read_seals
from starhold.server.ending import ending
from starhold.server.gathering import Seeds, luck_of, missing
from starhold.server.match import Match, Opening
from starhold.server.request_error import RequestError
from starhold.server.sanitize import sanitize
from starhold.server.seats import bot_name
from starhold.server.standing import Standing
from starhold.server.storage.base import Guest, SeatRow, TableRow
from starhold.server.timing import ClockRule, check_rule
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
    seed: str | None = ""  # what its host adds to the luck; None: brought when the host comes, as by all others
    rated: bool = False
    clock: ClockRule | None = None
    outside: Mapping[str, str] = field(default_factory=dict)  # bots from outside among the seats, and their names


@dataclass(slots=True)
class NewTable:
    """A table ready to be stored."""

    row: TableRow
    seats: list[SeatRow]
    waiting: list[str]  # guests
    my_seat: int | None
    invites: dict[str, str]


def make_table(wish: Wish, guest: Guest, now: float) -> NewTable:
    """The table that was wished for; dealt at once, by luck nobody can know yet, if nobody has to be waited for."""
    game = find_game(wish.game)
    if wish.clock is not None:
        check_rule(wish.clock, wish.players)
    if wish.record:
        base = load(wish.record)
        if base.game is not game:
            raise RequestError("record-other-game", 422, game=game.title)
        if wish.at is None and base.state.over():
            return _finished(base, guest, wish, now)
        return _forked(base, guest, wish, now)
    holders = _read_seats(game, wish, wish.players)
    options = game.check_options(wish.players, wish.options)
    opening = Opening(game, wish.players, options, "", [], [], [], game.rules_version)
    return _seated(opening, holders, guest, wish, now)


def make_matched(wish: Wish, guests: Sequence[Guest], bot: str, now: float) -> NewTable:
    """A table for people who were brought together, in seats drawn by lot; a bot has each that is left over.

    Nobody of them is its host, and the game waits until all have come.
    """
    game = find_game(wish.game)
    options = game.check_options(wish.players, wish.options)
    holders: list[Guest | None] = [*guests, *[None] * (wish.players - len(guests))]
    secrets.SystemRandom().shuffle(holders)
    table_id = new_id()
    names = [guest.name for guest in guests]
    rows: list[SeatRow] = []
    for seat, holder in enumerate(holders):
        if holder is None:
            names.append(bot_name(seat, names))
            rows.append(SeatRow(table_id, seat, None, bot, "", names[-1]))
        else:
            rows.append(SeatRow(table_id, seat, holder.id, "", "", holder.name))
    seeds: Seeds = ["" if holder is None else None for holder in holders]
    opening = Opening(game, wish.players, options, "", [], [], [], game.rules_version, seeds, dealt=False)
    return _new_table(table_id, opening, rows, "", wish, secrets.token_bytes(32), now)


def make_rematch(old: Opening, rows: Sequence[SeatRow], like: Wish, now: float) -> NewTable:
    """The same people again, each in the same seat; bots that only stood in for somebody have gone.

    It is played by the newest rules, with the options that were chosen then. Who asked for it may be first, but the
    game waits until all have come.
    """
    game = old.game
    options = game.check_options(old.players, game.renewed(old.options, old.rules))
    table_id = new_id()
    rows = [
        SeatRow(table_id, row.seat, row.guest_id, "" if row.guest_id else row.bot, row.invite_hash, row.name)
        for row in rows
    ]
    host = next(row.guest_id for row in rows if row.guest_id)
    seeds: Seeds = [None if row.guest_id else "" for row in rows]
    opening = Opening(game, old.players, options, "", [], [], [], game.rules_version, seeds, dealt=False)
    return _new_table(table_id, opening, rows, host or "", like, secrets.token_bytes(32), now)


def _forked(base: Record, guest: Guest, wish: Wish, now: float) -> NewTable:
    """Play on from a step of a record, by new luck."""
    at = len(base.steps) if wish.at is None else wish.at
    if not 0 <= at <= len(base.steps):
        raise RequestError("step-unknown", 422, steps=len(base.steps))
    luck = luck_before(known_luck(base.luck, base.secrets), at)
    told = base.secrets[: len(read_seals(luck))]  # a seal that spoke only of later steps has nothing to say here
    if base.replayed(base.steps[:at]).state.over():
        raise RequestError("fork-over", 409)
    opening = Opening(
        base.game, base.players, base.options, luck, base.deal, base.steps[:at], told, base.rules, forked=True
    )
    return _seated(opening, _read_seats(base.game, wish, base.players), guest, wish, now)


def _finished(base: Record, guest: Guest, wish: Wish, now: float) -> NewTable:
    """A game that is over, to be looked at: its players are names, and whoever brought it sits nowhere special."""
    table_id = new_id()
    mine = wish.seats.index(ME) if ME in wish.seats else 0
    rows = [
        SeatRow(table_id, seat, guest.id if seat == mine else None, "" if seat == mine else "random", "", _name(name))
        for seat, name in enumerate(base.names)
    ]
    opening = Opening(base.game, base.players, base.options, base.luck, base.deal, base.steps, base.secrets, base.rules)
    return _new_table(table_id, opening, rows, guest.id, wish, b"", now)


def _name(name: str) -> str:
    return sanitize(name)[:30] or "?"


def _read_seats(game: Game, wish: Wish, players: int) -> list[str]:
    """Who is wished for in each seat."""
    if len(wish.seats) != players:
        raise RequestError("seats-count", 422, seats=len(wish.seats), players=players)
    if list(wish.seats).count(ME) != 1:
        raise RequestError("seats-me", 422)
    for holder in wish.seats:
        if holder not in (ME, OPEN, *BOTS, *wish.outside):
            raise RequestError("bot-unknown", 422, bots=", ".join(BOTS))
    return list(wish.seats)


def _seated(opening: Opening, holders: list[str], guest: Guest, wish: Wish, now: float) -> NewTable:
    """Everybody who is there at once in their seats, and what they add to the luck."""
    table_id = new_id()
    secret = secrets.token_bytes(32)
    rows: list[SeatRow] = []
    seeds: Seeds = []
    names = [guest.name]
    for seat, holder in enumerate(holders):
        if holder == ME:
            rows.append(SeatRow(table_id, seat, guest.id, "", "", guest.name))
        elif holder == OPEN:
            rows.append(SeatRow(table_id, seat, None, "", hashed(invite(secret, seat)), ""))
        else:
            names.append(wish.outside.get(holder) or bot_name(seat, names))
            rows.append(SeatRow(table_id, seat, None, holder, "", names[-1]))
        seeds.append(wish.seed if holder == ME else None if holder == OPEN else "")
    opening = replace(opening, seeds=seeds, dealt=False)
    if not missing(opening, rows):
        opening = replace(opening, luck=luck_of(opening, secret))
        match = Match(opening, [], Sealed(secret, [seed or "" for seed in seeds]))
        match.begin(opening, match.source)
        opening = replace(match.opening, steps=opening.steps)
    return _new_table(table_id, opening, rows, guest.id, wish, secret, now)


def _header(host: str, opening: Opening, clock: ClockRule | None) -> dict[str, Any]:
    """What never changes of a table; where the opening stands in it, lists count on (`reading.py`)."""
    header: dict[str, Any] = {"host": host, "opening": opening.plain()}
    return header if clock is None else header | {"clock": clock.plain()}


def promise(secret: bytes) -> str:
    """What is published of a table's secret; nothing where it has none."""
    return Sealed(secret).commitment() if secret else ""


def _new_table(
    table_id: str, opening: Opening, rows: list[SeatRow], host: str, wish: Wish, secret: bytes, now: float
) -> NewTable:
    match = Match(opening, opening.steps, Scripted([]))
    waiting = match.waiting() if match.dealt else missing(opening, rows)
    about = {} if wish.clock is None else {"clock": wish.clock.plain()}
    row = TableRow(
        id=table_id,
        game=opening.game.id,
        players=opening.players,
        options_json=json.dumps(opening.options),
        public=wish.public,
        pace=wish.pace if wish.clock is None else wish.clock.pace,
        secret=secret,
        created=now,
        header_json=json.dumps(_header(host, opening, wish.clock)),
        summary_json=summary_json(
            match, waiting, rows, host, "", promise(secret), None, ending(match, Standing()), about
        ),
        over=match.over(),
        rated=wish.rated,
    )
    guests = [rows[seat].guest_id or "" for seat in waiting]
    return NewTable(
        row,
        rows,
        [guest for guest in guests if guest],
        next((one.seat for one in rows if one.guest_id == host), None),
        {str(one.seat): invite(secret, one.seat) for one in rows if one.guest_id is None and not one.bot},
    )
