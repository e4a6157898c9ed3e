"""Which process owns a table; deadlines of clocks."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import OWNERS

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    run(OWNERS)
