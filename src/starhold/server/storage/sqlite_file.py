"""The SQLite file itself: opening it with care, its schema, and its failures in one clear line."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from starhold.server.storage.base import Conflict, Missing, StorageError
from starhold.server.storage.schema import SQLITE, VERSION, statements

OURS: Final = 0x53744864  # application id: "StHd"
OLDEST: Final = (3, 35, 0)  # RETURNING
PATIENCE: Final = 10.0  # seconds to wait for another program that holds the file
MOST_CHECKED: Final = 256 * 1024 * 1024  # bytes; a larger file is not read through at the start

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
    """The file, made or brought up to date, ready to write. What is not ours is left as it is."""
    if sqlite3.sqlite_version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise StorageError(f"SQLite {wanted} or newer is needed; this Python has {sqlite3.sqlite_version}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_folder, size = path.is_dir(), path.stat().st_size if path.exists() else 0
    except OSError as error:
        raise StorageError(f"the database {path} cannot be opened: {error.strerror or error}") from error
    if is_folder:
        raise StorageError(f"the database {path} cannot be opened: it is a folder; name a file in it")
    try:
        if size:
            inspect(path, size)
        return prepare(path)
    except sqlite3.Error as error:
        raise explain(error, path) from error


def inspect(path: Path, size: int) -> None:
    """Look at a file without writing to it: is it ours, whole, and not too new?

    Another server may be starting on it this very moment: what it wrote while we looked is no damage.
    """
    alone = not logged(path)  # nobody has it open, nobody was killed
    before = path.stat().st_mtime_ns
    try:
        look_through(path, size, alone)
    except (StorageError, sqlite3.Error):
        if not alone or (path.stat().st_mtime_ns == before and not logged(path)):
            raise
        look_through(path, path.stat().st_size, alone=False)


def logged(path: Path) -> bool:
    """Whether something stands in the log beside the file; it goes when the last server closes the file."""
    try:
        return path.with_name(path.name + "-wal").stat().st_size > 0
    except FileNotFoundError:
        return False


def look_through(path: Path, size: int, alone: bool) -> None:
    """One look at the file, all of it at one moment; alone, it leaves no trace even beside the file."""
    connection = connect(path, "ro&immutable=1" if alone else "ro")
    try:
        connection.execute("BEGIN")  # or a schema written between two questions would seem somebody else's
        version, ours = check_version(connection, path)
        if version and ours:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            per_page = connection.execute("PRAGMA page_size").fetchone()[0]
            torn = alone and size < pages * per_page
            if torn or (size <= MOST_CHECKED and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok"):
                raise StorageError(f"the database {path} {REASONS['SQLITE_CORRUPT']}")
    finally:
        connection.close()


def check_version(connection: sqlite3.Connection, path: Path) -> tuple[int, bool]:
    """The version of the schema (0: empty) and whether it is ours; raises if we may not use it."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == OURS
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if not ours and (tables or version):
        raise StorageError(f"the database {path} belongs to another program; name another file")
    if version > VERSION:
        raise StorageError(
            f"the database {path} was written by a newer Starhold (schema {version}, "
            f"this one knows {VERSION}); update it"
        )
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
        for statement in statements(version, SQLITE):
            connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA application_id = {OURS}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection
