"""The arithmetic of clocks: what passes, what is given, and that nobody gains time by any trick."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.server.request_error import RequestError
from starhold.server.timing import DAY, GRACE, ClockRule, Clocks, Kind, check_rule, read_rule

MOVE = ClockRule("move", 60)
BANK = ClockRule("bank", 600, 10)


def begun(rule: ClockRule, asked: dict[int, int], players: int = 2, now: float = 1000.0) -> Clocks:
    """Clocks of a game just dealt, where these seats are asked something."""
    clocks = Clocks(rule, players, now)
    clocks.go_on(now, asked, range(players))
    return clocks


def test_every_seat_that_is_waited_for_has_its_own_clock_running() -> None:
    clocks = begun(MOVE, {0: 0, 1: 0}, 3)
    assert clocks.running == {0, 1}
    assert [clocks.seconds(seat, 1010.0) for seat in range(3)] == [50, 50, 60]
    clocks.go_on(1010.0, {1: 0}, range(3), mover=0)
    assert clocks.running == {1}
    assert [clocks.seconds(seat, 1020.0) for seat in range(3)] == [50, 40, 60]


def test_a_clock_for_each_move_is_full_at_each_move() -> None:
    clocks = begun(MOVE, {0: 0})
    clocks.go_on(1050.0, {1: 1}, range(2), mover=0)
    clocks.go_on(1055.0, {0: 2}, range(2), mover=1)
    assert clocks.seconds(0, 1055.0) == 60


def test_many_small_choices_are_one_move() -> None:
    clocks = begun(MOVE, {0: 0})
    for step in range(1, 6):
        clocks.go_on(1000.0 + 10 * step, {0: step}, range(2), mover=0)
    assert clocks.seconds(0, 1050.0) == 10


def test_what_all_are_asked_anew_is_a_new_move_for_the_last_to_choose_too() -> None:
    clocks = begun(MOVE, {0: 0, 1: 0})
    clocks.go_on(1010.0, {1: 0}, range(2), mover=0)
    clocks.go_on(1050.0, {0: 2, 1: 2}, range(2), mover=1)
    assert [clocks.seconds(seat, 1050.0) for seat in range(2)] == [60, 60]


def test_others_moving_does_not_wind_the_clock_of_who_thinks_about_the_same_question() -> None:
    clocks = begun(MOVE, {0: 0, 1: 0, 2: 0}, 3)
    clocks.go_on(1020.0, {0: 0, 2: 0}, range(3), mover=1)
    clocks.go_on(1030.0, {0: 0}, range(3), mover=2)
    assert clocks.seconds(0, 1040.0) == 20


def test_a_bank_grows_with_each_move_and_with_nothing_else() -> None:
    clocks = begun(BANK, {0: 0})
    assert clocks.seconds(0, 1000.0) == 610, "with the first move too"
    clocks.go_on(1100.0, {0: 1}, range(2), mover=0)
    assert clocks.seconds(0, 1100.0) == 510, "still the same move"
    clocks.go_on(1110.0, {1: 2}, range(2), mover=0)
    clocks.go_on(1120.0, {0: 3}, range(2), mover=1)
    assert (clocks.seconds(0, 1120.0), clocks.seconds(1, 1120.0)) == (510, 600)


def test_undo_gives_no_time_back() -> None:
    clocks = begun(MOVE, {0: 0})
    clocks.go_on(1050.0, {1: 1}, range(2), mover=0)
    clocks.go_on(1055.0, {0: 0}, range(2), kept=0)
    assert clocks.seconds(0, 1055.0) == 10
    clocks.go_on(1060.0, {1: 1}, range(2), mover=0)
    assert clocks.seconds(1, 1060.0) == 60, "the others are asked anew"


@pytest.mark.parametrize("rule", [MOVE, BANK], ids=["move", "bank"])
def test_undo_and_the_same_move_again_give_nothing_more(rule: ClockRule) -> None:
    """Where one's own move opens the next question for all, and is taken back again and again."""
    clocks = begun(rule, {0: 0, 1: 0})
    clocks.go_on(1010.0, {0: 0}, range(2), mover=1)
    before = clocks.seconds(0, 1040.0)
    for _ in range(5):
        clocks.go_on(1040.0, {0: 2, 1: 2}, range(2), mover=0)
        clocks.go_on(1040.0, {0: 0}, range(2), kept=1)
    assert clocks.seconds(0, 1040.0) == before


def test_a_choice_may_be_under_way_when_the_time_is_up() -> None:
    clocks = begun(MOVE, {0: 0})
    assert clocks.out(1060.0 + GRACE - 0.01) == []
    assert clocks.out(1060.0 + GRACE) == [0]
    assert clocks.next_out(1000.0) == 60 + GRACE
    clocks.go_on(1060.3, {1: 1}, range(2), mover=0)
    assert clocks.seconds(0, 1061.0) == 0, "nobody owes time"


def test_others_moving_late_gives_nobody_more_grace() -> None:
    clocks = begun(MOVE, {0: 0, 1: 0})
    clocks.go_on(1060.3, {1: 0}, range(2), mover=0)
    assert clocks.out(1060.0 + GRACE) == [1]


