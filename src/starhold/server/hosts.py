"""By which names the server may be called. A page of a stranger whose name was made to point here is not answered.

That trick (DNS rebinding) makes a browser believe that our answers are the stranger's own. It needs a name, so
addresses written as numbers are harmless, and names count only if somebody has said that they are ours.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starhold.core.errors import StarholdError

_HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:/@\s]+))(?::\d{1,5})?")
_EVERYWHERE: Final = ("0.0.0.0", "::", "")


class BadAddress(StarholdError):
    """What should be the address of this server is none."""


class Hosts:
    """The names of one server."""

    def __init__(self, names: Iterable[str] = (), any_address: bool = False) -> None:
        self.names = frozenset(_plain(name) for name in names)
        self.any_address = any_address  # one that listens everywhere has many addresses, some known to routers alone

    def welcome(self, host: str, local: str) -> bool:
        """Whether a request to this host (as its header says) is for us; `local` is the address it came in by."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = _plain(found[1] or found[2])
        if name == "localhost" or name.endswith(".localhost") or name in self.names:
            return True
        address = _address(name)
        return address is not None and (self.any_address or address.is_loopback or address == _address(local))


def names_at(bound: str, names: Iterable[str]) -> tuple[tuple[str, ...], bool]:
    """The names of a server that listens there, and whether any address in numbers is its own."""
    if bound not in _EVERYWHERE:
        return (*names, bound), False
    machine = socket.gethostname()
    short = machine.partition(".")[0]
    return (*names, machine, short, f"{short}.local"), True


def name_in(address: str) -> list[str]:
    """The name in the address people reach this server by: it is one of ours, of course."""
    if not address:
        return []
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        sound = False
    if not sound or parts.query or parts.fragment or parts.username:
        raise BadAddress(f"the address people reach this server by is https://NAME, not {address}")
    return [parts.hostname or ""]


def _plain(name: str) -> str:
    return name.lower().rstrip(".")


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    return mapped or address
