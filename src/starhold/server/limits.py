"""How much one socket, one address and one seat may ask for: everything that costs something is paid from a bucket."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from starhold.server.settings import Limits

MOST_ADDRESSES: Final = 10_000  # remembered at a time; the one unseen longest is forgotten
_HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household is given at least


class Bucket:
    """Holds up to `burst` permits and is refilled at `rate` a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take permits; False, and nothing taken, if there are not enough. What costs more than all takes all."""
        self._refill()
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True

    def borrow(self, cost: float, patience: float) -> float | None:
        """Take permits, perhaps before they are there: the seconds to wait first; None if that is too long."""
        self._refill()
        missing = min(cost, self.burst) - self.left
        if missing <= 0:
            self.left -= cost
            return 0.0
        wait = missing / self.rate if self.rate > 0 else float("inf")
        if wait > patience:
            return None
        self.left -= cost
        return wait

    def spend(self, cost: float) -> None:
        """Take permits for what is done already, whether they are there or not."""
        self._refill()
        self.left -= cost

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


@lru_cache(maxsize=MOST_ADDRESSES)
def household(address: str) -> str:
    """Whom an address stands for: a whole IPv6 /64 is one, an IPv4 address written as IPv6 is itself."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        if not parsed.is_loopback:
            return str(ipaddress.ip_network((parsed, _HOUSEHOLD), strict=False))
    return str(parsed)


@lru_cache(maxsize=MOST_ADDRESSES)
def of_this_machine(address: str) -> bool:
    """Whether whoever asks sits at the machine of the server; also where nobody has an address, as in tests."""
    if address in ("", "testclient"):
        return True
    try:
        return ipaddress.ip_address(household(address)).is_loopback
    except ValueError:
        return False


class Purses:
    """A bucket of one kind for each address that was seen lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket


class Addresses:
    """What each address has asked for lately, and how many sockets and connections it holds."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.changes = Purses(limits.address_rate, limits.address_burst)
        self.looks = Purses(limits.look_rate, limits.look_burst)
        self.frames = Purses(limits.frame_rate, limits.frame_burst)
        self.lines = Purses(limits.line_rate, limits.line_burst)
        self.steps = Purses(limits.step_rate, limits.step_burst)
        self.work = Purses(limits.work_rate, limits.work_burst)
        self.knocks = Purses(limits.knock_rate, limits.knock_burst)
        self.guests = Purses(limits.guest_rate, limits.guest_burst)
        self.tables = Purses(limits.table_rate, limits.table_burst)
        self.signs = Purses(limits.sign_rate, limits.sign_burst)
        self.mails = Purses(limits.mail_rate, limits.mail_burst)
        self.chat = Purses(limits.address_chat_rate, limits.address_chat_burst)
        self.codes = Purses(limits.code_rate, limits.code_burst)
        self.sockets: dict[str, int] = {}
        self.connections: dict[str, int] = {}

    def bounded(self, address: str) -> bool:
        """Our own machine is not: whoever sits at it can stop the server anyway, and a proxy names its clients."""
        return self.limits.own_machine_too or not of_this_machine(address)

    # -- paying

    def allow(self, address: str) -> bool:
        """Whether one more request that changes something is fine."""
        return self.take(self.changes, address, 1)

    def look(self, address: str, cost: float = 1.0) -> bool:
        """Whether one more request that changes nothing is fine."""
        return self.take(self.looks, address, cost)

    def take(self, purses: Purses, address: str, cost: float) -> bool:
        """Whether an address can pay at once."""
        return not self.bounded(address) or purses.of(household(address)).take(cost)

    async def pay(self, purses: Purses, address: str, cost: float) -> bool:
        """Have an address pay, waiting until it can; False if that would be too long."""
        if not self.bounded(address):
            return True
        wait = purses.of(household(address)).borrow(cost, self.limits.patience)
        if wait is None:
            return False
        if wait > 0:
            await asyncio.sleep(wait)
        return True

    def spend(self, purses: Purses, address: str, cost: float) -> None:
        """Have an address pay for what was done for it; if it has not enough, it waits before the next."""
        if self.bounded(address):
            purses.of(household(address)).spend(cost)

    # -- holding

    def open(self, address: str) -> bool:
        """Count one more socket; False, and not counted, if there are too many."""
        return self._hold(self.sockets, address, self.limits.address_sockets)

    def close(self, address: str) -> None:
        """One socket less."""
        _let_go(self.sockets, address)

    def connect(self, address: str) -> bool:
        """Count one more connection; False, and not counted, if there are too many."""
        return self._hold(self.connections, address, self.limits.address_connections)

    def disconnect(self, address: str) -> None:
        """One connection less."""
        _let_go(self.connections, address)

    def _hold(self, counts: dict[str, int], address: str, most: int) -> bool:
        who = household(address)
        held = counts.get(who, 0)
        if held >= most and self.bounded(address):
            return False
        counts[who] = held + 1
        return True


def _let_go(counts: dict[str, int], address: str) -> None:
    who = household(address)
    held = counts.get(who, 0) - 1
    if held > 0:
        counts[who] = held
    else:
        counts.pop(who, None)
