"""The galactic phase: the fleet, cubes that move up, golden eras, the turn order (alliances:G1 to alliances:G8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alliances.kit import Side, Table, later, side, table, thing

TRADES = "commodity_trade political_cooperation mercenary_contracts"  # 3, 3 and 2 open slots for one or two players
ROW = "silver_gate ember_reach frostveil lantern_drift duskmire"


def idle(**given: Any) -> Side:
    """Somebody who has used up all cubes."""
    return side(**{"mains": "humans", "cubes": 0, **given})


def galactic(*sides: Side, luck: str = "", **given: Any) -> Table:
    """The galactic phase of a round, played through to the first turn of the next one."""
    if luck:
        waiting = side(given.pop("mains", "quill"), hand="tecton", cubes=1)
        t = table(waiting, *sides, **given)
        t.luck(*luck.split())
        return later(t, "galactic")
    return table(*(sides or (idle(), idle(mains="quill"))), at="galactic", **given)


def cubes_in_hand(t: Table) -> list[int]:
    return [t.have(seat)["cubes"] for seat in range(t.state.players)]


def supplies(t: Table) -> list[int]:
    return [t.supply(colour)["cubes"] for colour in range(len(t.state.alliances))]


def finish_round(t: Table) -> None:
    """Everybody scavenges with every cube that is left, and takes no planet in war."""
    begun = t.round()
    while t.round() == begun and not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, next(one for one in ("scavenge", "end", "spare", "stop") if one in t.legal(seat)))


# -- the fleet


@pytest.mark.rule("alliances:G1")
@pytest.mark.parametrize(("round", "systems", "row"), [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 5)])
def test_the_fleet_moves_on_and_one_card_is_revealed(round: int, systems: int, row: int) -> None:
    t = galactic(round=round, fleet=round - 1, systems=" ".join(ROW.split()[:systems]))
    assert t.round() == round + 1
    assert t.fleet() == round
    assert len(t.row()) == row
    assert t.row()[:systems] == ROW.split()[:systems]
    assert t.check() == []


@pytest.mark.rule("alliances:G1", "alliances:B9")
@pytest.mark.parametrize(
    ("players", "luck", "planets", "tokens"),
    [
        (2, "frostveil pt_water", {"frostveil.1": None, "frostveil.2": None, "frostveil.3": "pt_water"}, 1),
        (2, "duskmire", {"duskmire.1": None, "duskmire.2": None, "duskmire.3": None}, 1),
        (3, "frostveil pt_desert", {"frostveil.1": None, "frostveil.2": None, "frostveil.3": "pt_desert"}, 2),
        (4, "tidewrack pt_frozen", {"tidewrack.1": None, "tidewrack.2": None, "tidewrack.3": "pt_frozen"}, 1),
    ],
)
def test_a_revealed_card_gets_the_tokens_of_this_number_of_players(
    players: int, luck: str, planets: dict[str, str | None], tokens: int
) -> None:
    others = [idle(), idle(mains="weasels"), idle(mains="auralites")][: players - 1]
    t = galactic(*others, luck=luck, round=1, fleet=0, systems="silver_gate lantern_drift")
    assert t.luck_left() == 0
    system = t.view(None)["systems"][2]
    assert system["system"] == luck.split()[0]
    assert {one["site"]: one["token"] for one in system["planets"]} == planets
    assert all(one["status"] == "empty" for one in system["planets"])
    assert [one["there"] for one in system["tokens"]] == [True] * tokens
    assert not system["within_fleet"]
    assert t.check() == []


@pytest.mark.rule("alliances:G1")
def test_the_third_card_lies_open_after_the_first_round_and_the_fifth_after_the_third() -> None:
    t = table(side("humans", production=3), side("quill"), round=1, fleet=0, systems="silver_gate ember_reach")
    seen = [(t.fleet(), len(t.row()))]
    while not t.over():
        finish_round(t)
        seen.append((t.fleet(), len(t.row())))
    assert seen == [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (4, 5)]


# -- cubes move up


@pytest.mark.rule("alliances:G2")
def test_cubes_move_up_to_the_card_above_and_the_anomaly_keeps_its_own() -> None:
    t = galactic(cubes={"manufacture": [1, 0], "retrieve": [0, 2], "scavenge": [0, 1], "anomaly": [2, 1]})
    assert [t.cubes_on(f"trade{number}") for number in (1, 2, 3)] == [[1, 0], [0, 2], [0, 1]]
    assert [t.cubes_on(space) for space in ("manufacture", "retrieve", "scavenge")] == [[0, 0]] * 3
    assert t.cubes_on("anomaly") == [2, 1]
    assert cubes_in_hand(t) == [3, 3]
    assert t.check() == []


@pytest.mark.rule("alliances:G2")
def test_cubes_join_those_already_on_the_card() -> None:
    t = galactic(cubes={"manufacture": [1, 0], "trade1": [0, 1]})
    assert t.cubes_on("trade1") == [1, 1]


@pytest.mark.rule("alliances:G2")
def test_cubes_of_actions_lie_on_their_spaces_until_the_phase() -> None:
    t = table(side("humans", credits=5, discovery=1, cubes=3), side(cubes=0))
    t.do(0, "manufacture:1", "end", "retrieve:1")
    assert [t.cubes_on(space) for space in ("manufacture", "retrieve", "scavenge")] == [[1, 0], [1, 0], [0, 0]]
    finish_round(t)
    assert [t.cubes_on(f"trade{number}") for number in (1, 2, 3)] == [[1, 0], [1, 0], [1, 0]]


# -- golden eras


@pytest.mark.rule("alliances:G3")
def test_a_full_card_gives_its_cubes_back_and_is_turned() -> None:
    t = galactic(cubes={"trade1": [2, 1]})
    assert cubes_in_hand(t) == [5, 4]
    assert t.cubes_on("trade1") == [0, 0]
    assert [t.turned(f"trade{number}") for number in (1, 2, 3)] == [True, False, False]
    assert [thing(entry.card) for entry in t.log("alliances:G3") if entry.key == "golden-era"] == ["commodity_trade"]
    assert t.check() == []


@pytest.mark.rule("alliances:G3")
@pytest.mark.parametrize(
    ("cubes", "hand", "spared"),
    [
        ({"trade1": [1, 0], "manufacture": [2, 1]}, [6, 4], [0, 0]),
        ({"trade1": [3, 0], "manufacture": [1, 1]}, [6, 4], [1, 0]),
        ({"trade1": [2, 1], "trade2": [2, 1]}, [6, 5], [1, 0]),
        ({"trade1": [3, 0], "trade2": [3, 0], "trade3": [2, 0]}, [6, 3], [5, 0]),
        ({"trade1": [0, 3], "retrieve": [3, 1], "scavenge": [1, 1]}, [6, 6], [1, 2]),
    ],
)
def test_nobody_takes_back_more_than_three_over_all_cards(
    cubes: dict[str, list[int]], hand: list[int], spared: list[int]
) -> None:
    """The rest goes to the supply, from which three come for the new round."""
    t = galactic(cubes=cubes)
    assert cubes_in_hand(t) == hand
    on_cards = [sum(counts[seat] for counts in cubes.values()) for seat in (0, 1)]
    assert supplies(t) == [15 - on_cards[seat] + spared[seat] - 3 for seat in (0, 1)]
    assert t.check() == []


@pytest.mark.rule("alliances:G3")
def test_cubes_beyond_the_slots_come_back_too() -> None:
    t = galactic(cubes={"trade3": [1, 1], "scavenge": [1, 2]})
    assert t.cubes_on("trade3") == [0, 0]
    assert cubes_in_hand(t) == [5, 6]


@pytest.mark.rule("alliances:G3")
def test_a_turned_card_brings_no_second_golden_era_and_keeps_its_cubes() -> None:
    t = galactic(turned="commodity_trade", cubes={"trade1": [2, 2], "manufacture": [1, 1]})
    assert t.cubes_on("trade1") == [3, 3]
    assert cubes_in_hand(t) == [3, 3]
    assert t.turned("trade1")
    assert t.log("alliances:G3") == []
    assert t.check() == []


@pytest.mark.rule("alliances:G3", "alliances:D11")
def test_more_than_three_actions_follow_a_golden_era() -> None:
    t = galactic(idle(credits=12), idle(mains="quill"), cubes={"trade1": [3, 0]})
    turns = 0
    while t.round() == 3:
        seat = t.state.waiting()[0]
        turns += seat == 0 and "scavenge" in t.legal(seat)
        t.do(seat, next(one for one in ("scavenge", "end", "spare") if one in t.legal(seat)))
    assert turns == 6


@pytest.mark.rule("alliances:G3")
def test_the_view_foretells_golden_eras() -> None:
    t = table(side("humans"), side("quill"), cubes={"trade1": [3, 0], "manufacture": [1, 0], "trade3": [0, 1]})
    first, second, third = t.view(None)["trade"]
    assert (first["full"], first["back"], first["open"]) == (True, [3, 0], 0)
    assert (second["full"], second["back"], second["open"]) == (False, None, 3)
    assert (third["full"], third["open"]) == (False, 1)
    assert t.view(None)["golden_era"] == [3, 0]


@pytest.mark.rule("alliances:G4")
def test_a_card_not_full_keeps_its_cubes() -> None:
    t = galactic(cubes={"trade1": [1, 1], "trade2": [2, 0], "trade3": [0, 1]})
    assert [t.cubes_on(f"trade{number}") for number in (1, 2, 3)] == [[1, 1], [2, 0], [0, 1]]
    assert not any(t.turned(f"trade{number}") for number in (1, 2, 3))
    assert cubes_in_hand(t) == [3, 3]
    assert t.check() == []


# -- turn order


@pytest.mark.rule("alliances:G5")
@pytest.mark.parametrize(
    ("prestige", "stack", "order"),
    [
        ([0, 1, 2], [0, 1, 2], [2, 1, 0]),
        ([2, 2, 0], [0, 1, 2], [0, 1, 2]),
        ([2, 2, 0], [2, 1, 0], [1, 0, 2]),
        ([1, 4, 1], [2, 0, 1], [1, 2, 0]),
        ([3, 3, 3], [1, 2, 0], [1, 2, 0]),
    ],
)
def test_the_new_order_follows_prestige_and_then_the_stack(
    prestige: list[int], stack: list[int], order: list[int]
) -> None:
    sides = [idle(mains=name, prestige=n) for name, n in zip(("humans", "quill", "tecton"), prestige, strict=True)]
    t = galactic(*sides, track=stack)
    assert t.order() == order
    assert t.state.waiting() == [order[0]]
    changed = order != [0, 1, 2]  # the log has nothing to tell of an order that stays
    assert [entry.seat for entry in t.log("alliances:G5")] == order[:1] * changed


@pytest.mark.rule("alliances:G5")
def test_prestige_gained_in_a_round_counts_from_the_next_one() -> None:
    t = table(side("humans", cubes=1), side("weasels", credits=5, cubes=1), to_move=1)
    t.do(1, "use:weasels")
    assert t.track() == [(1, 1), (0, 0)]
    assert t.order() == [0, 1]
    assert t.view(None)["next_order"] == [1, 0]
    finish_round(t)
    assert t.order() == [1, 0]


@pytest.mark.rule("alliances:G5")
def test_a_cube_that_arrives_lies_on_top_and_the_others_keep_their_order() -> None:
    names = ("humans", "weasels", "quill", "tecton")
    t = table(*(side(name, credits=5, prestige=1) for name in names), to_move=1)
    t.do(1, "use:weasels")
    assert t.track() == [(1, 2), (0, 1), (2, 1), (3, 1)]
    t = table(
        *(side(name, credits=5, prestige=n) for name, n in zip(names, (2, 1, 2, 1), strict=True)),
        track=[3, 2, 1, 0], to_move=1,
    )  # fmt: skip
    assert t.track() == [(2, 2), (0, 2), (3, 1), (1, 1)]
    t.do(1, "use:weasels")
    assert t.track() == [(1, 2), (2, 2), (0, 2), (3, 1)]


@pytest.mark.rule("alliances:G5")
def test_a_move_of_several_spaces_is_one_move() -> None:
    """The cube passes that on 3 without touching it and lies on the one on 5."""
    t = table(
        side("ymirai", influence=3), side("quill", prestige=3), side("tecton", prestige=5), side("orr_senate"),
        track=[3, 0, 1, 2],
    )  # fmt: skip
    assert t.track() == [(2, 5), (1, 3), (3, 0), (0, 0)]
    t.do(0, "nominate:1")
    assert t.track() == [(0, 5), (2, 5), (1, 3), (3, 0)]


@pytest.mark.rule("alliances:G5")
def test_what_gives_no_prestige_moves_no_cube() -> None:
    t = table(side("humans", hand="quill"), side("weasels"), side("tecton"), track=[2, 1, 0])
    t.do(0, "boost:quill", "scavenge", "end")
    assert t.track() == [(2, 0), (1, 0), (0, 0)]


# -- the course of the phase


@pytest.mark.rule("alliances:G6")
def test_fleet_cubes_order_and_golden_eras_follow_one_another() -> None:
    t = galactic(idle(), idle(mains="quill", prestige=1), cubes={"trade1": [1, 1], "manufacture": [1, 0]})
    keys = [entry.key for entry in t.log()]
    expected = ["fleet", "revealed", "cubes-up", "order", "golden-era", "cubes-back", "round-begins"]
    assert [keys.index(key) for key in expected] == sorted(keys.index(key) for key in expected)


@pytest.mark.rule("alliances:G6")
def test_all_full_cards_have_their_golden_era_together() -> None:
    t = galactic(cubes={"trade1": [1, 2], "trade2": [1, 2], "trade3": [0, 2]})
    assert all(t.turned(f"trade{number}") for number in (1, 2, 3))
    assert cubes_in_hand(t) == [5, 6]
    assert t.check() == []


@pytest.mark.rule("alliances:G7")
@pytest.mark.parametrize(("players", "slots"), [(2, (3, 3, 2)), (3, (4, 4, 3)), (4, (5, 5, 4))])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_card_is_full_with_as_many_cubes_as_open_slots(players: int, slots: tuple[int, ...], place: int) -> None:
    sides = [idle(mains=name) for name in ("humans", "quill", "tecton", "weasels")[:players]]
    space = ("manufacture", "retrieve", "scavenge")[place - 1]
    for missing in (1, 0):
        on_card = slots[place - 1] - 1 - missing
        cubes = {f"trade{place}": [on_card, *[0] * (players - 1)], space: [0, 1, *[0] * (players - 2)]}
        t = galactic(*sides, cubes=cubes)
        assert t.turned(f"trade{place}") is (missing == 0)
        assert t.have(1)["cubes"] == (3 if missing else 4)


@pytest.mark.rule("alliances:G7")
def test_a_card_filled_by_trade_alone_is_full() -> None:
    t = table(
        side("humans", credits=12, cubes=3), side("quill", influence=3, cubes=1), side("tecton", cubes=0),
        side("auralites", cubes=0), cubes={"trade1": [1, 0, 0, 0]},
    )  # fmt: skip
    t.do(0, "trade:commodity_trade.1", "end")
    t.do(1, "trade:commodity_trade.2", "end")
    t.do(0, "trade:commodity_trade.1", "end", "trade:commodity_trade.1")
    assert t.cubes_on("trade1") == [4, 1, 0, 0]
    t.do(0, "end")
    assert t.round() == 3
    assert t.turned("trade1")
    assert cubes_in_hand(t) == [6, 4, 3, 3]


@pytest.mark.rule("alliances:G7")
def test_spaces_are_empty_in_the_new_round_and_cubes_on_turned_cards_stay() -> None:
    t = galactic(turned=TRADES, cubes={"manufacture": [1, 1], "retrieve": [0, 2], "scavenge": [2, 1], "trade3": [1, 1]})
    assert [t.cubes_on(space) for space in ("manufacture", "retrieve", "scavenge")] == [[0, 0]] * 3
    assert [t.cubes_on(f"trade{number}") for number in (1, 2, 3)] == [[1, 1], [0, 2], [3, 2]]
    finish_round(t)
    assert t.cubes_on("trade1") == [1, 1]


@pytest.mark.rule("alliances:G8", "alliances:C1")
def test_the_fifth_round_has_no_galactic_phase() -> None:
    t = table(
        side("humans", cubes=1), side("quill", prestige=2, cubes=0), systems=ROW, fleet=4, round=5,
        cubes={"trade3": [1, 0], "manufacture": [0, 3]},
    )  # fmt: skip
    t.do(0, "scavenge", "end")
    assert t.over()
    assert t.fleet() == 4
    assert (t.cubes_on("scavenge"), t.cubes_on("trade3"), t.cubes_on("manufacture")) == ([1, 0], [1, 0], [0, 3])
    assert not t.turned("trade3")
    assert t.order() == [0, 1]
    assert cubes_in_hand(t) == [0, 0]
