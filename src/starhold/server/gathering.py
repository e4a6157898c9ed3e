"""Before a game begins: who has come, and what each brings to the luck. The deal happens when all sit.

The hash of the table's secret is shown from the start; every person then adds a seed of their own. Neither can be
chosen to suit the other, so nobody chooses the luck, the host of the server included. A bot adds nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from starhold.core.sealing import forked_luck, sealed_luck
from starhold.server.events import AnyStored, Brought, Dealt, Handed, Kicked, Sat, luck_things
from starhold.server.match import Opening
from starhold.server.storage.base import SeatRow

Seeds = list[str | None]  # by seat: what it brought, nothing (""), or not here yet (None)


def gathered(opening: Opening, events: Sequence[AnyStored]) -> Opening:
    """An opening with all that was stored of its gathering since."""
    if opening.dealt:
        return opening
    opening = replace(opening, seeds=opening.seeds[:])
    for event in events:
        match event:
            case Sat() | Brought():
                bring(opening.seeds, event.seat, event.seed)
            case Handed(bot=bot) if bot:
                bring(opening.seeds, event.seat, "")
            case Kicked():
                opening.seeds[event.seat] = None
            case Dealt():
                deal = opening.deal if opening.forked else luck_things(opening.game, event.deal)
                return replace(opening, dealt=True, seeds=list(event.seeds), deal=deal, luck=event.luck)
            case _:
                pass
    return opening


def bring(seeds: Seeds, seat: int, seed: str) -> None:
    """A seat adds its seed; the first one counts."""
    if seeds[seat] is None:
        seeds[seat] = seed


def missing(opening: Opening, rows: Sequence[SeatRow]) -> list[int]:
    """The seats a game still waits for before it can be dealt: open ones, and persons who have not come yet."""
    if opening.dealt:
        return []
    return [row.seat for row in rows if (row.guest_id is None and not row.bot) or opening.seeds[row.seat] is None]


def luck_of(opening: Opening, secret: bytes) -> str:
    """What the record will say of the luck, now that all seeds are there."""
    seeds = [seed or "" for seed in opening.seeds]
    if opening.forked:
        return forked_luck(opening.luck, len(opening.steps), secret, seeds)
    return sealed_luck(secret, seeds)
