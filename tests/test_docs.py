"""What our pages say is there: links, pictures, files, targets of make, commands and their options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import typer

from starhold.cli import app
from tests.documented import PAGES, ROOT, name

MOST_BYTES: Final = 250 * 1024  # of one picture
LINK: Final = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
CODE: Final = re.compile(r"`([^`\n]+)`")
FENCED: Final = re.compile(r"(?ms)^```.*?^```$")
BLOCK: Final = re.compile(r"(?m)^ {4}(\S.*)$")
SUFFIXES: Final = (".py", ".md", ".ftl", ".ts", ".mjs", ".svelte", ".sh")
NOT_OURS: Final = ("orbit", "pl")  # the game and the language that CONTRIBUTING adds, as an example

pages = pytest.mark.parametrize("page", PAGES, ids=name)


def codes(page: Path) -> list[str]:
    """All that is set as code: inline, and lines of blocks without their comments."""
    text = page.read_text(encoding="utf-8")
    lines = [re.sub(r"\s+# .*", "", line) for line in BLOCK.findall(text)]
    prose = FENCED.sub("", text)  # whose marks would be taken for those of inline code
    return [*CODE.findall(" ".join(prose.split())), *lines]


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"(?m)^#+ (.*)$", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.fixture(scope="module")
def files() -> list[str]:
    """Every file of the project, by its path, with what is made out of it left out."""
    folders = ("src", "tests", "tools", "web/src", "web/tools", "docs", "examples")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in [*found, *ROOT.glob("*")]]


@pages
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for found in LINK.finditer(page.read_text(encoding="utf-8")):
        where, _, anchor = (found[1] or found[2]).partition("#")
        target = page.parent / where if where else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(found[0])
    assert lost == []


def test_every_picture_is_shown_and_small() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = [path for path in (ROOT / "docs" / "pictures").iterdir() if path.is_file()]
    assert len(pictures) >= 6
    assert [path.name for path in pictures if f"pictures/{path.name}" not in shown] == []
    assert [path.name for path in pictures if path.stat().st_size > MOST_BYTES] == []


@pages
def test_every_file_that_is_named_is_there(page: Path, files: list[str]) -> None:
    lost = []
    for code in codes(page):
        for word in code.split():
            said = word.strip(".,:;()[]\"'")
            parts = set(re.split(r"\W", said))
            if not said.endswith(SUFFIXES) or parts & set(NOT_OURS) or re.search(r"[<>{$…]", said):
                continue
            pattern = re.compile(re.escape(f"/{said.removeprefix('/')}").replace(r"\*", "[^/]*") + "$")
            if not any(pattern.search(path) for path in files):
                lost.append(said)
    assert lost == []


@pages
def test_every_target_of_make_is_there(page: Path) -> None:
    targets = re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"))
    named = [found for code in codes(page) for found in re.findall(r"(?:^|[ ;]|\bexec )make ([a-z-]+)", code)]
    assert [target for target in named if target not in targets] == []


@pages
def test_every_command_and_option_is_there(page: Path) -> None:
    known = {
        word: {"--help", *(option for one in command.params for option in one.opts)}
        for word, command in typer.main.get_command(app).commands.items()  # type: ignore[attr-defined]
    }
    wrong = []
    for code in codes(page):
        found = re.match(r"(?:\S*python -m )?starhold(?:\.cli)? ([a-z-]+)(.*)", code)
        if found is None:
            continue
        options = re.findall(r"(?<!\S)--[a-z-]+", found[2])
        if found[1] not in known or not set(options) <= known[found[1]]:
            wrong.append(code)
    assert wrong == []
