"""What is on a page at one moment: one question, and things by name, of which nothing is kept in hand.

A handle to an element is worth nothing once news has replaced it by another that looks the same. So a thing is known by
what it stands for: its `data-` attributes, else its label, and the how-manieth of that name it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

OPEN = ".legal:not(.selected):not([aria-pressed='true'])"  # what glows and is not picked yet
LOOK = """selectors => {
    const main = document.querySelector('main');
    const quoted = (name, value) => `[${name}=${JSON.stringify(value)}]`;
    const nameOf = node => {
        const data = [...node.attributes].filter(one => one.name.startsWith('data-') && one.name !== 'data-about');
        if (data.length) return data.map(one => quoted(one.name, one.value)).join('');
        if (node.hasAttribute('aria-label')) return quoted('aria-label', node.getAttribute('aria-label'));
        return [node.localName, ...node.classList].filter(one => !/^(legal|selected)$/.test(one)).join('.');
    };
    // What lies beyond the edge of a map, or under its buttons, would have to be panned to first; a card over it not.
    const inSight = node => {
        if (node.closest('[data-middle]')) return true;
        const map = node.closest('.mapbox')?.getBoundingClientRect();
        const box = node.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return !map || (x > map.left + 4 && x < map.right - 4 && y > map.top + 4 && y < map.bottom - 64);
    };
    const named = node => {
        const css = nameOf(node);
        return [css, [...main.querySelectorAll(css)].indexOf(node), inSight(node)];
    };
    const look = css => [...main?.querySelectorAll(css) ?? []].filter(node => node.checkVisibility()).map(named);
    return Object.fromEntries(Object.entries(selectors).map(([key, css]) => [key, look(css)]));
}"""


@dataclass(frozen=True)
class Thing:
    """Something on the page, by name."""

    css: str
    nth: int
    in_sight: bool = True  # of the map it lies on, if it does


# On a phone: type that cannot be read, and what a thumb cannot hit.
SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(node =>
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()) && node.checkVisibility()
    && parseFloat(getComputedStyle(node).fontSize) < 12).map(node => node.outerHTML.slice(0, 120))"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select')].filter(node => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility() && box.width > 1 && box.height > 1 && box.height < 24 && box.width < 24;
}).map(node => node.outerHTML.slice(0, 120))"""


def look_at(page: Page, selectors: Mapping[str, str]) -> dict[str, list[Thing]]:
    """All that can be seen inside the page's main part, for each of these selectors."""
    found: dict[str, list[tuple[str, int, bool]]] = page.evaluate(LOOK, dict(selectors))
    return {key: [Thing(*one) for one in things] for key, things in found.items()}


BOXES = """parts => parts.map(part => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return [part, box?.top, box?.bottom];
})"""


def boxes(page: Page, parts: Sequence[str]) -> list[tuple[str, float, float]]:
    """Where each of these parts begins and ends on the screen, all in one look."""
    found: list[tuple[str, float | None, float | None]] = page.evaluate(BOXES, list(parts))
    seen = [(part, top, bottom) for part, top, bottom in found if top is not None and bottom is not None]
    assert len(seen) == len(found), found
    return seen
