"""`starhold check-tables`: every stored table is played again; each that would break is named, none stops the rest."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starhold.cli import run
from starhold.core.registry import GAMES
from starhold.server.creation import Wish, make_table
from starhold.server.storage import Guest, open_storage
from tests.server.kit import play_on, running
from tests.server.spoil import (
    SPOILS,
    first_step,
    illegal_step,
    impossible_step,
    missing_event,
    no_event_at_all,
    number_for_event,
    spoiled,
    unknown_event,
    unknown_game,
)
from tests.server.storages import postgres_server, postgres_url  # noqa: F401 - fixtures

PLAYERS = {"race": 2, "duel": 2, "alliances": 2, "starfarers": 3}
AT_EVENT = {unknown_event, no_event_at_all, number_for_event, impossible_step, illegal_step, missing_event}


async def play(folder: Path, games: list[str]) -> list[str]:
    """A table of each, with a few steps taken on a real server, in `tables.db`."""
    ids: list[str] = []
    async with running(folder) as site:
        ada = await site.guest("Ada")
        for game in games:
            opened = await ada.open("me", *["random"] * (PLAYERS[game] - 1), game=game)
            async with ada.at(opened["id"]) as player:
                await play_on(player, lambda update: update["step"] > 3)
            ids.append(opened["id"])
        await site.registry.put_away(float("inf"))
    return ids


def played(folder: Path, games: list[str]) -> list[str]:
    return asyncio.run(play(folder, games))


def checked(capsys: pytest.CaptureFixture[str], database: str) -> tuple[int, dict[str, Any]]:
    code = run(["check-tables", database, "--json"])
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, report


def test_sound_tables_of_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    played(tmp_path, list(GAMES))
    before = file.read_bytes()
    code, report = checked(capsys, str(file))
    assert code == 0
    assert (report["checked"], report["broken"]) == (len(GAMES), [])
    assert {game: sum(versions.values()) for game, versions in report["tables"].items()} == dict.fromkeys(GAMES, 1)
    assert file.read_bytes() == before, "it is only read"
    assert run(["check-tables", f"sqlite:///{file}"]) == 0
    assert "4 tables, all sound" in capsys.readouterr().out


def test_each_broken_table_is_named_and_the_rest_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    ids = played(tmp_path, ["race"] * (len(SPOILS) + 3))
    with closing(sqlite3.connect(file)) as connection:
        steps = {id: first_step(connection, id) for id in ids}
        ends = dict(connection.execute("SELECT id, version FROM tables").fetchall())
    for spoil, id in zip(SPOILS, ids, strict=False):
        spoiled(file, id, spoil)
    code, report = checked(capsys, str(file))
    assert code == 1
    assert report["checked"] == len(ids)
    assert report["tables"]["race"] == {next(iter(report["tables"]["race"])): 3}
    found = {one["id"]: one for one in report["broken"]}
    assert set(found) == set(ids[: len(SPOILS)])
    for spoil, id in zip(SPOILS, ids, strict=False):
        one = found[id]
        assert one["game"] == ("chess" if spoil is unknown_game else "race")
        assert one["why"]
        assert "\n" not in one["why"]
        if spoil in AT_EVENT:
            assert one["event"] == (ends[id] if spoil is missing_event else steps[id]), spoil.__name__
    assert run(["check-tables", str(file)]) == 1
    out = capsys.readouterr().out
    assert f"{len(ids)} tables checked, {len(SPOILS)} would break" in out


def test_while_a_server_is_using_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    played(tmp_path, ["race"])

    async def beside() -> None:
        async with open_storage(url):
            code, report = await asyncio.to_thread(checked, capsys, url)
            assert (code, report["checked"]) == (0, 1)

    asyncio.run(beside())


def test_on_postgresql(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: F811
    async def fill() -> None:
        async with open_storage(postgres_url) as storage:
            guest = Guest("ada", "Ada")
            await storage.create_guest(guest.id, guest.name, "hash")
            for game in ("race", "duel"):
                new = make_table(Wish(game, 2, ["me", "open"]), guest, 1000.0)
                await storage.create_table(new.row, new.seats, (), new.waiting)

    asyncio.run(fill())
    code, report = checked(capsys, postgres_url)
    assert (code, report["checked"], report["broken"]) == (0, 2, [])


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("{folder}/none.db", "there is no such file"),
        ("{folder}/letter", "not a database"),
        ("mysql://x/y", "no address"),
    ],
)
def test_what_is_no_database_is_one_line(
    database: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear diary, today I have won at Race.\n" * 100)
    before = sorted(tmp_path.iterdir())
    assert run(["check-tables", database.format(folder=tmp_path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert words in err
    assert sorted(tmp_path.iterdir()) == before
