"""Every figure of Age of Galaxy that stands on no card: set-up, limits, prices, council, war and the automa.

Prices, limits and set-up are known from print; council seats, war icons and the automa's ways are reconstructed.
"""

from __future__ import annotations

from typing import Final

from starhold.games.alliances.powers import Bundle

ROUNDS: Final = 5
MOST_PLAYERS: Final = 4

# Pieces (alliances:B3) and limits (alliances:C3, alliances:D15).
CUBES_IN_ALL: Final = 16
CRUISERS_IN_ALL: Final = 9
MOST_CREDITS: Final = 12
MOST_PRODUCTION: Final = 12
MOST_CRUISERS: Final = 5

# Set-up (alliances:B2 to alliances:B9).
STARTING_PRODUCTION: Final = 3
HAND: Final = 7
MOST_REDRAWN: Final = 3
ROW: Final = 5
FACE_UP: Final = 2
TRADES: Final = 3

# The round (alliances:C2, alliances:G3).
CUBES_A_ROUND: Final = 3
PRODUCTION_LOSS: Final = 1
MOST_CUBES_BACK: Final = 3

MOST_MAINS: Final = 3  # alliances:H1

# Prices (alliances:D6 to alliances:D14); that of Colonize is a count.
DEVELOP_CREDITS: Final = 7
CRUISER_CREDITS: Final = 2
RELIC_CREDITS: Final = 3
RELIC_DISCOVERIES: Final = 1
NOMINATE_INFLUENCE: Final = 3
RESEARCH_CREDITS: Final = 3
RESEARCH_OTHER: Final = 1
ADVANCED_DISCOVERIES: Final = 1

# Prestige of each council seat, and the numbers of players it is open for (alliances:B8, alliances:D13).
SEATS: Final = ((5, (1, 2, 3, 4)), (4, (1, 2, 3, 4)), (4, (3, 4)), (3, (1, 2, 3, 4)), (3, (3, 4)), (2, (4,)))

# By number of players and place (alliances:F3); the second of four is an option.
WAR_REWARDS: Final = {
    2: (Bundle(credits=1, prestige=1),),
    3: (Bundle(credits=2, prestige=1), Bundle(credits=1)),
    4: (Bundle(credits=3, prestige=1), Bundle(credits=1, prestige=1), Bundle(credits=1)),
}

# Points (alliances:J1).
COLONISED_POINTS: Final = 1
DEVELOPED_POINTS: Final = 2
DIPLOMACY_PRESTIGE: Final = 4  # prestige for one point
CULTURE_RELICS: Final = 2  # relics for one point

# The automa (alliances:K3).
AUTOMA_CRUISERS: Final = 2
AUTOMA_STRENGTH: Final = 4
AUTOMA_CARDS: Final = 2  # turned up each round
AUTOMA_BUILDS: Final = 2  # cruisers for a card of militarism
