"""A table's game as it is stored, played again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from starhold.core.chance import Sealed
from starhold.core.sealing import read_seals
from starhold.server import events
from starhold.server.gathering import gathered
from starhold.server.history import History, fold
from starhold.server.match import Match, read_opening
from starhold.server.standing import Standing
from starhold.server.storage.base import Stored
from starhold.server.timing import ClockRule, read_rule

SHORT: Final = 60  # steps that are played again at once; more of them in a thread


@dataclass(slots=True)
class Rebuilt:
    """A table's game as it stands."""

    host: str
    history: History
    standing: Standing
    match: Match
    commitment: str
    clock: ClockRule | None = None


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
    standing = Standing()
    for event in happened:
        standing.note(event)
    return Rebuilt(header["host"], history, standing, Match(opening, steps, sealed), commitment, read_rule(header))
