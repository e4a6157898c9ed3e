"""Settle: ways to place a world, cards discarded for them (race:35 to 37, 39 to 43, 105, 106; T3, T4, T5, T14)."""

from __future__ import annotations

import pytest

from starhold.games.race.cards import CARDS, INDEX
from tests.games.base_kit import forbidden
from tests.games.race.kit import Table, seat, table
from tests.games.race.test_settle import CASH, settling

CONTACT_SHIP = "contact_specialist colony_ship"
CONTACT_WAYS = "pay_contact pay_contact_colony_ship"
ALIEN_MILITARY = ("alien_robot_sentry", "alien_robot_scout_ship", "lost_alien_warship", "lost_alien_battle_fleet")


def modes(tableau: str, world: str, cash: str = CASH, needless: str = "applicable") -> str:
    """The modes open for the world; `-` if it cannot be placed; if the engine took the one there is, `only` and the
    cards that left the tableau for it."""
    t = settling(tableau, f"{world} {cash}", chose="double_vp", needless_discards=needless)
    if f"place:{world}" not in t.legal(0):
        assert t.why(0, f"place:{world}") is not None
        return "-"
    t.do(0, f"place:{world}")
    if t.asked().get(0) != "pay_world":
        return " ".join(["only", *sorted(set(tableau.split()) - set(t.tableau(0)))])
    return " ".join(sorted(mode.removeprefix("settle:") for mode in t.legal(0)))


def placed(tableau: str, world: str, mode: str = "", needless: str = "applicable") -> Table:
    """The table after seat 0, with six other hand cards, placed the world by that mode and paid."""
    t = settling(tableau, f"{world} {CASH}", chose="double_vp", needless_discards=needless)
    t.do(0, f"place:{world}")
    if mode:
        t.do(0, f"settle:{mode}")
    t.pay_any()
    assert world in t.tableau(0)
    return t


def paid(t: Table) -> int:
    return 6 - len(t.hand(0))


# -- New Military Tactics


@pytest.mark.rule("race:35")
def test_new_military_tactics_gives_three_and_goes_to_the_discard_pile() -> None:
    t = placed("new_military_tactics galactic_federation", "pirate_world")
    assert t.tableau(0) == ["galactic_federation", "pirate_world"]
    assert t.discard()["new_military_tactics"] == 1
    assert ("developments", 0) in [tuple(part) for part in t.score(0).parts]
    assert ("galactic_federation", 2) in [tuple(part) for part in t.score(0).parts]


@pytest.mark.rule("race:35")
def test_the_three_end_with_the_phase() -> None:
    t = settling("new_military_tactics", "pirate_world outlaw_world", chose="double_vp")
    assert "place:outlaw_world" in t.legal(0)
    t.do(0, "place:pirate_world")
    t.actions("settle", "settle")
    assert t.legal(0) == {"pass"}


@pytest.mark.rule("race:35", "race:73")
def test_new_military_tactics_once_discarded_does_not_count_toward_twelve() -> None:
    eleven = "new_military_tactics gem_world spice_world new_vinland artist_colony plague_world distant_world"
    t = placed(eleven + " new_earth mining_world space_port comet_zone", "pirate_world", "")
    assert len(t.tableau(0)) == 11
    assert not t.over()


# -- Contact Specialist


@pytest.mark.rule("race:36")
@pytest.mark.parametrize(
    ("world", "cost"), [("outlaw_world", 0), ("rebel_miners", 1), ("pirate_world", 2), ("malevolent_lifeforms", 3)]
)
def test_contact_specialist_pays_defence_minus_one_and_stays(world: str, cost: int) -> None:
    t = placed("contact_specialist", world)
    assert paid(t) == cost
    assert t.tableau(0) == ["contact_specialist", world]


@pytest.mark.rule("race:36")
def test_contact_specialist_never_works_for_a_world_with_an_alien_good() -> None:
    alien = CARDS[INDEX["lost_alien_warship"]].good
    assert {card.id for card in CARDS if card.world and card.military and card.good == alien} == set(ALIEN_MILITARY)
    for world in ALIEN_MILITARY:
        assert modes("contact_specialist replicant_robots colony_ship", world) == "-"


