"""A game with its whole course: play, replay, fork, and undo as far as is fair.

Every step keeps the luck that fell in it, so that a record replays to the same position on any machine, compiled or
not. `record_text.py` writes and reads it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence

from starhold.core.chance import Chance, Recording, Scripted
from starhold.core.errors import BadLuck, BadRecord, StarholdError
from starhold.core.fairness import shows_something
from starhold.core.frames import Frame
from starhold.core.game import Game, State
from starhold.core.journal import Journal
from starhold.core.options import OptionValue
from starhold.core.sealing import Unsealed, read_seals


class Step:
    """One choice of one seat and what fell because of it."""

    __slots__ = ("action", "asked", "luck", "seat", "shown")

    def __init__(self, seat: int, action: str, luck: list[int], shown: bool, asked: int = 0) -> None:
        self.seat = seat
        self.action = action  # notation
        self.luck = luck
        self.shown = shown  # whether its seat saw something new after it, or nobody can tell any more
        self.asked = asked  # how many steps there were when the question it answers was asked

    def final(self) -> bool:
        """Whether nobody may take it back any more."""
        return bool(self.luck) or self.shown


def digest(state: State) -> str:
    """A short fingerprint of a whole position, the same in every build."""
    return hashlib.sha256(repr(state.key()).encode()).hexdigest()[:16]


class Record:
    """A game from its first card on: what was asked for, what was played, and the position that came of it."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        luck: str = "given",
        rules: int | None = None,
    ) -> None:
        """Set up a new game; `chance` gives its luck from here on, `luck` says in the header where it comes from.

        It is played by the newest version of the rules, unless `rules` names another.
        """
        self.game = game
        self.rules = game.check_rules(rules)
        self.players = players
        self.options: dict[str, OptionValue] = game.check_options(players, options or {}, rules)
        self.names = list(names) or [f"Seat {seat + 1}" for seat in range(players)]
        if len(self.names) != players:
            raise BadRecord(f"{len(self.names)} names for {players} players")
        self.luck = luck
        self.secrets: list[bytes] = []  # of sealed luck, one for each seal, once they may be told
        self.chance = Recording(chance or Scripted([]))
        self.journal = Journal()
        self.chance.begin(0)
        self.state = game.start(players, self.options, self.chance, self.journal)
        self.deal = self.chance.fell
        self.steps: list[Step] = []
        self.asked = [0] * players  # of each seat: how many steps there were when its open question was asked
        self.answered = [0] * players  # … and after its own last step

    @property
    def secret(self) -> bytes:
        """The secret of a game that has one, once it may be told."""
        return self.secrets[0] if self.secrets else b""

    @secret.setter
    def secret(self, secret: bytes) -> None:
        self.secrets = [secret] if secret else []

    # -- playing

    def play(self, seat: int, action: int) -> Step:
        """One step. If it is refused, or its luck cannot fall, everything is as before."""
        before = self.state.clone()
        pending = self.state.frames.open()
        told = len(self.journal.entries)
        self.chance.begin(len(self.steps) + 1)
        try:
            self.state.apply(seat, action, self.chance)
        except StarholdError:
            before.journal = self.journal
            self.journal.cut(told)
            self.state = before
            raise
        luck = self.chance.fell
        shown = bool(luck) or shows_something(before, self.state, seat, action, self.journal.entries[told:])
        return self._note(seat, action, luck, shown, pending)

    def repeat(self, step: Step, chance: Chance | None = None) -> Step:
        """Play a step again, by the luck written beside it or by `chance`; an error leaves this record useless."""
        pending = self.state.frames.open()
        self.chance.source = chance or Scripted(step.luck)
        self.chance.begin(len(self.steps) + 1)
        action = self.game.space.code(step.action)
        self.state.apply(step.seat, action, self.chance)
        if chance is None and len(self.chance.fell) < len(step.luck):
            raise BadLuck(f"{_count(step.luck)} written, {_count(self.chance.fell)} fell")
        return self._note(step.seat, action, self.chance.fell, step.shown, pending)

    def play_back(self, steps: Sequence[Step]) -> Iterator[Step]:
        """Play written steps again, one by one; a `BadRecord` names the first that does not fit."""
        for number, step in enumerate(steps, len(self.steps) + 1):
            try:
                again = self.repeat(step)
            except StarholdError as error:
                raise BadRecord(f"step {number}: {error}") from error
            yield again

    def asked_since(self, seat: int) -> int:
        """Since how many steps this seat sees its question as it stands."""
        return max(self.asked[seat], self.answered[seat])

    def _note(self, seat: int, action: int, luck: list[int], shown: bool, pending: list[Frame]) -> Step:
        """Write a step down, and who is asked something because of it."""
        step = Step(seat, self.game.space.notation(action), luck, shown, self.asked[seat])
        self.steps.append(step)
        self.answered[seat] = len(self.steps)
        for frame in self.state.frames.open():
            if not any(frame is old for old in pending):
                self.asked[frame.seat] = len(self.steps)
        return step

    def play_notation(self, seat: int, notation: str) -> Step:
        """The same, by notation."""
        return self.play(seat, self.game.space.code(notation))

    # -- going back

    def undoable(self, seat: int, count: int = 1) -> int | None:
        """Where this seat may go back to: before the last `count` steps of its own, if since then no luck fell,
        nothing hidden was shown, nobody was asked something because of them and has answered, and the game is not over.

        Steps of others since then stay: only choices made at the same time can lie there.
        """
        if self.state.over():
            return None
        answered = 0  # when the last question was asked that another seat has answered since
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.final():
                return None
            if step.seat != seat:
                answered = max(answered, step.asked)
            elif answered > index:
                return None
            else:
                count -= 1
                if not count:
                    return index
        return None

    def without(self, seat: int, index: int) -> list[Step]:
        """The steps that stay when a seat takes back all of its own from `index` on."""
        return self.steps[:index] + [step for step in self.steps[index:] if step.seat != seat]

    def undo(self, seat: int) -> bool:
        """Take its last step back; False if there is none that may be."""
        index = self.undoable(seat)
        if index is None:
            return False
        try:
            again = self.replayed(self.without(seat, index))
        except BadRecord:  # a later choice of another seat rests on it
            return False
        again.chance.source = self.chance.source
        self.state, self.steps, self.journal, self.chance = again.state, again.steps, again.journal, again.chance
        self.asked, self.answered = again.asked, again.answered
        return True

    def replayed(self, steps: Sequence[Step]) -> Record:
        """This game with those steps, played again by the luck written down."""
        again = replay(self.game, self.players, self.options, self.names, self.luck, self.deal, steps, self.rules)
        again.secrets = self.secrets
        return again

    def fork(self, at: int, chance: Chance, luck: str = "given") -> Record:
        """A new game that begins as this one did up to step `at` and goes on with other luck."""
        if not 0 <= at <= len(self.steps):
            raise BadRecord(f"there is no step {at}; this game has {len(self.steps)}")
        branch = self.replayed(self.steps[:at])
        branch.chance.source = chance
        branch.luck = luck
        branch.secrets = self.secrets[: len(read_seals(luck))]
        return branch

    # -- proving

    def verify(self) -> int:
        """Check sealed luck: the secrets are the ones promised, and every piece of luck came from them.

        Gives the number of first steps that no seal speaks of: -1 if even the deal is proved, 0 if only the deal had to
        be believed, more for a game that goes on from one whose luck was not sealed.
        """
        unsealed = Unsealed(self.luck, self.secrets, self.players)
        believed = -1
        source = unsealed.deal()
        if source is None:
            believed = 0
        again = Record(
            self.game,
            self.players,
            dict(self.options),
            source or Scripted(self.deal),
            self.names,
            self.luck,
            self.rules,
        )
        if again.deal != self.deal:
            raise BadRecord("deal: the luck is not what the secret gives")
        for number, step in enumerate(self.steps, 1):
            source = unsealed.step(number)
            if source is None:
                believed = number
            if again.repeat(step, source).luck != step.luck:
                raise BadRecord(f"step {number}: the luck is not what the secret gives")
        return believed


def replay(
    game: Game,
    players: int,
    options: Mapping[str, object],
    names: Sequence[str],
    luck: str,
    deal: list[int],
    steps: Sequence[Step],
    rules: int | None = None,
) -> Record:
    """Play steps again by the luck written beside them; a `BadRecord` names the first that does not fit."""
    scripted = Scripted(deal)
    try:
        record = Record(game, players, options, scripted, names, luck, rules)
    except BadLuck as unlucky:
        raise BadRecord(f"deal: {unlucky}") from unlucky
    if scripted.left():
        raise BadRecord(f"deal: {_count(deal)} written, {_count(record.deal)} fell")
    for _ in record.play_back(steps):
        pass
    return record


def _count(luck: list[int]) -> str:
    return f"{len(luck)} piece of luck" if len(luck) == 1 else f"{len(luck)} pieces of luck"
