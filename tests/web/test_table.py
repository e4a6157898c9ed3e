"""At the table: invitations, reloads, a server that dies, reasons, undo, scores, rules, chat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Keyboard, Mouse
from tests.web.server import Server
from tests.web.words import ANY, saying

pytestmark = pytest.mark.browser

CUT_OFF = ["WebSocket connection", "net::ERR_"]  # whatever was on its way when the server was killed
LATER = "step => Number(document.querySelector('section.ask')?.dataset.step) > step"


def test_two_browsers_at_one_table_by_an_invitation(server: Server, visit: Visit) -> None:
    host, friend, watcher = visit(server, "Ada"), visit(server), visit(server, "Sonja")
    host.go("/")
    host.button("invite-to", game="").first.click()
    host.page.get_by_label(host.says("seat-number", number=2)).select_option("open")
    host.button("open-table").click()
    host.page.wait_for_url(re.compile(r"/t/\w+"))
    host.page.get_by_role("tab", name=host.says("table")).click()
    invitation = host.page.get_by_label(host.says("invite-seat", number=2)).input_value()

    friend.go(invitation)
    friend.page.get_by_label(friend.says("name-label")).fill("Břetislav")
    friend.button("sit-down").click()
    friend.page.wait_for_url(re.compile(r"/t/\w+$"))
    watcher.go(friend.page.url)

    players = [Mouse(host, "host"), Mouse(friend, "friend")]
    for _ in range(4):  # both owe a choice at the same time; each sees the table go on
        for player in players:
            assert player.ready()
            player.choose()
    expect(host.page.get_by_text("Břetislav").first).to_be_visible()
    expect(friend.page.get_by_text("Ada").first).to_be_visible()
    expect(watcher.page.locator("section.ask")).to_contain_text(watcher.says("you-watch"))
    expect(watcher.page.locator("main .legal")).to_have_count(0)

    friend.turn_to("chat")
    friend.page.get_by_label(friend.says("chat-say")).fill("Ahoj <b>všem</b>")
    friend.page.keyboard.press("Enter")
    host.turn_to("chat")
    expect(host.page.get_by_text("Ahoj <b>všem</b>")).to_be_visible()

    # The invitation is used up: for a third person there is a clear word, and no seat.
    third = visit(server, "Zed")
    third.expected.append("status of 4")
    third.go(invitation)
    third.button("sit-down").click()
    expect(third.page.get_by_role("alert")).to_be_visible()


def test_a_reload_in_the_middle_of_a_decision_asks_the_same_again(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Rita")
    visitor.sit("greedy")
    player = Mouse(visitor, "reload")
    for _ in range(6):
        assert player.ready()
        question = player.ask.locator(".q").inner_text()
        if not player.gather():  # all that could be chosen was "nothing"
            continue
        visitor.page.reload()
        assert player.ready()
        expect(player.ask.locator(".q")).to_have_text(question)
        player.choose()


def test_a_killed_server_comes_back_and_the_page_goes_on_by_itself(own_server: Server, visit: Visit) -> None:
    visitor = visit(own_server, "Karel")
    visitor.expected += CUT_OFF
    visitor.sit("greedy")
    player = Mouse(visitor, "kill")
    for round_ in range(3):
        player.play(choices=3 + round_)
        assert player.ready()
        step, question = player.step(), player.ask.locator(".q").inner_text()
        own_server.kill()
        expect(visitor.page.get_by_text(visitor.says("connection-lost"))).to_be_visible()
        own_server.start()
        expect(visitor.page.get_by_text(visitor.says("connection-lost"))).to_have_count(0)
        assert player.ready()
        expect(player.ask.locator(".q")).to_have_text(question)
        assert player.step() >= step  # a bot may have gone on, nothing is lost
        player.choose()


def test_a_choice_made_while_the_server_is_away_is_done_once_it_is_back(own_server: Server, visit: Visit) -> None:
    visitor = visit(own_server, "Linda")
    visitor.expected += CUT_OFF
    visitor.sit("greedy")
    player = Mouse(visitor, "away")
    assert player.play(until="choose_action")
    assert player.gather()
    before = player.step()
    own_server.kill()
    expect(visitor.page.get_by_text(visitor.says("connection-lost"))).to_be_visible()
    player.button.click()
    own_server.start()
    visitor.page.wait_for_function(LATER, arg=before)
    assert player.ready()
    expect(visitor.page.locator(".notice.refused")).to_have_count(0)


def test_what_is_not_legal_answers_why_and_opens_its_rule(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Nora")
    visitor.sit("greedy")
    player = Mouse(visitor, "why")
    for _ in range(200):
        assert player.ready()
        if player.decision() in ("choose_development", "choose_world") and visitor.page.locator("main .cant").count():
            break
        player.choose()
    visitor.page.locator("main .cant").first.click(force=True)  # aria-disabled, but it answers
    notice = visitor.page.locator(".notice.refused")
    expect(notice).to_be_visible()
    rule = notice.locator(".rule").inner_text()
    assert re.fullmatch(r"race:\d+", rule)
    notice.locator(".rule").click()
    expect(visitor.page.locator(f"[data-id='{rule}']")).to_be_in_viewport()


def test_picks_are_taken_back_by_escape_and_a_choice_by_undo(server: Server, visit: Visit) -> None:
    """Undo goes back until luck falls: here to a choice of one's own that nobody has answered yet."""
    visitor = visit(server, "Uršula")
    visitor.sit_with(server.guest("Vojta"))
    player = Keyboard(visitor, "undo")
    assert player.ready()
    before = player.step()
    player.pick_up_to(1)
    picked = visitor.page.locator("main .legal[aria-pressed='true']")
    expect(picked).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    question = player.ask.locator(".q").inner_text()
    player.choose()
    expect(player.ask).to_have_attribute("data-step", str(before + 2))  # two cards, one gesture
    visitor.page.locator("section.ask").focus()
    visitor.page.keyboard.press("u")
    expect(player.ask).to_have_attribute("data-step", str(before))
    expect(player.ask.locator(".q")).to_have_text(question)


