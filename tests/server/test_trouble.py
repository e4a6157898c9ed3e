"""When something around the server fails: said in words that give nothing away, and noticed where it is watched."""

from __future__ import annotations

import json
import logging
import time
from pathlib import Path

import pytest

from starhold.core.registry import all_games
from starhold.server import pulse
from starhold.server.logs import Seldom
from starhold.server.storage import StorageError
from tests.server.kit import Person, Site, connect, running

LATER = 1013


# -- storage


async def test_where_the_database_is_stays_with_who_runs_the_server(
    site: Site, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await ada.open("me", "random")
    await site.registry.put_away(float("inf"))

    async def failing(*_: object) -> None:
        raise StorageError("the database postgresql://db.internal:5432/secret cannot be used")

    monkeypatch.setattr(site.registry.services.storage, "load", failing)
    for lang in ("en", "cs", "lt"):
        async with connect(site.socket_url(opened["id"])) as socket:
            await socket.send(json.dumps({"type": "hello", "token": ada.token, "lang": lang}))
            frame = await socket.recv()
            assert json.loads(frame)["key"] == "table-trouble"
            assert "secret" not in str(frame)
            await socket.wait_closed()
            assert socket.close_code == LATER, "worth trying again"
    answer = await ada.get(f"/api/tables/{opened['id']}/steps/0")
    assert (answer.status_code, answer.json()["key"]) == (503, "table-trouble")
    assert "secret" not in answer.text


async def test_health_tells_whether_anything_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "KEPT", -1.0)
    async with running(tmp_path) as site:
        answer = await site.http.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (200, True)

        async def full() -> None:
            raise StorageError(f"the database {tmp_path} cannot grow: there is no space left on the disk")

        with monkeypatch.context() as patch:
            patch.setattr(site.registry.services.storage, "probe", full)
            answer = await site.http.get("/healthz")
            assert (answer.status_code, answer.json()["ok"]) == (503, False)
            assert str(tmp_path) not in answer.text
        answer = await site.http.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (200, True), "and when there is room again"
        (tmp_path / "tables.db").unlink()
        assert (await site.http.get("/healthz")).status_code == 503, "a deleted file is noticed"
        assert (await site.http.post("/api/guests", json={"name": "Ada"})).status_code == 503


async def test_health_costs_one_write_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "KEPT", 1_000_000.0)
    async with running(tmp_path) as site:
        tried = 0
        probe = site.registry.services.storage.probe

        async def counted() -> None:
            nonlocal tried
            tried += 1
            await probe()

        monkeypatch.setattr(site.registry.services.storage, "probe", counted)
        for _ in range(20):
            assert (await site.http.get("/healthz")).status_code == 200
        assert tried == 1


# -- numbers without end


async def test_a_number_without_end_is_refused_in_words(site: Site, ada: Person) -> None:
    tried = 0
    for game in all_games():
        players = max(2, game.min_players)
        numbers = [option.name for option in game.options if type(option.default) is int]
        wish = {"game": game.id, "players": players, "seats": ["me", *["random"] * (players - 1)]}
        for name in numbers:
            for value in (10**30, 2**63, 1_000_001, -1, "9" * 30, "9" * 5000):
                answer = await ada.post("/api/tables", wish | {"options": {name: value}})
                assert (answer.status_code, answer.json()["key"]) == (422, "bad-option"), (game.id, name)
                assert "1000000" in answer.json()["text"]
                tried += 1
    assert tried
    assert (await site.registry.services.storage.counts()).tables == 0


# -- time


async def test_a_clock_that_is_set_forward_takes_nobodys_seat(site: Site, ada: Person, ben: Person) -> None:
    """How long somebody is away is measured, not read off the clock on the wall."""
    opened = await ada.open("me", "open", public=True)
    await ben.post(f"/api/tables/{opened['id']}/join", {})
    async with ben.at(opened["id"]):
        pass
    async with ada.at(opened["id"]) as player:
        site.registry.services.clock = lambda: time.time() + 3600
        refused = await player.command("hand", seat=1, bot="random")
        assert (refused["type"], refused["key"]) == ("refused", "hand-not-left")
        assert (await player.command("hand", seat=0, bot="random"))["type"] == "done"
        await player.until("update")
        assert player.update["seats"][1]["left_for"] < 600


# -- bytes that are no text


async def test_bytes_that_are_no_text_leave_no_traceback(tmp_path: Path) -> None:
    heard: list[logging.LogRecord] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record)

    listened, ear, seldom = logging.getLogger("uvicorn.error"), Ear(), Seldom()
    listened.addFilter(seldom)
    listened.addHandler(ear)
    try:
        async with running(tmp_path) as site:
            ada = await site.guest()
            opened = await ada.open("me", "random")
            for hello in (True, False) * 3:
                async with connect(site.socket_url(opened["id"])) as socket:
                    if hello:
                        await socket.send(json.dumps({"type": "hello", "token": ada.token}))
                        await socket.recv()
                    await socket.send(b'{"type":"ping\xff\xfe"}', text=True)
                    await socket.wait_closed()
                    assert socket.close_code == 1007
            async with ada.at(opened["id"]) as player:
                await player.send(type="ping")
                assert (await player.until("pong"))["type"] == "pong"
    finally:
        listened.removeHandler(ear)
        listened.removeFilter(seldom)
    nonsense = [record for record in heard if "UTF-8" in record.getMessage()]
    assert len(nonsense) == 1, "said once, not each time"
    assert nonsense[0].exc_info is None
    assert nonsense[0].levelno == logging.WARNING
