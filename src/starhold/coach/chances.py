"""Each player's chance of winning in a position: each by what that player knows, and all made to add up to one.

Told by one player alone they are less often right: on held-out games of all kinds the error of the joint ones is
smaller. For who plays alone it is the share of the margin, in which one half is a fair result.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from starhold.bots.mind import Mind
from starhold.bots.net import sigmoid
from starhold.bots.trust import chances_of
from starhold.bots.valuing import outcome
from starhold.core.encoding import Encoding, Rows
from starhold.core.game import State

OPEN: Final = 0.25  # of a clear win in points: by so much players would decide otherwise in some …
SOME: Final = 16.0  # … decisions on the way to an end


class Chances:
    """Gathers positions and tells the chances in all of them at once, which is quicker than one by one."""

    def __init__(self, players: int, mind: Mind, encoding: Encoding) -> None:
        self.players = players
        self.mind = mind
        self.encoding = encoding
        self.rows = Rows()
        self.known: list[list[float]] = []  # of games that are over; empty where the net has to say

    def add(self, state: State, supposed: int = 0) -> None:
        """One more position, reached by so many decisions that were only supposed."""
        if state.over():
            told = outcome(state, 0, self.encoding.scale, self.mind.par)
            shares = told[:-1] if self.players > 1 else told[-1:]
            self.known.append(self._blurred(state, shares, supposed) if supposed and self.players > 1 else shares)
        else:
            self.known.append([])
            for seat in range(self.players):
                self.encoding.write(state, seat, False, self.rows)

    def _blurred(self, state: State, shares: list[float], supposed: int) -> list[float]:
        """The end of a game that might go otherwise, the more so the closer it is and the more decisions lead there."""
        width = self.encoding.scale * OPEN * sqrt(supposed / SOME)
        leads = [score.total + share for score, share in zip(state.scores(), shares, strict=True)]
        best = max(leads)
        powers = [exp((lead - best) / width) for lead in leads]
        return [power / sum(powers) for power in powers]

    def told(self) -> list[list[float]]:
        """The chances by seat, for each position."""
        own = self._own() if len(self.rows.ends) else []
        result: list[list[float]] = []
        at = 0
        for known in self.known:
            if known:
                result.append(known)
                continue
            said = own[at : at + self.players]
            at += self.players
            total = sum(said) if self.players > 1 else 1.0
            result.append([chance / total for chance in said])
        return result

    def _own(self) -> list[float]:
        """What each player thinks of the own chance."""
        outputs = self.mind.value(self.rows)
        if self.players == 1:
            alone: list[float] = sigmoid(outputs[:, 1]).tolist()
            return alone
        said: list[float] = chances_of(outputs[:, : self.players], self.mind.trust)[:, 0].tolist()
        return said
