"""What the eye for Race sees, and what it must not see."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

import pytest

import starhold
from starhold import Rng, Seeded
from starhold.bots import answer, bot
from starhold.games.race.actions import SPACE
from starhold.games.race.appraise import appraise
from starhold.games.race.kinds import EXPLORE_KEEP, GUESS_NUMBER
from tests.games.race.kit import Table, seat, table

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"advanced_two_player": True}),
    (3, {"edition": "later", "produce_order_free": True}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_it_does_not_depend_on_hidden_cards(players: int, options: Mapping[str, object]) -> None:
    """Two positions imagined from one true state get the same numbers, and so does the true state."""
    for seed in range(4):
        state = starhold.game("race").new(players, seed=seed, options=options)
        chance, rng = Seeded(seed), Rng(f"hidden/{seed}")
        # a random seat among greedy ones leads to positions that greedy play alone would not reach
        bots = [bot("greedy", 0), *(bot("random" if place == 1 else "greedy", place) for place in range(1, players))]
        while not state.over():
            for place in state.waiting():
                for asked in state.waiting():
                    actions = state.legal(asked)
                    values = appraise(state.imagine(asked, rng), asked, actions)
                    assert len(values) == len(actions)
                    assert all(isfinite(value) for value in values)
                    assert values == appraise(state.imagine(asked, rng), asked, actions)
                    assert values == appraise(state, asked, actions)
                state.apply(place, answer(state, place, bots[place], rng), chance)


def test_it_leaves_the_position_as_it_was() -> None:
    state = starhold.game("race").new(3, seed=8)
    chance, rng = Seeded(8), Rng("left")
    greedy = bot("greedy", 0)
    while not state.over():
        for place in state.waiting():
            before = state.key()
            appraise(state, place, state.legal(place))
            assert state.key() == before
            state.apply(place, answer(state, place, greedy, rng), chance)


def test_a_seat_that_is_not_asked_has_nothing_to_appraise() -> None:
    t = table(seat("old_earth"), seat("new_sparta"))
    t.do(0, "choose:explore_5")
    assert appraise(t.state, 0, []) == []


# -- a sensible beginner


def best(t: Table, place: int) -> str:
    """The notation of the best legal choice."""
    actions = t.state.legal(place)
    values = appraise(t.state, place, actions)
    return SPACE.notation(actions[values.index(max(values))])


def test_it_sells_the_dearest_good() -> None:
    t = table(seat("old_earth gem_world* comet_zone* deserted_alien_outpost*"), seat("new_sparta"))
    t.actions("trade", "develop")
    t.pass_all()
    assert best(t, 0) == "sell:deserted_alien_outpost"


def test_it_trades_when_it_has_a_dear_good_and_no_cards() -> None:
    t = table(seat("old_earth deserted_alien_outpost*"), seat("new_sparta"))
    assert best(t, 0) == "choose:trade"


def test_it_consumes_for_double_points_when_it_has_many_goods_and_powers() -> None:
    t = table(
        seat("old_earth gem_world* comet_zone* spice_world* tourist_world", hand="space_port new_sparta", chips=4),
        seat("epsilon_eridani"),
    )
    assert best(t, 0) == "choose:double_vp"


def test_it_produces_when_its_worlds_are_empty_and_its_powers_hungry() -> None:
    t = table(
        seat("old_earth gem_world comet_zone spice_world tourist_world", hand="space_port rebel_base", chips=4),
        seat("epsilon_eridani"),
    )
    assert best(t, 0) == "choose:produce"


def test_it_places_points_in_the_last_round() -> None:
    """Eleven cards lie there and this world ends the game: points count, cards in hand do not."""
    eleven = "old_earth export_duties public_works space_port gem_world comet_zone artist_colony mining_robots"
    t = table(
        seat(f"{eleven} colony_ship space_marines plague_world", hand="refugee_world terraformed_world drop_ships"),
        seat("new_sparta"),
    )
    t.actions("settle", "settle")
    assert best(t, 0) == "place:terraformed_world"


def test_it_pays_with_a_card_that_it_cannot_use() -> None:
    t = table(
        seat("old_earth", hand="gem_world rebel_homeworld spice_world interstellar_bank"),
        seat("new_sparta"),
    )
    t.actions("settle", "settle")
    t.do(0, "place:gem_world")
    t.do(1, "pass")
    assert best(t, 0) == "pay:rebel_homeworld"


def test_it_feeds_the_power_for_one_kind_with_that_kind_last() -> None:
    """race:131 T8: Plague World first takes the Genes good, then Old Earth the other: one card more."""
    t = table(seat("old_earth plague_world* comet_zone*"), seat("new_sparta"))
    t.actions("double_vp", "develop")
    t.pass_all()
    assert best(t, 0) == "use:plague_world"


def test_it_keeps_a_card_that_it_can_place() -> None:
    t = table(seat("new_sparta space_marines"), seat("old_earth"))
    t.luck("rebel_homeworld", "rebel_underground")
    t.actions("develop", "explore_5")
    frame = t.state.frames.of(0)
    assert frame is not None
    assert frame.kind == EXPLORE_KEEP
    assert best(t, 0) == "keep:rebel_underground"


def test_it_names_the_commonest_cost_it_has_not_seen() -> None:
    t = table(seat("gambling_world", hand="old_earth"), seat("new_sparta"))
    t.actions("double_vp", "produce")
    frame = t.state.frames.of(0)
    assert frame is not None
    assert frame.kind == GUESS_NUMBER
    assert best(t, 0) == "guess:2"


def test_a_colony_ship_is_not_spent_on_a_cheap_world() -> None:
    t = table(
        seat("old_earth colony_ship", hand="artist_colony rebel_homeworld rebel_base rebel_outpost"),
        seat("new_sparta"),
    )
    t.actions("settle", "develop")
    t.pass_all()
    t.do(0, "place:artist_colony")
    t.do(1, "pass")
    assert best(t, 0) == "settle:pay"
