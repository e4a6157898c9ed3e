"""By what numbers is learnt. The same plan and the same number of games give the same weights."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """One run. Nothing goes by the clock: a run can always be gone on with."""

    game: str
    kinds: tuple[str, ...]  # of tables, by name
    seed: int = 1
    hidden: int = 64
    second: int = 32
    guess_hidden: int = 24
    guess_second: int = 16
    games: int = 32  # of a generation at a table of two: played by the same weights
    warm: int = 200_000  # rows of each kind from games of `greedy`, before it plays by its own values
    noise: float = 0.6  # points, of those games
    lam: float = 0.9
    explore: float = 0.08  # of all choices: what is never tried cannot be told from what is good
    most: int = 8  # choices looked at in a decision of self-play
    kept: int = 16  # rows of a seat in a game, beside those after an exploring choice: those of one game end alike, …
    beta: float = 0.64  # weight of the appraiser where it is a clear win ahead (`Encoding.scale` points), at first …
    beta_least: float = 0.03  # … and never less
    beta_apart: float = 1.3  # times as much of it has a seat, or as much less: who wins more is followed …
    beta_rate: float = 0.01  # … by so much a win
    rate: float = 1e-3  # of learning …
    rate_rows: float = 1_000_000.0  # … is half of that after so many rows of a kind …
    rate_least: float = 5e-5  # … and never less
    decay: float = 1.0  # of the first layer's weights, times the rate, in a step
    batch: int = 256
    uses: float = 4.0  # how often a row is used
    memory: int = 200_000  # rows of each kind: … so many games say more than many rows
    past: float = 0.25  # share of games against an earlier self
    past_every: int = 30  # generations of a kind
    past_most: int = 5
    against_greedy: float = 0.1  # share of games
    begun: str = ""  # hash of the weights it goes on from; '' from nothing

    def rate_after(self, rows: int) -> float:
        return max(self.rate_least, self.rate / (1.0 + rows / self.rate_rows))
