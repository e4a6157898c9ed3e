"""Passkeys: keys that never leave a device (or whoever looks after its passwords) and sign what we make up for it.

A passkey belongs to the name a site is called by. What was signed for any other site, or by a page of one, is refused.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Final

from webauthn import base64url_to_bytes, verify_authentication_response, verify_registration_response
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.cose import COSEAlgorithmIdentifier as Algorithm

from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Storage

MOST: Final = 20  # of one account
SECONDS: Final = 300  # for somebody to find their key
ALGORITHMS: Final = [Algorithm.ECDSA_SHA_256, Algorithm.EDDSA, Algorithm.RSASSA_PKCS1_v1_5_SHA_256]

_ADD: Final = """INSERT INTO passkeys (id, guest_id, public_key, sign_count, label, created, used)
    VALUES ($1, $2, $3, $4, $5, $6, $6)"""
_LIST: Final = "SELECT id, guest_id, label, created, used FROM passkeys WHERE guest_id = $1 ORDER BY created, id"
_FIND: Final = "SELECT guest_id, public_key, sign_count FROM passkeys WHERE id = $1"
_USED: Final = """UPDATE passkeys SET sign_count = $2, used = $3 WHERE id = $1 AND sign_count = $4 RETURNING id"""
_DROP: Final = """DELETE FROM passkeys WHERE guest_id = $1 AND id = $2 AND
    (EXISTS (SELECT 1 FROM passkeys o WHERE o.guest_id = $1 AND o.id <> $2)
    OR EXISTS (SELECT 1 FROM accounts a WHERE a.guest_id = $1 AND a.email IS NOT NULL)) RETURNING id"""
_HOLD: Final = "UPDATE accounts SET created = created WHERE guest_id = $1"  # nobody else takes a way in away meanwhile


@dataclass(frozen=True, slots=True)
class Place:
    """Where a passkey is used: the name of the site, and the addresses its pages come from."""

    name: str
    origins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passkey:
    """A way into an account."""

    id: str
    guest_id: str
    label: str
    created: float
    used: float


@dataclass(frozen=True, slots=True)
class Signed:
    """What a browser brings: all parts in base64url."""

    id: str
    client_data: str
    proof: str  # the attestation of a new key, or the data a known one has signed …
    signature: str = ""  # … with its signature
    user: str = ""  # and whom it takes us to know it as


def place_of(host: str) -> Place | None:
    """By the host of a request, which is known to be ours; None: browsers keep no passkeys for addresses in numbers."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").lower().rstrip(".")
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Place(name, (f"https://{host.lower()}", f"http://{host.lower()}"))
    return None


# -- making one


def encoded(data: bytes) -> str:
    """As browsers are told it."""
    return bytes_to_base64url(data)


def challenge_of(signed: Signed) -> bytes:
    """What was signed, as the browser tells it; whether it is ours has to be looked up."""
    try:
        return bytes(parse_client_data_json(base64url_to_bytes(signed.client_data)).challenge)
    except Exception as error:
        raise RequestError("passkey-bad", 422) from error


def check_new(place: Place, signed: Signed, challenge: bytes) -> tuple[str, bytes, int]:
    """A new key: its id, its public half, and its count; refused if it was not made here for this."""
    try:
        made = verify_registration_response(
            credential={
                "id": signed.id,
                "rawId": signed.id,
                "type": "public-key",
                "response": {"clientDataJSON": signed.client_data, "attestationObject": signed.proof},
            },
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=list(place.origins),
            supported_pub_key_algs=ALGORITHMS,
        )
    except Exception as error:  # whatever it holds, it is none of ours
        raise RequestError("passkey-bad", 422) from error
    return bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count


def adding(guest_id: str, made: tuple[str, bytes, int], label: str, now: float) -> Change:
    """What makes a key a way into an account. Conflict: it is one already."""
    id, public_key, count = made
    return Change(_ADD, (id, guest_id, public_key, count, label, now))


# -- coming in by one


async def check_entry(storage: Storage, place: Place, signed: Signed, challenge: bytes, now: float) -> str:
    """Whose key has signed: the id of the guest. Refused if we do not know it, or it was not for here and now."""
    rows = await storage.rows(_FIND, signed.id)
    if not rows:
        raise RequestError("passkey-unknown", 404)
    guest_id, public_key, count = rows[0]
    try:
        checked = verify_authentication_response(
            credential={
                "id": signed.id,
                "rawId": signed.id,
                "type": "public-key",
                "response": {
                    "clientDataJSON": signed.client_data,
                    "authenticatorData": signed.proof,
                    "signature": signed.signature,
                },
            },
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=list(place.origins),
            credential_public_key=bytes(public_key),
            credential_current_sign_count=count,
        )
    except Exception as error:
        raise RequestError("passkey-bad", 422) from error
    if signed.user and signed.user != bytes_to_base64url(guest_id.encode()):
        raise RequestError("passkey-bad", 422)
    noted = await storage.change(Change(_USED, (signed.id, checked.new_sign_count, now, count)))
    if not noted[0]:  # two at once: one of them may be a copy
        raise RequestError("challenge-old", 409)
    return str(guest_id)


# -- keeping them


async def passkeys_of(storage: Storage, guest_id: str) -> list[Passkey]:
    """All of an account, the oldest first."""
    return [Passkey(*row) for row in await storage.rows(_LIST, guest_id)]


async def remove_passkey(storage: Storage, guest_id: str, id: str) -> None:
    """Take a way in away, unless it is the last one."""
    if (await storage.change(Change(_HOLD, (guest_id,)), Change(_DROP, (guest_id, id))))[1]:
        return
    if any(key.id == id for key in await passkeys_of(storage, guest_id)):
        raise RequestError("last-way-in", 409)
    raise RequestError("passkey-unknown", 404)
