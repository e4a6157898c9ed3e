"""Chromium, a server, and visitors: browsers of their own whose every complaint fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.web.server import Server
from tests.web.visitor import WAIT, Visitor

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=WAIT)  # left alone it gives up after five seconds
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("STARHOLD_CHROMIUM") or shutil.which("chromium")
    assert path, "there is no Chromium: run tools/program.sh chromium, or set STARHOLD_CHROMIUM"
    browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=WAIT)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server most tests share: each has its own guests and tables."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may be killed."""
    with Server(tmp_path) as server:
        yield server


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Opens browsers of their own (nothing in common but the server): `visit(server, name="Ada", width=360)`."""
    visitors: list[Visitor] = []

    def open_one(server: Server, name: str = "", **how: object) -> Visitor:
        visitors.append(Visitor.come(chromium, server, name, **how))  # type: ignore[arg-type]
        return visitors[-1]

    yield open_one
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints()]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == [], "the page complained"
