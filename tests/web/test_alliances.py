"""Age of Galaxy in a real browser: a game by mouse, a solo game by keyboard, by touch, and what its board answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.player import Keyboard, Mouse, Player
from tests.web.test_games import expect_the_end
from tests.web.test_phone import SMALL_TARGETS, SMALL_TEXT, expect_in_reach
from tests.web.visitor import PHONE, WIDE, Visitor

pytestmark = pytest.mark.browser


def wanted(player: Player) -> Locator:
    """What a person would look at next: ways on offer, targets of an action, an action, now and then a card."""
    main = player.page.locator("main")
    offers = main.locator(".offer.legal")
    if offers.count():
        return offers
    if main.locator("[data-act][aria-pressed='true']").count():
        return main.locator(".legal:is([data-site], [data-thing], [data-tech]):not([aria-pressed='true'])")
    tiles = main.locator("[data-act].legal:not([aria-pressed='true'])")
    cards = main.locator(".yours .fac.legal:not([aria-pressed='true'])")
    if player.decision() == "turn":
        if cards.count() and player.rng.random() < 0.3:
            return cards
        return tiles if tiles.count() else player.open_things.and_(main.locator("[data-action='end']"))
    others = main.locator(".legal:not(.plain):not([aria-pressed='true'])")
    return others if others.count() else player.open_things


class Clicker(Mouse):
    """By clicks, through the actions rather than through every free conversion."""

    def pick(self) -> None:
        things = wanted(self)
        if found := things.count():
            things.nth(self.rng.randrange(found)).click()


class Walker(Keyboard):
    """By keys alone: the arrows walk to the thing, Space takes it."""

    def pick(self) -> None:
        things = wanted(self)
        if not (found := things.count()):
            return
        thing = things.nth(self.rng.randrange(found)).element_handle()
        for _ in range(120):
            self.page.keyboard.press("ArrowDown")
            if self.page.evaluate("thing => document.activeElement === thing", thing):
                break
        else:
            raise AssertionError(f"the arrow keys do not reach {thing.inner_text()!r}")
        self.page.keyboard.press("Space")


class Thumb(Mouse):
    """Taps instead of clicks."""

    def pick(self) -> None:
        things = wanted(self)
        if found := things.count():
            things.nth(self.rng.randrange(found)).tap()

    def say_yes(self) -> None:
        self.button.tap()


def ask_why(thing: Locator) -> None:
    """A click on what is not possible: the browser lets it through, the test's driver only by force."""
    thing.click(force=True)


def first_turn(visitor: Visitor, seed: str = "board") -> Clicker:
    visitor.sit("random", game="alliances", order="seats")
    player = Clicker(visitor, seed)
    assert player.play(until="turn")
    return player


def test_a_whole_game_by_mouse(house: House, visit: Visit) -> None:
    visitor = visit(house, "Dora")
    visitor.sit("random", game="alliances")
    player = Clicker(visitor, "alliances")
    assert player.play(until="turn")
    expect(visitor.page.locator(".where")).to_contain_text("round 1 of 5, actions")
    assert player.play() is False
    expect_the_end(visitor, 2)
    assert player.decisions >= {"redraw", "first_faction", "turn"}
    expect(visitor.page.locator(".where")).to_contain_text("round 5 of 5")


def test_a_whole_solo_game_by_keyboard_alone(house: House, visit: Visit) -> None:
    visitor = visit(house, "Klement")
    visitor.sit(game="alliances")
    player = Walker(visitor, "alliances keys")
    assert player.play(until="turn")
    automa = visitor.page.locator(".others article")
    expect(automa).to_contain_text("Automa")
    assert automa.locator(".name").count() == 2  # the cards it turned up
    assert player.play() is False
    expect_the_end(visitor, 1)
    expect(visitor.page.locator("#end-title")).to_contain_text("The game is over")


