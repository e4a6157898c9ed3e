"""A real mail server on this machine, for the time of a test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope


class Inbox:
    """What came to a mail server. `refusal`: what it answers instead of taking a letter, as often as `refusals`."""

    def __init__(self) -> None:
        self.letters: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.signed_in: list[bytes] = []
        self.refusal = ""
        self.refusals = 0
        self.asked = 0

    async def handle_RCPT(
        self, server: SMTP, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.asked += 1
        if self.refusals > 0:
            self.refusals -= 1
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        message = message_from_bytes(content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.put_nowait(message)
        return "250 OK"

    def authenticate(self, server: SMTP, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        self.signed_in.append(data.password)
        return AuthResult(success=data.password == b"secret", handled=True)


@asynccontextmanager
async def post_office(inbox: Inbox, port: int = 0, tls: Any = None, **more: Any) -> AsyncIterator[int]:
    """The port a mail server listens at."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(inbox, authenticator=inbox.authenticate, hostname="localhost", **more), "127.0.0.1", port, ssl=tls
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


def text_of(letter: EmailMessage) -> str:
    """The words of a letter."""
    content: str = letter.get_content()
    return content
