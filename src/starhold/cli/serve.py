"""`starhold serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from starhold.core.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.storage import Storage


class CannotServe(StarholdError):
    """The address is taken or not ours, or the folder for the data cannot be made."""


def join(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8017,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; else one file in your data folder.")
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table in the browser, until stopped."""
    from starhold.server.storage import open_storage  # the other commands need no server

    storage = open_storage(database or default_database())
    listening = _listen(host, port)
    address = f"http://{_for_people(host)}:{listening.getsockname()[1]}"
    with listening:
        asyncio.run(_run(storage, listening, address, open))


async def _run(storage: Storage, listening: socket.socket, address: str, open_browser: bool) -> None:
    """Open the storage first, so that what is wrong with it is one line, then serve until a signal comes."""
    import uvicorn

    from starhold.server import logs
    from starhold.server.app import create_app

    class Server(uvicorn.Server):
        """One that ends as told, with exit code 0, instead of raising the signal again."""

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
            yield

    await storage.start()
    logs.set_up()
    gc.freeze()  # what is there now stays: full collections need not look at it …
    gc.set_threshold(20_000, 20, 50)  # … and come seldom, for what tables hold has no cycles
    config = uvicorn.Config(
        create_app(storage, started=True),
        log_config=None,
        access_log=False,
        ws_max_size=16 * 1024,  # twice what we take, so that we can say what is wrong
        ws_per_message_deflate=False,  # it would cost each socket more memory than its table
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        print(f"Starhold is ready: {address} (stop with Ctrl+C)", flush=True)
        if open_browser:
            webbrowser.open(address)
    await serving


def _listen(host: str, port: int) -> socket.socket:
    """A socket at that address, or one clear line why not."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(2048)
    except OSError as error:
        raise CannotServe(f"cannot listen at {host}:{port}: {error.strerror or error}; try another --port") from error
    return listening


def _for_people(host: str) -> str:
    """An address one can type into a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def default_database() -> str:
    """One file in the user's data folder."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"the data folder {folder} cannot be made: {error.strerror or error}") from error
    return f"sqlite:///{folder / 'starhold.db'}"


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "starhold"
