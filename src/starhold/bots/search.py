"""Look-ahead: what the rest of a turn or round makes of each choice, in several imagined worlds.

The choices that the net finds best are played on in the same worlds with the same luck, everybody choosing by the net,
until the turn or round is over; there the net says what the position is worth. Each wave plays one world with every
choice that is left; after a share of the looks the worse half is dropped (sequential halving). What the net thought
before the search counts as a few samples.
"""

from __future__ import annotations

import time
from typing import Final

from starhold.bots.mind import Mind
from starhold.bots.valuing import Look, Valuer
from starhold.core.belief import imagine_likely
from starhold.core.chance import Seeded
from starhold.core.encoding import Rows
from starhold.core.game import Game, State
from starhold.core.rng import Rng

CHOICES: Final = 6  # played on at most
CLOSE: Final = 0.12  # below the best at first sight: what is further down is not played on
FIRST_SIGHT: Final = 2.0  # samples that the first sight counts as
TRUST: Final = 0.5  # how much of the appraiser's opinion of a choice still counts after it was played on
WIDTH: Final = 4  # choices looked at in a decision that is played on …
NEVER: Final = 1 << 30  # a round that does not come
ENDING: Final = 4  # times the usual number of decisions, where lines are played to the end of the game
CLEAR: Final = 0.25  # … if they are no further below the best appraisal than this share of a clear win


class Line:
    """One choice played on in one world."""

    __slots__ = ("chance", "choice", "done", "draws", "looks", "seats", "state", "steps", "value")

    def __init__(self, choice: int, state: State, chance: Seeded, draws: Rng) -> None:
        self.choice = choice  # its place among those that are compared
        self.state = state
        self.chance = chance
        self.draws = draws  # by which others choose in secret
        self.steps = 0
        self.done = False
        self.value = 0.0  # of where it ended
        self.seats: list[int] = []  # who is asked in this step …
        self.looks: list[Look] = []  # … and what they look at


