"""How tests run here: the same cases each time; a test may be a coroutine; time is never part of one, on however busy a
machine."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("starhold", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("starhold")

HANGS = 900  # seconds after which a coroutine is ended: a bound, no measure


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine; what its fixtures give as async context managers is entered in its loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(_bounded(pyfuncitem.obj, given))
    return True


async def _bounded(test: Any, given: Mapping[str, Any]) -> None:
    async with asyncio.timeout(HANGS), AsyncExitStack() as stack:
        for name, value in given.items():
            if isinstance(value, AbstractAsyncContextManager):
                given = {**given, name: await stack.enter_async_context(value)}
        await test(**given)
