"""Alembic's environment: what each version of the schema changed. `versions` has one file a version."""
