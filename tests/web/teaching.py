"""Whether what a teacher says can be read where it is said: the bubble, what it points at, and what must stay free."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from starhold.locale import Words
from tests.web.learner import guided

# The promises that are broken once nothing moves any more; `at` names what is spoken of, '' for nothing; `act`: whether
# it is on the learner to choose.
BROKEN = """async ([at, act]) => {
    const edges = node => { const { left, top, right, bottom } = node.getBoundingClientRect();
        return { left, top, right, bottom }; };
    const area = box => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const both = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    const shared = (a, b) => area(both(a, b));
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const inside = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1
        && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
    const all = css => [...document.querySelectorAll(css)].filter(node => node.checkVisibility());
    const find = () => at.split('|').map(one => {
        const [kind, ...rest] = one.split(':');
        const name = JSON.stringify(rest.join(':'));
        return all(one === 'question' ? '.ask' : kind === 'card' ? `[data-card=${name}]`
            : kind === 'action' ? `[data-action=${name}]` : `[data-at~=${JSON.stringify(one)}]`)
            .find(node => area(edges(node)) > 0);
    }).find(node => node);
    const stays = node => { for (let one = node; one && one !== document.body; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true; return false; };
    // Of points all over a thing those where nothing that stays lies over it, and no edge of a box cuts it off.
    const seen = (node, box) => {
        let [points, there] = [0, 0];
        for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
            points++;
            const x = box.left + across * (box.right - box.left), y = box.top + down * (box.bottom - box.top);
            const stack = document.elementsFromPoint(x, y).filter(one => !one.closest('.bubble, .ring'));
            const at = stack.findIndex(one => node.contains(one) || one.contains(node));
            if (at >= 0 && (stays(node) || !stack.slice(0, at).some(stays))) there++;
        }
        return there / points;
    };
    const look = () => {
        const [bubble, ring] = [all('section.bubble')[0], all('div.ring')[0]];
        if (!bubble) return ['nothing is said'];
        const said = edges(bubble);
        const broken = inside(said, screen) ? [] : ['the bubble is not wholly on the screen'];
        const over = all('section.ask button').filter(button => shared(said, edges(button)) > 4)
            .map(button => `the bubble lies over the button “${button.innerText || button.title}”`);
        if (!at) return [...broken, ...over];
        const node = find();
        if (!node || !ring) return [...broken, `there is ${node ? 'no ring around' : 'nothing called'} ${at}`];
        const around = edges(ring);
        if (!inside(around, screen)) broken.push('the ring is not wholly on the screen');
        if (!shared(around, edges(node))) broken.push('the ring is somewhere else');
        else if (seen(node, both(edges(node), around)) < 0.5) broken.push(`${at} is not in sight`);
        // It finds a place beside what it speaks of, unless that leaves no room on any side.
        const dock = all('section.ask').map(edges).filter(one => !shared(one, around));
        const low = Math.min(innerHeight, ...dock.filter(one => one.top >= around.bottom).map(one => one.top));
        const [wide, high] = [said.right - said.left + 24, said.bottom - said.top + 24];
        const room = around.top >= high || low - around.bottom >= high || around.left >= wide
            || innerWidth - around.right >= wide;
        // Without room, who only reads on can spare the question's buttons rather than what is spoken of.
        if (act || room) broken.push(...over);
        const covered = shared(said, around) / area(around);
        if (covered > (room ? 0.02 : 0.1)) broken.push(`${Math.round(100 * covered)} % of ${at} lies under the bubble`);
        return broken;
    };
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)));
    let [before, broken] = ['', []];
    for (let calm = 0, frames = 0; frames < 60 && calm < 2; frames++) {
        await frame();
        broken = look();
        const now = JSON.stringify([...all('section.bubble'), ...all('div.ring')].map(edges));
        calm = now === before && broken.length === 0 ? calm + 1 : 0;
        before = now;
    }
    return broken;
}"""


@cache
def _anchors(game: str, lang: str) -> list[tuple[str, str]]:
    """What is said at each stop, as it is read, and what it points at."""
    words = Words(lang, game)
    return [(words.say(f"lesson-{stop.say}").replace("*", ""), stop.at) for stop in guided(game).stops]


def anchor_of(game: str, said: str, lang: str = "en") -> str:
    """What the stop at which that is said points at."""
    found = [at for text, at in _anchors(game, lang) if said.startswith(text)]
    assert found, f"no stop of {game} says {said!r}"
    return found[0]


def expect_readable(page: Page, at: str, act: bool = True) -> None:
    """What is said now is read where it stands, with what it points at in sight; `act`: the learner has to choose."""
    assert page.evaluate(BROKEN, [at, act]) == []
