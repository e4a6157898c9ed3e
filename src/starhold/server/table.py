"""A table is an actor: one task takes what is asked of it one by one. Each change is checked, stored, and only when it
is durable answered and shown. Nobody ever sees a step that could still be lost.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from starhold.core.chance import Sealed
from starhold.core.errors import BadNotation, StarholdError
from starhold.core.record import Step
from starhold.core.sealing import read_seals
from starhold.locale import LANGUAGES
from starhold.server import events
from starhold.server.actor import Actor, Job
from starhold.server.bots import fallback
from starhold.server.connection import Connection
from starhold.server.events import (
    WATCHING,
    AnyStored,
    Brought,
    Dealt,
    Handed,
    Rematched,
    Said,
    Sat,
    Stepped,
    Undone,
    luck_names,
)
from starhold.server.gathering import bring, gathered, luck_of, missing
from starhold.server.history import NOTHING_KEPT, History, fold
from starhold.server.limits import Bucket, household
from starhold.server.logs import log, logger
from starhold.server.match import Match, read_opening
from starhold.server.messages import (
    Act,
    Answer,
    Asked,
    ChatLine,
    Choice,
    Done,
    Hand,
    LogLine,
    Presence,
    Refused,
    Say,
    Undo,
    Why,
    encoder,
)
from starhold.server.request_error import RequestError
from starhold.server.sanitize import sanitize_chat
from starhold.server.seats import Seats
from starhold.server.services import Services
from starhold.server.storage.base import Guest, SeatRow, StorageError, Stored, Summary
from starhold.server.texts import explain, game_text, problem
from starhold.server.updates import Asks, Broadcast, TableFacts, asked, chosen, log_lines, summary_json
from starhold.server.wording import FEW, Reader


@dataclass(slots=True)
class Rebuilt:
    """A table's game as it stands."""

    host: str
    history: History
    match: Match
    commitment: str


def rebuild(stored: Stored) -> Rebuilt:
    """Play what is stored again. A long game takes a while: it may be done in a thread."""
    row = stored.table
    header = json.loads(row.header_json)
    happened = [events.read(data) for data in stored.events]
    opening = read_opening(row.game, row.players, json.loads(row.options_json), header["opening"])
    begun = opening.dealt
    opening = gathered(opening, happened)
    holders = {seat.guest_id: seat.seat for seat in stored.seats if seat.guest_id is not None}
    history, steps = fold(opening.game, opening.steps, happened, holders, begun)
    sealed = Sealed(row.secret, [seed or "" for seed in opening.seeds])
    seals = read_seals(opening.luck)
    promised = seals[-1].commitment if seals else ""
    commitment = sealed.commitment() if row.secret else promised
    return Rebuilt(header["host"], history, Match(opening, steps, sealed), commitment)


