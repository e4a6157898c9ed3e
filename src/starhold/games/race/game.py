"""The manifest of Race: where its parts are."""

from __future__ import annotations

from typing import Final

from starhold.core.game import Game
from starhold.games.race.actions import CARD_NAMES, SPACE
from starhold.games.race.invariants import check
from starhold.games.race.phases import consume, develop, end, explore, payment, produce, round, settle, start
from starhold.games.race.refusals import explain
from starhold.games.race.scoring import score
from starhold.games.race.settings import OPTIONS
from starhold.games.race.state import set_up
from starhold.games.race.view import deal_anew, view

GAME: Final = Game(
    id="race",
    package="starhold.games.race",
    title="Race for the Galaxy",
    players=(2, 4),
    rules_version=1,
    rule_of_turns="race:101",
    space=SPACE,
    options=OPTIONS,
    things=CARD_NAMES,
    phases=(start, round, explore, develop, settle, payment, consume, produce, end),
    set_up=set_up,
    explain=explain,
    score=score,
    check=check,
    view=view,
    deal_anew=deal_anew,
    parts={
        "text": "text.RaceText",
        "seen": "view_types.SeenTable",
        "appraise": "appraise.appraise",
        "belief": "belief.fit",
        "features": "features.features",
        "encoding": "encoding.ENCODING",
        "stats": "stats.stats",
        "tallies": "tallies.TALLIES",
    },
)
