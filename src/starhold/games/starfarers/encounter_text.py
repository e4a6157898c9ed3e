"""Encounters in words: each group tells its own little story, and what a card does is said from its data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from starhold.core.options import OptionValue
from starhold.games.starfarers import powers
from starhold.games.starfarers.board import RESOURCE_NAMES, UPGRADE_NAMES
from starhold.games.starfarers.read_cards import encounters_for
from starhold.games.starfarers.settings import OPTIONS
from starhold.locale import Words

Values = dict[str, int | str]
Options = Mapping[str, OptionValue]

DEFAULTS: Final = {option.name: option.default for option in OPTIONS}
GROUP_NAMES: Final = tuple(group.name.lower() for group in powers.Group)
AMOUNTS: Final = ("0", "1", "2", "3")
YES_NO: Final = ("yes", "no")
ANY: Final = "any"  # the only branch of a card, whatever was answered

_GREAT: Final = (powers.GainUpgrade, powers.FreeTradeShip, powers.SpaceJump)
_WELCOME: Final = (powers.Gain, powers.GainChoice, powers.EachOtherGives, powers.DrawFromEachOther, *_GREAT)
_UNWELCOME: Final = (powers.LoseUpgrade, powers.GroundShip)
# Options that say how an operation is read.
_READINGS: Final = {
    "op-reshuffle": "wear_reshuffle",
    "op-compare-boosters": "booster_counts",
    "op-fame-to-most": "most_pods",
}


def group_name(card: powers.Encounter) -> str:
    """The group of a card, as messages and clients know it."""
    return GROUP_NAMES[card.group]


def answers_of(card: powers.Encounter) -> tuple[str, ...]:
    """The answers that lead to the branches of a card, in their order."""
    if len(card.branches) == 1:
        return (ANY,)
    return AMOUNTS if card.asks == powers.Asks.AMOUNT else YES_NO


def deck(options: Options) -> dict[str, powers.Encounter]:
    """The cards under these readings, by id."""
    return {card.id: card for card in encounters_for({**DEFAULTS, **options})}


# -- how a branch ends, for the line of story that goes with it


def outcome_of(ops: Sequence[powers.Op]) -> str:
    """How an end without a contest feels, as the stories know it (see the head of starfarers-cards.ftl)."""
    gained, lost = _has(ops, _WELCOME), _has(ops, _UNWELCOME)
    fame = sum(op.n for op in ops if isinstance(op, powers.Fame))
    if _has(ops, (powers.LoseSwapped,)):
        return "caught"
    if _has(ops, (powers.ReturnOffer,)):
        return "returned"
    if (gained or fame > 0) and (lost or fame < 0):
        return "mixed"
    if gained:
        return "great" if _has(ops, _GREAT) else "good"
    if lost:
        return "stuck"
    return "thanks" if fame > 0 else "bad" if fame < 0 else "even"


def _has(ops: Sequence[powers.Op], kinds: tuple[type, ...]) -> bool:
    return any(isinstance(op, kinds) for op in ops)


def defeat_of(ops: Sequence[powers.Op]) -> str:
    """Whether a lost contest at least brings fame."""
    return "honour" if any(isinstance(op, powers.Fame) and op.n > 0 for op in ops) else "lose"


@dataclass(frozen=True, slots=True)
class Told:
    """One way a branch can go on: when, the line of story, and what happens.

    `id` is always, win, lose, escape, caught, yes or no, or sums of balls as in 1-2; unique in its branch.
    """

    id: str
    when: str
    tale: str
    text: str


class EncounterText:
    """Encounters in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say

    # -- a group: all that is told before the answer

    def name(self, group: str) -> str:
        """What such an encounter is called; a false trader is called a trader (starfarers:12.24)."""
        return self.say(f"encounter-{group}-name")

    def opening(self, group: str) -> str:
        """How it begins."""
        return self.say(f"encounter-{group}-opening")

    def question(self, group: str) -> str:
        """What is asked."""
        return self.say(f"encounter-{group}-question")

    def second(self, group: str) -> str:
        """What a second question on the card tells and asks; nothing where there is none."""
        if group != "false_merchant":
            return ""
        return f"{self.say('encounter-false_merchant-reveal')} {self.say('encounter-false_merchant-second')}"

    def label(self, group: str, answer: str) -> str:
        """An answer in a few words: an amount, yes, no or any."""
        if answer in AMOUNTS:
            return self.say("encounter-give", n=int(answer))
        if answer == ANY:
            return self.say("encounter-all" if group == "wear_and_tear" else "encounter-any")
        return self.say(f"encounter-{group}-{answer}")

    # -- a card

    def branches(self, card: powers.Encounter, options: Options) -> list[dict[str, Any]]:
        """What each answer to a card of the deck leads to: in one go as `text`, in steps as `intro` and `outcomes`."""
        group = group_name(card)
        told = []
        for answer, ops in zip(answers_of(card), card.branches, strict=True):
            intro, outcomes = self._branch(group, ops, "refused-" if answer == "no" else "", options)
            steps = [*([intro] if intro else []), *(self.told(outcome) for outcome in outcomes)]
            told.append(
                {
                    "answer": answer,
                    "label": self.label(group, answer),
                    "text": " ".join(steps),
                    "intro": intro,
                    "outcomes": [
                        {"id": one.id, "when": one.when, "tale": one.tale, "text": one.text} for one in outcomes
                    ],
                }
            )
        return told

    def told(self, outcome: Told) -> str:
        """One way to go on, in one go."""
        text = f"{outcome.tale} {outcome.text}".strip()
        return self.say("outcome-told", when=outcome.when, text=text) if outcome.when else text

    def describe(self, id: str, options: Options) -> list[str]:
        """Everything on a card, line by line; the name comes first."""
        card = deck(options)[id]
        group = group_name(card)
        lines = [self.name(group), self.opening(group), self.question(group)]
        for branch in self.branches(card, options):
            lines.append(self.say("outcome-told", when=branch["label"], text=branch["text"]))
        return lines

    def _branch(self, group: str, ops: Sequence[powers.Op], ending: str, options: Options) -> tuple[str, list[Told]]:
        """What happens in any case before it branches again, and the ways it can go on."""
        before = " ".join(self.op(op, options) for op in ops)
        match ops[-1] if ops else None:  # on all cards only the last operation branches
            case powers.Compare(_, _, win, lose):
                return before, [
                    self._end(group, "win", self.say("outcome-win"), "win", win, options),
                    self._end(group, "lose", self.say("outcome-lose"), defeat_of(lose), lose, options),
                ]
            case powers.CompareBoosters(_, win, lose):
                outcome = f"escape-{outcome_of(win)}"
                fight, ends = self._branch(group, lose, "", options)
                escape = self._end(group, "escape", self.say("outcome-escape"), outcome, win, options)
                return before, [escape, Told("caught", self.say("outcome-caught"), "", fight), *ends]
            case powers.ThenAsk(yes, no):
                fight, ends = self._branch(group, yes, "", options)
                chase = Told("yes", self.label(group, "yes"), "", fight)
                stay = self._end(group, "no", self.label(group, "no"), f"refused-{outcome_of(no)}", no, options)
                return self.second(group), [chase, *ends, stay]
            case powers.ShakeTable(rows):
                return before, [
                    self._end(group, _sums(sums), self._when(sums), outcome_of(row), row, options)
                    for sums, row in rows_of(rows)
                ]
            case _:
                paid = [op for op in ops if isinstance(op, powers.PayChoice)]  # told first: the story goes on
                rest = [op for op in ops if not isinstance(op, powers.PayChoice)]
                end = self._end(group, "always", "", f"{ending}{outcome_of(rest)}", rest, options)
                return " ".join(self.op(op, options) for op in paid), [end]

    def _end(self, group: str, id: str, when: str, outcome: str, ops: Sequence[powers.Op], options: Options) -> Told:
        tale = "" if group == "wear_and_tear" else self.say(f"encounter-{group}-tale", outcome=outcome)
        return Told(id, when, tale, " ".join(self.op(op, options) for op in ops) or self.say("op-nothing"))

    def _when(self, sums: Sequence[int]) -> str:
        if len(sums) == 1:
            return self.say("outcome-sum", first=sums[0])
        return self.say("outcome-sums", first=sums[0], last=sums[-1])

    # -- operations

    def op(self, op: powers.Op, options: Options) -> str:
        """One operation as a sentence."""
        key, values = _facts(op)
        if key in _READINGS:
            option = _READINGS[key]
            values["reading"] = str(options.get(option, DEFAULTS[option]))
        return self.say(key, **values)


