"""Open questions, as each seat sees them, and as they could be: what is kernel code for every game."""

from __future__ import annotations

from typing import Any

import pytest

from starhold import Rng, Seeded, game
from starhold.core.chance import Scripted
from starhold.core.decision import Asking
from starhold.core.frames import NOBODY, Frame
from starhold.core.game import Game
from starhold.core.state import State
from starhold.games._template.state import TemplateState
from starhold.games.duel import kinds as duel_kinds
from starhold.games.race import kinds as race_kinds
from starhold.games.race.cards import INDEX
from tests.core.toy import manifest

SEND, SWAP = 0, 1


@pytest.fixture
def toy() -> Game:
    """Beacons with a second question, "swap", that the others take for the first."""
    made = manifest()
    swap: Any = type(made.decisions[SEND])()
    swap.kind, swap.name, swap.seems, swap.secret = SWAP, "swap", SEND, False
    made.decisions.append(swap)
    made.asking.append(Asking(swap))
    return made


def asking(toy: Game, *frames: Frame) -> TemplateState:
    """A position of three with these questions, the last on top."""
    state = toy.new(players=3, seed=1)
    assert isinstance(state, TemplateState)
    state.frames.stack.clear()
    state.frames.ask_together(list(frames))
    return state


def hand_code(state: TemplateState, seat: int) -> int:
    return state.stations[seat].hand[0]


def stack(state: State) -> list[tuple[int, ...]]:
    return [frame.key() for frame in state.frames.stack]


# -- what is shown


def test_of_a_secret_choice_the_others_see_that_it_is_due(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 2, 0, 0), Frame(SEND, 2, 1, 0, 0))
    code = hand_code(state, 0)
    state.apply(0, code, Scripted([]))
    other = {"seat": 2, "decision": "send_signal", "need": 1, "picked": [], "about": ""}
    mine = {"seat": 0, "decision": "send_signal", "need": 1, "picked": [toy.space.notation(code)], "about": ""}
    assert state.asked(0) == [mine, other]
    for viewer in (1, 2, None):
        assert state.asked(viewer) == [{**mine, "need": 2, "picked": []}, other]
    assert state.view(0)["asked"] == state.asked(0)


def test_who_has_answered_is_not_asked_any_more(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 1, 0, 0), Frame(SEND, 1, 1, 0, 0))
    state.apply(0, hand_code(state, 0), Scripted([]))
    assert [asked["seat"] for asked in state.asked(0)] == [1]


def test_of_a_question_that_is_a_secret_itself_the_others_see_another(toy: Game) -> None:
    state = asking(toy, Frame(SWAP, 1, 2, 0, 0))
    assert state.asked(1) == [{"seat": 1, "decision": "swap", "need": 2, "picked": [], "about": ""}]
    for viewer in (0, None):
        assert state.asked(viewer) == [{"seat": 1, "decision": "send_signal", "need": 1, "picked": [], "about": ""}]


@pytest.mark.parametrize("secret", [False, True])
def test_what_a_question_is_about_is_told_unless_it_is_secret(secret: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    race = game("race")
    monkeypatch.setattr(race.decisions[race_kinds.PAY_CARDS], "secret", secret)
    state = race.new(players=2, seed=1)
    state.frames.ask(race_kinds.PAY_CARDS, 0, 2, INDEX["gem_world"])
    assert [asked["about"] for asked in state.asked(0)] == ["gem_world"]
    assert [asked["about"] for asked in state.asked(1)] == ["" if secret else "gem_world"]


def test_details_are_for_its_own_seat() -> None:
    duel = game("duel")
    state = duel.new(players=2, seed=1)
    seat = state.waiting()[0]
    card = duel.space.split(next(code for code in state.legal(seat) if duel.space.split(code)[0] == "play"))[1]
    state.frames.ask(duel_kinds.PAY_CARD, seat, 1, duel.luck_thing(card))
    (mine,), (theirs,) = state.asked(seat), state.asked(1 - seat)
    assert mine.items() >= {"decision": "pay", "about": card}.items()
    assert {"due", "target", "payments", "proposals"} <= mine.keys()
    assert theirs == {"seat": seat, "decision": "turn", "need": 1, "picked": [], "about": ""}


# -- what could be


def imagined(state: TemplateState, seat: int) -> list[TemplateState]:
    before = state.key()
    found = [state.imagine(seat, Rng(f"{number}")) for number in range(40)]
    assert state.key() == before
    return found


def test_another_may_have_chosen_anything_its_imagined_hand_allows(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 1, 0, 0), Frame(SEND, 1, 1, 0, 0))
    state.apply(0, hand_code(state, 0), Scripted([]))
    for viewer in (1, 2):
        seen = set()
        for other in imagined(state, viewer):
            frame = other.frames.stack[0]
            assert (frame.need, len(frame.picked)) == (0, 1)
            assert frame.picked[0] in other.stations[0].hand
            seen.add(frame.picked[0])
        assert len(seen) > 3


