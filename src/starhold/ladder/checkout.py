"""The checkout we are in, where results are kept; outside of one they lie in the current folder."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from starhold.bots.ratings import NAME

FIGURES: Final = f"src/starhold/bots/{NAME}"  # which we write ourselves


def checkout() -> Path | None:
    """The nearest folder from here upwards that has our sources."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "src" / "starhold" / "ladder").is_dir():
            return folder
    return None


def commit() -> str:
    """Of what is checked out, with a plus behind it if the sources are not as committed; empty if nobody knows."""
    folder = checkout()
    if folder is None:
        return ""
    try:
        head = _git(folder, "rev-parse", "--short=12", "HEAD")
        changed = _git(folder, "status", "--porcelain", "--", "src", f":!{FIGURES}")
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f"{head}+" if changed else head


def _git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()
