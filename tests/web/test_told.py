"""Being told in a real browser: one button, a message into the service worker, a notification, a click, the table."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from starhold.server.told.keys import LinkKey
from tests.web.conftest import Visit
from tests.web.pushing import notified, push_service
from tests.web.server import Server
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser

_CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async (url) => void opened.push(url);
  const [notification] = await self.registration.getNotifications();
  const done = [];
  const event = new NotificationEvent('notificationclick', { notification });
  event.waitUntil = (work) => done.push(work);
  self.dispatchEvent(event);
  await Promise.race([Promise.all(done), new Promise((late) => setTimeout(late, 30000))]);
  return opened;
}"""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells at once, also push services of this machine."""
    server = Server(tmp_path_factory.mktemp("hasty"))
    wishes = {"TOLD_WAIT": "0.05", "TOLD_AWAY": "0", "PUSH_ANYWHERE": "yes"}
    server.environment |= {f"STARHOLD_{name}": value for name, value in wishes.items()}
    with server:
        yield server


def test_one_button_then_a_message_a_notification_and_a_click(hasty: Server, visit: Visit) -> None:
    ada, ben = visit(hasty, "Ada"), hasty.guest("Ben")
    page = ada.page
    ada.context.grant_permissions(["notifications"], origin=hasty.url)
    with push_service() as service:
        ada.context.add_init_script(service.script())
        ada.sit_with(ben)
        ada.turn_to("table")
        ada.button("notify-ask").click()
        expect(page.get_by_role("group", name=ada.says("told-table"))).to_be_visible()
        ada.shot("told-table")

        ada.go("/")
        elsewhere = hasty.table(ada.me, ["me", "open"])
        hasty.join(ben, elsewhere, 1)
        while (message := service.next())["table"] != elsewhere["id"]:
            pass  # of the table she has just left she is told, too
        assert (message["title"], message["url"]) == ("Your turn", f"/t/{elsewhere['id']}")
        assert notified(page, message, f"table-{elsewhere['id']}") == {
            "title": "Your turn",
            "body": message["body"],
            "tag": f"table-{elsewhere['id']}",
            "data": {"url": f"/t/{elsewhere['id']}"},
        }
        [worker] = ada.context.service_workers
        assert worker.evaluate(_CLICK) == [f"/t/{elsewhere['id']}"]

        # A message that is none of ours is shown as nothing in particular, and leads nowhere else.
        bad = {"title": "Win!", "url": "https://evil.example.org/", "body": ""}
        assert notified(page, bad, "starhold")["data"] == {"url": "/"}

        page.reload()
        ada.button("settings").click()
        box = page.get_by_label(ada.says("told-here"))
        expect(box).to_be_checked()
        ada.shot("told-settings")
        ada.button("told-try").click()
        assert service.next()["kind"] == "test"
        box.click()
        expect(box).not_to_be_checked()


def test_the_tables_that_wait_stand_on_every_page(hasty: Server, visit: Visit) -> None:
    cid, ben = visit(hasty, "Cid", size=PHONE, lang="cs"), hasty.guest("Ben")
    tables = [hasty.table(cid.me, ["me", "open"]) for _ in range(2)]
    for table in tables:
        hasty.join(ben, table, 1)
    cid.go("/rules/race")
    badge = cid.page.locator(".turns > button")
    expect(badge).to_contain_text(cid.says("turns-wait", count=2))
    expect(cid.page).to_have_title(re.compile(r"^\(2\) "))
    badge.click()
    menu = cid.page.get_by_role("navigation", name=cid.says("turns-menu"))
    expect(menu.get_by_role("link")).to_have_count(2)
    cid.shot("told-turns")
    menu.get_by_role("link").first.click()
    cid.page.wait_for_url("**/t/*")
    expect(badge).to_contain_text("1")  # the table one is at says it itself
    cid.go("/")
    expect(badge).to_contain_text("2")
    cid.shot("told-home")


def test_the_link_in_a_letter_ends_them(hasty: Server, visit: Visit) -> None:
    eve = visit(hasty)
    with sqlite3.connect(f"file:{Path(hasty.database)}?mode=ro", uri=True) as database:
        [(secret,)] = database.execute("SELECT body FROM keepsakes WHERE name = 'link-key'")
    eve.go(f"/unsubscribe/{LinkKey(secret).sign(hasty.guest('Dan').id)}")
    expect(eve.page.get_by_role("status")).to_contain_text(eve.says("letters-ended"))
    eve.expected.append("404")
    eve.go("/unsubscribe/nonsense")
    expect(eve.page.get_by_role("alert")).to_be_visible()
