"""How the lost symbols of the print are read, each by what it does in play (alliances:A1 to alliances:A33)."""

from __future__ import annotations

import pytest

from starhold.games.alliances.actions import FACTION_NAMES
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import Faction, Kind, Resource
from starhold.games.alliances.system_cards import EXPLORE_TOKENS, PLANET_TOKENS
from starhold.games.alliances.trade_cards import TRADE_CARDS
from tests.games.alliances.kit import refused, side, table
from tests.games.alliances.test_options import changed

OTHER = side(credits=3)
ALL_BOARD = (
    "terraforming warp_drive laser_weapons orbital_foundries hyperspace_scanner plasma_weapons "
    "planetary_shield xenology antimatter_torpedoes"
)


# -- prices and conditions


@pytest.mark.rule("alliances:A1")
@pytest.mark.parametrize(
    ("notation", "credits"),
    [
        ("colonize:ember_reach.1", -1),
        ("develop:silver_gate.1.influence", -7),
        ("manufacture:1", -2),
        ("manufacture:2", -4),
        ("retrieve:1", -3),
        ("retrieve:2", -6),
    ],
)
def test_prices_are_in_credits(notation: str, credits: int) -> None:
    """Two cruisers for 4 credits and a developed planet for 7 are printed examples."""
    mine = side("vector", credits=9, discovery=2)
    t = table(mine, OTHER, planets={"silver_gate.1": "0 colonised"})
    before = t.have(0)
    t.do(0, notation)
    assert changed(t, before)["credits"] == credits


@pytest.mark.rule("alliances:A2")
@pytest.mark.parametrize(("status", "fee"), [("colonised", 2), ("developed", 0), ("occupied", 0)])
def test_the_fee_of_colonize_counts_colonised_planets_alone(status: str, fee: int) -> None:
    """The printed answer, and the printed example: two of them, so 2 credits, and 2 influence as the reward."""
    planets = {"silver_gate.1": f"0 {status}", "ember_reach.2": f"0 {status}", "silver_gate.2": "1 colonised"}
    t = table(side("vector", credits=5), OTHER, planets=planets, fleet=2)
    before = t.have(0)
    t.do(0, "colonize:frostveil.1")
    assert changed(t, before) == {"influence": 2, **({"credits": -fee} if fee else {})}


@pytest.mark.rule("alliances:A3")
def test_the_planet_that_needs_terraforming_is_the_barren_one() -> None:
    assert {token.kind for token in PLANET_TOKENS} == set(Kind) - {Kind.BARREN}
    assert not any(Kind.BARREN in card.adaptations for card in FACTIONS)
    t = table(side("quill xylem vector", credits=5, technologies="xenology"), OTHER)
    refused(t, 0, "colonize:ember_reach.3", "refuse-barren", "D5")
    t = table(side("quill", credits=5, technologies="terraforming"), OTHER)
    t.do(0, "colonize:ember_reach.3")
    assert t.planet("ember_reach.3") == "0 colonised"


@pytest.mark.rule("alliances:A4")
def test_develop_moves_the_cube_on_the_track() -> None:
    t = table(OTHER, side("quill", credits=8), planets={"silver_gate.1": "1 colonised"}, to_move=1)
    assert t.track() == [(0, 0), (1, 0)]
    t.do(1, "develop:silver_gate.1.influence")
    assert t.track() == [(1, 1), (0, 0)]


@pytest.mark.rule("alliances:A7")
def test_retrieve_turns_discoveries_into_relics() -> None:
    t = table(side(credits=9, discovery=3), OTHER)
    before = t.have(0)
    t.do(0, "retrieve:3")
    assert changed(t, before) == {"credits": -9, "discovery": -3, "relic": 3}
    assert t.parts(0) == {"relics": 3}


@pytest.mark.rule("alliances:A9")
def test_the_printed_trade_is_seven_credits_for_two_influence() -> None:
    t = table(side(credits=7), OTHER)
    before = t.have(0)
    t.do(0, "trade:political_cooperation.1")
    assert changed(t, before) == {"credits": -7, "influence": 2}


@pytest.mark.rule("alliances:A10")
def test_explore_needs_and_discards_a_cruiser() -> None:
    t = table(side(cruisers=2), OTHER)
    t.do(0, "explore:silver_gate.x1")
    assert t.have(0)["cruisers"] == 1
    assert t.supply(0)["cruisers"] == 8
    t = table(side(credits=3), OTHER)
    refused(t, 0, "explore:silver_gate.x1", "refuse-no-cruiser", "D12")


