"""What is stored of a table: its events, in order, one JSON object each. Version n of a table is its n-th event.

A step names its luck by name, as records do, so that a table replays even where the engine's numbers have changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from starhold.core.chance import rolled
from starhold.core.game import Game
from starhold.server.messages import OfferKind


class StoredEvent(Struct, tag_field="k", omit_defaults=True, kw_only=True):
    """Anything that happened at a table. Where there is a clock, with what everybody had left of their time then."""

    left: list[float] = []  # seconds, by seat …
    left_at: float = 0.0  # … at this Unix time


class Stepped(StoredEvent, tag="step"):
    """A seat chose. The steps of one gesture have one command id."""

    seat: int
    action: str
    luck: list[str] = []
    id: str = ""
    at: float = 0.0
    fair: bool = False  # its seat saw nothing new after it, so it may be taken back


class Undone(StoredEvent, tag="undo"):
    """A seat took its last gesture back: so many steps of its own."""

    seat: int
    steps: int = 1
    id: str = ""
    at: float = 0.0


WATCHING: Final = -1  # instead of a seat: somebody who only looks on
NOT_NOTED: Final = -2  # a line that was stored before seats were


class Said(StoredEvent, tag="say"):
    """A line of chat."""

    guest: str
    name: str
    text: str
    id: str = ""
    at: float = 0.0
    seat: int = NOT_NOTED


class Sat(StoredEvent, tag="sit"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    at: float = 0.0
    seed: str = ""  # what it adds to the luck


class Brought(StoredEvent, tag="seed"):
    """A guest who had a seat from the start came, and added to the luck."""

    seat: int
    seed: str = ""
    at: float = 0.0


class Dealt(StoredEvent, tag="deal"):
    """All sat, and the game began: what everybody had added to the luck, and the luck of the deal."""

    seeds: list[str]
    luck: str
    deal: list[str] = []
    at: float = 0.0


class Handed(StoredEvent, tag="hand"):
    """A seat was given to a bot, or taken back by its owner (`bot` empty)."""

    seat: int
    bot: str
    by: str = ""
    id: str = ""
    at: float = 0.0


class Rematched(StoredEvent, tag="rematch"):
    """Another table follows this one."""

    table: str
    at: float = 0.0


class Resigned(StoredEvent, tag="resign"):
    """A seat gave up, or its time did that for it; where others play on, a bot does in its place."""

    seat: int
    bot: str = ""
    timed: bool = False
    id: str = ""
    at: float = 0.0


class Relieved(StoredEvent, tag="relieve"):
    """The time of a seat ran out, and a bot plays on until its owner comes back."""

    seat: int
    bot: str
    at: float = 0.0


class Offered(StoredEvent, tag="offer"):
    """A seat proposed to all others to end, to abandon, to pause or to go on (`offers.py`)."""

    seat: int
    what: OfferKind
    id: str = ""
    at: float = 0.0


class Replied(StoredEvent, tag="reply"):
    """A seat agreed to what was proposed, or did not: then it is off the table."""

    seat: int
    agree: bool
    id: str = ""
    at: float = 0.0


class Paused(StoredEvent, tag="pause"):
    """All agreed to pause: nobody chooses, and no clock runs."""

    at: float = 0.0


class Resumed(StoredEvent, tag="resume"):
    """It goes on."""

    at: float = 0.0


class Ended(StoredEvent, tag="end"):
    """It ended though its rules would let it go on (`ending.py`); places by seat, none without a result."""

    how: Literal["played", "resigned", "agreed", "drawn", "abandoned", "closed"]
    places: list[int] = []
    at: float = 0.0


class Locked(StoredEvent, tag="lock"):
    """The host let nobody new sit down from here on, or let them again."""

    locked: bool
    by: str = ""
    id: str = ""
    at: float = 0.0


class Kicked(StoredEvent, tag="kick"):
    """The host took a seat from somebody before the start; they may not come again."""

    seat: int
    guest: str
    name: str
    by: str = ""
    id: str = ""
    at: float = 0.0


class Ticked(StoredEvent, tag="tick"):
    """Nothing happened but time, which is noted before the table is put away."""

    at: float = 0.0


AnyStored = (
    Stepped
    | Undone
    | Said
    | Sat
    | Brought
    | Dealt
    | Handed
    | Rematched
    | Resigned
    | Relieved
    | Offered
    | Replied
    | Paused
    | Resumed
    | Ended
    | Locked
    | Kicked
    | Ticked
)

_decoder: Final = msgspec.json.Decoder(AnyStored)
_encoder: Final = msgspec.json.Encoder()


def read(data: bytes) -> AnyStored:
    """An event as it was stored."""
    event: AnyStored = _decoder.decode(data)
    return event


def write(event: AnyStored) -> bytes:
    """An event to be stored."""
    return _encoder.encode(event)


def luck_names(game: Game, luck: Sequence[int]) -> list[str]:
    """Luck as records write it."""
    return [game.luck_name(thing) if thing >= 0 else f"#{rolled(thing)}" for thing in luck]


def luck_things(game: Game, names: Sequence[str]) -> list[int]:
    """And back."""
    return [rolled(int(name[1:])) if name.startswith("#") else game.luck_thing(name) for name in names]
