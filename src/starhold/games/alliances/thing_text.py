"""Everything the board shows, in words and figures, as plain data for clients (see `AlliancesText.things`)."""

from __future__ import annotations

from typing import Any, Final

from starhold.games.alliances import board
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.power_text import (
    KIND_NAMES,
    OWNER,
    RESOURCE_NAMES,
    TECHNOLOGY,
    CardText,
    Options,
    Values,
    ability_of,
    back_of,
    plain,
    research_gain,
)
from starhold.games.alliances.powers import Bundle, Exchange, Faction, Ideology, Technology
from starhold.games.alliances.settings import OPTIONS
from starhold.games.alliances.system_cards import EXPLORE_TOKENS, PLANET_TOKENS, SYSTEMS
from starhold.games.alliances.trade_cards import TRADE_CARDS
from starhold.locale.phrases import capital

ACTIONS: Final = (
    "colonize", "develop", "manufacture", "retrieve", "scavenge", "trade", "explore", "nominate", "research",
)  # fmt: skip
IDEOLOGY_NAMES: Final = tuple(ideology.name.lower() for ideology in Ideology)
DEFAULTS: Final = {option.name: option.default for option in OPTIONS}
# Readings that change words; Develop depends on two options at once, so both together are a reading too.
_READINGS: Final[tuple[dict[str, str], ...]] = (
    *({option.name: value} for option in OPTIONS for value in option.choices if value != option.default),
    {"purple_and_star": "swapped", "develop_choice": "production"},
)


