"""Every faction in every use: main faction, true ideology, boost and adaptation (alliances:H1 to alliances:H4).

The figures are written out here once more, apart from the cards, so that a slip in either shows.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.alliances.kit import Table, refused, side, table

# id, ideology, kinds of planets, main bonus, boost
CARDS = [
    ("locusts", "militarism", "desert volcanic", "2 cruisers", "2 cruisers"),
    ("reapers", "militarism", "frozen volcanic", "2 credits 1 cruisers", "3 credits"),
    ("karnath", "militarism", "temperate volcanic", "1 credits", "2 cruisers"),
    ("drokkan", "militarism", "water desert", "1 cruisers", "2 production"),
    ("vharn", "militarism", "water volcanic", "2 credits", "3 credits"),
    ("steel_covenant", "militarism", "frozen desert", "2 credits 1 cruisers", "2 cruisers"),
    ("obrin", "militarism", "temperate frozen", "1 credits 1 cruisers", "1 discovery"),
    ("tyrrak", "militarism", "temperate water", "1 credits", "1 influence"),
    ("wanderers", "culture", "temperate desert", "3 credits", "1 discovery"),
    ("cheiki", "culture", "temperate water", "1 cruisers", "1 cruisers 1 credits"),
    ("lumarin", "culture", "water frozen", "2 credits", "1 influence"),
    ("sel_archivists", "culture", "desert volcanic", "2 credits", "1 discovery"),
    ("mnemori", "culture", "frozen volcanic", "2 credits", "1 discovery"),
    ("ossuary_kin", "culture", "water desert", "2 credits 1 cruisers", "3 credits"),
    ("thessian", "culture", "temperate frozen", "3 credits", "2 production"),
    ("velvet_court", "culture", "temperate volcanic", "1 credits", "3 credits"),
    ("amoebans", "industrialism", "water frozen", "2 credits", "2 production"),
    ("feimur_v5", "industrialism", "frozen desert", "1 credits 1 cruisers", "2 cruisers"),
    ("grundar", "industrialism", "desert volcanic", "2 credits", "2 production"),
    ("forgeminds", "industrialism", "temperate volcanic", "2 credits", "3 credits"),
    ("ferrox", "industrialism", "temperate desert", "2 credits", "3 credits"),
    ("brassworm", "industrialism", "water desert", "4 credits", "1 discovery"),
    ("helion", "industrialism", "water volcanic", "4 credits", "2 production"),
    ("tecton", "industrialism", "temperate frozen", "3 credits", "2 cruisers"),
    ("weasels", "diplomacy", "temperate desert", "2 credits", "1 influence"),
    ("humans", "diplomacy", "temperate water", "1 credits 1 cruisers", "2 credits 1 production"),
    ("auralites", "diplomacy", "frozen volcanic", "2 credits", "1 influence"),
    ("orr_senate", "diplomacy", "temperate volcanic", "1 credits", "1 influence"),
    ("ymirai", "diplomacy", "water frozen", "3 credits", "1 influence"),
    ("pactweavers", "diplomacy", "water desert", "1 credits", "3 credits"),
    ("solari", "diplomacy", "frozen desert", "2 credits", "1 discovery"),
    ("glass_embassy", "diplomacy", "water volcanic", "3 credits", "2 production"),
    ("psykrians", "science", "desert volcanic", "2 credits", "1 discovery"),
    ("noospheric", "science", "temperate water", "2 credits", "1 discovery"),
    ("quill", "science", "temperate frozen", "1 credits", "3 credits"),
    ("cryo_synod", "science", "water frozen", "2 credits", "1 discovery"),
    ("deep_listeners", "science", "water volcanic", "1 cruisers", "1 influence"),
    ("xylem", "science", "temperate desert", "1 credits", "2 production"),
    ("prism", "science", "frozen desert", "1 credits", "3 credits"),
    ("vector", "science", "frozen volcanic", "2 credits", "1 influence"),
]
KINDS = ("temperate", "water", "frozen", "desert", "volcanic")
PLANET = {
    "temperate": "silver_gate.1", "water": "silver_gate.2", "frozen": "frostveil.1", "desert": "ember_reach.2",
    "volcanic": "ember_reach.1",
}  # fmt: skip
REWARD = {
    "temperate": "2 production", "water": "2 discovery", "frozen": "2 influence", "desert": "4 credits",
    "volcanic": "2 cruisers",
}  # fmt: skip
NAMES = [card[0] for card in CARDS]
EACH = pytest.mark.parametrize("name", NAMES)
IDEOLOGY = {card[0]: card[1] for card in CARDS}
ADAPTED = {card[0]: card[2].split() for card in CARDS}
BONUS = {card[0]: card[3] for card in CARDS}
BOOST = {card[0]: card[4] for card in CARDS}


def amounts(text: str) -> dict[str, int]:
    """`2 credits 1 cruisers` as numbers by resource."""
    words = text.split()
    return {words[at + 1]: int(words[at]) for at in range(0, len(words), 2)}


def change(t: Table, *notations: str) -> dict[str, int]:
    """What these choices of seat 0 have added and taken, cubes left out."""
    before = t.have(0)
    t.do(0, *notations)
    after = t.have(0)
    return {name: after[name] - before[name] for name in after if name != "cubes" and after[name] != before[name]}


@pytest.mark.rule("alliances:B6", "alliances:H5")
def test_there_are_forty_factions_eight_of_each_ideology_and_sixteen_for_each_kind() -> None:
    assert len(set(NAMES)) == 40
    assert set(Counter(IDEOLOGY.values()).values()) == {8}
    assert Counter(kind for kinds in ADAPTED.values() for kind in kinds) == dict.fromkeys(KINDS, 16)
    pairs = Counter(frozenset(kinds) for kinds in ADAPTED.values())
    assert pairs == {frozenset(pair): 4 for pair in combinations(KINDS, 2)}
    t = table(side("humans", hand=" ".join(one for one in NAMES if one != "humans")), side())
    assert len(t.hand(0)) == 39


# -- as a main faction


@EACH
@pytest.mark.rule("alliances:H1", "alliances:A19", "alliances:H7")
def test_a_main_faction_brings_its_bonus_once(name: str) -> None:
    t = table(side(hand=f"{name} {'quill' if name != 'quill' else 'prism'}"), side())
    assert change(t, f"main:{name}") == amounts(BONUS[name])
    assert t.mains(0) == [name]
    assert name not in t.hand(0)
    assert t.discarded() == set()
    assert set(t.mine(0)["adaptations"]) == set(ADAPTED[name])
    refused(t, 0, f"main:{name}", "refuse-card-played", "D2")


@EACH
@pytest.mark.rule("alliances:D5", "alliances:H1")
def test_a_main_faction_settles_on_its_two_kinds_and_no_other(name: str) -> None:
    for kind in KINDS:
        t = table(side(name, credits=2), side(), fleet=2)
        if kind in ADAPTED[name]:
            t.do(0, f"colonize:{PLANET[kind]}")
            assert t.planet(PLANET[kind]) == "0 colonised"
        else:
            refused(t, 0, f"colonize:{PLANET[kind]}", "refuse-not-adapted", "D5")
    refused(table(side(name, credits=2), side()), 0, "colonize:ember_reach.3", "refuse-barren", "D5")


@EACH
@pytest.mark.rule("alliances:H5")
def test_three_of_one_ideology_make_it_the_main_ideology(name: str) -> None:
    same = [one for one in NAMES if IDEOLOGY[one] == IDEOLOGY[name] and one != name][:2]
    t = table(side(" ".join(same), hand=name, credits=2), side())
    assert t.mine(0)["ideology"] is None
    t.do(0, f"main:{name}")
    assert t.mine(0)["ideology"] == IDEOLOGY[name]


# -- as the true ideology


@EACH
@pytest.mark.rule("alliances:H2")
def test_as_true_ideology_only_its_ideology_counts(name: str) -> None:
    others = [next(one for one in NAMES if IDEOLOGY[one] == ideology) for ideology in sorted(set(IDEOLOGY.values()))]
    mains = [one for one in others if IDEOLOGY[one] != IDEOLOGY[name]][:3]
    t = table(side(" ".join(mains), hand=name, credits=2), side())
    assert t.mine(0)["ideology"] is None
    assert change(t, f"ideology:{name}") == {}
    mine = t.mine(0)
    assert (mine["ideology"], mine["true_ideology"]) == (IDEOLOGY[name], name)
    assert t.mains(0) == mains
    assert name not in t.hand(0)
    assert set(mine["adaptations"]) == {kind for one in mains for kind in ADAPTED[one]}
    assert t.discarded() == set()


@EACH
@pytest.mark.rule("alliances:H2", "alliances:J1")
def test_the_true_ideology_scores(name: str) -> None:
    """5 relics, 1 occupied and 3 developed planets, 16 prestige, 6 technologies: every ideology scores its own."""
    extra = {"militarism": 1, "culture": 2, "industrialism": 3, "diplomacy": 4, "science": 6}
    t = table(
        side(
            true_ideology=name, relic=5, prestige=16, credits=2,
            technologies="terraforming warp_drive laser_weapons orbital_foundries hyperspace_scanner plasma_weapons",
        ),
        side(),
        planets={
            "silver_gate.1": "0 occupied", "silver_gate.2": "0 developed", "ember_reach.1": "0 developed",
            "ember_reach.2": "0 developed",
        },
    )  # fmt: skip
    assert t.parts(0) == {"prestige": 16, "developed": 6, "relics": 5, "ideology": extra[IDEOLOGY[name]]}


# -- as a boost


@EACH
@pytest.mark.rule("alliances:H3")
def test_a_boost_is_gained_and_the_card_discarded(name: str) -> None:
    t = table(side(hand=f"{name} {'quill' if name != 'quill' else 'prism'}"), side())
    assert change(t, f"boost:{name}") == amounts(BOOST[name])
    assert t.discarded() == {name}
    assert t.mains(0) == []
    assert t.mine(0)["ideology"] is None
    assert t.mine(0)["adaptations"] == []


# -- as an adaptation


@EACH
@pytest.mark.rule("alliances:H4", "alliances:D5")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_discarded_settles_on_either_of_its_kinds(name: str, place: int) -> None:
    kind = ADAPTED[name][place]
    t = table(side(hand=name), side(), fleet=2)
    assert {PLANET[one] for one in ADAPTED[name]} <= t.legal_of(0, "colonize")
    before = t.have(0)
    t.do(0, f"colonize:{PLANET[kind]}")
    if t.asked() == {0: "adaptation"}:
        t.do(0, f"adapt:{name}")
    assert t.planet(PLANET[kind]) == "0 colonised"
    after = t.have(0)
    gained = {one: after[one] - before[one] for one in after if one != "cubes" and after[one] != before[one]}
    assert gained == amounts(REWARD[kind])
    assert (t.hand(0), t.mains(0), t.discarded()) == (set(), [], {name})
    assert t.mine(0)["adaptations"] == []


@EACH
@pytest.mark.rule("alliances:D5", "alliances:H4")
def test_a_card_settles_on_no_kind_that_is_not_its_own(name: str) -> None:
    t = table(side(hand=name, credits=2), side(), fleet=2)
    for kind in KINDS:
        if kind not in ADAPTED[name]:
            refused(t, 0, f"colonize:{PLANET[kind]}", "refuse-not-adapted", "D5")
    refused(t, 0, "colonize:ember_reach.3", "refuse-barren", "D5")


@EACH
@pytest.mark.rule("alliances:D5", "alliances:H4")
def test_the_card_discarded_must_fit(name: str) -> None:
    """Beside a card that fits, this one is refused for a planet of another kind."""
    kind = next(one for one in KINDS if one not in ADAPTED[name])
    fits = next(one for one in NAMES if kind in ADAPTED[one])
    t = table(side(hand=f"{name} {fits}"), side(), fleet=2)
    t.do(0, f"colonize:{PLANET[kind]}")
    assert t.asked() == {0: "adaptation"}
    assert t.legal_of(0, "adapt") == {fits}
    refused(t, 0, f"adapt:{name}", "refuse-adapt-no-match", "D5")
