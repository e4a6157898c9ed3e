"""What people decide at a table besides their moves: to give up, to end together, to abandon, to pause and to go on.

Whoever proposes something needs all other persons who play; bots are not asked, nor is anybody whose seat a bot plays.
A proposal lapses with the next move of a person.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, get_args

from starhold.bots.registry import BOTS, DEFAULT_BOT
from starhold.core.ranking import places
from starhold.server.ending import ABANDONED, AGREED, CLOSED, DRAWN, PLAYED, RESIGNED, Ending, with_resigned
from starhold.server.events import AnyStored, Ended, Offered, Paused, Replied, Resigned, Resumed
from starhold.server.logs import log
from starhold.server.messages import EndedHow, OfferKind, OfferShown
from starhold.server.request_error import RequestError

if TYPE_CHECKING:
    from starhold.server.table import Table

LONG_PAUSE: Final = 3 * 24 * 3600.0  # seconds after which anybody may go on alone
_NEED_ANOTHER: Final = ("end", "draw")  # nobody settles a result with themselves
assert get_args(OfferKind) == ("end", "draw", "abandon", "pause", "resume")


def in_words(ended: Ending | None) -> str:
    """How a game ended, as its record says it; empty where the rules alone say it."""
    if ended is None or (ended.how == PLAYED and not ended.resigned):
        return ""
    how = ABANDONED if ended.how == CLOSED else ended.how  # why it has no result is not the game's concern
    return " ".join([how, *map(str, ended.places)])


class TableAffairs:
    """The affairs of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def shown(self) -> OfferShown | None:
        """What is proposed, as everybody may see it."""
        offer = self.table.standing.offer
        if offer is None:
            return None
        asked = [seat for seat in self.persons() if seat not in offer.agreed]
        return OfferShown(offer.what, offer.by, offer.agreed[:], asked)

    def ended_shown(self) -> EndedHow | None:
        """How the game ended, as everybody may see it."""
        ended = self.table.ending()
        return None if ended is None else EndedHow(ended.how, ended.places, ended.resigned, ended.timed)

    def ended_in_words(self) -> str:
        """The same for the record; empty where the rules alone say it."""
        return in_words(self.table.ending())

    def listed(self, deadline: float) -> dict[str, object]:
        """What lists say of the clock, and of who may come."""
        rule, standing = self.table.time.rule, self.table.standing
        about: dict[str, object] = {} if rule is None else {"clock": rule.plain()}
        if deadline:
            about["due"] = round(deadline)
        if standing.paused:
            about["paused"] = True
        if standing.locked:
            about["locked"] = True
        return about

    def persons(self) -> list[int]:
        """The seats whose owners play themselves."""
        standing = self.table.standing
        rows = self.table.seats.rows()
        return [row.seat for row in rows if row.guest_id and not row.bot and row.seat not in standing.resigned]

    def check_running(self) -> None:
        """Refuse what makes sense only while a game is played."""
        if self.table.over():
            raise RequestError("table-over", 409)
        if not self.table.match.dealt:
            raise RequestError("not-begun", 409)

    def check_going_on(self) -> None:
        """Refuse a choice while nobody may choose; of a game played to its end its own rules say so."""
        if self.table.over() and not self.table.match.over():
            raise RequestError("table-over", 409)
        if self.table.standing.paused:
            raise RequestError("table-paused", 409)

    async def close(self) -> None:
        """Those who keep order end it, begun or not; nobody has won, and everybody is told."""
        table = self.table
        if table.over():
            raise RequestError("table-over", 409)
        before = table.version
        await self._store([Ended(CLOSED, [], table.services.clock())])
        table.show(before)

    # -- giving up

    async def resign(self, seat: int, bot: str = "", id: str = "", timed: bool = False) -> None:
        """A seat gives up: with nobody left to play against the game is over, else a bot plays on in its place."""
        self.check_running()
        table, standing = self.table, self.table.standing
        if seat in standing.resigned:
            raise RequestError("seat-resigned", 409)
        if bot and bot not in BOTS:
            raise RequestError("bot-unknown", 400, bots=", ".join(BOTS))
        bot = bot or DEFAULT_BOT
        now = table.services.clock()
        rows = table.seats.rows()
        gone = [*standing.resigned, seat]
        playing = [row for row in rows if row.seat not in gone]
        ended = len(playing) < 2 or all(row.guest_id is None for row in playing)
        happened: list[AnyStored] = [Resigned(seat, "" if ended else bot, timed, id, now)]
        if ended:
            happened.append(Ended(RESIGNED, with_resigned([1] * len(rows), gone), now))
            log("table-ended", table=table.id, how=RESIGNED)
        changed = [] if ended else [replace(rows[seat], bot=bot)]
        await table.store(*((event, table.match.step) for event in happened), seats=changed)

    # -- proposing

    async def offer(self, seat: int, what: OfferKind, id: str = "") -> None:
        """A seat proposes something; what somebody else has proposed already it agrees to."""
        self._check_player(seat)
        standing = self.table.standing
        if (what == "resume") != standing.paused and what in ("pause", "resume"):
            raise RequestError("offer-paused" if standing.paused else "offer-not-paused", 409)
        if standing.offer is not None:
            if standing.offer.what == what and standing.offer.by != seat:
                await self.reply(seat, True, id)
                return
            raise RequestError("offer-open", 409)
        if (seat, what) in standing.refused:
            raise RequestError("offer-again", 409)
        others = [one for one in self.persons() if one != seat]
        if what in _NEED_ANOTHER and not others:
            raise RequestError("offer-alone", 409)
        now = self.table.services.clock()
        happened: list[AnyStored] = [Offered(seat, what, id, now)]
        long = what == "resume" and now - standing.paused_at >= LONG_PAUSE
        if not others or long:
            happened.append(self._settled(what, now))
        await self._store(happened)

    async def reply(self, seat: int, agree: bool, id: str = "") -> None:
        """A seat answers what was proposed; its own proposal it can only take back."""
        self._check_player(seat)
        offer = self.table.standing.offer
        if offer is None:
            raise RequestError("offer-gone", 409)
        if agree and seat in offer.agreed:
            raise RequestError("offer-agreed", 409)
        now = self.table.services.clock()
        happened: list[AnyStored] = [Replied(seat, agree, id, now)]
        if agree and set(self.persons()) <= {seat, *offer.agreed}:
            happened.append(self._settled(offer.what, now))
        await self._store(happened)

    def _check_player(self, seat: int) -> None:
        self.check_running()
        if seat not in self.persons():
            raise RequestError("seat-with-bot", 409)

    def _settled(self, what: OfferKind, now: float) -> AnyStored:
        """What comes of a proposal that all have agreed to."""
        table, gone = self.table, self.table.standing.resigned
        match what:
            case "end":
                return Ended(AGREED, with_resigned(places(table.match.state.scores()), gone), now)
            case "draw":
                return Ended(DRAWN, with_resigned([1] * len(table.seats.places), gone), now)
            case "abandon":
                return Ended(ABANDONED, [], now)
            case "pause":
                return Paused(now)
            case "resume":
                return Resumed(now)

    async def _store(self, happened: list[AnyStored]) -> None:
        table = self.table
        await table.store(*((event, table.match.step) for event in happened))
        if table.over():
            log("table-ended", table=table.id, how=table.standing.how)
