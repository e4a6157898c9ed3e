"""`starhold serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

import starhold
from starhold.cli.common import need_server
from starhold.cli.supervisor import Inherited, Supervisor, inherited, report
from starhold.core.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.metrics import Metrics
    from starhold.server.settings import Settings
    from starhold.server.storage import Storage


_NO_SETTINGS: Final = ("config", "check", "open")
_SETTINGS: Final = {  # options that have another name than their setting
    "host_name": "host_names",
    "proxy": "proxies",
    "address_sockets": "limits.address_sockets",
    "address_connections": "limits.address_connections",
    "limit_this_machine": "limits.own_machine_too",
}
_SWITCH_SECONDS: Final = 0.001  # a game that is read in a thread holds nobody up for longer than that


class CannotServe(StarholdError):
    """The address is taken or not ours, or the folder for the data cannot be made."""


def join(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    context: typer.Context,
    config: Annotated[
        Path | None, typer.Option(help="A file of settings, in TOML; docs/hosts.md lists what can stand in it.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Print the settings in force, and where from, and end.")
    ] = False,
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
    address: Annotated[
        str,
        typer.Option(help="Where people reach this server, say https://games.example.org, for links."),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            help="The mail server, smtp://USER@HOST:PORT?from=SENDER; its password is taken from "
            "STARHOLD_SMTP_PASSWORD, or a file named by STARHOLD_SMTP_PASSWORD_FILE.",
        ),
    ] = "",
    metrics_port: Annotated[
        int, typer.Option(min=0, max=65535, help="A port for Prometheus' figures alone; else they are at /metrics.")
    ] = 0,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Servers on one socket; more than one needs PostgreSQL.")
    ] = 1,
    inside_host: Annotated[
        str,
        typer.Option(help="Where others on the same PostgreSQL reach this one: its address in your own network."),
    ] = "127.0.0.1",
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table in the browser, until stopped.

    Every option can also stand in a file of settings or, as STARHOLD_ and its name, in the environment.
    """
    need_server()
    from starhold.server.configuration import configure
    from starhold.server.hosts import name_in, names_at
    from starhold.server.inside import address_of
    from starhold.server.post_office import read_post_office
    from starhold.server.storage import open_storage  # the other commands need no server

    chosen = configure(config, os.environ, _given(context))
    if check:
        print("\n".join(chosen.lines()))
        return
    serving = chosen.serving()
    need_server(serving.database)
    public = name_in(serving.address)
    office = read_post_office(serving.smtp) if serving.smtp else None
    child = inherited()
    storage = open_storage(serving.database or default_database())
    shared = serving.database.startswith(("postgresql:", "postgres:"))
    if serving.processes > 1 and not shared:
        raise CannotServe("SQLite takes one process; for --processes name a --database postgresql://…")
    listening = _listen(serving.host, serving.port) if child is None else socket.socket(fileno=child.listening)
    here = f"http://{_for_people(serving.host)}:{listening.getsockname()[1]}"
    if serving.processes > 1 and child is None:
        with listening:
            _supervise(serving.processes, listening, here, open)
        return
    with listening, _inside(serving.inside_host if shared else "") as inside:
        names, any_address = names_at(serving.host, [*serving.host_names, *public])
        settings = chosen.settings()
        limits = settings.limits
        settings = replace(
            settings,
            limits=replace(limits, address_connections=max(limits.address_connections, limits.address_sockets)),
            proxies=serving.proxies,
            host_names=names,
            any_address=any_address,
            address=serving.address.rstrip("/") or here,
            post=office,
        )
        # Each process has figures of its own.
        port = serving.metrics_port + (0 if child is None else child.number)
        figures = (serving.host, port) if serving.metrics_port else None
        if inside is not None:
            storage.address = address_of(inside)
        asyncio.run(_run(storage, settings, listening, here, open, figures, inside, child))


def _supervise(count: int, listening: socket.socket, address: str, open_browser: bool) -> None:
    """Start so many servers and look after them."""

    def ready() -> None:
        print(f"Starhold is ready: {address} ({count} processes; stop with Ctrl+C){_of_the_engine()}", flush=True)
        if open_browser:
            webbrowser.open(address)

    command = [sys.executable, "-m", "starhold.cli", *sys.argv[1:]]
    code = Supervisor(count, listening, command).run(ready)
    if code:
        raise typer.Exit(code)


