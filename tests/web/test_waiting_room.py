"""Before the deal: a waiting room, no hand, invitations for the host; and what each adds to the luck."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.browser

TITLE = "Race for the Galaxy"
LOW = (1366, 680)
KEPT = "id => localStorage.getItem(`starhold.seed.${id}`)"
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
FOCUSED = "() => document.activeElement?.matches('section.ask')"


def room(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=TITLE)


def open_by_hand(host: Visitor) -> str:
    """A table with one free seat, opened on the home page; its id."""
    host.go("/")
    host.button("invite-to", game=TITLE).click()
    host.page.get_by_label(host.says("seat-number", number=2)).select_option("open")
    host.button("open-table").click()
    host.page.wait_for_url(re.compile(r"/t/\w+"))
    return host.page.url.rsplit("/", 1)[-1]


def waits_for(visitor: Visitor, names: str) -> None:
    """It is said, and read out, whom all wait for."""
    said = visitor.says("waiting-for", names=names)
    expect(visitor.page.get_by_role("status").filter(has_text=said)).to_be_visible()


def check_luck(visitor: Visitor, table: str) -> None:
    """The number this browser has kept is in the list, and the page says so."""
    seed = visitor.page.evaluate(KEPT, table)
    assert re.fullmatch(r"[0-9a-f]{64}", seed)
    visitor.turn_to("table")
    numbers = visitor.page.get_by_role("list", name=visitor.says("seeds"))
    expect(numbers.get_by_role("listitem")).to_have_count(2)
    expect(numbers).to_contain_text(seed)
    expect(visitor.page.get_by_text(visitor.says("seed-yours"))).to_be_visible()


def test_nothing_is_dealt_before_all_sit_and_then_both_see_the_board(server: Server, visit: Visit) -> None:
    host, friend = visit(server, "Ada"), visit(server)
    table = open_by_hand(host)
    expect(room(host)).to_be_visible()
    waits_for(host, host.says("room-more", count=1))
    expect(host.page.locator("main .hand, main [data-card]")).to_have_count(0)
    field = room(host).get_by_label(host.says("invite-seat", number=2))
    invitation = field.input_value()
    field.focus()

    friend.go(invitation)
    friend.page.get_by_label(friend.says("name-label")).fill("Břetislav")
    friend.button("sit-down").click()
    for visitor in (host, friend):
        assert Mouse(visitor).ready()  # asked something
        expect(room(visitor)).to_have_count(0)
    host.page.wait_for_function(FOCUSED)  # what it was on is gone
    for visitor in (host, friend):
        check_luck(visitor, table)


def test_a_free_seat_goes_to_a_bot_and_the_game_begins(server: Server, visit: Visit) -> None:
    host = visit(server, "Bea")
    host.sit("open")
    room(host).get_by_role("button", name=host.says("hand-to-bot")).click()
    assert Mouse(host).ready()


def test_who_waits_can_chat_and_is_not_taken_from_the_field_by_the_deal(server: Server, visit: Visit) -> None:
    host = visit(server, "Cora")
    table = server.table(host.me, ["me", "open"])
    host.go(f"/t/{table['id']}")
    field = host.page.get_by_label(host.says("chat-say"))
    field.fill("Hello")
    field.press("Enter")
    expect(host.page.get_by_role("tabpanel").get_by_text("Hello")).to_be_visible()
    field.focus()
    server.join(server.guest("Dan"), table, 1)
    assert Mouse(host).ready()
    expect(field).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, LOW, PHONE], ids=str)
@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("cs", "dark"), ("lt", "dark")])
def test_the_room_fits_every_screen(server: Server, visit: Visit, size: tuple[int, int], lang: str, theme: str) -> None:
    host = visit(server, "Eva", size=size, lang=lang, theme=theme)
    host.sit("open", "greedy", "open")
    waits_for(host, host.says("room-more", count=2))
    last = host.page.get_by_label(host.says("invite-seat", number=4))
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert not host.page.evaluate(SIDEWAYS)
    assert findings(host.page) == []
    host.shot(f"room-{lang}")
