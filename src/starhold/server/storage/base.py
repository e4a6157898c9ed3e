"""What the server keeps, and the one interface to it: guests, links, tables with their seats, and events.

A table is an append-only list of events: its version is how many there are. `append` names the version it expects, so
that two writers can never both go on from the same position. Whatever has been answered is durable.

Four kinds of failure, one line each: `Missing`, `Conflict` and `NotOwner` mean that nothing was written; any other
`StorageError` (a full disk, a lost connection) means that the caller cannot know, and has to `load` the table again
before going on.

Storage sees hashes of tokens, codes and invites, as text, never the things themselves. Times are Unix times in seconds.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from starhold.core.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.storage.notices import Ends, Notices

MOST_LISTED: Final = 500  # tables in one list, whatever the caller asks for
MOST_TOPICS: Final = 5_000  # of one guest's progress
HEADER_SIGNS: Final = 200  # of a header that are listed: all of it may be the ten thousand steps of another game


class StorageError(StarholdError):
    """The database cannot be opened, read or written."""


class Missing(StorageError):
    """What should be changed, or be referred to, is not there. Nothing was written."""


class Conflict(StorageError):
    """The id is taken, or the table has another version than expected. Nothing was written."""


class NotOwner(StorageError):
    """Another process serves this table, or has served it since we read it. Nothing was written."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a name; held by whoever has one of its tokens."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its seats and events."""

    id: str
    game: str
    players: int
    options_json: str
    public: bool
    pace: str
    secret: bytes  # of its sealed luck
    created: float
    header_json: str  # what never changes: names, a forked deal
    summary_json: str  # what lists show of it; replaced by each append
    moved: float = 0.0  # time of the last append; 0 for a new table: when it was created
    over: bool = False
    version: int = 0  # how many events there are; not read by `create_table`
    rated: bool = False


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who holds a seat. Neither a guest nor a bot: it is open. Both: a guest who is away."""

    table_id: str
    seat: int
    guest_id: str | None = None
    bot: str = ""
    invite_hash: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists have to know of a table after an append."""

    moved: float
    over: bool
    waiting: Sequence[str] = ()  # guests that are waited for
    summary_json: str = "{}"
    deadline: float = 0.0  # when a clock of the table is up next; 0: none runs


class Only(NamedTuple):
    """Which tables of a list are wanted; None: all."""

    game: str | None = None
    players: int | None = None
    pace: str | None = None
    rated: bool | None = None


EVERY: Final = Only()


class Stored(NamedTuple):
    """All of a table."""

    table: TableRow
    seats: list[SeatRow]
    events: list[bytes]


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: no secret, no events."""

    id: str
    game: str
    players: int
    options_json: str
    public: bool
    pace: str
    created: float
    header_start: str  # the first signs of it
    summary_json: str
    moved: float
    over: bool
    version: int
    seats: list[SeatRow]
    waiting: bool = False  # whether it waits for the guest whose list this is
    away: bool = False  # whether that guest has put it away
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is."""

    guests: int
    tables: int
    running: int  # tables whose game is not over


@dataclass(frozen=True, slots=True)
class Claim:
    """Which process serves a table, and at which address others find it."""

    owner: str
    address: str
    fence: int  # the number of our own claim; 0 if the table is not ours


@dataclass(frozen=True, slots=True)
class Change:
    """A statement that writes, with its values; parameters are written `$1`, in the SQL both databases understand.

    `needs`: if it gives no row (a RETURNING that found nothing), nothing of the whole change is written, and that is
    said, as `Missing`.
    """

    statement: str
    values: tuple[object, ...] = ()
    needs: str = ""


class Storage(ABC):
    """All methods may be called from one event loop at the same time; `async with` starts and closes it."""

    process: str = ""  # the id of this process among those that share the database; empty: it is the only one
    address: str = ""  # where other processes find this one; to be set before the start

    @abstractmethod
    async def start(self) -> None:
        """Open the database, making it or bringing its schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database. Closing twice does nothing."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- guests

    @abstractmethod
    async def create_guest(self, guest_id: str, name: str, token_hash: str) -> None:
        """A new guest with its first token. Conflict: the id or the token is taken."""

    @abstractmethod
    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """Who has this token."""

    @abstractmethod
    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Another name for a guest; names at tables stay, they are the server's to change. Missing: no such guest."""

    @abstractmethod
    async def add_token(self, guest_id: str, token_hash: str) -> None:
        """A further token, for another device. Missing: no such guest; Conflict: the token is taken."""

    @abstractmethod
    async def create_link(self, code_hash: str, guest_id: str, expires: float) -> None:
        """A code that stands for a guest once, before it expires. Missing: no such guest; Conflict: taken."""

    @abstractmethod
    async def use_link(self, code_hash: str, now: float) -> str | None:
        """The guest a code stands for, to the first who asks; None if it is unknown, used or expired."""

    # -- learning

    @abstractmethod
    async def progress(self, guest_id: str) -> dict[str, str]:
        """How far a guest has come, by topic."""

    @abstractmethod
    async def set_progress(self, guest_id: str, topic: str, body: str, now: float) -> None:
        """Note how far. Missing: no such guest; Conflict: there are too many topics already."""

    @abstractmethod
    async def review(self, table_id: str, version: int) -> bytes | None:
        """What was found out about the game of a table as of that version."""

    @abstractmethod
    async def keep_review(self, table_id: str, version: int, body: bytes) -> None:
        """Keep it, in place of what was found out before."""

    # -- tables

    @abstractmethod
    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        events: Sequence[bytes] = (),
        waiting: Sequence[str] = (),
        changes: Sequence[Change] = (),
    ) -> None:
        """A new table, with the events it begins with and the guests it waits for, and what else changes with it: all
        or nothing.

        Conflict: the id is taken; Missing: a seat is held by no guest we know, or a change misses something.
        """

    @abstractmethod
    async def append(
        self,
        table_id: str,
        expected_version: int,
        events: Sequence[bytes],
        summary: Summary,
        seats: Sequence[SeatRow] = (),
        changes: Sequence[Change] = (),
        fence: int | None = None,
    ) -> int:
        """Add events, with the seats and whatever else they change: all or nothing. The new version, once durable.

        `fence`: the number of the claim under which the table was read. A writer that names none claims it if need be.

        Conflict: the version is not the expected one; Missing: no such table, seat or guest; NotOwner: another process
        serves the table, or it was claimed again since.
        """

    @abstractmethod
    async def load(self, table_id: str) -> Stored | None:
        """All of a table, as it was at one moment."""

    @abstractmethod
    async def set_seat(self, seat: SeatRow) -> None:
        """Change a seat without an event. Missing: no such table, seat or guest."""

    @abstractmethod
    async def find(self, table_id: str, guest_id: str | None = None) -> Listed | None:
        """One table as in a list; `waiting` is said of the guest."""

    @abstractmethod
    async def list_open(self, limit: int, only: Only = EVERY) -> list[Listed]:
        """Public tables with an open seat whose game is not over, the newest first."""

    @abstractmethod
    async def list_watched(self, limit: int, only: Only = EVERY) -> list[Listed]:
        """Public tables where a game is being played, those first where something happened last."""

    @abstractmethod
    async def list_mine(self, guest_id: str, limit: int, away: bool = False) -> list[Listed]:
        """Tables where the guest has a seat: those that wait for it first, then by last move, the latest first.

        Those that the guest has put away are a list of their own.
        """

    @abstractmethod
    async def put_away(self, guest_id: str, table_id: str, away: bool) -> None:
        """Leave a table out of the guest's list, or take it back into it. Missing: the guest has no seat there."""

    @abstractmethod
    async def count_open(self, guest_id: str, since: float) -> tuple[int, int]:
        """Of the unfinished tables a guest sits at: those opened since then, and public ones with an open seat."""

    @abstractmethod
    async def counts(self) -> Counts:
        """How much there is."""

    @abstractmethod
    async def table_ids(self, after: str, limit: int) -> list[str]:
        """Ids of tables in the order of the database, those behind `after`; the empty text is before all."""

    async def all_table_ids(self) -> AsyncIterator[str]:
        """Every table there is, a page at a time: however many there are, few are in memory."""
        after = ""
        while page := await self.table_ids(after, MOST_LISTED):
            for id in page:
                yield id
            after = page[-1]

    # -- which process serves a table: where one has the database for itself, there is nothing to ask

    async def claim(self, table_id: str) -> Claim | None:
        """Take a table to serve it, unless another living process does; None: there is no such table."""
        return Claim(self.process, "", 0)

    async def fresh(self) -> None:
        """Make sure that what we have claimed is ours still; what is not is told as lost before this returns."""
        return

    async def owner(self, table_id: str) -> Claim | None:
        """Which living process serves a table; None: none does, or this is the only one."""
        return None

    async def release(self, table_ids: Iterable[str]) -> None:
        """Let any process take these tables from here on."""
        return

    async def neighbour(self) -> Claim | None:
        """Any other living process that can be reached."""
        return None

    async def living(self) -> set[str]:
        """The processes that share this database and are alive."""
        return {self.process}

    def holds(self, table_id: str, fence: int) -> bool:
        """Whether a table is still ours under that claim, as far as we know."""
        return True

    def held(self) -> list[str]:
        """The tables this process has claimed."""
        return []

    def shared_time(self) -> float:
        """Seconds, by a clock that all processes of this database share."""
        return time.time()

    def notices(self, ends: Ends) -> Notices | None:
        """A line to the other processes, to be closed before the storage; None: there are none."""
        return None

    def when_lost(self, tell: Callable[[list[str]], None]) -> None:
        """Have somebody told whenever it turns out that tables we had claimed were taken by others."""
        return

    # -- anything else: what belongs to one part of the server alone has its statements there

    @abstractmethod
    async def rows(self, statement: str, *values: object) -> list[Sequence[Any]]:
        """What a statement that only reads finds; parameters are written `$1`."""

    @abstractmethod
    async def change(self, *changes: Change) -> list[list[Sequence[Any]]]:
        """All of these in one transaction, or nothing; the rows each gives, once all of it is durable.

        Missing: one gave no row though it `needs` one, or refers to what is not there; Conflict: something is taken.
        """

    @abstractmethod
    async def probe(self) -> None:
        """Write something and take it back: raises if nothing could be stored now."""


def storable(*texts: str | None) -> bool:
    """Whether every database can hold these texts: no NUL, no half of a surrogate pair."""
    for text in texts:
        if text and ("\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text)):
            return False
    return True


def check_values(values: Sequence[object]) -> None:
    """The same for whatever texts are among the values of a statement."""
    check_storable(*(value for value in values if isinstance(value, str)))


def check_storable(*texts: str | None) -> None:
    """Refuse what only some databases could hold, so that all of them behave alike."""
    if not storable(*texts):
        raise StorageError("a text holds a character that cannot be stored")
