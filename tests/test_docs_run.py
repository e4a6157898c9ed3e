"""Every block of code in our pages is run: Python as it stands, commands in a scratch folder, shortened by a table.

What cannot be run here stands in a table too, each with its reason, and is at least known to the command line (which
`test_docs.py` checks of every command, also of those in the midst of a sentence).
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from starhold.cli import run
from starhold.core.record_text import dump
from tests.cli.test_commands import finished_game
from tests.documented import PAGES, ROOT, Block, blocks, name

LATE: Final = 300  # seconds: a bound for a machine that has a lot else to do, no measure

# Shorter, and in the scratch folder: what a command says, and what is run. The first that fits a word wins.
SHORTER: Final = (
    (r"--games \d+", "--games 1"),
    (r"--minutes \d+", "--minutes 0.005"),
    (r"--workers \d+", "--workers 1"),
    (r"--budget \d+", "--budget 0"),  # what is kept is shown
    (r"turn_limit=\d+", "turn_limit=3"),
    (r"(bots_openspiel.py .*)", r"\1 --simulations 2 --game starhold_race(max_rounds=1)"),
    (r"(learn_\w+.py) --seconds \d+", r"\1 --seconds 0.3 --games 2"),
    (r"docs/games", "games"),
    (r"build/chances.png", "chances.png"),
    (r"--host 0.0.0.0 --host-name", "--host 127.0.0.1 --port 0 --database sqlite:///games.db --host-name"),
    (r"\b(restore games.backup) DATABASE", r"\1 restored.db"),
    (r"\bDATABASE\b", "games.db"),
    (r"\bFILE\b", "game.record"),
    (r"\bSEAL\b", "{seal}"),
)

# What is looked at in another way, and why.
OTHERWISE: Final = (
    (r"^make ", "it would set up, test, build or serve this whole checkout: make says what it would do"),
    (r"^starhold serve .*postgresql:", "there is no such PostgreSQL: the settings are checked by --check"),
    (r"^STARHOLD_\w+=\S+ starhold serve", "there is no such mail server: the settings are checked by --check"),
    (r"^starhold .* --cluster ", "a cluster of Ray takes long to come up: tests/arena has one"),
    (r"^(curl|python examples/outside_bot.py) ", "they speak to a running server: tests/server plays a whole game so"),
    (r"^starhold role ", "it wants an account, which is made in a browser: its help is shown"),
)

# Blocks that are no code to be run.
NO_CODE: Final = (
    ("docs/architecture.md", "src/starhold/", "a list of folders"),
    ("docs/architecture.md", "FIELDS =", "a line of a game's sources"),
    ("docs/opponents.md", "worth =", "a formula"),
    ("docs/cite.md", "@software", "BibTeX"),
)

every_page = pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)


def no_code(page: Path, block: Block) -> bool:
    """Whether it is listed as such."""
    return any(name(page) == where and block.text.lstrip().startswith(start) for where, start, _ in NO_CODE)


def listed(line: str) -> bool:
    """Whether a command is looked at in another way."""
    return any(re.match(pattern, line) for pattern, _ in OTHERWISE)


def shortened(line: str, seal: str = "") -> str:
    """What is run of a line."""
    for said, done in SHORTER:
        line = re.sub(said, done, line)
    return line.replace("{seal}", seal)


@every_page
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        if block.language == "python":
            exec(compile(block.text, f"{name(page)}, block", "exec"), {"__name__": "__main__"})


def test_every_fence_is_known() -> None:
    unknown = [
        (name(page), block.language)
        for page in PAGES
        for block in blocks(page)
        if block.language not in ("", "json", "python", "sh") and not no_code(page, block)
    ]
    assert unknown == []


def test_json_can_be_read() -> None:
    for page in PAGES:
        for block in blocks(page):
            if block.language == "json":
                json.loads(block.text)


class Scratch:
    """A folder with a finished game in it, in which the commands of a page are run one after another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        record = finished_game(2, sealed=True)
        self.seal = record.luck.split()[1]
        (folder / "game.record").write_text(dump(record), encoding="utf-8")

    def modules(self, page: Path) -> None:
        """What commands of the page name as my_module stands on it."""
        for block in blocks(page):
            if block.language == "python" and "class MyBot" in block.text:
                (self.folder / "my_module.py").write_text(block.text, encoding="utf-8")

    def start(self, command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        """A program, in the folder."""
        return subprocess.run(
            command, cwd=how.pop("cwd", self.folder), capture_output=True, text=True, timeout=LATE, check=False, **how
        )

    def line(self, said: str) -> None:
        """Run a line of a page."""
        words = shlex.split(shortened(said, self.seal))
        if said.startswith("curl "):
            assert json.loads(words[words.index("-d") + 1])
        elif said.startswith("make "):
            done = self.start(["make", "-n", *words[1:]], cwd=ROOT)
            assert done.returncode == 0, done.stderr
        elif said.startswith("python "):
            script = [str(ROOT / word) if word.startswith("examples/") else word for word in words[1:]]
            done = self.start([sys.executable, *(["-m", "py_compile", script[0]] if listed(said) else script)])
            assert done.returncode == 0, done.stderr
        elif "starhold serve" in said:
            self.serve(words[words.index("serve") + 1 :], starts=not listed(said))
        else:
            assert words[0] == "starhold", f"who runs this line? {said}"
            assert run([words[1], "--help"] if listed(said) else words[1:]) == 0, said

    def serve(self, words: list[str], starts: bool) -> None:
        """A server is started and stopped; where it cannot be, its settings are checked."""
        command = [sys.executable, "-m", "starhold.cli", "serve", *words]
        if not starts:
            done = self.start([*command, "--check"])
            assert done.returncode == 0, done.stderr
            return
        with subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Starhold is ready")
            process.send_signal(signal.SIGTERM)
            assert process.wait(LATE) == 0


def commands(page: Path) -> list[Block]:
    """The blocks of commands of a page."""
    return [one for one in blocks(page) if one.language in ("", "sh") and not no_code(page, one)]


def settings(block: Block) -> bool:
    """A file of settings, of a server."""
    return re.match(r"\s*\w+ = ", block.text) is not None


@pytest.mark.parametrize(
    "page", [page for page in PAGES if commands(page) and page.name != "CONTRIBUTING.md"], ids=name
)
def test_commands_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scratch = Scratch(tmp_path)
    scratch.modules(page)
    for block in commands(page):
        if settings(block):
            (tmp_path / "settings.toml").write_text(
                "\n".join(line.strip() for line in block.text.splitlines()), encoding="utf-8"
            )
            assert run(["serve", "--config", "settings.toml", "--check"]) == 0
            continue
        for line in block.lines():
            monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))  # who plays leaves at once
            scratch.line(line)


