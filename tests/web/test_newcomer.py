"""A newcomer's first ten minutes in a real browser: from home through the guided first game of each game, by mouse, by
touch on a phone and by keyboard, and on to a table of one's own. What goes wrong on the way loses nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from starhold.core.registry import game as find_game
from starhold.teach.lessons import lessons_of
from tests.web import player, test_alliances, test_starfarers
from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.learner import NEXT, Finger, Hand, Keys, Learner, Mouse, gestures
from tests.web.server import Server
from tests.web.teaching import anchor_of, expect_readable
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

SCREEN = (1366, 680)
SIZES: dict[type[Hand], tuple[int, int]] = {Mouse: SCREEN, Finger: PHONE, Keys: SCREEN}
# Who plays on freely, by the same hand.
PLAYERS: dict[str, dict[type[Hand], type[player.Player]]] = {
    "race": {Mouse: player.Mouse, Finger: player.Thumb, Keys: player.Keyboard},
    "duel": {Mouse: player.Mouse, Finger: player.Thumb, Keys: player.Keyboard},
    "alliances": {Mouse: test_alliances.Clicker, Finger: test_alliances.Tapper, Keys: test_alliances.Walker},
    "starfarers": {Mouse: test_starfarers.Clicker, Finger: test_starfarers.Tapper, Keys: test_starfarers.Walker},
}


def come_in(visitor: Visitor, hand: Hand, game: str) -> None:
    """From home, by the button everybody sees first and the guide that is offered then."""
    visitor.go("/")
    name = next(one["title"] for one in visitor.server.ask("/api/games") if one["id"] == game)
    tile = visitor.page.locator("article.tile").filter(has=visitor.page.get_by_role("heading", name=name, exact=True))
    press(visitor, hand, tile.locator("button.go"))
    press(visitor, hand, visitor.page.get_by_role("link", name=visitor.says("learn-offer-yes")))
    visitor.page.wait_for_url(f"**/learn/{game}/first")


def press(visitor: Visitor, hand: Hand, thing: Locator) -> None:
    """Something outside of the table."""
    expect(thing).to_be_visible()
    if isinstance(hand, Keys):
        for _ in range(player.MOST_KEYS):
            if thing.evaluate("node => node === document.activeElement"):
                break
            visitor.page.keyboard.press("Tab")
        visitor.page.keyboard.press("Enter")
    elif isinstance(hand, Finger):
        thing.tap()
    else:
        thing.click()


def start(visitor: Visitor, game: str = "race", hand: type[Hand] = Mouse) -> Learner:
    """In the lesson, by its address, where it is on the learner to choose."""
    visitor.go(f"/learn/{game}/first")
    learner = Learner(visitor, hand, game)
    learner.listen()
    learner.read_to_choice()
    return learner


@pytest.mark.parametrize("hand", [Mouse, Finger, Keys], ids=lambda hand: hand.__name__.lower())
@pytest.mark.parametrize("game", PLAYERS)
def test_from_home_through_the_guided_game_to_a_table_of_ones_own(
    server: Server, visit: Visit, game: str, hand: type[Hand]
) -> None:
    visitor = visit(server, size=SIZES[hand])
    learner = Learner(visitor, hand, game)
    come_in(visitor, learner.hand, game)
    left = list(gestures(game))
    learner.listen()
    while True:
        expect_readable(visitor.page, anchor_of(game, learner.said["text"]), learner.said["act"])
        expect(visitor.page.locator("[data-leaving]")).to_have_count(0)  # nothing goes on by itself while one reads
        if learner.said["act"]:
            assert learner.choose(left.pop(0))["verdict"] in ("right", "end")
        elif visitor.page.locator(NEXT).inner_text() == visitor.says("lesson-play-on"):
            break
        else:
            learner.read_on()
    assert (left, learner.said["verdict"]) == ([], "end")
    learner.press_next()
    visitor.page.wait_for_url(re.compile(r"/t/\w+"))
    free = PLAYERS[game][hand](visitor, "newcomer")
    assert free.ready()
    expect(free.ask.locator("[data-hint]")).to_be_visible()  # the coach has come along
    free.choose()


def test_a_wrong_choice_is_answered_and_nothing_changes_by_it(server: Server, visit: Visit) -> None:
    visitor = visit(server, size=PHONE)
    learner = start(visitor, hand=Finger)
    stop = learner.said
    answered = learner.choose(["choose:settle"])
    assert (answered["wrong"], answered["step"]) == (True, stop["step"])
    assert len(answered["text"]) > len(visitor.says("lesson-answer"))
    expect_readable(visitor.page, "")
    assert findings(visitor.page) == []
    assert learner.read_on()["text"] == stop["text"]
    expect(visitor.page.locator("main .legal[aria-pressed='true']")).to_have_count(0)
    assert learner.choose(gestures("race")[0])["verdict"] == "right"


def test_what_the_rules_forbid_is_answered_by_its_rule(server: Server, visit: Visit) -> None:
    """Not as advice: the lesson says why it cannot be done, as any table does."""
    visitor = visit(server, size=SCREEN)
    learner = start(visitor)
    assert findings(visitor.page) == []
    learner.choose(gestures("race")[0])
    learner.read_to_choice()
    visitor.page.locator('.holding [data-card="comet_zone"]').click(force=True)  # a world, while developments are laid
    expect(visitor.page.locator(".refused")).to_contain_text("race:")
    assert learner.choose(gestures("race")[1])["verdict"] == "right"


def test_left_in_the_middle_it_goes_on_there_after_a_reload(server: Server, visit: Visit) -> None:
    visitor = visit(server, size=SCREEN)
    learner = start(visitor)
    for gesture in gestures("race")[:2]:
        learner.choose(gesture)
        learner.read_to_choice()
    stop = learner.said
    visitor.go("/learn/race")
    expect(visitor.page.get_by_role("link", name=visitor.says("learn-go-on"))).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.says("learn-go-on")).click()
    learner.said = {}
    learner.listen()
    assert learner.read_to_choice() == stop
    visitor.page.reload()
    learner.said = {}
    learner.listen()
    assert learner.read_to_choice() == stop
    assert learner.choose(gestures("race")[2])["verdict"] == "right"


def test_begun_on_one_device_it_goes_on_on_another(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Dvojice", size=SCREEN)
    with visitor.page.expect_response(lambda answer: "/api/me/progress/" in answer.url and kept(answer.request, 1)):
        learner = start(visitor)
        learner.choose(gestures("race")[0])
    stop = learner.read_to_choice()
    code = server.ask("/api/me/link", {}, visitor.me.token)["code"]
    phone = visit(server, size=PHONE)
    phone.go(f"/link/{code}")
    phone.button("link-use").tap()
    phone.page.wait_for_url(f"{server.url}/")
    assert start(phone, hand=Finger).said == stop


def kept(request: object, gestures: int) -> bool:
    """Whether a note of how far one has come holds so many choices."""
    body = getattr(request, "post_data_json", None) or {}
    return len(body.get("value", {}).get("gestures", [])) == gestures


def test_a_task_is_failed_hinted_at_and_solved(server: Server, visit: Visit) -> None:
    task = next(one for one in lessons_of(find_game("race")).tasks if one.id == "cards")
    visitor = visit(server, size=PHONE)
    visitor.go(f"/learn/race/task/{task.id}")
    learner = Learner(visitor, Finger, "race")
    assert learner.listen()["verdict"] == "go"
    expect_readable(visitor.page, task.at)
    goal = learner.said["text"]
    assert learner.choose(["choose:explore_5"])["verdict"] == "failed"
    expect_readable(visitor.page, "")
    assert learner.read_on()["text"] == goal
    hint = visitor.button("lesson-hint")
    hint.tap()
    expect(visitor.page.locator(".bubble .hints li")).to_have_count(1)
    expect_readable(visitor.page, task.at)
    learner.said = {}
    learner.listen()
    assert learner.choose(task.solution)["verdict"] == "solved"
    visitor.go("/learn/race")
    expect(visitor.page.locator(".tasks li.done")).to_have_count(1)
