"""Goes through a lesson as somebody does who listens to the teacher: reads on, and makes the choice that is asked for.

Each board has its own way to a choice: a card, a place on the map, a tile and then its target. `leads` says which
things one presses on the way, one after the other; how they are pressed is up to the hand: mouse, finger or keys.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, ClassVar

from playwright.sync_api import Page, TimeoutError

from starhold.core.registry import game as find_game
from starhold.teach.check import gestures_of
from starhold.teach.lessons import Guided, lessons_of
from tests.web.player import MOST_KEYS
from tests.web.visitor import WAIT, Visitor

PRESS = 30_000  # milliseconds for one press: what is covered all that time cannot be pressed
TWICE = 700  # milliseconds in which two presses are a double click
CONFIRM = "section.ask [data-confirm]"
NEXT = "section.bubble [data-next]"
TO_BUILD = '[data-tab="build"][aria-selected="false"]'


@cache
def guided(game: str) -> Guided:
    found = lessons_of(find_game(game)).guided
    assert found is not None, f"{game} has no guided first game"
    return found


@cache
def gestures(game: str) -> tuple[tuple[str, ...], ...]:
    """What the learner chooses, as the board sends it: a card of Three Epochs goes out with its place and payment."""
    found: list[tuple[str, ...]] = []
    for gesture in gestures_of(find_game(game), guided(game)):
        if game == "duel" and gesture[0].startswith(("pay:", "quarter:", "dock:")):
            found[-1] += tuple(gesture)
        else:
            found.append(tuple(gesture))
    return tuple(found)


def leads(game: str, action: str) -> list[str]:
    """What is pressed for a choice, in this order; what a shorter way leaves out never comes into sight."""
    verb, _, what = action.partition(":")
    itself = f'[data-action="{action}"]'
    card, place = f'[data-card="{what}"].legal', what.rpartition(".")[2]
    match game, verb:
        case "race", "choose":
            return [f'[data-action="{what}"]']
        case ("race", _) | ("duel", "play" | "research"):
            return [card]
        case "duel", "take":
            return [f'[data-cell="{cell}"]' for cell in what.split("+")]
        case "duel", "pay":
            return [itself if what == "token" else f'[data-pay="{what}"]']
        case "alliances", "discard" | "use":
            return [card, itself]
        case "alliances", "main" | "boost" | "ideology":
            return [itself, f'.hand button[data-card="{what}"], .hand [data-card="{what}"] button.head', itself]
        case "alliances", "colonize" | "explore" | "seize":
            return [f'[data-site="{what}"]', itself]
        case "alliances", "develop":
            return [itself, '[data-act="develop"]', itself]
        case "alliances", "research":
            return [f'[data-tech="{what.rpartition(".")[0]}"]', itself]
        case "alliances", "nominate":
            return [f'[data-thing="seat.{what}"]', itself]
        case "alliances", "scavenge" | "manufacture" | "retrieve":
            return [itself, f'[data-act="{verb}"]', itself]
        case "starfarers", "upgrade":
            return [TO_BUILD, f'[data-build="{what}"]']
        case "starfarers", "colony_ship" | "trade_ship" | "spaceport":
            return [TO_BUILD, f'[data-build="{verb}"]', f'.stop[data-node="{what}"]']
        case "starfarers", "fly" | "found":
            return [f'.stop[data-node="{place}"]']
        case "starfarers", "exchange":
            return ['[data-tab="bank"][aria-selected="false"]', f'[data-give="{what.partition(".")[0]}"]', itself]
        case _:
            return [itself]


SENT = """step => {
    const ask = document.querySelector('section.ask');
    return !ask || ask.dataset.step !== step || !!document.querySelector('section.bubble .no');
}"""
# How far a choice is: sent; the how-manieth of these leads is in sight; it can be confirmed.
STAGE = """([step, leads]) => {
    const ask = document.querySelector('section.ask');
    if (!ask || ask.dataset.step !== step || ask.getAttribute('aria-busy') === 'true') return 'sent';
    if (document.querySelector('section.bubble .no')) return 'sent';
    const seen = css => [...document.querySelectorAll(`main :is(${css})`)].some(node => node.checkVisibility());
    const at = leads.findIndex(seen);
    return at >= 0 ? at + 1 : ask.querySelector('[data-confirm]') ? 'ready' : false;
}"""
# Things that are picked and are not among these.
OTHERS = """all => [...document.querySelectorAll('main .legal[data-card][aria-pressed="true"]')]
    .filter(node => !all.some(css => node.matches(css))).map(node => `[data-card="${node.dataset.card}"].legal`)"""
# What the teacher says now, once it is said: nothing is on its way, and the bubble has its place.
SAID = """([step, before]) => {
    const [ask, bubble] = ['section.ask', 'section.bubble'].map(css => document.querySelector(css));
    if (!ask || ask.getAttribute('aria-busy') === 'true' || !bubble || bubble.matches('.placing')) return false;
    const text = bubble.querySelector('[aria-live]').innerText.trim();
    if ((before && text === before && ask.dataset.step === step) || !text) return false;
    return { step: ask.dataset.step, text, verdict: bubble.dataset.verdict, wrong: !!bubble.querySelector('.no'),
        act: !bubble.querySelector('[data-next]') };
}"""


class Hand(ABC):
    """How somebody presses things."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, css: str) -> None:
        """Press the first thing in sight of that kind."""

    def confirm(self) -> None:
        self.press(CONFIRM)


