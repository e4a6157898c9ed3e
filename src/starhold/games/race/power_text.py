"""Cards in words: their names, what they are, every power and every scoring line as a sentence made from its data."""

from __future__ import annotations

from typing import Final

from starhold.games.race.cards import CARDS, EDITIONS, INDEX, Card
from starhold.games.race.powers import (
    Consume,
    ConsumeAll,
    DevelopDiscount,
    DiscardForFreeWorld,
    DiscardForMilitary,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawInConsume,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    ExploreDraw,
    ExploreKeep,
    Good,
    GuessTopCard,
    Military,
    MilitaryAgainst,
    PayForMilitary,
    PerCard,
    PerChips,
    PerMilitary,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SaleBonus,
    ScoringLine,
    SellGood,
    SettleDiscount,
    SpendHand,
)
from starhold.locale import Words
from starhold.locale.phrases import capital, yes

Values = dict[str, int | str]
Message = tuple[str, Values]

ANY: Final = "any"  # any kind of good, as a value of messages


def number(value: int) -> str:
    """A number that may be negative, with a true minus sign in every language."""
    return str(value).replace("-", "\u2212")


def signed(value: int) -> str:
    """The same with its sign in any case, +2 for instance."""
    return number(value) if value < 0 else f"+{value}"


def good_id(good: Good | int | None, without: str = ANY) -> str:
    """A kind of good as the messages know it."""
    return without if good is None else Good(good).name.lower()


class CardText:
    """Cards, powers and scoring lines in one language."""

    def __init__(self, words: Words) -> None:
        self.say = words.say

    def name(self, card: int | str) -> str:
        """The name of a card, given by its design number or its id."""
        return self.say(f"card-{card if isinstance(card, str) else CARDS[card].id}")

    def names(self, cards: list[int]) -> str:
        """Several names in a row; `none` is what messages take for an empty one."""
        return ", ".join(self.name(card) for card in cards) or "none"

    def good(self, kind: Good | int | str) -> str:
        """The name of a kind of good."""
        return self.say("good-name", good=kind if isinstance(kind, str) else good_id(kind))

    # -- powers

    def power(self, power: Power) -> str:
        """One power with its phase: "Settle: worlds with Rare elements cost 1 less."."""
        return self.say("about-power", phase=self.phase_word(power), text=self._sentence(power))

    def powers(self, card: Card) -> list[tuple[str, str]]:
        """All powers of a card, each as the word of its phase and a sentence."""
        return [(self.phase_word(power), capital(self._sentence(power))) for power in card.powers]

    def phase_word(self, power: Power) -> str:
        """The phase a power is printed beside."""
        return self.say(f"phase-word-{power.phase.value}")

    def _sentence(self, power: Power) -> str:
        key, values = power_message(power)
        return self.say(key, **values)

    def scoring_line(self, line: ScoringLine) -> str:
        """One line of a 6-cost development's list."""
        key, values = scoring_message(line)
        if isinstance(line, PerCard) and line.card is not None:
            values["card"] = self.name(line.card)
        return self.say(key, **values)

    # -- whole cards

    def facts(self, card: Card) -> list[str]:
        """Kind, cost or defense, points and good as short phrases."""
        parts = [self.say(f"kind-{kind_of(card)}")]
        if card.military:
            parts.append(self.say("fact-defense", cost=card.cost))
        elif kind_of(card) != "six":
            parts.append(self.say("fact-cost", cost=card.cost))
        parts.append(self.say("fact-variable") if card.scoring else self.say("fact-vp", vp=card.vp))
        if card.source is not None:
            parts.append(self.say(f"fact-{card.source.value}", good=good_id(card.good)))
        return parts

    def describe(self, card: int | str, edition: str = "first") -> list[str]:
        """Everything there is to say about a card, in full sentences; its name comes first."""
        design = EDITIONS[edition][INDEX[card] if isinstance(card, str) else card]
        lines = [self.name(design.id), *self._about(design)]
        lines += [self.power(power) for power in design.powers]
        lines += [self.scoring_line(line) for line in design.scoring]
        if sum(isinstance(line, PerCard) for line in design.scoring) > 1:
            lines.append(self.say("about-once"))
        return lines

    def _about(self, card: Card) -> list[str]:
        """What a card is, before its powers."""
        lines = [self.say(f"about-{kind_of(card)}")]
        if card.start is not None:
            lines.append(self.say("about-start", number=card.start))
        if "alien" in card.keywords:
            lines.append(self.say("about-alien"))
        lines.append(self.say("about-defense" if card.military else "about-cost", cost=card.cost))
        lines.append(self.say("about-variable") if card.scoring else self.say("about-vp", vp=card.vp))
        if card.source is not None and card.good is not None:
            value = int(card.good) + 2
            lines.append(self.say(f"about-{card.source.value}", good=good_id(card.good), value=value))
        return lines


