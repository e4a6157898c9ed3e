"""`python -m starhold.server.archive`: a process that looks back. It plays games again and keeps them for a while.

Whatever is asked here may take long: every position of a long game, its whole log in words, a record somebody brought.
It is bounded in steps and in time, and nobody who plays waits for it. Only positions at some steps are kept; those
between are played from the one before.
"""

from __future__ import annotations

import gzip
import logging
import marshal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from starhold.core.chance import Scripted
from starhold.core.errors import StarholdError
from starhold.core.game import State
from starhold.core.journal import Journal
from starhold.core.record import Step
from starhold.core.record_text import dump
from starhold.server import processes
from starhold.server.creation import NewTable, Wish, make_table
from starhold.server.match import Opening, new_record, read_opening
from starhold.server.messages import LogLine, Update, encoder
from starhold.server.moments import Kept, glimpsed
from starhold.server.packed_journal import PackedJournal
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Guest
from starhold.server.updates import Position, TableFacts, asked, chosen, open_hands, shown, worded_lines

EVERY: Final = 16  # steps from one kept position to the next
_MOST_WORDED: Final = 4  # seats and languages whose log is kept in words, of one game
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

    def text(self, names: Sequence[str], secret: str) -> str:
        """The whole game as a record."""
        record = self.record
        record.names = list(names)
        record.secrets = [bytes.fromhex(one) for one in secret.split()]
        return dump(record)


class Archive:
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

    def answer(self, question: bytes) -> bytes:
        """A marshalled (kind, …) is answered by a marshalled (status, …): ok, unknown, or what was wrong."""
        kind, *given = marshal.loads(question)
        try:
            return marshal.dumps(("ok", *getattr(self, f"_{kind}")(*given)))
        except RequestError as error:
            return marshal.dumps(("refused", error.key, error.status, error.values))
        except _Unknown:
            return marshal.dumps(("unknown",))
        except StarholdError as error:
            return marshal.dumps(("error", type(error).__name__, str(error)))
        except Exception as error:
            logging.exception("the archive failed")
            return marshal.dumps(("broken", f"{type(error).__name__}: {error}"[:200]))

    def _found(self, table: str, version: int) -> ReplayedGame:
        found = self.find(table, version)
        if found is None:
            raise _Unknown
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

    def _rounds(self, table: str, version: int, squeeze: bool) -> tuple[bytes, bool]:
        return squeezed(msgspec.json.encode(self._found(table, version).rounds()), squeeze)

    def _record(self, table: str, version: int, names: Sequence[str], secret: str, squeeze: bool) -> tuple[bytes, bool]:
        return squeezed(self._found(table, version).text(names, secret).encode(), squeeze)

    def _make(self, wish: dict[str, Any], guest: dict[str, Any], now: float) -> tuple[bytes]:
        """A table from a record: it is played again to see that it is sound."""
        return (msgspec.msgpack.encode(make_table(Wish(**wish), Guest(**guest), now)),)


class _Unknown(Exception):
    """A game that is not here, or not as it stands now."""


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
