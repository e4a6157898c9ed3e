"""A small language for positions of Age of Galaxy, so that a test reads like a ruling.

    t = table(
        side(mains="humans quill", hand="weasels tecton", credits=8, cruisers=2, technologies="warp_drive"),
        side(mains="auralites", prestige=3),
        systems="silver_gate ember_reach frostveil",    # the row, face up, from the left; the rest is face down
        fleet=1,                                         # place of the fleet from 0
        planets={"silver_gate.1": "0 developed", "ember_reach.2": "1 occupied"},
        tokens={"frostveil.3": "pt_water"},              # planet tokens; left out: any
        trades="commodity_trade political_cooperation scholar_exchange",
    )
    t.luck("x7")                                         # what is drawn next, by name; after that anything
    t.do(0, "convert:discovery", "colonize:frostveil.2")
    assert t.have(0)["credits"] == 9
    assert t.why(0, "end").rule == "alliances:D1"

Main factions and technologies hold with all their effects, but nothing they give at once has come: give resources
beside them. Sides are in turn order unless `order` says otherwise. A turn in which Scavenge is the only thing possible
is played by itself (alliances:D19): give a credit or a card to who is to be asked.
"""

from __future__ import annotations

from typing import Any

from starhold.core.chance import Seeded
from starhold.games.alliances import actions, kinds
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.actions import FACTION_NAMES, SITE_NAMES, THING_NAMES
from starhold.games.alliances.board import CRUISERS_IN_ALL, CUBES_IN_ALL
from starhold.games.alliances.game import GAME
from starhold.games.alliances.phases.resources import RESOURCE_NAMES, adapt, enter
from starhold.games.alliances.state import AlliancesState
from starhold.games.alliances.view import STATUS_NAMES
from tests.games.base_kit import BaseTable, Side, bare, dealt, difference, refused

__all__ = ["INDEX", "Side", "Table", "changes", "later", "lay_out", "new_game", "refused", "side", "table", "thing"]

INDEX = {name: number for number, name in enumerate(THING_NAMES)}
PLACES = ("manufacture", "retrieve", "scavenge", "trade1", "trade2", "trade3", "anomaly")


def side(
    mains: str = "",
    hand: str = "",
    *,
    credits: int = 0,
    production: int = 0,
    discovery: int = 0,
    influence: int = 0,
    prestige: int = 0,
    relic: int = 0,
    cruisers: int = 0,
    cubes: int = 3,
    technologies: str = "",
    true_ideology: str = "",
    played: bool = False,
) -> Side:
    """One player: names separated by blanks; `cubes` are those in hand, `played` a card already played this turn."""
    return Side(
        mains=mains, hand=hand, credits=credits, production=production, discovery=discovery, influence=influence,
        prestige=prestige, relic=relic, cruisers=cruisers, cubes=cubes, technologies=technologies,
        true_ideology=true_ideology, played=played,
    )  # fmt: skip


class Table(BaseTable[AlliancesState]):
    """A position under test, and the hands that play it."""

    # -- playing

    def pass_round(self) -> None:
        """Everybody scavenges with every cube (and plays nothing) until the action phase of this round is over."""
        now = self.state.round
        while "turn" in self.asked().values() and self.state.round == now:
            seat = self.state.waiting()[0]
            self.do(seat, "scavenge" if "scavenge" in self.legal(seat) else "end")

    # -- looking

    def legal_of(self, seat: int, verb: str) -> set[str]:
        """The arguments with which a verb is legal now."""
        return {text.partition(":")[2] for text in self.legal(seat, verb)}

    def have(self, seat: int) -> dict[str, int]:
        """credits production discovery influence prestige relic cruisers, and cubes in hand."""
        alliance = self.state.alliances[seat]
        return {
            **{name: int(alliance.amount(number)) for number, name in enumerate(RESOURCE_NAMES)},
            "cubes": alliance.cubes,
        }

    def supply(self, seat: int) -> dict[str, int]:
        """cubes and cruisers in the personal supply."""
        alliance = self.state.alliances[seat]
        return {"cubes": alliance.cube_supply, "cruisers": alliance.cruiser_supply}

    def hand(self, seat: int) -> set[str]:
        return {FACTION_NAMES[card] for card in self.state.alliances[seat].hand}

    def mains(self, seat: int) -> list[str]:
        return [FACTION_NAMES[card] for card in self.state.alliances[seat].mains]

    def technologies(self, seat: int) -> set[str]:
        bits = self.state.alliances[seat].techs
        return {name for number, name in enumerate(actions.TECHNOLOGY_NAMES) if bits >> number & 1}

    def strength(self, seat: int) -> int:
        return self.state.alliances[seat].strength

    def planet(self, site: str) -> str:
        """`0 colonised`, `1 developed`, `0 occupied` or `empty`; `none` where there is no planet."""
        number = SITE_NAMES.index(site)
        if self.state.planet[number] == flat.NONE:
            return "none"
        status = STATUS_NAMES[self.state.status[number]]
        return status if status == "empty" else f"{self.state.owner[number]} {status}"

    def protected(self, site: str) -> bool:
        planets = [one for system in self.view(None)["systems"] for one in system["planets"]]
        return bool(next(one for one in planets if one["site"] == site)["protected"])

    def row(self) -> list[str]:
        """The systems face up."""
        return [actions.SYSTEM_NAMES[system] for system in self.state.row]

    def fleet(self) -> int:
        return self.state.fleet

    def round(self) -> int:
        return self.state.round

    def order(self) -> list[int]:
        """Turn order of this round."""
        return list(self.state.order)

    def track(self) -> list[tuple[int, int]]:
        """(seat, prestige) from the first to the last: on one space the upper cube comes first."""
        return [(seat, self.state.alliances[seat].prestige) for seat in self.state.track]

    def cubes_on(self, place: str) -> list[int]:
        """Cubes by colour on manufacture, retrieve, scavenge (the spaces), trade1 to trade3 (the cards), anomaly."""
        first = flat.COLOURS * PLACES.index(place)
        return self.state.cubes[first : first + len(self.state.alliances)]

    def turned(self, place: str) -> bool:
        """Whether the trade card trade1, trade2 or trade3 lies with its back up."""
        return bool(self.state.flipped >> (PLACES.index(place) - 3) & 1)

    def council(self) -> list[str]:
        """The six seats: open, blocked, or the colour there."""
        names = {flat.OPEN_SEAT: "open", flat.BLOCKED_SEAT: "blocked"}
        return [names.get(holder, str(holder)) for holder in self.state.seats]

    def discarded(self) -> set[str]:
        return {FACTION_NAMES[card] for card in self.state.discard}

    def points(self, seat: int) -> int:
        return self.score(seat).total

    def parts(self, seat: int) -> dict[str, int]:
        """Points by source: prestige, colonised, developed, relics, ideology; sources without points left out."""
        return dict(self.score(seat).parts)

    def mine(self, seat: int) -> dict[str, Any]:
        """The part of the own view about oneself."""
        found: dict[str, Any] = self.state.view(seat)["alliances"][seat]
        return found


