"""The 24 science cards, as data; all of them reconstructed, for the glossary page is lost (rulings, section N)."""

from __future__ import annotations

from dataclasses import dataclass

from starhold.games.duel.cards import COLONY_SHIP, DIPLOMACY, ENERGY, FOOD, METAL, MILITARY, SHUTTLE, STATION, TRADE
from starhold.games.duel.powers import (
    AnyColour,
    CardType,
    Count,
    Discount,
    DrawScience,
    Effect,
    EndPointsPer,
    HandLimit,
    Income,
    Interchange,
    MarketAllowance,
    ObjectTokens,
    OnPlay,
    Permanent,
    Points,
    PointsPer,
    SupremacyBonus,
    Tokens,
    TokensPayScience,
)


@dataclass(frozen=True, slots=True)
class ScienceCard:
    """One science card."""

    id: str
    name: str
    cost: int  # in science
    immediate: tuple[Effect, ...]
    permanent: tuple[Permanent, ...]
    symbol: bool  # whether it may pay one science in research (duel:H2)


def science(
    id: str,
    name: str,
    cost: int,
    immediate: tuple[Effect, ...],
    permanent: tuple[Permanent, ...],
    symbol: bool = False,
) -> ScienceCard:
    return ScienceCard(id, name, cost, immediate, permanent, symbol)


SCIENCE_CARDS: tuple[ScienceCard, ...] = (
    science("s_01", "Modular Docking", 2, (Tokens(3), Points(5)), (Discount(CardType.SHUTTLE, 1),), symbol=True),
    science(
        "s_02",
        "Self-Mending Hulls",
        2,
        (Points(2),),
        (Discount(CardType.STATION, 1), OnPlay(CardType.STATION, (Points(1),))),
    ),
    science("s_03", "Seed Libraries", 2, (Points(4),), (Discount(CardType.COLONISATION, 1),)),
    science("s_04", "Gravity Charts", 2, (Points(5),), (Discount(CardType.PLANET, 1),)),
    science("s_05", "Sleeper Berths", 2, (Tokens(1), Points(2)), (Discount(CardType.SHIP, 2),)),
    science("s_06", "Expanded Holds", 2, (Tokens(2), Points(6)), (HandLimit(2),), symbol=True),
    science("s_07", "Deep Scan", 2, (Points(4),), (MarketAllowance(4),)),
    science("s_08", "Universal Printer", 2, (Tokens(4), Points(4)), (TokensPayScience(),), symbol=True),
    science("s_09", "Cold Transmutation", 2, (Tokens(3), Points(4)), (Interchange(ENERGY, METAL),), symbol=True),
    science("s_10", "Living Foundries", 2, (Tokens(3), Points(4)), (Interchange(FOOD, METAL),), symbol=True),
    science("s_11", "Terraform Index", 2, (Points(4),), (AnyColour(),)),
    science("s_12", "War Games Theory", 2, (Points(2),), (SupremacyBonus(MILITARY, 1),)),
    science("s_13", "Open Ledger", 2, (Points(2),), (SupremacyBonus(TRADE, 1),)),
    science("s_14", "Translation Matrix", 2, (Points(2),), (SupremacyBonus(DIPLOMACY, 1),)),
    science("s_15", "Perpetual Grant", 2, (Income(2), Points(1)), ()),
    science("s_16", "Grand Survey", 3, (Points(3), PointsPer(Count.PLANETS, 2)), ()),
    science("s_17", "Census of Colonies", 3, (Points(3), PointsPer(Count.COLONISED_PLANETS, 3)), ()),
    science(
        "s_18", "Fleet Doctrine", 2, (Tokens(2), Points(4)), (OnPlay(CardType.SHUTTLE, (Points(1),)),), symbol=True
    ),
    science(
        "s_19",
        "Settlers' Charter",
        2,
        (Tokens(1), Points(4)),
        (OnPlay(CardType.COLONISATION, (Points(1),)),),
        symbol=True,
    ),
    science("s_20", "Patron Academy", 2, (Points(6),), ()),
    science("s_21", "Living Archive", 4, (Points(14),), ()),
    science(
        "s_22",
        "Relic Decoding",
        3,
        (ObjectTokens(COLONY_SHIP, 1), ObjectTokens(SHUTTLE, 1), ObjectTokens(STATION, 1)),
        (),
    ),
    science("s_23", "Symposium", 2, (DrawScience(1),), (EndPointsPer(Count.SCIENCE_PLAYED, 3),)),
    science(
        "s_24",
        "Cradle Statistics",
        3,
        (Tokens(2),),
        (EndPointsPer(Count.SHIPS, 2), EndPointsPer(Count.COLONISED_PLANETS, 1)),
    ),
)
