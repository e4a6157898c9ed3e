"""The table as each connection may see it. A view is built up from what its seat may know, never filtered down."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from starhold.core.game import Game, State
from starhold.core.ranking import places
from starhold.server.messages import Asked, ChatLine, Choice, LogLine, Seat, Update
from starhold.server.packed_journal import PackedJournal
from starhold.server.storage.base import SeatRow
from starhold.server.texts import game_text, plain_scores

if TYPE_CHECKING:
    from starhold.server.table import Table


def asked(game: Game, state: State, seat: int, lang: str, names: Sequence[str]) -> Asked | None:
    """What a seat is asked, with all it may answer."""
    frame = state.frames.of(seat)
    if frame is None:
        return None
    text = game_text(game.id, lang)
    decision = state.decision(frame.kind)
    choices = [Choice(game.space.notation(code), text.action(state, seat, code, names)) for code in state.legal(seat)]
    return Asked(decision.name, text.question(state, seat, names), frame.need, decision.rule, choices)


def log_lines(
    game: Game, log: PackedJournal, after: int, seat: int | None, lang: str, names: Sequence[str]
) -> list[LogLine]:
    """The lines that came with a later step than `after`, as that seat may read them."""
    return worded_lines(game, log, log.after(after), seat, lang, names)


def worded_lines(
    game: Game, log: PackedJournal, numbers: Iterable[int], seat: int | None, lang: str, names: Sequence[str]
) -> list[LogLine]:
    """These lines of a log, as that seat may read them."""
    text = game_text(game.id, lang)
    lines: list[LogLine] = []
    for number in numbers:
        entry = log.entry(number).seen_by(seat)
        card = game.luck_name(entry.card) if entry.card >= 0 else ""
        said = text.entry(entry, names)
        lines.append(LogLine(number, log.step(number), entry.seat, entry.key, said, entry.rule, card))
    return lines


class Broadcast:
    """One moment of a table, worded once for each seat and language that looks at it."""

    def __init__(self, table: Table, since: int, now: float) -> None:
        self.table = table
        self.after = table.unchanged_steps(since)
        self.chat: list[ChatLine] = table.chat_since(since)
        self.waiting = table.waiting()
        self.seats: list[Seat] = table.seats.shown(self.waiting, now)
        self.scores = table.match.state.scores() if table.match.dealt else []
        self.over = table.match.over()

    def update(self, seat: int | None, lang: str) -> Update:
        """What that seat (None: a spectator) is shown."""
        table = self.table
        match = table.match
        return Update(
            version=table.version,
            step=match.step,
            you=seat,
            view=match.state.view(seat) if match.dealt else None,
            seats=self.seats,
            waiting=self.waiting,
            asked=None if seat is None else table.asked(seat, lang),
            undo=seat is not None and table.undoable(seat),
            log=table.log_since(self.after, seat, lang),
            chat=self.chat if seat is not None or table.public else [],
            over=self.over,
            places=places(self.scores) if self.over else [],
            scores=plain_scores(match.game.id, lang, self.scores),
            commitment=table.commitment,
            seeds=[seed or "" for seed in match.opening.seeds],
            secret=table.secret_told() if self.over else "",
            rematch=table.rematch,
            chats=seat is not None or table.public,
        )


def summary_json(
    rounds: int, waiting: Sequence[int], rows: Sequence[SeatRow], host: str, rematch: str, commitment: str
) -> str:
    """What lists show of a table besides its seats; short, for lists are long."""
    bots = any(rows[seat].bot for seat in waiting)
    return json.dumps({"round": rounds, "bots": bots, "rematch": rematch, "host": host, "seal": commitment})


def plain_lines(lines: Sequence[LogLine]) -> list[dict[str, Any]]:
    """Log lines for an answer by HTTP."""
    return [
        {
            "number": line.number,
            "step": line.step,
            "seat": line.seat,
            "key": line.key,
            "text": line.text,
            "rule": line.rule,
            "card": line.card,
        }
        for line in lines
    ]
