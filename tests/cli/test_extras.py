"""A plain installation plays in the terminal and simulates; what needs an extra says which, in one line."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from starhold.cli.common import SERVER_PACKAGES

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# A process in which these packages are not installed.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1].split(",")))
from starhold.cli import run
sys.exit(run(sys.argv[2:]))
"""


def names(requirements: list[str]) -> set[str]:
    """The packages by the names they are imported by."""
    plain = (requirement.partition(">")[0].partition("[")[0] for requirement in requirements)
    return {name if name == "fluent.runtime" else name.replace("-", "_") for name in plain}


def run_without(packages: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, ",".join(packages), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


EXTRAS = PROJECT["optional-dependencies"]
ABSENT = names(EXTRAS["server"] + EXTRAS["postgres"]) | {"matplotlib", "starlette"}


def test_the_server_is_told_to_need_what_its_extra_has() -> None:
    assert set(SERVER_PACKAGES) == names(EXTRAS["server"])
    assert names(EXTRAS["postgres"]) == {"asyncpg", "sqlalchemy"}
    assert names(PROJECT["dependencies"]) == {
        "fluent.runtime",
        "librt",
        "mypy_extensions",
        "numpy",
        "rich",
        "typer",
    }


@pytest.mark.parametrize("line", ["games --json", "simulate template --games 2 --bots greedy", "rules race 25"])
def test_a_plain_installation_plays_and_simulates(line: str) -> None:
    done = run_without(ABSENT, *line.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("absent", "line", "wanted"),
    [
        (ABSENT, "serve --port 0", "pip install 'starhold[server]'"),
        (ABSENT, "check-tables games.db", "pip install 'starhold[server]'"),
        ({"asyncpg"}, "serve --port 0 --database postgresql://me@host/x", "pip install 'starhold[server,postgres]'"),
        ({"asyncpg"}, "check-tables postgresql://me@host/x", "pip install 'starhold[server,postgres]'"),
    ],
)
def test_what_needs_an_extra_says_so_in_one_line(absent: set[str], line: str, wanted: str) -> None:
    done = run_without(absent, *line.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert done.stderr.startswith("starhold: this needs ")
    assert wanted in done.stderr
