"""Phase III, Settle: place a world, by payment or by conquest (race:28 to race:45, race:105 to race:109)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.race import card_table as flat
from starhold.games.race import kinds
from starhold.games.race.actions import (
    CARD_NAMES,
    CONQUER,
    MODE,
    MODES,
    PAY,
    PAY_COLONY_SHIP,
    PAY_CONTACT,
    PAY_CONTACT_COLONY_SHIP,
    SETTLE,
)
from starhold.games.race.phases.payment import ask_payment
from starhold.games.race.phases.placing import PlaceCard, ask_all, queue_placers, reveal
from starhold.games.race.settings import ANY_SETTLE, NEEDED_ONLY

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState

ALIEN: Final = 3  # Good.ALIEN, as a plain number


def military_against(s: RaceState, seat: i64, world: i64) -> i64:
    """Total Military plus what counts against this world (race:32, race:33, race:108)."""
    empire = s.empires[seat]
    table = s.table
    strength: i64 = empire.tactics
    good: i64 = table.good[world]
    rebel: i64 = table.rebel[world]
    i: i64 = 0
    while i < empire.active:
        card = empire.tableau[i]
        if table.phases[card] & flat.SETTLES:
            strength += table.military[card]
            if table.military_against[card] and (
                (good != flat.NONE and table.military_against_good[card] == good)
                or (rebel and table.military_against_rebels[card])
            ):
                strength += table.military_against[card]
        i += 1
    return strength


def settle_discount(s: RaceState, seat: i64, world: i64) -> i64:
    """What this player's powers take off the price of this world (race:30, race:31)."""
    empire = s.empires[seat]
    table = s.table
    good: i64 = table.good[world]
    discount: i64 = 0
    i: i64 = 0
    while i < empire.active:
        card = empire.tableau[i]
        if table.settle_discount[card]:
            kind: i64 = table.settle_discount_good[card]
            if kind == flat.ANY or kind == good:
                discount += table.settle_discount[card]
        i += 1
    return discount


def mode_cost(s: RaceState, seat: i64, world: i64, mode: i64) -> i64:
    """Hand cards to pay in this mode (race:105)."""
    if mode == PAY:
        cost = s.table.cost[world] - settle_discount(s, seat, world)
    elif mode == PAY_CONTACT:
        cost = s.table.cost[world] - s.table.contact_discount - settle_discount(s, seat, world)
    else:
        cost = 0
    return cost if cost > 0 else 0


def mode_verdict(s: RaceState, seat: i64, world: i64, mode: i64, tactics: bool, spare: i64) -> i64:
    """Whether this world can be placed this way with `spare` hand cards to pay (race:105)."""
    empire = s.empires[seat]
    table = s.table
    if table.military_world[world]:
        if mode == PAY or mode == PAY_COLONY_SHIP:
            return kinds.MILITARY_CANNOT_BE_PAID
    elif mode == CONQUER or mode == PAY_CONTACT or mode == PAY_CONTACT_COLONY_SHIP:
        return kinds.NOT_A_MILITARY_WORLD
    if tactics:
        if not empire.has_active(flat.NEW_MILITARY_TACTICS):
            return kinds.NO_TACTICS
        if mode != CONQUER and s.settings.needless_discards != ANY_SETTLE:
            return kinds.TACTICS_NO_USE
    if mode == CONQUER:
        strength = military_against(s, seat, world)
        defense: i64 = table.cost[world]
        if strength + (table.tactics_bonus if tactics else 0) < defense:
            return kinds.TOO_WEAK
        if tactics and s.settings.needless_discards == NEEDED_ONLY and _free_anyway(s, seat, world):
            return kinds.DISCARD_NOT_NEEDED
        return kinds.OK
    if mode != PAY and table.good[world] == ALIEN:
        return kinds.ALIEN_GOOD
    if (mode == PAY_CONTACT or mode == PAY_CONTACT_COLONY_SHIP) and not empire.has_active(flat.CONTACT_SPECIALIST):
        return kinds.NO_CONTACT_SPECIALIST
    if mode == PAY_COLONY_SHIP or mode == PAY_CONTACT_COLONY_SHIP:
        if not empire.has_active(flat.COLONY_SHIP):
            return kinds.NO_COLONY_SHIP
        if s.settings.needless_discards == NEEDED_ONLY and _free_anyway(s, seat, world):
            return kinds.DISCARD_NOT_NEEDED
        return kinds.OK
    if mode_cost(s, seat, world, mode) > spare:
        return kinds.TOO_EXPENSIVE
    return kinds.OK


