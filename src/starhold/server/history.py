"""A table's events folded into what it needs to go on: steps, chat, command ids, and what each version changed."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from starhold.core.game import Game
from starhold.core.record import Step
from starhold.server.events import (
    NOT_NOTED,
    WATCHING,
    AnyStored,
    Dealt,
    Handed,
    Kicked,
    Locked,
    Offered,
    Rematched,
    Replied,
    Resigned,
    Said,
    Stepped,
    Undone,
    luck_things,
)
from starhold.server.messages import ChatLine
from starhold.server.told_lines import told

NOTHING_KEPT: Final = -1  # even the deal is new
MOST_CHAT_KEPT: Final = 200
MOST_IDS_KEPT: Final = 48  # of each sender: a client resends only what was not answered, so the last few are enough
MOST_SENDERS: Final = 200  # who have no seat; whoever spoke longest ago is forgotten


_NOBODY: Final[Mapping[str, int]] = {}


class History:
    """What is remembered of the events, besides the game itself."""

    __slots__ = ("chat", "chat_count", "gestures", "holders", "ids", "last", "marks", "rematch")

    def __init__(self, holders: Mapping[str, int] = _NOBODY) -> None:
        self.holders = holders  # seats by guest, for lines of chat that were stored before seats were
        self.marks = array("i")  # for each version: how many steps it left as they were
        self.chat: list[tuple[int, ChatLine]] = []  # with the version
        self.chat_count = 0
        self.ids: dict[str, array[int]] = {}  # of commands carried out, by sender, as hashes, in order
        self.gestures: dict[int, array[int]] = {}  # of each seat: how many steps each of its gestures had
        self.last = (-1, "")  # the seat and command of the last step
        self.rematch = ""

    @property
    def version(self) -> int:
        return len(self.marks)

    def note(self, event: AnyStored, steps: int) -> None:
        """One more event, which left the first `steps` steps of the game as they were."""
        self.marks.append(steps)
        match event:
            case Stepped():
                self._grow(event.seat, event.id)
                self.remember(str(event.seat), event.id)
            case Undone():
                self._shrink(event.seat, event.steps)
                self.remember(str(event.seat), event.id)
            case Handed():
                self.remember(event.by, event.id)
            case Said():
                self.remember(event.guest, event.id)
                seat = self.holders.get(event.guest) if event.seat == NOT_NOTED else event.seat
                seat = None if seat == WATCHING else seat
                self._chat(ChatLine(self.chat_count, event.name, event.text, event.at, seat))
            case Rematched():
                self.rematch = event.table
            case Resigned() | Offered() | Replied():
                self.remember(str(event.seat), event.id)
            case Locked() | Kicked():
                self.remember(event.by, event.id)
            case _:
                pass
        line = told(event, self.chat_count)
        if line is not None:
            self._chat(line)

    def _chat(self, line: ChatLine) -> None:
        self.chat.append((self.version, line))
        self.chat_count += 1
        del self.chat[:-MOST_CHAT_KEPT]

    # -- gestures

    def _grow(self, seat: int, id: str) -> None:
        sizes = self.gestures.setdefault(seat, array("H"))
        if id and self.last == (seat, id):
            sizes[-1] += 1
        else:
            sizes.append(1)
        self.last = (seat, id)

    def _shrink(self, seat: int, steps: int) -> None:
        """What was stored decides: an undo may have taken back a part of a gesture only."""
        sizes = self.gestures.get(seat, array("H"))
        while steps > 0 and sizes:
            taken = min(steps, sizes[-1])
            steps -= taken
            sizes[-1] -= taken
            if not sizes[-1]:
                sizes.pop()
        self.last = (-1, "")

    def last_gesture(self, seat: int) -> int:
        """How many steps this seat's last gesture had."""
        sizes = self.gestures.get(seat)
        return sizes[-1] if sizes else 1

    # -- commands that were carried out

    def remember(self, who: str, id: str) -> None:
        if not id:
            return
        known = self.ids.pop(who, None) or array("q")
        if hash(id) not in known:
            known.append(hash(id))
        if len(known) > MOST_IDS_KEPT:
            del known[0]
        self.ids[who] = known  # now the last
        if len(self.ids) > MOST_SENDERS:
            del self.ids[next(sender for sender in self.ids if not sender.isdecimal())]  # seats are not forgotten

    def knows(self, who: str, id: str) -> bool:
        """Whether this command was carried out before."""
        return hash(id) in self.ids.get(who, ())

    # -- what is new for somebody who has seen a version

    def unchanged_steps(self, since: int) -> int:
        """How many steps are as they were in that version; -1 for somebody who has seen nothing."""
        if since <= 0 or since > self.version:
            return -1
        later = self.marks[since:]
        return min(later) if later else 1 << 30

    def chat_since(self, since: int) -> list[ChatLine]:
        """The lines said after that version."""
        if since > self.version:
            since = 0
        return [line for version, line in self.chat if version > since]


def take_back(steps: list[Step], seat: int, count: int) -> int:
    """Remove the last `count` steps of a seat, looking for them from the end; how many steps came before the first."""
    kept = len(steps)
    while count > 0 and kept > 0:
        kept -= 1
        if steps[kept].seat == seat:
            del steps[kept]
            count -= 1
    return kept


def fold(
    game: Game,
    first: Sequence[Step],
    events: Sequence[AnyStored],
    holders: Mapping[str, int] = _NOBODY,
    begun: bool = True,
) -> tuple[History, list[Step]]:
    """The history, and all steps that count, `first` among them. An undo was found fair when it was stored.

    Not `begun`: the table gathered first, and until the deal there was nothing to see, not even the first steps.
    """
    history = History(holders)
    steps = list(first)
    for event in events:
        kept = len(steps) if begun else 0
        if isinstance(event, Stepped):
            steps.append(Step(event.seat, event.action, luck_things(game, event.luck), not event.fair))
        elif isinstance(event, Undone):
            kept = take_back(steps, event.seat, event.steps)
        elif isinstance(event, Dealt):
            kept, begun = NOTHING_KEPT, True
        history.note(event, kept)
    return history, steps