def test_whoever_ran_out_first_is_named_first() -> None:
    clocks = begun(BANK, {0: 0, 1: 0})
    clocks.left = [20.0, 10.0]
    assert clocks.out(1100.0) == [1, 0]


def test_a_pause_stops_all_clocks_and_no_move_begins_anew_after_it() -> None:
    clocks = begun(MOVE, {0: 0})
    clocks.go_on(1010.0, {0: 0}, ())
    assert (clocks.running, clocks.next_out(1500.0)) == (frozenset(), None)
    clocks.go_on(9000.0, {0: 0}, range(2))
    assert clocks.seconds(0, 9010.0) == 40


def test_the_clocks_of_bots_stand_still_and_their_bank_does_not_grow() -> None:
    clocks = begun(BANK, {0: 0})
    clocks.go_on(1010.0, {1: 1}, [0], mover=0)
    assert clocks.seconds(1, 2000.0) == 600


def test_restored_clocks_go_on_where_they_stood() -> None:
    live = Clocks.restored(MOVE, [12.5, 60.0], {0: 7}, [0, 1], 0.0, 5.0)
    assert (live.seconds(0, 5.0), live.seconds(0, 10.0), live.seconds(1, 10.0)) == (12.5, 7.5, 60)
    days = ClockRule("days", 3 * DAY)
    later = Clocks.restored(days, [2.0 * DAY, DAY], {0: 7}, [0, 1], 1.5 * DAY, 5.0)
    assert (later.seconds(0, 5.0), later.seconds(1, 5.0)) == (DAY / 2, DAY)
    backward = Clocks.restored(days, [2.0 * DAY, DAY], {0: 7}, [0, 1], -DAY, 5.0)
    assert backward.seconds(0, 5.0) == 2 * DAY, "a clock set back gives nobody time"
    live.go_on(8.0, {0: 8}, range(2), mover=0)
    assert live.seconds(0, 8.0) == 9.5, "still the move it was"


def test_coming_back_gives_less_each_time_but_never_nothing() -> None:
    for rule in (MOVE, BANK, ClockRule("days", 2 * DAY), ClockRule("move", 5)):
        given_back = [rule.back(times) for times in range(1, 20)]
        assert given_back == sorted(given_back, reverse=True)
        assert given_back[0] < rule.seconds or rule.seconds <= 10
        assert given_back[-1] == min(3600 if rule.kind == "days" else 10, rule.seconds)


@given(
    st.sampled_from(["move", "bank", "days"]),
    st.integers(5, 1000),
    st.integers(0, 60),
    st.lists(st.tuples(st.floats(0, 50), st.integers(0, 2), st.booleans()), max_size=40),
)
def test_nobody_is_charged_more_than_passes_nor_given_more_than_the_rule(
    kind: Kind, seconds: int, increment: int, course: list[tuple[float, int, bool]]
) -> None:
    """Moves of three seats in any order, some taken back at once."""
    rule = ClockRule(kind, seconds, increment if kind == "bank" else 0)
    now, step, asked = 100.0, 0, 0
    clocks = begun(rule, {asked: step}, 3, now)
    for wait, following, back in course:
        before = clocks.left[:]
        now += wait
        step += 1
        clocks.go_on(now, {following: step}, range(3), mover=asked)
        if back:
            step -= 1
            clocks.go_on(now, {asked: step}, range(3), kept=step)
        else:
            asked = following
        for seat in range(3):
            assert clocks.left[seat] >= 0
            if kind == "bank":
                assert before[seat] - wait - 1e-6 <= clocks.left[seat] <= before[seat] + rule.increment
            else:
                assert clocks.left[seat] <= seconds
        assert clocks.running == {asked}
        assert clocks.seconds(asked, now + 1) == pytest.approx(clocks.left[asked] - 1)


@given(st.floats(-1e6, 1e6))
def test_a_moment_that_lies_back_charges_nothing(earlier: float) -> None:
    clocks = begun(MOVE, {0: 0}, now=1e6)
    assert clocks.seconds(0, min(earlier, 1e6)) == 60


@pytest.mark.parametrize(
    ("rule", "players", "key"),
    [
        (ClockRule("move", 4), 2, "clock-bounds"),
        (ClockRule("move", 3601), 2, "clock-bounds"),
        (ClockRule("bank", 600, 301), 2, "clock-bounds"),
        (ClockRule("bank", 600, -1), 2, "clock-bounds"),
        (ClockRule("days", 31 * DAY), 2, "clock-bounds"),
        (ClockRule("move", 60, 5), 2, "clock-increment"),
        (ClockRule("move", 60, 0, "nobody"), 2, "bot-unknown"),
        (ClockRule("move", 60), 1, "clock-alone"),
    ],
)
def test_clocks_nobody_could_play_by_are_refused(rule: ClockRule, players: int, key: str) -> None:
    with pytest.raises(RequestError) as refused:
        check_rule(rule, players)
    assert refused.value.key == key


def test_a_rule_is_kept_in_the_header() -> None:
    rule = ClockRule("bank", 600, 10, "captain")
    check_rule(rule, 2)
    assert read_rule({"clock": rule.plain()}) == rule
    assert read_rule({"host": "x"}) is None
