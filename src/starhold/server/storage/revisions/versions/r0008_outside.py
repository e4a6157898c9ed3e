"""Bots that play from outside."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import OUTSIDE

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    run(OUTSIDE)
