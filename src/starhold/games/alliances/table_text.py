"""A position in words, from a seat's view of it: one line a fact, in reading order, for eyes and for ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from starhold.games.alliances.power_text import FACTION, NOTHING, CardText, Values
from starhold.games.alliances.system_cards import EXPLORE_TOKENS
from starhold.locale.phrases import table_end, yes

_SPACES: Final = ("manufacture", "retrieve", "scavenge")  # the actions below the three trade cards
_FINDS: Final = {token.id: token.reward for token in EXPLORE_TOKENS}


class TableText:
    """Positions in one language."""

    def __init__(self, cards: CardText) -> None:
        self.cards = cards
        self.say = cards.say

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Everything on the table."""
        people = [*names[: view["players"]], *([self.say("automa-name")] if view["solo"] else [])]
        lines = [self._time(view), *self._galaxy(view, people)]
        for place, trade in enumerate(view["trade"]):
            lines.append(self._trade(place, trade, people))
        lines += self._boards(view, people)
        lines += self._war(view["war"], view, people)
        for alliance in view["alliances"]:
            lines += ["", *self._alliance(alliance, people[alliance["seat"]], alliance["seat"] == view["seat"], view)]
        return lines + table_end(self.say, view, people)

    # -- the galaxy

    def _time(self, view: dict[str, Any]) -> str:
        if view["over"]:
            return self.say("table-after")
        if view["round"] == 0:
            return self.say("table-setup")
        return self.say("table-round", round=view["round"], phase=view["phase"])

    def _galaxy(self, view: dict[str, Any], people: Sequence[str]) -> list[str]:
        """The row of systems; in the set-up there may be none yet (alliances:B9)."""
        if all(system["system"] is None for system in view["systems"]):
            return [self.say("table-no-galaxy")]
        return [self._system(system, view["fleet"], people) for system in view["systems"]]

    def _system(self, system: dict[str, Any], fleet: int, people: Sequence[str]) -> str:
        """A system, its planets and tokens."""
        place = system["place"] + 1
        if system["system"] is None:
            return self.say("table-face-down", place=place)
        parts = [self._planet(planet, people) for planet in system["planets"]]
        parts.append(self.say("table-tokens", n=sum(token["there"] for token in system["tokens"])))
        where = "here" if system["place"] == fleet else "reached" if system["within_fleet"] else "beyond"
        name = self.cards.name(system["system"])
        return self.say("table-system", place=place, system=name, fleet=where, list="; ".join(parts))

    def _planet(self, planet: dict[str, Any], people: Sequence[str]) -> str:
        owner = planet["owner"]
        return self.say(
            "table-planet",
            kind=planet["kind"],
            token=yes(planet["token"]),
            status=planet["status"],
            gain=self.cards.bundle(planet["reward"]),
            owner=NOTHING if owner is None else people[owner],
            safe=yes(planet["protected"]),
        )

    # -- boards

    def _trade(self, place: int, trade: dict[str, Any], people: Sequence[str]) -> str:
        """A trade card: its slots, exchanges and cubes, and those that will come up to it."""
        exchanges = "; ".join(self.cards.exchange(one["cost"], one["gain"]) for one in trade["exchanges"])
        slots = trade["slots"] or 0
        values: Values = {"side": trade["side"], "slots": slots, "taken": slots - (trade["open"] or 0)}
        sentences = [
            self.say("table-trade", place=place + 1, card=self.cards.name(trade["card"]), exchanges=exchanges, **values)
        ]
        if any(trade["cubes"]):
            sentences.append(self.say("table-cubes", list=self._counts(trade["cubes"], people)))
        if any(trade["below"]):
            action = self.say(f"action-{_SPACES[place]}")
            sentences.append(self.say("table-below", action=action, list=self._counts(trade["below"], people)))
        if trade["full"]:
            sentences.append(self.say("table-era"))
        return " ".join(sentences)

    def _counts(self, counts: Sequence[int], people: Sequence[str]) -> str:
        """How many of something each has, those without left out."""
        return self.cards.all_of(
            [self.say("count-of", name=name, n=n) for name, n in zip(people, counts, strict=True) if n]
        )

    def _boards(self, view: dict[str, Any], people: Sequence[str]) -> list[str]:
        """Golden era, Anomaly, council, prestige track, turn order, cards out of hands."""
        lines: list[str] = []
        if any(view["golden_era"]):
            lines.append(self.say("table-golden-era", list=self._counts(view["golden_era"], people)))
        if any(view["anomaly"]):
            lines.append(self.say("table-anomaly", list=self._counts(view["anomaly"], people)))
        if view["explored"]:
            found = "; ".join(self.cards.bundle(_FINDS[token]) for token in view["explored"])
            lines.append(self.say("table-explored", list=found))
        seats = [self._seat(seat, people) for seat in view["council"] if seat["state"] != "blocked"]
        track = [self.say("count-of", name=people[one["seat"]], n=one["prestige"]) for one in view["track"]]
        lines.append(self.say("table-council", list="; ".join(seats)))
        lines.append(self.say("table-track", list=", ".join(track)))
        lines.append(self.say("table-order", list=", ".join(people[seat] for seat in view["order"])))
        lines.append(self.say("table-deck", cards=view["deck_size"]))
        if view["revealed"]:
            lines.append(self.say("table-revealed", list=self.cards.names(view["revealed"])))
        if view["discard"]:
            lines.append(self.say("table-discard", list=self.cards.names(view["discard"])))
        return lines

    def _seat(self, seat: dict[str, Any], people: Sequence[str]) -> str:
        holder = NOTHING if seat["holder"] is None else people[seat["holder"]]
        return self.say("table-seat", number=seat["seat"], prestige=seat["prestige"], holder=holder)

    # -- war

    def _war(self, war: dict[str, Any] | None, view: dict[str, Any], people: Sequence[str]) -> list[str]:
        """What war would bring now."""
        if war is None:
            return []
        ranks = [
            self.say(
                "table-rank",
                place=rank["place"],
                name=people[rank["seat"]],
                n=rank["count"],
                strength=rank["strength"],
                gain=self.cards.bundle(rank["reward"]),
            )
            for rank in war["ranking"]
            if rank["place"]
        ]
        if not ranks:
            return [self.say("table-war-nobody")]
        lines = [self.say("table-war", list="; ".join(ranks))]
        if war["overlord"] is not None:
            systems = [self._targets(system, war["targets"]) for system in view["systems"]]
            targets = [system for system in systems if system] or [self.say("table-targets-none")]
            lines.append(self.say("table-overlord", name=people[war["overlord"]], list="; ".join(targets)))
        return lines

    def _targets(self, system: dict[str, Any], targets: Sequence[str]) -> str:
        """The planets of a system that could be taken; empty if there are none."""
        labels = [
            self.say("planet-label", kind=planet["kind"], token=yes(planet["token"]))
            for planet in system["planets"]
            if planet["site"] in targets
        ]
        if not labels:
            return ""
        return self.say("table-targets", system=self.cards.name(system["system"]), list=", ".join(labels))

    # -- players

    def _alliance(self, one: dict[str, Any], name: str, mine: bool, view: dict[str, Any]) -> list[str]:
        """One alliance: points, resources, pieces, factions, planets; and for oneself the cards in hand."""
        pieces = self.say(
            "table-pieces",
            cubes=one["cubes"],
            cube_supply=one["supply"]["cubes"],
            cruisers=one["cruisers"],
            cruiser_supply=one["supply"]["cruisers"],
            strength=one["strength"],
            keeps=one["keeps"],
        )
        planets = self.say(
            "table-planets", colonised=one["colonised"], developed=one["developed"], occupied=one["occupied"]
        )
        if one["automa"]:
            return [self.say("table-automa"), pieces, planets]
        score = one["score"]
        parts = "; ".join(
            self.say("score-part", source=self.say(f"part-{part['source']}"), points=part["points"])
            for part in score["parts"]
            if part["points"]
        )
        lines = [
            self.say("table-player", mine=yes(mine), name=name, points=score["total"], parts=parts or NOTHING),
            self.say("table-resources", **_resources(one)),
            pieces,
            *self._factions(one),
            planets,
        ]
        guard = one["guard"]
        if guard["always"] or one["colonised"] + one["developed"]:
            state = "always" if guard["always"] else "safe" if guard["safe"] else "open"
            lines.append(self.say("table-guard", state=state, needed=guard["needed"], held=guard["held"]))
        return lines + (self._own_cards(one, view) if mine else [self.say("table-held", cards=one["hand_size"])])

    def _factions(self, one: dict[str, Any]) -> list[str]:
        """Main factions with what they can do, main ideology, adaptations, technologies."""
        lines = [
            self.say("table-factions", list=self.cards.names(one["factions"]))
            if one["factions"]
            else self.say("table-no-factions")
        ]
        tucked = one["true_ideology"]
        tucked_name = NOTHING if tucked is None else self.cards.name(tucked)
        lines.append(self.say("table-ideology", ideology=one["ideology"] or NOTHING, tucked=tucked_name))
        if one["adaptations"]:
            lines.append(self.say("table-adapted", kinds=self.cards.kinds(one["adaptations"])))
        if one["technologies"]:
            lines.append(self.say("table-technologies", list=self.cards.names(one["technologies"])))
        return lines

    def _own_cards(self, one: dict[str, Any], view: dict[str, Any]) -> list[str]:
        """Cards in hand, and to pick from in the draft, each with all it can be used for."""
        lines: list[str] = []
        for key, cards in (("table-pack", one["pack"]), ("table-hand", one["hand"])):
            if cards or key == "table-hand":
                lines.append(self.say(key, cards=len(cards)))
                lines += [f"  {self._card(card, view)}" for card in cards]
        if one["aside"]:
            lines.append(self.say("table-aside", list=self.cards.names(one["aside"])))
        return lines

    def _card(self, card: str, view: dict[str, Any]) -> str:
        faction = FACTION[card]
        return self.say(
            "table-faction",
            faction=self.cards.name(card),
            facts=self.cards.facts_short(faction, view["options"]),
            bonus=self.cards.bundle(faction.main_bonus),
            boost=self.cards.bundle(faction.boost),
        )


def _resources(one: dict[str, Any]) -> Values:
    return {name: one[name] for name in ("credits", "production", "discovery", "influence", "prestige", "relic")}
