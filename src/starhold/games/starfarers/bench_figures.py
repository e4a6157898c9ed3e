"""What `starhold bench` measures of Starfarers beside what it measures of every game."""

from __future__ import annotations

from time import perf_counter

from starhold.core.chance import Seeded
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.kinds import OK
from starhold.games.starfarers.lattice import CENTRE_OF, NONE
from starhold.games.starfarers.phases.reach import spread, stop_verdict
from starhold.games.starfarers.state import StarfarersState

FAST = 8  # steps of a well-equipped ship


def figures() -> dict[str, float]:
    """Everywhere a ship of speed 8 can get to, and where of that it may stop: the mean over all intersections."""
    state = GAME.start(4, GAME.check_options(4, {}), Seeded("reach"), None)
    assert isinstance(state, StarfarersState)
    starts = [node for node in range(len(CENTRE_OF)) if CENTRE_OF[node] == NONE]
    seat = state.active
    began = perf_counter()
    for node in starts:
        for other in spread(state, node, FAST).nodes:
            if stop_verdict(state, seat, 0, other) == OK:
                pass
    return {"reach_microseconds": (perf_counter() - began) / len(starts) * 1e6}
