"""The eight systems and the tokens that are laid on them, as data.

That there are five planet tokens of five kinds and nine explore tokens with three kinds of find is known from print;
the planets and all rewards are Starhold's reconstruction.
"""

from __future__ import annotations

from typing import Final

from starhold.games.alliances.powers import Bundle, ExploreToken, Kind, Planet, System

SYSTEMS: Final = (
    System(
        "silver_gate",
        "Silver Gate",
        (
            Planet("silver_gate.1", Kind.TEMPERATE, Bundle(production=2)),
            Planet("silver_gate.2", Kind.WATER, Bundle(discovery=2)),
        ),
        ((4,),),
        ((1, 2, 3, 4),),
    ),
    System(
        "ember_reach",
        "Ember Reach",
        (
            Planet("ember_reach.1", Kind.VOLCANIC, Bundle(cruisers=2)),
            Planet("ember_reach.2", Kind.DESERT, Bundle(credits=4)),
            Planet("ember_reach.3", Kind.BARREN, Bundle(influence=1, production=2)),
        ),
        ((3, 4),),
        (
            (1, 2, 3, 4),
            (4,),
        ),
    ),
    System(
        "frostveil",
        "Frostveil",
        (
            Planet("frostveil.1", Kind.FROZEN, Bundle(influence=2)),
            Planet("frostveil.2", Kind.WATER, Bundle(credits=3, production=1)),
        ),
        ((1, 2, 3, 4),),
        (
            (1, 2, 3, 4),
            (3, 4),
        ),
    ),
    System(
        "lantern_drift",
        "Lantern Drift",
        (
            Planet("lantern_drift.1", Kind.TEMPERATE, Bundle(discovery=1, credits=2)),
            Planet("lantern_drift.2", Kind.FROZEN, Bundle(cruisers=1, production=1)),
            Planet("lantern_drift.3", Kind.BARREN, Bundle(prestige=1, production=1)),
        ),
        ((4,),),
        ((1, 2, 3, 4),),
    ),
    System(
        "duskmire",
        "Duskmire",
        (
            Planet("duskmire.1", Kind.WATER, Bundle(influence=1, credits=1)),
            Planet("duskmire.2", Kind.VOLCANIC, Bundle(production=2)),
            Planet("duskmire.3", Kind.BARREN, Bundle(discovery=2, credits=1)),
        ),
        ((3, 4),),
        (
            (1, 2, 3, 4),
            (4,),
        ),
    ),
    System(
        "cinder_crown",
        "Cinder Crown",
        (
            Planet("cinder_crown.1", Kind.VOLCANIC, Bundle(discovery=1, influence=1)),
            Planet("cinder_crown.2", Kind.DESERT, Bundle(cruisers=2)),
        ),
        ((1, 2, 3, 4),),
        ((1, 2, 3, 4),),
    ),
    System(
        "hollow_spire",
        "Hollow Spire",
        (
            Planet("hollow_spire.1", Kind.DESERT, Bundle(discovery=1, production=1)),
            Planet("hollow_spire.2", Kind.FROZEN, Bundle(credits=4)),
            Planet("hollow_spire.3", Kind.BARREN, Bundle(prestige=1, influence=1)),
        ),
        ((3, 4),),
        (
            (1, 2, 3, 4),
            (3, 4),
        ),
    ),
    System(
        "tidewrack",
        "Tidewrack Shoals",
        (
            Planet("tidewrack.1", Kind.TEMPERATE, Bundle(influence=1, credits=1)),
            Planet("tidewrack.2", Kind.BARREN, Bundle(credits=4, cruisers=1)),
        ),
        ((4,),),
        ((1, 2, 3, 4),),
    ),
)

PLANET_TOKENS: Final = (
    Planet("pt_temperate", Kind.TEMPERATE, Bundle(influence=1, production=1)),
    Planet("pt_water", Kind.WATER, Bundle(credits=4)),
    Planet("pt_frozen", Kind.FROZEN, Bundle(discovery=2)),
    Planet("pt_desert", Kind.DESERT, Bundle(production=2, credits=1)),
    Planet("pt_volcanic", Kind.VOLCANIC, Bundle(cruisers=2, credits=1)),
)

EXPLORE_TOKENS: Final = (
    ExploreToken("x1", Bundle(discovery=2)),
    ExploreToken("x2", Bundle(discovery=2)),
    ExploreToken("x3", Bundle(discovery=3)),
    ExploreToken("x4", Bundle(influence=2)),
    ExploreToken("x5", Bundle(influence=2)),
    ExploreToken("x6", Bundle(discovery=1, influence=1)),
    ExploreToken("x7", Bundle(relic=1, discovery=1)),
    ExploreToken("x8", Bundle(relic=1, influence=1)),
    ExploreToken("x9", Bundle(relic=2)),
)
