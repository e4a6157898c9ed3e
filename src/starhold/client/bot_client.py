"""The client: a stream that opens itself again, and answers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Final, Self

import httpx

from starhold.client.errors import ClientError, NotTaken, TokenRefused
from starhold.client.events import Event, Hello, Turn, read_event

_SILENT_SECONDS: Final = 30.0  # without a line, not even an empty one: the connection is dead
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 30.0
_TRIES: Final = 4  # of one answer that does not come through


class BotClient:
    """One bot at one server. Not for several threads at a time."""

    def __init__(
        self,
        server: str,
        token: str,
        lang: str = "en",
        sleep: Callable[[float], None] = time.sleep,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """`server` is the address people open in their browser, say https://games.example.org."""
        self._http = httpx.Client(
            base_url=server.rstrip("/"),
            headers={"Authorization": f"Bearer {token}"},
            params={"lang": lang},
            timeout=httpx.Timeout(_SILENT_SECONDS),
            transport=transport,
        )
        self._sleep = sleep

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # -- listening

    def events(self) -> Iterator[Event]:
        """All that happens, for ever: a connection that breaks is opened again, after pauses that grow.

        TokenRefused: there is no use in trying again.
        """
        pause = _FIRST_PAUSE
        while True:
            try:
                for event in self._listen():
                    if isinstance(event, Hello):
                        pause = _FIRST_PAUSE
                    yield event
            except TokenRefused:
                raise
            except (httpx.HTTPError, ClientError, ValueError, KeyError):
                pass  # whatever was wrong with that connection, another may be better
            self._sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _listen(self) -> Iterator[Event]:
        with self._http.stream("GET", "/api/bot/events") as answer:
            if answer.status_code != 200:
                answer.read()
                raise _refusal(answer)
            for line in answer.iter_lines():
                event = read_event(json.loads(line)) if line else None
                if event is not None:
                    yield event

    # -- answering

    def answer(self, turn: Turn, notation: str) -> int:
        """Answer a turn by the notation of a choice; the step the game is at then.

        NotTaken: it came too late, or it is not allowed; another answer may be, until the time is up.
        """
        return self.move(turn.table, turn.step, notation)

    def move(self, table: str, step: int, notation: str) -> int:
        """The same by table and step."""
        for _ in range(_TRIES - 1):
            try:
                return self._move(table, step, notation)
            except httpx.HTTPError:
                pass  # it may have been taken all the same: then the next try is refused as stale
            except ClientError as error:
                if error.status not in (429, 503):
                    raise
            self._sleep(_FIRST_PAUSE)
        return self._move(table, step, notation)

    def _move(self, table: str, step: int, notation: str) -> int:
        answer = self._http.post(f"/api/bot/tables/{table}/moves", json={"step": step, "notation": notation})
        if answer.status_code != 200:
            raise _refusal(answer)
        return int(answer.json()["step"])

    def table(self, id: str) -> dict[str, Any]:
        """A table where the bot has a seat, as that seat may see it."""
        answer = self._http.get(f"/api/bot/tables/{id}")
        if answer.status_code != 200:
            raise _refusal(answer)
        told: dict[str, Any] = answer.json()
        return told


def _refusal(answer: httpx.Response) -> ClientError:
    """Why not, in the server's own words where there are any."""
    try:
        told = answer.json()
        key, text, rule = str(told["key"]), str(told["text"]), str(told.get("rule", ""))
    except (ValueError, KeyError, TypeError, AttributeError):
        key, text, rule = "", f"the server answered {answer.status_code}", ""
    if answer.status_code == 401:
        return TokenRefused(401, key, text, rule)
    if answer.status_code in (403, 404, 409, 422):
        return NotTaken(answer.status_code, key, text, rule)
    return ClientError(answer.status_code, key, text, rule)
