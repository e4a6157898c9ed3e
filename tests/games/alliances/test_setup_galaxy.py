"""Setting up the table for a number of players: blocked places, systems, tokens (alliances:B8 to alliances:B12)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from starhold.core.errors import BadOption
from starhold.games.alliances.actions import SYSTEM_NAMES, TRADE_NAMES
from starhold.games.alliances.appraise import appraise
from starhold.games.alliances.board import SEATS
from starhold.games.alliances.game import GAME
from starhold.games.alliances.system_cards import EXPLORE_TOKENS, PLANET_TOKENS, SYSTEMS
from starhold.games.alliances.trade_cards import TRADE_CARDS
from tests.games.alliances.kit import Table, lay_out, new_game, refused, side, table
from tests.games.alliances.test_setup import started

PLAYERS = (1, 2, 3, 4)
SEEDS = range(20)
TRADES = "commodity_trade political_cooperation mercenary_contracts"
ROW = "silver_gate ember_reach"  # no planet symbol for one or two players


def system(t: Table, place: int) -> dict[str, Any]:
    found: dict[str, Any] = t.view(None)["systems"][place]
    return found


def token(site: dict[str, Any]) -> str:
    return str(site["token"])


# -- blocked places


@pytest.mark.rule("alliances:B8")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("card", TRADE_CARDS, ids=TRADE_NAMES)
def test_fewer_players_have_fewer_open_slots(card: Any, players: int) -> None:
    trades = [card.id, *[name for name in TRADE_NAMES if name != card.id][:2]]
    view = table(*[side() for _ in range(players)], trades=" ".join(trades)).view(None)
    assert view["trade"][0]["slots"] == view["trade"][0]["open"] == card.slots[players - 1]
    assert card.slots in ((3, 3, 4, 5), (2, 2, 3, 4))


@pytest.mark.rule("alliances:B8")
@pytest.mark.parametrize(("players", "blocked"), [(1, {3, 5, 6}), (2, {3, 5, 6}), (3, {6}), (4, set())])
def test_fewer_players_have_fewer_open_seats(players: int, blocked: set[int]) -> None:
    t = new_game(players)
    assert t.council() == ["blocked" if number in blocked else "open" for number in range(1, 7)]
    assert [seat["prestige"] for seat in t.view(None)["council"]] == [5, 4, 4, 3, 3, 2] == [one for one, _ in SEATS]


@pytest.mark.rule("alliances:B8")
@pytest.mark.parametrize(("players", "seat"), [(1, 3), (2, 3), (2, 5), (2, 6), (3, 6)])
def test_nobody_is_nominated_for_a_blocked_seat(players: int, seat: int) -> None:
    others = [side() for _ in range(players - 1)]
    t = table(side(influence=3), *others, planets={"silver_gate.1": "0 developed"})
    refused(t, 0, f"nominate:{seat}", "refuse-seat-blocked", "B8")
    assert "1" in t.legal_of(0, "nominate")


# -- the galaxy


def setup_views(t: Table) -> list[dict[str, Any]]:
    """What everybody sees at each step until the first round begins."""
    seen = []
    while t.round() == 0:
        seen += [t.view(seat) for seat in (None, *range(t.state.players))]
        waiting = t.state.waiting()
        t.do(waiting[0], "keep" if "keep" in t.legal(waiting[0]) else min(t.legal(waiting[0])))
    return seen


@pytest.mark.rule("alliances:B9", "alliances:B6", "alliances:B7", "alliances:K1")
@pytest.mark.parametrize("options", [{}, {"draft": True}, {"explored_galaxy": True}], ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_galaxy_is_laid_out_after_the_first_factions(players: int, options: dict[str, Any]) -> None:
    """Since version 2: the rulebook deals and exchanges (F), lets all choose (G, H), and then lays the galaxy (I)."""
    if players == 1 and "draft" in options:
        return
    t = new_game(players, 7, **options)
    for view in setup_views(t):
        assert [one["system"] for one in view["systems"]] == [None] * 5
        assert all(not one["planets"] and not one["tokens"] for one in view["systems"])
    keys = [entry.key for entry in t.log()]
    known = 5 if "explored_galaxy" in options else 2
    assert len(t.row()) == keys.count("revealed") == known
    order = [key for key in keys if key in ("faction-chosen", "revealed", "round-begins")]
    assert order == ["faction-chosen"] * players + ["revealed"] * known + ["round-begins"]


@pytest.mark.rule("alliances:B9")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_version_one_the_galaxy_lay_there_before_the_cards(players: int) -> None:
    t = new_game(players, 7, setup_order="galaxy_first")
    for view in setup_views(t):
        assert [one["system"] is None for one in view["systems"]] == [False, False, True, True, True]
    values = GAME.check_options(players, {}, rules=1)
    assert (values["setup_order"], GAME.check_options(players, {})["setup_order"]) == ("galaxy_first", "cards_first")
    with pytest.raises(BadOption):
        GAME.check_options(players, {"setup_order": "cards_first"}, rules=1)


@pytest.mark.rule("alliances:B9", "alliances:D4")
def test_before_the_galaxy_nothing_can_be_reached_and_all_words_are_there() -> None:
    t = new_game(2, 7)
    assert [t.state.reach(seat) for seat in range(2)] == [0, 0]
    for language in ("en", "cs", "lt"):
        text = GAME.text(language)
        later = text.position(t.view(0), ["Ada", "Ben"])[1]
        t2 = started(2, 7)
        assert later not in text.position(t2.view(0), ["Ada", "Ben"])
    assert "laid out" in GAME.text("en").position(t.view(0), ["Ada", "Ben"])[1]
    bot_choices = appraise(t.state, 0, t.state.legal(0)) if t.state.legal(0) else appraise(t.state, 1, t.state.legal(1))
    assert len(bot_choices) == 8


@pytest.mark.rule("alliances:B9")
def test_two_of_five_systems_lie_open_and_the_fleet_stands_on_the_first() -> None:
    for seed in SEEDS:
        t = started(2, seed)
        names = [one["system"] for one in t.view(None)["systems"]]
        assert names == [*t.row(), None, None, None]
        assert len(set(t.row())) == 2
        assert t.fleet() == 0
        assert [one["within_fleet"] for one in t.view(None)["systems"]] == [True, False, False, False, False]
    assert {name for seed in SEEDS for name in started(2, seed).row()} == set(SYSTEM_NAMES)


@pytest.mark.rule("alliances:B9")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("card", SYSTEMS, ids=SYSTEM_NAMES)
def test_a_symbol_is_covered_if_the_number_of_players_stands_on_it(card: Any, players: int) -> None:
    symbol = players in card.planet_symbols[0]
    explore = [f"{card.id}.x{n + 1}" for n, numbers in enumerate(card.explore_symbols) if players in numbers]
    t = new_game(players, luck=TRADES, order="seats")
    lay_out(t, f"{card.id}{' pt_desert' if symbol else ''}")
    found = system(t, 0)
    sites = [planet.id for planet in card.planets] + [f"{card.id}.{len(card.planets) + 1}"] * symbol
    assert [planet["site"] for planet in found["planets"]] == sites
    assert [token(one) for one in found["planets"]] == ["None"] * len(card.planets) + ["pt_desert"] * symbol
    assert [one["site"] for one in found["tokens"]] == explore
    if players > 1:  # alone, the automa has had its turn already
        assert all(one["there"] for one in found["tokens"])
        assert all(planet["status"] == "empty" for planet in found["planets"])


@pytest.mark.rule("alliances:B9")
def test_a_later_card_gets_its_tokens_when_it_is_revealed() -> None:
    t = table(side(), side(), at="galactic", systems="silver_gate ember_reach", fleet=0, round=1)
    assert len(t.row()) == 3
    t = started(2, luck=f"#0 {TRADES}", galaxy=ROW)
    t.luck("frostveil", "pt_volcanic")
    t.pass_round()
    assert t.row() == [*ROW.split(), "frostveil"]
    assert t.luck_left() == 0
    last = system(t, 2)
    assert [(one["site"], token(one), one["kind"]) for one in last["planets"]][2] == (
        "frostveil.3", "pt_volcanic", "volcanic",
    )  # fmt: skip
    assert last["tokens"] == [{"site": "frostveil.x1", "there": True}]


@pytest.mark.rule("alliances:B9")
def test_a_symbol_left_bare_is_nothing_and_a_hidden_system_neither() -> None:
    mine = side("psykrians tyrrak", cruisers=1, credits=5, technologies="warp_drive xenology")
    t = table(mine, side(), systems=ROW)
    refused(t, 0, "colonize:silver_gate.3", "refuse-no-planet", "B9")
    refused(t, 0, "colonize:ember_reach.4", "refuse-no-planet", "B9")
    refused(t, 0, "colonize:frostveil.1", "refuse-no-such-system", "B9")
    refused(t, 0, "explore:frostveil.x1", "refuse-no-such-system", "B9")
    refused(t, 0, "explore:ember_reach.x2", "refuse-no-token", "D12")


@pytest.mark.rule("alliances:B10")
def test_five_systems_take_every_planet_token_once() -> None:
    for seed in SEEDS:
        t = started(4, seed, explored_galaxy=True)
        tokens = [token(one) for place in range(5) for one in system(t, place)["planets"] if one["token"]]
        assert sorted(tokens) == sorted(planet.id for planet in PLANET_TOKENS)


@pytest.mark.rule("alliances:B10")
def test_nine_explore_tokens_are_found_once_each() -> None:
    """The five systems with the most symbols, for four."""
    row = "ember_reach frostveil duskmire hollow_spire silver_gate"
    t = table(*[side(cruisers=3) for _ in range(4)], systems=row, fleet=4, round=4)
    sites = [one["site"] for place in range(5) for one in system(t, place)["tokens"]]
    assert len(sites) == 9
    for number, site in enumerate(sites):
        t.do(number % 4, f"explore:{site}")
        if t.view(None)["turn"] == number % 4:
            t.do(number % 4, "end")
    assert Counter(t.view(None)["explored"]) == Counter(one.id for one in EXPLORE_TOKENS)


# -- what is limited


@pytest.mark.rule("alliances:B11")
def test_resources_are_counted_beyond_the_printed_tokens() -> None:
    """12 influence and 48 discoveries or relics are printed."""
    mine = side("mnemori", influence=40, discovery=60, relic=70)
    t = table(mine, side(), fleet=2)
    t.do(0, "use:mnemori", "colonize:frostveil.1")
    assert (t.have(0)["influence"], t.have(0)["relic"], t.have(0)["discovery"]) == (42, 71, 58)


@pytest.mark.rule("alliances:B11")
def test_cruisers_are_limited_by_their_nine_pieces() -> None:
    held = {"silver_gate.1", "silver_gate.2", "ember_reach.1", "ember_reach.2", "frostveil.1", "frostveil.2"}
    t = table(side("locusts", cruisers=2, hand="karnath"), side(), planets=dict.fromkeys(held, "0 occupied"))
    assert t.supply(0)["cruisers"] == 1
    t.do(0, "boost:karnath")  # two cruisers, of which one is left
    assert (t.have(0)["cruisers"], t.supply(0)["cruisers"]) == (3, 0)


@pytest.mark.rule("alliances:B12")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_three_cubes_to_take_in_every_round(players: int) -> None:
    t = new_game(players, 11)
    luck = Random(players)
    taken: set[int] = set()
    while not t.over():
        if t.view(None)["phase"] == "production" or (t.view(None)["turn"] is not None and t.round() not in taken):
            taken.add(t.round())
            assert all(t.have(seat)["cubes"] >= 3 for seat in range(players))
        seat = t.state.waiting()[0]
        t.do(seat, luck.choice(sorted(t.legal(seat))))
    assert taken == {1, 2, 3, 4, 5}


@pytest.mark.rule("alliances:B12")
def test_even_if_none_ever_comes_back_fifteen_are_five_times_three() -> None:
    lying = {"anomaly": [12, 0]}
    row = "silver_gate ember_reach frostveil duskmire tidewrack"
    t = table(side(cubes=0, production=3), side(cubes=0), systems=row, fleet=4, cubes=lying, at="production", round=5)
    assert t.have(0)["cubes"] == 3
    assert t.supply(0)["cubes"] == 0
    assert t.check() == []
