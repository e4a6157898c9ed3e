"""Tables stored under version 1 of the rules open, stand where they stood, go on and finish.

`version1/tables.db.xz` was made by the release that knew only version 1: 50 tables of each game, fresh, on the way and
over, with open seats, undo and chat among them; `tables.json` says where each of them stood.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from starhold.core.record import Record, digest
from starhold.core.record_text import dump, load
from starhold.core.rng import Rng
from starhold.server.connection import Connection
from starhold.server.messages import Act
from starhold.server.services import open_services
from starhold.server.storage import open_storage
from starhold.server.storage.base import Guest
from starhold.server.table import Table
from starhold.server.table_registry import TableRegistry
from starhold.server.tokens import hashed, new_id
from tests.server.kit import INLINE, Person, running

HERE = Path(__file__).parent / "version1"
TABLES: list[dict[str, Any]] = json.loads((HERE / "tables.json").read_text())
GAMES = ("race", "duel", "alliances", "starfarers")
TURNS = 40  # of a game that is played on by chance: a whole one of Starfarers would take minutes


def unpacked(folder: Path) -> str:
    file = folder / "tables.db"
    file.write_bytes(lzma.decompress((HERE / "tables.db.xz").read_bytes()))
    return f"sqlite:///{file}"


@pytest.mark.parametrize("game", GAMES)
async def test_each_table_stands_where_it_stood_and_keeps_its_rules(tmp_path: Path, game: str) -> None:
    async with open_storage(unpacked(tmp_path)) as storage:
        registry = TableRegistry(open_services(storage, INLINE))
        for fact in (one for one in TABLES if one["game"] == game):
            table = await registry.table(fact["id"])
            assert table.match.record.rules == 1
            assert (table.match.step, table.match.over(), table.version) == (
                fact["steps"],
                fact["over"],
                fact["version"],
            )
            assert digest(table.match.state) == fact["digest"]
            await table.close()


@pytest.mark.parametrize("game", GAMES)
async def test_they_go_on_under_their_own_rules(tmp_path: Path, game: str) -> None:
    address = unpacked(tmp_path)
    mine = [one for one in TABLES if one["game"] == game and not one["over"]][::8]
    stood: dict[str, str] = {}
    async with open_storage(address) as storage:
        registry = TableRegistry(open_services(storage, INLINE))
        for fact in mine:
            table = await registry.table(fact["id"])
            await _play_on(table)
            stood[table.id] = digest(table.match.state)
            assert table.match.step > fact["steps"] or table.match.over()
            await table.close()
    async with open_storage(address) as storage:  # what was played on is stored, and read again
        registry = TableRegistry(open_services(storage, INLINE))
        for id, position in stood.items():
            table = await registry.table(id)
            assert digest(table.match.state) == position
            assert table.match.record.rules == 1
            await table.close()


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_played_one_looks_back_downloads_it_and_plays_another(tmp_path: Path, game: str) -> None:
    """Version 1 knew fewer options than there are now; another game has the newest rules."""
    address = unpacked(tmp_path)
    finished = [one for one in TABLES if one["game"] == game and one["over"]]
    players: dict[str, Guest] = {}
    async with open_storage(address) as storage:
        for fact in finished:
            stored = await storage.load(fact["id"])
            assert stored is not None
            held = next(row for row in stored.seats if row.guest_id)
            players[fact["id"]] = Guest(held.guest_id or "", held.name)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:  # their tokens are not known
        known = {(hashed(guest.id), guest.id) for guest in players.values()}
        connection.executemany("INSERT INTO tokens (hash, guest_id) VALUES (?, ?)", known)
    async with running(tmp_path) as site:
        for fact in finished:
            guest = players[fact["id"]]
            person = Person(site, guest.id, guest.name, guest.id)
            table = f"/api/tables/{fact['id']}"
            for path in ("course", "steps/0", f"steps/{fact['steps']}"):
                assert (await person.get(f"{table}/{path}")).status_code == 200, path
            record = load((await person.get(f"{table}/record")).text)
            assert (record.rules, digest(record.state)) == (1, fact["digest"])
            answer = await person.post(f"{table}/rematch")
            assert answer.status_code == 201, answer.text
            again = (await site.table(answer.json()["id"])).match.opening
            assert (again.rules, again.players) == (record.game.rules_version, record.players)
            assert again.options == again.game.check_options(record.players, chosen_options(record))


def chosen_options(record: Record) -> dict[str, str]:
    """What its header names besides the defaults."""
    return dict(pair.split("=") for pair in dump(record).split("\noptions:")[1].split("\n")[0].split())


async def _play_on(table: Table) -> None:
    """So many choices more; a seat that was still open is taken by somebody new, though the game was dealt long ago."""
    rng = Rng(table.id)
    for seat, place in enumerate(table.seats.places):
        if place.kind == "open":
            guest = Guest(new_id(), "Eva")
            await table.services.storage.create_guest(guest.id, guest.name, hashed(guest.id))
            await table.ask(partial(table.join, guest, seat, ""))
    people = {
        seat: Connection(Guest(place.row.guest_id, place.row.name), "en", 10_000)
        for seat, place in enumerate(table.seats.places)
        if place.row.guest_id is not None
    }
    for connection in people.values():
        await table.ask(partial(table.attach, connection, 0))
    for number in range(TURNS):
        waiting = [seat for seat in table.match.waiting() if seat in people]
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        choices = table.match.state.legal(seat)
        notation = table.match.game.space.notation(choices[rng.below(len(choices))])
        act = Act(f"on {number}", table.match.step, [notation])
        await table.ask(partial(table.commands.carry_out, people[seat], act))
        for connection in people.values():
            while not connection.outbox.empty():
                connection.outbox.get_nowait()
