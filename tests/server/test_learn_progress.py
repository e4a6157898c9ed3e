"""How far a learner has come: kept by topic, on every device, within bounds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starhold.core.registry import game
from tests.server.kit import Person, Site, running
from tests.server.pupil import (
    Pupil,
    note,
    reached,
)
from tests.server.test_http import told
from tests.teach.kit import gestures, guided


async def test_progress_is_kept_by_topic(ada: Person, ben: Person) -> None:
    assert await reached(ada) == {}
    midway = {"gestures": [["choose:develop"], ["pay:a", "pay:b"]], "note": "Ąžuolas 🪐"}
    answer = await note(ada, "race/guided/first", midway)
    assert (answer.status_code, answer.content) == (204, b"")
    assert (await note(ada, "race/task/conquer_1.b-2", {"done": True})).status_code == 204
    assert await reached(ada) == {"race/guided/first": midway, "race/task/conquer_1.b-2": {"done": True}}
    assert (await note(ada, "race/guided/first", {})).status_code == 204
    assert await reached(ada) == {"race/guided/first": {}, "race/task/conquer_1.b-2": {"done": True}}
    assert await reached(ben) == {}, "it is nobody else's"


async def test_progress_on_two_devices_and_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        phone = await site.guest()
        await note(phone, "race/guided/first", {"gestures": [["choose:develop"]]})
        code = (await phone.post("/api/me/link")).json()["code"]
        given = (await site.http.post(f"/api/links/{code}")).json()
        desk = Person(site, given["id"], given["name"], given["token"])
        assert await reached(desk) == {"race/guided/first": {"gestures": [["choose:develop"]]}}
        one = game("race")
        left_at = (await reached(desk))["race/guided/first"]["gestures"]
        if left_at == gestures(one, guided(one))[:1]:
            assert (await Pupil(desk, one).at(left_at))["verdict"] == "right"
        await note(desk, "race/guided/first", {"done": True})
        await note(desk, "duel/task/pair", {"done": True})
        assert await reached(phone) == await reached(desk)
    async with running(tmp_path) as site:
        for device in (phone, desk):
            again = Person(site, device.id, device.name, device.token)
            assert await reached(again) == {"duel/task/pair": {"done": True}, "race/guided/first": {"done": True}}


async def test_a_lesson_left_in_the_middle_goes_on_on_another_device(site: Site, ada: Person) -> None:
    """All that is kept is what was chosen: with that the other device is exactly there."""
    one = game("race")
    chosen = gestures(one, guided(one))
    here = await Pupil(ada, one).at(chosen[:4])
    await note(ada, "race/guided/first", {"gestures": chosen[:4]})
    code = (await ada.post("/api/me/link")).json()["code"]
    given = (await site.http.post(f"/api/links/{code}")).json()
    other = Person(site, given["id"], given["name"], given["token"])
    left_at = (await reached(other))["race/guided/first"]["gestures"]
    there = await Pupil(other, one).at(left_at)
    assert there == here
    assert (await Pupil(other, one).at(chosen))["verdict"] == "end"


async def test_progress_needs_a_guest(site: Site) -> None:
    stranger, wrong = site.stranger(), Person(site, "", "", "wrong")
    assert told(await stranger.get("/api/me/progress")) == (401, "guest-needed")
    assert told(await note(stranger, "race/guided/first", {})) == (401, "guest-needed")
    assert told(await wrong.get("/api/me/progress")) == (401, "token-unknown")
    assert told(await note(wrong, "race/guided/first", {})) == (401, "token-unknown")


@pytest.mark.parametrize("topic", ["Race", "race guided", "race%00", "čeština", "race?x", "a" * 101, "r:1", "%20"])
async def test_topics_that_are_none(ada: Person, topic: str) -> None:
    answer = await note(ada, topic.replace("?", "%3F"), {"done": True})
    assert told(answer) == (422, "bad-request"), topic
    assert await reached(ada) == {}


@pytest.mark.parametrize("topic", ["a", "a" * 100, "race/guided/first", "a.b_c-d/0"])
async def test_topics_that_are_some(ada: Person, topic: str) -> None:
    assert (await note(ada, topic, {"done": True})).status_code == 204
    assert await reached(ada) == {topic: {"done": True}}


async def test_values_that_are_none(ada: Person) -> None:
    values: tuple[Any, ...] = (None, [], "done", 7, True)
    for value in values:
        assert told(await note(ada, "race", value)) == (422, "bad-request"), value
    put = ada.site.http.put
    for content in (b"", b"{", b"{}", b"[]", b'{"value":'):
        headers = {**ada.headers, "Content-Type": "application/json"}
        assert told(await put("/api/me/progress/race", headers=headers, content=content))[0] == 422, content
    assert await reached(ada) == {}


async def test_odd_words_in_a_value_come_back_or_are_refused(ada: Person) -> None:
    headers = {**ada.headers, "Content-Type": "application/json"}
    for text in (r'"a\u0000b"', r'"half \ud83e pair"', r'"\"};--"', "1e999", "123456789012345678901234567890", "0.1"):
        content = b'{"value":{"x":%s}}' % text.encode()
        answer = await ada.site.http.put("/api/me/progress/race", headers=headers, content=content)
        assert answer.status_code in (204, 422), text
        back = await ada.get("/api/me/progress")
        assert back.status_code == 200, text
        if answer.status_code == 204:
            assert back.json()["race"] == json.loads(f'{{"x":{text}}}'), text
    deep = b'{"value":' + b'{"x":' * 500 + b"{}" + b"}" * 500 + b"}"
    answer = await ada.site.http.put("/api/me/progress/race", headers=headers, content=deep)
    assert answer.status_code in (204, 413, 422)
    assert (await ada.get("/api/me/progress")).status_code == 200


async def test_a_value_that_is_too_long_is_refused(ada: Person) -> None:
    assert (await note(ada, "race", {"x": "a" * 7_900})).status_code == 204
    before = await reached(ada)
    assert told(await note(ada, "race", {"x": "a" * 8_001})) == (413, "progress-long")
    assert told(await note(ada, "duel", {"x": list(range(3_000))})) == (413, "progress-long")
    assert await reached(ada) == before


async def test_so_many_topics_and_no_more(ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.storage.sqlite.MOST_TOPICS", 3)
    for number in range(3):
        assert (await note(ada, f"topic-{number}", {})).status_code == 204
    assert told(await note(ada, "topic-3", {})) == (409, "progress-full")
    assert (await note(ada, "topic-1", {"done": True})).status_code == 204, "what is there may still change"
    assert await reached(ada) == {"topic-0": {}, "topic-1": {"done": True}, "topic-2": {}}
    assert (await note(ben, "topic-3", {})).status_code == 204
