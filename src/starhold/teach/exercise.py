"""How far somebody has come in a lesson, worked out anew from what they chose: nothing of it is kept here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from starhold.core.record import Record

Verdict = Literal["go", "right", "wrong", "solved", "failed", "end"]
Gestures = list[list[str]]


class Outcome(Struct):
    """Where the choices have led."""

    record: Record  # as far as it was played
    before: int  # its steps before the last gesture
    verdict: Verdict  # go: nothing chosen yet; wrong: the last gesture was not played
    answer: str = ""  # the message that answers the last gesture; '' for none
    taken: int = 0  # how many gestures count
    made: int = 0  # its steps when the last gesture had been made: what the others did comes after
