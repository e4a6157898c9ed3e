"""Reviews of finished games: made by a process of their own, kept with the table, and put into words for who reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from starhold.coach.reasons import Reason, in_words
from starhold.locale import Words
from starhold.server.desk import Desk
from starhold.server.processes import Piped
from starhold.server.request_error import RequestError
from starhold.server.reviewer import Reviewer

if TYPE_CHECKING:
    from starhold.server.replays import Replays
    from starhold.server.services import Services
    from starhold.server.table import Table

_STEPS: Final = 6_000  # played again, that a review costs as much as


class ReviewProcess(Piped):
    """The process of the reviewer."""

    MODULE = "starhold.server.reviewer"


class Reviews:
    """What can be said of games that are over."""

    def __init__(self, services: Services) -> None:
        self.services = services
        settings = services.settings
        inline = Reviewer() if settings.bot_workers == 0 else None
        self.desk = Desk(ReviewProcess, (), inline, settings.replay_seconds, settings.replay_life)
        self._paid: set[str] = set()  # tables whose review is under way

    async def close(self) -> None:
        await self.desk.close()

    async def review(self, table: Table, replays: Replays, address: str, lang: str) -> tuple[int, Any]:
        """How far the review is, in hundredths; and the review itself, once it is there."""
        if not table.over():
            raise RequestError("review-early", 403)
        version = table.match.step  # later events of a finished game are talk
        stored = await self.services.storage.review(table.id, version)
        if stored is None:
            if table.id not in self._paid:
                addresses = self.services.addresses
                if not await addresses.pay(addresses.steps, address, _STEPS):
                    raise RequestError("too-many-requests", 429)
                self._paid.add(table.id)
            told = (table.told_names(), table.secret_told(), table.affairs.ended_in_words())
            record, _ = await replays.look(table, address, "record", *told, False)
            async with self.desk.turn(address):
                done, body = await self.desk.ask("review", table.id, record.decode(), table.id)
            if not body:
                return done, None
            await self.services.storage.keep_review(table.id, version, body)
            self._paid.discard(table.id)
            stored = bytes(body)
        found = msgspec.json.decode(stored)
        moments = [moment for own in found["moments_of"] for moment in own] + found["moments"]
        wanted = [[one["step"], one["seat"], one["action"].split(), one["best"].split()] for one in moments]
        lines = [[[played["seat"], played["action"], played["luck"]] for played in one["line"]] for one in moments]
        names = table.seats.names(lang)
        body, _ = await replays.look(table, address, "moments", wanted, lines, lang, names, False)
        text = Words(lang, table.match.game.id)
        for moment, words in zip(moments, msgspec.json.decode(body), strict=True):
            moment |= words
            moment["reason_words"] = [in_words(Reason(key, amount), text) for key, amount in moment.pop("reasons")]
        return 100, found
