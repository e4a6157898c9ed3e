"""The SQLite file itself: opening it with care, its schema, and its failures in one clear line."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from starhold.server.storage.base import Conflict, Missing, StorageError
from starhold.server.storage.migrate import make_sqlite, too_new, upgrade_sqlite
from starhold.server.storage.schema import VERSION

OURS: Final = 0x53744864  # application id: "StHd"
OLDEST: Final = (3, 35, 0)  # RETURNING
PATIENCE: Final = 10.0  # seconds to wait for another program that holds the file
MOST_CHECKED: Final = 256 * 1024 * 1024  # bytes; a larger file is not read through at the start

FRESH: Final = 5.0  # seconds: who has written to the file as lately as that may not have finished
PAUSE: Final = 0.5  # seconds to see whether a file is still being written
CHANGING: Final = "is being written by another program (is it being copied?); wait for the end, or name another file"

REASONS: Final = {
    "SQLITE_CORRUPT": "is damaged; restore it from a copy, or name another file",
    "SQLITE_NOTADB": "is not a database, or is damaged; restore it from a copy, or name another file",
    "SQLITE_FULL": "cannot grow: there is no space left on the disk",
    "SQLITE_READONLY": "may not be written; check the permissions of the file and its folder",
    "SQLITE_PERM": "may not be opened; check the permissions of the file and its folder",
    "SQLITE_CANTOPEN": "cannot be opened; check the permissions of the file and its folder",
    "SQLITE_BUSY": "is in use by another program; close that first",
    "SQLITE_LOCKED": "is in use by another program; close that first",
    "SQLITE_IOERR": "cannot be read or written: the disk reports an error",
}


def explain(error: Exception, path: Path) -> Exception:
    """What went wrong, as a StorageError; a mistake of our own stays what it is."""
    if isinstance(error, UnicodeEncodeError):
        return StorageError("a text holds a character that cannot be stored")
    if not isinstance(error, sqlite3.Error):
        return error
    name: str = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_CONSTRAINT_FOREIGNKEY":
        return Missing("a guest or table that should be referred to is not there")
    if name in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"):
        return Conflict("what should be created is there already")
    plain = "_".join(name.split("_")[:2])  # without the finer code
    return StorageError(f"the database {path} {REASONS.get(plain, f'cannot be used: {error}')}")


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection that leaves transactions to us; the mode is `ro` or `rwc`."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def open_file(path: Path) -> sqlite3.Connection:
    """The file, made or brought up to date, ready to write. What is not ours is left as it is.

    The caller holds the lock of the file, so that no other server makes or changes it meanwhile.
    """
    check_library()
    try:
        size = path.stat().st_size if path.exists() else 0
        if path.exists():
            check_still(path, size)
    except OSError as error:
        raise StorageError(f"the database {path} cannot be opened: {error.strerror or error}") from error
    try:
        if size:
            inspect(path, size)
        return prepare(path)
    except sqlite3.Error as error:
        raise explain(error, path) from error


def open_to_read(path: Path) -> sqlite3.Connection:
    """The file as it is, beside a server that may be using it; raises if it is none of ours."""
    check_library()
    try:
        if not path.is_file():
            raise StorageError(f"the database {path} cannot be opened: there is no such file")
        connection = connect(path, "ro")
        try:
            version, _ = check_version(connection, path)
        except sqlite3.OperationalError:  # a folder where no log can be laid beside the file
            connection.close()
            connection = connect(path, "ro&immutable=1")
            version, _ = check_version(connection, path)
        if version < VERSION:
            connection.close()
            raise StorageError(
                f"the database {path} was written by an older Starhold (schema {version}, this one has {VERSION}); "
                "start the server on it once"
            )
    except OSError as error:
        raise StorageError(f"the database {path} cannot be opened: {error.strerror or error}") from error
    except sqlite3.Error as error:
        raise explain(error, path) from error
    return connection


def check_library() -> None:
    if sqlite3.sqlite_version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise StorageError(f"SQLite {wanted} or newer is needed; this Python has {sqlite3.sqlite_version}")


def check_place(path: Path) -> None:
    """Whether a file can be there; its folder is made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_folder = path.resolve().is_dir()
    except OSError as error:
        raise StorageError(f"the database {path} cannot be opened: {error.strerror or error}") from error
    except RuntimeError as error:  # links that go round in a circle
        raise StorageError(f"the database {path} cannot be opened: {error}") from error
    if is_folder:
        raise StorageError(f"the database {path} cannot be opened: it is a folder; name a file in it")


