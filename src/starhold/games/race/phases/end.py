"""The end of a round: discard to ten, then see whether the game is over (race:72 to race:74, race:124, race:125)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.games.race import kinds
from starhold.games.race.card_table import NONE
from starhold.games.race.phases.start import HandDiscard
from starhold.games.race.scoring import BY_CHIPS, BY_ROUNDS, BY_TABLEAU, CHIPS_EACH, why_ended

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

HAND_LIMIT: Final = 10
FULL_TABLEAU: Final = 12


class RoundEnd(Task["RaceState"]):
    """Whoever holds more than ten cards discards down to ten, all at once (race:72)."""

    kind = kinds.ROUND_END

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.phase = 0
        s.frames.task(kinds.END_TEST)
        frames: list[Frame] = []
        seat: i64 = 0
        for empire in s.empires:
            if len(empire.hand) > HAND_LIMIT:
                frames.append(Frame(kinds.END_DISCARD, seat, len(empire.hand) - HAND_LIMIT, 0, 0))
            seat += 1
        if frames:
            s.frames.ask_together(frames)


class EndDiscard(HandDiscard):
    """Exactly as many as are above ten (race:101)."""

    kind = kinds.END_DISCARD
    name = "end_discard"
    rule = "race:72"
    told = "end-discard"


class EndTest(Task["RaceState"]):
    """Twelve cards in a tableau or no chips left end the game now; else the next round begins (race:73)."""

    kind = kinds.END_TEST

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        if s.given >= CHIPS_EACH * s.players:
            s.ended = BY_CHIPS
        for empire in s.empires:
            if len(empire.tableau) >= FULL_TABLEAU:
                s.ended = BY_TABLEAU
        if s.ended == 0 and s.settings.max_rounds > 0 and s.round >= s.settings.max_rounds:
            s.ended = BY_ROUNDS
        if s.ended == 0:
            s.frames.task(kinds.ROUND)
        else:
            s.tell("game-end", "race:73" if s.ended != BY_ROUNDS else "race:80", NONE, why_ended(s))
