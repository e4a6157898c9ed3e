"""What every answer tells the browser: load nothing but ours, run nothing but files of ours, stay in no frame.

One page may stand in a frame, of a page of ours alone: the picture of a table, in the rulebook of its game.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from typing import Final

_SOUND_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,260}")
_ABSENT: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)
FIXED: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in _ABSENT).encode()),
)
POLICY: Final = b"content-security-policy"
_FRAMES: Final = b"x-frame-options"
FRAMED: Final = "/picture/"  # where the addresses of that one page begin


def security_headers(host: str, path: str, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What is added to an answer; a page that has a policy of its own keeps it."""
    framed = path.startswith(FRAMED)
    fixed = [*FIXED, (_FRAMES, b"SAMEORIGIN" if framed else b"DENY")]
    if any(name.lower() == POLICY for name, _ in given):
        return fixed
    return [*fixed, (POLICY, client_policy(host, framed).encode())]


def client_policy(host: str, framed: bool = False) -> str:
    """For the client: its own files, its own server. Not every browser takes a socket of the same host for 'self'."""
    sockets = f" ws://{host} wss://{host}" if _SOUND_HOST.fullmatch(host) else ""
    return _policy(
        script_src="'self'",
        style_src="'self'",
        connect_src=f"'self'{sockets}",
        img_src="'self' data:",
        font_src="'self'",
        manifest_src="'self'",
        worker_src="'self'",
        frame_src="'self'",
        ancestors="'self'" if framed else "'none'",
    )


def page_policy(style: str) -> str:
    """For a page of ours that is nothing but text, with this one style in it."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return _policy(style_src=f"'sha256-{digest}'")


def _policy(ancestors: str = "'none'", **sources: str) -> str:
    parts = [f"{name.replace('_', '-')} {where}" for name, where in sources.items()]
    closed = ["base-uri 'none'", "form-action 'none'", f"frame-ancestors {ancestors}"]
    return "; ".join(["default-src 'none'", *parts, *closed])
