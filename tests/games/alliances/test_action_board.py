"""Manufacture, Retrieve, Scavenge and Trade (alliances:D7 to alliances:D11, alliances:D16, alliances:D23)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.powers import Exchange, TradeCard
from starhold.games.alliances.trade_cards import TRADE_CARDS
from tests.games.alliances.kit import Side, Table, changes, refused, side, table

NAMES = ("credits", "production", "discovery", "influence", "prestige", "relic", "cruisers")
EXCHANGES = [
    pytest.param(card, back, number, id=f"{card.id}.{number + 1} {'back' if back else 'front'}")
    for card in TRADE_CARDS
    for back in (False, True)
    for number in (0, 1)
]


# -- Manufacture


@pytest.mark.rule("alliances:D7")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_cruisers_cost_two_credits_each(number: int) -> None:
    t = table(side("humans", credits=12), side())
    assert changes(t, f"manufacture:{number}") == {"credits": -2 * number, "cruisers": number, "cubes": -1}
    assert t.supply(0)["cruisers"] == 9 - number
    assert t.cubes_on("manufacture") == [1, 0]


@pytest.mark.rule("alliances:D7")
def test_example_red_pays_four_credits_for_two_cruisers() -> None:
    t = table(side("humans", credits=4), side())
    assert changes(t, "manufacture:2") == {"credits": -4, "cruisers": 2, "cubes": -1}


@pytest.mark.rule("alliances:D7")
@pytest.mark.parametrize(("credits", "most"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 4), (12, 5)])
def test_no_more_cruisers_than_can_be_paid(credits: int, most: int) -> None:
    t = table(side("humans", credits=credits, discovery=1), side())
    assert t.legal_of(0, "manufacture") == {str(number) for number in range(1, most + 1)}
    if most < 5:
        due = 2 * (most + 1)
        refused(t, 0, f"manufacture:{most + 1}", "refuse-cannot-pay", "D7", resource="credits", due=due, have=credits)


@pytest.mark.rule("alliances:D7", "alliances:D15")
@pytest.mark.parametrize("held", [1, 2, 3, 4, 5])
def test_a_sixth_cruiser_is_not_built(held: int) -> None:
    t = table(side("humans", credits=12, cruisers=held), side())
    assert t.legal_of(0, "manufacture") == {str(number) for number in range(1, 6 - held)}
    for number in range(6 - held, 6):
        refused(t, 0, f"manufacture:{number}", "refuse-cruiser-limit", "D7", limit=5, have=held)


@pytest.mark.rule("alliances:D7")
def test_no_more_cruisers_are_built_than_the_supply_has() -> None:
    sites = ["silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2", "ember_reach.3", "frostveil.1"]
    t = table(side("humans", credits=12, cruisers=1), side(), planets=dict.fromkeys(sites, "0 occupied"))
    assert t.legal_of(0, "manufacture") == {"1", "2"}
    refused(t, 0, "manufacture:3", "refuse-cruiser-supply", "D7", have=2)
    t.do(0, "manufacture:2")
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (3, 0)


# -- Retrieve


@pytest.mark.rule("alliances:D8", "alliances:A7")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_three_credits_and_a_discovery_become_a_relic_any_number_of_times(number: int) -> None:
    t = table(side("humans", credits=12, discovery=5), side())
    paid = {"credits": -3 * number, "discovery": -number}
    assert changes(t, f"retrieve:{number}") == {**paid, "relic": number, "cubes": -1}
    assert t.cubes_on("retrieve") == [1, 0]
    assert t.parts(0) == {"relics": number}


@pytest.mark.rule("alliances:D8")
@pytest.mark.parametrize(
    ("credits", "discovery", "most", "lacking"),
    [(2, 3, 0, "credits"), (8, 3, 2, "credits"), (12, 0, 0, "discovery"), (12, 2, 2, "discovery")],
)
def test_no_more_relics_than_can_be_paid(credits: int, discovery: int, most: int, lacking: str) -> None:
    t = table(side("humans", credits=credits, discovery=discovery, influence=1), side())
    assert t.legal_of(0, "retrieve") == {str(number) for number in range(1, most + 1)}
    due = (most + 1) * (3 if lacking == "credits" else 1)
    have = credits if lacking == "credits" else discovery
    refused(t, 0, f"retrieve:{most + 1}", "refuse-cannot-pay", "D8", resource=lacking, due=due, have=have)


@pytest.mark.rule("alliances:D16")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_discount_counts_for_every_unit(number: int) -> None:
    t = table(side("sel_archivists", credits=12, discovery=6), side())
    assert changes(t, f"retrieve:{number}") == {
        "credits": -2 * number, "discovery": -number, "relic": number, "cubes": -1,
    }  # fmt: skip
    assert t.mine(0)["prices"]["retrieve"] == {"credits": 2, "discovery": 1}


@pytest.mark.rule("alliances:D16")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_ability_fires_once_for_an_action_and_not_for_every_unit(number: int) -> None:
    t = table(side("ossuary_kin", credits=9, discovery=3), side())
    t.do(0, f"retrieve:{number}")
    assert (t.have(0)["relic"], t.have(0)["prestige"]) == (number, 1)
    t = table(side("vharn", credits=9), side())
    t.do(0, f"manufacture:{number}")
    assert (t.have(0)["cruisers"], t.have(0)["credits"]) == (number + 1, 9 - 2 * number)


@pytest.mark.rule("alliances:D20", "alliances:D15")
def test_the_cruiser_of_an_ability_is_lost_with_five_in_hand() -> None:
    t = table(side("vharn", credits=9, cruisers=3), side())
    t.do(0, "manufacture:2")
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (5, 4)


# -- Scavenge and the spaces


@pytest.mark.rule("alliances:D9", "alliances:A8")
def test_scavenging_costs_nothing_and_brings_a_production() -> None:
    t = table(side("humans", credits=2), side())
    assert changes(t, "scavenge") == {"production": 1, "cubes": -1}
    assert t.cubes_on("scavenge") == [1, 0]


@pytest.mark.rule("alliances:A8", "alliances:D9")
@pytest.mark.parametrize("gain", ["production", "discovery", "credits"])
def test_what_scavenging_brings_is_an_option(gain: str) -> None:
    t = table(side("humans", credits=2), side(), options={"scavenge_gain": gain})
    assert changes(t, "scavenge") == {gain: 1, "cubes": -1}


@pytest.mark.rule("alliances:D16")
def test_an_ability_answers_to_scavenging() -> None:
    t = table(side("grundar", credits=2), side())
    assert changes(t, "scavenge") == {"production": 1, "credits": 1, "discovery": 1, "cubes": -1}


@pytest.mark.rule("alliances:D10")
@pytest.mark.parametrize(
    ("notation", "place"),
    [
        ("manufacture:1", "manufacture"),
        ("retrieve:1", "retrieve"),
        ("scavenge", "scavenge"),
        ("explore:silver_gate.x1", "anomaly"),
    ],
)
def test_a_space_takes_any_number_of_cubes(notation: str, place: str) -> None:
    mine = side("humans", credits=9, discovery=1, cruisers=1)
    t = table(mine, side(), cubes={place: [4, 5]})
    t.do(0, notation)
    assert t.cubes_on(place) == [5, 5]


# -- Trade


def prices(exchange: Exchange) -> tuple[dict[str, int], dict[str, int]]:
    cost, gain = exchange.cost.amounts(), exchange.gain.amounts()
    return dict(zip(NAMES, cost, strict=True)), dict(zip(NAMES, gain, strict=True))


def trading(card: TradeCard, back: bool, mine: Side, **given: object) -> Table:
    others = [one.id for one in TRADE_CARDS if one.id != card.id]
    trades = f"{others[0]} {card.id} {others[1]}"
    return table(mine, side(), trades=trades, turned=card.id if back else "", **given)  # type: ignore[arg-type]


@pytest.mark.rule("alliances:D11")
@pytest.mark.parametrize(("card", "back", "number"), EXCHANGES)
def test_an_exchange_is_made_once_for_its_full_price(card: TradeCard, back: bool, number: int) -> None:
    cost, gain = prices((card.back if back else card.front)[number])
    t = trading(card, back, side("humans", **{**cost, "prestige": 1}))  # type: ignore[arg-type]
    net = {name: gain[name] - cost[name] for name in NAMES if gain[name] != cost[name]}
    assert changes(t, f"trade:{card.id}.{number + 1}") == {**net, "cubes": -1}
    assert t.cubes_on("trade2") == [1, 0]


@pytest.mark.rule("alliances:D11", "alliances:D23")
@pytest.mark.parametrize(("card", "back", "number"), EXCHANGES)
def test_an_exchange_without_full_payment_is_refused(card: TradeCard, back: bool, number: int) -> None:
    cost, _ = prices((card.back if back else card.front)[number])
    for name in (name for name in NAMES if cost[name]):
        short = {**cost, name: cost[name] - 1, "production": 1}  # no exchange costs production
        t = trading(card, back, side("humans", **short))  # type: ignore[arg-type]
        due, notation = cost[name], f"trade:{card.id}.{number + 1}"
        refused(t, 0, notation, "refuse-cannot-pay", "D11", resource=name, due=due, have=due - 1)


@pytest.mark.rule("alliances:D11", "alliances:A9")
def test_example_red_pays_seven_credits_for_two_influence() -> None:
    t = table(side("humans", credits=7), side())
    assert changes(t, "trade:political_cooperation.1") == {"credits": -7, "influence": 2, "cubes": -1}


@pytest.mark.rule("alliances:D11", "alliances:B8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("card", TRADE_CARDS, ids=lambda one: one.id)
def test_a_card_is_closed_when_its_slots_are_taken(card: TradeCard, players: int) -> None:
    slots = card.slots[players - 1]
    rich = side("humans", credits=12, discovery=3, influence=3, cruisers=2)
    others = [side() for _ in range(players - 1)]
    trades = [card.id, *(one.id for one in TRADE_CARDS if one.id != card.id)][:3]
    for taken, open_slot in ((slots - 1, True), (slots, False)):
        cubes = {"trade1": [1, taken - 1] if players > 1 else [taken]}
        t = table(rich, *others, trades=" ".join(trades), cubes=cubes)
        for number in (1, 2):
            if open_slot:
                assert t.why(0, f"trade:{card.id}.{number}") is None
            else:
                refused(t, 0, f"trade:{card.id}.{number}", "refuse-no-slot", "D11", card=card.id)


@pytest.mark.rule("alliances:D11")
def test_cubes_on_the_space_below_take_no_slot_in_the_same_round() -> None:
    t = table(side("humans", credits=7), side(), cubes={"retrieve": [3, 4]})
    assert t.why(0, "trade:political_cooperation.1") is None


@pytest.mark.rule("alliances:D11")
def test_a_turned_card_takes_any_number_of_cubes() -> None:
    t = table(side("humans", credits=7), side(), turned="political_cooperation", cubes={"trade2": [5, 6]})
    t.do(0, "trade:political_cooperation.1")
    assert t.cubes_on("trade2") == [6, 6]
    assert (t.have(0)["credits"], t.have(0)["influence"]) == (1, 2)


@pytest.mark.rule("alliances:A28", "alliances:D11")
def test_by_option_a_turned_card_keeps_its_exchanges() -> None:
    t = table(side("humans", credits=7), side(), turned="political_cooperation", options={"trade_backs": "same"})
    assert changes(t, "trade:political_cooperation.1") == {"credits": -7, "influence": 2, "cubes": -1}


@pytest.mark.rule("alliances:B2", "alliances:D11")
def test_a_card_that_is_not_laid_out_is_not_traded_with() -> None:
    t = table(side("humans", credits=12, influence=3), side())
    for number in (1, 2):
        refused(t, 0, f"trade:scholar_exchange.{number}", "refuse-trade-absent", "B2", card="scholar_exchange")


@pytest.mark.rule("alliances:D23")
@pytest.mark.parametrize(
    ("mine", "notation", "change"),
    [
        (side("humans", influence=1, credits=12), "commodity_trade.2", {"influence": -1}),
        (side("humans", influence=1, credits=9), "commodity_trade.2", {"influence": -1, "credits": 3}),
        (side("humans", influence=1, cruisers=4), "mercenary_contracts.1", {"influence": -1, "cruisers": 1}),
        (side("humans", influence=1, cruisers=5), "mercenary_contracts.1", {"influence": -1}),
        (side("humans", credits=3, production=11), "commodity_trade.1", {"credits": -3, "production": 1}),
        (side("humans", credits=9, cruisers=2), "mercenary_contracts.2", {"cruisers": -2, "credits": 3}),
    ],
)
def test_trade_needs_no_room_for_the_gain(mine: Side, notation: str, change: dict[str, int]) -> None:
    t = table(mine, side())
    assert changes(t, f"trade:{notation}") == {**change, "cubes": -1}


@pytest.mark.rule("alliances:D23")
def test_one_player_may_use_one_card_several_times_with_a_slot_each() -> None:
    t = table(side("humans", credits=12, cubes=4), side(credits=9, cubes=4))
    for used in (1, 2, 3):
        t.do(0, "trade:commodity_trade.1")
        assert (t.cubes_on("trade1"), t.have(0)["credits"], t.have(0)["production"]) == (
            [used, 0],
            12 - 3 * used,
            2 * used,
        )
        t.do(0, "end")
        t.do(1, "scavenge", "end")
    refused(t, 0, "trade:commodity_trade.1", "refuse-no-slot", "D11", card="commodity_trade")


@pytest.mark.rule("alliances:D16")
def test_an_ability_answers_to_trading() -> None:
    t = table(side("pactweavers", credits=7), side())
    assert changes(t, "trade:political_cooperation.1") == {"credits": -5, "influence": 2, "cubes": -1}
    t = table(side("pactweavers", credits=6, discovery=1), side())
    refused(t, 0, "trade:political_cooperation.1", "refuse-cannot-pay", "D11", due=7, have=6)
