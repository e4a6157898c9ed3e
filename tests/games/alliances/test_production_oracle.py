"""Every way through the production abilities, against a second reckoning that tries all orders (alliances:C4, M3)."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from tests.games.alliances.kit import Table, side, table

NAMES = ("tyrrak", "lumarin", "amoebans", "ferrox", "solari", "xylem", "thessian", "helion", "auralites")
TECHNOLOGIES = "warp_drive dream_archive star_lifting"  # three: Root Network gives two
PLANETS = {"silver_gate.2": "0 developed", "frostveil.2": "0 occupied"}  # both water, one developed
COUNTED = ("credits", "production", "discovery", "influence", "prestige", "cruisers")
Levels = tuple[int, ...]


def use(name: str, levels: Levels, resonance: bool, cruisers_left: int) -> Levels | None:
    """What that ability makes of the levels; None if its price cannot be paid."""
    credits, production, discovery, influence, prestige, cruisers = levels
    match name:
        case "tyrrak":
            cruisers += 1 if cruisers < 5 and cruisers_left else 0
        case "lumarin" | "solari":
            if credits < 2:
                return None
            credits -= 2
            if name == "lumarin":
                prestige += 1
            else:
                influence += 1
                credits += resonance
        case "amoebans":
            credits += 4
        case "ferrox":
            production += 1
        case "xylem":
            credits += 2
        case "thessian":
            discovery += 1
        case "helion":
            credits += 2
    return (min(credits, 12), min(production, 12), discovery, influence, prestige, cruisers)


def all_ends(mains: tuple[str, ...], levels: Levels) -> set[Levels]:
    """Every order, each ability with a price used or left."""
    ends = set()
    working = [name for name in mains if name != "auralites"]
    priced = [name for name in working if name in ("lumarin", "solari")]
    for left_out in product((True, False), repeat=len(priced)):
        wanted = [name for name in working if name not in priced or not left_out[priced.index(name)]]
        for order in permutations(wanted):
            now: Levels | None = levels
            for name in order:
                if now is not None:
                    now = use(name, now, "auralites" in mains, 4)
            if now is not None:
                ends.add(now)
    return ends


def played_ends(t: Table) -> set[Levels]:
    """Every end the engine lets a player reach."""
    if t.asked() != {0: "production"}:
        return {tuple(t.have(0)[name] for name in COUNTED)}
    ends: set[Levels] = set()
    for notation in t.legal(0):
        other = Table(t.state.clone())
        other.do(0, notation)
        ends |= played_ends(other)
    return ends


@pytest.mark.rule("alliances:C4", "alliances:M3")
@pytest.mark.parametrize("mains", list(combinations(NAMES, 3)), ids=" ".join)
def test_every_outcome_of_any_order_can_be_reached_and_no_other(mains: tuple[str, ...]) -> None:
    """And nobody is asked where there is but one."""
    technologies = " ".join(
        name
        for name in TECHNOLOGIES.split()
        if name == "warp_drive" or {"dream_archive": "thessian", "star_lifting": "helion"}[name] in mains
    )
    rest = ["terraforming", "laser_weapons"][: 3 - len(technologies.split())]
    known = " ".join([technologies, *rest])
    for credits in (0, 1, 2, 3, 7, 8, 9, 10, 11, 12):
        mine = side(" ".join(mains), credits=credits, discovery=1, cruisers=4, technologies=known, cubes=0)
        other = side(credits=3, cubes=0)
        t = table(mine, other, planets=PLANETS, at="production", systems="silver_gate frostveil ember_reach")
        ends = all_ends(mains, (credits, 0, 1, 0, 0, 4))
        assert played_ends(t) == ends, credits
        assert (t.asked() == {0: "production"}) is (len(ends) > 1), credits
