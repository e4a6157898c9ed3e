"""Factions, technologies, systems and trade cards in words: every effect is a sentence made from its data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from starhold.core.options import OptionValue
from starhold.games.alliances import powers
from starhold.games.alliances.actions import THING_NAMES, UNIQUE_TECHNOLOGIES
from starhold.games.alliances.board import MOST_PLAYERS
from starhold.games.alliances.faction_cards import FACTIONS
from starhold.games.alliances.system_cards import SYSTEMS
from starhold.games.alliances.technology_cards import TECHNOLOGIES
from starhold.games.alliances.trade_cards import TRADE_CARDS
from starhold.locale import Words
from starhold.locale.phrases import listed, yes

Values = dict[str, int | str]
Options = Mapping[str, OptionValue]

RESOURCE_NAMES: Final = tuple(resource.name.lower() for resource in powers.Resource)
KIND_NAMES: Final = tuple(kind.name.lower() for kind in powers.Kind)
NOTHING: Final = "none"  # what messages take for an empty list

FACTION: Final = {faction.id: faction for faction in FACTIONS}
TECHNOLOGY: Final = {technology.id: technology for technology in (*TECHNOLOGIES, *UNIQUE_TECHNOLOGIES)}
OWNER: Final = {
    faction.ability.id: faction.id for faction in FACTIONS if isinstance(faction.ability, powers.Technology)
}
SYSTEM: Final = {system.id: system for system in SYSTEMS}
TRADE_CARD: Final = {card.id: card for card in TRADE_CARDS}
PRINTED: Final = {planet.id: planet for system in SYSTEMS for planet in system.planets}


def amounts(bundle: powers.Bundle | Sequence[int] | Mapping[str, int]) -> list[tuple[str, int]]:
    """What a bundle holds, by name: one of the data, of the engine (resource, amount, ...) or of a view."""
    if isinstance(bundle, powers.Bundle):
        return [(name, n) for name, n in zip(RESOURCE_NAMES, bundle.amounts(), strict=True) if n]
    if isinstance(bundle, Mapping):
        return [(name, n) for name, n in bundle.items() if n]
    pairs = zip(bundle[::2], bundle[1::2], strict=True)
    return [(RESOURCE_NAMES[resource], n) for resource, n in pairs if n]


def plain(bundle: powers.Bundle) -> dict[str, int]:
    """The same as data for clients."""
    return dict(amounts(bundle))


# -- what the doubtful points change (alliances:A6, alliances:A15, alliances:A28)


def ability_of(faction: powers.Faction, options: Options) -> powers.Effect | powers.Technology:
    """The ability of a faction under these readings."""
    ability = faction.ability
    if options.get("purple_and_star") == "swapped":
        if faction.id == "weasels" and isinstance(ability, powers.Free):
            return powers.Free(
                ability.cost, powers.Bundle(discovery=ability.gain.influence, prestige=ability.gain.prestige)
            )
        if faction.id == "auralites" and isinstance(ability, powers.OnEvent):
            return powers.OnEvent(powers.Event.GAIN_DISCOVERY, ability.gain)
    return ability


def research_gain(technology: powers.Technology, options: Options) -> powers.Bundle:
    """What a technology brings when researched."""
    if technology.id == "terraforming" and "terraforming_gain" in options:
        return powers.Bundle(**{str(options["terraforming_gain"]): 1})
    return technology.on_research


def back_of(card: powers.TradeCard, options: Options) -> tuple[powers.Exchange, ...]:
    """The exchanges of a turned trade card."""
    return card.front if options.get("trade_backs") == "same" else card.back


class CardText:
    """Cards and effects in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say

    # -- names and lists

    def name(self, thing: int | str) -> str:
        """The name of a faction, technology, system or trade card, given by its number or its id."""
        return self.say(f"card-{thing if isinstance(thing, str) else THING_NAMES[thing]}")

    def names(self, things: Iterable[int | str]) -> str:
        """Several names in a row."""
        return ", ".join(self.name(thing) for thing in things) or NOTHING

    def ability_name(self, faction: str) -> str:
        """The name of a faction's ability, or of the technology it brings."""
        ability = FACTION[faction].ability
        return self.name(ability.id) if isinstance(ability, powers.Technology) else self.say(f"ability-{faction}")

    def all_of(self, parts: Sequence[str]) -> str:
        """A list as one says it: "a, b and c"."""
        return listed(self.say, "list-and", parts)

    def one_of(self, parts: Sequence[str]) -> str:
        """The same for a choice: "a, b or c"."""
        return listed(self.say, "list-or", parts)

    def bundle(self, bundle: powers.Bundle | Sequence[int] | Mapping[str, int]) -> str:
        """Amounts as they stand on a card: "3 credits and 1 production"."""
        return self.all_of([self.say("amount", n=n, resource=name) for name, n in amounts(bundle)]) or NOTHING

    def paid(self, bundle: powers.Bundle | Sequence[int] | Mapping[str, int]) -> str:
        """The same as what somebody pays or gains."""
        return self.all_of([self.say("amount-acc", n=n, resource=name) for name, n in amounts(bundle)]) or NOTHING

    def kinds(self, kinds: Iterable[int | str]) -> str:
        """Kinds of planets somebody is adapted to."""
        names = [kind if isinstance(kind, str) else KIND_NAMES[kind] for kind in kinds]
        return self.all_of([self.say("kind-list", kind=name) for name in names])

    # -- effects

    def effect(self, effect: powers.Effect) -> str:
        """One effect as a sentence."""
        kind, values = self._facts(effect)
        return self.say(f"effect-{kind}", **values)

    def effect_short(self, effect: powers.Effect) -> str:
        """The same in a few words."""
        kind, values = self._facts(effect)
        return self.say(f"short-{kind}", **values)

    def _facts(self, effect: powers.Effect) -> tuple[str, Values]:
        """The message of an effect, and its values."""
        match effect:
            case powers.Production(gain, cost, per):
                count = "once" if per is None else per.count.value
                if per is not None and per.count is powers.Count.OWNED_PLANETS and per.kind is not None:
                    count = "owned_kind"
                kind = "" if per is None or per.kind is None else per.kind.name.lower()
                values: Values = {"count": count, "kind": kind, "divide": 1 if per is None else per.divide}
                return "production", {"cost": self.paid(cost), "gain": self.paid(gain), **values}
            case powers.Free(cost, gain):
                return "swarm" if gain.seize else "free", {"cost": self.paid(cost), "gain": self.paid(gain)}
            case powers.OnEvent(event, gain):
                return "on_event", {"event": event.name.lower(), "gain": self.paid(gain)}
            case powers.Discount(price, resource, n):
                less = self.say("amount-less", n=n, resource=RESOURCE_NAMES[resource])
                return "discount", {"price": price.name.lower(), "amount": less}
            case powers.Strength(n):
                return "strength", {"n": n}
            case powers.Rule(power, n):
                return power.name.lower(), {"n": n} if power in (
                    powers.Power.EXTRA_KEEP,
                    powers.Power.WAR_COUNT_BONUS,
                ) else {}

    def ability(self, faction: powers.Faction, options: Options) -> str:
        """What a faction can do, or the technology it brings, in sentences."""
        ability = ability_of(faction, options)
        if not isinstance(ability, powers.Technology):
            return self.effect(ability)
        text = " ".join(self.technology_does(ability, options))
        return self.say("effect-unique", text=text)

    def ability_short(self, faction: powers.Faction, options: Options) -> str:
        """The same in a few words."""
        ability = ability_of(faction, options)
        if not isinstance(ability, powers.Technology):
            return self.effect_short(ability)
        return self.say("short-unique", text=self.technology_short(ability))

    def technology_does(self, technology: powers.Technology, options: Options) -> list[str]:
        """What a technology brings, in sentences: at once, and from then on."""
        gain = self.say("about-gain", gain=self.paid(research_gain(technology, options)))
        return [gain, *(self.effect(effect) for effect in technology.effects)]

    def technology_short(self, technology: powers.Technology) -> str:
        """What a technology does from then on, in a few words; what it gains at once is left out."""
        return "; ".join(self.effect_short(effect) for effect in technology.effects)

    # -- whole cards

    def describe(self, thing: str, options: Options) -> list[str]:
        """Everything there is to say about a faction, technology, system or trade card; its name comes first."""
        if thing in FACTION:
            about = self.about_faction(FACTION[thing], options)
        elif thing in TECHNOLOGY:
            about = self.about_technology(TECHNOLOGY[thing], options)
        elif thing in SYSTEM:
            about = self._about_system(SYSTEM[thing], options)
        else:
            about = self._about_trade(TRADE_CARD[thing], options)
        return [self.name(thing), *about]

    def about_faction(self, faction: powers.Faction, options: Options) -> list[str]:
        """A faction: what it is, its ability, what it brings as a main faction and as a boost."""
        return [
            self.say("about-faction", **self.facts(faction)),
            self.say("about-ability", ability=self.ability_name(faction.id), text=self.ability(faction, options)),
            self.say("about-bonus", gain=self.paid(faction.main_bonus)),
            self.say("about-boost", gain=self.paid(faction.boost)),
        ]

    def facts(self, faction: powers.Faction) -> Values:
        """Ideology and adaptations, as messages take them."""
        return {"ideology": faction.ideology.name.lower(), "kinds": self.kinds(faction.adaptations)}

    def facts_short(self, faction: powers.Faction, options: Options) -> str:
        """Ideology, adaptations and ability in a few words."""
        short = self.ability_short(faction, options)
        return self.say("faction-facts", ability=self.ability_name(faction.id), text=short, **self.facts(faction))

    def about_technology(self, technology: powers.Technology, options: Options) -> list[str]:
        """A technology: where it stands, what it needs, what it does."""
        owner = self.name(OWNER[technology.id]) if technology.id in OWNER else ""
        needs = self.one_of([self.name(needed) for needed in technology.requires_any])
        place = self.say("about-technology", level=technology.level, needs=needs, faction=owner)
        return [place, *self.technology_does(technology, options)]

    def _about_system(self, system: powers.System, options: Options) -> list[str]:
        planets = "; ".join(self.planet_reward(planet, options) for planet in system.planets)
        lines = [self.say("about-system", list=planets)]
        lines += [self.say("about-symbol", **self._for_players(players)) for players in system.planet_symbols]
        return lines + [self.say("about-explored", **self._for_players(players)) for players in system.explore_symbols]

    def _for_players(self, numbers: Sequence[int]) -> Values:
        """For which numbers of players a symbol is, as messages take it."""
        return {"all": yes(len(numbers) == MOST_PLAYERS), "players": self.one_of([str(number) for number in numbers])}

    def planet_reward(self, planet: powers.Planet, options: Options) -> str:
        """A printed planet and what it gives."""
        reward = planet.reward
        if options.get("purple_and_star") == "swapped" and planet.id == "frostveil.1":
            reward = powers.Bundle(discovery=reward.influence)
        return self.say("planet-reward", kind=KIND_NAMES[planet.kind], token="no", gain=self.bundle(reward))

    def _about_trade(self, card: powers.TradeCard, options: Options) -> list[str]:
        return [
            self.say("about-trade", list=", ".join(str(number) for number in card.slots)),
            self.say("about-front", list=self.exchanges(card.front)),
            self.say("about-back", list=self.exchanges(back_of(card, options))),
        ]

    def exchanges(self, exchanges: Iterable[powers.Exchange]) -> str:
        """The exchanges of a trade card in a row."""
        return "; ".join(self.exchange(one.cost, one.gain) for one in exchanges)

    def exchange(
        self,
        cost: powers.Bundle | Sequence[int] | Mapping[str, int],
        gain: powers.Bundle | Sequence[int] | Mapping[str, int],
    ) -> str:
        """One exchange: what is paid for what."""
        return self.say("exchange", cost=self.bundle(cost), gain=self.bundle(gain))

    # -- places

    def site(self, site: str) -> Values:
        """A planet's place as messages take it; the kind of a token is not known by its place alone."""
        system, _, _ = site.partition(".")
        kind = KIND_NAMES[PRINTED[site].kind] if site in PRINTED else "unknown"
        return {"system": self.name(system), "kind": kind, "token": yes(site not in PRINTED)}

    def explore_site(self, site: str) -> Values:
        """The place of an explore token as messages take it; 0 for the only one of its system."""
        system, _, number = site.partition(".x")
        only = len(SYSTEM[system].explore_symbols) == 1
        return {"system": self.name(system), "number": 0 if only else int(number)}
