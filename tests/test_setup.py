"""`make play` plays at once, the compiled engine is built beside it, and what is installed is never half a thing.

The scripts of `tools/` are run as they are, on a checkout of a few small files, with stand-ins for what they call: no
network, no compiler, no Node.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools"
PATIENCE = 900  # seconds until something that should come is given up: a bound, no measure

# Stands in for hatchling: notes that it was called, waits while `wait` is there, fails if `broken` is, makes a "wheel".
HATCHLING = """
import os, pathlib, sys, time, zipfile
checkout = pathlib.Path(os.environ["CHECKOUT"])
compiled = os.environ["HATCH_BUILD_HOOKS_ENABLE"] == "1"
with open(checkout / "calls", "a") as calls:
    print("compiled" if compiled else "interpreted", file=calls)
pathlib.Path(os.environ["STARHOLD_OBJECTS"]).mkdir(exist_ok=True)
while (checkout / "wait").exists():
    time.sleep(0.05)
if (checkout / "broken").exists():
    sys.exit("no such thing")
folder = pathlib.Path(sys.argv[sys.argv.index("--directory") + 1])
folder.mkdir()
with zipfile.ZipFile(folder / "starhold.whl", "w") as wheel:
    for path in sorted(pathlib.Path("src").rglob("*.py")):
        text = path.read_text().replace("return False", f"return {compiled}")
        wheel.writestr(str(path.relative_to("src")), text)
    wheel.writestr("bin/starhold", "#!/bin/sh\\n")
"""
PIP = """
import pathlib, sys, zipfile
zipfile.ZipFile(sys.argv[-1]).extractall(sys.argv[sys.argv.index("--target") + 1])
"""
CLIENT = """#!/usr/bin/env bash
cp web.html build/client
mkdir -p src/starhold/server/static
cp web.html src/starhold/server/static/index.html
"""
PACKAGE = {
    "__init__.py": "def compiled(): return False\ndef all_games(): return []\n",
    "cli/__init__.py": "",
    "cli/__main__.py": "import sys, starhold; print(starhold.__file__, starhold.compiled(), sys.argv[1:])\n",
    "server/__init__.py": "",
    "server/app.py": "",
}


class Checkout:
    """A clone with nothing in it but what the scripts look at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[str]] = []
        (folder / "tools").mkdir()
        for name in ("setup.sh", "play.sh", "compile.py"):
            shutil.copy(TOOLS / name, folder / "tools" / name)
        for name in ("pyproject.toml", "README.md", "LICENSE", "requirements.lock"):
            (folder / name).write_text("")
        for name, text in PACKAGE.items():
            self.write(f"src/starhold/{name}", text)
        self.write("web.html", "first")
        self.write("tools/client.sh", CLIENT)
        (folder / "tools" / "client.sh").chmod(0o755)
        self.venv = folder / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.venv], check=True)
        (packages,) = self.venv.glob("lib/python3*/site-packages")
        for name, text in {"hatchling": HATCHLING, "pip": PIP, "uvicorn": ""}.items():
            self.write(packages / name / "__init__.py", "")
            self.write(packages / name / "__main__.py", text)
        self.packages_are_there()

    def packages_are_there(self) -> None:
        version = subprocess.run([sys.executable, "-VV"], capture_output=True, text=True, check=True).stdout.strip()
        lock = subprocess.run(
            ["sha256sum"], stdin=(self.folder / "requirements.lock").open(), capture_output=True, text=True, check=True
        )
        for name in ("none", "run", "build", "all"):
            (self.venv / f"packages.{name}").write_text(f"{version} {self.folder} {lock.stdout}")

    def write(self, name: str | Path, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def start(self, *command: str | Path, **env: str) -> subprocess.Popen[str]:
        """A script of ours; `true` passes for a C compiler, for it likes everything."""
        fresh = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "STARHOLD_NO_COMPILE")}
        process = subprocess.Popen(
            [*command],
            cwd=self.folder,
            env=fresh | {"PYTHON": sys.executable, "CC": "true", "CHECKOUT": str(self.folder)} | env,
            stdin=subprocess.PIPE,  # stays open until the process is ended
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.started.append(process)
        return process

    def run(self, script: str, *arguments: str, **env: str) -> str:
        """All that it said; it must have gone well."""
        process = self.start(f"tools/{script}", *arguments, **env)
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, said
        return said

    def play(self, **env: str) -> str:
        return self.run("setup.sh", "play", **env)

    def beside(self, process: int) -> subprocess.Popen[str]:
        """The build in the background; in a process group of its own, as tools/play.sh starts it."""
        return self.start("setsid", "tools/setup.sh", "beside", str(process))

    def engine(self) -> tuple[Path, bool]:
        """Which starhold a new Python finds, and whether it is the compiled one."""
        python = str(self.venv / "bin" / "python")
        command = [python, "-c", "import starhold as s; print(s.__file__); print(s.compiled())"]
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(command, cwd="/", env=env, capture_output=True, text=True, check=True)
        file, compiled = done.stdout.split("\n")[:2]
        return Path(file).parent, compiled == "True"

    def builds(self) -> list[str]:
        """What hatchling was asked for so far."""
        calls = self.folder / "calls"
        return calls.read_text().split() if calls.exists() else []

    def until_compiling(self) -> None:
        end = time.monotonic() + PATIENCE
        while "compiled" not in self.builds():
            assert time.monotonic() < end, "nothing is being compiled"
            time.sleep(0.05)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path.resolve())


