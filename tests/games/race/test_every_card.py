"""Every card is placed and every power fires, with the figures of the card facts typed out here once more."""

from __future__ import annotations  # noqa: I001

from collections import Counter
from functools import partial
from typing import NamedTuple, assert_never

import pytest

from starhold.games.race.cards import CARDS, Card
from starhold.games.race.powers import (
    Consume, ConsumeAll, DevelopDiscount, DiscardForFreeWorld, DiscardForMilitary, DrawAfterDeveloping,
    DrawAfterSettling, DrawBeforeDeveloping, DrawIfMostProduced, DrawIfProducedHere, DrawInConsume, DrawInProduce,
    DrawPerGoodProduced, DrawPerKindProduced, DrawPerWorld, ExploreDraw, ExploreKeep, Good, GuessTopCard, Military,
    MilitaryAgainst, PayForMilitary, Power, ProduceHere, ProduceOnWindfall, SaleBonus, SellGood, SettleDiscount,
    Source, SpendHand,
)  # fmt: skip
from tests.games.race.kit import Table, seat, table

NOVELTY, RARE, GENES, ALIEN = Good.NOVELTY, Good.RARE, Good.GENES, Good.ALIEN


class Fact(NamedTuple):
    """What is printed on a card. `cost` is the defence of a military world."""

    kind: str
    cost: int
    vp: int
    powers: tuple[Power, ...]
    good: Good | None
    source: Source | None
    word: str


def fact(kind: str, cost: int, vp: int, *powers: Power, word: str = "", **good: Good) -> Fact:
    """`good` is one of `windfall=KIND` and `production=KIND`, or nothing."""
    for source, of_kind in good.items():
        return Fact(kind, cost, vp, powers, of_kind, Source(source), word)
    return Fact(kind, cost, vp, powers, None, None, word)


world, military_world, development = (partial(fact, kind) for kind in ("world", "military world", "development"))

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
EXERCISED = [(card, power) for card, printed in FACTS.items() for power in printed.powers]

MONEY = "gem_world spice_world comet_zone artist_colony prosperous_world new_vinland secluded_world space_port"
ONE, TWO, THREE, FIVE = "expedition_force", "space_marines", "drop_ships", "drop_ships space_marines"
MIGHT = ["", ONE, TWO, THREE, f"{THREE} {ONE}", FIVE, f"{FIVE} {ONE}", f"{FIVE} new_galactic_order"]
BY_DEFENCE = ["", "star_nomad_lair", "avian_uplift_race", "pirate_world", "malevolent_lifeforms"]
# Windfall worlds without consume powers, to carry goods.
CARRIERS = {
    NOVELTY: ["refugee_world", "former_penal_colony", "pirate_world", "star_nomad_lair"],
    RARE: ["asteroid_belt", "radioactive_world", "destroyed_world", "blaster_gem_mines"],
    GENES: ["pre_sentient_race", "empath_world", "avian_uplift_race", "reptilian_uplift_race"],
    ALIEN: ["deserted_alien_outpost", "deserted_alien_colony", "deserted_alien_library", "alien_robot_sentry"],
}
VALUE = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}


def placing(phase: str, tableau: str, card: str, money: int) -> Table:
    """Both seats chose that phase; the first has the card and so many more in hand, and is asked to place one."""
    t = table(seat(tableau, hand=" ".join([card, *[one for one in MONEY.split() if one != card][:money]])), seat(""))
    t.actions(phase, phase)
    return t


def can_place(phase: str, tableau: str, card: str, money: int = 0) -> bool:
    return f"place:{card}" in placing(phase, tableau, card, money).legal(0)


def place(phase: str, tableau: str, card: str, money: int = 0) -> Table:
    t = placing(phase, tableau, card, money)
    t.place(card)
    return t


def without_bonus(action: str, tableau: str, *, hand: str = "", other: str = "") -> Table:
    """That action was chosen by the second seat only."""
    t = table(seat(tableau, hand=hand), seat(other))
    t.actions("develop", action)
    if "explore" not in action:
        t.pass_all()
    return t


consuming, producing = partial(without_bonus, "trade"), partial(without_bonus, "produce")


def sale(tableau: str) -> int:
    """The cards that the first seat draws for its only good."""
    t = table(seat(tableau), seat(""), actions="trade trade")
    return len(t.hand(0))


