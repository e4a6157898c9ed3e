"""Links by e-mail: each stands for whoever reads the letters of an address, once, for a quarter of an hour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starhold.server.post import Letter
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Change, Storage
from starhold.server.texts import problem
from starhold.server.tokens import hashed, new_token

SECONDS: Final = 900.0

_ADD: Final = "INSERT INTO mail_links (hash, guest_id, email, expires) VALUES ($1, $2, $3, $4)"
_TIDY: Final = "DELETE FROM mail_links WHERE expires <= $1"
_LOOK: Final = "SELECT guest_id, email FROM mail_links WHERE hash = $1 AND expires > $2"
_TAKE: Final = "DELETE FROM mail_links WHERE hash = $1 AND expires > $2 RETURNING hash"


@dataclass(frozen=True, slots=True)
class MailLink:
    """Who asked for a link, and whose letters it came with."""

    code_hash: str
    guest_id: str  # who asked
    email: str


def clean_email(text: str) -> str:
    """An address by which people are known: those of one person are one, whatever case they were typed in."""
    return text.strip().lower()


async def new_mail_link(storage: Storage, guest_id: str, email: str, now: float) -> str:
    """A code to be sent to that address."""
    code = new_token()
    await storage.change(Change(_TIDY, (now,)), Change(_ADD, (hashed(code), guest_id, email, now + SECONDS)))
    return code


async def look_up(storage: Storage, code: str, now: float) -> MailLink:
    """What a code stands for; refused if it was used, is too old, or never was one."""
    rows = await storage.rows(_LOOK, hashed(code), now)
    if not rows:
        raise RequestError("mail-link-old", 404)
    return MailLink(hashed(code), *rows[0])


def using(link: MailLink, now: float) -> Change:
    """What uses a link up; Missing: somebody was quicker."""
    return Change(_TAKE, (link.code_hash, now), needs="this link was used")


def letter(email: str, address: str, code: str, known: bool, lang: str) -> Letter:
    """What is written to somebody who asked for a link."""
    head = problem(lang, "mail-enter" if known else "mail-begin")
    foot = problem(lang, "mail-foot", minutes=int(SECONDS // 60))
    text = f"{head}\n\n{address}/enter/{code}\n\n{foot}\n"
    return Letter(email, problem(lang, "mail-subject"), text, life=SECONDS)
