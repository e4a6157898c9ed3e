"""Who may put which bot from outside on a seat: its owner, and others where it is shared; only while it listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from starhold.server.outside.book import OutsideBot, bot_named, count_playing
from starhold.server.outside.marks import id_of, is_outside
from starhold.server.request_error import RequestError
from starhold.server.settings import DAY
from starhold.server.storage.base import Guest

if TYPE_CHECKING:
    from starhold.server.creation import Wish
    from starhold.server.services import Services

_MOST_NAME: Final = 60  # signs that are looked for at all


async def find_bot(services: Services, guest: Guest, wanted: str, taken: Sequence[str]) -> OutsideBot:
    """The bot meant by `outside:NAME`, if that guest may put it on a seat beside those that are taken."""
    name = id_of(wanted)
    bot = await bot_named(services.storage, name) if 0 < len(name) <= _MOST_NAME else None
    if bot is None or not (bot.shared or bot.owner == guest.id):
        raise RequestError("outside-unknown", 404)
    if bot.mark in taken:
        raise RequestError("outside-twice", 409)
    if bot.here_until <= services.storage.shared_time():
        raise RequestError("outside-away", 409, name=bot.name)
    most = services.settings.limits.outside_tables
    if await count_playing(services.storage, bot.id, services.clock() - DAY) >= most:
        raise RequestError("outside-busy", 409, name=bot.name)
    services.outside.note(bot)
    return bot


async def find_all(services: Services, guest: Guest, wish: Wish) -> None:
    """Put the bots themselves where a wish names bots from outside."""
    seats = list(wish.seats)
    names: dict[str, str] = {}
    for seat, holder in enumerate(seats):
        if is_outside(holder):
            if wish.rated:
                raise RequestError("outside-unrated", 422)
            bot = await find_bot(services, guest, holder, list(names))
            seats[seat] = bot.mark
            names[bot.mark] = bot.name
    wish.seats, wish.outside = seats, names