def test_a_new_game_is_made_as_the_page_says(tmp_path: Path) -> None:
    """CONTRIBUTING, step by step in a copy: the game is there, plays, and its tests are found."""
    copy, python = shutil.ignore_patterns("__pycache__", "*.so", "static"), sys.executable
    for part in ("src/starhold", "tests/games/template"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=copy)
    registry = tmp_path / "src/starhold/core/registry.py"
    env = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    ran = []
    for block in commands(ROOT / "CONTRIBUTING.md"):
        script = block.text
        if "pytest" in script:  # the same tests are run on the game it is a copy of; mypy and ruff on all sources
            script = re.sub(r"(?m)^.*(pytest|mypy).*$", "", script)
        if "make dev" in script:
            script = re.sub(r"(?m)^.*make dev$", "", script)  # a server for ever, and npm
        script = shortened(script).replace(".venv/bin/python", python)
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=tmp_path,
            input="quit\n",
            capture_output=True,
            text=True,
            timeout=LATE,
            check=False,
            env=env,
        )
        assert done.returncode == 0, f"{script}\n{done.stderr}"
        ran.append(done.stdout)
        told = registry.read_text(encoding="utf-8")
        registry.write_text(told.replace('"_template"}', '"_template", "orbit": "orbit"}'), encoding="utf-8")
    assert len(ran) == 3
    assert (tmp_path / "tests/games/orbit").is_dir()
