"""The options of Starfarers as the engine reads them: boards, limits, and one for each doubtful point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starhold.core.options import Option, OptionValue

OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", "beginner", "starfarers:14.4", choices=("beginner", "strategic", "explorer", "wild_space")),
    Option("set_up_phase", "board", "starfarers:14.3", choices=("board", "always")),
    Option("first_player", "random", "starfarers:14.5", choices=("random", "first_seat")),
    Option("neutral", "blue", "starfarers:14.2", choices=("blue", "white", "red", "yellow"), players=(3,)),
    Option("offers", 0, "starfarers:4.6", since=2, before=3),
    Option("turn_limit", 0, "starfarers:13.2"),
    Option("escape_fee", "card_17", "starfarers:12.4", choices=("card_17", "card_18")),
    Option("fight_opponent", "same", "starfarers:12.4", choices=("same", "deck_1999")),
    Option("under_fire", "combat", "starfarers:12.4", choices=("combat", "speed")),
    Option("neighbours", "deck_1999", "starfarers:12.25", choices=("deck_1999", "left")),
    Option("double_penalties", "both", "starfarers:12.15", choices=("both", "ground")),
    Option("fame_cards", "one", "starfarers:11.10", choices=("one", "each")),
    Option("home_sites", "free", "starfarers:10.4", choices=("free", "blocked"), players=(3,)),
    Option("wear_reshuffle", "without", "starfarers:12.12", choices=("without", "with")),
    Option(
        "waiting_ship", "must_move", "starfarers:9.8", choices=("must_move", "next_move", "at_once"),
        since=2, before="next_move",
    ),
    Option("relief_counts", "planets", "starfarers:11.14", choices=("planets", "reserve_too")),
    Option("black_ball", "zero", "starfarers:12.4", choices=("zero", "three")),
    Option("tile_rotation", "random", "starfarers:14.4", choices=("random", "printed")),
    Option("home_discs", "printed", "starfarers:14.4", choices=("printed", "shuffled")),
    Option("removed_tile", "empty", "starfarers:14.4", choices=("empty", "any")),
    Option("ship_tokens", "unlimited", "starfarers:12.21", choices=("unlimited", "one")),
    Option("booster_counts", "with_cards", "starfarers:12.6", choices=("with_cards", "physical")),
    Option("reader", "nobody", "starfarers:12.24", choices=("nobody", "left")),
    Option("grounded", "stays", "starfarers:6.13", choices=("stays", "may_found")),
    Option("card_window", "turn", "starfarers:11.15", choices=("turn", "trade")),
    Option("sole_claimant", "nothing", "starfarers:2.14", choices=("nothing", "paid")),
    Option("most_pods", "one", "starfarers:12.22", choices=("one", "none")),
    # In the first version of our rules 0 offers meant that players did not trade with each other.
    Option(
        "zero_offers", "unlimited", "starfarers:4.6", choices=("unlimited", "none"),
        since=2, before="none", new=True,
    ),
    # In the first version every offer had to name both sides, and a counter-offer could only be taken or left.
    Option(
        "requests", "open", "starfarers:4.6", choices=("open", "closed"),
        since=2, before="closed", new=True, hidden=True,
    ),
)  # fmt: skip


class Settings:
    """The options of a game; shared by all clones, never changed."""

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self.values = dict(values)
        self.board = str(values["board"])
        self.beginner = self.board == "beginner"
        self.chosen_start = not self.beginner or values["set_up_phase"] == "always"
        self.first_seat = values["first_player"] == "first_seat"
        self.neutral = str(values["neutral"])
        self.offers = int(values["offers"])
        self.offers_limited = self.offers > 0 or values["zero_offers"] == "none"
        self.open_requests = values["requests"] == "open"
        self.turn_limit = int(values["turn_limit"])
        self.fame_each_card = values["fame_cards"] == "each"
        self.home_blocked = values["home_sites"] == "blocked"
        self.wear_with_card = values["wear_reshuffle"] == "with"
        self.clear_at_once = values["waiting_ship"] == "at_once"
        self.clear_by_entering = values["waiting_ship"] == "must_move"
        self.reserve_is_relief = values["relief_counts"] == "reserve_too"
        self.black_three = values["black_ball"] == "three"
        self.printed_rotation = values["tile_rotation"] == "printed"
        self.shuffled_homes = values["home_discs"] == "shuffled"
        self.any_tile_removed = values["removed_tile"] == "any"
        self.one_token = values["ship_tokens"] == "one"
        self.physical_boosters = values["booster_counts"] == "physical"
        self.reader_sees = values["reader"] == "left"
        self.grounded_founds = values["grounded"] == "may_found"
        self.trade_window = values["card_window"] == "trade"
        self.sole_paid = values["sole_claimant"] == "paid"
        self.no_pods_score = values["most_pods"] == "none"
