"""The coach over HTTP: hints at tables of bots, why a bot did that, the review of a game, and who is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starhold import Seeded, game
from starhold.coach.grading import GRADES, grade
from starhold.core.chance import Scripted
from starhold.core.errors import StarholdError
from starhold.core.game import Game
from starhold.core.record import Record
from starhold.core.record_text import dump, load
from starhold.core.registry import all_games, offer
from starhold.locale import LANGUAGES, Words
from starhold.server.events import Ended
from tests.coach.test_review import play_out, played
from tests.server.kit import Frame, Person, Player, Site, first, over, play_on, running
from tests.server.test_http import told

every_game = pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
ROUTES = [("advice", {"step": 0}), ("explain", {"step": 1})]


def is_asked(update: Frame) -> bool:
    return update["asked"] is not None


def is_quiet(update: Frame) -> bool:
    """Nobody else has anything to do: the table stays as it is."""
    return is_asked(update) and list(update["waiting"]) == [update["you"]]


async def alone_with_bots(who: Person, one: Game, **more: Any) -> str:
    """A table of that game where everybody else is a bot."""
    others = ["greedy"] * (max(2, one.min_players) - 1)
    opened = await who.open("me", *others, game=one.id, **more)
    return str(opened["id"])


async def hint(who: Person, table: str, step: int, *also: str, lang: str = "en") -> Frame:
    body = {"step": step, "also": list(also)} if also else {"step": step}
    answer = await who.post(f"/api/tables/{table}/advice", body, lang=lang)
    assert answer.status_code == 200, answer.text
    advice: Frame = answer.json()
    assert set(advice) == {"step", "alone", "learned", "choices"}
    assert advice["choices"]
    for choice in advice["choices"]:
        assert set(choice) == {"actions", "words", "chance", "reasons"}
        assert choice["actions"]
        assert choice["words"].strip()
        assert all(reason.strip() for reason in choice["reasons"])
    return advice


async def reviewed(who: Person, table: str, lang: str = "en") -> Frame:
    """Asked for again and again until it is there."""
    before = 0
    while True:
        answer = await who.post(f"/api/tables/{table}/review", lang=lang)
        assert answer.status_code == 200, answer.text
        body = answer.json()
        assert set(body) == {"done", "review"}
        assert before <= body["done"] <= 100
        if body["review"] is not None:
            found: Frame = body["review"]
            return found
        before = body["done"]
        await asyncio.sleep(0.02)


async def unreviewed(who: Person, table: str, lang: str) -> Any:
    """Asked for again and again until it is known that there will be none."""
    while True:
        answer = await who.post(f"/api/tables/{table}/review", lang=lang)
        if answer.status_code != 200:
            return answer
        assert answer.json()["review"] is None
        await asyncio.sleep(0.02)


async def bring(who: Person, record: Record) -> str:
    """A finished game, to be looked at."""
    seats = ["me"] + ["random"] * (record.players - 1)
    wish = {"game": record.game.id, "players": record.players, "seats": seats, "record": dump(record)}
    answer = await who.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# -- hints


@every_game
async def test_a_hint_in_every_game(ada: Person, one: Game) -> None:
    table = await alone_with_bots(ada, one)
    async with ada.at(table) as player:
        update = await player.until_update(is_quiet)
        advice = await hint(ada, table, update["step"])
        assert advice["step"] == update["step"]
        assert (advice["alone"], advice["learned"]) == (False, True)
        assert all(choice["actions"][0] in player.choices() for choice in advice["choices"])
        chances = [choice["chance"] for choice in advice["choices"]]
        assert all(0 <= chance <= 1 for chance in chances)
        assert chances == sorted(chances, reverse=True)
        again = await asyncio.gather(*(hint(ada, table, update["step"]) for _ in range(3)))
        assert again == [advice] * 3, "asked twice, and at the same time"
        done = await player.act(*advice["choices"][0]["actions"])
        assert done["type"] == "done", "it can be done as it is"


async def test_a_hint_in_three_languages(ada: Person) -> None:
    table = await alone_with_bots(ada, game("race"))
    async with ada.at(table) as player:
        step = (await player.until_update(is_quiet))["step"]
    given = [await hint(ada, table, step, lang=lang) for lang in LANGUAGES]
    assert len({str([choice["words"] for choice in advice["choices"]]) for advice in given}) == 3
    for advice in given:
        assert [(choice["actions"], choice["chance"]) for choice in advice["choices"]] == [
            (choice["actions"], choice["chance"]) for choice in given[0]["choices"]
        ]
    answer = await ada.post(f"/api/tables/{table}/advice", {"step": step}, lang="de")
    assert told(answer) == (422, "bad-request")


async def test_a_choice_one_is_about_to_make_is_looked_at_too(ada: Person) -> None:
    table = await alone_with_bots(ada, game("race"))
    async with ada.at(table) as player:
        await play_on(player, lambda update: is_asked(update) and "choose:produce" in str(update["asked"]))
        await player.until_update(is_quiet)
        step = player.update["step"]
        for wanted in ("choose:produce", "choose:develop"):
            advice = await hint(ada, table, step, wanted)
            assert [wanted] in [choice["actions"] for choice in advice["choices"]]
        for odd in (
            ["choose:nothing"],
            ["nonsense"],
            [""],
            ["place:gem_world"],
            ["x" * 5000],
            ["choose:produce"] * 200,
        ):
            answer = await ada.post(f"/api/tables/{table}/advice", {"step": step, "also": odd})
            assert answer.status_code in (200, 422), odd
            if answer.status_code == 200:
                assert all(choice["actions"][0] in player.choices() for choice in answer.json()["choices"])


async def test_alone_at_the_table_it_is_a_share_of_the_points(ada: Person) -> None:
    opened = await ada.open("me", game="alliances")
    async with ada.at(opened["id"]) as player:
        step = (await player.until_update(is_asked))["step"]
    advice = await hint(ada, opened["id"], step)
    assert advice["alone"] is True
    assert all(choice["chance"] is None or 0 <= choice["chance"] <= 1 for choice in advice["choices"])


def two_deals() -> tuple[Record, Record]:
    """The same deal of Race for seat 0, and another hand of seat 1."""
    race = game("race")
    here = Record(race, 2, {}, Seeded(1))
    deal, spare = list(here.deal), Record(race, 2, {}, Seeded(2)).deal
    changed = 0
    for place in range(len(deal)):
        for card in spare:
            other = [*deal[:place], card, *deal[place + 1 :]]
            try:
                there = Record(race, 2, {}, Scripted(other))
            except (StarholdError, ValueError):
                continue
            if there.state.view(0) == here.state.view(0) and there.state.key() != here.state.key() and card not in deal:
                deal, changed = other, changed + 1
                break
    assert changed >= 4, "nearly all of its hand"
    return here, Record(race, 2, {}, Scripted(deal))


async def test_a_hint_does_not_depend_on_the_cards_of_others(ada: Person) -> None:
    tables = []
    for record in two_deals():
        wish = {"game": "race", "players": 2, "seats": ["me", "greedy"], "record": dump(record), "at": 0}
        answer = await ada.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        tables.append(answer.json()["id"])
    shown = [(await ada.get(f"/api/tables/{table}/steps/0")).json()["view"] for table in tables]
    assert shown[0] == shown[1]
    here, there = [await hint(ada, table, 0) for table in tables]
    for table, own, other in ((tables[0], here, there), (tables[1], there, here)):
        best = other["choices"][0]
        advice = await hint(ada, table, 0, *best["actions"])
        (found,) = [choice for choice in advice["choices"] if sorted(choice["actions"]) == sorted(best["actions"])]
        assert abs(found["chance"] - best["chance"]) < 0.1, "five times what two hints at one table differ by"
        assert own["choices"][0]["chance"] - found["chance"] < 0.05


# -- hints that are refused


async def test_only_where_everybody_else_is_a_bot(site: Site, ada: Person, ben: Person, cid: Person) -> None:
    opened = await ada.open("me", "open", "greedy")
    for path, body in ROUTES:
        answer = await ada.post(f"/api/tables/{opened['id']}/{path}", body)
        assert told(answer) == (403, "coach-company"), "somebody may come yet"
    await ben.sit(opened)
    for who in (ada, ben):
        for path, body in ROUTES:
            assert told(await who.post(f"/api/tables/{opened['id']}/{path}", body)) == (403, "coach-company")
    for path, body in ROUTES:
        assert told(await cid.post(f"/api/tables/{opened['id']}/{path}", body)) == (403, "not-seated")


async def test_only_for_whom_it_is(site: Site, ada: Person, ben: Person) -> None:
    table = await alone_with_bots(ada, game("race"))
    async with ada.at(table) as player:
        await player.until_update(is_asked)
    wrong = Person(site, "", "", "wrong")
    for path, body in ROUTES:
        assert told(await site.stranger().post(f"/api/tables/{table}/{path}", body)) == (401, "guest-needed")
        assert told(await wrong.post(f"/api/tables/{table}/{path}", body)) == (401, "token-unknown")
        assert told(await ben.post(f"/api/tables/{table}/{path}", body)) == (403, "not-seated")
        assert told(await ada.post(f"/api/tables/nosuchtable/{path}", body)) == (404, "table-unknown")
    assert told(await ada.post("/api/tables/nosuchtable/review")) == (404, "table-unknown")


async def test_a_question_that_is_settled(ada: Person) -> None:
    table = await alone_with_bots(ada, game("duel"))
    async with ada.at(table) as player:
        await play_on(player, lambda update: is_asked(update) and update["step"] >= 4, first)
        step = player.update["step"]
        assert told(await ada.post(f"/api/tables/{table}/advice", {"step": 0})) == (409, "stale")
        assert (await hint(ada, table, step))["step"] == step
        later = await ada.post(f"/api/tables/{table}/advice", {"step": step + 1000})
        assert later.status_code in (200, 409, 422)


async def test_while_another_is_asked(site: Site, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, go = type(site.registry.services.bots).choose, asyncio.Event()

    async def slowly(*given: Any, **more: Any) -> int | None:
        await go.wait()
        return await thinks(*given, **more)

    monkeypatch.setattr(type(site.registry.services.bots), "choose", slowly)
    table = await alone_with_bots(ada, game("race"))
    async with ada.at(table) as player:
        while is_asked(player.update):
            await player.step(first)
        step = player.update["step"]
        assert told(await ada.post(f"/api/tables/{table}/advice", {"step": step})) == (409, "coach-not-asked")
        go.set()
        step = (await player.until_update(is_asked))["step"]
        await hint(ada, table, step)


async def test_at_a_table_that_was_just_closed(site: Site, ada: Person) -> None:
    """Given up or called off: no hints any more, and a review says why there is none."""
    table = await alone_with_bots(ada, game("race"))
    async with ada.at(table) as player:
        step = (await player.until_update(is_quiet))["step"]
    closed = await site.registry.table(table, "here")
    await closed.ask(lambda: closed.store((Ended("abandoned", [1, 1], 0.0), 0)))
    for path, body in (("advice", {"step": step}), ("explain", {"step": 1})):
        assert told(await ada.post(f"/api/tables/{table}/{path}", body)) == (409, "coach-over")
    answer = await unreviewed(ada, table, "cs")
    assert told(answer) == (409, "review-unfinished")
    assert answer.json()["text"] == Words("cs").say("review-unfinished")


async def test_bodies_that_make_no_sense(ada: Person) -> None:
    table = await alone_with_bots(ada, game("race"))
    bodies: tuple[Any, ...] = (
        None,
        [],
        {},
        {"step": -1},
        {"step": "now"},
        {"step": 10**30},
        {"step": 0, "also": "choose:produce"},
        {"step": 0, "also": [7]},
    )
    for body in bodies:
        assert told(await ada.post(f"/api/tables/{table}/advice", body)) == (422, "bad-request"), body
    for body in (*bodies[:6], {"step": 0}):
        assert told(await ada.post(f"/api/tables/{table}/explain", body)) == (422, "bad-request"), body


# -- why a bot did that


async def one_turn(player: Player) -> tuple[list[int], list[int]]:
    """Play until a bot has played too and one is asked again: one's own steps, and those of the bot."""
    await player.until_update(is_asked)
    start = player.update["step"]
    own: list[int] = []
    while is_asked(player.update) and player.update["step"] - start == len(own):
        own.append(player.update["step"] + 1)
        await player.step(first)
    await player.until_update(is_asked)
    return own, [step for step in range(own[0], player.update["step"] + 1) if step not in own]


