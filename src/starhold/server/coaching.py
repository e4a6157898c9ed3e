"""The coach of all tables: who may be coached, and the process where it thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starhold.core.rng import Rng
from starhold.server.coach import Coach
from starhold.server.desk import Desk
from starhold.server.processes import Piped
from starhold.server.request_error import RequestError

if TYPE_CHECKING:
    from starhold.server.replays import Replays
    from starhold.server.services import Services
    from starhold.server.storage.base import Guest
    from starhold.server.table import Table

_STEPS: Final = 150  # played again, that a hint costs as much as


class CoachProcess(Piped):
    """The process of the coach."""

    MODULE = "starhold.server.coach"


class Coaching:
    """Hints and explanations for whoever plays alone with bots."""

    def __init__(self, services: Services) -> None:
        self.services = services
        settings = services.settings
        inline = Coach() if settings.bot_workers == 0 else None
        self.desk = Desk(CoachProcess, (), inline, settings.replay_seconds, settings.replay_life)

    async def close(self) -> None:
        await self.desk.close()

    def seat_of(self, table: Table, guest: Guest | None) -> int:
        """Whose seat is coached; refused to all but those who play with nobody but bots."""
        seat = table.seats.of(guest)
        if seat is None:
            raise RequestError("not-seated", 403)
        others = [place.row for number, place in enumerate(table.seats.places) if number != seat]
        if any(row.guest_id is not None or not row.bot for row in others):
            raise RequestError("coach-company", 403)
        table.results.check_coach()
        if not table.match.dealt:
            raise RequestError("not-begun", 409)
        if table.over():
            raise RequestError("coach-over", 409)
        return seat

    async def advise(
        self, table: Table, guest: Guest | None, address: str, step: int, also: list[str], lang: str
    ) -> bytes:
        """What the open question of one's seat comes to, as JSON."""
        seat = self.seat_of(table, guest)
        await self._pay(address)

        # The same question is answered alike, however often it is asked: a hint is no die to be rolled again.
        async def look() -> tuple[Any, int, str]:
            state, now = table.match.state, table.match.step
            if seat not in state.waiting():
                raise RequestError("coach-not-asked", 409)
            table.match.check_step(seat, step)
            seed = f"coach/{table.id}/{table.match.record.asked_since(seat)}"
            return state.imagine(seat, Rng(seed), True).freeze(), now, seed

        frozen, now, seed = await table.ask(look)
        names = table.seats.names(lang)
        async with self.desk.turn(address):
            (body,) = await self.desk.ask("advise", table.match.game.id, frozen, seat, seed, also, now, lang, names)
        return bytes(body)

    async def explain(
        self, table: Table, guest: Guest | None, address: str, step: int, whose: int | None, replays: Replays, lang: str
    ) -> str:
        """Why a bot may have done what it did in that step, or a seat in its last until then, from what one's own seat
        could know."""
        seat = self.seat_of(table, guest)
        await self._pay(address)
        steps = table.match.record.steps
        if not 0 < step <= len(steps):
            raise RequestError("step-unknown", 404, steps=len(steps))
        while whose is not None and steps[step - 1].seat != whose:
            step -= 1
            if step == 0:
                raise RequestError("step-unknown", 404, steps=len(steps))
        done = steps[step - 1]
        if done.seat == seat:
            raise RequestError("coach-own", 409)
        names = table.seats.names(lang)
        frozen = await replays.imagined(table, address, step - 1, seat, done.seat, done.action)
        async with self.desk.turn(address):
            game, seed = table.match.game.id, f"{table.id}/{step}"
            (text,) = await self.desk.ask("explain", game, frozen, done.seat, seed, [done.action], lang, names)
        return str(text)

    async def _pay(self, address: str) -> None:
        addresses = self.services.addresses
        if not await addresses.pay(addresses.steps, address, _STEPS):
            raise RequestError("too-many-requests", 429)
