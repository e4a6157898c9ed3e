"""`starhold role`: said beside a running server, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from starhold.cli import run
from starhold.server.identity.accounts import account_named, becoming
from starhold.server.storage import Storage
from tests.server.storages import make_guests


async def test_a_role_is_given_and_taken_while_a_server_has_the_database(storage: Storage, url: str) -> None:
    await make_guests(storage, "anna")
    await storage.change(*becoming("anna", "Anna Ž", "", 1.0))
    for role, kept in (("moderator", "moderator"), ("admin", "admin"), ("none", "")):
        assert await asyncio.to_thread(run, ["role", "anna ž", role, "--database", url]) == 0
        account = await account_named(storage, "Anna Ž")
        assert account is not None
        assert account.role == kept


async def test_who_has_no_account_gets_no_role(storage: Storage, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    await make_guests(storage, "ben")
    assert await asyncio.to_thread(run, ["role", "Ben", "admin", "--database", url]) == 2
    assert "no account named 'Ben'" in capsys.readouterr().err
    assert await asyncio.to_thread(run, ["role", "Ben", "king", "--database", url]) == 2
