"""`starhold replay`: read a record, play it again, show where it leads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from starhold.cli.common import console, in_range, print_json, read_record
from starhold.core.errors import BadRecord
from starhold.core.record import Record, digest
from starhold.core.sealing import read_seals


def join(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    upto: Annotated[int | None, typer.Option(help="Stop after that many steps.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check sealed luck against its promise.")] = False,
    seal: Annotated[str, typer.Option(help="The seal you saw at the table, to check that the record has it.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Replay a record; any step that does not fit is named."""
    record = read_record(file)
    verify = verify or bool(seal)
    believed = record.verify() if verify else -1
    if seal and read_seals(record.luck)[-1].commitment != seal.lower():
        raise BadRecord("the seal of this record is not the one you saw: it is another game, or its luck was replaced")
    if upto is not None:
        in_range("--upto", upto, 0, len(record.steps))
        record = record.replayed(record.steps[:upto])
    if json:
        print_json(_plain(record, verify))
        return
    out = console()
    for number, step in enumerate(record.steps, 1):
        out.print(f"{number:>4}  {record.names[step.seat]}: {step.action}", markup=False)
    table = Table("seat", "name", "score", "made of")
    for score in record.state.scores():
        parts = ", ".join(f"{source} {points}" for source, points in score.parts)
        table.add_row(str(score.seat), record.names[score.seat], str(score.total), parts)
    out.print(table)
    out.print(f"{record.game.title}: {len(record.steps)} steps, round {record.state.rounds()}, {_where(record)}")
    if verify and believed >= 0:
        first = f"the deal and the first {believed} steps" if believed else "the deal"
        out.print(f"{first}: not sealed, so they cannot be checked; from there on the luck is the one promised")
    elif verify:
        out.print("the luck is the one promised at the start")


def _where(record: Record) -> str:
    if record.state.over():
        return f"ended by {record.state.end_reason()}"
    names = ", ".join(record.names[seat] for seat in record.state.waiting())
    return f"waiting for {names}"


def _plain(record: Record, verified: bool) -> dict[str, object]:
    return {
        "game": record.game.id,
        "rules": record.rules,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "steps": [{"seat": step.seat, "action": step.action} for step in record.steps],
        "rounds": record.state.rounds(),
        "over": record.state.over(),
        "end_reason": record.state.end_reason(),
        "waiting": record.state.waiting(),
        "scores": [score.plain() for score in record.state.scores()],
        "digest": digest(record.state),
        "verified": verified,
    }
