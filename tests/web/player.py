"""Plays at the table of a page as a person would: by what glows, what the button says, and what is asked next.

The engine is not asked for anything here. What is legal is what the page lets one act on; beside the page's words only
the name of the decision that the question carries (`data-decision`) is read, and the wire is listened to, to know when
an answer has arrived.

News may come in at any moment and replace what is on the page. So nothing is ever kept in hand: each look is one
question to the page, what it finds is known by name (`sight.py`), and what comes of an act is seen by the next look.
"""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, TimeoutError

from tests.web.sight import OPEN, Thing, look_at
from tests.web.visitor import WAIT, Visitor

MOST_CHOICES = 1_500  # of one person in one game: far more than any game has
PATIENCE = 600.0  # seconds for one choice, however busy the machine is: a bound, no measure
ATTEMPT = 5_000  # milliseconds for one click, after which one looks again: what it aimed at may lie under something
GLANCE = 30  # milliseconds between two looks at a page that is waited for
MOST_KEYS = 600  # to walk to a thing: far more than any page has stops
# Nobody plays before the board is drawn: until then its things stand as plain buttons in the question.
READY = """() => {
    if (document.querySelector('.end')) return 'over';
    const ask = document.querySelector('section.ask');
    if (document.querySelector('main > .loading')) return false;
    if (!ask || ask.matches('.idle') || ask.getAttribute('aria-busy') === 'true') return false;
    return ask.querySelector('[data-confirm]') || document.querySelector('main .legal') ? 'asked' : false;
}"""
# What can be done now: confirm, pick, send a part; 'nothing' where nothing is asked (any more).
STAGE = """open => {
    const ask = document.querySelector('section.ask');
    if (document.querySelector('.end')) return 'nothing';
    if (document.querySelector('main > .loading')) return false;
    if (!ask || ask.getAttribute('aria-busy') === 'true') return false;
    if (ask.matches('.idle')) return 'nothing';
    if (ask.querySelector('[data-confirm]')) return 'confirm';
    if (document.querySelector(`main ${open}`)) return 'pick';
    return ask.querySelector('[data-part]') ? 'part' : false;
}"""
SETTLED = """() => !!document.querySelector('.end')
    || document.querySelector('section.ask')?.getAttribute('aria-busy') === 'false'"""
# Whether the key comes to a thing: 'there', 'away', or 'gone' if there is no such thing any more.
AT_THING = """([css, nth, open]) => {
    const thing = document.querySelectorAll(`main ${css}`)[nth];
    if (!thing?.matches(open)) return 'gone';
    return document.activeElement === thing ? 'there' : 'away';
}"""
# The same for the button; what is whole is confirmed by Enter on a pick, on the question or on nothing.
AT_BUTTON = """() => {
    const [ask, here] = [document.querySelector('section.ask'), document.activeElement];
    if (!ask?.querySelector('[data-confirm], [data-part]')) return 'gone';
    if (here.matches('[data-confirm], [data-part]')) return 'there';
    const onPick = here === document.body || here.matches('.ask, [aria-pressed="true"], .selected, [data-about]');
    return onPick && ask.querySelector('[data-confirm]') ? 'there' : 'away';
}"""


