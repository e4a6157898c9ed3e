"""A browser that can be sent push messages, and a push service on this machine that takes them for it."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from starhold.server.told.keys import plain

AUTH = bytes(range(16))


class Browser:
    """One with keys of its own."""

    def __init__(self, auth: bytes = AUTH) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = auth

    def place(self, endpoint: str) -> dict[str, Any]:
        """What the browser says of itself when it subscribes."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "keys": {"p256dh": plain(point), "auth": plain(self.auth)}}

    def open(self, sealed: bytes) -> dict[str, Any]:
        """What a message says."""
        told: dict[str, Any] = json.loads(
            http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return told


def a_place(endpoint: str) -> dict[str, Any]:
    """A browser that nobody needs to look into."""
    return Browser().place(endpoint)


@dataclass
class Handed:
    """A message as it was handed in."""

    path: str
    headers: dict[str, str]
    sealed: bytes

    def signed_by(self, key: str) -> bool:
        """Whether the server that has this key has signed it."""
        signature = self.headers["authorization"]
        return f"k={key}" in signature and bool(Vapid02.verify(signature))


class PushService:
    """What came; `answers` are the statuses it gives, by path, 201 where none is said, and None: no answer at all."""

    def __init__(self, port: int, scheme: str) -> None:
        self.origin = f"{scheme}://127.0.0.1:{port}"
        self.handed: asyncio.Queue[Handed] = asyncio.Queue()
        self.answers: dict[str, int | None] = {}
        self.redirect = ""


@asynccontextmanager
async def push_service(tls: ssl.SSLContext | None = None) -> AsyncIterator[PushService]:
    """A push service that listens here."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            path = head[0].split()[1]
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            status = service.answers.get(path, 201)
            service.handed.put_nowait(Handed(path, headers, body))
            if status is None:
                await reader.read()
                return
            extra = f"Location: {service.redirect}\r\n" if service.redirect else ""
            writer.write(f"HTTP/1.1 {status} Told\r\n{extra}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            return
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    service = PushService(server.sockets[0].getsockname()[1], "https" if tls else "http")
    try:
        yield service
    finally:
        server.close()
