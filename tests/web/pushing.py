"""A push service for a browser of the tests: the browser believes to have subscribed there."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from playwright.sync_api import Page

from tests.server.push_services import Browser
from tests.web.visitor import WAIT

# What a browser has of its subscription, as far as our page looks at it. The rest of it is a service on the internet.
_SUBSCRIBING = """
(() => {
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async (options) => {
    const told = PLACE;
    current = {
      endpoint: told.endpoint,
      options: { applicationServerKey: options.applicationServerKey.buffer },
      toJSON: () => told,
      unsubscribe: async () => ((current = null), true),
    };
    return current;
  };
})()
"""
# What waits for a service worker may wait for ever, and a page is asked without a bound: so each question has its own.
_BOUND = "(work) => Promise.race([work, new Promise((late) => setTimeout(() => late(null), 5000))])"
_AT_WORK = f"() => ({_BOUND})(navigator.serviceWorker.ready.then(() => location.origin))"
_SHOWN = f"""() => ({_BOUND})((async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({{ title, body, tag, data }}) => ({{ title, body, tag, data }})))())"""
LOST = 5.0  # seconds after which a message does not come any more


class Subscribed:
    """What is sent to one browser."""

    def __init__(self, port: int) -> None:
        self.browser = Browser()
        self.place = self.browser.place(f"http://127.0.0.1:{port}/browser")
        self.handed: Queue[bytes] = Queue()

    def script(self) -> str:
        """Makes a page subscribe here."""
        return _SUBSCRIBING.replace("PLACE", json.dumps(self.place))

    def next(self) -> dict[str, Any]:
        """The next message, opened as the browser opens it."""
        return self.browser.open(self.handed.get(timeout=WAIT / 1000))


@contextmanager
def push_service() -> Iterator[Subscribed]:
    """A push service on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            service.handed.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Subscribed(server.server_port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


def deliver(page: Page, message: dict[str, Any]) -> None:
    """Have the browser give a message to the service worker of a page, as if it had come over the network."""
    end = time.monotonic() + WAIT / 1000
    # A worker that is not at work yet is given nothing, and nobody is told.
    while (origin := page.evaluate(_AT_WORK)) is None:
        assert time.monotonic() < end, "no service worker is at work"
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    while not found:
        assert time.monotonic() < end, "the browser names no service worker"
        session.send("ServiceWorker.enable")
        page.wait_for_timeout(100)
        if not found:  # it may say so only once, and too early
            session.send("ServiceWorker.disable")
    whom = {"origin": origin, "registrationId": found[-1]}
    session.send("ServiceWorker.deliverPushMessage", whom | {"data": json.dumps(message)})
    session.detach()


def notified(page: Page, message: dict[str, Any], tag: str) -> dict[str, Any]:
    """What is shown of a message that comes. One that is lost on its way through the browser is handed over again."""
    end = time.monotonic() + WAIT / 1000
    while time.monotonic() < end:
        deliver(page, message)
        again = time.monotonic() + LOST
        while time.monotonic() < again:
            for shown in page.evaluate(_SHOWN) or ():
                if shown["tag"] == tag:
                    return dict(shown)
            page.wait_for_timeout(50)
    raise AssertionError(f"no notification {tag} was shown")
