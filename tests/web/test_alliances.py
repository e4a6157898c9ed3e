"""Age of Galaxy in a real browser: a game by mouse, a solo game by keyboard, by touch, and what its board answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.player import Keyboard, Mouse, Player, Thumb
from tests.web.server import Server
from tests.web.sight import OPEN, Thing, boxes
from tests.web.test_games import expect_the_end
from tests.web.visitor import PHONE, WIDE, Visitor
from tests.web.words import ANY, saying

pytestmark = pytest.mark.browser


class Leader(Player):
    """Looks at ways on offer, targets of an action, an action, now and then a card; not at every free conversion."""

    def wanted(self) -> list[Thing]:
        found = self.seen(
            offers=".offer.legal, .zoom .legal",  # on a phone a card is used from its large picture
            acting="[data-act][aria-pressed='true']",
            targets=f"{OPEN}:is([data-site], [data-thing], [data-tech])",
            rewards=f".reward-of{OPEN}",  # which lie over the middle of their planet
            tiles=f"[data-act]{OPEN}",
            cards=f".hand :is(.way, .fac){OPEN}",
            end=f"[data-action='end']{OPEN}",
            others=f"{OPEN}:not(.plain)",
            any=OPEN,
        )
        if found["offers"]:
            return found["offers"]
        if found["acting"]:
            return found["rewards"] or found["targets"]
        if self.decision() == "turn":
            if found["cards"] and self.rng.random() < 0.3:
                return found["cards"]
            # A faction may be aimed as well: then only its targets glow, and no tile is pressed.
            return found["tiles"] or found["end"] or found["targets"]
        return found["others"] or found["any"]


class Clicker(Leader, Mouse):
    """By clicks."""


class Walker(Leader, Keyboard):
    """By keys alone: the arrows walk to the thing, Space takes it."""


class Tapper(Leader, Thumb):
    """By taps."""


def ask_why(thing: Locator) -> None:
    """A click on what is not possible: the browser lets it through, the test's driver only by force."""
    thing.click(force=True)


def first_turn(visitor: Visitor, seed: str = "board") -> Clicker:
    visitor.sit("random", game="alliances", order="seats")
    player = Clicker(visitor, seed)
    assert player.play(until="turn")
    return player