SHORT: Final = 60  # steps that are played again at once; more of them in a thread
_STEPS_OF_A_CHANGE: Final = 500  # steps played again that cost a seat as much as one change


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
        rebuilt = rebuilt or rebuild(stored)
        self.host = rebuilt.host
        self.history = rebuilt.history
        self.commitment = rebuilt.commitment
        self.match = rebuilt.match
        # A live game gives everybody time to come back after a pause of the server; days are counted on.
        away = 0.0 if row.pace == "live" else max(0.0, services.clock() - (row.moved or row.created))
        here = services.steady() - away
        self.seats = Seats(stored.seats, services.settings.left(row.pace), services.settings.idle(row.pace), here)
        self._patience: asyncio.TimerHandle | None = None
        self.connections: set[Connection] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.used = services.clock()  # when somebody last wanted something
        self._spoken: dict[int, str] = {}  # by seat: the language of who was here last
        self._asked: dict[tuple[int, str], tuple[tuple[int, tuple[str, ...]], Asked | None]] = {}
        limits = services.settings.limits
        self._changes = [Bucket(limits.seat_rate, limits.seat_burst) for _ in self.seats.places]
        self._chat = Bucket(limits.table_chat_rate, limits.table_chat_burst)
        self._gone = gone
        super().__init__(f"table {row.id}", limits.waiting_commands)  # last: what fails leaves no task
        self._note_asked(here)
        self._wake_bots()
        if not self.match.dealt and not self.awaited():
            self.queue.put_nowait(self._begin)  # the server was stopped between the last arrival and the deal

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
        return TableFacts(
            self.seats.shown(self.waiting(), now),
            self.commitment,
            [seed or "" for seed in self.match.opening.seeds],
            self.secret_told() if self.match.over() else "",
            self.rematch,
            self.public,
            int(self.seats.left_after),
            int(self.seats.idle_after),
        )

    def awaited(self) -> list[int]:
        """The seats the table waits for before it can deal."""
        return missing(self.match.opening, self.seats.rows())

    def waiting(self) -> list[int]:
        """The seats that everybody waits for: to come, or to choose."""
        return self.match.waiting() if self.match.dealt else self.awaited()

    def asked(self, seat: int, lang: str) -> Asked | None:
        """What a seat is asked, worded once as long as it is the same question."""
        names = self.seats.names(lang)
        if not self.match.dealt:
            return None
        since = self.match.record.asked_since(seat), tuple(names)
        found = self._asked.get((seat, lang))
        if found is None or found[0] != since or seat not in self.match.state.waiting():
            found = since, asked(self.match.game, self.match.state, seat, lang, names)
            self._asked[(seat, lang)] = found
        return found[1]

    def chosen(self, seat: int, lang: str) -> list[Choice]:
        """What a seat has chosen where the others still choose."""
        if not self.match.dealt:
            return []
        return chosen(self.match.game, self.match.state, seat, lang, self.seats.names(lang))

    def _asks(self, waiting: Sequence[int], rows: Sequence[SeatRow]) -> Asks:
        """What the persons that are waited for are asked, for their lists: in the language each speaks, if known."""
        asks: dict[int, dict[str, str]] = {}
        if self.match.dealt:
            for seat in waiting:
                if rows[seat].guest_id is not None and not rows[seat].bot:
                    spoken = self._spoken.get(seat)
                    asks[seat] = {lang: self._question(seat, lang) for lang in ([spoken] if spoken else LANGUAGES)}
        return asks

    def _question(self, seat: int, lang: str) -> str:
        if self.seats.places[seat].here:  # all of it is shown next
            said = self.asked(seat, lang)
            return "" if said is None else said.question
        return game_text(self.match.game.id, lang).question(self.match.state, seat, self.seats.names(lang))

    def lines_since(self, since: int) -> int:
        """How many lines of the log somebody is sent who has seen that version."""
        return len(self.match.log.after(self.unchanged_steps(since)))

    def log_since(self, after: int, seat: int | None, lang: str) -> list[LogLine]:
        """The lines that came with a later step than that; of a long log those worded before, if they are."""
        log = self.match.log
        first = log.first_after(after)
        if len(log) - first > FEW:
            worded = self.services.wordings.find(self.id, self._reader(seat, lang), len(log))
            if worded is not None:
                return worded.since(first)
        return log_lines(self.match.game, log, after, seat, lang, self.seats.names(lang))

    async def word(self, seat: int | None, lang: str, since: int) -> None:
        """Put a long log into words, in portions, before it is sent to somebody who has seen that version."""
        if self.lines_since(since) > FEW:
            await self.services.wordings.prepare(self.id, self.match, self._reader(seat, lang))

    def _reader(self, seat: int | None, lang: str) -> Reader:
        return seat, lang, tuple(self.seats.names(lang))

    def undoable(self, seat: int) -> bool:
        """Whether this seat may take its last gesture back."""
        if self.seats.bot(seat) or not self.match.dealt:
            return False
        return self.match.record.undoable(seat, self.history.last_gesture(seat)) is not None

    def players_here(self) -> list[Connection]:
        """Who plays here, themselves and not by a bot, and is here now."""
        return [one for one in self.connections if one.seat is not None and not self.seats.bot(one.seat)]

    def watched(self) -> bool:
        """Whether somebody waits for the bots; whoever only looks on sees them play at the pace of an empty table."""
        return bool(self.players_here())

    def _payer(self) -> str:
        """The address for which the bots play: of those who are here, the one for which fewest bots have to think."""
        bounded, waiting = self.services.addresses.bounded, self.services.bots.turns.waiting
        addresses = [one.address for one in self.players_here() if bounded(one.address)]
        return min(addresses, key=lambda one: len(waiting.get(household(one), ())), default="")

    def idle(self) -> bool:
        """Whether it could be put away: nobody looks, nobody thinks, nothing waits."""
        return not self.connections and not self.thinking and self.queue.empty() and not self.busy

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

    def stopping(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self._patience is not None:
            self._patience.cancel()

    # -- storing and showing

    async def _store(self, *happened: tuple[AnyStored, int], seats: Sequence[SeatRow] = ()) -> None:
        """Make events durable, each with the number of steps it left as they were; then note them."""
        now = self.services.clock()
        rows = self.seats.rows()
        for row in seats:
            rows[row.seat] = row
        waiting = self.match.waiting() if self.match.dealt else missing(self.match.opening, rows)
        guests = [rows[seat].guest_id or "" for seat in waiting if not rows[seat].bot]
        asks = {} if self.match.over() else self._asks(waiting, rows)
        shown = summary_json(self.match, waiting, rows, self.host, self.rematch, self.commitment, asks)
        summary = Summary(now, self.match.over(), [guest for guest in guests if guest], shown)
        encoded = [events.write(event) for event, _ in happened]
        await self.services.storage.append(self.id, self.version, encoded, summary, seats)
        for row in seats:
            self.seats.put(row)
        for event, steps in happened:
            self.history.note(event, steps)
        self.moved = now
        self._note_asked(self.services.steady())

    def _show(self, since: int, address: str = "") -> None:
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
        if seconds is not None and not self.match.over():
            self._patience = asyncio.get_running_loop().call_later(seconds + 1, self._show_presence)

    def _show_presence(self) -> None:
        seats = self.seats.shown(self.waiting(), self.services.steady())
        frame = encoder.encode(Presence(seats))
        for connection in list(self.connections):
            connection.send_frame(frame)
        self._be_patient()

    # -- connections

    async def attach(self, connection: Connection, since: int, seed: str = "") -> None:
        """Somebody comes: everything they may see, with the log and chat they have not seen."""
        seat = self.seats.of(connection.guest)
        if seat is not None and not self.match.dealt and self.match.opening.seeds[seat] is None:
            await self._bring(seat, seed)
        await self.word(seat, connection.lang, since)
        if connection.gone:
            return
        connection.seat = seat
        connection.attached = True
        self._hear(connection)
        came = connection.seat is not None and self.seats.places[connection.seat].here == 0
        if connection.seat is not None:
            self.seats.come(connection.seat, self.services.steady())
        if came:
            self._show_presence()
        if not self.connections:
            self.match.watch(True)
        self.connections.add(connection)
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
        connection.attached = False
        self._be_patient()
        if not self.connections:
            self.match.watch(False)
            self._asked.clear()
            self.services.wordings.forget(self.id)

    async def speak(self, connection: Connection) -> None:
        """Another language: everything again in that."""
        await self.word(connection.seat, connection.lang, 0)
        connection.speaking = False
        self._hear(connection)
        self._send(connection, 0)

    def _hear(self, connection: Connection) -> None:
        if connection.seat is not None:
            self._spoken[connection.seat] = connection.lang

    def _send(self, connection: Connection, since: int) -> None:
        with self.services.on_account(connection.address):
            broadcast = Broadcast(self, since, self.services.steady())
            connection.send(broadcast.update(connection.seat, connection.lang))

    # -- commands

    async def command(self, connection: Connection, command: Act | Undo | Why | Say | Hand) -> None:
        """Carry a command out, or say why not."""
        try:
            if self._repeated(connection, command):
                connection.send(Done(command.id, self.match.step))
                return
            before = self.version
            if connection.seat is not None:
                self.seats.did(connection.seat, self.services.steady())
            self._charge(connection, command)
            match command:
                case Why():
                    self._why(connection, command)
                    return
                case Act():
                    await self._act(connection, command)
                case Undo():
                    await self._undo(connection, command)
                case Say():
                    await self._say(connection, command)
                case Hand():
                    await self._hand(connection, command)
        except StorageError:
            raise
        except StarholdError as error:
            key, text, rule = explain(error, connection.lang, self.match.game.id, self.seats.names(connection.lang))
            connection.send(Refused(command.id, key, text, rule))
        else:
            connection.send(Done(command.id, self.match.step))
            self._show(before, connection.address)
            self._wake_bots()

    def _repeated(self, connection: Connection, command: Act | Undo | Why | Say | Hand) -> bool:
        if isinstance(command, Act | Undo):
            return connection.seat is not None and self.history.knows(str(connection.seat), command.id)
        return connection.guest is not None and self.history.knows(connection.guest.id, command.id)

    def _charge(self, connection: Connection, command: Act | Undo | Why | Say | Hand) -> None:
        """Bound what a seat can have stored: some rules allow to offer and to cancel for ever."""
        seat = connection.seat
        bounded = self.services.addresses.bounded(connection.address)
        if seat is None or not bounded or isinstance(command, Why | Say):
            return
        cost = 1.0
        if isinstance(command, Act):
            cost = len(command.actions)
        elif isinstance(command, Undo):
            cost += self.match.step / _STEPS_OF_A_CHANGE
        if not self._changes[seat].take(cost):
            raise RequestError("too-many-steps", 429)

    def _playing(self, connection: Connection) -> int:
        """The seat this connection may choose for."""
        if connection.seat is None:
            raise RequestError("not-seated", 403)
        if self.seats.bot(connection.seat):
            raise RequestError("seat-with-bot", 409)
        return connection.seat

    async def _act(self, connection: Connection, command: Act) -> None:
        seat = self._playing(connection)
        if seat in self.match.waiting():
            self.match.check_step(seat, command.step)
        await self._take_steps(seat, command.actions, command.id, connection.address)

    async def _take_steps(self, seat: int, actions: Sequence[str], id: str, address: str = "") -> None:
        first = self.match.step
        now = self.services.clock()
        with self.services.on_account(address):
            steps = self.match.act(seat, actions)
        game = self.match.game
        happened = [
            (Stepped(seat, step.action, luck_names(game, step.luck), id, now, not step.final()), first + number)
            for number, step in enumerate(steps)
        ]
        await self._store(*happened)

    async def _undo(self, connection: Connection, command: Undo) -> None:
        seat = self._playing(connection)
        count = self.history.last_gesture(seat)
        if self.match.step > SHORT:
            kept = await asyncio.to_thread(self.match.undo, seat, command.step, count)
        else:
            kept = self.match.undo(seat, command.step, count)
        self._asked.clear()
        self.services.wordings.cut(self.id, self.match.log.first_after(kept))
        await self._store((Undone(seat, count, command.id, self.services.clock()), kept))

    def _why(self, connection: Connection, command: Why) -> None:
        if connection.seat is None:
            raise RequestError("not-seated", 403)
        game, lang = self.match.game, connection.lang
        try:
            with self.services.on_account(connection.address):
                refusal = self.match.state.why_not(connection.seat, game.space.code(command.action))
        except BadNotation as error:
            key, text, _ = explain(error, lang)
            connection.send(Refused(command.id, key, text))
            return
        if refusal is None:
            connection.send(Answer(command.id, True, problem(lang, "why-allowed")))
        else:
            said = game_text(game.id, lang).refusal(refusal, self.seats.names(lang))
            connection.send(Answer(command.id, False, said, refusal.rule))

    async def _say(self, connection: Connection, command: Say) -> None:
        guest = connection.guest
        if guest is None:
            raise RequestError("guest-needed", 401)
        seat = connection.seat
        if seat is None and not self.public:
            raise RequestError("chat-private", 403)
        text = sanitize_chat(command.text)
        addresses = self.services.addresses
        paid = self.services.chatting.of(guest.id).take() and addresses.take(addresses.chat, connection.address, 1)
        if not paid or (seat is None and not self._chat.take()):  # those who look on cannot silence those who play
            raise RequestError("chat-fast", 429)
        name = guest.name if seat is None else self.seats.places[seat].row.name
        event = Said(guest.id, name, text, command.id, self.services.clock(), WATCHING if seat is None else seat)
        await self._store((event, self.match.step))

    async def _hand(self, connection: Connection, command: Hand) -> None:
        guest = connection.guest
        if guest is None:
            raise RequestError("guest-needed", 401)
        if self.match.over():
            raise RequestError("table-over", 409)
        now = self.services.clock()
        row = self.seats.hand(guest, self.host, command.seat, command.bot, self.waiting(), self.services.steady())
        event = Handed(command.seat, command.bot, guest.id, command.id, now)
        if command.bot and not self.match.dealt:
            bring(self.match.opening.seeds, command.seat, "")
        await self._store((event, self.match.step), seats=[row])
        await self._begin()
        log("seat-handed", table=self.id, seat=command.seat, bot=command.bot)

    # -- gathering

    async def _bring(self, seat: int, seed: str) -> None:
        """Somebody who has had a seat from the start comes to it."""
        before = self.version
        bring(self.match.opening.seeds, seat, seed)
        await self._store((Brought(seat, seed, self.services.clock()), 0))
        await self._begin()
        self._show(before)
        self._wake_bots()

    async def _begin(self) -> None:
        """Deal, if all sit now and it was not dealt before."""
        if self.match.dealt or self.awaited():
            return
        opening = self.match.opening
        seeds = [seed or "" for seed in opening.seeds]
        opening = replace(opening, luck=luck_of(opening, self.secret))
        self.match.begin(opening, Sealed(self.secret, seeds))
        deal = [] if opening.forked else luck_names(opening.game, self.match.opening.deal)
        await self._store((Dealt(seeds, opening.luck, deal, self.services.clock()), NOTHING_KEPT))
        log("table-dealt", table=self.id)
        self._wake_bots()

    # -- what comes by HTTP

    async def join(self, guest: Guest, seat: int | None, invite: str, seed: str = "") -> int:
        """A guest takes a seat; who has one already keeps it."""
        held = self.seats.of(guest)
        if held is not None:
            return held
        if self.match.over():
            raise RequestError("table-over", 409)
        row = self.seats.sit(guest, seat, invite, self.public)
        now = self.services.clock()
        before = self.version
        if not self.match.dealt:
            bring(self.match.opening.seeds, row.seat, seed)
        await self._store((Sat(row.seat, guest.id, guest.name, now, seed), self.match.step), seats=[row])
        await self._begin()
        self._show(before)
        self._wake_bots()
        for connection in list(self.connections):
            if connection.guest is not None and connection.guest.id == guest.id:
                connection.seat = row.seat
                self._hear(connection)
                self.seats.come(row.seat, self.services.steady())
                await self.word(row.seat, connection.lang, 0)
                self._send(connection, 0)  # of what came before, a spectator has not seen all that this seat may
        return row.seat

    async def follow_up(self, guest: Guest, create: Callable[[], Awaitable[str]]) -> str:
        """The table that follows this one: made once, whoever asks first."""
        if self.seats.of(guest) is None:
            raise RequestError("not-seated", 403)
        if not self.match.over():
            raise RequestError("rematch-early", 409)
        if not self.rematch:
            before = self.version
            new = await create()
            await self._store((Rematched(new, self.services.clock()), self.match.step))
            self._show(before)
        return self.rematch

    async def durable_steps(self) -> tuple[int, list[Step]]:
        """The version and all steps up to it."""
        return self.version, self.match.record.steps[:]

    def told_names(self) -> list[str]:
        """Who played, for the record; refused while it is played."""
        if not self.match.over():
            raise RequestError("record-early", 403)
        return [place.row.name or f"Seat {seat + 1}" for seat, place in enumerate(self.seats.places)]

    # -- bots

    def _wake_bots(self) -> None:
        """Let every bot think that is asked something and does not think yet."""
        for seat in self.match.waiting():
            bot = self.seats.bot(seat)
            if bot and seat not in self.thinking and not self.closed:
                self.thinking[seat] = asyncio.create_task(self._think(seat, bot), name=f"bot {self.id}/{seat}")

    async def _think(self, seat: int, bot: str) -> None:
        """Ask the bot, then put its choice into the queue like anybody's."""
        since = self.match.record.asked_since(seat)
        chosen: int | None = None
        try:
            if seat in self.match.waiting():
                position = partial(getattr, self.match, "state")
                payer = household(self._payer())
                chosen = await self.services.bots.choose(position, seat, bot, self.id, self.watched, payer)
        except Exception:
            logger.exception("bot-broken", extra={"facts": {"table": self.id, "bot": bot}})
        await self.queue.put(partial(self._bot_moves, seat, bot, since, chosen))

    async def _bot_moves(self, seat: int, bot: str, since: int, chosen: int | None) -> None:
        """Take a bot's choice, if it is still asked the same and still plays this seat."""
        self.thinking.pop(seat, None)
        state = self.match.state
        same = self.seats.bot(seat) == bot and seat in state.waiting() and self.match.record.asked_since(seat) == since
        if same:
            if chosen is None or chosen not in state.legal(seat):
                chosen = fallback(state, seat)
            before, payer = self.version, self._payer()
            await self._take_steps(seat, [self.match.game.space.notation(chosen)], "", payer)
            self._show(before, payer)
        self._wake_bots()
