"""Listens to the socket of a page: which choices went out, and what the table answered to each.

A page goes on by itself when others move, so that a step more does not say whose it was. Here it is certain.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

# News was quicker than the click: what was clicked on is no longer asked. A person looks again and goes on.
OVERTAKEN = ("stale", "refuse-not-asked")
REPLIES = ('{"type":"done"', '{"type":"refused"')


class Wire:
    """The choices of one page, over as many connections as it takes."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []  # the ids of choices, in the order they went out first
        self.replies: dict[str, dict[str, Any]] = {}
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["type"] == "act" and command["id"] not in self.acts:  # else it is sent again
            self.acts.append(command["id"])

    def _received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if text.startswith(REPLIES):
            reply = json.loads(text)
            self.replies[reply["id"]] = reply

    def answered(self, since: int) -> bool:
        """Whether one of the choices after that many was carried out; AssertionError if one may not be made."""
        replies = [self.replies[id] for id in self.acts[since:] if id in self.replies]
        refused = [one for one in replies if one["type"] == "refused" and one["key"] not in OVERTAKEN]
        assert not refused, f"what glowed was refused: {refused}"
        return any(one["type"] == "done" for one in replies)
