"""The built client: its files, and its one page for every address that is no file."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from starhold.locale import LANGUAGES
from starhold.server.headers import page_policy
from starhold.server.settings import Settings
from starhold.server.table_registry import TableRegistry
from starhold.server.texts import words

_HERE: Final = Path(__file__).parent
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_WORDY: Final = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_STYLE: Final = (
    "body{background:#0b1020;color:#efe8d8;font:1.1rem/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:1rem}"
)


def client_folder(settings: Settings) -> Path | None:
    """Where the built client lies: as set, in the package, or beside the sources."""
    found = [settings.static] if settings.static else [_HERE / "static", _HERE.parents[2] / "web" / "dist"]
    return next((folder.resolve() for folder in found if (folder / "index.html").is_file()), None)


def client_file(folder: Path, path: str) -> Path | None:
    """A file of the client, or its page; None for one of another build: the page in its place would only confuse."""
    page = folder / "index.html"
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        if wanted.is_relative_to(folder) and wanted.is_file():
            return wanted
    except (OSError, ValueError):  # a name no file can have
        return page
    return None if path.startswith("/assets/") else page


def unbuilt_page() -> str:
    """What is shown where only the server was installed."""
    parts = "".join(
        f'<section lang="{language}"><h1>{words(language).say("unbuilt-title")}</h1>'
        f"<p>{words(language).say('unbuilt-text')}</p></section>"
        for language in LANGUAGES
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Starhold</title><style>{_STYLE}</style><body>{parts}</body></html>"
    )


async def serve_client(request: Request) -> Response:
    """Anything that is not under /api."""
    folder: Path | None = request.app.state.client
    if folder is None:
        headers = {"Cache-Control": _ASK_AGAIN, "Content-Security-Policy": page_policy(_STYLE)}
        return HTMLResponse(unbuilt_page(), headers=headers)
    file = client_file(folder, request.url.path)
    if file is None:
        return _missing()
    registry: TableRegistry = request.app.state.registry
    kind = guess_type(file.name)[0] or "text/plain"
    squeeze = kind.startswith("text/") or kind in _WORDY
    cache = _FOREVER if file.parent.name == "assets" else _ASK_AGAIN  # names there change with what is in them
    try:
        now = file.stat()
        known = (str(file), str(now.st_mtime_ns), str(now.st_size))
        return await registry.canned.file(request, file.read_bytes, kind, squeeze, cache, "file", *known)
    except OSError:  # gone since: the client is being built anew
        return _missing()


def _missing() -> Response:
    return PlainTextResponse("Not found", 404, headers={"Cache-Control": _ASK_AGAIN})
