"""The opponent of the solo game: two cards a round say what it does (alliances:K3, alliances:K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import SEAT_COUNT, SITE_THING, TRADE_THING
from starhold.games.alliances.board import AUTOMA_BUILDS, AUTOMA_CARDS, MOST_CRUISERS, TRADES
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.kinds import OK
from starhold.games.alliances.phases.planets import put_cruiser, target_verdict
from starhold.games.alliances.phases.workshop import open_slots
from starhold.games.alliances.scoring import CULTURE, DIPLOMACY, INDUSTRIALISM, MILITARISM

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

AUTOMA: Final = 1  # its colour

_ADAPTATIONS: Final = [[int(kind) for kind in card.adaptations] for card in FACTIONS]  # in the order of the card


def automa_acts(s: AlliancesState, chance: Chance) -> None:
    """Two cards turned up: first it colonises for each, then it does the action of each ideology (alliances:K3)."""
    cards: list[int] = []
    for _ in range(AUTOMA_CARDS):
        card: i64 = s.deck.pop(chance.pick(s.deck))
        cards.append(card)
        s.discard.append(card)
        s.reveals += 1
        s.tell("automa-card", "alliances:K3", AUTOMA, 0, card)
    s.revealed = cards
    for card in cards:
        _colonise(s, card)
    for card in cards:
        _act(s, card, s.table.ideology[card])


def _for(card: i64, number: i64 = 0) -> i64:
    """For the log: a number, and the card that something is done for."""
    return number + 100 * (card + 1)


def _take_cube(s: AlliancesState, card: i64) -> bool:
    """A cube from its supply, if there is one; else the step is skipped (alliances:K4)."""
    alliance = s.alliances[AUTOMA]
    if alliance.cube_supply == 0:
        s.tell("automa-no-cube", "alliances:K4", AUTOMA, _for(card))
        return False
    alliance.cube_supply -= 1
    return True


def _colonise(s: AlliancesState, card: i64) -> None:
    """The leftmost empty planet of the card's first adaptation, else of its second, else none (alliances:K3)."""
    for kind in _ADAPTATIONS[card]:
        for system in s.row:
            site: i64 = s.table.first_site[system]
            while site < s.table.after_site[system]:
                planet: i64 = s.planet[site]
                if planet != flat.NONE and s.status[site] == flat.EMPTY and s.table.planet_kind[planet] == kind:
                    if _take_cube(s, card):
                        alliance = s.alliances[AUTOMA]
                        alliance.colonised += 1
                        s.owner[site] = AUTOMA
                        s.status[site] = flat.IS_COLONISED
                        s.tell("automa-colonize", "alliances:K3", AUTOMA, _for(card), SITE_THING + site)
                    return
                site += 1
    s.tell("automa-no-planet", "alliances:K3", AUTOMA, _for(card))


def _act(s: AlliancesState, card: i64, ideology: i64) -> None:
    if ideology == MILITARISM:
        _build(s, card)
    elif ideology == CULTURE:
        _explore(s, card)
    elif ideology == DIPLOMACY:
        _nominate(s, card)
    elif ideology == INDUSTRIALISM:
        _trade(s, card)
    else:
        _work(s, card)


def _build(s: AlliancesState, card: i64) -> None:
    alliance = s.alliances[AUTOMA]
    built: i64 = 0
    while built < AUTOMA_BUILDS and alliance.cruisers < MOST_CRUISERS and alliance.cruiser_supply > 0:
        alliance.cruisers += 1
        alliance.cruiser_supply -= 1
        built += 1
    s.tell("automa-cruisers", "alliances:K3", AUTOMA, _for(card, built))


def _explore(s: AlliancesState, card: i64) -> None:
    """The leftmost token leaves the game unseen (alliances:K3); without one nothing happens (alliances:K4)."""
    for system in s.row:
        site: i64 = s.table.first_explore[system]
        while site < s.table.after_explore[system]:
            if s.tokens >> site & 1:
                if _take_cube(s, card):
                    s.tokens &= ~(1 << site)
                    s.cubes[flat.ON_ANOMALY + AUTOMA] = s.cubes[flat.ON_ANOMALY + AUTOMA] + 1
                    s.tell("automa-cube-anomaly", "alliances:K3", AUTOMA, _for(card))
                return
            site += 1
    s.tell("automa-no-token", "alliances:K4", AUTOMA, _for(card))


def _nominate(s: AlliancesState, card: i64) -> None:
    """The free seat with the most prestige; the first seats bring the most. Without one, as industrialism."""
    seat: i64 = 0
    while seat < SEAT_COUNT:
        if s.seats[seat] == flat.OPEN_SEAT:
            if _take_cube(s, card):
                s.seats[seat] = AUTOMA
                s.tell("automa-cube-seat", "alliances:K3", AUTOMA, _for(card, seat + 1))
            return
        seat += 1
    s.tell("automa-no-seat", "alliances:K3", AUTOMA, _for(card))
    _trade(s, card)


def _trade(s: AlliancesState, card: i64) -> None:
    """A slot of the leftmost unturned card with a free one; without one, as science."""
    place: i64 = 0
    while place < TRADES:
        if not s.flipped >> place & 1 and open_slots(s, place) > 0:
            if _take_cube(s, card):
                at = flat.COLOURS * (TRADES + place) + AUTOMA
                s.cubes[at] += 1
                s.tell("automa-cube-trade", "alliances:K3", AUTOMA, _for(card), TRADE_THING + s.trades[place])
            return
        place += 1
    s.tell("automa-no-slot", "alliances:K3", AUTOMA, _for(card))
    _work(s, card)


def _work(s: AlliancesState, card: i64) -> None:
    """The space under the unturned card with the fewest free slots, the leftmost on a tie or if all are turned."""
    best: i64 = 0
    fewest: i64 = 100
    place: i64 = 0
    while place < TRADES:
        if not s.flipped >> place & 1 and open_slots(s, place) < fewest:
            fewest = open_slots(s, place)
            best = place
        place += 1
    if _take_cube(s, card):
        at = flat.COLOURS * best + AUTOMA
        s.cubes[at] += 1
        s.tell("automa-cube-space", "alliances:K3", AUTOMA, _for(card, best + 1))


def automa_target(s: AlliancesState) -> i64:
    """What it would take as Overlord: a developed, then a colonised, then an empty planet, the leftmost."""
    for wanted in (flat.IS_DEVELOPED, flat.IS_COLONISED, flat.EMPTY):
        for system in s.row:
            site: i64 = s.table.first_site[system]
            while site < s.table.after_site[system]:
                if s.status[site] == wanted and target_verdict(s, AUTOMA, site) == OK:
                    return site
                site += 1
    return flat.NONE


def automa_seizes(s: AlliancesState) -> None:
    """As sole Overlord it takes a planet and gains nothing (alliances:K3, alliances:K4)."""
    s.tell("overlord", "alliances:F4", AUTOMA)
    site = automa_target(s)
    if site != flat.NONE and s.alliances[AUTOMA].cruisers > 0:
        s.tell("automa-seize", "alliances:K3", AUTOMA, 0, SITE_THING + site)
        put_cruiser(s, AUTOMA, site)
