"""A request that is refused, with a message key, so that everybody reads the reason in their own language."""

from __future__ import annotations

from starhold.core.errors import StarholdError


class RequestError(StarholdError):
    """What was asked for cannot be done; nothing has changed."""

    def __init__(self, key: str, status: int = 400, **values: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.status = status  # of the answer, where it is asked for by HTTP
        self.values = values


class Elsewhere(RequestError):
    """Another process serves the table, or will in a moment. It was not done here: it has to be asked for there."""

    def __init__(self) -> None:
        super().__init__("table-elsewhere", 503)
