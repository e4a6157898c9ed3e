"""Pictures of real tables, for the README: `make shots` writes docs/pictures.

A server of its own, on a temporary database and a free port. Bots play each game up to a certain question; the table
goes on from there and is looked at in Chromium, by the seat that is asked. The same rules and words give the same
position, so that a picture changes only when what it shows does.

    STARHOLD_CHROMIUM=$(tools/program.sh chromium) .venv/bin/python tools/shots.py [name ...]
    … tools/shots.py --every [game ...]       every distinct screen in three sizes, to be looked at: build/screens
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import starhold
from starhold.bots.registry import bot
from starhold.bots.seating import answer
from starhold.core.errors import StarholdError
from starhold.core.record import Record
from starhold.core.record_text import dump

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from benches.hosting import Hosted  # noqa: E402 - the benches are found only now

FOLDER = ROOT / "docs" / "pictures"
WIDE = (1440, 900)
PHONE = (360, 740)
WAIT = 180_000  # milliseconds: a bound for a machine that has a lot else to do, no measure
QUALITY = 90
MOST_BYTES = 250 * 1024  # of one picture
ME = "Ada"
# Everything is there that will be: the board, its fonts and pictures, and the question.
DRAWN = """() => document.fonts.status === 'loaded' && !document.querySelector('main > .loading')
    && [...document.images].every(image => image.complete)
    && (!location.pathname.startsWith('/t/') || !!document.querySelector('section.ask:not(.idle)'))"""
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")


@dataclass(frozen=True)
class Shot:
    """Which position of which game is looked at: the first time my seat is asked for that, in that round or later."""

    name: str
    game: str
    players: int
    seed: int
    round: int
    decision: str
    size: tuple[int, int] = WIDE


SHOTS = (
    Shot("race", "race", 3, 4, 7, "choose_world"),
    Shot("duel", "duel", 2, 3, 58, "turn"),
    Shot("alliances", "alliances", 3, 3, 3, "turn"),
    Shot("starfarers", "starfarers", 4, 1, 31, "turn"),
    Shot("phone", "race", 2, 4, 6, "choose_development", PHONE),
)
HOME = "home"
EVERY = "--every"  # distinct screen, in three sizes: tools/screens.py
SCREENS = ROOT / "build" / "screens"


class NoPicture(StarholdError):
    """There is no such picture, no Chromium, or the position does not come up."""


def played(shot: Shot) -> str:
    """The record of a game of bots up to the question of that shot."""
    bots = [bot("greedy", f"{shot.seed}/{seat}") for seat in range(shot.players)]
    record = Record(starhold.game(shot.game), shot.players, {}, starhold.Seeded(shot.seed), luck=f"seed {shot.seed}")
    rng = starhold.Rng(f"shots/{shot.seed}")
    while not record.state.over():
        state = record.state
        frame, waiting = state.frames.of(0), state.waiting()
        there = frame is not None and state.rounds() >= shot.round and state.decision(frame.kind).name == shot.decision
        if there and waiting == [0]:
            return dump(record)
        seat = waiting[-1] if there else waiting[0]  # the others answer before it, so that nobody is seen choosing
        record.play(seat, answer(state, seat, bots[seat], rng))
    raise NoPicture(f"{shot.name}: nobody is asked for '{shot.decision}' from round {shot.round} on")


def table_of(shot: Shot, server: Hosted, token: str) -> str:
    """The address of a table that goes on from there."""
    seats = ["me", *["greedy"] * (shot.players - 1)]
    wish = {"game": shot.game, "players": shot.players, "options": {}, "seats": seats, "public": False, "pace": "live"}
    return f"/t/{server.ask('/api/tables', wish | {'record': played(shot)}, token)['id']}"


def come(browser: Browser, server: Hosted, guest: dict[str, Any], size: tuple[int, int]) -> BrowserContext:
    """A browser of that size in which the guest is at home."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        locale="en",
        color_scheme="dark",
        reduced_motion="reduce",
    )
    context.set_default_timeout(WAIT)
    kept = {"starhold.lang": "en", "starhold.theme": "dark", "starhold.guest": json.dumps(guest)}
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem({key!r}, {value!r})")
    return context


def go(page: Page, address: str, drawn: str) -> None:
    """Go there, and wait until all is drawn."""
    page.goto(address, wait_until="networkidle")
    page.wait_for_function(drawn)
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def look(page: Page, address: str, file: Path) -> None:
    """What is seen there, asked or not, to be looked at."""
    go(page, address, DRAWN.partition("\n    && (!location")[0])
    page.screenshot(path=file)
    print(file.name, flush=True)


def take(page: Page, address: str, file: Path) -> None:
    """What is seen where somebody is asked, for the README."""
    go(page, address, DRAWN)
    seen = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    picture = b64decode(seen["data"])
    if len(picture) > MOST_BYTES:
        raise NoPicture(f"{file.name}: {len(picture) // 1024} KB is too much")
    file.write_bytes(picture)
    print(f"{file.name}: {len(picture) // 1024} KB")


def main(names: list[str]) -> None:
    path = os.environ.get("STARHOLD_CHROMIUM") or shutil.which("chromium")
    if EVERY in names and path:
        with opened(path) as (browser, server, guest):
            from tools.screens import every  # which uses what stands here

            every(browser, server, guest, SCREENS, [name for name in names if name != EVERY])
        return
    known = [*(shot.name for shot in SHOTS), HOME]
    unknown = [name for name in names if name not in known]
    if unknown or not path:
        raise NoPicture(f"no picture is called {unknown[0]}" if unknown else "no Chromium: tools/program.sh chromium")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with opened(path) as (browser, server, guest):
        for shot in SHOTS:
            # The home page lists the tables of all games.
            wanted = not names or shot.name in names
            if wanted or (HOME in names and shot.size == WIDE):
                address = table_of(shot, server, guest["token"])
            if wanted:
                page = come(browser, server, guest, shot.size).new_page()
                take(page, address, FOLDER / f"{shot.name}.webp")
        if not names or HOME in names:
            take(come(browser, server, guest, WIDE).new_page(), "/", FOLDER / f"{HOME}.webp")


@contextmanager
def opened(path: str) -> Iterator[tuple[Browser, Hosted, dict[str, Any]]]:
    """A browser, a server of its own, and a guest."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=WAIT)
        with Hosted(Path(folder) / "tables.db", Path(folder) / "server.log") as server:
            found = server.ask("/api/guests", {"name": ME})
            yield browser, server, {key: found[key] for key in ("id", "name", "token")}
        browser.close()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except StarholdError as error:
        sys.exit(f"shots: {error}")
