"""A small language for positions of Starfarers, so that a test reads like a ruling.

    t = table(
        side(ports="n4_27", colonies="n19_28 n26_27", ships={1: "colony n5_26"}, hand="ore 2 fuel 1", booster=2),
        side(ports="n11_26", colonies="n1_28", stations="merchants 2", friendship="merchant_ore"),
        side(), side(),
        discs={"N7.3": "pirate_4", "N7.1": "disc_5", "N7.2": "disc_3"},   # face up: all three of a system
        at="flight", balls="yellow red", active=0,
    )
    t.luck("disc_3")                       # what is drawn next, by name; after that anything
    t.do(0, "fly:1.n13_22")
    assert t.hand(0)["ore"] == 2
    assert t.why(0, "end").rule == "starfarers:7.3"

Three sides are a game of three. The board is the printed beginner board unless options say otherwise; systems not named
in `discs` are unexplored. Sides stand on nothing but what they are given (no printed start). Points follow from the
pieces; `half_medals` are 0 unless given. Dice are `#0` to `#5` for 1 to 6: `t.luck(*dice(3, 4))`; a seat or an amount
below n is `#k`. Resources drawn are named by themselves (`t.luck("ore")`), balls `ball_red`, discs `disc_5` and
`pirate_4`.
"""

from __future__ import annotations

from typing import Any

from starhold.core.chance import Seeded
from starhold.core.journal import Entry
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import ENCOUNTER_NAMES, THING_NAMES
from starhold.games.starfarers.board import BALL_NAMES, RESOURCE_NAMES, RESOURCES
from starhold.games.starfarers.game import GAME
from starhold.games.starfarers.lattice import NONE
from starhold.games.starfarers.phases.start import _lay_homes
from starhold.games.starfarers.state import StarfarersState
from tests.games.base_kit import BaseTable, Side, bare, dealt, difference, refused
from tests.games.starfarers import layout
from tests.games.starfarers.layout import amounts, side, site

__all__ = [
    "RESOURCES",
    "Side",
    "Table",
    "amounts",
    "balls",
    "changes",
    "dice",
    "later",
    "new_game",
    "refused",
    "side",
    "table",
    "thing",
]


def dice(first: int, second: int) -> tuple[str, str]:
    """Luck for two dice."""
    return f"#{first - 1}", f"#{second - 1}"


def balls(text: str) -> tuple[str, ...]:
    """Luck for a shake: `t.luck(*balls("yellow red"))`."""
    return tuple(f"ball_{name}" for name in text.split())


# Lines that were two once: the first of them is found under the second.
TOLD_AS = {"encounter-drawn": "encounter-group", "dice": "rolled"}


class Table(BaseTable[StarfarersState]):
    """A position under test, and the hands that play it."""

    def hand(self, seat: int) -> dict[str, int]:
        """Cards by resource."""
        fleet = self.state.fleets[seat]
        return {name: fleet.hand[number] for number, name in enumerate(RESOURCE_NAMES)}

    def cards(self, seat: int) -> int:
        return sum(self.hand(seat).values())

    def supply(self) -> dict[str, int]:
        return {name: self.state.supply[number] for number, name in enumerate(RESOURCE_NAMES)}

    def reserve(self) -> dict[str, int]:
        """What is in the reserve pile, which nobody at the table knows."""
        return {name: self.state.reserve.count(number) for number, name in enumerate(RESOURCE_NAMES)}

    def fleet(self, seat: int) -> dict[str, Any]:
        """That player as the view shows it to itself (see `view.py`)."""
        found: dict[str, Any] = self.state.view(seat)["fleets"][seat]
        return found

    def points(self, seat: int) -> int:
        """The marker on the track."""
        return self.state.fleets[seat].points

    def upgrades(self, seat: int) -> dict[str, int]:
        fleet = self.state.fleets[seat]
        return {name: fleet.upgrades[number] for number, name in enumerate(board.UPGRADE_NAMES)}

    def half_medals(self, seat: int) -> int:
        return self.state.fleets[seat].fame

    def ship(self, seat: int, number: int) -> tuple[str, str] | None:
        """Kind and node of a ship: ("colony", "n5_26"); None if there is none of that number."""
        found = [one for one in self.view(None)["ships"] if (one["owner"], one["number"]) == (seat, number)]
        return (found[0]["kind"], found[0]["node"]) if found else None

    def flags(self, seat: int, number: int) -> set[str]:
        """done, grounded, waits, evicted."""
        bits = self.state.fleets[seat].ship_flags[number - 1]
        return {name for name, bit in layout.FLAG_NAMES.items() if bits & bit}

    def piece(self, name: str) -> str:
        """What stands on a site: "", "0 colony", "2 spaceport", "neutral colony", "closed"."""
        code = self.state.piece[site(name)]
        if code in (NONE, flat.CLOSED):
            return "" if code == NONE else "closed"
        owner = "neutral" if code & 7 == flat.NEUTRAL else str(code & 7)
        return f"{owner} {'spaceport' if code & flat.PORT else 'colony'}"

    def disc(self, planet: str) -> str:
        """Of a planet such as "N7.1": "face_down", "disc_5", "pirate_4" …, "" if there is no planet."""
        code = self.state.disc[board.PLANET_NAMES.index(planet)]
        return {NONE: "", 0: "face_down"}.get(code) or board.DISC_NAMES.get(code, "")

    def sector(self, slot: str) -> dict[str, Any]:
        """A sector as everybody sees it."""
        found: dict[str, Any] = self.view(None)["sectors"][board.SLOT_NAMES.index(slot)]
        return found

    def marker(self, civilisation: str) -> int | None:
        holder = self.state.markers[board.CIVILISATION_NAMES.index(civilisation)]
        return None if holder == NONE else holder

    def active(self) -> int:
        return self.state.active

    def log(self, key: str = "") -> list[Entry]:
        """Log entries (with that key): `.key`, `.rule`, `.seat`, `.number`, `.card` (see `thing`), `.cards`."""
        key = TOLD_AS.get(key, key)
        return [entry for entry in self.journal.entries if key in ("", entry.key)]


