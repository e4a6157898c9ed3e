"""What goes over the socket of a table, as closed types: commands of a client, events of the server.

The same types give the JSON schema (`starhold.server.schema`), the TypeScript of the client and the documentation. A
frame holds one JSON object whose `type` says which of these it is; anything else is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from starhold.core.view_types import SeenScore

PROTOCOL: Final = 1
MOST_FRAME_BYTES: Final = 8 * 1024

Language = Literal["en", "cs", "lt"]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]  # made by the client; a resend has the same
Seed = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*(?!\n)$")]  # `$` alone lets a line's end through
Token = Annotated[str, Meta(max_length=100)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Count = Annotated[int, Meta(ge=0)]
OfferKind = Literal["end", "draw", "abandon", "pause", "resume"]


class Command(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client sends."""


class Hello(Command, tag="hello"):
    """First frame: who this is (no token: a spectator), and the last version of the table it has seen (0: none)."""

    token: Token = ""
    lang: Language = "en"
    since: Count = 0
    seed: Seed = ""  # what one adds to the luck, if the game is not dealt yet


class Act(Command, tag="act"):
    """Choices of one's seat, one gesture: all are taken or none. `step` is the number of steps the client has seen."""

    id: CommandId
    step: Count
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=30)]


class Undo(Command, tag="undo"):
    """Take one's last choice back, if that is still fair."""

    id: CommandId
    step: Count


class Why(Command, tag="why"):
    """Why can't I do that?"""

    id: CommandId
    action: Notation


class Say(Command, tag="say"):
    """A line of chat."""

    id: CommandId
    text: ChatText


class Hand(Command, tag="hand"):
    """Give a seat to a bot (one's own, or one that was left too long), or take one's own seat back (`bot` empty).

    An open seat may go to a bot from outside, `outside:NAME`.
    """

    id: CommandId
    seat: Count
    bot: Annotated[str, Meta(max_length=60)] = ""


class Resign(Command, tag="resign"):
    """Give up. Where others play on, a bot does in one's place (`bot`; empty: one of the server's choice)."""

    id: CommandId
    bot: Annotated[str, Meta(max_length=20)] = ""


class Offer(Command, tag="offer"):
    """Propose to all others who play: to end and count as it stands, to end without a winner, to abandon without a
    result, to pause, or to go on."""

    id: CommandId
    what: OfferKind


class Reply(Command, tag="reply"):
    """Agree to what is proposed, or not; whoever proposed it takes it back."""

    id: CommandId
    agree: bool


class Lock(Command, tag="lock"):
    """By the host: let nobody new sit down, or let them again."""

    id: CommandId
    locked: bool


class Kick(Command, tag="kick"):
    """By the host, before the start: take a seat from somebody."""

    id: CommandId
    seat: Count


class Speak(Command, tag="speak"):
    """Another language from here on."""

    lang: Language


class Look(Command, tag="look"):
    """Whether the page is in sight: who does not look for a while is told elsewhere."""

    hidden: bool


class Ping(Command, tag="ping"):
    """Is anybody there?"""


AnyCommand = Hello | Act | Undo | Why | Say | Hand | Resign | Offer | Reply | Lock | Kick | Speak | Look | Ping


class Event(Struct, tag_field="type", omit_defaults=False):
    """Anything the server sends."""


class Seat(Struct):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""  # the bot that plays it, also for a person who is away
    online: bool = False
    left_for: int = 0  # seconds since a person that is waited for was last here
    idle_for: int = 0  # seconds since a person that is here and waited for last did something
    owner: str = ""  # whose program it is, where a bot from outside plays


class Choice(Struct):
    """One thing a seat may choose now."""

    action: str  # notation
    words: str


class Asked(Struct):
    """What is asked of one's seat."""

    decision: str
    question: str
    need: int  # how many choices are still to be made
    rule: str
    choices: list[Choice]


class LogLine(Struct):
    """One thing that happened, in words."""

    number: int  # its place in the log
    step: int  # the number of steps after which it stood there
    seat: int  # -1: nobody's doing
    key: str
    text: str
    rule: str
    card: str = ""
    level: int = 1  # 0: a turn or round opens; 1: an action, in a sentence; 2: a detail of the action before it