@pytest.mark.rule("race:36", "race:105")
@pytest.mark.parametrize(
    ("tableau", "cash", "key", "values"),
    [
        ("contact_specialist", 1, "refuse-too-expensive", {"cost": 2, "spare": 1}),
        ("contact_specialist space_marines", 1, "refuse-too-expensive", {"cost": 2, "spare": 1}),
        ("contact_specialist", 0, "refuse-too-expensive", {"cost": 2, "spare": 0}),
        ("space_marines", 1, "refuse-too-weak", {"defense": 3, "military": 2}),
    ],
)
def test_who_could_pay_but_for_a_card_is_told_of_the_price_not_of_military(
    tableau: str, cash: int, key: str, values: dict[str, int]
) -> None:
    t = settling(tableau, " ".join(["pirate_world", *CASH.split()[:cash]]), chose="double_vp")
    why = t.why(0, "place:pirate_world")
    assert why is not None
    assert (why.key, values.items() <= why.values.items()) == (key, True), why.values


@pytest.mark.rule("race:36")
def test_of_an_alien_world_that_nobody_may_pay_for_military_is_the_reason() -> None:
    t = settling("contact_specialist", "alien_robot_sentry", chose="double_vp")
    why = t.why(0, "place:alien_robot_sentry")
    assert why is not None
    assert why.key == "refuse-too-weak"


@pytest.mark.rule("race:37")
@pytest.mark.parametrize(
    ("tableau", "world", "cost"),
    [
        ("contact_specialist replicant_robots", "rebel_base", 3),
        ("contact_specialist replicant_robots mining_robots", "rebel_base", 3),
        ("contact_specialist", "rebel_miners", 1),
        ("contact_specialist mining_robots", "rebel_miners", 0),
        ("contact_specialist alpha_centauri", "rebel_miners", 0),
        ("contact_specialist mining_robots alpha_centauri", "reptilian_uplift_race", 1),
    ],
)
def test_other_discounts_apply_with_contact_specialist(tableau: str, world: str, cost: int) -> None:
    assert paid(placed(tableau, world)) == cost


@pytest.mark.rule("race:39")
def test_contact_specialist_may_be_used_although_the_world_could_be_conquered() -> None:
    tableau = "new_sparta space_marines contact_specialist"
    assert modes(tableau, "rebel_miners") == "conquer pay_contact"
    assert paid(placed(tableau, "rebel_miners", "conquer")) == 0
    assert paid(placed(tableau, "rebel_miners", "pay_contact")) == 1


@pytest.mark.rule("race:40")
def test_a_defence_one_world_costs_nothing_but_only_by_contact_specialist() -> None:
    assert modes("refugee_world", "outlaw_world", cash="") == "-"
    assert modes("contact_specialist", "outlaw_world", cash="") == "only"
    # with Colony Ship there is a choice to see: conquering is not among it, Military being -1
    assert modes(CONTACT_SHIP, "outlaw_world", cash="") == CONTACT_WAYS
    t = settling(CONTACT_SHIP, "outlaw_world", chose="double_vp")
    t.do(0, "place:outlaw_world")
    forbidden(t, 0, "settle:conquer")


# -- Colony Ship


@pytest.mark.rule("race:41")
def test_colony_ship_discarded_makes_the_world_cost_nothing() -> None:
    assert modes("colony_ship", "new_earth") == "pay pay_colony_ship"
    assert modes("colony_ship", "alien_rosetta_stone_world") == "pay pay_colony_ship"
    t = placed("colony_ship", "new_earth", "pay_colony_ship")
    assert paid(t) == 0
    assert t.tableau(0) == ["new_earth"]
    assert t.discard()["colony_ship"] == 1
    t = placed("colony_ship", "new_earth", "pay")
    assert paid(t) == 5
    assert t.tableau(0) == ["colony_ship", "new_earth"]


