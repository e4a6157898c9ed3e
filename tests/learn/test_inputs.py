"""docs/inputs.md says what stands where."""

from __future__ import annotations

from pathlib import Path

from starhold.learn.inputs import page

PAGE = Path(__file__).parents[2] / "docs" / "inputs.md"


def test_the_page_is_what_the_layouts_say() -> None:
    told = PAGE.read_text(encoding="utf-8")
    assert told == page(), "write it anew: python -m starhold.learn.inputs > docs/inputs.md"