def _free_anyway(s: RaceState, seat: i64, world: i64) -> bool:
    """Whether the world can be placed for no card at all without discarding anything from the tableau (race:106)."""
    return (
        mode_verdict(s, seat, world, CONQUER, False, 0) == kinds.OK
        or mode_verdict(s, seat, world, PAY, False, 0) == kinds.OK
        or mode_verdict(s, seat, world, PAY_CONTACT, False, 0) == kinds.OK
    )


def world_verdict(s: RaceState, seat: i64, world: i64, spare: i64) -> i64:
    """OK if some mode places it; else the reason a player would name first."""
    if s.table.military_world[world]:
        conquer = mode_verdict(s, seat, world, CONQUER, False, spare)
        if (
            conquer == kinds.OK
            or mode_verdict(s, seat, world, CONQUER, True, spare) == kinds.OK
            or mode_verdict(s, seat, world, PAY_CONTACT_COLONY_SHIP, False, spare) == kinds.OK
        ):
            return kinds.OK
        contact = mode_verdict(s, seat, world, PAY_CONTACT, False, spare)
        return contact if contact == kinds.OK or contact == kinds.TOO_EXPENSIVE else conquer
    pay = mode_verdict(s, seat, world, PAY, False, spare)
    if pay == kinds.OK or mode_verdict(s, seat, world, PAY_COLONY_SHIP, False, spare) == kinds.OK:
        return kinds.OK
    return pay


WAY_OPEN: Final = -1
CONQUERED: Final = -2


def only_way(s: RaceState, seat: i64, world: i64) -> i64:
    """For the log: the cards to pay for a revealed world, CONQUERED, or WAY_OPEN if its owner still has a choice."""
    spare: i64 = len(s.empires[seat].hand)
    found: i64 = flat.NONE
    way: i64 = 0
    while way < 2 * MODES:
        tactics = way >= MODES
        mode: i64 = way - MODES if tactics else way
        if mode_verdict(s, seat, world, mode, tactics, spare) == kinds.OK:
            if found != flat.NONE and found != mode:
                return WAY_OPEN
            found = mode
        way += 1
    return CONQUERED if found == CONQUER else mode_cost(s, seat, world, found)


class SettlePhase(Task["RaceState"]):
    """All choose a world in secret; then they reveal, and settle one after another (race:28)."""

    kind = kinds.SETTLE_PHASE

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.begin_phase(3)
        ask_all(s, kinds.CHOOSE_WORLD, f.detail)


class ChooseWorld(PlaceCard):
    """A world that can be placed in some way; which way is decided after the reveal (race:105)."""

    kind = kinds.CHOOSE_WORLD
    name = "choose_world"
    rule = "race:28"

    def judge(self, s: RaceState, f: Frame, card: i64) -> i64:
        if not s.table.world[card]:
            return kinds.NOT_A_WORLD
        return world_verdict(s, f.seat, card, len(s.empires[f.seat].hand) - 1)

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        """Windfall worlds get their goods in the moment of the reveal, in the order of race:84 (race:45)."""
        s.reveals += 1
        for f in group:
            card = reveal(s, f)
            if card == flat.NONE:
                s.tell("settle-nothing", "race:28", f.seat)
            else:
                s.tell("settle", "race:28", f.seat, 0 if s.journal is None else only_way(s, f.seat, card), card)
        for seat in s.order:
            empire = s.empires[seat]
            if empire.placed != flat.NONE and s.table.windfall[empire.placed]:
                empire.goods[-1] = s.take_card(chance)
                if empire.goods[-1] != flat.NONE:
                    s.tell("windfall-good", "race:44", seat, 1, empire.placed)
        queue_placers(s, kinds.SETTLE_SEAT, group[0].detail)


