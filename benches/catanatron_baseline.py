"""What other engines reach on this machine in the same run: the yardstick of `make bench`.

A peer is installed by name into an environment of its own, so that nothing of it comes near ours.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

PEER: Final = "catanatron==3.2.1"

# Random players at its own two-player and four-player tables. Every call for a decision counts, also where one
# choice is all there is, which its count gains by and ours does not. As with ours, laying the table is not timed.
_SCRIPT: Final = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer

class Counting(RandomPlayer):
    decisions = 0
    def decide(self, game, playable_actions):
        Counting.decisions += 1
        return super().decide(game, playable_actions)

result = {}
for players in (2, 4):
    Counting.decisions, games, spent = 0, 0, 0.0
    while spent < float(sys.argv[1]):
        game = Game([Counting(color) for color in list(Color)[:players]], seed=games)
        began = time.perf_counter()
        game.play()
        spent += time.perf_counter() - began
        games += 1
    result[players] = Counting.decisions / spent
print(json.dumps(result))
"""


def measure_catanatron(folder: Path, seconds: float) -> dict[str, Any]:
    """Its decisions a second, or why they could not be measured."""
    python = folder / "bin" / "python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, capture_output=True)
        subprocess.run(
            [str(python), "-m", "pip", "install", "--quiet", PEER], check=True, capture_output=True, timeout=300
        )
        done = subprocess.run(
            [str(python), "-c", _SCRIPT, str(seconds)], check=True, capture_output=True, text=True, timeout=300
        )
    except (OSError, subprocess.SubprocessError) as error:
        return {"error": f"{PEER} could not be measured: {error}"}
    by_players: dict[str, float] = json.loads(done.stdout)
    return {
        "decisions_per_second": max(by_players.values()),
        "two_players": by_players["2"],
        "four_players": by_players["4"],
    }
