"""A wish that is not granted, as message key, so that everybody hears the reason in their own language."""

from __future__ import annotations

from starhold.core.errors import StarholdError


class Refuse(StarholdError):
    """Something asked for that cannot be; nothing has changed."""

    def __init__(self, key: str, status: int = 400, **values: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.status = status  # of the answer, where it is asked for by HTTP
        self.values = values
