"""Path finding against a slow search written from the rulings alone (starfarers:6, starfarers:7, starfarers:10).

The search below knows the board only from what everybody sees. It tries every walk step by step, and says where a ship
may stop, found, dock or go next; the reach shown and the actions offered must be exactly that, in dense random
positions and while ships fly on in them, and in games played at random from the set-up.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from starhold.games.starfarers import board
from starhold.games.starfarers.board import NODE_NAMES, SLOT_NAMES
from tests.games.starfarers.kit import Side, Table, new_game, side, table

Ship = dict[str, Any]
OUTER = SLOT_NAMES[:15]
OUTPOSTS = {"green_folk": "OUT_GREEN", "merchants": "OUT_MERCH", "scientists": "OUT_SCI", "diplomats": "OUT_DIP"}
NEXT_TO = {  # along the sides of flat-topped hexes, by coordinates
    name: {
        f"n{x + a}_{y + b}"
        for a, b in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
        if (x + a, y + b) in board.NODES
    }
    for name, (x, y) in zip(NODE_NAMES, board.NODES, strict=True)
}
SITE_NAMES = [NODE_NAMES[one] for one in board.SITES]
CENTRE_NAMES = [NODE_NAMES[one] for one in board.CENTRES]
BERTHS_OF = {NODE_NAMES[one]: {NODE_NAMES[berth] for berth in board.BERTHS[i]} for i, one in enumerate(board.SITES)}
CORNERS_OF = {name: {NODE_NAMES[one] for one in board.PLANET_CORNERS[i]} for i, name in enumerate(board.PLANET_NAMES)}
RING_OF = {NODE_NAMES[one]: slot for slot, ring in enumerate(board.RINGS) for one in ring}


class Search:
    """What one seat's ships may do, read off its view."""

    def __init__(self, t: Table, seat: int) -> None:
        self.seen = t.view(seat)
        self.seat = seat
        self.three = self.seen["players"] == 3
        self.mine = self.seen["fleets"][seat]
        self.pieces = {one["node"]: one for one in self.seen["pieces"]}
        self.sectors = self.seen["sectors"]
        self.duties = {number: t.flags(seat, number) & {"waits", "evicted"} for number in (1, 2, 3)}
        self.may_found_grounded = self.seen["options"]["grounded"] == "may_found"

    # -- the board

    def is_intersection(self, name: str) -> bool:
        """6.7, 8.3: the middle of a system is none, and nobody knows what lies in the middle of what is face down."""
        if name not in CENTRE_NAMES:
            return True
        return self.sectors[CENTRE_NAMES.index(name)]["kind"] in ("outpost", "empty")

    def is_site(self, name: str) -> bool:
        """A colony site, as far as known: 7.8."""
        return name in SITE_NAMES and self.sectors[SITE_NAMES.index(name) // 3]["kind"] == "system"

    def is_unknown_joint(self, name: str) -> bool:
        return name in SITE_NAMES and self.sectors[SITE_NAMES.index(name) // 3]["kind"] == "unknown"

    def is_undecided(self, notation: str) -> bool:
        """No ruling says whether a colony ship may be sent to a joint not yet known; it halts before it anyway."""
        mine = [one for one in self.seen["ships"] if one["owner"] == self.seat]
        colony_ships = [f"fly:{one['number']}" for one in mine if one["kind"] == "colony"]
        order, _, name = notation.partition(".")
        return order in colony_ships and self.is_unknown_joint(name)

    def outpost_at(self, name: str) -> dict[str, Any] | None:
        if name not in CENTRE_NAMES:
            return None
        sector: dict[str, Any] = self.sectors[CENTRE_NAMES.index(name)]
        return sector if sector["kind"] == "outpost" else None

    def is_foreign_berth(self, name: str) -> bool:
        """7.1: neutral spaceports protect nothing."""
        return any(
            name in BERTHS_OF[place]
            for place, piece in self.pieces.items()
            if piece["kind"] == "spaceport" and piece["owner"] not in (None, self.seat)
        )

    def is_taken(self, name: str, but: Ship) -> bool:
        others = [one for one in self.seen["ships"] if (one["owner"], one["number"]) != (but["owner"], but["number"])]
        return name in self.pieces or name in [one["node"] for one in others]

    # -- stopping

    def can_dock(self, name: str, ship: Ship) -> bool:
        sector = self.outpost_at(name)
        if sector is None or ship["kind"] != "trade":
            return False
        there = len(sector["docks"])
        return bool(there < 5 and self.mine["freight_pod"] > there)

    def is_stop(self, name: str, ship: Ship) -> bool:
        """6.6, 7.1, 7.2, 7.4, 11.3; the joint of a face-down sector may turn out to be a colony site (7.2)."""
        if not self.is_intersection(name) or self.is_taken(name, ship) or self.is_foreign_berth(name):
            return False
        if ship["kind"] == "trade" and (self.is_site(name) or self.is_unknown_joint(name)):
            return False
        return self.outpost_at(name) is None or self.can_dock(name, ship)

    def can_found(self, name: str, ship: Ship) -> bool:
        """10.1, 10.4, 10.5."""
        if ship["kind"] != "colony" or not self.is_site(name) or self.is_taken(name, ship):
            return False
        slot, i = divmod(SITE_NAMES.index(name), 3)
        sector = self.sectors[slot]
        beside = [sector["planets"][i], sector["planets"][(i + 1) % 3]]
        standing = sum(one in self.pieces for one in SITE_NAMES[3 * slot : 3 * slot + 3])
        return bool(
            SLOT_NAMES[slot] in OUTER
            and sector["explored"]
            and not any(planet["token"] for planet in beside)
            and not (self.three and standing >= 2)
        )

    # -- walking

    def walks(self, start: str, steps: int) -> dict[str, int]:
        """The fewest steps to everything within reach, by trying every walk (6.5, 6.6, 6.8)."""
        found = {start: 0}
        ends = {start}
        for taken in range(1, steps + 1):
            ends = {there for here in ends for there in NEXT_TO[here] if self.is_intersection(there)}
            for there in ends:
                found.setdefault(there, taken)
        return found

    def duty_binds(self, ship: Ship, start: str) -> bool:
        """7.3, 7.5 with 7.6 and 7.9: must it leave where it stood when this flight began?"""
        if not self.duties[ship["number"]] or ship["grounded"]:
            return False
        others = [one for one in self.walks(start, self.seen["flight"]["speed"]) if one != start]
        return any(self.is_stop(one, ship) for one in others) or (
            "evicted" not in self.duties[ship["number"]] and self.can_found(start, ship)
        )

    def clears(self, name: str) -> bool:
        """9.1, 9.2, 9.6: a token falls to whoever comes here (or begins to move from here, 9.8)."""
        strength = {"pirate": self.mine["cannon"] + self.mine["combat_bonus"], "ice": self.mine["freight_pod"]}
        return any(
            planet["token"] and strength[planet["token"]["kind"]] >= planet["token"]["value"]
            for sector in self.sectors
            for planet in sector["planets"]
            if name in CORNERS_OF[planet["planet"]]
        )

    def halts(self, name: str) -> bool:
        """8.1, 8.3, 9.1: something is revealed or cleared here."""
        sector = self.sectors[RING_OF[name]] if name in RING_OF else None
        closed = sector and (sector["kind"] == "unknown" or (sector["kind"] == "system" and not sector["explored"]))
        return bool(closed) or self.clears(name)

    # -- everything

    def actions(self, starts: dict[int, str]) -> tuple[set[str], dict[tuple[int, str], tuple[Any, ...]]]:
        """All choices of the flight, and the reach. `starts`: where ships stood when they began to move."""
        flight = self.seen["flight"]
        moving = flight["moving"]
        choices: set[str] = set()
        reach: dict[tuple[int, str], tuple[Any, ...]] = {}
        blocked = False
        for ship in (one for one in self.seen["ships"] if one["owner"] == self.seat):
            number, here = ship["number"], ship["node"]
            start = starts.get(number, here)
            if ship["done"] or moving not in (None, number):
                continue
            if ship["grounded"]:
                if self.may_found_grounded and self.can_found(here, ship):
                    choices.add(f"found:{number}.{here}")
                continue
            bound = self.duty_binds(ship, start)
            blocked = blocked or (bound and moving is None)
            left = flight["left"] if moving == number else flight["speed"]

            def may_stop(name: str, ship: Ship = ship, start: str = start, bound: bool = bound) -> bool:
                if name == start and self.duties[ship["number"]]:
                    return not bound  # with nowhere else to go it may come back, even to another's berth (7.9)
                return self.is_stop(name, ship)

            for name, steps in self.walks(here, left).items():
                if self.can_found(name, ship):
                    choices.add(f"found:{number}.{name}")
                if steps == 0:
                    waits = self.seen["options"]["waiting_ship"] != "must_move"
                    if moving is None and waits and self.clears(here):  # a move of 0 that clears (9.8)
                        choices.add(f"fly:{number}.{here}")
                    continue
                if may_stop(name):
                    choices.add(f"fly:{number}.{name}")
                docks = self.can_dock(name, ship) and may_stop(name)
                reach[number, name] = (steps, may_stop(name), self.can_found(name, ship), docks, self.halts(name))
            for name in NEXT_TO[here]:
                if left and self.is_intersection(name) and any(may_stop(one) for one in self.walks(name, left - 1)):
                    choices.add(f"step:{number}.{name}")
            if moving == number and may_stop(here):
                choices.add("stop")
        if moving is None and not blocked:
            choices.add("end")
        return choices, reach


def shown(t: Table, seat: int) -> dict[tuple[int, str], tuple[Any, ...]]:
    """The reach in the view; the way back along `from` must hold."""
    reach = t.view(seat)["flight"]["reach"]
    steps = {(one["ship"], one["node"]): one["steps"] for one in reach}
    assert len(steps) == len(reach)
    for one in reach:
        assert one["from"] in NEXT_TO[one["node"]]
        assert one["steps"] - 1 == steps.get((one["ship"], one["from"]), 0)
    flags = ("steps", "stop", "found", "station", "reveals")
    return {(one["ship"], one["node"]): tuple(one[flag] for flag in flags) for one in reach}


def compare(t: Table, seat: int, starts: dict[int, str]) -> None:
    search = Search(t, seat)
    choices, reach = search.actions(starts)
    offered = {one for one in t.legal(seat) if one.split(":")[0] not in ("fame", "help")}
    differ = {one for one in offered ^ choices if not search.is_undecided(one)}
    assert not differ, (sorted(offered & differ), sorted(choices & differ))
    seen = shown(t, seat)
    assert seen.keys() == reach.keys()
    assert [one for one in reach if seen[one] != reach[one] and not search.is_undecided(f"fly:{one[0]}.{one[1]}")] == []
    for notation in ["stop", "end", *(f"found:{number}.{name}" for number in (1, 2, 3) for name in SITE_NAMES)]:
        assert (t.why(seat, notation) is None) == (notation in choices), notation


# -- dense random positions


class Crowd:
    """A position in which ships of all crowd around one place, some of them where they must not stay."""

    def __init__(self, luck: random.Random, board: str) -> None:
        self.luck = luck
        self.board = board
        self.players = luck.choice([3, 4])
        self.tiles = self.some_tiles()
        self.discs = self.some_discs()
        self.explored = {planet.split(".")[0] for planet in self.discs} | set(SLOT_NAMES[15:])
        self.pieces: list[dict[str, list[str]]] = [{"ports": [], "colonies": []} for _ in range(self.players)]
        self.neutral: list[str] = []
        for slot in sorted(self.explored):
            self.settle(slot)

    def some_tiles(self) -> dict[str, str]:
        """By slot; "" is face down."""
        if self.board == "beginner":
            return dict(zip(OUTER, board.BEGINNER_TILES, strict=True))
        names = [name for name in board.TILE_NAMES if name != "EMPTY2" or self.board == "wild_space"]
        self.luck.shuffle(names)
        if self.board != "wild_space":
            names.sort(key=lambda name: -board.TILE_STARS[board.TILE_NAMES.index(name)])  # far slots come first
        face_down = 0.0 if self.board == "strategic" else 0.5
        return {slot: "" if self.luck.random() < face_down else name for slot, name in zip(OUTER, names, strict=False)}

    def some_discs(self) -> dict[str, str]:
        """Over half of the systems with one star are explored, each planet with a disc of its own pool."""
        pools = [[board.DISC_NAMES[disc] for disc in pool] for pool in board.POOLS[0]]
        planets = {name: three for name, stars, three in board.SYSTEM_TILES if stars == 1}
        discs: dict[str, str] = {}
        for slot, tile in self.tiles.items():
            if tile in planets and self.luck.random() < 0.6:
                for i, (_, symbol) in enumerate(planets[tile]):
                    discs[f"{slot}.{i + 1}"] = pools[symbol].pop(self.luck.randrange(len(pools[symbol])))
        return discs

    def settle(self, slot: str) -> None:
        first = 3 * SLOT_NAMES.index(slot)
        tokens = {planet for planet, disc in self.discs.items() if disc.startswith(("pirate", "ice"))}
        sites = [i for i in range(3) if not {f"{slot}.{i + 1}", f"{slot}.{(i + 1) % 3 + 1}"} & tokens]
        most = self.luck.randrange(3 if self.players == 3 else 4)
        for i in self.luck.sample(sites, min(len(sites), most)):
            name = SITE_NAMES[first + i]
            if self.players == 3 and slot.startswith("H") and self.luck.random() < 0.3:
                self.neutral.append(name + self.luck.choice(["", "*"]))
                continue
            mine = self.luck.choice(self.pieces)
            if len(mine["ports"]) + len(mine["colonies"]) < 6:
                port = len(mine["ports"]) < 3 and self.luck.random() < 0.7
                mine["ports" if port else "colonies"].append(name)

    def free_places(self) -> list[str]:
        """Around one intersection; nobody stands beside what is unexplored."""
        built = [name for mine in self.pieces for name in mine["ports"] + mine["colonies"]]
        bare = {slot for slot, tile in self.tiles.items() if tile.startswith(("OUT", "EMPTY"))}
        near = {self.luck.choice(NODE_NAMES)}
        for _ in range(4):
            near |= {there for here in near for there in NEXT_TO[here]}
        places = [
            name
            for name in sorted(near)
            if name not in [*built, *CENTRE_NAMES] and {name, name + "*"}.isdisjoint(self.neutral)
            if name not in RING_OF or SLOT_NAMES[RING_OF[name]] in self.explored | bare
        ]
        self.luck.shuffle(places)
        return places

    def ship(self, place: str, seat: int) -> str:
        on_site = place in SITE_NAMES and SLOT_NAMES[SITE_NAMES.index(place) // 3] in self.explored
        others = [mine for other, mine in enumerate(self.pieces) if other != seat]
        if any(place in BERTHS_OF[port] for mine in others for port in mine["ports"]):
            return f"{self.luck.choice(['colony', 'trade'])} {place} evicted"
        if on_site:
            return f"colony {place} waits{self.luck.choice(['', '', '', ' grounded'])}"
        return f"{self.luck.choice(['colony', 'trade'])} {place}{self.luck.choice(['', '', '', '', ' grounded'])}"

    def table(self, **options: object) -> Table:
        places = self.free_places()
        sides: list[Side] = []
        there = [name for name, tile in OUTPOSTS.items() if tile in self.tiles.values()]
        for seat in range(self.players):
            count = min(len(places), 3 if seat == 0 else self.luck.choice([1, 2, 3]))
            ships = {number + 1: self.ship(places.pop(), seat) for number in range(count)}
            stations = " ".join(f"{name} {self.luck.choice([0, 1, 2] if seat < 2 else [0])}" for name in there)
            upgrades: dict[str, Any] = {
                name: self.luck.choice([0, 1, 3, 5]) for name in ("booster", "cannon", "freight_pod")
            }
            pieces: dict[str, Any] = {name: " ".join(where) for name, where in self.pieces[seat].items()}
            sides.append(side(ships=ships, stations=stations, **upgrades, **pieces))
        return table(
            *sides,
            at="flight",
            balls=self.luck.choice(["blue yellow", "yellow red", "black red"]),
            discs=self.discs,
            neutral=" ".join(self.neutral),
            tiles={} if self.board == "beginner" else self.tiles,
            options={"board": self.board, **options},
        )


def fly_on(t: Table, luck: random.Random) -> int:
    """Compare, choose anything, and again until the flight of seat 0 is over. How many decisions were compared."""
    starts: dict[int, str] = {}
    compared = 0
    while t.asked() in ({0: "flight"}, {0: "friendship"}) and t.active() == 0:
        if t.asked() == {0: "friendship"}:
            t.do(0, luck.choice(sorted(t.legal(0))))
            continue
        compare(t, 0, starts)
        compared += 1
        choices = sorted(one for one in t.legal(0) if one != "end" or luck.random() < 0.1) or ["end"]
        steps = [one for one in choices if one.startswith(("step", "found"))]
        choice = luck.choice(steps if steps and luck.random() < 0.6 else choices)
        if ":" in choice and t.view(0)["flight"]["moving"] is None:
            number = int(choice.partition(":")[2][0])
            starts = {number: here[1]} if (here := t.ship(0, number)) else {}
        t.do(0, choice)
    return compared


@pytest.mark.rule("starfarers:6.10", "starfarers:6.5", "starfarers:6.6", "starfarers:7.6", "starfarers:10.1")
@pytest.mark.parametrize("board", ["beginner", "strategic", "explorer", "wild_space"])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_in_a_crowd_is_what_a_search_of_all_walks_finds(board: str, seed: int) -> None:
    luck = random.Random(f"{board} {seed}")
    compared = 0
    for _ in range(5):
        waiting = luck.choice(["must_move", "next_move"])
        t = Crowd(luck, board).table(grounded=luck.choice(["stays", "may_found"]), waiting_ship=waiting)
        compared += fly_on(t, luck)
    assert compared > 10


# -- whole games


@pytest.mark.rule("starfarers:6.9", "starfarers:8.1", "starfarers:8.3")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("board", ["beginner", "strategic", "explorer", "wild_space"])
def test_in_a_game_played_at_random_every_flight_offers_what_the_search_finds(board: str, players: int) -> None:
    luck = random.Random(f"{board} {players}")
    t = new_game(players, seed=luck.randrange(1000), board=board, zero_offers="none")
    starts: dict[int, str] = {}
    compared = 0
    while compared < 60 and not t.over():
        seat, decision = luck.choice(sorted(t.asked().items()))
        choices = sorted(t.legal(seat))
        if decision == "flight":
            compare(t, seat, starts)
            compared += 1
            flown = [one for one in choices if one.startswith(("found", "fly", "step"))]
            choices = flown if flown and luck.random() < 0.9 else choices
        elif decision == "turn":
            built = [one for one in choices if one.startswith(("colony_ship", "trade_ship", "spaceport", "upgrade"))]
            choices = built or [one for one in choices if not one.startswith("exchange")]
        choice = luck.choice(choices)
        if decision == "flight" and t.view(seat)["flight"]["moving"] is None and ":" in choice:
            here = t.ship(seat, int(choice.partition(":")[2][0]))
            starts = {int(choice.partition(":")[2][0]): here[1]} if here else {}
        t.do(seat, choice)
        assert t.check() == []
