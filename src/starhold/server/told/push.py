"""Push messages: sealed for one browser, and handed to the push service that browser named.

Handing in is done in a few threads; what waits is bounded, and so is the time a push service may take.
"""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

from starhold.server.logs import logger, warn
from starhold.server.storage.base import StorageError
from starhold.server.told.keys import PushKey
from starhold.server.told.places import Place, Places
from starhold.server.told.reach import Call, Reach

MOST_WAITING: Final = 2_000  # messages
THREADS: Final = 4
PAUSES: Final = (5.0, 60.0)  # seconds before a message is tried again
_GONE: Final = (404, 410)  # the browser is no more, or wants nothing
_LATER: Final = (429, 500, 502, 503, 504)


@dataclass(frozen=True, slots=True)
class Message:
    """What a browser is told. Of two with the same topic that wait for it, it is told the later one alone."""

    body: dict[str, str]
    topic: str
    life: int = 24 * 3600  # seconds a push service keeps it for a browser that is off
    urgent: bool = False


class Pushing:
    """All messages that wait to be handed in."""

    def __init__(
        self,
        places: Places,
        key: PushKey,
        contact: str,
        reach: Reach,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.places = places
        self.key = key
        self.contact = contact  # of whoever runs this server, for the push services
        self.reach = reach
        self.sent = 0
        self.lost = 0
        self._pauses = pauses
        self._queue: asyncio.Queue[tuple[Place, Message, int]] = asyncio.Queue(MOST_WAITING)
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._workers: list[asyncio.Task[None]] = []
        self._later: set[asyncio.TimerHandle] = set()

    def send(self, place: Place, message: Message, tries: int = 0) -> bool:
        """Have a message sent; False: too many wait already."""
        try:
            self._queue.put_nowait((place, message, tries))
        except asyncio.QueueFull:
            self.lost += 1
            return False
        if not self._workers:
            self._workers = [asyncio.create_task(self._work(), name=f"push {number}") for number in range(THREADS)]
        return True

    async def drain(self) -> None:
        """Wait until all that waits now has been tried."""
        await self._queue.join()

    async def close(self) -> None:
        for handle in self._later:
            handle.cancel()
        for task in self._workers:
            task.cancel()
        if self._workers:
            await asyncio.wait(self._workers)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            place, message, tries = await self._queue.get()
            try:
                await self._one(place, message, tries)
            except StorageError as error:
                warn("storage-failed", why=str(error))
            except Exception:
                logger.exception("push-broken")
            finally:
                self._queue.task_done()

    async def _one(self, place: Place, message: Message, tries: int) -> None:
        """Hand one in, and note what came of it."""
        loop = asyncio.get_running_loop()
        call = Call(self.reach)
        ending = loop.call_later(self.reach.longest, call.abort)
        status, why = 0, ""
        try:
            status = await loop.run_in_executor(self._threads, self._hand_in, call, place, message)
        except (OSError, HTTPException, ValueError) as error:
            why = type(error).__name__
        finally:
            ending.cancel()
        if 200 <= status < 300:
            self.sent += 1
            await self.places.worked(place)
        elif status in _GONE:
            await self.places.drop(place.endpoint)
        elif (status in _LATER or not status) and tries < len(self._pauses):
            self._again(place, message, tries)
        else:
            self.lost += 1
            warn("push-failed", service=urlsplit(place.endpoint).hostname, status=status, why=why)
            await self.places.failed(place.endpoint)

    def _again(self, place: Place, message: Message, tries: int) -> None:
        def now() -> None:
            self._later.discard(handle)
            self.send(place, message, tries + 1)

        handle = asyncio.get_running_loop().call_later(self._pauses[tries], now)
        self._later.add(handle)

    def _hand_in(self, call: Call, place: Place, message: Message) -> int:
        """In a thread: seal it, sign it, send it."""
        from pywebpush import WebPusher  # it brings much along, which a server that nobody asked for this need not hold

        parts = urlsplit(place.endpoint)
        claims: dict[str, Any] = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        keys = {"p256dh": place.p256dh, "auth": place.auth}
        sealed = WebPusher({"endpoint": place.endpoint, "keys": keys}).encode(
            json.dumps(message.body, ensure_ascii=False).encode()
        )
        headers: dict[str, str] = {
            **self.key.vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(message.life),
            "Urgency": "high" if message.urgent else "normal",
        }
        if message.topic:
            headers["Topic"] = message.topic
        return call.post(place.endpoint, sealed["body"], headers)[0]
