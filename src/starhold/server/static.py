"""The built client: its files, and its one page for every address that is no file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from starhold.server.headers import page_policy
from starhold.server.settings import Settings
from starhold.server.texts import words

_HERE: Final = Path(__file__).parent
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_STYLE: Final = (
    "body{background:#0b1020;color:#efe8d8;font:1.1rem/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:1rem}"
)


def client_folder(settings: Settings) -> Path | None:
    """Where the built client lies: as set, in the package, or beside the sources."""
    found = [settings.static] if settings.static else [_HERE / "static", _HERE.parents[2] / "web" / "dist"]
    return next((folder.resolve() for folder in found if (folder / "index.html").is_file()), None)


def client_file(folder: Path | None, path: str) -> Response:
    """A file of the client, or its page."""
    if folder is None:
        headers = {"Cache-Control": _ASK_AGAIN, "Content-Security-Policy": page_policy(_STYLE)}
        return HTMLResponse(unbuilt_page(), headers=headers)
    page = folder / "index.html"
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        is_file = wanted.is_relative_to(folder) and wanted.is_file()
    except (OSError, ValueError):  # a name no file can have
        is_file = False
    if not is_file and path.startswith("/assets/"):  # of another build: the page in its place would only confuse
        return PlainTextResponse("Not found", 404, headers={"Cache-Control": _ASK_AGAIN})
    if not is_file or wanted == page:
        return FileResponse(page, headers={"Cache-Control": _ASK_AGAIN})
    hashed = wanted.parent.name == "assets"  # names there change with what is in them
    return FileResponse(wanted, headers={"Cache-Control": _FOREVER if hashed else _ASK_AGAIN})


def unbuilt_page() -> str:
    """What is shown where only the server was installed."""
    parts = "".join(
        f'<section lang="{language}"><h1>{words(language).say("unbuilt-title")}</h1>'
        f"<p>{words(language).say('unbuilt-text')}</p></section>"
        for language in ("en", "cs", "lt")
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Starhold</title><style>{_STYLE}</style><body>{parts}</body></html>"
    )


async def serve_client(request: Request) -> Response:
    """Anything that is not under /api."""
    folder: Path | None = request.app.state.client
    return client_file(folder, request.url.path)
