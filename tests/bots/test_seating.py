"""A bot sits in a seat: it sees what the seat may know, and answers what is legal."""

from __future__ import annotations

import pytest

import starhold
from starhold import Rng, Seeded, StarholdError, State
from starhold.bots import BOTS, BadAnswer, Bot, UnknownBot, answer, bot
from starhold.bots.greedy import GreedyBot
from starhold.bots.random_bot import RandomBot
from starhold.games.race.state import RaceState


def hidden(state: State, seat: int) -> list[list[int]]:
    """What that seat cannot see: the deck, and what the others hold."""
    assert isinstance(state, RaceState)
    return [state.deck, *(empire.hand for other, empire in enumerate(state.empires) if other != seat)]


class Spy(Bot):
    """Chooses at random, and compares what it is shown with the true state."""

    def __init__(self, true_state: State) -> None:
        super().__init__("spy")
        self.true_state = true_state
        self.inner = RandomBot(1)
        self.looks = 0
        self.differences = 0

    def choose(self, position: State, seat: int) -> int:
        assert position is not self.true_state
        assert position.view(seat) == self.true_state.view(seat)
        assert position.legal(seat) == self.true_state.legal(seat)
        self.looks += 1
        self.differences += hidden(position, seat) != hidden(self.true_state, seat)
        return self.inner.choose(position, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_is_never_shown_the_true_position(players: int) -> None:
    state = starhold.game("race").new(players, seed=players)
    chance, rng = Seeded(players), Rng("seating")
    spy = Spy(state)
    while not state.over() and state.rounds() <= 12:
        for seat in state.waiting():
            state.apply(seat, answer(state, seat, spy, rng), chance)
    assert spy.looks > 50
    assert spy.differences > spy.looks * 0.9  # now and then the same cards may be dealt again


class Meddler(Bot):
    """Plays on in the position it was shown."""

    def choose(self, position: State, seat: int) -> int:
        options = position.legal(seat)
        position.apply(seat, options[0], Seeded("meddling"))
        return options[0]


def test_a_bot_may_play_on_in_its_position_without_touching_the_true_one() -> None:
    state = starhold.game("race").new(2, seed=3)
    before = state.key()
    answer(state, 0, Meddler("meddler"), Rng("x"))
    assert state.key() == before


class Cheat(Bot):
    """Chooses something that is not there."""

    def choose(self, position: State, seat: int) -> int:
        return 0


def test_an_illegal_answer_is_told_in_one_line() -> None:
    state = starhold.game("race").new(2, seed=3)
    with pytest.raises(BadAnswer, match=r"^bot cheat in seat 0 chose action 0, which is not legal there$"):
        answer(state, 0, Cheat("cheat"), Rng("x"))


def test_every_bot_knows_its_name() -> None:
    assert [bot(name, 1).name for name in BOTS] == list(BOTS)


def test_an_unknown_bot_is_told_in_one_line() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"^there is no bot 'hal'; there are random, cadet, navigator, greedy, captain, admiral, oracle$",
    ):
        bot("hal", 1)
    assert issubclass(UnknownBot, StarholdError)


def test_greedy_says_so_where_a_game_cannot_be_appraised(monkeypatch: pytest.MonkeyPatch) -> None:
    race = starhold.game("race")
    monkeypatch.delitem(race.parts, "appraise")
    with pytest.raises(UnknownBot, match="greedy cannot play race"):
        GreedyBot(1).appraiser(race)
