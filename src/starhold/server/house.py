"""What all tables of a server share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from starhold.server.bots import Bots
from starhold.server.limits import Addresses, Purses
from starhold.server.settings import Settings
from starhold.server.storage.base import Storage
from starhold.server.wording import Wordings


@dataclass(slots=True)
class House:
    """Storage, bots, bounds and words.

    `clock` gives Unix time, which somebody may set; `steady` measures how long something lasts. Tests set both forward.
    """

    storage: Storage
    settings: Settings
    bots: Bots
    addresses: Addresses
    wordings: Wordings
    chatting: Purses  # of lines of chat, by guest
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


def open_house(storage: Storage, settings: Settings, clock: Callable[[], float] = time.time) -> House:
    """A house with nobody in it yet."""
    limits = settings.limits
    return House(
        storage,
        settings,
        Bots(settings),
        Addresses(limits),
        Wordings(settings.words_bytes),
        Purses(limits.chat_rate, limits.chat_burst),
        clock,
        time.monotonic if clock is time.time else clock,
    )
