"""How a server is run: every bound and every waiting time in one place.

Each can be set in a file, in the environment or on the command line (`configuration.py`), and the page for hosts lists
them all with the comments that stand beside them here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starhold.server.post_office import PostOffice

MINUTE: Final = 60.0
DAY: Final = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Limits:
    """What one socket, address, seat and guest may ask for; a rate is a number a second, a burst what may come at once.

    An address is what a household has: an IPv4 address, or a whole IPv6 /64. Whoever causes work pays for it in the
    unit in which it costs: a line of a log put into words, a step played again, a request.
    """

    socket_rate: float = 20.0  # messages over one socket
    socket_burst: float = 60.0
    address_rate: float = 10.0  # requests that change something
    address_burst: float = 100.0
    look_rate: float = 25.0  # requests that change nothing; a long list counts for several
    look_burst: float = 300.0
    frame_rate: float = 60.0  # frames over all sockets of an address; what comes faster is read later
    frame_burst: float = 600.0
    line_rate: float = 1_500.0  # lines of logs sent to somebody who comes or changes language
    line_burst: float = 40_000.0
    step_rate: float = 300.0  # steps played again: tables read from storage, replays, uploaded records
    step_burst: float = 20_000.0
    work_rate: float = 0.3  # seconds of the one loop that serves everybody, spent on commands
    work_burst: float = 1.5
    knock_rate: float = 40.0  # connections opened
    knock_burst: float = 400.0
    guest_rate: float = 0.5  # guests who come new, and devices they take along
    guest_burst: float = 100.0
    table_rate: float = 0.1  # tables opened
    table_burst: float = 40.0
    seat_rate: float = 1.5  # changes by one seat at its table, where the rules would allow endless ones
    seat_burst: float = 180.0
    chat_rate: float = 0.5  # lines of one guest, at all tables together
    chat_burst: float = 15.0
    address_chat_rate: float = 2.0  # of all guests at an address
    address_chat_burst: float = 60.0
    table_chat_rate: float = 1.0  # stored at one table of all who only look on
    table_chat_burst: float = 60.0
    code_rate: float = 0.1  # short codes tried: who guesses would need thousands of years
    code_burst: float = 20.0
    test_rate: float = 0.1  # push messages one sends oneself to try them
    test_burst: float = 5.0
    sign_rate: float = 0.2  # ways in tried or made at an address
    sign_burst: float = 60.0
    mail_rate: float = 1 / 60  # links by e-mail wanted at an address …
    mail_burst: float = 10.0
    mailbox_rate: float = 1 / 600  # … and sent to one mailbox
    mailbox_burst: float = 3.0
    account_rate: float = 0.2  # changes somebody makes to who they are; what is much work counts for many
    account_burst: float = 60.0
    report_rate: float = 1 / 60  # complaints of one guest
    report_burst: float = 6.0
    outside_rate: float = 10.0  # requests of one bot from outside, at all tables together
    outside_burst: float = 100.0
    outside_streams: int = 2  # of events one bot from outside may have open
    outside_bots: int = 5  # bots from outside that one guest or account may have
    outside_tables: int = 20  # unfinished ones a bot from outside may sit at that were moved at within a day
    patience: float = 10.0  # seconds somebody is kept waiting for what they have used up before they are refused
    address_sockets: int = 60
    address_connections: int = 150  # of any kind, sockets among them
    request_seconds: float = 15.0  # for a connection to say what it wants, and between two requests
    answer_seconds: float = 90.0  # for one request, its body and its answer
    spare_descriptors: int = 96  # kept free for storage, workers and files
    own_machine_too: bool = False  # whether the addresses of this machine are bounded as well
    hello_seconds: float = 15.0  # for a socket to say who it is
    waiting_commands: int = 64  # commands of one table that may wait for their turn
    waiting_frames: int = 256  # frames to one socket that may wait to be sent
    body_bytes: int = 256 * 1024  # of a request
    record_steps: int = 10_000  # of an uploaded record
    guest_tables: int = 60  # unfinished ones a guest may sit at that were opened within a day
    guest_public: int = 8  # public ones with an open seat, at any time


@dataclass(frozen=True, slots=True)
class Serving:
    """Where `starhold serve` listens, by which names, and where it keeps everything."""

    host: str = "127.0.0.1"  # the address to listen at; 0.0.0.0 for the whole network
    port: int = 8017  # the port; 0 for any free one
    database: str = ""  # sqlite:///FILE or postgresql://…; if empty, one file in the data folder
    host_names: tuple[str, ...] = ()  # names the server is called by in browsers, say games.example.org
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word is taken for whom they ask
    address: str = ""  # where people reach the server, say https://games.example.org, for links
    metrics_port: int = 0  # a port for the figures alone, at the same address, for whoever can reach it; 0: none
    processes: int = 1  # servers on one socket; more than one needs PostgreSQL
    inside_host: str = "127.0.0.1"  # where other processes on the same PostgreSQL reach this one; of this machine alone
    smtp: str = ""  # the mail server, smtp://USER@HOST:PORT?from=SENDER; its password: STARHOLD_SMTP_PASSWORD


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set; the defaults are those of `starhold serve`."""

    limits: Limits = field(default_factory=Limits)
    bot_workers: int = 2  # 0: bots think, and replays are made, in this process, for tests
    bot_seconds: float = 2.5  # for one decision: the highest level takes up to two
    stand_in_seconds: float = 0.5  # for the next lower level to decide instead; then a legal choice is made
    bot_wait: float = 8.0  # for a worker to be free; then a legal choice is made without one
    lazy_rate: float = 15.0  # decisions a second of bots at all tables nobody looks at
    lazy_wait: float = 180.0  # what such a bot waits before a legal choice is made for it
    outside_seconds: float = 15.0  # for a bot from outside to decide; then one of ours does in its place
    outside_absent: float = 1.0  # the same once it has missed three in a row, until it is back
    replay_seconds: float = 20.0  # for one look back, or for one uploaded record
    replay_steps: int = 60_000  # kept ready to be looked at, of all games together …
    replay_life: float = 10 * MINUTE  # … and for how long after the last look
    words_bytes: int = 32 * 1024 * 1024  # of logs kept in words, all tables together
    idle_seconds: float = 60.0  # a table nobody looks at is put away after that
    left_live: float = 3 * MINUTE  # how long a seat is waited for before others may hand it to a bot
    left_days: float = 3 * DAY  # the same at a table that is played over days
    idle_live: float = 5 * MINUTE  # … and for how long one of somebody who is here, before the host may
    log_level: str = "info"  # what is logged: info, warning or error, and what is graver
    drain_seconds: float = 1.0  # between being told to end and ending: others are sent elsewhere meanwhile
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read the figures at /metrics
    link_seconds: float = 10 * MINUTE  # a link to one's other device can be used
    code_seconds: float = DAY  # a short code stands for a table
    seek_seconds: float = 30.0  # people are waited for in a quick match before bots take the seats that are left
    proxies: tuple[str, ...] = ()  # whose word we take for whom they ask for
    host_names: tuple[str, ...] = ()  # by which the server may be called, besides localhost and its addresses
    any_address: bool = False  # whether any address in numbers is ours: where we listen everywhere
    address: str = ""  # where people reach the server, say https://games.example.org: for links in letters
    post: PostOffice | None = None  # the mail server letters are handed in at; None: there are no letters
    told_wait: float = (
        15.0  # after a change at a table, before those who are not there are told: a burst is one message
    )
    told_away: float = 30.0  # how long somebody has left, or does not look, before they count as gone
    letter_wait: float = 30 * MINUTE  # before a letter says whose turn it is: perhaps they come meanwhile
    letter_pause: float = 12 * 60 * MINUTE  # between two such letters
    letter_look: float = MINUTE  # between two looks for letters that are due
    push_pauses: tuple[float, ...] = (5.0, 60.0)  # before a push message is tried again
    push_anywhere: bool = False  # whether push services may be on this machine or in its network, for tests
    push_authority: str = ""  # a file of certificates such a one may have
    static: Path | None = None  # the built client; None: the one in the package

    def left(self, pace: str) -> float:
        """How long somebody who is waited for may be away."""
        return self.left_days if pace == "days" else self.left_live

    def idle(self, pace: str) -> float:
        """How long somebody who is here may keep the others waiting."""
        return self.left_days if pace == "days" else self.idle_live
