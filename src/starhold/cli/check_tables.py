"""`starhold check-tables`: play every table of a database again, each by its own rules, and name those that break.

The database is only read, a table at a time, so it may be checked while a server is using it.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from starhold.cli.common import Tick, console, need_server, print_json, progress

if TYPE_CHECKING:
    from starhold.server.storage import Storage


@dataclass(slots=True)
class Broken:
    """A table that could not be opened any more."""

    id: str
    game: str
    rules: int | None
    event: int  # the number of the stored event that does not fit; 0: it is not one event
    why: str


@dataclass(slots=True)
class Report:
    """What a check found."""

    checked: int = 0
    tables: dict[str, dict[str, int]] = field(default_factory=dict)  # sound ones, by game and version of the rules
    broken: list[Broken] = field(default_factory=list)

    def count(self, game: str, rules: int | None) -> None:
        versions = self.tables.setdefault(game, {})
        versions[str(rules)] = versions.get(str(rules), 0) + 1


def join(app: typer.Typer) -> None:
    app.command("check-tables")(check_tables)


def check_tables(
    database: Annotated[str, typer.Argument(help="A SQLite file, sqlite:///FILE or postgresql://…")],
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Replay all tables of a database, which is only read; exit code 1 if one of them would break."""
    need_server(database)
    from starhold.server.storage import open_storage

    report = asyncio.run(check(open_storage(address(database), read_only=True)))
    if json:
        print_json(asdict(report))
    else:
        show(report)
    if report.broken:
        raise typer.Exit(1)


def address(given: str) -> str:
    """A plain path names a SQLite file."""
    return given if "://" in given or given.startswith("sqlite:") else f"sqlite:///{given}"


async def check(storage: Storage) -> Report:
    """Walk through all tables there are."""
    async with storage:
        total = (await storage.counts()).tables
        with progress("tables", total) as tick:
            return await _walk(storage, tick)


async def _walk(storage: Storage, tick: Tick) -> Report:
    report = Report()
    async for id in storage.all_table_ids():
        await _check_one(storage, id, report)
        report.checked += 1
        tick(report.checked)
    return report


async def _check_one(storage: Storage, id: str, report: Report) -> None:
    from starhold.server.reading import Unreadable, read_table, rules_of
    from starhold.server.storage import StorageError

    try:
        stored = await storage.load(id)
    except StorageError as error:
        await storage.counts()  # if that fails too it is the database, not the table
        report.broken.append(Broken(id, "?", None, 0, str(error)))
        return
    if stored is None:  # gone meanwhile
        return
    row = stored.table
    try:
        read_table(stored)
    except Unreadable as error:
        game = str(row.game)  # a spoiled file may hold anything where a text should be
        report.broken.append(Broken(id, game, rules_of(row), error.event, error.why))
    else:
        report.count(row.game, rules_of(row))


def show(report: Report) -> None:
    """The report for a person."""
    out = console()
    if report.broken:
        table = Table("table", "game", "rules", "event", "why")
        for one in report.broken:
            rules = "?" if one.rules is None else str(one.rules)
            table.add_row(one.id, one.game, rules, str(one.event or ""), one.why)
        out.print(table, markup=False)
    for game, versions in sorted(report.tables.items()):
        for rules, count in sorted(versions.items()):
            out.print(f"{game}, rules {rules}: {count} sound", markup=False)
    broken = len(report.broken)
    out.print(
        f"{report.checked} tables checked, {broken} would break" if broken else f"{report.checked} tables, all sound"
    )
