"""What a page tells while it plays back what happened: every caption, in order; and time that can be stopped at one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.web.visitor import WAIT, Visitor

# Captions are noted as they come. `window.stopAt = n` stops all timers of the page when the n-th of them is there: what
# is told then stays, however long the test takes to look at it.
NOTE = """(() => {
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const timers = new Map();
    let last = 1_000_000;
    window.setTimeout = (work, after = 0, ...given) => {
        const id = (last += 1);
        const run = () => {
            if (window.stopped) return void timers.set(id, start(run, 20));
            timers.delete(id);
            work(...given);
        };
        timers.set(id, start(run, after));
        return id;
    };
    window.clearTimeout = id => {
        stop(timers.get(id) ?? id);
        timers.delete(id);
    };
    let shown = null;
    window.told = [];
    new MutationObserver(() => {
        const now = document.querySelector('.ask .caption .told');
        if (now === shown) return;
        shown = now;
        if (!now) return;
        const whose = document.querySelector('.ask .whose');
        const marked = document.querySelectorAll('main .stage :is(.changed, .news, .luck)').length;
        const name = whose?.querySelector('b')?.textContent ?? '';
        window.told.push([now.textContent, name, whose?.textContent ?? '', marked]);
        if (window.told.length >= (window.stopAt ?? Infinity)) window.stopped = true;
    }).observe(document, { childList: true, subtree: true });
})()"""
TELLING = "() => !!document.querySelector('.ask.telling')"


@dataclass(frozen=True)
class Caption:
    """One thing that was told."""

    text: str
    whose: str  # the name above it; '' where it is nobody's
    heading: str  # all that stands above it
    marked: int  # how many things of the board were marked then


class Teller:
    """Listens to a visitor's page, from before it opens a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.updates: list[dict[str, Any]] = []
        visitor.context.add_init_script(NOTE)
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.updates.append(message)

    @property
    def lines(self) -> list[str]:
        """The log as it came, line by line, each once."""
        found = {line["number"]: line["text"] for update in self.updates for line in update["log"]}
        return [found[number] for number in sorted(found)]

    def told(self) -> list[Caption]:
        return [Caption(*one) for one in self.page.evaluate("() => window.told")]

    def telling(self) -> bool:
        return bool(self.page.evaluate(TELLING))

    def stop_at_next(self) -> None:
        self.page.evaluate("() => { window.stopAt = window.told.length + 1; }")

    def go_on(self) -> None:
        self.page.evaluate("() => { window.stopAt = Infinity; window.stopped = false; }")

    def until_asked(self) -> None:
        """Wait until the server waits for this page, whatever the page still tells."""
        self.until(lambda: bool(self.updates and self.updates[-1]["asked"]))

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds of what was heard."""
        for _ in range(WAIT // 20):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it never came to that")
