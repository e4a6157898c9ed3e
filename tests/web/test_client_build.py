"""tools/client.sh builds the browser client when it has to, never serves an old one, and is content without Node.

Run on a copy, with a `node` and an `npm` that only note what was asked of them: what is tested is when they are asked.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "client.sh"
NODE = """#!/bin/sh
[ "$1" = -e ] && exit "${NODE_TOO_OLD:-0}"
echo v20.19.0
"""
NPM = """#!/bin/sh
echo "$*" >>"$ASKED"
case "$1" in
ci) rm -rf node_modules; mkdir node_modules ;;
run) [ -z "$BROKEN" ] || { echo "web/src/main.ts: what is this?"; exit 1; }
    rm -rf dist; mkdir dist; cp src/main.ts dist/index.html ;;
esac
"""


class House:
    """A small clone: the script, a client of one file, and the programs it may call."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.static = root / "src/starhold/server/static"
        self.main = root / "web/src/main.ts"
        self.asked = root / "asked"
        self.programs = root / "bin"
        for folder in ("tools", "web/src", "src/starhold/server", "bin"):
            (root / folder).mkdir(parents=True)
        shutil.copy(SCRIPT, root / "tools")
        for name in ("package.json", "package-lock.json"):
            (root / "web" / name).write_text("{}")
        self.main.write_text("first")
        self.put("node", NODE)
        self.put("npm", NPM)

    def put(self, name: str, text: str) -> None:
        program = self.programs / name
        program.write_text(text)
        program.chmod(0o755)

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        self.asked.write_text("")
        clean = {name: value for name, value in os.environ.items() if not name.startswith("STARHOLD_")}
        path = f"{self.programs}:{clean['PATH']}"
        return subprocess.run(
            [self.root / "tools/client.sh"],
            env=clean | {"PATH": path, "ASKED": str(self.asked), "BROKEN": ""} | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[str]:
        return [line.split()[0] for line in self.asked.read_text().splitlines()]

    def page(self) -> str:
        return (self.static / "index.html").read_text()


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_a_fresh_clone_is_installed_and_built(house: House) -> None:
    assert house.build().returncode == 0
    assert house.calls() == ["ci", "run"]
    assert house.page() == "first"


def test_nothing_is_done_when_nothing_has_changed(house: House) -> None:
    house.build()
    again = house.build()
    assert (again.returncode, again.stdout, house.calls()) == (0, "", [])


def test_a_changed_source_is_built_anew_without_installing(house: House) -> None:
    house.build()
    house.main.write_text("second")
    assert house.build().returncode == 0
    assert house.calls() == ["run"]
    assert house.page() == "second"


@pytest.mark.parametrize("change", ["new", "removed", "renamed"])
def test_files_that_come_and_go_count_as_a_change(house: House, change: str) -> None:
    other = house.main.with_name("other.ts")
    if change != "new":
        other.write_text("x")
    house.build()
    if change == "new":
        other.write_text("x")
    elif change == "removed":
        other.unlink()
    else:
        other.rename(other.with_name("third.ts"))
    house.build()
    assert house.calls() == ["run"]


def test_a_changed_lock_file_is_installed_anew(house: House) -> None:
    house.build()
    (house.root / "web/package-lock.json").write_text('{"x": 1}')
    house.build()
    assert house.calls() == ["ci", "run"]


def test_pages_that_were_removed_come_back(house: House) -> None:
    house.build()
    shutil.rmtree(house.static)
    house.build()
    assert house.page() == "first"


def test_a_failed_build_fails_and_leaves_no_old_pages(house: House) -> None:
    house.build()
    house.main.write_text("second")
    failed = house.build(BROKEN="1")
    assert failed.returncode == 2
    assert "what is this?" in failed.stderr
    assert not house.static.exists()
    assert house.build().returncode == 0
    assert house.page() == "second"


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"STARHOLD_NO_CLIENT": "1"}, "STARHOLD_NO_CLIENT is set"), ({"NODE_TOO_OLD": "1"}, "Node v20.19.0 is not")],
)
def test_without_a_client_one_line_says_why_and_no_old_one_stays(
    house: House, environment: dict[str, str], reason: str
) -> None:
    house.build()
    without = house.build(**environment)
    assert without.returncode == 0
    assert reason in without.stdout
    assert len(without.stdout.splitlines()) == 1
    assert not house.static.exists()


def test_without_node_one_line_says_so(house: House) -> None:
    house.programs.joinpath("npm").unlink()
    for name in ("bash", "dirname", "rm", "mkdir"):  # all that is left on the path
        (house.programs / name).symlink_to(shutil.which(name) or name)
    without = house.build(PATH=str(house.programs))
    assert without.returncode == 0
    assert "there is no Node" in without.stdout
    assert len(without.stdout.splitlines()) == 1
