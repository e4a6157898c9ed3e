"""The levels: each plays every table to its end, whatever was learnt of it, and says what it lacks."""

from __future__ import annotations

import logging
from itertools import pairwise

import pytest

import starhold
from starhold import Rng, Seeded, State
from starhold.arena.playout import play_bots
from starhold.arena.tables import every_table
from starhold.bots import BOTS, Bot, answer, bot
from starhold.bots.level_bot import LevelBot
from starhold.bots.levels import LEVELS, Level
from starhold.bots.registry import YARDSTICKS
from starhold.bots.search_bot import SearchBot
from starhold.bots.valuing import Valuer
from starhold.bots.weights import BadWeights, Weights
from tests.bots.minds import mind_of, weights_of
from tests.core.courses import SHORTER, Learnt, courses, encoding_of, every_game, every_kind

LOOKUP = "starhold.bots.level_bot.weights"


@pytest.fixture(autouse=True)
def nothing_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test hears what is told once."""
    monkeypatch.setattr("starhold.bots.level_bot._told", set())


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something was learnt of every kind of table."""
    monkeypatch.setattr(LOOKUP, weights_of)


def leveled(start: int, players: int, seed: int) -> list[Bot]:
    """One level a seat, from one of them on."""
    return [LevelBot(LEVELS[(start + seat) % len(LEVELS)], f"{seed}/{seat}") for seat in range(players)]


def played(state: State, bots: list[Bot], seed: int) -> State:
    """To its end; a choice that is not legal is an error on the way."""
    play_bots(state, Seeded(seed), bots, Rng(f"{seed}"))
    return state


@every_kind
@pytest.mark.usefixtures("taught")
def test_every_level_plays_every_table_to_its_end(learnt: Learnt) -> None:
    kind = learnt.kind
    for start in range(0, len(LEVELS), kind.players):
        options = {**kind.needs, **SHORTER.get(learnt.game, {})}
        state = starhold.game(learnt.game).new(kind.players, seed=start, options=options)
        assert played(state, leveled(start, kind.players, start), start).over()


