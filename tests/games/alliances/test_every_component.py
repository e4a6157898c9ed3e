"""Every technology, trade card, council seat, system and token at work.

The figures are written out here once more, apart from the cards, so that a slip in either shows.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alliances.kit import Side, Table, refused, side, table
from tests.games.alliances.test_every_faction import ADAPTED, amounts, change

FILL = ("quill", "tecton", "weasels")  # main factions of the others


def seats(mine: Side, players: int, **given: Any) -> Table:
    return table(mine, *(side(name) for name in FILL[: players - 1]), **given)


def rich(mains: str = "humans", /, **given: Any) -> Side:
    """Somebody with a card left, so that no turn ends by itself."""
    return side(mains, hand="xylem", **given)


# -- technologies

# id, level, what must be known (any one of it), reward
TECHNOLOGIES = [
    ("terraforming", 1, "", "1 production"),
    ("warp_drive", 1, "", "1 credits"),
    ("laser_weapons", 1, "", "1 cruisers"),
    ("orbital_foundries", 2, "terraforming", "2 production"),
    ("hyperspace_scanner", 2, "warp_drive", "1 discovery"),
    ("plasma_weapons", 2, "laser_weapons", "1 cruisers"),
    ("planetary_shield", 3, "orbital_foundries hyperspace_scanner", "1 prestige"),
    ("xenology", 3, "orbital_foundries hyperspace_scanner plasma_weapons", "1 influence"),
    ("antimatter_torpedoes", 3, "hyperspace_scanner plasma_weapons", "1 cruisers"),
]
NEEDS = {name: needs.split() for name, _, needs, _ in TECHNOLOGIES}
LEVEL = {name: level for name, level, _, _ in TECHNOLOGIES}
PAYMENTS = [("credits", 3), ("influence", 1), ("discovery", 1)]


@pytest.mark.rule("alliances:D14", "alliances:A13", "alliances:A14")
@pytest.mark.parametrize(("name", "level", "needs", "gain"), TECHNOLOGIES)
@pytest.mark.parametrize(("payment", "price"), PAYMENTS)
def test_a_technology_is_paid_and_gives_its_reward(
    name: str, level: int, needs: str, gain: str, payment: str, price: int
) -> None:
    known = needs.split()[:1]
    due = {payment: price}
    if level == 3:
        due["discovery"] = due.get("discovery", 0) + 1
    t = table(rich(technologies=" ".join(known), **due), side("quill"))
    if level == 3 and payment == "discovery":
        refused(t, 0, f"research:{name}.discovery", "refuse-payment-kind", "D14")
        return
    before = t.have(0)
    t.do(0, f"research:{name}.{payment}")
    expected = {**before, **dict.fromkeys(due, 0), "cubes": 2}
    for resource, count in amounts(gain).items():
        expected[resource] += count
    assert t.have(0) == expected
    assert t.technologies(0) == {name, *known}
    assert t.technologies(1) == set()
    refused_again = t.why(0, f"research:{name}.{payment}")
    assert refused_again is not None


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("name", NEEDS)
def test_what_must_be_known_before(name: str) -> None:
    """With each single other technology: open exactly if it lies below, or diagonally below on the third level."""
    notation = f"research:{name}.credits"
    bare = table(rich(credits=3, discovery=1), side("quill"))
    if LEVEL[name] == 1:
        assert bare.why(0, notation) is None
    else:
        refused(bare, 0, notation, "refuse-tech-locked", "D14")
    for known in NEEDS:
        t = table(rich(credits=3, discovery=1, technologies=known), side("quill", technologies=name))
        if known == name:
            refused(t, 0, notation, "refuse-tech-known", "D22")
        elif LEVEL[name] == 1 or known in NEEDS[name]:
            assert t.why(0, notation) is None
        else:
            refused(t, 0, notation, "refuse-tech-locked", "D14")


@pytest.mark.rule("alliances:D14")
@pytest.mark.parametrize("name", NEEDS)
@pytest.mark.parametrize(("payment", "price"), PAYMENTS[:2])
def test_too_little_pays_for_no_technology(name: str, payment: str, price: int) -> None:
    known = " ".join(NEEDS[name])
    poor: dict[str, int] = {payment: price - 1}
    t = table(rich(technologies=known, discovery=1, **poor), side("quill"))
    refused(t, 0, f"research:{name}.{payment}", "refuse-cannot-pay", "D14")
    if LEVEL[name] == 3:
        enough: dict[str, int] = {payment: price}
        t = table(rich(technologies=known, **enough), side("quill"))
        refused(t, 0, f"research:{name}.{payment}", "refuse-cannot-pay", "D14")


@pytest.mark.rule("alliances:D14")
def test_the_examples_of_the_rulebook() -> None:
    """Plasma Weapons open Xenology and Antimatter Torpedoes; Hyperspace Scanner opens Planetary Shield."""
    t = table(rich(credits=3, discovery=1, technologies="plasma_weapons"), side("quill"))
    opened = {one.partition(".")[0] for one in t.legal_of(0, "research")}
    assert opened == {"terraforming", "warp_drive", "laser_weapons", "xenology", "antimatter_torpedoes"}
    t = table(rich(credits=3, discovery=1, technologies="hyperspace_scanner"), side("quill"))
    assert t.why(0, "research:planetary_shield.credits") is None


@pytest.mark.rule("alliances:A15")
@pytest.mark.parametrize("gain", ["production", "credits", "discovery"])
def test_what_terraforming_gives_is_an_option(gain: str) -> None:
    t = table(rich(influence=1), side("quill"), options={"terraforming_gain": gain})
    assert change(t, "research:terraforming.influence") == {"influence": -1, gain: 1}


@pytest.mark.rule("alliances:D5", "alliances:A3")
def test_terraforming_opens_barren_planets_at_once() -> None:
    refused(table(rich(), side("quill")), 0, "colonize:ember_reach.3", "refuse-barren", "D5")
    t = table(rich(technologies="terraforming"), side("quill"))
    assert change(t, "colonize:ember_reach.3") == {"influence": 1, "production": 2}


@pytest.mark.rule("alliances:D4", "alliances:A18")
def test_warp_drive_reaches_every_face_up_card() -> None:
    near = table(rich(cruisers=1), side("quill"), fleet=0)
    refused(near, 0, "colonize:frostveil.2", "refuse-out-of-reach", "D4")
    refused(near, 0, "explore:frostveil.x1", "refuse-out-of-reach", "D4")
    far = table(rich(cruisers=1, technologies="warp_drive"), side("quill"), fleet=0)
    assert far.legal_of(0, "explore") == {"silver_gate.x1", "ember_reach.x1", "frostveil.x1"}
    assert change(far, "colonize:frostveil.2") == {"credits": 3, "production": 1}
    refused(far, 0, "develop:duskmire.1.influence", "refuse-acted", "D1")


@pytest.mark.rule("alliances:A27", "alliances:F5")
@pytest.mark.parametrize(
    ("technologies", "strength"),
    [
        ("laser_weapons", 1),
        ("plasma_weapons", 1),
        ("antimatter_torpedoes", 2),
        (" ".join(NEEDS), 4),
        ("terraforming warp_drive orbital_foundries hyperspace_scanner planetary_shield xenology", 0),
    ],
)
def test_weapons_make_strength_four_together(technologies: str, strength: int) -> None:
    t = table(rich(technologies=technologies), side("quill"))
    assert (t.strength(0), t.mine(0)["keeps"]) == (strength, strength)


@pytest.mark.rule("alliances:D16")
def test_orbital_foundries_take_a_credit_off_develop() -> None:
    held = {"silver_gate.1": "0 colonised"}
    t = table(rich(credits=6, technologies="orbital_foundries"), side("quill"), planets=held)
    assert change(t, "develop:silver_gate.1.influence") == {"credits": -6, "influence": 1, "prestige": 1}
    t = table(rich("forgeminds", credits=4, technologies="orbital_foundries"), side("quill"), planets=held)
    assert change(t, "develop:silver_gate.1.influence") == {"credits": -4, "influence": 1, "prestige": 1}


@pytest.mark.rule("alliances:E4")
def test_a_planetary_shield_protects_without_cruisers() -> None:
    held = {"silver_gate.1": "0 colonised", "silver_gate.2": "0 developed"}
    assert not table(rich(), side("quill"), planets=held).protected("silver_gate.1")
    t = table(rich(technologies="planetary_shield"), side("quill"), planets=held)
    assert t.protected("silver_gate.1")
    assert t.protected("silver_gate.2")
    assert not t.protected("ember_reach.1")


@pytest.mark.rule("alliances:D5")
def test_xenology_fits_the_five_habitable_kinds_and_not_barren() -> None:
    t = table(
        rich(technologies="xenology"), side("quill"), fleet=2, tokens={"frostveil.3": "pt_volcanic"},
    )  # fmt: skip
    assert t.legal_of(0, "colonize") == {
        "silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2", "frostveil.1", "frostveil.2", "frostveil.3",
    }  # fmt: skip
    refused(t, 0, "colonize:ember_reach.3", "refuse-barren", "D5")
    t.do(0, "colonize:ember_reach.1")
    assert "adaptation" not in t.asked().values()


# -- trade cards

# id, open slots for one to four players, exchanges of the front and of the back
TRADES = [
    ("commodity_trade", (3, 3, 4, 5), [("3 credits", "2 production"), ("1 influence", "5 credits")],
     [("3 credits", "3 production"), ("1 influence", "6 credits")]),
    ("political_cooperation", (3, 3, 4, 5),
     [("7 credits", "2 influence"), ("1 discovery 2 credits", "1 influence 1 production")],
     [("6 credits", "2 influence"), ("1 discovery 1 credits", "1 influence 1 production")]),
    ("mercenary_contracts", (2, 2, 3, 4), [("1 influence", "3 cruisers"), ("2 cruisers", "6 credits")],
     [("1 influence", "3 cruisers 1 credits"), ("2 cruisers", "7 credits")]),
    ("scholar_exchange", (2, 2, 3, 4), [("4 credits", "2 discovery"), ("1 influence", "2 discovery")],
     [("3 credits", "2 discovery"), ("1 influence", "2 discovery 1 credits")]),
    ("antiquities_market", (2, 2, 3, 4), [("2 discovery", "1 relic 3 credits"), ("2 influence", "2 relic")],
     [("2 discovery", "1 relic 4 credits"), ("2 influence", "2 relic 1 credits")]),
]  # fmt: skip
EXCHANGES = [
    (name, side_up, number + 1, cost, gain)
    for name, _, front, back in TRADES
    for side_up, exchanges in (("front", front), ("back", back))
    for number, (cost, gain) in enumerate(exchanges)
]
CARDS = [name for name, *_ in TRADES]


def laid(card: str) -> str:
    """That card in the first place, two others beside it."""
    return " ".join([card, *[other for other in CARDS if other != card][:2]])


@pytest.mark.rule("alliances:D11", "alliances:A28", "alliances:A9")
@pytest.mark.parametrize(("card", "side_up", "number", "cost", "gain"), EXCHANGES)
def test_every_exchange_of_both_sides(card: str, side_up: str, number: int, cost: str, gain: str) -> None:
    turned = card if side_up == "back" else ""
    t = table(rich(**amounts(cost)), side("quill"), trades=laid(card), turned=turned)
    shown = t.view(None)["trade"][0]
    assert (shown["card"], shown["side"]) == (card, side_up)
    assert shown["exchanges"][number - 1] == {"cost": amounts(cost), "gain": amounts(gain)}
    paid = {resource: -count for resource, count in amounts(cost).items()}
    assert change(t, f"trade:{card}.{number}") == {**paid, **amounts(gain)}
    assert t.cubes_on("trade1") == [1, 0]


@pytest.mark.rule("alliances:D11", "alliances:D23")
@pytest.mark.parametrize(("card", "side_up", "number", "cost", "gain"), EXCHANGES)
def test_no_exchange_without_the_whole_payment(card: str, side_up: str, number: int, cost: str, gain: str) -> None:
    for resource in amounts(cost):
        short = amounts(cost)
        short[resource] -= 1
        t = table(rich(**short), side("quill"), trades=laid(card), turned=card if side_up == "back" else "")
        refused(t, 0, f"trade:{card}.{number}", "refuse-cannot-pay", "D11")


@pytest.mark.rule("alliances:A28", "alliances:D11")
@pytest.mark.parametrize(("card", "slots", "front", "back"), TRADES)
def test_the_back_may_have_the_exchanges_of_the_front(
    card: str, slots: tuple[int, ...], front: list[tuple[str, str]], back: list[tuple[str, str]]
) -> None:
    t = table(rich(), side("quill"), trades=laid(card), turned=card, options={"trade_backs": "same"})
    shown = t.view(None)["trade"][0]["exchanges"]
    assert shown == [{"cost": amounts(cost), "gain": amounts(gain)} for cost, gain in front]
    assert len(back) == 2


@pytest.mark.rule("alliances:B8", "alliances:D11")
@pytest.mark.parametrize(("card", "slots", "front", "back"), TRADES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_open_slots_by_number_of_players(
    card: str, slots: tuple[int, ...], front: list[tuple[str, str]], back: list[tuple[str, str]], players: int
) -> None:
    """With one slot left it may be used, with none not; a turned card takes any number."""
    enough = amounts(front[0][0])
    none = [0] * max(players, 2)
    for missing in (1, 0):
        cubes = {"trade1": [slots[players - 1] - missing, *none[1:]]}
        t = seats(rich(**enough), players, trades=laid(card), cubes=cubes)
        shown = t.view(None)["trade"][0]
        assert (shown["slots"], shown["open"]) == (slots[players - 1], missing)
        if missing:
            assert t.why(0, f"trade:{card}.1") is None
        else:
            refused(t, 0, f"trade:{card}.1", "refuse-no-slot", "D11")
    turned = seats(rich(**enough), players, trades=laid(card), turned=card, cubes={"trade1": [6, *none[1:]]})
    assert turned.view(None)["trade"][0]["slots"] is None
    assert turned.why(0, f"trade:{card}.1") is None
    assert back


@pytest.mark.rule("alliances:B2")
def test_a_trade_card_that_does_not_lie_there_is_refused() -> None:
    t = table(rich(credits=12, influence=3, discovery=3), side("quill"), trades=" ".join(CARDS[:3]))
    for card in CARDS[3:]:
        refused(t, 0, f"trade:{card}.1", "refuse-trade-absent", "B2")


# -- the council

SEATS = [(1, 5, (1, 2, 3, 4)), (2, 4, (1, 2, 3, 4)), (3, 4, (3, 4)), (4, 3, (1, 2, 3, 4)), (5, 3, (3, 4)), (6, 2, (4,))]


@pytest.mark.rule("alliances:D13", "alliances:B8")
@pytest.mark.parametrize(("seat", "prestige", "open_for"), SEATS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_council_seat(seat: int, prestige: int, open_for: tuple[int, ...], players: int) -> None:
    held = {"silver_gate.1": "0 developed"}
    t = seats(rich(influence=3), players, planets=held)
    shown = t.view(None)["council"][seat - 1]
    assert (shown["seat"], shown["prestige"]) == (seat, prestige)
    if players not in open_for:
        assert shown["state"] == "blocked"
        refused(t, 0, f"nominate:{seat}", "refuse-seat-blocked", "B8")
        return
    assert shown["state"] == "open"
    assert change(t, f"nominate:{seat}") == {"influence": -3, "prestige": prestige}
    assert t.council()[seat - 1] == "0"
    assert t.track()[0] == (0, prestige)
    taken = seats(rich(influence=3), players, planets=held, council={seat: 1})
    refused(taken, 0, f"nominate:{seat}", "refuse-seat-taken", "D13")


# -- explore tokens

FINDS = {
    "x1": "2 discovery", "x2": "2 discovery", "x3": "3 discovery", "x4": "2 influence", "x5": "2 influence",
    "x6": "1 discovery 1 influence", "x7": "1 relic 1 discovery", "x8": "1 relic 1 influence", "x9": "2 relic",
}  # fmt: skip


@pytest.mark.rule("alliances:D12", "alliances:D24", "alliances:A11")
@pytest.mark.parametrize("token", FINDS)
def test_every_explore_token(token: str) -> None:
    t = table(rich(cruisers=1), side("quill"))
    t.luck(token)
    assert change(t, "explore:ember_reach.x1") == {"cruisers": -1, **amounts(FINDS[token])}
    assert t.view(None)["explored"] == [token]
    assert [one["there"] for one in t.view(None)["systems"][1]["tokens"]] == [False]
    assert t.cubes_on("anomaly") == [1, 0]


# -- systems and planet tokens

SYSTEMS = {
    "silver_gate": ["temperate 2 production", "water 2 discovery"],
    "ember_reach": ["volcanic 2 cruisers", "desert 4 credits", "barren 1 influence 2 production"],
    "frostveil": ["frozen 2 influence", "water 3 credits 1 production"],
    "lantern_drift": ["temperate 1 discovery 2 credits", "frozen 1 cruisers 1 production",
                      "barren 1 prestige 1 production"],
    "duskmire": ["water 1 influence 1 credits", "volcanic 2 production", "barren 2 discovery 1 credits"],
    "cinder_crown": ["volcanic 1 discovery 1 influence", "desert 2 cruisers"],
    "hollow_spire": ["desert 1 discovery 1 production", "frozen 4 credits", "barren 1 prestige 1 influence"],
    "tidewrack": ["temperate 1 influence 1 credits", "barren 4 credits 1 cruisers"],
}  # fmt: skip
PLANETS = [
    (f"{system}.{number + 1}", *text.split(" ", 1)) for system, planets in SYSTEMS.items()
    for number, text in enumerate(planets)
]  # fmt: skip
# For which numbers of players the planet symbol and the explore symbols of a system get a token.
SYMBOLS: dict[str, tuple[tuple[int, ...], list[tuple[int, ...]]]] = {
    "silver_gate": ((4,), [(1, 2, 3, 4)]),
    "ember_reach": ((3, 4), [(1, 2, 3, 4), (4,)]),
    "frostveil": ((1, 2, 3, 4), [(1, 2, 3, 4), (3, 4)]),
    "lantern_drift": ((4,), [(1, 2, 3, 4)]),
    "duskmire": ((3, 4), [(1, 2, 3, 4), (4,)]),
    "cinder_crown": ((1, 2, 3, 4), [(1, 2, 3, 4)]),
    "hollow_spire": ((3, 4), [(1, 2, 3, 4), (3, 4)]),
    "tidewrack": ((4,), [(1, 2, 3, 4)]),
}
TOKENS = {
    "pt_temperate": "temperate 1 influence 1 production",
    "pt_water": "water 4 credits",
    "pt_frozen": "frozen 2 discovery",
    "pt_desert": "desert 2 production 1 credits",
    "pt_volcanic": "volcanic 2 cruisers 1 credits",
}


def settle(t: Table, site: str, kind: str, reward: str) -> None:
    """The planet is what it should be and gives what it should give."""
    shown = next(one for one in t.view(None)["systems"][0]["planets"] if one["site"] == site)
    assert (shown["kind"], shown["reward"]) == (kind, amounts(reward))
    assert change(t, f"colonize:{site}") == amounts(reward)
    assert t.planet(site) == "0 colonised"


def beside(system: str) -> str:
    return " ".join([system, *[other for other in SYSTEMS if other != system][:2]])


@pytest.mark.rule("alliances:D5", "alliances:B9")
@pytest.mark.parametrize(("site", "kind", "reward"), PLANETS)
def test_every_printed_planet(site: str, kind: str, reward: str) -> None:
    system = site.partition(".")[0]
    t = table(rich(technologies="xenology terraforming"), side("quill"), systems=beside(system), fleet=0)
    settle(t, site, kind, reward)
    strange = "humans" if kind not in ADAPTED["humans"] else "auralites"
    t = table(side(strange, credits=2), side("quill"), systems=beside(system), fleet=0)
    key = "refuse-barren" if kind == "barren" else "refuse-not-adapted"
    refused(t, 0, f"colonize:{site}", key, "D5")


@pytest.mark.rule("alliances:D5", "alliances:B9")
@pytest.mark.parametrize("token", TOKENS)
def test_every_planet_token(token: str) -> None:
    kind, reward = TOKENS[token].split(" ", 1)
    t = table(
        rich(technologies="xenology"), side("quill"), systems="frostveil silver_gate ember_reach", fleet=0,
        tokens={"frostveil.3": token},
    )  # fmt: skip
    settle(t, "frostveil.3", kind, reward)


@pytest.mark.rule("alliances:B9", "alliances:B10")
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_symbols_get_tokens_by_number_of_players(system: str, players: int) -> None:
    t = seats(rich(technologies="xenology", cruisers=1), players, systems=system, fleet=0, round=1)
    shown = t.view(None)["systems"][0]
    printed = len(SYSTEMS[system])
    planet_for, explore_for = SYMBOLS[system]
    expected = printed + (players in planet_for)
    assert [one["site"] for one in shown["planets"]] == [f"{system}.{number + 1}" for number in range(expected)]
    assert [one["token"] is not None for one in shown["planets"]] == [number >= printed for number in range(expected)]
    assert [one["site"] for one in shown["tokens"]] == [
        f"{system}.x{number + 1}" for number, numbers in enumerate(explore_for) if players in numbers
    ]
    if players not in planet_for:
        refused(t, 0, f"colonize:{system}.{printed + 1}", "refuse-no-planet", "B9")
    for number, numbers in enumerate(explore_for):
        if players not in numbers:
            refused(t, 0, f"explore:{system}.x{number + 1}", "refuse-no-token", "D12")
