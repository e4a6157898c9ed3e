"""All that one player of Starfarers has: cards, upgrades, pieces in stock and on the board, ships, friendship cards."""

from __future__ import annotations

from mypy_extensions import i64

from starhold.core.fields import Number, Part, Spread
from starhold.core.hands import changed
from starhold.games.starfarers import board
from starhold.games.starfarers.card_table import NONE


class Fleet(Part):
    """One player. A ship is a number below three; what it is and does stands at that place of three lists.

    Lists marked shared are replaced, never changed in place: clones hold the same ones.
    """

    __slots__ = (
        "colonies", "colony_stock", "combat_bonus", "extra", "fame", "fame_bought", "fame_cards", "friends",
        "goods_card", "goods_used", "hand", "help_card", "helped", "limit", "medals", "points", "ports", "rate",
        "relief_card", "ship_flags", "ship_kind", "ship_node", "shipyards", "speed_bonus", "station_stock", "stations",
        "tokens", "transports", "upgrades",
    )  # fmt: skip
    FIELDS = (
        Spread("hand", "upgrades"),
        Number(
            "fame", "medals", "points", "colony_stock", "station_stock", "transports", "shipyards", "colonies", "ports",
            "friends", "speed_bonus", "combat_bonus",
        ),
        Spread("rate"),
        Number(
            "extra", "limit", "fame_cards", "help_card", "relief_card", "goods_card", "fame_bought", "helped",
            "goods_used", "tokens",
        ),
        Spread("stations", "ship_node", "ship_kind", "ship_flags"),
    )  # fmt: skip

    hand: list[int]  # cards by resource
    upgrades: list[int]  # boosters, cannons, freight pods attached; shared
    fame: i64  # half medals
    medals: i64  # bits of the tokens cleared, see `card_table.MEDAL_DISCS`
    points: i64  # the marker on the track
    colony_stock: i64
    station_stock: i64
    transports: i64  # in stock, as are shipyards
    shipyards: i64
    colonies: i64  # on the board, spaceports not counted
    ports: i64
    stations: list[int]  # by civilisation; shared
    tokens: i64  # for trade ships still to be placed
    ship_node: list[int]  # where each ship is, NONE in the stock
    ship_kind: list[int]  # shared
    ship_flags: list[int]
    # What friendship cards give.
    friends: i64  # bits of them
    speed_bonus: i64
    combat_bonus: i64
    rate: list[int]  # cards for one from the supply, by resource; shared
    extra: i64  # bits of resources the Green Folk add to
    limit: i64  # of cards safe on a seven
    fame_cards: i64
    help_card: i64
    relief_card: i64
    goods_card: i64  # one goods for one, once a turn
    # What was done this turn.
    fame_bought: i64
    helped: i64
    goods_used: i64

    def change_upgrade(self, upgrade: i64, count: i64) -> None:
        """One attached, or lost."""
        self.upgrades = changed(self.upgrades, upgrade, self.upgrades[upgrade] + count)

    def clone(self) -> Fleet:
        copy = Fleet()
        copy.hand = self.hand[:]
        copy.upgrades = self.upgrades
        copy.fame = self.fame
        copy.medals = self.medals
        copy.points = self.points
        copy.colony_stock = self.colony_stock
        copy.station_stock = self.station_stock
        copy.transports = self.transports
        copy.shipyards = self.shipyards
        copy.colonies = self.colonies
        copy.ports = self.ports
        copy.stations = self.stations
        copy.tokens = self.tokens
        copy.ship_node = self.ship_node[:]
        copy.ship_kind = self.ship_kind
        copy.ship_flags = self.ship_flags[:]
        copy.friends = self.friends
        copy.speed_bonus = self.speed_bonus
        copy.combat_bonus = self.combat_bonus
        copy.rate = self.rate
        copy.extra = self.extra
        copy.limit = self.limit
        copy.fame_cards = self.fame_cards
        copy.help_card = self.help_card
        copy.relief_card = self.relief_card
        copy.goods_card = self.goods_card
        copy.fame_bought = self.fame_bought
        copy.helped = self.helped
        copy.goods_used = self.goods_used
        return copy


def new_fleet() -> Fleet:
    """A player before the set-up: all pieces in stock (starfarers:5.6)."""
    fleet = Fleet()
    fleet.hand = [0] * board.RESOURCES
    fleet.upgrades = [0] * len(board.UPGRADE_NAMES)
    fleet.fame = 0
    fleet.medals = 0
    fleet.points = 0
    fleet.colony_stock = board.COLONIES
    fleet.station_stock = board.TRADE_STATIONS
    fleet.transports = board.TRANSPORTS
    fleet.shipyards = board.SHIPYARDS
    fleet.colonies = 0
    fleet.ports = 0
    fleet.stations = [0] * len(board.CIVILISATION_NAMES)
    fleet.tokens = 0
    fleet.ship_node = [NONE] * board.TRANSPORTS
    fleet.ship_kind = [0] * board.TRANSPORTS
    fleet.ship_flags = [0] * board.TRANSPORTS
    fleet.friends = 0
    fleet.speed_bonus = 0
    fleet.combat_bonus = 0
    fleet.rate = [board.SUPPLY_RATE] * (board.RESOURCES - 1) + [board.GOODS_RATE]
    fleet.extra = 0
    fleet.limit = board.HAND_LIMIT
    fleet.fame_cards = 0
    fleet.help_card = 0
    fleet.relief_card = 0
    fleet.goods_card = 0
    fleet.fame_bought = 0
    fleet.helped = 0
    fleet.goods_used = 0
    return fleet
