"""Small pieces of sentences that the words of several games are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Say = Callable[..., str]


def yes(condition: object) -> str:
    """A condition as the messages know it."""
    return "yes" if condition else "no"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def listed(say: Say, key: str, parts: Sequence[str]) -> str:
    """A list as one says it: "a, b and c" (`list-and`) or "a, b or c" (`list-or`)."""
    if len(parts) < 2:
        return "".join(parts)
    return say(key, first=", ".join(parts[:-1]), last=parts[-1])


def table_end(say: Say, view: Mapping[str, Any], people: Sequence[str]) -> list[str]:
    """The last lines of a table: why the game ended, or who is waited for."""
    if view["over"]:
        return ["", say("table-end", reason=say(f"end-{view['end_reason']}"))]
    waiting = ", ".join(people[asked["seat"]] for asked in view["asked"])
    return ["", say("table-waiting", names=waiting)] if waiting else []