@pytest.mark.rule("race:105", "race:104", "race:24", "race:30", "race:32")
@pytest.mark.parametrize("card", FACTS)
def test_each_card_is_placed_for_its_cost_or_conquered_at_its_defence(card: str) -> None:
    printed = FACTS[card]
    phase, part = ("develop", "developments") if printed.kind == "development" else ("settle", "worlds")
    conquered = printed.kind == "military world"
    paid = 0 if conquered else printed.cost - (phase == "develop")  # the Develop bonus
    if conquered:
        assert not can_place(phase, MIGHT[printed.cost - 1], card, 7)
    elif paid > 0:
        assert not can_place(phase, MIGHT[6], card, paid - 1)
    t = place(phase, MIGHT[printed.cost] if conquered else "", card, paid)
    assert t.tableau(0)[-1] == card
    assert (len(t.hand(0)), t.discard().total()) == (int(phase == "settle"), paid)  # the Settle bonus
    assert t.goods(0) == ({card} if printed.source == Source.WINDFALL else set())
    assert dict(t.score(0).parts)[part] == printed.vp


@pytest.mark.rule("race:47")
@pytest.mark.parametrize(("card", "good"), [(card, one.good) for card, one in FACTS.items() if one.good is not None])
def test_the_good_of_each_world_sells_as_its_kind(card: str, good: Good) -> None:
    own = [power.n for power in FACTS[card].powers if isinstance(power, SaleBonus) and power.good in (None, good)]
    assert sale(f"{card}*") == VALUE[good] + sum(own)


def fire_explore(card: str) -> None:
    draw = 2 + sum(power.n for power in FACTS[card].powers if isinstance(power, ExploreDraw))
    keep = 1 + sum(power.n for power in FACTS[card].powers if isinstance(power, ExploreKeep))
    t = without_bonus("explore_5", card)
    assert len(t.explored(0) or t.hand(0)) == draw
    for one in (0, 1):
        while t.asked().get(one) == "explore_discard":
            t.do(one, min(t.legal(one)))
    assert len(t.hand(0)) == keep


def fire_military_against(card: str, power: MilitaryAgainst) -> None:
    support, reached, too_strong, other = {
        (1, RARE, False): ("", "runaway_robots", "rebel_miners", "the_last_of_the_uplift_gnarssh"),
        (2, ALIEN, False): (TWO, "alien_robot_scout_ship", "lost_alien_warship", "malevolent_lifeforms"),
        (4, None, True): (ONE, "rebel_outpost", "rebel_base", "malevolent_lifeforms"),
    }[power.n, power.good, power.rebel]
    assert reached in place("settle", f"{card} {support}", reached).tableau(0)
    assert not can_place("settle", f"{card} {support}", too_strong)
    assert not can_place("settle", f"{card} {support}", other)


def fire_sale_bonus(card: str, power: SaleBonus) -> None:
    for kind, carriers in CARRIERS.items():
        fits = not power.here and power.good in (None, kind)
        assert sale(f"{card} {carriers[1]}*") == VALUE[kind] + (power.n if fits else 0)
    if power.here:
        assert sale(f"{card}*") == VALUE[NOVELTY] + power.n


def consumed(card: str, carriers: list[str]) -> tuple[int, int, int]:
    """Chips and cards gained by that power, and goods left, if those worlds carry one each."""
    t = consuming(" ".join([card, *[f"{carrier}*" for carrier in carriers]]))
    while f"use:{card}" in t.legal(0) or t.asked().get(0) == "consume_goods":
        t.do(0, f"use:{card}" if t.asked()[0] == "consume_next" else min(t.legal(0)))
    return t.chips(0), len(t.hand(0)), len(t.goods(0))


def fire_consume(card: str, power: Consume) -> None:
    """One good more than the power takes, of each kind in turn; then one too few for a single use."""
    taken = power.goods * power.uses
    for kind, carriers in CARRIERS.items():
        fits = power.good in (None, kind) and not power.different_kinds
        gain = (power.vp * power.uses, power.cards * power.uses, 1) if fits else (0, 0, taken + 1)
        assert consumed(card, carriers[: taken + 1]) == gain
        assert consumed(card, carriers[: power.goods - 1]) == (0, 0, power.goods - 1)
    if power.different_kinds:
        mixed = [carriers[0] for carriers in CARRIERS.values()][: power.goods]
        assert consumed(card, [*mixed, CARRIERS[RARE][1]]) == (power.vp, power.cards, 1)


def fire_guess(card: str, power: GuessTopCard) -> None:
    for guess, turned_up in ((power.high, "rebel_homeworld"), (power.low, "artist_colony"), (power.low, "old_earth")):
        t = consuming(card)
        assert t.legal(0) == {f"guess:{number}" for number in range(power.low, power.high + 1)}
        t.luck(turned_up)
        t.do(0, f"guess:{guess}")
        hit = FACTS[turned_up].cost == guess
        assert (t.hand(0), t.discard().total()) == (([turned_up], 0) if hit else ([], 1))


