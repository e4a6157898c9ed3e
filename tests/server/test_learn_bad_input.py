"""Lessons asked for in ways that make no sense: a clear answer, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.core.game import Game
from starhold.core.registry import GAMES, all_games, game
from starhold.locale import Words
from starhold.teach.lessons import lessons_of, record_of
from tests.server.kit import Person, Site
from tests.server.pupil import (
    Pupil,
    every_game,
    plain,
    standing,
)
from tests.server.test_http import told
from tests.teach.kit import gestures, guided, solution, turns


async def test_lessons_that_are_not_there(ada: Person) -> None:
    assert told(await ada.get("/api/games/chess/learn")) == (404, "game-unknown")
    assert told(await ada.get("/api/games/race/learn", lang="de")) == (422, "bad-request")
    body = {"gestures": [], "since": 0}
    assert told(await ada.post("/api/games/chess/exercises/guided/first", body)) == (404, "game-unknown")
    assert told(await ada.post("/api/games/chess/exercises/guided/first/play", {"gestures": []})) == (
        404,
        "game-unknown",
    )
    for name in GAMES:
        for lesson in ("guided/second", "task/no-such-task", "task/first", "guided/conquer"):
            answer = await ada.post(f"/api/games/{name}/exercises/{lesson}", body, lang="cs")
            assert told(answer) == (404, "lesson-unknown"), lesson
            assert answer.json()["text"] == Words("cs").say("lesson-unknown")
    for odd in ("quiz/first", "guided/../first", "task/%00", "task/" + "x" * 300, "guided/first/record"):
        assert (await ada.post(f"/api/games/race/exercises/{odd}", body)).status_code in (404, 405, 422), odd


@pytest.mark.parametrize("lesson", ["guided/first", "task"])
async def test_bad_input_has_a_clear_answer(site: Site, ada: Person, lesson: str) -> None:
    one = game("race")
    if lesson == "task":
        lesson = f"task/{lessons_of(one).tasks[0].id}"
    path = f"/api/games/race/exercises/{lesson}"
    good = gestures(one, guided(one))[0]
    for gesture in (["nonsense"], ["choose:nothing"], [""], ["x" * 5000], ["pay:\u0000"], [good[0], "nonsense"], []):
        answer = await ada.post(path, {"gestures": [gesture], "since": 0}, lang="cs")
        assert answer.status_code == 422, gesture
        assert set(answer.json()) == {"key", "text"}
    bodies: tuple[Any, ...] = (
        {"gestures": [good] * 201, "since": 0},
        {"gestures": [good, []], "since": 0},
        {"gestures": good, "since": 0},
        {"gestures": "choose:develop", "since": 0},
        {"gestures": [[7]], "since": 0},
        {"gestures": None, "since": 0},
        {"gestures": [], "since": "yesterday"},
        [],
        None,
    )
    for body in bodies:
        answer = await ada.post(path, body)
        assert told(answer)[0] == 422, body
    for since in (-1, 10**6, 10**30):
        assert (await ada.post(path, {"gestures": [], "since": since})).status_code in (200, 422), since
    answer = await site.http.post(path, content=b"{", headers={"Content-Type": "application/json"})
    assert told(answer)[0] == 422


@every_game
async def test_choices_beyond_the_end_change_nothing(site: Site, one: Game) -> None:
    chosen = gestures(one, guided(one))
    pupil = Pupil(site.stranger(), one)
    end = await pupil.at(chosen)
    beyond = await pupil.ask([*chosen, chosen[-1]])
    assert beyond.status_code in (200, 422)
    if beyond.status_code == 200:
        assert beyond.json()["taken"] <= len(chosen)
        assert standing(beyond.json()) == standing(end)
    task = lessons_of(one).tasks[0]
    learner = Pupil(site.stranger(), one, "task", task.id)
    done = solution(one, task)
    solved = await learner.at(done)
    more = await learner.ask([*done, done[-1]])
    assert more.status_code in (200, 422)
    if more.status_code == 200:
        assert standing(more.json()) == standing(solved)


async def test_gestures_with_too_few_or_too_many_picks_are_no_failure_of_ours(site: Site) -> None:
    for one in all_games():
        lesson, path = guided(one), turns(one, guided(one))
        chosen = [turn.gesture for turn in path]
        full = record_of(one, lesson.record)
        pupil = Pupil(site.stranger(), one)
        for count, turn in enumerate(path):
            for odd in (turn.gesture[:-1], turn.gesture * 2, [*turn.gesture, *chosen[(count + 1) % len(chosen)]]):
                if not odd:
                    continue
                answer = await pupil.ask([*chosen[:count], odd])
                assert answer.status_code in (200, 422), odd
                if answer.status_code == 200:
                    update = answer.json()["update"]
                    state = full.replayed(full.steps[: update["step"]]).state
                    assert update["view"] == plain(state.view(lesson.seat)), "nothing but the record is ever played"


async def test_pages_of_other_sites_can_use_none_of_it(site: Site, ada: Person) -> None:
    foreign = {**ada.headers, "Origin": "http://elsewhere.example"}
    play = "/api/games/race/exercises/guided/first/play"
    assert told(await site.http.post(play, json={"gestures": []}, headers=foreign)) == (403, "origin-foreign")
    answer = await site.http.put("/api/me/progress/race", json={"value": {}}, headers=foreign)
    assert told(answer) == (403, "origin-foreign")
    assert (await ada.get("/api/me/progress")).json() == {}
