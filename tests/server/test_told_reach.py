"""Whom the server may be made to call by a stranger: public push services, and nothing of its own network."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import pytest

from starhold.server.told.reach import Call, Reach, Unreachable, public, resolve, sound_endpoint

STRICT = Reach()


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/QABC?x=1",
        "https://wns2-par02p.notify.windows.com:443/w/?token=abc",
        "https://8.8.8.8/x",
    ],
)
def test_public_services_may_be_called(endpoint: str) -> None:
    assert sound_endpoint(endpoint, STRICT)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://",
        "https://localhost/x",
        "https://x.localhost/x",
        "https://printer/x",
        "https://printer.local/x",
        "https://db.internal./x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.0x1/x",
        "https://0.0.0.0/x",
        "https://10.1.2.3/x",
        "https://172.16.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://255.255.255.255/x",
        "https://[::1]/x",
        "https://[::]/x",
        "https://[fe80::1]/x",
        "https://[fc00::1]/x",
        "https://[fec0::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[64:ff9b::10.0.0.1]/x",
        "https://me@push.example.org/x",
        "https://me:word@push.example.org/x",
        "https://push.example.org:22/x",
        "https://push.example.org:99999/x",
        "https://push.example.org/x#y",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nHost: other",
        "https://pu\u0161.example.org/x",
        "https://push.example.org/" + "x" * 1000,
        "https://[::1/x",
    ],
)
def test_nothing_else_may(endpoint: str) -> None:
    assert not sound_endpoint(endpoint, STRICT)
    with pytest.raises(Unreachable):
        Call(STRICT).post(endpoint, b"", {})


def test_what_is_wrapped_in_another_address_is_looked_at_itself() -> None:
    assert public(ipaddress.ip_address("2606:4700::1111"))
    assert public(ipaddress.ip_address("64:ff9b::8.8.8.8"))
    assert not public(ipaddress.ip_address("64:ff9b::192.168.0.1"))


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], ["fe80::1%eth0"]])
def test_a_public_name_that_points_into_our_network_is_not_called(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    def resolved(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, 443)) for address in found]

    def connect(*_: Any) -> None:
        raise AssertionError("it was called")

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(socket, "create_connection", connect)
    assert sound_endpoint("https://push.example.org/x", STRICT)
    with pytest.raises(Unreachable):
        Call(STRICT).post("https://push.example.org/x", b"", {})


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, int]] = []

    def resolved(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", ("93.184.216.34", 443))]

    def connect(address: tuple[str, int], *_: Any) -> None:
        called.append(address)
        raise OSError("not from here")

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="not from here"):
        Call(STRICT).post("https://push.example.org/x", b"", {})
    assert called == [("93.184.216.34", 443)]


def test_an_unknown_name_cannot_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: Any, **__: Any) -> list[Any]:
        raise socket.gaierror("unknown")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(Unreachable):
        resolve("push.example.org", 443, STRICT)