def test_ones_own_choice_stays(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 1, 0, 0), Frame(SEND, 1, 1, 0, 0))
    state.apply(0, hand_code(state, 0), Scripted([]))
    assert all(stack(other) == stack(state) for other in imagined(state, 0))


def test_of_a_secret_choice_only_begun_nothing_is_chosen(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 2, 0, 0))
    state.apply(0, hand_code(state, 0), Scripted([]))
    for other in imagined(state, 1):
        frame = other.frames.stack[0]
        assert (frame.need, frame.picked) == (2, [])


def test_an_open_choice_stays_as_it_is(toy: Game) -> None:
    open_one: Any = toy.decisions[SEND]
    open_one.secret = False
    state = asking(toy, Frame(SEND, 0, 2, 0, 0))
    state.apply(0, hand_code(state, 0), Scripted([]))
    assert all(stack(other) == stack(state) for other in imagined(state, 1))


def test_what_is_legal_is_worked_out_anew(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 1, 0, 0))
    state.legal(0)
    for other in imagined(state, 1):
        assert other.legal(0) == sorted(set(other.stations[0].hand))


def test_a_secret_question_becomes_the_one_that_is_seen(toy: Game) -> None:
    """With all that tells it apart gone: what it is about, how much of it is due, what was picked."""
    state = asking(toy, Frame(SEND, 0, 1, 0, 0), Frame(SWAP, 1, 2, 5, 6))
    state.apply(1, hand_code(state, 1), Scripted([]))
    for viewer in (0, 2):
        for other in imagined(state, viewer):
            assert stack(other) == [(SEND, 0, 1, 0, 0, 0), (SEND, 1, 1, 0, 0, 0)]
            assert other.asked(viewer) == state.asked(viewer)
    assert all(stack(other) == stack(state) for other in imagined(state, 1))


def test_a_secret_question_on_top_of_the_one_that_is_seen_goes(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 1, 1, 0, 0))
    state.frames.ask(SWAP, 1, 1, 5)
    for other in imagined(state, 0):
        assert stack(other) == [(SEND, 1, 1, 0, 0, 0)]
        assert other.asked(0) == state.asked(0)
    assert all(stack(other) == stack(state) for other in imagined(state, 1))


def test_one_on_top_of_anothers_question_does_not(toy: Game) -> None:
    state = asking(toy, Frame(SEND, 0, 1, 0, 0))
    state.frames.ask(SWAP, 1, 1, 5)
    for other in imagined(state, 2):
        assert stack(other) == [(SEND, 0, 1, 0, 0, 0), (SEND, 1, 1, 0, 0, 1)]


def test_tasks_stay(toy: Game) -> None:
    state = asking(toy)
    state.frames.task(1, 3, 4)
    state.frames.ask(SWAP, 1)
    for other in imagined(state, 0):
        assert stack(other) == [(1, NOBODY, 0, 3, 4, 0), (SEND, 1, 1, 0, 0, 1)]


# -- what must always hold


def test_what_the_kernel_checks_itself(toy: Game) -> None:
    state = toy.new(players=2, seed=1)
    assert state.check() == []
    state.frames.task(1)
    assert state.check() == ["a task was left undone"]
    state.frames.stack.clear()
    assert state.check() == ["the game is over without a reason"]
    state = asking(toy, Frame(SEND, 0, 1, 0, 0))
    state.deck += state.stations[0].hand
    state.stations[0].hand = []
    assert state.check() == ["seat 0 is asked but has no legal answer"]


def test_playing_on_from_an_imagined_position(toy: Game) -> None:
    state = toy.new(players=3, seed=1)
    state.apply(1, state.legal(1)[0], Scripted([]))
    other = state.imagine(0, Rng("on"))
    while not other.over():
        seat = other.waiting()[0]
        other.apply(seat, other.legal(seat)[0], Seeded(1))
    assert other.check() == []
