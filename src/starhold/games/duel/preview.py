"""What would come of it: supremacy if the epoch ended now, all points if the game did, and each way to play a card.

All is worked out by the rules themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.chance import Chance
from starhold.core.frames import NOBODY
from starhold.games.duel import card_table as flat
from starhold.games.duel.actions import AXIS, CARD_NAMES, EPOCH_CARDS, PAY, PLAY, QUARTER, RESEARCH, SPACE
from starhold.games.duel.kinds import (
    CHOOSE_AXIS,
    CHOOSE_RESEARCH,
    END_GAME,
    INCOME_STEP,
    SUPREMACY,
    SUPREMACY_SCORE,
    TURN,
)
from starhold.games.duel.phases.payment import MOST_PROPOSALS, payments
from starhold.games.duel.phases.placing import dock_codes, place_of, quarter_codes, visible
from starhold.games.duel.scoring import (
    BY_DIPLOMACY,
    BY_MILITARY,
    BY_QUADRANT,
    BY_RIM,
    BY_TRADE,
    SOURCE_NAMES,
    total,
)
from starhold.games.duel.view_types import Axis, SeenObjects, SeenOutcome, SeenPlay, SeenTarget

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

_SOURCES: Final = (BY_MILITARY, BY_TRADE, BY_QUADRANT, BY_DIPLOMACY, BY_RIM)
AXES: Final[tuple[Axis, ...]] = ("military", "trade")
_NO_LUCK: Final = Chance()  # supremacy asks for none


def _to_come(s: DuelState, *behind: int) -> DuelState | None:
    """A copy in which supremacy comes next, as far as it is not done yet, and then these tasks, the last one first.

    None in the midst of an end, where all that is scored already would be scored again.
    """
    copy = s.clone()
    pending = copy.frames.stack
    copy.frames.stack = []
    for task in behind:
        copy.frames.task(task)
    ending = s.universes[0].passed and s.universes[1].passed
    if not ending or any(frame.seat == NOBODY and frame.kind == SUPREMACY for frame in pending):
        copy.frames.task(SUPREMACY)
        return copy
    if not pending or pending[-1].seat == NOBODY or pending[-1].kind != CHOOSE_AXIS:
        return None
    copy.frames.task(SUPREMACY_SCORE)
    copy.frames.ask(CHOOSE_AXIS, pending[-1].seat)
    return copy


def preview(s: DuelState) -> list[SeenOutcome]:
    """Where the cylinder would go and what each seat would score; two ways where diplomacy may choose an axis."""
    copy = _to_come(s)
    if copy is None:
        return []
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


# -- the whole game


def projected(s: DuelState) -> list[dict[str, int]]:
    """For each seat what it would still score if the epoch ended now, without research, and the game with it (duel:I1).

    Whoever may choose an axis takes the one that is better for them.
    """
    copy = _to_come(s, END_GAME, INCOME_STEP)
    if copy is None:
        return [{}, {}]
    copy.advance(_NO_LUCK)
    asked = copy.waiting()
    if asked:
        seat = asked[0]
        ends: list[DuelState] = []
        for number in range(2):
            branch = copy.clone()
            branch.apply(seat, AXIS + number, _NO_LUCK)
            ends.append(branch)
        first, second = (total(end, seat) - total(end, 1 - seat) for end in ends)
        copy = ends[0] if first >= second else ends[1]
    result: list[dict[str, int]] = []
    for before, after in zip(s.universes, copy.universes, strict=True):
        gained = [after.points[source] - before.points[source] for source in range(len(SOURCE_NAMES))]
        result.append({SOURCE_NAMES[source]: points for source, points in enumerate(gained) if points})
    return result


# -- playing a card


def plays(s: DuelState, seat: int) -> dict[str, SeenPlay] | None:
    """Every card this seat may play or research now, with its places and payments; None where that is not asked."""
    frame = s.frames.of(seat)
    if frame is None or frame.kind not in (TURN, CHOOSE_RESEARCH):
        return None
    result: dict[str, SeenPlay] = {}
    for code in s.legal(seat):
        if PLAY <= code < QUARTER:
            card = code - PLAY
        elif RESEARCH <= code < AXIS:
            card = code - RESEARCH + EPOCH_CARDS
        else:
            continue
        ways = payments(s, seat, card)[:MOST_PROPOSALS]
        result[CARD_NAMES[card]] = {
            "targets": _targets(s, seat, card),
            "ways": [[SPACE.notation(PAY + item) for item in way] for way in ways],
        }
    return result


def _targets(s: DuelState, seat: int, card: int) -> list[SeenTarget]:
    type = s.table.type[card] if card < EPOCH_CARDS else flat.NONE
    if type == flat.SHIP_CARD:
        return [
            {"action": SPACE.notation(code), "objects": _tokens([0, 0, 0]), "completes": False}
            for code in dock_codes(s, seat)
        ]
    if type != flat.COLONISATION_CARD:
        return []
    return [_quarter(s, seat, card, code) for code in quarter_codes(s, seat, card)]


def _quarter(s: DuelState, seat: int, card: int, code: int) -> SeenTarget:
    """A quarter: the tokens equal symbols bring there, and whether the planet is full with it (duel:F3, duel:G1)."""
    place = place_of(s, seat, s.table.planets[(code - QUARTER) // 4])
    symbols = s.table.symbols[card]
    quarters = s.universes[seat].quarters[4 * place : 4 * place + 4]
    return {
        "action": SPACE.notation(code),
        "objects": _tokens([visible(s, seat, place, thing) if symbols[thing] else 0 for thing in range(3)]),
        "completes": sum(1 for content in quarters if content == flat.OPEN) == 1,
    }


def _tokens(numbers: list[int]) -> SeenObjects:
    ships, shuttles, stations = numbers
    return {"colony_ship": ships, "shuttle": shuttles, "production_station": stations}
