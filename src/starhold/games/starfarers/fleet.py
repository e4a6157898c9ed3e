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
    fame: i64 = 0  # half medals
    medals: i64 = 0  # bits of the tokens cleared, see `card_table.MEDAL_DISCS`
    points: i64 = 0  # the marker on the track
    colony_stock: i64 = board.COLONIES
    station_stock: i64 = board.TRADE_STATIONS
    transports: i64 = board.TRANSPORTS  # in stock, as are shipyards
    shipyards: i64 = board.SHIPYARDS
    colonies: i64 = 0  # on the board, spaceports not counted
    ports: i64 = 0
    stations: list[int]  # by civilisation; shared
    tokens: i64 = 0  # for trade ships still to be placed
    ship_node: list[int]  # where each ship is, NONE in the stock
    ship_kind: list[int]  # shared
    ship_flags: list[int]
    # What friendship cards give.
    friends: i64 = 0  # bits of them
    speed_bonus: i64 = 0
    combat_bonus: i64 = 0
    rate: list[int]  # cards for one from the supply, by resource; shared
    extra: i64 = 0  # bits of resources the Green Folk add to
    limit: i64 = board.HAND_LIMIT  # of cards safe on a seven
    fame_cards: i64 = 0
    help_card: i64 = 0
    relief_card: i64 = 0
    goods_card: i64 = 0  # one goods for one, once a turn
    # What was done this turn.
    fame_bought: i64 = 0
    helped: i64 = 0
    goods_used: i64 = 0

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
    fleet.stations = [0] * len(board.CIVILISATION_NAMES)
    fleet.ship_node = [NONE] * board.TRANSPORTS
    fleet.ship_kind = [0] * board.TRANSPORTS
    fleet.ship_flags = [0] * board.TRANSPORTS
    fleet.rate = [board.SUPPLY_RATE] * (board.RESOURCES - 1) + [board.GOODS_RATE]
    return fleet
