"""What each seat may know of a position of Race, written from the rules and the state's fields, not from its views.

A scan takes every byte somebody was sent and looks for cards they cannot have seen.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from starhold import game as find_game
from starhold.core.rng import Rng
from starhold.games.race.actions import CARD_NAMES
from tests.server.faults.audit import StoredTable

Frame = dict[str, Any]
WORDS = re.compile(r"[a-z0-9_]+")
IDS = frozenset(CARD_NAMES)


def known(state: Any, seat: int | None) -> set[str]:
    """The cards that lie open or in this seat's own hand now (None: a spectator, who knows what everybody knows)."""
    everybody = (1 << state.players) - 1
    eyes = everybody if seat is None else 1 << seat
    cards: set[int] = set()
    for number, empire in enumerate(state.empires):
        cards.update(empire.tableau)
        cards.update(empire.shown)  # came into that hand before everybody's eyes, and is still there
        if number == seat:
            cards.update(empire.hand)
            cards.update(empire.explored)
    cards.update(card for card, seen in zip(state.discard, state.discard_seen, strict=True) if seen & eyes == eyes)
    return {CARD_NAMES[card] for card in cards}


@cache
def titles(lang: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The names of all cards in a language, and a pattern that finds the longest one wherever one stands."""
    text = find_game("race").text(lang)
    by_title = {card["name"]: card["id"] for card in text.things("first")["cards"]}
    ordered = sorted(by_title, key=len, reverse=True)
    return by_title, re.compile("|".join(re.escape(title) for title in ordered))


def named(value: object, lang: str) -> set[str]:
    """All cards that a piece of a frame names, by id or in words."""
    text = json.dumps(value, ensure_ascii=False)
    by_title, pattern = titles(lang)
    return set(WORDS.findall(text)) & IDS | {by_title[title] for title in pattern.findall(text)}


class Scan:
    """Everything one person was sent, held against what that person may know."""

    def __init__(self, saved: StoredTable, seat: int | None, lang: str) -> None:
        self.saved = saved
        self.seat = seat
        self.lang = lang
        self.hits: list[str] = []
        self.ever: list[set[str]] = []  # by version: all cards known at some time up to it
        so_far: set[str] = set()
        for state in saved.states:
            so_far = so_far | (known(state, seat) if state is not None else set())
            self.ever.append(so_far)

    def update(self, frame: Frame) -> None:
        """One update: the view and the question by what is known now, log and moments by what was ever known."""
        version = frame["version"]
        state = self.saved.states[version]
        if state is None:
            self._expect(named(frame, self.lang), set(), f"version {version}, before the deal")
            if (frame["view"], frame["asked"], frame["log"], frame["scores"], frame["secret"]) != (
                None,
                None,
                [],
                [],
                "",
            ):
                self.hits.append(f"version {version}: something of the game before the deal")
            return
        now = known(state, self.seat)
        rest = {key: value for key, value in frame.items() if key not in ("log", "moments", "chat", "seats")}
        self._expect(named(rest, self.lang), now, f"version {version}, outside the log")
        self._expect(named(frame["log"], self.lang), self.ever[version], f"version {version}, log")
        self._expect(named(frame["moments"], self.lang), self.ever[version], f"version {version}, moments")
        if frame["you"] != self.seat:
            self.hits.append(f"version {version}: shown as seat {frame['you']}")
        self.same_for_all_it_could_be(frame["view"], version)
        if frame["secret"] and not state.over():
            self.hits.append(f"version {version}: the secret before the end")

    def same_for_all_it_could_be(self, view: Frame, version: int) -> None:
        """The view is the same if all that is hidden is dealt anew: so it can tell nothing of it."""
        state = self.saved.states[version]
        if plain(state.view(self.seat)) != view:
            self.hits.append(f"version {version}: not the view of this seat")
        dreamer = version % state.players if self.seat is None else self.seat
        if plain(state.imagine(dreamer, Rng(f"{version}")).view(self.seat)) != view:
            self.hits.append(f"version {version}: the view depends on what is hidden")

    def text(self, body: str, version: int, what: str) -> None:
        """Anything else, such as an answer by HTTP, at the latest at that version."""
        self._expect(named(json.loads(body), self.lang), self.ever[version], what)

    def _expect(self, found: set[str], allowed: set[str], where: str) -> None:
        self.hits += [f"{where}: {card} is hidden" for card in sorted(found - allowed)]


def plain(value: object) -> Any:
    """As it looks after it went over the wire."""
    return json.loads(json.dumps(value))


def never(heard: Iterable[str], secrets: Iterable[str]) -> list[str]:
    """Which of these appear anywhere, in any spelling of their bytes."""
    everything = "\n".join(heard).lower()
    return [secret for secret in secrets if secret.lower() in everything]
