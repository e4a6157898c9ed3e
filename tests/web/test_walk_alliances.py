"""Whole games of Age of Galaxy at every size: at each decision all one needs is in sight, nothing moves by itself."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.test_alliances import Clicker, Tapper
from tests.web.test_alliances import Walker as Keys
from tests.web.walker import PHONES, SCREENS, Sight, Size, Walker

pytestmark = pytest.mark.browser

# Most things are done by one click here. Whoever confirms each choice sees it picked first, and nothing moves by that.
CONFIRMING = "localStorage.setItem('starhold.settings', JSON.stringify({ speed: 'off', confirm: true }))"

SIGHT = Sight(
    needed=(".techs", ".tech", ".strip > *", ".prestige li", ".players .scorebox", ".dock", ".fac", ".dock > *"),
    phone=(".dock:not(.bare), .opening h2",),
    still=(".techs", ".tech", ".strip > *", ".systems", ".sys", "[data-site]", ".board", ".tile", ".dock", ".fac"),
)


@pytest.mark.parametrize(("others", "choices"), [(0, 0), (1, 30), (2, 30), (3, 0)])  # 0: to the end of the game
def test_a_game_by_mouse_on_every_screen(server: Server, visit: Visit, others: int, choices: int) -> None:
    visitor = visit(server, "Aldona", size=SCREENS[0])
    visitor.page.add_init_script(CONFIRMING)
    walker = Walker(Clicker(visitor, f"walk alliances {others}"), SIGHT)
    visitor.sit(*["greedy"] * others, game="alliances")
    walker.walk(SCREENS, choices)
    walker.expect_kept()


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_whole_game_by_touch(server: Server, visit: Visit, size: Size) -> None:
    visitor = visit(server, "Ťuk", size=size)
    visitor.page.add_init_script(CONFIRMING)
    walker = Walker(Tapper(visitor, "walk alliances touch"), SIGHT)
    visitor.sit("greedy", game="alliances")
    walker.walk()
    walker.expect_kept()


def test_a_whole_game_by_keyboard(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Klávesa", size=(1366, 680))
    visitor.page.add_init_script(CONFIRMING)
    walker = Walker(Keys(visitor, "walk alliances keys"), SIGHT)
    visitor.sit("random", game="alliances")
    walker.walk()
    walker.expect_kept()