async def test_what_a_bot_did_is_explained(ada: Person) -> None:
    table = await alone_with_bots(ada, game("duel"), options={"starts": "first_seat"})
    path = f"/api/tables/{table}/explain"
    async with ada.at(table) as player:
        own, others = await one_turn(player)
    assert others
    texts = set()
    for lang in LANGUAGES:
        answer = await ada.post(path, {"step": others[0]}, lang=lang)
        assert answer.status_code == 200, answer.text
        assert set(answer.json()) == {"text"}
        assert answer.json()["text"].strip()
        assert not any(sign in answer.json()["text"] for sign in ("{", "}", "why-", "take:", "pay:"))
        texts.add(answer.json()["text"])
    assert len(texts) == 3
    for step in own:
        assert told(await ada.post(path, {"step": step})) == (409, "coach-own")
    assert told(await ada.post(path, {"step": 5000})) == (404, "step-unknown")


async def test_what_all_chose_at_once_is_explained_for_whom_it_is_asked(ada: Person) -> None:
    """Action cards of Race are shown when the last has chosen: the line is of a step of that one."""
    table = await alone_with_bots(ada, game("race"))
    path = f"/api/tables/{table}/explain"
    async with ada.at(table) as player:
        await play_on(player, lambda update: is_asked(update) and "choose:produce" in str(update["asked"]), first)
        await player.until_update(is_quiet)
        await player.act("choose:develop")
        await player.until_update(lambda update: is_asked(update) or over(update))
        step = player.update["step"]
    log = (await ada.get(f"/api/tables/{table}/steps/{step}")).json()["log"]
    line = next(line for line in reversed(log) if line["seat"] == 1 and line["step"] > 0)
    answer = await ada.post(path, {"step": line["step"], "seat": 1})
    assert answer.status_code == 200, answer.text
    assert told(await ada.post(path, {"step": line["step"], "seat": 0})) == (409, "coach-own")
    assert told(await ada.post(path, {"step": 1, "seat": 7})) == (404, "step-unknown")


