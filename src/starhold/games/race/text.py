"""Race in words: cards, questions, answers, refusals, the log and the table, in English, Czech and Lithuanian.

    text = RaceText("cs")
    print(text.question(state, seat))
    for code in state.legal(seat):
        print(text.action(state, seat, code))

Every sentence is a message of `starhold/locale`; here it is only chosen and given its figures. The engine never imports
this: it plays the same without a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from starhold.core.journal import Entry
from starhold.core.rules import Refusal
from starhold.games.race.actions import ACTION_NAMES
from starhold.games.race.cards import CARDS, EDITIONS, INDEX, Card
from starhold.games.race.choice_text import ChoiceText
from starhold.games.race.phases.settle import CONQUERED, WAY_OPEN
from starhold.games.race.power_text import CardText, Values, good_id, number, power_message, signed
from starhold.games.race.powers import DrawIfMostProduced, Good, Power, ScoringLine, SpendHand
from starhold.games.race.scoring import END_REASONS
from starhold.games.race.view import PHASE_NAMES
from starhold.locale.binding import fold
from starhold.locale.game_text import BaseText
from starhold.locale.phrases import table_end, yes

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


# What a line says of how a world was placed, where it is not for so many cards.
_WAYS: Final = {WAY_OPEN: "open", CONQUERED: "conquer", 0: "free"}


class RaceText(BaseText):
    """All words of Race in one language."""

    GAME = "race"
    MINUTES = 40
    WEIGHT = 3
    OPENINGS = frozenset({"round", "game-end"})
    DETAILS = frozenset(
        {
            *("explore-keep", "pay", "pay-all", "windfall-good", "settle-bonus", "conquer"),
            *("use-tactics", "use-colony-ship", "use-contact", "draw-after-developing", "draw-after-settling"),
            *("gain-chips", "consume-draw", "guess-hit", "guess-miss"),
            *("produce", "draw-for-producing", "draw-per-good", "draw-for-most"),
        }
    )

    def __init__(self, language: str) -> None:
        super().__init__(language)
        words = self.words
        self._cards = CardText(words)
        self._choices = ChoiceText(self._cards)

    # -- cards

    def card(self, card: int | str) -> str:
        """The name of a card, given by its design number or its id."""
        return self._cards.name(card)

    def good(self, kind: Good | int | str) -> str:
        """The name of a kind of good."""
        return self._cards.good(kind)

    def power(self, power: Power) -> str:
        """One power with its phase: "Settle: worlds with Rare elements cost 1 less."."""
        return self._cards.power(power)

    def powers(self, card: int | str | Card, edition: str = "first") -> list[tuple[str, str]]:
        """All powers of a card, each as the word of its phase and a sentence."""
        return self._cards.powers(card if isinstance(card, Card) else _design(card, edition))

    def scoring_line(self, line: ScoringLine) -> str:
        """One line of a 6-cost development's list."""
        return self._cards.scoring_line(line)

    def describe(self, card: int | str, edition: str = "first") -> list[str]:
        """Everything there is to say about a card, in full sentences; its name comes first."""
        return self._cards.describe(card, edition)

    def look_up(self, name: str) -> list[str]:
        """The same for a card given by id or by its name in this language; nothing if there is none."""
        wanted = fold(name)
        for card in CARDS:
            if wanted in (card.id, fold(self.card(card.id)), fold(card.name)):
                return self.describe(card.id)
        return []

    # -- small words

    def phase(self, phase: int | str) -> str:
        """A phase by its number, 0 for the time between, or by its name in a view."""
        return self.say(f"phase-{PHASE_NAMES.index(phase) if isinstance(phase, str) else phase}")

    def action_card(self, action: int | str) -> str:
        """The name of an action card."""
        return self.say(f"action-{action if isinstance(action, str) else ACTION_NAMES[action]}")

    def score_part(self, source: str) -> str:
        """Where points come from: chips, worlds, developments, Military, or a 6-cost development."""
        return self.card(source) if source in INDEX else self.say(f"part-{source}")

    # -- for the table in the browser

    def things(self, edition: str) -> dict[str, Any]:
        """All cards, action cards, goods and phases, in words and figures; an unknown edition is the first."""
        designs = EDITIONS.get(edition, EDITIONS["first"])
        return {
            "cards": [self._thing(card) for card in designs],
            "actions": [
                {"id": name, "name": self.action_card(name), "bonus": self.say(f"bonus-{name}")}
                for name in ACTION_NAMES
            ],
            "goods": [{"id": good_id(good), "name": self.good(good), "price": good + 2} for good in Good],
            "phases": [{"id": name, "name": self.phase(name)} for name in PHASE_NAMES if name],
        }

    def _thing(self, card: Card) -> dict[str, Any]:
        """A card as plain data, every power in a sentence."""
        powers: list[dict[str, Any]] = []
        for power, (word, sentence) in zip(card.powers, self._cards.powers(card), strict=True):
            key, values = power_message(power)  # from which a client makes the short words of a card's face
            short = {"key": key.removeprefix("power-"), "values": values}
            powers.append({"phase": power.phase.value, "phase_word": word, "text": sentence, **short})
        return {
            "id": card.id,
            "name": self.card(card.id),
            "world": card.world,
            "military": card.military,
            "cost": card.cost,
            "vp": card.vp,
            "good": None if card.good is None else good_id(card.good),
            "source": None if card.source is None else card.source.value,
            "start": card.start,
            "keywords": list(card.keywords),
            "facts": self._cards.facts(card),
            "powers": powers,
            "scoring": [{"text": self.scoring_line(line)} for line in card.scoring],
            "about": self._cards.describe(card.id, "first" if card in EDITIONS["first"] else "later")[1:],
        }

    # -- play

    def question(self, state: RaceState, seat: int, names: Sequence[str] = ()) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        return self._choices.question(state, seat)

    def action(self, state: RaceState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer in words, with its cost and effect."""
        return self._choices.action(state, seat, code)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What is not possible, why, and what to do instead; the rule stands at the end."""
        values: Values = {"card": "none", **refusal.values}
        if "card" in refusal.values:
            values["card"] = self.card(str(refusal.values["card"]))
        if "military" in refusal.values:
            values["military"] = number(int(refusal.values["military"]))
        return self.with_rule(refusal, self.say(refusal.key, **values))

    def entry(self, entry: Entry, names: Sequence[str], seat: int | None = None) -> str:
        """A line of the log; cards that only its seat may know are named if the entry still holds them."""
        values: Values = {
            "name": names[entry.seat] if entry.seat >= 0 else "",
            "n": entry.number,
            "cards": entry.number,
            "goods": entry.number,
            "vp": entry.number,
            "signed": signed(entry.number),
            "list": self._cards.names(entry.cards),
        }
        if entry.card >= 0:
            values |= {"card": self.card(entry.card), "good": _good_of(CARDS[entry.card])}
        if entry.key == "action":
            values["action"] = self.action_card(entry.number)
        elif entry.key == "explore-draw":
            values |= {"cards": entry.number % 100, "keep": entry.number // 100}
        elif entry.key == "consume":
            vp, goods = divmod(entry.number % 10_000, 100)
            values |= {"goods": goods, "vp": vp, "cards": entry.number // 10_000}
        elif entry.key == "settle":
            values["way"] = _WAYS.get(entry.number, "pay")
        elif entry.key == "game-end":
            values["reason"] = self.end_reason(END_REASONS[entry.number])
        elif entry.key == "spend-hand":
            values["vp"] = entry.number * _vp_of_spending(CARDS[entry.card])
        return self.told(f"log-{entry.key}", values, seat, entry.seat)

    # -- the table

    def position(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """The table as a seat sees it, from its view: one line a fact, in reading order, for eyes and for ears."""
        lines = [
            self._when(view),
            self.say("table-piles", pool=view["pool"], deck=view["deck_size"], discard=view["discard_size"]),
            self.say("table-order", names=", ".join(names[seat] for seat in view["order"])),
        ]
        edition = str(view["options"]["edition"])
        for empire in view["empires"]:
            mine = empire["seat"] == view["seat"]
            lines += ["", *self._empire(empire, names[empire["seat"]], mine, edition, view["phase"] != "")]
        return lines + table_end(self.say, view, names)

    def _when(self, view: dict[str, Any]) -> str:
        """Round and phase, or after which round it is over."""
        key = "table-after" if view["over"] else "table-round"
        return self.say(key, round=view["round"], phase=self.phase(view["phase"]))

    def _empire(self, empire: dict[str, Any], name: str, mine: bool, edition: str, in_phase: bool) -> list[str]:
        """One player: points, Military, hand size, actions, tableau; and for oneself the cards in hand."""
        lines = [
            self.say(
                "table-empire",
                mine=yes(mine),
                name=name,
                points=empire["score"]["total"],
                parts=self._parts(empire["score"]["parts"]),
                military=number(empire["military"]),
                hand=empire["hand_size"],
            )
        ]
        if empire["actions"]:
            actions = "; ".join(self.action_card(action) for action in empire["actions"])
            lines.append(self.say("table-actions", actions=actions))
        lines.append(self.say("table-tableau", cards=len(empire["tableau"])))
        lines += [self._tableau_card(place, edition, in_phase) for place in empire["tableau"]]
        if mine:
            lines += self._own_cards("table-hand", empire["hand"], edition)
            if empire["explored"]:
                lines += self._own_cards("table-my-explored", empire["explored"], edition)
        elif empire["explored_size"]:
            lines.append(self.say("table-explored", cards=empire["explored_size"]))
        return lines

    def _parts(self, parts: Sequence[dict[str, Any]]) -> str:
        """The sum behind a score."""
        return "; ".join(
            self.say("score-part", source=self.score_part(part["source"]), points=part["points"]) for part in parts
        )

    def _tableau_card(self, place: dict[str, Any], edition: str, in_phase: bool) -> str:
        """A card on the table, with its good in words; its fresh powers are marked while the phase lasts (race:12)."""
        card = _design(place["card"], edition)
        facts = self._cards.facts(card)
        if card.source is not None:
            facts.append(self.say("table-good" if place["good"] else "table-no-good"))
        if in_phase and card.powers and not place["active"]:
            facts.append(self.say("table-new"))
        return self._listed(card, facts)

    def _own_cards(self, title: str, cards: Sequence[str], edition: str) -> list[str]:
        """Cards only their owner sees, each with cost and kind."""
        designs = [_design(card, edition) for card in cards]
        return [
            self.say(title, cards=len(cards)),
            *(self._listed(card, self._cards.facts(card)) for card in designs),
        ]

    def _listed(self, card: Card, facts: list[str]) -> str:
        return "  " + self.say("table-card", card=self.card(card.id), facts=", ".join(facts))


def _design(card: int | str, edition: str) -> Card:
    return EDITIONS[edition][INDEX[card] if isinstance(card, str) else card]


def _good_of(card: Card) -> str:
    """The kind of good a log line speaks of: the world's own, or the one a power counts."""
    for power in card.powers:
        if isinstance(power, DrawIfMostProduced):
            return good_id(power.good)
    return good_id(card.good)


def _vp_of_spending(card: Card) -> int:
    """What a card pays for each hand card discarded (race:57)."""
    return sum(power.vp for power in card.powers if isinstance(power, SpendHand))
