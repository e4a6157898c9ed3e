"""Who may import whom: core, games, bots and arena, server, command line, each above the last; no game another.

Training, the ladder and data sets lie beside the server: nothing that plays needs them. The coach and the lessons lie
below it."""

from __future__ import annotations

import ast
from pathlib import Path

import starhold

PACKAGE = Path(starhold.__file__).parent
ALLOWED = {
    "core": {"core"},
    "locale": {"core", "locale"},
    "games": {"core", "locale", "games"},
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "arena"},
    "learn": {"core", "games", "bots", "arena", "learn"},
    "envs": {"core", "games", "bots", "arena", "envs"},
    "client": {"client"},
    "ladder": {"core", "games", "bots", "arena", "ladder"},
    "data": {"core", "games", "bots", "arena", "envs", "ladder", "data"},
    "coach": {"core", "locale", "games", "bots", "arena", "coach"},
    "teach": {"core", "locale", "games", "bots", "arena", "teach"},
    "server": {"core", "locale", "games", "bots", "arena", "coach", "teach", "server"},
    "cli": {"core", "locale", "games", "bots", "arena", "learn", "ladder", "data", "coach", "teach", "server", "cli"},
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("starhold.")}


def test_every_package_imports_only_what_lies_below_it() -> None:
    seen = set()
    for path in PACKAGE.rglob("*.py"):
        layer = path.relative_to(PACKAGE).parts[0]
        if layer.endswith(".py"):
            continue
        seen.add(layer)
        for name in imports(path):
            target = name.split(".")[1]
            if (PACKAGE / target).is_dir():
                assert target in ALLOWED[layer], f"{path} imports {name}"
            else:  # the public names of the package itself
                assert layer not in ("core", "games"), f"{path} imports {name}"
    assert seen == set(ALLOWED)


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports(path):
            if name.startswith("starhold.games."):
                assert name.split(".")[2] == own, f"{path} imports {name}"


def test_the_kernel_reads_and_writes_no_files() -> None:
    for path in (PACKAGE / "core").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        assert not names & {"open", "print", "input"}, path
        assert not modules & {"os", "pathlib", "socket", "subprocess", "random", "time"}, path
