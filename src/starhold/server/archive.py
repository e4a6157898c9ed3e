"""`python -m starhold.server.archive`: a process that looks back. It plays games again and keeps them for a while.

Whatever is asked here may take long: every position of a long game, its whole log in words, a record somebody brought.
It is bounded in steps and in time, and nobody who plays waits for it. Only positions at some steps are kept; those
between are played from the one before.
"""

from __future__ import annotations

import gzip
import marshal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from starhold.core.chance import Scripted
from starhold.core.game import State
from starhold.core.journal import Journal
from starhold.core.record import Step
from starhold.core.record_text import dump
from starhold.core.rng import Rng
from starhold.server import processes
from starhold.server.creation import NewTable, Wish, make_table
from starhold.server.desk import Clerk, NotHere
from starhold.server.exercises import Wanted, reached, show_exercise
from starhold.server.match import Opening, new_record, read_opening
from starhold.server.messages import LogLine, Update, encoder
from starhold.server.moments import Kept, glimpsed
from starhold.server.packed_journal import PackedJournal
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Guest
from starhold.server.texts import game_text
from starhold.server.timing import ClockRule
from starhold.server.updates import Position, TableFacts, asked, chosen, open_hands, say_picks, shown, worded_lines

EVERY: Final = 16  # steps from one kept position to the next
_MOST_WORDED: Final = 4  # seats and languages whose log is kept in words, of one game
_WORLDS: Final = 60  # that are imagined until one explains what somebody did
_SQUEEZE: Final = 1_000  # bytes from which an answer is compressed

PlainStep = tuple[int, str, list[int]]


class Eyes(NamedTuple):
    """Who reads a log, as `worded_lines` wants to know it."""

    seat: int | None
    lang: str
    names: tuple[str, ...]
    you: bool
    everything: bool


class ReplayedGame:
    """A game that can be looked at after each of its steps."""

    def __init__(self, opening: Opening) -> None:
        self.game = opening.game
        self.log = PackedJournal()
        self.positions: list[bytes] = []  # after every so many steps
        self.totals: list[tuple[int, list[int]]] = []  # by position: round, and scores by seat
        self.used = 0.0
        self._worded: dict[Eyes, list[LogLine]] = {}
        self.record = new_record(opening, Scripted(opening.deal))
        self._keep()

    @property
    def steps(self) -> int:
        return len(self.record.steps)

    def reach(self, steps: Sequence[PlainStep]) -> bool:
        """Play on to where these steps lead; False if they are not those played so far, and more."""
        played = self.record.steps
        if len(steps) < len(played):
            return False
        for mine, given in zip(played, steps, strict=False):
            if (mine.seat, mine.action) != (given[0], given[1]) or list(mine.luck) != given[2]:
                return False
        new = [Step(seat, action, luck, True) for seat, action, luck in steps[len(played) :]]
        for _ in self.record.play_back(new):
            self._keep()
        return True

    def _keep(self) -> None:
        state = self.record.state
        self.log.take(self.record.journal, self.steps)
        if self.steps % EVERY == 0:
            self.positions.append(marshal.dumps(state.freeze()))
        self.totals.append((state.rounds(), [score.total for score in state.scores()]))
        self._worded.clear()

    def state(self, step: int) -> tuple[State, list[Kept]]:
        """The position after that many steps, and those in the midst of the last of them."""
        if step == 0:
            return self.game.thaw(marshal.loads(self.positions[0])), []
        place = (step - 1) // EVERY
        state = self.game.thaw(marshal.loads(self.positions[place]))
        journal = Journal(watched=True)
        for number, one in enumerate(self.record.steps[place * EVERY : step], place * EVERY + 1):
            if number == step:
                state.journal = journal
            state.apply(one.seat, self.game.space.code(one.action), Scripted(one.luck))
        state.journal = None
        return state, glimpsed(journal, step, self.log.first_after(step - 1))

    def shown(
        self,
        step: int,
        seat: int | None,
        lang: str,
        names: Sequence[str],
        facts: TableFacts,
        version: int,
        you: bool = True,
        open: bool = False,
    ) -> Update:
        """That position as a seat may see it, with the log up to it.

        `you`: it is the seat of who looks; `open`: with all hands, and all of the log.
        """
        if step > self.steps:
            raise RequestError("step-unknown", 404, steps=self.steps)
        state, kept = self.state(step)
        update = shown(
            facts,
            Position(self.game, state, step, state.waiting()),
            seat,
            lang,
            version=version,
            steps=self.steps,
            asked=None if seat is None else asked(self.game, state, seat, lang, names),
            log=[line for line in self._lines(Eyes(seat, lang, tuple(names), you, open)) if line.step <= step],
            chosen=[] if seat is None else chosen(self.game, state, seat, lang, names),
            kept=kept,
        )
        if open:
            update.hands = open_hands(self.game, state, lang, names)
        return update

    def _lines(self, eyes: Eyes) -> list[LogLine]:
        if eyes not in self._worded:
            while len(self._worded) >= _MOST_WORDED:
                del self._worded[next(iter(self._worded))]
            self._worded[eyes] = worded_lines(self.game, self.log, range(len(self.log)), *eyes)
        return self._worded[eyes]

    def rounds(self) -> list[dict[str, Any]]:
        """The scores at the end of each round, and as they stand."""
        points: list[dict[str, Any]] = []
        for step, (number, totals) in enumerate(self.totals):
            last = step + 1 == len(self.totals)
            if last or self.totals[step + 1][0] != number:
                points.append({"step": step, "round": number, "totals": totals})
        return points

    def text(self, names: Sequence[str], secret: str, ended: str) -> str:
        """The whole game as a record."""
        record = self.record
        record.names = list(names)
        record.secrets = [bytes.fromhex(one) for one in secret.split()]
        return dump(record, ended)


