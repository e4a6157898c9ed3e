"""What goes wrong at a table: clicks too many or too late, a line that breaks, two tabs, the back button, a page zoomed
in, a font that does not come. Nothing breaks, nothing is done twice, and one is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.player import Mouse, Player
from tests.web.server import Server
from tests.web.telling import Teller
from tests.web.test_alliances import Clicker as Leader
from tests.web.test_starfarers import Clicker as Commander
from tests.web.test_table import CUT_OFF
from tests.web.visitor import Visitor
from tests.web.wire import OVERTAKEN

pytestmark = pytest.mark.browser

PLAYERS: dict[str, type[Player]] = {"race": Mouse, "duel": Mouse, "alliances": Leader, "starfarers": Commander}
OPPONENTS = {"race": 1, "duel": 1, "alliances": 1, "starfarers": 2}
MOST = 90  # choices, till something happens that is told: more than any game needs
# Where a button is, and whether all of the question is on the screen.
CENTRE = """() => {
    const box = document.querySelector('section.ask [data-confirm], section.ask [data-part]')?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
OFF_SCREEN = """() => {
    const [wide, high] = [innerWidth, innerHeight];
    const found = [...document.querySelectorAll('section.ask, section.ask button')].filter(node => {
        const box = node.getBoundingClientRect();
        const out = box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1;
        return node.checkVisibility() && box.width > 1 && out;
    });
    const page = document.documentElement.scrollWidth > wide ? ['the page is too wide'] : [];
    return [...page, ...found.map(node => node.outerHTML.slice(0, 160))];
}"""


def sit(visitor: Visitor, game: str, seed: str) -> Player:
    visitor.sit(*["greedy"] * OPPONENTS[game], game=game)
    return PLAYERS[game](visitor, f"{seed} {game}")


def until_told(player: Player, teller: Teller) -> None:
    """Play until something is told, and stop time there."""
    for _ in range(MOST):
        assert player.ready()
        teller.stop_at_next()
        player.choose()
        teller.until_asked()
        player.page.wait_for_timeout(100)  # a caption comes in the same breath as the update, or not at all
        if teller.telling():
            return
        teller.go_on()
    raise AssertionError("nothing is ever told")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_double_click_on_the_button_answers_one_question_only(server: Server, visit: Visit, game: str) -> None:
    """A slow one too, whose second click comes when the next question stands there already."""
    visitor = visit(server, "Dvojklik")
    player = sit(visitor, game, "twice")
    doubled = 0
    for _ in range(MOST):
        assert player.ready()
        if not player.gather():
            continue
        where = visitor.page.evaluate(CENTRE)
        if where is None:
            continue
        before = len(visitor.wire.acts)
        visitor.page.mouse.click(*where)
        player.until_done(before)
        assert player.ready()
        sent = len(visitor.wire.acts)
        picked = visitor.page.locator("main .legal[aria-pressed='true']").count()
        visitor.page.mouse.down(click_count=2)
        visitor.page.mouse.up(click_count=2)
        visitor.page.wait_for_timeout(50)
        assert len(visitor.wire.acts) == sent == before + 1
        assert visitor.page.locator("main .legal[aria-pressed='true']").count() == picked
        doubled += 1
        if doubled == 4:
            return
    raise AssertionError(f"confirmed {doubled} times only")


def test_a_quick_double_click_and_enter_held_down_send_once(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Rychlík")
    player = sit(visitor, "race", "quick")
    for way in ("click", "Enter", "click", "Enter"):
        for _ in range(MOST):
            assert player.ready()
            if player.gather() and player.confirm.count():
                break
            player.choose()
        before = len(visitor.wire.acts)
        if way == "click":
            player.confirm.dblclick()
        else:
            visitor.page.locator("section.ask").focus()
            for _ in range(4):
                visitor.page.keyboard.down("Enter")  # the second on repeats, as a key that is held
            visitor.page.keyboard.up("Enter")
        player.until_done(before)
        assert len(visitor.wire.acts) == before + 1


def test_an_answer_to_a_question_that_has_passed_is_refused_and_one_is_told(server: Server, visit: Visit) -> None:
    """The same seat answers in another tab; this one has not heard of it yet when it answers too."""
    visitor = visit(server, "Pozdní")
    late = Late(visitor.page)
    visitor.sit_with(server.guest("Trpělivý"))
    player = Mouse(visitor, "late")
    assert player.ready()
    assert player.gather()
    late.hold = True
    other = Mouse(second_tab(visitor), "other tab")
    assert other.ready()
    other.choose()
    before = len(visitor.wire.acts)
    player.say_yes()
    visitor.page.wait_for_timeout(200)  # the answer is on its way
    expect(player.ask).to_have_attribute("aria-busy", "true")
    late.let_go()
    expect(player.ask).to_have_attribute("aria-busy", "false")
    expect(visitor.page.locator(".notice.refused")).to_be_visible()
    expect(player.ask).to_have_class(re.compile("idle"))
    refused = [visitor.wire.replies[one] for one in visitor.wire.acts[before:]]
    assert [one["key"] in OVERTAKEN for one in refused] == [True]


def test_two_tabs_of_one_seat_show_the_same_and_either_may_answer(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Dvojice")
    first = sit(visitor, "race", "tab one")
    second = Mouse(second_tab(visitor), "tab two")
    for turn in range(4):
        here, there = (first, second) if turn % 2 else (second, first)
        assert here.ready()
        assert there.ready()
        there.pick_one()  # half an answer in one tab is no obstacle in the other
        here.choose()
        expect(there.ask).to_have_attribute("data-step", str(here.step()))
        assert here.ready()
        assert there.ready()
        expect(there.ask.locator(".q")).to_have_text(here.ask.locator(".q").inner_text())
    expect(visitor.page.locator(".notice")).to_have_count(0)


def test_a_line_lost_while_something_is_told_is_said_and_the_game_goes_on(own_server: Server, visit: Visit) -> None:
    visitor = visit(own_server, "Kabel", motion=True, speed="quick")
    visitor.expected += CUT_OFF
    teller = Teller(visitor)
    player = sit(visitor, "race", "cut")
    until_told(player, teller)
    question = teller.updates[-1]["asked"]["question"]
    sent = len(visitor.wire.acts)
    own_server.kill()
    expect(visitor.page.get_by_text(visitor.says("connection-lost"))).to_be_visible()
    assert teller.telling()  # what has happened is told to its end all the same
    teller.go_on()
    own_server.start()
    expect(visitor.page.get_by_text(visitor.says("connection-lost"))).to_have_count(0)
    assert player.ready()
    expect(player.ask.locator(".q")).to_have_text(question)
    assert len(visitor.wire.acts) == sent
    player.choose()


def test_the_back_button_leaves_the_table_and_forward_comes_back_to_the_same_question(
    server: Server, visit: Visit
) -> None:
    visitor = visit(server, "Zpátky", motion=True, speed="quick")
    teller = Teller(visitor)
    table = server.table(visitor.me, ["me", "greedy"])["id"]
    visitor.go("/")
    visitor.page.get_by_role("link", name=visitor.says("play-on")).first.click()
    visitor.page.wait_for_url(re.compile(f"/t/{table}"))
    player = Mouse(visitor, "back")
    until_told(player, teller)  # in the middle of what is told, too
    question, sent = teller.updates[-1]["asked"]["question"], len(visitor.wire.acts)
    teller.go_on()
    visitor.page.go_back()
    expect(visitor.page.get_by_role("region", name=visitor.says("my-tables"))).to_be_visible()
    visitor.page.go_forward()
    assert player.ready()
    expect(player.ask.locator(".q")).to_have_text(question)
    assert player.gather()
    visitor.page.go_back()  # what was only picked is not chosen
    expect(visitor.page.get_by_role("region", name=visitor.says("my-tables"))).to_be_visible()
    visitor.page.go_forward()
    assert player.ready()
    assert len(visitor.wire.acts) == sent
    player.choose()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_page_at_twice_its_size_can_be_played(server: Server, visit: Visit, game: str) -> None:
    """A screen of 1440 by 900 at 200 % is one of 720 by 450: the question and its buttons are on it."""
    visitor = visit(server, "Lupa", size=(720, 450))
    player = sit(visitor, game, "zoom")
    for _ in range(6):
        assert player.ready()
        assert visitor.page.evaluate(OFF_SCREEN) == []
        if player.gather():
            assert visitor.page.evaluate(OFF_SCREEN) == []
            player.say_yes()
            visitor.page.wait_for_timeout(50)
    visitor.shot(f"zoomed-{game}")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_page_without_its_fonts_can_be_played(server: Server, visit: Visit, game: str) -> None:
    visitor = visit(server, "Bezpatka")
    visitor.expected.append("net::ERR_FAILED")
    visitor.context.route("**/fonts/*", _lost)
    player = sit(visitor, game, "fonts")
    for _ in range(5):
        assert player.ready()
        assert visitor.page.evaluate(OFF_SCREEN) == []
        player.choose()
    assert visitor.page.evaluate("() => [...document.fonts].some(font => font.status === 'error')")


def _lost(route: Route) -> None:
    route.abort()


def second_tab(visitor: Visitor) -> Visitor:
    """Another page of the same browser, at the same table."""
    page = visitor.context.new_page()
    tab = Visitor(visitor.server, visitor.context, page, type(visitor.wire)(page), visitor.lang, visitor.guest)
    page.goto(visitor.page.url)
    return tab


class Late:
    """The line of a page on which what the server says can be held up."""

    def __init__(self, page: Page) -> None:
        self.hold = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/socket$"), self._line)

    def _line(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: self._said(line, message))

    def _said(self, line: WebSocketRoute, message: str | bytes) -> None:
        if self.hold:
            self.held.append((line, message))
        else:
            line.send(message)

    def let_go(self) -> None:
        self.hold = False
        for line, message in self.held:
            line.send(message)
        self.held = []
