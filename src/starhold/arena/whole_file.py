"""Files that are always whole: the old one or the new one, whatever happens while they are written."""

from __future__ import annotations

import os
from pathlib import Path


def put(path: Path, content: bytes) -> None:
    """Write a file aside, under a name of this process, and then put it in place; its folder is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    with aside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
