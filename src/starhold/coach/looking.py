"""A deep look at one decision: its choices played on in the same imagined worlds, as the strongest opponent does it
(`bots/search.py`), and what each comes to in chance of winning.

The choices are compared world by world. Those that are clearly worse are dropped on the way; it ends when the others
are told apart well enough, or when all has been looked at that may be.

What a choice is worth is the mean chance of winning where its lines ended, and half of what the appraiser thought of
it: as much as it counts to the opponents, and the less the clearer the game is decided. For who plays alone the share
of the margin stands for the chance of winning: one half is a fair result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from starhold.bots.mind import Mind
from starhold.bots.search import TRUST, Line, Search
from starhold.bots.valuing import WORST
from starhold.coach.chances import Chances
from starhold.coach.gestures import completed
from starhold.core.chance import Seeded
from starhold.core.game import State
from starhold.core.tallies import Tallies

MOST: Final = 7  # choices played on at first, besides those that are asked for
CLOSE: Final = 0.15  # below the best at first sight: what is further down is not played on
BLOCK: Final = 8  # worlds between two comparisons
CLEARLY: Final = 3.0  # standard errors, and …
WORSE: Final = 0.01  # … that much more chance of winning: so much below the best a choice is dropped
SHARE: Final = 8.0  # a difference this many times its error is known well enough, however coarse
MOST_WORLDS: Final = 400  # of a choice
ALIKE: Final = 1e-4  # an error there always is, even where all worlds are alike


class Candidate:
    """One choice (several picks, where the question asks for several) and what came of it, world by world."""

    __slots__ = ("alive", "ended", "opinion", "picks", "sums", "total", "wanted", "wins")

    def __init__(self, picks: list[int], opinion: float, wanted: bool) -> None:
        self.picks = picks
        self.opinion = opinion  # of the appraiser, as a value of the net; 0 for what it likes best
        self.wanted = wanted  # to be looked at in any case
        self.alive = True  # still played on
        self.wins: list[float] = []  # the chance of winning at the end of each line
        self.total = 0.0  # their sum
        self.ended = 0  # lines in which the game was over
        self.sums: list[float] = []  # of the tallies at the end of each line

    def mean(self) -> float:
        """The mean chance of winning."""
        return self.total / len(self.wins) if self.wins else 0.5


class Looking:
    """The comparison of one decision's choices; it can be gone on with."""

    def __init__(
        self,
        position: State,
        seat: int,
        mind: Mind,
        seed: int | str,
        also: Sequence[Sequence[int]] = (),
        keep: int = 2,
        tallies: Tallies | None = None,
    ) -> None:
        """`position` is one imagined for the seat. `also` are choices to look at in any case; of the others the best
        `keep` are never dropped."""
        self.position = position
        self.seat = seat
        self.mind = mind
        self.keep = keep
        self.tallies = tallies
        self.search = Search(position.game(), mind, seed, 0)
        self.encoding = self.search.encoding
        self.worlds = 0
        self.candidates: list[Candidate] = []
        self.sight: dict[int, int] = {}  # the rank at first sight, by action
        self._find(also)
        self.looked = self.search.valuer.looked_at  # positions looked at so far

    def _find(self, also: Sequence[Sequence[int]]) -> None:
        """The choices that look best at first sight, and those asked for."""
        weighed = self.search.valuer.weigh(self.position.clone(), self.seat)
        ranked = sorted([(-worth, place) for place, worth in enumerate(weighed.worths)])
        for rank, (worth, place) in enumerate(ranked):
            action = weighed.actions[place]
            self.sight[action] = rank
            if rank < self.keep or (rank < MOST and worth <= ranked[0][0] + CLOSE):
                self._add([action], TRUST * (weighed.worths[place] - weighed.values[place]), False)
        for picks in also:
            self._add(list(picks), None, True)

    def _add(self, picks: list[int], opinion: float | None, wanted: bool) -> None:
        """One more choice, with all its picks, unless it is there already: the order of picks makes no other choice."""
        whole = completed(self.position, self.seat, picks, self.search.valuer)
        for one in self.candidates:
            if sorted(one.picks) == sorted(whole):
                one.wanted = one.wanted or wanted
                return
        if whole:
            known = opinion if opinion is not None and len(whole) == 1 else self._opinion(whole)
            self.candidates.append(Candidate(whole, known, wanted))

    def _opinion(self, picks: list[int]) -> float:
        """What the appraiser thinks of a choice that is not among the best; where several picks are due, of each."""
        position = self.position.clone()
        frame = position.frames.of(self.seat)
        assert frame is not None
        left = sorted(picks) if frame.need > 1 else picks[:1]  # what is put together piece by piece begins anyhow
        opinion = 0.0
        while left:
            options = position.legal(self.seat)
            prior = self.search.valuer.appraise(position, self.seat, options)
            # In whatever order they were picked, the picks are one choice: what looks best counts as picked first.
            offered = [(prior[options.index(one)], one) for one in left if one in options]
            if not offered:
                break  # here the order does matter
            best, action = max(offered)
            opinion -= min(max(prior) - best, WORST)
            left.remove(action)
            if left:
                position.apply(self.seat, action, Seeded("picks"))
        return TRUST * self.mind.beta * opinion

    # -- looking

    def go_on(self, looks: int, fine: float, least: int = 0) -> None:
        """Look on, at so many positions in all, or until the differences are known to `fine`; a lone choice is looked
        at in `least` worlds."""
        alive = self.alive()
        while self.looked < looks and self.worlds < MOST_WORLDS:
            if self.worlds >= least if len(alive) == 1 else self.known(fine):
                break
            for _ in range(BLOCK):
                self._wave(alive)
                if self.looked >= looks:
                    break
            self._drop(alive)
            alive = self.alive()

    def alive(self) -> list[Candidate]:
        return [one for one in self.candidates if one.alive]

    def _wave(self, alive: list[Candidate]) -> None:
        """One more world."""
        before = self.search.valuer.looked_at
        lines = self.search.play_on(self.position, self.seat, [one.picks for one in alive], True)
        self._value(lines, alive)
        self.looked += self.search.valuer.looked_at - before + len(lines)
        self.worlds += 1

    def _value(self, lines: list[Line], alive: list[Candidate]) -> None:
        """What the lines came to."""
        chances = Chances(self.position.players, self.mind, self.encoding)
        for line, one in zip(lines, alive, strict=True):
            chances.add(line.state, line.steps)
            if line.state.over():
                one.ended += 1
            if self.tallies is not None:
                counted = self.tallies.take(line.state, self.seat)
                one.sums = [a + b for a, b in zip(one.sums, counted, strict=True)] if one.sums else counted
        for one, told in zip(alive, chances.told(), strict=True):
            one.wins.append(told[self.seat])
            one.total += told[self.seat]

    def _drop(self, alive: list[Candidate]) -> None:
        """Leave those alone that are clearly worse than the best."""
        damp = self.damp()
        ranked = sorted(alive, key=lambda one: -one.mean() - damp * one.opinion)
        for one in ranked[self.keep :]:
            apart, error = self.apart(ranked[0], one)
            if not one.wanted and apart > CLEARLY * error + WORSE:
                one.alive = False

    def known(self, fine: float) -> bool:
        """Whether the differences between those still played on are known that well."""
        if self.worlds < BLOCK:
            return False
        best = self.best()
        for one in self.alive():
            if one is not best:
                apart, error = self.apart(best, one)
                if error > max(fine, apart / SHARE):
                    return False
        return True

    # -- what is known by now

    def damp(self) -> float:
        """How much the appraiser still counts: less where the game is as good as decided."""
        best = max([one.mean() for one in self.candidates])
        return 4.0 * best * (1.0 - best)

    def apart(self, best: Candidate, other: Candidate) -> tuple[float, float]:
        """By how much one is better than another in the worlds that both were played in; the standard error of it."""
        count = min(len(best.wins), len(other.wins))
        opinion = self.damp() * (best.opinion - other.opinion)
        if count < 2:
            return opinion, 1.0
        differences = [a - b for a, b in zip(best.wins[:count], other.wins[:count], strict=True)]
        mean = sum(differences) / count
        error = sqrt(sum([(one - mean) ** 2 for one in differences]) / (count * (count - 1)))
        return mean + opinion, max(error, ALIKE)

    def best(self) -> Candidate:
        """The best of those that are still played on."""
        damp = self.damp()
        return max(self.alive(), key=lambda one: one.mean() + damp * one.opinion)

    def ranked(self) -> list[tuple[Candidate, float]]:
        """All that were looked at, best first, each with its chance of winning: as far below that of the best as it was
        worse in the worlds both were played in."""
        best = self.best()
        level = best.mean()
        told = [(one, level if one is best else level - max(0.0, self.apart(best, one)[0])) for one in self.candidates]
        return sorted(told, key=lambda pair: (pair[0] is not best, -pair[1]))
