"""Somebody at a table who plays on whatever happens to the server, as the browser's client does.

A command that was not answered is sent again, with the same id, after the next hello; the hello names the last version
seen. What the server has answered and shown is written down, to be held against the database afterwards.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benches.hosting import HOST

Frame = dict[str, Any]
LOST = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)

BEARABLE = frozenset({"hello-first"})  # it came too late from a busy machine: one comes again


class Pulse:
    """Counts what everybody hears, so that a test can wait for play to go on instead of for time to pass."""

    def __init__(self) -> None:
        self.count = 0
        self.wanted = 0
        self.reached = asyncio.Event()

    def beat(self) -> None:
        self.count += 1
        if self.count >= self.wanted:
            self.reached.set()

    async def wait(self, more: int) -> None:
        """Until so many more frames were heard."""
        self.wanted = self.count + more
        self.reached.clear()
        await self.reached.wait()


@dataclass
class Habits:
    """How often somebody does what, of a hundred times."""

    undo: int = 0
    say: int = 4
    twice: int = 20  # send the same command twice, as a double click does
    gesture: int = 50  # make all choices of one decision at once, where there are several
    pause: float = 0.08  # seconds to think at most: nobody may send more than twenty commands a second for long


@dataclass
class Player:
    """One seat (or none: a spectator) and all it has heard."""

    port: int
    table: str
    token: str
    seed: str
    ready: Callable[[], Awaitable[object]]  # returns when the server may be there
    habits: Habits = field(default_factory=Habits)
    pulse: Pulse = field(default_factory=Pulse)
    lang: str = "en"
    heard: list[str] | None = None  # every frame as it came, where somebody wants to look at them

    version: int = 0
    step: int = 0
    you: int | None = None
    asked: Frame | None = None
    may_undo: bool = False
    over: bool = False
    secret: str = ""
    view: Frame = field(default_factory=dict)
    log: list[Frame] = field(default_factory=list)
    chat: list[Frame] = field(default_factory=list)
    pending: Frame | None = None
    answered: dict[str, Frame] = field(default_factory=dict)  # commands the server said it has done, by id
    sent: dict[str, Frame] = field(default_factory=dict)
    shown: list[tuple[int, int]] = field(default_factory=list)  # version and step of each update, in order
    refused: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    resent: list[tuple[str, int]] = field(default_factory=list)  # ids sent again, with the version shown before
    hellos: int = 0
    moves: int = 0
    resting: bool = False  # whether to choose nothing more
    bearable: frozenset[str] = BEARABLE  # with what it may be sent away

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    # -- over as many connections as it takes

    async def live(self) -> None:
        """Play until the game is over or somebody cancels this."""
        while not self.over:
            try:
                await self.ready()
                async with self.connected() as socket:
                    await self.talk(socket)
            except LOST:
                continue

    def connected(self) -> connect:
        address = f"ws://{HOST}:{self.port}/api/tables/{self.table}/socket"
        return connect(address, ping_interval=None, open_timeout=None, close_timeout=1, proxy=None, compression=None)

    def hello(self) -> Frame:
        return {"type": "hello", "token": self.token, "lang": self.lang, "since": self.version}

    async def talk(self, socket: ClientConnection) -> None:
        """One connection: say hello, catch up, send again what was not answered, go on."""
        self.hellos += 1
        await socket.send(json.dumps(self.hello()))
        first = True
        while not self.over:
            data = await socket.recv()
            event: Frame = json.loads(data)
            self.pulse.beat()
            if self.heard is not None:
                self.heard.append(str(data))
            match event["type"]:
                case "update":
                    self.take(event)
                    if first and self.pending is not None:
                        self.resent.append((self.pending["id"], self.version))
                        await socket.send(json.dumps(self.pending))
                    first = False
                    await self.think(socket)
                case "done":
                    self.settle(event)
                    if event["step"] == self.step:  # else an update with more follows
                        await self.think(socket)
                case "refused":
                    self.refuse(event)
                    await self.think(socket)
                case "problem":
                    if event["key"] not in self.bearable:
                        self.wrong.append(f"problem {event['key']}")
                    return

    def take(self, update: Frame) -> None:
        """What the client does with an update; what may not be is written down."""
        if update["version"] < self.version:
            self.wrong.append(f"went back from version {self.version} to {update['version']}")
        news = update["log"]
        first = news[0]["number"] if news else None
        kept = [line for line in self.log if line["step"] <= update["step"]]
        self.log = [line for line in kept if first is None or line["number"] < first] + news
        last = self.chat[-1]["number"] if self.chat else -1
        self.chat += [line for line in update["chat"] if line["number"] > last]
        self.version, self.step, self.you = update["version"], update["step"], update["you"]
        self.asked, self.may_undo = update["asked"], update["undo"]
        self.over, self.secret, self.view = update["over"], update["secret"], update["view"]
        self.shown.append((self.version, self.step))

    def settle(self, done: Frame) -> None:
        command = self.sent.get(done["id"])
        if command is None:
            self.wrong.append(f"done with {done['id']}, which was never sent")
            return
        if done["id"] not in self.answered:
            self.answered[done["id"]] = command
            self.moves += command["type"] == "act"
        if self.pending is not None and self.pending["id"] == done["id"]:
            self.pending = None

    def refuse(self, refused: Frame) -> None:
        command = self.sent.get(refused["id"], {"type": "?"})
        size = "gesture" if len(command.get("actions", ())) > 1 else command["type"]
        self.refused[f"{size} {refused['key']}"] += 1
        if self.pending is not None and self.pending["id"] == refused["id"]:
            self.pending = None

    # -- what to do next

    async def think(self, socket: ClientConnection) -> None:
        """Send one command, if there is something to do and nothing is under way."""
        if self.pending is not None or self.you is None or self.over or self.resting:
            return
        number = f"{self.seed}-{len(self.sent)}"
        dice = self.rng.randrange(100)
        habits = self.habits
        if self.may_undo and dice < habits.undo:
            command: Frame = {"type": "undo", "id": number, "step": self.step}
        elif self.asked is None:
            return
        elif dice < habits.undo + habits.say:
            command = {"type": "say", "id": number, "text": f"line {number}"}
        else:
            command = {"type": "act", "id": number, "step": self.step, "actions": self.choose(self.asked)}
        self.pending = self.sent[number] = command
        frame = json.dumps(command)
        await asyncio.sleep(self.rng.uniform(0, habits.pause))
        await socket.send(frame)
        if self.rng.randrange(100) < habits.twice:
            await socket.send(frame)

    def choose(self, asked: Frame) -> list[str]:
        choices = [choice["action"] for choice in asked["choices"]]
        several = min(asked["need"], len(choices), 30)
        if several > 1 and self.rng.randrange(100) < self.habits.gesture:
            return self.rng.sample(choices, several)
        return [self.rng.choice(choices)]
