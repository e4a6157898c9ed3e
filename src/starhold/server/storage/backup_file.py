"""The file of a backup: lines of JSON, compressed by gzip, the same from and for both kinds of database.

    {"starhold-backup": 1, "schema": 7, "made": 1790000000.0, "by": "0.5"}
    {"table": "guests", "columns": ["id", "name", "seen"]}
    ["8phdrph9jab2c", "Ada", 1790000000.0]
    …
    {"rows": 1234, "sha256": "…"}

Each table is named once, then come its rows. Bytes are written as text: `t` and the text they are in UTF-8, or `b` and
base64. The last line says how many rows there are, and the checksum of all lines before it.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from starhold import __version__
from starhold.server.storage.base import StorageError
from starhold.server.storage.layout import TableLayout, layout
from starhold.server.storage.schema import VERSION

FORMAT: Final = 1
MARK: Final = "starhold-backup"
TOGETHER: Final = 1000  # rows read or written at a time

Row = Sequence[Any]


class BackupWriter:
    """Lines of one backup."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.rows = 0
        self._file = file
        self._sum = hashlib.sha256()

    def head(self, schema: int, made: float) -> None:
        self._line({MARK: FORMAT, "schema": schema, "made": made, "by": __version__})

    def table(self, table: TableLayout) -> None:
        self._line({"table": table.name, "columns": table.columns})

    def row(self, table: TableLayout, row: Row) -> None:
        self.rows += 1
        self._line([_written(kind, value) for kind, value in zip(table.kinds, row, strict=True)])

    def end(self) -> None:
        self._line({"rows": self.rows, "sha256": self._sum.hexdigest()})

    def _line(self, data: object) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def writing(path: Path, force: bool) -> Iterator[BackupWriter]:
    """A backup at that place, which is there only when it is whole; nobody but its owner may read it."""
    if path.exists() and not force:
        raise StorageError(f"{path} is there already; name another file, or write --force to replace it")
    unfinished = path.with_name(path.name + ".unfinished")
    try:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            with open(handle, "wb") as raw:
                with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6) as file:
                    yield BackupWriter(file)
                raw.flush()
                os.fsync(raw.fileno())
            unfinished.replace(path)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise StorageError(f"the backup {path} cannot be written: {error.strerror or error}") from error


class BackupReader:
    """A backup that is read once, from its head to its checksum."""

    def __init__(self, path: Path, file: gzip.GzipFile) -> None:
        self.path = path
        self.rows = 0
        self._file = file
        self._sum = hashlib.sha256()
        self._begun = False  # whether the head was read
        head = self._line()
        self._begun = True
        if not isinstance(head, dict) or head.get(MARK) != FORMAT or not isinstance(head.get("schema"), int):
            raise StorageError(f"{path} is no backup of Starhold")
        self.schema: int = head["schema"]
        if self.schema > VERSION:
            raise StorageError(
                f"the backup {path} was made by a newer Starhold (schema {self.schema}, this one knows {VERSION}); "
                "update it"
            )

    def batches(self) -> Iterator[tuple[TableLayout, list[list[Any]]]]:
        """All rows, some at a time; raises at the end if they are not those that were written."""
        tables = {table.name: table for table in layout(self.schema)}
        table: TableLayout | None = None
        rows: list[list[Any]] = []
        while True:
            expected = self._sum.hexdigest()
            line = self._line()
            if isinstance(line, list) and table is not None:
                rows.append(self._row(table, line))
                if len(rows) < TOGETHER:
                    continue
            if rows and table is not None:
                self.rows += len(rows)
                yield table, rows
                rows = []
            if isinstance(line, dict):
                if "sha256" in line:
                    if line != {"rows": self.rows, "sha256": expected} or self._file.read(1):
                        raise self._damaged()
                    return
                table = tables.get(str(line.get("table")))
                if table is None or line.get("columns") != list(table.columns):
                    raise StorageError(
                        f"the backup {self.path} holds a table {line.get('table')!r} that schema {self.schema} "
                        "does not have like that; was it made by an unreleased version?"
                    )

    def _row(self, table: TableLayout, line: list[Any]) -> list[Any]:
        if len(line) != len(table.kinds):
            raise self._damaged()
        try:
            return [_read(kind, value) for kind, value in zip(table.kinds, line, strict=True)]
        except (ValueError, TypeError) as error:
            raise self._damaged() from error

    def _line(self) -> Any:
        try:
            line = self._file.readline()
            self._sum.update(line)
            return json.loads(line)
        except (EOFError, ValueError, zlib.error, gzip.BadGzipFile) as error:
            if not self._begun:
                raise StorageError(f"{self.path} is no backup of Starhold") from error
            raise self._damaged() from error

    def _damaged(self) -> StorageError:
        return StorageError(f"the backup {self.path} is damaged or not whole; nothing was restored")


@contextmanager
def reading(path: Path) -> Iterator[BackupReader]:
    """A backup to restore from."""
    try:
        with gzip.open(path, "rb") as file:
            yield BackupReader(path, file)
    except gzip.BadGzipFile as error:
        raise StorageError(f"{path} is no backup of Starhold") from error
    except OSError as error:
        raise StorageError(f"the backup {path} cannot be read: {error.strerror or error}") from error


def check(path: Path) -> None:
    """Read all of it once: raises if it is not whole."""
    with reading(path) as file:
        for _ in file.batches():
            pass


def _written(kind: str, value: Any) -> Any:
    if value is None:
        return None
    if kind == "truth":
        return bool(value)
    if kind == "bytes":
        body = bytes(value)
        try:
            return "t" + body.decode()
        except UnicodeDecodeError:
            return "b" + base64.b64encode(body).decode()
    return value


def _read(kind: str, value: Any) -> Any:
    if kind == "bytes" and value is not None:
        return value[1:].encode() if value[0] == "t" else base64.b64decode(value[1:], validate=True)
    return value
