"""The game of a table: its record, its packed log, and since when each seat has been asked what it is asked.

Everything here is plain computation: nothing waits, nothing is stored. What is refused leaves all as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from sys import intern
from typing import Any, Final

from starhold.core.chance import Chance, Scripted
from starhold.core.errors import BadRecord, StarholdError
from starhold.core.game import Game, State
from starhold.core.options import OptionValue
from starhold.core.record import Record, Step
from starhold.core.registry import game as find_game
from starhold.server.events import luck_names, luck_things
from starhold.server.moments import Moments
from starhold.server.packed_journal import PackedJournal
from starhold.server.request_error import RequestError

# One list for all steps with the same luck, never changed: most have none, or one thing fell.
_NO_LUCK: Final[list[int]] = []
_ONE_FELL: Final[dict[int, list[int]]] = {}


@dataclass(slots=True)
class Opening:
    """What a game begins with: the deal and, for one that goes on from another, the steps before it."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    luck: str  # as the header of a record says it
    deal: list[int]
    steps: list[Step]
    secrets: list[bytes] = field(default_factory=list)  # of an uploaded record, told already
    rules: int = 1  # the version of the game's rules it is played by
    seeds: list[str | None] = field(default_factory=list)  # by seat: what it added to the luck; None: not here yet
    dealt: bool = True  # False while people are still awaited (`gathering.py`)
    forked: bool = False  # it goes on from another game

    def plain(self) -> dict[str, Any]:
        """For the header of a stored table."""
        return {
            "rules": self.rules,
            "luck": self.luck,
            "deal": luck_names(self.game, self.deal),
            "steps": [[step.seat, step.action, luck_names(self.game, step.luck)] for step in self.steps],
            "secret": " ".join(secret.hex() for secret in self.secrets),
            "seeds": self.seeds,
            "dealt": self.dealt,
            "forked": self.forked,
        }


def read_opening(game_id: str, players: int, options: dict[str, OptionValue], header: dict[str, Any]) -> Opening:
    """The opening in the header of a stored table."""
    game = find_game(game_id)
    if header["rules"] > game.rules_version:
        raise RequestError("rules-newer", 409, game=game.title)
    return Opening(
        game,
        players,
        game.check_options(players, options, header["rules"]),  # what came with later versions is not stored with it
        header["luck"],
        luck_things(game, header["deal"]),
        [Step(seat, action, luck_things(game, luck), True) for seat, action, luck in header["steps"]],
        [bytes.fromhex(secret) for secret in header["secret"].split()],
        header["rules"],
        header.get("seeds", []),
        header.get("dealt", True),
        header.get("forked", False),
    )


def new_record(opening: Opening, chance: Chance) -> Record:
    """The game of an opening, dealt by that luck; the steps before it are still to be played."""
    options = dict(opening.options)
    return Record(opening.game, opening.players, options, chance, (), opening.luck, opening.rules)


