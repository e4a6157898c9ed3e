"""Learning over HTTP: lessons that keep nothing, what they show and hide, and playing on from one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from starhold.core.game import Game
from starhold.core.record_text import load
from starhold.core.registry import all_games, game
from starhold.core.rng import Rng
from starhold.locale import LANGUAGES, Words
from starhold.server.texts import plain_scores
from starhold.server.updates import asked
from starhold.teach.lessons import lessons_of, record_of
from tests.contract.test_moments import merged
from tests.server.kit import Person, Site, over, play_on, running
from tests.server.pupil import (
    Pupil,
    every_game,
    impossible,
    languages,
    plain,
    standing,
    wrong_choice,
)
from tests.server.test_http import told
from tests.server.test_leaks import cards_in
from tests.teach.kit import gestures, guided, next_of, other_gestures, solution, start, turns

# -- what there is


async def test_what_a_game_teaches_in_three_languages(site: Site) -> None:
    for one in all_games():
        lessons = lessons_of(one)
        titles: set[str] = set()
        for lang in LANGUAGES:
            answer = await site.http.get(f"/api/games/{one.id}/learn", params={"lang": lang})
            assert answer.status_code == 200
            learn = answer.json()
            assert set(learn) == {"guided", "stops", "tasks"}
            assert (learn["guided"], learn["stops"]) == (True, len(guided(one).stops))
            assert [task["id"] for task in learn["tasks"]] == [task.id for task in lessons.tasks]
            words = Words(lang, one.id)
            for task in learn["tasks"]:
                assert task["title"] == words.say(f"task-{task['id']}")
                assert task["goal"] == words.say(f"task-{task['id']}.goal")
            titles.add(json.dumps([task["title"] for task in learn["tasks"]]))
        assert len(titles) == 3


# -- the guided first game


@every_game
@languages
async def test_the_guided_first_game_from_its_first_word_to_its_last(site: Site, one: Game, lang: str) -> None:
    lesson, path, words = guided(one), turns(one, guided(one)), Words(lang, one.id)
    chosen = [turn.gesture for turn in path]
    record = record_of(one, lesson.record)
    pupil = Pupil(site.stranger(), one, lang=lang)
    said: list[str] = []
    since = 0
    for count in range(len(chosen) + 1):
        exercise = await pupil.at(chosen[:count], since)
        update = exercise["update"]
        ended = count == len(chosen)
        assert exercise["verdict"] == ("end" if ended else "right" if count else "go")
        assert (exercise["taken"], exercise["answer"], exercise["rule"]) == (count, "", "")
        assert exercise["bots"] == lesson.bots
        assert update["you"] == lesson.seat
        assert update["step"] == (len(record.steps) if ended else path[count].step)
        assert (update["asked"] is None) == ended
        position = record.replayed(record.steps[: update["step"]])
        assert update["view"] == plain(position.state.view(lesson.seat))
        assert update["over"] == position.state.over()
        names = [seat["name"] for seat in update["seats"]]
        assert names[lesson.seat] == words.say("lesson-you")
        if not ended:
            assert update["asked"] == plain(asked(one, position.state, lesson.seat, lang, names))
            assert exercise["said"], f"nothing is said before {chosen[count]}"
            assert [bubble["act"] for bubble in exercise["said"]] == [False] * (len(exercise["said"]) - 1) + [True]
        else:
            assert not any(bubble["act"] for bubble in exercise["said"])
        for bubble in exercise["said"]:
            assert set(bubble) == {"text", "why", "at", "act"}
            assert bubble["text"].strip()
        said += [bubble["text"] for bubble in exercise["said"]]
        since = update["step"]
    assert said == [words.say(f"lesson-{stop.say}") for stop in lesson.stops], "each thing is said once, in its order"


async def test_the_learner_has_their_own_name(site: Site, ada: Person) -> None:
    one, seat = game("race"), guided(game("race")).seat
    called: list[str] = []
    for lang in LANGUAGES:
        nobody = await Pupil(site.stranger(), one, lang=lang).at([])
        called.append(nobody["update"]["seats"][seat]["name"])
        known = await Pupil(ada, one, lang=lang).at([])
        assert known["update"]["seats"][seat]["name"] == "Ada"
        for other in nobody["update"]["seats"]:
            assert other["name"]
            assert (other["kind"] == "bot") == (other["seat"] != seat)
    assert called[0] == "You"
    assert len(set(called)) == 3
    wrong = Person(site, "", "", "no such token")
    assert (await Pupil(wrong, one).ask([])).status_code in (200, 401), "a token that is none troubles nobody"


@every_game
async def test_what_differs_from_the_record_is_answered_and_not_played(site: Site, one: Game) -> None:
    lesson, chosen = guided(one), gestures(one, guided(one))
    pupil = Pupil(site.stranger(), one)
    answered = 0
    for count, turn in enumerate(turns(one, lesson)):
        wrong = wrong_choice(turn, lesson.seat)
        if wrong is None:
            continue
        before = await pupil.at(chosen[:count])
        exercise = await pupil.at([*chosen[:count], wrong], before["update"]["step"])
        assert (exercise["verdict"], exercise["taken"]) == ("wrong", count)
        assert exercise["answer"].strip()
        assert standing(exercise) == standing(before)
        assert exercise["update"]["moments"] == [], "nothing has happened"
        answered += 1
    assert answered >= 3


@every_game
@languages
async def test_what_is_not_possible_is_refused_with_its_rule(site: Site, one: Game, lang: str) -> None:
    lesson, path = guided(one), turns(one, guided(one))
    chosen = [turn.gesture for turn in path]
    pupil = Pupil(site.stranger(), one, lang=lang)
    for count, turn in list(enumerate(path))[LANGUAGES.index(lang) :: len(LANGUAGES)]:
        before = await pupil.at(chosen[:count])
        names = [seat["name"] for seat in before["update"]["seats"]]
        notation = impossible(turn.state, lesson.seat)
        refusal = turn.state.why_not(lesson.seat, one.space.code(notation))
        assert refusal is not None
        exercise = await pupil.at([*chosen[:count], [notation]])
        assert (exercise["verdict"], exercise["taken"]) == ("wrong", count)
        assert exercise["rule"] == refusal.rule
        assert exercise["answer"] == one.text(lang).refusal(refusal, names)
        assert standing(exercise) == standing(before)


@every_game
async def test_picks_of_one_gesture_may_come_in_any_order(site: Site, one: Game) -> None:
    chosen = gestures(one, guided(one))
    pupil = Pupil(site.stranger(), one)
    for count, gesture in enumerate(chosen):
        if len({pick.partition(":")[0] for pick in gesture}) > 1 or len(gesture) == 1:
            continue
        in_order = await pupil.at(chosen[: count + 1])
        turned = await pupil.at([*chosen[:count], gesture[::-1]])
        assert turned["verdict"] in ("right", "end")
        assert standing(turned) == standing(in_order)


@every_game
async def test_the_same_request_has_the_same_answer_to_the_byte(tmp_path: Path, one: Game) -> None:
    """Whoever asks, whatever was asked between, and after a restart: so a lesson goes on on any device."""
    chosen = gestures(one, guided(one))
    some = [chosen[:count] for count in range(0, len(chosen) + 1, 3)] + [chosen]
    task = lessons_of(one).tasks[-1]
    kept: list[bytes] = []
    for _ in range(2):
        async with running(tmp_path) as site:
            pupil = Pupil(site.stranger(), one, lang="lt")
            learner = Pupil(site.stranger(), one, "task", task.id)
            answers = [await pupil.ask(sent) for sent in some]
            solved = solution(one, task)
            answers += [await learner.ask(solved[:count]) for count in range(len(solved) + 1)]
            again = [await pupil.ask(sent) for sent in reversed(some)]
            assert [answer.content for answer in again[::-1]] == [answer.content for answer in answers[: len(some)]]
            both = await asyncio.gather(pupil.ask(chosen), learner.ask(solved))
            assert [answer.content for answer in both] == [answers[len(some) - 1].content, answers[-1].content]
            kept = kept or [answer.content for answer in answers]
            assert [answer.content for answer in answers] == kept


# -- what a lesson shows


@every_game
async def test_a_lesson_does_not_depend_on_what_is_hidden(site: Site, one: Game) -> None:
    """At every place it shows what the learner would see of any position that looks like this one."""
    lesson, rng = guided(one), Rng("lessons")
    record, chosen = record_of(one, lesson.record), gestures(one, guided(one))
    pupil = Pupil(site.stranger(), one)
    for count in range(len(chosen) + 1):
        update = (await pupil.at(chosen[:count]))["update"]
        state = record.replayed(record.steps[: update["step"]]).state
        names = [seat["name"] for seat in update["seats"]]
        for _ in range(2):
            imagined = state.imagine(lesson.seat, rng)
            assert plain(imagined.view(lesson.seat)) == update["view"]
            assert imagined.waiting() == update["waiting"]
            assert plain(plain_scores(one.id, "en", imagined.scores())) == update["scores"]
            if update["asked"] is not None:
                assert plain(asked(one, imagined, lesson.seat, "en", names)) == update["asked"]
        assert (update["secret"], update["hands"]) == ("", [])


@every_game
async def test_a_task_does_not_depend_on_what_is_hidden(site: Site, one: Game) -> None:
    rng = Rng("tasks")
    for task in lessons_of(one).tasks:
        update = (await Pupil(site.stranger(), one, "task", task.id).at([]))["update"]
        state = start(one, task).state
        assert update["you"] == task.seat
        assert update["view"] == plain(state.view(task.seat))
        imagined = state.imagine(task.seat, rng)
        assert plain(imagined.view(task.seat)) == update["view"]
        assert (update["secret"], update["hands"]) == ("", [])


async def test_no_card_is_named_that_the_learner_has_not_seen(site: Site) -> None:
    """Every byte of the updates, the log and what lies between included."""
    one = game("race")
    lesson, path = guided(one), turns(one, guided(one))
    record, chosen = record_of(one, lesson.record), [turn.gesture for turn in path]
    known: list[set[str]] = []  # by step
    again = record.replayed([])
    for step in [None, *record.steps]:
        if step is not None:
            again.repeat(step)
        known.append((known[-1] if known else set()) | cards_in(again.state.view(lesson.seat)))
    assert known[-1] < cards_in([again.state.view(seat) for seat in range(record.players)]), "something is hidden"
    pupil = Pupil(site.stranger(), one)
    for count in range(len(chosen) + 1):
        for since in (0, path[count - 1].step if count else 0):
            update = (await pupil.at(chosen[:count], since))["update"]
            assert cards_in(update) <= known[update["step"]]


@every_game
async def test_what_happened_since_the_last_choice_is_told(site: Site, one: Game) -> None:
    lesson, path = guided(one), turns(one, guided(one))
    chosen = [turn.gesture for turn in path]
    pupil = Pupil(site.stranger(), one)
    shown = 0
    for count in range(1, len(chosen) + 1):
        since = path[count - 1].step
        update = (await pupil.at(chosen[:count], since))["update"]
        lines = {line["number"]: line for line in update["log"]}
        assert all(line["step"] <= update["step"] for line in update["log"])
        numbers = [moment["number"] for moment in update["moments"]]
        assert numbers == sorted(set(numbers))
        for moment in update["moments"]:
            assert since < moment["step"] <= update["step"]
            assert lines[moment["number"]]["step"] == moment["step"]
            view = merged(update["view"], moment["view"])
            assert (view["seat"], view["asked"], view["over"]) == (lesson.seat, [], False)
        shown += len(update["moments"])
        away = (await pupil.at(chosen[:count], update["step"]))["update"]
        assert away["moments"] == [], "who has seen it all is told nothing"
    assert shown >= 3


# -- tasks


@every_game
@languages
async def test_every_task_is_solved(site: Site, one: Game, lang: str) -> None:
    words = Words(lang, one.id)
    for task in lessons_of(one).tasks:
        pupil = Pupil(site.stranger(), one, "task", task.id, lang)
        begun = await pupil.at([])
        assert (begun["verdict"], begun["taken"], begun["answer"]) == ("go", 0, "")
        assert begun["title"] == words.say(f"task-{task.id}")
        assert begun["goal"] == words.say(f"task-{task.id}.goal")
        assert begun["hints"] == [words.say(f"task-{task.id}.hint-{n}") for n in range(1, task.hints + 1)]
        done = solution(one, task)
        for count in range(1, len(done)):
            assert (await pupil.at(done[:count]))["verdict"] == "right"
        solved = await pupil.at(done)
        assert (solved["verdict"], solved["taken"]) == ("solved", len(done))
        assert solved["why"] == words.say(f"task-{task.id}.why")


@every_game
async def test_a_task_that_failed_says_why(site: Site, one: Game) -> None:
    for task in lessons_of(one).tasks:
        pupil = Pupil(site.stranger(), one, "task", task.id)
        state = start(one, task).state
        right, _ = next_of(task.solution, state, task.seat)
        for wrong in list(other_gestures(state, task.seat, right))[:3]:
            exercise = await pupil.at([wrong])
            assert exercise["verdict"] in (("failed", "solved") if task.choices == 1 else ("failed", "solved", "right"))
            if exercise["verdict"] == "failed":
                assert exercise["answer"].strip(), f"{task.id}: {wrong}"
                assert exercise["taken"] == 1


@every_game
async def test_what_is_not_possible_in_a_task_is_refused_and_costs_nothing(site: Site, one: Game) -> None:
    for task in lessons_of(one).tasks:
        pupil = Pupil(site.stranger(), one, "task", task.id)
        begun = await pupil.at([])
        state = start(one, task).state
        refused = await pupil.at([[impossible(state, task.seat)]])
        assert (refused["verdict"], refused["taken"]) == ("wrong", 0), task.id
        assert refused["rule"].startswith(f"{one.id}:")
        assert refused["answer"].strip()
        assert standing(refused) == standing(begun)


# -- playing on


@every_game
async def test_playing_on_from_any_place(ada: Person, one: Game) -> None:
    """A real table at that very position: the learner's seat is the guest's, the others are the lesson's bots."""
    lesson, path = guided(one), turns(one, guided(one))
    chosen = [turn.gesture for turn in path]
    record = record_of(one, lesson.record)
    seals: set[str] = set()
    for count in (0, len(chosen) // 2, len(chosen), len(chosen)):
        step = len(record.steps) if count == len(chosen) else path[count].step
        answer = await ada.post(f"/api/games/{one.id}/exercises/guided/first/play", {"gestures": chosen[:count]})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        assert (opened["seat"], opened["invites"]) == (lesson.seat, {})
        begun = (await ada.get(f"/api/tables/{opened['id']}/steps/{step}")).json()
        assert begun["view"] == plain(record.replayed(record.steps[:step]).state.view(lesson.seat))
        async with ada.at(opened["id"]) as player:
            assert player.update["you"] == lesson.seat
            assert player.update["step"] >= step
            for seat in player.update["seats"]:
                own = seat["seat"] == lesson.seat
                assert (seat["kind"], seat["bot"]) == (("person", "") if own else ("bot", lesson.bots))
            assert player.update["seats"][lesson.seat]["name"] == "Ada"
            seals.add(player.update["commitment"])
            await play_on(player, lambda update, step=step: over(update) or update["step"] >= step + 2)  # type: ignore[misc]
    assert len(seals) == 4, "each goes on by luck of its own"
    assert "" not in seals
    mine = (await ada.get("/api/tables", scope="mine")).json()
    assert [table["game"] for table in mine] == [one.id] * 4


async def test_a_first_game_is_played_to_its_end(site: Site, ada: Person) -> None:
    one = game("race")
    chosen, base = gestures(one, guided(one)), record_of(one, guided(one).record)
    play = "/api/games/race/exercises/guided/first/play"
    opened = (await ada.post(play, {"gestures": chosen})).json()
    async with ada.at(opened["id"]) as player:
        await play_on(player, over)
    record = load((await ada.get(f"/api/tables/{opened['id']}/record")).text)
    steps = len(base.steps)
    assert [(step.seat, step.action) for step in record.steps[:steps]] == [
        (step.seat, step.action) for step in base.steps
    ]
    assert len(record.steps) > steps
    assert record.secrets, "the luck it went on by is told"
    assert record.verify() == steps, "and proved from there on"


async def test_who_may_not_play_on(site: Site, ada: Person) -> None:
    play = "/api/games/race/exercises/guided/first/play"
    assert told(await site.stranger().post(play, {"gestures": []})) == (401, "guest-needed")
    assert told(await Person(site, "", "", "wrong").post(play, {"gestures": []})) == (401, "token-unknown")
    bodies: tuple[Any, ...] = ({"gestures": [["nonsense"]]}, {"gestures": [[]]}, {"gestures": "x"}, [], None)
    for body in bodies:
        assert told(await ada.post(play, body))[0] == 422, body
    too_many = {"gestures": [gestures(game("race"), guided(game("race")))[0]] * 201}
    assert told(await ada.post(play, too_many))[0] == 422
    for other in ("guided/second/play", "task/conquer/play"):
        assert (await ada.post(f"/api/games/race/exercises/{other}", {"gestures": []})).status_code in (404, 405)
    tables = (await ada.get("/api/tables", scope="mine")).json()
    assert tables == [], "nothing was opened by what was refused"
