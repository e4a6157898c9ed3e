"""Who knows what, who decides when, and what always holds (alliances:M1 to alliances:M5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from starhold.core.chance import Recording, Seeded
from starhold.games.alliances.actions import FACTION_NAMES, SPACE, SYSTEM_NAMES, THING_NAMES, TRADE_NAMES
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import Free
from starhold.games.alliances.system_cards import EXPLORE_TOKENS, PLANET_TOKENS
from tests.games.alliances.kit import Table, new_game, side, table, thing
from tests.games.knowledge import SEEDS, named, public, told

PRIVATE = ("seat", "hand", "aside", "pack", "asked")
HIDDEN_NAMES = {*FACTION_NAMES, *SYSTEM_NAMES, *TRADE_NAMES}
HIDDEN_NAMES |= {token.id for token in EXPLORE_TOKENS} | {token.id for token in PLANET_TOKENS}
FREE = [card.id for card in FACTIONS if isinstance(card.ability, Free) and not card.ability.gain.seize]


def course(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """A game of random choices, handed out before each of them and at its end."""
    t = new_game(players, seed, **options)
    luck = Random(seed)
    while not t.over():
        yield t
        seat = luck.choice(t.state.waiting())
        t.do(seat, luck.choice(sorted(t.legal(seat))))
    yield t


# -- open and hidden


@pytest.mark.rule("alliances:M1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_a_view_names_what_lies_open_and_the_own_cards_and_nothing_else(players: int, draft: bool) -> None:
    """The systems face up, three trade cards, tokens turned up, cards played; the own hand."""
    for t in course(players, 31, draft=draft and players > 1):
        view = t.view(None)
        lying = {*t.row(), *(card["card"] for card in view["trade"]), *view["explored"], *view["revealed"]}
        lying |= {planet["token"] for system in view["systems"] for planet in system["planets"] if planet["token"]}
        lying |= set(view["discard"])
        for alliance in view["alliances"]:
            lying |= {*alliance["factions"], alliance["true_ideology"]} - {None}
        assert set(named(view, HIDDEN_NAMES)) == lying
        for seat in range(players):
            mine = t.mine(seat)
            assert set(named(t.view(seat), HIDDEN_NAMES)) == lying | {*mine["hand"], *mine["aside"], *mine["pack"]}
            assert set(mine["hand"]) == t.hand(seat)


@pytest.mark.rule("alliances:M1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_see_the_same_but_for_their_own_cards_and_hand_sizes_are_open(players: int) -> None:
    for t in course(players, 17):
        spectator = public(t.view(None), *PRIVATE)
        for seat in range(players):
            assert public(t.view(seat), *PRIVATE) == spectator
        sizes = [alliance["hand_size"] for alliance in t.view(None)["alliances"]]
        assert sizes[:players] == [len(t.hand(seat)) for seat in range(players)]


@pytest.mark.rule("alliances:M1")
def test_what_is_hidden_changes_nothing_that_a_player_sees() -> None:
    """Two tables that differ in the other hand and so in the deck."""
    mine = side("humans", "weasels tecton", credits=6, cruisers=1)
    one = table(mine, side("auralites", "quill prism locusts", credits=4))
    two = table(mine, side("auralites", "karnath obrin ferrox", credits=4))
    for viewer in (0, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(1) != two.view(1)
    assert one.legal(0) == two.legal(0)
    for t in (one, two):
        t.do(0, "scavenge", "end")
    assert one.view(0) == two.view(0)
    assert one.asked() == two.asked() == {1: "turn"}
    assert told(one, 0) == told(two, 0)


@pytest.mark.rule("alliances:M1")
def test_a_colonize_that_needs_a_card_shows_others_nothing_before_the_card_is_named() -> None:
    """Who may go on has such a card in hand: that is a secret until it is discarded."""
    t = table(side("quill", "weasels tecton", credits=3), side("auralites", credits=1))
    views = {viewer: t.view(viewer) for viewer in (1, None)}
    t.do(0, "colonize:ember_reach.2")
    assert t.asked() == {0: "adaptation"}
    asked = t.view(0)["asked"][0]
    assert (asked["decision"], asked["about"]) == ("adaptation", "ember_reach.2")
    assert {viewer: t.view(viewer) for viewer in (1, None)} == views
    t.do(0, "adapt:weasels")
    assert t.view(1)["discard"] == ["weasels"]


@pytest.mark.rule("alliances:M1")
def test_cards_put_away_in_the_set_up_are_told_to_nobody() -> None:
    t = new_game(3, 2, order="seats")
    away = sorted(t.hand(0))[:2]
    t.do(0, f"discard:{away[0]}")
    for viewer in (1, 2, None):
        assert not set(away) & set(named(t.view(viewer), HIDDEN_NAMES))
    t.do(0, f"discard:{away[1]}", "keep")
    entry = next(entry for entry in t.log() if entry.key == "redraw")
    assert (entry.seat, entry.number) == (0, 2)
    for viewer in (1, 2, None):
        assert not {thing(card) for card in entry.seen_by(viewer).cards}
        assert not set(away) & set(named(t.view(viewer), HIDDEN_NAMES))
    assert set(t.mine(0)["aside"]) == set(away)


@pytest.mark.rule("alliances:M1")
def test_the_log_never_names_a_card_that_its_reader_cannot_see() -> None:
    """Every name a spectator has read stands in the open at that moment."""
    for players in (1, 2, 3):
        seen: set[str] = set()
        for t in course(players, 8):
            seen |= set(named(t.view(None), HIDDEN_NAMES))
            numbers = {entry["card"] for entry in told(t, None)} | {
                card for entry in told(t, None) for card in entry["cards"]
            }
            read = {THING_NAMES[number] for number in numbers if isinstance(number, int) and number >= 0}
            assert read & HIDDEN_NAMES <= seen


@pytest.mark.rule("alliances:M1")
def test_the_face_of_an_explore_token_is_known_only_when_it_is_turned_up() -> None:
    t = table(side(cruisers=2, credits=1), side(credits=1))
    for viewer in (0, 1, None):
        for system in t.view(viewer)["systems"]:
            assert all(set(token) == {"site", "there"} for token in system["tokens"])
    t.luck("x9")
    t.do(0, "explore:silver_gate.x1")
    for viewer in (0, 1, None):
        assert t.view(viewer)["explored"] == ["x9"]
    assert t.have(0)["relic"] == 2


@pytest.mark.rule("alliances:M1")
def test_systems_and_tokens_are_drawn_when_they_are_revealed_and_not_before() -> None:
    """So nothing that could be looked at holds them: any luck may still fall."""
    for name in sorted(set(SYSTEM_NAMES) - {"silver_gate", "ember_reach"}):
        t = table(side(cubes=1, discovery=1), side(cubes=0), systems="silver_gate ember_reach", fleet=0, round=1)
        t.luck(name)
        t.do(0, "scavenge", "end")
        assert t.row() == ["silver_gate", "ember_reach", name]


# -- what a seat may imagine


def midgame() -> Table:
    return table(
        side("humans", "weasels tecton", credits=6, cruisers=2),
        side("auralites", "quill prism locusts", credits=4, prestige=2),
        side("xylem", "", credits=3),
    )


@pytest.mark.rule("alliances:M1")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_an_imagined_table_looks_to_its_viewer_like_the_true_one(players: int, draft: bool) -> None:
    for number, t in enumerate(course(players, 12, draft=draft and players > 1)):
        if number % 5 and number > 20:
            continue
        for seat in range(players):
            other = Table(t.imagine(seat, f"{number}"))
            assert other.view(seat) == t.view(seat)
            assert other.check() == []
            if seat in t.asked():
                assert other.legal(seat) == t.legal(seat)
            assert all(other.legal(one) for one in other.asked())


@pytest.mark.rule("alliances:M1")
def test_an_imagined_hand_is_any_of_the_unseen_cards() -> None:
    t = midgame()
    others = [Table(t.imagine(0, seed)) for seed in SEEDS]
    seen = {"humans", "weasels", "tecton", "auralites", "xylem"}
    assert all(other.hand(0) == {"weasels", "tecton"} for other in others)
    assert all(len(other.hand(1)) == 3 and not other.hand(1) & seen for other in others)
    assert len({frozenset(other.hand(1)) for other in others}) > 16
    assert all(other.mains(1) == ["auralites"] for other in others)


@pytest.mark.rule("alliances:M1")
def test_what_one_put_away_oneself_is_in_no_imagined_hand() -> None:
    t = new_game(4, 2, order="seats")
    away = sorted(t.hand(0))[:3]
    t.do(0, *(f"discard:{card}" for card in away))
    for seat in (1, 2, 3):
        t.do(seat, *(f"discard:{card}" for card in sorted(t.hand(seat))[:3]))
    for seed in SEEDS:
        other = Table(t.imagine(0, seed))
        assert not set(away) & (other.hand(1) | other.hand(2) | other.hand(3))
        assert set(other.mine(0)["aside"]) == set(away)


@pytest.mark.rule("alliances:M1", "alliances:K1")
def test_what_was_passed_on_in_a_draft_is_remembered() -> None:
    """Of two, each sees all that the other takes but the very first card."""
    t = new_game(2, 5, draft=True)
    first = t.mine(1)["pack"][0]
    while "draft" in t.asked().values():
        for seat in (0, 1):
            t.do(seat, f"pick:{t.mine(seat)['pack'][0]}")
    hands = [Table(t.imagine(0, seed)).hand(1) for seed in SEEDS]
    assert all(hand >= t.hand(1) - {first} for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 12


@pytest.mark.rule("alliances:M1", "alliances:M2")
def test_a_secret_choice_of_another_is_imagined_anew() -> None:
    t = new_game(2, 3, order="seats")
    for seat in (0, 1):
        t.do(seat, "keep")
    t.do(1, f"main:{min(t.hand(1))}")
    found = set()
    for seed in SEEDS:
        other = Table(t.imagine(0, seed))
        assert other.asked().get(0) == "first_faction"
        other.do(0, f"main:{min(other.hand(0))}")
        if 1 in other.asked() and other.asked()[1] == "first_faction":
            other.do(1, f"main:{min(other.hand(1))}")
        found.add(other.mains(1)[0])
    assert len(found) > 6


# -- who decides


@pytest.mark.rule("alliances:M2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_only_picks_and_the_first_faction_are_chosen_at_once(players: int, draft: bool) -> None:
    together = set()
    for t in course(players, 23, draft=draft):
        if len(t.asked()) > 1:
            together |= set(t.asked().values())
    assert together == ({"draft", "first_faction"} if draft else {"first_faction"})


@pytest.mark.rule("alliances:M2")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_it_does_not_matter_who_chooses_first(order: tuple[int, ...]) -> None:
    ends = []
    for way in ((0, 1, 2), order):
        t = new_game(3, 14, draft=True)
        while set(t.asked().values()) & {"draft", "first_faction"}:
            wanted = {seat: min(t.legal(seat)) for seat in way}
            for seat in way:
                t.do(seat, wanted[seat])
        ends.append((t.state.key(), told(t, None)))
    assert ends[0] == ends[1]


@pytest.mark.rule("alliances:M3")
def test_these_are_all_the_decisions_and_each_offers_something() -> None:
    found = set()
    for players in (1, 2, 3, 4):
        for seed in range(6):
            for t in course(players, seed, draft=bool(seed % 2) and players > 1):
                found |= set(t.asked().values())
                for seat in t.asked():
                    assert t.legal(seat)
                    assert all(t.why(seat, notation) is None for notation in t.legal(seat))
    known = {"redraw", "draft", "first_faction", "production", "turn", "adaptation", "nomads_action", "seize"}
    assert {"redraw", "draft", "first_faction", "production", "turn", "adaptation", "seize"} <= found <= known


@pytest.mark.rule("alliances:M3")
def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing() -> None:
    for number, t in enumerate(course(3, 5)):
        if number % 9:
            continue
        before = t.state.key()
        for seat in t.asked():
            legal = t.legal(seat)
            for code in range(len(SPACE)):
                refusal = t.state.why_not(seat, code)
                assert (refusal is None) is (SPACE.notation(code) in legal)
                assert refusal is None or refusal.rule.startswith("alliances:")
        assert t.state.key() == before


# -- loops end


@pytest.mark.rule("alliances:M4")
@pytest.mark.parametrize("mains", list(combinations([*FREE, "auralites"], 3)), ids=" ".join)
@pytest.mark.parametrize("reading", ["as_read", "swapped"])
def test_free_effects_run_dry(mains: tuple[str, ...], reading: str) -> None:
    """Whatever is exchanged for whatever: before long nothing is left to exchange."""
    for seed in range(4):
        rich = side(" ".join(mains), credits=12, production=12, discovery=10, influence=10)
        t = table(rich, side(credits=1), options={"purple_and_star": reading})
        luck = Random(seed)
        for _ in range(250):
            free = sorted(one for one in t.legal(0) if one.startswith(("use", "convert")))
            if seed % 2:
                free = [one for one in free if one.startswith("use")] or free
            if not free:
                break
            t.do(0, luck.choice(free))
        assert not [one for one in t.legal(0) if one.startswith(("use", "convert"))]


@pytest.mark.rule("alliances:M4")
def test_no_free_exchange_gives_as_much_as_it_takes() -> None:
    """By worths of a credit 10, production 12, a discovery 11, influence 24; points are worth nothing here.

    Where Resonance answers the influence of an exchange, its credit is counted as well.
    """
    worth = (10, 12, 11, 24, 0, 0, 0)
    for card in FACTIONS:
        if card.id in FREE and isinstance(card.ability, Free):
            paid = sum(map(int.__mul__, worth, card.ability.cost.amounts()))
            gained = sum(map(int.__mul__, worth, card.ability.gain.amounts()))
            assert gained + (10 if card.ability.gain.influence else 0) < paid, card.id


# -- what always holds


@pytest.mark.rule("alliances:M5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_pieces_limits_and_the_track_hold_through_whole_games(players: int, seed: int) -> None:
    prestige = [0] * players
    for t in course(players, seed):
        view = t.view(None)
        assert t.check() == []
        for colour, alliance in enumerate(view["alliances"]):
            assert cubes(view, colour) == 16
            assert alliance["cruisers"] + alliance["supply"]["cruisers"] + alliance["occupied"] == 9
            assert 0 <= alliance["cruisers"] <= 5
            assert alliance["supply"]["cubes"] >= 0
            if colour < players:
                assert 0 <= alliance["credits"] <= 12
                assert 0 <= alliance["production"] <= 12
                assert 0 <= alliance["cubes"] <= 6
                assert alliance["prestige"] >= prestige[colour]
                prestige[colour] = alliance["prestige"]
                assert len(alliance["factions"]) <= 3
        assert sorted(entry["seat"] for entry in view["track"]) == list(range(players))
        heights = [entry["prestige"] for entry in view["track"]]
        assert heights == sorted(heights, reverse=True)
        assert all(entry["prestige"] == view["alliances"][entry["seat"]]["prestige"] for entry in view["track"])


def cubes(view: dict[str, Any], colour: int) -> int:
    """All cubes of a colour, wherever they lie."""
    alliance = view["alliances"][colour]
    count: int = alliance["cubes"] + alliance["supply"]["cubes"]
    count += sum(entry["seat"] == colour for entry in view["track"])
    if not alliance["automa"]:
        count += len(alliance["technologies"])  # those of the automa are only counted as known (alliances:K3)
    count += sum(seat["holder"] == colour for seat in view["council"])
    count += sum(card["cubes"][colour] + card["below"][colour] for card in view["trade"]) + view["anomaly"][colour]
    for system in view["systems"]:
        for planet in system["planets"]:
            assert planet["status"] in ("empty", "colonised", "developed", "occupied")
            assert (planet["owner"] is None) is (planet["status"] == "empty")
            if planet["owner"] == colour:
                count += {"colonised": 1, "developed": 2}.get(planet["status"], 0)
    return count


@pytest.mark.rule("alliances:M5")
def test_luck_falls_only_where_something_is_drawn() -> None:
    """Cards of the redraw, systems with their tokens, explore tokens: nothing else is left to chance."""
    t = new_game(3, 6)
    luck = Random(6)
    while not t.over():
        seat = luck.choice(t.state.waiting())
        notation = luck.choice(sorted(t.legal(seat)))
        before = len(t.row())
        chance = Recording(Seeded(str(luck.random())))
        t.state.apply(seat, SPACE.code(notation), chance)
        if chance.fell:
            assert notation.startswith(("explore", "discard", "keep")) or len(t.row()) > before