class ChatLine(Struct):
    """One line of chat. Whoever has a seat speaks by the name of that seat; a spectator may be called like anybody."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None  # None: a spectator, or nobody in particular
    told: str = ""  # no words of anybody: what happened at the table, told by the client in its own words …
    what: str = ""  # … with that in them


class OpenHand(Struct):
    """What only one seat could see then of its own; told when all is over and one looks back with open hands."""

    seat: int
    parts: dict[str, Any]  # by name, as in that seat's own part of the view: its hand, and what else it keeps to itself
    chosen: list[Choice]  # what it had chosen while the others still chose


class Moment(Struct):
    """The table as it stood in the midst of a step, when all lines of the log up to `number` had been told.

    It stands for all lines after the moment before it; those after the last moment belong to the update itself. Only
    what was otherwise then than in the view of the update is sent (`moments.py` says how, `web/src/lib/moments.ts` puts
    it together). Nothing is asked in a moment, and nothing is over.
    """

    number: int  # the last line of the log told by then
    step: int  # the step it lies in
    view: dict[str, Any]  # by name: what makes the view of then of the update's own
    scores: list[SeenScore] = []  # by seat; empty where they are those of the update


class ClockShown(Struct):
    """The clock a table was opened with."""

    kind: Literal["move", "bank", "days"]
    seconds: int  # for a move, or in the bank at the start
    increment: int  # for the bank: with each move
    bot: str  # who plays on when the time of a seat is up; empty: it resigns


class SeatClock(Struct):
    """The clock of a seat, as of this update."""

    left: float  # seconds
    running: bool


class OfferShown(Struct):
    """What somebody proposes."""

    what: OfferKind
    by: int  # the seat
    agreed: list[int]  # seats
    asked: list[int]  # seats whose answer is waited for


class EndedHow(Struct):
    """How a game ended."""

    how: Literal["played", "resigned", "agreed", "drawn", "abandoned", "closed"]
    places: list[int]  # by seat; empty where there is no result
    resigned: list[int]  # seats that gave up, in that order
    timed: list[int]  # those of them whose time ran out


class Update(Event, tag="update"):
    """The table as one may see it: all of it, with the log and chat since the version the client has.

    Looking back gives the same, after an earlier step: with the whole log up to it, and without chat.
    """

    version: int  # of the table; goes into the next `hello`
    step: int
    you: int | None  # one's own seat
    view: dict[str, Any] | None  # the game's own view; none before all sit and the game is dealt
    seats: list[Seat]
    waiting: list[int]
    asked: Asked | None
    undo: bool  # whether one's last choice may be taken back
    log: list[LogLine]
    chat: list[ChatLine]
    over: bool
    places: list[int]  # by seat, when it is over
    scores: list[SeenScore]  # by seat, each with its parts
    commitment: str  # of the sealed luck
    seeds: list[str]  # by seat: what it added to the luck
    secret: str = ""  # when it is over
    rematch: str = ""  # the table that follows this one
    ended: EndedHow | None = None  # when it is over
    clock: ClockShown | None = None  # None: nobody is pressed for time
    clocks: list[SeatClock] = []  # by seat, once the game is dealt
    offer: OfferShown | None = None  # what is proposed now
    paused: bool = False  # all agreed to pause: nobody is asked anything, and no clock runs
    resigned: list[int] = []  # seats that gave up: bots play them to the end
    locked: bool = False  # whether nobody new may sit down
    chats: bool = True  # whether one may chat here: at a private table only those who sit at it
    steps: int = 0  # of the whole game so far: more than `step` where one looks back
    chosen: list[Choice] = []  # one's own choices that lie face down while the others still choose
    hands: list[OpenHand] = []  # by seat, where one looks back with open hands
    left_after: int = 0  # seconds after which those who play may let a bot play for somebody who is away …
    idle_after: int = 0  # … and the host for somebody who is here and idle
    watchers: int = 0  # how many look on
    rated: bool = False  # whether it counts for ratings: without undo, coach or a bot in one's own seat
    moments: list[Moment] = []  # on the way here from the version the client has, oldest first; none after an absence


class Presence(Event, tag="presence"):
    """Somebody came or left; nothing else changed."""

    seats: list[Seat]
    watchers: int = 0  # how many look on


class Done(Event, tag="done"):
    """A command was carried out and is durable. Sent again for a command that was carried out before."""

    id: str
    step: int


class Refused(Event, tag="refused"):
    """A command was not carried out, in words, with the rule where a rule says so. Nothing has changed."""

    id: str
    key: str
    text: str
    rule: str = ""


class Answer(Event, tag="answer"):
    """The answer to `why`."""

    id: str
    allowed: bool
    text: str
    rule: str = ""


class Problem(Event, tag="problem"):
    """A frame that could not be understood, or a reason why the socket is closed."""

    key: str
    text: str


class Pong(Event, tag="pong"):
    """Yes."""


AnyEvent = Update | Presence | Done | Refused | Answer | Problem | Pong

decoder: Final = msgspec.json.Decoder(AnyCommand)
encoder: Final = msgspec.json.Encoder()
