"""What the database itself saw of claims and appends, noted by a trigger of the test's own; and what must hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tests.server.faults.own_postgres import Postgres

BEGIN = (
    "CREATE SCHEMA chronicle",
    """CREATE TABLE chronicle.lines (number BIGSERIAL PRIMARY KEY, table_id TEXT, owner TEXT, fence INTEGER,
        version INTEGER, appended BOOLEAN, at DOUBLE PRECISION)""",
    """CREATE FUNCTION chronicle.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO chronicle.lines (table_id, owner, fence, version, appended, at) VALUES (NEW.id, NEW.owner,
            NEW.fence, NEW.version, NEW.version > OLD.version, extract(epoch FROM clock_timestamp()));
        RETURN NULL; END $$""",
    """CREATE TRIGGER chronicle AFTER UPDATE ON starhold.tables FOR EACH ROW
        WHEN (OLD.version <> NEW.version OR OLD.fence <> NEW.fence) EXECUTE FUNCTION chronicle.note()""",
)
READ = "SELECT table_id, owner, fence, version, appended, at FROM chronicle.lines ORDER BY number"


@dataclass(frozen=True, slots=True)
class Line:
    """A claim, or an append."""

    table: str
    owner: str
    fence: int
    version: int
    appended: bool
    at: float


async def begin(postgres: Postgres) -> None:
    """From here on everything is written down; the servers have made their schema."""
    for statement in BEGIN:
        await postgres.ask(statement)


async def read(postgres: Postgres) -> dict[str, list[Line]]:
    """All of it, by table, in the order in which it happened there."""
    found: dict[str, list[Line]] = {}
    for row in await postgres.ask(READ):
        found.setdefault(row[0], []).append(Line(*row))
    return found


def check(lines: Sequence[Line]) -> None:
    """No table has two owners at any time, and nobody writes under a claim that another has followed."""
    owners: dict[int, str] = {}
    for before, line in pairwise((Line("", "", 0, 0, False, 0.0), *lines)):
        if line.appended:
            assert line.owner, f"{line}: appended by nobody"
            assert line.version > before.version, f"{line} after {before}"
            assert line.fence == before.fence or not before.fence, f"{line} was appended under an old claim: {before}"
        else:
            assert line.fence > before.fence, f"{line}: the number did not rise after {before}"
            assert line.version == before.version or not before.fence, f"{line} after {before}"
        assert owners.setdefault(line.fence, line.owner) == line.owner, f"{line}: the number was {owners[line.fence]}'s"


def longest_pause(lines: Sequence[Line]) -> float:
    """Seconds between two things that were added, at most: for so long the table stood still."""
    added = [line.at for line in lines if line.appended]
    return max((later - earlier for earlier, later in pairwise(added)), default=0.0)


def takeovers(lines: Sequence[Line], deaths: dict[str, float]) -> list[float]:
    """For each death of a process that had this table: seconds until another has added something to it."""
    found = []
    for number, line in enumerate(lines):
        died = deaths.get(line.owner)
        last = number + 1 == len(lines) or lines[number + 1].owner != line.owner
        if died is not None and last and line.at <= died + 1.0:
            later = next((one for one in lines[number + 1 :] if one.appended and one.owner != line.owner), None)
            if later is not None and later.at > died:
                found.append(later.at - died)
    return found
