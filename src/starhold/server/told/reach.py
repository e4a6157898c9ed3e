"""Whom the server may call. Where a push message goes is said by the browser of a stranger, so it could be anything:
the server must never be made to call machines of its own network.

An address is looked at twice: when it is given, and again when its name has been resolved, right before the call, which
then goes to the very address that was looked at. Nobody is followed elsewhere.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Final
from urllib.parse import SplitResult, urlsplit

MOST_SIGNS: Final = 1_000  # of an endpoint
_READ: Final = 2_000  # bytes of an answer, for nobody reads it
_OURS: Final = (".local", ".localhost", ".internal", ".lan", ".home", ".intranet", ".corp", ".home.arpa")
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(OSError):
    """It is not to be called, or cannot be."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far the server reaches. `anywhere`: this machine and plain HTTP too, for tests."""

    anywhere: bool = False
    authority: str = ""  # a file of certificates to trust besides those the system trusts
    seconds: float = 10.0  # for each part of a call …
    longest: float = 20.0  # … and for all of it


def sound_endpoint(endpoint: str, reach: Reach) -> bool:
    """Whether this may be the address of a push service, as far as one can see without asking anybody."""
    if len(endpoint) > MOST_SIGNS or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname
    except ValueError:
        return False
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    if reach.anywhere:
        return parts.scheme in ("http", "https")
    if parts.scheme != "https" or port not in (None, 443):
        return False
    address = _read(host)
    if address is not None:
        return public(address)
    name = host.rstrip(".")
    # A name of one word, or one that ends in digits, is no name of the public network: `0x7f.1` is an address to some.
    return "." in name and not name.endswith(_OURS) and name.rpartition(".")[2].isalpha()


def public(address: _Address) -> bool:
    """Whether an address belongs to nobody's own network, whatever it is wrapped in."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _read(host: str) -> _Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def resolve(host: str, port: int, reach: Reach) -> str:
    """The address behind a name, if everything behind it is public."""
    try:
        found = {str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise Unreachable("the name is not known") from error
    addresses = [address for one in sorted(found) if (address := _read(one)) is not None]
    if not addresses or (not reach.anywhere and not all(public(address) for address in addresses)):
        raise Unreachable("the name belongs to a network of our own")
    return str(min(addresses, key=lambda address: address.version))


class Call:
    """One request, to the address its name was resolved to. `abort`, from any thread, ends it."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._aborted = False

    def post(self, endpoint: str, data: bytes, headers: dict[str, str]) -> tuple[int, str]:
        """The status of the answer, and when it asks to be tried again; OSError or HTTPException if none comes."""
        if not sound_endpoint(endpoint, self.reach):
            raise Unreachable("this is not to be called")
        parts = urlsplit(endpoint)
        connection = self._connect(parts)
        try:
            connection.putrequest("POST", _path(parts), skip_accept_encoding=True)
            for name, value in {**headers, "Content-Length": str(len(data))}.items():
                connection.putheader(name, value)
            connection.endheaders(data)
            answer: HTTPResponse = connection.getresponse()
            answer.read(_READ)
            return answer.status, answer.getheader("Retry-After") or ""
        finally:
            connection.close()

    def abort(self) -> None:
        """Hang up, whatever the other side is at."""
        with self._lock:
            self._aborted = True
            if self._socket is not None:
                try:
                    self._socket.shutdown(socket.SHUT_RDWR)
                except OSError:
                    return  # it has hung up itself

    def _connect(self, parts: SplitResult) -> HTTPConnection:
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        wire = socket.create_connection((resolve(host, port, self.reach), port), self.reach.seconds)
        with self._lock:
            self._socket = wire
            late = self._aborted
        if late:
            wire.close()
            raise Unreachable("too late")
        if parts.scheme == "http":
            plain = HTTPConnection(host, port, timeout=self.reach.seconds)
            plain.sock = wire
            return plain
        context = ssl.create_default_context()
        if self.reach.authority:
            context.load_verify_locations(self.reach.authority)
        secure = HTTPSConnection(host, port, timeout=self.reach.seconds, context=context)
        try:
            secure.sock = context.wrap_socket(wire, server_hostname=host)
        except BaseException:
            wire.close()
            raise
        with self._lock:
            self._socket = secure.sock  # the plain one was given up for it
        return secure


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


FAILURES: Final = (OSError, HTTPException)
