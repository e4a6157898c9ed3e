/* What of a thing on the page can be seen: not what lies beyond an edge, in a box that is scrolled, or behind something that
   stays where it is while the page goes by; and how it comes into sight. */
import { boxOf, screenBox, within, type Box } from './boxes';

const SAMPLE = 6; // pixels between two looks
const GAP = 10;

/** The topmost thing at a point, leaving out those that only speak of others. */
function topmost(x: number, y: number, ignore: string): Element | undefined {
  return document.elementsFromPoint?.(x, y).find((one) => !one.closest(ignore));
}

/** It stays where it is while the page goes by. */
const stays = (element: Element | null | undefined): boolean => {
  for (let one = element; one && one !== document.body; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
  return false;
};

/** The part of an element that can be seen; of what is covered only the ends at top and bottom are cut off. */
export function seenOf(element: Element, ignore: string): Box {
  let seen = within(boxOf(element), screenBox());
  for (let over = element.parentElement; over && over !== document.body; over = over.parentElement) {
    const style = getComputedStyle(over);
    if (style.overflow !== 'visible') seen = within(seen, boxOf(over));
    if (style.position === 'fixed') break;
  }
  const x = seen.left + seen.width / 2;
  const [from, to] = [seen.top + 1, seen.top + seen.height - 1];
  let first = -1;
  let last = -1;
  let behind = false;
  for (let y = from; y <= to; y = y < to ? Math.min(y + SAMPLE, to) : to + 1) {
    const top = topmost(x, y, ignore);
    if (!top || !(element.contains(top) || top.contains(element))) {
      behind ||= !!top && stays(top);
      continue;
    }
    if (first < 0) first = y;
    last = y;
  }
  if (first >= 0) return { ...seen, top: first - 1, height: last - first + 2 };
  // Something small may lie under a sign that is drawn over it: it is there all the same.
  return behind && !stays(element) ? { ...seen, height: 0 } : seen;
}

/** From where to where the middle of the screen shows what goes by, between what stays. */
function passage(ignore: string): { top: number; bottom: number } {
  let best = { top: 0, bottom: innerHeight };
  let most = -1;
  let top = 0;
  for (let y = 0; ; y += SAMPLE) {
    const ended = y >= innerHeight;
    if (!ended && !stays(topmost(innerWidth / 2, y, ignore))) continue;
    if (y - top > most) [most, best] = [y - top, { top, bottom: Math.min(y, innerHeight) }];
    if (ended) return best;
    top = y + SAMPLE;
  }
}

/** Scroll whatever has to be scrolled, as little as may be, until an element is in sight, if it can be. */
export function bringIntoSight(element: HTMLElement | SVGElement, ignore: string): void {
  const { top, bottom } = stays(element) ? { top: 0, bottom: innerHeight } : passage(ignore);
  const { style } = element;
  const before = style.scrollMargin;
  style.scrollMargin = `${top + GAP}px ${GAP}px ${innerHeight - bottom + GAP}px`;
  const high = element.getBoundingClientRect().height > bottom - top - 2 * GAP;
  element.scrollIntoView?.({ block: high ? 'start' : 'nearest', inline: 'nearest' });
  style.scrollMargin = before;
}