def check_still(path: Path, size: int) -> None:
    """A file too large to be read through, or with nothing in it yet, must not be one that is just being copied here.

    Of any other file the inspection tells whether it is whole.
    """
    if 0 < size <= MOST_CHECKED or time.time() - path.stat().st_mtime > FRESH:
        return
    before = shape(path)
    time.sleep(PAUSE)
    if shape(path) != before:
        raise StorageError(f"the database {path} {CHANGING}")


def shape(path: Path) -> tuple[int, int]:
    """What changes when somebody writes to a file."""
    now = path.stat()
    return now.st_size, now.st_mtime_ns


def logged(path: Path) -> bool:
    """Whether something stands in the log beside the file: its last server did not close in good order."""
    try:
        return log_of(path).stat().st_size > 0
    except FileNotFoundError:
        return False


def log_of(path: Path) -> Path:
    """The log that SQLite keeps beside the file while it is open."""
    return path.with_name(path.name + "-wal")


def inspect(path: Path, size: int) -> None:
    """One look at a file without writing to it: is it ours, whole, and not too new?"""
    whole = not logged(path)  # all of it is in the one file
    before = shape(path)
    connection = connect(path, "ro&immutable=1" if whole else "ro")
    try:
        if whole:
            check_length(path, size)
        version, _ = check_version(connection, path)
        checked = version and size <= MOST_CHECKED
        if checked and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise StorageError(f"the database {path} {REASONS['SQLITE_CORRUPT']}")
    except (StorageError, sqlite3.Error) as error:
        if shape(path) != before:
            raise StorageError(f"the database {path} {CHANGING}") from error
        raise
    finally:
        connection.close()
    if shape(path) != before:
        raise StorageError(f"the database {path} {CHANGING}")


def check_length(path: Path, size: int) -> None:
    """Whether all of a file is there, by what its own head says of its length."""
    with path.open("rb") as file:
        head = file.read(100)
    if len(head) == 100 and not head.startswith(b"SQLite format 3\0"):
        return  # no database at all, which is found out next
    per_page = int.from_bytes(head[16:18], "big")
    wanted = int.from_bytes(head[28:32], "big") * (65536 if per_page == 1 else per_page)
    if len(head) < 100 or size < wanted:
        raise StorageError(
            f"the database {path} is damaged or not whole yet: {size} of its {max(wanted, 100)} bytes are there; "
            "if it is being copied, wait for the end, else restore it from a copy, or name another file"
        )


def check_version(connection: sqlite3.Connection, path: Path) -> tuple[int, bool]:
    """The version of the schema (0: empty) and whether it is ours; raises if we may not use it."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == OURS
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if not ours and (tables or version):
        raise StorageError(f"the database {path} belongs to another program; name another file")
    if version > VERSION:
        raise too_new(path, version)
    return version, ours


def prepare(path: Path) -> sqlite3.Connection:
    """Open for writing and bring the schema up to date."""
    connection = connect(path, "rwc")
    try:
        if connection.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
            raise StorageError(f"the database {path} lies on a disk that cannot keep its log; name a file on another")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")  # also finds out whether we may write at all
        version, _ = check_version(connection, path)
        if not version:
            make_sqlite(connection, OURS)
        connection.execute("COMMIT")
        if 0 < version < VERSION:
            upgrade_sqlite(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class Anchor:
    """The very files that were opened: one that was deleted or replaced takes writes and loses them all."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = {file: identity(file) for file in (path, log_of(path))}

    def check(self) -> None:
        """Raise if one of them is gone."""
        for file, known in self._known.items():
            if known is not None and identity(file) != known:
                raise StorageError(
                    f"the database {self._path} was deleted, moved or replaced while it was in use; "
                    "put it back and start the server again"
                )


def identity(file: Path) -> tuple[int, int] | None:
    """What stays the same as long as it is the same file; None: there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
