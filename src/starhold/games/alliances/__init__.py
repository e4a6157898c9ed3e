"""Age of Galaxy (Galactic Alliances): alliances of up to three factions, for one to four players."""

from __future__ import annotations

from starhold.games.alliances.game import GAME

__all__ = ["GAME"]
