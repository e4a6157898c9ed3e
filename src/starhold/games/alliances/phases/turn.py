"""The action phase: turns of one action each, with free effects and one card around it (alliances:D1 to alliances:D3,
alliances:D18, alliances:D19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.core.frames import Frame
from starhold.core.game import Decision, Task
from starhold.games.alliances.actions import (
    ADAPT,
    BOOST,
    COLONIZE,
    CONVERT,
    DEVELOP,
    END,
    EXPLORE,
    IDEOLOGY,
    LIFT,
    MAIN,
    MANUFACTURE,
    NOMINATE,
    RESEARCH,
    RETRIEVE,
    SCAVENGE,
    SEIZE,
    SWARM,
    TRADE,
    USE,
)
from starhold.games.alliances.kinds import (
    ACTED,
    GALACTIC,
    IN_ACTION,
    MUST_ACT,
    NEXT_TURN,
    NOMADS_ONLY,
    NOT_NOW,
    OK,
    TURN,
    WAR,
)
from starhold.games.alliances.phases.automa import automa_acts
from starhold.games.alliances.phases.colonize import (
    begin_colonize,
    colonize_codes,
    colonize_verdict,
    develop,
    develop_codes,
    develop_verdict,
    lift,
    lift_codes,
    lift_verdict,
)
from starhold.games.alliances.phases.council import (
    explore,
    explore_codes,
    explore_verdict,
    nominate,
    nominate_codes,
    nominate_verdict,
)
from starhold.games.alliances.phases.factions import (
    card_codes,
    card_verdict,
    ideology_verdict,
    main_verdict,
    play_boost,
    play_ideology,
    play_main,
)
from starhold.games.alliances.phases.free import (
    convert,
    convert_verdict,
    free_codes,
    swarm,
    swarm_verdict,
    use,
    use_verdict,
)
from starhold.games.alliances.phases.research import research, research_codes, research_verdict
from starhold.games.alliances.phases.workshop import (
    manufacture,
    manufacture_codes,
    manufacture_verdict,
    retrieve,
    retrieve_codes,
    retrieve_verdict,
    scavenge,
    trade,
    trade_codes,
    trade_verdict,
)
from starhold.games.alliances.table import ACTED as HAS_ACTED
from starhold.games.alliances.table import CUBES, NONE, PLAYED, WANDERED

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState


class ActionPhase(Task["AlliancesState"]):
    """The automa, if there is one, and then the first turn (alliances:D1, alliances:K3)."""

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        s.phase = IN_ACTION
        if s.solo():
            automa_acts(s, chance)
        s.frames.task(NEXT_TURN, NONE)


class NextTurn(Task["AlliancesState"]):
    """The next in turn order who has a cube; without any the phase ends (alliances:D1)."""

    def run(self, s: AlliancesState, f: Frame, chance: Chance) -> None:
        count: i64 = len(s.order)
        step: i64 = 1
        while step <= count:
            place = (f.subject + step) % count
            seat: i64 = s.order[place]
            if s.alliances[seat].levels[CUBES] > 0:
                s.turns += 1
                s.frames.ask(TURN, seat, 1, place)
                return
            step += 1
        s.frames.task(WAR if s.round > 1 else GALACTIC)


class Turn(Decision["AlliancesState"]):
    """Free effects and at most one card in any order around exactly one action (alliances:D18).

    It ends by itself when nothing else is possible: whether anything is, everybody can see.
    """

    name = "turn"
    rule = "alliances:D18"
    exact = True
    automatic = True

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        seat = f.seat
        codes: list[int] = []
        if s.alliances[seat].levels[HAS_ACTED]:
            codes.append(END)
            lift_codes(s, seat, codes)
        else:
            codes.append(SCAVENGE)
            colonize_codes(s, seat, codes)
            develop_codes(s, seat, codes)
            manufacture_codes(s, seat, codes)
            retrieve_codes(s, seat, codes)
            trade_codes(s, seat, codes)
            explore_codes(s, seat, codes)
            nominate_codes(s, seat, codes)
            research_codes(s, seat, codes)
        free_codes(s, seat, codes)
        card_codes(s, seat, codes)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        seat = f.seat
        acted = s.alliances[seat].levels[HAS_ACTED] != 0
        if action == END:
            return OK if acted else MUST_ACT
        if CONVERT <= action < COLONIZE:
            return convert_verdict(s, seat, action - CONVERT)
        if BOOST <= action < MAIN:
            return card_verdict(s, seat, action - BOOST)
        if MAIN <= action < IDEOLOGY:
            return main_verdict(s, seat, action - MAIN)
        if IDEOLOGY <= action < RESEARCH:
            return ideology_verdict(s, seat, action - IDEOLOGY)
        if USE <= action < SWARM:
            return use_verdict(s, seat, action - USE)
        if SWARM <= action < ADAPT:
            return swarm_verdict(s, seat, action - SWARM)
        if LIFT <= action < SEIZE:
            return lift_verdict(s, seat, action - LIFT)
        if action >= ADAPT:
            return NOT_NOW
        return ACTED if acted else action_verdict(s, seat, action)

    def choose(self, s: AlliancesState, f: Frame, action: i64, chance: Chance) -> None:
        """Done at once; the question stays until the end of the turn."""
        seat = f.seat
        if action == END:
            levels = s.alliances[seat].levels
            levels[HAS_ACTED] = 0
            levels[PLAYED] = 0
            levels[WANDERED] = 0
            f.need = 0
        elif CONVERT <= action < COLONIZE:
            convert(s, seat, action - CONVERT)
        elif BOOST <= action < MAIN:
            play_boost(s, seat, action - BOOST)
        elif MAIN <= action < IDEOLOGY:
            play_main(s, seat, action - MAIN)
        elif IDEOLOGY <= action < RESEARCH:
            play_ideology(s, seat, action - IDEOLOGY)
        elif USE <= action < SWARM:
            use(s, seat, action - USE)
        elif SWARM <= action < ADAPT:
            swarm(s, seat, action - SWARM)
        elif LIFT <= action < SEIZE:
            lift(s, seat, action - LIFT)
        else:
            act(s, seat, action, chance)

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        s.frames.task(NEXT_TURN, group[0].subject)


def action_verdict(s: AlliancesState, seat: i64, action: i64) -> i64:
    """Whether one of the nine actions is possible (alliances:D5 to alliances:D14)."""
    if action == SCAVENGE:
        return OK
    if action < DEVELOP:
        return colonize_verdict(s, seat, action - COLONIZE)
    if action < MANUFACTURE:
        return develop_verdict(s, seat, (action - DEVELOP) // 2)
    if action < RETRIEVE:
        return manufacture_verdict(s, seat, action - MANUFACTURE + 1)
    if action < TRADE:
        return retrieve_verdict(s, seat, action - RETRIEVE + 1)
    if action < EXPLORE:
        return trade_verdict(s, seat, action - TRADE)
    if action < NOMINATE:
        return explore_verdict(s, seat, action - EXPLORE)
    if action < BOOST:
        return nominate_verdict(s, seat, action - NOMINATE)
    return research_verdict(s, seat, action - RESEARCH)


def act(s: AlliancesState, seat: i64, action: i64, chance: Chance) -> None:
    """Do one of the nine. A Colonize that asks for a card has not happened yet."""
    if COLONIZE <= action < DEVELOP:
        begin_colonize(s, seat, action - COLONIZE)
        return
    s.alliances[seat].levels[HAS_ACTED] = 1
    if action == SCAVENGE:
        scavenge(s, seat)
    elif action < MANUFACTURE:
        develop(s, seat, (action - DEVELOP) // 2, (action - DEVELOP) % 2)
    elif action < RETRIEVE:
        manufacture(s, seat, action - MANUFACTURE + 1)
    elif action < TRADE:
        retrieve(s, seat, action - RETRIEVE + 1)
    elif action < EXPLORE:
        trade(s, seat, action - TRADE)
    elif action < NOMINATE:
        explore(s, seat, action - EXPLORE, chance)
    elif action < BOOST:
        nominate(s, seat, action - NOMINATE)
    else:
        research(s, seat, action - RESEARCH)


class NomadsAction(Decision["AlliancesState"]):
    """What the lifted cube does: Research or Retrieve, at the usual price (alliances:I1, alliances:I7)."""

    name = "nomads_action"
    rule = "alliances:I1"
    exact = True

    def candidates(self, s: AlliancesState, f: Frame) -> list[int]:
        codes: list[int] = []
        retrieve_codes(s, f.seat, codes)
        research_codes(s, f.seat, codes)
        return codes

    def verdict(self, s: AlliancesState, f: Frame, action: i64) -> i64:
        if RETRIEVE <= action < TRADE or RESEARCH <= action < USE:
            return action_verdict(s, f.seat, action)
        return NOMADS_ONLY

    def resolve(self, s: AlliancesState, group: list[Frame], chance: Chance) -> None:
        act(s, group[0].seat, group[0].picked[0], chance)
