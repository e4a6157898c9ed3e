"""Flying in words: where each ship can go, how far that is, and what is turned up on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.frames import Frame
from starhold.games.starfarers.actions import SHIPS
from starhold.games.starfarers.board import FIRST_OUTPOST_TILE
from starhold.games.starfarers.card_table import COLONY_SHIP_KIND, NONE, OUTPOST
from starhold.games.starfarers.lattice import CENTRE_OF
from starhold.games.starfarers.name_text import NameText, Values
from starhold.games.starfarers.phases.exploring import news_at
from starhold.games.starfarers.phases.flight_end import may_move
from starhold.games.starfarers.phases.friendship import stations_at
from starhold.games.starfarers.phases.reach import Reach, speed, spread, steps_left, way
from starhold.games.starfarers.place_text import NODE, PlaceText
from starhold.locale.phrases import capital

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


class Flights:
    """Flights in one language."""

    def __init__(self, names: NameText, places: PlaceText) -> None:
        self.places = places
        self.say = names.say
        # What each ship can reach, kept for as long as the same list of answers is asked about.
        self._known: tuple[list[int] | None, dict[int, Reach]] = (None, {})

    def question(self, s: StarfarersState, seat: int, key: str) -> str:
        """How fast the ships are, which may still fly, and where the one under way is."""
        fast = int(speed(s, seat))
        if s.moving != NONE:
            at = self.places.at(s, s.fleets[seat].ship_node[s.moving])
            values = self.ship(s, seat, s.moving)
            return capital(self.say("ask-under-way", at=at, speed=fast, steps=int(steps_left(s, seat)), **values))
        ships = sum(may_move(s, seat, ship) for ship in range(SHIPS))
        return self.say(key, ships=ships, speed=fast, base=int(s.base), bonus=fast - int(s.base))

    def ship(self, s: StarfarersState, seat: int, ship: int) -> Values:
        """A ship as messages take it."""
        colony = s.fleets[seat].ship_kind[ship] == COLONY_SHIP_KIND
        return {"kind": "colony" if colony else "trade", "number": int(ship) + 1}

    def action(self, s: StarfarersState, seat: int, verb: str, argument: str) -> str:
        """A flight, a step, a founding, a jump; or a ship that is grounded."""
        number, _, name = argument.partition(".")
        ship = int(number) - 1
        here = s.fleets[seat].ship_node[ship]
        node = NODE[name] if name else here
        values = self.ship(s, seat, ship)
        if verb == "ground":
            return self.say("do-ground", at=self.places.at(s, node), **values)
        to = self.places.to(s, node)
        if verb in ("step", "jump"):
            return self._revealing(s, [node], self.say(f"do-{verb}", to=to, **values))
        if node == here:
            return self.say(f"do-{verb}", at=self.places.at(s, node), to=to, steps=0, **values)
        reach = self._reach(s, seat, ship)
        values |= {"steps": reach.steps[node], "to": to}
        slot = CENTRE_OF[node]
        if verb == "fly" and slot != NONE and s.sector[slot] == OUTPOST:
            due = int(stations_at(s, s.tile[slot] - FIRST_OUTPOST_TILE)) + 1
            text = self.say("do-fly-station", due=due, **values)
        else:
            text = self.say(f"do-{verb}", at=to, **values)
        return self._revealing(s, way(reach, node), text)

    def stop(self, s: StarfarersState, f: Frame) -> str:
        """The end of a move, or of a jump without founding."""
        ship = f.subject if s.moving == NONE else s.moving
        at = self.places.at(s, s.fleets[f.seat].ship_node[ship])
        return self.say("do-stop", decision=s.decision(f.kind).name, at=at, **self.ship(s, f.seat, ship))

    def _revealing(self, s: StarfarersState, nodes: list[int], text: str) -> str:
        """The same with a word about what is turned up on the way (starfarers:8.1, starfarers:8.3)."""
        return self.say("do-reveals", text=text) if any(news_at(s, node) for node in nodes) else text

    def _reach(self, s: StarfarersState, seat: int, ship: int) -> Reach:
        """What a ship can reach, worked out once for all answers of a question."""
        frame = s.frames.of(seat)
        options = None if frame is None else frame.options
        kept, known = self._known
        if options is None or kept is not options:
            known = {}
            self._known = (options, known)
        if ship not in known:
            known[ship] = spread(s, s.fleets[seat].ship_node[ship], steps_left(s, seat))
        return known[ship]
