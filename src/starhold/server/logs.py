"""Structured logs: one JSON object a line on standard error. No token, invite, code or secret is ever put into one."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

_NONSENSE: Final = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request", "Invalid message")
_QUIET: Final = 60.0  # seconds

logger = logging.getLogger("starhold.server")
asking: ContextVar[str] = ContextVar("asking", default="")  # the id of the request that is being answered


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"facts": {...}}` of a call becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if request := asking.get():
            line["request"] = request
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line |= facts
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """What uvicorn says of strangers' nonsense: one line a minute, and no traceback of code that did its duty."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        message = record.getMessage()
        if not message.startswith(_NONSENSE):
            return True
        now = time.monotonic()
        if now - self._last.get(message, -_QUIET) < _QUIET:
            return False
        self._last = {said: at for said, at in self._last.items() if now - at < _QUIET} | {message: now}
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def log(event: str, **facts: object) -> None:
    """Note that something happened."""
    logger.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    """Note something that should not happen often."""
    logger.warning(event, extra={"facts": facts})


def set_up(level: str = "info") -> None:
    """Send the logs of the server, and uvicorn's warnings, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("starhold.server", "uvicorn", "uvicorn.error"):
        one = logging.getLogger(name)
        one.handlers = [handler]
        one.propagate = False
        one.filters = [Seldom()]
        given = logging.getLevelNamesMapping()[level.upper()]
        one.setLevel(given if name == "starhold.server" else max(given, logging.WARNING))
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