@pytest.mark.rule("race:13")
@pytest.mark.parametrize(("card", "power"), EXERCISED, ids=[f"{card}-{power}" for card, power in EXERCISED])
def test_each_power_fires_with_its_figures(card: str, power: Power) -> None:
    match power:
        case ExploreDraw() | ExploreKeep():
            fire_explore(card)
        case DrawBeforeDeveloping(n):
            assert len(placing("develop", card, "merchant_guild", 0).hand(0)) == 1 + n
        case DevelopDiscount(n):  # Merchant Guild costs 6, less the bonus
            assert not can_place("develop", card, "merchant_guild", 5 - n - 1)
            assert place("develop", card, "merchant_guild", 5 - n).hand(0) == []
        case DrawAfterDeveloping(n):
            assert len(place("develop", card, "expedition_force").hand(0)) == n
        case SettleDiscount(n, good):  # worlds that cost 5
            target = {None: "terraformed_world", RARE: "new_earth", ALIEN: "deserted_alien_colony"}[good]
            assert not can_place("settle", card, target, 5 - n - 1)
            assert place("settle", card, target, 5 - n).discard().total() == 5 - n
            assert can_place("settle", card, "lost_species_ark_world", 5 - n) is (good is None)
        case Military(n):
            support, total = ("", n) if n > 0 else (THREE, 3 + n)
            assert not can_place("settle", f"{card} {support}", BY_DEFENCE[total + 1])
            assert BY_DEFENCE[total] in place("settle", f"{card} {support}", BY_DEFENCE[total]).tableau(0)
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
        case SpendHand(cards, vp):
            t = consuming(card, hand="gem_world spice_world new_vinland comet_zone")
            t.do(0, f"use:{card}", *["spend:gem_world", "spend:spice_world", "spend:new_vinland"][:cards])
            assert (t.chips(0), len(t.hand(0)), t.asked()[0]) == (cards * vp, 4 - cards, "choose_action")
        case ProduceHere():
            assert producing(card).goods(0) == {card}
        case ProduceOnWindfall(good):
            worlds = {kind: carriers[0] for kind, carriers in CARRIERS.items()}
            t = producing(" ".join([card, *worlds.values()]))
            if good is None:
                assert t.legal(0) == {f"fill:{carrier}" for carrier in worlds.values()}
                t.do(0, f"fill:{worlds[GENES]}")
            assert t.goods(0) == {worlds[GENES if good is None else good]}
        case DrawInProduce(n):
            assert len(producing(card).hand(0)) == n
        case DrawIfProducedHere(n):
            for tableau, drawn in ((card, n), (f"{card}*", 0)):
                t = table(seat(tableau), seat(""), actions="produce produce")
                if t.asked()[0] == "produce_windfall":
                    t.do(0, f"fill:{card}")
                assert (t.goods(0), len(t.hand(0))) == ({card}, drawn)
        case DrawPerGoodProduced(n, good):
            two = {NOVELTY: "artist_colony spice_world", ALIEN: "alien_robotic_factory lost_alien_battle_fleet"}[good]
            assert len(producing(f"{card} {two} rebel_miners distant_world").hand(0)) == 2 * n
        case DrawPerKindProduced(n):
            assert len(producing(f"{card} artist_colony spice_world rebel_miners distant_world").hand(0)) == 3 * n
        case DrawPerWorld(n, good):
            genes = " ".join(CARRIERS[good][:2])
            assert len(producing(f"{card} {genes} distant_world asteroid_belt").hand(0)) == 3 * n
        case DrawIfMostProduced(n, good):
            world_of_kind = {RARE: "rebel_miners"}[good]
            assert len(producing(f"{card} {world_of_kind} artist_colony").hand(0)) == n
            assert len(producing(f"{card} {world_of_kind} artist_colony", other="new_earth").hand(0)) == 0
        case _:
            assert_never(power)


@pytest.mark.rule("race:128")
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_the_cards_of_the_engine_are_the_designs_typed_here(card: Card) -> None:
    printed = FACTS[card.id]
    assert card.world is (printed.kind != "development")
    assert card.military is (printed.kind == "military world")
    assert (card.cost, card.vp, card.good, card.source) == (printed.cost, printed.vp, printed.good, printed.source)
    assert card.keywords == tuple(printed.word.split())
    assert card.copies == (2 if printed.kind == "development" and printed.cost < 6 else 1)


@pytest.mark.rule("race:13")
def test_every_power_of_every_card_is_exercised() -> None:
    assert len(FACTS) == 95
    assert {card.id for card in CARDS} == set(FACTS)
    assert Counter(EXERCISED) == Counter((card.id, power) for card in CARDS for power in card.powers)
