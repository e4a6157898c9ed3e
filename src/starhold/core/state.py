"""A position, and how it is played on. What is particular to a game comes from its manifest (`game.py`)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Self

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.decision import NO_KIND, Decision
from starhold.core.fields import Field, freeze, key_of
from starhold.core.frames import NOBODY, Frame, Frames
from starhold.core.hands import holds
from starhold.core.journal import Journal
from starhold.core.rng import Rng
from starhold.core.rules import IllegalAction, Refusal
from starhold.core.score import Score
from starhold.core.view_types import SeenQuestion

if TYPE_CHECKING:
    from starhold.core.game import Game

View = dict[str, Any]


class State:
    """A position: everything on the table, hidden parts included, and what is pending. It holds no luck to come."""

    __slots__ = ("frames", "journal", "manifest", "players", "reveals")
    FIELDS: ClassVar[tuple[Field, ...]] = ()  # of the game's own position (`fields.py`)

    def __init__(self, manifest: Game, players: i64) -> None:
        self.manifest = manifest
        self.players = players
        self.frames = Frames()
        self.journal: Journal | None = None
        self.reveals: i64 = 0  # how often something hidden was turned up; undo stops there

    # -- what a game's position brings

    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The options it is played by."""

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing that changes; the journal stays behind."""

    @abstractmethod
    def rounds(self) -> int:
        """How many rounds (or turns) have begun."""

    @abstractmethod
    def end_reason(self) -> str:
        """Why the game ended, by key; empty while it goes on."""

    # -- what its manifest knows

    def game(self) -> Game:
        """The game this is a position of."""
        return self.manifest

    def decision(self, kind: i64) -> Decision[Any]:
        """The decision behind a frame's kind."""
        return self.manifest.decisions[kind]

    def scores(self) -> list[Score]:
        """The scores as they stand, by seat."""
        score = self.manifest.score
        return [score(self, seat) for seat in range(self.players)]

    def view(self, seat: int | None) -> View:
        """All that seat may know, as plain data; None is a spectator."""
        view = self.view_between(seat)
        view["asked"] = self.asked(seat)
        view["over"] = self.over()
        view["end_reason"] = self.end_reason()
        return view

    def view_between(self, seat: int | None) -> View:
        """The same in the midst of a step, when nobody is asked anything yet and nothing is over."""
        game = self.manifest
        return {
            "game": game.id,
            "seat": seat,
            "players": self.players,
            "options": self.options(),
            **game.view(self, seat),
            "asked": [],
            "over": False,
            "end_reason": "",
        }

    def asked(self, seat: int | None) -> list[SeenQuestion]:
        """Who is asked what. Of a secret choice the others see no more than that it is due."""
        game = self.manifest
        result: list[SeenQuestion] = []
        for frame in self.frames.open():
            decision = self.decision(frame.kind)
            mine = frame.seat == seat
            seems = decision if mine or decision.seems == NO_KIND else game.decisions[decision.seems]
            asked: SeenQuestion = {
                "seat": frame.seat,
                "decision": seems.name,
                "need": frame.need if mine else decision.due(frame) if seems is decision else 1,
                "picked": [game.space.notation(action) for action in decision.chosen(frame)] if mine else [],
                "about": decision.about(self, frame) if mine or (seems is decision and not decision.secret) else "",
            }
            if mine:
                asked.update(decision.details(self, frame))  # type: ignore[typeddict-item]  # a game adds keys
            result.append(asked)
        return result

    def face_down(self, seat: int) -> list[int]:
        """The codes this seat has picked where the others still choose: until then it alone may know them."""
        stack = self.frames.stack
        result: list[int] = []
        if stack and stack[-1].seat != NOBODY:
            i: i64 = stack[-1].group
            while i < len(stack):
                frame = stack[i]
                if frame.seat == seat and frame.need == 0:
                    result += self.decision(frame.kind).chosen(frame)
                i += 1
        return result

    def taken_up(self, seat: int, kept: int) -> Self:
        """A copy in which this seat has laid down only its first `kept` choices: there the next can be worded."""
        copy = self.clone()
        for frame in copy.frames.stack[copy.frames.stack[-1].group :] if copy.frames.stack else []:
            if frame.seat == seat:
                frame.need += len(frame.picked) - kept
                frame.picked = frame.picked[:kept]
                frame.options = None
        return copy

    def recollect(self, seat: int) -> None:
        """Before this seat imagines anything: a game that only notes what happens may conclude now what it tells."""

    def forget(self) -> None:
        """Let nobody remember more than lies open. A game that keeps a memory empties it here."""

    def imagine(self, seat: int, rng: Rng, recall: bool = True) -> Self:
        """A full state that this seat cannot tell from the true one: by all it has seen so far, or, without `recall`,
        by what lies open now. Of what it has seen the new state remembers the same."""
        if recall:
            self.recollect(seat)
        copy = self.clone()
        if not recall:
            copy.forget()
        self.manifest.deal_anew(copy, seat, rng)
        stack = copy.frames.stack
        place = 0
        while place < len(stack):
            frame = stack[place]
            place += 1
            if frame.seat == seat or frame.seat == NOBODY:
                continue
            frame.options = None
            decision = self.decision(frame.kind)
            if decision.seems == NO_KIND:
                decision.choose_anew(copy, frame, rng)
            elif place > 1 and stack[place - 2].kind == decision.seems and stack[place - 2].seat == frame.seat:
                place -= 1  # asked on top of the question that the others see
                del stack[place]
            else:
                anew = Frame(decision.seems, frame.seat, 1, 0, 0)
                anew.group = frame.group
                stack[place - 1] = anew
        return copy

    def key(self) -> tuple[Any, ...]:
        """All that tells two positions apart, hidden parts included."""
        return key_of(self, self.FIELDS)

    def freeze(self) -> tuple[Any, ...]:
        """The whole position as plain tuples of numbers and words, to be sent to another process or kept."""
        return (self.players, tuple(self.options().items()), freeze(self, self.FIELDS), self.reveals)

    def check(self) -> list[str]:
        """Invariants that do not hold, in words; empty when all is well."""
        wrong: list[str] = list(self.manifest.check(self))
        stack = self.frames.stack
        if not stack:
            if not self.end_reason():
                wrong.append("the game is over without a reason")
        elif stack[-1].seat == NOBODY:
            wrong.append("a task was left undone")
        for seat in self.waiting():
            if not self.legal(seat):
                wrong.append(f"seat {seat} is asked but has no legal answer")
        return wrong

    # -- playing on

    def over(self) -> bool:
        return len(self.frames.stack) == 0

    def waiting(self) -> list[int]:
        """The seats that owe a decision now."""
        return [frame.seat for frame in self.frames.open()]

    def legal(self, seat: i64) -> list[int]:
        """The codes this seat may choose among; empty for a seat that is not waited for."""
        frame = self.frames.of(seat)
        return [] if frame is None else self.choices(frame)[:]

    def choices(self, frame: Frame) -> list[int]:
        """What an open frame may be answered with: worked out once and not copied, so it must not be changed."""
        options = frame.options
        if options is None:
            options = self.manifest.asking[frame.kind].decision.legal(self, frame)
            frame.options = options
        return options

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Take a choice and run on to the next real decision; refuse it with the rule if it is not legal."""
        frame = self.frames.of(seat)
        if frame is None:
            self._refuse(seat, action)
            return
        options = frame.options
        # A list that was worked out before still holds: nothing has changed since.
        if (
            holds(options, action)
            if options is not None
            else self.decision(frame.kind).verdict(self, frame, action) == 0
        ):
            self.take(frame, action, chance)
        else:
            self._refuse(seat, action)

    def take(self, frame: Frame, action: i64, chance: Chance) -> None:
        """The same for one of the `choices` of an open frame: nobody looks again whether it is legal."""
        frame.options = None
        self.manifest.asking[frame.kind].decision.choose(self, frame, action, chance)
        self.advance(chance)

    def _refuse(self, seat: int, action: int) -> None:
        notation = self.manifest.space.notation(action)  # a code outside the space is said to be that
        refusal = self.why_not(seat, action)
        assert refusal is not None, "a verdict without a reason"
        raise IllegalAction(notation, refusal)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why that seat may not do that now, or None if it may."""
        self.manifest.space.notation(action)
        frame = self.frames.of(seat)
        if frame is None:
            return self.off_turn(seat, action)
        reason = self.decision(frame.kind).verdict(self, frame, action)
        return None if reason == 0 else self.manifest.explain(self, frame, action, reason)

    def off_turn(self, seat: int, action: int) -> Refusal:
        """Why a seat that is not asked may not do that; a game may know a rule that says more."""
        return Refusal("refuse-game-over" if self.over() else "refuse-not-asked", self.manifest.rule_of_turns)

    def advance(self, chance: Chance) -> None:
        """Run tasks and collect answered groups until somebody has something to decide."""
        stack = self.frames.stack
        game = self.manifest
        journal = self.journal
        while stack:
            if journal is not None and journal.watched:
                journal.settle(self)
            top = stack[-1]
            if top.seat == NOBODY:
                stack.pop()
                game.doing[top.kind].task.run(self, top, chance)
                continue
            decision = game.asking[top.kind].decision
            if top.need > 0:
                if not decision.automatic:
                    return
                options = self.choices(top)
                if len(options) != 1:
                    return
                top.options = None
                decision.choose(self, top, options[0], chance)
                continue
            i: i64 = top.group
            while i < len(stack) - 1:
                if stack[i].need > 0:
                    return
                i += 1
            group = self.frames.pop_group()
            if len(group) > 1:  # what the others chose in secret is seen now
                self.reveals += 1
            decision.resolve(self, group, chance)

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
        journal = self.journal
        if journal is not None:
            journal.tell(key, rule, seat, number, card, [] if cards is None else cards[:], also)
            if journal.watched:
                journal.glimpse(self)
