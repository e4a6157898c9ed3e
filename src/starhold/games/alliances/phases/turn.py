"""The action phase: turns of one action each, with free effects and one card around it (alliances:D1 to alliances:D3,
alliances:D18, alliances:D19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.alliances import actions, kinds
from starhold.games.alliances import card_table as flat
from starhold.games.alliances.phases import automa, colonize, council, factions, free, research, workshop

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


class ActionPhase(Task["AlliancesState"]):
    """The automa, if there is one, and then the first turn (alliances:D1, alliances:K3)."""

    kind = kinds.ACTION_PHASE

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.phase = kinds.IN_ACTION
        if s.solo():
            automa.automa_acts(s, chance)
        s.frames.task(kinds.NEXT_TURN, flat.NONE)


class NextTurn(Task["AlliancesState"]):
    """The next in turn order who has a cube; without any the phase ends (alliances:D1)."""

    kind = kinds.NEXT_TURN

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        count: i64 = len(s.order)
        step: i64 = 1
        while step <= count:
            place = (f.subject + step) % count
            seat: i64 = s.order[place]
            if s.alliances[seat].cubes > 0:
                s.turns += 1
                s.frames.ask(kinds.TURN, seat, 1, place)
                return
            step += 1
        s.frames.task(kinds.WAR if s.round > 1 else kinds.GALACTIC)


class Turn(Decision["AlliancesState"]):
    """Free effects and at most one card in any order around exactly one action (alliances:D18).

    It ends by itself when nothing else is possible: whether anything is, everybody can see.
    """

    kind = kinds.TURN
    name = "turn"
    rule = "alliances:D18"
    exact = True
    automatic = True

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        seat = f.seat
        codes: list[int] = []
        if s.alliances[seat].acted:
            codes.append(actions.END)
            colonize.lift_codes(s, seat, codes)
        else:
            codes.append(actions.SCAVENGE)
            colonize.colonize_codes(s, seat, codes)
            colonize.develop_codes(s, seat, codes)
            workshop.manufacture_codes(s, seat, codes)
            workshop.retrieve_codes(s, seat, codes)
            workshop.trade_codes(s, seat, codes)
            council.explore_codes(s, seat, codes)
            council.nominate_codes(s, seat, codes)
            research.research_codes(s, seat, codes)
        free.free_codes(s, seat, codes)
        factions.card_codes(s, seat, codes)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        seat = f.seat
        acted = s.alliances[seat].acted != 0
        if action == actions.END:
            return kinds.OK if acted else kinds.MUST_ACT
        if actions.CONVERT <= action < actions.COLONIZE:
            return free.convert_verdict(s, seat, action - actions.CONVERT)
        if actions.BOOST <= action < actions.MAIN:
            return factions.card_verdict(s, seat, action - actions.BOOST)
        if actions.MAIN <= action < actions.IDEOLOGY:
            return factions.main_verdict(s, seat, action - actions.MAIN)
        if actions.IDEOLOGY <= action < actions.RESEARCH:
            return factions.ideology_verdict(s, seat, action - actions.IDEOLOGY)
        if actions.USE <= action < actions.SWARM:
            return free.use_verdict(s, seat, action - actions.USE)
        if actions.SWARM <= action < actions.ADAPT:
            return free.swarm_verdict(s, seat, action - actions.SWARM)
        if actions.LIFT <= action < actions.SEIZE:
            return colonize.lift_verdict(s, seat, action - actions.LIFT)
        if action >= actions.ADAPT:
            return kinds.NOT_NOW
        return kinds.ACTED if acted else action_verdict(s, seat, action)

    def choose(self, s: AlliancesState, f: Frame, action: i64, chance: Chance) -> None:
        """Done at once; the question stays until the end of the turn."""
        seat = f.seat
        if action == actions.END:
            alliance = s.alliances[seat]
            alliance.acted = 0
            alliance.played = 0
            alliance.wandered = 0
            f.need = 0
        elif actions.CONVERT <= action < actions.COLONIZE:
            free.convert(s, seat, action - actions.CONVERT)
        elif actions.BOOST <= action < actions.MAIN:
            factions.play_boost(s, seat, action - actions.BOOST)
        elif actions.MAIN <= action < actions.IDEOLOGY:
            factions.play_main(s, seat, action - actions.MAIN)
        elif actions.IDEOLOGY <= action < actions.RESEARCH:
            factions.play_ideology(s, seat, action - actions.IDEOLOGY)
        elif actions.USE <= action < actions.SWARM:
            free.use(s, seat, action - actions.USE)
        elif actions.SWARM <= action < actions.ADAPT:
            free.swarm(s, seat, action - actions.SWARM)
        elif actions.LIFT <= action < actions.SEIZE:
            colonize.lift(s, seat, action - actions.LIFT)
        else:
            act(s, seat, action, chance)

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        s.frames.task(kinds.NEXT_TURN, group[0].subject)


def action_verdict(s: AlliancesState, seat: i64, action: i64) -> i64:
    """Whether one of the nine actions is possible (alliances:D5 to alliances:D14)."""
    if action == actions.SCAVENGE:
        return kinds.OK
    if action < actions.DEVELOP:
        return colonize.colonize_verdict(s, seat, action - actions.COLONIZE)
    if action < actions.MANUFACTURE:
        return colonize.develop_verdict(s, seat, (action - actions.DEVELOP) // 2)
    if action < actions.RETRIEVE:
        return workshop.manufacture_verdict(s, seat, action - actions.MANUFACTURE + 1)
    if action < actions.TRADE:
        return workshop.retrieve_verdict(s, seat, action - actions.RETRIEVE + 1)
    if action < actions.EXPLORE:
        return workshop.trade_verdict(s, seat, action - actions.TRADE)
    if action < actions.NOMINATE:
        return council.explore_verdict(s, seat, action - actions.EXPLORE)
    if action < actions.BOOST:
        return council.nominate_verdict(s, seat, action - actions.NOMINATE)
    return research.research_verdict(s, seat, action - actions.RESEARCH)


def act(s: AlliancesState, seat: i64, action: i64, chance: Chance) -> None:
    """Do one of the nine. A Colonize that asks for a card has not happened yet."""
    if actions.COLONIZE <= action < actions.DEVELOP:
        colonize.begin_colonize(s, seat, action - actions.COLONIZE)
        return
    s.alliances[seat].acted = 1
    if action == actions.SCAVENGE:
        workshop.scavenge(s, seat)
    elif action < actions.MANUFACTURE:
        colonize.develop(s, seat, (action - actions.DEVELOP) // 2, (action - actions.DEVELOP) % 2)
    elif action < actions.RETRIEVE:
        workshop.manufacture(s, seat, action - actions.MANUFACTURE + 1)
    elif action < actions.TRADE:
        workshop.retrieve(s, seat, action - actions.RETRIEVE + 1)
    elif action < actions.EXPLORE:
        workshop.trade(s, seat, action - actions.TRADE)
    elif action < actions.NOMINATE:
        council.explore(s, seat, action - actions.EXPLORE, chance)
    elif action < actions.BOOST:
        council.nominate(s, seat, action - actions.NOMINATE)
    else:
        research.research(s, seat, action - actions.RESEARCH)


class NomadsAction(Decision["AlliancesState"]):
    """What the lifted cube does: Research or Retrieve, at the usual price (alliances:I1, alliances:I7)."""

    kind = kinds.NOMADS_ACTION
    name = "nomads_action"
    rule = "alliances:I1"
    exact = True

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        codes: list[int] = []
        workshop.retrieve_codes(s, f.seat, codes)
        research.research_codes(s, f.seat, codes)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        if actions.RETRIEVE <= action < actions.TRADE or actions.RESEARCH <= action < actions.USE:
            return action_verdict(s, f.seat, action)
        return kinds.NOMADS_ONLY

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        act(s, group[0].seat, group[0].picked[0], chance)
