"""Progress in what is taught, and reviews."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import LEARN

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    run(LEARN)
