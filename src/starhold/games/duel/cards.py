"""The 108 epoch cards, as data. Every figure of a card stands here and nowhere else.

The printed card list is lost: all but the fields named in `published` was reconstructed by Starhold so that it agrees
with every example of the rulebook. A real card list can replace this file without touching a rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from starhold.games.duel.powers import (
    Advance,
    CardType,
    Colour,
    Count,
    DrawScience,
    Effect,
    Income,
    Object,
    ObjectTokens,
    Points,
    PointsPer,
    Production,
    Quarter,
    QuarterKind,
    Resource,
    Tokens,
    Track,
)

ENERGY, FOOD, METAL, SCIENCE = Resource
MILITARY, TRADE, DIPLOMACY = Track
COLONY_SHIP, SHUTTLE, STATION = Object
GREY, GREEN, ORANGE, VIOLET = Colour
WHITE = Quarter(QuarterKind.WHITE)


def edged(colour: Colour) -> Quarter:
    """A quarter for one colour."""
    return Quarter(QuarterKind.EDGED, colour)


def filled(colour: Colour) -> Quarter:
    """A quarter that was never open."""
    return Quarter(QuarterKind.FILLED, colour)


Price = tuple[int, int, int, int]  # units of energy, food, metal and science


def price(energy: int = 0, food: int = 0, metal: int = 0, science: int = 0) -> Price:
    return energy, food, metal, science


@dataclass(frozen=True, slots=True)
class Card:
    """One epoch card."""

    id: str
    name: str
    type: CardType
    cost: Price
    pays: tuple[Resource, ...]  # what it is worth as payment: one of these (duel:D1)
    effects: tuple[Effect, ...]
    track: Resource | Track | None = None  # the production of a station, the influence of a shuttle
    colour: Colour | None = None  # of a colonisation card
    quarters: tuple[Quarter, ...] = ()  # of a planet
    symbols: tuple[Object, ...] = ()  # on planets and colonisation cards (duel:G1)
    published: tuple[str, ...] = ()  # the fields that the rulebook states

    @property
    def epoch(self) -> int:
        return int(self.id[0])

    @property
    def delayed(self) -> bool:
        """Whether its effects wait until it is colonised (duel:E3, duel:E4)."""
        return self.type is CardType.PLANET and self.epoch < 3


Pays = tuple[Resource, ...]
Effects = tuple[Effect, ...]


def station(id: str, name: str, resource: Resource, cost: Price, pays: Pays, effects: Effects) -> Card:
    """A production station (duel:E1)."""
    return Card(id, name, CardType.STATION, cost, pays, effects, track=resource)


def shuttle(id: str, name: str, track: Track, cost: Price, pays: Pays, effects: Effects) -> Card:
    """A shuttle (duel:E2)."""
    return Card(id, name, CardType.SHUTTLE, cost, pays, effects, track=track)


def ship(id: str, name: str, cost: Price, pays: Pays, effects: Effects, published: tuple[str, ...] = ()) -> Card:
    """A colony ship: it docks at a colonised planet (duel:E6)."""
    return Card(id, name, CardType.SHIP, cost, pays, effects, published=published)


def colonisation(
    id: str,
    name: str,
    colour: Colour,
    cost: Price,
    pays: Pays,
    effects: Effects,
    symbols: tuple[Object, ...],
    published: tuple[str, ...] = (),
) -> Card:
    """A colonisation card: it fills a quarter of a planet (duel:E5)."""
    return Card(
        id, name, CardType.COLONISATION, cost, pays, effects, colour=colour, symbols=symbols, published=published
    )


def planet(
    id: str,
    name: str,
    cost: Price,
    pays: Pays,
    effects: Effects,
    quarters: tuple[Quarter, ...],
    symbols: tuple[Object, ...],
    published: tuple[str, ...] = (),
) -> Card:
    """A planet (duel:E3, duel:E4)."""
    return Card(id, name, CardType.PLANET, cost, pays, effects, quarters=quarters, symbols=symbols, published=published)


CARDS: tuple[Card, ...] = (
    # -- epoch 1
    station("1_01", "Solar Sail Array", ENERGY, price(metal=1), (FOOD,), (Production(ENERGY),)),
    station("1_02", "Tidal Reactor", ENERGY, price(food=1, metal=1), (METAL,), (Production(ENERGY),)),
    station("1_03", "Geothermal Tap", ENERGY, price(food=2), (ENERGY,), (Production(ENERGY),)),
    station("1_04", "Algae Vats", FOOD, price(energy=1, metal=1), (FOOD,), (Production(FOOD),)),
    station("1_05", "Hydroponic Ring", FOOD, price(energy=2), (METAL,), (Production(FOOD),)),
    station("1_06", "Greenhouse Dome", FOOD, price(metal=1), (ENERGY,), (Production(FOOD),)),
    station("1_07", "Asteroid Smelter", METAL, price(energy=1, food=1), (METAL,), (Production(METAL),)),
    station("1_08", "Drill Platform", METAL, price(energy=2), (FOOD,), (Production(METAL),)),
    station("1_09", "Comet Quarry", METAL, price(food=1), (ENERGY,), (Production(METAL),)),
    station(
        "1_10",
        "Deep Listening Post",
        SCIENCE,
        price(energy=1, metal=1),
        (SCIENCE,),
        (Production(SCIENCE), DrawScience(1)),
    ),
    shuttle("1_11", "Picket Cutter", MILITARY, price(food=1, metal=2), (ENERGY,), (Advance(MILITARY),)),
    shuttle("1_12", "Torch Runner", MILITARY, price(energy=2, metal=1), (SCIENCE,), (Advance(MILITARY),)),
    shuttle(
        "1_13", "Convoy Guard", MILITARY, price(energy=1, food=1, metal=1), (METAL,), (Advance(MILITARY), Points(1))
    ),
    shuttle("1_14", "Spice Hopper", TRADE, price(energy=1, food=1), (METAL,), (Advance(TRADE),)),
    shuttle("1_15", "Ore Barge", TRADE, price(food=1, metal=2), (SCIENCE,), (Advance(TRADE), Tokens(1))),
    shuttle("1_16", "Bazaar Tender", TRADE, price(energy=1, food=1, metal=1), (FOOD,), (Advance(TRADE), Points(1))),
    shuttle("1_17", "Envoy Pinnace", DIPLOMACY, price(energy=1, food=1, metal=1), (SCIENCE,), (Advance(DIPLOMACY),)),
    shuttle("1_18", "Quiet Courier", DIPLOMACY, price(energy=1, science=1), (ENERGY,), (Advance(DIPLOMACY), Points(1))),
    colonisation(
        "1_19", "Ore Terraces", GREY, price(metal=1), (ENERGY,), (Points(1), Tokens(1), Income(1)), (STATION,)
    ),
    colonisation(
        "1_20", "Slag Harbour", GREY, price(energy=1, metal=1), (FOOD,), (Points(2), Advance(TRADE)), (SHUTTLE,)
    ),
    colonisation("1_21", "Pioneer Forge", GREY, price(energy=1), (METAL,), (Points(3), Production(METAL)), ()),
    colonisation("1_22", "Moss Plains", GREEN, price(food=1), (METAL,), (Points(2), Tokens(2)), (COLONY_SHIP,)),
    colonisation(
        "1_23", "Rain Catchers", GREEN, price(energy=1, food=1), (SCIENCE,), (Points(1), Production(FOOD)), (STATION,)
    ),
    colonisation(
        "1_24",
        "Terrace Gardens",
        GREEN,
        price(energy=1),
        (FOOD,),
        (Production(FOOD),),
        (SHUTTLE, STATION),
        published=("effects",),
    ),
    colonisation(
        "1_25", "Lamp Villages", ORANGE, price(energy=1), (FOOD,), (Points(1), Tokens(1), Income(1)), (COLONY_SHIP,)
    ),
    colonisation(
        "1_26", "Heat Wells", ORANGE, price(food=1, metal=1), (ENERGY,), (Points(2), Production(ENERGY)), (COLONY_SHIP,)
    ),
    colonisation(
        "1_27", "First School", VIOLET, price(food=1), (SCIENCE,), (Points(3), DrawScience(1)), (COLONY_SHIP,)
    ),
    colonisation(
        "1_28",
        "Singing Obelisks",
        VIOLET,
        price(food=1, metal=1),
        (SCIENCE,),
        (Points(2), Advance(DIPLOMACY)),
        (STATION, SHUTTLE),
    ),
    ship("1_29", "Patience", price(energy=1, food=2), (FOOD, METAL), (Points(2), Advance(TRADE))),
    planet(
        "1_30",
        "Veska",
        price(food=1),
        (ENERGY,),
        (Tokens(2), Points(2)),
        (WHITE, filled(GREY), filled(GREEN), filled(VIOLET)),
        (COLONY_SHIP, STATION),
        published=("effects",),
    ),
    planet(
        "1_31",
        "Orlan",
        price(energy=1),
        (METAL,),
        (Production(FOOD), Points(2)),
        (WHITE, edged(GREEN), filled(GREEN), filled(ORANGE)),
        (STATION,),
    ),
    planet(
        "1_32",
        "Brumal",
        price(metal=2),
        (FOOD,),
        (Advance(MILITARY), Points(2)),
        (WHITE, edged(GREY), filled(GREY), filled(VIOLET)),
        (COLONY_SHIP,),
    ),
    planet(
        "1_33",
        "Thessara",
        price(energy=1, food=1),
        (SCIENCE,),
        (Advance(TRADE), Income(1), Points(1)),
        (WHITE, WHITE, edged(ORANGE), filled(GREEN)),
        (COLONY_SHIP,),
    ),
    planet(
        "1_34",
        "Kadoria",
        price(food=1),
        (ENERGY,),
        (Production(ENERGY), Points(2)),
        (WHITE, edged(ORANGE), filled(GREY), filled(ORANGE)),
        (STATION, SHUTTLE),
    ),
    planet(
        "1_35",
        "Lumen",
        price(energy=1, food=1),
        (FOOD,),
        (Advance(DIPLOMACY), Points(2)),
        (WHITE, edged(VIOLET), filled(VIOLET), filled(VIOLET)),
        (COLONY_SHIP,),
    ),
    planet(
        "1_36",
        "Old Harrow",
        price(energy=1, metal=1),
        (ENERGY, FOOD),
        (Production(METAL), Points(3)),
        (WHITE, edged(GREY), filled(ORANGE), filled(GREEN)),
        (STATION,),
    ),
    # -- epoch 2
    station("2_01", "Fusion Cradle", ENERGY, price(food=1, metal=2), (METAL,), (Production(ENERGY), Points(1))),
    station("2_02", "Storm Harvester", ENERGY, price(food=1, metal=1), (SCIENCE,), (Production(ENERGY), Tokens(1))),
    station("2_03", "Cloud Farm", FOOD, price(energy=2, metal=1), (FOOD,), (Production(FOOD), Points(1))),
    station("2_04", "Spore Orchard", FOOD, price(energy=1, metal=1), (ENERGY,), (Production(FOOD), Tokens(1))),
    station("2_05", "Magnetic Sieve", METAL, price(energy=2, food=1), (METAL,), (Production(METAL), Points(1))),
    station("2_06", "Ring Dredger", METAL, price(energy=1, food=1), (FOOD,), (Production(METAL), Tokens(1))),
    station(
        "2_07",
        "Orbital Observatory",
        SCIENCE,
        price(energy=1, food=1, metal=1),
        (SCIENCE,),
        (Production(SCIENCE), Points(1), DrawScience(1)),
    ),
    shuttle("2_08", "Lance Frigate", MILITARY, price(energy=1, metal=2), (ENERGY,), (Advance(MILITARY),)),
    shuttle("2_09", "Minelayer", MILITARY, price(energy=1, food=1, metal=3), (FOOD,), (Advance(MILITARY), Points(1))),
    shuttle(
        "2_10",
        "Iron Envoy",
        MILITARY,
        price(energy=2, metal=3, science=1),
        (METAL,),
        (Advance(MILITARY), Advance(DIPLOMACY)),
    ),
    shuttle("2_11", "Silk Freighter", TRADE, price(food=2, metal=2), (METAL,), (Advance(TRADE), Tokens(1))),
    shuttle("2_12", "Prospect Trader", TRADE, price(energy=1, food=2, metal=1), (ENERGY,), (Advance(TRADE), Points(1))),
    shuttle(
        "2_13",
        "Treaty Merchant",
        TRADE,
        price(energy=1, food=3, metal=1, science=1),
        (FOOD,),
        (Advance(TRADE), Advance(DIPLOMACY)),
    ),
    shuttle(
        "2_14",
        "Embassy Yacht",
        DIPLOMACY,
        price(energy=1, food=2, metal=1),
        (SCIENCE,),
        (Advance(DIPLOMACY), Points(1)),
    ),
    shuttle(
        "2_15", "Oathkeeper", DIPLOMACY, price(energy=2, food=1, science=1), (ENERGY,), (Advance(DIPLOMACY), Income(1))
    ),
    colonisation(
        "2_16", "Deep Shafts", GREY, price(energy=1, metal=2), (FOOD,), (Points(1), PointsPer(Count.STATIONS, 1)), ()
    ),
    colonisation(
        "2_17", "Tool Cathedral", GREY, price(energy=1, food=1, metal=2), (ENERGY,), (Points(2), Production(METAL)), ()
    ),
    colonisation(
        "2_18", "Skyhook Anchor", GREY, price(food=1, metal=2), (METAL,), (Points(1), Tokens(2)), (COLONY_SHIP,)
    ),
    colonisation(
        "2_19",
        "Inland Sea",
        GREEN,
        price(food=2),
        (METAL,),
        (Points(3), PointsPer(Count.COLONISED_PLANETS, 1)),
        (COLONY_SHIP,),
    ),
    colonisation(
        "2_20", "Herd Valleys", GREEN, price(energy=1, food=2), (ENERGY,), (Points(2), Production(FOOD)), (STATION,)
    ),
    colonisation("2_21", "Canopy Towns", GREEN, price(food=2, metal=1), (FOOD,), (Points(2), Income(1)), (SHUTTLE,)),
    colonisation(
        "2_22", "Mirror Fields", ORANGE, price(energy=2, metal=1), (SCIENCE,), (Points(2), Tokens(1)), (COLONY_SHIP,)
    ),
    colonisation(
        "2_23",
        "Ember Markets",
        ORANGE,
        price(energy=2, food=1, metal=1),
        (FOOD,),
        (Points(2), Advance(TRADE)),
        (COLONY_SHIP,),
    ),
    colonisation(
        "2_24", "Plasma Kilns", ORANGE, price(energy=1, food=1, metal=1), (METAL,), (Points(2), Production(ENERGY)), ()
    ),
    colonisation(
        "2_25",
        "Memory Vaults",
        VIOLET,
        price(energy=1, food=1, science=1),
        (SCIENCE,),
        (Points(2), DrawScience(1)),
        (COLONY_SHIP, STATION),
    ),
    colonisation(
        "2_26",
        "Choir of Stones",
        VIOLET,
        price(metal=2, science=1),
        (ENERGY, SCIENCE),
        (Points(2), Advance(DIPLOMACY)),
        (SHUTTLE,),
    ),
    ship(
        "2_27",
        "Long Harvest",
        price(food=2, metal=3),
        (FOOD,),
        (Tokens(1), Advance(MILITARY)),
        published=("type", "cost", "pay", "effects", "object"),
    ),
    ship("2_28", "Ark of Embers", price(energy=2, food=1, metal=1), (METAL,), (Points(3), Tokens(1))),
    ship("2_29", "Wandering Orchard", price(energy=1, food=2), (ENERGY,), (Points(3), Income(1))),
    ship("2_30", "Second Dawn", price(energy=1, metal=2, science=1), (SCIENCE,), (Points(2), Advance(DIPLOMACY))),
    planet(
        "2_31",
        "Ilmara",
        price(energy=1, food=1),
        (FOOD,),
        (Points(6),),
        (WHITE, edged(GREEN), filled(GREEN), filled(VIOLET)),
        (COLONY_SHIP,),
    ),
    planet(
        "2_32",
        "Stonewake",
        price(metal=2, energy=1),
        (METAL,),
        (Advance(MILITARY), Points(2)),
        (WHITE, edged(GREY), filled(GREY), filled(ORANGE)),
        (STATION,),
    ),
    planet(
        "2_33",
        "Nerith",
        price(food=1, metal=1),
        (SCIENCE,),
        (Advance(TRADE), Points(2)),
        (WHITE, WHITE, filled(ORANGE), filled(GREY)),
        (SHUTTLE,),
    ),
    planet(
        "2_34",
        "Pale Anchor",
        price(energy=2, food=1),
        (ENERGY,),
        (Income(2), Points(2)),
        (WHITE, edged(VIOLET), filled(GREEN), filled(GREEN)),
        (COLONY_SHIP, STATION),
    ),
    planet(
        "2_35",
        "Tamber",
        price(energy=1, food=1, metal=1),
        (FOOD, METAL),
        (Production(FOOD), Production(METAL), Points(1)),
        (WHITE, WHITE, edged(GREEN), filled(VIOLET)),
        (SHUTTLE,),
    ),
    planet(
        "2_36",
        "Quillon",
        price(energy=1, metal=1, science=1),
        (SCIENCE,),
        (Advance(DIPLOMACY), Production(SCIENCE), Points(1)),
        (WHITE, edged(ORANGE), filled(VIOLET), filled(VIOLET)),
        (SHUTTLE, COLONY_SHIP),
    ),
    # -- epoch 3
    station("3_01", "Dyson Lattice", ENERGY, price(food=3, metal=2), (FOOD,), (Production(ENERGY), Points(2))),
    station("3_02", "Protein Loom", FOOD, price(energy=2, metal=3), (METAL,), (Production(FOOD), Points(2))),
    station("3_03", "Core Foundry", METAL, price(energy=3, food=2), (ENERGY,), (Production(METAL), Points(2))),
    station(
        "3_04",
        "Quantum Archive",
        SCIENCE,
        price(energy=1, food=1, metal=1),
        (SCIENCE,),
        (Production(SCIENCE), Points(2)),
    ),
    station(
        "3_05",
        "Antimatter Still",
        ENERGY,
        price(food=2, metal=2, science=2),
        (SCIENCE,),
        (Production(ENERGY), PointsPer(Count.STATIONS, 1)),
    ),
    shuttle(
        "3_06",
        "Siege Monitor",
        MILITARY,
        price(energy=1, metal=4),
        (ENERGY,),
        (Advance(MILITARY), PointsPer(Count.MILITARY_LEVEL, 1)),
    ),
    shuttle(
        "3_07",
        "Admiral's Resolve",
        MILITARY,
        price(energy=1, food=1, metal=2),
        (METAL,),
        (Advance(MILITARY), Points(2)),
    ),
    shuttle(
        "3_08",
        "Golden Caravan",
        TRADE,
        price(food=4, metal=1),
        (FOOD,),
        (Advance(TRADE), PointsPer(Count.TRADE_LEVEL, 1)),
    ),
    shuttle(
        "3_09",
        "Guild Flagship",
        TRADE,
        price(energy=2, food=3, metal=1),
        (METAL,),
        (Advance(TRADE), PointsPer(Count.PLANETS, 1)),
    ),
    shuttle(
        "3_10",
        "Concord Barque",
        DIPLOMACY,
        price(energy=3, food=2, science=1),
        (SCIENCE,),
        (Advance(DIPLOMACY), PointsPer(Count.DIPLOMACY_LEVEL, 1)),
    ),
    shuttle(
        "3_11", "White Banner", DIPLOMACY, price(energy=1, food=1, metal=1), (ENERGY,), (Advance(DIPLOMACY), Points(2))
    ),
    shuttle(
        "3_12", "Peacemaker", MILITARY, price(energy=2, food=2, metal=2), (FOOD,), (Advance(MILITARY), Advance(TRADE))
    ),
    colonisation(
        "3_13",
        "Crust Refinery",
        GREY,
        price(energy=1, food=1, metal=3),
        (FOOD,),
        (Points(5), Production(METAL)),
        (STATION,),
        published=("quarter_colour", "effects"),
    ),
    colonisation(
        "3_14",
        "Titan Docks",
        GREY,
        price(energy=1, food=1, metal=3),
        (METAL,),
        (Points(1), PointsPer(Count.SHUTTLES, 1)),
        (),
    ),
    colonisation(
        "3_15", "War Arsenals", GREY, price(energy=1, food=1, metal=2), (ENERGY,), (Points(3), Advance(MILITARY)), ()
    ),
    colonisation(
        "3_16", "Breathable Sky", GREEN, price(energy=2, food=3), (METAL,), (Points(3),), (COLONY_SHIP, STATION)
    ),
    colonisation(
        "3_17",
        "Endless Meadows",
        GREEN,
        price(food=3, metal=1),
        (ENERGY,),
        (Points(2), Production(FOOD)),
        (COLONY_SHIP,),
    ),
    colonisation(
        "3_18", "Ocean Cities", GREEN, price(energy=1, food=3, metal=1), (FOOD,), (Points(2), Tokens(2)), (SHUTTLE,)
    ),
    colonisation(
        "3_19",
        "Sunwell Capital",
        ORANGE,
        price(energy=3, food=1),
        (SCIENCE,),
        (Points(3), PointsPer(Count.COLONISED_PLANETS, 1)),
        (),
    ),
    colonisation("3_20", "Exchange Towers", ORANGE, price(energy=3, food=1), (FOOD,), (Points(2), Advance(TRADE)), ()),
    colonisation(
        "3_21",
        "Hall of Accords",
        VIOLET,
        price(energy=1, food=1, metal=1, science=1),
        (SCIENCE,),
        (Points(2), Advance(DIPLOMACY)),
        (COLONY_SHIP,),
    ),
    colonisation(
        "3_22",
        "University Moon",
        VIOLET,
        price(energy=1, food=1, science=2),
        (ENERGY, SCIENCE),
        (Points(2), PointsPer(Count.SCIENCE_PLAYED, 2)),
        (STATION,),
    ),
    colonisation(
        "3_23",
        "Dream Observatory",
        VIOLET,
        price(energy=2, metal=2),
        (METAL,),
        (Points(3), DrawScience(1)),
        (COLONY_SHIP,),
    ),
    ship("3_24", "Generation Crown", price(energy=2, food=1, metal=1), (ENERGY,), (Points(6),)),
    ship("3_25", "Ten Thousand Cradles", price(food=2, metal=2), (METAL,), (PointsPer(Count.COLONISED_PLANETS, 2),)),
    ship("3_26", "Horizon Breaker", price(energy=1, metal=2, science=1), (FOOD,), (Points(2), Advance(MILITARY))),
    ship("3_27", "Caravanserai", price(energy=1, food=2, metal=1), (SCIENCE,), (Points(2), Advance(TRADE))),
    ship("3_28", "Ark of Names", price(energy=1, food=2, science=1), (SCIENCE,), (Points(3), Advance(DIPLOMACY))),
    ship(
        "3_29",
        "Last Seedship",
        price(energy=1, food=2, metal=1),
        (FOOD, METAL),
        (Points(2), ObjectTokens(COLONY_SHIP, 2)),
    ),
    planet(
        "3_30",
        "Aurelia",
        price(energy=2, food=4),
        (METAL,),
        (Points(5),),
        (WHITE, WHITE, edged(GREEN), edged(ORANGE)),
        (COLONY_SHIP,),
        published=("cost",),
    ),
    planet(
        "3_31",
        "Twin Keels",
        price(energy=2, food=1, metal=3),
        (ENERGY,),
        (Points(2),),
        (WHITE, edged(ORANGE), filled(GREY), filled(GREEN)),
        (SHUTTLE, SHUTTLE),
        published=("id", "type", "symbols"),
    ),
    planet(
        "3_32",
        "Crownfall",
        price(food=2, metal=2),
        (FOOD,),
        (Points(1), Advance(MILITARY)),
        (WHITE, edged(GREY), filled(GREY), filled(VIOLET)),
        (STATION,),
    ),
    planet(
        "3_33",
        "Mirabel",
        price(energy=1, food=2, metal=1),
        (METAL,),
        (Points(1), Advance(TRADE)),
        (WHITE, WHITE, edged(VIOLET), filled(GREEN)),
        (COLONY_SHIP,),
    ),
    planet(
        "3_34",
        "Foundry Reach",
        price(energy=1, food=1, metal=3),
        (FOOD,),
        (Points(2),),
        (WHITE, edged(GREY), filled(GREY), filled(ORANGE)),
        (STATION, STATION),
        published=("id", "type", "symbols"),
    ),
    planet(
        "3_35",
        "Silent Court",
        price(energy=1, food=1, science=1),
        (SCIENCE,),
        (Points(2), Advance(DIPLOMACY)),
        (WHITE, edged(VIOLET), filled(GREEN), filled(VIOLET)),
        (SHUTTLE,),
    ),
    planet(
        "3_36",
        "Hearthstar",
        price(energy=2, food=2, metal=2),
        (ENERGY,),
        (PointsPer(Count.PLANETS, 1),),
        (WHITE, WHITE, filled(VIOLET), filled(GREY)),
        (COLONY_SHIP, STATION),
    ),
)
