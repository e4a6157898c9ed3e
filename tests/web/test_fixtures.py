"""The positions on which the boards are tested are those that rules and words give today."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "board_fixtures.py"


def load() -> Any:
    """The tool, under the name by which the makers beside the boards ask for it."""
    spec = importlib.util.spec_from_file_location("board_fixtures", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def fixtures(monkeypatch: pytest.MonkeyPatch) -> Any:
    tool = load()
    monkeypatch.setitem(sys.modules, "board_fixtures", tool)
    return tool


@pytest.mark.parametrize("game", ["alliances", "duel", "race", "starfarers"])
def test_the_fixtures_of_a_board_are_not_stale(fixtures: Any, game: str) -> None:
    made = fixtures.make(game)
    kept = fixtures.kept(game).read_text(encoding="utf-8").splitlines()
    changed = [name for name, line in made.items() if line not in kept]
    remake = f"stale: PYTHONPATH=src .venv/bin/python tools/board_fixtures.py {game}"
    assert (changed, len(kept)) == ([], len(made)), remake


def test_every_board_with_fixtures_is_looked_at(fixtures: Any) -> None:
    assert fixtures.games() == ["alliances", "duel", "race", "starfarers"]
