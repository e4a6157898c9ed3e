"""The whole server as one ASGI application."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from starhold import __version__
from starhold.core.errors import StarholdError, UnknownGame
from starhold.server import descriptors
from starhold.server.docs_page import STYLE, docs_page
from starhold.server.headers import page_policy
from starhold.server.inside import AGAIN, ELSEWHERE
from starhold.server.logs import log, warn
from starhold.server.middleware import RequestFilter
from starhold.server.owners import Routes, ToOwner
from starhold.server.pulse import Pulse
from starhold.server.request_error import RequestError
from starhold.server.routes import (
    account,
    coach,
    games,
    guests,
    learn,
    matching,
    moderation,
    outside,
    people,
    reading,
    replay,
    signing,
    tables,
    told,
)
from starhold.server.schema import socket_schema, update_schemas
from starhold.server.services import open_services
from starhold.server.settings import Settings
from starhold.server.socket import serve_socket
from starhold.server.static import client_folder, serve_client
from starhold.server.storage.base import Storage, StorageError
from starhold.server.table_registry import TableRegistry
from starhold.server.texts import explain, language_of, problem
from starhold.server.warming import warming
from starhold.server.watching import add_watching


class Health(BaseModel):
    """Whether all is well."""

    ok: bool  # false, with status 503: nothing can be stored now
    tables: int  # ready to play at
    sockets: int
    descriptors_left: int  # files and connections the system still lets the server open
    low: bool  # whether those may soon be used up
    version: str


class Application(FastAPI):
    """One whose document has the types of the socket that its answers are made of, too."""

    def openapi(self) -> dict[str, Any]:
        document = super().openapi()
        document["components"]["schemas"].update(update_schemas())
        return document


def create_app(
    storage: Storage,
    settings: Settings | None = None,
    clock: Callable[[], float] = time.time,
    started: bool = False,
) -> FastAPI:
    """A server over that storage, which it opens and closes; only closes, if it is `started` already."""
    settings = settings or Settings()
    services = open_services(storage, settings, clock)
    registry = TableRegistry(services)
    routes = Routes(registry)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if not started:
            await storage.start()
        registry.start()
        await services.teller.start()
        try:
            async with warming(app):
                services.metrics.start()
                services.readiness.started = True
                log("started", version=__version__)
                try:
                    yield
                finally:
                    services.readiness.draining = True
        finally:
            routes.close()
            await registry.close()
            await services.metrics.close()
            log("stopped")

    app = Application(
        title="Starhold",
        version=__version__,
        description="A table for games of space civilisation. Unofficial; names belong to their owners.",
        lifespan=lifespan,
        openapi_url=None,  # both are answered below, made once
        docs_url=None,
        redoc_url=None,
    )
    app.state.registry = registry
    app.state.routes = routes
    app.state.client = client_folder(settings)
    parts = (
        guests,
        account,
        signing,
        games,
        reading,
        tables,
        replay,
        learn,
        coach,
        people,
        matching,
        moderation,
        told,
        outside,
    )
    for part in parts:
        app.include_router(part.router)
    _add_rest(app, registry)
    _add_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(ToOwner, routes=routes)
    app.add_middleware(RequestFilter, services=services)
    return app


def _add_rest(app: FastAPI, registry: TableRegistry) -> None:
    """Health, documentation, the socket, and the client for everything else."""

    pulse = Pulse(registry.services.storage)
    add_watching(app, registry, pulse)

    @app.get("/healthz", tags=["server"], responses={503: {"model": Health, "description": "Nothing can be stored."}})
    async def healthz(response: Response) -> Health:
        """Whether the server is there and can store what it is told, and how much goes on."""
        well = await pulse.beats()
        response.status_code = 200 if well else 503
        left = descriptors.most() - descriptors.held()
        low = left < registry.services.settings.limits.spare_descriptors // 2
        return Health(
            ok=well,
            tables=len(registry.tables),
            sockets=registry.sockets,
            descriptors_left=left,
            low=low,
            version=__version__,
        )

    canned = registry.canned

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return await canned.page(request, lambda: docs_page(app.openapi()), page_policy(STYLE), "docs")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        return await canned.answer(request, app.openapi, "openapi")

    @app.get("/api/socket.json", tags=["server"], response_model=dict[str, Any])
    async def socket_messages(request: Request) -> Response:
        """The JSON schema of what goes over the socket of a table."""
        return await canned.answer(request, socket_schema, "socket")

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve_socket(websocket, id, registry)

    @app.api_route("/api/{path:path}", methods=["GET"], include_in_schema=False)
    async def nothing(path: str) -> None:
        raise HTTPException(404)

    app.add_route("/{path:path}", serve_client, methods=["GET", "HEAD"], include_in_schema=False)


def _add_errors(app: FastAPI) -> None:
    """Every error is `{"key", "text"}` in the language asked for."""

    def answer(request: Request, status: int, key: str, text: str) -> JSONResponse:
        headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
        return JSONResponse({"key": key, "text": text}, status, headers | ({AGAIN: "1"} if key == ELSEWHERE else {}))

    def language(request: Request) -> str:
        return language_of(request.query_params.get("lang"))

    @app.exception_handler(StarholdError)
    async def refused(request: Request, error: StarholdError) -> JSONResponse:
        if isinstance(error, StorageError):
            warn("storage-failed", why=str(error))
            return answer(request, 503, "table-trouble", problem(language(request), "table-trouble"))
        status = error.status if isinstance(error, RequestError) else 404 if isinstance(error, UnknownGame) else 422
        key, text, _ = explain(error, language(request))
        return answer(request, status, key, text)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(
            request, 422, "bad-request", problem(language(request), "bad-request", detail=f"{where}: {first['msg']}")
        )

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        key = {404: "not-found", 405: "method-wrong"}.get(error.status_code, "bad-request")
        values = {"detail": str(error.detail)} if key == "bad-request" else {}
        result = answer(request, error.status_code, key, problem(language(request), key, **values))
        result.headers.update(error.headers or {})
        return result
