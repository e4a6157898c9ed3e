"""What a seat is asked, and its answers, as sentences with the engine's own figures for cost and effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.frames import Frame
from starhold.games.race import card_table, kinds
from starhold.games.race.actions import BONUS, CONQUER, DOUBLE_VP, END, MODE_NAMES, MODES, PASS, SPACE
from starhold.games.race.card_table import ANY
from starhold.games.race.cards import EDITIONS, INDEX, Card
from starhold.games.race.phases.develop import develop_discount, development_cost
from starhold.games.race.phases.goods import count_goods, place_of, sale_value
from starhold.games.race.phases.settle import military_against, mode_cost, mode_verdict
from starhold.games.race.power_text import CardText, Values, good_id, number
from starhold.games.race.powers import GuessTopCard
from starhold.games.race.scoring import total_military
from starhold.locale.phrases import capital, yes

if TYPE_CHECKING:
    from starhold.games.race.state import RaceState


class ChoiceText:
    """Questions and answers in one language."""

    def __init__(self, cards: CardText) -> None:
        self.cards = cards
        self.say = cards.say

    # -- questions

    def question(self, s: RaceState, seat: int) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        frame = s.frames.of(seat)
        if frame is None:
            return self.say("game-over") if s.over() else self.say("waiting-others")
        values = {"cards": frame.need, "card": "none", **self._asked(s, frame)}
        text = self.say(f"ask-{s.decision(frame.kind).name}", **values)
        chosen = self._chosen(frame)
        return f"{text} {self.say('ask-chosen', list=chosen)}" if chosen else text

    def _asked(self, s: RaceState, f: Frame) -> Values:
        """The values of a question, by its kind; the number still to choose and the card are filled in for all."""
        match f.kind:
            case kinds.CHOOSE_ACTION:
                which = "only" if not s.settings.advanced else "second" if f.picked else "first"
                return {"round": s.round, "which": which}
            case kinds.EXPLORE_KEEP:
                return {"seen": len(s.empires[f.seat].explored)}
            case kinds.CHOOSE_DEVELOPMENT:
                return {"again": yes(f.detail), "discount": develop_discount(s, f.seat, f.detail)}
            case kinds.CHOOSE_WORLD:
                return {"again": yes(f.detail), "military": number(total_military(s, f.seat))}
            case kinds.PAY_CARDS:
                return {"card": self.cards.name(f.subject), "cost": f.detail}
            case kinds.PAY_MODE:
                military = yes(s.table.military_world[f.subject])
                return {"card": self.cards.name(f.subject), "cost": s.table.cost[f.subject], "military": military}
            case kinds.WINDFALL_WORLD:
                return self._asked_windfall(s, f)
            case _:
                return self._asked_consume(s, f)

    def _asked_windfall(self, s: RaceState, f: Frame) -> Values:
        """Which windfall world: for the bonus or for a card, of its kind or of any."""
        card = "none" if f.subject == BONUS else self.cards.name(f.subject)
        good = good_id(None if f.detail == ANY else f.detail)
        return {"card": card, "good": good, "skip": yes(PASS in s.legal(f.seat))}

    def _asked_consume(self, s: RaceState, f: Frame) -> Values:
        """The questions of the Consume phase; the others need no more than the number to choose."""
        match f.kind:
            case kinds.SELL_GOOD if f.subject == 0:
                return {"trade": "bonus"}
            case kinds.SELL_GOOD:
                power = f.subject - 1
                return {"card": self._owner(s, power), "trade": yes(s.table.power_cards[power])}
            case kinds.CONSUME_NEXT:
                double = s.empires[f.seat].chose(DOUBLE_VP)
                return {"end": yes(END in s.legal(f.seat)), "double": yes(double)}
            case kinds.FEED_POWER:
                return {"card": self._owner(s, f.subject), "good": _fodder(s, f.subject), "goods": f.need}
            case kinds.GUESS_NUMBER:
                return {"card": self._owner(s, f.subject), **_numbers(_design(s, s.table.power_card[f.subject]))}
            case kinds.SPEND_HAND:
                vp = s.table.power_vp[f.subject]
                return {"card": self._owner(s, f.subject), "vp": vp, "more": yes(f.picked)}
            case _:
                return {}

    def _owner(self, s: RaceState, power: int) -> str:
        """The card a consume power stands on."""
        return self.cards.name(s.table.power_card[power])

    def _chosen(self, f: Frame) -> str:
        """What was picked before in this decision: cards, goods by their worlds, or an action card."""
        if not f.picked:
            return ""
        if f.kind in (kinds.PAY_CARDS, kinds.SPEND_HAND):  # these keep the cards themselves
            return self.cards.names(f.picked)
        arguments = [SPACE.split(action)[1] for action in f.picked]
        if f.kind == kinds.CHOOSE_ACTION:
            return ", ".join(self.say(f"action-{argument}") for argument in arguments)
        return ", ".join(self.cards.name(argument) for argument in arguments)

    # -- answers

    def action(self, s: RaceState, seat: int, code: int) -> str:
        """One answer in words, with its cost and effect."""
        frame = s.frames.of(seat)
        if frame is None or code not in s.legal(seat):
            return self.say("do-impossible", notation=SPACE.notation(code))
        verb, argument = SPACE.split(code)
        match verb:
            case "pass":
                return self.say("do-skip-bonus" if frame.kind == kinds.WINDFALL_WORLD else "do-place-nothing")
            case "end" | "enough":
                return self.say(f"do-{verb}")
            case "choose":
                return self.action_card(argument)
            case "guess":
                return self.say("do-guess", n=int(argument))
            case "settle":
                return self._mode(s, frame, MODE_NAMES.index(argument.removesuffix("+tactics")), "+" in argument)
            case "use":
                return self._use(s, seat, code - SPACE.base("use"))
            case "source":
                return self.say("do-source", card="none" if argument == "bonus" else self.cards.name(argument))
            case _:
                return self._with_card(s, frame, verb, INDEX[argument])

    def action_card(self, name: str) -> str:
        """An action card with its bonus."""
        return self.say("do-choose", action=self.say(f"action-{name}"), bonus=self.say(f"bonus-{name}"))

    def _with_card(self, s: RaceState, f: Frame, verb: str, card: int) -> str:
        """The answers that name a card of the hand or a world of the tableau."""
        name = self.cards.name(card)
        good = good_id(None if s.table.good[card] < 0 else s.table.good[card])
        match verb:
            case "place":
                return self._place(s, f, card)
            case "keep":
                return self.say("do-keep", card=name, facts=", ".join(self.cards.facts(_design(s, card))))
            case "sell":
                with_trade_powers = f.subject == 0 or s.table.power_cards[f.subject - 1] == 1
                value = sale_value(s, f.seat, place_of(s, f.seat, card), with_trade_powers)
                return self.say("do-sell", card=name, good=good, cards=value)
            case "spend":
                return self.say("do-spend", card=name, vp=s.table.power_vp[f.subject])
            case "fill":
                return self.say("do-fill", card=name, good=good, cards=s.table.draw_if_produced_here[card])
            case _:  # discard, pay, feed
                return self.say(f"do-{verb}", card=name, good=good)

    def _place(self, s: RaceState, f: Frame, card: int) -> str:
        """A development with its cost, or a world with every way it can be placed."""
        name = self.cards.name(card)
        if f.kind == kinds.CHOOSE_DEVELOPMENT:
            cost = development_cost(s, f.seat, card, f.detail)
            return self.say("do-develop", card=name, way=self.say("way-pay", cards=cost))
        ways = [self._way(s, f.seat, card, mode, tactics) for mode, tactics in _possible_ways(s, f.seat, card)]
        text = ways[0]
        for way in ways[1:]:
            text = self.say("way-or", first=text, second=way)
        return self.say("do-settle", card=name, ways=text)

    def _mode(self, s: RaceState, f: Frame, mode: int, tactics: bool) -> str:
        """One way to place the world that lies revealed."""
        return capital(self._way(s, f.seat, f.subject, mode, tactics))

    def _way(self, s: RaceState, seat: int, world: int, mode: int, tactics: bool) -> str:
        military = military_against(s, seat, world)
        if tactics and mode == CONQUER:
            military += s.table.tactics_bonus
        text = self.say(
            f"way-{MODE_NAMES[mode]}",
            cards=mode_cost(s, seat, world, mode),
            military=number(military),
            defense=s.table.cost[world],
        )
        return self.say("way-tactics", way=text) if tactics else text

    def _use(self, s: RaceState, seat: int, power: int) -> str:
        """A consume power with what it would take and give now."""
        t = s.table
        name = self._owner(s, power)
        times = 2 if s.empires[seat].chose(DOUBLE_VP) else 1
        match t.power_kind[power]:
            case card_table.GOODS:
                goods, uses = _uses(s, seat, power)
                vp, cards = t.power_vp[power] * uses * times, t.power_cards[power] * uses
                good = _fodder(s, power)
                return self.say("do-use-goods", card=name, good=good, goods=goods, vp=vp, cards=cards)
            case card_table.ALL_GOODS:
                goods = count_goods(s, seat, ANY)
                return self.say("do-use-all", card=name, goods=goods, vp=(goods - 1) * times)
            case card_table.SALE:
                return self.say("do-use-sale", card=name, trade=yes(t.power_cards[power]))
            case card_table.DRAW:
                return self.say("do-use-draw", card=name, cards=t.power_cards[power])
            case card_table.LUCKY_NUMBER:
                return self.say("do-use-guess", card=name)
            case card_table.HAND:
                return self.say("do-use-hand", card=name, cards=t.power_uses[power], vp=t.power_vp[power])
            case unknown:
                raise ValueError(f"a consume power of kind {unknown} has no words")


def _design(s: RaceState, card: int) -> Card:
    return EDITIONS[s.settings.edition][card]


def _fodder(s: RaceState, power: int) -> str:
    """Which goods a consume power takes, as the messages know it."""
    kind = s.table.power_good[power]
    return "different" if s.table.power_different[power] else good_id(None if kind == ANY else kind)


def _numbers(card: Card) -> Values:
    """The numbers that may be named with a card."""
    power = next(power for power in card.powers if isinstance(power, GuessTopCard))
    return {"low": power.low, "high": power.high}


def _uses(s: RaceState, seat: int, power: int) -> tuple[int, int]:
    """How many goods a power would take now, and how often it would pay (race:51, race:113)."""
    if s.table.power_uses[power] == 1:
        return s.table.power_goods[power], 1
    goods = min(s.table.power_uses[power], count_goods(s, seat, s.table.power_good[power]))
    return goods, goods


def _possible_ways(s: RaceState, seat: int, world: int) -> list[tuple[int, bool]]:
    """The ways this world could be placed with the rest of the hand; New Military Tactics only where it is needed."""
    spare = len(s.empires[seat].hand) - 1
    ways = [(mode, False) for mode in range(MODES) if mode_verdict(s, seat, world, mode, False, spare) == kinds.OK]
    if (CONQUER, False) not in ways and mode_verdict(s, seat, world, CONQUER, True, spare) == kinds.OK:
        ways.append((CONQUER, True))
    return ways
