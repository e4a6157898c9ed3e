"""Somebody at a lesson, over HTTP; and how far they have come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
import pytest

from starhold.core.game import Game, State
from starhold.core.registry import all_games
from starhold.locale import LANGUAGES
from starhold.server.messages import Update, encoder
from tests.server.kit import Frame, Person
from tests.teach.kit import Gesture, Turn, other_gestures

every_game = pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)
languages = pytest.mark.parametrize("lang", LANGUAGES)
FIELDS = {"update", "verdict", "said", "answer", "rule", "title", "goal", "hints", "why", "worths", "taken", "bots"}


class Pupil:
    """Somebody at one lesson, who sends all their choices with each request."""

    def __init__(self, who: Person, one: Game, kind: str = "guided", id: str = "first", lang: str = "en") -> None:
        self.who = who
        self.path = f"/api/games/{one.id}/exercises/{kind}/{id}"
        self.lang = lang

    async def ask(self, chosen: Sequence[Gesture], since: int = 0) -> httpx.Response:
        return await self.who.post(self.path, {"gestures": list(chosen), "since": since}, lang=self.lang)

    async def at(self, chosen: Sequence[Gesture], since: int = 0) -> Frame:
        """The lesson after these choices."""
        answer = await self.ask(chosen, since)
        assert answer.status_code == 200, answer.text
        exercise: Frame = answer.json()
        assert set(exercise) == FIELDS
        msgspec.convert(exercise["update"], Update)  # as over the socket
        return exercise


def plain(data: Any) -> Any:
    return msgspec.json.decode(encoder.encode(data))


def standing(exercise: Frame) -> list[Any]:
    """What a learner sees of the table: all but what was told on the way there."""
    update = exercise["update"]
    return [value for name, value in update.items() if name not in ("log", "moments")]


def wrong_choice(turn: Turn, seat: int) -> Gesture | None:
    return next(other_gestures(turn.state, seat, turn.gesture), None)


def impossible(state: State, seat: int) -> str:
    """A choice that the game knows and that cannot be made now."""
    space = state.game().space
    return next(space.notation(code) for code in range(len(space)) if state.why_not(seat, code) is not None)


async def note(who: Person, topic: str, value: Any) -> httpx.Response:
    return await who.site.http.put(f"/api/me/progress/{topic}", headers=who.headers, json={"value": value})


async def reached(who: Person) -> Any:
    answer = await who.get("/api/me/progress")
    assert answer.status_code == 200
    return answer.json()
