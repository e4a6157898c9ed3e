"""Numbers of decisions, tasks and reasons."""

from __future__ import annotations

from typing import Final

# Decisions.
SEND_SIGNAL: Final = 0

# Tasks.
DEAL: Final = 0
NEXT_ROUND: Final = 1

# Reasons.
OK: Final = 0
NOT_IN_HAND: Final = 1
