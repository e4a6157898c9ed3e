"""Whole games of Race at every size: at each decision all one needs is in sight, and nothing moves by itself."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.player import Keyboard, Mouse, Thumb
from tests.web.server import Server
from tests.web.walker import PHONES, SCREENS, Sight, Size, Walker

pytestmark = pytest.mark.browser

SIGHT = Sight(
    needed=(".opps > *", ".opps li", ".centre", ".actions li", ".pool", ".tableau", ".holding", ".players .scorebox"),
    phone=(".holding", ".figures > *"),
    still=(".opps > *", ".opps li", ".centre", ".actions li", ".tableau", ".tableau li", ".holding", ".holding li"),
)


@pytest.mark.parametrize(("others", "rounds"), [(1, 0), (2, 6), (3, 6)])  # 0: to the end of the game
def test_a_game_by_mouse_on_every_screen(server: Server, visit: Visit, others: int, rounds: int) -> None:
    visitor = visit(server, "Rasa", size=SCREENS[0])
    walker = Walker(Mouse(visitor, f"walk race {others}"), SIGHT)
    visitor.sit(*["greedy"] * others, max_rounds=rounds)
    walker.walk(SCREENS)
    walker.expect_kept()


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_whole_game_by_touch(server: Server, visit: Visit, size: Size) -> None:
    visitor = visit(server, "Ťuk", size=size)
    walker = Walker(Thumb(visitor, "walk race touch"), SIGHT)
    visitor.sit("greedy")
    walker.walk()
    walker.expect_kept()


def test_a_whole_game_by_keyboard(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Klávesa", size=(1366, 680))
    walker = Walker(Keyboard(visitor, "walk race keys"), SIGHT)
    visitor.sit("random")
    walker.walk()
    walker.expect_kept()


def test_what_is_told_moves_nothing(server: Server, visit: Visit) -> None:
    """With all that moves on its way: what happens is seen, and nothing else gives way to it."""
    visitor = visit(server, "Klid", size=(1366, 680), speed="quick", motion=True)
    walker = Walker(Mouse(visitor, "walk race told"), SIGHT)
    visitor.sit("greedy", "greedy", max_rounds=3)
    walker.walk()
    walker.expect_kept()
