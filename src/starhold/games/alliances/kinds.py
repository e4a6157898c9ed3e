"""Numbers of the decisions (alliances:M3), of the tasks between them, and of the reasons why something is refused."""

from __future__ import annotations

from typing import Final

from starhold.games.alliances.view_types import Phase

# Decisions.
TURN: Final = 0  # free effects, a card, the action, the end
ADAPTATION: Final = 1  # Colonize: the card discarded for it
NOMADS_ACTION: Final = 2  # what the lifted cube does
PRODUCTION: Final = 3  # production abilities that cost something, or whose order matters
SEIZE_PLANET: Final = 4  # the Overlord's planet
REDRAW: Final = 5
DRAFT: Final = 6
FIRST_FACTION: Final = 7

# Tasks.
DEAL: Final = 0
REDRAW_NEXT: Final = 1
CHOOSE_FIRST: Final = 2
NEXT_ROUND: Final = 3
PRODUCE_NEXT: Final = 4
ACTION_PHASE: Final = 5
NEXT_TURN: Final = 6
WAR: Final = 7
WAR_END: Final = 8
GALACTIC: Final = 9
END_GAME: Final = 10
LAY_GALAXY: Final = 11

# Phases, for people.
SET_UP: Final = 0
IN_PRODUCTION: Final = 1
IN_ACTION: Final = 2
IN_WAR: Final = 3
IN_GALACTIC: Final = 4
OVER: Final = 5
PHASE_NAMES: Final[tuple[Phase, ...]] = ("setup", "production", "action", "war", "galactic", "over")

# Reasons: `refusals.py` has the message and the rule of each.
OK: Final = 0
NOT_NOW: Final = 1
MUST_ACT: Final = 2
ACTED: Final = 3
CARD_PLAYED: Final = 4
NOT_IN_HAND: Final = 5
MAINS_FULL: Final = 6
FACTION_PACE: Final = 7
IDEOLOGY_SET: Final = 8
NO_SUCH_SYSTEM: Final = 9
NO_PLANET: Final = 10
OUT_OF_REACH: Final = 11
PLANET_TAKEN: Final = 12
NOT_ADAPTED: Final = 13
BARREN: Final = 14
ADAPT_NO_MATCH: Final = 15
CANNOT_PAY: Final = 16
NOT_YOUR_COLONY: Final = 17
CRUISER_LIMIT: Final = 18
CRUISER_SUPPLY: Final = 19
TRADE_ABSENT: Final = 20
NO_SLOT: Final = 21
NO_CRUISER: Final = 22
NO_TOKEN: Final = 23
NO_DEVELOPED: Final = 24
SEAT_TAKEN: Final = 25
SEAT_BLOCKED: Final = 26
TECH_KNOWN: Final = 27
TECH_LOCKED: Final = 28
TECH_FOREIGN: Final = 29
PAYMENT_KIND: Final = 30
NO_ABILITY: Final = 31
CONVERSION_OFF: Final = 32
SWARM_CRUISERS: Final = 33
PROTECTED: Final = 34
OWN_PLANET: Final = 35
OCCUPIED_PLANET: Final = 36
NOT_LIFT: Final = 37
REDRAW_PICKED: Final = 38
NOT_IN_PACK: Final = 39
NO_PRODUCTION: Final = 40
NOMADS_ONLY: Final = 41