def rows_of(rows: Sequence[tuple[powers.Op, ...]]) -> list[tuple[list[int], tuple[powers.Op, ...]]]:
    """The rows of a table, sums that lead to the same together."""
    found: list[tuple[list[int], tuple[powers.Op, ...]]] = []
    for number, row in enumerate(rows):
        if found and found[-1][1] == row:
            found[-1][0].append(number + 1)
        else:
            found.append(([number + 1], row))
    return found


def _sums(sums: Sequence[int]) -> str:
    return str(sums[0]) if len(sums) == 1 else f"{sums[0]}-{sums[-1]}"


def _facts(op: powers.Op) -> tuple[str, Values]:
    """The message of an operation, and its values."""
    match op:
        case powers.Fame(n):
            return ("op-fame", {"n": n}) if n > 0 else ("op-fame-lost", {"n": -n})
        case powers.Gain(resource, n):
            return "op-gain", {"n": n, "resource": RESOURCE_NAMES[resource]}
        case powers.GainChoice(n):
            return "op-gain-choice", {"n": n}
        case powers.PayChoice(n):
            return "op-pay-choice", {"n": n}
        case powers.Swap(give, take):
            return "op-swap", {"give": give, "take": take}
        case powers.LoseSwapped():
            return "op-lose-swapped", {}
        case powers.ReturnOffer():
            return "op-return-offer", {}
        case powers.EachOtherGives(n):
            return "op-each-other-gives", {"n": n}
        case powers.DrawFromEachOther(n):
            return "op-draw-from-each-other", {"n": n}
        case powers.LoseUpgrade(n):
            return "op-lose-upgrade", {"n": n}
        case powers.GainUpgrade(n):
            return "op-gain-upgrade", {"n": n}
        case powers.GroundShip(n):
            return "op-ground-ship", {"n": n}
        case powers.FreeTradeShip(n):
            return "op-free-trade-ship", {"n": n}
        case powers.SpaceJump():
            return "op-space-jump", {}
        case powers.NewEncounter(reshuffle):
            return ("op-reshuffle", {}) if reshuffle else ("op-new-encounter", {})
        case powers.Compare(stat, opponent, _, _):
            return f"op-compare-{stat.name.lower()}", {"opponent": opponent.name.lower()}
        case powers.CompareBoosters(opponent, _, _):
            return "op-compare-boosters", {"opponent": opponent.name.lower()}
        case powers.ShakeTable():
            return "op-shake-table", {}
        case powers.ThenAsk():
            return "encounter-false_merchant-second", {}  # the only card group that asks twice
        case powers.AllOverLimitLoseUpgrade(limit):
            return "op-all-over-limit-lose-upgrade", {"limit": limit}
        case powers.FameToMost(upgrade, n):
            return "op-fame-to-most", {"upgrade": UPGRADE_NAMES[upgrade], "n": n}
