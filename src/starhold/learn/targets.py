"""What the outputs of a net should have said of the positions of a game that is over: TD(lambda)."""

from __future__ import annotations

import numpy as np

from starhold.bots.mind import value_of
from starhold.bots.net import Floats, Net, sigmoid, softmax
from starhold.bots.valuing import outcome
from starhold.learn.samples import Samples, joined, kept
from starhold.learn.self_play import NOT_CUT, Played


def value_samples(played: Played, net: Net | None, lam: float, scale: float, par: float, most: int) -> Samples | None:
    """With a net, the targets lean on what it says of the positions that came after; without, on the end alone.

    Of a seat's positions about so many are kept, spread over the game, and those after exploring choices.
    """
    if not played.state.over():
        return None
    players = played.state.players
    parts: list[Samples] = []
    for seat, chain in enumerate(played.chains):
        if not chain.cuts:
            continue
        final = np.asarray(outcome(played.state, seat, scale, par), np.float32)
        inputs, values, lengths = kept(chain.rows)
        size = len(lengths)
        targets: Floats = np.tile(final, (size, 1))
        if net is not None:
            out = net.outputs(inputs, values, np.cumsum(lengths, dtype=np.int32))
            said = np.concatenate([softmax(out[:, :players]), sigmoid(out[:, players:])], axis=1)
            worth = value_of(out, players)
            aim = final
            for place in range(size - 1, -1, -1):
                targets[place] = aim
                if chain.cuts[place] == NOT_CUT:
                    aim = (1.0 - lam) * said[place] + lam * aim
                else:  # what came of an exploring choice is not held against the positions before it
                    aim = np.clip(said[place] + (chain.cuts[place] - worth[place]), 0.0, 1.0)
                    aim[:players] /= max(float(aim[:players].sum()), 1e-6)
        apart = max(1, size // most)
        spread = (np.arange(size) + played.decisions) % apart == 0
        wanted = np.flatnonzero(spread | np.asarray(chain.tried))
        parts.append(Samples(inputs, values, lengths, targets).some(wanted))
    return joined(parts) if parts else None


def guess_samples(played: Played, choices: int) -> Samples | None:
    """What was chosen in secret, beside what everybody knew."""
    if not played.guessed:
        return None
    aims = np.zeros((len(played.guessed), choices), np.float32)
    aims[np.arange(len(played.guessed)), played.guessed] = 1.0
    return Samples(*kept(played.guesses), aims)
