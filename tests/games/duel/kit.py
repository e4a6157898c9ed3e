"""A small language for positions of Three Epochs, so that a test reads like a ruling.

    t = table(
        side(hand="1_01 1_05 1_19", tokens=2, production="energy 2 food 1", influence="military 3"),
        side(planets=["1_36 1=1_19", "1_30 1=1_24 ship=1_29"], science="s_01 s_20"),
        market="1_02 1_03 1_06 - 1_08 -",    # cells 1a 1b 2a 2b 3a 3b; - is an empty one; left out: any cards
    )
    t.luck("1_09", "1_10")                   # the next cards that leave a deck, in this order; after them any
    t.do(0, "take:1a+2a")                    # one choice of one seat, in notation
    t.do(1, "play:1_11", "pay:1_05", "pay:token")
    assert t.legal(0) == {"pass"}
    assert t.why(0, "take:1a+2b").rule == "duel:C2"

Cards in `laid` (stations and shuttles) and in `planets` lie on the table and are counted, but nothing of theirs has
fired: give levels, tokens and points beside them. What can be chosen in one way only, and both players could know it
(the quarter or the planet a card goes to), the engine chooses by itself.
"""

from __future__ import annotations

from typing import Any

from starhold.core.chance import Seeded
from starhold.games.duel import card_table as flat
from starhold.games.duel.actions import CARD_NAMES, EPOCH_CARDS, PAY, SPACE
from starhold.games.duel.board import END_TILES
from starhold.games.duel.game import GAME
from starhold.games.duel.kinds import NEXT_TURN
from starhold.games.duel.phases.payment import payments
from starhold.games.duel.phases.research import change
from starhold.games.duel.scoring import BY_RESEARCH
from starhold.games.duel.state import DuelState
from starhold.games.duel.universe import Universe, empty_universe
from starhold.games.duel.view import OBJECT_NAMES, RESOURCE_NAMES, TRACK_NAMES
from tests.games.base_kit import BaseTable, Side, bare, dealt

__all__ = ["INDEX", "Side", "Table", "alone", "at_end", "lay", "new_game", "side", "table"]

FREE: dict[str, object] = {"pass_rule": "free"}
PLENTY = "energy 4 food 4 metal 4 science 4"  # covers every price: one token is due (duel:D7)
MARKET = "1_11 1_12 1_13 1_14 1_15 1_16"  # cells 1a 1b 2a 2b 3a 3b

INDEX = {name: number for number, name in enumerate(CARD_NAMES)}


def side(
    hand: str = "",
    *,
    science: str = "",
    researched: str = "",
    laid: str = "",
    planets: list[str] | None = None,
    tokens: int = 0,
    production: str = "",
    influence: str = "",
    income: int = 0,
    objects: str = "",
    points: int = 0,
    passed: bool = False,
    dealt: str = "",
) -> Side:
    """One player.

    `researched`: science cards played before; what they change for good holds, what they give at once does not come.
    `planets`: each as "2_31 1=2_20 2=2_21 ship=2_27": the planet, cards in its quarters (1 to 4), a docked ship.
    `production`: "energy 2 science 1"; `influence`: "military 3 trade 1 diplomacy 2"; `objects`: "colony_ship 2 shuttle
    1 production_station 1". `dealt`: the cards of the hand that the other player never saw (duel:J2).
    """
    return Side(
        hand=hand, science=science, researched=researched, laid=laid, planets=planets or [], tokens=tokens,
        production=production, influence=influence, income=income, objects=objects, points=points, passed=passed,
        dealt=dealt,
    )  # fmt: skip


