"""A game looked at again: step, jump, play, save, open, and play on from any point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import Visitor
from tests.web.words import ANY, saying

pytestmark = pytest.mark.browser

RECORD = min((Path(__file__).parents[1] / "records" / "race").glob("*.record"))


# The step that is shown, once it is the one that is wanted (the slider stands there) and within these bounds.
SHOWN = """([words, least, most]) => {
    const slider = document.querySelector('.player input[type=range]');
    const shown = Number(slider?.closest('label').innerText.match(new RegExp(words))?.[1] ?? -1);
    return shown === Number(slider?.value) && least <= shown && shown <= most ? [shown] : null;
}"""


def expect_step(visitor: Visitor, step: int) -> int:
    """Wait until that step is shown; the number of all steps."""
    shown = visitor.page.get_by_text(saying("step-of", step=step, steps=ANY))
    expect(shown).to_be_visible()
    found = saying("step-of", step=ANY, steps=ANY).search(shown.inner_text())
    assert found is not None
    return int(found[2])


def shown_step(visitor: Visitor, least: int = 0, most: int = 10_000) -> int:
    """Wait until a step within these bounds is shown, and nothing else is on its way."""
    words = saying("step-of", step=ANY, steps=ANY).pattern
    step: int = visitor.page.wait_for_function(SHOWN, arg=[words, least, most]).json_value()[0]
    return step


def test_a_finished_game_is_reviewed_and_played_on_from_its_middle(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Flora")
    table = visitor.sit("greedy", max_rounds=2)
    player = Mouse(visitor, "fork")
    assert player.play() is False
    visitor.page.locator(".end").get_by_role("link", name=visitor.says("review")).click()
    visitor.page.wait_for_url(f"**/t/{table}/replay")
    steps = expect_step(visitor, 0)
    visitor.button("to-end").click()
    expect_step(visitor, steps)
    # A step of which nothing is told goes with the next one that shows something.
    visitor.button("previous", exact=True).click()
    shown_step(visitor, most=steps - 1)
    visitor.page.get_by_role("slider").fill(str(steps // 2))
    shown_step(visitor, least=steps // 2, most=steps - 1)
    visitor.button("fork").click()
    visitor.page.wait_for_url(lambda url: re.search(r"/t/\w+$", url) is not None and table not in url)
    assert player.ready()
    assert player.step() >= steps // 2
    assert player.play() is False


def test_a_replay_plays_by_itself_and_stops(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Petra")
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("record-upload").click()
    chooser.value.set_files(RECORD)
    visitor.page.wait_for_url("**/replay")
    expect_step(visitor, 0)
    visitor.button("play", exact=True).click()
    shown_step(visitor, least=2)  # however late one looks
    visitor.button("pause").click()
    expect(visitor.button("play", exact=True)).to_be_visible()
    step = shown_step(visitor)
    visitor.page.keyboard.press("ArrowRight")
    shown_step(visitor, least=step + 1)
    visitor.button("to-end").click()
    steps = shown_step(visitor, least=step + 2)
    # A line of the log leads to its step; the oldest stands first.
    visitor.button("side-fold").click()
    visitor.page.locator(".linelink").first.click()
    shown_step(visitor, most=steps - 1)


def test_a_link_leads_to_a_step_and_all_hands_lie_open(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Linda")
    table = server.finished(visitor.me, RECORD.read_text(), 2)
    visitor.go(f"/t/{table}/replay?step=30")
    step = shown_step(visitor, least=30, most=40)
    assert visitor.page.url.endswith(f"?step={step}")
    visitor.button("open-hands").click()
    hands = visitor.page.get_by_role("list", name=visitor.says("open-hands"))
    expect(hands.locator("li")).to_have_count(2)
    expect(hands.locator(".card").first).to_be_visible()
    # By turn and back; the address follows.
    visitor.button("next-turn").click()
    later = shown_step(visitor, least=step + 1)
    visitor.button("previous-turn").click()
    shown_step(visitor, most=later - 1)


def test_no_step_says_that_nothing_is_to_be_seen(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Nela")
    table = server.finished(visitor.me, RECORD.read_text(), 2)
    visitor.go(f"/t/{table}/replay?step=20")
    step = shown_step(visitor, least=20)
    for _ in range(12):
        expect(visitor.page.locator(".player .q")).to_have_text(re.compile(r"\w+"))
        visitor.page.keyboard.press("ArrowRight")
        step = shown_step(visitor, least=step + 1)


def test_a_record_is_saved_and_opened_again(server: Server, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(server, "Rut")
    table = visitor.sit("greedy", max_rounds=1)
    assert Mouse(visitor, "record").play() is False
    with visitor.page.expect_download() as saving:
        visitor.button("record-download").click()
    kept = tmp_path / "game.record"
    saving.value.save_as(kept)
    assert kept.read_text().startswith("starhold-record")
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("record-upload").click()
    chooser.value.set_files(kept)
    visitor.page.wait_for_url("**/replay")
    assert table not in visitor.page.url
    expect_step(visitor, 0)


@pytest.mark.parametrize("text", ["", "no record at all", "starhold-record 1\ngame race\nplayers 2\n\n0 nonsense\n"])
def test_an_unreadable_record_is_refused_in_words(server: Server, visit: Visit, tmp_path: Path, text: str) -> None:
    visitor = visit(server, "Xena")
    visitor.expected.append("status of 4")
    bad = tmp_path / "bad.record"
    bad.write_text(text)
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("record-upload").click()
    chooser.value.set_files(bad)
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def test_ones_own_running_game_is_reviewed_as_far_as_one_may_see(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Olga")
    table = visitor.sit("greedy")
    player = Mouse(visitor, "own")
    player.play(choices=5)
    visitor.go(f"/t/{table}/replay")
    expect_step(visitor, 0)
    visitor.button("to-end").click()
    expect(visitor.button("fork")).to_have_count(0)
    expect(visitor.button("record-download")).to_have_count(0)
