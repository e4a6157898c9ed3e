"""What a seat is asked, and its answers, as sentences with the engine's own figures for cost and effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from starhold.core.frames import Frame
from starhold.core.hands import count_of
from starhold.games.starfarers import board, kinds
from starhold.games.starfarers import card_table as flat
from starhold.games.starfarers.actions import GIVE, PAY, RETURN, SPACE, TAKE
from starhold.games.starfarers.deal import ACCEPTED, COUNTERED, Answer
from starhold.games.starfarers.encounter_text import GROUP_NAMES
from starhold.games.starfarers.flight_text import Flights
from starhold.games.starfarers.friendship_cards import FRIENDSHIP_CARDS
from starhold.games.starfarers.name_text import NameText, Values, colours, who
from starhold.games.starfarers.phases.cards import hand_size
from starhold.games.starfarers.phases.encounter_choices import OFFERED, PAID, SWAPPED
from starhold.games.starfarers.phases.offers import (
    addressed,
    sides,
)
from starhold.games.starfarers.phases.trade import rate
from starhold.games.starfarers.place_text import NODE, PlaceText
from starhold.games.starfarers.powers import BuyFame
from starhold.locale.phrases import capital, yes

if TYPE_CHECKING:
    from starhold.games.starfarers.state import StarfarersState

# Decisions in which cards are picked one by one, with the first code of the verb.
_PICKED: Final = {kinds.DISCARD: RETURN, kinds.PAY_CARDS: PAY, kinds.GAIN_CARDS: TAKE, kinds.HAND_OVER: PAY}
_SET_UP: Final = (kinds.PLACE_PORT, kinds.PLACE_SHIP, kinds.FREE_SHIP)  # nothing is paid
_REASONS: Final = {PAID: "paid", OFFERED: "offered", SWAPPED: "swapped"}
_FAME_PRICE: Final = next(card.gives.goods for card in FRIENDSHIP_CARDS if isinstance(card.gives, BuyFame))


class ChoiceText:
    """Questions and answers in one language."""

    def __init__(self, names: NameText, places: PlaceText) -> None:
        self.names = names
        self.places = places
        self.flights = Flights(names, places)
        self.say = names.say

    # -- questions

    def question(self, s: StarfarersState, seat: int, names: Sequence[str] = ()) -> str:
        """What this seat is asked, and what it has chosen so far; that nothing is asked, if so."""
        frame = s.frames.of(seat)
        if frame is None:
            return self.say("game-over") if s.over() else self.say("waiting-others")
        key = f"ask-{s.decision(frame.kind).name}"
        fleet, people = s.fleets[seat], _people(s, names)
        match frame.kind:
            case kinds.PLACE_COLONY:
                return self.say(key, number=fleet.colonies + 1)
            case kinds.BONUS:
                return self.say(key, list=self.names.upgrades(s.bonus_pool))
            case kinds.TURN:
                ships = sum(node != flat.NONE for node in fleet.ship_node)
                left = max(0, s.settings.offers - int(s.offers))
                return self.say(key, ships=ships, offers=left if s.settings.offers_limited else "unlimited")
            case kinds.MAKE_OFFER:
                named = [one for other, one in enumerate(people) if addressed(frame.picked) >> other & 1]
                return self.say(key, **self._sides(frame.picked), to=self.names.to_whom(named))
            case kinds.ANSWER_OFFER:
                return self._asked_to_answer(s, frame, key, people[frame.subject])
            case kinds.CLOSE_DEAL if frame.picked:
                named = [one for other, one in enumerate(people) if addressed(frame.picked) >> other & 1]
                return self.say("ask-bargain", **self._sides(frame.picked), to=self.names.to_whom(named))
            case kinds.CLOSE_DEAL:
                deal = self.names.amounts
                answers = " ".join(self._answered(answer, people) for answer in s.deal.answers)
                return self.say(key, give=deal(s.deal.give), ask=deal(s.deal.ask), list=answers)
            case kinds.ENCOUNTER:
                return self._encountered(s, frame, key)
            case kinds.LOSE_UPGRADE | kinds.GAIN_UPGRADE | kinds.GROUND_SHIP:
                return self.say(key, name=self.names.encounters.name(_group(s)))
            case kinds.CHOOSE_FRIENDSHIP:
                return self.say(key, civ=board.CIVILISATION_NAMES[frame.subject])
            case kinds.FLIGHT:
                return self.flights.question(s, seat, key)
            case _ if frame.kind in _PICKED:
                return self._asked_for_cards(s, frame, key, people[s.active])
            case _:
                return self.say(key)

    def _asked_for_cards(self, s: StarfarersState, f: Frame, key: str, active: Values) -> str:
        """Cards picked one by one: how many are due, and which are chosen."""
        values: Values = {"left": f.need}
        if f.kind != kinds.DISCARD:
            values["name"] = self.names.encounters.name(_group(s))
        if f.kind == kinds.DISCARD:
            fleet = s.fleets[f.seat]
            values |= {"cards": int(hand_size(fleet)), "limit": fleet.limit, "due": f.need + len(f.picked)}
        elif f.kind == kinds.HAND_OVER:
            values |= active
        elif f.kind == kinds.PAY_CARDS:
            values["reason"] = _REASONS[f.subject]
        text = self.say(key, **values)
        if not f.picked:
            return text
        chosen = self.names.held(
            [count_of(f.picked, _PICKED[f.kind] + resource) for resource in range(board.RESOURCES)]
        )
        return f"{text} {self.say('ask-chosen', list=chosen)}"

    def _sides(self, picked: list[int]) -> dict[str, str]:
        """What is given and wanted so far."""
        both = sides(picked)
        return {"give": self.names.amounts(both[: board.RESOURCES]), "ask": self.names.amounts(both[board.RESOURCES :])}

    def _asked_to_answer(self, s: StarfarersState, f: Frame, key: str, by: Values) -> str:
        """An offer somebody made, and the counter-offer in the making if there is one."""
        give = self.names.amounts(s.deal.give)
        ask = self.names.amounts(s.deal.ask)
        if not f.picked:
            return self.say(key, give=give, ask=ask, **by)
        return self.say("ask-counter", theirs=give, yours=ask, **self._sides(f.picked), **by)

    def _answered(self, one: Answer, people: Sequence[Values]) -> str:
        """What one of the others said to an offer."""
        answer = "accept" if one.says == ACCEPTED else "counter" if one.says == COUNTERED else "decline"
        give, ask = self.names.amounts(one.give), self.names.amounts(one.ask)
        return capital(self.say("answered", answer=answer, give=give, ask=ask, **people[one.seat]))

    def _encountered(self, s: StarfarersState, f: Frame, key: str) -> str:
        """The story so far, and what is asked."""
        tell, group = self.names.encounters, _group(s)
        if f.subject != flat.NONE:
            return self.say("ask-encounter-second", name=tell.name(group), question=tell.second(group))
        told = {"name": tell.name(group), "question": tell.question(group)}
        return self.say(key, cards=int(hand_size(s.fleets[f.seat])), **told)

    # -- answers

    def action(self, s: StarfarersState, seat: int, code: int, names: Sequence[str] = ()) -> str:
        """One answer in words, with its cost and effect."""
        frame = s.frames.of(seat)
        if frame is None or code not in s.legal(seat):
            return self.say("do-impossible", notation=SPACE.notation(code))
        verb, argument = SPACE.split(code)
        key = f"do-{verb}"
        match verb:
            case "fly" | "step" | "found" | "jump" | "ground":
                return self.flights.action(s, seat, verb, argument)
            case "stop":
                return self.flights.stop(s, frame)
            case "end" | "none" | "cancel" | "counter":
                return self.say(key, decision=s.decision(frame.kind).name)
            case "place":
                return self.say(key, on=self.places.on(s, NODE[argument]))
            case "spaceport" | "colony_ship" | "trade_ship":
                cost = self.names.price(verb)
                node = NODE[argument]
                places = {"at": self.places.at(s, node), "on": self.places.on(s, node)}
                return self.say(key, setup=yes(frame.kind in _SET_UP), cost=cost, **places)
            case "upgrade" | "attach" | "lose":
                return self._upgrade(s, seat, key, argument)
            case "return" | "take" | "pay" | "give" | "ask":
                return self._card(s, frame, key, argument)
            case "exchange":
                return self._exchange(s, seat, key, argument)
            case "draw" | "to":
                other = int(argument) - 1
                cards = int(hand_size(s.fleets[other]))
                return self.say(key, cards=cards, **_people(s, names)[other])
            case "send" | "accept" | "deal":
                return self._deal(s, frame, key, argument, names)
            case "fame":
                return self.say(key, cost=self.say("amount-acc", n=_FAME_PRICE, resource="goods"))
            case "help":
                people = _people(s, names)
                first, second = (self.names.to_whom([people[int(one) - 1]]) for one in argument.split("."))
                return self.say(key, who=first, other=second)
            case "answer":
                return self.say(key, text=self.names.encounters.label(_group(s), argument))
            case "friend":
                text = self.say(f"friendship-{argument}-short")
                return self.say(key, card=self.names.friendship(argument), text=text)
            case _:  # shake, offer, decline, drop
                return self.say(key)

    def _upgrade(self, s: StarfarersState, seat: int, key: str, upgrade: str) -> str:
        number = board.UPGRADE_NAMES.index(upgrade)
        have, limit = s.fleets[seat].upgrades[number], board.UPGRADE_LIMITS[number]
        return self.say(key, upgrade=upgrade, have=have, limit=limit, cost=self.names.price("upgrade", upgrade))

    def _card(self, s: StarfarersState, f: Frame, key: str, resource: str) -> str:
        """One card more, and how many of its kind are still in hand."""
        number = board.RESOURCE_NAMES.index(resource)
        trade = f.kind in (kinds.MAKE_OFFER, kinds.ANSWER_OFFER, kinds.CLOSE_DEAL)
        base = GIVE if trade else _PICKED.get(f.kind, RETURN)
        have = s.fleets[f.seat].hand[number] - count_of(f.picked, base + number)
        return self.say(key, n=1, resource=resource, have=int(have))

    def _exchange(self, s: StarfarersState, seat: int, key: str, argument: str) -> str:
        give, get = argument.split(".")
        count = int(rate(s.fleets[seat], board.RESOURCE_NAMES.index(give)))
        given = self.say("amount-acc", n=count, resource=give)
        return self.say(key, card=yes(count == 1), give=given, get=self.say("amount-acc", n=1, resource=get))

    def _deal(self, s: StarfarersState, f: Frame, key: str, argument: str, names: Sequence[str]) -> str:
        """Both sides of an offer as the one who agrees sees them."""
        if key == "do-send":
            return self.say(key, **self._sides(f.picked))
        amounts = self.names.amounts
        if key == "do-accept":
            return self.say(key, give=amounts(s.deal.ask), get=amounts(s.deal.give))
        answer = s.deal.answer_of(int(argument) - 1)
        assert answer is not None, "nobody deals without an answer"
        by = _people(s, names)[answer.seat]
        return self.say(key, give=amounts(answer.ask), get=amounts(answer.give), **by)


def _group(s: StarfarersState) -> str:
    """The encounter that is being told."""
    return GROUP_NAMES[s.table.group[s.card]]


def _people(s: StarfarersState, names: Sequence[str]) -> list[Values]:
    """Everybody at the table, by seat, as messages take a player."""
    shades = colours(s.players, s.settings.neutral)
    return [who(seat, shades, names) for seat in range(s.players)]
