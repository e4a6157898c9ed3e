"""All that one player of Age of Galaxy has. The automa of the solo game is one, too."""

from __future__ import annotations

from mypy_extensions import i64

from starhold.core.fields import Joined, Number, Part, Row, Spread
from starhold.games.alliances import board
from starhold.games.alliances import card_table as flat


class Alliance(Part):
    """One player: cards, main factions, what is active, resources and counts."""

    __slots__ = (
        "acted", "adapted", "aside", "colonised", "credits", "cruiser_supply", "cruisers", "cube_supply", "cubes",
        "developed", "discount", "discovery", "effects", "extra_keep", "founded", "hand", "influence", "mains",
        "occupied", "pack", "played", "powers", "prestige", "production", "relics", "seen", "strength", "tech_count",
        "techs", "true_ideology", "wandered", "war_bonus",
    )  # fmt: skip
    FIELDS = (
        Row("hand", "aside", "pack", "seen", "mains", "effects"),
        Joined(
            Number(
                "credits", "production", "discovery", "influence", "prestige", "relics", "cruisers", "cubes",
                "cube_supply", "cruiser_supply", "colonised", "developed", "occupied", "strength", "extra_keep",
                "war_bonus", "powers", "adapted", "techs", "tech_count", "true_ideology", "played", "acted", "founded",
                "wandered",
            ),
            Spread("discount"),
        ),
    )  # fmt: skip

    hand: list[int]  # faction cards, sorted
    mains: list[int]  # main factions in the order they came
    effects: list[int]  # active ones that are looked for while playing
    # Shared: replaced, never changed in place.
    aside: list[int]  # put away in the set-up, known to their owner alone (alliances:B6)
    pack: list[int]  # to choose from in the draft (alliances:K1)
    seen: list[int]  # cards that went through this player's hands in the draft
    discount: list[int]  # by `powers.Price`
    # Resources and pieces.
    credits: i64
    production: i64
    discovery: i64
    influence: i64
    prestige: i64
    relics: i64
    cruisers: i64  # in hand
    cubes: i64  # in hand
    cube_supply: i64
    cruiser_supply: i64
    colonised: i64
    developed: i64
    occupied: i64
    # What factions and technologies give.
    strength: i64
    extra_keep: i64
    war_bonus: i64
    powers: i64  # bits, see `card_table`
    adapted: i64  # bits of kinds
    techs: i64  # bits of technologies
    tech_count: i64
    true_ideology: i64  # the faction tucked, or NONE
    # The turn.
    played: i64  # whether the card of this turn was played
    acted: i64  # whether the action of this turn was done
    founded: i64  # the last round in which a main faction was laid
    wandered: i64  # 1 + the site just colonised by Nomads who may still lift a cube this turn

    def clone(self) -> Alliance:
        copy = Alliance()
        copy.hand = self.hand[:]
        copy.mains = self.mains[:]
        copy.effects = self.effects[:]
        copy.aside = self.aside
        copy.pack = self.pack
        copy.seen = self.seen
        copy.discount = self.discount
        copy.credits = self.credits
        copy.production = self.production
        copy.discovery = self.discovery
        copy.influence = self.influence
        copy.prestige = self.prestige
        copy.relics = self.relics
        copy.cruisers = self.cruisers
        copy.cubes = self.cubes
        copy.cube_supply = self.cube_supply
        copy.cruiser_supply = self.cruiser_supply
        copy.colonised = self.colonised
        copy.developed = self.developed
        copy.occupied = self.occupied
        copy.strength = self.strength
        copy.extra_keep = self.extra_keep
        copy.war_bonus = self.war_bonus
        copy.powers = self.powers
        copy.adapted = self.adapted
        copy.techs = self.techs
        copy.tech_count = self.tech_count
        copy.true_ideology = self.true_ideology
        copy.played = self.played
        copy.acted = self.acted
        copy.founded = self.founded
        copy.wandered = self.wandered
        return copy

    def amount(self, resource: i64) -> i64:
        """How much of a resource is in hand, by `powers.Resource`."""
        if resource == flat.CREDITS:
            return self.credits
        if resource == flat.PRODUCTION_LEVEL:
            return self.production
        if resource == flat.DISCOVERY:
            return self.discovery
        if resource == flat.INFLUENCE:
            return self.influence
        if resource == flat.PRESTIGE:
            return self.prestige
        return self.relics if resource == flat.RELIC else self.cruisers

    def add(self, resource: i64, amount: i64) -> None:
        """More of a resource, or less."""
        if resource == flat.CREDITS:
            self.credits += amount
        elif resource == flat.PRODUCTION_LEVEL:
            self.production += amount
        elif resource == flat.DISCOVERY:
            self.discovery += amount
        elif resource == flat.INFLUENCE:
            self.influence += amount
        elif resource == flat.PRESTIGE:
            self.prestige += amount
        elif resource == flat.RELIC:
            self.relics += amount
        else:
            self.cruisers += amount


def new_alliance() -> Alliance:
    """A player before anything is dealt (alliances:B3, alliances:B4)."""
    one = Alliance()
    one.hand = []
    one.mains = []
    one.effects = []
    one.aside = []
    one.pack = []
    one.seen = []
    one.discount = [0] * flat.PRICES
    one.credits = 0
    one.production = board.STARTING_PRODUCTION
    one.discovery = 0
    one.influence = 0
    one.prestige = 0
    one.relics = 0
    one.cruisers = 0
    one.cubes = 0
    one.cube_supply = board.CUBES_IN_ALL - 1  # one lies on the prestige track
    one.cruiser_supply = board.CRUISERS_IN_ALL
    one.colonised = 0
    one.developed = 0
    one.occupied = 0
    one.strength = 0
    one.extra_keep = 0
    one.war_bonus = 0
    one.powers = 0
    one.adapted = 0
    one.techs = 0
    one.tech_count = 0
    one.true_ideology = flat.NONE
    one.played = 0
    one.acted = 0
    one.founded = 0
    one.wandered = 0
    return one


def new_automa() -> Alliance:
    """The opponent of the solo game: all technologies, no resources (alliances:K3)."""
    one = new_alliance()
    one.production = 0
    one.cruisers = board.AUTOMA_CRUISERS
    one.cube_supply = board.CUBES_IN_ALL
    one.cruiser_supply = board.CRUISERS_IN_ALL - board.AUTOMA_CRUISERS
    one.strength = board.AUTOMA_STRENGTH
    one.powers = flat.PLANETS_PROTECTED | flat.REACH_ALL_REVEALED
    return one