# -- the review of a finished game


def check_review(review: Frame, record: Record) -> None:
    """Its figures fit each other and the game."""
    assert set(review) == {
        "game", "seats", "chances", "decisions", "luck", "accuracy", "grades", "moments", "moments_of",
    }  # fmt: skip
    assert review["game"] == record.game.id
    assert len(review["seats"]) == record.players
    assert len(review["chances"]) == len(record.steps) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.002) for row in review["chances"])
    assert sum(review["luck"]) == pytest.approx(0, abs=0.002)
    assert len(review["luck"]) == len(review["accuracy"]) == len(review["moments_of"]) == record.players
    assert all(0 <= accuracy <= 100 for accuracy in review["accuracy"])
    for decision in review["decisions"]:
        assert set(decision) == {"step", "seat", "action", "best", "loss", "grade", "chance"}
        step = record.steps[decision["step"]]
        assert (decision["seat"], decision["action"].split()[0]) == (step.seat, step.action)
        near = {grade(max(0.0, decision["loss"] + change), record.players) for change in (-0.0001, 0, 0.0001)}
        assert decision["grade"] in near, "what was lost is rounded"
    for seat, counts in enumerate(review["grades"]):
        own = [decision["grade"] for decision in review["decisions"] if decision["seat"] == seat]
        assert {name: counts.get(name, 0) for name in GRADES} == {name: own.count(name) for name in GRADES}
    for moments in (review["moments"], *review["moments_of"]):
        assert len(moments) <= 5
        for moment in moments:
            decision = {key: moment[key] for key in review["decisions"][0]}
            assert decision in review["decisions"]
            assert moment["words"].strip()
            assert moment["best_words"].strip()
            assert all(reason.strip() for reason in moment["reason_words"])
            assert all(0 <= part["seat"] < record.players and part["words"] for part in moment["line_words"])
    for seat, moments in enumerate(review["moments_of"]):
        assert all(moment["seat"] == seat for moment in moments)


