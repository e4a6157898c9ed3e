"""What must hold after every step, whatever was played (alliances:M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.hands import count_of, holds
from starhold.games.alliances import board
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import FACTION_COUNT, SITE_COUNT

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def check(s: AlliancesState) -> list[str]:
    """Everything that does not hold, in words."""
    wrong: list[str] = []
    _check_cards(s, wrong)
    _check_planets(s, wrong)
    _check_track(s, wrong)
    colour: i64 = 0
    while colour < len(s.alliances):
        _check_alliance(s, colour, wrong)
        colour += 1
    if s.over() and (s.round != board.ROUNDS or s.fleet != board.ROUNDS - 1):
        wrong.append(f"the game is over in round {s.round} with the fleet at {s.fleet} (alliances:C1)")
    return wrong


def _bits(number: i64) -> i64:
    count: i64 = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def _check_cards(s: AlliancesState, wrong: list[str]) -> None:
    """Every faction card lies in one place."""
    seen: list[int] = [0] * FACTION_COUNT
    places = [s.deck, s.discard]
    for alliance in s.alliances:
        places += [alliance.hand, alliance.aside, alliance.pack, alliance.mains]
        if alliance.true_ideology != flat.NONE:
            seen[alliance.true_ideology] += 1
    for place in places:
        for card in place:
            seen[card] += 1
    for card in range(FACTION_COUNT):
        if seen[card] != 1:
            wrong.append(f"faction card {card} lies in {seen[card]} places (alliances:B6)")


def _check_planets(s: AlliancesState, wrong: list[str]) -> None:
    """Each planet is in one of four states, and only planets of the row are (alliances:E1)."""
    for site in range(SITE_COUNT):
        in_row = holds(s.row, s.table.site_system[site])
        if s.planet[site] != flat.NONE and not in_row:
            wrong.append(f"site {site} has a planet but its system is not turned up (alliances:B9)")
        if (s.status[site] == flat.EMPTY) != (s.owner[site] == flat.NONE) or (
            s.status[site] != flat.EMPTY and s.planet[site] == flat.NONE
        ):
            wrong.append(f"site {site} is held by {s.owner[site]} in state {s.status[site]} (alliances:E1)")
    tokens = s.table.first_token
    used = [planet for planet in s.planet if planet >= tokens]
    if len(used) + len(s.planet_bag) != len(s.table.planet_kind) - tokens or len(set(used)) != len(used):
        wrong.append("planet tokens are lost or doubled (alliances:B10)")
    if len(s.explored) + len(s.explore_bag) != len(s.table.explore_gain):
        wrong.append("explore tokens are lost or doubled (alliances:B10)")
    if _bits(s.tokens) > len(s.explore_bag):
        wrong.append("more explore tokens lie face down than there are (alliances:B10)")


def _check_track(s: AlliancesState, wrong: list[str]) -> None:
    """Everybody stands on the track once, and it falls from the first to the last (alliances:G5)."""
    if not s.track:
        return
    if sorted(s.track) != list(range(s.players)) or sorted(s.order) != list(range(s.players)):
        wrong.append(f"the prestige track holds {s.track}, the order {s.order} (alliances:B5)")
    for place in range(1, len(s.track)):
        if s.alliances[s.track[place]].prestige > s.alliances[s.track[place - 1]].prestige:
            wrong.append(f"the prestige track is out of order: {s.track} (alliances:G5)")


def _check_alliance(s: AlliancesState, colour: i64, wrong: list[str]) -> None:
    """All pieces are there, limits are kept, counts agree with what lies there."""
    alliance = s.alliances[colour]
    is_automa = colour >= s.players
    held = [0, 0, 0, 0]
    for site in range(SITE_COUNT):
        if s.owner[site] == colour:
            held[s.status[site]] += 1
    if (held[flat.IS_COLONISED], held[flat.IS_DEVELOPED], held[flat.IS_OCCUPIED]) != (
        alliance.colonised, alliance.developed, alliance.occupied,
    ):  # fmt: skip
        wrong.append(f"colour {colour} holds {held} planets, not what was counted (alliances:E1)")
    cubes: i64 = (
        alliance.cubes + alliance.cube_supply + alliance.colonised + 2 * alliance.developed + alliance.tech_count
    )
    cubes += count_of(s.seats, colour)
    place: i64 = colour
    while place < flat.CUBE_PLACES:
        cubes += s.cubes[place]
        place += flat.COLOURS
    if not is_automa:
        cubes += 1  # on the track
    if cubes != board.CUBES_IN_ALL:
        wrong.append(f"colour {colour} has {cubes} cubes (alliances:B3)")
    if alliance.cruisers + alliance.cruiser_supply + alliance.occupied != board.CRUISERS_IN_ALL:
        wrong.append(f"colour {colour} has lost or won cruisers (alliances:B3)")
    if alliance.cruisers > board.MOST_CRUISERS:
        wrong.append(f"colour {colour} holds {alliance.cruisers} cruisers (alliances:D15)")
    if alliance.credits > board.MOST_CREDITS or alliance.production > board.MOST_PRODUCTION:
        wrong.append(f"colour {colour} has credits or production above the limit (alliances:C3)")
    if alliance.cubes > board.CUBES_A_ROUND + board.MOST_CUBES_BACK or alliance.cube_supply < 0:
        wrong.append(f"colour {colour} has {alliance.cubes} cubes in hand (alliances:G3)")
    resource: i64 = 0
    while resource < flat.RESOURCES:
        if alliance.amount(resource) < 0:
            wrong.append(f"colour {colour} owes resource {resource}")
        resource += 1
    if _bits(alliance.techs) != alliance.tech_count and not is_automa:
        wrong.append(f"colour {colour} has miscounted technologies")
    if len(alliance.mains) > board.MOST_MAINS:
        wrong.append(f"colour {colour} has {len(alliance.mains)} main factions (alliances:H1)")