class Archive(Clerk):
    """The games looked at lately."""

    def __init__(self, most_steps: int, life: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most_steps = most_steps
        self.life = life
        self.clock = clock
        self.kept: OrderedDict[str, tuple[int, ReplayedGame]] = OrderedDict()  # with the version of the table
        self.played = 0  # steps played again, ever

    # -- keeping

    def find(self, table: str, version: int) -> ReplayedGame | None:
        """The game of a table as of that version, if it is here."""
        self._tidy()
        found = self.kept.get(table)
        if found is None or found[0] != version:
            return None
        self.kept.move_to_end(table)
        found[1].used = self.clock()
        return found[1]

    def learn(
        self, table: str, version: int, opening: Callable[[], Opening], steps: Sequence[PlainStep]
    ) -> ReplayedGame:
        """The same, from its steps: only those are played that were not yet."""
        known = self.kept.pop(table, (0, None))[1]
        before = known.steps if known is not None else 0
        if known is None or not known.reach(steps):
            known, before = ReplayedGame(opening()), 0
            known.reach(steps)
        self.played += known.steps - before
        known.used = self.clock()
        self.kept[table] = version, known
        self._tidy()
        return known

    def _tidy(self) -> None:
        """Forget what was not looked at for long, and the oldest where it is too much; the last one looked at stays."""
        old = self.clock() - self.life
        for table in [table for table, (_, game) in self.kept.items() if game.used < old]:
            del self.kept[table]
        steps = sum(game.steps for _, game in self.kept.values())
        while steps > self.most_steps and len(self.kept) > 1:
            steps -= self.kept.popitem(last=False)[1][1].steps

    # -- answering

    def _found(self, table: str, version: int) -> ReplayedGame:
        found = self.find(table, version)
        if found is None:
            raise NotHere
        return found

    def _learn(
        self, table: str, version: int, about: tuple[str, int, str, str], steps: Sequence[PlainStep]
    ) -> tuple[int]:
        game, players, options, header = about

        def opening() -> Opening:
            return read_opening(game, players, msgspec.json.decode(options), msgspec.json.decode(header))

        return (self.learn(table, version, opening, steps).steps,)

    def _step(
        self,
        table: str,
        version: int,
        step: int,
        seat: int | None,
        lang: str,
        names: Sequence[str],
        facts: bytes,
        you: bool,
        open: bool,
        squeeze: bool,
    ) -> tuple[bytes, bool]:
        about = msgspec.msgpack.decode(facts, type=TableFacts)
        shown = self._found(table, version).shown(step, seat, lang, names, about, version, you, open)
        return squeezed(encoder.encode(shown), squeeze)

    def _imagined(self, table: str, version: int, step: int, seat: int, other: int, action: str) -> tuple[bytes, bool]:
        """The position after that step as a seat could imagine it, where another could have chosen that next."""
        game = self._found(table, version)
        if step > game.steps:
            raise RequestError("step-unknown", 404, steps=game.steps)
        state = game.state(step)[0]
        rng = Rng(f"imagined/{table}/{step}/{seat}")
        code = game.game.space.code(action)
        for _ in range(_WORLDS):
            world = state.imagine(seat, rng, True)
            if other in world.waiting() and code in world.legal(other):
                return marshal.dumps(world.freeze()), False
        raise RequestError("coach-hidden", 409)

    def _moments(
        self,
        table: str,
        version: int,
        wanted: Sequence[tuple[int, int, list[str], list[str]]],
        lines: Sequence[Sequence[tuple[int, str, list[str]]]],
        lang: str,
        names: Sequence[str],
        squeeze: bool,
    ) -> tuple[bytes, bool]:
        """Decisions of a review in words: what was chosen, what would have been best, and how that goes on."""
        game = self._found(table, version)
        space = game.game.space
        told: list[dict[str, Any]] = []
        for (step, seat, picks, best), line in zip(wanted, lines, strict=True):
            state = game.state(step)[0]
            said = [say_picks(state, seat, [space.code(one) for one in some], lang, names) for some in (picks, best)]
            goes_on = [{"seat": who, "words": words} for who, words in _line(state, line, lang, names)]
            told.append({"words": said[0], "best_words": said[1], "line_words": goes_on})
        return squeezed(msgspec.json.encode(told), squeeze)

    def _rounds(self, table: str, version: int, squeeze: bool) -> tuple[bytes, bool]:
        return squeezed(msgspec.json.encode(self._found(table, version).rounds()), squeeze)

    def _record(
        self, table: str, version: int, names: Sequence[str], secret: str, ended: str, squeeze: bool
    ) -> tuple[bytes, bool]:
        return squeezed(self._found(table, version).text(names, secret, ended).encode(), squeeze)

    def _exercise(self, wanted: bytes, squeeze: bool) -> tuple[bytes, bool]:
        return squeezed(encoder.encode(show_exercise(msgspec.msgpack.decode(wanted, type=Wanted))), squeeze)

    def _play_on(self, game: str, gestures: list[list[str]]) -> tuple[str]:
        """The guided first game as far as somebody came, as a record to play on from."""
        return (dump(reached(game, gestures)),)

    def _make(self, wish: dict[str, Any], guest: dict[str, Any], now: float) -> tuple[bytes]:
        """A table from a record: it is played again to see that it is sound."""
        clock = wish.pop("clock")
        wanted = Wish(**wish, clock=None if clock is None else ClockRule(**clock))
        return (msgspec.msgpack.encode(make_table(wanted, Guest(**guest), now)),)


def _line(
    state: State, line: Sequence[tuple[int, str, list[str]]], lang: str, names: Sequence[str]
) -> list[tuple[int, str]]:
    """Choices one after the other, each in words, with who makes it."""
    game = state.game()
    text = game_text(game.id, lang)
    state = state.clone()
    told: list[tuple[int, str]] = []
    for seat, action, luck in line:
        code = game.space.code(action)
        told.append((seat, text.action(state, seat, code, names)))
        state.apply(seat, code, Scripted([game.read_luck(piece) for piece in luck]))
    return told


def squeezed(body: bytes, wanted: bool) -> tuple[bytes, bool]:
    """An answer, compressed here where nobody waits for it; and whether it is."""
    if not wanted or len(body) < _SQUEEZE:
        return body, False
    return gzip.compress(body, 6, mtime=0), True


def read_made(answer: bytes) -> NewTable:
    """The table behind an answer to `make`."""
    made: NewTable = msgspec.msgpack.decode(answer, type=NewTable)
    return made


def plain_steps(steps: Sequence[Step]) -> list[PlainStep]:
    return [(step.seat, step.action, list(step.luck)) for step in steps]


def _main() -> None:
    archive = Archive(int(sys.argv[1]), float(sys.argv[2]))
    processes.run(archive.answer, collect=True)


if __name__ == "__main__":
    _main()
