"""The phases of a round, from the first to the end of the game (alliances:C1)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.alliances.kit import new_game, side, table

ROW = "silver_gate ember_reach frostveil duskmire tidewrack"


@pytest.mark.rule("alliances:C1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_production_action_war_and_galactic_phase_follow_one_another(players: int) -> None:
    """No war in the first round; no galactic phase in the last, whose war ends the game."""
    t = new_game(players, 21)
    luck = Random(players)
    phases: list[tuple[int, str]] = []
    while not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, luck.choice(sorted(t.legal(seat))))
    for entry in t.log():
        name = {"round-begins": "production", "war": "war", "fleet": "galactic", "game-ended": "end"}.get(entry.key)
        if name is not None:
            phases.append((sum(phase == "production" for _, phase in phases) + (name == "production"), name))
    middle = [(number, phase) for number in (2, 3, 4) for phase in ("production", "war", "galactic")]
    last = [(5, "production"), (5, "war"), (5, "end")]
    assert phases == [(1, "production"), (1, "galactic"), *middle, *last]


@pytest.mark.rule("alliances:C1")
def test_there_is_no_war_in_the_first_round() -> None:
    mine, yours = side(cruisers=5, cubes=0), side(cubes=1, discovery=1)
    t = table(mine, yours, round=1, fleet=0, systems="silver_gate tidewrack", to_move=1)
    t.do(1, "scavenge", "end")
    assert t.round() == 2
    assert t.have(0)["cruisers"] == 5  # none is given up, and nothing won
    assert t.have(0)["prestige"] == 0
    assert [entry.key for entry in t.log() if entry.key.startswith(("war", "overlord"))] == []


@pytest.mark.rule("alliances:C1")
@pytest.mark.parametrize(("round", "fleet"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_game_is_over_after_the_war_with_the_fleet_on_the_fifth_card(round: int, fleet: int) -> None:
    names = " ".join(ROW.split()[: min(fleet + 2, 5)])
    t = table(side(credits=3, cubes=0), side(cubes=0), systems=names, fleet=fleet, round=round, at="war")
    assert t.over() is (round == 5)
    if round == 5:
        assert t.view(None)["phase"] == "over"
        assert t.fleet() == 4
    else:
        assert (t.round(), t.fleet()) == (round + 1, fleet + 1)


@pytest.mark.rule("alliances:C1", "alliances:C2")
def test_a_whole_first_round_with_its_figures() -> None:
    """Weasels and humans; colonies, a trade, a technology, a cruiser, a token; then the second round's production."""
    cards = "weasels grundar drokkan vharn wanderers cheiki brassworm humans reapers karnath obrin quill xylem vector"
    trades = "commodity_trade political_cooperation mercenary_contracts"
    t = new_game(2, luck=f"{trades} {cards}", order="seats")
    t.luck("silver_gate", "ember_reach")
    for notation in ("keep", "main:weasels"):
        t.do(0, notation)
        t.do(1, notation.replace("weasels", "humans"))
    t.luck("x4", "frostveil", "pt_water")
    turns = ["colonize:silver_gate.1", "colonize:silver_gate.2", "trade:commodity_trade.1"]
    turns += ["research:warp_drive.discovery", "manufacture:1", "explore:silver_gate.x1"]
    for number, notation in enumerate(turns):
        t.do(number % 2, notation, "end")  # the cards in hand keep each turn open
    assert t.luck_left() == 0
    assert (t.round(), t.fleet(), t.row()) == (2, 1, ["silver_gate", "ember_reach", "frostveil"])
    assert t.cubes_on("trade1") == [2, 0]  # that of Manufacture moved up; three slots are not full
    assert t.cubes_on("anomaly") == [0, 1]
    mine = {"credits": 0 + 6, "production": 6 - 1, "discovery": 0, "influence": 0, "cruisers": 1}
    yours = {"credits": 5 + 2, "production": 2 - 1, "discovery": 1, "influence": 2, "cruisers": 0}
    for seat, figures in enumerate((mine, yours)):
        assert t.have(seat) == {**figures, "prestige": 0, "relic": 0, "cubes": 3}
        assert t.supply(seat) == {"cubes": 9, "cruisers": 9 - figures["cruisers"]}
    assert (t.order(), t.asked()) == ([0, 1], {0: "turn"})
