"""How a house of tables is run: every bound and every waiting time in one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

MINUTE: Final = 60.0
DAY: Final = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Limits:
    """What one socket and one address may ask for; a rate is a number a second, a burst what may come at once."""

    socket_rate: float = 20.0
    socket_burst: float = 60.0
    address_rate: float = 10.0  # requests that change something
    address_burst: float = 100.0
    address_sockets: int = 60
    own_machine_too: bool = False  # whether the addresses of this machine are bounded as well
    hello_seconds: float = 5.0
    waiting_commands: int = 64  # of one table
    waiting_frames: int = 256  # to one socket
    body_bytes: int = 256 * 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set; the defaults are those of `starhold serve`."""

    limits: Limits = field(default_factory=Limits)
    bot_workers: int = 2  # 0: bots think in this process, for tests
    bot_seconds: float = 2.0  # for one decision
    idle_seconds: float = 60.0  # a table nobody looks at is put away after that
    left_live: float = 3 * MINUTE  # how long a seat is waited for before others may hand it to a bot
    left_days: float = 3 * DAY
    link_seconds: float = 10 * MINUTE
    static: Path | None = None  # the built client; None: the one in the package

    def left(self, pace: str) -> float:
        """How long somebody who is waited for may be away."""
        return self.left_days if pace == "days" else self.left_live
