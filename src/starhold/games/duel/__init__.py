"""Three Epochs, an untitled Czech duel of three epochs for two players."""

from __future__ import annotations

from starhold.games.duel.game import GAME

__all__ = ["GAME"]
