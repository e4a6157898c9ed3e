"""Time at the table: a clock runs out in front of both, somebody gives up, a proposal is answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

LOW = (1366, 680)


def dealt(server: Server, host: Visitor, friend: Visitor, **more: object) -> str:
    """A table of two, both in front of it."""
    wish = {"game": "race", "players": 2, "seats": ["me", "open"], "seed_later": True, **more}
    table = server.ask("/api/tables", wish, host.me.token)
    server.join(friend.me, table, 1)
    friend.go(f"/t/{table['id']}")
    expect(friend.page.get_by_role("region", name="Race for the Galaxy")).to_be_visible()
    host.go(f"/t/{table['id']}")
    for visitor in (host, friend):
        expect(visitor.page.locator("section.ask")).to_be_visible()
    return str(table["id"])


def ended(visitor: Visitor, title: str, how: str) -> None:
    panel = visitor.page.locator("section.end")
    expect(panel.locator("h2")).to_contain_text(title)
    expect(panel.locator(".how")).to_have_text(how)


def test_a_clock_runs_out_in_front_of_both(server: Server, visit: Visit) -> None:
    host, friend = visit(server, "Ada", size=LOW), visit(server, "Ben", size=PHONE)
    dealt(server, host, friend, clock={"kind": "bank", "seconds": 30, "increment": 0})
    table = host.page.url
    clocks = host.page.locator(".players .seatclock")
    expect(clocks).to_have_count(2)
    expect(friend.page.locator(".only-m .seatclock.running")).to_be_visible()
    expect(host.page.locator(".players .seatclock.low").first).to_be_visible()  # it warns by shape too
    for visitor in (host, friend):
        expect(visitor.page.locator("section.end .how")).to_be_visible()
        expect(visitor.page.locator("section.end .how")).to_contain_text("ran out of time")
    assert host.page.url == table


def test_somebody_gives_up_and_both_are_told(server: Server, visit: Visit) -> None:
    host, friend = visit(server, "Ada", size=LOW), visit(server, "Ben")
    dealt(server, host, friend)
    friend.turn_to("table")
    friend.button("resign").click()
    friend.page.get_by_role("dialog").get_by_role("button", name=friend.says("resign")).click()
    ended(host, host.says("end-you-win-resigned"), host.says("told-resigned", name="Ben"))
    ended(friend, friend.says("end-wins-resigned", name="Ada"), friend.says("told-resigned", name="Ben"))


def test_a_proposal_is_answered_where_notices_stand(server: Server, visit: Visit) -> None:
    host, friend = visit(server, "Ada", size=LOW), visit(server, "Ben", size=PHONE)
    dealt(server, host, friend, clock={"kind": "move", "seconds": 3600})
    host.turn_to("table")
    host.button("offer-pause").click()
    host.page.get_by_role("dialog").get_by_role("button", name=host.says("offer-pause")).click()
    expect(host.page.locator(".card.offer")).to_contain_text(host.says("offer-mine-pause"))
    expect(friend.page.locator(".card.offer")).to_contain_text(friend.says("offer-asks-pause", name="Ada"))
    friend.button("offer-agree").click()
    for visitor in (host, friend):
        expect(visitor.page.locator(".notices")).to_contain_text(visitor.says("game-paused"))
        expect(visitor.page.locator(".seatclock.running")).to_have_count(0)


def test_a_clock_is_chosen_for_a_new_table(server: Server, visit: Visit) -> None:
    host = visit(server, "Ada", size=LOW)
    host.go("/")
    host.button("invite-to", game="Race for the Galaxy").click()
    picks = host.page.locator(".clockpick select")
    picks.first.select_option("days-3")
    picks.nth(1).select_option("resign")
    host.button("open-table").click()
    host.page.wait_for_url(re.compile(r"/t/\w+"))
    found = server.ask(f"/api/tables/{host.page.url.rsplit('/', 1)[-1]}", None, host.me.token)
    assert found["clock"] == {"kind": "days", "seconds": 3 * 86_400, "increment": 0, "bot": ""}
    assert found["pace"] == "days"
