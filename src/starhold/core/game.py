"""The contract every game fulfils: a `State` to play, made of `Decision`s and `Task`s, and a `Game` to make one.

The stack of frames says what is pending. A `Decision` belongs to one kind of frame and holds, side by side, what is
legal (`verdict`, `candidates`) and what comes of it (`choose`, `resolve`). A `Task` is what the engine does in between.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from mypy_extensions import i64

from starhold.core.actions import ActionSpace
from starhold.core.chance import Chance, Scripted, Seeded, rolled
from starhold.core.errors import BadNotation, BadOption, UnknownRules
from starhold.core.frames import NOBODY, Frame, Frames
from starhold.core.hands import holds
from starhold.core.journal import Journal
from starhold.core.options import Option, OptionValue, chosen_options, read_options
from starhold.core.rng import Rng
from starhold.core.rules import IllegalAction, Refusal
from starhold.core.text import GameText

View = dict[str, Any]


class Score:
    """A final or running score with the sum a player wants to see."""

    __slots__ = ("leads", "parts", "seat", "tiebreak", "total")

    def __init__(self, seat: int, total: int, tiebreak: int, parts: list[tuple[str, int]], leads: int = 0) -> None:
        self.leads = leads  # above 0 for who has won whatever the points say
        self.seat = seat
        self.total = total
        self.tiebreak = tiebreak
        self.parts = parts  # (source, points); the points add up to the total

    def plain(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "total": self.total,
            "tiebreak": self.tiebreak,
            "parts": [{"source": source, "points": points} for source, points in self.parts],
        }


S = TypeVar("S", bound="State")


class Decision(Generic[S]):
    """One kind of choice. A verdict of 0 means legal; any other is a reason the game can put into words."""

    name: str = ""
    rule: str = ""  # the ruling that asks this
    # Answer by itself where one choice is left. Only for choices whose options all seats can work out: else the
    # silence of a seat would tell the others something.
    automatic: bool = False
    exact: bool = False  # every candidate is legal, so that there is nothing to sift

    @abstractmethod
    def candidates(self, s: S, f: Frame) -> list[int]:
        """Codes that may be legal; all that are legal are among them."""

    @abstractmethod
    def verdict(self, s: S, f: Frame, action: i64) -> i64:
        """0 if this action may be chosen now, else the reason why not."""

    def legal(self, s: S, f: Frame) -> list[int]:
        """The candidates without a reason against them."""
        candidates = self.candidates(s, f)
        if self.exact:
            return candidates
        result: list[int] = []
        for action in candidates:
            if self.verdict(s, f, action) == 0:
                result.append(action)
        return result

    def choose(self, s: S, f: Frame, action: i64, chance: Chance) -> None:
        """Take one choice down. What it means comes when all of the group are in."""
        f.picked.append(action)
        f.need -= 1

    @abstractmethod
    def resolve(self, s: S, group: list[Frame], chance: Chance) -> None:
        """All seats of the group have answered: let it happen."""


class Task(Generic[S]):
    """Something the engine does when its frame comes to the top."""

    @abstractmethod
    def run(self, s: S, f: Frame, chance: Chance) -> None:
        """Do it; push what has to follow."""


class State:
    """A position: everything on the table, hidden parts included, and what is pending. It holds no luck to come."""

    __slots__ = ("frames", "journal", "reveals")

    def __init__(self) -> None:
        self.frames = Frames()
        self.journal: Journal | None = None
        self.reveals: i64 = 0  # how often something hidden was turned up; undo stops there

    # -- what a game brings

    @abstractmethod
    def game(self) -> Game:
        """The game this is a position of."""

    @abstractmethod
    def decision(self, kind: i64) -> Decision[Any]:
        """The decision behind a frame's kind."""

    @abstractmethod
    def work(self, kind: i64) -> Task[Any]:
        """The task behind a frame's kind."""

    @abstractmethod
    def explain(self, f: Frame, action: int, reason: int) -> Refusal:
        """A verdict other than 0, as message key and rule."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """The scores as they stand, by seat."""

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing that changes; the journal stays behind."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that seat may know, as plain data; None is a spectator."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> Self:
        """A full state that this seat cannot tell from the true one."""

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """All that tells two positions apart, hidden parts included."""

    @abstractmethod
    def freeze(self) -> tuple[Any, ...]:
        """The whole position as plain tuples of numbers and words, to be sent to another process or kept."""

    @abstractmethod
    def check(self) -> list[str]:
        """Invariants that do not hold, in words; empty when all is well."""

    @abstractmethod
    def rounds(self) -> int:
        """How many rounds (or turns) have begun."""

    @abstractmethod
    def end_reason(self) -> str:
        """Why the game ended, by key; empty while it goes on."""

    # -- what the kernel does

    def over(self) -> bool:
        return len(self.frames.stack) == 0

    def waiting(self) -> list[int]:
        """The seats that owe a decision now."""
        result: list[int] = []
        stack = self.frames.stack
        if stack:
            i: i64 = stack[-1].group
            while i < len(stack):
                frame = stack[i]
                if frame.need > 0:
                    result.append(frame.seat)
                i += 1
        return result

    def legal(self, seat: i64) -> list[int]:
        """The codes this seat may choose among; empty for a seat that is not waited for."""
        frame = self.frames.of(seat)
        if frame is None:
            return []
        options = frame.options
        if options is None:
            decision: Decision[Any] = self.decision(frame.kind)
            options = decision.legal(self, frame)
            frame.options = options
        return options[:]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Take a choice and run on to the next real decision; refuse it with the rule if it is not legal."""
        frame = self.frames.of(seat)
        if frame is None:
            self._refuse(seat, action)
            return
        options = frame.options
        if options is not None:  # worked out before, and nothing has changed since
            allowed = holds(options, action)
        else:
            allowed = self.decision(frame.kind).verdict(self, frame, action) == 0
        if not allowed:
            self._refuse(seat, action)
        else:
            frame.options = None
            self.decision(frame.kind).choose(self, frame, action, chance)
            self.advance(chance)

    def _refuse(self, seat: int, action: int) -> None:
        space = self.game().space
        notation = space.notation(action)  # a code outside the space is said to be that
        refusal = self.why_not(seat, action)
        assert refusal is not None, "a verdict without a reason"
        raise IllegalAction(notation, refusal)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why that seat may not do that now, or None if it may."""
        self.game().space.notation(action)
        frame = self.frames.of(seat)
        if frame is None:
            return self.off_turn(seat, action)
        reason = self.decision(frame.kind).verdict(self, frame, action)
        return None if reason == 0 else self.explain(frame, action, reason)

    def off_turn(self, seat: int, action: int) -> Refusal:
        """Why a seat that is not asked may not do that; a game may know a rule that says more."""
        return Refusal("refuse-game-over" if self.over() else "refuse-not-asked", self.game().rule_of_turns)

    def advance(self, chance: Chance) -> None:
        """Run tasks and collect answered groups until somebody has something to decide."""
        stack = self.frames.stack
        while stack:
            top = stack[-1]
            if top.seat == NOBODY:
                stack.pop()
                self.work(top.kind).run(self, top, chance)
                continue
            decision = self.decision(top.kind)
            if decision.automatic and top.need > 0:
                options = top.options
                if options is None:
                    options = decision.legal(self, top)
                    top.options = options
                if len(options) != 1:
                    return
                top.options = None
                decision.choose(self, top, options[0], chance)
                continue
            i: i64 = top.group
            while i < len(stack):
                if stack[i].need > 0:
                    return
                i += 1
            group = self.frames.pop_group()
            if len(group) > 1:  # what the others chose in secret is seen now
                self.reveals += 1
            decision.resolve(self, group, chance)

    def choose_anew(self, f: Frame, rng: Rng) -> None:
        """For `imagine`: of a secret choice of another seat, one it might have made; of one only begun, nothing."""
        ready = f.need == 0
        f.need += len(f.picked)
        f.picked = []
        f.options = None
        decision = self.decision(f.kind)
        while ready and f.need > 0:
            options = decision.legal(self, f)
            f.picked.append(options[rng.below(len(options))])
            f.need -= 1

    def tell(
        self,
        key: str,
        rule: str,
        seat: i64,
        number: i64 = 0,
        card: i64 = -1,
        cards: list[int] | None = None,
        also: i64 = -1,
    ) -> None:
        """Write a line into the journal, if there is one; `cards` are for `seat` and `also` alone."""
        if self.journal is not None:
            self.journal.tell(key, rule, seat, number, card, [] if cards is None else cards[:], also)


class Game:
    """What there is to know about a game before the first card is dealt."""

    id: str
    title: str
    min_players: int
    max_players: int
    # The newest version of the rules. A fix that changes play raises it; a game goes on by the version it began with.
    rules_version: int
    rule_of_turns: str  # the ruling that says who decides when
    space: ActionSpace
    options: tuple[Option, ...]
    things: tuple[str, ...]  # the names of all that luck may draw and the log may tell of, by number

    def __init__(self) -> None:
        self.numbers = {name: number for number, name in enumerate(self.things)}

    @abstractmethod
    def set_up(self, players: int, options: Mapping[str, OptionValue]) -> State:
        """The bare table, from valid options, with the deal as its first task."""

    @abstractmethod
    def thaw(self, frozen: tuple[Any, ...]) -> State:
        """The position behind `State.freeze`."""

    def luck_name(self, thing: int) -> str:
        """How a thing drawn is written in a record."""
        return self.things[thing]

    def luck_thing(self, name: str) -> int:
        """The thing behind a name in a record."""
        if name not in self.numbers:
            raise BadNotation(f"'{name}' is nothing that can be drawn in {self.title}")
        return self.numbers[name]

    @abstractmethod
    def rulebook(self, language: str) -> str:
        """The text of our rulebook in that language."""

    @abstractmethod
    def text(self, language: str) -> GameText:
        """The words of the game in that language."""

    def script(self, names: Sequence[str], then: Chance | None = None) -> Scripted:
        """Luck named thing by thing, in the order it is to fall; `#3` is a rolled number (see `chance.Scripted`)."""
        return Scripted([self.read_luck(name) for name in names], then)

    def read_luck(self, name: str) -> int:
        """One piece of luck from its name."""
        if name.startswith("#"):
            digits = name[1:]
            if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
                raise BadNotation(f"'{name}' is no rolled number; write # and digits")
            return rolled(int(digits))
        return self.luck_thing(name)

    def write_luck(self, piece: int) -> str:
        """The name of one piece of luck."""
        return self.luck_name(piece) if piece >= 0 else f"#{rolled(piece)}"

    def check_rules(self, rules: int | None) -> int:
        """A version of the rules, the newest if none is named; an error if it is not known here."""
        if rules is None:
            return self.rules_version
        if not 1 <= rules <= self.rules_version:
            raise UnknownRules(self.title, rules, self.rules_version)
        return rules

    def check_options(
        self, players: int, options: Mapping[str, object], rules: int | None = None
    ) -> dict[str, OptionValue]:
        """Every option of the game with its value, or an error that names what is wrong."""
        if not self.min_players <= players <= self.max_players:
            fewest, most = self.min_players, self.max_players
            counts = str(most) if fewest == most else f"{fewest} to {most}"
            raise BadOption(f"{self.title} is for {counts} players, not {players}")
        return read_options(self.title, self.options, players, options, self.check_rules(rules))

    def renewed(self, values: Mapping[str, OptionValue], rules: int) -> dict[str, OptionValue]:
        """What was chosen for a game of that version, as one chooses it for another game by the newest."""
        return chosen_options(self.options, values, rules)

    def new(
        self,
        players: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        journal: Journal | None = None,
        rules: int | None = None,
    ) -> State:
        """A fresh game. The set-up's luck comes from `chance`, or from a stream of its own made from `seed`."""
        values = self.check_options(players, options or {}, rules)
        return self.start(players, values, chance or Seeded(seed, "set-up"), journal)

    def start(self, players: int, values: Mapping[str, OptionValue], chance: Chance, journal: Journal | None) -> State:
        """Set up and run on to the first decision."""
        state = self.set_up(players, values)
        state.journal = journal
        state.advance(chance)
        return state
