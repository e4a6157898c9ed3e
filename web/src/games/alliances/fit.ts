/** Words as large as the room allows: of a row of boxes each has the common size, or a smaller one if it runs over. */
import type { Attachment } from 'svelte/attachments';
import { onLetters } from '../../lib/letters';

export const LEAST = 0.78;
export const MOST = 1.4;
const TRIES = 6;
/** A size that differs by less is the same: words that hardly grow only seem to tremble. */
const STEP = 0.04;
/** So many of them are too full for the common size at most: one wordy card makes not all others small. */
const FULL = 0.3;

/** For each box the largest size at which it holds its words, to a few hundredths, as a round number. `tries` takes a size for each and says
    which of them fit. */
export function largest(count: number, tries: (sizes: number[]) => boolean[]): number[] {
  const bounds = Array.from({ length: count }, () => ({ low: LEAST, high: MOST }));
  const whole = tries(bounds.map(() => MOST));
  for (let i = 0; i < TRIES; i += 1) {
    const sizes = bounds.map(({ low, high }, n) => (whole[n] ? MOST : (low + high) / 2));
    tries(sizes).forEach((fits, n) => {
      bounds[n]![fits ? 'low' : 'high'] = sizes[n]!;
    });
  }
  return bounds.map(({ low }) => Math.max(LEAST, Math.min(MOST, Math.floor(low / STEP + 1e-6) * STEP)));
}

/** One size for all, but for the few that are too full for it; `share` of them may be. */
export function evened(sizes: readonly number[], share = FULL): number[] {
  const common = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length * share)] ?? LEAST;
  return sizes.map((size) => Math.min(size, common));
}

/** The size found for words in a box of that size: the same ones come again and again, and to measure is dear. */
const found = new Map<string, number>();
const MANY = 2000;
const NOTHING: { names: string; sizes: number[] } = { names: '', sizes: [] };

/** All of a box that its words depend on; that it glows, or is marked, takes no room. */
const looks = ({ clientWidth, clientHeight, className, textContent }: HTMLElement): string =>
  [clientWidth, clientHeight, className.replace(/\b(changed|selected|legal)\b/g, ''), textContent].join(' ');

/** Sets `--fit` on the boxes of a row, anew when its room or its words change. */
export function fit(boxes: string, share = FULL): Attachment<HTMLElement> {
  return (node) => {
    if (typeof ResizeObserver === 'undefined') return;
    let held = NOTHING;
    const measure = (): void => {
      const all = [...node.querySelectorAll<HTMLElement>(boxes)];
      if (all.length === 0 || all[0]!.clientHeight === 0) return;
      const put = (some: readonly HTMLElement[], sizes: readonly number[]): void =>
        some.forEach((box, n) => box.style.setProperty('--fit', sizes[n]!.toFixed(3)));
      if (found.size > MANY) found.clear();
      const keys = all.map(looks);
      const open = all.filter((_, n) => !found.has(keys[n]!));
      if (open.length > 0) {
        const sizes = largest(open.length, (tried) => {
          put(open, tried);
          return open.map((box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
        });
        open.forEach((box, n) => found.set(keys[all.indexOf(box)]!, sizes[n]!));
      }
      const names = all.map((box) => box.dataset.card ?? '').join(' ');
      const even = evened(
        keys.map((key) => found.get(key)!),
        share,
      );
      // The same cards do not grow again when they have less to say for a while: their words would go to and fro.
      const least = names && held.names === names ? held.sizes : even;
      held = { names, sizes: even.map((size, n) => Math.min(size, least[n]!)) };
      put(all, held.sizes);
    };
    const anew = (): void => {
      held = NOTHING;
      measure();
    };
    // Words that have changed are measured right before the page would be laid out for them anyway.
    let asked = 0;
    const later = (): void => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        measure();
      });
    };
    measure();
    const room = new ResizeObserver(anew);
    room.observe(node);
    const words = new MutationObserver(later);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    const ended = onLetters(() => {
      found.clear();
      held = NOTHING;
      later();
    });
    return () => {
      cancelAnimationFrame(asked);
      ended();
      room.disconnect();
      words.disconnect();
    };
  };
}
