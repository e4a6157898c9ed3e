"""Whole games of Race against bots in a real browser: by mouse from the first click on, and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Keyboard, Mouse
from tests.web.server import Server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def expect_the_end(visitor: Visitor, seats: int) -> None:
    """Places, sums for every seat that add up, the course as a chart, and what to do next."""
    end = visitor.page.locator(".end")
    sums = end.locator(".sums-table")
    expect(sums.locator("tfoot tr").first.locator("td")).to_have_count(seats)
    rows = sums.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].slice(1).map(cell => +cell.innerText))"
    )
    totals = sums.locator("tfoot tr").first.locator("td").all_inner_texts()
    assert [sum(column) for column in zip(*rows, strict=True)] == [int(total) for total in totals]
    expect(end.locator("svg").last).to_be_visible()
    expect(end.get_by_role("button", name=visitor.says("rematch"))).to_be_visible()
    expect(end.get_by_role("link", name=visitor.says("review"))).to_be_visible()


def test_a_newcomer_wants_no_guide_and_plays_a_whole_game_by_mouse(server: Server, visit: Visit) -> None:
    """Nothing is known of this visitor; two clicks, and the game is played to its natural end."""
    visitor = visit(server)
    visitor.go("/")
    visitor.button("play-now").first.click()
    visitor.button("learn-offer-no").click()
    visitor.page.wait_for_url(re.compile(r"/t/\w+"))
    player = Mouse(visitor, "mouse")
    assert player.play() is False
    expect_the_end(visitor, 2)
    assert player.decisions >= {"choose_action", "first_discard"}
    # The next game is one click away, and the same two sit there.
    first = visitor.page.url
    visitor.button("rematch").click()
    visitor.page.wait_for_url(lambda url: url != first and "/t/" in url)
    assert player.ready()


def test_the_advanced_game_of_two_by_mouse(server: Server, visit: Visit) -> None:
    """Two actions are chosen each round, in one gesture."""
    visitor = visit(server, "Otto")
    visitor.sit("greedy", advanced_two_player=True, max_rounds=2)
    player = Mouse(visitor, "advanced")
    assert player.play(until="choose_action")
    picked = visitor.page.locator("main .legal[aria-pressed='true']")
    player.pick_up_to(1)
    expect(picked).to_have_count(1)
    expect(player.confirm).to_have_count(0)
    player.pick_up_to(2)
    expect(picked).to_have_count(2)
    expect(player.confirm).to_be_visible()
    player.button.click()
    assert player.play() is False


def test_home_is_reached_and_left_by_keyboard(server: Server, visit: Visit) -> None:
    """Tab walks in reading order, Enter on the button opens a table, and the question has the words."""
    visitor = visit(server, "Tabita")
    visitor.go("/")
    expect(visitor.button("play-now").first).to_be_visible()
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.innerText") == visitor.says("play-now"):
            break
    else:
        raise AssertionError("Tab does not come to the button")
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("learn-offer-no")).to_be_visible()
    for _ in range(5):  # it comes in a dialog, which has the focus now
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.innerText") == visitor.says("learn-offer-no"):
            break
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(re.compile(r"/t/\w+"))
    assert Keyboard(visitor).ready()