def changes(t: Table, *notations: str) -> dict[str, int]:
    """What these choices of the first seat change of what it has."""
    before = t.have(0)
    t.do(0, *notations)
    return difference(before, t.have(0))


def thing(number: int) -> str:
    """The name of a thing in a log entry."""
    return THING_NAMES[number]


def new_game(players: int = 2, seed: int = 0, luck: str = "", **options: object) -> Table:
    """A freshly dealt game, at its first decision; `luck` names what is drawn first, in order (see test_setup)."""
    state = dealt(AlliancesState, GAME, players, options, GAME.script(luck.split(), then=Seeded(seed)))
    return Table(state, state.journal)


def lay_out(t: Table, luck: str = "", seed: int = 0) -> Table:
    """Through the set-up: nobody redraws, all lead with their first card by name; then the galaxy is laid out.

    `luck` names what is drawn then: systems and planet tokens.
    """
    t.chance = GAME.script(luck.split(), then=Seeded(seed))
    while t.round() == 0:
        seat = t.state.waiting()[0]
        t.do(seat, "keep" if "keep" in t.legal(seat) else min(t.legal(seat)))
    return t


def table(
    *sides: Side,
    systems: str = "silver_gate ember_reach frostveil",
    fleet: int = 1,
    round: int = 2,
    planets: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    explored: str = "",
    trades: str = "commodity_trade political_cooperation mercenary_contracts",
    turned: str = "",
    cubes: dict[str, list[int]] | None = None,
    council: dict[int, int] | None = None,
    order: list[int] | None = None,
    track: list[int] | None = None,
    to_move: int | None = None,
    at: str = "turn",
    automa_cruisers: int = 2,
    options: dict[str, object] | None = None,
) -> Table:
    """A position; one side is a solo game, whose automa is colour 1 (its planets are given as `1 colonised`).

    `planets`: site -> "seat colonised|developed|occupied". `tokens`: site of a planet symbol -> planet token.
    `explored`: explore sites whose token is gone, for instance "silver_gate.x1". `turned`: trade cards with their back
    up. `cubes`: place (see `cubes_on`) -> cubes by colour. `council`: seat number from 1 -> colour. `track`: seats from
    the first to the last among those of equal prestige. `at`: turn, war, galactic, production or action: where the
    position begins (`action` lets the automa act first; `production` begins that round).
    """
    players = len(sides)
    state = bare(AlliancesState, GAME, players, options)
    state.round, state.fleet = round, fleet
    state.phase = kinds.IN_ACTION
    state.order = order or list(range(players))
    state.first_order = state.order
    for seat, one in enumerate(sides):
        _build(state, seat, one)
    ranks = track or state.order
    state.track = sorted(ranks, key=lambda seat: -state.alliances[seat].prestige)
    _lay_systems(state, systems.split(), tokens or {}, explored.split())
    for site, text in (planets or {}).items():
        _hold(state, site, text)
    state.trades = [actions.TRADE_NAMES.index(name) for name in trades.split()]
    for place, card in enumerate(state.trades):
        if actions.TRADE_NAMES[card] in turned.split():
            state.flipped |= 1 << place
    for place_name, counts in (cubes or {}).items():
        first = flat.COLOURS * PLACES.index(place_name)
        for colour, count in enumerate(counts):
            state.cubes[first + colour] = count
    for number in range(len(state.seats)):
        if not state.table.seat_players[number] >> players & 1:
            state.seats[number] = flat.BLOCKED_SEAT
    for number, colour in (council or {}).items():
        state.seats[number - 1] = colour
    if players == 1:
        state.alliances[1].cruisers = automa_cruisers
    for colour in range(len(state.alliances)):
        _fill_supply(state, colour)
    return _begin(state, at, to_move)