class SettleSeat(Task["RaceState"]):
    """One player decides how to place the world, pays, and draws for it, before the next one (race:28)."""

    kind = kinds.SETTLE_SEAT

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        s.frames.task(kinds.SETTLED, f.subject, f.detail)
        s.frames.ask(kinds.PAY_MODE, f.subject, 1, s.empires[f.subject].placed)


class PayMode(Decision["RaceState"]):
    """Which of the possible ways; with one only, that is the way (race:15, race:39)."""

    kind = kinds.PAY_MODE
    name = "pay_world"
    rule = "race:105"
    automatic = True

    def about(self, s: RaceState, f: Frame) -> str:
        return CARD_NAMES[f.subject]

    def candidates(self, s: RaceState, f: Frame) -> list[int]:
        codes = [MODE, MODE + 1, MODE + 2, MODE + 3, MODE + 4]
        if s.empires[f.seat].has_active(flat.NEW_MILITARY_TACTICS):
            codes += [MODE + 5, MODE + 6, MODE + 7, MODE + 8, MODE + 9]
        return codes

    def verdict(self, s: RaceState, f: Frame, action: i64) -> i64:
        if action < MODE or action >= MODE + 2 * MODES:
            return kinds.NOT_THIS_DECISION
        mode = action - MODE
        tactics = mode >= MODES
        return mode_verdict(
            s, f.seat, f.subject, mode - MODES if tactics else mode, tactics, len(s.empires[f.seat].hand)
        )

    def resolve(self, s: RaceState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        mode: i64 = f.picked[0] - MODE
        if mode >= MODES:
            mode -= MODES
            _discard_from_tableau(s, f.seat, flat.NEW_MILITARY_TACTICS)
            s.empires[f.seat].tactics = s.table.tactics_bonus
            s.tell("use-tactics", "race:35", f.seat, s.table.tactics_bonus, flat.NEW_MILITARY_TACTICS)
        if mode == CONQUER:
            s.tell("conquer", "race:32", f.seat, s.table.cost[f.subject], f.subject)
            return
        if mode == PAY_COLONY_SHIP or mode == PAY_CONTACT_COLONY_SHIP:
            _discard_from_tableau(s, f.seat, flat.COLONY_SHIP)
            s.tell("use-colony-ship", "race:41", f.seat, 0, flat.COLONY_SHIP)
        if mode == PAY_CONTACT or mode == PAY_CONTACT_COLONY_SHIP:
            s.tell("use-contact", "race:36", f.seat, 0, f.subject)
        ask_payment(s, f.seat, mode_cost(s, f.seat, f.subject, mode))


def _discard_from_tableau(s: RaceState, seat: i64, card: i64) -> None:
    """The card leaves the tableau for the discard pile, seen by all; it no longer counts for anything (race:35)."""
    empire = s.empires[seat]
    place = empire.tableau.index(card)
    del empire.tableau[place]
    del empire.goods[place]
    empire.active -= 1
    s.throw_away(card, (1 << s.players) - 1)


class Settled(Task["RaceState"]):
    """The bonus card of a chooser, then draws after placing (race:28, race:29, race:109)."""

    kind = kinds.SETTLED

    def run(self, s: RaceState, f: Frame, chance: Chance) -> None:
        empire = s.empires[f.subject]
        if empire.chose_for(SETTLE, f.detail):
            drawn = s.draw_to_hand(f.subject, 1, chance)
            s.tell("settle-bonus", "race:29", f.subject, len(drawn), -1, drawn)
        count = empire.total(s.table.draw_after_settling)
        if count > 0:
            drawn = s.draw_to_hand(f.subject, count, chance)
            s.tell("draw-after-settling", "race:28", f.subject, len(drawn), -1, drawn)
