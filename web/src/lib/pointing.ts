/* What of the table is pointed at that the glossary may know: a thing with `data-term`, or an icon (`data-icon`). */

/** The mark of what tells about itself when it is pointed at: a card that is shown large, a score with its sum. */
export const TELLS = 'data-tells';

const KNOWN = '[data-term], [data-icon]';
/** The places of a map tell of themselves, too. */
const OWN = `[${TELLS}], [data-node], input, textarea, select`;
/** Things that are met as one: their icons stand for them. */
const WHOLE = 'button, a, summary, [role="button"], .stat, .tag, th, td, li';
/** More than so many terms at a time nobody reads. */
const MOST = 3;

export interface Pointed {
  /** What is pointed at, and must stay in sight. */
  node: Element;
  /** What stands for a term, in reading order. */
  signs: Element[];
}

/** The thing right under the pointer. */
export function under(target: EventTarget | null): Pointed | null {
  if (!(target instanceof Element) || target.closest(OWN)) return null;
  const node = target.closest(KNOWN);
  return node && { node, signs: [node] };
}

/** What is in focus, with the icons on it. */
export function within(node: Element | null): Pointed | null {
  if (!node?.matches(`${WHOLE}, ${KNOWN}`) || node.closest(OWN)) return null;
  const signs = node.matches(KNOWN) ? [node] : [...node.querySelectorAll(KNOWN)].filter((one) => !one.closest(OWN));
  return signs.length > 0 ? { node, signs: signs.slice(0, MOST) } : null;
}

/** The thing under a finger, which is too broad for an icon: what the icon belongs to will do. */
export function around(target: EventTarget | null): Pointed | null {
  const exact = under(target);
  if (exact) return exact;
  return target instanceof Element && !target.closest(OWN) ? within(target.closest(WHOLE)) : null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What must stay in sight where that is pointed at: the thing it is on, unless that is large. */
export function kept(node: Element): Box {
  const LARGE = 90;
  const whole = node.closest(WHOLE)?.getBoundingClientRect();
  return whole && whole.height <= LARGE && whole.width <= 4 * LARGE ? whole : node.getBoundingClientRect();
}

/** Where a popup of that size stands so that it covers nothing of what it is about: above it, below it, or beside it. */
export function beside(about: Box, width: number, height: number, screen: { width: number; height: number }) {
  const EDGE = 8;
  const GAP = 10;
  const between = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = between((about.left + about.right - width) / 2, screen.width - width);
  if (about.top - GAP - height >= EDGE) return { left: middle, top: about.top - GAP - height };
  if (about.bottom + GAP + height <= screen.height - EDGE) return { left: middle, top: about.bottom + GAP };
  const top = between((about.top + about.bottom - height) / 2, screen.height - height);
  if (about.right + GAP + width <= screen.width - EDGE) return { left: about.right + GAP, top };
  return { left: Math.max(EDGE, about.left - GAP - width), top };
}

/** Words the browser itself would show by and by, over ours. They are taken away meanwhile; gives what they said, and how
    to put them back. */
export function hush(node: Element): { said: string; restore: () => void } {
  const silenced: (() => void)[] = [];
  let said = '';
  for (let one: Element | null = node; one; one = one.parentElement) {
    const words = one.getAttribute('title');
    if (words === null) continue;
    said ||= words;
    const owner = one;
    owner.removeAttribute('title');
    silenced.push(() => owner.hasAttribute('title') || owner.setAttribute('title', words));
  }
  for (const title of node.querySelectorAll('svg > title')) {
    const words = title.textContent ?? '';
    title.textContent = '';
    silenced.push(() => (title.textContent ||= words));
  }
  return { said, restore: () => silenced.forEach((one) => one()) };
}
