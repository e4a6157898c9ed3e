"""Passkeys of a browser that is not there: what its authenticator would make and sign, and ways to cheat with it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from tests.server.kit import Person, Site

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Key:
    """One passkey. It counts what it signs."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(32)
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = ""

    def _data(self, site: str, flags: int, more: bytes = b"") -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, asked: dict[str, Any], origin: str, site: str = "") -> dict[str, str]:
        """What a browser brings when it has made this key."""
        self.user = asked["user"]
        numbers = self.private.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(site or asked["site"], PRESENT | VERIFIED | ATTESTED, attested)
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(client_data("webauthn.create", asked["challenge"], origin)),
            "attestation": bytes_to_base64url(proof),
        }

    def sign(self, asked: dict[str, Any], origin: str, site: str = "") -> dict[str, str]:
        """What a browser brings when somebody comes in by this key."""
        self.count += 1
        data = self._data(site or asked["site"], PRESENT | VERIFIED)
        told = client_data("webauthn.get", asked["challenge"], origin)
        signature = self.private.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(told),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "user": self.user,
        }


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()


def origin_of(site: Site) -> str:
    """Where the pages of a server come from, by a name: browsers keep no passkeys for addresses in numbers."""
    return f"http://localhost:{site.port}"


def by_name(person: Person) -> dict[str, str]:
    return person.headers | {"Host": f"localhost:{person.site.port}"}


async def ask(person: Person, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
    """A request by the name of the server."""
    return await person.site.http.request(method, path, json=body, headers=by_name(person), params=query)


async def register(
    person: Person, key: Key, name: str | None = None, origin: str = "", site: str = ""
) -> httpx.Response:
    """Make a passkey; a guest becomes an account, and goes on by its new token."""
    asked = await ask(person, "POST", "/api/me/passkeys/challenge", {"name": name})
    if asked.status_code != 201:
        return asked
    made = key.make(asked.json(), origin or origin_of(person.site), site)
    answer = await ask(person, "POST", "/api/me/passkeys", made | {"name": name})
    if answer.status_code == 201 and answer.json()["token"]:
        person.token, person.name = answer.json()["token"], answer.json()["name"]
    return answer


async def sign_in(person: Person, key: Key, origin: str = "", site: str = "") -> httpx.Response:
    """Come in by a passkey on the device of somebody, or of nobody; that device is the account from here on."""
    asked = (await ask(person, "POST", "/api/sign-in/challenge")).json()
    answer = await ask(person, "POST", "/api/sign-in", key.sign(asked, origin or origin_of(person.site), site))
    if answer.status_code == 201:
        given = answer.json()
        person.id, person.name, person.token = given["id"], given["name"], given["token"]
    return answer


async def account(site: Site, name: str, role: str = "") -> tuple[Person, Key]:
    """Somebody with an account, and their passkey."""
    person, key = await site.guest(name), Key()
    answer = await register(person, key)
    assert answer.status_code == 201, answer.text
    if role:
        from starhold.server.identity.accounts import set_role

        await set_role(site.registry.services.storage, person.id, role)  # type: ignore[arg-type]
    return person, key
