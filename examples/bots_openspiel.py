"""OpenSpiel: its own bots play one of our games through `evaluate_bots`, each against uniform ones.

python examples/bots_openspiel.py --games 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.bots.uniform_random import UniformRandomBot

import starhold.envs.openspiel  # noqa: F401 (registers the games)


class ISMCTS(ISMCTSBot):  # type: ignore[misc]
    """IS-MCTS of the package, with what `evaluate_bots` calls besides."""

    def restart_at(self, state: Any) -> None:
        self.reset()

    def inform_action(self, state: Any, player: int, action: int) -> None:
        """It searches anew every time."""


def bot(kind: str, game: Any, seat: int, simulations: int, luck: np.random.RandomState) -> Any:
    """A bot of OpenSpiel; `mcts` sees all cards, `ismcts` what its seat sees."""
    look = mcts.RandomRolloutEvaluator(1, luck)
    if kind == "mcts":
        return mcts.MCTSBot(game, 2.0, simulations, look, random_state=luck)
    if kind == "ismcts":
        return ISMCTS(game, look, 2.0, simulations, random_state=luck)
    return UniformRandomBot(seat, luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="starhold_race(max_rounds=2)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    luck = np.random.RandomState(asked.seed)
    for kind in ("uniform", "mcts", "ismcts"):
        got = 0.0
        for number in range(asked.games):
            seat = number % game.num_players()
            bots = [
                bot(kind if one == seat else "uniform", game, one, asked.simulations, luck)
                for one in range(game.num_players())
            ]
            got += evaluate_bots(game.new_initial_state(), bots, luck)[seat]
        print(f"{kind}: {got / asked.games:+.2f} a game, of {asked.games}")


if __name__ == "__main__":
    main()
