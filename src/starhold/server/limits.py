"""How much one socket and one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starhold.server.settings import Limits

MOST_ADDRESSES: Final = 10_000  # remembered at a time; the one unseen longest is forgotten
_OWN: Final = ("127.0.0.1", "::1", "testclient", "")


class Bucket:
    """Holds up to `burst` permits and is refilled at `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one permit; False if there is none."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Addresses:
    """What each address has asked for lately, and how many sockets it holds."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def bounded(self, address: str) -> bool:
        """Our own machine is not: whoever sits at it can stop the server anyway, and a proxy names its clients."""
        return self.limits.own_machine_too or address not in _OWN

    def allow(self, address: str) -> bool:
        """Whether one more request that changes something is fine."""
        if not self.bounded(address):
            return True
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.limits.address_rate, self.limits.address_burst)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()

    def open(self, address: str) -> bool:
        """Count one more socket; False, and not counted, if there are too many."""
        held = self.sockets.get(address, 0)
        if self.bounded(address) and held >= self.limits.address_sockets:
            return False
        self.sockets[address] = held + 1
        return True

    def close(self, address: str) -> None:
        """One socket less."""
        held = self.sockets.get(address, 0) - 1
        if held > 0:
            self.sockets[address] = held
        else:
            self.sockets.pop(address, None)