@pytest.mark.rule("alliances:A11")
@pytest.mark.parametrize("token", EXPLORE_TOKENS, ids=[token.id for token in EXPLORE_TOKENS])
def test_explore_finds_discoveries_influence_or_relics(token: object) -> None:
    found = next(one for one in EXPLORE_TOKENS if one is token)
    t = table(side(cruisers=2), OTHER)
    t.luck(found.id)
    before = t.have(0)
    t.do(0, "explore:ember_reach.x1")
    gained = changed(t, before)
    assert gained.pop("cruisers") == -1
    assert set(gained) <= {"discovery", "influence", "relic"}
    amounts = found.reward.amounts()
    assert gained == {one.name.lower(): amounts[one] for one in Resource if amounts[one]}


@pytest.mark.rule("alliances:A12")
def test_nominate_needs_a_developed_planet_and_three_influence() -> None:
    t = table(side(influence=4), OTHER, planets={"silver_gate.1": "0 developed"})
    before = t.have(0)
    t.do(0, "nominate:1")
    assert changed(t, before) == {"influence": -3, "prestige": 5}
    for status in ("colonised", "occupied"):
        t = table(side(influence=4), OTHER, planets={"silver_gate.1": f"0 {status}"})
        refused(t, 0, "nominate:1", "refuse-no-developed", "D13")
    t = table(side(influence=2), OTHER, planets={"silver_gate.1": "0 developed"})
    refused(t, 0, "nominate:1", "refuse-cannot-pay", "D13")


@pytest.mark.rule("alliances:A14")
@pytest.mark.parametrize(
    ("mains", "known", "technology"),
    [("humans", "warp_drive hyperspace_scanner", "xenology"), ("psykrians", "", "energy_shields")],
)
def test_advanced_research_costs_a_discovery_more(mains: str, known: str, technology: str) -> None:
    for payment, price in (("credits", 3), ("influence", 1)):
        t = table(side(mains, credits=4, influence=1, discovery=1, technologies=known), OTHER)
        before = t.have(0)
        t.do(0, f"research:{technology}.{payment}")
        after = t.have(0)
        assert before["discovery"] - after["discovery"] == 1
        gained = 1 if (technology, payment) == ("xenology", "influence") else 0  # Xenology gives one influence
        assert before[payment] - after[payment] == price - gained
        t = table(side(mains, credits=4, influence=1, technologies=known), OTHER)
        refused(t, 0, f"research:{technology}.{payment}", "refuse-cannot-pay", "D14")


@pytest.mark.rule("alliances:A29")
def test_discoveries_pay_for_research_and_retrieve_alone() -> None:
    """Beside the conversion and what a card says."""
    t = table(side("quill", credits=12, discovery=3), OTHER, planets={"silver_gate.1": "0 colonised"})
    verbs = ("research:warp_drive.discovery", "retrieve:1")
    for notation in (*verbs, "colonize:silver_gate.2", "develop:silver_gate.1.influence", "manufacture:1", "scavenge"):
        t = table(side("humans", credits=12, discovery=3), OTHER, planets={"silver_gate.1": "0 colonised"}, fleet=2)
        before = t.have(0)["discovery"]
        t.do(0, notation)
        assert (t.have(0)["discovery"] < before) is (notation in verbs)


# -- planets


@pytest.mark.rule("alliances:A17", "alliances:A32")
@pytest.mark.parametrize(("cruisers", "safe"), [(0, False), (1, False), (2, True)])
def test_occupied_planets_need_no_guard_and_their_cruiser_is_not_in_hand(cruisers: int, safe: bool) -> None:
    planets = {"silver_gate.1": "1 developed", "silver_gate.2": "1 colonised"}
    rest = {"ember_reach.1": "1 occupied", "ember_reach.2": "1 occupied"}
    t = table(OTHER, side(cruisers=cruisers), planets={**planets, **rest})
    assert t.have(1)["cruisers"] == cruisers
    assert t.supply(1)["cruisers"] == 9 - 2 - cruisers
    assert [t.protected(site) for site in planets] == [safe, safe]
    guard = t.view(None)["alliances"][1]["guard"]
    assert (guard["needed"], guard["held"], guard["safe"]) == (2, cruisers, safe)


