"""Three Epochs in a real browser: whole games by mouse and by keyboard, by touch, and what its board answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")], ids=str)
def test_axe_finds_nothing_serious(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, "Erik", size=size, theme=theme)
    visitor.sit("greedy", game="duel")
    player = Mouse(visitor, "duel axe")
    looked: set[str] = set()
    for _ in range(30):
        assert player.ready()
        decision = player.decision()
        if decision not in looked:
            looked.add(decision)
            assert (decision, findings(visitor.page)) == (decision, [])
            if not player.gather():
                continue
            assert (decision, findings(visitor.page)) == (decision, [])
        player.choose()
    assert looked >= {"turn"}


def first_turn(visitor: Visitor) -> Mouse:
    visitor.sit("greedy", game="duel", starts="first_seat")
    player = Mouse(visitor, "duel board")
    assert player.ready()
    return player


def test_the_market_takes_two_cards_and_says_why_not(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Marek")
    player = first_turn(visitor)
    cell = visitor.page.locator
    cell("[data-cell='1a']").click()
    expect(cell(".bill .hint")).to_contain_text(visitor.says("duel-pick-second"))
    expect(player.confirm).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    # Two and two are worth too much together: the engine says so, and the last click begins anew.
    cell("[data-cell='2b']").click()
    cell("[data-cell='2a']").click()
    expect(player.ask.locator(".refused")).to_contain_text("duel:C2")
    expect(cell(".market .selected")).to_have_count(1)
    before = visitor.page.locator(".hand li").count()
    # The second card says "Take both": a click on it does.
    cell("[data-cell='1a']").click()
    expect(visitor.page.locator(".hand li")).to_have_count(before + 2)


def test_a_card_is_played_and_paid_for_in_one_gesture(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Petr")
    player = first_turn(visitor)
    while not visitor.page.locator(".hand .ec.legal").count():
        player.choose()
        assert player.ready()
    before = len(visitor.wire.acts)
    visitor.page.locator(".hand .ec.legal").first.click(position={"x": 12, "y": 12})
    expect(player.confirm).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(player.confirm).to_have_count(0)
    visitor.page.locator(".hand .ec.legal").first.click(position={"x": 12, "y": 12})
    ways = visitor.page.locator(".ways [data-bundle]")
    ways.last.click()
    expect(ways.last).to_have_attribute("aria-pressed", "true")
    player.button.click()
    player.until_done(before)
    assert len(visitor.wire.acts) == before + 1
    expect(visitor.page.locator(".bill.paying")).to_have_count(0)