class Search:
    """Looks ahead for one game; bounded by positions looked at, and by time if that is wanted."""

    def __init__(
        self, game: Game, mind: Mind, seed: int | str, looks: int, seconds: float = 0.0, deals: int = 1
    ) -> None:
        self.valuer = Valuer(game, mind, seed)
        self.mind = mind
        self.encoding = self.valuer.encoding
        self.rng = Rng(f"search/{seed}")
        self.looks = looks
        self.seconds = seconds
        self.deals = deals  # of each world, one of which is taken by what the others did; 1: the plain deal
        self.worlds = 0  # played in the last decision
        self.clear = CLEAR * self.encoding.scale

    def choose(self, position: State, seat: int) -> int:
        """The best choice after a look ahead; at first sight if there is nothing left to look with."""
        begun = self.valuer.looked_at
        end = time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        self.worlds = 0
        weighed = self.valuer.weigh(position.clone(), seat)
        ranked = sorted([(-worth, place) for place, worth in enumerate(weighed.worths)])
        best = -ranked[0][0]
        alive = [place for worth, place in ranked[:CHOICES] if -worth >= best - CLOSE]
        if len(alive) == 1:
            return weighed.actions[alive[0]]
        sums = [worth * FIRST_SIGHT for worth in weighed.worths]
        counts = [FIRST_SIGHT for _ in weighed.worths]
        opinions = [TRUST * (worth - value) for worth, value in zip(weighed.worths, weighed.values, strict=True)]
        halvings = 1
        while 1 << halvings < len(alive):
            halvings += 1
        for halving in range(halvings):
            share = begun + self.looks * (halving + 1) // halvings
            while self.valuer.looked_at < share and (end == 0.0 or time.monotonic() < end):
                before = self.valuer.looked_at
                values = self._wave(position, seat, [[weighed.actions[place]] for place in alive])
                for place, value in zip(alive, values, strict=True):
                    sums[place] += value + opinions[place]
                    counts[place] += 1.0
                if self.valuer.looked_at == before:  # nothing to look at on the way: a few worlds say it all
                    share -= 40 * len(alive)
            ranked = sorted([(-sums[place] / counts[place], place) for place in alive])
            alive = [place for _, place in ranked[: (len(ranked) + 1) // 2]]
            if len(alive) == 1:
                break
        return weighed.actions[alive[0]]

    def _wave(self, position: State, seat: int, starts: list[list[int]]) -> list[float]:
        """One more world for each choice that is left, and what it came to there."""
        lines = self.play_on(position, seat, starts)
        rows = Rows()
        asked: list[Line] = []
        for line in lines:
            if line.state.over():
                line.value = self.valuer.outcome(line.state, seat)
            else:
                self.encoding.write(line.state, seat, False, rows)
                asked.append(line)
        self.valuer.looked_at += len(asked)
        if asked:
            said: list[float] = self.mind.values(rows, position.players)
            for place, line in enumerate(asked):
                line.value = said[place]
        return [line.value for line in lines]

    def play_on(self, position: State, seat: int, starts: list[list[int]], apart: bool = False) -> list[Line]:
        """Each of these choices (of several picks, where it is such a one) played on in one more world with the same
        luck, until the turn or round is over.

        With `apart` nothing that one line draws depends on the others, and what others have chosen in secret by now is
        chosen anew in each line: by what is known of them, not by the deal. Where the game is over in one line, all are
        played to its end: what is known of one is not to be compared with what is believed of another.
        """
        self.worlds += 1
        world = imagine_likely(position, seat, self.rng, True, self.deals)
        luck = self.rng.below(1 << 30)
        if apart:
            take_up(world, seat)
        lines: list[Line] = []
        for place, start in enumerate(starts):
            state = world.clone()
            chance = Seeded(luck, "ahead")
            for action in start:
                state.apply(seat, action, chance)
            lines.append(Line(place, state, chance, Rng(f"drawn/{luck}") if apart else self.rng))
        horizon = position.rounds() + self.encoding.ahead
        while self._step(lines, seat, horizon, self.encoding.steps):
            pass
        if apart and any(line.state.over() for line in lines):
            for line in lines:
                line.done = False
            while self._step(lines, seat, NEVER, ENDING * self.encoding.steps):
                pass
        return lines

    def _step(self, lines: list[Line], me: int, horizon: int, most: int) -> bool:
        """Every line one decision on; whether any of them goes on."""
        rows = Rows()
        guesses = Rows()
        guessed = False
        asked = 0
        going = False
        for line in lines:
            line.seats = []
            line.looks = []
            if line.done:
                continue
            state = line.state
            if state.over() or state.rounds() >= horizon or line.steps >= most:
                line.done = True
                continue
            going = True
            for seat in state.waiting():
                line.steps += 1
                line.seats.append(seat)
                look = self._look(state, seat, seat == me, rows, guesses)
                asked += look.asked
                guessed = guessed or look.asked < 0
                line.looks.append(look)
        said: list[float] = []
        if len(rows.ends):
            said = self.mind.values(rows, lines[0].state.players)
        chances: list[list[float]] = self.mind.guesses(guesses) if guessed else []
        first = 0
        guess = 0
        for line in lines:
            for place, seat in enumerate(line.seats):
                look = line.looks[place]
                if look.asked < 0:
                    action = self._drawn(chances[guess], look.actions, line.draws)
                    guess += 1
                else:
                    weighed = self.valuer.weighed(look, said, first)
                    first += look.asked
                    action = weighed.actions[weighed.best()]
                line.state.apply(seat, action, line.chance)
        return going

    def _look(self, state: State, seat: int, mine: bool, rows: Rows, guesses: Rows) -> Look:
        """What a seat looks at in a decision that is played on; of a secret one of others the guess is all there is."""
        frame = state.frames.of(seat)
        assert frame is not None
        if not mine and frame.kind in self.valuer.secret and self.mind.guess is not None:
            look = Look(state.legal(seat), [], [])
            if len(look.actions) > 1:
                self.encoding.write(state, seat, True, guesses)
                look.asked = -1  # asks the other net
            return look
        return self.valuer.look(state, seat, rows, WIDTH, self.clear)

    def _drawn(self, chances: list[float], legal: list[int], rng: Rng) -> int:
        """One of the legal codes, by its chance."""
        codes = self.mind.codes
        likely = [(chances[place], code) for place, code in enumerate(codes) if code in legal]
        if not likely:
            return legal[rng.below(len(legal))]
        point = float(rng.below(1 << 24)) / (1 << 24) * sum([chance for chance, _ in likely])
        for chance, code in likely:
            point -= chance
            if point < 0.0:
                return code
        return likely[-1][1]


def take_up(world: State, seat: int) -> None:
    """Take back what others were dealt as their secret choices beside this seat's."""
    mine = world.frames.of(seat)
    if mine is None:
        return
    for frame in world.frames.stack[mine.group :]:
        if frame.seat != seat and frame.need == 0 and world.decision(frame.kind).secret:
            frame.need = len(frame.picked)
            frame.picked = []
            frame.options = None