@pytest.mark.rule("alliances:A32")
def test_the_cruiser_on_a_planet_marks_it_and_has_left_the_hand() -> None:
    t = table(side(cruisers=2), OTHER, at="war")
    t.do(0, "seize:silver_gate.1")
    assert t.planet("silver_gate.1") == "0 occupied"


@pytest.mark.rule("alliances:A18")
def test_warp_drive_reaches_face_up_cards_to_the_right_of_the_fleet() -> None:
    t = table(side("lumarin", credits=3), OTHER, fleet=0)
    refused(t, 0, "colonize:frostveil.1", "refuse-out-of-reach", "D4")
    t = table(side("lumarin", credits=3, technologies="warp_drive"), OTHER, fleet=0)
    t.do(0, "colonize:frostveil.1")
    assert t.planet("frostveil.1") == "0 colonised"


@pytest.mark.rule("alliances:A20")
@pytest.mark.parametrize(
    ("status", "parts"), [("colonised", {"colonised": 2}), ("developed", {"developed": 4}), ("occupied", {})]
)
def test_planets_at_the_end(status: str, parts: dict[str, int]) -> None:
    planets = dict.fromkeys(("silver_gate.1", "ember_reach.1"), f"0 {status}")
    assert table(side("humans"), OTHER, planets=planets).parts(0) == parts


@pytest.mark.rule("alliances:A24")
@pytest.mark.parametrize(
    ("site", "credits"),
    [
        ("silver_gate.2", 2), ("frostveil.2", 2), ("silver_gate.1", 0), ("frostveil.1", 0), ("ember_reach.1", 0),
        ("ember_reach.2", 0), ("ember_reach.3", 0),
    ],
)  # fmt: skip
def test_the_planet_of_the_amoebans_is_the_water_planet(site: str, credits: int) -> None:
    t = table(side("amoebans", discovery=1, cubes=0), OTHER, planets={site: "0 colonised"}, at="production")
    assert t.have(0)["credits"] == credits


@pytest.mark.rule("alliances:A30")
@pytest.mark.parametrize("status", ["colonised", "developed", "occupied"])
def test_an_occupied_planet_counts_as_owned(status: str) -> None:
    mine = side("amoebans", discovery=1, cubes=0)
    t = table(mine, OTHER, planets={"silver_gate.2": f"0 {status}"}, at="production")
    assert t.have(0)["credits"] == 2


# -- factions and war


@pytest.mark.rule("alliances:A19")
@pytest.mark.parametrize("card", FACTIONS, ids=FACTION_NAMES)
def test_a_main_bonus_is_credits_and_cruisers(card: Faction) -> None:
    t = table(side("", card.id, credits=3), OTHER)
    before = t.have(0)
    t.do(0, f"main:{card.id}")
    bonus = {"credits": card.main_bonus.credits, "cruisers": card.main_bonus.cruisers}
    assert changed(t, before) == {name: amount for name, amount in bonus.items() if amount}
    assert sum(card.main_bonus.amounts()) == sum(bonus.values()) > 0


@pytest.mark.rule("alliances:A22")
def test_the_first_tiebreak_is_prestige() -> None:
    """Three points each: by prestige, and by planets and relics."""
    planets = {"silver_gate.1": "0 developed"}
    t = table(side("humans", relic=1), side("auralites", prestige=3), planets=planets)
    assert (t.points(0), t.points(1)) == (3, 3)
    assert t.score(1).tiebreak > t.score(0).tiebreak


@pytest.mark.rule("alliances:A23")
def test_the_round_symbol_on_factions_is_credits() -> None:
    """Amoebans stand above; here the printed answers on Feimur-V5, Auralites and Weasels."""
    t = table(side("feimur_v5", cruisers=3, technologies="laser_weapons", credits=1), OTHER)
    before = t.have(0)
    t.do(0, "explore:silver_gate.x1")
    assert changed(t, before)["credits"] == 2
    t = table(side("auralites", "solari orr_senate", credits=3), OTHER)
    before = t.have(0)
    t.do(0, "boost:orr_senate")
    assert changed(t, before) == {"influence": 1, "credits": 1}
    t = table(side("weasels", credits=5), OTHER)
    before = t.have(0)
    t.do(0, "use:weasels")
    assert changed(t, before) == {"credits": -5, "influence": 1, "prestige": 1}


