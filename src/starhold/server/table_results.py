"""What comes of a table's game for those who sit there, and what is not allowed where the game counts for a rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.registry import game as find_game
from starhold.server.creation import ME, OPEN, Wish
from starhold.server.logs import warn
from starhold.server.outside.marks import is_outside
from starhold.server.rating_book import has_account, settle
from starhold.server.ratings import anchors
from starhold.server.request_error import RequestError
from starhold.server.results import FORKED, Outcome, result_changes
from starhold.server.storage.base import Change, Guest, Storage, StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starhold.core.options import OptionValue
    from starhold.server.ending import Ending
    from starhold.server.storage.base import SeatRow
    from starhold.server.table import Table


class TableResults:
    """The results of one table."""

    def __init__(self, table: Table, told: bool, rated: bool) -> None:
        self.table = table
        self.rated = rated
        self._told = told  # whether they are stored already

    def changes(self, now: float, rows: Sequence[SeatRow], ended: Ending | None) -> list[Change]:
        """What is stored with the event that ends the game; nothing with any other."""
        match = self.table.match
        if self._told or ended is None:
            return []
        totals = [score.total for score in match.state.scores()] if match.dealt else [0] * len(rows)
        outcome = Outcome(
            table=self.table.id,
            game=match.game.id,
            places=ended.places or [0] * len(rows),
            totals=totals,
            rounds=max(0, match.rounds()),
            steps=match.step,
            ended=now,
            how=FORKED if match.opening.forked else ended.how,
            public=self.table.public,
            rated=self.rated and bool(ended.places) and not match.opening.forked,
            resigned=ended.resigned,
            timed=ended.timed,
        )
        return result_changes(outcome, rows)

    async def settle(self, ended: Ending | None) -> None:
        """After that: count the game, if it is rated. What fails is done at the next start."""
        if self._told or ended is None:
            return
        self._told = True
        if self.rated:
            try:
                await settle(self.table.services.storage, self.table.id)
            except StorageError as error:
                warn("rating-failed", table=self.table.id, why=str(error))

    # -- what a rated game does not allow

    def check_undo(self) -> None:
        if self.rated:
            raise RequestError("rated-undo", 409)

    def check_coach(self) -> None:
        if self.rated and not self.table.over():
            raise RequestError("rated-coach", 403)

    async def check_guest(self, guest: Guest) -> None:
        """Whether somebody may sit down here."""
        if self.rated and not await has_account(self.table.services.storage, guest.id):
            raise RequestError("rated-account", 403)

    def check_hand(self, guest: Guest, seat: int, bot: str) -> None:
        """Nobody lets a bot play their own seat, and a bot that plays has to be one that is measured."""
        if self.rated and bot:
            if self.table.seats.of(guest) == seat:
                raise RequestError("rated-hand", 409)
            if is_outside(bot):
                raise RequestError("outside-unrated", 422)
            opening = self.table.match.opening
            check_bots(opening.game.id, opening.players, opening.options, [bot])


def check_bots(game: str, players: int, options: dict[str, OptionValue], bots: Sequence[str]) -> None:
    """Refuse bots whose strength at such a table was never measured."""
    known = anchors(game, players, options)
    if any(bot not in known for bot in bots):
        raise RequestError("rated-bot", 422, bots=", ".join(known) or "–")


async def check_rated(storage: Storage, guest: Guest, wish: Wish) -> None:
    """Whether somebody may open such a table to be rated."""
    if wish.record:
        raise RequestError("rated-record", 422)
    if wish.players < 2:
        raise RequestError("rated-alone", 422)
    if not await has_account(storage, guest.id):
        raise RequestError("rated-account", 403)
    game = find_game(wish.game)
    bots = [holder for holder in wish.seats if holder not in (ME, OPEN)]
    if bots:
        check_bots(wish.game, wish.players, game.check_options(wish.players, wish.options), bots)
