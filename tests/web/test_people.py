"""People find each other, and find their games again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.server import Guest, Server
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

TITLE = "Race for the Galaxy"
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def play_to_the_end(server: Server, guest: Guest, table: str) -> None:
    """Answer whatever is asked, over a socket."""
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": guest.token}))
        number = 0
        while True:
            update = json.loads(socket.recv())
            if update["type"] != "update":
                continue
            if update["over"]:
                return
            if update["asked"] is not None:
                number += 1
                action = update["asked"]["choices"][-1]["action"]
                socket.send(
                    json.dumps({"type": "act", "id": f"c{number}", "step": update["step"], "actions": [action]})
                )


def look_for_company(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("seek-begin").click()


def test_two_strangers_are_brought_together(server: Server, visit: Visit) -> None:
    ada, ben = visit(server, "Ada"), visit(server, "Ben", size=PHONE)
    look_for_company(ada)
    expect(ada.page.get_by_role("status").filter(has_text=ada.says("seek-looking", game=TITLE))).to_be_visible()
    ada.button("seek-stop").click()
    expect(ada.button("seek-begin")).to_be_visible()
    ada.button("seek-begin").click()
    expect(ada.button("seek-stop")).to_be_visible()
    look_for_company(ben)
    for one in (ada, ben):
        one.page.wait_for_url(re.compile(r"/t/\w+"))
        expect(one.page.get_by_role("heading", level=1, name=TITLE)).to_be_visible()
    assert ada.page.url == ben.page.url
    eve = visit(server)
    eve.go("/watch")
    expect(eve.page.get_by_role("listitem").filter(has_text="Ada").filter(has_text="Ben")).to_be_visible()
    assert findings(eve.page) == []


def test_a_finished_game_stands_in_ones_history(server: Server, visit: Visit) -> None:
    ada = visit(server, "Ada")
    assert ada.guest is not None
    table = server.table(ada.guest, ["me", "greedy"], max_rounds=1)["id"]
    play_to_the_end(server, ada.guest, table)
    ada.go("/")
    ada.page.get_by_role("link", name=ada.says("my-games")).click()
    expect(ada.page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    game = ada.page.get_by_role("region", name=ada.says("games-played")).get_by_role("listitem")
    expect(game).to_have_count(1)
    expect(game).to_contain_text(TITLE)
    expect(ada.page.get_by_role("list", name=ada.says("stat-wins"))).to_contain_text(TITLE)
    assert findings(ada.page) == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not ada.page.evaluate(SIDEWAYS)
    game.get_by_role("link", name=re.compile("^" + ada.says("review"))).click()
    ada.page.wait_for_url(re.compile(rf"/t/{table}/replay"))


def test_a_code_leads_to_the_table(server: Server, visit: Visit) -> None:
    ada, ben = visit(server, "Ada"), visit(server, "Ben")
    assert ada.guest is not None
    table = server.table(ada.guest, ["me", "open"])["id"]
    code = server.ask(f"/api/tables/{table}/code", {}, ada.guest.token)["code"]
    ben.go("/")
    ben.page.get_by_label(ben.says("code-have")).fill(f"{code[:3]} {code[3:]}".lower())
    ben.button("code-go").click()
    ben.page.wait_for_url(re.compile(rf"/join/{table}/1/"))
    ben.go("/best")
    expect(ben.page.get_by_role("table")).to_contain_text("Oracle")
    assert findings(ben.page) == []