@pytest.fixture
def game(checkout: Checkout) -> subprocess.Popen[str]:
    """A process that plays, as far as the build beside it can tell."""
    return checkout.start("sleep", str(PATIENCE))


@pytest.fixture(autouse=True)
def nothing_stays(checkout: Checkout) -> Iterator[None]:
    yield
    (checkout.folder / "wait").unlink(missing_ok=True)
    for process in checkout.started:
        process.kill()
        process.communicate()


def test_play_needs_no_build(checkout: Checkout) -> None:
    checkout.play()
    package, compiled = checkout.engine()
    assert not compiled
    assert checkout.venv in package.parents, "a copy: what is edited does not reach a running server"
    assert (package / "server/static/index.html").read_text() == "first"
    assert checkout.builds() == []
    assert (checkout.folder / "build/beside").exists()


def test_the_compiled_engine_is_taken_from_the_next_start(checkout: Checkout) -> None:
    checkout.play()
    first = checkout.engine()
    checkout.run("setup.sh", "beside", str(os.getpid()))
    assert checkout.engine() == first, "nothing changes under a running server"
    checkout.play()
    second = checkout.engine()
    assert second[1]
    assert not (checkout.folder / "build/beside").exists()
    assert (second[0] / "server/static/index.html").read_text() == "first"
    assert first[0].is_dir(), "the engine before this one may still be in use"
    assert checkout.builds() == ["compiled"]
    checkout.run("setup.sh")
    assert checkout.builds() == ["compiled"], "make setup takes what is there"
    assert (checkout.folder / "build/objects").is_dir(), "what was compiled is kept for the next build"


def test_play_becomes_the_command_on_the_engine_that_is_there(checkout: Checkout) -> None:
    checkout.run("setup.sh")
    said = checkout.run("play.sh", "serve", "--port", "0")
    assert said.splitlines()[-1] == f"{checkout.engine()[0] / '__init__.py'} True ['serve', '--port', '0']"


def test_a_build_that_failed_is_one_line_and_no_second_try(checkout: Checkout) -> None:
    checkout.play()
    checkout.write("broken", "")
    assert checkout.beside(os.getpid()).wait(PATIENCE) == 1
    said = checkout.play()
    assert [line for line in said.splitlines() if "could not be compiled" in line] == [said.splitlines()[-1]]
    assert not checkout.engine()[1]
    assert not (checkout.folder / "build/beside").exists()
    checkout.write("src/starhold/server/app.py", "changed = True\n")
    checkout.play()
    assert (checkout.folder / "build/beside").exists(), "what has changed is worth another try"


