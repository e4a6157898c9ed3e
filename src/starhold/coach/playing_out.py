"""What two choices come to when opponents play on from both to the end of the game: slow, but nothing is believed.

A look (`looking.py`) stops after a turn or round and believes what the net says of where it stands. Here the same
worlds and the same luck are played to the end, so what is found rests on no valuing of positions; only on how the
players go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.chance import Seeded
from starhold.core.game import State
from starhold.core.ranking import winners
from starhold.core.rng import Rng

PLAYER: Final = "captain"  # quick, and no fool
EARLY: Final = 10  # worlds after which a choice that is not ahead is given up


def won(world: State, seat: int, picks: Sequence[int], seed: str, player: str = PLAYER) -> float:
    """The seat's share of the win after these picks in an imagined world, which stays as it is."""
    position, chance, rng = world.clone(), Seeded(seed), Rng(f"imagine/{seed}")
    bots = [bot(player, f"{seed}/{other}") for other in range(position.players)]
    for action in picks:
        position.apply(seat, action, chance)
    while not position.over():
        other = position.waiting()[0]
        position.apply(other, answer(position, other, bots[other], rng), chance)
    first = winners(position.scores())
    return 1.0 / len(first) if seat in first else 0.0


def apart(
    position: State, seat: int, one: Sequence[int], other: Sequence[int], worlds: int, seed: str, player: str = PLAYER
) -> tuple[float, float]:
    """By how much more often the one choice wins than the other where such players go on, and the standard error of it.

    Where it is not ahead after a few worlds, no more are played.
    """
    found: list[float] = []
    for number in range(worlds):
        world = position.imagine(seat, Rng(f"world/{seed}/{number}"), True)
        luck = f"{seed}/{number}"
        found.append(won(world, seat, one, luck, player) - won(world, seat, other, luck, player))
        if len(found) == EARLY and sum(found) < 0.0:
            break
    mean = sum(found) / len(found)
    return mean, sqrt(sum([(value - mean) ** 2 for value in found]) / (len(found) * max(1, len(found) - 1)))
