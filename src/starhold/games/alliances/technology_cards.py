"""The nine technologies of every player board, as data, level by level and from left to right.

The names but one, the levels of most and the effects of Terraforming and Warp Drive are known from print (`published`);
the other figures are Starhold's reconstruction.
"""

from __future__ import annotations

from typing import Final

from starhold.games.alliances.powers import (
    Bundle,
    Discount,
    Event,
    OnEvent,
    Power,
    Price,
    Resource,
    Rule,
    Strength,
    Technology,
)

TECHNOLOGIES: Final = (
    Technology(
        "terraforming",
        "Terraforming",
        1,
        0,
        (),
        Bundle(production=1),
        (Rule(Power.COLONIZE_BARREN),),
        published=("name", "level", "effects"),
    ),
    Technology(
        "warp_drive",
        "Warp Drive",
        1,
        1,
        (),
        Bundle(credits=1),
        (Rule(Power.REACH_ALL_REVEALED),),
        published=("name", "level", "effects"),
    ),
    Technology(
        "laser_weapons", "Laser Weapons", 1, 2, (), Bundle(cruisers=1), (Strength(1),), published=("name", "level")
    ),
    Technology(
        "orbital_foundries",
        "Orbital Foundries",
        2,
        0,
        ("terraforming",),
        Bundle(production=2),
        (Discount(Price.DEVELOP, Resource.CREDITS, 1),),
    ),
    Technology(
        "hyperspace_scanner",
        "Hyperspace Scanner",
        2,
        1,
        ("warp_drive",),
        Bundle(discovery=1),
        (OnEvent(Event.EXPLORE, Bundle(discovery=1)),),
        published=("name",),
    ),
    Technology(
        "plasma_weapons",
        "Plasma Weapons",
        2,
        2,
        ("laser_weapons",),
        Bundle(cruisers=1),
        (Strength(1),),
        published=("name", "level"),
    ),
    Technology(
        "planetary_shield",
        "Planetary Shield",
        3,
        0,
        (
            "orbital_foundries",
            "hyperspace_scanner",
        ),
        Bundle(prestige=1),
        (Rule(Power.PLANETS_PROTECTED),),
        published=("name",),
    ),
    Technology(
        "xenology",
        "Xenology",
        3,
        1,
        (
            "orbital_foundries",
            "hyperspace_scanner",
            "plasma_weapons",
        ),
        Bundle(influence=1),
        (Rule(Power.ADAPT_ALL),),
        published=("name", "level"),
    ),
    Technology(
        "antimatter_torpedoes",
        "Antimatter Torpedoes",
        3,
        2,
        (
            "hyperspace_scanner",
            "plasma_weapons",
        ),
        Bundle(cruisers=1),
        (Strength(2),),
        published=("name", "level"),
    ),
)
