"""Long games of Starfarers at every size: at each decision all one needs is in sight, and nothing moves by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.test_starfarers import Clicker, Tapper
from tests.web.test_starfarers import Walker as Keys
from tests.web.walker import PHONES, SCREENS, Sight, Size, Walker

pytestmark = pytest.mark.browser

SIGHT = Sight(
    needed=(
        ".mapbox",
        ".fleets",
        ".fleets [data-vp]",
        ".supply",
        ".hand",
        ".desk",
        ".line",
        ".ship",
        ".players .scorebox",
    ),
    phone=("div.dock", ".hand"),
    still=(".mapbox", ".chart", ".fleets", ".fleets [data-vp]", ".strips", ".desk", "div.dock", ".hand"),
)


@pytest.mark.parametrize(("others", "turns"), [(2, 18), (3, 40)])
def test_a_long_game_by_mouse_on_every_screen(server: Server, visit: Visit, others: int, turns: int) -> None:
    visitor = visit(server, "Stella", size=SCREENS[0])
    walker = Walker(Clicker(visitor, f"walk starfarers {others}"), SIGHT)
    visitor.sit(*["greedy"] * others, game="starfarers", turn_limit=turns)
    walker.walk(SCREENS)
    walker.expect_kept()
    expect(visitor.page.locator(".end")).to_be_visible()
    expect(visitor.page.locator(".past figure")).to_have_count(2)  # dice and cards; points have their chart above


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_long_game_by_touch(server: Server, visit: Visit, size: Size) -> None:
    visitor = visit(server, "Ťuk", size=size)
    walker = Walker(Tapper(visitor, "walk starfarers touch"), SIGHT)
    visitor.sit("greedy", "greedy", game="starfarers", turn_limit=30)
    walker.walk()
    walker.expect_kept()


def test_a_game_by_keyboard(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Klávesa", size=(1366, 680))
    walker = Walker(Keys(visitor, "walk starfarers keys"), SIGHT)
    visitor.sit("random", "random", game="starfarers", turn_limit=15)
    walker.walk()
    walker.expect_kept()