def figures(review: Frame) -> Frame:
    """All of it that is no words."""
    moments = [moment["step"] for moment in review["moments"]]
    return {**{key: value for key, value in review.items() if not key.startswith("moments")}, "moments": moments}


async def test_a_game_from_its_first_step_to_its_review(tmp_path: Path) -> None:
    """Hints end with the game, the review begins; it is kept, for anybody, over a restart."""
    async with running(tmp_path) as site:
        ada, ben = await site.guest(), await site.guest("Ben")
        table = await alone_with_bots(ada, game("race"), options={"max_rounds": 1})
        for who in (ada, ben, site.stranger()):
            assert told(await who.post(f"/api/tables/{table}/review")) == (403, "review-early")
        async with ada.at(table) as player:
            await play_on(player, over)
            step = player.update["step"]
        assert told(await ada.post(f"/api/tables/{table}/advice", {"step": step})) == (409, "coach-over")
        text = (await ada.get(f"/api/tables/{table}/record")).text
        review, same = await asyncio.gather(reviewed(ada, table), reviewed(ben, table))
        assert same == review, "one for both who asked"
        check_review(review, load(text))
        assert review["seats"][0] == "Ada"
        for who in (ada, ben, site.stranger()):
            again = (await who.post(f"/api/tables/{table}/review")).json()
            assert again == {"done": 100, "review": review}, "it is there at once"
        czech = (await ben.post(f"/api/tables/{table}/review", lang="cs")).json()["review"]
        assert figures(czech) == figures(review)
        if review["moments"]:
            assert czech["moments"][0]["words"] != review["moments"][0]["words"]
    async with running(tmp_path) as site:
        again = (await site.stranger().post(f"/api/tables/{table}/review")).json()
        assert again == {"done": 100, "review": review}, "a restart keeps it"


