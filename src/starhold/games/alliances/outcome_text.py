"""What a choice would cost and bring, by the engine's own hand: it is made on a copy of the table, with a journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.core.chance import Seeded
from starhold.core.journal import Entry, Journal
from starhold.games.alliances import kinds
from starhold.games.alliances.actions import TECHNOLOGY_THING, THING_NAMES
from starhold.games.alliances.card_table import ANSWERS
from starhold.games.alliances.power_text import RESOURCE_NAMES

if TYPE_CHECKING:
    from starhold.games.alliances.state import AlliancesState

Amounts = dict[str, int]


class Outcome:
    """What is paid and gained, what abilities add, and how much of that is above a limit and lost."""

    def __init__(self) -> None:
        self.cost: Amounts = {}
        self.gain: Amounts = {}
        self.abilities: list[tuple[str, Amounts]] = []  # a faction or technology by id, and what it gains
        self.lost: Amounts = {}


def outcome(s: AlliancesState, seat: int, code: int) -> Outcome:
    """What follows at once from a legal choice in which nothing is left to luck or to another choice."""
    copy = s.clone()
    copy.journal = Journal()
    frame = copy.frames.of(seat)
    if frame is None:
        raise ValueError(f"seat {seat} is not asked")
    decision = copy.decision(frame.kind)
    chance = Seeded(0)
    if frame.kind == kinds.TURN:
        decision.choose(copy, frame, code, chance)
    else:
        frame.pick(code)
        decision.resolve(copy, [frame], chance)
    return _read(s, copy.journal.entries)


def _read(s: AlliancesState, entries: list[Entry]) -> Outcome:
    """The sums of the first thing that was done; a second production ability is another choice."""
    result = Outcome()
    due: set[str] = set()  # what the ability that answered last still has to gain
    into = result.gain
    for number, entry in enumerate(entries):
        word, _, rest = entry.key.partition("-")
        if entry.key == "produce" and number:
            break
        if entry.key == "manufacture":
            result.gain["cruisers"] = entry.number % 16
        elif word == "ability":
            due = _gains(s, entry)
            result.abilities.append((THING_NAMES[entry.card], {}))
        elif word == "pay":
            _add(result.cost, rest, entry.number)
        elif word in ("gain", "lost"):  # what is lost was to be gained too
            last = entries[number - 1].key
            if word == "gain" or last != f"gain-{rest}":
                into = result.abilities[-1][1] if rest in due else result.gain
                due.discard(rest)
            _add(into, rest, entry.number)
            if word == "lost":
                _add(result.lost, rest, entry.number)
    return result


def _gains(s: AlliancesState, entry: Entry) -> set[str]:
    """The resources an answering ability gains."""
    table = s.table
    if entry.key == "ability":
        effects = table.abilities[entry.card]
    else:
        effects = table.technology_effects[entry.card - TECHNOLOGY_THING]
    bundles = [table.bundles[table.effect_gain[effect]] for effect in effects if table.effect_type[effect] == ANSWERS]
    return {RESOURCE_NAMES[resource] for bundle in bundles for resource in bundle[::2]}


def _add(amounts: Amounts, resource: str, n: int) -> None:
    amounts[resource] = amounts.get(resource, 0) + n
