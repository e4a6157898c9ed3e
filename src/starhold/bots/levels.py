"""The opponents that people choose from, weakest first: the same five in every game.

All of them think alike and differ in how far they see. The lower ones go by the appraiser and misjudge what a choice is
worth, as people do; the next ones by the net; the highest looks ahead.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """What one of them can do."""

    name: str
    net: bool  # whether it knows what was learnt
    recall: bool  # whether it remembers the cards it has seen
    looks: int  # positions it may look at in a decision beyond the next one; 0: no look-ahead
    milliseconds: float  # what a decision may take


LEVELS: Final = (
    Level("cadet", net=False, recall=False, looks=0, milliseconds=50.0),
    Level("navigator", net=False, recall=False, looks=0, milliseconds=50.0),
    Level("captain", net=True, recall=False, looks=0, milliseconds=50.0),
    Level("admiral", net=True, recall=True, looks=0, milliseconds=50.0),
    Level("oracle", net=True, recall=True, looks=1_000, milliseconds=2_000.0),
)
BY_NAME: Final = {level.name: level for level in LEVELS}
# By how much each misjudges a choice where its game's model card does not say: points of appraisal, or of value.
MISJUDGES: Final = {"cadet": 3.0, "navigator": 1.0, "captain": 0.04, "admiral": 0.0, "oracle": 0.0}
