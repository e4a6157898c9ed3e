"""What a game can say of itself in one language: what every client needs, the terminal and the browser alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from starhold.core.journal import Entry
from starhold.core.options import OptionValue
from starhold.core.rules import Refusal

# Lines of the log: what opens a round or a turn; an action in one whole sentence; a detail of the last action of its
# seat since the last opening, or, if there is none, of the last action.
OPENING: Final = 0
ACTION: Final = 1
DETAIL: Final = 2


class GameText(Protocol):
    """The words of one game in one language."""

    # Wherever `names` may be left out, players without one are called by their seats.

    def question(self, state: Any, seat: int, names: Sequence[str] = ()) -> str:
        """What is asked of that seat, as a sentence."""

    def action(self, state: Any, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One choice in words, with its cost and effect."""

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What happened, why, what to do instead, and the rule."""

    def entry(self, entry: Entry, names: Sequence[str], seat: int | None = None) -> str:
        """A line of the log, said to that seat: what it did itself is told as "you"; a spectator (None) reads names."""

    def level(self, entry: Entry) -> int:
        """Where a line stands in the log: `OPENING`, `ACTION` or `DETAIL`."""

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it, line by line."""

    def look_up(self, name: str) -> list[str]:
        """Everything about the card or thing of that name or id; nothing if there is none."""

    def score_part(self, source: str) -> str:
        """Where points come from."""

    def end_reason(self, reason: str) -> str:
        """Why the game ended."""

    # -- for clients that offer a game and draw its board

    def about(self) -> dict[str, Any]:
        """What to know before playing: `title`, `blurb` in a sentence or two, `minutes`, and `weight` from 1 to 5."""

    def things(self, edition: str) -> dict[str, Any]:
        """Everything the board shows, in words and figures, as plain data of the game's own shape."""

    def option_label(self, name: str) -> str:
        """The name of an option."""

    def option_help(self, name: str) -> str:
        """What an option does."""

    def option_value(self, name: str, value: OptionValue) -> str:
        """A value of an option."""
