"""Every card is placed and every power fires, with the figures of the card facts typed out here once more."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, assert_never

import pytest

from starhold.games.race.cards import CARDS
from starhold.games.race.powers import (
    Consume, ConsumeAll, DevelopDiscount, DiscardForFreeWorld, DiscardForMilitary, DrawAfterDeveloping, DrawAfterSettling,
    DrawBeforeDeveloping, DrawIfMostProduced, DrawIfProducedHere, DrawInConsume, DrawInProduce, DrawPerGoodProduced,
    DrawPerKindProduced, DrawPerWorld, ExploreDraw, ExploreKeep, Good, GuessTopCard, Military, MilitaryAgainst,
    PayForMilitary, Power, ProduceHere, ProduceOnWindfall, SaleBonus, SellGood, SettleDiscount, Source, SpendHand,
)  # fmt: skip
from tests.games.race.kit import Table, seat, table

NOVELTY, RARE, GENES, ALIEN = Good.NOVELTY, Good.RARE, Good.GENES, Good.ALIEN


class Fact(NamedTuple):
    """What is printed on a card. `cost` is the defence of a military world."""

    kind: str
    cost: int
    vp: int
    powers: tuple[Power, ...]
    windfall: Good | None = None
    production: Good | None = None
    word: str = ""

    @property
    def good(self) -> Good | None:
        return self.windfall if self.windfall is not None else self.production


def world(
    cost: int, vp: int, *powers: Power, windfall: Good | None = None, production: Good | None = None, word: str = ""
) -> Fact:
    return Fact("world", cost, vp, powers, windfall, production, word)


def military_world(
    defence: int, vp: int, *powers: Power, windfall: Good | None = None, production: Good | None = None, word: str = ""
) -> Fact:
    return Fact("military_world", defence, vp, powers, windfall, production, word)


def development(cost: int, vp: int, *powers: Power, word: str = "") -> Fact:
    return Fact("development", cost, vp, powers, word=word)


FACTS = {
    "old_earth": world(3, 2, SaleBonus(1), Consume(vp=1, uses=2)),
    "epsilon_eridani": world(2, 1, Military(1), Consume(vp=1, cards=1)),
    "alpha_centauri": world(2, 0, SettleDiscount(1, RARE), MilitaryAgainst(1, RARE), windfall=RARE),
    "new_sparta": military_world(2, 1, Military(2)),
    "earths_lost_colony": world(2, 1, Consume(vp=1), ProduceHere(), production=NOVELTY),
    "rebel_fuel_cache": military_world(1, 1, windfall=RARE, word="rebel"),
    "public_works": development(1, 1, DrawAfterDeveloping(1), Consume(vp=1)),
    "gem_world": world(2, 1, ProduceHere(), DrawIfProducedHere(1), production=NOVELTY),
    "colony_ship": development(2, 1, DiscardForFreeWorld()),
    "comet_zone": world(3, 2, ProduceHere(), DrawIfProducedHere(1), production=RARE),
    "expedition_force": development(1, 1, ExploreDraw(1), Military(1)),
    "mining_robots": development(2, 1, SettleDiscount(1, RARE), ProduceOnWindfall(RARE)),
    "rebel_miners": military_world(2, 1, ProduceHere(), production=RARE, word="rebel"),
    "export_duties": development(1, 1, SaleBonus(1)),
    "former_penal_colony": military_world(2, 1, Military(1), windfall=NOVELTY),
    "malevolent_lifeforms": military_world(4, 2, ExploreDraw(1), ProduceHere(), production=GENES),
    "new_military_tactics": development(1, 1, DiscardForMilitary(3)),
    "space_marines": development(2, 1, Military(2)),
    "contact_specialist": development(1, 1, Military(-1), PayForMilitary(1)),
    "avian_uplift_race": military_world(2, 2, windfall=GENES, word="uplift"),
    "spice_world": world(2, 1, SaleBonus(2, NOVELTY), ProduceHere(), production=NOVELTY),
    "lost_species_ark_world": world(5, 3, ProduceHere(), DrawIfProducedHere(2), production=GENES),
    "new_vinland": world(2, 1, Consume(cards=2), ProduceHere(), production=NOVELTY),
    "artist_colony": world(1, 1, ProduceHere(), production=NOVELTY),
    "alien_robotic_factory": world(6, 5, ProduceHere(), production=ALIEN, word="alien"),
    "plague_world": world(3, 0, Consume(GENES, vp=1, cards=1), ProduceHere(), production=GENES),
    "distant_world": world(4, 2, SaleBonus(3, NOVELTY), ProduceHere(), production=GENES),
    "rebel_outpost": military_world(5, 5, Military(1), word="rebel"),
    "rebel_warrior_race": military_world(3, 2, Military(1), windfall=GENES, word="rebel"),
    "rebel_underground": military_world(3, 4, DrawInProduce(1), word="rebel"),
    "new_survivalists": military_world(1, 1, Consume(NOVELTY, cards=1), ProduceHere(), production=NOVELTY),
    "outlaw_world": military_world(1, 1, Consume(vp=1, cards=1)),
    "lost_alien_battle_fleet": military_world(6, 4, Military(3), ProduceHere(), production=ALIEN, word="alien"),
    "diversified_economy": development(4, 2, Consume(vp=3, goods=3, different_kinds=True), DrawPerKindProduced(1)),
    "consumer_markets": development(5, 3, Consume(NOVELTY, vp=1, uses=3), DrawPerGoodProduced(1, NOVELTY)),
    "mining_conglomerate": development(
        3,
        2,
        SaleBonus(1, RARE),
        Consume(RARE, vp=1, uses=2),
        DrawIfMostProduced(2, RARE),
    ),
    "research_labs": development(4, 2, ExploreKeep(1), Consume(GENES, vp=1), DrawPerGoodProduced(1, ALIEN)),
    "deficit_spending": development(2, 1, SpendHand(cards=2, vp=1)),
    "investment_credits": development(1, 1, DevelopDiscount(1)),
    "pan_galactic_league": development(6, 0, Military(-1), DrawPerWorld(1, GENES)),
    "mining_league": development(6, 0, Consume(RARE, vp=3, goods=2), ProduceOnWindfall(RARE)),
    "free_trade_association": development(6, 0, Consume(NOVELTY, vp=1, cards=1, uses=3), ProduceOnWindfall(NOVELTY)),
    "alien_tech_institute": development(6, 0, SettleDiscount(2, ALIEN), MilitaryAgainst(2, ALIEN), word="alien"),
    "galactic_survey_seti": development(6, 0, ExploreDraw(2)),
    "galactic_federation": development(6, 0, DevelopDiscount(2)),
    "refugee_world": world(0, 1, Military(-1), windfall=NOVELTY),
    "empath_world": world(1, 1, Military(-1), windfall=GENES),
    "galactic_resort": world(3, 2, Consume(vp=1, cards=1), windfall=NOVELTY),
    "pre_sentient_race": world(2, 1, windfall=GENES),
    "deserted_alien_outpost": world(4, 3, windfall=ALIEN, word="alien"),
    "deserted_alien_colony": world(5, 4, windfall=ALIEN, word="alien"),
    "galactic_engineers": world(2, 1, SaleBonus(1), ProduceOnWindfall()),
    "black_market_trading_world": world(3, 2, SellGood(with_trade_powers=False)),
    "merchant_world": world(4, 2, SaleBonus(2), SpendHand(cards=2, vp=1)),
    "tourist_world": world(4, 2, Consume(vp=3, goods=2)),
    "galactic_trendsetters": world(5, 3, Consume(vp=2)),
    "alien_rosetta_stone_world": world(
        3,
        3,
        SettleDiscount(2, ALIEN),
        MilitaryAgainst(2, ALIEN),
        ProduceOnWindfall(ALIEN),
        word="alien",
    ),
    "star_nomad_lair": military_world(1, 1, ExploreDraw(1), SaleBonus(1, here=True), windfall=NOVELTY),
    "the_last_of_the_uplift_gnarssh": military_world(1, 0, windfall=GENES, word="uplift"),
    "alien_robot_sentry": military_world(2, 2, windfall=ALIEN, word="alien"),
    "pirate_world": military_world(3, 2, SaleBonus(3, here=True), windfall=NOVELTY),
    "reptilian_uplift_race": military_world(2, 2, windfall=GENES, word="uplift"),
    "lost_alien_warship": military_world(5, 3, Military(2), windfall=ALIEN, word="alien"),
    "alien_robot_scout_ship": military_world(4, 2, Military(1), windfall=ALIEN, word="alien"),
    "runaway_robots": military_world(1, 1, DrawIfProducedHere(1), windfall=RARE),
    "interstellar_bank": development(2, 1, DrawBeforeDeveloping(1)),
    "terraforming_robots": development(3, 2, DrawAfterSettling(1), Consume(RARE, vp=1, cards=1), word="terraforming"),
    "drop_ships": development(4, 2, Military(3)),
    "new_galactic_order": development(6, 0, Military(2)),
    "asteroid_belt": world(2, 1, windfall=RARE),
    "merchant_guild": development(6, 0, DrawInProduce(2)),
    "secluded_world": world(1, 1, Consume(cards=1), ProduceHere(), production=NOVELTY),
    "imperium_armaments_world": world(4, 2, Military(1), ProduceHere(), production=RARE, word="imperium"),
    "terraformed_world": world(5, 5, Consume(vp=1)),
    "replicant_robots": development(4, 2, SettleDiscount(2)),
    "pilgrimage_world": world(0, 2, ConsumeAll()),
    "rebel_homeworld": military_world(7, 7, word="rebel"),
    "new_economy": development(6, 0, DrawInConsume(1)),
    "radioactive_world": world(2, 1, windfall=RARE),
    "aquatic_uplift_race": military_world(2, 2, windfall=GENES, word="uplift"),
    "genetics_lab": development(2, 1, SaleBonus(1, GENES), ProduceOnWindfall(GENES)),
    "bio_hazard_mining_world": world(3, 2, SaleBonus(2, GENES), ProduceHere(), production=RARE),
    "deserted_alien_library": world(6, 5, windfall=ALIEN, word="alien"),
    "destroyed_world": world(1, 0, windfall=RARE),
    "galactic_renaissance": development(6, 0, ExploreDraw(2), ExploreKeep(1)),
    "blaster_gem_mines": world(3, 2, Military(1), windfall=RARE),
    "gambling_world": world(1, 1, Consume(vp=1), GuessTopCard(1, 7)),
    "expanding_colony": world(1, 1, Consume(vp=1), ProduceOnWindfall(NOVELTY)),
    "space_port": world(2, 1, SaleBonus(2, RARE), ProduceHere(), production=NOVELTY),
    "prosperous_world": world(3, 2, Consume(vp=1), ProduceHere(), production=NOVELTY),
    "new_earth": world(5, 3, Consume(vp=1, cards=1), ProduceHere(), production=RARE),
    "rebel_base": military_world(6, 6, word="rebel"),
    "galactic_imperium": development(6, 0, MilitaryAgainst(4, rebel=True), word="imperium"),
    "trade_league": development(6, 0, SaleBonus(1), SellGood(with_trade_powers=True)),
    "mining_world": world(3, 2, ProduceHere(), DrawIfProducedHere(1), production=RARE),
}
EXERCISED = [(card, power) for card, fact in FACTS.items() for power in fact.powers]

# Cards to pay with; in a hand they have no power.
MONEY = "gem_world spice_world comet_zone artist_colony prosperous_world new_vinland secluded_world space_port"
# Developments that make up each Military.
MIGHT = [
    "",
    "expedition_force",
    "space_marines",
    "drop_ships",
    "drop_ships expedition_force",
    "drop_ships space_marines",
    "drop_ships space_marines expedition_force",
    "drop_ships space_marines new_galactic_order",
]
# Military worlds by defence, of no kind and of no rebels that other cards care for.
BY_DEFENCE = ["", "star_nomad_lair", "avian_uplift_race", "pirate_world", "malevolent_lifeforms"]
# Windfall worlds without consume powers, to carry goods.
CARRIERS = {
    NOVELTY: "refugee_world former_penal_colony pirate_world star_nomad_lair".split(),  # noqa: SIM905
    RARE: "asteroid_belt radioactive_world destroyed_world blaster_gem_mines".split(),  # noqa: SIM905
    GENES: "pre_sentient_race empath_world avian_uplift_race reptilian_uplift_race".split(),  # noqa: SIM905
    ALIEN: "deserted_alien_outpost deserted_alien_colony deserted_alien_library alien_robot_sentry".split(),  # noqa: SIM905
}
VALUE = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}


def hand_with(card: str, money: int) -> str:
    return " ".join([card, *[one for one in MONEY.split() if one != card][:money]])


def placing(phase: str, tableau: str, card: str, money: int) -> Table:
    """Both seats chose that phase; the first has the card and so many more in hand, and is asked to place one."""
    t = table(seat(tableau, hand=hand_with(card, money)), seat(""))
    t.actions(phase, phase)
    return t


def can_place(phase: str, tableau: str, card: str, money: int = 0) -> bool:
    return f"place:{card}" in placing(phase, tableau, card, money).legal(0)


def place(phase: str, tableau: str, card: str, money: int = 0) -> Table:
    t = placing(phase, tableau, card, money)
    t.do(0, f"place:{card}")
    t.do(1, "pass")
    return t


def consuming(tableau: str, hand: str = "") -> Table:
    """A Consume phase for which the first seat has no bonus."""
    t = table(seat(tableau, hand=hand), seat(""))
    t.actions("develop", "trade")
    t.pass_all()
    return t


def producing(tableau: str, other: str = "") -> Table:
    """A Produce phase for which the first seat has no bonus."""
    t = table(seat(tableau), seat(other))
    t.actions("develop", "produce")
    t.pass_all()
    return t


def exploring(tableau: str) -> Table:
    t = table(seat(tableau), seat(""))
    t.actions("develop", "explore_5")
    return t


# -- placing


@pytest.mark.rule("race:104", "race:24")
@pytest.mark.parametrize("card", [card for card, fact in FACTS.items() if fact.kind == "development"])
def test_each_development_is_placed_for_its_cost(card: str) -> None:
    fact = FACTS[card]
    cost = fact.cost - 1  # Develop was chosen
    assert cost == 0 or not can_place("develop", "", card, cost - 1)
    t = place("develop", "", card, cost)
    assert (t.tableau(0), t.hand(0), t.discard().total()) == ([card], [], cost)
    assert dict(t.score(0).parts)["developments"] == fact.vp


@pytest.mark.rule("race:105", "race:30", "race:32")
@pytest.mark.parametrize("card", [card for card, fact in FACTS.items() if fact.kind != "development"])
def test_each_world_is_placed_for_its_cost_or_conquered_at_its_defence(card: str) -> None:
    fact = FACTS[card]
    conquered = fact.kind == "military_world"
    paid = 0 if conquered else fact.cost
    if conquered:
        assert not can_place("settle", MIGHT[fact.cost - 1], card, 7)
    else:
        assert fact.cost == 0 or not can_place("settle", MIGHT[7], card, fact.cost - 1)
    t = place("settle", MIGHT[fact.cost] if conquered else "", card, paid)
    assert t.tableau(0)[-1] == card
    assert (len(t.hand(0)), t.discard().total()) == (1, paid)  # the Settle bonus
    assert t.goods(0) == ({card} if fact.windfall is not None else set())
    assert dict(t.score(0).parts)["worlds"] == fact.vp


@pytest.mark.rule("race:47")
@pytest.mark.parametrize("card", [card for card, fact in FACTS.items() if fact.good is not None])
def test_the_good_of_each_world_is_of_its_kind(card: str) -> None:
    fact = FACTS[card]
    assert fact.good is not None
    own = [power for power in fact.powers if isinstance(power, SaleBonus) and power.good in (None, fact.good)]
    t = table(seat(f"{card}*"), seat(""))
    t.actions("trade", "trade")
    assert len(t.hand(0)) == VALUE[fact.good] + sum(power.n for power in own)


# -- powers, phase by phase


def fire_explore(card: str, power: ExploreDraw | ExploreKeep) -> None:
    t = exploring(card)
    if isinstance(power, ExploreDraw):
        assert len(t.explored(0)) == 2 + power.n
    for one in (0, 1):
        while t.asked().get(one) == "explore_discard":
            t.do(one, min(t.legal(one)))
    if isinstance(power, ExploreKeep):
        assert len(t.hand(0)) == 1 + power.n


def fire_develop_discount(card: str, n: int) -> None:
    cost = 6 - 1 - n  # Merchant Guild, and Develop was chosen
    assert not can_place("develop", card, "merchant_guild", cost - 1)
    assert place("develop", card, "merchant_guild", cost).hand(0) == []


def fire_settle_discount(card: str, n: int, good: Good | None) -> None:
    target = "new_earth" if good == RARE else "deserted_alien_colony" if good == ALIEN else "terraformed_world"
    assert not can_place("settle", card, target, 5 - n - 1)
    assert place("settle", card, target, 5 - n).discard().total() == 5 - n
    assert can_place("settle", card, "lost_species_ark_world", 5 - n) is (good is None)


def fire_military(card: str, n: int) -> None:
    support, total = ("", n) if n > 0 else ("drop_ships", 3 + n)
    assert not can_place("settle", f"{card} {support}", BY_DEFENCE[total + 1])
    assert BY_DEFENCE[total] in place("settle", f"{card} {support}", BY_DEFENCE[total]).tableau(0)


def fire_military_against(card: str, power: MilitaryAgainst) -> None:
    support, reached, out_of_reach, other = {
        (1, RARE, False): ("", "runaway_robots", "rebel_miners", "the_last_of_the_uplift_gnarssh"),
        (2, ALIEN, False): ("space_marines", "alien_robot_scout_ship", "lost_alien_warship", "malevolent_lifeforms"),
        (4, None, True): ("expedition_force", "rebel_outpost", "rebel_base", "malevolent_lifeforms"),
    }[power.n, power.good, power.rebel]
    assert reached in place("settle", f"{card} {support}", reached).tableau(0)
    assert not can_place("settle", f"{card} {support}", out_of_reach)
    assert not can_place("settle", f"{card} {support}", other)


def fire_sale_bonus(card: str, power: SaleBonus) -> None:
    for kind, carriers in CARRIERS.items():
        carrier = carriers[0]
        t = table(seat(f"{card} {carrier}*"), seat(""))
        t.actions("trade", "trade")
        fits = not power.here and power.good in (None, kind)
        assert len(t.hand(0)) == VALUE[kind] + (power.n if fits else 0)
    if power.here:
        t = table(seat(f"{card}*"), seat(""))
        t.actions("trade", "trade")
        assert len(t.hand(0)) == VALUE[NOVELTY] + power.n


def fire_consume(card: str, power: Consume) -> None:
    taken = power.goods * power.uses
    if power.different_kinds:
        goods = [CARRIERS[kind][0] for kind in (NOVELTY, RARE, GENES)] + CARRIERS[RARE][1:2]
        too_few = CARRIERS[RARE][:3]
    else:
        kind = RARE if power.good is None else power.good
        goods = CARRIERS[kind][: taken + 1] + ([] if power.good is None else CARRIERS[ALIEN][:1])
        too_few = CARRIERS[kind][: power.goods - 1]
    t = consuming(" ".join([card, *[f"{world}*" for world in goods]]))
    while f"use:{card}" in t.legal(0) or t.asked().get(0) == "consume_goods":
        t.do(0, f"use:{card}" if t.asked()[0] == "consume_next" else min(t.legal(0)))
    assert (t.chips(0), len(t.hand(0))) == (power.vp * power.uses, power.cards * power.uses)
    assert len(t.goods(0)) == len(goods) - taken
    idle = consuming(" ".join([card, *[f"{world}*" for world in too_few]]))
    assert (idle.chips(0), len(idle.hand(0)), len(idle.goods(0))) == (0, 0, len(too_few))


def fire_guess(card: str, power: GuessTopCard) -> None:
    for guess, turned_up, kept in (
        (power.high, "rebel_homeworld", True),
        (power.low, "artist_colony", True),
        (2, "old_earth", False),
    ):
        t = consuming(card)
        assert t.legal(0) == {f"guess:{number}" for number in range(power.low, power.high + 1)}
        t.luck(turned_up)
        t.do(0, f"guess:{guess}")
        assert (t.hand(0), t.discard().total()) == (([turned_up], 0) if kept else ([], 1))


def fire_spend_hand(card: str, power: SpendHand) -> None:
    money = MONEY.split()[: power.cards + 1]
    t = consuming(card, hand=" ".join(money))
    t.do(0, f"use:{card}", *[f"spend:{one}" for one in money[: power.cards]])
    assert (t.chips(0), t.hand(0)) == (power.cards * power.vp, money[power.cards :])


def fire_windfall(card: str, good: Good | None) -> None:
    worlds = {kind: carriers[0] for kind, carriers in CARRIERS.items()}
    t = producing(" ".join([card, *worlds.values()]))
    if good is None:
        assert t.legal(0) == {f"fill:{world}" for world in worlds.values()}
    else:
        assert t.goods(0) == {worlds[good]}


def fire_draw_if_produced_here(card: str, n: int) -> None:
    for tableau, cards in ((card, n), (f"{card}*", 0)):
        t = table(seat(tableau), seat(""))
        t.actions("produce", "produce")
        if t.asked()[0] == "produce_windfall":
            t.do(0, f"fill:{card}")
        assert (t.goods(0), len(t.hand(0))) == ({card}, cards)


@pytest.mark.rule("race:13")
@pytest.mark.parametrize(
    ("card", "power"), EXERCISED, ids=[f"{card}-{type(power).__name__}" for card, power in EXERCISED]
)
def test_each_power_fires_with_its_figures(card: str, power: Power) -> None:
    match power:
        case ExploreDraw() | ExploreKeep():
            fire_explore(card, power)
        case DrawBeforeDeveloping(n):
            assert len(placing("develop", card, "merchant_guild", 0).hand(0)) == 1 + n
        case DevelopDiscount(n):
            fire_develop_discount(card, n)
        case DrawAfterDeveloping(n):
            assert len(place("develop", card, "expedition_force").hand(0)) == n
        case SettleDiscount(n, good):
            fire_settle_discount(card, n, good)
        case Military(n):
            fire_military(card, n)
        case MilitaryAgainst():
            fire_military_against(card, power)
        case PayForMilitary(discount):
            assert not can_place("settle", card, "rebel_homeworld", 7 - discount - 1)
            assert place("settle", card, "rebel_homeworld", 7 - discount).discard().total() == 7 - discount
            assert not can_place("settle", card, "alien_robot_sentry", 7)
        case DiscardForFreeWorld():
            assert place("settle", card, "terraformed_world").tableau(0) == ["terraformed_world"]
            assert not can_place("settle", card, "deserted_alien_outpost")
        case DiscardForMilitary(n):
            assert place("settle", card, BY_DEFENCE[n]).tableau(0) == [BY_DEFENCE[n]]
            assert not can_place("settle", card, BY_DEFENCE[n + 1])
        case DrawAfterSettling(n):
            assert len(place("settle", card, "pilgrimage_world").hand(0)) == 1 + n  # and the Settle bonus
        case SaleBonus():
            fire_sale_bonus(card, power)
        case Consume():
            fire_consume(card, power)
        case ConsumeAll():
            t = consuming(f"{card} asteroid_belt* empath_world* refugee_world*")
            assert (t.chips(0), t.goods(0)) == (3 - 1, set())
        case SellGood(with_trade_powers):
            own = sum(one.n for one in FACTS[card].powers if isinstance(one, SaleBonus))
            t = consuming(f"{card} export_duties deserted_alien_outpost*")
            assert len(t.hand(0)) == 5 + (1 + own if with_trade_powers else 0)
        case DrawInConsume(n):
            assert len(consuming(card).hand(0)) == n
        case GuessTopCard():
            fire_guess(card, power)
        case SpendHand():
            fire_spend_hand(card, power)
        case ProduceHere():
            assert producing(card).goods(0) == {card}
        case ProduceOnWindfall(good):
            fire_windfall(card, good)
        case DrawInProduce(n):
            assert len(producing(card).hand(0)) == n
        case DrawIfProducedHere(n):
            fire_draw_if_produced_here(card, n)
        case DrawPerGoodProduced(n, good):
            two = {NOVELTY: "artist_colony spice_world", ALIEN: "alien_robotic_factory lost_alien_battle_fleet"}[good]
            assert len(producing(f"{card} {two} rebel_miners distant_world").hand(0)) == 2 * n
        case DrawPerKindProduced(n):
            assert len(producing(f"{card} artist_colony spice_world rebel_miners distant_world").hand(0)) == 3 * n
        case DrawPerWorld(n, good):
            worlds = " ".join(CARRIERS[good][:2])
            assert len(producing(f"{card} {worlds} distant_world asteroid_belt").hand(0)) == 3 * n
        case DrawIfMostProduced(n, good):
            assert good == RARE
            assert len(producing(f"{card} rebel_miners").hand(0)) == n
            assert len(producing(f"{card} rebel_miners", "new_earth").hand(0)) == 0
        case _:
            assert_never(power)


# -- nothing is left out


@pytest.mark.rule("race:128")
def test_the_cards_of_the_engine_are_the_95_designs_typed_here() -> None:
    assert len(FACTS) == 95
    for card in CARDS:
        fact = FACTS[card.id]
        source = Source.WINDFALL if fact.windfall is not None else Source.PRODUCTION if fact.good is not None else None
        printed = (card.world, card.military, card.cost, card.vp, card.good, card.source, card.keywords)
        kind = (fact.kind != "development", fact.kind == "military_world")
        assert printed == (*kind, fact.cost, fact.vp, fact.good, source, (fact.word,) if fact.word else ()), card.id
        assert card.copies == (2 if fact.kind == "development" and fact.cost < 6 else 1)


@pytest.mark.rule("race:13")
def test_every_power_of_every_card_is_exercised() -> None:
    assert Counter(EXERCISED) == Counter((card.id, power) for card in CARDS for power in card.powers)
    assert {card.id for card in CARDS} == set(FACTS)
