"""Every card is played once and every printed effect seen: 108 epoch cards and 24 science cards.

The figures come from the data; what they mean is written here a second time: `Figures` keeps the books of one universe
by hand, and after every play the game must agree with it in everything that is counted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

import pytest

from starhold.games.duel import powers
from starhold.games.duel.cards import CARDS, Card
from starhold.games.duel.powers import CardType, Count, Effect, Object
from starhold.games.duel.science_cards import SCIENCE_CARDS, ScienceCard
from tests.games.duel.kit import Table, at_end, side, table

BY_ID = {card.id: card for card in CARDS}
OBJECTS = {Object.COLONY_SHIP: "colony_ship", Object.SHUTTLE: "shuttle", Object.STATION: "production_station"}
DRAWN = ["s_05", "s_07", "s_09", "s_11"]  # what the science deck gives, in this order


@dataclass
class Figures:
    """All that is counted in one universe, kept by hand."""

    tokens: int
    production: dict[str, int]
    influence: dict[str, int]
    objects: dict[str, int] = field(default_factory=lambda: dict.fromkeys(OBJECTS.values(), 0))
    income: int = 0
    science: list[str] = field(default_factory=list)
    parts: dict[str, int] = field(default_factory=dict)
    counts: dict[Count, int] = field(default_factory=dict)  # planets, stations and so on; levels are looked up

    def score(self, source: str, points: int) -> None:
        if points:
            self.parts[source] = self.parts.get(source, 0) + points

    def count(self, what: Count) -> int:
        track = {Count.MILITARY_LEVEL: "military", Count.TRADE_LEVEL: "trade", Count.DIPLOMACY_LEVEL: "diplomacy"}
        return self.influence[track[what]] if what in track else self.counts[what]

    def gain(self, effects: tuple[Effect, ...], source: str) -> None:
        """What effects mean, from left to right."""
        for effect in effects:
            match effect:
                case powers.Points(n):
                    self.score(source, n)
                case powers.Production(resource, n):
                    self.production[resource.name.lower()] += n
                case powers.Advance(track, n):
                    self.influence[track.name.lower()] += n
                case powers.Tokens(n):
                    self.tokens += n
                case powers.Income(n):
                    self.income += n
                case powers.DrawScience(n):
                    for _ in range(n):
                        self.science.append(next(card for card in DRAWN if card not in self.science))
                case powers.ObjectTokens(thing, n):
                    self.objects[OBJECTS[thing]] += n
                case powers.PointsPer(what, n):
                    self.score(source, n * self.count(what))
                case _ as never:
                    assert_never(never)

    def price(self, card: Card) -> int:
        """In tokens: one for a unit, two for a unit of science, at least one."""
        levels = [self.production[name] for name in ("energy", "food", "metal", "science")]
        energy, food, metal, science = (max(0, due - level) for due, level in zip(card.cost, levels, strict=True))
        return max(1, energy + food + metal + 2 * science)

    def agrees(self, t: Table) -> None:
        assert t.production(0) == self.production
        assert t.influence(0) == self.influence
        assert t.objects(0) == self.objects
        assert t.income(0) == self.income
        assert sorted(t.science(0)) == sorted(self.science)
        assert t.tokens(0) == self.tokens
        assert t.parts(0) == self.parts
        assert t.points(0) == sum(self.parts.values())
        assert t.check() == []


def others(*used: str) -> tuple[list[str], list[str], str]:
    """Two stations, three shuttles and a colonisation card that are not used otherwise."""
    left = {
        kind: [card.id for card in CARDS if card.type is kind and card.epoch == 1 and card.id not in used]
        for kind in CardType
    }
    return left[CardType.STATION][:2], left[CardType.SHUTTLE][:3], left[CardType.COLONISATION][0]


def position(hand: list[str], planets: list[str], tokens: int = 20) -> tuple[Table, Figures]:
    """Seat 0 plays on by itself, with two stations, three shuttles, a colonised planet and two science cards played."""
    home = "1_30" if "1_30" not in hand else "1_32"
    stations, shuttles, filler = others(*hand)
    full = f"{home} 1={filler}" if home == "1_30" else f"{home} 1={filler} 2=2_16"
    mine = side(
        " ".join(hand), planets=[full, *planets], laid=" ".join(stations + shuttles), researched="s_20 s_21",
        tokens=tokens, influence="military 2 trade 1 diplomacy 3",
    )  # fmt: skip
    t = table(mine, side(passed=True), market="", deck="", epoch=3)
    t.luck(*DRAWN)
    figures = Figures(
        tokens, dict.fromkeys(("energy", "food", "metal", "science"), 0), {"military": 2, "trade": 1, "diplomacy": 3}
    )
    figures.counts = {
        Count.PLANETS: 1 + len(planets), Count.COLONISED_PLANETS: 1, Count.STATIONS: 2, Count.SHUTTLES: 3,
        Count.SHIPS: 0, Count.SCIENCE_PLAYED: 2,
    }  # fmt: skip
    figures.agrees(t)
    return t, figures


def pay(t: Table, figures: Figures, card: Card) -> None:
    """Exactly its price in tokens: not one less."""
    due = figures.price(card)
    for _ in range(due):
        assert t.asked() == {0: "pay"}
        t.do(0, "pay:token")
    assert t.asked() == {0: "turn"}
    figures.tokens -= due


def ids(kind: CardType, *epochs: int) -> list[str]:
    return [card.id for card in CARDS if card.type is kind and card.epoch in (epochs or (1, 2, 3))]


# -- epoch cards


@pytest.mark.rule("duel:E1", "duel:E2", "duel:E6", "duel:E7")
@pytest.mark.parametrize("name", [*ids(CardType.STATION), *ids(CardType.SHUTTLE), *ids(CardType.SHIP)])
def test_every_station_shuttle_and_ship(name: str) -> None:
    card = BY_ID[name]
    t, figures = position([name], [])
    t.do(0, f"play:{name}")
    pay(t, figures, card)
    source = {CardType.STATION: "stations", CardType.SHUTTLE: "shuttles", CardType.SHIP: "ships"}[card.type]
    figures.counts[powers.Count[source.upper()]] += 1
    figures.gain(card.effects, source)
    figures.agrees(t)
    assert t.laid(0)[-1] == name
    assert t.hand(0) == t.discard() == []
    first = card.effects[0]
    if card.type is CardType.SHIP:
        assert t.ship(0, "1_30") == name
    elif isinstance(first, powers.Production):
        assert (card.type, first.resource, first.n) == (CardType.STATION, card.track, 1)
    else:
        assert isinstance(first, powers.Advance)
        assert (card.type, first.track, first.n) == (CardType.SHUTTLE, card.track, 1)


@pytest.mark.rule("duel:F2", "duel:E7", "duel:G1")
@pytest.mark.parametrize("name", ids(CardType.COLONISATION))
def test_every_colonisation_card(name: str) -> None:
    """On the first quarter of Aurelia, which shows a ship and has three open quarters more."""
    card = BY_ID[name]
    t, figures = position([name], ["3_30"])
    t.do(0, f"play:{name}")
    if t.asked() == {0: "quarter"}:
        t.do(0, "quarter:3_30.1")
    pay(t, figures, card)
    figures.objects["colony_ship"] += Object.COLONY_SHIP in card.symbols
    figures.gain(card.effects, "colonisation")
    figures.agrees(t)
    assert t.quarters(0, "3_30") == [name, "open", "open", "open"]
    assert not t.colonised(0, "3_30")
    assert t.hand(0) == t.discard() == []


def settlers(planet: Card) -> dict[int, str]:
    """For every open quarter of a planet a card that fits it; those that share most symbols with it first."""
    left = sorted(
        (card for card in CARDS if card.type is CardType.COLONISATION and card.id != "2_16"),
        key=lambda card: -len(set(card.symbols) & set(planet.symbols)),
    )
    found: dict[int, str] = {}
    for number, quarter in enumerate(planet.quarters, start=1):
        if quarter.kind is not powers.QuarterKind.FILLED:
            card = next(
                card for card in left if quarter.kind is powers.QuarterKind.WHITE or card.colour is quarter.colour
            )
            left.remove(card)
            found[number] = card.id
    return found


@pytest.mark.rule("duel:F3", "duel:E3", "duel:E4", "duel:G1", "duel:G3")
@pytest.mark.parametrize("name", ids(CardType.PLANET))
def test_every_planet_is_laid_and_colonised(name: str) -> None:
    """Its effect comes at once in the third epoch, and with the last quarter before."""
    planet = BY_ID[name]
    cards = settlers(planet)
    t, figures = position([name, *cards.values()], [])
    t.do(0, f"play:{name}")
    pay(t, figures, planet)
    figures.counts[Count.PLANETS] += 1
    if len(planet.symbols) > len(set(planet.symbols)):
        figures.objects[OBJECTS[planet.symbols[0]]] += 1
    if planet.epoch == 3:
        figures.gain(planet.effects, "planets")
    figures.agrees(t)

    seen = list(planet.symbols)
    for number, settler in cards.items():
        assert not t.colonised(0, name)
        card = BY_ID[settler]
        t.do(0, f"play:{settler}")
        if t.asked() == {0: "quarter"}:
            t.do(0, f"quarter:{name}.{number}")
        pay(t, figures, card)
        for symbol in card.symbols:
            figures.objects[OBJECTS[symbol]] += seen.count(symbol)
        seen += card.symbols
        figures.gain(card.effects, "colonisation")
        if number == max(cards):
            figures.counts[Count.COLONISED_PLANETS] += 1
            if planet.epoch < 3:
                figures.gain(planet.effects, "planets")
        figures.agrees(t)
    assert t.colonised(0, name)
    assert t.quarters(0, name) == [cards.get(number, "filled") for number in (1, 2, 3, 4)]
    assert t.hand(0) == t.discard() == []


# -- science cards


@pytest.mark.rule("duel:H4", "duel:H2", "duel:E7")
@pytest.mark.parametrize("card", SCIENCE_CARDS, ids=lambda card: card.id)
def test_every_science_card(card: ScienceCard) -> None:
    """Paid with two tokens for each science. The permanent effects: test_science_effects.py."""
    held = [one for one in ("s_20", "s_21") if one != card.id]
    laid = ["1_30 1=1_22", "1_31 1=1_19 2=1_23", "1_33"]
    mine = side(science=card.id, researched=" ".join(held), tokens=10, planets=laid, influence="military 2")
    deck = " ".join(one for one in DRAWN if one != card.id)
    t = table(mine, side(science="s_04" if card.id != "s_04" else "s_03"), market="", deck="", science_deck=deck)
    t.luck(*deck.split())
    figures = Figures(
        10, dict.fromkeys(("energy", "food", "metal", "science"), 0), {"military": 2, "trade": 0, "diplomacy": 0}
    )
    figures.counts = {Count.PLANETS: 3, Count.COLONISED_PLANETS: 2}
    t.end_epoch(research=True)
    t.do(0, f"research:{card.id}")
    for _ in range(2 * card.cost):
        assert t.asked() == {0: "pay_research"}
        t.do(0, "pay:token")
    assert t.asked() == {1: "research"}
    figures.tokens -= 2 * card.cost
    figures.gain(card.immediate, "research")
    figures.agrees(t)
    assert t.researched(0) == [*held, card.id]
    assert card.id not in t.science_discard()


# -- the whole lot


def test_the_cards_are_all_here() -> None:
    assert len(CARDS) == 22 + 23 + 20 + 32 + 11 == 108
    for kind, number in zip(CardType, (22, 23, 20, 32, 11), strict=True):
        assert len(ids(kind)) == number
    assert len(SCIENCE_CARDS) == 24
    assert sum(card.symbol for card in SCIENCE_CARDS) == 7


@pytest.mark.rule("duel:H2", "duel:D13")
@pytest.mark.parametrize("card", SCIENCE_CARDS, ids=lambda card: card.id)
def test_every_science_card_pays_a_science_if_it_shows_one(card: ScienceCard) -> None:
    wanted = "s_04" if card.id != "s_04" else "s_03"
    t = at_end(side("1_10", science=f"{wanted} {card.id}"), research=True)
    assert t.payments(0, wanted) == ({("1_10", card.id)} if card.symbol else set())
