"""Positions as the browser gets them: what the scripts that make fixtures for the boards' tests share.

Each board has its own `web/src/games/<game>/fixtures/make.py`, which knows what is worth keeping:

    PYTHONPATH=src:tools python web/src/games/duel/fixtures/make.py
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starhold.core.game import State
from starhold.core.journal import Entry
from starhold.core.text import GameText

NAMES = ["Ada", "Lyra", "Meridian", "Otakar"]


def update(state: State, text: GameText, step: int, bot: str, entries: Sequence[Entry] = ()) -> dict[str, Any]:
    """The table as seat 0 sees it, with these lines of the log; all other seats are bots of that name."""
    scores = [score.plain() for score in state.scores()]
    for score in scores:
        for part in score["parts"]:
            part["text"] = text.score_part(part["source"])
    names = NAMES[: len(scores)]
    return {
        "type": "update",
        "version": step,
        "step": step,
        "you": 0,
        "view": state.view(0),
        "seats": [
            {"seat": seat, "name": name, "kind": "bot" if seat else "person", "bot": bot if seat else ""}
            for seat, name in enumerate(names)
        ],
        "waiting": state.waiting(),
        "asked": _asked(state, text),
        "undo": False,
        "log": [
            {
                "number": number,
                "step": step,
                "seat": entry.seat,
                "key": entry.key,
                "text": text.entry(entry.seen_by(0), names),
                "rule": entry.rule,
            }
            for number, entry in enumerate(entries)
        ],
        "chat": [],
        "over": state.over(),
        "places": [],
        "scores": scores,
        "commitment": "",
    }


def _asked(state: State, text: GameText) -> dict[str, Any] | None:
    """The question to seat 0 with its choices."""
    frame = state.frames.of(0)
    if frame is None:
        return None
    decision = state.decision(frame.kind)
    return {
        "decision": decision.name,
        "question": text.question(state, 0),
        "need": frame.need,
        "rule": decision.rule,
        "choices": [
            {"action": state.game().space.notation(code), "words": text.action(state, 0, code)}
            for code in state.legal(0)
        ],
    }


def write(target: Path, lines: Mapping[str, Any]) -> None:
    """One line of JSON each: a name and what goes by it."""
    target.write_text("".join(json.dumps([name, line], ensure_ascii=False) + "\n" for name, line in lines.items()))
