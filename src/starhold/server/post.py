"""Letters by e-mail: handed in one after the other, in a thread, so that nobody waits for a slow mail server.

What cannot be handed in is tried again, each time after a longer pause, until the letter is of no use any more. Of
trouble the log tells once, and once when it is over; it never names whom a letter was for.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from starhold.server.logs import log, logger, warn
from starhold.server.post_office import PostOffice, sound_address

MOST_WAITING: Final = 500  # letters
PAUSES: Final = (2.0, 10.0, 30.0, 60.0, 120.0, 300.0)  # seconds before a letter is tried again; the last one repeats
LIFE: Final = 6 * 3600.0  # seconds a letter is of use, if it does not say otherwise
_REFUSED: Final = 500  # answers of a mail server from here on are final


@dataclass(frozen=True, slots=True)
class Letter:
    """One letter, plain text, to one person."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = field(default_factory=dict)  # such as List-Unsubscribe
    life: float = LIFE  # seconds after which it is not worth sending any more


@dataclass(slots=True)
class _Waiting:
    letter: Letter
    until: float
    tries: int = 0


class Refused(Exception):
    """The mail server will not take this letter, however often it is asked; it said so by this number."""


class Post:
    """The letters of one server. `steady` measures time, `pauses` are those before further tries."""

    def __init__(
        self,
        office: PostOffice,
        steady: Callable[[], float] = time.monotonic,
        pauses: tuple[float, ...] = PAUSES,
        most: int = MOST_WAITING,
    ) -> None:
        self.office = office
        self.sent = 0
        self.lost = 0
        self._steady = steady
        self._pauses = pauses
        self._most = most
        self._letters: deque[_Waiting] = deque()
        self._more = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "post")
        self._trouble = ""
        self._closed = False

    def hand_in(self, letter: Letter) -> bool:
        """Have a letter sent as soon as it can be; False: too many wait already, or it is for nobody."""
        if self._closed or len(self._letters) >= self._most or not sound_address(letter.to):
            self.lost += 1
            return False
        self._letters.append(_Waiting(letter, self._steady() + letter.life))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="post")
        self._more.set()
        return True

    @property
    def waiting(self) -> int:
        return len(self._letters)

    async def close(self) -> None:
        """Give up what still waits; what is being sent may go out."""
        self._closed = True
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.wait([self._worker])
        if self._letters:
            warn("post-left", letters=len(self._letters))
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while not self._letters:
                self._more.clear()
                await self._more.wait()
            first = self._letters[0]
            if first.until <= self._steady():
                self._give_up(first, "too late")
                continue
            try:
                await loop.run_in_executor(self._thread, send, self.office, first.letter)
            except Refused as error:
                self._give_up(first, str(error))
            except (OSError, smtplib.SMTPException) as error:
                await self._wait(first, error)
            except Exception:
                logger.exception("post-broken")
                self._give_up(first, "broken")
            else:
                self._letters.remove(first)
                self.sent += 1
                if self._trouble:
                    self._trouble = ""
                    log("post-works-again")

    def _give_up(self, one: _Waiting, why: str) -> None:
        self._letters.remove(one)
        self.lost += 1
        warn("letter-lost", why=why, tries=one.tries)

    async def _wait(self, one: _Waiting, error: Exception) -> None:
        """All wait, for the trouble is that of the mail server; then another letter is tried first."""
        why = told(error)
        if why != self._trouble:
            self._trouble = why
            warn("post-failed", host=self.office.host, port=self.office.port, why=why)
        pause = self._pauses[min(one.tries, len(self._pauses) - 1)]
        one.tries += 1
        self._letters.rotate(-1)
        await asyncio.sleep(pause)


def told(error: Exception) -> str:
    """What went wrong, for the log: never the words of a mail server, which may name people."""
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{type(error).__name__} {error.smtp_code}"
    if isinstance(error, smtplib.SMTPException):
        return type(error).__name__
    return f"{type(error).__name__} {getattr(error, 'strerror', None) or ''}".strip()


def send(office: PostOffice, letter: Letter) -> None:
    """Hand one letter in. Raises `Refused` for what is final, OSError and SMTPException for what may pass."""
    message = written(office.sender, letter)
    with _connected(office) as server:
        if office.user:
            server.login(office.user, office.password)
        try:
            server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = max(code for code, _ in error.recipients.values())
            raise _verdict(code, error) from None
        except (smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as error:
            raise _verdict(error.smtp_code, error) from None


def _verdict(code: int, error: smtplib.SMTPException) -> Exception:
    return Refused(f"refused with {code}") if code >= _REFUSED else error


def written(sender: str, letter: Letter) -> EmailMessage:
    """The letter as it is sent."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or None)
    message["Auto-Submitted"] = "auto-generated"
    for name, value in letter.headers.items():
        message[name] = value
    message.set_content(letter.text)
    return message


def _connected(office: PostOffice) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if office.authority:
        context.load_verify_locations(office.authority)
    if office.security == "tls":
        return smtplib.SMTP_SSL(office.host, office.port, timeout=office.seconds, context=context)
    server = smtplib.SMTP(office.host, office.port, timeout=office.seconds)
    if office.security == "starttls":
        try:
            server.starttls(context=context)
        except BaseException:
            server.close()
            raise
    return server
