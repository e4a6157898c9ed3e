"""What a seat is asked, and its answers, as sentences with the engine's own figures for cost and effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.games.duel import actions as codes
from starhold.games.duel import kinds
from starhold.games.duel.board import RADIUS, RIM_POINTS
from starhold.games.duel.card_table import NONE, OPEN
from starhold.games.duel.cards import CARDS
from starhold.games.duel.phases.market import market_empty, worth
from starhold.games.duel.phases.payment import Bill, units_due, units_of
from starhold.games.duel.phases.placing import place_of, visible
from starhold.games.duel.power_text import INDEX, CardText, Values, design
from starhold.games.duel.powers import Effect, Object, ObjectTokens
from starhold.locale.phrases import yes

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

RESOURCES: Final = 4


class ChoiceText:
    """Questions and answers in one language."""

    def __init__(self, cards: CardText) -> None:
        self.cards = cards
        self.say = cards.say

    # -- questions

    def question(self, s: DuelState, seat: int) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        frame = s.frames.of(seat)
        if frame is None:
            return self.say("game-over") if s.over() else self.say("waiting-others")
        name = s.decision(frame.kind).name
        match frame.kind:
            case kinds.TURN:
                return self.say(f"ask-{name}", **_turn(s, seat))
            case kinds.CHOOSE_RESEARCH:
                return self.say(f"ask-{name}", epoch=s.epoch, possible=yes(s.legal(seat) != [codes.SKIP]))
            case kinds.CHOOSE_AXIS:
                return self.say(f"ask-{name}")
            case kinds.CHOOSE_QUARTER:
                colour = CARDS[frame.subject].colour
                values: Values = {"colour": "" if colour is None else colour.name.lower()}
                return self.say(f"ask-{name}", card=self.cards.name(frame.subject), **values)
            case kinds.CHOOSE_DOCK:
                return self.say(f"ask-{name}", card=self.cards.name(frame.subject))
            case _:
                return self._asked_to_pay(s, frame, name)

    def _asked_to_pay(self, s: DuelState, f: Frame, name: str) -> str:
        """What is due, by resource; then what is left of it, and what was picked."""
        bill = Bill(s, f.seat, f.subject, f.picked)
        universe = s.universes[f.seat]
        units = [max(units_of(s, f.subject, i) - universe.production[i], 0) for i in range(RESOURCES)]
        discount = 0 if f.subject >= codes.EPOCH_CARDS else universe.discount[s.table.type[f.subject]]
        text = self.say(
            f"ask-{name}",
            card=self.cards.name(f.subject),
            due=bill.due,
            units=self.cards.units(units),
            discount=discount,
        )
        if not f.picked:
            return text
        left = 2 * bill.due - bill.paid - bill.matched()  # in halves: a card of a pair is half a unit
        chosen = ", ".join(self.item(item) for item in f.picked)
        rest = self.say("ask-left", n=left // 2, half=yes(left % 2))
        return f"{text} {self.say('ask-chosen', list=chosen)} {rest}"

    def item(self, item: int) -> str:
        """Something to pay with, by name."""
        return self.say("token-name") if item == codes.TOKEN else self.cards.name(item)

    # -- answers

    def action(self, s: DuelState, seat: int, code: int) -> str:
        """One answer in words, with its cost and effect."""
        frame = s.frames.of(seat)
        if frame is None or code not in s.legal(seat):
            return self.say("do-impossible", notation=codes.SPACE.notation(code))
        verb, argument = codes.SPACE.split(code)
        match verb:
            case "pass" | "skip":
                return self.say(f"do-{verb}")
            case "take":
                return self._take(s, code - codes.TAKE)
            case "play" | "research":
                card = INDEX[argument]
                due = units_due(s, seat, card)
                does = self.cards.does(design(card))
                return self.say(f"do-{verb}", card=self.cards.name(card), due=due, effects=does)
            case "quarter":
                planet, _, number = argument.partition(".")
                return self._quarter(s, frame, INDEX[planet], int(number) - 1)
            case "dock":
                return self.say("do-dock", card=self.cards.name(frame.subject), planet=self.cards.name(argument))
            case "pay":
                return self._pay(s, frame, code - codes.PAY)
            case "axis":
                return self._axis(s, seat, code - codes.AXIS)
            case _:  # discard
                return self.say(f"do-{verb}", card=self.cards.name(argument))

    def _take(self, s: DuelState, number: int) -> str:
        """The cards taken, each with its worth."""
        cells = [cell for cell in (codes.TAKE_FIRST[number], codes.TAKE_SECOND[number]) if cell != NONE]
        cards = [self.say("taken-card", card=self.cards.name(s.market[cell]), n=worth(cell)) for cell in cells]
        return self.say("do-take", list=self.cards.all_of(cards))

    def _quarter(self, s: DuelState, f: Frame, planet: int, quarter: int) -> str:
        """A quarter with the object tokens it brings, and what follows if it is the last one (duel:F5, duel:G1)."""
        universe = s.universes[f.seat]
        place = place_of(s, f.seat, planet)
        symbols = s.table.symbols[f.subject]
        seen = [(thing, visible(s, f.seat, place, thing)) for thing in Object if symbols[thing]]
        gains: list[Effect] = [ObjectTokens(thing, n) for thing, n in seen if n]
        tokens = self.cards.effects(gains)
        last = universe.quarters[4 * place : 4 * place + 4].count(OPEN) == 1
        effects = self.cards.effects(CARDS[planet].effects) if s.table.delayed[planet] else ""
        colour = CARDS[planet].quarters[quarter].colour
        text = self.say(
            "do-quarter", colour="white" if colour is None else colour.name.lower(), planet=self.cards.name(planet)
        )
        parts = [tokens] if tokens else []
        if last:
            parts.append(self.say("then-colonised-with", effects=effects) if effects else self.say("then-colonised"))
        return self.say("do-with", text=text, list="; ".join(parts)) if parts else text

    def _pay(self, s: DuelState, f: Frame, item: int) -> str:
        """An item with what it covers: one of the units due, or half of any of them."""
        bill = Bill(s, f.seat, f.subject, f.picked)
        bits = bill.fits(s, s.universes[f.seat], item)
        alone = bill.due > 0 and bill.matched_with(bits) > bill.matched()
        if alone:
            role = self.cards.one_of([self.cards.resource(i) for i in range(RESOURCES) if bits >> i & 1])
        elif bill.due > 0:
            role = self.say("role-second" if (bill.paid + bill.matched()) % 2 else "role-half")
        else:
            role = "none"
        return self.say("do-pay-token", role=role) if item == codes.TOKEN else self._pay_card(item, role)

    def _pay_card(self, item: int, role: str) -> str:
        return self.say("do-pay", card=self.cards.name(item), role=role)

    def _axis(self, s: DuelState, seat: int, axis: int) -> str:
        """A step of the cylinder, or the points instead of it at the rim (duel:H8, duel:H10)."""
        at = s.column if axis else s.row
        rim = at == (RADIUS if seat == 0 else -RADIUS)
        return self.say("do-axis-trade" if axis else "do-axis-military", rim=yes(rim), n=RIM_POINTS)


def _turn(s: DuelState, seat: int) -> Values:
    """What a turn can be now, and why it can be no more."""
    verbs = {codes.SPACE.split(code)[0] for code in s.legal(seat)}
    if "discard" in verbs:
        can = "discard"
    elif "take" in verbs:
        can = "both" if "play" in verbs else "take"
    else:
        can = "play" if "play" in verbs else "nothing"
    market = "empty" if market_empty(s) else "full"
    return {"can": can, "may_pass": yes(codes.SPACE.notation(codes.PASS) in verbs), "market": market}