def test_three_rounds_by_touch(house: House, visit: Visit) -> None:
    """The button stays in thumb reach, nothing is wider than the screen, text can be read and targets can be hit."""
    visitor = visit(house, "Ťapka", size=PHONE)
    visitor.sit("random", game="alliances")
    player = Thumb(visitor, "alliances thumb")
    looked: set[str] = set()
    for _ in range(30):
        if not player.ready():
            break
        if player.decision() not in looked:
            looked.add(player.decision())
            assert visitor.page.evaluate(SMALL_TEXT) == []
            assert visitor.page.evaluate(SMALL_TARGETS) == []
        player.choose(lambda _: expect_in_reach(player, visitor.page))
    assert looked >= {"redraw", "first_faction", "turn"}


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")], ids=str)
def test_axe_finds_nothing_serious(house: House, visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(house, "Erik", size=size, theme=theme)
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
            player.pick()  # targets glow, ways are offered, or something is picked
            assert (decision, findings(visitor.page)) == (decision, [])
        player.choose()
    assert looked >= {"redraw", "first_faction", "turn"}


def test_what_cannot_be_done_says_why_with_its_rule(house: House, visit: Visit) -> None:
    visitor = visit(house, "Marek")
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
    page.locator("[data-act='scavenge']").click()
    player.say_yes()
    page.wait_for_function("document.querySelector('section.ask .plain')")
    ask_why(page.locator("[data-act='explore']"))
    expect(refused).to_contain_text("alliances:D1")


def test_a_card_offers_its_ways_in_the_question(house: House, visit: Visit) -> None:
    visitor = visit(house, "Petr")
    player = first_turn(visitor)
    cards = visitor.page.locator(".hand .fac")
    before = cards.count()
    cards.first.click()
    offers = player.ask.locator(".offer")
    expect(offers).to_have_count(3)  # main faction, true ideology, boost
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Escape")
    expect(offers).to_have_count(0)
    name = cards.first.locator(".title").inner_text()
    cards.first.click()
    player.ask.get_by_role("button", name="to your alliance").click()
    expect(cards).to_have_count(before - 1)
    expect(visitor.page.locator(".alliance .fac")).to_have_count(2)
    expect(visitor.page.locator(".alliance")).to_contain_text(name)
    # One card a turn: the others say so.
    ask_why(cards.first)
    expect(player.ask.locator(".refused")).to_contain_text("alliances:D2")
    player.ask.get_by_role("button", name="Undo").click()
    expect(cards).to_have_count(before)


def test_an_action_shows_its_targets_and_all_else_is_dim(house: House, visit: Visit) -> None:
    visitor = visit(house, "Alena")
    player = first_turn(visitor)
    page = visitor.page
    research = page.locator("[data-act='research']")
    if not research.evaluate("node => node.matches('.legal')"):
        page.locator("[data-act='scavenge']").click()
        player.say_yes()
        assert player.play(until="turn")
    everything = page.locator("main .legal").count()
    research.click()
    expect(research).to_have_attribute("aria-pressed", "true")
    targets = page.locator("main .legal:not([data-act])")
    assert 0 < targets.count() < everything
    assert targets.evaluate_all("nodes => nodes.every(node => node.dataset.tech)")
    targets.first.click()
    expect(player.ask.locator("[data-confirm], .offer").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("main .legal")).to_have_count(everything)


@pytest.mark.parametrize("size", [WIDE, (1024, 768)], ids=str)
def test_the_table_fits_the_screen(house: House, visit: Visit, size: tuple[int, int]) -> None:
    """On a common screen all parts are in sight at once; on a smaller one the question always is."""
    visitor = visit(house, "Velká", size=size)
    player = first_turn(visitor)
    parts = ("section.ask", ".systems", "section.board", ".yours", ".prestige", ".techs")
    for _ in range(6):
        assert player.ready()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        for part in parts if size == WIDE else parts[:1]:
            box = visitor.page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1] + 2 or part == ".techs", (part, box)
        player.choose()


def test_rules_and_log_are_folded_away_and_come_when_asked_for(house: House, visit: Visit) -> None:
    visitor = visit(house, "Sofie")
    player = first_turn(visitor)
    side = visitor.page.locator("aside.side")
    expect(side).to_be_hidden()
    visitor.button("Rules and log").click()
    expect(side.locator(".log")).to_be_visible()
    visitor.button("Rules and log").click()
    expect(side).to_be_hidden()
    player.ask.locator(".rule").click()
    expect(side.locator("article.hit")).to_contain_text("alliances:D18")
    expect(visitor.page.locator(".systems")).to_be_visible()
