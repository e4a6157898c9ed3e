"""The strict policy of the server holds the client to its own files: nothing it does is refused by the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from starhold.core.registry import GAMES, game
from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.browser

RECORD = min((Path(__file__).parents[1] / "records" / "race").glob("*2p*.record")).read_text()
WATCH = """
addEventListener('securitypolicyviolation', (event) => {
  const kept = JSON.parse(sessionStorage.getItem('refused') ?? '[]');
  kept.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
  sessionStorage.setItem('refused', JSON.stringify(kept));
});
"""


def watched(visitor: Visitor) -> Page:
    """Keep every refusal of the browser, before anything of the page runs."""
    visitor.context.add_init_script(WATCH)
    return visitor.page


def refused(page: Page) -> list[str]:
    found: list[str] = page.evaluate("JSON.parse(sessionStorage.getItem('refused') ?? '[]')")
    return found


def test_the_browser_does_hold_pages_to_the_policy(server: Server, visit: Visit) -> None:
    """Else the other tests would prove nothing: what is not ours is refused, and the refusal is seen."""
    visitor = visit(server)
    visitor.expected += ["Content Security Policy", "content security policy", "Content-Security-Policy"]
    page = watched(visitor)
    visitor.go("/")
    page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.intruder = true';
          document.head.append(script);
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.intruder = true">');
          const style = document.createElement('style');
          style.textContent = 'body { color: red }';
          document.head.append(style);
        }"""
    )
    page.wait_for_function("() => JSON.parse(sessionStorage.getItem('refused') ?? '[]').length >= 3")
    assert page.evaluate("window.intruder") is None
    assert {line.split(" ")[0] for line in refused(page)} >= {"script-src-elem", "style-src-elem"}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_home_rules_and_replay_are_within_the_policy(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(server, name="Ada", size=size, motion=True)
    page = watched(visitor)
    visitor.go("/")
    expect(page.locator("article.tile").first).to_be_visible()
    visitor.go("/rules/race")
    expect(page.locator(".picture .number").first).to_be_visible()
    table = server.finished(visitor.me, RECORD, 2)
    visitor.go(f"/t/{table}/replay")
    expect(page.locator("input[type=range]").first).to_be_visible()
    assert refused(page) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_each_game_is_within_the_policy(server: Server, visit: Visit, name: str) -> None:
    """A few choices, with everything in motion."""
    visitor = visit(server, name="Ada", motion=True)
    page = watched(visitor)
    players = max(2, game(name).min_players)
    visitor.sit(*["random"] * (players - 1), game=name)
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    Mouse(visitor).play(3)
    assert page.evaluate("performance.getEntriesByType('resource').length") > 3
    assert refused(page) == []


def test_the_page_of_the_interface_is_within_the_policy(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    page = watched(visitor)
    visitor.go("/api/docs")
    expect(page.get_by_role("heading", name="Starhold API")).to_be_visible()
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert colour == "rgb(11, 16, 32)", "its own style is taken"
    assert refused(page) == []
