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


class Checkout:
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
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_fresh_clone_is_installed_and_built(checkout: Checkout) -> None:
    assert checkout.build().returncode == 0
    assert checkout.calls() == ["ci", "run"]
    assert checkout.page() == "first"


def test_nothing_is_done_when_nothing_has_changed(checkout: Checkout) -> None:
    checkout.build()
    again = checkout.build()
    assert (again.returncode, again.stdout, checkout.calls()) == (0, "", [])


def test_a_changed_source_is_built_anew_without_installing(checkout: Checkout) -> None:
    checkout.build()
    checkout.main.write_text("second")
    assert checkout.build().returncode == 0
    assert checkout.calls() == ["run"]
    assert checkout.page() == "second"


@pytest.mark.parametrize("change", ["new", "removed", "renamed"])
def test_files_that_come_and_go_count_as_a_change(checkout: Checkout, change: str) -> None:
    other = checkout.main.with_name("other.ts")
    if change != "new":
        other.write_text("x")
    checkout.build()
    if change == "new":
        other.write_text("x")
    elif change == "removed":
        other.unlink()
    else:
        other.rename(other.with_name("third.ts"))
    checkout.build()
    assert checkout.calls() == ["run"]


def test_a_changed_lock_file_is_installed_anew(checkout: Checkout) -> None:
    checkout.build()
    (checkout.root / "web/package-lock.json").write_text('{"x": 1}')
    checkout.build()
    assert checkout.calls() == ["ci", "run"]


def test_pages_that_were_removed_come_back(checkout: Checkout) -> None:
    checkout.build()
    shutil.rmtree(checkout.static)
    checkout.build()
    assert checkout.page() == "first"


def test_a_failed_build_fails_and_leaves_no_old_pages(checkout: Checkout) -> None:
    checkout.build()
    checkout.main.write_text("second")
    failed = checkout.build(BROKEN="1")
    assert failed.returncode == 2
    assert "what is this?" in failed.stderr
    assert not checkout.static.exists()
    assert checkout.build().returncode == 0
    assert checkout.page() == "second"


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"STARHOLD_NO_CLIENT": "1"}, "STARHOLD_NO_CLIENT is set"), ({"NODE_TOO_OLD": "1"}, "Node v20.19.0 is not")],
)
def test_without_a_client_one_line_says_why_and_no_old_one_stays(
    checkout: Checkout, environment: dict[str, str], reason: str
) -> None:
    checkout.build()
    without = checkout.build(**environment)
    assert without.returncode == 0
    assert reason in without.stdout
    assert len(without.stdout.splitlines()) == 1
    assert not checkout.static.exists()


def test_without_node_one_line_says_so(checkout: Checkout) -> None:
    checkout.programs.joinpath("npm").unlink()
    for name in ("bash", "dirname", "rm", "mkdir"):  # all that is left on the path
        (checkout.programs / name).symlink_to(shutil.which(name) or name)
    without = checkout.build(PATH=str(checkout.programs))
    assert without.returncode == 0
    assert "there is no Node" in without.stdout
    assert len(without.stdout.splitlines()) == 1
