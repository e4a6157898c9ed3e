"""Where letters are handed in: the mail server of whoever runs Starhold, as they name it."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.utils import parseaddr
from pathlib import Path
from typing import Final, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from starhold.core.errors import StarholdError

PASSWORD: Final = "STARHOLD_SMTP_PASSWORD"  # in the environment: what stands on a command line can be read by others
PASSWORD_FILE: Final = "STARHOLD_SMTP_PASSWORD_FILE"
_PORTS: Final = {"tls": 465, "starttls": 587, "none": 25}
_SOUND: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
_MOST_SIGNS: Final = 254

Security = Literal["tls", "starttls", "none"]


class BadPostOffice(StarholdError):
    """The mail server is not named in a way that can be understood."""


@dataclass(frozen=True, slots=True)
class PostOffice:
    """A mail server, and as whom we write."""

    host: str
    port: int
    sender: str  # an address, perhaps with a name before it
    security: Security = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)
    authority: str = ""  # a file of certificates to trust besides those the system trusts
    seconds: float = 20.0  # for each answer of the server


def sound_address(text: str) -> bool:
    """Whether this could be the address of somebody, as one word of plain signs."""
    return len(text) <= _MOST_SIGNS and _SOUND.fullmatch(text) is not None


def read_post_office(address: str, environment: Mapping[str, str] = os.environ) -> PostOffice:
    """The mail server by its address: smtp://USER@HOST:PORT?from=SENDER, or smtps:// where TLS comes first.

    `smtp` demands STARTTLS, except at this machine; `&tls=off` says that none is wanted, `&ca=FILE` whom to trust.
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadPostOffice(f"the address of the mail server cannot be read: {error}") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadPostOffice("the mail server is named as smtp://USER@HOST:PORT?from=SENDER, or smtps:// for TLS")
    if parts.password:
        raise BadPostOffice(
            f"the password of the mail server belongs into {PASSWORD} or a file named by {PASSWORD_FILE}"
        )
    wishes = {name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()}
    unknown = sorted(wishes.keys() - {"from", "tls", "ca"})
    if unknown or wishes.get("tls", "off") != "off":
        raise BadPostOffice(f"the mail server is given as from=…, tls=off and ca=…, not {', '.join(unknown) or 'tls'}")
    user = unquote(parts.username or "")
    sender = wishes.get("from") or (user if sound_address(user) else "")
    if not _writes(sender):
        raise BadPostOffice("say from whom letters come: …?from=starhold@example.org")
    security: Security = "tls" if parts.scheme == "smtps" else "starttls"
    if wishes.get("tls") == "off" or (security == "starttls" and not user and _here(parts.hostname)):
        security = "none"
    return PostOffice(
        parts.hostname,
        port or _PORTS[security],
        sender,
        security,
        user,
        _password(environment) if user else "",
        wishes.get("ca", ""),
    )


def _writes(sender: str) -> bool:
    name, plain = parseaddr(sender)
    try:
        Address(display_name=name, addr_spec=plain)
    except (ValueError, IndexError):
        return False
    return sound_address(plain) and sender.isprintable()


def _here(host: str) -> bool:
    return host in ("localhost", "127.0.0.1", "::1")


def _password(environment: Mapping[str, str]) -> str:
    file = environment.get(PASSWORD_FILE)
    if not file:
        return environment.get(PASSWORD, "")
    try:
        return Path(file).read_text(encoding="utf-8").strip("\r\n")
    except (OSError, UnicodeError) as error:
        raise BadPostOffice(f"the file named by {PASSWORD_FILE} cannot be read: {type(error).__name__}") from None