@contextmanager
def _inside(host: str) -> Iterator[socket.socket | None]:
    """A socket for other processes on the same database."""
    from starhold.server.inside import listen_inside

    if not host:
        yield None
        return
    try:
        listening = listen_inside(host)
    except OSError as error:
        raise CannotServe(f"cannot listen at {host}: {error.strerror or error}; try another --inside-host") from error
    with listening:
        yield listening


def _given(context: typer.Context) -> dict[str, Any]:
    """What stands on the command line, by the names of the settings."""
    found: dict[str, Any] = {}
    for option, value in context.params.items():
        source = context.get_parameter_source(option)
        if source is not None and source.name == "COMMANDLINE" and option not in _NO_SETTINGS:
            name = _SETTINGS.get(option, option)
            found[name] = tuple(value) if isinstance(value, list) else value
    return found


async def _run(
    storage: Storage,
    settings: Settings,
    listening: socket.socket,
    address: str,
    open_browser: bool,
    figures: tuple[str, int] | None = None,
    inside: socket.socket | None = None,
    child: Inherited | None = None,
) -> None:
    """Open the storage first, so that what is wrong with it is one line, then serve until a signal comes."""
    import uvicorn

    from starhold.server import descriptors, logs
    from starhold.server.app import create_app
    from starhold.server.collecting import collect
    from starhold.server.door import Door
    from starhold.server.inside import serving_inside

    class Server(uvicorn.Server):
        """One that ends as told, with exit code 0, instead of raising the signal again."""

        draining: asyncio.Task[None] | None = None

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGINT, self.stop)
            loop.add_signal_handler(signal.SIGTERM, self.drain)
            yield

        def stop(self) -> None:
            services.readiness.draining = True  # streams end by themselves, and nobody has to wait for them
            self.handle_exit(signal.SIGINT, None)

        def drain(self) -> None:
            """Send people elsewhere first, then end; told so twice, end at once."""
            if self.draining is not None:
                self.handle_exit(signal.SIGTERM, None)
                return
            logs.log("draining")
            self.draining = asyncio.create_task(self.send_elsewhere(), name="drain")
            self.draining.add_done_callback(lambda _: self.handle_exit(signal.SIGTERM, None))

        async def send_elsewhere(self) -> None:
            if child is not None:  # the others accept at the same socket
                for one in self.servers:
                    one.close()
            if inside is not None:
                await app.state.routes.drain()
            await services.readiness.drain(settings.drain_seconds, lambda: door.count > 0)

    logs.set_up(settings.log_level)
    await storage.start()
    collecting = asyncio.create_task(collect(), name="collect")
    sys.setswitchinterval(_SWITCH_SECONDS)
    app = create_app(storage, settings, started=True)
    spare = settings.limits.spare_descriptors
    most = max(descriptors.raise_most() - spare, spare)
    services = app.state.registry.services
    if figures is not None:
        _serve_figures(services.metrics, *figures)
    door = Door(services.addresses, most, settings.proxies)
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
    async with serving_inside(app, storage, inside) if inside is not None else nullcontext():
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            door.wait_outside(listening)
            if child is None:
                print(f"Starhold is ready: {address} (stop with Ctrl+C){_of_the_engine()}", flush=True)
                if open_browser:
                    webbrowser.open(address)
        if server.started and child is not None:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            reporting = asyncio.create_task(report(child.words, server.drain), name="report")
            serving.add_done_callback(lambda _: reporting.cancel())
        await serving
    collecting.cancel()
    door.close()


def _serve_figures(metrics: Metrics, host: str, port: int) -> None:
    """The figures at a port of their own, in a thread that ends with us."""
    from prometheus_client import start_http_server

    try:
        start_http_server(port, host, metrics.registry)
    except OSError as error:
        raise CannotServe(
            f"cannot listen at {host}:{port}: {error.strerror or error}; try another --metrics-port"
        ) from error


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
