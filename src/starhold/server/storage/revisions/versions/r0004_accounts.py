"""Accounts, passkeys, sessions, reports.

When a guest was here last was not noted before: from now on it is, and nobody is taken for long gone until then.
"""

from __future__ import annotations

import time

from alembic import op
from sqlalchemy import text

from starhold.server.storage.revisions.run import run
from starhold.server.storage.schema import ACCOUNTS

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    run(ACCOUNTS)
    op.get_bind().execute(text("UPDATE guests SET seen = :now"), {"now": time.time()})
