"""How much somebody may change about who they are, by account and by mailbox; what an address may is in `limits.py`."""

from __future__ import annotations

from starhold.server.identity.sessions import Uses
from starhold.server.limits import Purses
from starhold.server.request_error import RequestError
from starhold.server.settings import Limits
from starhold.server.tokens import hashed


class Bounds:
    """The purses of people, and which of their sessions were noted as in use."""

    def __init__(self, limits: Limits) -> None:
        self.uses = Uses()
        self._changes = Purses(limits.account_rate, limits.account_burst)
        self._mailboxes = Purses(limits.mailbox_rate, limits.mailbox_burst)
        self._reports = Purses(limits.report_rate, limits.report_burst)

    def change(self, guest_id: str, cost: float = 1.0) -> None:
        """Somebody changes who they are, or wants all that is kept of them."""
        _pay(self._changes, guest_id, cost)

    def write_to(self, email: str) -> None:
        """Somebody wants a letter sent; whose mailbox it is may know nothing of it."""
        _pay(self._mailboxes, hashed(email), 1.0)

    def report(self, guest_id: str) -> None:
        """Somebody complains."""
        _pay(self._reports, guest_id, 1.0)


def _pay(purses: Purses, who: str, cost: float) -> None:
    if not purses.of(who).take(cost):
        raise RequestError("too-often", 429)
