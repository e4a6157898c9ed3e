"""Sentences are quoted here as one types them: where no line may break is tested once for all in `test_rulebook.py`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starhold import locale


@pytest.fixture(autouse=True)
def plain_spaces(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words are said without the spaces that hold a line together, and none said otherwise are remembered."""
    monkeypatch.setattr(locale, "bind", lambda text, language: text)
    locale._say.cache_clear()
    yield
    locale._say.cache_clear()
