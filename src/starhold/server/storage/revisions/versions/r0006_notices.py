"""Being told of one's turn."""

from __future__ import annotations

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import NOTICES

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    run(NOTICES)
