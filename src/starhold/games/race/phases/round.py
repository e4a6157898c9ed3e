"""A round: the choice of actions, and which phases follow (race:7 to race:9, race:86 to race:93, race:127)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.race import kinds
from starhold.games.race.actions import CHOOSE, DEVELOP, DOUBLE_VP, EXPLORE_1_1, EXPLORE_5, PRODUCE, SETTLE, TRADE
from starhold.games.race.card_table import NONE

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


class Round(Task["RaceState"]):
    """A new round begins: everybody takes the action cards back and picks in secret (race:7, race:9)."""

    kind = kinds.ROUND

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.round += 1
        s.phase = 0
        s.tell("round", "race:7", NONE, s.round)
        need: i64 = 2 if s.settings.advanced else 1
        frames: list[Frame] = []
        seat: i64 = 0
        while seat < s.players:
            empire = s.empires[seat]
            empire.action = NONE
            empire.action2 = NONE
            frames.append(Frame(kinds.CHOOSE_ACTION, seat, need, 0, 0))
            seat += 1
        s.frames.ask_together(frames)


class ChooseAction(Decision["RaceState"]):
    """One of seven action cards; in the advanced game two of nine, with Develop and Settle there twice (race:86)."""

    kind = kinds.CHOOSE_ACTION
    name = "choose_action"
    rule = "race:7"
    secret = True

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return [CHOOSE, CHOOSE + 1, CHOOSE + 2, CHOOSE + 3, CHOOSE + 4, CHOOSE + 5, CHOOSE + 6]

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < CHOOSE or action > CHOOSE + PRODUCE:
            return kinds.NOT_THIS_DECISION
        if len(f.picked) > 0 and f.picked[0] == action and action != CHOOSE + DEVELOP and action != CHOOSE + SETTLE:
            return kinds.SAME_ACTION_TWICE
        return kinds.OK

    def legal(self, s: RaceState, f: Frame) -> list[int]:
        """Nothing is barred from a first pick, the most frequent choice of the game."""
        return super().legal(s, f) if f.picked else self.candidates(s, f)

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        """All reveal together; the chosen phases follow in order, each once however many chose it (race:8)."""
        s.reveals += 1
        for f in group:
            empire = s.empires[f.seat]
            empire.action = f.picked[0] - CHOOSE
            if len(f.picked) > 1:
                empire.action2 = f.picked[1] - CHOOSE
        for f in group:  # told when all lie open: nobody ever sees some of them revealed
            empire = s.empires[f.seat]
            s.tell("action", "race:7", f.seat, empire.action)
            if empire.action2 != NONE:
                s.tell("action", "race:86", f.seat, empire.action2)
        # bits of the actions somebody picked, and of those somebody picked twice (race:127)
        once: i64 = 0
        twice: i64 = 0
        for empire in s.empires:
            once |= 1 << empire.action
            if empire.action2 != NONE:
                once |= 1 << empire.action2
                if empire.action == empire.action2:
                    twice |= 1 << empire.action
        # pushed last to first
        s.frames.task(kinds.ROUND_END)
        if once & (1 << PRODUCE):
            s.frames.task(kinds.PRODUCE_PHASE)
        if once & (1 << TRADE | 1 << DOUBLE_VP):
            s.frames.task(kinds.CONSUME_PHASE)
        if twice & (1 << SETTLE):
            s.frames.task(kinds.SETTLE_PHASE, 0, 1)
        if once & (1 << SETTLE):
            s.frames.task(kinds.SETTLE_PHASE, 0, 0)
        if twice & (1 << DEVELOP):
            s.frames.task(kinds.DEVELOP_PHASE, 0, 1)
        if once & (1 << DEVELOP):
            s.frames.task(kinds.DEVELOP_PHASE, 0, 0)
        if once & (1 << EXPLORE_5 | 1 << EXPLORE_1_1):
            s.frames.task(kinds.EXPLORE_PHASE)
