"""How strong the bots are and how long they think, as `starhold ladder` has measured it: `ratings.json` beside this.

By game, kind of table and bot: `rating` (or `points`, where one plays alone) with the 95 % interval from `low` to
`high`, and `milliseconds`, the mean time of a decision.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

NAME: Final = "ratings.json"


@cache
def ratings() -> dict[str, dict[str, dict[str, dict[str, Any]]]]:
    """All that was measured; empty where nothing was."""
    try:
        text = files("starhold.bots").joinpath(NAME).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    found: dict[str, dict[str, dict[str, dict[str, Any]]]] = json.loads(text)
    return found


def milliseconds(bot: str, games: list[str]) -> float | None:
    """What a decision of that bot takes on average, at the slowest kind of table of these games."""
    times = [
        bots[bot]["milliseconds"]
        for game in games
        for bots in ratings().get(game, {}).values()
        if bots.get(bot, {}).get("milliseconds") is not None
    ]
    return max(times, default=None)
