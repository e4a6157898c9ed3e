"""Games from which is learnt: played by the present weights, by past ones and by `greedy`, with some exploring."""

from __future__ import annotations

from math import log
from typing import Any, Final

from starhold.bots.greedy import Appraise
from starhold.bots.mind import Mind
from starhold.bots.valuing import Valuer, unresolved
from starhold.core.chance import Seeded
from starhold.core.encoding import Encoding, Rows
from starhold.core.game import Game, State
from starhold.core.rng import Rng

MOST_DECISIONS: Final = 6_000
CLEARLY: Final = 0.04  # an exploring choice that is worse by so much says nothing of what was before
NOT_CUT: Final = -1.0


class Chain:
    """The positions of one seat after its choices."""

    __slots__ = ("cuts", "due", "rows", "tried")

    def __init__(self) -> None:
        self.rows = Rows()
        self.cuts: list[float] = []  # what the best choice was worth where a clearly worse one was tried
        self.tried: list[bool] = []  # whether it was an exploring choice
        self.due = False  # whether a choice is not resolved yet


class Played:
    """What one game has left to learn from."""

    __slots__ = ("chains", "decisions", "guessed", "guesses", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.chains = [Chain() for _ in range(state.players)]
        self.guesses = Rows()  # what everybody knew when a seat chose in secret …
        self.guessed: list[int] = []  # … and what it chose
        self.decisions = 0


class Seat:
    """Who chooses for a seat while it is learnt."""

    def __init__(self, game: Game, mind: Mind | None, explore: float, noise: float, seed: str) -> None:
        self.valuer = None if mind is None else Valuer(game, mind, seed)  # without: by the appraiser alone
        self.appraise: Appraise = game.need("appraise")
        self.manners: Any = game.part("manners")
        self.explore = explore
        self.noise = noise  # points that the appraiser errs by
        self.rng = Rng(f"exploring/{seed}")
        self.cut = NOT_CUT  # of the last choice
        self.tried = False  # whether that was an exploring one

    def choose(self, position: State, seat: int) -> int:
        self.cut = NOT_CUT
        self.tried = False
        if self.valuer is None:
            return self._by_appraisal(position, seat)
        weighed = self.valuer.weigh(position, seat)
        best = weighed.best()
        if self._luck() < self.explore:
            options = self.valuer.options(position, seat)
            action = options[self.rng.below(len(options))]
            place = weighed.actions.index(action) if action in weighed.actions else -1
            if place < 0 or weighed.worths[best] - weighed.worths[place] > CLEARLY:
                self.cut = weighed.values[best] if len(weighed.actions) > 1 else NOT_CUT
            self.tried = place != best
            return action
        return weighed.actions[best]

    def _by_appraisal(self, position: State, seat: int) -> int:
        options = position.legal(seat)
        if self.manners is not None:
            options = self.manners(position, seat, options)
        if len(options) == 1:
            return options[0]
        worths = self.appraise(position, seat, options)
        best = 0
        highest = -1e9
        for place, worth in enumerate(worths):
            noisy = worth - self.noise * log(-log(self._luck()))
            if noisy > highest:
                best = place
                highest = noisy
        return options[best]

    def _luck(self) -> float:
        return (float(self.rng.below(1 << 24)) + 0.5) / (1 << 24)


def play(state: State, seats: list[Seat], seed: str, codes: dict[int, int]) -> Played:
    """One game to its end."""
    encoding: Encoding = state.game().need("encoding")
    secret = {place for place, one in enumerate(state.game().decisions) if one.name in encoding.secret}
    chance = Seeded(seed)
    rng = Rng(f"imagine/{seed}")
    result = Played(state)
    chains = result.chains
    cuts = [NOT_CUT] * state.players
    tried = [False] * state.players
    decisions = 0
    while not state.over() and decisions < MOST_DECISIONS:
        for seat in state.waiting():
            decisions += 1
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0], chance)
            else:
                frame = state.frames.of(seat)
                assert frame is not None
                kind = frame.kind
                # The plain deal: what a net is told does not depend on it, and a memory of all cards is dear.
                action = seats[seat].choose(state.imagine(seat, rng, False), seat)
                if kind in secret and action in codes:
                    encoding.write(state, seat, True, result.guesses)
                    result.guessed.append(codes[action])
                state.apply(seat, action, chance)
                chains[seat].due = True
                cuts[seat] = seats[seat].cut
                tried[seat] = seats[seat].tried
            for other, chain in enumerate(chains):
                if chain.due and not unresolved(state, other):
                    chain.due = False
                    if not state.over():
                        encoding.write(state, other, False, chain.rows)
                        chain.cuts.append(cuts[other])
                        chain.tried.append(tried[other])
    result.decisions = decisions
    return result
