"""A table is an actor: one task takes what is asked of it one by one. Each change is checked, stored, and only when it
is durable answered and shown. Nobody ever sees a step that could still be lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from starhold.core.chance import Sealed
from starhold.core.record import Step
from starhold.server import events
from starhold.server.actor import Actor, Job
from starhold.server.connection import COME_AGAIN, Connection
from starhold.server.ending import Ending, ending
from starhold.server.events import (
    AnyStored,
    Brought,
    Dealt,
    Handed,
    Rematched,
    Sat,
    Stepped,
    Ticked,
    luck_names,
)
from starhold.server.gathering import bring, luck_of, missing
from starhold.server.history import NOTHING_KEPT
from starhold.server.logs import log
from starhold.server.messages import (
    ChatLine,
    Presence,
    encoder,
)
from starhold.server.rebuilding import Rebuilt, rebuild
from starhold.server.request_error import RequestError
from starhold.server.seats import Seats
from starhold.server.services import Services
from starhold.server.storage.base import Guest, SeatRow, Stored, Summary
from starhold.server.table_affairs import TableAffairs
from starhold.server.table_bots import TableBots
from starhold.server.table_commands import TableCommands
from starhold.server.table_host import TableHost
from starhold.server.table_results import TableResults
from starhold.server.table_time import TableTime
from starhold.server.table_words import TableWords
from starhold.server.told.news import News
from starhold.server.updates import Broadcast, TableFacts, summary_json

_COUNT_AFTER: Final = 1.0  # seconds


class Table(Actor):
    """One game with its seats and everybody who looks at it."""

    def __init__(
        self, services: Services, stored: Stored, gone: Callable[[Table], None], rebuilt: Rebuilt | None = None
    ) -> None:
        """A table from what is stored; `gone` is told if it breaks and has to be read anew."""
        row = stored.table
        self.services = services
        self.id = row.id
        self.public = row.public
        self.pace = row.pace
        self.created = row.created
        self.moved = row.moved
        self.secret = row.secret
        self.fence: int | None = None  # the number of the claim it was read under; None: there is none
        rebuilt = rebuilt or rebuild(stored)
        self.host = rebuilt.host
        self.history = rebuilt.history
        self.standing = rebuilt.standing
        self.commitment = rebuilt.commitment
        self.match = rebuilt.match
        # A live game gives everybody time to come back after a pause of the server; days are counted on.
        away = 0.0 if row.pace == "live" else max(0.0, services.clock() - (row.moved or row.created))
        here = services.steady() - away
        self.seats = Seats(
            stored.seats,
            services.settings.left(row.pace),
            services.settings.idle(row.pace),
            here,
            services.outside.owner_of,
        )
        self._patience: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None  # of those who look on
        self.connections: set[Connection] = set()
        self.used = services.clock()  # when somebody last wanted something
        self.words = TableWords(self)
        self.bots = TableBots(self)
        self.commands = TableCommands(self)
        self.results = TableResults(self, row.over, row.rated)
        self.time = TableTime(self, rebuilt.clock)
        self.affairs = TableAffairs(self)
        self.host_tools = TableHost(self)
        limits = services.settings.limits
        self._gone = gone
        super().__init__(f"table {row.id}", limits.waiting_commands)  # last: what fails leaves no task
        self._note_asked(here)
        self.news = News(self)
        self.time.start()
        self.bots.wake()
        if not self.match.dealt and not self.awaited():
            self.queue.put_nowait(self.begin)  # the server was stopped between the last arrival and the deal

    # -- looking (between two jobs what is here is durable)

    @property
    def version(self) -> int:
        return self.history.version

    @property
    def rematch(self) -> str:
        return self.history.rematch

    def unchanged_steps(self, since: int) -> int:
        return self.history.unchanged_steps(since)

    def chat_since(self, since: int) -> list[ChatLine]:
        return self.history.chat_since(since)

    def secret_told(self) -> str:
        """The secrets of the luck as a record writes them; asked for only when the game is over."""
        own = [self.secret] if self.secret else []
        return " ".join(secret.hex() for secret in [*self.match.opening.secrets, *own])

    def facts(self, now: float) -> TableFacts:
        """What is said of the table besides its game."""
        clocked = self.time.clocks is not None  # then it alone decides how long somebody may think
        return TableFacts(
            self.seats.shown(self.waiting(), now),
            self.commitment,
            [seed or "" for seed in self.match.opening.seeds],
            self.secret_told() if self.over() else "",
            self.rematch,
            self.public,
            0 if clocked else int(self.seats.left_after),
            0 if clocked else int(self.seats.idle_after),
            self.affairs.ended_shown(),
            self.watchers(),
            self.results.rated,
            self.time.rule_shown(),
            self.time.shown(),
            self.affairs.shown(),
            self.standing.paused,
            self.standing.resigned[:],
            self.standing.locked,
        )

    def awaited(self) -> list[int]:
        """The seats the table waits for before it can deal."""
        return missing(self.match.opening, self.seats.rows())

    def waiting(self) -> list[int]:
        """The seats that everybody waits for: to come, or to choose."""
        return self._waited_for(self.seats.rows())

    def choosing(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.waiting() if self.match.dealt else []

    def _waited_for(self, rows: Sequence[SeatRow]) -> list[int]:
        if self.standing.paused or self.standing.how:
            return []
        return self.match.waiting() if self.match.dealt else missing(self.match.opening, rows)

    def ending(self) -> Ending | None:
        """How the game ended; None while it is played."""
        return ending(self.match, self.standing)

    def over(self) -> bool:
        return self.standing.how != "" or self.match.over()

    def undoable(self, seat: int) -> bool:
        """Whether this seat may take its last gesture back."""
        if self.seats.bot(seat) or not self.match.dealt or self.over() or self.standing.paused or self.results.rated:
            return False
        return self.match.record.undoable(seat, self.history.last_gesture(seat)) is not None

    def players_here(self) -> list[Connection]:
        """Who plays here, themselves and not by a bot, and is here now."""
        return [one for one in self.connections if one.seat is not None and not self.seats.bot(one.seat)]

    def watchers(self) -> int:
        """How many look on."""
        return sum(one.seat is None for one in self.connections)

    def watched(self) -> bool:
        """Whether somebody waits for the bots; whoever only looks on sees them play at the pace of an empty table."""
        return bool(self.players_here())

    def idle(self) -> bool:
        """Whether it could be put away: nobody looks, nobody thinks, nothing waits."""
        return (
            not self.connections
            and not self.bots.thinking
            and not self.time.runs_live()
            and self.queue.empty()
            and not self.busy
        )

    # -- the actor

    def post(self, job: Job) -> None:
        self.used = self.services.clock()
        super().post(job)

    def broken(self) -> None:
        """What is in memory may not be what is stored: send all away; they come back to a table read anew."""
        self.stopping()
        for connection in self.connections:
            connection.fail("table-trouble", 1013)
        self.connections.clear()
        self._gone(self)

    def send_away(self) -> None:
        """Have everybody come again at once, without a word: the table is served elsewhere, or will be."""
        for connection in self.connections:
            connection.finish(COME_AGAIN)

    async def close(self) -> None:
        if not self.closed:
            await self.queue.put(self.time.keep)
        await super().close()

    def stopping(self) -> None:
        self.bots.stop()
        self.time.stop()
        if self._patience is not None:
            self._patience.cancel()
        if self._counting is not None:
            self._counting.cancel()

    # -- storing and showing

    async def store(self, *happened: tuple[AnyStored, int], seats: Sequence[SeatRow] = ()) -> None:
        """Make events durable, each with the number of steps it left as they were; then note them."""
        now = self.services.clock()
        sat = self.seats.rows()
        rows = sat[:]
        for row in seats:
            rows[row.seat] = row
        for event, _ in happened:
            self.standing.note(event)
        ended = self.ending()
        deadline = self.time.note([event for event, _ in happened], rows)
        waiting = self._waited_for(rows)
        guests = [rows[seat].guest_id or "" for seat in waiting if not rows[seat].bot]
        asks = {} if ended else self.words.asks(waiting, rows)
        about = self.affairs.listed(deadline)
        shown = summary_json(self.match, waiting, rows, self.host, self.rematch, self.commitment, asks, ended, about)
        moved = now if any(not isinstance(event, Ticked) for event, _ in happened) else self.moved
        summary = Summary(moved, ended is not None, [guest for guest in guests if guest], shown, deadline)
        encoded = [events.write(event) for event, _ in happened]
        changes = self.results.changes(now, rows, ended)
        with self.services.metrics.appending(len(encoded)):
            await self.services.storage.append(self.id, self.version, encoded, summary, seats, changes, self.fence)
        for row in seats:
            self.seats.put(row)
        for event, steps in happened:
            self.history.note(event, steps)
        self.moved = moved
        self._note_asked(self.services.steady())
        self.time.arm()
        await self.results.settle(ended)
        self.services.teller.note(self)
        self.services.outside.wake([*sat, *seats])  # who has just lost a seat too

    def show(self, since: int, address: str = "") -> None:
        """Tell everybody what is new since a version, each distinct view encoded once; who caused it pays."""
        with self.services.on_account(address):
            broadcast = Broadcast(self, since, self.services.steady())
            frames: dict[tuple[int | None, str], bytes] = {}
            for connection in list(self.connections):
                key = (connection.seat, connection.lang)
                if key not in frames:
                    frames[key] = encoder.encode(broadcast.update(*key))
                connection.send_frame(frames[key])
        self._be_patient()

    def _note_asked(self, now: float) -> None:
        """Since when each seat is waited for."""
        waiting = self.match.waiting()
        for seat in range(len(self.seats.places)):
            self.seats.ask(seat, self.match.record.asked_since(seat) if seat in waiting else -1, now)

    def _be_patient(self) -> None:
        """Say it to all when a seat has been left or idle for so long that it may be handed on."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        seconds = self.seats.changes_in(self.waiting(), self.services.steady()) if self.connections else None
        if seconds is not None and not self.over():
            self._patience = asyncio.get_running_loop().call_later(seconds + 1, self._show_presence)

    def _show_presence(self) -> None:
        seats = self.seats.shown(self.waiting(), self.services.steady())
        frame = encoder.encode(Presence(seats, self.watchers()))
        for connection in list(self.connections):
            connection.send_frame(frame)
        self._be_patient()

    def _count_watchers(self) -> None:
        """Say it to all when somebody begins or ends to look on: of many who come at once, all together."""
        self.services.neighbours.looked_at(self.id)
        if self._counting is None and self.connections:
            self._counting = asyncio.get_running_loop().call_later(_COUNT_AFTER, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._counting = None
        self._show_presence()

    # -- connections

    async def attach(self, connection: Connection, since: int, seed: str = "") -> None:
        """Somebody comes: everything they may see, with the log and chat they have not seen."""
        seat = self.seats.of(connection.guest)
        if seat is not None and not self.match.dealt and not self.over() and self.match.opening.seeds[seat] is None:
            await self._bring(seat, seed)
        await self.words.prepare(seat, connection.lang, since)
        if connection.gone:
            return
        if self.closed:  # meanwhile: here nobody would ever be told anything any more
            raise self._gone_error()
        connection.seat = seat
        connection.attached = True
        self.words.hear(connection)
        came = connection.seat is not None and self.seats.places[connection.seat].here == 0
        if connection.seat is not None:
            self.seats.come(connection.seat, self.services.steady())
        if came:
            self._show_presence()
        if not self.connections:
            self.match.watch(True)
        self.connections.add(connection)
        if seat is None:
            self._count_watchers()
        self._send(connection, since)

    def detach(self, connection: Connection) -> None:
        """Somebody leaves. At once, not in the queue: it changes nothing that is stored."""
        self.used = self.services.clock()
        connection.gone = True
        self.connections.discard(connection)
        if connection.attached and connection.seat is not None:
            self.seats.leave(connection.seat, self.services.steady())
            if self.seats.places[connection.seat].here == 0:
                self._show_presence()
        elif connection.attached:
            self._count_watchers()
        connection.attached = False
        self._be_patient()
        if not self.connections:
            self.match.watch(False)
            self.words.forget_questions()
            self.services.wordings.forget(self.id)

    async def speak(self, connection: Connection) -> None:
        """Another language: everything again in that."""
        await self.words.prepare(connection.seat, connection.lang, 0)
        connection.speaking = False
        self.words.hear(connection)
        self._send(connection, 0)

    def _send(self, connection: Connection, since: int) -> None:
        with self.services.on_account(connection.address):
            broadcast = Broadcast(self, since, self.services.steady())
            connection.send(broadcast.update(connection.seat, connection.lang))

    # -- playing

    async def take_steps(self, seat: int, actions: Sequence[str], id: str, address: str = "") -> None:
        """One gesture of a seat, a person's or a bot's."""
        first = self.match.step
        now = self.services.clock()
        with self.services.on_account(address):
            steps = self.match.act(seat, actions)
        game = self.match.game
        happened = [
            (Stepped(seat, step.action, luck_names(game, step.luck), id, now, not step.final()), first + number)
            for number, step in enumerate(steps)
        ]
        await self.store(*happened)

    # -- gathering

    async def _bring(self, seat: int, seed: str) -> None:
        """Somebody who has had a seat from the start comes to it."""
        before = self.version
        bring(self.match.opening.seeds, seat, seed)
        await self.store((Brought(seat, seed, self.services.clock()), 0))
        await self.begin()
        self.show(before)
        self.bots.wake()

    async def begin(self) -> None:
        """Deal, if all sit now and it was not dealt before."""
        if self.match.dealt or self.over() or self.awaited():
            return
        opening = self.match.opening
        seeds = [seed or "" for seed in opening.seeds]
        opening = replace(opening, luck=luck_of(opening, self.secret))
        self.match.begin(opening, Sealed(self.secret, seeds))
        deal = [] if opening.forked else luck_names(opening.game, self.match.opening.deal)
        await self.store((Dealt(seeds, opening.luck, deal, self.services.clock()), NOTHING_KEPT))
        log("table-dealt", table=self.id)
        self.bots.wake()

    # -- what comes by HTTP

    async def join(self, guest: Guest, seat: int | None, invite: str, seed: str = "") -> int:
        """A guest takes a seat; who has one already keeps it."""
        held = self.seats.of(guest)
        if held is not None:
            return held
        if self.over():
            raise RequestError("table-over", 409)
        await self.results.check_guest(guest)
        self.host_tools.check_welcome(guest)
        row = self.seats.sit(guest, seat, invite, self.public)
        now = self.services.clock()
        before = self.version
        if not self.match.dealt:
            bring(self.match.opening.seeds, row.seat, seed)
        await self.store((Sat(row.seat, guest.id, guest.name, now, seed), self.match.step), seats=[row])
        await self.begin()
        self.show(before)
        self.bots.wake()
        for connection in list(self.connections):
            if connection.guest is not None and connection.guest.id == guest.id:
                connection.seat = row.seat
                self.words.hear(connection)
                self.seats.come(row.seat, self.services.steady())
                await self.words.prepare(row.seat, connection.lang, 0)
                self._send(connection, 0)  # of what came before, a spectator has not seen all that this seat may
        return row.seat

    async def leave_to_bot(self, guest: Guest, bot: str) -> None:
        """A guest goes for good: in an unfinished game a bot plays on in their seat."""
        seat = self.seats.of(guest)
        if seat is None or self.match.over() or self.seats.bot(seat):
            return
        before = self.version
        if not self.match.dealt:
            bring(self.match.opening.seeds, seat, "")
        row = replace(self.seats.places[seat].row, bot=bot)
        await self.store((Handed(seat, bot, guest.id, "", self.services.clock()), self.match.step), seats=[row])
        await self.begin()
        self.show(before)
        self.bots.wake()

    async def follow_up(self, guest: Guest, create: Callable[[], Awaitable[str]]) -> str:
        """The table that follows this one: made once, whoever asks first."""
        if self.seats.of(guest) is None:
            raise RequestError("not-seated", 403)
        if not self.over():
            raise RequestError("rematch-early", 409)
        if not self.rematch:
            before = self.version
            new = await create()
            await self.store((Rematched(new, self.services.clock()), self.match.step))
            self.show(before)
        return self.rematch

    async def durable_steps(self) -> tuple[int, list[Step]]:
        """The version and all steps up to it."""
        return self.version, self.match.record.steps[:]

    def told_names(self) -> list[str]:
        """Who played, for the record; refused while it is played."""
        if not self.over():
            raise RequestError("record-early", 403)
        return [place.row.name or f"Seat {seat + 1}" for seat, place in enumerate(self.seats.places)]
