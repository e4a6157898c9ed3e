"""The client's own words by their keys, so that a test finds a button by what it is for, however it is worded."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WEB = Path(__file__).parents[2] / "web" / "src"
ANY = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for a value that a test does not know


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of the shell and of the boards."""
    found = FluentBundle([lang], use_isolating=False)
    shell = [WEB / "locale" / f"{lang}.ftl", WEB / "locale" / "later" / f"{lang}.ftl"]
    for file in [*shell, *sorted(WEB.glob(f"games/*/locale/{lang}.ftl"))]:
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def said(key: str, lang: str = "en", **values: int | str) -> str:
    """What the page says for a key."""
    pattern = bundle(lang).get_message(key).value
    assert pattern is not None, key
    words, errors = bundle(lang).format_pattern(pattern, values)
    assert not errors, (key, errors)
    return str(words)


def saying(key: str, lang: str = "en", **values: int | str) -> re.Pattern[str]:
    """The same as a pattern; a value left out, say `step=ANY`, stands for any number or name."""
    return re.compile(re.escape(said(key, lang, **values)).replace(ANY, "(.+)"))