class Mouse(Hand):
    def press(self, css: str) -> None:
        self.page.locator(f"{css} >> visible=true").first.click(timeout=PRESS)


class Finger(Hand):
    def press(self, css: str) -> None:
        self.page.locator(f"{css} >> visible=true").first.tap(timeout=PRESS)


class Keys(Hand):
    """Arrows walk through what glows and through tabs; Tab comes to everything."""

    # Where the keys are: on it; on the tab whose row it is in; where arrows walk; anywhere else.
    WHERE = """css => {
        const here = document.activeElement;
        const thing = [...document.querySelectorAll(css)].find(node => node.checkVisibility());
        if (!thing) return 'gone';
        if (here === thing) return 'there';
        if (thing.matches('[role="tab"][tabindex="-1"]'))
            return here.parentElement === thing.parentElement ? 'row' : 'away';
        // On a map arrows are for its lanes.
        return thing.matches('.legal') && !document.querySelector('.mapbox') ? 'glows' : 'away';
    }"""
    BY: ClassVar = {"row": "ArrowRight", "glows": "ArrowDown", "away": "Tab"}

    def press(self, css: str) -> None:
        if self._walk(css):
            self.page.keyboard.press("Space")

    def confirm(self) -> None:
        """What is whole is confirmed by Enter, wherever one has just picked."""
        self.page.keyboard.press("Enter")

    def _walk(self, css: str) -> bool:
        """Come to it; False if that was all, as with a tab, which opens when the keys are on it."""
        key = ""
        for _ in range(MOST_KEYS):
            where = self.page.evaluate(self.WHERE, css)
            if where == "there":
                return True
            if where == "gone":
                assert key == "ArrowRight", f"{css} is not there any more"
                return False
            key = self.BY[where]
            self.page.keyboard.press(key)
        raise AssertionError(f"no key comes to {css}, which is there all the time")


class Learner:
    """Somebody in a lesson of a game."""

    def __init__(self, visitor: Visitor, hand: type[Hand], game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hand = hand(visitor.page)
        self.game = game
        self.said: dict[str, Any] = {}

    def listen(self) -> dict[str, Any]:
        """What is said next."""
        before = [self.said.get("step", ""), self.said.get("text", "")]
        try:
            self.said = self.page.wait_for_function(SAID, arg=before, timeout=WAIT).json_value()
        except TimeoutError:
            self.visitor.shot(f"unheard-{self.game}")
            raise AssertionError(f"nothing more is said after {before}") from None
        return self.said

    def read_on(self) -> dict[str, Any]:
        """Press the teacher's own button, and hear what is said then."""
        self.press_next()
        return self.listen()

    def press_next(self) -> None:
        """Whoever plays by keys finds the button under them."""
        if isinstance(self.hand, Keys):
            self.page.wait_for_function("css => document.activeElement?.matches(css)", arg=NEXT, timeout=PRESS)
            self.page.keyboard.press("Enter")
        else:
            self.hand.press(NEXT)

    def read_to_choice(self) -> dict[str, Any]:
        """Read until it is on oneself to choose."""
        while not self.said["act"]:
            self.read_on()
        return self.said

    def choose(self, actions: Sequence[str]) -> dict[str, Any]:
        """Make a choice on the board, and hear what is said to it."""
        self._make(actions)
        return self.listen()

    def _make(self, actions: Sequence[str]) -> None:
        step = self.page.locator("section.ask").get_attribute("data-step")
        ways = [leads(self.game, action) for action in actions]
        if len(actions) > 1 and self.game == "race":  # a proposal is changed into what one wants
            for other in self.page.evaluate(OTHERS, [css for way in ways for css in way]):
                self.hand.press(other)
        for way in ways:
            while way:
                stage = self._stage(step, way)
                if stage == "sent":
                    return
                if stage == "ready":
                    break
                css = f"main :is({way[int(stage) - 1]})"
                way = way[int(stage) :]
                if not self.page.locator(f'{css}[aria-pressed="true"] >> visible=true').count():
                    self.hand.press(css)
        while self._stage(step, []) == "ready":
            self.hand.confirm()
            self._pause(step)

    def _pause(self, step: str | None) -> None:
        """Two quick presses on one spot are taken as one: who sees that nothing came of the second presses again."""
        with suppress(TimeoutError):
            self.page.wait_for_function(SENT, arg=step, timeout=TWICE)

    def _stage(self, step: str | None, leads: list[str]) -> str:
        return str(self.page.wait_for_function(STAGE, arg=[step, leads], timeout=PRESS).json_value())
