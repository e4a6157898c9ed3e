"""The actions of Age of Galaxy and the names of everything they, the log and luck may be about.

Those asked for most come first: Python keeps small numbers ready, so their codes cost nothing to make.
"""

from __future__ import annotations

from typing import Final

from starhold.core.actions import ActionSpace, Verb
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.powers import Technology
from starhold.games.alliances.system_cards import EXPLORE_TOKENS, PLANET_TOKENS, SYSTEMS
from starhold.games.alliances.technology_cards import TECHNOLOGIES
from starhold.games.alliances.trade_cards import TRADE_CARDS

FACTION_NAMES: Final = tuple(faction.id for faction in FACTIONS)
SYSTEM_NAMES: Final = tuple(system.id for system in SYSTEMS)
UNIQUE_TECHNOLOGIES: Final = tuple(card.ability for card in FACTIONS if isinstance(card.ability, Technology))
TECHNOLOGY_NAMES: Final = tuple(technology.id for technology in (*TECHNOLOGIES, *UNIQUE_TECHNOLOGIES))
TRADE_NAMES: Final = tuple(card.id for card in TRADE_CARDS)
# Sites of planets: the printed ones of a system, then that of its planet symbol.
SITE_NAMES: Final = tuple(
    f"{system.id}.{number + 1}"
    for system in SYSTEMS
    for number in range(len(system.planets) + len(system.planet_symbols))
)
EXPLORE_SITE_NAMES: Final = tuple(
    f"{system.id}.x{number + 1}" for system in SYSTEMS for number in range(len(system.explore_symbols))
)

# Everything luck may draw and the log may name, by one number.
SYSTEM_THING: Final = len(FACTION_NAMES)
PLANET_TOKEN_THING: Final = SYSTEM_THING + len(SYSTEM_NAMES)
EXPLORE_TOKEN_THING: Final = PLANET_TOKEN_THING + len(PLANET_TOKENS)
TRADE_THING: Final = EXPLORE_TOKEN_THING + len(EXPLORE_TOKENS)
TECHNOLOGY_THING: Final = TRADE_THING + len(TRADE_NAMES)
SITE_THING: Final = TECHNOLOGY_THING + len(TECHNOLOGY_NAMES)
EXPLORE_SITE_THING: Final = SITE_THING + len(SITE_NAMES)
THING_NAMES: Final = (
    *FACTION_NAMES,
    *SYSTEM_NAMES,
    *(token.id for token in PLANET_TOKENS),
    *(token.id for token in EXPLORE_TOKENS),
    *TRADE_NAMES,
    *TECHNOLOGY_NAMES,
    *SITE_NAMES,
    *EXPLORE_SITE_NAMES,
)

# How many of each there are, as plain numbers for the compiler.
FACTION_COUNT: Final = 40
SITE_COUNT: Final = 28
EXPLORE_SITE_COUNT: Final = 12
TECHNOLOGY_COUNT: Final = 15
BOARD_TECHNOLOGIES: Final = 9
SEAT_COUNT: Final = 6
if [len(names) for names in (FACTION_NAMES, SITE_NAMES, EXPLORE_SITE_NAMES, TECHNOLOGY_NAMES, TECHNOLOGIES)] != [
    FACTION_COUNT, SITE_COUNT, EXPLORE_SITE_COUNT, TECHNOLOGY_COUNT, BOARD_TECHNOLOGIES,
]:  # fmt: skip
    raise AssertionError("the counts of alliances/actions.py do not match its content")

PAYMENT_NAMES: Final = ("credits", "influence", "production", "discovery")
PAYMENTS: Final = 4
BY_CREDITS: Final = 0
BY_INFLUENCE: Final = 1
BY_PRODUCTION: Final = 2
BY_DISCOVERY: Final = 3
CHOICE_NAMES: Final = ("discovery", "influence")  # of Develop
CONVERSION_NAMES: Final = ("discovery", "influence", "production")
MOST_BUILT: Final = 5  # cruisers in one Manufacture: the hand holds no more
MOST_RETRIEVED: Final = 12  # relics in one Retrieve: more than the credits of a hand can pay

# First code of each verb. Written out so that the compiler sees constants; checked against SPACE below.
END: Final = 0
SCAVENGE: Final = 1
CONVERT: Final = 2
COLONIZE: Final = CONVERT + 3
DEVELOP: Final = COLONIZE + SITE_COUNT
MANUFACTURE: Final = DEVELOP + 2 * SITE_COUNT
RETRIEVE: Final = MANUFACTURE + MOST_BUILT
TRADE: Final = RETRIEVE + MOST_RETRIEVED
EXPLORE: Final = TRADE + 10
NOMINATE: Final = EXPLORE + EXPLORE_SITE_COUNT
BOOST: Final = NOMINATE + SEAT_COUNT
MAIN: Final = BOOST + FACTION_COUNT
IDEOLOGY: Final = MAIN + FACTION_COUNT
RESEARCH: Final = IDEOLOGY + FACTION_COUNT
USE: Final = RESEARCH + PAYMENTS * TECHNOLOGY_COUNT
SWARM: Final = USE + FACTION_COUNT
ADAPT: Final = SWARM + SITE_COUNT
LIFT: Final = ADAPT + FACTION_COUNT
SEIZE: Final = LIFT + SITE_COUNT
SPARE: Final = SEIZE + SITE_COUNT
PRODUCE: Final = SPARE + 1
STOP: Final = PRODUCE + FACTION_COUNT
DISCARD: Final = STOP + 1
KEEP: Final = DISCARD + FACTION_COUNT
PICK: Final = KEEP + 1

SPACE: Final = ActionSpace(
    [
        Verb("end"),
        Verb("scavenge"),
        Verb("convert", CONVERSION_NAMES),
        Verb("colonize", SITE_NAMES),
        Verb("develop", [f"{site}.{choice}" for site in SITE_NAMES for choice in CHOICE_NAMES]),
        Verb("manufacture", [str(number + 1) for number in range(MOST_BUILT)]),
        Verb("retrieve", [str(number + 1) for number in range(MOST_RETRIEVED)]),
        Verb("trade", [f"{card}.{number}" for card in TRADE_NAMES for number in (1, 2)]),
        Verb("explore", EXPLORE_SITE_NAMES),
        Verb("nominate", [str(number + 1) for number in range(SEAT_COUNT)]),
        Verb("boost", FACTION_NAMES),
        Verb("main", FACTION_NAMES),
        Verb("ideology", FACTION_NAMES),
        Verb("research", [f"{name}.{payment}" for name in TECHNOLOGY_NAMES for payment in PAYMENT_NAMES]),
        Verb("use", FACTION_NAMES),
        Verb("swarm", SITE_NAMES),
        Verb("adapt", FACTION_NAMES),
        Verb("lift", SITE_NAMES),
        Verb("seize", SITE_NAMES),
        Verb("spare"),
        Verb("produce", FACTION_NAMES),
        Verb("stop"),
        Verb("discard", FACTION_NAMES),
        Verb("keep"),
        Verb("pick", FACTION_NAMES),
    ]
)

if tuple(verb.base for verb in SPACE.verbs) != (
    END, SCAVENGE, CONVERT, COLONIZE, DEVELOP, MANUFACTURE, RETRIEVE, TRADE, EXPLORE, NOMINATE, BOOST, MAIN, IDEOLOGY,
    RESEARCH, USE, SWARM, ADAPT, LIFT, SEIZE, SPARE, PRODUCE, STOP, DISCARD, KEEP, PICK,
):  # fmt: skip
    raise AssertionError("the codes of alliances/actions.py do not match its verbs")
