"""Starfarers in a real browser: a game by mouse, turns by keyboard and by touch, trade, and what its board answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.player import Keyboard, Mouse, Player, Thumb
from tests.web.server import Server
from tests.web.sight import OPEN, Thing, boxes
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.browser

STOPS = f".mapbox {OPEN}:not(.craft)"


class Commander(Player):
    """Looks at places for what is being built, at a row of the build list, a stop, a card; and at what is in sight."""

    def wanted(self) -> list[Thing]:
        found = self.seen(
            offers=".offer.legal",
            building="[data-build][aria-pressed='true']",
            rows=f"[data-build]{OPEN}",
            stops=STOPS,
            adds=".add.legal",
            plain=".ask .plain.legal",
            others=f"{OPEN}:not(.plain):not(.craft)",
            any=OPEN,
        )
        things = self.prefer(found)
        return [thing for thing in things if thing.in_sight] or found["plain"]

    def prefer(self, found: dict[str, list[Thing]]) -> list[Thing]:
        luck, decision = self.rng.random(), self.decision()
        if found["offers"]:
            return found["offers"]
        if decision == "turn":
            if found["building"] and found["stops"]:
                return found["stops"]
            return found["rows"] if luck < 0.5 and found["rows"] else found["plain"]
        if decision in ("offer", "answer") and found["adds"] and luck < 0.6:
            return found["adds"]
        if decision == "flight" and luck < 0.85 and found["stops"]:
            return found["stops"]
        if decision in ("offer", "answer", "close", "flight") and found["plain"]:
            return found["plain"]
        return found["others"] or found["any"]


class Clicker(Commander, Mouse):
    """By clicks."""


class Walker(Commander, Keyboard):
    """By keys alone: Tab comes to everything that glows, Enter or Space takes it."""

    step_by = "Tab"


class Tapper(Commander, Thumb):
    """By taps."""


def ask_why(thing: Locator) -> None:
    """A click on what is not possible: the browser lets it through, the test's driver only by force."""
    thing.click(force=True)


def first_turn(visitor: Visitor, seed: str = "board", **options: object) -> Clicker:
    visitor.sit("random", "random", game="starfarers", first_player="first_seat", **options)
    player = Clicker(visitor, seed)
    assert player.play(until="turn")
    return player


def test_a_set_up_phase_by_mouse(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Ester")
    visitor.sit("random", "random", game="starfarers", board="explorer")
    player = Clicker(visitor, "starfarers set-up")
    assert player.play(until="turn")
    # The upgrade is taken by itself where the others have left only one kind.
    assert player.decisions >= {"place_colony", "place_port", "place_ship"}


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")], ids=str)
def test_axe_finds_nothing_serious(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, "Erik", size=size, theme=theme)
    visitor.sit("random", "random", game="starfarers", first_player="first_seat")
    player = Clicker(visitor, "starfarers axe")
    looked: set[str] = set()
    for _ in range(30):
        if not player.ready():
            break
        decision = player.decision()
        if decision not in looked:
            looked.add(decision)
            assert (decision, findings(visitor.page)) == (decision, [])
        player.choose()
    assert looked >= {"turn", "flight"}
    for tab in ("trade", "ships", "cards", "odds"):
        visitor.page.locator(f"[data-tab='{tab}']").click()
        assert (tab, findings(visitor.page)) == (tab, [])


def test_what_cannot_be_done_says_why_with_its_rule(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Marek")
    player = first_turn(visitor)
    page = visitor.page
    refused = player.ask.locator(".refused")
    ask_why(page.locator("[data-build][aria-disabled='true']").first)
    expect(refused).to_contain_text("starfarers:5.")
    page.locator("[data-tab='bank']").click()
    ask_why(page.locator("[data-give][aria-disabled='true']").first)
    expect(refused).to_contain_text("starfarers:4.")
    page.keyboard.press("Escape")
    expect(refused).to_have_count(0)


def test_an_offer_is_made_answered_and_dropped(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Olga")
    player = first_turn(visitor, offers=3)
    page = visitor.page
    page.locator("[data-tab='trade']").click()
    page.locator("[data-action='offer']").click()
    expect(page.locator(".trade .composer")).to_be_visible()
    page.locator("[data-action^='give:'].legal").first.click()
    expect(page.locator(".trade .cell.some")).to_have_count(1)
    page.locator("[data-less].step:not(.off)").first.click()  # a card can be taken back by itself
    expect(page.locator(".trade .cell.some")).to_have_count(0)
    page.locator("[data-action^='give:'].legal").first.click()
    page.locator("[data-action^='ask:'].legal").last.click()
    expect(page.locator(".trade .cell.some")).to_have_count(2)
    page.locator(".trade [data-action='send']").click()
    assert player.ready()
    if player.decision() == "close":
        expect(page.locator(".trade .lines li")).to_have_count(2)
        player.ask.locator("[data-action='drop']").click()
        expect(player.ask).to_have_attribute("data-decision", "turn")
    page.locator("[data-tab='trade']").click()
    expect(page.locator(".trade .lines li")).to_have_count(2)  # with each answer it stays in sight
    expect(page.locator(".trade .begin")).to_contain_text(visitor.says("starfarers-offers-left", n=2))


def test_a_ship_is_built_on_the_map(server: Server, visit: Visit) -> None:
    """Play on until a row of the build list has several places: only they glow then, until one is chosen."""
    visitor = visit(server, "Petr")
    player = first_turn(visitor, "ship")
    page = visitor.page
    rows = page.locator(".desk [data-build]:is([data-build$='_ship'], [data-build='spaceport']).legal")
    for _ in range(400):
        assert player.play(until="turn")
        if rows.count():
            break
        player.choose()
    else:
        raise AssertionError("in four hundred choices nothing could be built")
    rows.first.click()
    if not player.confirm.count():
        expect(rows.first).to_have_attribute("aria-pressed", "true")
        page.locator(STOPS).first.click()
    expect(player.confirm).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, (1024, 768)], ids=str)
def test_the_table_fits_the_screen(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """On a common screen map, hand and desk are in sight at once; on a smaller one the question always is."""
    visitor = visit(server, "Velká", size=size)
    player = first_turn(visitor)
    parts = ("section.ask", ".mapbox", ".supply", ".fleets", ".hand")
    looks = 0
    for _ in range(6):
        assert player.ready()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        if player.decision() == "turn" or size != WIDE:
            looks += 1
            for part, top, bottom in boxes(visitor.page, parts if size == WIDE else parts[:1]):
                assert top >= 0, part
                assert bottom <= size[1] + 2, (part, top, bottom)
        player.choose()
    assert looks > 0