def test_a_whole_solo_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Klement")
    visitor.sit(game="alliances")
    player = Walker(visitor, "alliances keys")
    assert player.play(until="turn")
    automa = visitor.page.locator("article.automa")
    expect(automa).to_contain_text(visitor.says("alliances-automa"))
    expect(automa.locator(".name")).to_have_count(2)  # the cards it turned up
    assert player.play() is False
    expect_the_end(visitor, 1)
    many, one = saying("end-solo", points=ANY), saying("end-solo", points=1)  # a bad player may end with one point
    expect(visitor.page.locator("#end-title")).to_have_text(re.compile(f"{many.pattern}|{one.pattern}"))


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")], ids=str)
def test_axe_finds_nothing_serious(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(server, "Erik", size=size, theme=theme)
    visitor.sit("random", "random", game="alliances")
    player = Clicker(visitor, "alliances axe")
    looked: set[str] = set()
    for _ in range(16):
        if not player.ready():
            break
        decision = player.decision()
        if decision not in looked:
            looked.add(decision)
            assert (decision, findings(visitor.page)) == (decision, [])
            player.pick_one()  # targets glow, ways are offered, or something is picked
            assert (decision, findings(visitor.page)) == (decision, [])
        player.choose()
    assert looked >= {"redraw", "first_faction", "turn"}


def test_what_cannot_be_done_says_why_with_its_rule(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Marek")
    player = first_turn(visitor)
    refused = player.ask.locator(".refused")
    page = visitor.page
    ask_why(page.locator("[data-act='nominate']"))
    expect(refused).to_contain_text("alliances:D13")
    # The second system is not in reach yet.
    ask_why(page.locator("section.sys").nth(1).locator("[data-site]").first)
    expect(refused).to_contain_text("alliances:D4")
    ask_why(page.locator(".prestige [data-thing]").first)
    expect(refused).to_contain_text("alliances:D13")
    ask_why(page.locator("[data-tech='xenology']"))
    expect(refused).to_contain_text("alliances:D14")
    page.keyboard.press("Escape")
    expect(refused).to_have_count(0)
    page.locator("[data-act='scavenge']").click()  # its tile says all there is to it: done at once
    expect(player.ask.locator("[data-action='end']")).to_be_visible()
    ask_why(page.locator("[data-act='explore']"))
    expect(refused).to_contain_text("alliances:D1")


def test_a_card_is_played_by_a_click_on_one_of_its_ways(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Petr")
    player = first_turn(visitor)
    cards = visitor.page.locator(".hand .fac")
    before = cards.count()
    ways = cards.first.locator(".way.legal")
    expect(ways).to_have_count(3)  # main faction, true ideology, boost
    name = cards.first.locator(".title").inner_text()
    ways.first.click()
    expect(cards).to_have_count(before - 1)
    mains = visitor.page.locator(".mains")
    expect(mains.locator(".fac")).to_have_count(2)
    expect(mains).to_contain_text(name)
    # One card a turn: the others say so.
    ask_why(cards.first.locator(".way").first)
    expect(player.ask.locator(".refused")).to_contain_text("alliances:D2")
    visitor.button("undo").click()
    expect(cards).to_have_count(before)


def test_an_action_shows_its_targets_and_all_else_is_dim(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Alena")
    player = first_turn(visitor)
    page = visitor.page
    research = page.locator("[data-act='research']")
    if not research.evaluate("node => node.matches('.legal')"):
        page.locator("[data-act='scavenge']").click()
        assert player.play(until="turn")
    expect(player.ask).to_have_attribute("aria-busy", "false")
    everything = page.locator("main .legal").count()
    research.click()
    expect(research).to_have_attribute("aria-pressed", "true")
    targets = page.locator("main .legal:not([data-act])")
    assert 0 < targets.count() < everything
    assert targets.evaluate_all("nodes => nodes.every(node => node.dataset.tech)")
    page.keyboard.press("Escape")
    expect(page.locator("main .legal")).to_have_count(everything)
    # The tile has said what it costs: the target is all that is left to say, unless there are several ways to pay.
    research.click()
    wanted = targets.first.get_attribute("data-tech")
    targets.first.click()
    mine, ways = page.locator(f".have[data-tech='{wanted}']"), player.ask.locator(".offer")
    expect(mine.or_(ways.first)).to_be_visible()
    if ways.count():
        ways.first.click()
    expect(mine).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, (1024, 768)], ids=str)
def test_the_table_fits_the_screen(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """On a common screen all parts are in sight at once; on a smaller one the question always is."""
    visitor = visit(server, "Velká", size=size)
    player = first_turn(visitor)
    parts = ("section.ask", ".systems", "section.board", ".yours", ".prestige", ".techs")
    for _ in range(6):
        assert player.ready()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        for part, top, bottom in boxes(visitor.page, parts if size == WIDE else parts[:1]):
            assert top >= 0, part
            assert bottom <= size[1] + 2 or part == ".techs", (part, top, bottom)
        player.choose()


def test_rules_and_log_are_folded_away_and_come_when_asked_for(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Sofie")
    player = first_turn(visitor)
    side = visitor.page.locator("aside.side")
    expect(side).to_be_hidden()
    visitor.button("side-fold").click()
    expect(side.locator(".log")).to_be_visible()
    visitor.button("side-fold").click()
    expect(side).to_be_hidden()
    player.ask.locator(".rule").click()
    expect(side.locator("article.hit")).to_contain_text("alliances:D18")
    expect(visitor.page.locator(".systems")).to_be_visible()
