"""For whoever watches a server: figures, readiness, and request ids in the log and in answers."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from starhold.server.logs import JsonLines, log, logger
from starhold.server.readiness import Readiness
from starhold.server.settings import Settings
from starhold.server.storage import Storage, StorageError
from tests.server.kit import HASTY, Person, Site, connect, first, running


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is written into the server's log."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield out
    logger.removeHandler(handler)
    logger.setLevel(level)


async def figures(site: Site) -> dict[str, float]:
    """By name and labels."""
    answer = await site.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def test_figures_tell_what_has_happened(site: Site, ada: Person, ben: Person) -> None:
    before = await figures(site)
    assert before["starhold_tables"] == before["starhold_sockets"] == 0
    opened = await ada.open("me", "greedy")
    async with ada.at(opened["id"], seed="00" * 16) as player:
        await player.until_update(lambda update: update["asked"] is not None)
        await player.step(first)
        during = await figures(site)
        assert during["starhold_sockets"] == 1
        assert during["starhold_tables"] == 1
    assert (await site.http.get("/api/nothing")).status_code == 404
    after = await figures(site)
    assert after["starhold_requests_total{method=POST,route=/api/tables,status=201}"] == 1
    assert after["starhold_requests_total{method=GET,route=/api/{path:path},status=404}"] == 1
    assert after["starhold_request_seconds_count{route=/api/tables}"] == 1
    assert after["starhold_events_stored_total"] >= 2
    assert after["starhold_append_seconds_count"] >= 1
    assert after["starhold_bot_seconds_count"] == after["starhold_bot_wait_seconds_count"] >= 1
    assert after["starhold_storage_errors_total"] == 0
    for name in ("starhold_bots_waiting", "starhold_bots_thinking", "starhold_loop_lag_seconds_count"):
        assert name in after
    assert ada.name not in str(after)
    assert opened["id"] not in str(after)


async def test_figures_are_for_the_addresses_that_were_named(tmp_path: Path) -> None:
    async with running(tmp_path, Settings(limits=HASTY, bot_workers=0, metrics_from=("10.0.0.9",))) as site:
        answer = await site.http.get("/metrics", params={"lang": "cs"})
        assert answer.status_code == 403
        assert answer.json()["key"] == "metrics-closed"
        named = await site.http.get("/metrics", headers={"X-Forwarded-For": "10.0.0.9"})
        assert named.status_code == 200, "a proxy of this machine is believed"


async def test_a_storage_that_fails_is_counted_and_not_ready(
    site: Site, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await ada.open_full("me", "open")
    async with ada.at(opened["id"], seed="00" * 16) as player:
        await player.until_update(lambda update: update["asked"] is not None)
        answer = await site.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (200, {"ready": True, "why": ""})

        async def failing(*_: object, **__: object) -> int:
            raise StorageError("no space left")

        storage = site.registry.services.storage
        monkeypatch.setattr(storage, "append", failing)
        monkeypatch.setattr(storage, "probe", failing)
        monkeypatch.setattr("starhold.server.pulse.KEPT", 0.0)
        with pytest.raises(ConnectionClosed):
            await player.act(player.choices()[0])
    assert (await figures(site))["starhold_storage_errors_total"] == 1
    answer = await site.http.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "storage"})
    monkeypatch.undo()


async def test_a_server_that_is_about_to_end_says_so_and_takes_no_new_sockets(site: Site, ada: Person) -> None:
    opened = await ada.open_full("me", "open")
    async with ada.at(opened["id"], seed="00" * 16) as player:
        await player.until_update(lambda update: update["asked"] is not None)
        site.registry.services.readiness.draining = True
        answer = await site.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "draining"})
        async with connect(site.socket_url(opened["id"])) as late:
            told = json.loads(await late.recv())
            assert (told["type"], told["key"]) == ("problem", "server-ending")
            with pytest.raises(ConnectionClosed):
                await late.recv()
            assert late.close_code == 1013
        await player.step(first)  # who is here goes on
        site.registry.services.readiness.draining = False


async def test_draining_lasts_as_long_as_somebody_is_there_and_no_longer_than_was_said() -> None:
    readiness = Readiness()
    assert readiness.why_not() == "starting"
    readiness.started = True
    assert readiness.why_not() == ""
    asked: list[bool] = []

    def leaving() -> bool:
        asked.append(readiness.draining)
        return len(asked) < 3

    await readiness.drain(600.0, leaving)
    assert asked == [True, True, True], "it is said before anybody is waited for"
    await readiness.drain(0.0, lambda: True)
    assert readiness.why_not() == "draining"


async def test_a_request_has_an_id_in_its_answer_and_on_every_line(
    site: Site, ada: Person, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await site.http.get("/api/games", headers={"X-Request-Id": "proxy-4711.x"})
    assert answer.headers["x-request-id"] == "proxy-4711.x"
    for odd in ("short", "x" * 65, 'quote"d-id', "läuft-nicht"):
        given = await site.http.get("/api/games", headers={b"X-Request-Id": odd.encode("latin-1")})
        assert given.headers["x-request-id"] != odd
        assert len(given.headers["x-request-id"]) == 16
    noted = [json.loads(line) for line in lines.getvalue().splitlines()]
    ids = [line["request"] for line in noted if line.get("path") == "/api/games"]
    assert ids[0] == "proxy-4711.x"
    assert len(set(ids)) == 5

    storage: Storage = site.registry.services.storage
    told = storage.create_table

    async def noting(*args: object, **more: object) -> None:
        log("deep-inside")
        await told(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(storage, "create_table", noting)
    await site.http.post(
        "/api/tables",
        headers=ada.headers | {"X-Request-Id": "opening-a-table"},
        json={"game": "race", "players": 2, "seats": ["me", "open"]},
    )
    deep = [json.loads(line) for line in lines.getvalue().splitlines() if "deep-inside" in line]
    assert [line["request"] for line in deep] == ["opening-a-table"]


async def test_an_id_of_a_stranger_is_not_taken(site: Site) -> None:
    """Over a proxy of ours it is the proxy's own; of somebody who came directly it may be anything."""
    from starhold.server.middleware import _request_id

    def of(client: tuple[str, int]) -> str:
        return _request_id({"type": "http", "client": client, "headers": [(b"x-request-id", b"given-by-them")]})

    assert of(("203.0.113.7", 0)) == "given-by-them"
    assert of(("203.0.113.7", 50_000)) != "given-by-them"
