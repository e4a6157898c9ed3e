"""The games for OpenSpiel: importing this registers each as `starhold_GAME`.

    import pyspiel
    import starhold.envs.openspiel

    game = pyspiel.load_game("starhold_race", {"players": 3})      # options of the game are parameters too
    state = game.new_initial_state()                               # a chance node: the deal, card by card

- Luck is explicit: every card drawn and every die is a chance node of its own, with its outcomes and probabilities.
- Where several seats choose at the same time they are asked one after another; what was chosen stays hidden until all
  have, so nothing is given away by the order.
- Observations are the features of `features.py`, and as a string what the seat may see. The information state adds all
  that the seat has seen and chosen before; its tensor is that of the observation, since a history has no fixed length.
- `resample_from_infostate` deals anew what the seat cannot know.
- Games and states are written down and read again, by `pickle` or `pyspiel.serialize_game_and_state`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import numpy as np
import pyspiel

import starhold
from starhold.core.chance import Asking, LuckWanted
from starhold.core.errors import StarholdError
from starhold.core.game import Game, State
from starhold.core.registry import GAMES
from starhold.core.rng import Rng
from starhold.envs.episode import Episode

MOST_OUTCOMES: Final = 512  # of one chance node; the largest bag of all games has fewer kinds of things
MOST_MOVES: Final = 40_000  # decisions and pieces of luck of a game


class Held:
    """A position that is never changed, with the table it is of and all positions before it, so that copies of a state
    may share it."""

    __slots__ = ("before", "choice", "choices", "episode", "recalled", "state")

    def __init__(
        self,
        episode: Episode,
        state: State | None,
        before: Held | None = None,
        choice: tuple[int, int] | None = None,
    ) -> None:
        self.episode = episode
        self.state = state  # none before the deal
        self.before = before
        self.choice = choice  # seat and action that led here
        self.choices: int = before.choices + 1 if before is not None else 0
        self.recalled: dict[int, tuple[str, str]] = {}  # by player, once it was asked for: see `recall`

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down: the position, and of all before it what each player remembers."""
        table = self.episode.game.id, self.episode.players, self.episode.options
        frozen = self.state.freeze() if self.state is not None else None
        before = self.before
        memory = None
        if before is not None:
            for player in range(self.episode.players):
                before.recall(player)
            memory = before.choices, before.recalled
        return _read_again, (table, frozen, memory, self.choice)

    def position(self) -> State:
        if self.state is None:
            raise pyspiel.SpielError("nothing has been dealt yet")
        return self.state

    def recall(self, player: int) -> str:
        """A digest of all that the player has seen and chosen up to here, in its order."""
        new: list[Held] = []
        held: Held | None = self
        while held is not None and player not in held.recalled:
            new.append(held)
            held = held.before
        history, last = held.recalled[player] if held is not None else ("", "")
        for one in reversed(new):
            seen = _seen(one.position(), player)
            own = one.choice[1] if one.choice is not None and one.choice[0] == player else None
            if own is not None or seen != last:  # what others do unseen leaves no trace
                history = hashlib.sha256(f"{history}/{own}/{seen}".encode()).hexdigest()[:32]
                last = seen
            one.recalled[player] = history, last
        return history


def _read_again(
    table: tuple[str, int, dict[str, object]],
    frozen: tuple[Any, ...] | None,
    memory: tuple[int, dict[int, tuple[str, str]]] | None,
    choice: tuple[int, int] | None,
) -> Held:
    """What `Held.__reduce__` has written down."""
    episode = Episode(*table)
    before = None
    if memory is not None:
        before = Held(episode, None)
        before.choices, before.recalled = memory
    return Held(episode, episode.game.thaw(frozen) if frozen is not None else None, before, choice)


class StarholdGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its players and options."""

    def __init__(self, source: Game, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = {name: value for name, value in given.items() if name != "players"}
        try:
            self.episode = Episode(source, given.get("players"), options)
        except StarholdError as error:
            raise pyspiel.SpielError(str(error)) from error
        info = pyspiel.GameInfo(
            num_distinct_actions=len(source.space),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.episode.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if source.min_players > 1 else None,  # who plays alone wins from nobody
            max_game_length=MOST_MOVES,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> StarholdState:
        return StarholdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> StarholdObserver:
        if params:
            raise ValueError("there are no parameters of an observation")
        if iig_obs_type is None:
            return StarholdObserver(self.episode, False)
        public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return StarholdObserver(self.episode, iig_obs_type.perfect_recall, public)


class StarholdState(pyspiel.State):  # type: ignore[misc]
    """A position, or one in which luck is due."""

    def __init__(self, game: StarholdGame) -> None:
        super().__init__(game)
        self.held = Held(game.episode, None)  # the last whole position
        self.choice: tuple[int, int] | None = None  # seat and action that luck is due for
        self.luck: tuple[int, ...] = ()  # that has fallen in it
        self.wanted: tuple[tuple[int, int], ...] = ()  # what may fall next, and how often it is there
        self._go_on()

    # -- whose turn it is, and what may be done

    def current_player(self) -> int:
        if self.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        position = self.position()
        return int(pyspiel.PlayerId.TERMINAL) if position.over() else position.waiting()[0]

    def _legal_actions(self, player: int) -> list[int]:
        """Only of the one who is asked first: the others choose at the same time, but after it as OpenSpiel sees it."""
        return sorted(self.position().legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(count for _, count in self.wanted)
        return [(place, count / total) for place, (_, count) in enumerate(self.wanted)]

    def _apply_action(self, action: int) -> None:
        if self.wanted:
            if not 0 <= action < len(self.wanted):
                raise pyspiel.SpielError(f"there is no outcome {action}; they run from 0 to {len(self.wanted) - 1}")
            self.luck = (*self.luck, self.wanted[action][0])
        else:
            player = self.current_player()
            if why := self.held.episode.why_not_in(self.position(), player, action):
                raise pyspiel.SpielError(why)
            self.choice, self.luck = (player, action), ()
        self._go_on()

    def _go_on(self) -> None:
        """Play what is under way, in a copy, as far as its luck is known."""
        episode, before = self.held.episode, self.held.state
        chance = Asking(list(self.luck))
        try:
            if before is None:
                after = episode.game.new(episode.players, 0, episode.options, chance)
            else:
                assert self.choice is not None
                after = before.clone()
                after.apply(*self.choice, chance)
        except LuckWanted as wanted:
            self.wanted = tuple(zip(wanted.pieces, wanted.counts, strict=True))
            return
        last = self.held if before is not None else None
        self.held, self.choice, self.luck, self.wanted = Held(episode, after, last, self.choice), None, (), ()

    def position(self) -> State:
        """The last whole position."""
        return self.held.position()

    def is_terminal(self) -> bool:
        return not self.wanted and self.position().over()

    def returns(self) -> list[float]:
        episode, position = self.held.episode, self.held.state
        return [0.0] * episode.players if position is None else episode.rewards_of(position)

    def resample_from_infostate(self, player: int, sampler: Any) -> StarholdState:
        """A state that the player cannot tell from this one; `sampler` gives a number from 0 to 1."""
        if self.wanted:
            raise pyspiel.SpielError("luck is due: a player is asked for nothing here")
        again = self.clone()
        imagined = self.position().imagine(player, Rng(f"resampled/{sampler()}"), True)
        again.held = Held(self.held.episode, imagined, self.held.before, self.held.choice)
        return again  # type: ignore[no-any-return]

    # -- in words

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.held.episode.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.write_luck(self.wanted[action][0]) if action < len(self.wanted) else f"luck {action}"
        return game.space.notation(action)

    def __str__(self) -> str:
        if self.held.state is None:
            return f"before the deal, {len(self.luck)} pieces of luck"
        key = hashlib.sha256(repr(self.held.state.key()).encode()).hexdigest()[:16]
        due = f", luck {len(self.luck)} after {self.choice}" if self.wanted else ""
        return f"{self.held.episode.game.id} after {self.held.choices} choices: {key}{due}"


class StarholdObserver:
    """What a player sees: as features, and as a string. Of what all can see there is only the string."""

    def __init__(self, episode: Episode, recall: bool, public: bool = False) -> None:
        self.episode = episode
        self.recall = recall and not public
        self.public = public
        self.tensor = np.zeros(0 if public else episode.features.size, np.float32)
        self.dict = {} if public else {name: self.tensor[part] for name, part in episode.features.slices.items()}

    def set_from(self, state: StarholdState, player: int) -> None:
        """Write the features of that player; nothing before the deal."""
        if self.public:
            return
        if state.held.state is None:
            self.tensor[...] = 0.0
        else:
            self.episode.features.batch([(state.held.state, player)], self.tensor[np.newaxis])

    def string_from(self, state: StarholdState, player: int) -> str:
        """What the player may see; with perfect recall behind all that it has seen before."""
        if state.held.state is None:
            return "before the deal"
        seen = _seen(state.held.state, None if self.public else player)
        return f"{state.held.recall(player)}\n{seen}" if self.recall else seen


def _seen(state: State, player: int | None) -> str:
    return json.dumps(state.view(player), sort_keys=True, separators=(",", ":"))


def _register(source: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"starhold_{source.id}",
        long_name=source.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if source.min_players > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=source.max_players,
        min_num_players=source.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, source.min_players),
            **{option.name: option.default for option in source.options if not option.hidden},
        },
    )

    class Registered(StarholdGame):
        """This game alone, as OpenSpiel makes it from its parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(source, kind, params)

    name = f"Starhold{source.id.title()}"
    Registered.__name__ = Registered.__qualname__ = name
    globals()[name] = Registered  # where pickle looks for it
    pyspiel.register_game(kind, Registered)


for _id in GAMES:
    if f"starhold_{_id}" not in pyspiel.registered_names():
        _register(starhold.game(_id))
