/** Words as large as the room allows: of a row of boxes each has the common size, or a smaller one if it runs over. */
import type { Attachment } from 'svelte/attachments';

export const LEAST = 0.78;
export const MOST = 1.4;
const TRIES = 6;
/** So many of them are too full for the common size at most: one wordy card makes not all others small. */
const FULL = 0.3;

/** For each box the largest size at which it holds its words, to a few hundredths. `tries` takes a size for each and says
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
  return bounds.map(({ low }) => low);
}

/** One size for all, but for the few that are too full for it; `share` of them may be. */
export function evened(sizes: readonly number[], share = FULL): number[] {
  const common = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length * share)] ?? LEAST;
  return sizes.map((size) => Math.min(size, common));
}

/** Sets `--fit` on the boxes of a row, anew when its room or its words change. */
export function fit(boxes: string, share = FULL): Attachment<HTMLElement> {
  return (node) => {
    if (typeof ResizeObserver === 'undefined') return;
    let asked = 0;
    const measure = (): void => {
      asked = 0;
      const all = [...node.querySelectorAll<HTMLElement>(boxes)];
      if (all.length === 0 || all[0]!.clientHeight === 0) return;
      const put = (sizes: number[]): void =>
        all.forEach((box, n) => box.style.setProperty('--fit', sizes[n]!.toFixed(3)));
      const found = largest(all.length, (sizes) => {
        put(sizes);
        return all.map((box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
      });
      put(evened(found, share));
    };
    const later = (): void => {
      asked ||= requestAnimationFrame(measure);
    };
    measure();
    const room = new ResizeObserver(later);
    room.observe(node);
    const words = new MutationObserver(measure);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    void document.fonts?.ready.then(later);
    return () => {
      cancelAnimationFrame(asked);
      room.disconnect();
      words.disconnect();
    };
  };
}
