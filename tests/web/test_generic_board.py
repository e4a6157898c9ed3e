"""A game without a board of its own is played by the plain one: its view as lists, its choices in the question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Mouse, Player, Thumb
from tests.web.server import Server
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser

LAPTOP = (1366, 680)


@pytest.fixture
def template_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that offers Beacons too."""
    monkeypatch.setenv("STARHOLD_EXTRA_GAMES", "template")
    with Server(tmp_path) as server:
        yield server


@pytest.mark.parametrize(("size", "by"), [(LAPTOP, Mouse), (PHONE, Thumb)], ids=["laptop", "phone"])
def test_beacons_is_played_to_its_end(
    template_server: Server, visit: Visit, size: tuple[int, int], by: type[Player]
) -> None:
    visitor = visit(template_server, "Ada", size=size, lang="cs")
    visitor.sit("greedy", game="template", length="short")
    page = visitor.page
    player = by(visitor, "beacons")
    while player.ready():
        expect(page.locator(".plain-board > section")).to_have_count(3)
        expect(page.locator(".plain-board .mine .things li").first).to_contain_text("signál")
        visitor.shot("plain-board")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        player.choose()
    expect(page.locator(".end")).to_be_visible()
