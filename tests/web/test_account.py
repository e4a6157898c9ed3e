"""Accounts in the browser, by passkeys of Chromium's own virtual authenticator; and a moderator at work."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

LOW = (1366, 680)
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named(own_server: Server) -> Server:
    own_server.url = f"http://localhost:{own_server.port}"
    return own_server


class Authenticator:
    """The passkeys of one browser; they can be taken to another, as those who look after passwords do."""

    def __init__(self, visitor: Visitor, keys: list[dict[str, Any]] | None = None) -> None:
        self.line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.line.send("WebAuthn.enable")
        self.id = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]
        for key in keys or ():
            self.line.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found


def said(visitor: Visitor, key: str, **values: str) -> None:
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.says(key, **values))).to_be_visible()


def sign_up(visitor: Visitor, name: str) -> Authenticator:
    authenticator = Authenticator(visitor)
    visitor.go("/account")
    visitor.page.get_by_label(visitor.says("account-name")).fill(name)
    visitor.button("account-make-passkey").click()
    said(visitor, "account-begun")
    return authenticator


def test_a_guest_becomes_an_account_and_finds_their_table_in_a_fresh_browser(named: Server, visit: Visit) -> None:
    ada = visit(named, "Somebody", size=LOW)
    table = ada.sit("greedy")
    authenticator = sign_up(ada, "Ada")
    expect(ada.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    assert findings(ada.page) == []
    ada.shot("account")
    ada.button("sign-out", exact=True).first.click()
    said(ada, "signed-out")
    assert ada.page.evaluate("localStorage.getItem('starhold.guest')") is None

    fresh = visit(named, size=PHONE, lang="cs")
    Authenticator(fresh, authenticator.keys())
    fresh.go("/account")
    fresh.shot("account-sign-in")
    fresh.button("sign-in-passkey").click()
    said(fresh, "account-entered")
    expect(fresh.page.get_by_label(fresh.says("name-label"))).to_have_value("Ada")
    fresh.shot("account-cs")
    assert not fresh.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    fresh.go("/")
    expect(fresh.page.locator(f"a[href='/t/{table}']").first).to_be_visible()


def test_a_moderator_mutes_somebody_who_was_reported(named: Server, visit: Visit) -> None:
    mona = visit(named, size=LOW)
    sign_up(mona, "Mona")
    database = f"sqlite:///{named.database}"
    command = [sys.executable, "-m", "starhold.cli", "role", "Mona", "moderator", "--database", database]
    subprocess.run(command, check=True, capture_output=True)

    ada, rude = visit(named, "Ada"), named.guest("Rude")
    table = ada.sit_with(rude)
    loud = visit(named)
    loud.context.add_init_script(f"localStorage.setItem('starhold.guest', {rude.kept()!r})")
    loud.go(f"/t/{table}")
    loud.turn_to("chat")
    field = loud.page.get_by_label(loud.says("chat-say"))
    field.fill("go away")
    field.press("Enter")

    ada.turn_to("chat")
    ada.button("about-line", name="Rude").click()
    ada.button("lines-hide", name="Rude").click()
    ada.button("report-send").click()
    said(ada, "report-sent")
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.says("close")).click()
    expect(ada.page.get_by_text(ada.says("line-hidden"))).to_be_visible()

    mona.go("/moderator")
    expect(mona.page.get_by_text("Rude: go away")).to_be_visible()
    assert findings(mona.page) == []
    mona.shot("moderator")
    mona.button("mute-for", hours=24).click()
    expect(mona.button("unmute")).to_be_visible()
    mona.button("report-close", exact=True).click()
    expect(mona.page.get_by_text(mona.says("reports-none"))).to_be_visible()

    field.fill("what?")
    field.press("Enter")
    expect(loud.page.get_by_text("A moderator has muted you").first).to_be_visible()
    expect(field).to_have_value("what?")
