"""What somebody at the table can know, the same way for every game: words in a view, and the log as it is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import Any

from tests.games.base_kit import BaseTable

SEEDS = [f"seed {number}" for number in range(24)]


def words_in(view: object) -> Iterator[str]:
    """Every word that stands anywhere in a view, keys included, as often as it stands there."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict | list | tuple):
        for part in view:
            yield from words_in(part)
            if isinstance(view, dict):
                yield from words_in(view[part])


def named(view: object, things: Container[str]) -> Counter[str]:
    """Those of the things that are named anywhere in a view, as often as they are."""
    return Counter(word for word in words_in(view) if word in things)


def public(view: object, *private: str) -> Any:
    """A view without what the rulings keep for one viewer."""
    if isinstance(view, dict):
        return {key: public(value, *private) for key, value in view.items() if key not in private}
    return [public(part, *private) for part in view] if isinstance(view, list) else view


def told(t: BaseTable[Any], viewer: int | None) -> list[dict[str, Any]]:
    """The log as that viewer reads it."""
    return [entry.seen_by(viewer).plain() for entry in t.log()]
