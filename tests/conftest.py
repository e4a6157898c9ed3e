"""How hypothesis runs here: the same cases each time, and time is never part of a test, on however busy a machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("starhold", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("starhold")
