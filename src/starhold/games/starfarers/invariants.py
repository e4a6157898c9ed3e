"""What must hold in every position: every card, piece, upgrade, disc and medal accounted for (starfarers:2.13, 5.6)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import ENCOUNTER_COUNT, FRIENDSHIP_COUNT
from starhold.games.starfarers.lattice import NONE, SITE_NODE
from starhold.games.starfarers.scoring import score

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState


_ALL_DISCS: Final = sorted(
    [disc for pools in board.POOLS for pool in pools for disc in pool] + list(board.RESERVE_DISCS)
)


def check(s: StarfarersState) -> list[str]:
    """What does not hold, in words."""
    return [*_cards(s), *_tray(s), *_pieces(s), *_board(s), *_piles(s), *_points(s)]


def _cards(s: StarfarersState) -> list[str]:
    """20 of each resource: supply, reserve, hands, and what a raider holds."""
    held = s.card != NONE and bool(s.table.held[s.card])
    wrong: list[str] = []
    for resource, name in enumerate(board.RESOURCE_NAMES):
        hands = [fleet.hand[resource] for fleet in s.fleets]
        total = s.supply[resource] + s.reserve.count(resource) + sum(hands) + (s.offered[resource] if held else 0)
        if total != board.CARDS_OF_A_KIND:
            wrong.append(f"{total} cards of {name}, not {board.CARDS_OF_A_KIND}")
        if min(*hands, s.supply[resource]) < 0:
            wrong.append(f"less than no {name}")
    return wrong


def _tray(s: StarfarersState) -> list[str]:
    wrong: list[str] = []
    for number, name in enumerate(board.UPGRADE_NAMES):
        attached = [fleet.upgrades[number] for fleet in s.fleets]
        if s.tray[number] + sum(attached) != board.TRAY[number]:
            wrong.append(f"{s.tray[number] + sum(attached)} of {name}, not {board.TRAY[number]}")
        if max(attached) > board.UPGRADE_LIMITS[number]:
            wrong.append(f"more {name} than fit")
    fame = sum(fleet.fame for fleet in s.fleets)
    if s.tray[3] + fame != board.HALF_MEDALS or min(fleet.fame for fleet in s.fleets) < 0:
        wrong.append(f"{s.tray[3] + fame} half medals, not {board.HALF_MEDALS}")
    return wrong


def _pieces(s: StarfarersState) -> list[str]:
    """Every player's colonies, stations, transports and shipyards."""
    wrong: list[str] = []
    for seat, fleet in enumerate(s.fleets):
        flying = [0, 0]
        for ship in range(board.TRANSPORTS):
            if fleet.ship_node[ship] != NONE:
                flying[fleet.ship_kind[ship]] += 1
        colonies = s.piece.count(seat)
        ports = s.piece.count(seat + flat.PORT)
        stations = s.docks.count(seat)
        have = [
            fleet.colony_stock + colonies + ports + flying[0],
            fleet.station_stock + stations + flying[1],
            fleet.transports + flying[0] + flying[1],
            fleet.shipyards + ports,
            fleet.colonies,
            fleet.ports,
            sum(fleet.stations),
        ]
        due = [board.COLONIES, board.TRADE_STATIONS, board.TRANSPORTS, board.SHIPYARDS, colonies, ports, stations]
        if have != due:
            wrong.append(f"seat {seat}: pieces {have}, not {due}")
        if min(fleet.colony_stock, fleet.station_stock, fleet.transports, fleet.shipyards) < 0:
            wrong.append(f"seat {seat}: less than nothing in stock")
    return wrong


def _board(s: StarfarersState) -> list[str]:
    """One piece an intersection; tiles, discs and docks."""
    wrong: list[str] = []
    standing = [SITE_NODE[site] for site, piece in enumerate(s.piece) if piece not in (NONE, flat.CLOSED)]
    flying = [
        fleet.ship_node[ship]
        for seat, fleet in enumerate(s.fleets)
        for ship in range(board.TRANSPORTS)
        if fleet.ship_node[ship] != NONE and not (seat == s.active and ship == s.moving)
    ]
    if len(set(standing + flying)) != len(standing) + len(flying):
        crowded = [board.NODE_NAMES[node] for node, count in Counter(standing + flying).items() if count > 1]
        wrong.append(f"two pieces at {', '.join(crowded)}")
    tiles = [tile for tile in s.tile if tile != NONE]
    if len(set(tiles + s.tile_bag)) != len(tiles) + len(s.tile_bag):
        wrong.append("a sector lies twice")
    if s.turn and len(tiles) + len(s.tile_bag) not in (board.TILES, board.TILES - 1):
        wrong.append(f"{len(tiles) + len(s.tile_bag)} sectors")
    wrong += _discs(s)
    for civilisation, name in enumerate(board.CIVILISATION_NAMES):
        docks = [
            seat
            for seat in s.docks[board.DOCKS * civilisation : board.DOCKS * civilisation + board.DOCKS]
            if seat != NONE
        ]
        counts = [fleet.stations[civilisation] for fleet in s.fleets]
        holder = s.markers[civilisation]
        if counts != [docks.count(seat) for seat in range(s.players)]:
            wrong.append(f"stations of {name} do not match the docks")
        if (holder == NONE) != (not docks) or (holder != NONE and counts[holder] < max(counts)):
            wrong.append(f"the marker of {name} is with the wrong player")
    return wrong


def _discs(s: StarfarersState) -> list[str]:
    """24 discs of the sectors and 5 reserve discs: face up, face down, cleared, or still to come."""
    shown = [disc for disc in s.disc[: 3 * board.SECTOR_SLOTS] if disc > 0]
    medals = [disc for fleet in s.fleets for bit, disc in enumerate(flat.MEDAL_DISCS) if fleet.medals >> bit & 1]
    left = [disc for pool in s.pools for disc in pool]
    there = sorted(shown + medals + left + s.reserve_discs)
    return [] if there == _ALL_DISCS else ["number discs are missing or too many"]


def _piles(s: StarfarersState) -> list[str]:
    wrong: list[str] = []
    pending = [] if s.card == NONE else [s.card]
    if sorted(s.deck + s.discards + pending) != list(range(ENCOUNTER_COUNT)):
        wrong.append("encounter cards are missing or too many")
    held = [card for fleet in s.fleets for card in range(FRIENDSHIP_COUNT) if fleet.friends >> card & 1]
    left = [card for card in range(FRIENDSHIP_COUNT) if s.cards_left >> card & 1]
    if sorted(held + left) != list(range(FRIENDSHIP_COUNT)):
        wrong.append("friendship cards are missing or too many")
    pending_choice = (
        1 if any(frame.kind == kinds.CHOOSE_FRIENDSHIP and frame.seat != NONE for frame in s.frames.stack) else 0
    )
    stations = len([seat for seat in s.docks if seat != NONE])
    if not s.ended and stations != len(held) + pending_choice:
        wrong.append(f"{stations} stations but {len(held)} friendship cards")
    return wrong


def _points(s: StarfarersState) -> list[str]:
    """The track agrees with the board (starfarers:13.3)."""
    wrong: list[str] = []
    for seat, fleet in enumerate(s.fleets):
        total = score(s, seat).total
        if fleet.points != total:
            wrong.append(f"{board.COLOUR_NAMES[seat]}: {fleet.points} on the track, {total} on the board")
    return wrong