def _begin(state: AlliancesState, at: str, to_move: int | None) -> Table:
    match at:
        case "turn":
            place = 0 if to_move is None else state.order.index(to_move)
            state.frames.task(kinds.NEXT_TURN, place - 1)
        case "action":
            state.frames.task(kinds.ACTION_PHASE)
        case "war":
            state.frames.task(kinds.WAR)
        case "galactic":
            state.frames.task(kinds.GALACTIC)
        case "production":
            state.round -= 1
            state.frames.task(kinds.NEXT_ROUND)
        case _:
            raise ValueError(f"a position begins at turn, action, war, galactic or production, not at {at}")
    result = Table(state)
    state.advance(result.chance)
    return result


def later(t: Table, at: str) -> Table:
    """The same position, begun anew at another point, so that luck can be named before: `later(t, "galactic")`."""
    t.state.frames.stack.clear()
    t.state.frames.task({"war": kinds.WAR, "galactic": kinds.GALACTIC, "action": kinds.ACTION_PHASE}[at])
    t.state.advance(t.chance)
    return t


def _build(state: AlliancesState, seat: int, one: Side) -> None:
    given = one.given
    alliance = state.alliances[seat]
    for number, name in enumerate(RESOURCE_NAMES):
        alliance.add(number, given[name] - alliance.amount(number))
    alliance.cubes = given["cubes"]
    alliance.hand = sorted(_take_cards(state, given["hand"]))
    for card in _take_cards(state, given["mains"]):
        alliance.mains.append(card)
        adapt(state, seat, card)
        enter(state, seat, state.table.abilities[card])
    for name in given["technologies"].split():
        number = actions.TECHNOLOGY_NAMES.index(name)
        alliance.techs |= 1 << number
        alliance.tech_count += 1
        enter(state, seat, state.table.technology_effects[number])
    if given["true_ideology"]:
        alliance.true_ideology = _take_cards(state, given["true_ideology"])[0]
    alliance.played = int(given["played"])


def _take_cards(state: AlliancesState, names: str) -> list[int]:
    cards = [FACTION_NAMES.index(name) for name in names.split()]
    for card in cards:
        if card not in state.deck:
            raise ValueError(f"{FACTION_NAMES[card]} lies in two places")
        state.deck.remove(card)
    return cards


def _lay_systems(state: AlliancesState, names: list[str], tokens: dict[str, str], explored: list[str]) -> None:
    table = state.table
    for token in tokens.values():
        state.planet_bag.remove(INDEX[token])
    for name in names:
        system = actions.SYSTEM_NAMES.index(name)
        state.row.append(system)
        state.system_bag.remove(actions.SYSTEM_THING + system)
        for site in range(table.first_site[system], table.after_site[system]):
            state.planet[site] = table.site_planet[site]
            if SITE_NAMES[site] in tokens:
                chosen = INDEX[tokens[SITE_NAMES[site]]]
            elif table.site_planet[site] == flat.NONE and table.site_players[site] >> state.players & 1:
                chosen = state.planet_bag.pop()
            else:
                continue
            state.planet[site] = table.first_token + chosen - INDEX["pt_temperate"]
        for site in range(table.first_explore[system], table.after_explore[system]):
            here = f"{name}.x{site - table.first_explore[system] + 1}"
            if table.explore_players[site] >> state.players & 1 and here not in explored:
                state.tokens |= 1 << site


def _hold(state: AlliancesState, site: str, text: str) -> None:
    owner, status = text.split()
    number = SITE_NAMES.index(site)
    state.owner[number] = int(owner)
    state.status[number] = STATUS_NAMES.index(status)
    alliance = state.alliances[int(owner)]
    setattr(alliance, status, getattr(alliance, status) + 1)


def _fill_supply(state: AlliancesState, colour: int) -> None:
    alliance = state.alliances[colour]
    used = alliance.cubes + alliance.colonised + 2 * alliance.developed + alliance.tech_count
    used += state.seats.count(colour) + sum(state.cubes[colour :: flat.COLOURS])
    used += 1 if colour < state.players else 0
    alliance.cube_supply = CUBES_IN_ALL - used
    alliance.cruiser_supply = CRUISERS_IN_ALL - alliance.cruisers - alliance.occupied
