"""Luck from outside: seeded, scripted, sealed, recorded."""

from __future__ import annotations

import pytest

from starhold import Recording, Scripted, Sealed, Seeded, game
from starhold.core.chance import Chance, rolled
from starhold.core.errors import BadLuck, BadNotation


def test_streams_of_one_seed_are_apart() -> None:
    def numbers(stream: str) -> list[int]:
        chance = Seeded(7, stream)
        return [chance.below(1000) for _ in range(5)]

    assert numbers("play") == numbers("play")
    assert numbers("play") != numbers("set-up")


def test_a_script_gives_what_it_names_and_says_what_it_cannot() -> None:
    chance = Scripted([30, 10, rolled(4)])
    assert chance.pick([10, 20, 30]) == 2
    assert chance.left() == 2
    with pytest.raises(BadLuck, match="10 is not among"):
        chance.pick([20, 30])
    assert chance.below(6) == 4
    with pytest.raises(BadLuck, match="ended after 3"):
        chance.below(6)
    with pytest.raises(BadLuck, match="0 to 5"):
        Scripted([rolled(9)]).below(6)


def test_a_script_can_go_on_with_other_luck() -> None:
    chance = Scripted([5], then=Seeded(1))
    assert chance.pick([4, 5]) == 1
    assert 0 <= chance.pick([4, 5, 6]) < 3
    assert 0 <= chance.below(3) < 3


def test_sealed_luck_depends_on_the_secret_and_the_step_alone() -> None:
    first, second, other = Sealed(b"a"), Sealed(b"a"), Sealed(b"b")
    first.begin(3)
    numbers = [first.below(10**9) for _ in range(4)]
    second.begin(1)
    second.below(5)
    second.begin(3)
    assert [second.below(10**9) for _ in range(4)] == numbers
    other.begin(3)
    assert [other.below(10**9) for _ in range(4)] != numbers
    assert len(set(numbers)) == 4
    assert len(first.commitment()) == 64
    assert first.commitment() != other.commitment()


def test_recording_writes_down_picks_and_rolls_step_by_step() -> None:
    chance = Recording(Scripted([8, rolled(2), 9]))
    chance.begin(1)
    chance.pick([7, 8])
    chance.below(6)
    assert chance.fell == [8, rolled(2)]
    chance.begin(2)
    chance.pick([9])
    assert chance.fell == [9]


def test_luck_has_names() -> None:
    race = game("race")
    assert race.write_luck(race.read_luck("gem_world")) == "gem_world"
    assert race.write_luck(race.read_luck("#12")) == "#12"
    for wrong in ("gem world", "#", "#x", "#-1", "#9999999999"):
        with pytest.raises(BadNotation):
            race.read_luck(wrong)


def test_a_chance_of_no_kind_gives_nothing() -> None:
    with pytest.raises(BadLuck):
        Chance().below(2)
