"""Training: the same again from the same seed, killed or not, and it learns something."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import starhold
from starhold.arena.playout import play_bots
from starhold.bots.registry import bot
from starhold.core.ranking import winners
from starhold.core.rng import Rng
from starhold.learn import checkpoint
from starhold.learn.generation import Task, play_task, tilt_of
from starhold.learn.gradient import Batch
from starhold.learn.learner import Learner
from starhold.learn.plan import Plan
from starhold.learn.trainer import Trainer, here, players
from tests.bots.plain_net import cross_entropy, forward
from tests.core.courses import encoding_of, every_game
from tests.learn.frozen import knowledge, same
from tests.learn.plans import TINY, tiny


def trained(plan: Plan, generations: int) -> Trainer:
    trainer = Trainer(plan)
    for _ in range(generations):
        trainer.step(here)
    return trainer


def test_the_same_seed_gives_the_same_weights() -> None:
    plan = tiny("race", "two")  # where secret choices are guessed, too
    first, again = (trained(plan, 3) for _ in range(2))
    [student] = first.learner.students
    assert student.games == 3
    assert student.rows > plan.warm, "no game was played by what was learnt"
    assert student.past, "no earlier self was kept"
    assert student.guess is not None
    assert same(knowledge(first), knowledge(again))


def test_the_same_is_learnt_whoever_plays() -> None:
    plan = replace(TINY, games=6)
    alone, shared = trained(plan, 2), Trainer(plan)
    with players(2) as play:
        for _ in range(2):
            shared.step(play)
    assert same(knowledge(shared), knowledge(alone))


def test_another_seed_gives_other_weights() -> None:
    first, other = trained(TINY, 1), trained(replace(TINY, seed=TINY.seed + 1), 1)
    assert not same(first.learner.students[0].value.net, other.learner.students[0].value.net)


def test_the_kinds_take_turns_and_share_their_first_layer() -> None:
    trainer = trained(TINY, 2)
    alone, two = trainer.learner.students
    assert (alone.games, two.games) == (2, 1), "who has fewer players plays more games"
    assert alone.value.net.w1 is two.value.net.w1
    assert alone.value.net.w2 is not two.value.net.w2


def test_a_learner_that_was_frozen_goes_on_as_if_nothing_had_been() -> None:
    trainer = trained(TINY, 3)
    kept = pickle.loads(pickle.dumps(trainer.learner.freeze()))
    learner = Learner(TINY, encoding_of(TINY.game), trainer.learner.codes)
    assert not same(learner.freeze(), kept)
    learner.thaw(kept)
    assert same(learner.freeze(), trainer.learner.freeze())
    assert learner.students[0].value.net.w1 is learner.students[1].value.net.w1, "what was shared is shared still"
    for one in (learner, trainer.learner):
        for student in one.students:
            student.value.memory.owed += 64
            one.study(student)
    assert same(learner.freeze(), trainer.learner.freeze())
    assert not same(learner.freeze(), kept)


def test_what_was_learnt_before_is_taken_over_whole() -> None:
    encoding = encoding_of(TINY.game)
    old = trained(TINY, 3).learner
    minds = {student.kind.name: deepcopy(old.mind(student)) for student in old.students}
    learner = Learner(TINY, encoding, old.codes)
    learner.take_over(minds, dict.fromkeys(minds, (11, 222)))
    for student in learner.students:
        assert (student.games, student.rows) == (11, 222)
        assert same(learner.mind(student), minds[student.kind.name])
        assert same(student.value.net, minds[student.kind.name].value), "what learns begins where what plays does"
    assert learner.students[0].value.net.w1 is learner.students[1].value.net.w1, "what was shared is shared still"


KILLED = """
import sys
from pathlib import Path
from starhold.learn import checkpoint
from starhold.learn.run import Pace, run
from tests.learn.plans import TINY

save = checkpoint.save
def tell(*given):
    save(*given)
    print("saved", flush=True)
