"""What tests of the server are given: a running server, people, and databases of both kinds.

A fixture may be made in the loop of its test: it then gives an async context manager, and the test gets what that
gives. So a test is a plain coroutine that asks for `site` or for the people it is about.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from tests.server.kit import Person, Site, running
from tests.server.storages import postgres_server, postgres_url, sqlite, sqlite_url, storage, url

__all__ = ["postgres_server", "postgres_url", "sqlite", "sqlite_url", "storage", "url"]

Opening = AbstractAsyncContextManager


class Shared(Opening[Site]):
    """One server for all who ask for it in a test."""

    def __init__(self, folder: Path) -> None:
        self.opening = running(folder)
        self.site: Site | None = None

    async def __aenter__(self) -> Site:
        if self.site is None:
            self.site = await self.opening.__aenter__()
        return self.site

    async def __aexit__(self, *error: object) -> None:
        if self.site is not None:
            self.site = None
            await self.opening.__aexit__(None, None, None)


@pytest.fixture
def site(tmp_path: Path) -> Shared:
    """A server on a database in `tmp_path`."""
    return Shared(tmp_path)


@asynccontextmanager
async def guest(site: Shared, name: str) -> AsyncIterator[Person]:
    async with site as here:
        yield await here.guest(name)


@pytest.fixture
def ada(site: Shared) -> Opening[Person]:
    return guest(site, "Ada")


@pytest.fixture
def ben(site: Shared) -> Opening[Person]:
    return guest(site, "Ben")


@pytest.fixture
def cid(site: Shared) -> Opening[Person]:
    return guest(site, "Cid")