def changes(t: Table, seat: int, *notations: str) -> dict[str, int]:
    """How these choices of a seat change its own hand."""
    before = t.hand(seat)
    t.do(seat, *notations)
    return difference(before, t.hand(seat))


def told_balls(entry: Entry) -> tuple[str, ...]:
    """The balls that a line of the log tells of."""
    return tuple(BALL_NAMES[int(ball)] for ball in f"{-100 - entry.card:02}")


def both_sides(entry: Entry) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What an offer, a counter-offer or a deal in the log gives and asks for, by resource."""
    give, ask = -2 - entry.card, entry.number // 8
    return tuple(give >> 5 * place & 31 for place in range(5)), tuple(ask >> 5 * place & 31 for place in range(5))


def thing(number: int) -> str:
    """The name of a thing in a log entry."""
    return THING_NAMES[number]


def new_game(players: int = 4, seed: int = 0, luck: str = "", **options: object) -> Table:
    """A freshly dealt game, at its first decision; `luck` names what is drawn first, in order."""
    state = dealt(StarfarersState, GAME, players, options, GAME.script(luck.split(), then=Seeded(seed)))
    return Table(state, state.journal)


def table(
    *sides: Side,
    at: str = "turn",
    active: int = 0,
    discs: dict[str, str] | None = None,
    neutral: str = "",
    balls: str = "yellow yellow",
    supply: str = "",
    reserve: str = "",
    deck: str = "",
    discarded: str = "",
    turn: int = 5,
    tiles: dict[str, str] | None = None,
    marker: dict[str, int] | None = None,
    options: dict[str, object] | None = None,
) -> Table:
    """A position.

    `at`: "roll" (the dice are still to be thrown: `t.luck(*dice(3, 4))`, then `later(t)`), "turn" (trade and build),
    "shake" (about to shake: `later(t)`), "flight" (shaken: `balls`; a black one here means base 3 without its
    encounter), "encounter" (a card is about to be drawn: `t.luck("e07")`, then `later(t)`).
    `discs`: planet -> disc. `neutral`: sites of neutral colonies, "n29_26*" for a neutral spaceport. `supply`: what is
    left there ("ore 0 fuel 3"); the rest of the 20 that no hand has goes to the reserve, or the other way round with
    `reserve`; without both the reserve keeps up to 8 of each. `deck`: encounters on the draw pile, all others are
    discarded; `discarded`: those on the discards. `tiles`: slot -> tile, for boards other than the printed one ("" puts
    it face down). `marker`: civilisation -> holder where a tie leaves it open (the first named side with most has it).
    """
    players = len(sides)
    state = bare(StarfarersState, GAME, players, options)
    _lay_homes(state, Seeded(0))
    layout.lay_tiles(state, tiles or {})
    layout.lay_discs(state, discs or {})
    state.first, state.active, state.turn = 0, active, turn
    for seat, one in enumerate(sides):
        layout.build(state, seat, one)
    for name in neutral.split():
        state.piece[site(name.rstrip("*"))] = flat.NEUTRAL + (flat.PORT if name.endswith("*") else 0)
    layout.stations(state, sides, marker or {})
    layout.share_cards(state, supply, reserve)
    if deck or discarded:
        pile = [ENCOUNTER_NAMES.index(name) for name in deck.split()]
        gone = [ENCOUNTER_NAMES.index(name) for name in discarded.split()]
        everything = range(len(ENCOUNTER_NAMES))
        state.deck = sorted(pile) if deck else [card for card in everything if card not in gone]
        state.discards = gone if discarded else [card for card in everything if card not in pile]
    for seat in range(players):
        state.fleets[seat].points = state.scores()[seat].total
    result = Table(state)
    _begin(result, at, balls)
    return result


def later(t: Table) -> Table:
    """Go on to the next decision: after `table(at="roll")`, "shake" or "encounter", when luck has been named."""
    t.state.advance(t.chance)
    return t


def _begin(t: Table, at: str, names: str) -> None:
    state = t.state
    match at:
        case "roll":
            state.phase = kinds.IN_PRODUCTION
            state.frames.task(kinds.ROLL)
            return
        case "turn":
            state.frames.task(kinds.TRADE_AND_BUILD)
        case "shake":
            state.frames.task(kinds.SHAKE_MOTHERSHIP)
            return
        case "encounter" | "flight":
            state.phase = kinds.IN_FLIGHT
            first, second = (BALL_NAMES.index(name) for name in names.split())
            state.balls = 10 * first + second
            black = "black" in names.split() or at == "encounter"
            state.base = board.BASE_WITH_BLACK if black else board.BALL_VALUES[first] + board.BALL_VALUES[second]
            state.frames.task(kinds.FLY_SHIPS)
            if at == "encounter":
                state.balls = 10 * BALL_NAMES.index("black")
                state.frames.task(kinds.DRAW_ENCOUNTER)
                return
        case _:
            raise ValueError(f"a position begins at roll, turn, shake, encounter or flight, not at {at}")
    state.advance(t.chance)
