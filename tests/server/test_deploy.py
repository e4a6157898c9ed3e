"""The examples for hosts: a real nginx by its example in front of a real server; the others as far as can be read."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import importlib
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from starhold.server.configuration import all_settings
from starhold.server.settings import Settings
from tests.server.kit import HASTY, Player, Site, connect, first, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
NGINX = os.environ.get("STARHOLD_NGINX") or shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
FORGED = "203.0.113.9"  # what a stranger claims to be
STRANGER = "127.0.0.2"  # what they are, as nginx sees them
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/starhold.conf;
}}
"""


def make_certificate(folder: Path) -> ssl.SSLContext:
    """A certificate for our name, signed by itself; who trusts it, and nothing else."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        taken = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in taken:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in taken]


@asynccontextmanager
async def nginx(folder: Path, upstream: int) -> AsyncIterator[tuple[int, int]]:
    """The example, with our paths and ports in it; the ports of HTTP and of HTTPS."""
    plain, secure = free_ports(2)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for pattern, with_what in (
        (r"listen \[::\]:.*\n", "\n"),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ", f"listen 127.0.0.1:{secure} "),
        (r"127\.0\.0\.1:8017", f"127.0.0.1:{upstream}"),
        (rf"/etc/letsencrypt/live/{re.escape(NAME)}", str(folder)),
        (r"/var/cache/nginx/starhold", f"{folder}/cache"),
    ):
        text, found = re.subn(pattern, with_what, text)
        assert found, pattern
    (folder / "starhold.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    tried = subprocess.run([*command, "-t"], check=False, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    process = await asyncio.create_subprocess_exec(*command)
    try:
        while True:
            assert process.returncode is None, (folder / "error.log").read_text()
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", secure)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                break
        yield plain, secure
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def over_tls(site: Site, port: int, trust: ssl.SSLContext, table: str, token: str) -> AsyncIterator[Player]:
    """Somebody at a table, through the proxy, who claims to be somewhere else."""
    async with connect(
        f"wss://{NAME}:{port}/api/tables/{table}/socket",
        host="127.0.0.1",
        port=port,
        ssl=trust,
        local_addr=(STRANGER, 0),
        additional_headers={"Origin": f"https://{NAME}:{port}", "X-Forwarded-For": FORGED},
        max_size=None,
    ) as line:
        player = Player(line)
        await player.send(type="hello", token=token, since=0, lang="en", seed="00" * 16)
        assert (await player.read())["type"] == "update"
        yield player


@pytest.mark.skipif(NGINX is None, reason="there is no nginx: tools/program.sh nginx installs Debian's")
async def test_moves_are_played_behind_nginx_with_tls_and_the_address_is_the_proxys_word(tmp_path: Path) -> None:
    trust = make_certificate(tmp_path)
    settings = Settings(limits=HASTY, bot_workers=0, host_names=(NAME,))
    async with running(tmp_path, settings) as site, nginx(tmp_path, site.port) as (plain, secure):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        opened = await ada.open("me", "open")
        await ben.sit(opened, 1)
        id = opened["id"]
        async with (
            over_tls(site, secure, trust, id, ada.token) as one,
            over_tls(site, secure, trust, id, ben.token) as two,
        ):
            for player in (one, two):
                await player.until_update(lambda update: update["asked"] is not None)
            for player in (one, two):
                done = await player.act(first(player.choices()))
                assert done["type"] == "done", done
            table = await site.table(id)
            assert {connection.address for connection in table.connections} == {STRANGER}
        named = {"Host": f"{NAME}:{secure}", "X-Forwarded-For": FORGED}
        async with httpx.AsyncClient(verify=trust, timeout=None, base_url=f"https://127.0.0.1:{secure}") as http:

            async def get(path: str) -> httpx.Response:
                return await http.get(path, headers=named, extensions={"sni_hostname": NAME})

            answer = await get("/api/games")
            assert answer.status_code == 200
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert re.fullmatch("[0-9a-f]{32}", answer.headers["x-request-id"]), "nginx's own id is taken"
            assert (await get("/metrics")).status_code == 404
            guest = await http.post(
                "/api/guests",
                json={"name": "Cid"},
                headers=named | {"Origin": f"https://{NAME}:{secure}"},
                extensions={"sni_hostname": NAME},
            )
            assert guest.status_code == 201
            foreign = await http.post(
                "/api/guests",
                json={"name": "Eve"},
                headers=named | {"Origin": "https://evil.example"},
                extensions={"sni_hostname": NAME},
            )
            assert foreign.status_code == 403
        async with httpx.AsyncClient(timeout=None) as http:
            moved = await http.get(f"http://127.0.0.1:{plain}/t/x?y=1", headers={"Host": NAME})
            assert (moved.status_code, moved.headers["location"]) == (308, f"https://{NAME}/t/x?y=1")


async def test_who_comes_directly_is_not_believed(site: Site) -> None:
    """The word of an address is taken only from a proxy that was named, or from this machine."""
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"])

    guarded: Any = ProxyHeadersMiddleware(app, trusted_hosts=["127.0.0.1", "::1", "10.0.0.2"])
    for peer in ("198.51.100.4", "10.0.0.2"):
        headers = [(b"x-forwarded-for", FORGED.encode())]
        await guarded({"type": "http", "client": (peer, 5), "headers": headers, "scheme": "http"}, None, None)
    assert seen == [("198.51.100.4", 5), (FORGED, 0)]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd: see tools/program.sh")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "starhold.service").read_text(encoding="utf-8")
    assert "/opt/starhold/bin/starhold" in unit
    copy = tmp_path / "starhold.service"
    copy.write_text(unit.replace("/opt/starhold/bin/starhold", "/bin/true"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "starhold.service" in line]
    assert (done.returncode, complaints) == (0, [])


def test_the_container_has_what_it_copies_and_ends_by_the_signal_that_drains() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    kinds = [line.split()[0] for line in lines]
    assert set(kinds) <= known | {"ENTRYPOINT", "CMD"}
    stages = re.findall(r"^FROM \S+ AS (\S+)", text, re.MULTILINE)
    assert re.findall(r"--from=(\S+)", text) == stages == ["build"]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT"), "it does not run as root"
    assert "STOPSIGNAL SIGTERM" in lines
    check_variables(re.findall(r"STARHOLD_[A-Z_]+(?==)", text))


def test_the_compose_file_fits_together() -> None:
    parsed = importlib.import_module("yaml").safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = parsed["services"]
    assert set(services) == {"database", "starhold", "caddy"}
    for one in services.values():
        assert set(one.get("depends_on", {})) <= set(services)
        named = [volume.split(":")[0] for volume in one.get("volumes", []) if not volume.startswith((".", "/"))]
        assert set(named) <= set(parsed["volumes"])
    assert (DEPLOY / "compose.yaml").parent / services["starhold"]["build"]["context"] / "deploy/Containerfile"
    caddy = services["caddy"]["networks"]["default"]["ipv4_address"]
    assert services["starhold"]["environment"]["STARHOLD_PROXIES"] == caddy, "the proxy is the one whose word is taken"
    check_variables(services["starhold"]["environment"])


def test_the_caddyfile_is_balanced_and_believes_no_stranger() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "header_up X-Forwarded-For {remote_host}" in text
    assert "health_uri /readyz" in text


def check_variables(names: Any) -> None:
    """Every name is one of a setting."""
    known = {setting.variable for setting in all_settings()}
    assert [name for name in names if name not in known] == []
