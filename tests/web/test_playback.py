"""The table has a pulse: what the others do is told event by event, can be skipped, and is told after an absence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.telling import Teller
from tests.web.test_alliances import Clicker as Leader
from tests.web.test_starfarers import Clicker as Commander

pytestmark = pytest.mark.browser

PLAYERS = {"alliances": Leader, "starfarers": Commander}
OPPONENTS = {"race": 1, "duel": 1, "alliances": 1, "starfarers": 2}
CONDENSED = 8  # beats at most, of what happened while somebody was away
MOST = 40  # choices, till somebody else has had a turn: more than any game needs
MOVING = """() => document.getAnimations()
    .filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 20)
    .map(one => one.animationName ?? one.transitionProperty)"""


def in_order(captions: list[str], lines: list[str]) -> bool:
    """Whether each caption begins with a line of the log, and they come as the lines do."""
    at = -1
    for text in captions:
        at = next((i for i in range(at + 1, len(lines)) if text.startswith(lines[i])), len(lines))
    return at < len(lines)


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "reduced"])
@pytest.mark.parametrize("game", OPPONENTS)
def test_a_turn_of_a_bot_is_told_event_by_event(server: Server, visit: Visit, game: str, motion: bool) -> None:
    """In words, in the order of the log, each with the name of whose turn it is; then one is asked again."""
    visitor = visit(server, "Petra", motion=motion, speed="quick")
    teller = Teller(visitor)
    visitor.sit(*["greedy"] * OPPONENTS[game], game=game)
    player = PLAYERS.get(game, Mouse)(visitor, f"told {game}")
    for _ in range(MOST):
        assert player.ready()
        others = [one for one in teller.told() if one.whose and one.whose != visitor.says("you")]
        if len(others) >= 3 and any(one.marked for one in others):
            break
        player.choose()
    captions = teller.told()
    assert len(others) >= 3, captions
    assert in_order([one.text for one in captions], teller.lines), (captions, teller.lines)
    assert any(one.marked for one in others), "nothing on the board was marked"
    assert not teller.telling()
    if not motion:
        assert visitor.page.evaluate(MOVING) == []


@pytest.mark.parametrize("way", ["s", "Space", "Escape", "button", "board"])
def test_what_is_told_is_skipped_by_a_key_or_a_click_and_that_does_nothing_else(
    server: Server, visit: Visit, way: str
) -> None:
    visitor = visit(server, "Rychlá", motion=True, speed="calm")
    teller = Teller(visitor)
    visitor.sit("greedy")
    player = Mouse(visitor, "skip")
    for _ in range(MOST):
        assert player.ready()
        teller.stop_at_next()
        player.choose()
        teller.until_asked()
        visitor.page.wait_for_timeout(100)  # a caption comes in the same breath as the update, or not at all
        if (
            teller.telling() and teller.updates[-1]["asked"]["decision"] == "choose_action"
        ):  # nothing is picked there yet
            break
        visitor.page.keyboard.press("s")
        teller.go_on()
    sent, step = len(visitor.wire.acts), player.step()
    expect(visitor.page.locator("main .legal")).to_have_count(0)  # nothing glows that could not be chosen
    if way == "button":
        visitor.button("skip").click()
    elif way == "board":
        visitor.page.locator(".stage [data-card], .stage button").last.click(force=True)
    else:
        visitor.page.keyboard.press(way)
    expect(visitor.page.locator(".ask.telling")).to_have_count(0)  # though time stands still
    assert player.ready()
    assert (len(visitor.wire.acts), player.step()) == (sent, step)
    expect(visitor.page.locator("main [aria-pressed='true'], main .selected")).to_have_count(0)
    teller.go_on()
    player.choose()


def test_with_reduced_motion_the_same_is_told_and_nothing_moves(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Klid", motion=False, speed="calm")
    teller = Teller(visitor)
    visitor.sit("greedy", "greedy", game="starfarers")
    player = Commander(visitor, "still")
    stops = 0
    for _ in range(MOST):
        assert player.ready()
        teller.stop_at_next()
        player.choose()
        visitor.page.wait_for_timeout(300)
        if not teller.telling():
            continue
        expect(visitor.page.locator(".ask .told")).not_to_be_empty()
        assert visitor.page.evaluate(MOVING) == []
        stops += 1
        if stops == 3:
            break
        visitor.page.keyboard.press("s")
        teller.go_on()
    assert stops == 3


def test_who_comes_back_is_told_shortly_what_happened_and_only_once(server: Server, visit: Visit) -> None:
    visitor, friend = visit(server, "Odysseus", speed="quick"), visit(server, "Penelope")
    teller, hers = Teller(visitor), Teller(friend)
    table = visitor.sit_with(friend.me, game="duel")
    friend.go(f"/t/{table}")
    me, she = Mouse(visitor, "away"), Mouse(friend, "home")

    def until_waiting_for(player: Mouse, heard: Teller, seat: int) -> None:
        while True:
            heard.until(lambda: bool(heard.updates and heard.updates[-1]["view"]))
            if heard.updates[-1]["waiting"] == [seat]:
                return
            assert player.ready()
            player.choose()

    until_waiting_for(me, teller, 1)
    visitor.go("/")
    until_waiting_for(she, hers, 0)
    visitor.go(f"/t/{table}")
    assert me.ready()
    captions = teller.told()
    assert 1 <= len(captions) <= CONDENSED
    assert all(visitor.says("while-away") in one.heading for one in captions), captions
    # One's own last move is told as well, where one has left before it could be.
    assert "Penelope" in {one.whose for one in captions} <= {"Penelope", "You", ""}, captions
    visitor.page.reload()
    assert me.ready()
    assert teller.told() == []


def test_a_page_out_of_sight_tells_nothing_until_it_is_looked_at(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Jana", speed="quick")
    teller = Teller(visitor)
    visitor.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => !!window.away })")
    turn = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"
    visitor.sit("greedy")
    player = Mouse(visitor, "hidden")
    for _ in range(MOST):
        assert player.ready()
        teller.stop_at_next()
        player.choose()
        visitor.page.evaluate(turn, True)
        teller.until_asked()
        teller.go_on()
        visitor.page.wait_for_timeout(700)  # far longer than a quick beat
        if teller.telling():
            break
        visitor.page.evaluate(turn, False)
    first = visitor.page.locator(".ask .told").inner_text()
    visitor.page.wait_for_timeout(700)
    expect(visitor.page.locator(".ask .told")).to_have_text(first)
    visitor.page.evaluate(turn, False)
    assert player.ready()
