"""Race for the Galaxy, the base game of 2007, for two to four players."""

from __future__ import annotations

from starhold.games.race.game import GAME

__all__ = ["GAME"]
