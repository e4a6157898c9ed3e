"""Positions as the browser gets them, for the tests of the boards.

Each board has its own `web/src/games/<game>/fixtures/make.py`, which knows what is worth keeping and gives it as
`lines()`; what they share stands here. The same rules and words always give the same bytes, in both builds; a test
(`tests/web/test_fixtures.py`) says when they are no longer those that are kept. Then make them anew, all or some:

    PYTHONPATH=src .venv/bin/python tools/board_fixtures.py [game ...]
"""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.game import State
from starhold.core.journal import Entry
from starhold.core.rng import Rng
from starhold.core.text import GameText

NAMES = ["Ada", "Lyra", "Meridian", "Otakar"]
BOARDS = Path(__file__).parents[1] / "web" / "src" / "games"


def played(state: State, players: int, bot_name: str, seed: int) -> Iterator[tuple[int, int]]:
    """Play a game of bots to its end: before each move its step and seat, and at the end the last step and -1."""
    chance, rng = Seeded(seed), Rng(str(seed))
    bots = [bot(bot_name, seed) for _ in range(players)]
    step = 0
    while not state.over():
        for seat in state.waiting():
            yield step, seat
            state.apply(seat, answer(state, seat, bots[seat], rng), chance)
            step += 1
    yield step, -1


def asked_of(state: State, seat: int = 0) -> str:
    """The decision a seat is asked for; nothing if it is not."""
    frame = state.frames.of(seat)
    return "" if frame is None else state.decision(frame.kind).name


class Fullest:
    """Of all positions of one name the one with most to see."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[int, State, int, Sequence[Entry]]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._kept

    def names(self) -> set[str]:
        """The names there are positions for."""
        return set(self._kept)

    def keep(self, name: str, full: int, state: State, step: int, entries: Sequence[Entry] = ()) -> None:
        """Keep this position, unless a fuller one of the name is kept."""
        if name not in self._kept or full > self._kept[name][0]:
            self._kept[name] = (full, state.clone(), step, entries)

    def updates(self, text: GameText, bot_name: str) -> dict[str, dict[str, Any]]:
        """All of them, as the browser gets them."""
        return {
            name: update(state, text, step, bot_name, entries) for name, (_, state, step, entries) in self._kept.items()
        }


def update(state: State, text: GameText, step: int, bot_name: str, entries: Sequence[Entry] = ()) -> dict[str, Any]:
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
            {"seat": seat, "name": name, "kind": "bot" if seat else "person", "bot": bot_name if seat else ""}
            for seat, name in enumerate(names)
        ],
        "waiting": state.waiting(),
        "asked": _asked(state, text, names),
        "undo": False,
        "log": [
            {
                "number": number,
                "step": step,
                "seat": entry.seat,
                "key": entry.key,
                "text": text.entry(entry.seen_by(0), names, 0),
                "rule": entry.rule,
                "level": text.level(entry),
            }
            for number, entry in enumerate(entries)
        ],
        "chat": [],
        "over": state.over(),
        "places": [],
        "scores": scores,
        "commitment": "",
    }


def _asked(state: State, text: GameText, names: Sequence[str]) -> dict[str, Any] | None:
    """The question to seat 0 with its choices."""
    frame = state.frames.of(0)
    if frame is None:
        return None
    decision = state.decision(frame.kind)
    return {
        "decision": decision.name,
        "question": text.question(state, 0, names),
        "need": frame.need,
        "rule": decision.rule,
        "choices": [
            {"action": state.game().space.notation(code), "words": text.action(state, 0, code, names)}
            for code in state.legal(0)
        ],
    }


def games() -> list[str]:
    """The games whose boards have fixtures."""
    return sorted(maker.parents[1].name for maker in BOARDS.glob("*/fixtures/make.py"))


def kept(game: str) -> Path:
    """Where the fixtures of a board lie."""
    return BOARDS / game / "fixtures" / f"{game}.jsonl"


def make(game: str) -> dict[str, str]:
    """The fixtures of a board made anew: each line of JSON by its name."""
    path = BOARDS / game / "fixtures" / "make.py"
    spec = importlib.util.spec_from_file_location(f"fixtures_of_{game}", path)
    assert spec is not None
    assert spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    made: Mapping[str, Any] = maker.lines()
    return {name: json.dumps([name, line], ensure_ascii=False) for name, line in made.items()}


def main(wanted: Sequence[str]) -> None:
    """Write the fixtures of these boards, or of all."""
    for game in wanted or games():
        kept(game).write_text("".join(f"{line}\n" for line in make(game).values()), encoding="utf-8")
        print(f"{kept(game)}: made anew")


if __name__ == "__main__":
    main(sys.argv[1:])
