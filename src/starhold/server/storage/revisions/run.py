"""What revisions are made of: the texts of the schema, in the SQL of the database at hand."""

from __future__ import annotations

from alembic import op

from starhold.server.storage.schema import POSTGRES, SQLITE, split


def run(text: str) -> None:
    """Every statement of a text of `schema.py`."""
    dialect = SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRES
    for statement in split(text, dialect):
        op.get_bind().exec_driver_sql(statement)
