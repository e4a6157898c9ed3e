"""What was finished of a piece of work, in a file beside its result, so that a run that was killed is gone on with.

    {"work":"5b3c0e6f…"}
    {"unit":17,"result":…}

The first line says what work it is; units stand in the order in which they were ready. A last line that was cut off
is thrown away, and its unit done again. The file goes when the result is there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from starhold.core.errors import BadOption

ENDING: Final = ".unfinished"


class KeptUnits:
    """The finished units of one piece of work, by number."""

    def __init__(self, out: Path, work: str) -> None:
        """`out` is where the result will be; `work` is a fingerprint of all that the results depend on."""
        self.path = out.with_name(out.name + ENDING)
        self.results: dict[int, Any] = {}
        self.head = _line({"work": work})
        self.size = 0  # of what is whole; nothing is written before the first unit is ready
        try:
            self._open(self.head)
        except OSError as error:
            raise self._unwritten(error) from error

    def _open(self, head: bytes) -> None:
        text = self.path.read_bytes() if self.path.exists() else b""
        if len(text) < len(head) and head.startswith(text):  # new, or cut off at once
            return
        if not text.startswith(head):
            raise BadOption(f"{self.path} is left of other games: finish them, or remove it")
        self.size = len(head)
        for line in text[len(head) :].splitlines(keepends=True):
            try:
                told = json.loads(line)
                self.results[int(told["unit"])] = told["result"]
            except (ValueError, KeyError, TypeError):
                break
            if not line.endswith(b"\n"):
                break
            self.size += len(line)
        with self.path.open("r+b") as file:
            file.truncate(self.size)

    def add(self, unit: int, result: object) -> None:
        """One more; on a full disk nothing is left of it."""
        line = (b"" if self.size else self.head) + _line({"unit": unit, "result": result})
        try:
            self.path.touch()
            with self.path.open("r+b", buffering=0) as file:  # so that nothing comes after the truncation
                file.seek(self.size)
                try:
                    rest = memoryview(line)
                    while rest:
                        rest = rest[file.write(rest) :]
                except OSError:
                    file.truncate(self.size)
                    raise
        except OSError as error:
            raise self._unwritten(error) from error
        self.size += len(line)
        self.results[unit] = result

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)

    def _unwritten(self, error: OSError) -> BadOption:
        return BadOption(f"{self.path} cannot be written: {error.strerror or error}")


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
