"""What each choice is worth by a net: it looks at the positions that the choices lead to.

    worth = value of the position afterwards + beta * (appraisal - best appraisal)

The position is one imagined for the seat. Luck in it is drawn from a stream of its own, the same for every choice.
Where others choose in secret at the same time, their choices are guessed by a net of its own.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from starhold.bots.greedy import Appraise
from starhold.bots.judging import judge_of, manners_of
from starhold.bots.mind import MARGIN, WIN, Mind
from starhold.core.chance import Seeded
from starhold.core.encoding import Encoding, Rows
from starhold.core.game import Game, State
from starhold.core.ranking import winners
from starhold.core.rng import Rng

PROFILES: Final = 3  # guesses of what the others do together
WORST: Final = 8.0  # points below the best appraisal: what is further down is not looked at


class Weighed:
    """The choices that were looked at, and what each is worth."""

    __slots__ = ("actions", "values", "worths")

    def __init__(self, actions: list[int], values: list[float], worths: list[float]) -> None:
        self.actions = actions
        self.values = values  # of the net alone
        self.worths = worths  # with the appraisal

    def best(self) -> int:
        """The place of the best."""
        place = 0
        for other in range(1, len(self.worths)):
            if self.worths[other] > self.worths[place]:
                place = other
        return place


class Profile:
    """What the others may do together, and how likely that is."""

    __slots__ = ("chance", "picks")

    def __init__(self, chance: float, picks: dict[int, list[int]]) -> None:
        self.chance = chance
        self.picks = picks  # by seat


class Look:
    """The positions after the choices of one seat, while the net has not said yet what it thinks of them."""

    __slots__ = ("actions", "asked", "known", "prior", "profiles")

    def __init__(self, actions: list[int], prior: list[float], profiles: list[Profile]) -> None:
        self.actions = actions
        self.prior = prior  # points below the best appraisal
        self.profiles = profiles
        self.known: list[float] = []  # by action and profile; below 0 where the net has to say
        self.asked = 0  # how many those are


class Valuer:
    """Looks at the choices of one game."""

    def __init__(self, game: Game, mind: Mind, seed: int | str) -> None:
        self.mind = mind
        self.encoding: Encoding = game.need("encoding")
        self.appraise: Appraise = judge_of(game)
        self.manners: Any = manners_of(game)
        self.rng = Rng(f"valuer/{seed}")
        self.looked_at = 0  # positions valued so far
        self.secret = {place for place, one in enumerate(game.decisions) if one.name in self.encoding.secret}

    def options(self, position: State, seat: int) -> list[int]:
        """What may be chosen with good manners."""
        legal = position.legal(seat)
        if self.manners is None or len(legal) == 1:
            return legal
        polite: list[int] = self.manners(position, seat, legal)
        return polite

    def weigh(self, position: State, seat: int) -> Weighed:
        """Every choice worth a look, in an imagined position that may be changed."""
        rows = Rows()
        look = self.look(position, seat, rows, self.mind.most, WORST)
        said: list[float] = self.mind.values(rows, position.players) if look.asked else []
        return self.weighed(look, said, 0)

    def look(self, position: State, seat: int, rows: Rows, most: int, worst: float) -> Look:
        """The choices of the best appraisal, none further below the best than that, and rows for what they lead to."""
        options = self.options(position, seat)
        if len(options) == 1:
            return Look(options, [0.0], [])
        prior = self.appraise(position, seat, options)
        top = max(prior)
        kept = [place for place, one in enumerate(prior) if one >= top - worst]
        if len(kept) > most:
            ranked = sorted([(-prior[place], place) for place in kept])[:most]
            kept = [place for _, place in ranked]
        look = Look([options[place] for place in kept], [prior[place] - top for place in kept], [])
        if len(kept) > 1:
            look.profiles = self.profiles(position, seat)
            self.try_out(position, seat, look, rows)
        return look

    def try_out(self, position: State, seat: int, look: Look, rows: Rows) -> None:
        """Make every choice in a copy of its own."""
        luck = Rng(f"imagined/{self.rng.below(1 << 30)}")
        chance = Seeded("", "imagined")
        write = self.encoding.write
        for action in look.actions:
            for profile in look.profiles:
                after = position.clone()
                chance.rng.follow(luck)
                after.apply(seat, action, chance)
                answer_others(after, seat, profile.picks, chance)
                if after.over():
                    look.known.append(self.outcome(after, seat))
                else:
                    look.known.append(-1.0)
                    write(after, seat, False, rows)
                    look.asked += 1
        self.looked_at += len(look.known)

    def weighed(self, look: Look, said: list[float], first: int) -> Weighed:
        """The look with what the net has said, from that place on."""
        if not look.known:
            return Weighed(look.actions, [0.0], [0.0])
        values: list[float] = []
        worths: list[float] = []
        place = 0
        for number in range(len(look.actions)):
            value = 0.0
            for profile in look.profiles:
                one = look.known[place]
                place += 1
                if one < 0.0:
                    one = said[first]
                    first += 1
                value += profile.chance * one
            values.append(value)
            worths.append(value + self.mind.beta * look.prior[number])
        return Weighed(look.actions, values, worths)

    def outcome(self, state: State, seat: int) -> float:
        """The value of a game that is over."""
        target = outcome(state, seat, self.encoding.scale, self.mind.par)
        return WIN * target[0] + MARGIN * target[-1] if state.players > 1 else target[-1]

    # -- the others

    def profiles(self, position: State, seat: int) -> list[Profile]:
        """What the others may choose in secret now; what they chose already in this imagined position is undone."""
        mine = position.frames.of(seat)
        assert mine is not None
        if mine.kind not in self.secret or self.mind.guess is None:
            return [Profile(1.0, {})]
        others: list[int] = []
        needs: list[int] = []
        for frame in position.frames.stack[mine.group :]:
            if frame.seat != seat and frame.kind == mine.kind:
                frame.need += len(frame.picked)
                frame.picked = []
                frame.options = None
                others.append(frame.seat)
                needs.append(frame.need)
        if not others:
            return [Profile(1.0, {})]
        rows = Rows()
        for other in others:
            self.encoding.write(position, other, True, rows)
        chances: list[list[float]] = self.mind.guesses(rows)
        codes = self.mind.codes
        if len(others) == 1 and needs[0] == 1:
            ranked = sorted([(-chance, codes[place]) for place, chance in enumerate(chances[0])])[:PROFILES]
            total = -sum([chance for chance, _ in ranked])
            return [Profile(-chance / total, {others[0]: [code]}) for chance, code in ranked]
        result: list[Profile] = []
        for _ in range(PROFILES):
            picks: dict[int, list[int]] = {}
            for place, other in enumerate(others):
                picks[other] = self._draw(chances[place], needs[place])
            result.append(Profile(1.0 / PROFILES, picks))
        return result

    def _draw(self, chances: list[float], need: int) -> list[int]:
        """So many different codes, by their chances."""
        left = chances[:]
        drawn: list[int] = []
        for _ in range(min(need, len(left))):
            point = float(self.rng.below(1 << 24)) / (1 << 24) * sum(left)
            place = 0
            while place + 1 < len(left) and point >= left[place]:
                point -= left[place]
                place += 1
            left[place] = 0.0
            drawn.append(self.mind.codes[place])
        return drawn


def answer_others(after: State, seat: int, picks: dict[int, list[int]], chance: Seeded) -> None:
    """As long as the seat's choice waits for others asked together with it, they answer: as guessed, or anything."""
    left = picks
    while unresolved(after, seat):
        for other in after.waiting():
            legal = after.legal(other)
            action = -1
            if other in left:
                for code in left[other]:
                    if code in legal:
                        action = code
                        break
            if action < 0:
                action = legal[chance.below(len(legal))]
            else:
                left = left.copy()
                left[other] = [code for code in left[other] if code != action]
            after.apply(other, action, chance)


def unresolved(state: State, seat: int) -> bool:
    """Whether the seat has chosen and nothing has come of it yet."""
    for frame in state.frames.stack:
        if frame.seat == seat and frame.need == 0:
            return True
    return False


def outcome(state: State, seat: int, scale: float, par: float) -> list[float]:
    """What the outputs should have said of a game that is over: shares of the win by seat, then of the margin."""
    scores = state.scores()
    first = winners(scores)
    players = state.players
    shares = [(1.0 / len(first)) if (seat + turn) % players in first else 0.0 for turn in range(players)]
    best = par
    if players > 1:
        best = float(max([score.total for score in scores if score.seat != seat]))
    lead = scores[seat].total - best
    if players > 1:
        lead += 1.0 if shares[0] == 1.0 else -1.0 if shares[0] == 0.0 else 0.0
    shares.append(1.0 / (1.0 + exp(-lead / scale)))
    return shares
