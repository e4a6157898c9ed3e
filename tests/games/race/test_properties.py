"""Properties that hold whatever is played: with any options, any choices, any luck, and almost no cards."""

from __future__ import annotations

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st

from starhold import Rng, Seeded
from starhold.core.errors import BadNotation, BadRecord
from starhold.core.record import Record
from starhold.core.record_text import dump, load
from starhold.games.race.actions import SPACE
from starhold.games.race.cards import CARDS
from starhold.games.race.game import GAME
from starhold.games.race.scoring import points
from starhold.games.race.state import RaceState
from tests.games.race.kit import Table, new_game, seat, table

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(["first", "later"]),
        "first_game": st.booleans(),
        "pilgrimage_any_time": st.booleans(),
        "gambling_optional": st.booleans(),
        "produce_bonus_mandatory": st.booleans(),
        "produce_order_free": st.booleans(),
        "galactic_order_floor_zero": st.booleans(),
        "needless_discards": st.sampled_from(["applicable", "needed_only", "any_settle"]),
        "max_rounds": st.integers(0, 6),
    },
)
CHOICES = st.lists(st.integers(0, 10**6), max_size=250)


def play(state: RaceState, choices: list[int], seed: int) -> None:
    """As many steps as there are choices, or to the end."""
    chance = Seeded(seed)
    for choice in choices:
        if state.over():
            return
        waiting = state.waiting()
        seat_now = waiting[choice % len(waiting)]
        options = state.legal(seat_now)
        state.apply(seat_now, options[choice // 7 % len(options)], chance)
        assert state.check() == []


@settings(max_examples=60)
@given(players=st.integers(2, 4), options=OPTIONS, choices=CHOICES, seed=st.integers(0, 10**9))
def test_no_card_is_ever_lost_or_doubled(
    players: int, options: dict[str, object], choices: list[int], seed: int
) -> None:
    play(new_game(players=players, seed=seed, **options).state, choices, seed)


@settings(max_examples=40)
@given(options=OPTIONS, choices=CHOICES, seed=st.integers(0, 10**9))
def test_the_advanced_game_keeps_its_invariants_too(options: dict[str, object], choices: list[int], seed: int) -> None:
    play(new_game(players=2, seed=seed, **{**options, "advanced_two_player": True}).state, choices, seed)


@settings(max_examples=30)
@given(players=st.integers(2, 4), choices=CHOICES, seed=st.integers(0, 10**9))
def test_the_score_without_its_sum_is_the_score(players: int, choices: list[int], seed: int) -> None:
    state = new_game(players=players, seed=seed).state
    play(state, choices, seed)
    for score in state.scores():
        assert score.total == points(state, score.seat)


@settings(max_examples=40)
@given(
    cards=st.lists(st.sampled_from([card.id for card in CARDS]), min_size=0, max_size=9, unique=True),
    choices=CHOICES,
    seed=st.integers(0, 10**9),
)
def test_a_table_with_hardly_any_cards_never_stalls(cards: list[str], choices: list[int], seed: int) -> None:
    """Deck exhaustion: nothing is owed, nobody is asked for what cannot be (race:82, race:122)."""
    half = len(cards) // 2
    rest = [name for name in ("new_sparta", "old_earth", "gambling_world", "new_economy") if name not in cards]
    t = table(
        seat(" ".join(rest[:2])), seat(" ".join(rest[2:])), deck=" ".join(cards[:half]), discard=" ".join(cards[half:])
    )
    before = _all_cards(t)
    chance = Seeded(seed)
    for choice in choices:
        if t.over():
            break
        waiting = t.state.waiting()
        seat_now = waiting[choice % len(waiting)]
        options = t.state.legal(seat_now)
        assert options
        t.state.apply(seat_now, options[choice // 7 % len(options)], chance)
        assert _all_cards(t) == before


def _all_cards(t: Table) -> list[int]:
    state = t.state
    cards = state.deck + state.discard
    for empire in state.empires:
        cards = cards + empire.hand + empire.explored + empire.tableau + [good for good in empire.goods if good >= 0]
    return sorted(cards)


@settings(max_examples=25)
@given(players=st.integers(2, 4), choices=CHOICES, seed=st.integers(0, 10**9))
def test_any_game_in_any_position_survives_writing_and_reading(players: int, choices: list[int], seed: int) -> None:
    record = Record(GAME, players, {}, Seeded(seed), luck=f"seed {seed}")
    for choice in choices:
        if record.state.over():
            break
        waiting = record.state.waiting()
        seat_now = waiting[choice % len(waiting)]
        options = record.state.legal(seat_now)
        record.play(seat_now, options[choice // 7 % len(options)])
        if choice % 5 == 0:
            record.undo(seat_now)
    text = dump(record)
    assert dump(load(text)) == text


@settings(max_examples=50)
@given(order=st.permutations([card.id for card in CARDS if card.start is None][:40]))
def test_scripted_luck_is_drawn_card_by_card_by_name(order: list[str]) -> None:
    """A game recorded elsewhere can be driven through the engine step by step."""
    chance = GAME.script(["new_sparta", "old_earth", *order], then=Seeded(1))
    state = GAME.new(players=2, chance=chance)
    assert isinstance(state, RaceState)
    assert Table(state).hand(1) == sorted(order[:6])  # Old Earth has the lowest number: its owner is dealt first
    assert Table(state).hand(0) == sorted(order[6:12])


@settings(max_examples=50)
@given(text=st.text(max_size=40))
def test_no_text_breaks_the_notation(text: str) -> None:
    with contextlib.suppress(BadNotation):  # any other error would be ours
        assert SPACE.notation(SPACE.code(text)) == text


@settings(max_examples=60)
@given(text=st.text(max_size=200), at=st.integers(0, 400))
def test_no_text_breaks_the_reader_of_records(text: str, at: int) -> None:
    record = Record(GAME, 2, {}, Seeded(1), luck="seed 1")
    whole = dump(record)
    with contextlib.suppress(BadRecord):  # any other error would be ours
        assert load(whole[:at] + text + whole[at:]).state.check() == []


@settings(max_examples=30)
@given(choices=CHOICES, seed=st.integers(0, 10**9))
def test_what_a_seat_imagines_is_a_sound_position(choices: list[int], seed: int) -> None:
    state = new_game(players=3, seed=seed).state
    chance = Seeded(seed)
    for choice in choices[:60]:
        if state.over():
            break
        waiting = state.waiting()
        seat_now = waiting[choice % len(waiting)]
        options = state.legal(seat_now)
        state.apply(seat_now, options[choice // 7 % len(options)], chance)
        imagined = state.imagine(choice % 3, Rng(str(choice)))
        assert imagined.check() == []
        assert imagined.view(choice % 3) == state.view(choice % 3)
