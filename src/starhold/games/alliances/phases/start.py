"""Set-up: order, cards, the draft, the first main faction, systems with their tokens (alliances:B1 to alliances:B9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Task
from starhold.core.hands import holds, insert_sorted, take_out
from starhold.core.picking import Picking
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import (
    DISCARD,
    FACTION_COUNT,
    KEEP,
    MAIN,
    PICK,
    PLANET_TOKEN_THING,
    SEAT_COUNT,
    SYSTEM_THING,
    TECHNOLOGY_THING,
    TRADE_THING,
)
from starhold.games.alliances.board import FACE_UP, HAND, MOST_REDRAWN, ROW, TRADES
from starhold.games.alliances.card_table import BLOCKED_SEAT, NONE
from starhold.games.alliances.phases.factions import lay_main

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


class Deal(Task["AlliancesState"]):
    """Everything before the first choice (alliances:B2 to alliances:B9)."""

    kind = kinds.DEAL

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        _settle_order(s, chance)
        trades: list[int] = []
        bag = list(range(TRADE_THING, TECHNOLOGY_THING))
        for _ in range(TRADES):
            trades.append(bag.pop(chance.pick(bag)) - TRADE_THING)
        s.trades = trades
        for seat in range(SEAT_COUNT):
            bits: i64 = s.table.seat_players[seat]
            if not bits >> s.players & 1:
                s.seats[seat] = BLOCKED_SEAT
        if s.settings.galaxy_first:
            lay_galaxy(s, chance)
        for seat in s.order:
            cards = draw(s, HAND, chance)
            if s.settings.draft:
                s.alliances[seat].pack = cards
                s.alliances[seat].seen = cards[:]
            else:
                s.alliances[seat].hand = cards
        if s.settings.draft:
            ask_draft(s)
        else:
            s.frames.task(kinds.REDRAW_NEXT, 0)


def _settle_order(s: AlliancesState, chance: Chance) -> None:
    """The first order, at random unless told; the first lies on top of the stack (alliances:B5)."""
    left = list(range(s.players))
    order: list[int] = []
    while left:
        order.append(left.pop(0 if s.settings.by_seats or len(left) == 1 else chance.below(len(left))))
    s.order = order
    s.first_order = order
    s.track = order[:]
    if s.solo():
        s.tell("solo", "alliances:K3", order[0])
    else:
        s.tell("first-order", "alliances:B5", order[0])


def draw(s: AlliancesState, count: i64, chance: Chance) -> list[int]:
    """Faction cards from the deck, sorted."""
    cards: list[int] = []
    while count > 0:
        insert_sorted(cards, s.deck.pop(chance.pick(s.deck)))
        count -= 1
    return cards


def lay_galaxy(s: AlliancesState, chance: Chance) -> None:
    """Two systems face up, or all five (alliances:B9, alliances:K2)."""
    for _ in range(ROW if s.settings.explored_galaxy else FACE_UP):
        reveal_system(s, chance)


def reveal_system(s: AlliancesState, chance: Chance) -> None:
    """The next system of the row face up, with its tokens (alliances:B9)."""
    table = s.table
    system: i64 = s.system_bag.pop(chance.pick(s.system_bag)) - SYSTEM_THING
    s.row.append(system)
    s.reveals += 1
    site: i64 = table.first_site[system]
    while site < table.after_site[system]:
        planet: i64 = table.site_planet[site]
        players: i64 = table.site_players[site]
        if planet == NONE and players >> s.players & 1:
            token: i64 = s.planet_bag.pop(chance.pick(s.planet_bag))
            planet = table.first_token + token - PLANET_TOKEN_THING
        s.planet[site] = planet
        site += 1
    explore: i64 = table.first_explore[system]
    while explore < table.after_explore[system]:
        bits: i64 = table.explore_players[explore]
        if bits >> s.players & 1:
            s.tokens |= 1 << explore
        explore += 1
    s.tell("revealed", "alliances:B9", NONE, len(s.row), SYSTEM_THING + system)


# -- the redraw


class RedrawNext(Task["AlliancesState"]):
    """The redraw goes round once, in turn order (alliances:B6); then all choose."""

    kind = kinds.REDRAW_NEXT

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        if f.subject < len(s.order):
            s.frames.task(kinds.REDRAW_NEXT, f.subject + 1)
            s.frames.ask(kinds.REDRAW, s.order[f.subject], MOST_REDRAWN)
        else:
            s.frames.task(kinds.CHOOSE_FIRST)


class Redraw(Picking["AlliancesState"]):
    """Up to three cards away, and as many new ones (alliances:B6)."""

    kind = kinds.REDRAW
    name = "redraw"
    rule = "alliances:B6"
    secret = True
    verb = DISCARD
    things = FACTION_COUNT
    elsewhere = kinds.NOT_NOW
    absent = kinds.NOT_IN_HAND
    taken = kinds.REDRAW_PICKED

    def bag(self, s: AlliancesState, f: Frame) -> list[int]:
        return s.alliances[f.seat].hand

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        codes = super().candidates(s, f)
        codes.append(KEEP)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        return kinds.OK if action == KEEP else super().verdict(s, f, action)

    def choose(self, s: AlliancesState, f: Frame, action: i64, chance: Chance) -> None:
        if action == KEEP:
            f.need = 0
        else:
            f.pick(action)
            f.need -= 1

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        alliance = s.alliances[f.seat]
        away: list[int] = []
        for action in f.picked:
            take_out(alliance.hand, action - DISCARD)
            insert_sorted(away, action - DISCARD)
        alliance.aside = away
        drawn = draw(s, len(away), chance)
        alliance.hand = sorted(alliance.hand + drawn)
        s.tell("redraw", "alliances:B6", f.seat, len(away), NONE, drawn)


# -- the draft


def ask_draft(s: AlliancesState) -> None:
    """All pick at the same time (alliances:K1)."""
    s.frames.ask_together([Frame(kinds.DRAFT, seat, 1, 0, 0) for seat in range(s.players)])


class Draft(Picking["AlliancesState"]):
    """One card to keep, the others to the left (alliances:K1)."""

    kind = kinds.DRAFT
    name = "draft"
    rule = "alliances:K1"
    secret = True
    verb = PICK
    things = FACTION_COUNT
    elsewhere = kinds.NOT_NOW
    absent = kinds.NOT_IN_PACK

    def bag(self, s: AlliancesState, f: Frame) -> list[int]:
        return s.alliances[f.seat].pack

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        packs: list[list[int]] = []
        for f in group:
            card: i64 = f.picked[0] - PICK
            alliance = s.alliances[f.seat]
            insert_sorted(alliance.hand, card)
            packs.append([other for other in alliance.pack if other != card])
            s.tell("drafted", "alliances:K1", f.seat, 1, NONE, [card])
        for seat in range(s.players):
            alliance = s.alliances[seat]
            pack = packs[seat - 1]  # from the right: packs go to the left, to the next seat
            if len(pack) == 1:  # nothing is left to choose
                insert_sorted(alliance.hand, pack[0])
                alliance.pack = []
            else:
                alliance.pack = pack
            seen = alliance.seen[:]
            for card in pack:
                if not holds(seen, card):
                    insert_sorted(seen, card)
            alliance.seen = seen
        if s.alliances[0].pack:
            ask_draft(s)
        else:
            s.frames.task(kinds.CHOOSE_FIRST)


# -- the first main faction


class ChooseFirst(Task["AlliancesState"]):
    """All choose in secret (alliances:B7)."""

    kind = kinds.CHOOSE_FIRST

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.frames.task(kinds.NEXT_ROUND)
        if not s.settings.galaxy_first:
            s.frames.task(kinds.LAY_GALAXY)
        s.frames.ask_together([Frame(kinds.FIRST_FACTION, seat, 1, 0, 0) for seat in range(s.players)])


class FirstFaction(Picking["AlliancesState"]):
    """The first main faction, revealed together (alliances:B7)."""

    kind = kinds.FIRST_FACTION
    name = "first_faction"
    rule = "alliances:B7"
    secret = True
    verb = MAIN
    things = FACTION_COUNT
    elsewhere = kinds.NOT_NOW
    absent = kinds.NOT_IN_HAND

    def bag(self, s: AlliancesState, f: Frame) -> list[int]:
        return s.alliances[f.seat].hand

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        for seat in s.order:
            card: i64 = group[seat].picked[0] - MAIN
            s.tell("faction-chosen", "alliances:B7", seat, 1, card)
            lay_main(s, seat, card)
        s.reveals += 1


class LayGalaxy(Task["AlliancesState"]):
    """The galaxy comes last: nobody chose cards or a faction by it (alliances:B9)."""

    kind = kinds.LAY_GALAXY

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        lay_galaxy(s, chance)
