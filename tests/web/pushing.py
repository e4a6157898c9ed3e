"""A push service for a browser of the tests: the browser believes to have subscribed there."""

from __future__ import annotations

import json
import threading
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
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(message)},
    )
    session.detach()
