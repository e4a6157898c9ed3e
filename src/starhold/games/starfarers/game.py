"""The manifest of Starfarers: where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starhold.core.game import Game
from starhold.core.options import OptionValue
from starhold.games.starfarers.actions import SPACE, THING_NAMES
from starhold.games.starfarers.imagine import deal_anew
from starhold.games.starfarers.invariants import check
from starhold.games.starfarers.phases import (
    encounter_choices,
    encounters,
    flight,
    friendship,
    jump,
    offers,
    production,
    seven,
    shake,
    start,
    tokens,
    turn,
)
from starhold.games.starfarers.refusals import explain
from starhold.games.starfarers.scoring import score
from starhold.games.starfarers.settings import OPTIONS
from starhold.games.starfarers.state import set_up
from starhold.games.starfarers.view import view


def renew(values: Mapping[str, OptionValue], rules: int) -> dict[str, OptionValue]:
    """In version 1 no offers meant no trade; since then it means any number (starfarers:4.6)."""
    return {"zero_offers": "none"} if rules < 2 and values["offers"] == 0 else {}


GAME: Final = Game(
    id="starfarers",
    package="starhold.games.starfarers",
    title="CATAN – Starfarers",
    players=(3, 4),
    rules_version=2,  # 2: any number of offers, open requests, and only a ship that moves clears (4.6, 9.8)
    rule_of_turns="starfarers:1.1",
    space=SPACE,
    options=OPTIONS,
    things=THING_NAMES,
    phases=(
        encounter_choices,
        encounters,
        flight,
        friendship,
        jump,
        offers,
        production,
        seven,
        shake,
        start,
        tokens,
        turn,
    ),
    set_up=set_up,
    explain=explain,
    score=score,
    check=check,
    view=view,
    deal_anew=deal_anew,
    renew=renew,
    parts={
        "text": "text.StarfarersText",
        "seen": "view_types.SeenTable",
        "appraise": "appraise.appraise",
        "judge": "judge.judge",
        "encoding": "encoding.ENCODING",
        "manners": "manners.restrained",
        "features": "features.features",
        "stats": "stats.stats",
        "tallies": "tallies.TALLIES",
        "bench_figures": "bench_figures.figures",
    },
)
