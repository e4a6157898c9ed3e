"""At 360 px, by touch: the question in thumb reach, strips instead of tables, all views one tap away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import Gone, Thumb
from tests.web.server import Server
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser

SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(node =>
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()) && node.checkVisibility()
    && parseFloat(getComputedStyle(node).fontSize) < 12).map(node => node.outerHTML.slice(0, 120))"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select')].filter(node => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility() && box.width > 1 && box.height > 1 && box.height < 24 && box.width < 24;
}).map(node => node.outerHTML.slice(0, 120))"""


BUTTON = """() => {
    const button = document.querySelector('section.ask')?.querySelector('[data-confirm], [data-part]');
    const box = button?.getBoundingClientRect();
    return box ? [box.y, box.height, document.documentElement.scrollWidth] : null;
}"""


def expect_in_reach(page: Page) -> None:
    """The button stands at the bottom of the screen, whatever the board is scrolled to."""
    seen = page.evaluate(BUTTON)
    if seen is None:
        raise Gone
    top, height, wide = seen
    assert PHONE[1] / 2 < top < PHONE[1] - height, seen
    assert wide <= PHONE[0]


def test_two_rounds_by_touch(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Tomáš", size=PHONE)
    visitor.sit("greedy", "greedy", max_rounds=2)
    player = Thumb(visitor, "thumb")
    while player.ready():
        player.choose(lambda _: expect_in_reach(visitor.page))
    expect(visitor.page.locator(".end")).to_be_visible()


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
        ("rules-tab", "article[data-id]"),
        ("chat", f"[aria-label='{visitor.says('chat-say')}']"),
        ("table", ".seatlist"),
        ("board", "section.ask"),
    ]:
        views.get_by_role("button", name=visitor.says(key)).tap()
        expect(visitor.page.locator(shown).first).to_be_visible()
