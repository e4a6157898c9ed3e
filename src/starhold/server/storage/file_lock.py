"""One server holds one SQLite file: a lock on a small file beside it, kept for as long as the server lives.

The system lets go of the lock when its holder ends, however it ends, so a killed server leaves nothing behind that
would keep the next one out. The file is removed by whoever closes in good order; one that was left is taken over.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

from starhold.server.storage.base import StorageError

SUFFIX: Final = "-lock"
_TRIES: Final = 100  # each is lost only to somebody who closed at that very moment
_HELD: Final = (errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30  # Windows lets nobody read what is locked, so a byte behind the text is

    def _take(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from `take` to `release`, or until the process is gone."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._path = beside(database)
        self._file = -1

    def take(self) -> None:
        """Hold the file, or say in one line who does."""
        for _ in range(_TRIES):
            try:
                file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
            except OSError as error:
                raise self._cannot(error) from error
            try:
                _take(file)
            except OSError as error:
                held = error.errno in _HELD
                who = _reader(file) if held else ""
                os.close(file)
                if not held:
                    raise StorageError(
                        f"the database {self.database} lies on a disk that cannot lock files "
                        f"({error.strerror or error}); name a file on another"
                    ) from error
                raise StorageError(
                    f"the database {self.database} is in use by another server{who}; "
                    "stop that first, or name another file"
                ) from error
            if _is(file, self._path):
                self._file = file
                self._sign()
                return
            os.close(file)  # its holder has just closed and removed it: what we hold is nobody's door any more
        raise StorageError(f"the database {self.database} is opened and closed all the time by another server")

    def release(self) -> None:
        """Let go, and leave nothing behind. Letting go twice does nothing."""
        file, self._file = self._file, -1
        if file < 0:
            return
        if sys.platform != "win32":  # there an open file cannot be removed
            with contextlib.suppress(OSError):
                self._path.unlink()
        os.close(file)

    def _sign(self) -> None:
        """Write down who holds it, for whoever is refused; on a full disk the lock holds unsigned."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def _cannot(self, error: OSError) -> StorageError:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            return StorageError(
                f"the database {self.database} may not be written; check the permissions of the file and its folder"
            )
        return StorageError(f"the database {self.database} cannot be opened: {error.strerror or error}")


def beside(database: Path) -> Path:
    """The file that is locked: the same one by whatever way its database is named."""
    real = database.resolve()
    return real.with_name(real.name + SUFFIX)


def _is(file: int, path: Path) -> bool:
    """Whether an open file still is the one of that name."""
    try:
        here = path.stat()
    except OSError:
        return False
    held = os.fstat(file)
    return (here.st_dev, here.st_ino) == (held.st_dev, held.st_ino)


def _reader(file: int) -> str:
    """Who has signed, as a part of a sentence."""
    try:
        text = os.read(file, 32).split(b"\n")[0]
    except OSError:
        return ""
    return f" (process {int(text)})" if text.isdigit() else ""