@pytest.mark.rule("alliances:A25")
def test_swarm_gains_an_occupied_planet_for_three_cruisers() -> None:
    t = table(side("locusts", cruisers=4), OTHER)
    before = t.have(0)
    t.do(0, "swarm:silver_gate.1")
    assert changed(t, before) == {"cruisers": -3}
    assert t.planet("silver_gate.1") == "0 occupied"
    assert t.supply(0)["cruisers"] == 7


@pytest.mark.rule("alliances:A26")
def test_the_printed_example_of_war_for_three() -> None:
    """Blue is Overlord: 2 credits and 1 prestige; green is second: 1 credit; red, with one cruiser, is third.

    Blue takes a developed planet of red, whose cubes go back, and gains nothing from it; of the two cruisers left blue
    keeps one, having strength 1.
    """
    red, blue = side(cruisers=1), side(cruisers=3, technologies="laser_weapons")
    green = side(cruisers=2, discovery=1)
    planets = {"silver_gate.1": "0 developed", "silver_gate.2": "0 colonised"}
    t = table(red, blue, green, planets=planets, at="war")
    assert t.asked() == {1: "seize"}
    assert [(t.have(seat)["credits"], t.have(seat)["prestige"]) for seat in range(3)] == [(0, 0), (2, 1), (1, 0)]
    cubes = t.supply(0)["cubes"]
    before = t.have(1)
    t.do(1, "seize:silver_gate.1")
    assert t.planet("silver_gate.1") == "1 occupied"
    assert t.have(1)["production"] == before["production"] == 0
    assert t.supply(0)["cubes"] == cubes + 2 - 3  # and three for the next round
    assert [t.have(seat)["cruisers"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("alliances:A27")
def test_the_automa_has_all_nine_technologies_and_strength_four() -> None:
    t = table(side("humans", credits=3), planets={"silver_gate.1": "1 colonised"}, automa_cruisers=0)
    automa = t.view(None)["alliances"][1]
    assert automa["automa"] is True
    assert automa["strength"] == 4
    assert t.protected("silver_gate.1")
    assert set(automa["technologies"]) in (set(), set(ALL_BOARD.split()))


@pytest.mark.rule("alliances:A31")
@pytest.mark.parametrize(
    ("mains", "technologies", "kept"),
    [
        ("feimur_v5 humans", "laser_weapons plasma_weapons", 2),
        ("psykrians humans", "laser_weapons antimatter_torpedoes energy_shields", 5),
        ("psykrians humans", "laser_weapons antimatter_torpedoes", 3),
    ],
)
def test_the_printed_examples_on_cruisers_kept(mains: str, technologies: str, kept: int) -> None:
    """5 cruisers: strength 2 keeps 2, and Feimur-V5 gain 2 credits in all; strength 3 with Energy Shields keeps 5."""
    t = table(side(mains, cruisers=5, technologies=technologies), OTHER, at="war")
    credits = t.have(0)["credits"]
    t.do(0, "spare")
    assert t.have(0)["cruisers"] == kept
    assert t.have(0)["credits"] == credits + (2 if "feimur" in mains else 0)


@pytest.mark.rule("alliances:A33")
def test_influence_is_dearer_than_a_discovery_wherever_both_are_sold() -> None:
    """What it takes in credits on the cards that sell one of them alone."""
    price: dict[str, float] = {}
    for card in TRADE_CARDS:
        for exchange in card.front:
            cost, gain = exchange.cost, exchange.gain
            if sum(cost.amounts()) == cost.credits and sum(gain.amounts()) in (gain.influence, gain.discovery):
                name = "influence" if gain.influence else "discovery"
                price[name] = cost.credits / sum(gain.amounts())
    assert price["influence"] > price["discovery"]
    assert (price["influence"], price["discovery"]) == (3.5, 2.0)


@pytest.mark.rule("alliances:L1")
def test_one_symbol_has_one_meaning_in_all_its_places() -> None:
    """Purple: the planet of the example, the choice in Develop, Weasels, Auralites; all influence unless swapped."""
    for reading, meaning in (("as_read", "influence"), ("swapped", "discovery")):
        mine = side("auralites weasels", credits=12)
        t = table(mine, OTHER, fleet=2, planets={"ember_reach.1": "0 colonised"}, options={"purple_and_star": reading})
        before = t.have(0)
        t.do(0, "use:weasels")
        assert changed(t, before) == {"credits": -4, meaning: 1, "prestige": 1}
        before = t.have(0)
        t.do(0, "colonize:frostveil.1")
        assert changed(t, before) == {meaning: 2}  # a credit of Resonance for the credit of the fee
