"""How soon the table answers and how smoothly it moves, in Chromium: `make paint` prints figures and asserts nothing.

- Click to painted answer: from the click that sends a choice until the first frame that shows what came of it, with
  playback off, by game. Server, browser and this share the machine.
- Frames: how many a second are drawn while something moves, on a phone-sized screen with the processor slowed four
  times.
- Layout shift: how much moved by itself in a whole game with playback, by the browser's own count, in a window of a
  laptop.

    STARHOLD_CHROMIUM=$(tools/program.sh chromium) .venv/bin/python tools/paint.py [game ...]
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from tests.web.conftest import FLAGS  # noqa: E402 - the tests are found only now
from tests.web.player import Mouse, Player, Thumb  # noqa: E402 - the tests are found only now
from tests.web.server import Server  # noqa: E402 - the tests are found only now
from tests.web.test_alliances import Clicker as AlliancesMouse  # noqa: E402 - the tests are found only now
from tests.web.test_starfarers import Clicker as StarfarersMouse  # noqa: E402 - the tests are found only now
from tests.web.test_starfarers import Tapper  # noqa: E402 - the tests are found only now
from tests.web.visitor import PHONE, Visitor  # noqa: E402 - the tests are found only now
from tests.web.walker import LISTEN  # noqa: E402 - the tests are found only now

GAMES: Final[dict[str, tuple[type[Player], int]]] = {
    "race": (Mouse, 1),
    "duel": (Mouse, 1),
    "alliances": (AlliancesMouse, 1),
    "starfarers": (StarfarersMouse, 2),
}
CLICKS: Final = 60
PAUSE: Final = 400  # milliseconds behind a click: a player who looks for the next question makes the page work, too
SECONDS: Final = 40.0  # of watching frames
SLOWED: Final = 4
LAPTOP: Final = (1366, 680)
LONGEST: Final = 240.0  # seconds of a game whose layout shift is counted

# From each click that sends a choice until the question was another one and the frame that shows it was painted: an
# urgent task asked for in the last moment before a frame comes right behind it, before the next message of the server.
ANSWERS = """(() => {
    window.answersSeen = [];
    let clicked = 0;
    document.addEventListener('click', () => { clicked = performance.now(); }, true);
    const state = () => {
        const ask = document.querySelector('section.ask');
        return `${ask?.dataset.step} ${ask?.matches('.idle')} ${ask?.dataset.decision}`;
    };
    const follow = began => {
        const before = state();
        const watch = new MutationObserver(() => {
            if (state() === before) return;
            watch.disconnect();
            const tell = () => window.answersSeen.push(performance.now() - began);
            requestAnimationFrame(() => scheduler.postTask(tell, { priority: 'user-blocking' }));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (JSON.parse(data).type === 'act') follow(clicked);
        return send.call(this, data);
    };
})()"""
FRAMES = """() => {
    window.framesSeen = [];
    let last = performance.now();
    const frame = now => {
        const moving = document.getAnimations().some(one => one.playState === 'running');
        window.framesSeen.push([now - last, moving]);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def answers(browser: Browser, server: Server, game: str) -> None:
    """Click to painted answer, in ms."""
    kind, others = GAMES[game]
    visitor = Visitor.come(browser, server, "Ada")
    visitor.page.add_init_script(ANSWERS)
    visitor.sit(*["random"] * others, game=game)
    player = kind(visitor, f"paint {game}")
    taken: list[float] = []
    while len(taken) < CLICKS and player.ready():
        player.choose()
        visitor.page.wait_for_timeout(PAUSE)
        taken = visitor.page.evaluate("() => window.answersSeen")
    visitor.context.close()
    print(f"{game}: {len(taken)} clicks, median {quantile(taken, 0.5):.0f} ms, p95 {quantile(taken, 0.95):.0f} ms")


def frames(browser: Browser, server: Server, game: str) -> None:
    """Frames a second while something moves."""
    visitor = Visitor.come(browser, server, "Ada", size=PHONE, motion=True, speed="normal")
    visitor.sit(*["greedy"] * GAMES[game][1], game=game)
    player: Player = Tapper(visitor, "paint") if game == "starfarers" else Thumb(visitor, "paint")
    player.ready()
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    visitor.page.evaluate(FRAMES)
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and player.ready():
        player.choose()
    seen: list[tuple[float, bool]] = visitor.page.evaluate("() => window.framesSeen")
    visitor.context.close()
    moving = [took for took, moves in seen if moves and took < 1000]
    rate = 1000 * len(moving) / max(1.0, sum(moving))
    late = sum(took > 20 for took in moving) / max(1, len(moving))
    print(f"{game}: {len(moving)} frames while something moves, {rate:.0f} a second, {late:.0%} later than 20 ms")


def shifts(browser: Browser, server: Server, game: str) -> None:
    """What moved by itself in a game with playback."""
    kind, others = GAMES[game]
    visitor = Visitor.come(browser, server, "Ada", size=LAPTOP, motion=True, speed="quick")
    visitor.page.add_init_script(f"({LISTEN})()")
    visitor.sit(*["greedy"] * others, game=game)
    player = kind(visitor, f"shift {game}")
    until = time.monotonic() + LONGEST
    choices = 0
    while (on := player.ready()) and time.monotonic() < until:
        player.choose()
        choices += 1
    seen: list[dict[str, Any]] = visitor.page.evaluate("() => window.shiftsSeen()")
    visitor.context.close()
    total = sum(float(one["value"]) for one in seen)
    print(f"{game}: layout shift {total:.4f} in {choices} choices{'' if on else ', a whole game'}")
    for one in sorted(seen, key=lambda one: -float(one["value"]))[:3]:
        print(f"    {one['value']:.4f} at {one['decision'] or 'no question'}: {'; '.join(one['moved'][:3])}")


def main(games: list[str]) -> None:
    path = os.environ.get("STARHOLD_CHROMIUM")
    unknown = [game for game in games if game not in GAMES]
    if not path or unknown:
        sys.exit(f"paint: no game is called {unknown[0]}" if unknown else "paint: there is no Chromium")
    with TemporaryDirectory() as folder, sync_playwright() as playwright, Server(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for game in games or GAMES:
            answers(browser, server, game)
        for game in games or GAMES:
            frames(browser, server, game)
        for game in games or GAMES:
            shifts(browser, server, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
