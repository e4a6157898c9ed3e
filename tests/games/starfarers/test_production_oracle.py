"""Production against a slow calculator that knows the rulings and nothing of the engine.

It reads the position off the view, measures on the drawn board which piece touches which planet, and pays out
(starfarers:2.1 to starfarers:2.4, starfarers:2.14, starfarers:11.11).
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starhold.games.starfarers.board import BEGINNER_TILES, DISC_NAMES, POOLS, SLOTS, SYSTEM_TILES
from tests.games.starfarers.kit import Side, Table, dice, later, new_game, side, table

KINDS = ("ore", "fuel", "carbon", "food", "goods")
HEX_OF = {f"{name}.{number}": at for name, hexes in SLOTS for number, at in enumerate(hexes, 1)}
TILES = {tile[0]: tile for tile in SYSTEM_TILES}
SYSTEMS = [slot for (slot, _), tile in zip(SLOTS, BEGINNER_TILES, strict=False) if tile in TILES]


def touches(node: str, planet: str) -> bool:
    """Whether an intersection is a corner of a planet's hex, by where both lie."""
    x, y = (int(part) for part in node[1:].split("_"))
    column, row = HEX_OF[planet]
    middle = 2 * row if column % 2 else 2 * row + 1
    return (abs(x - 3 * column), abs(y - middle)) in {(2, 0), (1, 1)}


def payout(view: dict[str, Any], total: int, supply: dict[str, int], sole: bool = False) -> list[dict[str, int]]:
    """What each seat gets from planets for that sum."""
    gains = [dict.fromkeys(KINDS, 0) for _ in view["fleets"]]
    planets = [planet for sector in view["sectors"] for planet in sector["planets"]]
    for kind in KINDS:
        claims = [0] * len(gains)
        for planet in planets:
            if planet["resource"] == kind and planet["token"] is None and total in (planet["numbers"] or []):
                for piece in view["pieces"]:
                    if piece["owner"] is not None and touches(piece["node"], planet["planet"]):
                        claims[piece["owner"]] += 1
        for seat, fleet in enumerate(view["fleets"]):
            if claims[seat] and f"green_{kind}" in fleet["friendship"]:
                claims[seat] += 1
        if sum(claims) > supply[kind]:
            alone = sole and sum(claim > 0 for claim in claims) == 1
            claims = [min(claim, supply[kind]) if alone else 0 for claim in claims]
        for seat, claim in enumerate(claims):
            gains[seat][kind] = claim
    return gains


def shown(view: dict[str, Any]) -> list[dict[str, int]]:
    """What the view says of this turn's planets."""
    gains = [dict.fromkeys(KINDS, 0) for _ in view["fleets"]]
    for one in view["produced"]:
        gains[one["seat"]][one["resource"]] += one["n"]
    return gains


# -- made-up positions


def sites_of(slots: list[str]) -> list[str]:
    """The three colony sites of each slot: the nodes that touch two of its planets and are not its centre."""
    found = []
    for slot in slots:
        spots: dict[str, int] = {}
        for number in (1, 2, 3):
            column, row = HEX_OF[f"{slot}.{number}"]
            x, y = 3 * column, 2 * row if column % 2 else 2 * row + 1
            for dx, dy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)):
                name = f"n{x + dx}_{y + dy}"
                spots[name] = spots.get(name, 0) + 1
        found += sorted(name for name, count in spots.items() if count == 2)
    return found


def dealt(luck: Random, slots: list[str]) -> dict[str, str]:
    """Discs for these systems, from the printed pools."""
    pools = [[list(pool) for pool in stars] for stars in POOLS]
    result: dict[str, str] = {}
    tiles = dict(zip((slot for slot, _ in SLOTS), BEGINNER_TILES, strict=False))
    for slot in slots:
        _, stars, planets = TILES[tiles[slot]]
        for number, (_, symbol) in enumerate(planets, 1):
            pool = pools[stars - 1][symbol]
            result[f"{slot}.{number}"] = DISC_NAMES[pool.pop(luck.randrange(len(pool)))]
    return result


def random_position(luck: Random) -> Table:
    """Anybody's pieces anywhere in known systems, little in the supply, green cards here and there."""
    players = luck.choice([3, 4])
    known = luck.sample(SYSTEMS, luck.randint(0, len(SYSTEMS)))
    sites = sites_of([*known, "HA", "HB", "HC", "HD"])
    luck.shuffle(sites)
    cards = [f"green_{kind}" for kind in KINDS if luck.random() < 0.5]
    owners = [luck.randrange(players) for _ in cards]
    sides: list[Side] = []
    for seat in range(players):
        ports, colonies = luck.randint(0, 3), luck.randint(0, 5)
        mine = [card for card, owner in zip(cards, owners, strict=True) if owner == seat]
        sides.append(
            side(
                ports=" ".join(sites.pop() for _ in range(min(ports, len(sites)))),
                colonies=" ".join(sites.pop() for _ in range(min(colonies, len(sites)))),
                hand=" ".join(f"{kind} {luck.randint(0, 3)}" for kind in KINDS),
                friendship=" ".join(mine),
                stations=f"green_folk {len(mine)}" if mine else "",
            )
        )
    neutral = " ".join(sites[:2]) if players == 3 else ""
    supply = " ".join(f"{kind} {luck.choice([0, 1, 2, 3, 4, 8])}" for kind in KINDS)
    options: dict[str, object] = {"sole_claimant": luck.choice(["nothing", "paid"])}
    return table(*sides, at="roll", discs=dealt(luck, known), supply=supply, neutral=neutral, options=options)


@pytest.mark.rule("starfarers:2.2", "starfarers:2.1", "starfarers:2.3", "starfarers:2.4", "starfarers:11.11")
@pytest.mark.parametrize("seed", range(300))
def test_random_positions_pay_what_the_slow_calculator_says(seed: int) -> None:
    luck = Random(seed)
    t = random_position(luck)
    first, second = luck.randint(1, 6), luck.randint(1, 6)
    if first + second == 7:
        second = second % 6 + 1
    before, supply = [t.hand(seat) for seat in range(t.state.players)], t.supply()
    sole = t.view(None)["options"]["sole_claimant"] == "paid"
    due = payout(t.view(None), first + second, supply, sole)
    t.luck(*dice(first, second))
    later(t)
    assert shown(t.view(None)) == due
    for seat in range(1, t.state.players):  # seat 0 drew from the reserve as well
        assert {kind: n - before[seat][kind] for kind, n in t.hand(seat).items()} == due[seat]
    paid = {kind: sum(one[kind] for one in due) for kind in KINDS}
    if not t.log("reserve-rebuilt"):
        assert t.supply() == {kind: supply[kind] - paid[kind] for kind in KINDS}


# -- positions that come up in play


@pytest.mark.rule("starfarers:2.2", "starfarers:2.1")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (3, 3), (4, 4)])
def test_every_roll_of_random_games_pays_what_the_slow_calculator_says(players: int, seed: int) -> None:
    t = new_game(players, seed)
    luck = Random(seed)
    rolls = 0
    for _ in range(1500):
        if t.over():
            break
        seat = luck.choice(t.state.waiting())
        notation = luck.choice(sorted(t.legal(seat)))
        turn, supply = t.state.rounds(), t.supply()
        t.do(seat, notation)
        if t.state.rounds() == turn + 1 and notation.partition(":")[0] in {"end", "stop", "fly", "found", "friend"}:
            view = t.view(None)
            total = sum(view["dice"])
            assert shown(view) == (payout(view, total, supply) if total != 7 else payout(view, 0, supply))
            rolls += 1
    assert rolls > 20
