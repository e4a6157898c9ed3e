"""What is read: the player's rulebook with its picture, a search over all books, paper; the glossary on the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starhold import game
from starhold.core.registry import GAMES
from tests.web.conftest import Visit
from tests.web.player import Mouse, Thumb
from tests.web.server import Server
from tests.web.visitor import PHONE, WIDE, Visitor
from tests.web.words import ANY, saying

pytestmark = pytest.mark.browser

every_game = pytest.mark.parametrize("name", GAMES)
FEWEST_PAGES, MOST_PAGES = 4, 6
PAPER = (673, 1011)  # pixels of a sheet of A4 within its margins
# An icon of the board that the glossary tells of, where one can point at it: its middle.
ICON = """() => {
    for (const icon of document.querySelectorAll('main [data-icon]')) {
        if (icon.closest('[data-tells], [data-node]') || !icon.closest('button, .stat')) continue;
        const box = icon.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (box.width && icon.contains(document.elementFromPoint(x, y))) return [x, y];
    }
}"""
# What of the page does not fit on it.
CUT = """() => [...document.querySelectorAll('.reading *')]
    .filter((node) => !node.closest('.picture') && node.getBoundingClientRect().right > innerWidth + 1)
    .map((node) => node.outerHTML.slice(0, 80))"""


def look_at_picture(visitor: Visitor) -> int:
    """Wait until all numbers of the list stand in the picture; how many there are."""
    wanted = visitor.page.locator(".guide ol.marks > li").count()
    expect(visitor.page.locator(".picture .number")).to_have_count(wanted)
    return wanted


@every_game
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_the_guide_opens_first_with_the_table_in_a_picture(
    server: Server, visit: Visit, name: str, size: tuple[int, int]
) -> None:
    visitor = visit(server, size=size)
    visitor.go(f"/rules/{name}")
    expect(visitor.page.locator(".guide h2").first).to_be_visible()
    expect(visitor.button("part-guide", exact=True)).to_have_attribute("aria-pressed", "true")
    assert look_at_picture(visitor) >= 5
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    visitor.page.locator(".picture").scroll_into_view_if_needed()
    visitor.shot(f"guide-{name}")


def test_words_are_found_in_both_books_and_a_rule_opens_among_all_rules(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.page
    visitor.go("/rules/race")
    expect(page.locator(".guide h2").first).to_be_visible()
    page.get_by_role("searchbox").fill("windfall")
    expect(page.get_by_role("status").filter(has_text=saying("rules-found", count=ANY))).to_have_count(1)
    expect(page.locator("article[data-found]").first).to_be_visible()
    expect(page.locator("article[data-id]").first).to_be_visible()
    first = page.locator("article").first
    expect(first).to_have_attribute("data-found", re.compile("part-"))  # those of the guide come first
    first.get_by_role("button").first.click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    link = page.locator(".guide a[data-rule]").first
    rule = str(link.get_attribute("data-rule"))
    link.click()
    expect(page.locator("article.hit")).to_have_attribute("data-id", rule)
    expect(page.locator("article.hit")).to_be_in_viewport()
    assert page.url.endswith(f"/rules/race#{rule}")
    page.reload()
    expect(page.locator("article.hit")).to_have_attribute("data-id", rule)


def test_at_the_table_a_chip_opens_the_rule_and_the_guide_is_a_click_away(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Rita")
    visitor.sit("greedy")
    player = Mouse(visitor, "chip")
    assert player.ready()
    player.ask.locator(".rule").click()
    expect(visitor.page.locator("aside article.hit")).to_be_in_viewport()
    visitor.page.locator("aside").get_by_role("button", name=visitor.says("part-guide"), exact=True).click()
    expect(visitor.page.locator("aside .guide h2").first).to_be_visible()


@every_game
def test_an_icon_is_explained_by_hovering_and_the_game_goes_on(server: Server, visit: Visit, name: str) -> None:
    visitor = visit(server, "Hugo")
    visitor.sit(*["greedy"] * (max(2, game(name).min_players) - 1), game=name)
    player = Mouse(visitor, "hover")
    assert player.ready()
    x, y = visitor.page.evaluate(ICON)
    said = visitor.page.locator("[data-explained]")
    visitor.page.mouse.move(x - 3, y)
    visitor.page.mouse.move(x, y)
    expect(said).to_be_visible()
    box = said.bounding_box()
    assert box is not None
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    visitor.shot(f"glossary-{name}")
    visitor.page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    player.choose()


def test_an_icon_is_explained_in_focus_and_its_rule_opens_by_a_key(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Filip")
    visitor.sit("greedy", game="race")
    page = visitor.page
    player = Mouse(visitor, "focus")
    assert player.play(until="choose_action")
    said = page.locator("[data-explained]")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main .legal:focus-visible")).to_have_count(1)
    expect(said).to_be_visible()
    rule = said.locator(".rule").first.inner_text()
    page.keyboard.press("g")
    expect(said).to_be_hidden()
    expect(page.locator("aside article.hit")).to_have_attribute("data-id", rule)


def test_a_long_press_explains_and_chooses_nothing_and_a_tap_chooses(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Paula", size=PHONE)
    visitor.sit("greedy", game="race")
    page = visitor.page
    player = Thumb(visitor, "press")
    assert player.play(until="choose_action")
    picked = page.locator("main .legal[aria-pressed='true']")
    card = page.locator("main .legal").filter(has=page.locator("[data-icon]")).first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(page)
    said = page.locator("[data-explained]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(said).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(said).to_be_visible()
    expect(picked).to_have_count(0)
    page.touchscreen.tap(point["x"], point["y"])
    expect(picked).to_have_count(1)
    expect(said).to_be_hidden()


@pytest.mark.parametrize(
    ("name", "lang"), [*((name, "en") for name in GAMES), ("duel", "cs"), ("starfarers", "lt")]
)  # the English ones are the longest
def test_a_guide_is_printed_on_a_few_pages(server: Server, visit: Visit, name: str, lang: str) -> None:
    """With its picture; nothing is wider than the paper."""
    visitor = visit(server, lang=lang, size=WIDE)
    page = visitor.page
    visitor.go(f"/rules/{name}")
    expect(page.locator(".guide h2").first).to_be_visible()
    look_at_picture(visitor)
    paper = page.pdf(prefer_css_page_size=True)
    assert FEWEST_PAGES <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= MOST_PAGES
    page.set_viewport_size({"width": PAPER[0], "height": PAPER[1]})
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []
    expect(page.locator(".bar")).to_be_hidden()
