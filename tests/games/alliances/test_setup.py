"""Setting up: trade cards, pieces, the track, seven cards, the first faction (alliances:B1 to alliances:B7)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starhold.core.errors import StarholdError
from starhold.games.alliances.actions import FACTION_NAMES, TRADE_NAMES
from starhold.games.alliances.faction_cards import FACTIONS
from tests.games.alliances.kit import Table, lay_out, new_game, refused, side, table, thing

PLAYERS = (1, 2, 3, 4)
SEEDS = range(20)
TRADES = "commodity_trade political_cooperation mercenary_contracts"
MINE = "weasels grundar drokkan vharn wanderers cheiki brassworm"
YOURS = "humans reapers karnath obrin quill xylem vector"
NOTHING = {"credits": 0, "discovery": 0, "influence": 0, "prestige": 0, "relic": 0, "cruisers": 0}


def dealt(mine: str = MINE, yours: str = YOURS) -> Table:
    """A game for two, first seat first, whose trade cards and hands are named."""
    return new_game(2, luck=f"{TRADES} {mine} {yours}", order="seats")


def keep(t: Table) -> None:
    """Nobody redraws."""
    while "redraw" in t.asked().values():
        t.do(t.state.waiting()[0], "keep")


def started(players: int, seed: int = 0, luck: str = "", galaxy: str = "", **options: object) -> Table:
    """A game in its first round: everybody leads with the first card of the alphabet and buys nothing."""
    t = lay_out(new_game(players, seed, luck, **options), galaxy, seed)
    while "production" in t.asked().values():
        t.do(t.state.waiting()[0], "stop")
    return t


# -- players, trade cards, pieces


@pytest.mark.rule("alliances:B1")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_to_four_play_five_rounds(players: int) -> None:
    t = new_game(players)
    assert t.round() == 0
    seen: list[int] = []
    luck = Random(players)
    while not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, luck.choice(sorted(t.legal(seat))))
        if t.round() not in seen:
            seen.append(t.round())
    assert [number for number in seen if number] == [1, 2, 3, 4, 5]
    assert t.view(None)["end_reason"] == "five_rounds"


@pytest.mark.rule("alliances:B1")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_cannot_play(players: int) -> None:
    with pytest.raises(StarholdError):
        new_game(players)


@pytest.mark.rule("alliances:B2")
def test_three_of_the_five_trade_cards_lie_front_up_from_the_left() -> None:
    view = dealt().view(None)
    assert [card["card"] for card in view["trade"]] == TRADES.split()
    assert [card["side"] for card in view["trade"]] == ["front"] * 3


@pytest.mark.rule("alliances:B2")
def test_any_three_trade_cards_may_come() -> None:
    found = [[card["card"] for card in new_game(2, seed).view(None)["trade"]] for seed in range(60)]
    assert all(len(set(cards)) == 3 for cards in found)
    assert {card for cards in found for card in cards} == set(TRADE_NAMES)
    assert len({tuple(cards) for cards in found}) > 20


@pytest.mark.rule("alliances:B2")
@pytest.mark.parametrize(("action", "place"), [("manufacture:1", 0), ("retrieve:1", 1), ("scavenge", 2)])
def test_the_cards_lie_above_manufacture_retrieve_and_scavenge(action: str, place: int) -> None:
    t = table(side(credits=5, discovery=1), side(), trades=TRADES)
    t.do(0, action)
    assert [card["below"][0] for card in t.view(None)["trade"]] == [int(n == place) for n in range(3)]


@pytest.mark.rule("alliances:B2")
def test_a_trade_card_left_in_the_box_cannot_be_used() -> None:
    t = table(side(credits=9, discovery=5), side(), trades=TRADES)
    refused(t, 0, "trade:scholar_exchange.1", "refuse-trade-absent", "B2")
    refused(t, 0, "trade:antiquities_market.1", "refuse-trade-absent", "B2")


@pytest.mark.rule("alliances:B3")
@pytest.mark.parametrize("players", PLAYERS)
def test_sixteen_cubes_and_nine_cruisers_each_none_of_them_in_hand(players: int) -> None:
    t = new_game(players)
    for seat in range(players):
        assert t.supply(seat) == {"cubes": 15, "cruisers": 9}  # the sixteenth lies on the track
        assert t.have(seat)["cubes"] == t.have(seat)["cruisers"] == 0
    assert t.check() == []


@pytest.mark.rule("alliances:B4")
@pytest.mark.parametrize("players", PLAYERS)
def test_production_is_three_and_all_else_nought(players: int) -> None:
    t = new_game(players, 5)
    for seat in range(players):
        assert t.have(seat) == {**NOTHING, "production": 3, "cubes": 0}
        assert t.strength(seat) == 0
        assert t.mains(seat) == []
        assert t.technologies(seat) == set()


# -- the track


@pytest.mark.rule("alliances:B5")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_cubes_are_one_stack_on_nought_in_turn_order(players: int) -> None:
    for seed in SEEDS:
        t = new_game(players, seed)
        assert t.track() == [(seat, 0) for seat in t.order()]
        assert sorted(t.order()) == list(range(players))


@pytest.mark.rule("alliances:B5")
def test_the_first_order_is_left_to_chance() -> None:
    assert {tuple(new_game(2, seed).order()) for seed in SEEDS} == {(0, 1), (1, 0)}
    assert len({tuple(new_game(3, seed).order()) for seed in range(80)}) == 6


@pytest.mark.rule("alliances:B5")
def test_the_first_of_the_order_has_the_first_turn_and_without_prestige_keeps_it() -> None:
    for seed in range(6):
        t = started(3, seed)
        order = t.order()
        if "turn" in t.asked().values():
            assert t.view(None)["turn"] == order[0]
        t.pass_round()
        if all(prestige == 0 for _, prestige in t.track()):
            assert t.order() == order


# -- seven faction cards


@pytest.mark.rule("alliances:B6")
@pytest.mark.parametrize("players", PLAYERS)
def test_seven_cards_are_dealt_to_each(players: int) -> None:
    t = new_game(players, 3)
    hands = [t.hand(seat) for seat in range(players)]
    assert [len(hand) for hand in hands] == [7] * players
    assert len(set().union(*hands)) == 7 * players
    assert t.view(None)["deck_size"] == 40 - 7 * players


@pytest.mark.rule("alliances:B6")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_up_to_three_are_put_away_and_as_many_drawn(count: int) -> None:
    t = dealt()
    away, new = MINE.split()[:count], ["solari", "prism", "ferrox"][:count]
    t.luck(*new)
    t.do(0, *(f"discard:{card}" for card in away))
    if count < 3:
        assert t.hand(0) == set(MINE.split())  # nothing is drawn before the choice is made
        t.do(0, "keep")
    assert t.asked() == {1: "redraw"}
    assert t.hand(0) == set(MINE.split()) - set(away) | set(new)
    assert sorted(t.mine(0)["aside"]) == sorted(away)
    assert t.view(None)["deck_size"] == 26 - count
    assert t.luck_left() == 0


@pytest.mark.rule("alliances:B6")
def test_it_is_done_once_each_in_turn_order() -> None:
    t = new_game(4, 3)
    for seat in t.order():
        assert t.asked() == {seat: "redraw"}
        t.do(seat, f"discard:{min(t.hand(seat))}", "keep")
    assert set(t.asked().values()) == {"first_faction"}


@pytest.mark.rule("alliances:B6")
def test_four_players_who_change_three_each_use_the_whole_deck() -> None:
    t = new_game(4, 8)
    seen = [card for seat in range(4) for card in t.hand(seat)]
    for seat in t.order():
        t.do(seat, *(f"discard:{card}" for card in sorted(t.hand(seat))[:3]))
        aside = t.mine(seat)["aside"]
        seen += t.hand(seat) - set(seen)
        assert not t.hand(seat) & set(aside)
    assert t.view(None)["deck_size"] == 0
    assert sorted(seen) == sorted(FACTION_NAMES)  # none came twice: nothing is shuffled back


@pytest.mark.rule("alliances:B6")
def test_what_is_put_away_is_never_shown_and_never_comes_back() -> None:
    t = dealt()
    t.do(0, "discard:weasels", "discard:drokkan", "keep")
    t.do(1, "discard:humans", "keep")
    for viewer in (1, None):
        assert t.view(viewer)["discard"] == []
        assert "aside" not in t.view(viewer)["alliances"][0]
    assert not {"weasels", "drokkan", "humans"} & (t.hand(0) | t.hand(1))
    assert t.discarded() == set()


@pytest.mark.rule("alliances:B6")
def test_redraws_that_are_refused() -> None:
    t = dealt()
    t.do(0, "discard:weasels")
    refused(t, 0, "discard:weasels", "refuse-redraw-picked", "B6")
    refused(t, 0, "discard:humans", "refuse-not-in-hand", "H6")
    refused(t, 0, "main:drokkan", "refuse-not-now", "B6")
    refused(t, 0, "boost:drokkan", "refuse-not-now", "B6")
    t.do(0, "keep")
    assert t.why(0, "discard:drokkan") is not None
    assert t.legal(1) == {"keep", *(f"discard:{card}" for card in YOURS.split())}


@pytest.mark.rule("alliances:B6")
def test_no_card_is_drawn_after_that() -> None:
    t = started(3, 4)
    luck = Random(4)
    sizes, deck = [6, 6, 6], t.view(None)["deck_size"]
    while not t.over():
        seat = t.state.waiting()[0]
        t.do(seat, luck.choice(sorted(t.legal(seat))))
        now = [len(t.hand(one)) for one in range(3)]
        assert all(new <= old for new, old in zip(now, sizes, strict=True))
        assert t.view(None)["deck_size"] == deck
        sizes = now


# -- the first main faction


@pytest.mark.rule("alliances:B7")
def test_the_printed_example_weasels_bring_two_credits_humans_one_and_a_cruiser() -> None:
    """With the 3 credits of the first production phase (alliances:C2)."""
    t = dealt()
    keep(t)
    t.do(0, "main:weasels")
    t.do(1, "main:humans")
    assert t.have(0) == {**NOTHING, "credits": 2 + 3, "production": 2, "cubes": 3}
    assert t.have(1) == {**NOTHING, "credits": 1 + 3, "cruisers": 1, "production": 2, "cubes": 3}
    assert t.supply(1) == {"cubes": 12, "cruisers": 8}
    assert [(thing(entry.card), entry.seat) for entry in t.log("alliances:B7")] == [("weasels", 0), ("humans", 1)]


@pytest.mark.rule("alliances:B7")
@pytest.mark.parametrize("faction", FACTIONS, ids=FACTION_NAMES)
def test_every_faction_brings_its_main_bonus_when_it_leads(faction: Any) -> None:
    other = "quill" if faction.id == "psykrians" else "psykrians"
    others = [name for name in FACTION_NAMES if name not in (faction.id, other)]
    t = dealt(" ".join([faction.id, *others[:6]]), " ".join([other, *others[6:12]]))
    keep(t)
    t.do(0, f"main:{faction.id}")
    t.do(1, f"main:{other}")
    if t.asked() == {0: "production"}:
        t.do(0, "stop")
    bonus = faction.main_bonus
    assert t.mains(0) == [faction.id]
    assert t.hand(0) == set(others[:6])
    assert t.have(0) == {
        **NOTHING,
        "credits": bonus.credits + 3,
        "cruisers": bonus.cruisers + (faction.id == "tyrrak"),  # Muster and Steady Output have worked already
        "production": 2 + (faction.id == "ferrox"),
        "cubes": 3,
    }


@pytest.mark.rule("alliances:B7")
def test_all_choose_at_once_and_in_secret() -> None:
    t = new_game(3, 6)
    keep(t)
    assert t.asked() == dict.fromkeys(range(3), "first_faction")
    for seat in (2, 0):
        other = {viewer: t.view(viewer)["alliances"] for viewer in (1, None)}
        t.do(seat, f"main:{max(t.hand(seat))}")
        assert [t.mains(one) for one in range(3)] == [[], [], []]
        assert {viewer: t.view(viewer)["alliances"] for viewer in (1, None)} == other
        assert t.log("alliances:B7") == []
    t.do(1, f"main:{max(t.hand(1))}")
    assert [len(t.mains(one)) for one in range(3)] == [1, 1, 1]
    assert [len(t.hand(one)) for one in range(3)] == [6, 6, 6]
    assert len(t.log("alliances:B7")) == 3


@pytest.mark.rule("alliances:B7", "alliances:H8")
def test_only_a_main_faction_from_the_own_hand_may_be_chosen() -> None:
    t = dealt()
    keep(t)
    assert t.legal(0) == {f"main:{card}" for card in MINE.split()}
    refused(t, 0, "main:humans", "refuse-not-in-hand", "H6")
    for verb in ("boost", "ideology", "adapt"):
        refused(t, 0, f"{verb}:weasels", "refuse-not-now", "B7")
