"""What the browser loads: little for the first paint, all of it from here; and pictures of the pages for people."""

from __future__ import annotations

import gzip
import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import Visit
from tests.web.player import Mouse
from tests.web.server import Server
from tests.web.visitor import PHONE, WIDE
from tests.web.words import ANY, saying

pytestmark = pytest.mark.browser

RECORD = min((Path(__file__).parents[1] / "records" / "race").glob("*2p*.record")).read_text()
MOST_KB = 120
KINDS = 6  # of decisions, of which there are pictures
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
BOTH = pytest.mark.parametrize("theme", ["dark", "light"])


def packed(response: Response) -> bytes:
    """As it goes over the wire; fonts are compressed already."""
    body = response.body()
    return body if response.url.endswith(".woff2") else gzip.compress(body, 9)


def test_the_first_paint_loads_little_and_nothing_from_elsewhere(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    seen: list[Response] = []

    def note(response: Response) -> None:  # playwright takes no bound method of a list
        seen.append(response)

    visitor.page.on("response", note)
    visitor.go("/")
    expect(visitor.page.locator("article.tile").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [one.url for one in seen if not one.url.startswith((server.url, "data:", "blob:"))] == []
    files = [one for one in seen if one.url.startswith(server.url) and "/api/" not in one.url]
    sizes = {one.url.removeprefix(server.url): len(packed(one)) for one in files}
    assert "/" in sizes
    assert sum(sizes.values()) <= MOST_KB * 1024, sizes


def test_pages_are_compressed_and_files_with_a_hash_are_kept(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    with visitor.page.expect_response(lambda one: "/assets/" in one.url and one.url.endswith(".js")) as loading:
        visitor.go("/")
    headers = loading.value.all_headers()
    assert "immutable" in headers.get("cache-control", "")
    with urllib.request.urlopen(f"{server.url}/") as page:
        assert "immutable" not in page.headers.get("cache-control", "")


def test_the_app_can_be_installed(server: Server, visit: Visit) -> None:
    visitor = visit(server)
    visitor.go("/")
    manifest = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    with urllib.request.urlopen(f"{server.url}{manifest}") as answer:
        said = json.load(answer)
    assert said["name"]
    assert said["start_url"]
    for icon in said["icons"]:
        with urllib.request.urlopen(f"{server.url}{icon['src']}") as picture:
            assert picture.headers["content-type"].startswith("image/")


@SIZES
@BOTH
def test_pictures_of_the_pages(server: Server, visit: Visit, size: tuple[int, int], theme: str) -> None:
    """Kept in build/shots; that each page comes up without a complaint is the test."""
    visitor = visit(server, "Ida", size=size, theme=theme)
    guest = visitor.me
    server.table(guest, ["me", "open"])
    table = server.table(guest, ["me", "greedy", "greedy"])["id"]
    visitor.go("/")
    expect(visitor.page.get_by_role("region", name=visitor.says("my-tables")).get_by_role("link").first).to_be_visible()
    visitor.shot(f"home-{theme}")
    visitor.go(f"/t/{table}")
    player = Mouse(visitor, "pictures")
    looked: set[str] = set()

    def look(decision: str) -> None:
        if decision not in looked:
            looked.add(decision)
            visitor.shot(f"table-{decision}-{theme}")

    for _ in range(60):
        if not player.ready() or len(looked) == KINDS:
            break
        player.choose(look)
    assert len(looked) >= 4
    over = server.finished(guest, RECORD, 2)
    visitor.go(f"/t/{over}")
    expect(visitor.page.locator(".end svg").last).to_be_visible()
    visitor.shot(f"end-{theme}")
    visitor.go(f"/t/{over}/replay")
    expect(visitor.page.get_by_text(saying("step-of", step=0, steps=ANY))).to_be_visible()
    visitor.page.get_by_role("slider").fill("60")
    visitor.page.wait_for_function("() => Number(document.querySelector('.player input[type=range]').value) >= 60")
    visitor.shot(f"replay-{theme}")
