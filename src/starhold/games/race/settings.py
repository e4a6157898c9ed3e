"""The options of Race (race:94) as the engine reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from starhold.core.options import Option, OptionValue

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", "first", "race:94", choices=("first", "later")),
    Option("first_game", False, "race:97"),
    Option("advanced_two_player", False, "race:86", players=(2,)),
    Option("pilgrimage_any_time", False, "race:55"),
    Option("gambling_optional", False, "race:59"),
    Option("produce_bonus_mandatory", False, "race:64"),
    Option("produce_order_free", False, "race:71"),
    Option("galactic_order_floor_zero", False, "race:65"),
    Option("needless_discards", "applicable", "race:106", choices=("applicable", "needed_only", "any_settle")),
    Option("max_rounds", 0, "race:80"),
)

# Values of `needless_discards` (race:106).
APPLICABLE: Final = 0
NEEDED_ONLY: Final = 1
ANY_SETTLE: Final = 2
NEEDLESS: Final = ("applicable", "needed_only", "any_settle")


class Settings:
    """The options of a game (race:94) as the engine reads them; shared by all clones, never changed."""

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self.values = dict(values)
        self.edition = str(values["edition"])
        self.first_game = bool(values["first_game"])
        self.advanced = bool(values["advanced_two_player"])
        self.pilgrimage_any_time = bool(values["pilgrimage_any_time"])
        self.gambling_optional = bool(values["gambling_optional"])
        self.produce_bonus_mandatory = bool(values["produce_bonus_mandatory"])
        self.produce_order_free = bool(values["produce_order_free"])
        self.galactic_order_floor_zero = bool(values["galactic_order_floor_zero"])
        self.needless_discards: i64 = NEEDLESS.index(str(values["needless_discards"]))
        self.max_rounds: i64 = int(values["max_rounds"])
