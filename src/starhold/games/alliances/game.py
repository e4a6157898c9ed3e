"""The manifest of Age of Galaxy: where its parts are."""

from __future__ import annotations

from typing import Final

from starhold.core.game import Game
from starhold.games.alliances.actions import SPACE, THING_NAMES
from starhold.games.alliances.invariants import check
from starhold.games.alliances.phases import colonize, galactic, production, start, turn, war
from starhold.games.alliances.refusals import explain
from starhold.games.alliances.scoring import score
from starhold.games.alliances.settings import OPTIONS
from starhold.games.alliances.state import set_up
from starhold.games.alliances.view import deal_anew, view

GAME: Final = Game(
    id="alliances",
    package="starhold.games.alliances",
    title="Age of Galaxy",
    players=(1, 4),
    rules_version=2,  # 2: the galaxy is laid out after the first factions (alliances:B9)
    rule_of_turns="alliances:D1",
    space=SPACE,
    options=OPTIONS,
    things=THING_NAMES,
    phases=(start, production, turn, colonize, war, galactic),
    set_up=set_up,
    explain=explain,
    score=score,
    check=check,
    view=view,
    deal_anew=deal_anew,
    parts={
        "text": "text.AlliancesText",
        "seen": "view_types.SeenTable",
        "appraise": "appraise.appraise",
        "judge": "judge.judge",
        "encoding": "encoding.ENCODING",
        "features": "features.features",
        "stats": "stats.stats",
        "tallies": "tallies.TALLIES",
    },
)
