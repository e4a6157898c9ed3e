"""Everything that can go wrong because of what somebody gave us, as one family of exceptions.

Each says what happened in one line, so that the command line and the server can show it as it is.
"""

from __future__ import annotations


class StarholdError(Exception):
    """Base of all errors that are the caller's to mend; the message is one clear line."""


class UnknownGame(StarholdError):
    """A game id that no package registered."""


class BadManifest(StarholdError):
    """A game whose manifest lacks something or contradicts itself: for its author to mend."""


class BadOption(StarholdError):
    """An unknown option, a value outside its range, or a player count the game does not allow."""


class UnknownRules(StarholdError):
    """A version of a game's rules that this Starhold does not have: most likely a later one."""

    def __init__(self, title: str, rules: int, newest: int) -> None:
        super().__init__(f"version {rules} of the rules of {title} is not known here; the newest is {newest}")


class BadNotation(StarholdError):
    """Text that names no action or no luck of this game."""


class BadRecord(StarholdError):
    """A record that cannot be read, or whose steps do not replay."""


class BadLuck(StarholdError):
    """A script of luck that names something that cannot be drawn now, or that has run out."""
