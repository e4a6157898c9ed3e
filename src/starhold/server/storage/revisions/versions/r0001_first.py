"""Guests, links, tables, seats, places and events."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import FIRST

revision = "0001"
down_revision = None


def upgrade() -> None:
    run(FIRST)
