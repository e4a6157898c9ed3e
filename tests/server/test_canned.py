"""What is the same for everybody is made once, beside all that goes on: pages, documents, files of the client."""

from __future__ import annotations

import gzip
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.kit import INLINE, Site, asynchronous, running

SCRIPT = "let x = 1;\n" * 400


async def raw(site: Site, path: str, encoding: str = "gzip", method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """An answer as it went over the wire."""
    async with site.http.stream(method, path, headers={"Accept-Encoding": encoding}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
        return answer.status_code, dict(answer.headers), body


async def test_documents_are_made_once(site: Site) -> None:
    for number, path in enumerate(("/api/docs", "/api/openapi.json", "/api/socket.json"), 1):
        bodies = [await raw(site, path) for _ in range(4)]
        plain = await raw(site, path, "identity")
        assert site.registry.canned.made == number, path
        assert {body for _, _, body in bodies} == {bodies[0][2]}
        assert gzip.decompress(bodies[0][2]) == plain[2]
        assert "content-encoding" not in plain[1]
        assert "default-src 'none'" in plain[1]["content-security-policy"]


async def test_files_of_the_client_are_compressed_once(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>The table</title>")
    (folder / "assets" / "app-1.js").write_text(SCRIPT)
    (folder / "icon.png").write_bytes(bytes(5_000))
    (folder / "sw.js").write_text("old")
    async with running(tmp_path, replace(INLINE, static=folder)) as site:
        for _ in range(3):
            status, headers, body = await raw(site, "/assets/app-1.js")
            assert (status, headers["content-encoding"]) == (200, "gzip")
            assert gzip.decompress(body).decode() == SCRIPT
            assert "immutable" in headers["cache-control"]
            assert headers["content-type"].startswith("text/javascript")
        assert site.registry.canned.made == 1
        assert (await raw(site, "/assets/app-1.js", "identity"))[2].decode() == SCRIPT
        status, headers, body = await raw(site, "/icon.png")
        assert ("content-encoding" in headers, len(body), headers["content-type"]) == (False, 5_000, "image/png")
        status, headers, body = await raw(site, "/assets/app-1.js", method="HEAD")
        assert (status, body) == (200, b"")
        made = site.registry.canned.made
        (folder / "sw.js").write_text("newer")
        assert (await raw(site, "/sw.js"))[2] == b"newer"
        (folder / "sw.js").write_text("the newest")
        assert (await raw(site, "/sw.js"))[2] == b"the newest", "built anew while the server runs"
        assert site.registry.canned.made == made + 2


def test_what_nobody_foresaw_is_said_in_the_usual_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @asynchronous
    async def run() -> None:
        async with running(tmp_path) as site:
            ada = await site.guest()

            async def broken(_: str) -> None:
                raise RuntimeError("secret")

            monkeypatch.setattr(site.registry.services.storage, "guest_by_token", broken)
            answer = await ada.get("/api/me", lang="cs")
            assert (answer.status_code, answer.json()["key"]) == (500, "table-trouble")
            assert "secret" not in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]

    with caplog.at_level(logging.INFO):
        run()
    assert [record.getMessage() for record in caplog.records if record.exc_info] == ["request-broken"]