def kind_of(card: Card) -> str:
    """The kind of a card as the messages know it."""
    if not card.world:
        return "six" if card.scoring else "development"
    if not card.military:
        return "world"
    return "rebel" if "rebel" in card.keywords else "military"


def power_message(power: Power) -> Message:
    """The message that words a power, and its values."""
    match power:
        case ExploreDraw(n):
            return "power-explore-draw", {"cards": n}
        case ExploreKeep(n):
            return "power-explore-keep", {"cards": n}
        case DrawBeforeDeveloping(n):
            return "power-draw-before-developing", {"cards": n}
        case DevelopDiscount(n):
            return "power-develop-discount", {"n": n}
        case DrawAfterDeveloping(n):
            return "power-draw-after-developing", {"cards": n}
        case SettleDiscount(n, good):
            return "power-settle-discount", {"n": n, "good": good_id(good)}
        case Military(n):
            return "power-military", {"signed": signed(n)}
        case MilitaryAgainst(n, good, rebel):
            return "power-military-against", {"signed": signed(n), "good": "rebel" if rebel else good_id(good)}
        case PayForMilitary(discount):
            return "power-pay-for-military", {"n": discount}
        case DiscardForFreeWorld():
            return "power-discard-for-free-world", {}
        case DiscardForMilitary(n):
            return "power-discard-for-military", {"signed": signed(n)}
        case DrawAfterSettling(n):
            return "power-draw-after-settling", {"cards": n}
        case SaleBonus(n, good, here):
            return "power-sale-bonus", {"cards": n, "good": "here" if here else good_id(good)}
        case Consume():
            return _consume_message(power)
        case ConsumeAll():
            return "power-consume-all", {}
        case SellGood(with_trade_powers):
            return "power-sell-good", {"trade": yes(with_trade_powers)}
        case DrawInConsume(n) | DrawInProduce(n):
            return "power-draw", {"cards": n}
        case GuessTopCard(low, high):
            return "power-guess", {"low": low, "high": high}
        case SpendHand(cards, vp):
            return "power-spend-hand", {"cards": cards, "vp": vp}
        case ProduceHere():
            return "power-produce-here", {}
        case ProduceOnWindfall(good):
            return "power-produce-on-windfall", {"good": good_id(good)}
        case DrawIfProducedHere(n):
            return "power-draw-if-produced-here", {"cards": n}
        case DrawPerGoodProduced(n, good):
            return "power-draw-per-good", {"cards": n, "good": good_id(good)}
        case DrawPerKindProduced(n):
            return "power-draw-per-kind", {"cards": n}
        case DrawPerWorld(n, good):
            return "power-draw-per-world", {"cards": n, "good": good_id(good)}
        case DrawIfMostProduced(n, good):
            return "power-draw-if-most", {"cards": n, "good": good_id(good)}


def _consume_message(power: Consume) -> Message:
    """A power that discards a number of goods: once, several times, or only the full number."""
    good = "different" if power.different_kinds else good_id(power.good)
    goods = power.goods * power.uses
    key = "power-consume-once" if goods == 1 else "power-consume-times" if power.uses > 1 else "power-consume-set"
    return key, {"good": good, "goods": goods, "vp": power.vp, "cards": power.cards}


def scoring_message(line: ScoringLine) -> Message:
    """The message that words a scoring line, and its values."""
    match line:
        case PerChips(vp, per):
            return "scoring-chips", {"vp": vp, "per": per}
        case PerMilitary(vp):
            return "scoring-military", {"vp": vp}
        case PerCard():
            return _cards_message(line)


def _cards_message(line: PerCard) -> Message:
    """A line that counts cards: by name, by power, by good, by keyword, or all of a kind."""
    values: Values = {"vp": line.vp}
    if line.card is not None:
        return "scoring-card", values
    if line.power_in is not None:
        values["phase"] = line.power_in.value
        return "scoring-world-powers" if line.world else "scoring-development-powers", values
    if line.good is not None and line.source is not None:
        return "scoring-good-worlds", values | {"good": good_id(line.good), "source": line.source.value}
    if line.keyword is not None:
        return "scoring-rebel-worlds" if line.keyword == "rebel" else "scoring-alien-cards", values
    if line.military:
        return "scoring-military-worlds", values
    if line.cost is not None:
        return "scoring-six", values
    return "scoring-worlds" if line.world else "scoring-developments", values
