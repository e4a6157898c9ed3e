"""Encounters: drawing a card, its question, and the interpreter of its operations (section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import ANSWER, ENCOUNTER_THING, GROUND, SHIPS
from starhold.games.starfarers.board import MOST_OFFERED, RESOURCES
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.memory import gained
from starhold.games.starfarers.phases.cards import draw_blind, give_back, hand_size, take
from starhold.games.starfarers.phases.comparisons import compare, compare_boosters, opponent, shake_table
from starhold.games.starfarers.phases.encounter_choices import OFFERED, PAID, SWAPPED, ask_gain
from starhold.games.starfarers.phases.tokens import give_trade_ship
from starhold.games.starfarers.phases.winning import add_fame

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

YES: i64 = ANSWER + 4
NO: i64 = ANSWER + 5
CHAIN: i64 = 1
CHAIN_SHUFFLED: i64 = 2
GROUP_KNOWN: i64 = 1
CARD_KNOWN: i64 = 2


# -- a card


class DrawEncounter(Task["StarfarersState"]):
    """The left neighbour draws and reads the opening (starfarers:12.1)."""

    kind = kinds.DRAW_ENCOUNTER

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        if not s.deck:  # starfarers:12.13
            s.deck = sorted(s.discards)
            s.discards = []
        bag = [ENCOUNTER_THING + card for card in s.deck]
        drawn = chance.pick(bag)
        deck = s.deck[:]
        card: i64 = deck.pop(drawn)
        s.deck = deck
        s.card = card
        s.known = 0
        s.offered = [0] * RESOURCES
        s.swapped = [0] * RESOURCES
        s.answers = []
        s.shakes = []
        s.chain = 0
        s.reveals += 1
        opening = s.table.seems.index(s.table.seems[card])  # any card of its group: which one it is stays unsaid
        s.tell("encounter-group", "starfarers:12.1", s.active, 0, ENCOUNTER_THING + opening)
        s.tell("encounter-story", "starfarers:12.24", s.active, 0, ENCOUNTER_THING + opening)
        s.frames.task(kinds.FINISH_ENCOUNTER)
        asks: i64 = s.table.asks[card]
        if asks == flat.ASKS_AMOUNT or asks == flat.ASKS_YES_NO:
            s.frames.ask(kinds.ENCOUNTER, s.active, 1, flat.NONE)
        else:
            s.frames.task(kinds.RUN_BRANCH, s.table.branch[4 * card])


class FinishEncounter(Task["StarfarersState"]):
    """The card goes to the open discards; what was set aside and not returned goes to the supply (12.17, 12.23)."""

    kind = kinds.FINISH_ENCOUNTER

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        card = s.card
        if s.table.held[card]:
            release(s)
        s.tell("encounter-card", "starfarers:12.23", s.active, 0, ENCOUNTER_THING + card)
        s.card = flat.NONE
        s.last_card = card
        s.offered = [0] * RESOURCES
        if s.chain == CHAIN_SHUFFLED:
            pile = s.deck + s.discards
            if s.settings.wear_with_card:
                pile.append(card)
                s.discards = []
            else:
                s.discards = [int(card)]  # kept out, so that it cannot call itself (starfarers:12.12)
            pile.sort()
            s.deck = pile
            s.tell("reshuffled", "starfarers:12.11", flat.NONE)
        else:
            s.discards = [*s.discards, int(card)]
        if s.chain:
            s.tell("new-encounter", "starfarers:12.11", s.active)
            s.frames.task(kinds.DRAW_ENCOUNTER)


class Encounter(Decision["StarfarersState"]):
    """The answer, fixed before the result is read (starfarers:12.2).

    `subject` is NONE for the question of the card, else the branch of a yes to its second question, `detail` of a no.
    """

    kind = kinds.ENCOUNTER
    name = "encounter"
    rule = "starfarers:12.2"

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        if f.subject == flat.NONE and s.table.asks[s.card] == flat.ASKS_AMOUNT:
            return list(range(ANSWER, ANSWER + MOST_OFFERED + 1))
        return [int(YES), int(NO)]

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < ANSWER or action >= GROUND:
            return kinds.NOT_NOW
        size = hand_size(s.fleets[f.seat])
        if f.subject == flat.NONE and s.table.asks[s.card] == flat.ASKS_AMOUNT:
            if action >= YES:
                return kinds.ANSWER_KIND
            return kinds.OK if action - ANSWER <= size else kinds.TOO_POOR
        if action < YES:
            return kinds.ANSWER_KIND
        if f.subject == flat.NONE and action == YES and size < s.table.yes_costs[s.card]:
            return kinds.TOO_POOR  # starfarers:12.3
        return kinds.OK

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        action: i64 = f.picked[0]
        s.answers = [*s.answers, int(action - ANSWER)]
        if action < YES:
            amount = action - ANSWER
            s.tell("answered-amount", "starfarers:12.2", f.seat, amount)
            s.frames.task(kinds.RUN_BRANCH, s.table.branch[4 * s.card + amount])
            if amount:
                s.frames.ask(kinds.PAY_CARDS, f.seat, amount, OFFERED)
            return
        yes = action == YES
        s.tell("answered-yes" if yes else "answered-no", "starfarers:12.2", f.seat)
        if f.subject == flat.NONE:
            s.frames.task(kinds.RUN_BRANCH, s.table.branch[4 * s.card + (0 if yes else 1)])
        else:
            s.frames.task(kinds.RUN_BRANCH, f.subject if yes else f.detail)


# -- the interpreter


class RunBranch(Task["StarfarersState"]):
    """One operation of a branch (`subject`) at a place (`detail`); the rest of it waits below (starfarers:12.15)."""

    kind = kinds.RUN_BRANCH

    def run(self, s: StarfarersState, f: Frame, chance: Chance) -> None:
        ops = s.table.branches[f.subject]
        at = f.detail
        if at == 0 and s.known < CARD_KNOWN:  # what was offered is paid, the result is read (starfarers:12.2)
            s.known = GROUP_KNOWN if len(ops) and ops[0] == flat.OP_THEN_ASK else CARD_KNOWN
            s.reveals += 1
        if at >= len(ops):
            return
        if at + flat.OP_SIZE < len(ops):
            s.frames.task(kinds.RUN_BRANCH, f.subject, at + flat.OP_SIZE)
        operate(s, ops[at], ops[at + 1], ops[at + 2], ops[at + 3], chance)


def operate(s: StarfarersState, op: i64, a: i64, b: i64, c: i64, chance: Chance) -> None:
    """One operation with its three numbers; see `table.CardTable`."""
    seat = s.active
    if op == flat.OP_FAME:
        add_fame(s, seat, a)
    elif op == flat.OP_GAIN:
        gain(s, seat, a, b)
    elif op == flat.OP_GAIN_CHOICE:
        ask_gain(s, seat, a, flat.NONE)
    elif op == flat.OP_PAY_CHOICE:
        s.frames.ask(kinds.PAY_CARDS, seat, a, PAID)
    elif op == flat.OP_SWAP:
        s.frames.ask(kinds.PAY_CARDS, seat, a, SWAPPED, b)
    elif op == flat.OP_LOSE_SWAPPED:
        lose_swapped(s, seat)
    elif op == flat.OP_RETURN_OFFER:
        return_offer(s, seat)
    elif op == flat.OP_EACH_OTHER_GIVES:
        ask_others(s, seat, a)
    elif op == flat.OP_DRAW_FROM_EACH:
        draw_from_each(s, seat, chance)
    elif op == flat.OP_LOSE_UPGRADE:
        if upgrades(s, seat):
            s.frames.ask(kinds.LOSE_UPGRADE, seat, a)
        else:
            s.tell("upgrade-lost-none", "starfarers:12.16", seat)
    elif op == flat.OP_GAIN_UPGRADE:
        if upgrades(s, seat) < flat.LIMITS[0] + flat.LIMITS[1] + flat.LIMITS[2]:
            s.frames.ask(kinds.GAIN_UPGRADE, seat, a)
        else:
            s.tell("upgrade-none", "starfarers:12.20", seat)
    elif op == flat.OP_GROUND_SHIP:
        ask_ground(s, seat)
    elif op == flat.OP_FREE_TRADE_SHIP:
        give_trade_ship(s, seat)
    elif op == flat.OP_SPACE_JUMP:
        s.frames.ask(kinds.SPACE_JUMP, seat)
    elif op == flat.OP_NEW_ENCOUNTER:
        s.chain = CHAIN_SHUFFLED if a else CHAIN
    elif op == flat.OP_COMPARE:
        compare(s, seat, a // 4, opponent(s, seat, a % 4), b, c, chance)
    elif op == flat.OP_COMPARE_BOOSTERS:
        compare_boosters(s, seat, opponent(s, seat, a), b, c)
    elif op == flat.OP_SHAKE_TABLE:
        shake_table(s, seat, a, chance)
    elif op == flat.OP_THEN_ASK:
        s.frames.ask(kinds.ENCOUNTER, seat, 1, a, b)
    elif op == flat.OP_ALL_LOSE_UPGRADE:
        all_lose_upgrade(s, seat, a)
    elif op == flat.OP_FAME_TO_MOST:
        fame_to_most(s, a, b)


# -- cards


def gain(s: StarfarersState, seat: i64, resource: i64, count: i64) -> None:
    """From the supply, as far as it reaches (starfarers:12.15)."""
    have: i64 = s.supply[resource]
    if count > have:
        count = have
    if count:
        s.supply[resource] -= count
        s.fleets[seat].hand[resource] += count
        gained(s, seat, resource, count)
        s.tell("gained", "starfarers:12.15", seat, count, resource)


def lose_swapped(s: StarfarersState, seat: i64) -> None:
    """Exactly the cards of the swap go back (starfarers:12.18)."""
    give_back(s, seat, s.swapped, "lost-swapped", "starfarers:12.18")
    s.swapped = [0] * RESOURCES


def return_offer(s: StarfarersState, seat: i64) -> None:
    """The offered cards come back, from where they were put (starfarers:12.17)."""
    if s.table.held[s.card]:
        release(s)
    take(s, seat, s.offered, "offer-returned", "starfarers:12.17")
    s.offered = [0] * RESOURCES


def release(s: StarfarersState) -> None:
    """What was set aside goes to the supply."""
    resource: i64 = 0
    while resource < RESOURCES:
        s.supply[resource] += s.offered[resource]
        resource += 1


def ask_others(s: StarfarersState, seat: i64, count: i64) -> None:
    """Everybody else with a card gives one, at the same time (starfarers:12.19)."""
    frames: list[Frame] = []
    turn: i64 = 1
    while turn < s.players:
        other = (seat + turn) % s.players
        size = hand_size(s.fleets[other])
        if size:
            frames.append(Frame(kinds.HAND_OVER, other, count if count < size else size, 0, 0))
        turn += 1
    if frames:
        s.frames.ask_together(frames)


def draw_from_each(s: StarfarersState, seat: i64, chance: Chance) -> None:
    """A blind card from everybody else who has one (starfarers:12.19)."""
    turn: i64 = 1
    while turn < s.players:
        other = (seat + turn) % s.players
        drawn = draw_blind(s, other, seat, chance)
        if drawn != flat.NONE:
            s.tell("drawn-from", "starfarers:12.19", seat, other + 1, flat.NONE, [int(drawn)], other)
        turn += 1


# -- upgrades and ships


def upgrades(s: StarfarersState, seat: i64) -> i64:
    """Physical ones of all kinds."""
    fleet = s.fleets[seat]
    count: i64 = fleet.upgrades[0]
    return count + fleet.upgrades[1] + fleet.upgrades[2]


def ask_ground(s: StarfarersState, seat: i64) -> None:
    """One ship stays where it is, unless it must leave (starfarers:12.7, starfarers:7.10)."""
    ship: i64 = 0
    while ship < SHIPS:
        if groundable(s.fleets[seat], ship):
            s.frames.ask(kinds.GROUND_SHIP, seat)
            return
        ship += 1
    s.tell("grounded-none", "starfarers:7.10", seat)


def groundable(fleet: Fleet, ship: i64) -> bool:
    return fleet.ship_node[ship] != flat.NONE and not fleet.ship_flags[ship] & (flat.GROUNDED | flat.EVICTED)


def all_lose_upgrade(s: StarfarersState, seat: i64, limit: i64) -> None:
    """Everybody over the limit returns one, from the active player clockwise; counted once (starfarers:12.22)."""
    turn: i64 = s.players - 1
    while turn >= 0:
        other = (seat + turn) % s.players
        if upgrades(s, other) > limit:
            s.frames.ask(kinds.LOSE_UPGRADE, other)  # the last pushed is asked first
        turn -= 1


def fame_to_most(s: StarfarersState, upgrade: i64, count: i64) -> None:
    """All who tie for the most, at least one unless an option says otherwise (starfarers:12.22)."""
    most: i64 = 0
    for fleet in s.fleets:
        if fleet.upgrades[upgrade] > most:
            most = fleet.upgrades[upgrade]
    if most == 0 and not s.settings.no_pods_score:
        return
    turn: i64 = 0
    while turn < s.players and not s.ended:
        seat = (s.active + turn) % s.players
        if s.fleets[seat].upgrades[upgrade] == most:
            s.tell("most-pods", "starfarers:12.22", seat)
            add_fame(s, seat, count)
        turn += 1