class Table(BaseTable[DuelState]):
    """A position under test, and the hands that play it."""

    # -- playing

    def end_epoch(self, *, research: bool = False) -> None:
        """Both pass, the seat to move first; nobody researches unless `research`, then it stops at that question.

        The position must have an empty market (`market=""`, `deck=""`) or the option pass_rule=free.
        """
        for _ in range(2):
            self.do(self.state.waiting()[0], "pass")
        while not research and "research" in self.asked().values():
            self.do(self.state.waiting()[0], "skip")

    # -- looking

    def payments(self, seat: int, card: str) -> set[tuple[str, ...]]:
        """Every legal payment of that seat for a card it holds: sorted ids, `token` for a token."""
        found = payments(self.state, seat, INDEX[card])
        return {tuple(sorted(SPACE.split(PAY + item)[1] for item in one)) for one in found}

    def hand(self, seat: int) -> list[str]:
        return _names(self._universe(seat).hand)

    def science(self, seat: int) -> list[str]:
        return _names(self._universe(seat).science)

    def researched(self, seat: int) -> list[str]:
        return _names(self._universe(seat).researched)

    def laid(self, seat: int) -> list[str]:
        """All epoch cards laid out, planets, colonisation cards and ships included, in order."""
        return _names(self._universe(seat).laid)

    def quarters(self, seat: int, planet: str) -> list[str]:
        """The four quarters: open, filled, or the card there."""
        return list(self._planet(seat, planet)["quarters"])

    def colonised(self, seat: int, planet: str) -> bool:
        return bool(self._planet(seat, planet)["colonised"])

    def ship(self, seat: int, planet: str) -> str | None:
        """The ship docked at that planet."""
        found: str | None = self._planet(seat, planet)["ship"]
        return found

    def production(self, seat: int) -> dict[str, int]:
        """energy, food, metal, science."""
        return dict(zip(RESOURCE_NAMES, self._universe(seat).production, strict=True))

    def influence(self, seat: int) -> dict[str, int]:
        """military, trade, diplomacy."""
        return dict(zip(TRACK_NAMES, self._universe(seat).influence, strict=True))

    def objects(self, seat: int) -> dict[str, int]:
        """Object tokens: colony_ship, shuttle, production_station."""
        return dict(zip(OBJECT_NAMES, self._universe(seat).objects, strict=True))

    def income(self, seat: int) -> int:
        return self._universe(seat).income

    def tokens(self, seat: int) -> int:
        return self._universe(seat).tokens

    def points(self, seat: int) -> int:
        return self.score(seat).total

    def parts(self, seat: int) -> dict[str, int]:
        """Points by source: stations, shuttles, planets, colonisation, ships, research, military, trade, quadrant,
        diplomacy, rim, income, tiles, objects, colonised, legacy (science at the end); sources without points left out.
        Points given to `side(points=…)` are counted under research."""
        return dict(self.score(seat).parts)

    def market(self) -> list[str]:
        """The six cells 1a 1b 2a 2b 3a 3b, `-` for an empty one."""
        return ["-" if card < 0 else CARD_NAMES[card] for card in self.state.market]

    def deck(self) -> set[str]:
        return set(_names(self.state.deck))

    def discard(self) -> list[str]:
        return sorted(_names(self.state.discard))

    def science_deck(self) -> set[str]:
        return set(_names(self.state.science_deck))

    def science_discard(self) -> list[str]:
        return sorted(_names(self.state.science_discard))

    def cylinder(self) -> tuple[int, int]:
        """Military and trade offset; positive is towards seat 0 on both axes (duel:K9)."""
        return self.state.row, self.state.column

    def epoch(self) -> int:
        return self.state.epoch

    def _universe(self, seat: int) -> Universe:
        return self.state.universes[seat]

    def _planet(self, seat: int, planet: str) -> dict[str, Any]:
        found = [one for one in self.state.view(None)["universes"][seat]["planets"] if one["card"] == planet]
        assert found, f"seat {seat} has no planet {planet}"
        return dict(found[0])


def new_game(seed: int = 0, **options: object) -> Table:
    """A freshly dealt game, at its first decision."""
    return Table(dealt(DuelState, GAME, 2, options, Seeded(seed, "set-up")))


def table(
    *sides: Side,
    market: str | None = None,
    deck: str | None = None,
    epoch: int = 1,
    to_move: int = 0,
    first_passer: int | None = None,
    cylinder: tuple[int, int] = (0, 0),
    tiles: str = "t_energy_a t_food_a t_metal_a t_science_a",
    science_deck: str | None = None,
    options: dict[str, object] | None = None,
) -> Table:
    """A position at the turn of `to_move`.

    Left out, the market is any six unused cards of the epoch and the deck the rest of them; `market=""` is an empty
    market, `deck=""` an empty deck, and a `deck` that is named holds exactly those cards. Unused cards of past epochs
    and those left out by a named deck are out of the game. A side with `passed=True` needs `first_passer` if both are.
    """
    state = bare(DuelState, GAME, 2, options)
    used: set[int] = set()
    state.universes = [_build(one, used) for one in sides]
    state.epoch = epoch
    unused = [card for card in flat.TABLE.decks[epoch] if card not in used]
    if market is None:
        state.market = [unused.pop() for _ in range(6)]
    else:
        cells = [flat.NONE if name == "-" else INDEX[name] for name in market.split()]
        state.market = cells + [flat.NONE] * (6 - len(cells))
        used |= {card for card in cells if card >= 0}
        unused = [card for card in unused if card not in used]
    state.deck = sorted(unused) if deck is None else sorted(INDEX[name] for name in deck.split())
    lying = used | set(state.market) | set(state.deck)
    past = [card for old in range(1, epoch + 1) for card in flat.TABLE.decks[old]]
    state.box = [card for card in past if card not in lying]
    left = [card for card in flat.TABLE.science_deck if card not in used]
    state.science_deck = left if science_deck is None else sorted(INDEX[name] for name in science_deck.split())
    state.science_discard = [card for card in left if card not in state.science_deck]
    state.row, state.column = cylinder
    names = [tile.id for tile in END_TILES]
    state.tiles = [names.index(name) for name in tiles.split()]
    passed = [seat for seat in range(2) if state.universes[seat].passed]
    state.first_passer = first_passer if first_passer is not None else passed[0] if passed else flat.NONE
    state.frames.task(NEXT_TURN, 1 - to_move)
    result = Table(state)
    state.advance(result.chance)
    return result


