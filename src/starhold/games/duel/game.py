"""The manifest of Three Epochs: where its parts are."""

from __future__ import annotations

from typing import Final

from starhold.core.game import Game
from starhold.games.duel.actions import CARD_NAMES, SPACE
from starhold.games.duel.invariants import check
from starhold.games.duel.phases import end, epoch_end, placing, play, research, start, supremacy, turn
from starhold.games.duel.refusals import explain
from starhold.games.duel.scoring import score
from starhold.games.duel.settings import OPTIONS
from starhold.games.duel.state import set_up
from starhold.games.duel.view import deal_anew, view

GAME: Final = Game(
    id="duel",
    package="starhold.games.duel",
    title="Three Epochs",
    players=(2, 2),
    rules_version=1,
    rule_of_turns="duel:B2",
    space=SPACE,
    options=OPTIONS,
    things=CARD_NAMES,
    phases=(start, turn, placing, play, epoch_end, research, supremacy, end),
    set_up=set_up,
    explain=explain,
    score=score,
    check=check,
    view=view,
    deal_anew=deal_anew,
    parts={
        "text": "text.DuelText",
        "seen": "view_types.SeenTable",
        "details": "view_types.SeenBill",
        "appraise": "appraise.appraise",
        "judge": "judge.judge",
        "encoding": "encoding.ENCODING",
        "features": "features.features",
        "stats": "stats.stats",
        "tallies": "tallies.TALLIES",
        "bench_figures": "bench_figures.figures",
    },
)
