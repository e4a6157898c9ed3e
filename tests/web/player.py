"""Plays at the table of a page as a person would: by what glows, what the button says, and what is asked next.

The engine is not asked for anything here. What is legal is what the page lets one act on; the only things read beside
the page's words are the number of steps and the name of the decision that the question carries (`data-step`,
`data-decision`), to know when an answer has arrived.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.visitor import WAIT, Visitor

MOST_CHOICES = 1_500  # of one person in one game: far more than any game has
READY = """() => {
    if (document.querySelector('.end')) return 'over';
    const ask = document.querySelector('section.ask');
    if (!ask || ask.matches('.idle') || ask.getAttribute('aria-busy') === 'true') return false;
    return ask.querySelector('[data-confirm]') || document.querySelector('main .legal') ? 'asked' : false;
}"""
CAN_GO_ON = """step => {
    const ask = document.querySelector('section.ask');
    if (document.querySelector('.end') || !ask || ask.dataset.step !== step) return 'sent';
    if (ask.getAttribute('aria-busy') === 'true') return 'sent';
    if (ask.querySelector('[data-confirm]')) return 'confirm';
    if (document.querySelector("main .legal:not(.selected):not([aria-pressed='true'])")) return 'pick';
    return ask.querySelector('[data-part]') ? 'part' : false;
}"""
MOVED = """step => document.querySelector('.end') || document.querySelector('section.ask')?.dataset.step !== step"""


class Player(ABC):
    """Somebody who plays any game to its end, not cleverly."""

    def __init__(self, visitor: Visitor, seed: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = random.Random(f"player {seed}")
        self.decisions: set[str] = set()  # the kinds met so far

    # -- what the page shows

    @property
    def ask(self) -> Locator:
        return self.page.locator("section.ask")

    @property
    def confirm(self) -> Locator:
        """The button that sends all that was asked for."""
        return self.ask.locator("[data-confirm]")

    @property
    def button(self) -> Locator:
        """The same, or where there is no more to pick the one that sends what there is."""
        return self.ask.locator("[data-confirm], [data-part]").first

    @property
    def open_things(self) -> Locator:
        """What glows and is not picked yet."""
        return self.page.locator("main .legal:not(.selected):not([aria-pressed='true'])")

    def step(self) -> str:
        return self.ask.get_attribute("data-step") or ""

    def decision(self) -> str:
        return self.ask.get_attribute("data-decision") or ""

    def ready(self) -> bool:
        """Wait until something is asked of me (True) or the game is over (False)."""
        return bool(self.page.wait_for_function(READY, timeout=WAIT).json_value() == "asked")

    # -- playing

    def gather(self) -> bool:
        """Pick until the button to confirm is there. False if a plain choice was sent by itself on the way."""
        before = self.step()
        for _ in range(40):
            try:
                found = self.page.wait_for_function(CAN_GO_ON, arg=before, timeout=WAIT).json_value()
            except TimeoutError as stuck:
                self.visitor.shot("stuck")
                raise AssertionError(f"stuck at {self.decision()}: {self.ask.inner_text()!r}") from stuck
            if found in ("confirm", "part"):
                return True
            if found == "sent":
                return False
            self.pick()
        raise AssertionError(f"nothing to confirm after 40 picks: {self.ask.inner_text()!r}")

    def choose(self, look: Callable[[str], None] | None = None) -> None:
        """Answer the question, and see that the table goes on; `look` is called once all is picked."""
        before = self.step()
        decision = self.decision()
        self.decisions.add(decision)
        if self.gather():
            if look:
                look(decision)
            self.say_yes()
        self.go_on(before)
        expect(self.ask.locator(".refused")).to_have_count(0)

    def go_on(self, before: str) -> None:
        """Wait until the table has gone on. News may come in just as a button is pressed: then it is pressed again."""
        for _ in range(3):
            try:
                self.page.wait_for_function(MOVED, arg=before, timeout=WAIT // 4)
                return
            except TimeoutError:
                if self.gather():
                    self.say_yes()
        self.page.wait_for_function(MOVED, arg=before, timeout=WAIT)

    def play(self, choices: int = MOST_CHOICES, until: str = "") -> bool:
        """Play on: to the end (False), as many choices, or until a decision of that kind is asked (True)."""
        for _ in range(choices):
            if not self.ready():
                return False
            if until and self.decision() == until:
                return True
            self.choose()
        assert choices < MOST_CHOICES, "the game does not end"
        return self.ready()

    @abstractmethod
    def pick(self) -> None:
        """Act on one thing that glows."""

    @abstractmethod
    def say_yes(self) -> None:
        """Press the button that says what will happen."""


def press(thing: Locator) -> None:
    """Click on something; if it is gone before the click is done, the next look finds what is there instead."""
    with suppress(TimeoutError):
        thing.click(timeout=WAIT // 8)


class Mouse(Player):
    """By clicks alone."""

    def pick(self) -> None:
        things = self.page.locator("main .legal:not(.plain):not(.selected):not([aria-pressed='true'])")
        if things.count() == 0:
            things = self.open_things
        if found := things.count():
            press(things.nth(self.rng.randrange(found)))

    def say_yes(self) -> None:
        self.button.click()


class Keyboard(Player):
    """By keys alone: arrows walk through what glows, Space picks, Enter confirms."""

    def pick(self) -> None:
        wanted = self.rng.randrange(max(1, self.open_things.count()))
        for _ in range(80):
            self.page.keyboard.press("ArrowDown")
            on_open = self.page.evaluate(
                "() => document.activeElement.matches(\".legal:not(.selected):not([aria-pressed='true'])\")"
            )
            if on_open:
                if wanted == 0:
                    break
                wanted -= 1
        else:
            raise AssertionError(f"the arrow keys reach nothing that glows: {self.ask.inner_text()!r}")
        self.page.keyboard.press("Space")

    def say_yes(self) -> None:
        for _ in range(80):  # Enter confirms at once what is whole; the button for a part is walked to
            if self.confirm.count() or self.page.evaluate("document.activeElement.matches('[data-part]')"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
