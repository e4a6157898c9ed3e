"""Plans so small that a generation takes a moment."""

from __future__ import annotations

from dataclasses import replace

from starhold.learn.plan import Plan
from tests.core.courses import encoding_of

TINY = Plan(
    game="alliances",
    kinds=("alone", "two"),
    seed=3,
    hidden=6,
    second=5,
    guess_hidden=4,
    guess_second=3,
    games=1,
    warm=20,  # the second generation of a kind is played by its own net already
    batch=16,
    memory=400,
    past_every=1,
)


def tiny(game_id: str, *kinds: str) -> Plan:
    return replace(TINY, game=game_id, kinds=kinds or (encoding_of(game_id).kinds[0].name,))
