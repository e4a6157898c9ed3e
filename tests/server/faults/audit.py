"""A database held against what the server has answered and shown; written from the format of events, not its code."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starhold import game as find_game
from starhold.core.chance import Sealed
from starhold.core.record import Record
from tests.server.faults.player import Player

Event = dict[str, Any]
ROWS = "SELECT id, game, players, options_json, secret, header_json, version FROM tables"


@dataclass
class StoredTable:
    """All of a stored table: its events, and the position after each of them."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    secret: bytes
    opening: dict[str, Any]
    events: list[Event]
    version: int
    steps: list[int] = field(default_factory=list)  # after each version, 0 included: how many steps there are
    states: list[Any] = field(default_factory=list)  # and the position; None before the deal

    def dealt(self) -> int:
        """The version at which it was dealt; 0: as it was opened."""
        deals = [number for number, event in enumerate(self.events, 1) if event["k"] == "deal"]
        assert len(deals) == (0 if self.opening["dealt"] else 1), f"{self.id} was dealt at {deals}"
        return deals[0] if deals else 0

    def brought(self, dealt: int) -> list[str]:
        """By seat: what it added to the luck before the deal; the first counts, a bot adds nothing."""
        seeds: list[str | None] = list(self.opening["seeds"])
        for event in self.events[:dealt]:
            if event["k"] in ("sit", "seed", "hand") and seeds[event["seat"]] is None:
                seeds[event["seat"]] = event.get("seed", "")
        assert None not in seeds, f"{self.id} was dealt before all had come"
        return [seed or "" for seed in seeds]

    def replay(self) -> Record:
        """Play it with the luck that secret and seeds give; every piece has to be the one that was stored."""
        dealt = self.dealt()
        seeds = self.brought(dealt)
        sealed = Sealed(self.secret, seeds)
        luck = f"sealed {sealed.commitment()} {','.join(seed or '-' for seed in seeds)}"
        game = find_game(self.game)
        record = Record(game, self.players, self.options, sealed, (), luck)
        stored = self.events[dealt - 1] if dealt else self.opening
        assert stored["luck"] == luck
        assert stored["deal"] == [game.write_luck(piece) for piece in record.deal], f"{self.id}: another deal"
        self.steps, self.states = [0], [None if dealt else record.state.clone()]
        for number, event in enumerate(self.events, 1):
            if event["k"] == "step":
                assert number > dealt, f"{self.id}: version {number} is a step before the deal"
                step = record.play_notation(event["seat"], event["action"])
                fell = [game.write_luck(piece) for piece in step.luck]
                assert fell == event.get("luck", []), f"{self.id}: other luck fell at version {number}"
            elif event["k"] == "undo":
                for _ in range(event.get("steps", 1)):
                    assert record.undo(event["seat"]), f"{self.id}: an unfair undo is stored as version {number}"
            self.steps.append(len(record.steps))
            self.states.append(record.state.clone() if number >= dealt else None)
        return record

    def holds(self, id: str, version: int) -> bool:
        """Whether the command with that id was stored by that version."""
        return any(event.get("id") == id for event in self.events[:version])


def read_only(database: Path) -> sqlite3.Connection:
    """A look at the file that leaves it, and the log beside it, as they are."""
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def versions(database: Path) -> dict[str, int]:
    """How many events each table has."""
    connection = read_only(database)
    try:
        return dict(connection.execute("SELECT id, version FROM tables").fetchall())
    finally:
        connection.close()


def stored_tables(database: Path) -> dict[str, StoredTable]:
    """All tables as they are stored."""
    connection = read_only(database)
    try:
        rows = connection.execute(ROWS).fetchall()
        events = connection.execute("SELECT table_id, body FROM events ORDER BY table_id, number").fetchall()
        return gathered(rows, events)
    finally:
        connection.close()


def gathered(rows: Iterable[Sequence[Any]], events: Iterable[Sequence[Any]]) -> dict[str, StoredTable]:
    """The same from the rows of tables and, in their order, of events."""
    found = {
        row[0]: StoredTable(
            row[0], row[1], row[2], json.loads(row[3]), row[4], json.loads(row[5])["opening"], [], row[6]
        )
        for row in rows
    }
    for table, body in events:
        found[table].events.append(json.loads(body))
    return found


def audit(player: Player, saved: StoredTable) -> None:
    """Nothing answered is lost, nothing is doubled, nothing was shown that is not so."""
    by_id: dict[str, list[int]] = {}
    for number, event in enumerate(saved.events, 1):
        if event.get("id"):
            by_id.setdefault(event["id"], []).append(number)
    for id, command in player.sent.items():
        stored = by_id.get(id, [])
        found = [saved.events[number - 1] for number in stored]
        if not stored:
            assert id not in player.answered, f"{saved.id}: {command} was answered and is lost"
            continue
        assert stored == list(range(stored[0], stored[0] + len(stored))), f"{saved.id}: {id} is torn apart: {stored}"
        match command["type"]:
            case "act":
                assert [event["action"] for event in found] == command["actions"], (
                    f"{saved.id}: {command} became {found}"
                )
                assert {(event["k"], event["seat"]) for event in found} == {("step", player.you)}
            case "undo":
                assert [(event["k"], event["seat"]) for event in found] == [("undo", player.you)]
            case "say":
                assert [(event["k"], event["text"]) for event in found] == [("say", command["text"])]
    for version, step in player.shown:
        assert version < len(saved.steps), f"{saved.id}: version {version} was shown and is lost"
        assert saved.steps[version] == step, f"{saved.id}: step {step} was shown at version {version}"


def half_way(saved: StoredTable, version: int) -> set[str]:
    """What a table was in the middle of at a version."""
    result: set[str] = set()
    state = saved.states[version]
    if state is None:
        return {"gathering"}
    stack = state.frames.stack
    group = stack[stack[-1].group :] if stack else []
    if any(frame.need > 0 for frame in group) and any(frame.need == 0 for frame in group):
        result.add("half of a simultaneous choice")
    if any(frame.need > 0 and frame.picked for frame in group):
        result.add("half of a decision")
    return result
