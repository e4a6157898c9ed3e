"""Setup: start worlds, first hands, the first discard (race:1 to race:6, race:95 to race:97)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.picking import Picking
from starhold.games.race import kinds
from starhold.games.race.actions import DISCARD, N
from starhold.games.race.card_table import NONE
from starhold.games.race.cards import CARDS

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

START_WORLDS = [design for design, card in enumerate(CARDS) if card.start is not None]
START_NUMBER = {design: card.start for design, card in enumerate(CARDS) if card.start is not None}
PRESET_HANDS = {
    number: [design for design, card in enumerate(CARDS) if card.preset == number] for number in (1, 2, 3, 4)
}


class Deal(Task["RaceState"]):
    """Start worlds to all, the rest becomes the deck, hands, and the good of Alpha Centauri."""

    kind = kinds.DEAL

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        first_game = s.settings.first_game
        worlds = [w for w in START_WORLDS if not first_game or 1 <= START_NUMBER[w] <= s.players]
        for seat in range(s.players):
            world = worlds.pop(chance.pick(worlds))
            empire = s.empires[seat]
            empire.tableau.append(world)
            empire.goods.append(NONE)
            s.tell("start-world", "race:2", seat, 0, world)
        s.order = _order(s)
        s.deck = _deck(s)
        s.frames.task(kinds.ROUND)
        for seat in s.order:
            empire = s.empires[seat]
            if first_game:
                number = START_NUMBER[empire.tableau[0]]
                assert number is not None
                empire.hand = PRESET_HANDS[number][:]
                empire.shown = PRESET_HANDS[number][:]  # whoever knows the rules knows these hands
                for card in empire.hand:
                    s.deck.remove(card)
                s.tell("preset-hand", "race:97", seat, len(empire.hand), -1, empire.hand)
            else:
                drawn = s.draw_to_hand(seat, 6, chance)
                s.tell("first-hand", "race:3", seat, len(drawn), -1, drawn)
        for seat in s.order:  # race:4, race:96: of the start worlds only a windfall world begins with a good
            empire = s.empires[seat]
            if s.table.windfall[empire.tableau[0]]:
                empire.goods[0] = s.take_card(chance)
                s.tell("first-good", "race:4", seat, 1, empire.tableau[0])
        if not first_game:
            s.frames.ask_together([Frame(kinds.FIRST_DISCARD, seat, 2, 0, 0) for seat in range(s.players)])


def _order(s: RaceState) -> list[int]:
    """Clockwise from the lowest start world (race:95)."""
    numbers = [START_NUMBER[empire.tableau[0]] or 0 for empire in s.empires]
    first = numbers.index(min(numbers))
    return [(first + i) % s.players for i in range(s.players)]


def _deck(s: RaceState) -> list[int]:
    """All cards that nobody was dealt."""
    copies = s.table.copies[:]
    for empire in s.empires:
        copies[empire.tableau[0]] -= 1
    return [design for design in range(N) for _ in range(copies[design])]


class HandDiscard(Picking["RaceState"]):
    """Hand cards go face down, in the order of race:84."""

    secret = True
    verb = DISCARD
    things = N
    elsewhere = kinds.NOT_THIS_DECISION
    absent = kinds.NOT_IN_HAND
    taken = kinds.ALREADY_PICKED
    told: str = ""  # the line of the log

    def bag(self, s: RaceState, f: Frame) -> list[int]:
        return s.empires[f.seat].hand

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        for seat in s.order:
            for frame in group:
                if frame.seat == seat:
                    thrown: list[int] = []
                    for action in frame.picked:
                        card = action - DISCARD
                        s.empires[seat].lose(card)
                        s.throw_away(card, 1 << frame.seat)
                        thrown.append(card)
                    s.tell(self.told, self.rule, seat, len(thrown), -1, thrown)


class FirstDiscard(HandDiscard):
    """Two of the six cards dealt go, all players at once (race:3)."""

    kind = kinds.FIRST_DISCARD
    name = "first_discard"
    rule = "race:3"
    told = "first-discard"
