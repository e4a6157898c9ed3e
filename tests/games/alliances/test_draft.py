"""Variants of the set-up: the draft, the explored galaxy, both together (alliances:K1, alliances:K2, alliances:K5)."""

from __future__ import annotations

import pytest

from starhold.core.errors import StarholdError
from starhold.games.alliances.actions import FACTION_NAMES
from tests.games.alliances.kit import Table, lay_out, new_game, refused, side, table, thing
from tests.games.alliances.test_setup import started
from tests.games.knowledge import named

TRADES = "commodity_trade political_cooperation mercenary_contracts"
FIVE = "silver_gate ember_reach frostveil duskmire tidewrack"


def packs(t: Table, players: int) -> list[list[str]]:
    """What lies before each to choose from."""
    return [list(t.mine(seat)["pack"]) for seat in range(players)]


def pick_all(t: Table, players: int, which: int = 0) -> list[str]:
    """Everybody picks the card at that place of the own pack; what they picked."""
    picked = []
    for seat, pack in enumerate(packs(t, players)):
        picked.append(pack[which])
        t.do(seat, f"pick:{pack[which]}")
    return picked


# -- the draft


@pytest.mark.rule("alliances:K1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_cards_each_to_pick_from_all_at_once(players: int) -> None:
    t = new_game(players, 4, draft=True)
    assert t.asked() == dict.fromkeys(range(players), "draft")
    cards = packs(t, players)
    assert [len(pack) for pack in cards] == [7] * players
    assert len({card for pack in cards for card in pack}) == 7 * players
    assert t.view(None)["deck_size"] == 40 - 7 * players
    assert [t.hand(seat) for seat in range(players)] == [set()] * players
    for seat, pack in enumerate(cards):
        assert t.legal(seat) == {f"pick:{card}" for card in pack}


@pytest.mark.rule("alliances:K1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_goes_to_the_left_until_all_have_seven(players: int) -> None:
    t = new_game(players, 9, draft=True, order="seats")
    hands: list[set[str]] = [set() for _ in range(players)]
    for left in range(7, 1, -1):
        before = packs(t, players)
        assert [len(pack) for pack in before] == [left] * players
        picked = pick_all(t, players, which=left // 2)
        for seat, card in enumerate(picked):
            hands[seat].add(card)
            rest = set(before[seat]) - {card}
            if left > 2:
                assert set(packs(t, players)[(seat + 1) % players]) == rest
                assert t.hand(seat) == hands[seat]
            else:
                hands[(seat + 1) % players] |= rest  # the last card is no choice
    assert [t.hand(seat) for seat in range(players)] == hands
    assert t.asked() == dict.fromkeys(range(players), "first_faction")  # nobody redraws
    assert packs(t, players) == [[]] * players
    assert t.view(None)["deck_size"] == 40 - 7 * players


@pytest.mark.rule("alliances:K1")
def test_a_named_draft_of_two() -> None:
    """Each gets four cards of one pack and three of the other."""
    mine = "weasels grundar drokkan vharn wanderers cheiki brassworm"
    yours = "humans reapers karnath obrin quill xylem vector"
    t = new_game(2, luck=f"{TRADES} {mine} {yours}", draft=True, order="seats")
    ours = ["weasels humans", "reapers grundar", "drokkan karnath", "obrin vharn", "wanderers quill", "xylem cheiki"]
    for pair in ours:
        one, two = pair.split()
        t.do(0, f"pick:{one}")
        t.do(1, f"pick:{two}")
    assert t.hand(0) == {"weasels", "drokkan", "wanderers", "brassworm", "reapers", "obrin", "xylem"}
    assert t.hand(1) == {"humans", "karnath", "quill", "vector", "grundar", "vharn", "cheiki"}
    t.do(0, "main:weasels")
    t.do(1, "main:humans")
    assert (t.mains(0), t.mains(1)) == (["weasels"], ["humans"])
    assert (len(t.hand(0)), len(t.hand(1))) == (6, 6)


@pytest.mark.rule("alliances:K1", "alliances:M2")
def test_a_pick_is_secret_and_the_packs_move_when_all_have_picked() -> None:
    t = new_game(3, 5, draft=True)
    before = {viewer: t.view(viewer)["alliances"] for viewer in (0, 1, None)}
    for seat in (2, 0):
        other = {viewer: t.view(viewer)["alliances"] for viewer in (1, None)}
        t.do(seat, f"pick:{t.mine(seat)['pack'][3]}")
        assert {viewer: t.view(viewer)["alliances"] for viewer in (1, None)} == other
    assert t.asked() == {1: "draft"}
    t.do(1, f"pick:{t.mine(1)['pack'][0]}")
    assert t.asked() == dict.fromkeys(range(3), "draft")
    assert t.view(1)["alliances"] != before[1]


@pytest.mark.rule("alliances:K1")
def test_nobody_sees_the_pack_or_the_picks_of_another() -> None:
    t = new_game(3, 5, draft=True)
    while "draft" in t.asked().values():
        for viewer in (0, 1, 2, None):
            for seat, alliance in enumerate(t.view(viewer)["alliances"]):
                assert ("pack" in alliance) is ("hand" in alliance) is (seat == viewer)
            own = set() if viewer is None else {*t.mine(viewer)["pack"], *t.hand(viewer)}
            assert set(named(t.view(viewer), FACTION_NAMES)) == own
        pick_all(t, 3)
    for entry in t.log("alliances:K1"):
        for viewer in (1, None):
            seen = entry.seen_by(viewer)
            assert seen.seat == viewer or (seen.cards == [] and not is_faction(seen.card))


def is_faction(number: int) -> bool:
    return number >= 0 and thing(number) in FACTION_NAMES


@pytest.mark.rule("alliances:K1")
def test_picks_that_are_refused() -> None:
    t = new_game(2, 5, draft=True, order="seats")
    mine, yours = packs(t, 2)
    absent = min(set(FACTION_NAMES) - {*mine, *yours})
    refused(t, 0, f"pick:{yours[0]}", "refuse-not-in-pack", "K1")
    refused(t, 0, f"pick:{absent}", "refuse-not-in-pack", "K1")
    refused(t, 0, "keep", "refuse-not-now", "K1")
    refused(t, 0, f"discard:{mine[0]}", "refuse-not-now", "K1")
    refused(t, 0, f"main:{mine[0]}", "refuse-not-now", "K1")
    t.do(0, f"pick:{mine[0]}")
    t.do(1, f"pick:{yours[0]}")
    refused(t, 0, f"pick:{mine[1]}", "refuse-not-in-pack", "K1")  # passed on


@pytest.mark.rule("alliances:K1")
def test_without_the_option_there_is_no_draft() -> None:
    assert set(new_game(2, 5).asked().values()) == {"redraw"}
    assert set(new_game(2, 5, draft=False).asked().values()) == {"redraw"}


# -- the explored galaxy


@pytest.mark.rule("alliances:K2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_five_systems_lie_open_with_their_tokens_from_the_start(players: int) -> None:
    for seed in range(6):
        t = lay_out(new_game(players, seed, explored_galaxy=True), seed=seed)
        assert len(set(t.row())) == 5
        assert t.fleet() == 0
        for system in t.view(None)["systems"]:
            assert system["system"] is not None
            assert system["tokens"][0]["site"] == f"{system['system']}.x1"
            assert system["tokens"][0]["there"] or players == 1  # alone, the automa may have taken it already
            if system["system"] in ("frostveil", "cinder_crown"):
                assert system["planets"][2]["token"] is not None


@pytest.mark.rule("alliances:K2")
def test_reach_is_still_that_of_the_fleet() -> None:
    mine = side("humans lumarin", credits=9, cruisers=2)
    t = table(mine, side(), systems=FIVE, fleet=0, round=1, options={"explored_galaxy": True})
    assert {site.split(".")[0] for site in t.legal_of(0, "colonize")} == {"silver_gate"}
    assert t.legal_of(0, "explore") == {"silver_gate.x1"}
    for system in FIVE.split()[1:]:
        refused(t, 0, f"explore:{system}.x1", "refuse-out-of-reach", "D4")
    refused(t, 0, "colonize:frostveil.1", "refuse-out-of-reach", "D4")
    refused(t, 0, "colonize:tidewrack.1", "refuse-out-of-reach", "D4")


@pytest.mark.rule("alliances:K2")
def test_warp_drive_then_reaches_all_five() -> None:
    mine = side("humans lumarin", credits=9, cruisers=2, technologies="warp_drive")
    t = table(mine, side(), systems=FIVE, fleet=0, round=1, options={"explored_galaxy": True})
    assert t.legal_of(0, "explore") == {f"{system}.x1" for system in FIVE.split()}
    assert {"frostveil.1", "duskmire.1", "tidewrack.1"} <= t.legal_of(0, "colonize")
    t.do(0, "colonize:tidewrack.1")
    assert t.planet("tidewrack.1") == "0 colonised"


@pytest.mark.rule("alliances:K2", "alliances:G1")
def test_the_fleet_moves_on_and_nothing_is_revealed_any_more() -> None:
    t = lay_out(new_game(2, 3, explored_galaxy=True))
    row = t.row()
    while not t.over():
        seat = t.state.waiting()[0]
        legal = t.legal(seat)
        t.do(seat, next((one for one in ("keep", "stop", "scavenge", "end", "spare") if one in legal), min(legal)))
        assert t.row() == row
        assert t.fleet() == max(t.round() - 1, 0)
    assert (t.fleet(), t.round()) == (4, 5)
    assert sum(entry.key == "revealed" for entry in t.log()) == 5


@pytest.mark.rule("alliances:K2")
def test_without_the_option_three_lie_face_down() -> None:
    assert len(lay_out(new_game(2, 3)).row()) == len(lay_out(new_game(2, 3, explored_galaxy=False)).row()) == 2


# -- together


@pytest.mark.rule("alliances:K5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_variants_go_together(players: int) -> None:
    t = new_game(players, 6, draft=True, explored_galaxy=True)
    assert set(t.asked().values()) == {"draft"}
    for _ in range(6):
        pick_all(t, players)
    assert [len(t.hand(seat)) for seat in range(players)] == [7] * players
    assert set(t.asked().values()) == {"first_faction"}
    assert len(lay_out(t).row()) == 5


@pytest.mark.rule("alliances:K5")
def test_solo_has_the_explored_galaxy_but_no_draft() -> None:
    t = new_game(1, 6, explored_galaxy=True)
    assert t.asked() == {0: "redraw"}
    assert len(lay_out(t).row()) == 5
    with pytest.raises(StarholdError):
        new_game(1, 6, draft=True)


@pytest.mark.rule("alliances:K5")
def test_a_solo_game_without_variants_deals_seven_and_goes_on_as_usual() -> None:
    t = started(1, 6)
    assert len(t.hand(0)) == 6
    assert t.asked() == {0: "turn"}
