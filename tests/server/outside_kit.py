"""Bots from outside in tests: made by somebody, listening over a real stream, answering by real requests."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from starhold.server.settings import Settings
from tests.server.kit import HASTY, Person, Site

Event = dict[str, Any]
# A machine that has a lot else to do may let a bot be late: where that is not what a test is about, there is time.
PATIENT = Settings(limits=HASTY, bot_workers=0, outside_seconds=600.0, outside_absent=600.0, lazy_rate=10_000.0)


class Program:
    """A bot from outside: a name and a token."""

    def __init__(self, site: Site, id: str, name: str, token: str) -> None:
        self.site = site
        self.id = id
        self.name = name
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    @property
    def holder(self) -> str:
        """As which it is put on a seat."""
        return f"outside:{self.name}"

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.site.http.get(path, headers=self.headers, params=query)

    async def move(self, table: str, step: int, notation: str) -> httpx.Response:
        given = {"step": step, "notation": notation}
        return await self.site.http.post(f"/api/bot/tables/{table}/moves", headers=self.headers, json=given)

    async def answer(self, turn: Event, pick: int = 0) -> httpx.Response:
        """One of the choices."""
        return await self.move(turn["table"], turn["step"], turn["question"]["choices"][pick]["notation"])

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Ear]:
        """Its stream, with the greeting read."""
        async with self.site.http.stream("GET", "/api/bot/events", headers=self.headers) as answer:
            assert answer.status_code == 200, await answer.aread()
            ear = Ear(answer)
            assert (await ear.read())["type"] == "hello"
            yield ear


class Ear:
    """What a bot hears."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.aiter_lines()
        self.heard: list[Event] = []

    async def read(self) -> Event:
        """The next event; empty lines only keep the connection open."""
        while not (line := await anext(self.lines)):
            pass
        event: Event = json.loads(line)
        self.heard.append(event)
        return event

    async def until(self, *kinds: str) -> Event:
        """The next event of one of these kinds."""
        while (event := await self.read())["type"] not in kinds:
            pass
        return event


async def be_late(site: Site, table: str, seat: int = 1) -> None:
    """The time for what a bot is asked is up."""
    question = (await site.table(table)).bots.questions.open[seat]
    question.until = 0.0
    question.moved.set()


async def make_bot(owner: Person, name: str = "Deep Thought", shared: bool = False) -> Program:
    """A bot of somebody."""
    answer = await owner.post("/api/me/bots", {"name": name, "shared": shared})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Program(owner.site, made["id"], made["name"], made["token"])
