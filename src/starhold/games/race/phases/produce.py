"""Phase V, Produce: goods on worlds, and draws for them (race:63 to race:71, race:118 to race:120)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.race import kinds
from starhold.games.race.actions import BONUS, CARD_NAMES, FILL, PASS, PRODUCE, SOURCE, N
from starhold.games.race.card_table import ANY, NONE, PRODUCES
from starhold.games.race.phases.goods import place_of

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

BONUS_BIT: Final = 40  # the bonus among the used sources; a tableau never grows so long


class ProducePhase(Task["RaceState"]):
    """Player after player; who produced most is seen when all have (race:69, race:118)."""

    kind = kinds.PRODUCE_PHASE

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.begin_phase(5)
        for empire in s.empires:
            empire.made = [0, 0, 0, 0]
        s.frames.task(kinds.PRODUCE_MOST)
        i: i64 = len(s.order) - 1
        while i >= 0:
            s.frames.task(kinds.PRODUCE_SEAT, s.order[i])
            i -= 1


def lay_good(s: RaceState, seat: i64, place: i64, key: str, chance: Chance) -> None:
    """Produce a good on that world, with its own draw (race:66); no card, no good (race:122)."""
    empire = s.empires[seat]
    table = s.table
    card = s.take_card(chance)
    if card == NONE:
        return
    world = empire.tableau[place]
    empire.goods[place] = card
    empire.made[table.good[world]] += 1
    s.tell(key, "race:63", seat, 1, world)
    if table.draw_if_produced_here[world]:
        drawn = s.draw_to_hand(seat, table.draw_if_produced_here[world], chance)
        s.tell("draw-for-producing", "race:66", seat, len(drawn), world, drawn)


def _announce(s: RaceState, seat: i64) -> None:
    """For the log: how many goods come now, as far as there are cards for them."""
    if s.journal is None:
        return
    empire = s.empires[seat]
    due: i64 = 0
    place: i64 = 0
    while place < empire.active:
        if s.table.production[empire.tableau[place]] and empire.goods[place] == NONE:
            due += 1
        place += 1
    cards: i64 = len(s.deck) + len(s.discard)
    if cards < due:
        due = cards
    if due > 0:
        s.tell("produce-goods", "race:118", seat, due)


class ProduceSeat(Task["RaceState"]):
    """Steps 1 and 2 of race:118: production worlds, then plain draws and draws for worlds."""

    kind = kinds.PRODUCE_SEAT

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        seat = f.subject
        empire = s.empires[seat]
        table = s.table
        _announce(s, seat)
        place: i64 = 0
        while place < empire.active:
            if table.production[empire.tableau[place]] and empire.goods[place] == NONE:
                lay_good(s, seat, place, "produce", chance)
            place += 1
        place = 0
        while place < empire.active:
            card = empire.tableau[place]
            if table.phases[card] & PRODUCES:
                count: i64 = table.draw_in_produce[card]
                if table.draw_per_world[card]:
                    kind: i64 = table.draw_per_world_kind[card]
                    for other in empire.tableau:
                        if table.good[other] == kind:
                            count += table.draw_per_world[card]
                if count > 0:
                    drawn = s.draw_to_hand(seat, count, chance)
                    s.tell("draw-in-produce", "race:118", seat, len(drawn), card, drawn)
            place += 1
        s.frames.task(kinds.PRODUCE_WINDFALLS, seat)


def has_target(s: RaceState, seat: i64, kind: i64) -> bool:
    """Whether an empty windfall world of that kind (or ANY) is there."""
    empire = s.empires[seat]
    table = s.table
    i: i64 = 0
    for good in empire.goods:
        card = empire.tableau[i]
        if good == NONE and table.windfall[card] and (kind == ANY or table.good[card] == kind):
            return True
        i += 1
    return False


def source_verdict(s: RaceState, seat: i64, source: i64) -> i64:
    """Whether this player has that source of a windfall good, unused, and a world for it (race:118, race:119)."""
    empire = s.empires[seat]
    if source == BONUS:
        if not empire.chose(PRODUCE):
            return kinds.NO_WINDFALL_POWER
        if empire.used & (1 << BONUS_BIT):
            return kinds.POWER_USED
        return kinds.OK if has_target(s, seat, ANY) else kinds.NO_TARGET
    place = place_of(s, seat, source)
    if place == NONE:
        return kinds.NOT_IN_TABLEAU
    kind: i64 = s.table.windfall_power[source]
    if kind == NONE:
        return kinds.NO_WINDFALL_POWER
    if place >= empire.active:
        return kinds.POWER_TOO_NEW
    if empire.used & (1 << place):
        return kinds.POWER_USED
    return kinds.OK if has_target(s, seat, kind) else kinds.NO_TARGET


def windfall_sources(s: RaceState, seat: i64) -> list[int]:
    """The usable sources in the order of race:118: powers for one kind, the bonus, powers for any kind."""
    empire = s.empires[seat]
    table = s.table
    sources: list[int] = []
    place: i64 = 0
    while place < empire.active:
        card = empire.tableau[place]
        kind: i64 = table.windfall_power[card]
        if kind != NONE and kind != ANY and source_verdict(s, seat, card) == kinds.OK:
            sources.append(card)
        place += 1
    if source_verdict(s, seat, BONUS) == kinds.OK:
        sources.append(BONUS)
    place = 0
    while place < empire.active:
        card = empire.tableau[place]
        if table.windfall_power[card] == ANY and source_verdict(s, seat, card) == kinds.OK:
            sources.append(card)
        place += 1
    return sources


class ProduceWindfalls(Task["RaceState"]):
    """Steps 3 to 5 of race:118, one source after another, then the draws of step 6."""

    kind = kinds.PRODUCE_WINDFALLS

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        seat = f.subject
        sources = windfall_sources(s, seat)
        if not sources:
            _draw_for_produced(s, seat, chance)
            return
        s.frames.task(kinds.PRODUCE_WINDFALLS, seat)
        if s.settings.produce_order_free and len(sources) > 1:
            s.frames.ask(kinds.WINDFALL_SOURCE, seat)
        else:
            _use_source(s, seat, sources[0])


def _use_source(s: RaceState, seat: i64, source: i64) -> None:
    empire = s.empires[seat]
    if source == BONUS:
        empire.used |= 1 << BONUS_BIT
        s.frames.ask(kinds.WINDFALL_WORLD, seat, 1, BONUS, ANY)
    else:
        empire.used |= 1 << place_of(s, seat, source)
        s.frames.ask(kinds.WINDFALL_WORLD, seat, 1, source, s.table.windfall_power[source])


class WindfallSource(Decision["RaceState"]):
    """Which power or bonus comes next, where the option leaves the order free (race:71)."""

    kind = kinds.WINDFALL_SOURCE
    name = "produce_source"
    rule = "race:71"
    automatic = True

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        return [SOURCE + source for source in windfall_sources(s, f.seat)]

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < SOURCE or action > SOURCE + BONUS:
            return kinds.NOT_THIS_DECISION
        return source_verdict(s, f.seat, action - SOURCE)

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        _use_source(s, group[0].seat, group[0].picked[0] - SOURCE)


class WindfallWorld(Decision["RaceState"]):
    """Which empty windfall world gets the good; the bonus may be left (race:64, race:118)."""

    kind = kinds.WINDFALL_WORLD
    name = "produce_windfall"
    rule = "race:64"
    automatic = True

    def about(self, s: RaceState, f: Frame) -> str:
        return CARD_NAMES[f.subject] if f.subject < N else "bonus"

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        empire = s.empires[f.seat]
        codes: list[int] = []
        i: i64 = 0
        for good in empire.goods:
            if good == NONE and s.table.windfall[empire.tableau[i]]:
                codes.append(FILL + empire.tableau[i])
            i += 1
        codes.append(PASS)
        return codes

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action == PASS:
            return kinds.OK if f.subject == BONUS and not s.settings.produce_bonus_mandatory else kinds.MUST_FILL
        world = action - FILL
        if world < 0 or world >= N:
            return kinds.NOT_THIS_DECISION
        place = place_of(s, f.seat, world)
        if place == NONE:
            return kinds.NOT_IN_TABLEAU
        if not s.table.windfall[world]:
            return kinds.NOT_WINDFALL
        if s.empires[f.seat].goods[place] != NONE:
            return kinds.HAS_A_GOOD
        if f.detail != ANY and s.table.good[world] != f.detail:
            return kinds.WRONG_KIND
        return kinds.OK

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        if f.picked[0] == PASS:
            s.tell("produce-skip", "race:64", f.seat)
        else:
            lay_good(s, f.seat, place_of(s, f.seat, f.picked[0] - FILL), "produce-windfall", chance)


def _draw_for_produced(s: RaceState, seat: i64, chance: Chance) -> None:
    """Step 6 of race:118: draws for each good and for each kind produced in this phase (race:67, race:120)."""
    empire = s.empires[seat]
    table = s.table
    made = empire.made
    place: i64 = 0
    while place < empire.active:
        card = empire.tableau[place]
        count: i64 = 0
        if table.draw_per_good_produced[card]:
            count += table.draw_per_good_produced[card] * made[table.draw_per_good_kind[card]]
        if table.draw_per_kind_produced[card]:
            for number in made:
                if number > 0:
                    count += table.draw_per_kind_produced[card]
        if count > 0:
            drawn = s.draw_to_hand(seat, count, chance)
            s.tell("draw-per-good", "race:67", seat, len(drawn), card, drawn)
        place += 1


class ProduceMost(Task["RaceState"]):
    """Step 7 of race:118: who alone produced most of a kind draws for it (race:69)."""

    kind = kinds.PRODUCE_MOST

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        table = s.table
        for seat in s.order:
            empire = s.empires[seat]
            place: i64 = 0
            while place < empire.active:
                card = empire.tableau[place]
                if table.draw_if_most_produced[card] and _most(s, seat, table.draw_if_most_kind[card]):
                    drawn = s.draw_to_hand(seat, table.draw_if_most_produced[card], chance)
                    s.tell("draw-for-most", "race:69", seat, len(drawn), card, drawn)
                place += 1


def _most(s: RaceState, seat: i64, kind: i64) -> bool:
    """More than each other player; a tie is not more."""
    mine: i64 = s.empires[seat].made[kind]
    other: i64 = 0
    for empire in s.empires:
        if other != seat and empire.made[kind] >= mine:
            return False
        other += 1
    return mine > 0
