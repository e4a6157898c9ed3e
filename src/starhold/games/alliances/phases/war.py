"""War: who holds the most cruisers, what that brings, and what is left of them (alliances:F1 to alliances:F9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import SEIZE, SITE_COUNT, SITE_THING, SPARE
from starhold.games.alliances.board import MOST_CRUISERS, ROUNDS
from starhold.games.alliances.card_table import NONE, ON_OVERLORD
from starhold.games.alliances.phases.automa import automa_seizes
from starhold.games.alliances.phases.planets import has_target, put_cruiser, target_codes, target_verdict
from starhold.games.alliances.phases.resources import answer, gain, lose_cruisers

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


def war_count(s: AlliancesState, colour: i64) -> i64:
    """The number compared: cruisers in hand, with a bonus if there is at least one (alliances:F1, alliances:F2)."""
    alliance = s.alliances[colour]
    cruisers: i64 = alliance.cruisers
    if cruisers > 0:
        cruisers += alliance.war_bonus
    return cruisers


def places(s: AlliancesState) -> list[int]:
    """The place of each colour from 1, or 0 for one that is not ranked (alliances:F1)."""
    keys: list[int] = []
    for colour in range(len(s.alliances)):
        count = war_count(s, colour)
        if count > 0 or s.settings.rank_without_cruisers:
            keys.append(100 * count + s.alliances[colour].strength)
        else:
            keys.append(NONE)
    result: list[int] = []
    for key in keys:
        better = [other for other in keys if other > key]
        if key == NONE:
            result.append(0)
        elif s.settings.next_place_after_tie:
            result.append(len(set(better)) + 1)
        else:
            result.append(len(better) + 1)
    return result


def overlord(s: AlliancesState, ranked: list[int]) -> i64:
    """The colour that is alone in the first place, or NONE (alliances:F4)."""
    found: i64 = NONE
    for colour in range(len(ranked)):
        if ranked[colour] == 1:
            if found != NONE:
                return NONE
            found = colour
    return found


def war_order(s: AlliancesState) -> list[int]:
    """Turn order with the automa last, for whatever goes in turn order."""
    return [*s.order, 1] if s.solo() else s.order


def war_reward(s: AlliancesState, place: i64) -> i64:
    """The bundle for a place (alliances:F3); the solo game uses the table for two."""
    return s.table.war_gain[4 * len(s.alliances) + place - 1]


class War(Task["AlliancesState"]):
    """Rank, reward from the last place to the first, the Overlord's ability and planet (alliances:F6, alliances:F8)."""

    kind = kinds.WAR

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.IN_WAR
        s.frames.task(kinds.WAR_END)
        ranked = places(s)
        s.tell("war", "alliances:F1", NONE, s.round)
        order = war_order(s)
        place: i64 = len(ranked)
        while place > 0:
            for colour in reversed(order):
                if ranked[colour] == place:
                    s.tell("war-rank", "alliances:F1", colour, place)
                    if colour < s.players:  # the automa gains nothing (alliances:K4)
                        gain(s, colour, war_reward(s, place))
            place -= 1
        if not any(ranked):
            s.tell("war-nobody", "alliances:F9", NONE)
            return
        first = overlord(s, ranked)
        if first == NONE:
            s.tell("overlord-shared", "alliances:F1", NONE, ranked.count(1))
        elif first >= s.players:
            automa_seizes(s)
        else:
            s.tell("overlord", "alliances:F4", first)
            answer(s, first, ON_OVERLORD)
            if s.alliances[first].cruisers > 0 and has_target(s, first):
                s.frames.ask(kinds.SEIZE_PLANET, first)


class SeizePlanet(Decision["AlliancesState"]):
    """One reachable unprotected planet, or none (alliances:F4)."""

    kind = kinds.SEIZE_PLANET
    name = "seize"
    rule = "alliances:F4"
    exact = True

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        codes: list[int] = []
        target_codes(s, f.seat, SEIZE, codes)
        codes.append(SPARE)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        if action == SPARE:
            return kinds.OK
        if action < SEIZE or action >= SEIZE + SITE_COUNT:
            return kinds.NOT_NOW
        return target_verdict(s, f.seat, action - SEIZE)

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        f = group[0]
        action: i64 = f.picked[0]
        if action == SPARE:
            s.tell("spare", "alliances:F4", f.seat)
        else:
            s.tell("seize", "alliances:F4", f.seat, 0, SITE_THING + action - SEIZE)
            put_cruiser(s, f.seat, action - SEIZE)


def kept(s: AlliancesState, colour: i64) -> i64:
    """How many cruisers at most stay in hand after war (alliances:F5)."""
    alliance = s.alliances[colour]
    most: i64 = alliance.strength + alliance.extra_keep
    return most if most < MOST_CRUISERS else MOST_CRUISERS  # the hand holds no more (alliances:I8)


class WarEnd(Task["AlliancesState"]):
    """Exactly the surplus goes, in turn order (alliances:F5, alliances:F7)."""

    kind = kinds.WAR_END

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        for colour in war_order(s):
            surplus: i64 = s.alliances[colour].cruisers - kept(s, colour)
            if surplus > 0:
                s.tell("war-discard", "alliances:F5", colour, surplus)
                lose_cruisers(s, colour, surplus)
        s.frames.task(kinds.GALACTIC if s.round < ROUNDS else kinds.END_GAME)
