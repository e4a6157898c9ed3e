"""The game alone against the automa (alliances:K3 to alliances:K5)."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.errors import BadOption
from tests.games.alliances.kit import Side, Table, later, lay_out, new_game, refused, side, table, thing

ROW = "silver_gate ember_reach frostveil lantern_drift duskmire"
TRADES = "commodity_trade political_cooperation mercenary_contracts"  # open slots: 3, 3 and 2
AUTOMA = 1
ALL_HELD = {
    "silver_gate.1": "1 colonised", "silver_gate.2": "1 colonised", "ember_reach.1": "1 colonised",
    "ember_reach.2": "1 colonised", "frostveil.1": "1 colonised", "frostveil.2": "1 colonised",
    "frostveil.3": "1 colonised",
}  # fmt: skip


def act(cards: str, mine: Side | None = None, **given: Any) -> Table:
    """The start of an action phase in which the automa turns up these two cards."""
    t = table(mine or side(hand="humans"), **{"tokens": {"frostveil.3": "pt_water"}, **given})
    t.luck(*cards.split())
    later(t, "action")
    assert t.luck_left() == 0
    assert t.check() == []
    return t


def acted(t: Table) -> list[tuple[str, str]]:
    """What the automa did: key, and the thing or the number it was done with."""
    told = [
        entry for entry in t.log("alliances:K3") + t.log("alliances:K4") if entry.key not in ("automa-card", "solo")
    ]
    return [(entry.key, thing(entry.card) if entry.card >= 0 else str(entry.number % 100)) for entry in told]


def colonised(t: Table) -> list[str]:
    return [what for key, what in acted(t) if key == "automa-colonize"]


def cruisers(t: Table, colour: int = AUTOMA) -> int:
    return t.have(colour)["cruisers"]


# -- set-up and the course of a round


@pytest.mark.rule("alliances:K3", "alliances:B8")
def test_the_set_up_is_that_of_two_with_an_automa() -> None:
    t = new_game(1, seed=3)
    assert t.council() == ["open", "open", "blocked", "open", "blocked", "blocked"]
    assert t.supply(AUTOMA) == {"cubes": 16, "cruisers": 7}
    assert cruisers(t) == 2
    assert t.track() == [(0, 0)]
    assert t.order() == [0]
    automa = t.view(0)["alliances"][AUTOMA]
    assert (automa["automa"], automa["strength"], automa["keeps"], automa["hand_size"]) == (True, 4, 4, 0)
    assert automa["score"] is None
    assert len(t.state.scores()) == 1
    assert t.check() == []


@pytest.mark.rule("alliances:K3")
def test_two_cards_are_turned_up_before_the_human_and_discarded() -> None:
    t = act("quill tecton")
    assert [thing(entry.card) for entry in t.log("alliances:K3") if entry.key == "automa-card"] == ["quill", "tecton"]
    assert t.view(0)["revealed"] == ["quill", "tecton"]
    assert t.discarded() == {"quill", "tecton"}
    assert t.asked() == {0: "turn"}
    assert t.view(0)["turn"] == 0


@pytest.mark.rule("alliances:K3")
def test_both_colonise_before_either_acts() -> None:
    assert acted(act("quill tecton")) == [
        ("automa-colonize", "silver_gate.1"),
        ("automa-colonize", "frostveil.1"),
        ("automa-cube-space", "3"),
        ("automa-cube-trade", "commodity_trade"),
    ]


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize("seed", range(6))
def test_the_deck_lasts_for_ten_cards_and_the_human_is_first_in_every_round(seed: int) -> None:
    t = new_game(1, seed=seed)
    while not t.over():
        legal = t.legal(0)
        wanted = ("keep", "scavenge", "end", "spare", "stop")
        t.do(0, next((one for one in wanted if one in legal), min(legal)))
        assert t.order() == [0]
    turned_up = [entry for entry in t.log("alliances:K3") if entry.key == "automa-card"]
    assert len(turned_up) == 10
    assert len({entry.card for entry in turned_up}) == 10
    assert t.view(0)["deck_size"] == 23
    assert t.have(AUTOMA)["prestige"] == t.have(AUTOMA)["credits"] == t.have(AUTOMA)["production"] == 0


# -- the planets it takes


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(
    ("card", "held", "taken"),
    [
        ("tyrrak", {}, "silver_gate.1"),
        ("lumarin", {}, "silver_gate.2"),
        ("auralites", {}, "frostveil.1"),
        ("locusts", {}, "ember_reach.2"),
        ("deep_listeners", {"silver_gate.2": "0 colonised"}, "frostveil.2"),
        ("deep_listeners", {"silver_gate.2": "0 colonised", "frostveil.2": "1 colonised"}, "frostveil.3"),
        (
            "deep_listeners",
            {"silver_gate.2": "0 occupied", "frostveil.2": "1 colonised", "frostveil.3": "0 developed"},
            "ember_reach.1",
        ),
        ("karnath", {"silver_gate.1": "1 occupied"}, "ember_reach.1"),
    ],
    ids=["temperate", "water", "frozen", "desert", "second water", "third water", "no water left", "second kind"],
)
def test_it_takes_the_leftmost_planet_of_the_first_kind_then_of_the_second(
    card: str, held: dict[str, str], taken: str
) -> None:
    t = act(f"{card} amoebans", planets=held, fleet=0)
    assert colonised(t)[0] == taken
    assert t.planet(taken) == "1 colonised"
    assert t.view(0)["alliances"][AUTOMA]["credits"] == 0


@pytest.mark.rule("alliances:K3")
def test_both_cards_may_take_planets_of_one_kind() -> None:
    assert colonised(act("amoebans pactweavers")) == ["silver_gate.2", "frostveil.2"]


@pytest.mark.rule("alliances:K3", "alliances:A27")
def test_it_reaches_every_face_up_system() -> None:
    assert colonised(act("prism solari", fleet=0, systems="silver_gate frostveil hollow_spire")) == [
        "frostveil.1", "hollow_spire.2",
    ]  # fmt: skip


@pytest.mark.rule("alliances:K3")
def test_it_colonises_nothing_where_no_planet_fits_and_never_a_barren_one() -> None:
    t = act("locusts karnath", planets=ALL_HELD)
    assert colonised(t) == []
    assert t.planet("ember_reach.3") == "empty"
    assert cruisers(t) == 5


@pytest.mark.rule("alliances:K3")
def test_its_planets_cost_and_give_nothing() -> None:
    t = act(
        "karnath reapers", systems="ember_reach cinder_crown duskmire", tokens={"cinder_crown.3": "pt_water"},
        automa_cruisers=0,
    )  # fmt: skip
    assert colonised(t) == ["ember_reach.1", "cinder_crown.1"]
    assert cruisers(t) == 4  # by militarism alone
    assert t.have(AUTOMA)["influence"] == t.have(AUTOMA)["discovery"] == 0


# -- what it does by ideology


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (2, 5), (5, 5)])
def test_militarism_builds_two_cruisers_up_to_five(before: int, after: int) -> None:
    t = act("locusts karnath", automa_cruisers=before)
    assert cruisers(t) == after
    assert t.supply(AUTOMA)["cruisers"] == 9 - after


@pytest.mark.rule("alliances:K3", "alliances:K4")
def test_it_has_no_more_than_nine_cruisers() -> None:
    held = dict.fromkeys(ALL_HELD, "1 occupied")
    t = act("locusts karnath", automa_cruisers=1, planets=held)
    assert cruisers(t) == 2
    assert t.supply(AUTOMA)["cruisers"] == 0


@pytest.mark.rule("alliances:K3")
def test_culture_removes_the_leftmost_explore_tokens() -> None:
    t = act("cheiki ossuary_kin", explored="silver_gate.x1")
    assert t.cubes_on("anomaly") == [0, 2]
    assert [[one["there"] for one in system["tokens"]] for system in t.view(0)["systems"][:3]] == [
        [False], [False], [False],
    ]  # fmt: skip
    assert t.view(0)["explored"] == []
    assert t.have(AUTOMA)["relic"] == t.have(AUTOMA)["discovery"] == 0
    t = act("cheiki humans", mine=side(cruisers=1))
    refused(t, 0, "explore:silver_gate.x1", "refuse-no-token", "D12")
    assert t.legal_of(0, "explore") == {"ember_reach.x1"}


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(
    ("cubes", "turned", "cards"),
    [
        ({}, "", [[0, 2], [0, 0], [0, 0]]),
        ({"trade1": [1, 1]}, "", [[1, 2], [0, 1], [0, 0]]),
        ({"trade1": [3, 0]}, "", [[3, 0], [0, 2], [0, 0]]),
        ({}, "commodity_trade political_cooperation", [[0, 0], [0, 0], [0, 2]]),
    ],
)
def test_industrialism_fills_the_leftmost_unturned_card_with_a_free_slot(
    cubes: dict[str, list[int]], turned: str, cards: list[list[int]]
) -> None:
    t = act("ferrox tecton", cubes=cubes, turned=turned)
    assert [t.cubes_on(f"trade{number}") for number in (1, 2, 3)] == cards


@pytest.mark.rule("alliances:K3")
def test_industrialism_without_a_free_slot_is_science() -> None:
    t = act("ferrox tecton", cubes={"trade1": [3, 0], "trade2": [0, 3]}, turned="mercenary_contracts")
    assert [t.cubes_on(space) for space in ("manufacture", "retrieve", "scavenge")] == [[0, 2], [0, 0], [0, 0]]


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(
    ("council", "seats"),
    [
        ({}, ["1", "1", "blocked", "open", "blocked", "blocked"]),
        ({1: 0}, ["0", "1", "blocked", "1", "blocked", "blocked"]),
        ({2: 0}, ["1", "0", "blocked", "1", "blocked", "blocked"]),
    ],
)
def test_diplomacy_takes_the_free_seat_with_the_most_prestige(council: dict[int, int], seats: list[str]) -> None:
    t = act("humans auralites", mine=side(hand="quill"), council=council)
    assert t.council() == seats
    assert t.have(AUTOMA)["prestige"] == 0
    assert t.track() == [(0, 0)]


@pytest.mark.rule("alliances:K3")
def test_diplomacy_without_a_seat_is_industrialism_and_then_science() -> None:
    full = {1: 0, 2: 0, 4: 1}
    t = act("weasels auralites", council=full, cubes={"trade1": [1, 1]})
    assert [t.cubes_on(f"trade{number}") for number in (1, 2, 3)] == [[1, 2], [0, 1], [0, 0]]
    t = act("weasels auralites", council=full, turned=TRADES)
    assert t.cubes_on("manufacture") == [0, 2]


@pytest.mark.rule("alliances:K3")
@pytest.mark.parametrize(
    ("cubes", "turned", "space"),
    [
        ({}, "", "scavenge"),
        ({"trade1": [1, 0]}, "", "manufacture"),
        ({"trade1": [1, 0], "trade2": [1, 1]}, "", "retrieve"),
        ({"trade2": [1, 0]}, "", "retrieve"),
        ({"trade2": [3, 0], "trade3": [2, 0]}, "", "retrieve"),
        ({"trade2": [3, 1]}, "political_cooperation", "scavenge"),
        ({}, "mercenary_contracts", "manufacture"),
        ({}, TRADES, "manufacture"),
    ],
    ids=["fewest", "a tie to the left", "one slot", "a tie of two", "full ones", "turned left out", "third", "all"],
)
def test_science_goes_below_the_unturned_card_with_the_fewest_free_slots(
    cubes: dict[str, list[int]], turned: str, space: str
) -> None:
    """A cube on the space fills no slot until the galactic phase, so two cards of science go to one space."""
    t = act("vector prism", cubes=cubes, turned=turned)
    assert t.cubes_on(space) == [0, 2]


@pytest.mark.rule("alliances:K3")
def test_the_second_card_acts_on_what_the_first_has_left() -> None:
    t = act("ferrox vector", cubes={"trade1": [1, 0]})
    assert t.cubes_on("trade1") == [1, 1]
    assert t.cubes_on("manufacture") == [0, 1]


@pytest.mark.rule("alliances:K3", "alliances:G3")
def test_its_cubes_of_a_golden_era_go_to_its_supply() -> None:
    t = table(side("humans", cubes=0), cubes={"trade1": [1, 1], "manufacture": [0, 1]}, at="galactic", turned="")
    supply = 16 - sum(t.cubes_on(place)[1] for place in ("trade2", "trade3", "manufacture", "retrieve", "scavenge"))
    supply -= t.view(0)["alliances"][AUTOMA]["colonised"] + t.cubes_on("anomaly")[1]
    supply -= t.council().count("1") + t.cubes_on("trade1")[1]
    assert t.turned("trade1")
    assert t.have(0)["cubes"] == 4
    assert t.have(AUTOMA)["cubes"] == 0
    assert t.supply(AUTOMA)["cubes"] == supply
    assert t.check() == []


# -- when its pieces run out


@pytest.mark.rule("alliances:K4")
@pytest.mark.parametrize("cards", ["cheiki vector", "humans ferrox"])
def test_without_cubes_it_skips_every_step_that_needs_one(cards: str) -> None:
    t = act(cards, mine=side(hand="quill"), cubes={"anomaly": [0, 16]})
    assert t.supply(AUTOMA)["cubes"] == 0
    assert colonised(t) == []
    assert t.cubes_on("anomaly") == [0, 16]
    assert t.council()[:2] == ["open", "open"]
    assert all(t.cubes_on(place) == [0, 0] for place in ("manufacture", "retrieve", "scavenge", "trade1"))
    assert t.view(0)["systems"][0]["tokens"][0]["there"]
    assert {key for key, _ in acted(t)} <= {"automa-no-cube", "automa-no-planet"}


@pytest.mark.rule("alliances:K4")
def test_without_cubes_it_still_builds_cruisers() -> None:
    t = act("locusts karnath", cubes={"anomaly": [0, 16]}, automa_cruisers=1)
    assert cruisers(t) == 5


@pytest.mark.rule("alliances:K4")
def test_the_last_cube_goes_to_the_first_step() -> None:
    t = act("quill tecton", cubes={"anomaly": [0, 15]})
    assert colonised(t) == ["silver_gate.1"]
    assert t.planet("frostveil.1") == "empty"
    assert t.cubes_on("scavenge") == t.cubes_on("trade1") == [0, 0]


@pytest.mark.rule("alliances:K4")
def test_culture_without_a_token_does_nothing() -> None:
    t = act("cheiki ossuary_kin", explored="silver_gate.x1 ember_reach.x1")
    assert t.cubes_on("anomaly") == [0, 1]
    t = act("cheiki ossuary_kin", explored="silver_gate.x1 ember_reach.x1 frostveil.x1")
    assert t.cubes_on("anomaly") == [0, 0]


# -- combined variants


@pytest.mark.rule("alliances:K5")
def test_variants_combine_but_nobody_drafts_alone() -> None:
    with pytest.raises(BadOption):
        new_game(1, draft=True)
    assert len(lay_out(new_game(1, explored_galaxy=True)).row()) == 5
    t = new_game(2, explored_galaxy=True, draft=True)
    assert set(t.asked().values()) == {"draft"}
    assert len(lay_out(t).row()) == 5


@pytest.mark.rule("alliances:K5", "alliances:K2")
def test_in_an_explored_galaxy_the_automa_reaches_all_five_systems() -> None:
    held = {"silver_gate.1": "0 colonised", "frostveil.1": "0 colonised"}
    t = act("quill obrin", systems=ROW, fleet=0, round=1, planets=held, options={"explored_galaxy": True})
    assert colonised(t) == ["lantern_drift.1", "lantern_drift.2"]