def alone(mine: Side, other: Side | None = None, epoch: int = 3, **given: Any) -> Table:
    """Seat 0 plays on by itself at an empty market: seat 1 has passed."""
    passed = Side(**{**(other or side()).given, "passed": True})
    return table(mine, passed, market="", deck="", epoch=epoch, **given)


def lay(t: Table, card: str, where: str = "") -> int:
    """Seat 0 plays a card, chooses `where` if that is a question, and pays with tokens. How many it paid."""
    t.do(0, f"play:{card}")
    if t.asked()[0] != "pay":
        t.do(0, where)
    paid = 0
    while t.asked().get(0) == "pay":
        t.do(0, "pay:token")
        paid += 1
    return paid


def at_end(mine: Side, other: Side | None = None, *, research: bool = False, **given: Any) -> Table:
    """Both pass at an empty market; nobody researches unless `research`, then it stops at that question."""
    t = table(mine, other or side(), market="", deck="", **given)
    t.end_epoch(research=research)
    return t


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _set(levels: list[int], names: tuple[str, ...], given: str) -> None:
    words = given.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        levels[names.index(name)] = int(number)


def _use(names: str, used: set[int]) -> list[int]:
    cards = [INDEX[name] for name in names.split()]
    for card in cards:
        if card in used:
            raise ValueError(f"{CARD_NAMES[card]} lies in two places")
        used.add(card)
    return cards


def _build(one: Side, used: set[int]) -> Universe:
    given = one.given
    universe = empty_universe()
    universe.hand = sorted(_use(given["hand"], used))
    universe.hidden = sorted(INDEX[name] for name in given["dealt"].split())
    universe.science = sorted(_use(given["science"], used))
    universe.laid = _use(given["laid"], used)
    for card in universe.laid:
        type = flat.TABLE.type[card]
        if type not in (flat.STATION_CARD, flat.SHUTTLE_CARD):
            raise ValueError(f"{CARD_NAMES[card]} is no station and no shuttle: give it in planets")
        if type == flat.STATION_CARD:
            universe.stations += 1
        else:
            universe.shuttles += 1
    for text in given["planets"]:
        _lay_planet(universe, text, used)
    _set(universe.production, RESOURCE_NAMES, given["production"])
    _set(universe.influence, TRACK_NAMES, given["influence"])
    _set(universe.objects, OBJECT_NAMES, given["objects"])
    universe.income = given["income"]
    universe.tokens = given["tokens"]
    universe.points[BY_RESEARCH] = given["points"]
    universe.passed = int(given["passed"])
    for card in _use(given["researched"], used):
        universe.researched.append(card)
        _change(universe, card)
    return universe


def _change(universe: Universe, card: int) -> None:
    """What a science card changes for good, by the engine's own hand."""
    scratch = bare(DuelState, GAME, 2, None)
    scratch.universes[0] = universe
    change(scratch, 0, card)


def _lay_planet(universe: Universe, text: str, used: set[int]) -> None:
    name, *rest = text.split()
    planet = _use(name, used)[0]
    scratch = bare(DuelState, GAME, 2, None)
    scratch.universes[0] = universe
    scratch.lay_planet(0, planet)
    universe.laid.append(planet)
    place = len(universe.planets) - 1
    for part in rest:
        where, _, what = part.partition("=")
        card = _use(what, used)[0]
        universe.laid.append(card)
        if where == "ship":
            universe.ships[place] = card
            universe.colony_ships += 1
        else:
            at = 4 * place + int(where) - 1
            if universe.quarters[at] != flat.OPEN:
                raise ValueError(f"{text}: quarter {where} is not open")
            universe.quarters[at] = card
    if universe.is_colonised(place):
        universe.colonised += 1
    assert planet < EPOCH_CARDS