@pytest.mark.rule("race:41")
@pytest.mark.parametrize(
    "world", ["deserted_alien_outpost", "deserted_alien_colony", "deserted_alien_library", "alien_robotic_factory"]
)
def test_colony_ship_is_not_for_alien_goods(world: str) -> None:
    assert modes("colony_ship", world) == "only"
    t = placed("colony_ship", world)
    assert paid(t) == CARDS[INDEX[world]].cost
    assert "colony_ship" in t.tableau(0)
    assert modes("colony_ship", world, cash="") == "-"


@pytest.mark.rule("race:42")
def test_colony_ship_and_contact_specialist_place_a_military_world_for_nothing() -> None:
    t = placed(CONTACT_SHIP, "rebel_base", "pay_contact_colony_ship")
    assert paid(t) == 0
    assert t.tableau(0) == ["contact_specialist", "rebel_base"]
    assert t.discard()["colony_ship"] == 1


@pytest.mark.rule("race:42")
def test_colony_ship_has_no_use_when_conquering_or_without_contact_specialist() -> None:
    assert modes("new_sparta colony_ship", "rebel_miners") == "only"
    assert placed("new_sparta colony_ship", "rebel_miners").tableau(0) == ["new_sparta", "colony_ship", "rebel_miners"]
    assert modes("new_sparta colony_ship", "rebel_underground") == "-"


@pytest.mark.rule("race:43")
def test_a_world_placed_by_contact_specialist_stays_a_military_world_for_scoring() -> None:
    t = placed("galactic_imperium contact_specialist", "pirate_world")
    assert paid(t) == 2
    assert ("galactic_imperium", 1) in [tuple(part) for part in t.score(0).parts]
    t = placed("galactic_imperium contact_specialist", "rebel_base")
    assert ("galactic_imperium", 2) in [tuple(part) for part in t.score(0).parts]


# -- the table of modes


@pytest.mark.rule("race:105")
@pytest.mark.parametrize(
    ("tableau", "world", "cash", "expected"),
    [
        ("old_earth", "gem_world", "public_works public_works", "only"),
        ("old_earth", "gem_world", "public_works", "-"),
        ("old_earth", "refugee_world", "", "only"),
        ("replicant_robots", "new_earth", "public_works public_works", "-"),
        ("replicant_robots", "new_earth", "public_works public_works colony_ship", "only"),
        ("colony_ship", "new_earth", "public_works", "only colony_ship"),
        ("colony_ship", "new_earth", CASH, "pay pay_colony_ship"),
        ("colony_ship", "deserted_alien_outpost", "public_works", "-"),
        ("new_sparta contact_specialist", "outlaw_world", "", "conquer pay_contact"),
        ("new_sparta contact_specialist", "rebel_miners", "", "-"),
        ("new_sparta contact_specialist", "rebel_miners", "public_works", "only"),
        (CONTACT_SHIP, "rebel_miners", "", "only colony_ship"),
        (CONTACT_SHIP, "rebel_miners", CASH, CONTACT_WAYS),
        (CONTACT_SHIP, "alien_robot_sentry", CASH, "-"),
        ("new_sparta new_military_tactics", "malevolent_lifeforms", "", "only new_military_tactics"),
        ("new_sparta new_military_tactics", "rebel_base", CASH, "-"),
        (f"drop_ships {CONTACT_SHIP}", "rebel_miners", CASH, f"conquer {CONTACT_WAYS}"),
        ("contact_specialist new_military_tactics", "rebel_miners", CASH, "conquer+tactics pay_contact"),
        ("contact_specialist new_military_tactics", "rebel_miners", "", "only new_military_tactics"),
    ],
)
def test_modes_that_are_possible(tableau: str, world: str, cash: str, expected: str) -> None:
    assert modes(tableau, world, cash) == expected


@pytest.mark.rule("race:105")
def test_the_card_laid_face_down_fixes_only_the_world() -> None:
    t = settling("drop_ships contact_specialist colony_ship", f"rebel_miners {CASH}", chose="double_vp")
    assert t.legal(0) == {"pass", "place:rebel_miners"}
    t.do(0, "place:rebel_miners")
    assert t.asked() == {0: "pay_world"}
    assert t.why(0, "pass") is not None
    assert t.why(0, "pay:genetics_lab") is not None