class Match:
    """A game being played by several seats, each of which may be slow, hasty or gone."""

    __slots__ = ("_record", "log", "moments", "opening", "source", "watched")

    def __init__(self, opening: Opening, steps: Sequence[Step], source: Chance) -> None:
        """Play `steps` again, those of the opening among them; the luck of what follows comes from `source`."""
        self.opening = replace(opening, steps=[]) if opening.dealt else opening  # the record keeps the steps
        self.source = source
        self.log = PackedJournal()
        self.moments = Moments(0)
        self.watched = False
        self._record: Record | None = None  # none before the deal
        if opening.dealt:
            self._build(steps)

    @property
    def game(self) -> Game:
        return self.opening.game

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return self._record is not None

    @property
    def record(self) -> Record:
        if self._record is None:
            raise RequestError("not-begun", 409)
        return self._record

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def step(self) -> int:
        """How many steps were taken."""
        return len(self._record.steps) if self._record is not None else 0

    def waiting(self) -> list[int]:
        """The seats that owe a decision; none before the deal."""
        return self._record.state.waiting() if self._record is not None else []

    def over(self) -> bool:
        return self._record is not None and self._record.state.over()

    def rounds(self) -> int:
        """Which round it is; a game may have questions before the first one. -1: nothing is dealt yet."""
        return self._record.state.rounds() if self._record is not None else -1

    # -- beginning

    def begin(self, opening: Opening, source: Chance) -> None:
        """All sit: deal, or go on from where the other game was left."""
        self.source = source
        if opening.forked:
            steps = opening.steps
        else:
            opening = replace(opening, deal=new_record(opening, source).deal)
            steps = []
        self.opening = replace(opening, steps=[], dealt=True)
        self._build(steps)

    # -- playing

    def watch(self, watched: bool) -> None:
        """Whether somebody wants to see what lies between the steps from here on."""
        self.watched = watched
        self.moments = Moments(self.step)
        if self._record is not None:
            self._record.journal.watched = watched
            self._record.journal.glimpses.clear()

    def check_step(self, seat: int, step: int) -> None:
        """Refuse a choice made before this question was asked.

        What others chose meanwhile does not matter as long as the question is the same: where all choose at once,
        nobody can have seen the last step.
        """
        if step > self.step or step < self.record.asked_since(seat):
            raise RequestError("stale", 409)

    def act(self, seat: int, actions: Sequence[str]) -> list[Step]:
        """One gesture: all its choices are taken, or none."""
        record = self.record
        before = record.state.clone()
        steps, lines, asked, answered = len(record.steps), len(self.log), record.asked[:], record.answered[:]
        try:
            for number, notation in enumerate(actions):
                # Else one could try what luck will bring, be refused, and know it.
                if number and record.steps[-1].final():
                    raise RequestError("gesture-too-long")
                record.play_notation(seat, notation)
                self._pack()
        except StarholdError:
            before.journal = record.journal
            record.journal.cut(0)
            record.state = before
            del record.steps[steps:]
            self.log.cut(lines)
            self.moments.cut(steps)
            record.asked, record.answered = asked, answered
            raise
        return record.steps[steps:]

    def follow(self, steps: Sequence[Step]) -> None:
        """Play on by steps that were written down, with their luck."""
        for step in steps:
            self.record.repeat(step)
            self._pack()

    def undo(self, seat: int, step: int, count: int) -> int:
        """Take back this seat's last `count` steps, if that is fair and they were seen; how many came before them."""
        index = self.record.undoable(seat, count)
        if index is None:
            raise RequestError("undo-impossible", 409)
        if step > self.step or step <= index:
            raise RequestError("stale", 409)
        try:
            self._build(self.record.without(seat, index))
        except BadRecord as error:  # a later choice of another seat rests on it
            raise RequestError("undo-impossible", 409) from error
        return index

    # -- inside

    def _build(self, steps: Sequence[Step]) -> None:
        """Play all again by the luck written down; on failure nothing has changed."""
        opening = self.opening
        scripted = Scripted(opening.deal)
        record = new_record(opening, scripted)
        log = PackedJournal()
        log.take(record.journal, 0)
        for played in record.play_back(steps):
            _lighten(played)
            log.take(record.journal, len(record.steps))
        log.trim()
        record.chance.source = self.source
        record.journal.watched = self.watched
        self._record, self.log, self.moments = record, log, Moments(len(steps))

    def _pack(self) -> None:
        """Take what the journal has of the last step out of it."""
        record = self.record
        _lighten(record.steps[-1])
        if self.watched:
            self.moments.take(record.journal, len(record.steps), len(self.log))
        self.log.take(record.journal, len(record.steps))


def _lighten(step: Step) -> None:
    """Hundreds of steps a table, thousands of tables: what is the same is there once, and nothing has room to spare."""
    step.action = intern(step.action)
    luck = step.luck
    if len(luck) > 1:
        step.luck = list(luck)
    else:
        step.luck = _ONE_FELL.setdefault(luck[0], luck[:]) if luck else _NO_LUCK
