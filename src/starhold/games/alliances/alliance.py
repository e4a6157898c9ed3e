"""All that one player of Age of Galaxy has. The automa of the solo game is one, too."""

from __future__ import annotations

from mypy_extensions import i64

from starhold.core.fields import Joined, Number, Part, Row, Spread
from starhold.games.alliances import board
from starhold.games.alliances import card_table as flat


class Alliance(Part):
    """One player: cards, main factions, what is active, resources and counts."""

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
    credits: i64 = 0
    production: i64 = board.STARTING_PRODUCTION
    discovery: i64 = 0
    influence: i64 = 0
    prestige: i64 = 0
    relics: i64 = 0
    cruisers: i64 = 0  # in hand
    cubes: i64 = 0  # in hand
    cube_supply: i64 = board.CUBES_IN_ALL
    cruiser_supply: i64 = board.CRUISERS_IN_ALL
    colonised: i64 = 0
    developed: i64 = 0
    occupied: i64 = 0
    # What factions and technologies give.
    strength: i64 = 0
    extra_keep: i64 = 0
    war_bonus: i64 = 0
    powers: i64 = 0  # bits, see `card_table`
    adapted: i64 = 0  # bits of kinds
    techs: i64 = 0  # bits of technologies
    tech_count: i64 = 0
    true_ideology: i64 = flat.NONE  # the faction tucked, or NONE
    # The turn.
    played: i64 = 0  # whether the card of this turn was played
    acted: i64 = 0  # whether the action of this turn was done
    founded: i64 = 0  # the last round in which a main faction was laid
    wandered: i64 = 0  # 1 + the site just colonised by Nomads who may still lift a cube this turn

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
    one.cube_supply -= 1  # one lies on the prestige track
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