class Gone(Exception):
    """What one wanted to look at was replaced by news."""


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

    def step(self) -> int:
        return int(self.page.evaluate("() => document.querySelector('section.ask')?.dataset.step ?? 0"))

    def decision(self) -> str:
        return str(self.page.evaluate("() => document.querySelector('section.ask')?.dataset.decision ?? ''"))

    def until(self, met: str, arg: str | None = None) -> object:
        """Wait for what a script in the page finds. It is asked from here, not by the page's own clock or frames: a
        test may stop the one, and a browser the other, which goes on when the page is brought to the front."""
        for attempt in range(WAIT // GLANCE):
            with suppress(Error):  # another page is just being opened
                found: object = self.page.evaluate(met, arg)
                if found:
                    return found
            if attempt % (ATTEMPT // GLANCE) == ATTEMPT // GLANCE - 1:
                self.page.bring_to_front()
            self.page.wait_for_timeout(GLANCE)
        raise TimeoutError(f"in {WAIT // 1000} seconds the page did not come to this: {met}")

    def ready(self) -> bool:
        """Wait until something is asked of me (True) or the game is over (False)."""
        return bool(self.until(READY) == "asked")

    def seen(self, **css: str) -> dict[str, list[Thing]]:
        """What is on the page at this moment, by name, for each of these selectors."""
        return look_at(self.page, css)

    def wanted(self) -> list[Thing]:
        """What a person would look at next, of all that glows and is not picked yet."""
        found = self.seen(board=f"{OPEN}:not(.plain)", any=OPEN)
        return found["board"] or found["any"]

    # -- playing

    def gather(self) -> bool:
        """Pick until the button to confirm is there. False if a plain choice was sent by itself on the way, or if
        nothing is asked any more."""
        before = len(self.visitor.wire.acts)
        for _ in self.patiently():
            stage = self.until(STAGE, OPEN)
            if stage == "nothing" or len(self.visitor.wire.acts) > before:
                return False
            if stage in ("confirm", "part"):
                return True
            self.pick_one()
        return False

    def choose(self, look: Callable[[str], None] | None = None) -> None:
        """Answer what is asked, and see that the table goes on; `look` is called once all is picked.

        News may come in between, and may even take the question away: then the newest one is answered.
        """
        before = len(self.visitor.wire.acts)
        for _ in self.patiently():
            if not self.ready():
                return
            decision = self.decision()
            if self.gather():
                if look:
                    try:
                        look(decision)
                    except Gone:
                        continue
                self.say_yes()
            self.until(SETTLED)
            if self.visitor.wire.answered(before):
                self.decisions.add(decision)
                return

    def until_done(self, before: int) -> None:
        """Wait until a choice that was sent after so many was carried out."""
        for _ in self.patiently():
            self.until(SETTLED)
            if self.visitor.wire.answered(before):
                return

    def pick_one(self) -> None:
        """Try to pick something a person would look at next."""
        if things := self.wanted():
            self.pick(self.rng.choice(things))

    def pick_up_to(self, count: int) -> None:
        """Pick until so many things are picked."""
        picked = self.page.locator("main .legal[aria-pressed='true']")
        for _ in self.patiently():
            if picked.count() >= count:
                return
            self.pick_one()

    def patiently(self) -> Iterator[None]:
        """Try, and try again; AssertionError with a picture after far too long."""
        until = time.monotonic() + PATIENCE
        while (began := time.monotonic()) < until:
            yield
            if time.monotonic() - began > ATTEMPT / 2000:  # it may have stopped drawing
                self.page.bring_to_front()
        self.visitor.shot("stuck")
        raise AssertionError(f"stuck at {self.decision()!r}: {self.ask.all_inner_texts()}")

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

    def find(self, thing: Thing) -> Locator:
        """A thing that still glows; found anew by its name whenever it is used."""
        return self.page.locator(f"main {thing.css}").nth(thing.nth).and_(self.page.locator(OPEN))

    @abstractmethod
    def pick(self, thing: Thing) -> None:
        """Act on one thing that glows, if it is still there."""

    @abstractmethod
    def say_yes(self) -> None:
        """Press the button that says what will happen, if it is still there."""


class Mouse(Player):
    """By clicks alone. What is gone before the click is done is left: the next look finds what is there instead."""

    def pick(self, thing: Thing) -> None:
        with suppress(TimeoutError):
            self.find(thing).click(timeout=ATTEMPT)

    def say_yes(self) -> None:
        with suppress(TimeoutError):
            self.button.click(timeout=ATTEMPT)


class Thumb(Player):
    """By taps."""

    def pick(self, thing: Thing) -> None:
        with suppress(TimeoutError):
            self.find(thing).tap(timeout=ATTEMPT)

    def say_yes(self) -> None:
        with suppress(TimeoutError):
            self.button.tap(timeout=ATTEMPT)


class Keyboard(Player):
    """By keys alone: arrows walk through what glows, Space picks, Enter confirms."""

    step_by = "ArrowDown"

    def wanted(self) -> list[Thing]:
        return self.seen(any=OPEN)["any"]

    def pick(self, thing: Thing) -> None:
        if self.walk(self.step_by, AT_THING, [thing.css, thing.nth, OPEN], str(thing)):
            self.page.keyboard.press("Space")

    def say_yes(self) -> None:
        """Enter confirms at once what is whole; the button for a part is walked to."""
        if self.walk("Tab", AT_BUTTON, None, "the button"):
            self.page.keyboard.press("Enter")

    def walk(self, key: str, place: str, arg: object, name: str) -> bool:
        """Press a key until it has come there; False if what one wanted to come to is gone."""
        for _ in range(MOST_KEYS):
            where = self.page.evaluate(place, arg)
            if where != "away":
                return bool(where == "there")
            self.page.keyboard.press(key)
        self.visitor.shot("unreachable")
        raise AssertionError(f"{key} does not come to {name}, which is there all the time")
