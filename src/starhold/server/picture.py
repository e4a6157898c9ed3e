"""The table of a game in a picture: a position in the midst of a game that somebody played, for those who learn it.

`picture.record` in the package of a game is played to its last step and seen by its first seat, as when looking back.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from starhold.core.game import Game
from starhold.core.record_text import load
from starhold.server.archive import ReplayedGame, plain_steps
from starhold.server.match import Opening
from starhold.server.messages import Seat, Update
from starhold.server.request_error import RequestError
from starhold.server.updates import TableFacts

FILE: Final = "picture.record"


def picture(game: Game, lang: str) -> Update:
    """That position, with nothing of how it came about."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        raise RequestError("no-picture", 404)
    record = load(file.read_text(encoding="utf-8"))
    opening = Opening(game, record.players, record.options, record.luck, record.deal, record.steps, rules=record.rules)
    played = ReplayedGame(opening)
    played.reach(plain_steps(record.steps))
    seats = [Seat(seat, name, "person", online=True) for seat, name in enumerate(record.names)]
    facts = TableFacts(seats, "", [], "", "", False, 0, 0)
    shown = played.shown(played.steps, 0, lang, record.names, facts, version=0)
    shown.log, shown.moments = [], []
    return shown
