"""What several commands need: options given as k=v, lists of names, output as JSON or a table, progress bars."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import starhold
from starhold.core.errors import BadOption, BadRecord, StarholdError
from starhold.core.record import Record
from starhold.core.record_text import load

MOST_GAMES = 10_000_000
SERVER_PACKAGES = (  # of the extra `server`
    "alembic",
    "cryptography",
    "fastapi",
    "msgspec",
    "openskill",
    "prometheus_client",
    "pywebpush",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
    "websockets",
)
MOST_WORKERS = 64
MOST_MINUTES = 100_000
MOST_SECONDS = 3600.0
MOST_FAULTS = 5

# Options of several commands.
Cluster = Annotated[
    str | None,
    typer.Option(help="Work on a cluster of Ray: its address, or 'local' for one of --workers processes."),
]
Seconds = Annotated[float, typer.Option(help="That a bot of your own may take for a decision.")]


class MissingExtra(StarholdError):
    """A command needs packages that a plain installation does not have."""


def need_extra(extra: str, packages: Iterable[str]) -> None:
    """Say in one line what to install, unless it is there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise MissingExtra(f"this needs {', '.join(missing)}: pip install 'starhold[{extra}]'")


def need_server(database: str | None = None) -> None:
    """The packages of the server, and of the kind of database that is named."""
    need_extra("server", SERVER_PACKAGES)
    if database is not None and database.startswith("postgres"):
        need_extra("server,postgres", ["asyncpg"])


def read_pairs(given: list[str]) -> dict[str, object]:
    """`--option name=value`, any number of times."""
    options: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"--option wants name=value, not '{pair}'")
        if name in options:
            raise BadOption(f"--option {name} is given twice")
        options[name] = value
    return options


def read_names(text: str) -> list[str]:
    """`a,b,c` as a list, without empty names."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOption(f"'{text}' should be names with commas between them")
    return names


def in_range(name: str, value: int, low: int, high: int) -> None:
    """A whole number within bounds that a machine can bear."""
    if not low <= value <= high:
        raise BadOption(f"{name} should be from {low} to {high}, not {value}")


def check_seconds(seconds: float) -> None:
    """The time of a bot of one's own."""
    if not 0.0 < seconds <= MOST_SECONDS:  # no number is none of these
        raise BadOption(f"--seconds should be above 0 and at most {MOST_SECONDS:g}, not {seconds:g}")


def tell_faults(texts: Sequence[str], count: int) -> None:
    """What bots of one's own have done wrong: on standard error, a line each, but never a flood of them."""
    for text in texts[:MOST_FAULTS]:
        print(f"starhold: {' '.join(text.split())}", file=sys.stderr)
    if count > MOST_FAULTS:
        print(f"starhold: … and {count - MOST_FAULTS} more such faults", file=sys.stderr)


def read_record(path: Path) -> Record:
    """A record from a file, or one clear line about what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is no record: it is not text") from error
    try:
        return load(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def print_json(data: object) -> None:
    """One JSON document on standard output and nothing else."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def console() -> Console:
    return Console(highlight=False)


class Tick(Protocol):
    """Told how much is done in all."""

    def __call__(self, done: int, /) -> None: ...


@contextmanager
def progress(label: str, total: int) -> Iterator[Tick]:
    """A progress bar on standard error, where a person is watching it."""
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar:
        task = bar.add_task(label, total=total)

        def tick(done: int, /) -> None:
            bar.update(task, completed=done)

        yield tick


def rounded(value: Any) -> Any:
    """Figures for people: three digits after the point at most."""
    return round(value, 3) if isinstance(value, float) else value


def seats_for(game: str, players: int | None) -> int:
    """How many seats: what was asked for, else as few as the game takes, but two at least."""
    return players if players is not None else max(2, starhold.game(game).min_players)
