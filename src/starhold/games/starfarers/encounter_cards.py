"""The 32 encounters as data (section 12); `read_cards.py` has what options read otherwise."""

from __future__ import annotations

from typing import Final

from starhold.games.starfarers.powers import (
    AllOverLimitLoseUpgrade,
    Asks,
    Compare,
    CompareBoosters,
    DrawFromEachOther,
    EachOtherGives,
    Encounter,
    Fame,
    FameToMost,
    FreeTradeShip,
    Gain,
    GainChoice,
    GainUpgrade,
    GroundShip,
    Group,
    LoseSwapped,
    LoseUpgrade,
    NewEncounter,
    Opponent,
    PayChoice,
    Resource,
    ReturnOffer,
    ShakeTable,
    SpaceJump,
    Stat,
    Swap,
    ThenAsk,
    Upgrade,
)

ENCOUNTERS: Final = (
    Encounter(
        "e01",
        Group.MERCHANT,
        Asks.AMOUNT,
        (
            (EachOtherGives(1), Fame(-2)),
            (Gain(Resource.FOOD, 1), Fame(-1)),
            (GainChoice(1), Fame(1)),
            (GainChoice(2), Fame(1)),
        ),
    ),
    Encounter(
        "e02",
        Group.MERCHANT,
        Asks.AMOUNT,
        ((Fame(-1),), (GainChoice(1),), (GainChoice(1), Fame(1)), (GainUpgrade(1), Fame(1))),
    ),
    Encounter("e03", Group.MERCHANT, Asks.AMOUNT, ((Fame(-1),), (), (Fame(1),), (Gain(Resource.GOODS, 1), Fame(1)))),
    Encounter(
        "e04",
        Group.MERCHANT,
        Asks.AMOUNT,
        ((Gain(Resource.GOODS, 1),), (GainChoice(1), Fame(1)), (GainChoice(2), Fame(1)), (ReturnOffer(),)),
    ),
    Encounter(
        "e05",
        Group.MERCHANT,
        Asks.AMOUNT,
        ((GroundShip(1), Fame(-1)), (Fame(-1),), (GainChoice(1), Fame(1)), (FreeTradeShip(1),)),
    ),
    Encounter(
        "e06",
        Group.MERCHANT,
        Asks.AMOUNT,
        ((GroundShip(1), Fame(-1)), (Fame(-1),), (GainChoice(1), Fame(1)), (FreeTradeShip(1),)),
    ),
    Encounter(
        "e07",
        Group.FALSE_MERCHANT,
        Asks.AMOUNT,
        ((ThenAsk((Compare(Stat.COMBAT, Opponent.RIGHT, (ReturnOffer(), Fame(1)), (GroundShip(1),)),), ()),),),
        held=True,
    ),
    Encounter(
        "e08",
        Group.FALSE_MERCHANT,
        Asks.AMOUNT,
        ((ThenAsk((Compare(Stat.COMBAT, Opponent.LEFT, (ReturnOffer(), Fame(1)), (GroundShip(1),)),), ()),),),
        held=True,
    ),
    Encounter(
        "e09",
        Group.PIRATE_DEMAND,
        Asks.YES_NO,
        ((PayChoice(2),), (Compare(Stat.COMBAT, Opponent.RIGHT, (FreeTradeShip(1),), (LoseUpgrade(1), Fame(1))),)),
    ),
    Encounter(
        "e10",
        Group.PIRATE_DEMAND,
        Asks.YES_NO,
        (
            (PayChoice(2), Fame(-1)),
            (
                Compare(
                    Stat.COMBAT, Opponent.SECOND_RIGHT, (Gain(Resource.CARBON, 2), Fame(1)), (GroundShip(1), Fame(1))
                ),
            ),
        ),
    ),
    Encounter(
        "e11",
        Group.PIRATE_DEMAND,
        Asks.YES_NO,
        (
            (PayChoice(2), GroundShip(1)),
            (Compare(Stat.COMBAT, Opponent.LEFT, (Gain(Resource.ORE, 2), Fame(1)), (LoseUpgrade(1), GroundShip(1))),),
        ),
    ),
    Encounter(
        "e12",
        Group.STOLEN_GOODS,
        Asks.YES_NO,
        ((Swap(1, 2), ShakeTable(((Fame(-1),), (Fame(-1),), (LoseSwapped(), Fame(-1)), (), ()))), (Fame(1),)),
    ),
    Encounter(
        "e13",
        Group.STOLEN_GOODS,
        Asks.YES_NO,
        ((Swap(1, 2), ShakeTable(((), (), (LoseSwapped(), Fame(-1)), (Fame(-1),), (Fame(-1),)))), ()),
    ),
    Encounter(
        "e14",
        Group.PIRATE_BARGAIN,
        Asks.YES_NO,
        (
            (
                PayChoice(1),
                ShakeTable(
                    (
                        (Fame(-1),),
                        (Fame(-1),),
                        (DrawFromEachOther(1), Fame(-1)),
                        (DrawFromEachOther(1), Fame(-1)),
                        (DrawFromEachOther(1),),
                    )
                ),
            ),
            (Fame(1),),
        ),
    ),
    Encounter(
        "e15",
        Group.PIRATE_BARGAIN,
        Asks.YES_NO,
        (
            (
                PayChoice(1),
                ShakeTable(
                    (
                        (DrawFromEachOther(1),),
                        (DrawFromEachOther(1), Fame(-1)),
                        (DrawFromEachOther(1), Fame(-1)),
                        (Fame(-1),),
                        (Fame(-1),),
                    )
                ),
            ),
            (),
        ),
    ),
    Encounter(
        "e16",
        Group.PIRATE_ATTACK,
        Asks.YES_NO,
        (
            (
                CompareBoosters(
                    Opponent.RIGHT,
                    (),
                    (Compare(Stat.COMBAT, Opponent.RIGHT, (GainUpgrade(1), Fame(1)), (LoseUpgrade(1),)),),
                ),
            ),
            (Compare(Stat.COMBAT, Opponent.RIGHT, (GainUpgrade(1), Fame(1)), (LoseUpgrade(1),)),),
        ),
    ),
    Encounter(
        "e17",
        Group.PIRATE_ATTACK,
        Asks.YES_NO,
        (
            (
                CompareBoosters(
                    Opponent.SECOND_LEFT,
                    (Fame(-1),),
                    (
                        Compare(
                            Stat.COMBAT,
                            Opponent.SECOND_LEFT,
                            (Gain(Resource.ORE, 2), Fame(1)),
                            (LoseUpgrade(1), Fame(1)),
                        ),
                    ),
                ),
            ),
            (Compare(Stat.COMBAT, Opponent.SECOND_LEFT, (Gain(Resource.ORE, 2), Fame(1)), (LoseUpgrade(1), Fame(1))),),
        ),
        published=False,
    ),
    Encounter(
        "e18",
        Group.PIRATE_ATTACK,
        Asks.YES_NO,
        (
            (
                CompareBoosters(
                    Opponent.LEFT,
                    (),
                    (Compare(Stat.COMBAT, Opponent.LEFT, (FreeTradeShip(1),), (LoseUpgrade(1), GroundShip(1))),),
                ),
            ),
            (Compare(Stat.COMBAT, Opponent.LEFT, (FreeTradeShip(1),), (LoseUpgrade(1), GroundShip(1))),),
        ),
        published=False,
    ),
    Encounter(
        "e19",
        Group.DISTRESS,
        Asks.YES_NO,
        ((Compare(Stat.SPEED, Opponent.SECOND_RIGHT, (FreeTradeShip(1),), (LoseUpgrade(1), GroundShip(1))),), ()),
    ),
    Encounter(
        "e20",
        Group.DISTRESS,
        Asks.YES_NO,
        (
            (Compare(Stat.SPEED, Opponent.LEFT, (Fame(1), DrawFromEachOther(1)), (LoseUpgrade(1), Fame(1))),),
            (Fame(-1),),
        ),
    ),
    Encounter(
        "e21",
        Group.DISTRESS,
        Asks.YES_NO,
        (
            (Compare(Stat.SPEED, Opponent.RIGHT, (GainUpgrade(1), Fame(1)), (LoseUpgrade(1), GroundShip(1))),),
            (Fame(-1),),
        ),
    ),
    Encounter(
        "e22",
        Group.UNDER_FIRE,
        Asks.YES_NO,
        (
            (
                Compare(
                    Stat.COMBAT,
                    Opponent.SECOND_RIGHT,
                    (Gain(Resource.GOODS, 2), Fame(1)),
                    (LoseUpgrade(1), GroundShip(1)),
                ),
            ),
            (),
        ),
    ),
    Encounter(
        "e23",
        Group.UNDER_FIRE,
        Asks.YES_NO,
        ((Compare(Stat.COMBAT, Opponent.RIGHT, (GainChoice(2), Fame(1)), (LoseUpgrade(1), Fame(1))),), (Fame(-1),)),
    ),
    Encounter(
        "e24",
        Group.UNDER_FIRE,
        Asks.YES_NO,
        ((Compare(Stat.COMBAT, Opponent.LEFT, (SpaceJump(), Fame(1)), (GroundShip(1), Fame(1))),), (Fame(-1),)),
    ),
    Encounter(
        "e25",
        Group.RIFT,
        Asks.YES_NO,
        ((Compare(Stat.SPEED, Opponent.LEFT, (SpaceJump(),), (GroundShip(1),)),), (NewEncounter(False),)),
    ),
    Encounter(
        "e26",
        Group.RIFT,
        Asks.YES_NO,
        ((Compare(Stat.SPEED, Opponent.RIGHT, (SpaceJump(),), (GroundShip(1),)),), (NewEncounter(False),)),
    ),
    Encounter(
        "e27",
        Group.RIFT,
        Asks.YES_NO,
        ((Compare(Stat.SPEED, Opponent.SECOND_RIGHT, (SpaceJump(),), (LoseUpgrade(1),)),), (NewEncounter(False),)),
    ),
    Encounter(
        "e28", Group.TRAVELERS, Asks.AMOUNT, ((LoseUpgrade(1), Fame(-1)), (Fame(1),), (SpaceJump(),), (SpaceJump(),))
    ),
    Encounter("e29", Group.TRAVELERS, Asks.AMOUNT, ((), (Fame(1),), (Fame(1),), (FreeTradeShip(1),))),
    Encounter("e30", Group.TRAVELERS, Asks.AMOUNT, ((Fame(-1),), (Fame(-1),), (Fame(1),), (SpaceJump(), Fame(1)))),
    Encounter("e31", Group.WEAR_AND_TEAR, Asks.NOTHING, ((AllOverLimitLoseUpgrade(8), NewEncounter(True)),)),
    Encounter(
        "e32",
        Group.WEAR_AND_TEAR,
        Asks.NOTHING,
        ((AllOverLimitLoseUpgrade(6), FameToMost(Upgrade.FREIGHT_POD, 1), NewEncounter(True)),),
    ),
)
