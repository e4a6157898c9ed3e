"""The one option (template:5)."""

from __future__ import annotations

from typing import Final

from starhold.core.options import Option

OPTIONS: Final = (Option("length", "full", "template:5", choices=("short", "full")),)
ROUNDS: Final = {"short": 3, "full": 5}
