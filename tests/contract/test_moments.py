"""In the midst of a step: every position that a watched journal keeps can be shown to everybody, and tells nobody more
than they may know."""

from __future__ import annotations

import json
from typing import Any

from starhold import Rng, Seeded
from starhold.server.moments import difference
from tests.contract.cases import Case, every_case, seldom, start

STEPS = 90  # of a game: enough for every phase of each


def merged(own: Any, change: Any) -> Any:
    """What the client makes of a difference (`web/src/lib/moments.ts`)."""
    if isinstance(own, list):
        if not isinstance(change, dict):
            return change
        return [merged(one, change[str(i)]) if str(i) in change else one for i, one in enumerate(own)]
    if not isinstance(own, dict):
        return change
    if isinstance(change, list):
        return change[0]
    if not isinstance(change, dict):
        return change
    return {**own, **{name: merged(own.get(name), value) for name, value in change.items()}}


@every_case
def test_moments_can_be_shown_and_tell_nobody_more_than_they_may_know(case: Case) -> None:
    """No byte of a moment depends on what is hidden from who sees it then; and its difference to the view at the end of
    the step gives it back."""
    _, state = start(case, 11)
    journal = state.journal
    assert journal is not None
    journal.watched = True
    chance, rng = Seeded(11), Rng("moments")
    seen = 0
    for step in range(STEPS):
        if state.over():
            break
        journal.cut(0)
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], chance)
        for number, glimpse in enumerate(journal.glimpses):
            thorough = (step + number) % seldom(case, 5) == 0
            for eyes in (None, *range(case[1])) if thorough else (step % case[1],):
                view = glimpse.state.view_between(eyes)
                glimpse.state.scores()
                own = state.view(eyes)
                plain = json.loads(json.dumps(view))
                assert merged(own, json.loads(json.dumps(difference(view, own)))) == plain == view
                assert (view["asked"], view["over"], view["end_reason"]) == ([], False, "")
                if thorough:
                    imagined = glimpse.state.imagine(rng.below(case[1]) if eyes is None else eyes, rng)
                    assert imagined.view_between(eyes) == view
                seen += 1
    assert seen > 0
