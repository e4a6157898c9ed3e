"""What the end of the round would bring if it came now: war and golden eras, worked out by the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.alliances.actions import SITE_NAMES
from starhold.games.alliances.board import MOST_CUBES_BACK, TRADES
from starhold.games.alliances.card_table import COLOURS, NONE, ON_CARDS
from starhold.games.alliances.phases.automa import automa_target
from starhold.games.alliances.phases.galactic import is_full, lift_cubes
from starhold.games.alliances.phases.planets import target_codes
from starhold.games.alliances.phases.resources import RESOURCE_NAMES
from starhold.games.alliances.phases.war import overlord, places, war_count, war_reward
from starhold.games.alliances.view_types import Amounts, SeenRank, SeenWar

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def bundle_view(s: AlliancesState, bundle: int) -> Amounts:
    """A bundle by names of resources."""
    pairs = s.table.bundles[bundle]
    result: Amounts = {}
    for resource, amount in zip(pairs[::2], pairs[1::2], strict=True):
        result[RESOURCE_NAMES[resource]] = amount
    return result


def war_preview(s: AlliancesState) -> SeenWar:
    """Who would have which place now, who would be Overlord, and what that one could take (alliances:F1, F4)."""
    ranked = places(s)
    first = overlord(s, ranked)
    targets: list[str] = []
    if first != NONE and s.alliances[first].cruisers > 0:
        if first >= s.players:
            site = automa_target(s)
            targets = [] if site == NONE else [SITE_NAMES[site]]
        else:
            codes: list[int] = []
            target_codes(s, first, 0, codes)
            targets = [SITE_NAMES[code] for code in codes]
    ranking: list[SeenRank] = [
        {
            "seat": colour,
            "place": ranked[colour],
            "count": war_count(s, colour),
            "strength": s.alliances[colour].strength,
            "reward": bundle_view(s, war_reward(s, ranked[colour])) if colour < s.players else {},
        }
        for colour in range(len(ranked))
        if ranked[colour]
    ]
    ranking.sort(key=lambda one: one["place"])
    return {"ranking": ranking, "overlord": None if first == NONE else first, "targets": targets}


def golden_preview(s: AlliancesState) -> tuple[list[list[int] | None], list[int]]:
    """For each trade card the cubes that would come back to each hand if the round ended now; then all in all."""
    copy = s.clone()
    lift_cubes(copy)
    colours = range(len(s.alliances))
    by_card: list[list[int] | None] = []
    total = [0] * len(s.alliances)
    for place in range(TRADES):
        if not is_full(copy, place):
            by_card.append(None)
            continue
        cubes = [copy.cubes[ON_CARDS + COLOURS * place + colour] for colour in colours]
        cubes = [count if colour < s.players else 0 for colour, count in enumerate(cubes)]
        by_card.append([min(count, MOST_CUBES_BACK) for count in cubes])
        total = [before + count for before, count in zip(total, cubes, strict=True)]
    return by_card, [min(count, MOST_CUBES_BACK) for count in total]
