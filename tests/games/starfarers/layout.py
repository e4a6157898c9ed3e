"""The pieces of a position of Starfarers, laid out as a test names them; the language itself is in `kit.py`."""

from __future__ import annotations

from starhold.games.starfarers import board
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import FRIENDSHIP_NAMES
from starhold.games.starfarers.board import RESOURCE_NAMES, SLOT_NAMES
from starhold.games.starfarers.lattice import NONE, SITE_AT
from starhold.games.starfarers.phases.exploring import lay_tile
from starhold.games.starfarers.phases.friendship import befriend
from starhold.games.starfarers.state import StarfarersState
from tests.games.base_kit import Side

DISC_CODES = {name: code for code, name in board.DISC_NAMES.items()}
FLAG_NAMES = {"done": flat.DONE, "grounded": flat.GROUNDED, "waits": flat.WAITS, "evicted": flat.EVICTED}


def node(name: str) -> int:
    return board.NODE_NAMES.index(name)


def site(name: str) -> int:
    """The colony site at a node."""
    found = SITE_AT[node(name)]
    assert found != NONE, f"{name} is no colony site"
    return found


def amounts(text: str) -> dict[str, int]:
    """'ore 2 fuel 1' by name; a name alone is one."""
    words = text.split()
    result: dict[str, int] = {}
    for i, word in enumerate(words):
        if not word.isdecimal():
            counted = i + 1 < len(words) and words[i + 1].isdecimal()
            result[word] = int(words[i + 1]) if counted else 1
    return result


def side(
    *,
    ports: str = "",
    colonies: str = "",
    ships: dict[int, str] | None = None,
    hand: str = "",
    booster: int = 0,
    cannon: int = 0,
    freight_pod: int = 0,
    half_medals: int = 0,
    medals: str = "",
    friendship: str = "",
    stations: str = "",
    tokens: int = 0,
) -> Side:
    """One player. Sites by node; ships by number: "colony n5_26" or "trade n5_26 grounded" (flags done, grounded,
    waits, evicted); `medals` by disc ("pirate_4 ice_3"); `stations` by civilisation ("merchants 2")."""
    return Side(
        ports=ports, colonies=colonies, ships=ships or {}, hand=hand, booster=booster, cannon=cannon,
        freight_pod=freight_pod, half_medals=half_medals, medals=medals, friendship=friendship, stations=stations,
        tokens=tokens,
    )  # fmt: skip


def lay_tiles(state: StarfarersState, tiles: dict[str, str]) -> None:
    """The printed beginner board but for the slots named."""
    named = {**dict(zip(SLOT_NAMES, board.BEGINNER_TILES, strict=False)), **tiles}
    for slot, name in enumerate(SLOT_NAMES[:15]):
        if named[name]:
            lay_tile(state, slot, board.TILE_NAMES.index(named[name]), 0)
    laid = [tile for tile in state.tile if tile != NONE]
    state.tile_bag = [tile for tile in range(len(board.TILE_NAMES)) if tile not in laid] if tiles else []


def lay_discs(state: StarfarersState, discs: dict[str, str]) -> None:
    """Discs face up, taken out of where they were."""
    for planet, name in discs.items():
        number = board.PLANET_NAMES.index(planet)
        code = DISC_CODES[name]
        state.disc[number] = code
        for pool in [*state.pools, state.reserve_discs]:
            if code in pool:
                pool.remove(code)
                break
        else:
            raise ValueError(f"there is no {name} left for {planet}")
    for slot in {planet.split(".")[0] for planet in discs}:
        three = [state.disc[3 * SLOT_NAMES.index(slot) + i] for i in range(3)]
        if 0 in three:
            raise ValueError(f"name all three discs of {slot}")


def build(state: StarfarersState, seat: int, one: Side) -> None:
    """All that a player has, taken out of the stock."""
    given = one.given
    fleet = state.fleets[seat]
    for name, count in amounts(given["hand"]).items():
        fleet.hand[RESOURCE_NAMES.index(name)] = count
    for number, name in enumerate(board.UPGRADE_NAMES):
        fleet.upgrades[number] = given[name]
        state.tray[number] -= given[name]
    fleet.fame = given["half_medals"]
    state.tray[3] -= given["half_medals"]
    for name in given["ports"].split():
        state.piece[site(name)] = seat + flat.PORT
        fleet.ports += 1
        fleet.shipyards -= 1
        fleet.colony_stock -= 1
    for name in given["colonies"].split():
        state.piece[site(name)] = seat
        fleet.colonies += 1
        fleet.colony_stock -= 1
    for number, text in given["ships"].items():
        kind, place, *flags = text.split()
        fleet.ship_node[number - 1] = node(place)
        fleet.ship_kind[number - 1] = int(kind == "trade")
        fleet.ship_flags[number - 1] = sum(FLAG_NAMES[flag] for flag in flags)
        fleet.transports -= 1
        if kind == "trade":
            fleet.station_stock -= 1
        else:
            fleet.colony_stock -= 1
    for name in given["medals"].split():
        code = DISC_CODES[name]
        fleet.medals |= 1 << flat.MEDAL_DISCS.index(code)
        for pool in state.pools:
            if code in pool:
                pool.remove(code)
    for name in given["friendship"].split():
        card = FRIENDSHIP_NAMES.index(name)
        state.cards_left &= ~(1 << card)
        befriend(fleet, card)
    fleet.tokens = given["tokens"]


def stations(state: StarfarersState, sides: tuple[Side, ...], marker: dict[str, int]) -> None:
    """Docks filled seat by seat; the marker with who has most, the first named among equals unless told."""
    for number, name in enumerate(board.CIVILISATION_NAMES):
        counts = [amounts(one.given["stations"]).get(name, 0) for one in sides]
        docks = [seat for seat, count in enumerate(counts) for _ in range(count)]
        state.docks[board.DOCKS * number : board.DOCKS * number + len(docks)] = docks
        for seat, count in enumerate(counts):
            state.fleets[seat].stations[number] = count
            state.fleets[seat].station_stock -= count
        if docks:
            state.markers[number] = marker.get(name, counts.index(max(counts)))


def share_cards(state: StarfarersState, supply: str, reserve: str) -> None:
    """The resource cards in nobody's hand, in the supply and in the reserve."""
    given, piled = amounts(supply), amounts(reserve)
    pile: list[int] = []
    for number, name in enumerate(RESOURCE_NAMES):
        left = 20 - sum(fleet.hand[number] for fleet in state.fleets)
        if left < 0:
            raise ValueError(f"there are only 20 cards of {name}")
        in_pile = piled[name] if name in piled else left - given[name] if name in given else min(8, left)
        state.supply[number] = left - in_pile
        pile += [number] * in_pile
    state.reserve = pile
