"""What the places of the map are worth to a seat, and how far off they are: where a sensible player sends ships."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from starhold.games.starfarers import board
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import SHIPS
from starhold.games.starfarers.appraise_distance import CORNERS_OF, open_centres, steps_to
from starhold.games.starfarers.board import disc_numbers
from starhold.games.starfarers.lattice import SITE_NODE
from starhold.games.starfarers.phases.clearing import CANNON, FREIGHT_POD, beats
from starhold.games.starfarers.phases.exploring import STARS
from starhold.games.starfarers.phases.friendship import stations_at
from starhold.games.starfarers.state import StarfarersState


class Weights:
    """What things are worth beside the points themselves; found by playing the bot against itself."""

    def __init__(self) -> None:
        self.pip = 0.10  # an expected card in 36 rolls
        self.new_resource = 0.25  # a planet of a kind one does not have
        self.friend = 0.55  # a friendship card of average use
        self.secure = 0.3  # another station where one already holds the marker
        self.approach = 0.7  # one that comes level or near
        self.short_pod = 0.55  # for each freight pod too few
        self.turn = 0.80  # what is a turn away
        self.contested = 0.6  # what another is nearer to
        self.open_token = 0.35  # a site behind a base that cannot be beaten yet
        self.unknown_sector = 0.7  # what may lie under a face-down tile
        self.average_speed = 4.0
        self.card = 0.13
        self.needed = 0.30
        self.booster = [0.55, 0.50, 0.42, 0.34, 0.25, 0.15]
        self.cannon = [0.22, 0.24, 0.28, 0.30, 0.28, 0.20]
        self.pod = [0.80, 0.62, 0.50, 0.36, 0.28]
        self.port = 0.35  # another place to build ships
        self.ships = [1.0, 0.75, 0.5]  # a first, second and third ship in flight
        self.half_medal = 0.5
        self.grounded = 0.3
        self.jump = 0.7
        self.free_ship = 0.9


WEIGHTS: Final = Weights()
PIPS: Final = [sum(6 - abs(7 - number) for number in disc_numbers(disc)) for disc in range(40)]


class Target:
    """Something a ship could go for: what it is worth, for which kind of ship (NONE for any), how far from where."""

    __slots__ = ("distance", "kind", "node", "value")

    def __init__(self, kind: i64, node: i64, value: float, distance: list[int]) -> None:
        self.kind = kind
        self.node = node  # where it is done; NONE for what is done in passing
        self.value = value
        self.distance = distance  # by node


def production(s: StarfarersState, seat: i64) -> list[int]:
    """Pips by resource of what that player has."""
    result: list[int] = [0] * board.RESOURCES
    site: i64 = 0
    for piece in s.piece:
        if piece != flat.NONE and piece & 7 == seat:
            _add_pips(s, site, result)
            _add_pips(s, site + 1 if site % 3 < 2 else site - 2, result)
        site += 1
    return result


def _add_pips(s: StarfarersState, planet: i64, result: list[int]) -> None:
    disc: i64 = s.disc[planet]
    if disc > 0:
        result[s.resource[planet]] += PIPS[disc]


def pool_of(s: StarfarersState, planet: i64) -> i64:
    """The pool that the disc of a planet face down is from."""
    return 3 * (STARS[s.tile[planet // 3]] - 1) + s.symbol[planet]


def pool_pips(pool: list[int]) -> float:
    """The average of a pool."""
    total: i64 = 0
    for one in pool:
        total += PIPS[one]
    return float(total) / float(len(pool)) if pool else 0.0


def pool_openness(pool: list[int]) -> float:
    """How likely it is that a disc of a pool does not close the sites beside it."""
    closed: i64 = 0
    for one in pool:
        if one > board.PIRATES:
            closed += 1
    return 1.0 - (1.0 - WEIGHTS.open_token) * float(closed) / float(len(pool)) if pool else 1.0


def planet_worth(s: StarfarersState, planet: i64, mine: list[int]) -> float:
    """What a planet would bring; of one face down, the average of its pool."""
    disc: i64 = s.disc[planet]
    pips = pool_pips(s.pools[pool_of(s, planet)]) if disc == board.FACE_DOWN else float(PIPS[disc])
    return lacked(s, planet, mine, WEIGHTS.pip * pips)


def lacked(s: StarfarersState, planet: i64, mine: list[int], value: float) -> float:
    """What a planet of that value is worth to one who has these pips by resource."""
    return value + WEIGHTS.new_resource if mine[s.resource[planet]] == 0 else value


class Ground:
    """The planets of all known systems, as they look to everybody: worked out once for all seats and sites."""

    __slots__ = ("openness", "value")

    def __init__(self, s: StarfarersState) -> None:
        self.value = vec[float]([0.0] * i64(3 * board.SECTOR_SLOTS))  # what each would bring
        # How likely it is that it does not close the sites beside it; of bases and ice that depends on who comes.
        self.openness = vec[float]([1.0] * i64(3 * board.SECTOR_SLOTS))
        pips = vec[float]([0.0] * i64(len(s.pools)))
        chances = vec[float]([0.0] * i64(len(s.pools)))
        i: i64 = 0
        for pool in s.pools:
            pips[i] = pool_pips(pool)
            chances[i] = pool_openness(pool)
            i += 1
        planet: i64 = 0
        while planet < 3 * board.SECTOR_SLOTS:
            if s.sector[planet // 3] == flat.SYSTEM:
                disc: i64 = s.disc[planet]
                if disc == board.FACE_DOWN:
                    i = pool_of(s, planet)
                    self.value[planet] = WEIGHTS.pip * pips[i]
                    self.openness[planet] = chances[i]
                else:
                    self.value[planet] = WEIGHTS.pip * float(PIPS[disc])
            planet += 1

    def open_to(self, s: StarfarersState, seat: i64, planet: i64) -> float:
        """How likely it is that a planet does not close the sites beside it to that seat."""
        disc: i64 = s.disc[planet]
        if disc > board.PIRATES:
            return 0.9 if beats(s.fleets[seat], disc) else WEIGHTS.open_token
        return self.openness[planet]

    def site_worth(self, s: StarfarersState, seat: i64, site: i64, mine: list[int]) -> float:
        """A colony there: its point and what it would produce."""
        after = site + 1 if site % 3 < 2 else site - 2
        value = 1.0 + lacked(s, site, mine, self.value[site]) + lacked(s, after, mine, self.value[after])
        return value * self.open_to(s, seat, site) * self.open_to(s, seat, after)


def colony_targets(s: StarfarersState, seat: i64, result: list[Target]) -> None:
    """Every free site of every system that is known, and the middle of what is not."""
    mine = production(s, seat)
    ground = Ground(s)
    centres = open_centres(s)
    slot: i64 = 0
    while slot < board.SECTOR_SLOTS:
        if s.sector[slot] == flat.UNKNOWN:
            hidden = WEIGHTS.unknown_sector * (1.0 + 6.0 * WEIGHTS.pip)
            result.append(Target(0, flat.NONE, hidden, steps_to(CORNERS_OF + 3 * slot, centres)))
        elif s.sector[slot] == flat.SYSTEM:
            standing: i64 = 0
            i: i64 = 0
            while i < 3:
                if s.piece[3 * slot + i] != flat.NONE:
                    standing += 1
                i += 1
            i = 0
            while i < 3 and not (s.players == 3 and standing >= 2):
                site = 3 * slot + i
                if s.piece[site] == flat.NONE:
                    node: i64 = SITE_NODE[site]
                    result.append(Target(0, node, ground.site_worth(s, seat, site, mine), steps_to(node, centres)))
                i += 1
        slot += 1


def marker_worth(s: StarfarersState, seat: i64, civilisation: i64) -> float:
    """What one more station there does for the marker."""
    holder: i64 = s.markers[civilisation]
    if holder == flat.NONE:
        return 2.0
    mine: i64 = s.fleets[seat].stations[civilisation]
    if holder == seat:
        return WEIGHTS.secure
    theirs: i64 = s.fleets[holder].stations[civilisation]
    if mine + 1 > theirs:
        return 3.0  # two up, two down for another
    return WEIGHTS.approach if mine + 1 == theirs else 0.2


def trade_targets(s: StarfarersState, seat: i64, pods: i64, result: list[Target]) -> None:
    """Every outpost with a free dock, by what is missing to found there."""
    centres = open_centres(s)
    slot: i64 = 0
    while slot < board.SECTOR_SLOTS:
        if s.sector[slot] == flat.OUTPOST:
            civilisation: i64 = s.tile[slot] - board.FIRST_OUTPOST_TILE
            there = stations_at(s, civilisation)
            if there < board.DOCKS:
                value = marker_worth(s, seat, civilisation) + WEIGHTS.friend
                lacking = there + 1 - pods
                while lacking > 0:
                    value *= WEIGHTS.short_pod
                    lacking -= 1
                result.append(Target(1, board.CENTRES[slot], value, steps_to(board.CENTRES[slot], centres)))
        elif s.sector[slot] == flat.UNKNOWN:
            result.append(Target(1, flat.NONE, WEIGHTS.unknown_sector, steps_to(CORNERS_OF + 3 * slot, centres)))
        slot += 1


def token_targets(s: StarfarersState, seat: i64, result: list[Target]) -> None:
    """Bases and ice that would fall."""
    centres = open_centres(s)
    planet: i64 = 0
    while planet < 3 * board.SECTOR_SLOTS:
        if s.disc[planet] > board.PIRATES and beats(s.fleets[seat], s.disc[planet]):
            result.append(Target(flat.NONE, flat.NONE, 1.2, steps_to(CORNERS_OF + planet, centres)))
        planet += 1


def all_targets(s: StarfarersState, seat: i64) -> list[Target]:
    """Everything worth flying to."""
    result: list[Target] = []
    colony_targets(s, seat, result)
    trade_targets(s, seat, s.fleets[seat].upgrades[FREIGHT_POD], result)
    token_targets(s, seat, result)
    return result


def usual_speed(s: StarfarersState, seat: i64) -> float:
    fleet = s.fleets[seat]
    return WEIGHTS.average_speed + float(fleet.upgrades[0] + fleet.speed_bonus)


def contested(s: StarfarersState, seat: i64, ship: i64, target: Target, steps: i64) -> bool:
    """Whether a ship of that kind, another's or one's own, is nearer."""
    if target.kind == flat.NONE:
        return False
    other: i64 = 0
    while other < s.players:
        fleet = s.fleets[other]
        k: i64 = 0
        while k < SHIPS:
            node: i64 = fleet.ship_node[k]
            if node != flat.NONE and fleet.ship_kind[k] == target.kind and not (other == seat and k == ship):
                near: i64 = target.distance[node]
                if near != flat.NONE and near < steps:
                    return True
            k += 1
        other += 1
    return False


def ship_worth(s: StarfarersState, seat: i64, ship: i64, kind: i64, node: i64, targets: list[Target]) -> float:
    """The best a ship can hope for from an intersection, what is turns away counting less."""
    speed = usual_speed(s, seat)
    best = 0.0
    for target in targets:
        if target.kind != kind and target.kind != flat.NONE:
            continue
        steps: i64 = target.distance[node]
        if steps == flat.NONE:
            continue
        turns = float(steps) / speed
        value = target.value
        while turns > 1.0:
            value *= WEIGHTS.turn
            turns -= 1.0
        value *= 1.0 - (1.0 - WEIGHTS.turn) * turns
        if value > best and contested(s, seat, ship, target, steps):
            value *= WEIGHTS.contested
        if value > best:
            best = value
    return best


def strength_lacking(s: StarfarersState, seat: i64, upgrade: i64) -> i64:
    """How many cannons (or pods) are missing for the weakest base (or ice) in sight; 0 if there is none."""
    fleet = s.fleets[seat]
    least: i64 = 0
    planet: i64 = 0
    while planet < 3 * board.SECTOR_SLOTS:
        disc: i64 = s.disc[planet]
        planet += 1
        if disc <= board.PIRATES or beats(fleet, disc) or (disc > 30) != (upgrade == FREIGHT_POD):
            continue
        if upgrade == CANNON:
            lacking = disc - board.PIRATES - fleet.upgrades[CANNON] - fleet.combat_bonus
        else:
            lacking = disc - 30 - fleet.upgrades[FREIGHT_POD]
        if least == 0 or lacking < least:
            least = lacking
    return least
