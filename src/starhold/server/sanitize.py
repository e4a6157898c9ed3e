"""Names and chat as people may see them: one line, no invisible signs, of bounded length."""

from __future__ import annotations

import unicodedata
from typing import Final

from starhold.server.request_error import RequestError

MOST_NAME: Final = 30
MOST_CHAT: Final = 500
_MOST_MARKS = 2  # accents upon one letter: more only serve to smear over the neighbours' lines
_JOINERS = "\u200d\ufe0f"  # these make one picture of several


def sanitize(text: str) -> str:
    """Text without control signs, with single spaces, without towers of accents."""
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            continue
        if category[0] == "Z" or sign in "\t\r\n":
            signs.append(" ")
        elif category[0] != "C" or sign in _JOINERS:
            signs.append(sign)
    return " ".join("".join(signs).split())


def _visible(text: str) -> bool:
    """Whether there is anything to see in it."""
    return any(unicodedata.category(sign)[0] in "LNSP" for sign in text)


def sanitize_name(text: str) -> str:
    """A name, or the reason why it cannot be one."""
    name = sanitize(text)
    if not _visible(name):
        raise RequestError("name-empty", 422)
    if len(name) > MOST_NAME:
        raise RequestError("name-long", 422, most=MOST_NAME)
    return name


def sanitize_chat(text: str) -> str:
    """A line of chat, or the reason why it cannot be said."""
    line = sanitize(text)
    if not _visible(line):
        raise RequestError("chat-empty", 422)
    if len(line) > MOST_CHAT:
        raise RequestError("chat-long", 422, most=MOST_CHAT)
    return line
