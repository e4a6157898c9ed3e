"""What supremacy would bring if the epoch ended now: for both players to see, worked out by the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.chance import Chance
from starhold.games.duel.actions import AXIS
from starhold.games.duel.kinds import SUPREMACY
from starhold.games.duel.scoring import BY_DIPLOMACY, BY_MILITARY, BY_QUADRANT, BY_RIM, BY_TRADE, SOURCE_NAMES
from starhold.games.duel.view_types import Axis, SeenOutcome

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

_SOURCES: Final = (BY_MILITARY, BY_TRADE, BY_QUADRANT, BY_DIPLOMACY, BY_RIM)
AXES: Final[tuple[Axis, ...]] = ("military", "trade")
_NO_LUCK: Final = Chance()  # supremacy asks for none


def preview(s: DuelState) -> list[SeenOutcome]:
    """Where the cylinder would go and what each seat would score; two ways where diplomacy may choose an axis."""
    copy = s.clone()
    copy.frames.stack = []
    copy.frames.task(SUPREMACY)
    copy.advance(_NO_LUCK)
    asked = copy.waiting()
    if not asked:
        return [_outcome(s, copy, None, -1)]
    result: list[SeenOutcome] = []
    for number, axis in enumerate(AXES):
        branch = copy.clone()
        branch.apply(asked[0], AXIS + number, _NO_LUCK)
        result.append(_outcome(s, branch, axis, asked[0]))
    return result


def _outcome(before: DuelState, after: DuelState, axis: Axis | None, chooser: int) -> SeenOutcome:
    points: list[dict[str, int]] = []
    for seat in range(2):
        mine: dict[str, int] = {}
        for source in _SOURCES:
            gained = after.universes[seat].points[source] - before.universes[seat].points[source]
            if gained:
                mine[SOURCE_NAMES[source]] = gained
        points.append(mine)
    result: SeenOutcome = {"row": after.row, "column": after.column, "points": points}
    if axis is not None:
        result["axis"] = axis
        result["chooser"] = chooser
    return result
