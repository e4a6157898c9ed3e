"""What a seat is asked, and its answers, as sentences with the engine's own figures for cost and effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.core.frames import Frame
from starhold.games.alliances import card_table as flat
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import COLONIZE, DISCARD, LIFT, SEIZE, SITE_NAMES, SPACE
from starhold.games.alliances.board import HAND, MOST_REDRAWN
from starhold.games.alliances.outcome_text import Amounts, Outcome, outcome
from starhold.games.alliances.phases.colonize import fee, fits
from starhold.games.alliances.power_text import FACTION, KIND_NAMES, NOTHING, TECHNOLOGY, CardText, Values, amounts
from starhold.games.alliances.thing_text import ThingText
from starhold.locale.phrases import yes

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


class ChoiceText:
    """Questions and answers in one language."""

    def __init__(self, cards: CardText, things: ThingText) -> None:
        self.cards = cards
        self.things = things
        self.say = cards.say

    # -- questions

    def question(self, s: AlliancesState, seat: int) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        frame = s.frames.of(seat)
        if frame is None:
            return self.say("game-over") if s.over() else self.say("waiting-others")
        key = f"ask-{s.decision(frame.kind).name}"
        match frame.kind:
            case kinds.TURN:
                return self._asked_to_act(s, seat, key)
            case kinds.REDRAW:
                left = MOST_REDRAWN - len(frame.picked)
                text = self.say(key, most=MOST_REDRAWN, left=left)
                if not frame.picked:
                    return text
                chosen = self.cards.names(code - DISCARD for code in frame.picked)
                return f"{text} {self.say('ask-chosen', list=chosen)}"
            case kinds.DRAFT:
                return self.say(key, number=HAND + 1 - len(s.alliances[seat].pack))
            case kinds.ADAPTATION:
                return self.say(key, **self.planet(s, SITE_NAMES[frame.subject]))
            case _:
                return self.say(key)

    def _asked_to_act(self, s: AlliancesState, seat: int, key: str) -> str:
        """A turn: what is still to do or possible, and how many cubes are left after it."""
        alliance = s.alliances[seat]
        acted = alliance.acted
        text = self.say(key, acted=yes(acted), played=yes(alliance.played))
        if not acted:
            return f"{text} {self.say('ask-cubes', n=alliance.cubes - 1)}"
        lifts = any(LIFT <= code < SEIZE for code in s.legal(seat))
        return f"{text} {self.say('ask-lift')}" if lifts else text

    # -- answers

    def action(self, s: AlliancesState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer in words, with its cost and effect."""
        frame = s.frames.of(seat)
        if frame is None or code not in s.legal(seat):
            return self.say("do-impossible", notation=SPACE.notation(code))
        verb, argument = SPACE.split(code)
        match verb:
            case "end" | "spare" | "stop":
                return self.say(f"do-{verb}")
            case "keep":
                return self.say("do-keep", n=len(frame.picked))
            case "discard" | "pick":
                facts = self.cards.facts_short(FACTION[argument], s.settings.values)
                return self.say(f"do-{verb}", faction=self.cards.name(argument), facts=facts)
            case "explore":
                return self._explore(s, seat, argument)
            case "lift":
                return self.say("do-lift", **self.planet(s, argument))
            case "main" if frame.kind == kinds.FIRST_FACTION:
                return self._faction(s, "first", argument, amounts(FACTION[argument].main_bonus))
            case "colonize" if not self._adapted(s, seat, code):
                return self._with_a_card(s, seat, argument)
            case _:
                return self._known(s, frame, verb, argument, outcome(s, seat, code), names)

    def _known(
        self, s: AlliancesState, f: Frame, verb: str, argument: str, found: Outcome, names: Sequence[str]
    ) -> str:
        """A choice whose outcome is known to the last credit."""
        deal: Values = {"cost": self.cards.paid(found.cost), "gain": self.cards.paid(found.gain)}
        match verb:
            case "colonize" | "develop":
                site = argument if verb == "colonize" else argument.rpartition(".")[0]
                text = self.say(f"do-{verb}", **deal, **self.planet(s, site))
            case "seize" | "swarm":
                text = self.say(f"do-{verb}", owner=self._owner(s, argument, names), **deal, **self.planet(s, argument))
            case "trade":
                sides: Values = {"cost": self.cards.bundle(found.cost), "gain": self.cards.bundle(found.gain)}
                text = self.say("do-trade", card=self.cards.name(argument.partition(".")[0]), **sides)
            case "nominate":
                text = self.say("do-nominate", number=int(argument), **deal)
            case "research":
                technology = TECHNOLOGY[argument.partition(".")[0]]
                short = self.cards.technology_short(technology)
                text = self.say("do-research", technology=self.cards.name(technology.id), text=short, **deal)
            case "adapt" | "use" | "produce" | "boost":
                ability = self.cards.ability_name(argument)
                text = self.say(f"do-{verb}", faction=self.cards.name(argument), ability=ability, **deal)
            case "main":
                text = self._faction(s, verb, argument, list(found.gain.items()))
            case "ideology":
                ideology = FACTION[argument].ideology.name.lower()
                scores = self.things.scores(ideology, s.settings.values)
                text = self.say("do-ideology", faction=self.cards.name(argument), ideology=ideology, text=scores)
            case _:  # convert, and those that need no place named
                text = self.say(f"do-{verb}", **deal)
        return self._more(text, found.abilities, found.lost)

    def _more(self, text: str, abilities: list[tuple[str, Amounts]], lost: Amounts) -> str:
        """What abilities add to it, and what is lost above a limit."""
        parts = [
            self.say("then-gain", ability=self._ability(thing), gain=self.cards.paid(gain))
            for thing, gain in abilities
            if gain
        ]
        if lost:
            parts.append(self.say("then-lost", list=self.cards.bundle(lost)))
        return self.say("do-with", text=text, list="; ".join(parts)) if parts else text

    def _ability(self, thing: str) -> str:
        """What answers: a faction's ability by its name, or a technology."""
        return self.cards.ability_name(thing) if thing in FACTION else self.cards.name(thing)

    def _faction(self, s: AlliancesState, verb: str, faction: str, gain: list[tuple[str, int]]) -> str:
        facts = self.cards.facts_short(FACTION[faction], s.settings.values)
        return self.say(f"do-{verb}", faction=self.cards.name(faction), facts=facts, gain=self.cards.paid(dict(gain)))

    def _explore(self, s: AlliancesState, seat: int, site: str) -> str:
        """What lies there is not known; what it costs and what abilities add is (alliances:D12)."""
        alliance, table = s.alliances[seat], s.table
        keeps = alliance.powers & flat.EXPLORE_KEEP_CRUISER
        cost = NOTHING if keeps else self.cards.paid({"cruisers": 1})
        events = (flat.ON_EXPLORE,) if keeps else (flat.ON_LOSE_CRUISERS, flat.ON_EXPLORE)
        answers: list[tuple[str, Amounts]] = []
        for effect in alliance.effects:
            if table.effect_type[effect] == flat.ANSWERS and table.effect_what[effect] in events:
                technology = table.effect_technology[effect]
                thing = (
                    list(FACTION)[table.effect_faction[effect]]
                    if technology == flat.NONE
                    else list(TECHNOLOGY)[technology]
                )
                answers.append((thing, dict(amounts(table.bundles[table.effect_gain[effect]]))))
        return self._more(self.say("do-explore", cost=cost, **self.cards.explore_site(site)), answers, {})

    # -- Colonize

    def _adapted(self, s: AlliancesState, seat: int, code: int) -> bool:
        """Whether a main faction or technology fits that planet; else a card has to stand in (alliances:D5)."""
        planet = s.planet[code - COLONIZE]
        return fits(s.alliances[seat], s.table.planet_kind[planet])

    def _with_a_card(self, s: AlliancesState, seat: int, site: str) -> str:
        credits = {"credits": int(fee(s.alliances[seat]))}
        reward = s.table.bundles[s.table.planet_gain[s.planet[SITE_NAMES.index(site)]]]
        cost, gain = self.cards.paid(credits), self.cards.paid(reward)
        return self.say("do-colonize-card", cost=cost, gain=gain, **self.planet(s, site))

    def planet(self, s: AlliancesState, site: str) -> Values:
        """A planet on the table as messages take it: a token's kind is known here."""
        planet = s.planet[SITE_NAMES.index(site)]
        return {**self.cards.site(site), "kind": KIND_NAMES[s.table.planet_kind[planet]]}

    def _owner(self, s: AlliancesState, site: str, names: Sequence[str]) -> str:
        """Whose planet it is: seats have no names here."""
        owner = s.owner[SITE_NAMES.index(site)]
        if owner == flat.NONE:
            return NOTHING
        if owner >= s.players:
            return self.say("automa-name")
        return names[owner] if owner < len(names) else self.say("seat", number=owner + 1)
