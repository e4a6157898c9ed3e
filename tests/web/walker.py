"""Walks through a whole game and looks, at every decision, whether the table keeps its promises.

    SIGHT = Sight(
        needed=(".hand", ".market", ".players .scorebox"),  # in sight on a screen, each wholly, and every choice
        phone=(".figures",),  # in sight on a phone, together with the question and choices
        still=(".hand", ".hand li", ".market", "section.ask"),  # what must not move when something is picked
    )
    visitor = visit(server, "Ada", size=(1366, 680))
    walker = Walker(Mouse(visitor, "seed"), SIGHT)   # before sitting down: it listens from the first paint on
    visitor.sit("greedy", game="duel")
    walker.walk()                                    # or walk(sizes=SCREENS): another size at every decision
    walker.expect_kept()                             # no promise broken, layout shift of the whole game <= 0.02

`Mouse`, `Thumb` and `Keyboard` of player.py all do. What is broken is gathered over the whole game (`walker.broken`,
each with where it was seen first, and a picture in build/shots), so that one run tells everything. `walker.shifts` has
every shift the browser itself counted, with the elements that moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.web.player import Player
from tests.web.sight import SMALL_TARGETS, SMALL_TEXT

Size = tuple[int, int]
SCREENS: tuple[Size, ...] = ((1280, 640), (1366, 680), (1440, 900), (1920, 1080), (2560, 1440))
PHONES: tuple[Size, ...] = ((360, 640), (740, 360))
MOST_SHIFT = 0.02

# The browser's own count of what moved by itself, from the first paint on. It leaves out what follows an input or
# another size of the window within half a second, which is short where the machine is busy. So what is an answer is
# known by the page itself: all that comes while a choice is on its way and half a second after its answer, and between
# a change of size by the walker (`window.resizing`) and the next thing it does.
LISTEN = """() => {
    const name = node => !node ? 'gone' : (node.nodeType === 3 ? `text of ${name(node.parentElement)}` :
        [node.localName, ...node.classList ?? []].filter(one => !one.startsWith('svelte-')).join('.'));
    const at = box => [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    const answers = []; // from when to when
    let [busy, resized] = [0, 0];
    window.resizing = () => { resized ||= performance.now(); };
    const act = () => { if (resized) answers.push([resized, performance.now()]); resized = 0; };
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, act, true);
    new MutationObserver(() => {
        const now = document.querySelector('section.ask')?.getAttribute('aria-busy') === 'true';
        if (now) busy ||= performance.now();
        else if (busy) { answers.push([busy, performance.now() + 500]); busy = 0; }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
    const shifts = [];
    new PerformanceObserver(list => list.getEntries().forEach(one => one.hadRecentInput || shifts.push({
        value: one.value,
        at: Math.round(one.startTime),
        decision: document.querySelector('section.ask')?.dataset.decision ?? '',
        moved: one.sources.map(from => `${name(from.node)}: ${at(from.previousRect)} > ${at(from.currentRect)}`),
    }))).observe({ type: 'layout-shift', buffered: true });
    const answered = ({ at }) => answers.some(([from, to]) => Math.floor(from) <= at && at <= Math.ceil(to));
    window.shiftsSeen = () => { act(); return shifts.filter(one => !answered(one)); };
}"""

# One look: once nothing moves any more, what is asked, where everything is, and how much of it can be seen.
LOOK = """async ({ needed, choices, still }) => {
    const name = node => [node.localName, ...node.classList].filter(one => !one.startsWith('svelte-')).join('.');
    const round = number => Math.round(number * 10) / 10;
    // What of a box can be seen: inside the screen, and inside every ancestor that cuts off what is beyond its edge.
    const seenOf = node => {
        const box = node.getBoundingClientRect();
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        const within = one => {
            left = Math.max(left, one.left); top = Math.max(top, one.top);
            right = Math.min(right, one.right); bottom = Math.min(bottom, one.bottom);
        };
        within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let over = node; over && over !== document.body; over = over.parentElement) {
            const style = getComputedStyle(over);
            if (over !== node && style.overflow !== 'visible') {
                const edge = over.getBoundingClientRect();
                const more = style.overflowClipMargin ? parseFloat(style.overflowClipMargin) || 0 : 0;
                const [right, bottom] = [edge.right + more, edge.bottom + more];
                within({ left: edge.left - more, top: edge.top - more, right, bottom });
            }
            if (style.position === 'fixed') break;
        }
        const whole = right - left >= box.width - 1.5 && bottom - top >= box.height - 1.5;
        return { name: name(node), whole, box: [box.x, box.y, box.width, box.height].map(round),
            seen: [left, top, right - left, bottom - top].map(round) };
    };
    // Where a box lies in what it is laid out in, whatever that is scrolled to.
    const placeOf = node => {
        const box = node.getBoundingClientRect();
        let [x, y] = [box.x, box.y];
        let over = node;
        for (; over && over !== document.documentElement; over = over.parentElement) {
            const { position } = getComputedStyle(over);
            if (position === 'sticky') y -= over.getBoundingClientRect().y; // it goes with the page for a while
            if (['fixed', 'sticky'].includes(position)) break;
            if (over !== node) { x += over.scrollLeft; y += over.scrollTop; }
        }
        if (!over || over === document.documentElement) { x += scrollX; y += scrollY; }
        return [x, y, box.width, box.height].map(round);
    };
    const all = css => [...document.querySelectorAll(css)].filter(node => node.checkVisibility());
    const places = () => Object.fromEntries(still.map(css => [css, all(css).map(placeOf)]));
    // A browser that has nothing to draw may stop drawing: then time goes by instead.
    const frame = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 500); });
    let now = JSON.stringify(places());
    for (let calm = 0, frames = 0; calm < 3 && frames < 120; frames++) {
        await frame();
        const next = JSON.stringify(places());
        calm = next === now && scrollY === window.scrolledTo ? calm + 1 : 0;
        now = next;
        window.scrolledTo = scrollY;
    }
    const ask = document.querySelector('section.ask');
    const sentence = ask?.querySelector('.q');
    const page = document.scrollingElement;
    return {
        question: ask && !ask.matches('.idle') ? `${ask.dataset.step} ${ask.dataset.decision}` : '',
        asked: ask ? seenOf(ask) : null,
        cut: !!sentence && sentence.scrollHeight > sentence.clientHeight + 2 && !ask.querySelector('[data-more]'),
        needed: needed.map(css => [css, all(css).map(seenOf)]),
        choices: all(choices).map(seenOf),
        buttons: [...ask?.querySelectorAll('[data-confirm], [data-part]') ?? []].map(seenOf),
        scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
        places: JSON.parse(now),
    };
}"""


@dataclass(frozen=True)
class Sight:
    """What one looks at on a board, as selectors."""

    needed: tuple[str, ...]  # on a screen: there, and each wholly in sight
    phone: tuple[str, ...]  # the same on a phone: one's own figures
    still: tuple[str, ...]  # does not move when something is picked; the question never does
    choices: str = "main .legal"
    apart: tuple[str, ...] = ()  # kinds of decisions whose choices lie in something one scrolls or pans on purpose


@dataclass
class Walker:
    """Plays one game to its end by its player, and looks."""

    player: Player
    sight: Sight
    broken: dict[str, str] = field(default_factory=dict)  # each promise that was not kept, and where first
    shifts: list[dict[str, Any]] = field(default_factory=list)
    looks: int = 0
    compared: int = 0
    read: set[str] = field(default_factory=set)  # kinds of decisions whose words were held against a phone's size

    def __post_init__(self) -> None:
        self.player.page.add_init_script(f"({LISTEN})()")

    # -- playing

    def walk(self, sizes: Sequence[Size] = (), choices: int = 0) -> None:
        """To the end of the game, or so many choices; with several sizes, another one at every decision."""
        while self.player.ready() and (not choices or self.looks < choices):
            if sizes:
                self._resize(sizes[self.looks % len(sizes)])
            self.looks += 1
            before = self._look()
            if not before["question"]:
                continue
            self._expect_in_sight(before)
            self.player.choose(lambda _, before=before: self._expect_still(before))  # type: ignore[misc]
        self.shifts = self.player.page.evaluate("() => window.shiftsSeen()")

    def expect_kept(self) -> None:
        """Every promise was kept, and there was something to keep."""
        assert not self.broken, "\n".join(f"{promise}: {how}" for promise, how in self.broken.items())
        assert self.looks > 0
        assert self.compared > self.looks / 4, "hardly ever was anything picked"
        assert self.shift <= MOST_SHIFT, self.shifts

    @property
    def shift(self) -> float:
        """Of the whole game, by the browser's own count."""
        return sum(float(one["value"]) for one in self.shifts)

    # -- looking

    @property
    def size(self) -> Size:
        size = self.player.page.viewport_size
        assert size is not None
        return size["width"], size["height"]

    def _resize(self, size: Size) -> None:
        if size != self.size:
            self.player.page.evaluate("() => window.resizing()")
            self.player.page.set_viewport_size({"width": size[0], "height": size[1]})

    @property
    def _on_phone(self) -> bool:
        width, height = self.size
        return width <= 720 or height < 500

    def _look(self) -> dict[str, Any]:
        needed = self.sight.phone if self._on_phone else self.sight.needed
        wish = {"needed": needed, "choices": self.sight.choices, "still": ["section.ask", *self.sight.still]}
        seen: dict[str, Any] = self.player.page.evaluate(LOOK, wish)
        return seen

    def _break(self, seen: dict[str, Any], promise: str, how: object = "") -> None:
        width, height = self.size
        decision = seen["question"].partition(" ")[2]
        key = f"{width}x{height} {decision}: {promise}"
        if key not in self.broken:
            self.broken[key] = str(how)
            self.player.visitor.shot(f"broken-{len(self.broken)}-{decision}-{height}")

    def _expect_in_sight(self, seen: dict[str, Any]) -> None:
        """All one needs to decide is on the screen."""
        if not seen["asked"]["whole"]:
            self._break(seen, "the question is not in sight", seen["asked"])
        if seen["cut"]:
            self._break(seen, "the question is cut, and nothing shows the rest")
        for css, parts in seen["needed"]:
            if not parts:
                self._break(seen, f"{css} is not there")
            for part in parts:
                if not part["whole"]:
                    self._break(seen, f"{css} is not wholly in sight", part)
        wide, high = seen["scrolls"]
        if wide > 1:
            self._break(seen, "the page is wider than the screen", wide)
        hidden = [choice for choice in seen["choices"] if not choice["whole"]]
        decision = seen["question"].partition(" ")[2]
        if self._on_phone:
            if seen["asked"]["box"][3] > self.size[1] / 5 + 1:
                self._break(seen, "the question takes more than a fifth", seen["asked"])
            if seen["choices"] and len(hidden) == len(seen["choices"]):
                self._break(seen, "no choice is in sight", hidden[0])
            self._expect_readable(seen, decision)
        else:
            if high > 1:
                self._break(seen, "the page scrolls", high)
            if hidden and decision not in self.sight.apart:
                self._break(seen, f"{hidden[0]['name']} can be chosen and is not wholly in sight", hidden[0])

    def _expect_readable(self, seen: dict[str, Any], decision: str) -> None:
        """Words can be read, and what can be tapped can be hit: looked at once for each kind of decision."""
        if decision in self.read:
            return
        self.read.add(decision)
        for promise, small in (("type is too small", SMALL_TEXT), ("too small to tap", SMALL_TARGETS)):
            if found := self.player.page.evaluate(small):
                self._break(seen, promise, found)

    def _expect_still(self, before: dict[str, Any]) -> None:
        """Something is picked now: nothing has moved by that, and the button is in sight."""
        seen = self._look()
        if seen["question"] != before["question"]:
            return  # news came in between: this is another table
        self.compared += 1
        for button in seen["buttons"]:
            if not button["whole"]:
                self._break(seen, "the button is not in sight", button)
        for css, places in seen["places"].items():
            old = before["places"][css]
            if len(old) != len(places):
                self._break(seen, f"{css}: {len(old)} before a pick, {len(places)} with it")
                continue
            for was, now in zip(old, places, strict=True):
                if any(abs(one - other) > 1 for one, other in zip(was, now, strict=True)):
                    self._break(seen, f"{css} moves when something is picked", f"{was} > {now}")
