"""What somebody at a table may want over their socket: each is carried out as a whole, or refused in words."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starhold.core.errors import BadNotation, StarholdError
from starhold.server.connection import Connection
from starhold.server.events import WATCHING, Handed, Said, Undone
from starhold.server.gathering import bring
from starhold.server.identity.accounts import muted_until
from starhold.server.identity.lines import note_spoke
from starhold.server.limits import Bucket
from starhold.server.logs import log
from starhold.server.messages import Act, Answer, Done, Hand, Kick, Lock, Offer, Refused, Reply, Resign, Say, Undo, Why
from starhold.server.outside.marks import is_outside, shown
from starhold.server.outside.seating import find_bot
from starhold.server.rebuilding import SHORT
from starhold.server.request_error import RequestError
from starhold.server.sanitize import sanitize_chat
from starhold.server.storage.base import Guest, SeatRow, StorageError
from starhold.server.texts import explain, game_text, problem

if TYPE_CHECKING:
    from starhold.server.table import Table

_STEPS_OF_A_CHANGE: Final = 500  # steps played again that cost a seat as much as one change

TableCommand = Act | Undo | Why | Say | Hand | Resign | Offer | Reply | Lock | Kick
OfASeat = Act | Undo | Resign | Offer | Reply


class TableCommands:
    """The commands of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        limits = table.services.settings.limits
        self._changes = [Bucket(limits.seat_rate, limits.seat_burst) for _ in table.seats.places]
        self._chat = Bucket(limits.table_chat_rate, limits.table_chat_burst)
        self._spoke: set[str] = set()  # guests without a seat of whom it is noted that they chatted here

    async def carry_out(self, connection: Connection, command: TableCommand) -> None:
        """Carry a command out, or say why not."""
        try:
            if self._repeated(connection, command):
                connection.send(Done(command.id, self.table.match.step))
                return
            before = self.table.version
            if connection.seat is not None:
                self.table.seats.did(connection.seat, self.table.services.steady())
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
                case Resign():
                    await self.table.affairs.resign(self._seated(connection), command.bot, command.id)
                case Offer():
                    await self.table.affairs.offer(self._seated(connection), command.what, command.id)
                case Reply():
                    await self.table.affairs.reply(self._seated(connection), command.agree, command.id)
                case Lock():
                    await self.table.host_tools.lock(connection.guest, command.locked, command.id)
                case Kick():
                    await self.table.host_tools.kick(connection.guest, command.seat, command.id)
        except StorageError:
            raise
        except StarholdError as error:
            key, text, rule = explain(
                error, connection.lang, self.table.match.game.id, self.table.seats.names(connection.lang)
            )
            connection.send(Refused(command.id, key, text, rule))
        else:
            connection.send(Done(command.id, self.table.match.step))
            self.table.show(before, connection.address)
            self.table.bots.wake()

    def _repeated(self, connection: Connection, command: TableCommand) -> bool:
        if isinstance(command, OfASeat):
            return connection.seat is not None and self.table.history.knows(str(connection.seat), command.id)
        return connection.guest is not None and self.table.history.knows(connection.guest.id, command.id)

    def _charge(self, connection: Connection, command: TableCommand) -> None:
        """Bound what a seat can have stored: some rules allow to offer and to cancel for ever."""
        seat = connection.seat
        if seat is None or isinstance(command, Why | Say):
            return
        cost = 1.0
        if isinstance(command, Act):
            cost = len(command.actions)
        elif isinstance(command, Undo):
            cost += self.table.match.step / _STEPS_OF_A_CHANGE
        self.charge(seat, connection.address, cost)

    def charge(self, seat: int, address: str, cost: float) -> None:
        """Have a seat pay for changes that come from that address."""
        if self.table.services.addresses.bounded(address) and not self._changes[seat].take(cost):
            raise RequestError("too-many-steps", 429)

    def _seated(self, connection: Connection) -> int:
        if connection.seat is None:
            raise RequestError("not-seated", 403)
        return connection.seat

    async def _playing(self, connection: Connection) -> int:
        """The seat this connection may choose for now."""
        seat = self._seated(connection)
        if self.table.seats.bot(seat):
            raise RequestError("seat-with-bot", 409)
        self.table.affairs.check_going_on()
        await self.table.time.refuse_late(seat)
        return seat

    async def _act(self, connection: Connection, command: Act) -> None:
        seat = await self._playing(connection)
        if seat in self.table.match.waiting():
            self.table.match.check_step(seat, command.step)
        await self.table.take_steps(seat, command.actions, command.id, connection.address)

    async def _undo(self, connection: Connection, command: Undo) -> None:
        seat = await self._playing(connection)
        self.table.results.check_undo()
        count = self.table.history.last_gesture(seat)
        if self.table.match.step > SHORT:
            kept = await asyncio.to_thread(self.table.match.undo, seat, command.step, count)
        else:
            kept = self.table.match.undo(seat, command.step, count)
        self.table.words.forget_questions()
        self.table.services.wordings.cut(self.table.id, self.table.match.log.first_after(kept))
        await self.table.store((Undone(seat, count, command.id, self.table.services.clock()), kept))

    def _why(self, connection: Connection, command: Why) -> None:
        if connection.seat is None:
            raise RequestError("not-seated", 403)
        game, lang = self.table.match.game, connection.lang
        try:
            with self.table.services.on_account(connection.address):
                refusal = self.table.match.state.why_not(connection.seat, game.space.code(command.action))
        except BadNotation as error:
            key, text, _ = explain(error, lang)
            connection.send(Refused(command.id, key, text))
            return
        if refusal is None:
            connection.send(Answer(command.id, True, problem(lang, "why-allowed")))
        else:
            said = game_text(game.id, lang).refusal(refusal, self.table.seats.names(lang))
            connection.send(Answer(command.id, False, said, refusal.rule))

    async def _say(self, connection: Connection, command: Say) -> None:
        guest = connection.guest
        if guest is None:
            raise RequestError("guest-needed", 401)
        seat = connection.seat
        if seat is None and not self.table.public:
            raise RequestError("chat-private", 403)
        text = sanitize_chat(command.text)
        services = self.table.services
        if await muted_until(services.storage, guest.id) > services.clock():
            raise RequestError("muted", 403)
        addresses = self.table.services.addresses
        paid = self.table.services.chatting.of(guest.id).take() and addresses.take(
            addresses.chat, connection.address, 1
        )
        if not paid or (seat is None and not self._chat.take()):  # those who look on cannot silence those who play
            raise RequestError("chat-fast", 429)
        name = guest.name if seat is None else self.table.seats.places[seat].row.name
        event = Said(guest.id, name, text, command.id, self.table.services.clock(), WATCHING if seat is None else seat)
        await self.table.store((event, self.table.match.step))
        if seat is None and guest.id not in self._spoke:
            await note_spoke(services.storage, guest.id, self.table.id)
            self._spoke.add(guest.id)

    async def _hand(self, connection: Connection, command: Hand) -> None:
        guest = connection.guest
        if guest is None:
            raise RequestError("guest-needed", 401)
        if self.table.over():
            raise RequestError("table-over", 409)
        self._check_clock(guest, command)
        now = self.table.services.clock()
        self.table.results.check_hand(guest, command.seat, command.bot)
        row = await self._handed(guest, command)
        event = Handed(command.seat, row.bot, guest.id, command.id, now)
        if not command.bot:
            self.table.time.come_back(command.seat)
        if command.bot and not self.table.match.dealt:
            bring(self.table.match.opening.seeds, command.seat, "")
        await self.table.store((event, self.table.match.step), seats=[row])
        await self.table.begin()
        log("seat-handed", table=self.table.id, seat=command.seat, bot=shown(row.bot))

    async def _handed(self, guest: Guest, command: Hand) -> SeatRow:
        """The seat as it is afterwards."""
        table = self.table
        if not is_outside(command.bot):
            waiting, now = table.waiting(), table.services.steady()
            return table.seats.hand(guest, table.host, command.seat, command.bot, waiting, now)
        taken = [row.bot for row in table.seats.rows()]
        bot = await find_bot(table.services, guest, command.bot, taken)
        return table.seats.hand_outside(guest, table.host, command.seat, bot.mark, bot.name)

    def _check_clock(self, guest: Guest, command: Hand) -> None:
        """Nobody takes a seat back that gave up; and where there is a clock, it alone says how long one may think."""
        table = self.table
        if command.seat in table.standing.resigned:
            raise RequestError("seat-resigned", 409)
        own = table.seats.of(guest)
        if command.bot and table.time.clocks is not None and own is not None and own != command.seat:
            raise RequestError("hand-clock", 409)
