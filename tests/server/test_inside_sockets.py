"""Connections among processes: what is small is sent at once."""

from __future__ import annotations

import asyncio
import socket

from starhold.server.inside import listen_inside


async def test_no_frame_among_processes_waits_for_others() -> None:
    waits: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def came(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        end = writer.get_extra_info("socket")
        waits.set_result(end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = listen_inside("127.0.0.1")
    async with await asyncio.start_server(came, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await waits != 0
        writer.close()
