"""The blocks of code in our pages, for the tests that run them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED: Final = re.compile(r"(?ms)^```(\w*)\n(.*?)^```$")


class Block(NamedTuple):
    """A block of code: its language where that is said, and its text."""

    language: str
    text: str

    def lines(self) -> list[str]:
        """Without comments; what goes on in the next line is one."""
        joined = re.sub(r"\\\n\s*|(?<=\|)\n\s+", " ", self.text)
        return [re.sub(r"\s+# .*", "", line).strip() for line in joined.splitlines() if line.strip()]


def name(page: Path) -> str:
    """A page, as tests name it."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """All of a page: fenced, and set in by four blanks behind an empty line."""
    text = page.read_text(encoding="utf-8")
    fenced = [Block(found[1], found[2]) for found in FENCED.finditer(text)]
    indented = re.findall(r"(?m)(?<=\n\n)((?: {4,}\S.*\n(?:\n(?= {4}\S))?)+)", FENCED.sub("", text) + "\n")
    return [*fenced, *(Block("", one) for one in indented)]
