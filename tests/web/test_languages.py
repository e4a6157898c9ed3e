"""Every page in every language: no key shows through, nothing stays English, plurals are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = pytest.mark.parametrize("lang", ["en", "cs", "lt"])
RECORD = min((Path(__file__).parents[1] / "records" / "race").glob("*2p*.record")).read_text()
ALL_WORDS = """() => {
    const names = ['aria-label', 'title', 'placeholder'];
    const said = [...document.querySelectorAll('*')].flatMap(node => names.map(name => node.getAttribute(name) ?? ''));
    return document.body.innerText + ' ' + said.join(' ');
}"""
HERO = {"cs": r"[ěščřžýáíéúů]", "lt": r"[ąčęėįšųūž]"}


def keys() -> set[str]:
    """All message keys of the client with a dash in them: words that no sentence has."""
    files = [*WEB.glob("locale/en.ftl"), *WEB.glob("games/*/locale/en.ftl")]
    found = {key for file in files for key in re.findall(r"^([a-z][\w-]*) *=", file.read_text(), re.MULTILINE)}
    return {key for key in found if "-" in key}


def words_of(page: Page) -> str:
    """All a person can read or hear on the page."""
    return str(page.evaluate(ALL_WORDS))


def expect_words(page: Page, lang: str) -> None:
    words = words_of(page)
    shown = set(re.findall(r"(?<![\w/.:-])[a-z]+(?:-[a-z0-9]+)+(?![\w/.-])", words)) & keys()
    assert shown == set(), "message keys show through"
    assert "undefined" not in words
    assert "[object" not in words
    assert re.search(r"\{ ?\$", words) is None, "a placeholder was not filled"
    expect(page.locator("html")).to_have_attribute("lang", lang)
    if lang in HERO:
        assert re.search(HERO[lang], words), f"no letter of {lang} on the page"


@LANGUAGES
def test_home_table_end_replay_and_rules(server: Server, visit: Visit, lang: str) -> None:
    visitor = visit(server, "Ona", lang=lang)
    guest = visitor.me
    visitor.go("/")
    expect(visitor.page.locator("article.tile").first).to_be_visible()
    expect_words(visitor.page, lang)

    visitor.sit("greedy", "greedy", max_rounds=3)
    player = Mouse(visitor, f"words {lang}")
    looked: set[str] = set()
    while player.ready():
        if player.decision() not in looked:
            looked.add(player.decision())
            expect_words(visitor.page, lang)
            visitor.shot(f"{lang}-{player.decision()}")
        player.choose()
    expect_words(visitor.page, lang)
    for tab in ("rules-tab", "chat", "table"):
        visitor.turn_to(tab)
        expect_words(visitor.page, lang)

    table = server.finished(guest, RECORD, 2)
    visitor.go(f"/t/{table}/replay")
    slider = visitor.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill("40")
    visitor.button("side-fold").click()
    expect(visitor.page.locator(".linelink").first).to_be_visible()
    expect_words(visitor.page, lang)
    visitor.go("/rules/race")
    for part, shown in (("guide", ".guide h2"), ("rules", "article[data-id]"), ("words", ".words dt")):
        visitor.button(f"part-{part}", exact=True).click()
        expect(visitor.page.locator(shown).first).to_be_visible()
        expect_words(visitor.page, lang)


def test_the_language_is_switched_at_the_table_and_kept(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Eva")
    visitor.go("/")
    visitor.page.get_by_role("button", name="CS: Čeština", exact=True).first.click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "cs")
    visitor.sit("greedy")
    player = Mouse(visitor, "switch")
    assert player.ready()
    expect_words(visitor.page, "cs")
    player.choose()
    assert player.ready()
    expect_words(visitor.page, "cs")


@LANGUAGES
def test_longer_words_break_nothing_at_phone_width(server: Server, visit: Visit, lang: str) -> None:
    """No page is wider than the screen, and no text is cut off by a neighbour."""
    visitor = visit(server, "Ilja", lang=lang, size=PHONE)
    table = server.table(visitor.me, ["me", "greedy"])["id"]
    for path in ("/", f"/t/{table}", f"/t/{table}/replay", "/rules/race"):
        visitor.go(path)
        if path == f"/t/{table}":
            assert Mouse(visitor).ready()
        visitor.page.wait_for_load_state("networkidle")
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], f"{path} is {wide} px wide"
        visitor.shot(f"{lang}-{path.strip('/').split('/')[-1][:8] or 'home'}")