checkpoint.save = tell
run(TINY, Path(sys.argv[1]), 1e6, 1, False, lambda line: None, Pace(save=0.0, measure=1e9))
"""


def test_a_run_that_is_killed_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    line = [sys.executable, "-c", KILLED, str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2], text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(2)]
        process.kill()  # in the midst of the next generation
    assert said == ["saved\n"] * 2
    [kept] = tmp_path.rglob(checkpoint.NAME)
    assert checkpoint.planned(kept.parent) == TINY
    resumed, _ = checkpoint.load(kept.parent, TINY)
    generations = resumed.generations
    assert generations > 0
    for _ in range(2):
        resumed.step(here)
    assert same(knowledge(resumed), knowledge(trained(TINY, generations + 2)))


def held_out_error(plan: Plan, trainer: Trainer) -> float:
    """Of games that it has not learnt from."""
    [student] = trainer.learner.students
    task = Task(plan, student.kind, range(100_000, 100_004), None, [], trainer.learner.codes)
    samples = play_task(task).value
    assert samples is not None
    size = encoding_of(plan.game).layout.size
    batch = Batch(samples.inputs, samples.values, samples.lengths, size)
    return cross_entropy(forward(student.value.net.parts, batch.dense), samples.targets, student.kind.players)


# So many games of two players (of more players fewer), and how often each row is taken: hardly anything, as it has to
# be quick, but not so little that it is learnt by heart.
BUDGET = {"race": (16, 4.0), "duel": (16, 2.0), "alliances": (6, 2.0), "starfarers": (9, 1.0)}


@every_game
def test_a_warm_start_knows_more_than_nothing(game_id: str) -> None:
    games, uses = BUDGET[game_id]
    plan = replace(tiny(game_id), hidden=16, second=8, games=games, warm=10**9, uses=uses, batch=32, rate=3e-4)
    plan = replace(
        plan, memory=100_000, kept=1_000, decay=10.0
    )  # what so few games seem to say of single cards is mostly luck
    trainer = Trainer(plan)
    fresh = held_out_error(plan, trainer)
    trainer.step(here)
    assert held_out_error(plan, trainer) < fresh - 0.01


def test_a_step_changes_what_was_fresh() -> None:
    trainer = Trainer(TINY)
    before = deepcopy(trainer.learner.students[0].value.net)
    student = trainer.step(here)
    assert student is trainer.learner.students[0]
    assert trainer.generations == 1
    assert all(np.isfinite(part).all() for part in student.value.net.parts)
    assert not same(student.value.net, before)


def test_the_rate_falls_with_the_rows() -> None:
    plan = Plan("duel", ("two",))
    assert plan.rate_after(0) == pytest.approx(plan.rate)
    values = [plan.rate_after(rows) for rows in (0, 10**5, 10**6, 10**9)]
    assert values == sorted(values, reverse=True)
    assert values[-1] == pytest.approx(plan.rate_least)


def test_the_weight_of_the_appraiser_follows_those_who_win() -> None:
    learner = Trainer(tiny("race", "two")).learner
    [student] = learner.students
    scale = encoding_of("race").scale
    assert student.beta == pytest.approx(learner.plan.beta / scale)
    seen = [student.beta]
    for tilt in (0.0, 5.0, -5.0):
        learner.lean(student, tilt)
        seen.append(student.beta)
    assert seen[1] == seen[0] < seen[2]
    assert seen[3] == pytest.approx(seen[0])
    assert learner.mind(student).beta == student.beta
    learner.lean(student, -1e6)
    assert student.beta == pytest.approx(learner.plan.beta_least / scale)


@pytest.mark.parametrize("game_id", ["race", "alliances"])
def test_a_game_says_whether_leaning_has_paid(game_id: str) -> None:
    kind = next(one for one in encoding_of(game_id).kinds if one.players == 3)
    game = starhold.game(game_id)
    state, scale = game.new(3, "tilt", kind.needs), encoding_of(game_id).scale
    assert tilt_of(state, [1, -1, 1], scale, kind.par) == 0.0, "it is not over"
    play_bots(state, starhold.Seeded("tilt"), [bot("greedy", seat) for seat in range(3)], Rng("tilt"))
    [first, *_] = winners(state.scores())
    alone = [int(seat == first) for seat in range(3)]
    assert tilt_of(state, alone, scale, kind.par) > 0.0
    assert tilt_of(state, [-one for one in alone], scale, kind.par) < 0.0
    assert tilt_of(state, [1, 1, 1], scale, kind.par) == pytest.approx(0.0), "all did the same"
