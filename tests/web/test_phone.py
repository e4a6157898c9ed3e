"""At 360 px, by touch: the question in thumb reach, strips instead of tables, all views one tap away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Thumb
from tests.web.server import Server
from tests.web.sight import SMALL_TARGETS, SMALL_TEXT
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser


def test_text_is_readable_and_targets_are_large_enough(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Lupa", size=PHONE)
    visitor.sit("greedy")
    player = Thumb(visitor, "text")
    for _ in range(8):
        if not player.ready():
            break
        assert visitor.page.evaluate(SMALL_TEXT) == []
        assert visitor.page.evaluate(SMALL_TARGETS) == []
        player.choose()


def test_log_rules_chat_and_table_are_one_tap_away(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Tina", size=PHONE)
    visitor.sit("greedy")
    player = Thumb(visitor, "views")
    player.play(choices=3)
    views = visitor.page.get_by_role("navigation", name=visitor.says("views"))
    for key, shown in [
        ("log", ".log li"),
        ("rules-tab", ".guide h2"),
        ("chat", f"[aria-label='{visitor.says('chat-say')}']"),
        ("table", ".seatlist"),
        ("board", "section.ask"),
    ]:
        views.get_by_role("button", name=visitor.says(key)).tap()
        expect(visitor.page.locator(shown).first).to_be_visible()
