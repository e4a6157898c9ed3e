"""Who sits where at a table, who is there, and who may hand which seat to a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from starhold.bots.registry import BOTS
from starhold.server.messages import Seat
from starhold.server.outside.marks import is_outside, shown
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Guest, SeatRow
from starhold.server.texts import words
from starhold.server.tokens import hashed, same

# Bots have names of their own, the same in every language, so that a log with three of them can be read.
BOT_NAMES: Final = ("Altair", "Vega", "Rigel", "Deneb", "Mira", "Spica", "Capella", "Antares")


@dataclass(slots=True)
class Place:
    """One seat: as it is stored, and whether somebody is there."""

    row: SeatRow
    here: int = 0  # sockets of its guest
    last_here: float = 0.0
    last_did: float = 0.0  # when its guest last did something here
    question: int = -1  # since which step it is asked what it is asked; -1: nothing …
    asked_at: float = 0.0  # … and since when

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """person, bot or open."""
        if self.row.guest_id is not None:
            return "person"
        return "bot" if self.row.bot else "open"


class Seats:
    """All seats of one table."""

    __slots__ = ("idle_after", "left_after", "owner_of", "places")

    def __init__(
        self,
        rows: Sequence[SeatRow],
        left_after: float,
        idle_after: float,
        now: float,
        owner_of: Callable[[str], str] = lambda bot: "",
    ) -> None:
        self.owner_of = owner_of  # whose a bot from outside is
        self.places = [Place(row, 0, now, now) for row in sorted(rows, key=lambda row: row.seat)]
        self.left_after = left_after  # seconds before a seat that is waited for may be handed on …
        self.idle_after = idle_after  # … and one of somebody who is here, by the host

    # -- looking

    def of(self, guest: Guest | None) -> int | None:
        """The seat of a guest."""
        if guest is not None:
            for number, place in enumerate(self.places):
                if place.row.guest_id == guest.id:
                    return number
        return None

    def of_bot(self, bot: str) -> int | None:
        """The seat that a bot from outside plays."""
        return next((seat for seat, place in enumerate(self.places) if place.row.bot == bot), None)

    def bot(self, seat: int) -> str:
        """The bot that plays this seat now; empty if a person does, or nobody."""
        return self.places[seat].row.bot

    def guests(self, seats: Sequence[int]) -> list[str]:
        """The persons that these seats wait for: none where a bot plays."""
        rows = [self.places[seat].row for seat in seats]
        return [row.guest_id for row in rows if row.guest_id is not None and not row.bot]

    def names(self, lang: str) -> list[str]:
        """The names for the log; an open seat has its number."""
        say = words(lang).say
        return [place.row.name or say("seat", number=seat + 1) for seat, place in enumerate(self.places)]

    def rows(self) -> list[SeatRow]:
        return [place.row for place in self.places]

    def shown(self, waiting: Sequence[int], now: float) -> list[Seat]:
        """The seats as everybody may see them."""
        result: list[Seat] = []
        for seat, place in enumerate(self.places):
            row = place.row
            one = Seat(seat, row.name, "open", shown(row.bot), owner=self.owner_of(row.bot))
            if row.guest_id is not None:
                one.kind = "person"
                one.online = place.here > 0
                one.left_for = int(self.left_for(seat, waiting, now))
                one.idle_for = int(self.idle_for(seat, waiting, now))
            elif row.bot:
                one.kind = "bot"
                one.online = True
            result.append(one)
        return result

    def left_for(self, seat: int, waiting: Sequence[int], now: float) -> float:
        """How long a person that is waited for has been away; 0 for all others."""
        place = self.places[seat]
        if place.kind != "person" or place.row.bot or place.here > 0 or seat not in waiting:
            return 0.0
        return max(0.0, now - place.last_here)

    def idle_for(self, seat: int, waiting: Sequence[int], now: float) -> float:
        """How long a person who is here has kept the others waiting and done nothing; 0 for all others."""
        place = self.places[seat]
        if place.kind != "person" or place.row.bot or not place.here or seat not in waiting:
            return 0.0
        return max(0.0, now - max(place.last_did, place.asked_at))

    def changes_in(self, waiting: Sequence[int], now: float) -> float | None:
        """In how many seconds the next seat may be handed on because it was left or idle; None: nobody is awaited."""
        times: list[float] = []
        for seat in waiting:
            place = self.places[seat]
            if place.kind == "person" and not place.row.bot:
                left = self.left_after - self.left_for(seat, waiting, now)
                idle = self.idle_after - self.idle_for(seat, waiting, now)
                times.append(idle if place.here else left)
        times = [seconds for seconds in times if seconds > 0]
        return min(times, default=None)

    # -- coming and going

    def come(self, seat: int, now: float) -> None:
        self.places[seat].here += 1
        self.places[seat].last_here = now
        self.places[seat].last_did = now

    def did(self, seat: int, now: float) -> None:
        """Whoever sits there does something."""
        self.places[seat].last_did = now

    def ask(self, seat: int, question: int, now: float) -> None:
        """It is asked something since that step; -1: nothing."""
        place = self.places[seat]
        if place.question != question:
            place.question = question
            place.asked_at = now

    def leave(self, seat: int, now: float) -> None:
        self.places[seat].here -= 1
        self.places[seat].last_here = now

    # -- changing: each gives the new row, which counts only when it is stored and `put`

    def put(self, row: SeatRow) -> None:
        """A row that is stored now."""
        self.places[row.seat].row = row

    def sit(self, guest: Guest, seat: int | None, invite: str, public: bool) -> SeatRow:
        """A guest takes a seat: an open one of a public table, or the one an invite is for."""
        if seat is not None and not 0 <= seat < len(self.places):
            raise RequestError("seat-unknown", 404)
        if invite:
            seat = self._invited(invite, seat)
        elif not public:
            raise RequestError("invite-needed", 403)
        if seat is None:
            seat = next((number for number, place in enumerate(self.places) if place.kind == "open"), None)
            if seat is None:
                raise RequestError("table-full", 409)
        place = self.places[seat]
        if place.kind != "open":
            raise RequestError("seat-taken", 409)
        return replace(place.row, guest_id=guest.id, name=guest.name)

    def _invited(self, invite: str, seat: int | None) -> int:
        """The seat an invite is for."""
        given = hashed(invite)
        for number, place in enumerate(self.places):
            if place.row.invite_hash and same(place.row.invite_hash, given) and seat in (None, number):
                return number
        raise RequestError("invite-wrong", 403)

    def hand(self, by: Guest, host: str, seat: int, bot: str, waiting: Sequence[int], now: float) -> SeatRow:
        """A seat goes to a bot, or back to its owner."""
        if not 0 <= seat < len(self.places):
            raise RequestError("seat-unknown", 404)
        row = self.places[seat].row
        if not bot:
            if row.guest_id != by.id:
                raise RequestError("hand-not-yours", 403)
            return replace(row, bot="")
        if bot not in BOTS:
            raise RequestError("bot-unknown", 400, bots=", ".join(BOTS))
        if row.guest_id == by.id:
            return replace(row, bot=bot)
        if row.bot and not (is_outside(row.bot) and by.id == host):  # who brought one in may let one of ours play on
            raise RequestError("hand-already-bot", 409)
        if row.guest_id is None:
            if by.id != host:
                raise RequestError("hand-open-host", 403)
            return replace(row, bot=bot, name=bot_name(seat, [place.row.name for place in self.places]))
        if self.of(by) is None:
            raise RequestError("not-seated", 403)
        if not self.places[seat].here:
            if self.left_for(seat, waiting, now) < self.left_after:
                raise RequestError("hand-not-left", 409, minutes=int(self.left_after // 60))
        elif by.id != host or self.idle_for(seat, waiting, now) < self.idle_after:
            raise RequestError("hand-here", 409, minutes=int(self.idle_after // 60))
        return replace(row, bot=bot)

    def hand_outside(self, by: Guest, host: str, seat: int, bot: str, name: str) -> SeatRow:
        """An open seat goes to a bot from outside: it stands in for nobody."""
        if not 0 <= seat < len(self.places):
            raise RequestError("seat-unknown", 404)
        row = self.places[seat].row
        if by.id != host:
            raise RequestError("hand-open-host", 403)
        if row.guest_id is not None or row.bot:
            raise RequestError("outside-open-seat", 409)
        return replace(row, bot=bot, name=name)


def bot_name(seat: int, taken: Sequence[str]) -> str:
    """A name for a bot in that seat that nobody else at the table has."""
    names = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next((name for name in names if name not in taken), f"Bot {seat + 1}")
