"""The options of Three Epochs as the engine reads them: rulings with two readings, and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from starhold.core.options import Option, OptionValue

STARTERS: Final = ("first_seat", "second_seat", "random")

OPTIONS: Final[tuple[Option, ...]] = (
    Option("starts", "random", "duel:A8", choices=STARTERS),
    Option("pass_rule", "strict", "duel:B5", choices=("strict", "free")),
    Option("single_take_rule", "literal", "duel:C3", choices=("literal", "free")),
    Option("blocked_hand_rule", "none", "duel:B6", choices=("none", "discard")),
    Option("end_tiles", "standard", "duel:A10", choices=("standard", "random")),
)


class Settings:
    """The options of a game; shared by all clones, never changed."""

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self.values = dict(values)
        self.starts: i64 = STARTERS.index(str(values["starts"]))
        self.free_pass = values["pass_rule"] == "free"
        self.free_single = values["single_take_rule"] == "free"
        self.blocked_discard = values["blocked_hand_rule"] == "discard"
        self.random_tiles = values["end_tiles"] == "random"
