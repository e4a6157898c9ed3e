"""Whole games of Three Epochs at every size: at each decision all one needs is in sight, nothing moves by itself."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.player import Keyboard, Mouse, Thumb
from tests.web.server import Server
from tests.web.walker import PHONES, SCREENS, Sight, Size, Walker

pytestmark = pytest.mark.browser

SIGHT = Sight(
    needed=(".hand", ".sci", ".market", ".inf", ".tracks", ".uni.mine", ".uni:not(.mine)", ".players .scorebox"),
    phone=(".mine-line", ".mine-line > *", ".hand"),
    still=(".hand", ".hand li", ".sci", ".market", ".market [data-cell]", ".inf", ".tracks", ".uni"),
)


def test_a_whole_game_by_mouse_on_every_screen(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Dáša", size=SCREENS[0])
    walker = Walker(Mouse(visitor, "walk duel"), SIGHT)
    visitor.sit("greedy", game="duel")
    walker.walk(SCREENS)
    walker.expect_kept()


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_whole_game_by_touch(server: Server, visit: Visit, size: Size) -> None:
    visitor = visit(server, "Ťuk", size=size)
    walker = Walker(Thumb(visitor, "walk duel touch"), SIGHT)
    visitor.sit("greedy", game="duel")
    walker.walk()
    walker.expect_kept()


def test_a_whole_game_by_keyboard(server: Server, visit: Visit) -> None:
    visitor = visit(server, "Klávesa", size=(1366, 680))
    walker = Walker(Keyboard(visitor, "walk duel keys"), SIGHT)
    visitor.sit("random", game="duel")
    walker.walk()
    walker.expect_kept()


def test_what_is_told_moves_nothing(server: Server, visit: Visit) -> None:
    """With all that moves on its way, to the end of an epoch: what happens is seen, and nothing gives way to it."""
    visitor = visit(server, "Klid", size=(1440, 900), speed="quick", motion=True)
    walker = Walker(Mouse(visitor, "walk duel told"), SIGHT)
    visitor.sit("greedy", game="duel")
    walker.walk(choices=24)
    walker.expect_kept()