@pytest.mark.rule("race:105", "race:12")
def test_a_card_developed_in_the_same_round_is_active_in_settle() -> None:
    t = table(seat("old_earth", hand="colony_ship public_works new_earth"), seat("galactic_survey_seti"))
    t.actions("develop", "settle")
    t.place("colony_ship")
    if t.asked().get(0) == "pay":
        t.do(0, "pay:public_works")
    t.place("new_earth")
    assert t.tableau(0) == ["old_earth", "new_earth"]
    assert t.discard()["colony_ship"] == 1


# -- discards without need

NMT = "new_sparta new_military_tactics"
SHIP = "pay_contact_colony_ship"
TACTICS = "only new_military_tactics"
BOTH = "drop_ships contact_specialist colony_ship new_military_tactics"  # Military 2


@pytest.mark.rule("race:106")
@pytest.mark.parametrize(
    ("tableau", "world", "applicable", "needed_only", "any_settle"),
    [
        (NMT, "rebel_miners", "conquer conquer+tactics", "only", "conquer conquer+tactics"),
        (NMT, "pirate_world", TACTICS, TACTICS, TACTICS),
        (NMT, "gem_world", "only", "only", "pay pay+tactics"),
        (NMT, "refugee_world", "only", "only", "pay pay+tactics"),
        ("colony_ship", "refugee_world", "pay pay_colony_ship", "only", "pay pay_colony_ship"),
        ("colony_ship", "gem_world", "pay pay_colony_ship", "pay pay_colony_ship", "pay pay_colony_ship"),
        ("colony_ship replicant_robots", "gem_world", "pay pay_colony_ship", "only", "pay pay_colony_ship"),
        ("colony_ship drop_ships", "rebel_miners", "only", "only", "only"),
        (CONTACT_SHIP, "outlaw_world", CONTACT_WAYS, "only", CONTACT_WAYS),
        (
            "contact_specialist new_military_tactics",
            "rebel_miners",
            "conquer+tactics pay_contact",
            "conquer+tactics pay_contact",
            "conquer+tactics pay_contact pay_contact+tactics",
        ),
        (
            "contact_specialist new_military_tactics",
            "outlaw_world",
            "conquer+tactics pay_contact",
            "only",
            "conquer+tactics pay_contact pay_contact+tactics",
        ),
        (
            "colony_ship new_military_tactics",
            "gem_world",
            "pay pay_colony_ship",
            "pay pay_colony_ship",
            "pay pay+tactics pay_colony_ship pay_colony_ship+tactics",
        ),
        (
            BOTH,
            "rebel_miners",
            "conquer conquer+tactics pay_contact pay_contact_colony_ship",
            "conquer pay_contact",
            f"conquer conquer+tactics pay_contact pay_contact+tactics {SHIP} {SHIP}+tactics",
        ),
    ],
)
def test_discards_without_need_by_option(
    tableau: str, world: str, applicable: str, needed_only: str, any_settle: str
) -> None:
    assert modes(tableau, world) == applicable
    assert modes(tableau, world, needless="needed_only") == needed_only
    assert modes(tableau, world, needless="any_settle") == any_settle


@pytest.mark.rule("race:106")
def test_needed_only_takes_what_is_needed_and_keeps_what_is_not() -> None:
    assert placed(NMT, "rebel_miners", needless="needed_only").tableau(0) == [*NMT.split(), "rebel_miners"]
    assert placed(NMT, "pirate_world", needless="needed_only").tableau(0) == ["new_sparta", "pirate_world"]
    assert placed("colony_ship", "refugee_world", needless="needed_only").tableau(0) == ["colony_ship", "refugee_world"]
    # two cards that could each stand in for the other: the world can still be placed
    t = settling(
        "contact_specialist colony_ship new_military_tactics",
        "rebel_miners",
        chose="double_vp",
        needless_discards="needed_only",
    )
    assert "place:rebel_miners" in t.legal(0)


