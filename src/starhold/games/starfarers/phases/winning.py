"""Points, half medals and winning (section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.games.starfarers.board import POINTS_TO_WIN
from starhold.games.starfarers.card_table import NONE
from starhold.games.starfarers.kinds import FIFTEEN_POINTS, OVER, TURN_LIMIT

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

HALF_MEDALS: i64 = 3  # place in the tray, after the three upgrades


def gain_points(s: StarfarersState, seat: i64, points: i64) -> None:
    """Move the marker; 15 on the own turn win at once (starfarers:13.2). Who calls this looks at `s.ended` after."""
    fleet = s.fleets[seat]
    fleet.points += points
    if points > 0 and seat == s.active and fleet.points >= POINTS_TO_WIN:
        win(s, seat)


def win(s: StarfarersState, seat: i64) -> None:
    """The game is over, whatever was still pending."""
    s.ended = FIFTEEN_POINTS
    s.winner = seat
    s.phase = OVER
    s.frames.stack.clear()
    s.tell("won", "starfarers:13.2", seat, s.fleets[seat].points)


def call_off(s: StarfarersState) -> None:
    """The turn limit is reached: the game ends as it stands, and who alone has most points has won."""
    most: i64 = 0
    for seat, fleet in enumerate(s.fleets):
        if fleet.points > most:
            most = fleet.points
            s.winner = seat
        elif fleet.points == most:
            s.winner = NONE
    s.ended = TURN_LIMIT
    s.phase = OVER
    s.frames.stack.clear()
    s.tell("turn-limit", "starfarers:13.2", NONE, s.settings.turn_limit)


def add_fame(s: StarfarersState, seat: i64, count: i64) -> None:
    """Gain or lose half medals, never below 0, as far as the tray reaches (starfarers:12.10, starfarers:13.4)."""
    fleet = s.fleets[seat]
    before: i64 = fleet.fame
    if count > 0:
        left: i64 = s.tray[HALF_MEDALS]
        if count > left:
            count = left
    elif -count > before:
        count = -before
    if count == 0:
        s.tell("fame-none", "starfarers:12.16", seat)
        return
    fleet.fame = before + count
    s.tray[HALF_MEDALS] -= count
    if count > 0:
        s.tell("fame-gained", "starfarers:13.1", seat, count)
    else:
        s.tell("fame-lost", "starfarers:13.1", seat, -count)
    pairs = (before + count) // 2 - before // 2
    if pairs != 0:
        gain_points(s, seat, pairs)
