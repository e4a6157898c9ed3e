"""CATAN – Starfarers: colonies, trade and encounters between the stars, for three and four players."""

from __future__ import annotations

from starhold.games.starfarers.game import GAME

__all__ = ["GAME"]
