"""The table as somebody may see it, as it stands or after an earlier step.

A view is built up from what its seat may know, never filtered down.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from starhold.core.chance import Seeded
from starhold.core.game import Game, State
from starhold.core.ranking import places
from starhold.core.view_types import SeenScore
from starhold.server.ending import DRAWN, Ending
from starhold.server.messages import (
    Asked,
    ChatLine,
    Choice,
    ClockShown,
    EndedHow,
    LogLine,
    OfferShown,
    OpenHand,
    Seat,
    SeatClock,
    Update,
)
from starhold.server.moments import Kept, difference, shown_moments
from starhold.server.packed_journal import PackedJournal
from starhold.server.storage.base import SeatRow
from starhold.server.texts import game_text, plain_scores

if TYPE_CHECKING:
    from starhold.server.match import Match
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


def chosen(game: Game, state: State, seat: int, lang: str, names: Sequence[str]) -> list[Choice]:
    """What a seat has chosen where the others still choose."""
    text = game_text(game.id, lang)
    return [
        Choice(game.space.notation(code), text.action(state.taken_up(seat, number), seat, code, names))
        for number, code in enumerate(state.face_down(seat))
    ]


def say_picks(state: State, seat: int, picks: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """A choice of one or several picks in words, told of where the first is made."""
    text = game_text(state.game().id, lang)
    state = state.clone()
    said: list[str] = []
    for number, code in enumerate(picks):
        if number and (seat not in state.waiting() or code not in state.legal(seat)):
            break
        said.append(text.action(state, seat, code, names))
        if number + 1 < len(picks):
            state.apply(seat, code, Seeded("said"))
    return " · ".join(said)


def log_lines(
    game: Game, log: PackedJournal, after: int, seat: int | None, lang: str, names: Sequence[str]
) -> list[LogLine]:
    """The lines that came with a later step than `after`, as that seat may read them."""
    return worded_lines(game, log, log.after(after), seat, lang, names)


def worded_lines(
    game: Game,
    log: PackedJournal,
    numbers: Iterable[int],
    seat: int | None,
    lang: str,
    names: Sequence[str],
    you: bool = True,
    everything: bool = False,
) -> list[LogLine]:
    """These lines of a log, as that seat may read them, or `everything` of them when all is over.

    Who only borrows its eyes is not spoken to as `you`.
    """
    text = game_text(game.id, lang)
    lines: list[LogLine] = []
    for number in numbers:
        entry = log.entry(number)
        if not everything:
            entry = entry.seen_by(seat)
        card = game.luck_name(entry.card) if entry.card >= 0 else ""
        said = text.entry(entry, names, seat if you else None)
        level = text.level(entry)
        lines.append(LogLine(number, log.step(number), entry.seat, entry.key, said, entry.rule, card, level))
    return lines


class TableFacts(Struct):
    """What an update says of its table besides the game: the same for all who look, at whichever step."""

    seats: list[Seat]
    commitment: str
    seeds: list[str]
    secret: str  # empty until the game is over
    rematch: str
    public: bool
    left_after: int
    idle_after: int
    ended: EndedHow | None = None
    watchers: int = 0
    rated: bool = False
    clock: ClockShown | None = None
    clocks: list[SeatClock] = []
    offer: OfferShown | None = None
    paused: bool = False
    resigned: list[int] = []
    locked: bool = False


class Position:
    """A position, as far as it is the same for all who look at it; none before the deal."""

    def __init__(self, game: Game, state: State | None, step: int, waiting: list[int]) -> None:
        self.game = game
        self.state = state
        self.step = step
        self.waiting = waiting
        self.over = state is not None and state.over()
        self.scores = state.scores() if state is not None else []
        self._worded: dict[str, list[SeenScore]] = {}  # by language

    def worded_scores(self, lang: str) -> list[SeenScore]:
        """The points in words."""
        if lang not in self._worded:
            self._worded[lang] = plain_scores(self.game.id, lang, self.scores)
        return self._worded[lang]


def shown(
    facts: TableFacts,
    position: Position,
    seat: int | None,
    lang: str,
    *,
    version: int,
    steps: int,
    asked: Asked | None,
    log: list[LogLine],
    chosen: Sequence[Choice] = (),
    undo: bool = False,
    chat: Sequence[ChatLine] = (),
    kept: Sequence[Kept] = (),
) -> Update:
    """What that seat (None: a spectator) is shown of a position, and of those on the way to it."""
    state, over = position.state, position.over
    ranked = places(position.scores) if over else []
    if facts.ended is not None and position.step == steps:  # and not where one looks back
        over, ranked = True, facts.ended.places
    chats = seat is not None or facts.public
    view = None if state is None else state.view(seat)
    scores = position.worded_scores(lang)
    return Update(
        version=version,
        step=position.step,
        you=seat,
        view=view,
        seats=facts.seats,
        waiting=position.waiting,
        asked=asked,
        chosen=list(chosen),
        undo=undo,
        log=log,
        chat=list(chat) if chats else [],
        over=over,
        places=ranked,
        scores=scores,
        commitment=facts.commitment,
        seeds=facts.seeds,
        secret=facts.secret if over else "",
        rematch=facts.rematch,
        ended=facts.ended if over else None,
        clock=facts.clock,
        clocks=facts.clocks,
        offer=facts.offer,
        paused=facts.paused,
        resigned=facts.resigned,
        locked=facts.locked,
        chats=chats,
        steps=steps,
        left_after=facts.left_after,
        idle_after=facts.idle_after,
        watchers=facts.watchers,
        rated=facts.rated,
        moments=[] if view is None else shown_moments(kept, seat, lang, view, scores),
    )


class Broadcast:
    """One moment of a table, worded once for each seat and language that looks at it."""

    def __init__(self, table: Table, since: int, now: float) -> None:
        self.table = table
        self.after = table.unchanged_steps(since)
        self.facts = table.facts(now)
        match = table.match
        # While a game is played, those who look on and those who play do not hear each other; then all is told.
        self.apart = match.dealt and not table.over()
        self.chat: list[ChatLine] = table.chat_since(0 if table.over() else since)
        self.position = Position(match.game, match.state if match.dealt else None, match.step, table.waiting())
        self.kept = match.moments.since(self.after)

    def update(self, seat: int | None, lang: str) -> Update:
        """What that seat (None: a spectator) is shown."""
        table = self.table
        return shown(
            self.facts,
            self.position,
            seat,
            lang,
            version=table.version,
            steps=table.match.step,
            asked=None if seat is None else table.words.asked(seat, lang),
            chosen=[] if seat is None else table.words.chosen(seat, lang),
            log=table.words.log_since(self.after, seat, lang),
            undo=seat is not None and table.undoable(seat),
            chat=[line for line in self.chat if not self.apart or (line.seat is None) == (seat is None)],
            kept=self.kept,
        )


def open_hands(game: Game, state: State, lang: str, names: Sequence[str]) -> list[OpenHand]:
    """What each seat alone could see of its own."""
    public = state.view_between(None)
    hands: list[OpenHand] = []
    for seat in range(state.players):
        parts: dict[str, Any] = {}
        for name, change in difference(state.view_between(seat), public).items():
            if isinstance(public.get(name), list) and isinstance(change, dict):  # one of the players: it is the seat
                parts |= change.get(str(seat), {})
        hands.append(OpenHand(seat, parts, chosen(game, state, seat, lang, names)))
    return hands


Asks = Mapping[int, Mapping[str, str]]  # by seat and language


def summary_json(
    match: Match,
    waiting: Sequence[int],
    rows: Sequence[SeatRow],
    host: str,
    rematch: str,
    commitment: str,
    asks: Asks | None = None,
    ended: Ending | None = None,
    about: Mapping[str, object] | None = None,
) -> str:
    """What lists show of a table besides its seats; short, for lists are long.

    What a person is asked is told to that person alone.
    """
    facts: dict[str, Any] = {
        "round": match.rounds(),
        "steps": match.step,
        "bots": any(rows[seat].bot for seat in waiting),
        "rematch": rematch,
        "host": host,
        "seal": commitment,
    }
    if ended is not None:
        scores = match.state.scores() if match.dealt else []
        facts |= {"places": ended.places, "totals": [score.total for score in scores], "how": ended.how}
        won = (
            []
            if match.opening.forked or ended.how == DRAWN
            else [seat for seat, place in enumerate(ended.places) if place == 1]
        )
        if won:
            facts["won"] = won
    else:
        facts["waiting"] = list(waiting)
        if asks:
            facts["asks"] = asks
    return json.dumps(facts | dict(about or {}), ensure_ascii=False)
