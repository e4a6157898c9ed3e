"""For whoever watches the server: whether it is ready, and its figures."""

from __future__ import annotations

from typing import Literal

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel

from starhold.server.limits import household
from starhold.server.metrics import FORMAT
from starhold.server.pulse import Pulse
from starhold.server.request_error import RequestError
from starhold.server.routes.common import address_of, wrong
from starhold.server.table_registry import TableRegistry


class Ready(BaseModel):
    """Whether anybody should be sent here."""

    ready: bool  # false, with status 503: send them elsewhere
    why: Literal["", "starting", "draining", "storage"]


def add_watching(app: FastAPI, registry: TableRegistry, pulse: Pulse) -> None:
    services = registry.services
    metrics = services.metrics
    metrics.watch("starhold_sockets", "Sockets that are open.", lambda: registry.sockets)
    metrics.watch("starhold_tables", "Tables that are ready to play at.", lambda: len(registry.tables))
    metrics.watch_bots(services.bots)
    allowed = {household(address) for address in services.settings.metrics_from}

    @app.get("/readyz", tags=["server"], responses={503: {"model": Ready, "description": "Not now."}})
    async def readyz(response: Response) -> Ready:
        """Whether this server should be sent anybody: not while it starts, ends, or cannot store anything."""
        why = services.readiness.why_not()
        if not why and not await pulse.beats():
            why = "storage"
        response.status_code = 503 if why else 200
        return Ready(ready=not why, why=why)  # type: ignore[arg-type]

    @app.get("/metrics", tags=["server"], response_class=Response, responses=wrong(403))
    async def figures(request: Request) -> Response:
        """Figures in Prometheus' format, for the addresses the host has named; by default for this machine alone."""
        if household(address_of(request)) not in allowed:
            raise RequestError("metrics-closed", 403)
        return Response(metrics.text(), media_type=FORMAT)