async def test_the_review_of_a_record_of_older_rules_is_begun(site: Site, ada: Person) -> None:
    """By anybody; the server stops in good order though it is not there yet."""
    starfarers = game("starfarers")
    record = Record(starfarers, 3, {"turn_limit": 1}, Seeded(1), ["Cid", "Dan", "Eve"], "seed 1", rules=1)
    assert record.rules < starfarers.rules_version
    play_out(record)
    table = await bring(ada, record)
    answer = await site.stranger().post(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    assert 0 <= answer.json()["done"] <= 100
    for path, body in ROUTES:
        assert (await ada.post(f"/api/tables/{table}/{path}", body)).status_code in (403, 409), "no hints any more"


@pytest.fixture
def beacons() -> Iterator[Game]:
    """A game that nothing was learnt of, offered here alone."""
    offer(["template"])
    yield game("template")
    offer([])


async def test_a_game_of_which_nothing_was_learnt(beacons: Game, ada: Person) -> None:
    table = await alone_with_bots(ada, beacons)
    async with ada.at(table) as player:
        step = (await player.until_update(is_asked))["step"]
        advice = await hint(ada, table, step)
        assert advice["learned"] is False
        assert all(choice["chance"] is None for choice in advice["choices"])
        assert all(choice["actions"][0] in player.choices() for choice in advice["choices"])
    finished = await bring(ada, played("template", 2, {}))
    for lang in LANGUAGES:
        assert told(await unreviewed(ada, finished, lang)) == (409, "review-unlearnt")
