"""Ports for the servers of tests: each is kept from everybody else for as long as the test wants it."""

from __future__ import annotations

import socket

HOST = "127.0.0.1"


class HeldPort:
    """A port of our own on loopback.

    To ask for a free port, let go of it and hope that nobody takes it before the server does, or while that is down
    for a moment, is a race. So it stays bound here, without listening: the system then gives it to nobody, and a
    server that is told its number may still listen there, for both have `SO_REUSEADDR`.
    """

    def __init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind((HOST, 0))
        self.number: int = self.socket.getsockname()[1]

    def release(self) -> None:
        self.socket.close()
