"""Trade stations, friendship markers and friendship cards (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision
from starhold.core.hands import changed
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers import kinds
from starhold.games.starfarers.actions import (
    CIVILISATION_THING,
    FRIEND,
    FRIENDSHIP_COUNT,
    FRIENDSHIP_THING,
    HELP,
    PAIRS,
    SPACEPORT,
)
from starhold.games.starfarers.board import DOCKS, FIRST_OUTPOST_TILE, MARKER_POINTS
from starhold.games.starfarers.fleet import Fleet
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS
from starhold.games.starfarers.memory import paid
from starhold.games.starfarers.phases.building import take_ship
from starhold.games.starfarers.phases.cards import draw_blind
from starhold.games.starfarers.phases.clearing import FREIGHT_POD, clear_where_ships_wait
from starhold.games.starfarers.phases.flight_end import settle_flight
from starhold.games.starfarers.phases.winning import HALF_MEDALS, add_fame, gain_points
from starhold.games.starfarers.powers import (
    BuyFame,
    ExtraCard,
    HandLimit,
    HelpFromTheRich,
    MothershipBonus,
    Relief,
    SupplyRate,
)

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

GOODS: i64 = 4


# -- stations


def stations_at(s: StarfarersState, civilisation: i64) -> i64:
    """How many stations of all colours stand there."""
    count: i64 = 0
    while count < DOCKS and s.docks[DOCKS * civilisation + count] != flat.NONE:
        count += 1
    return count


def dock_verdict(s: StarfarersState, seat: i64, slot: i64) -> i64:
    """Whether that player could found a station at the outpost in a slot (starfarers:11.1, starfarers:11.2)."""
    there = stations_at(s, s.tile[slot] - FIRST_OUTPOST_TILE)
    if there == DOCKS:
        return kinds.DOCKS_FULL
    return kinds.OK if s.fleets[seat].upgrades[FREIGHT_POD] > there else kinds.TOO_LITTLE_FREIGHT


def found_station(s: StarfarersState, seat: i64, ship: i64, slot: i64) -> None:
    """Station, transport, marker, then a card to choose (starfarers:11.12)."""
    civilisation: i64 = s.tile[slot] - FIRST_OUTPOST_TILE
    there = stations_at(s, civilisation)
    take_ship(s, seat, ship)
    s.docks = changed(s.docks, DOCKS * civilisation + there, seat)
    fleet = s.fleets[seat]
    fleet.stations = changed(fleet.stations, civilisation, fleet.stations[civilisation] + 1)
    s.tell("founded-station", "starfarers:11.1", seat, there + 1, CIVILISATION_THING + civilisation)
    _move_marker(s, seat, civilisation)
    if not s.ended:
        s.frames.ask(kinds.CHOOSE_FRIENDSHIP, seat, 1, civilisation)


def _move_marker(s: StarfarersState, seat: i64, civilisation: i64) -> None:
    """To the first there; later to who has strictly more (starfarers:11.5)."""
    holder: i64 = s.markers[civilisation]
    if holder == seat:
        return
    if holder == flat.NONE:
        s.tell("marker-first", "starfarers:11.5", seat, 0, CIVILISATION_THING + civilisation)
    elif s.fleets[seat].stations[civilisation] > s.fleets[holder].stations[civilisation]:
        s.tell("marker-taken", "starfarers:11.5", seat, holder + 1, CIVILISATION_THING + civilisation)
        gain_points(s, holder, -MARKER_POINTS)
    else:
        return
    s.markers = changed(s.markers, civilisation, seat)
    gain_points(s, seat, MARKER_POINTS)


# -- cards


class ChooseFriendship(Decision["StarfarersState"]):
    """One of the cards that are left of that civilisation (starfarers:11.13)."""

    kind = kinds.CHOOSE_FRIENDSHIP
    name = "friendship"
    rule = "starfarers:11.13"
    automatic = True

    def candidates(self, s: StarfarersState, f: Frame) -> list[int]:
        codes: list[int] = []
        card: i64 = 0
        while card < FRIENDSHIP_COUNT:
            codes.append(FRIEND + card)
            card += 1
        return codes

    def verdict(self, s: StarfarersState, f: Frame, action: i64) -> i64:
        if action < FRIEND or action >= SPACEPORT:
            return kinds.NOT_NOW
        card = action - FRIEND
        if flat.CIVILISATION_OF[card] != f.subject:
            return kinds.OTHER_CIV
        return kinds.OK if s.cards_left >> card & 1 else kinds.CARD_GONE

    def resolve(self, s: StarfarersState, group: list[Frame], chance: Chance) -> None:
        seat = group[0].seat
        card: i64 = group[0].picked[0] - FRIEND
        s.cards_left &= ~(1 << card)
        befriend(s.fleets[seat], card)
        s.tell("friendship", "starfarers:11.4", seat, 0, FRIENDSHIP_THING + card)
        if s.settings.clear_at_once:
            clear_where_ships_wait(s, seat, chance)
        if not s.ended:
            settle_flight(s, seat)


def befriend(fleet: Fleet, card: int) -> None:
    """A card begins to work at once (starfarers:11.4)."""
    fleet.friends |= 1 << card
    match FRIENDSHIP_CARDS[card].gives:
        case ExtraCard(resource):
            fleet.extra |= 1 << int(resource)
        case SupplyRate(resource, give, once):
            if once:
                fleet.goods_card = 1
            else:
                fleet.rate = changed(fleet.rate, int(resource), give)
        case MothershipBonus(speed, combat):
            fleet.speed_bonus += speed
            fleet.combat_bonus += combat
        case HelpFromTheRich():
            fleet.help_card = 1
        case Relief():
            fleet.relief_card = 1
        case HandLimit(limit):
            fleet.limit = limit
        case BuyFame():
            fleet.fame_cards += 1


# -- cards used once a turn (starfarers:11.15)


def fame_verdict(s: StarfarersState, seat: i64) -> i64:
    """Whether a half medal can be bought (starfarers:11.10)."""
    fleet = s.fleets[seat]
    if fleet.fame_cards == 0:
        return kinds.NO_FRIENDSHIP
    most: i64 = fleet.fame_cards if s.settings.fame_each_card else 1
    if fleet.fame_bought >= most:
        return kinds.USED_THIS_TURN
    if fleet.hand[GOODS] == 0:
        return kinds.NO_CARD
    return kinds.OK if s.tray[HALF_MEDALS] else kinds.TRAY_EMPTY


def buy_fame(s: StarfarersState, seat: i64) -> None:
    fleet = s.fleets[seat]
    fleet.hand[GOODS] -= 1
    s.supply[GOODS] += 1
    paid(s, seat, GOODS, 1)
    fleet.fame_bought += 1
    s.tell("fame-bought", "starfarers:11.10", seat, 1)
    add_fame(s, seat, 1)


def help_verdict(s: StarfarersState, seat: i64, pair: i64) -> i64:
    """Whether these two can be drawn from (starfarers:11.8, starfarers:11.16)."""
    fleet = s.fleets[seat]
    if fleet.help_card == 0:
        return kinds.NO_FRIENDSHIP
    if fleet.helped:
        return kinds.USED_THIS_TURN
    first, second = PAIRS[pair]
    if second >= s.players:
        return kinds.NO_SEAT
    if first == seat or second == seat:
        return kinds.YOURSELF
    if s.fleets[first].points <= fleet.points or s.fleets[second].points <= fleet.points:
        return kinds.NOT_RICHER
    return kinds.OK


def ask_help(s: StarfarersState, seat: i64, pair: i64, chance: Chance) -> None:
    s.fleets[seat].helped = 1
    for other in PAIRS[pair]:
        drawn = draw_blind(s, other, seat, chance)
        s.tell("help", "starfarers:11.8", seat, other + 1, flat.NONE, [] if drawn == flat.NONE else [int(drawn)], other)


def card_codes(s: StarfarersState, seat: i64, fame: i64, codes: list[int]) -> None:
    """What the once-a-turn cards allow now."""
    fleet = s.fleets[seat]
    if fleet.fame_cards and fame_verdict(s, seat) == kinds.OK:
        codes.append(fame)
    if fleet.help_card and not fleet.helped:
        pair: i64 = 0
        while pair < len(PAIRS):
            if help_verdict(s, seat, pair) == kinds.OK:
                codes.append(HELP + pair)
            pair += 1
