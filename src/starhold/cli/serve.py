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
from typing import TYPE_CHECKING, Annotated, Final

import typer

import starhold
from starhold.cli.common import need_server
from starhold.core.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.settings import Settings
    from starhold.server.storage import Storage


_SWITCH_SECONDS: Final = 0.001  # a game that is read in a thread holds nobody up for longer than that


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
    host_name: Annotated[
        list[str] | None,
        typer.Option(help="A name this server is called by in browsers, say games.example.org; any number of times."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy in front of this server, whose word is taken for whom it asks."),
    ] = None,
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
    address_sockets: Annotated[
        int, typer.Option(min=1, help="Tables one address may look at at a time; an IPv6 /64 is one address.")
    ] = 60,
    address_connections: Annotated[int, typer.Option(min=1, help="Connections one address may hold.")] = 150,
    limit_this_machine: Annotated[
        bool, typer.Option("--limit-this-machine", help="Hold this machine's own addresses to these limits too.")
    ] = False,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table in the browser, until stopped."""
    need_server(database)
    from starhold.server.hosts import names_at
    from starhold.server.settings import Limits, Settings
    from starhold.server.storage import open_storage  # the other commands need no server

    storage = open_storage(database or default_database())
    listening = _listen(host, port)
    address = f"http://{_for_people(host)}:{listening.getsockname()[1]}"
    with listening:
        names, any_address = names_at(host, host_name or ())
        limits = Limits(
            address_sockets=address_sockets,
            address_connections=max(address_connections, address_sockets),
            own_machine_too=limit_this_machine,
        )
        settings = Settings(
            limits=limits,
            bot_workers=bot_workers,
            proxies=tuple(proxy or ()),
            host_names=names,
            any_address=any_address,
        )
        asyncio.run(_run(storage, settings, listening, address, open))


async def _run(
    storage: Storage, settings: Settings, listening: socket.socket, address: str, open_browser: bool
) -> None:
    """Open the storage first, so that what is wrong with it is one line, then serve until a signal comes."""
    import uvicorn

    from starhold.server import descriptors, logs
    from starhold.server.app import create_app
    from starhold.server.door import Door

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
    sys.setswitchinterval(_SWITCH_SECONDS)
    app = create_app(storage, settings, started=True)
    spare = settings.limits.spare_descriptors
    most = max(descriptors.raise_most() - spare, spare)
    door = Door(app.state.registry.services.addresses, most, settings.proxies)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=16 * 1024,  # twice what we take, so that we can say what is wrong
        ws_per_message_deflate=False,  # it would cost each socket more memory than its table
        timeout_graceful_shutdown=5,
        lifespan="on",
        forwarded_allow_ips=["127.0.0.1", "::1", *settings.proxies],
    )
    door.guard(config)
    door.open()
    server = Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        door.wait_outside(listening)
        print(f"Starhold is ready: {address} (stop with Ctrl+C){_of_the_engine()}", flush=True)
        if open_browser:
            webbrowser.open(address)
    await serving
    door.close()


def _of_the_engine() -> str:
    """What the host should know of it: that this time it is the slow one (tools/play.sh says so)."""
    if starhold.compiled() or not os.environ.get("STARHOLD_COMPILING"):
        return ""
    return "; the engine runs interpreted, the compiled one is being built beside it and taken from the next start"


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