class ThingText:
    """All things in one language."""

    def __init__(self, cards: CardText) -> None:
        self.cards = cards
        self.say = cards.say

    def things(self) -> dict[str, Any]:
        """All there is under the usual readings; and under `readings`, for other values of options, what differs."""
        usual = self._worded(DEFAULTS)
        readings = []
        for when in _READINGS:
            other = self._worded({**DEFAULTS, **when})
            changed = {
                part: [new for new, old in zip(other[part], usual[part], strict=True) if new != old] for part in usual
            }
            found: dict[str, Any] = {part: things for part, things in changed.items() if things}
            if "war_second_of_four" in when:
                found["war"] = _war(when)
            if found:
                readings.append({"when": when, **found})
        return {
            **usual,
            "systems": [
                {
                    "id": system.id,
                    "name": self.cards.name(system.id),
                    "sites": [
                        f"{system.id}.{number + 1}"
                        for number in range(len(system.planets) + len(system.planet_symbols))
                    ],
                }
                for system in SYSTEMS
            ],
            "planet_tokens": [
                {"id": token.id, "kind": KIND_NAMES[token.kind], "reward": plain(token.reward)}
                for token in PLANET_TOKENS
            ],
            "explore_tokens": [
                {"id": token.id, "reward": plain(token.reward), "text": self._gain(token.reward)}
                for token in EXPLORE_TOKENS
            ],
            "resources": [{"id": id, "name": capital(self.say("resource-name", resource=id))} for id in RESOURCE_NAMES],
            "kinds": [{"id": id, "name": capital(self.say("kind-name", kind=id))} for id in KIND_NAMES],
            "seats": [
                {"seat": number + 1, "prestige": prestige, "players": list(players)}
                for number, (prestige, players) in enumerate(board.SEATS)
            ],
            "war": _war(DEFAULTS),
            "readings": readings,
            "note": self.say("alliances-note"),
        }

    def _worded(self, options: Options) -> dict[str, list[dict[str, Any]]]:
        """What readings change the words of."""
        return {
            "factions": [self._faction(faction, options) for faction in FACTIONS],
            "technologies": [self._technology(technology, options) for technology in TECHNOLOGY.values()],
            "trade_cards": [
                {
                    "id": card.id,
                    "name": self.cards.name(card.id),
                    "slots": list(card.slots),
                    "front": [self._exchange(one) for one in card.front],
                    "back": [self._exchange(one) for one in back_of(card, options)],
                }
                for card in TRADE_CARDS
            ],
            "ideologies": [
                {
                    "id": id,
                    "name": capital(self.say("ideology-name", ideology=id)),
                    "text": capital(f"{self.scores(id, options)}."),
                }
                for id in IDEOLOGY_NAMES
            ],
            "actions": [
                {
                    "id": action,
                    "name": self.say(f"action-{action}"),
                    "text": self.say(f"action-{action}-text", **self._prices(action, options)),
                }
                for action in ACTIONS
            ],
        }

    def _gain(self, bundle: Bundle) -> str:
        return self.say("gain-text", gain=self.cards.paid(bundle))

    def _exchange(self, exchange: Exchange) -> dict[str, Any]:
        words = self.say("exchange-text", cost=self.cards.paid(exchange.cost), gain=self.cards.paid(exchange.gain))
        return {"cost": plain(exchange.cost), "gain": plain(exchange.gain), "text": words}

    def _faction(self, faction: Faction, options: Options) -> dict[str, Any]:
        ability = ability_of(faction, options)
        return {
            "id": faction.id,
            "name": self.cards.name(faction.id),
            "ideology": faction.ideology.name.lower(),
            "adaptations": [KIND_NAMES[kind] for kind in faction.adaptations],
            "ability": {
                "name": self.cards.ability_name(faction.id),
                "text": self.cards.ability(faction, options),
                "short": capital(self.cards.ability_short(faction, options)),
            },
            "bonus": plain(faction.main_bonus),
            "boost": plain(faction.boost),
            "bonus_text": self._gain(faction.main_bonus),
            "boost_text": self._gain(faction.boost),
            "technology": ability.id if isinstance(ability, Technology) else None,
            "published": list(faction.published),
            "sentence": " ".join(self.cards.about_faction(faction, options)),
        }

    def _technology(self, technology: Technology, options: Options) -> dict[str, Any]:
        return {
            "id": technology.id,
            "name": self.cards.name(technology.id),
            "level": technology.level,
            "column": technology.column,
            "requires": list(technology.requires_any),
            "advanced": technology.advanced,
            "gain": plain(research_gain(technology, options)),
            "text": " ".join(self.cards.about_technology(technology, options)),
            "short": capital(self.cards.technology_short(technology)),
            "faction": OWNER.get(technology.id),
        }

    # -- figures of the nine actions and the five ideologies

    def scores(self, ideology: str, options: Options) -> str:
        """What a main ideology scores (alliances:J1)."""
        chosen = options.get(f"{ideology}_scores")
        if chosen is None or chosen == DEFAULTS[f"{ideology}_scores"]:
            every = {"culture": board.CULTURE_RELICS, "diplomacy": board.DIPLOMACY_PRESTIGE}.get(ideology, 1)
            return self.say(f"scores-{ideology}", n=every)
        return self.say(f"scores-{ideology}-{chosen}")

    def _prices(self, action: str, options: Options) -> Values:
        """The figures of an action, without discounts."""
        paid = self.cards.paid
        match action:
            case "develop":
                swapped = options["purple_and_star"] == "swapped"
                cheap, dear = ("influence", "discovery") if swapped else ("discovery", "influence")
                choice = [paid({str(options["develop_choice"]): 1, cheap: 1}), paid({dear: 1})]
                price = paid({"credits": board.DEVELOP_CREDITS})
                return {"cost": price, "gain": paid({"prestige": 1}), "choice": self.cards.one_of(choice)}
            case "manufacture":
                return {"cost": paid({"credits": board.CRUISER_CREDITS}), "n": board.MOST_CRUISERS}
            case "retrieve":
                return {"cost": paid({"credits": board.RELIC_CREDITS, "discovery": board.RELIC_DISCOVERIES})}
            case "scavenge":
                return {"gain": paid({str(options["scavenge_gain"]): 1})}
            case "explore":
                return {"cost": paid({"cruisers": 1})}
            case "nominate":
                return {"cost": paid({"influence": board.NOMINATE_INFLUENCE})}
            case "research":
                other = str(options["research_price"])
                either = [paid({"credits": board.RESEARCH_CREDITS}), paid({other: board.RESEARCH_OTHER})]
                basic = self.cards.one_of([*either, paid({"discovery": board.RESEARCH_OTHER})])
                more = paid({"discovery": board.ADVANCED_DISCOVERIES})
                return {"basic": basic, "either": self.cards.one_of(either), "more": more}
            case _:
                return {}


def _war(options: Options) -> list[list[dict[str, int]]]:
    """Rewards by place, for 2, 3 and 4 players (alliances:F3)."""
    rewards = [[plain(reward) for reward in places] for places in board.WAR_REWARDS.values()]
    second = options.get("war_second_of_four")
    if second != DEFAULTS["war_second_of_four"]:
        rewards[-1][1] = {str(second): rewards[-1][1][str(second)]}
    return rewards
