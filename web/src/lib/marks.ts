/* Where the numbers of an annotated picture stand: at their things, and beside the words of the picture, not on them. */
import { boxOf, shared, together, type Box } from './boxes';

export interface PlacedMark {
  number: number;
  /** The middle of it, in hundredths of the picture. */
  x: number;
  y: number;
}
/** Half the room that a number needs, in pixels of the picture. */
const ROOM = 17;
/** What is smaller than this would be covered by its number, which stands beside it. */
const SMALL = 64;
/** A step along the edges of a thing, where places are looked for. */
const STEP = 12;
/** How much nearer to the beginning of its thing is worth a pixel of a word. */
const NEAR = 0.8;

function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}

/** Places for the number of a thing, as middles: beside a small one, else along its edges and within. */
function* places({ left, top, width, height }: Box): Generator<[x: number, y: number]> {
  if (width < SMALL && height < SMALL) {
    const [x, y] = [left + width / 2, top + height / 2];
    for (const dx of [-1, 1, 0])
      for (const dy of [0, -1, 1]) if (dx || dy) yield [x + dx * (width / 2 + ROOM), y + dy * (height / 2 + ROOM)];
    return;
  }
  const [right, bottom] = [left + width, top + height];
  for (const y of steps(top + ROOM, bottom - ROOM)) for (const x of steps(left + ROOM, right - ROOM)) yield [x, y];
}

/** What a number takes up around its middle. */
const around = (x: number, y: number): Box => ({ left: x - ROOM, top: y - ROOM, width: 2 * ROOM, height: 2 * ROOM });

/** A place for each number; of those that cover least, the one nearest to where its thing begins. */
export function placeMarks(
  things: readonly (Box | null)[],
  words: readonly Box[],
  width: number,
  height: number,
): PlacedMark[] {
  const taken: Box[] = [];
  const within = (value: number, most: number) => Math.max(ROOM, Math.min(value, most - ROOM));
  return things.flatMap((thing, i) => {
    if (!thing) return [];
    let best = { x: 0, y: 0, cost: Infinity };
    for (const [wishedX, wishedY] of places(thing)) {
      const [x, y] = [within(wishedX, width), within(wishedY, height)];
      const covered = words.reduce((sum, word) => sum + shared(around(x, y), word), 0);
      const crowded = taken.reduce((sum, one) => sum + shared(around(x, y), one), 0);
      const cost = covered + 100 * crowded + NEAR * Math.hypot(x - thing.left, y - thing.top);
      if (cost < best.cost) best = { x, y, cost };
    }
    const { x, y } = best;
    taken.push(around(x, y));
    return [{ number: i + 1, x: (x / width) * 100, y: (y / height) * 100 }];
  });
}

/** What an element takes up; one without a box of its own, what its parts do. */
function roomOf(thing: Element): Box | null {
  const box = boxOf(thing);
  if (box.width > 0 && box.height > 0) return box;
  const parts = [...thing.children].flatMap((part) => roomOf(part) ?? []);
  return parts.length ? together(parts) : null;
}

/** Where there is something to read on a page: words and icons. */
function wordsOf(page: Document): Box[] {
  const found: Box[] = [...page.querySelectorAll('[data-icon]')].map((icon) => icon.getBoundingClientRect());
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

/** The numbers of these names on a page; a name that nothing in sight has gets none. */
export function marksOf(page: Document, names: readonly string[]): PlacedMark[] {
  const { clientWidth: wide, clientHeight: high } = page.documentElement;
  const sheet = { left: 0, top: 0, width: wide, height: high };
  const seen = (name: string): Box | null => {
    for (const thing of page.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)) {
      const box = roomOf(thing);
      if (box && shared(box, sheet) > 0) return box;
    }
    return null;
  };
  return placeMarks(names.map(seen), wordsOf(page), wide, high);
}
