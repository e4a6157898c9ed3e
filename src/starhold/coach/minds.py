"""What was learnt of a table, as the coach uses it: as the strongest opponent does."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starhold.bots.levels import tuned
from starhold.bots.mind import Mind
from starhold.bots.weights import BadWeights, weights
from starhold.core.encoding import Encoding
from starhold.core.game import State

LEVEL: Final = "oracle"


def mind_of(position: State) -> Mind | None:
    """The mind for such a table; None where nothing was learnt of it, or what was learnt cannot be used."""
    game = position.game()
    encoding: Encoding | None = game.part("encoding")
    if encoding is None:
        return None
    kind = encoding.kind(position.players, position.options())
    try:
        found = weights(game.id)
    except BadWeights:
        return None
    mind = found.mind(kind)
    if mind is None or kind is None:
        return None
    level = tuned(LEVEL, kind.name, found.card)
    return mind if level.beta < 0.0 else replace(mind, beta=level.beta)
