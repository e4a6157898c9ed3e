"""Letters: a real mail server takes them, refuses them, is down, or does not answer."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from starhold.server.post import LIFE, Letter, Post, written
from starhold.server.post_office import BadPostOffice, PostOffice, read_post_office, sound_address
from tests.server.certificates import make_certificate
from tests.server.kit import Clock
from tests.server.post_offices import Inbox, post_office, text_of

LETTER = Letter("ada@example.org", "Tavo ėjimas, prosím", "Je řada na tobě.\nAčiū!", {"X-Kind": "test"})
AT_ONCE = (0.001,)


def office(port: int, **more: object) -> PostOffice:
    return replace(PostOffice("127.0.0.1", port, "Starhold <starhold@example.org>", "none"), **more)  # type: ignore[arg-type]


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "starhold.server"]


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)


async def until_lost(post: Post) -> None:
    await until(lambda: post.lost > 0)


async def test_a_letter_arrives_as_it_was_written() -> None:
    inbox = Inbox()
    async with post_office(inbox) as port:
        post = Post(office(port))
        assert post.hand_in(LETTER)
        letter = await inbox.letters.get()
        assert (letter["To"], letter["From"]) == ("ada@example.org", "Starhold <starhold@example.org>")
        assert (letter["Subject"], letter["X-Kind"]) == (LETTER.subject, "test")
        assert letter["Auto-Submitted"] == "auto-generated"
        assert text_of(letter).splitlines() == LETTER.text.splitlines()
        await post.close()


async def test_over_starttls_and_over_tls_with_a_password(tmp_path: Path) -> None:
    trusted, context = make_certificate(tmp_path)
    inbox = Inbox()
    signed = {"user": "me", "password": "secret", "authority": str(trusted)}
    async with (
        post_office(inbox, tls_context=context, require_starttls=True, auth_required=True) as begun,
        post_office(inbox, tls=context, auth_require_tls=False) as whole,
    ):
        for port, security in ((begun, "starttls"), (whole, "tls")):
            post = Post(office(port, security=security, **signed))
            assert post.hand_in(LETTER)
            await inbox.letters.get()
            await post.close()
    assert inbox.signed_in == [b"secret", b"secret"]


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_a_certificate_nobody_trusts_gets_no_letter(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, security: str
) -> None:
    caplog.set_level(logging.INFO)
    _, context = make_certificate(tmp_path)
    inbox = Inbox()
    how: dict[str, Any] = {"tls_context": context} if security == "starttls" else {"tls": context}
    async with post_office(inbox, **how) as port:
        clock = Clock()
        post = Post(office(port, security=security, user="me", password="secret"), clock, AT_ONCE)
        post.hand_in(LETTER)
        await until(lambda: "post-failed" in events(caplog))
        clock.now += LIFE
        await until_lost(post)
        await post.close()
    assert inbox.letters.empty()
    assert inbox.signed_in == []
    assert events(caplog) == ["post-failed", "letter-lost"]


async def test_a_server_without_tls_is_told_neither_letter_nor_password(caplog: pytest.LogCaptureFixture) -> None:
    inbox = Inbox()
    async with post_office(inbox) as port:
        post = Post(office(port, security="starttls", user="me", password="secret"), pauses=AT_ONCE)
        post.hand_in(LETTER)
        await until(lambda: "post-failed" in events(caplog))
        await post.close()
    assert inbox.asked == 0
    assert inbox.signed_in == []


async def test_a_server_that_was_down_gets_the_letters_later(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    post = Post(office(port), pauses=(0.05,))
    for number in range(3):
        post.hand_in(replace(LETTER, subject=f"Letter {number}"))
    await until(lambda: "post-failed" in events(caplog))
    inbox = Inbox()
    async with post_office(inbox, port):
        came = {(await inbox.letters.get())["Subject"] for _ in range(3)}
        assert came == {f"Letter {number}" for number in range(3)}
        await until(lambda: not post.waiting)
        await post.close()
    assert events(caplog) == ["post-failed", "post-works-again"], "one line when it fails, one when it works again"
    assert all("ada@" not in str(getattr(record, "facts", "")) for record in caplog.records)


async def test_what_is_refused_for_good_is_not_tried_again_and_what_may_pass_is() -> None:
    inbox = Inbox()
    async with post_office(inbox) as port:
        post = Post(office(port), pauses=AT_ONCE)
        inbox.refusal, inbox.refusals = "550 ada@example.org is unknown", 1
        post.hand_in(LETTER)
        await until_lost(post)
        assert inbox.asked == 1
        inbox.refusal, inbox.refusals = "451 later", 2
        post.hand_in(LETTER)
        await inbox.letters.get()
        assert inbox.asked == 4
        await post.close()


async def test_a_server_that_does_not_answer_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    post = Post(office(server.sockets[0].getsockname()[1], seconds=0.2), pauses=AT_ONCE)
    assert post.hand_in(LETTER)
    assert post.hand_in(LETTER)
    await until(lambda: "post-failed" in events(caplog))
    assert post.waiting == 2
    await post.close()
    server.close()


async def test_no_more_letters_wait_than_there_is_room_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    post = Post(office(port), most=3)
    assert [post.hand_in(LETTER) for _ in range(5)] == [True, True, True, False, False]
    assert not post.hand_in(replace(LETTER, to="nobody"))
    await post.close()
    assert not post.hand_in(LETTER)


def test_nothing_can_be_slipped_into_the_head_of_a_letter() -> None:
    message = written("starhold@example.org", replace(LETTER, subject="Hello\r\nBcc: eve@example.org"))
    assert message["Bcc"] is None
    assert message["Subject"] == "Hello Bcc: eve@example.org"
    for wrong in (
        "ada@example.org\r\nBcc: eve@example.org",
        "a b@c.d",
        "Ada <ada@example.org>",
        "ada",
        "@",
        "a@b," * 9,
    ):
        assert not sound_address(wrong)


def test_the_mail_server_is_named_by_an_address(tmp_path: Path) -> None:
    secret = tmp_path / "password"
    secret.write_text("from-file\n")
    told = read_post_office("smtp://me%40example.org@mail.example.org", {"STARHOLD_SMTP_PASSWORD_FILE": str(secret)})
    assert (told.host, told.port, told.security) == ("mail.example.org", 587, "starttls")
    assert (told.user, told.password, told.sender) == ("me@example.org", "from-file", "me@example.org")
    assert "from-file" not in repr(told)
    whole = read_post_office("smtps://u@h.org?from=Starhold%20<s@h.org>&ca=/x", {"STARHOLD_SMTP_PASSWORD": "word"})
    assert (whole.port, whole.security, whole.password, whole.authority) == (465, "tls", "word", "/x")
    here = read_post_office("smtp://localhost:2525?from=s@h.org", {})
    assert (here.port, here.security, here.user) == (2525, "none", "")


@pytest.mark.parametrize(
    "address",
    [
        "mail.example.org",
        "http://mail.example.org?from=s@h.org",
        "smtp://?from=s@h.org",
        "smtp://mail.example.org",
        "smtp://mail.example.org:99999?from=s@h.org",
        "smtp://me:secret@mail.example.org?from=s@h.org",
        "smtp://mail.example.org?from=s@h.org&tls=maybe",
        "smtp://mail.example.org?from=s@h.org&colour=red",
        "smtp://mail.example.org?from=not%20an%20address",
        "smtp://mail.example.org?from=s@h.org%0d%0aBcc:e@h.org",
    ],
)
def test_what_names_no_mail_server_is_said_without_the_password(address: str) -> None:
    with pytest.raises(BadPostOffice) as error:
        read_post_office(address, {"STARHOLD_SMTP_PASSWORD": "hidden"})
    assert "secret" not in str(error.value)
    assert "hidden" not in str(error.value)
