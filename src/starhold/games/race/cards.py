"""The cards: 95 designs, 114 cards, as data. Every figure of a card stands here and nowhere else.

First edition of 2007; `LATER` holds the four designs that later printings changed (option `edition`, race:94).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from starhold.games.race.powers import (
    Consume,
    ConsumeAll,
    DevelopDiscount,
    DiscardForFreeWorld,
    DiscardForMilitary,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawInConsume,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    ExploreDraw,
    ExploreKeep,
    Good,
    GuessTopCard,
    Military,
    MilitaryAgainst,
    PayForMilitary,
    PerCard,
    PerChips,
    PerMilitary,
    Phase,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SaleBonus,
    ScoringLine,
    SellGood,
    SettleDiscount,
    Source,
    SpendHand,
)

NOVELTY, RARE, GENES, ALIEN = Good.NOVELTY, Good.RARE, Good.GENES, Good.ALIEN
PRODUCTION, WINDFALL = Source.PRODUCTION, Source.WINDFALL


@dataclass(frozen=True, slots=True)
class Card:
    """One design. `cost` is what is paid, or the defence of a military world."""

    id: str
    name: str
    world: bool
    military: bool
    cost: int
    vp: int
    copies: int
    good: Good | None
    source: Source | None
    start: int | None
    preset: int | None
    keywords: tuple[str, ...]
    powers: tuple[Power, ...]
    scoring: tuple[ScoringLine, ...]


def _card(
    id: str,
    name: str,
    *,
    world: bool,
    military: bool,
    cost: int,
    vp: int = 0,
    copies: int = 1,
    production: Good | None = None,
    windfall: Good | None = None,
    start: int | None = None,
    preset: int | None = None,
    keywords: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
    scoring: tuple[ScoringLine, ...] = (),
) -> Card:
    good = production if production is not None else windfall
    source = PRODUCTION if production is not None else WINDFALL if windfall is not None else None
    return Card(id, name, world, military, cost, vp, copies, good, source, start, preset, keywords, powers, scoring)


def world(
    id: str,
    name: str,
    *,
    cost: int,
    vp: int,
    production: Good | None = None,
    windfall: Good | None = None,
    start: int | None = None,
    preset: int | None = None,
    keywords: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
) -> Card:
    """A world placed by payment."""
    return _card(
        id, name, world=True, military=False, cost=cost, vp=vp, production=production, windfall=windfall, start=start,
        preset=preset, keywords=keywords, powers=powers,
    )  # fmt: skip


def military_world(
    id: str,
    name: str,
    *,
    defense: int,
    vp: int,
    production: Good | None = None,
    windfall: Good | None = None,
    start: int | None = None,
    preset: int | None = None,
    keywords: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
) -> Card:
    """A world that is conquered."""
    return _card(
        id, name, world=True, military=True, cost=defense, vp=vp, production=production, windfall=windfall, start=start,
        preset=preset, keywords=keywords, powers=powers,
    )  # fmt: skip


def development(
    id: str,
    name: str,
    *,
    cost: int,
    vp: int = 0,
    copies: int = 1,
    preset: int | None = None,
    keywords: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
    scoring: tuple[ScoringLine, ...] = (),
) -> Card:
    """A development; the 6-cost ones have no printed points but scoring lines."""
    return _card(
        id, name, world=False, military=False, cost=cost, vp=vp, copies=copies, preset=preset, keywords=keywords,
        powers=powers, scoring=scoring,
    )  # fmt: skip


# fmt: off
CARDS: tuple[Card, ...] = (
    world("old_earth", "Old Earth", cost=3, vp=2, start=0, powers=(SaleBonus(1), Consume(vp=1, uses=2))),
    world("epsilon_eridani", "Epsilon Eridani", cost=2, vp=1, start=1, powers=(Military(1), Consume(vp=1, cards=1))),
    world("alpha_centauri", "Alpha Centauri", cost=2, vp=0, windfall=RARE, start=2, powers=(SettleDiscount(1, RARE), MilitaryAgainst(1, RARE))),
    military_world("new_sparta", "New Sparta", defense=2, vp=1, start=3, powers=(Military(2),)),
    world("earths_lost_colony", "Earth's Lost Colony", cost=2, vp=1, production=NOVELTY, start=4, powers=(Consume(vp=1), ProduceHere())),
    military_world("rebel_fuel_cache", "Rebel Fuel Cache", defense=1, vp=1, windfall=RARE, preset=1, keywords=("rebel",)),
    development("public_works", "Public Works", cost=1, vp=1, copies=2, preset=1, powers=(DrawAfterDeveloping(1), Consume(vp=1))),
    world("gem_world", "Gem World", cost=2, vp=1, production=NOVELTY, preset=1, powers=(ProduceHere(), DrawIfProducedHere(1))),
    development("colony_ship", "Colony Ship", cost=2, vp=1, copies=2, preset=1, powers=(DiscardForFreeWorld(),)),
    world("comet_zone", "Comet Zone", cost=3, vp=2, production=RARE, preset=2, powers=(ProduceHere(), DrawIfProducedHere(1))),
    development("expedition_force", "Expedition Force", cost=1, vp=1, copies=2, preset=2, powers=(ExploreDraw(1), Military(1))),
    development("mining_robots", "Mining Robots", cost=2, vp=1, copies=2, preset=2, powers=(SettleDiscount(1, RARE), ProduceOnWindfall(RARE))),
    military_world("rebel_miners", "Rebel Miners", defense=2, vp=1, production=RARE, preset=2, keywords=("rebel",), powers=(ProduceHere(),)),
    development("export_duties", "Export Duties", cost=1, vp=1, copies=2, preset=3, powers=(SaleBonus(1),)),
    military_world("former_penal_colony", "Former Penal Colony", defense=2, vp=1, windfall=NOVELTY, preset=3, powers=(Military(1),)),
    military_world("malevolent_lifeforms", "Malevolent Lifeforms", defense=4, vp=2, production=GENES, preset=3, powers=(ExploreDraw(1), ProduceHere())),
    development("new_military_tactics", "New Military Tactics", cost=1, vp=1, copies=2, preset=3, powers=(DiscardForMilitary(3),)),
    development("space_marines", "Space Marines", cost=2, vp=1, copies=2, preset=4, powers=(Military(2),)),
    development("contact_specialist", "Contact Specialist", cost=1, vp=1, copies=2, preset=4, powers=(Military(-1), PayForMilitary(1))),
    military_world("avian_uplift_race", "Avian Uplift Race", defense=2, vp=2, windfall=GENES, preset=4, keywords=("uplift",)),
    world("spice_world", "Spice World", cost=2, vp=1, production=NOVELTY, preset=4, powers=(SaleBonus(2, NOVELTY), ProduceHere())),
    world("lost_species_ark_world", "Lost Species Ark World", cost=5, vp=3, production=GENES, powers=(ProduceHere(), DrawIfProducedHere(2))),
    world("new_vinland", "New Vinland", cost=2, vp=1, production=NOVELTY, powers=(Consume(cards=2), ProduceHere())),
    world("artist_colony", "Artist Colony", cost=1, vp=1, production=NOVELTY, powers=(ProduceHere(),)),
    world("alien_robotic_factory", "Alien Robotic Factory", cost=6, vp=5, production=ALIEN, keywords=("alien",), powers=(ProduceHere(),)),
    world("plague_world", "Plague World", cost=3, vp=0, production=GENES, powers=(Consume(GENES, vp=1, cards=1), ProduceHere())),
    world("distant_world", "Distant World", cost=4, vp=2, production=GENES, powers=(SaleBonus(3, NOVELTY), ProduceHere())),
    military_world("rebel_outpost", "Rebel Outpost", defense=5, vp=5, keywords=("rebel",), powers=(Military(1),)),
    military_world("rebel_warrior_race", "Rebel Warrior Race", defense=3, vp=2, windfall=GENES, keywords=("rebel",), powers=(Military(1),)),
    military_world("rebel_underground", "Rebel Underground", defense=3, vp=4, keywords=("rebel",), powers=(DrawInProduce(1),)),
    military_world("new_survivalists", "New Survivalists", defense=1, vp=1, production=NOVELTY, powers=(Consume(NOVELTY, cards=1), ProduceHere())),
    military_world("outlaw_world", "Outlaw World", defense=1, vp=1, powers=(Consume(vp=1, cards=1),)),
    military_world("lost_alien_battle_fleet", "Lost Alien Battle Fleet", defense=6, vp=4, production=ALIEN, keywords=("alien",), powers=(Military(3), ProduceHere())),
    development("diversified_economy", "Diversified Economy", cost=4, vp=2, copies=2, powers=(Consume(vp=3, goods=3, different_kinds=True), DrawPerKindProduced(1))),
    development("consumer_markets", "Consumer Markets", cost=5, vp=3, copies=2, powers=(Consume(NOVELTY, vp=1, uses=3), DrawPerGoodProduced(1, NOVELTY))),
    development("mining_conglomerate", "Mining Conglomerate", cost=3, vp=2, copies=2, powers=(SaleBonus(1, RARE), Consume(RARE, vp=1, uses=2), DrawIfMostProduced(2, RARE))),
    development("research_labs", "Research Labs", cost=4, vp=2, copies=2, powers=(ExploreKeep(1), Consume(GENES, vp=1), DrawPerGoodProduced(1, ALIEN))),
    development("deficit_spending", "Deficit Spending", cost=2, vp=1, copies=2, powers=(SpendHand(cards=2, vp=1),)),
    development("investment_credits", "Investment Credits", cost=1, vp=1, copies=2, powers=(DevelopDiscount(1),)),
    development("pan_galactic_league", "Pan-Galactic League", cost=6, powers=(Military(-1), DrawPerWorld(1, GENES)), scoring=(PerCard(2, world=True, good=GENES, source=PRODUCTION), PerCard(2, world=True, good=GENES, source=WINDFALL), PerCard(1, world=True, military=True), PerCard(3, card="contact_specialist"))),
    development("mining_league", "Mining League", cost=6, powers=(Consume(RARE, vp=3, goods=2), ProduceOnWindfall(RARE)), scoring=(PerCard(2, world=True, good=RARE, source=PRODUCTION), PerCard(1, world=True, good=RARE, source=WINDFALL), PerCard(2, card="mining_robots"), PerCard(2, card="mining_conglomerate"))),
    development("free_trade_association", "Free Trade Association", cost=6, powers=(Consume(NOVELTY, vp=1, cards=1, uses=3), ProduceOnWindfall(NOVELTY)), scoring=(PerCard(2, world=True, good=NOVELTY, source=PRODUCTION), PerCard(1, world=True, good=NOVELTY, source=WINDFALL), PerCard(2, card="consumer_markets"), PerCard(2, card="expanding_colony"))),
    development("alien_tech_institute", "Alien Tech Institute", cost=6, keywords=("alien",), powers=(SettleDiscount(2, ALIEN), MilitaryAgainst(2, ALIEN)), scoring=(PerCard(3, world=True, good=ALIEN, source=PRODUCTION), PerCard(2, world=True, good=ALIEN, source=WINDFALL), PerCard(2, keyword="alien"))),
    development("galactic_survey_seti", "Galactic Survey: SETI", cost=6, powers=(ExploreDraw(2),), scoring=(PerCard(1, world=False, power_in=Phase.EXPLORE), PerCard(2, world=True, power_in=Phase.EXPLORE), PerCard(1, world=True))),
    development("galactic_federation", "Galactic Federation", cost=6, powers=(DevelopDiscount(2),), scoring=(PerCard(2, world=False, cost=6), PerCard(1, world=False))),
    world("refugee_world", "Refugee World", cost=0, vp=1, windfall=NOVELTY, powers=(Military(-1),)),
    world("empath_world", "Empath World", cost=1, vp=1, windfall=GENES, powers=(Military(-1),)),
    world("galactic_resort", "Galactic Resort", cost=3, vp=2, windfall=NOVELTY, powers=(Consume(vp=1, cards=1),)),
    world("pre_sentient_race", "Pre-Sentient Race", cost=2, vp=1, windfall=GENES),
    world("deserted_alien_outpost", "Deserted Alien Outpost", cost=4, vp=3, windfall=ALIEN, keywords=("alien",)),
    world("deserted_alien_colony", "Deserted Alien Colony", cost=5, vp=4, windfall=ALIEN, keywords=("alien",)),
    world("galactic_engineers", "Galactic Engineers", cost=2, vp=1, powers=(SaleBonus(1), ProduceOnWindfall())),
    world("black_market_trading_world", "Black Market Trading World", cost=3, vp=2, powers=(SellGood(with_trade_powers=False),)),
    world("merchant_world", "Merchant World", cost=4, vp=2, powers=(SaleBonus(2), SpendHand(cards=2, vp=1))),
    world("tourist_world", "Tourist World", cost=4, vp=2, powers=(Consume(vp=3, goods=2),)),
    world("galactic_trendsetters", "Galactic Trendsetters", cost=5, vp=3, powers=(Consume(vp=2),)),
    world("alien_rosetta_stone_world", "Alien Rosetta Stone World", cost=3, vp=3, keywords=("alien",), powers=(SettleDiscount(2, ALIEN), MilitaryAgainst(2, ALIEN), ProduceOnWindfall(ALIEN))),
    military_world("star_nomad_lair", "Star Nomad Lair", defense=1, vp=1, windfall=NOVELTY, powers=(ExploreDraw(1), SaleBonus(1, here=True))),
    military_world("the_last_of_the_uplift_gnarssh", "The Last of the Uplift Gnarssh", defense=1, vp=0, windfall=GENES, keywords=("uplift",)),
    military_world("alien_robot_sentry", "Alien Robot Sentry", defense=2, vp=2, windfall=ALIEN, keywords=("alien",)),
    military_world("pirate_world", "Pirate World", defense=3, vp=2, windfall=NOVELTY, powers=(SaleBonus(3, here=True),)),
    military_world("reptilian_uplift_race", "Reptilian Uplift Race", defense=2, vp=2, windfall=GENES, keywords=("uplift",)),
    military_world("lost_alien_warship", "Lost Alien Warship", defense=5, vp=3, windfall=ALIEN, keywords=("alien",), powers=(Military(2),)),
    military_world("alien_robot_scout_ship", "Alien Robot Scout Ship", defense=4, vp=2, windfall=ALIEN, keywords=("alien",), powers=(Military(1),)),
    military_world("runaway_robots", "Runaway Robots", defense=1, vp=1, windfall=RARE, powers=(DrawIfProducedHere(1),)),
    development("interstellar_bank", "Interstellar Bank", cost=2, vp=1, copies=2, powers=(DrawBeforeDeveloping(1),)),
    development("terraforming_robots", "Terraforming Robots", cost=3, vp=2, copies=2, keywords=("terraforming",), powers=(DrawAfterSettling(1), Consume(RARE, vp=1, cards=1))),
    development("drop_ships", "Drop Ships", cost=4, vp=2, copies=2, powers=(Military(3),)),
    development("new_galactic_order", "New Galactic Order", cost=6, powers=(Military(2),), scoring=(PerMilitary(1),)),
    world("asteroid_belt", "Asteroid Belt", cost=2, vp=1, windfall=RARE),
    development("merchant_guild", "Merchant Guild", cost=6, powers=(DrawInProduce(2),), scoring=(PerCard(2, world=True, good=NOVELTY, source=PRODUCTION), PerCard(2, world=True, good=RARE, source=PRODUCTION), PerCard(2, world=True, good=GENES, source=PRODUCTION), PerCard(2, world=True, good=ALIEN, source=PRODUCTION))),
    world("secluded_world", "Secluded World", cost=1, vp=1, production=NOVELTY, powers=(Consume(cards=1), ProduceHere())),
    world("imperium_armaments_world", "Imperium Armaments World", cost=4, vp=2, production=RARE, keywords=("imperium",), powers=(Military(1), ProduceHere())),
    world("terraformed_world", "Terraformed World", cost=5, vp=5, powers=(Consume(vp=1),)),
    development("replicant_robots", "Replicant Robots", cost=4, vp=2, copies=2, powers=(SettleDiscount(2),)),
    world("pilgrimage_world", "Pilgrimage World", cost=0, vp=2, powers=(ConsumeAll(),)),
    military_world("rebel_homeworld", "Rebel Homeworld", defense=7, vp=7, keywords=("rebel",)),
    development("new_economy", "New Economy", cost=6, powers=(DrawInConsume(1),), scoring=(PerCard(2, world=False, power_in=Phase.CONSUME), PerCard(1, world=True, power_in=Phase.CONSUME))),
    world("radioactive_world", "Radioactive World", cost=2, vp=1, windfall=RARE),
    military_world("aquatic_uplift_race", "Aquatic Uplift Race", defense=2, vp=2, windfall=GENES, keywords=("uplift",)),
    development("genetics_lab", "Genetics Lab", cost=2, vp=1, copies=2, powers=(SaleBonus(1, GENES), ProduceOnWindfall(GENES))),
    world("bio_hazard_mining_world", "Bio-Hazard Mining World", cost=3, vp=2, production=RARE, powers=(SaleBonus(2, GENES), ProduceHere())),
    world("deserted_alien_library", "Deserted Alien Library", cost=6, vp=5, windfall=ALIEN, keywords=("alien",)),
    world("destroyed_world", "Destroyed World", cost=1, vp=0, windfall=RARE),
    development("galactic_renaissance", "Galactic Renaissance", cost=6, powers=(ExploreDraw(2), ExploreKeep(1)), scoring=(PerChips(1, per=3), PerCard(3, card="research_labs"), PerCard(3, card="galactic_trendsetters"), PerCard(3, card="artist_colony"))),
    world("blaster_gem_mines", "Blaster Gem Mines", cost=3, vp=2, windfall=RARE, powers=(Military(1),)),
    world("gambling_world", "Gambling World", cost=1, vp=1, powers=(Consume(vp=1), GuessTopCard(1, 7))),
    world("expanding_colony", "Expanding Colony", cost=1, vp=1, powers=(Consume(vp=1), ProduceOnWindfall(NOVELTY))),
    world("space_port", "Space Port", cost=2, vp=1, production=NOVELTY, powers=(SaleBonus(2, RARE), ProduceHere())),
    world("prosperous_world", "Prosperous World", cost=3, vp=2, production=NOVELTY, powers=(Consume(vp=1), ProduceHere())),
    world("new_earth", "New Earth", cost=5, vp=3, production=RARE, powers=(Consume(vp=1, cards=1), ProduceHere())),
    military_world("rebel_base", "Rebel Base", defense=6, vp=6, keywords=("rebel",)),
    development("galactic_imperium", "Galactic Imperium", cost=6, keywords=("imperium",), powers=(MilitaryAgainst(4, rebel=True),), scoring=(PerCard(2, world=True, military=True, keyword="rebel"), PerCard(1, world=True, military=True))),
    development("trade_league", "Trade League", cost=6, powers=(SaleBonus(1), SellGood(with_trade_powers=True)), scoring=(PerCard(2, world=False, power_in=Phase.TRADE), PerCard(1, world=True, power_in=Phase.TRADE))),
    world("mining_world", "Mining World", cost=3, vp=2, production=RARE, powers=(ProduceHere(), DrawIfProducedHere(1))),
)
# fmt: on

INDEX: dict[str, int] = {card.id: index for index, card in enumerate(CARDS)}


def _later(card: Card) -> Card:
    """The same design as later printings have it."""
    if card.id == "black_market_trading_world":
        return replace(card, cost=2, vp=1)
    if card.id == "bio_hazard_mining_world":
        return replace(card, cost=2, vp=0)
    if card.id == "imperium_armaments_world":
        return replace(card, cost=3)
    if card.id == "outlaw_world":
        return replace(card, powers=(Military(1), *card.powers))
    return card


LATER: tuple[Card, ...] = tuple(_later(card) for card in CARDS)
EDITIONS: dict[str, tuple[Card, ...]] = {"first": CARDS, "later": LATER}
