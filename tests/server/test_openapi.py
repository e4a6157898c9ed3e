"""Whatever is sent to the HTTP part, the answer is one its document promises, and never a failure of ours."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from starhold.server.app import create_app
from starhold.server.storage import open_storage
from tests.server.kit import HANGS, INLINE, running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DOCUMENT = schemathesis.openapi.from_dict(create_app(open_storage("sqlite:///unused.db"), INLINE).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in DOCUMENT.get_all_operations() if isinstance(found, Ok)}


class Served:
    """A server in a thread of its own, with a guest and a table of theirs."""

    def __init__(self, base: str) -> None:
        self.base = base
        token = httpx.post(f"{base}/api/guests", json={"name": "Ada"}, timeout=None).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        wish = {"game": "race", "players": 2, "seats": ["me", "open"], "public": True}
        self.table = httpx.post(f"{base}/api/tables", json=wish, headers=self.headers, timeout=None).json()["id"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    ready = threading.Event()
    port = 0
    stop: asyncio.Event
    loop: asyncio.AbstractEventLoop

    async def serve() -> None:
        nonlocal port, stop, loop
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        async with running(folder) as site:
            port = site.port
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(HANGS)
    yield Served(f"http://127.0.0.1:{port}")
    loop.call_soon_threadsafe(stop.set)
    thread.join()


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_promised(label: str, served: Served) -> None:
    """Good and bad input, with and without a token, half of the time for a table that is there."""

    @given(case=OPERATIONS[label].as_strategy(), known=st.booleans(), there=st.booleans())
    @settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def run(case: Any, known: bool, there: bool) -> None:
        if there and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = served.table
        headers = served.headers if known else {}
        response = case.call(base_url=served.base, headers=headers, timeout=HANGS)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert set(response.json()) == {"key", "text"}

    run()


def test_all_parts_are_covered() -> None:
    assert {label.split()[1].split("/")[2] for label in OPERATIONS if "/api/" in label} == {
        "bot",
        "bots",
        "codes",
        "games",
        "guests",
        "leaderboards",
        "links",
        "mail-links",
        "me",
        "people",
        "places",
        "moderation",
        "sign-in",
        "socket.json",
        "tables",
        "unsubscribe",
    }