def test_setup_that_cannot_build_says_why_and_leaves_what_there_was(checkout: Checkout) -> None:
    checkout.run("setup.sh")
    before = checkout.engine()
    checkout.write("broken", "")
    checkout.write("src/starhold/server/app.py", "changed = True\n")
    process = checkout.start("tools/setup.sh")
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "no such thing" in said
    assert said.splitlines()[-1] == "setup: the build failed"
    assert checkout.engine() == before
    (checkout.folder / "broken").unlink()
    checkout.run("setup.sh")
    assert checkout.engine() != before


def test_the_build_beside_ends_with_the_game(checkout: Checkout, game: subprocess.Popen[str]) -> None:
    checkout.play()
    checkout.write("wait", "")
    build = checkout.beside(game.pid)
    checkout.until_compiling()
    game.send_signal(signal.SIGKILL)
    game.wait(PATIENCE)
    assert build.wait(PATIENCE) != 0
    assert not list((checkout.folder / "build/wheels").iterdir())
    assert not (checkout.folder / "build/failed").exists(), "an end is no failure"
    (checkout.folder / "wait").unlink()
    checkout.run("setup.sh")
    assert checkout.engine()[1]


def test_setup_waits_for_the_build_beside_and_play_does_not(checkout: Checkout, game: subprocess.Popen[str]) -> None:
    checkout.play()
    checkout.write("wait", "")
    build = checkout.beside(game.pid)
    checkout.until_compiling()
    checkout.play()
    assert not checkout.engine()[1]
    setup = checkout.start("tools/setup.sh")
    assert setup.stdout is not None
    assert setup.stdout.readline() == "setup: waiting for the compiler, which is at work in the background\n"
    (checkout.folder / "wait").unlink()
    assert build.wait(PATIENCE) == 0
    assert setup.wait(PATIENCE) == 0
    assert checkout.engine()[1]
    assert checkout.builds() == ["compiled"]


def test_without_a_compiler_it_is_said_and_nothing_is_tried(checkout: Checkout) -> None:
    said = checkout.play(STARHOLD_NO_COMPILE="1")
    assert (
        said.splitlines()[-1]
        == "setup: STARHOLD_NO_COMPILE is set: starhold runs interpreted. Everything works, slower."
    )
    assert not (checkout.folder / "build/beside").exists()
    said = checkout.run("setup.sh", STARHOLD_NO_COMPILE="1")
    assert "starhold is installed interpreted" in said
    assert checkout.builds() == ["interpreted"]


def test_a_new_client_alone_builds_nothing(checkout: Checkout) -> None:
    checkout.run("setup.sh")
    before, _ = checkout.engine()
    checkout.write("web.html", "second")
    checkout.run("setup.sh")
    after, compiled = checkout.engine()
    assert compiled
    assert (after / "server/static/index.html").read_text() == "second"
    assert (before / "server/static/index.html").read_text() == "first", "pages and scripts of one server are one build"
    assert checkout.builds() == ["compiled"]


def test_an_engine_in_use_is_not_tidied_away(checkout: Checkout) -> None:
    checkout.write("src/starhold/cli/__main__.py", "import sys; print(flush=True); sys.stdin.read()\n")
    checkout.run("setup.sh")
    used, _ = checkout.engine()
    server = checkout.start("tools/play.sh", "serve")
    assert server.stdout is not None
    server.stdout.readline()
    unused = []
    for number in range(3):
        checkout.write("src/starhold/server/app.py", f"changed = {number}\n")
        checkout.run("setup.sh")
        unused.append(checkout.engine()[0])
    assert used.is_dir()
    assert [path.is_dir() for path in unused] == [False, True, True]