@every_game
@pytest.mark.usefixtures("taught")
def test_options_that_nobody_has_learnt_with_are_played_too(game_id: str) -> None:
    """The first decisions of a game at some tables with an option of its own."""
    game = starhold.game(game_id)
    known = [{**kind.needs, **one} for kind in encoding_of(game_id).kinds for one in ({}, *kind.variants)]
    tables = [(players, options) for players, options in every_table(game) if options and options not in known]
    assert len(tables) > 4
    for number, (players, options) in enumerate(tables[:: len(tables) // 4]):
        state, chance, rng = game.new(players, seed=number, options=options), Seeded(number), Rng(f"{number}")
        bots = leveled(2 + number, players, number)
        for _ in range(6):
            for seat in state.waiting():
                state.apply(seat, answer(state, seat, bots[seat], rng), chance)


@every_game
@pytest.mark.usefixtures("taught")
def test_a_game_of_the_oldest_rules_is_played_to_its_end(game_id: str) -> None:
    game = starhold.game(game_id)
    players = max(2, game.min_players)
    state = game.new(players, seed=4, options=SHORTER.get(game_id, {}), rules=1)
    assert played(state, leveled(2, players, 4), 4).over()


@every_game
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.usefixtures("taught")
def test_what_is_hidden_has_no_say(game_id: str, level: Level) -> None:
    learnt = Learnt(game_id, encoding_of(game_id).kinds[-1])
    for state in courses(learnt, 2):
        seat = state.waiting()[0]
        chosen = answer(state, seat, LevelBot(level, 5), Rng("table"))
        before = state.freeze()
        for world in range(2):
            other = state.imagine(seat, Rng(f"world {world}"))
            assert answer(other, seat, LevelBot(level, 5), Rng("table")) == chosen
        assert state.freeze() == before


@pytest.mark.usefixtures("taught")
def test_what_is_drawn_next_has_no_say_either() -> None:
    """Many positions of Race, where what a choice leads to depends on hidden cards more often than elsewhere."""
    learnt = Learnt("race", encoding_of("race").kinds[-1])
    for state in courses(learnt, 60):
        seat = state.waiting()[0]
        chosen = answer(state, seat, LevelBot(LEVELS[2], 5), Rng("table"))
        other = state.imagine(seat, Rng("world"))
        assert answer(other, seat, LevelBot(LEVELS[2], 5), Rng("table")) == chosen


# -- where there is nothing to go by


def none(game_id: str) -> Weights:
    raise BadWeights(f"nothing was learnt of {game_id} yet")


@every_game
def test_without_weights_it_says_so_once_and_plays_by_the_appraiser(
    game_id: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(LOOKUP, none)
    learnt = Learnt(game_id, encoding_of(game_id).kinds[-1])
    valuer = Valuer(starhold.game(game_id), mind_of(game_id, learnt.kind), 1)
    with caplog.at_level(logging.WARNING, "starhold.bots"):
        for number, state in enumerate(courses(learnt, 4)):
            seat = state.waiting()[0]
            position = state.imagine(seat, Rng("table"))
            options = valuer.options(position, seat)
            said = dict(zip(options, valuer.appraise(position, seat, options), strict=True))
            chosen = LevelBot(LEVELS[2 + number % 3], number).choose(position, seat)
            assert said[chosen] == pytest.approx(max(said.values()), abs=1e-6)
    told = [record.getMessage() for record in caplog.records]
    assert sorted(line.split(":")[0] for line in told) == ["admiral", "captain", "oracle"]
    assert all(f"nothing was learnt of {game_id} yet" in line and "\n" not in line for line in told)


def test_a_kind_of_table_without_weights_is_told_and_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    two = encoding_of("race").kinds[0]
    monkeypatch.setattr(LOOKUP, lambda game_id: Weights({two.name: mind_of(game_id, two)}, {}))
    captain = LevelBot(LEVELS[2], 1)
    with caplog.at_level(logging.WARNING, "starhold.bots"):
        for players in (2, 3, 2, 3):
            state = starhold.game("race").new(players, seed=1)
            assert answer(state, 0, captain, Rng("table")) in state.legal(0)
    [told] = [record.getMessage() for record in caplog.records]
    assert told == "captain: nothing was learnt of this table of Race for the Galaxy; it plays as greedy"


def test_those_who_go_by_the_appraiser_have_nothing_to_say_about_weights(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(LOOKUP, none)
    state = starhold.game("duel").new(2, seed=1)
    with caplog.at_level(logging.WARNING, "starhold.bots"):
        for level in LEVELS[:2]:
            assert answer(state, state.waiting()[0], LevelBot(level, 1), Rng("table")) in state.legal(
                state.waiting()[0]
            )
    assert not caplog.records


# -- who there is


def test_the_levels_are_bots_by_name_with_the_yardsticks_between_them() -> None:
    assert [name for name in BOTS if name not in YARDSTICKS] == [level.name for level in LEVELS]
    assert set(YARDSTICKS) == {"random", "greedy"}
    for level in LEVELS:
        found = bot(level.name, 1)
        assert isinstance(found, LevelBot)
        assert (found.name, found.recalls) == (level.name, level.recall)


def test_a_higher_level_errs_no_more_than_a_lower_one_of_its_sort() -> None:
    for lower, higher in pairwise(LEVELS):
        assert lower.net <= higher.net
        assert lower.recall <= higher.recall
        assert lower.looks <= higher.looks
        if lower.net == higher.net:
            assert lower.errs >= higher.errs


def test_a_card_may_say_how_much_the_appraiser_counts_for_one_level(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = weights_of("duel")
    asks = Weights(taught.minds, {"levels": {"two": {"oracle": {"looks": 3, "beta": 0.5}, "admiral": {"looks": 3}}}})
    monkeypatch.setattr(LOOKUP, lambda _: asks)
    state = starhold.game("duel").new(2, 1)
    found: dict[str, float] = {}
    for level in LEVELS[-2:]:
        one = LevelBot(level, 1)
        answer(state, state.waiting()[0], one, Rng("table"))
        (inner,) = one.inner.values()
        assert isinstance(inner, SearchBot)
        found[level.name] = inner.search.mind.beta
    assert found == {"admiral": taught.minds["two"].beta, "oracle": 0.5}
