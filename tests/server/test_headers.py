"""What stands between a stranger's page and the server: its name, the origin, and what the browser is told."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from starhold.server.headers import client_policy
from starhold.server.hosts import Hosts, names_at
from tests.server.kit import INLINE, Site, connect, running


@pytest.mark.parametrize(
    ("host", "local", "ours"),
    [
        ("localhost", "127.0.0.1", True),
        ("localhost:8017", "127.0.0.1", True),
        ("LocalHost.:8017", "127.0.0.1", True),
        ("table.localhost:8017", "127.0.0.1", True),
        ("127.0.0.1:8017", "127.0.0.1", True),
        ("127.5.5.5", "127.0.0.1", True),
        ("[::1]:8017", "::1", True),
        ("192.168.1.7:8017", "192.168.1.7", True),
        ("192.168.1.7", "::ffff:192.168.1.7", True),
        ("games.example.org", "192.168.1.7", True),
        ("GAMES.example.org.:443", "192.168.1.7", True),
        ("192.168.1.8:8017", "192.168.1.7", False),
        ("evil.example:8017", "127.0.0.1", False),
        ("games.example.org.evil.example", "127.0.0.1", False),
        ("localhost.evil.example", "127.0.0.1", False),
        ("127.0.0.1.evil.example", "127.0.0.1", False),
        ("evil.example@localhost", "127.0.0.1", False),
        ("localhost/evil", "127.0.0.1", False),
        ("localhost:80:80", "127.0.0.1", False),
        ("localhost:", "127.0.0.1", False),
        ("[::1", "::1", False),
        ("", "127.0.0.1", False),
        (" ", "127.0.0.1", False),
        ("::1", "::1", False),
    ],
)
def test_names_of_the_server(host: str, local: str, ours: bool) -> None:
    assert Hosts(["games.example.org"]).welcome(host, local) is ours


def test_a_server_that_listens_everywhere_knows_numbers_and_its_own_name() -> None:
    names, any_address = names_at("0.0.0.0", ["games.example.org"])
    hosts = Hosts(names, any_address)
    for host in ("10.1.2.3:8017", "[2001:db8::1]:8017", "localhost", "games.example.org", socket.gethostname()):
        assert hosts.welcome(host, "192.168.1.7"), host
    assert not hosts.welcome("evil.example", "192.168.1.7")
    assert names_at("192.168.1.7", []) == (("192.168.1.7",), False)


async def test_a_name_that_was_made_to_point_here_is_not_answered(tmp_path: Path) -> None:
    """DNS rebinding: the browser takes us for evil.example, so Host and Origin agree, and are both foreign."""
    async with running(tmp_path, replace(INLINE, host_names=("games.example.org",))) as site:
        ada = await site.guest("Ada")
        opened = await ada.open("me", "open")
        foreign = {"Host": f"evil.example:{site.port}", "Origin": f"http://evil.example:{site.port}"}
        for path in ("/", "/healthz", "/api/games", f"/api/tables/{opened['id']}", "/api/docs"):
            answer = await site.http.get(path, headers=foreign)
            assert (answer.status_code, answer.json()["key"]) == (421, "host-foreign"), path
            assert "--host-name" in answer.json()["text"]
        answer = await site.http.post("/api/guests", json={"name": "Eve"}, headers=foreign)
        assert answer.status_code == 421
        for host, origin in (("evil.example", "evil.example"), ("evil.example", ""), ("", "evil.example")):
            with pytest.raises(InvalidStatus):
                await shake_hands(site.port, opened["id"], host, origin)
        await shake_hands(site.port, opened["id"], "games.example.org", "games.example.org")
        await shake_hands(site.port, opened["id"], "", "")
        own = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        assert (await site.http.post("/api/guests", json={"name": "Ben"}, headers=own)).status_code == 201
        assert (await site.registry.services.storage.counts()).guests == 2


async def shake_hands(port: int, table: str, host: str, origin: str) -> None:
    """Open a socket as a page would that was loaded by that name; empty: by the address."""
    ours = f"127.0.0.1:{port}"
    url = f"ws://{host or ours}/api/tables/{table}/socket"
    async with connect(url, host="127.0.0.1", port=port, origin=f"http://{origin or ours}"):  # type: ignore[arg-type]
        return


async def test_a_request_without_a_name_or_with_two_is_not_answered(site: Site) -> None:
    for lines in ("", "Host: localhost\r\nHost: evil.example\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(f"GET /api/games HTTP/1.0\r\n{lines}Connection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        assert answer.split(b" ")[1] in (b"421", b"400"), lines


async def test_every_answer_tells_the_browser_to_load_nothing_foreign(site: Site) -> None:
    for path in ("/", "/t/abc", "/healthz", "/api/games", "/api/nothing", "/api/docs", "/api/me"):
        answer = await site.http.get(path)
        told = answer.headers
        policy = {part.split(" ")[0]: part.split(" ")[1:] for part in told["content-security-policy"].split("; ")}
        assert policy["default-src"] == ["'none'"], path
        for name in ("base-uri", "form-action", "frame-ancestors"):
            assert policy[name] == ["'none'"], path
        assert not any("unsafe" in word or "*" in word for words in policy.values() for word in words), path
        assert policy.get("script-src", ["'self'"]) == ["'self'"], path
        assert told["x-content-type-options"] == "nosniff"
        assert told["cross-origin-opener-policy"] == told["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in told["permissions-policy"]
        assert len(told.get_list("content-security-policy")) == 1


def test_a_strange_host_does_not_get_into_the_policy() -> None:
    assert "ws://localhost:8017" in client_policy("localhost:8017")
    for host in ("x; script-src *", "a b", "", "é"):
        assert "ws://" not in client_policy(host)
        assert "*" not in client_policy(host)
