"""What can go wrong between a bot and a server."""

from __future__ import annotations


class ClientError(Exception):
    """The server said no, and why: `key` for programs, the text for people, `rule` where a rule of the game says so."""

    def __init__(self, status: int, key: str, text: str, rule: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.status = status
        self.key = key
        self.text = text
        self.rule = rule


class NotTaken(ClientError):
    """An answer was not taken: it came too late, was meant for another question, or the rules forbid it."""


class TokenRefused(ClientError):
    """The token is not known, or was taken back: there is no use in trying again."""
