"""What the server keeps, and the one interface to it: guests, links, tables with their seats, and events.

A table is an append-only list of events: its version is how many there are. `append` names the version it expects, so
that two writers can never both go on from the same position. Whatever has been answered is durable.

Three kinds of failure, one line each: `Missing` and `Conflict` mean that nothing was written; any other `StorageError`
(a full disk, a lost connection) means that the caller cannot know, and has to `load` the table again before going on.

Storage sees hashes of tokens, codes and invites, as text, never the things themselves. Times are Unix times in seconds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Final, NamedTuple, Self

from starhold.core.errors import StarholdError

MOST_LISTED: Final = 500  # tables in one list, whatever the caller asks for
HEADER_SIGNS: Final = 200  # of a header that are listed: all of it may be the ten thousand steps of another game


class StorageError(StarholdError):
    """The database cannot be opened, read or written."""


class Missing(StorageError):
    """What should be changed, or be referred to, is not there. Nothing was written."""


class Conflict(StorageError):
    """The id is taken, or the table has another version than expected. Nothing was written."""


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


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is."""

    guests: int
    tables: int
    running: int  # tables whose game is not over


class Storage(ABC):
    """All methods may be called from one event loop at the same time; `async with` starts and closes it."""

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

    # -- tables

    @abstractmethod
    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], events: Sequence[bytes] = (), waiting: Sequence[str] = ()
    ) -> None:
        """A new table, with the events it begins with and the guests it waits for: all or nothing.

        Conflict: the id is taken; Missing: a seat is held by no guest we know.
        """

    @abstractmethod
    async def append(
        self,
        table_id: str,
        expected_version: int,
        events: Sequence[bytes],
        summary: Summary,
        seats: Sequence[SeatRow] = (),
    ) -> int:
        """Add events, with the seats they change: all or nothing. The new version, once all of it is durable.

        Conflict: the version is not the expected one; Missing: no such table, seat or guest.
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
    async def list_open(self, limit: int) -> list[Listed]:
        """Public tables with an open seat whose game is not over, the newest first."""

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

    @abstractmethod
    async def probe(self) -> None:
        """Write something and take it back: raises if nothing could be stored now."""


def storable(*texts: str | None) -> bool:
    """Whether every database can hold these texts: no NUL, no half of a surrogate pair."""
    for text in texts:
        if text and ("\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text)):
            return False
    return True


def check_storable(*texts: str | None) -> None:
    """Refuse what only some databases could hold, so that all of them behave alike."""
    if not storable(*texts):
        raise StorageError("a text holds a character that cannot be stored")
