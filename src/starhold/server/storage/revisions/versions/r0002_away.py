"""A guest may put a table away."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import AWAY

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    run(AWAY)
