"""Somebody in front of a browser of their own."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.web.server import Guest, Server
from tests.web.wire import Wire
from tests.web.words import said

SHOTS = Path(__file__).parents[2] / "build" / "shots"
WAIT = 180_000  # milliseconds: a bound for a machine that has a lot else to do, no measure
# What a browser adds to the luck of a table is the same each time, so that a game is (see `serving.py`).
SEED = """const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (into) => (into.length === 32 ? into.fill(7) : draw(into));"""
WIDE = (1440, 900)
PHONE = (360, 740)


@dataclass
class Visitor:
    """A browser of one's own, and who one is."""

    server: Server
    context: BrowserContext
    page: Page
    wire: Wire
    lang: str = "en"
    guest: Guest | None = None
    expected: list[str] = field(default_factory=list)  # parts of complaints that belong to the test
    heard: list[str] = field(default_factory=list)

    @classmethod
    def come(
        cls,
        browser: Browser,
        server: Server,
        name: str = "",
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        theme: str = "dark",
        motion: bool = False,
        speed: str = "off",  # how fast is told what happens: most tests want to know what comes of it
    ) -> Visitor:
        width, height = size
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            has_touch=min(size) < 500,  # a phone, either way up
            locale=lang,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(WAIT)
        guest = server.guest(name) if name else None
        settings = json.dumps({"speed": speed})
        kept = {"starhold.lang": lang, "starhold.theme": theme, "starhold.settings": settings} | (
            {"starhold.guest": guest.kept()} if guest else {}
        )
        for key, value in kept.items():
            # Only where nothing is kept yet: a reload must not undo what was done on the page.
            context.add_init_script(f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {value!r})")
        context.add_init_script(SEED)
        page = context.new_page()
        visitor = cls(server, context, page, Wire(page), lang, guest)
        visitor.page.on("console", visitor._console)
        visitor.page.on("pageerror", lambda error: visitor.heard.append(f"page error: {error}"))
        return visitor

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def complaints(self) -> list[str]:
        return [line for line in self.heard if not any(part in line for part in self.expected)]

    @property
    def me(self) -> Guest:
        assert self.guest is not None, "this visitor came without a name"
        return self.guest

    def go(self, path: str) -> None:
        self.page.goto(path)

    def sit(self, *others: str, game: str = "race", **options: object) -> str:
        """Sit down at a new table of one's own with these in the other seats; its id."""
        table: str = self.server.table(self.me, ["me", *others], game, **options)["id"]
        self.go(f"/t/{table}")
        return table

    def sit_with(self, friend: Guest, game: str = "race", **options: object) -> str:
        """The same at a table for two, with somebody who has sat down there and does nothing yet."""
        table = self.server.table(self.me, ["me", "open"], game, **options)
        self.server.join(friend, table, 1)
        self.go(f"/t/{table['id']}")
        return str(table["id"])

    def says(self, key: str, **values: int | str) -> str:
        """The client's words for a key, in the language of this visitor."""
        return said(key, self.lang, **values)

    def button(self, key: str, exact: bool = False, **values: int | str) -> Locator:
        """The button that carries the words of a key."""
        return self.page.get_by_role("button", name=self.says(key, **values), exact=exact)

    def turn_to(self, tab: str) -> None:
        """Open a page of the side of a table, which is folded away on a common screen until somebody wants it."""
        page = self.page.get_by_role("tab", name=self.says(tab))
        fold = self.page.locator("button[aria-controls='side']")
        expect(fold.or_(page).first).to_be_visible()  # on a large screen it is always there
        if fold.count() and fold.get_attribute("aria-expanded") == "false":
            fold.click()
        page.click()

    def shot(self, name: str) -> None:
        """Kept for people to look at, in build/shots."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        width = (self.page.viewport_size or {"width": 0})["width"]
        self.page.screenshot(path=SHOTS / f"{name}-{width}.png")