@pytest.mark.rule("race:106")
@pytest.mark.parametrize(
    ("tableau", "world", "mode", "needless", "cost"),
    [
        (NMT, "rebel_miners", "conquer+tactics", "applicable", 0),
        (NMT, "gem_world", "pay+tactics", "any_settle", 2),
        ("contact_specialist new_military_tactics", "rebel_miners", "pay_contact+tactics", "any_settle", 1),
        (BOTH, "rebel_miners", "pay_contact_colony_ship+tactics", "any_settle", 0),
    ],
)
def test_a_needless_discard_leaves_the_tableau_and_changes_no_price(
    tableau: str, world: str, mode: str, needless: str, cost: int
) -> None:
    t = placed(tableau, world, mode, needless)
    assert paid(t) == cost
    assert "new_military_tactics" not in t.tableau(0)
    assert t.discard()["new_military_tactics"] == 1
    assert ("colony_ship" in t.tableau(0)) is ("colony_ship" in tableau and "colony_ship" not in mode)


@pytest.mark.rule("race:106")
@pytest.mark.parametrize("needless", ["applicable", "needed_only", "any_settle"])
def test_who_places_no_world_discards_nothing_and_nobody_does_outside_settle(needless: str) -> None:
    t = settling(BOTH, "rebel_miners", chose="double_vp", needless_discards=needless)
    every = [f"settle:{mode}{also}" for mode in ("conquer", "pay", "pay_colony_ship") for also in ("", "+tactics")]
    assert all(t.why(0, mode) is not None for mode in every)
    t.do(0, "pass")
    assert t.tableau(0) == BOTH.split()
    t.actions("develop", "explore_5")
    while set(t.asked().values()) != {"choose_action"}:
        assert all(t.why(0, mode) is not None for mode in every)
        who = min(t.asked())
        t.do(who, "pass" if "pass" in t.legal(who) else min(t.legal(who)))
    assert t.tableau(0) == BOTH.split()


# -- test cases of race:131


@pytest.mark.rule("race:131", "race:37", "race:38")
def test_T3_contact_specialist_replicant_robots_mining_robots_and_rebel_miners() -> None:
    assert paid(placed("contact_specialist replicant_robots mining_robots", "rebel_miners")) == 0
    strong = "contact_specialist new_sparta drop_ships expedition_force"  # Military 5
    assert paid(placed(strong, "rebel_base")) == paid(placed("contact_specialist", "rebel_base")) == 5


@pytest.mark.rule("race:131", "race:41", "race:42")
def test_T4_contact_specialist_and_colony_ship() -> None:
    t = placed(CONTACT_SHIP, "rebel_homeworld", "pay_contact_colony_ship")
    assert (paid(t), t.tableau(0)) == (0, ["contact_specialist", "rebel_homeworld"])
    assert modes(CONTACT_SHIP, "lost_alien_warship") == "-"
    library = "colony_ship replicant_robots alien_tech_institute"
    assert modes(library, "deserted_alien_library") == "only"
    t = placed(library, "deserted_alien_library")
    assert (paid(t), "colony_ship" in t.tableau(0)) == (2, True)
    assert paid(placed("colony_ship", "alien_rosetta_stone_world", "pay_colony_ship")) == 0


@pytest.mark.rule("race:131", "race:15")
def test_T5_colony_ship_must_go_when_the_hand_is_empty() -> None:
    t = settling("colony_ship", "comet_zone", chose="double_vp")
    assert t.legal(0) == {"pass", "place:comet_zone"}
    t.do(0, "place:comet_zone")
    assert t.tableau(0) == ["comet_zone"]
    assert t.discard()["colony_ship"] == 1


@pytest.mark.rule("race:131", "race:33")
def test_T14_epsilon_eridani_and_contact_specialist() -> None:
    base = "epsilon_eridani contact_specialist"
    assert modes(f"{base} colony_ship", "outlaw_world", "") == CONTACT_WAYS
    imperium = f"{base} galactic_imperium"
    assert modes(imperium, "rebel_underground", "") == "only"
    assert modes(imperium, "rebel_outpost", "") == "-"
    assert modes(imperium, "rebel_homeworld", "") == "-"
    t = settling(f"{imperium} new_military_tactics", "rebel_homeworld", chose="double_vp")
    t.do(0, "place:rebel_homeworld")
    assert t.tableau(0) == [*imperium.split(), "rebel_homeworld"]
