"""Results, ratings, seeks, codes."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import RESULTS

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    run(RESULTS)
