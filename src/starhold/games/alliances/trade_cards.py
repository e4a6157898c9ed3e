"""The five trade cards with both sides, as data.

Three names and one price are known from print (`published`); the rest is Starhold's reconstruction.
"""

from __future__ import annotations

from typing import Final

from starhold.games.alliances.powers import Bundle, Exchange, TradeCard

TRADE_CARDS: Final = (
    TradeCard(
        "commodity_trade",
        "Commodity Trade",
        (3, 3, 4, 5),
        (Exchange(Bundle(credits=3), Bundle(production=2)), Exchange(Bundle(influence=1), Bundle(credits=5))),
        (Exchange(Bundle(credits=3), Bundle(production=3)), Exchange(Bundle(influence=1), Bundle(credits=6))),
        published=("name",),
    ),
    TradeCard(
        "political_cooperation",
        "Political Cooperation",
        (3, 3, 4, 5),
        (
            Exchange(Bundle(credits=7), Bundle(influence=2)),
            Exchange(Bundle(discovery=1, credits=2), Bundle(influence=1, production=1)),
        ),
        (
            Exchange(Bundle(credits=6), Bundle(influence=2)),
            Exchange(Bundle(discovery=1, credits=1), Bundle(influence=1, production=1)),
        ),
        published=("name", "front"),
    ),
    TradeCard(
        "mercenary_contracts",
        "Mercenary Contracts",
        (2, 2, 3, 4),
        (Exchange(Bundle(influence=1), Bundle(cruisers=3)), Exchange(Bundle(cruisers=2), Bundle(credits=6))),
        (Exchange(Bundle(influence=1), Bundle(cruisers=3, credits=1)), Exchange(Bundle(cruisers=2), Bundle(credits=7))),
        published=("name",),
    ),
    TradeCard(
        "scholar_exchange",
        "Scholar Exchange",
        (2, 2, 3, 4),
        (Exchange(Bundle(credits=4), Bundle(discovery=2)), Exchange(Bundle(influence=1), Bundle(discovery=2))),
        (
            Exchange(Bundle(credits=3), Bundle(discovery=2)),
            Exchange(Bundle(influence=1), Bundle(discovery=2, credits=1)),
        ),
    ),
    TradeCard(
        "antiquities_market",
        "Antiquities Market",
        (2, 2, 3, 4),
        (Exchange(Bundle(discovery=2), Bundle(relic=1, credits=3)), Exchange(Bundle(influence=2), Bundle(relic=2))),
        (
            Exchange(Bundle(discovery=2), Bundle(relic=1, credits=4)),
            Exchange(Bundle(influence=2), Bundle(relic=2, credits=1)),
        ),
    ),
)
