"""The 20 friendship cards, five of each civilisation (starfarers:11.4)."""

from __future__ import annotations

from typing import Final

from starhold.games.starfarers.powers import (
    BuyFame,
    Civilisation,
    ExtraCard,
    FriendshipCard,
    HandLimit,
    HelpFromTheRich,
    MothershipBonus,
    Relief,
    Resource,
    SupplyRate,
)

_GREEN = Civilisation.GREEN_FOLK
_MERCHANTS = Civilisation.MERCHANTS
_SCIENTISTS = Civilisation.SCIENTISTS
_DIPLOMATS = Civilisation.DIPLOMATS

FRIENDSHIP_CARDS: Final = (
    FriendshipCard("green_ore", _GREEN, ExtraCard(Resource.ORE)),
    FriendshipCard("green_fuel", _GREEN, ExtraCard(Resource.FUEL)),
    FriendshipCard("green_carbon", _GREEN, ExtraCard(Resource.CARBON)),
    FriendshipCard("green_food", _GREEN, ExtraCard(Resource.FOOD)),
    FriendshipCard("green_goods", _GREEN, ExtraCard(Resource.GOODS)),
    FriendshipCard("merchant_ore", _MERCHANTS, SupplyRate(Resource.ORE, 2, False)),
    FriendshipCard("merchant_fuel", _MERCHANTS, SupplyRate(Resource.FUEL, 2, False)),
    FriendshipCard("merchant_carbon", _MERCHANTS, SupplyRate(Resource.CARBON, 2, False)),
    FriendshipCard("merchant_food", _MERCHANTS, SupplyRate(Resource.FOOD, 2, False)),
    FriendshipCard("merchant_goods", _MERCHANTS, SupplyRate(Resource.GOODS, 1, True)),
    FriendshipCard("science_mixed_1", _SCIENTISTS, MothershipBonus(1, 1)),
    FriendshipCard("science_mixed_2", _SCIENTISTS, MothershipBonus(1, 1)),
    FriendshipCard("science_mixed_3", _SCIENTISTS, MothershipBonus(1, 1)),
    FriendshipCard("science_boosters", _SCIENTISTS, MothershipBonus(2, 0)),
    FriendshipCard("science_cannons", _SCIENTISTS, MothershipBonus(0, 2)),
    FriendshipCard("diplomat_help", _DIPLOMATS, HelpFromTheRich()),
    FriendshipCard("diplomat_relief", _DIPLOMATS, Relief()),
    FriendshipCard("diplomat_limit", _DIPLOMATS, HandLimit(12)),
    FriendshipCard("diplomat_fame_1", _DIPLOMATS, BuyFame(1, 1)),
    FriendshipCard("diplomat_fame_2", _DIPLOMATS, BuyFame(1, 1)),
)
