"""The manifest of Beacons: where its parts are."""

from __future__ import annotations

from typing import Final

from starhold.core.game import Game
from starhold.games._template.actions import CARD_NAMES, SPACE
from starhold.games._template.invariants import check
from starhold.games._template.phases import round
from starhold.games._template.refusals import explain
from starhold.games._template.scoring import score
from starhold.games._template.settings import OPTIONS
from starhold.games._template.state import set_up
from starhold.games._template.view import deal_anew, view

GAME: Final = Game(
    id="template",
    package="starhold.games._template",
    title="Beacons",
    players=(2, 4),
    rules_version=1,
    rule_of_turns="template:2",
    space=SPACE,
    options=OPTIONS,
    things=CARD_NAMES,
    phases=(round,),
    set_up=set_up,
    explain=explain,
    score=score,
    check=check,
    view=view,
    deal_anew=deal_anew,
    parts={
        "text": "text.TemplateText",
        "seen": "view_types.SeenTable",
        "appraise": "appraise.appraise",
        "features": "features.features",
        "stats": "stats.stats",
    },
)