def test_a_score_explains_itself(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Sára")
    visitor.sit("greedy")
    player = Mouse(visitor, "score")
    player.play(choices=12)
    score = visitor.page.get_by_role("button", name=re.compile(r"point|VP")).first
    score.focus()
    expect(visitor.page.get_by_text(visitor.says("score-now")).first).to_be_visible()


def test_the_moves_of_the_others_are_told_and_can_be_looked_back_at(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Hana")
    visitor.sit("greedy")
    player = Mouse(visitor, "steps")
    player.play(choices=4)
    assert player.ready()
    visitor.page.keyboard.press("l")
    actions = visitor.page.locator(".log .linelink")
    expect(actions.last).to_be_in_viewport()  # oldest first, open at its end
    actions.nth(1).click()
    expect(player.ask).to_contain_text(visitor.says("looking-back"))
    expect(visitor.page.locator("main .legal")).to_have_count(0)
    visitor.button("back-to-now").click()
    assert player.ready()
    visitor.page.keyboard.press("Escape")  # the side is put away
    player.choose()


def test_the_rulebook_is_searched(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    visitor.go("/rules/race")
    visitor.button("part-rules", exact=True).click()
    everything = visitor.page.locator("article[data-id]")
    expect(everything.first).to_be_visible()
    whole = everything.count()
    visitor.page.get_by_role("searchbox").fill("windfall")
    expect(visitor.page.get_by_role("status").filter(has_text=saying("rules-found", count=ANY))).to_have_count(1)
    assert 0 < everything.count() < whole


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, visit: Visit) -> None:
    """The friend has not chosen yet and holds the game up, so that it is the same one when its player is back."""
    visitor = visit(server, "Bea")
    visitor.sit_with(server.guest("Cyril"))
    player = Mouse(visitor, "hand")
    assert player.ready()
    visitor.turn_to("table")
    visitor.button("hand-to-bot").click()
    expect(player.ask).to_have_class(re.compile("idle"))  # the bot has answered for me
    visitor.button("take-seat-back").click()
    expect(visitor.button("hand-to-bot")).to_be_visible()


def test_my_tables_say_where_it_is_my_turn(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Mia")
    table = visitor.sit("greedy")
    assert Mouse(visitor).ready()
    expect(visitor.page).to_have_title(re.compile(visitor.says("your-turn")))
    visitor.go("/")
    mine = visitor.page.get_by_role("region", name=visitor.says("my-tables"))
    expect(mine.get_by_role("link", name=visitor.says("play-on"))).to_have_attribute("href", f"/t/{table}")


def test_a_table_that_is_not_there_says_so(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    visitor.expected.append("status of 404")
    visitor.expected.append("WebSocket connection")
    visitor.go("/t/nosuchtable")
    expect(visitor.page.get_by_role("link", name=visitor.says("back-home")).last).to_be_visible()
