"""For everybody: axe-core finds nothing serious on any page, in both themes, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import PHONE, WIDE
from tests.web.words import ANY, saying

pytestmark = pytest.mark.browser

RECORD = min((Path(__file__).parents[1] / "records" / "race").glob("*2p*.record")).read_text()
MOVING = """() => document.getAnimations()
    .filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 20)
    .map(one => one.animationName ?? one.transitionProperty)"""
WAYS = pytest.mark.parametrize(
    ("size", "theme"), [(WIDE, "dark"), (WIDE, "light"), (PHONE, "dark"), (PHONE, "light")], ids=str
)


@WAYS
def test_home_and_its_dialogs(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, "Axel", size=size, theme=theme)
    server.table(visitor.me, ["me", "open"])
    visitor.go("/")
    expect(visitor.page.get_by_role("region", name=visitor.says("my-tables")).get_by_role("link").first).to_be_visible()
    assert findings(visitor.page) == []
    visitor.button("invite-to", game="").first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.get_by_role("button", name=saying("all-options", count=ANY)).click()
    assert findings(visitor.page) == []


@WAYS
def test_the_table_in_several_decisions(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, "Berta", size=size, theme=theme)
    visitor.sit("greedy", "greedy")
    player = Mouse(visitor, "axe")
    looked: set[str] = set()
    for _ in range(14):
        if not player.ready():
            break
        if player.decision() not in looked:
            looked.add(player.decision())
            assert (player.decision(), findings(visitor.page)) == (player.decision(), [])
            if player.gather():  # the same with something picked
                assert (player.decision(), findings(visitor.page)) == (player.decision(), [])
            else:
                continue
        player.choose()
    assert len(looked) >= 3


@WAYS
def test_the_end_and_the_replay(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, "Cilka", size=size, theme=theme)
    table = server.finished(visitor.me, RECORD, 2)
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator(".end")).to_be_visible()
    assert findings(visitor.page) == []
    visitor.go(f"/t/{table}/replay")
    expect(visitor.page.get_by_text(saying("step-of", step=0, steps=ANY))).to_be_visible()
    visitor.page.get_by_role("slider").fill("30")
    visitor.page.wait_for_function("() => Number(document.querySelector('.player input[type=range]').value) >= 30")
    assert findings(visitor.page) == []


@WAYS
def test_the_rulebook_and_an_invitation(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, size=size, theme=theme)
    visitor.go("/rules/race")
    for part, shown in (("guide", ".picture .number"), ("rules", "article[data-id]"), ("words", ".words dt")):
        visitor.button(f"part-{part}", exact=True).click()
        expect(visitor.page.locator(shown).first).to_be_visible()
        assert findings(visitor.page) == []
    host = server.guest("Host")
    table = server.table(host, ["me", "open"])
    visitor.go(f"/join/{table['id']}/1/{table['invites']['1']}")
    expect(visitor.button("sit-down")).to_be_visible()
    assert findings(visitor.page) == []


def test_motion_is_reduced_where_that_is_wished(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Milan", motion=False)
    visitor.sit("greedy")
    assert Mouse(visitor).ready()
    assert visitor.page.evaluate(MOVING) == []


def test_what_is_asked_is_said_to_screen_readers(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Vilma")
    visitor.sit("greedy")
    player = Mouse(visitor, "live")
    assert player.ready()
    live = player.ask.locator("[aria-live='polite']")
    first = live.inner_text()
    player.choose()
    assert player.ready()
    expect(live).not_to_have_text(first)
    # Every glowing thing has a name, and is a real button.
    things = visitor.page.locator("main .legal").evaluate_all(
        "nodes => nodes.map(node => [node.tagName, (node.ariaLabel || node.innerText).trim()])"
    )
    assert things
    for tag, name in things:
        assert tag == "BUTTON", name
        assert name
