"""`python -m starhold.arena.bench GAME [SECONDS]`: the figures of the engine, measured by the benches of a checkout."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

from starhold.core.errors import StarholdError


class NoBenches(StarholdError):
    """There is no checkout here: what measures Starhold is no part of the installed package."""


def load_bench(name: str) -> ModuleType:
    """A module of the benches of the checkout we are in, are sources of, or are installed in the `.venv` of."""
    for folder in (Path.cwd(), *Path(__file__).resolve().parents):
        if (folder / "benches" / "engine.py").is_file():
            if str(folder) not in sys.path:
                sys.path.append(str(folder))
            return importlib.import_module(f"benches.{name}")
    raise NoBenches("the benches are no part of the installed package: run 'make bench' in a checkout of Starhold")


if __name__ == "__main__":
    try:
        load_bench("engine").main(sys.argv[1:])
    except NoBenches as error:
        sys.exit(f"starhold: {error}")
