"""The games for PettingZoo: `env(…)` one agent after another, `parallel_env(…)` all of them at once.

    from starhold.envs.pettingzoo import env, parallel_env

    table = parallel_env("race", players=3, first_game=True)   # any option of the game; without players: two, or more
                                                               # where the game needs them

Simultaneous phases are one step of the parallel environment. Whoever is not asked has one legal action, to wait: the
last one, `len(game.space)`. An observation is `{"observation": features, "action_mask": …}`; rewards come at the end.

An action that the mask forbids ends the game for all, -1 for who chose it (`illegal="lose"`), is refused by an
exception (`illegal="raise"`), or a legal one is drawn in its place (`illegal="replace"`); `infos` say why it was not
legal. What is no whole number, an unknown agent, and a step after the end are errors always. An error changes nothing.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from starhold.core.errors import BadOption, StarholdError
from starhold.core.rng import Rng
from starhold.envs.episode import MOST_SEED, RENDER_MODES, Episode, Reward, checked_mode, legal_instead, whole
from starhold.envs.features import BOUND

Illegal = Literal["lose", "raise", "replace"]
ILLEGAL: Final = ("lose", "raise", "replace")
Observation = dict[str, Any]
Infos = dict[str, dict[str, Any]]
# Observations, rewards, terminations, truncations and infos, by agent.
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class IllegalChoice(StarholdError):
    """An action that the mask forbids, where that is to be an error; or a step after the end."""


class StarholdParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which all who are asked choose at once."""

    def __init__(
        self,
        game: str = "race",
        players: int | None = None,
        *,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal={illegal}: it is one of {', '.join(ILLEGAL)}")
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"starhold_{game}_v0",
            "is_parallelizable": True,
            "render_fps": 1,
        }
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise BadOption(f"max_cycles={max_cycles}: there must be one at least")
        self.episode = Episode(game, players, options, reward)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode)
        self.wait = self.episode.features.actions  # what those do who are not asked
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        self.cycles = 0
        self._seeds = np.random.default_rng()
        self._instead = Rng("instead")
        size = self.episode.features.size
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-BOUND, BOUND, (size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for all: the features, and the mask with waiting as its last place."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for all: the actions of the game, and one more to wait."""
        return self.action_spaces[agent]

    # -- playing

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game. The same seed gives the same luck; without one the last seed goes on."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            self._instead = Rng(f"instead/{seed}")
        self.episode.begin(int(self._seeds.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Everybody who is asked chooses; who is not named waits."""
        if not self.agents and not actions:
            return {}, {}, {}, {}, {}
        if not self.agents:
            raise IllegalChoice("the game is over, or none was begun: call reset")
        if unknown := sorted(set(actions) - set(self.agents)):
            raise IllegalChoice(f"there is no agent {', '.join(map(str, unknown))}")
        state = self.episode.state
        infos: Infos = {agent: {} for agent in self.agents}
        chosen = {agent: index(actions.get(agent, self.wait)) for agent in self.agents}
        for agent, action in chosen.items():
            if why := self.why_not(agent, action):
                infos[agent] = {"illegal": why}
                if self.illegal == "raise":
                    raise IllegalChoice(f"{agent}: {why}")
        if self.illegal == "lose" and any(infos.values()):
            return self._told({agent: -1.0 if infos[agent] else 0.0 for agent in self.agents}, True, False, infos)
        for seat in state.waiting():
            agent = self.possible_agents[seat]
            action = legal_instead(state, seat, self._instead) if infos[agent] else chosen[agent]
            state.apply(seat, action, self.episode.chance)
        self.cycles += 1
        over = state.over()
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        return self._told(rewards, over, late, infos)

    def why_not(self, agent: str, action: int) -> str:
        """In one line why the mask forbids an action; empty if it does not."""
        seat = self.possible_agents.index(agent)
        asked = seat in self.episode.state.waiting()
        if action == self.wait:
            return "a choice is due, and none was made" if asked else ""
        why = self.episode.why_not(seat, action)
        return why if why or asked else f"nothing is asked; the one legal action is to wait, {self.wait}"

    def _told(self, rewards: dict[str, float], over: bool, late: bool, infos: Infos) -> Step:
        seen = self._observe()
        ended = dict.fromkeys(self.agents, over)
        stopped = dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        return seen, rewards, ended, stopped, infos

    def _observe(self) -> dict[str, Observation]:
        episode = self.episode
        table = episode.features.batch([(episode.state, seat) for seat in range(episode.players)])
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[:-1] = episode.features.mask(episode.state, seat)
            mask[-1] = not mask.any()
            seen[agent] = {"observation": table[seat], "action_mask": mask}
        return seen

    # -- looking

    def render(self) -> str | None:
        """The table in words, as somebody who looks on sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn('make the environment with render_mode="ansi" or "human" to see the table')
            return None
        text = self.episode.told()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """The game is left as it is; `reset` begins another."""
        self.agents = []


class StarholdTurns(parallel_to_aec_wrapper[str, Observation, int]):  # type: ignore[misc]
    """The same table, one agent after another."""

    def step(self, action: int | None) -> None:
        """What cannot be taken is refused to the agent that chose it, not at the end of the cycle."""
        agent = self.agent_selection
        table: StarholdParallel = self.env
        if action is None and not (self.terminations[agent] or self.truncations[agent]):
            raise IllegalChoice(f"{agent}: a choice is due, and none was made")
        if action is not None and table.illegal == "raise" and (why := table.why_not(agent, index(action))):
            raise IllegalChoice(f"{agent}: {why}")
        super().step(None if action is None else index(action))


def parallel_env(game: str = "race", players: int | None = None, **settings: Any) -> StarholdParallel:
    """All who are asked choose at once. Settings: reward, illegal, max_cycles, render_mode, and options of the game."""
    return StarholdParallel(game, players, **settings)


def env(game: str = "race", players: int | None = None, **settings: Any) -> AECEnv[str, Observation, int]:
    """The same one agent after another: in a cycle everybody has a turn, and whoever is not asked waits."""
    return OrderEnforcingWrapper(StarholdTurns(StarholdParallel(game, players, **settings)))
