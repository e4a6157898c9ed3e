"""A game looked at again: step, jump, play, save, open, and play on from any point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.player import Mouse
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

RECORD = next((Path(__file__).parents[1] / "records" / "race").glob("*.record"))


def at_step(visitor: Visitor) -> tuple[int, int]:
    words = visitor.page.get_by_text(re.compile(r"^Step \d+ of \d+$")).inner_text()
    step, steps = re.findall(r"\d+", words)
    return int(step), int(steps)


def expect_step(visitor: Visitor, step: int) -> None:
    expect(visitor.page.get_by_text(re.compile(rf"^Step {step} of \d+$"))).to_be_visible()


def test_a_finished_game_is_reviewed_and_played_on_from_its_middle(house: House, visit: Visit) -> None:
    visitor = visit(house, "Flora")
    table = visitor.sit("greedy", max_rounds=2)
    player = Mouse(visitor, "fork")
    assert player.play() is False
    visitor.page.locator(".end").get_by_role("link", name="Review").click()
    visitor.page.wait_for_url(f"**/t/{table}/replay")
    expect_step(visitor, 0)
    _, steps = at_step(visitor)
    visitor.button("To the end").click()
    expect_step(visitor, steps)
    visitor.button("Back", exact=True).click()
    expect_step(visitor, steps - 1)
    visitor.page.get_by_role("slider").fill(str(steps // 2))
    expect_step(visitor, steps // 2)
    visitor.button("Play on from here").click()
    visitor.page.wait_for_url(lambda url: re.search(r"/t/\w+$", url) is not None and table not in url)
    assert player.ready()
    assert int(player.step()) >= steps // 2
    assert player.play() is False


def test_a_replay_plays_by_itself_and_stops(house: House, visit: Visit) -> None:
    visitor = visit(house, "Petra")
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("Open a record").click()
    chooser.value.set_files(RECORD)
    visitor.page.wait_for_url("**/replay")
    expect_step(visitor, 0)
    visitor.button("Play", exact=True).click()
    expect_step(visitor, 2)
    visitor.button("Pause").click()
    step, _ = at_step(visitor)
    visitor.page.keyboard.press("ArrowRight")
    expect_step(visitor, step + 1)
    # A line of the log leads to its step.
    visitor.button("To the end").click()
    visitor.page.locator(".linelink").first.click()


def test_a_record_is_saved_and_opened_again(house: House, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(house, "Rut")
    table = visitor.sit("greedy", max_rounds=1)
    assert Mouse(visitor, "record").play() is False
    with visitor.page.expect_download() as saving:
        visitor.button("Save the record").click()
    kept = tmp_path / "game.record"
    saving.value.save_as(kept)
    assert kept.read_text().startswith("starhold-record")
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("Open a record").click()
    chooser.value.set_files(kept)
    visitor.page.wait_for_url("**/replay")
    assert table not in visitor.page.url
    expect_step(visitor, 0)


@pytest.mark.parametrize("text", ["", "no record at all", "starhold-record 1\ngame race\nplayers 2\n\n0 nonsense\n"])
def test_an_unreadable_record_is_refused_in_words(house: House, visit: Visit, tmp_path: Path, text: str) -> None:
    visitor = visit(house, "Xena")
    visitor.expected.append("status of 4")
    bad = tmp_path / "bad.record"
    bad.write_text(text)
    visitor.go("/")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.button("Open a record").click()
    chooser.value.set_files(bad)
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def test_ones_own_running_game_is_reviewed_as_far_as_one_may_see(house: House, visit: Visit) -> None:
    visitor = visit(house, "Olga")
    table = visitor.sit("greedy")
    player = Mouse(visitor, "own")
    player.play(choices=5)
    visitor.go(f"/t/{table}/replay")
    expect_step(visitor, 0)
    visitor.button("To the end").click()
    expect(visitor.button("Play on from here")).to_have_count(0)
    expect(visitor.button("Save the record")).to_have_count(0)
