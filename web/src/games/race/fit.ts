/**
 * What a card has to say is never cut: a card with more words than its box holds leaves out what its look tells anyway
 * (`data-terse`), and then makes its type smaller (`--k`), step by step. Its box stays as it is. On a phone, where a long
 * press shows the large card, it leaves its powers to that (`data-brief`) before it gets too small to read.
 */
import type { Attachment } from 'svelte/attachments';
import { PHONE } from './layout';

interface Step {
  /** How large its type is, to the rest of the row. */
  k: number;
  /** Its powers are left to the large card: on a phone smaller type is of no use to anybody. */
  brief?: boolean;
}
const LARGE: Step[] = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55].map((k) => ({ k }));
const SMALL: Step[] = [
  ...[1, 0.95, 0.9, 0.85].map((k) => ({ k })),
  ...[1, 0.9, 0.8, 0.7, 0.6].map((k) => ({ k, brief: true })),
];
const waiting = new Set<HTMLElement>();
let planned = false;

const overflows = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/* All cards together, so that the page is laid out once a step and not once a card. */
function measure(): void {
  planned = false;
  let nodes = [...waiting].filter((node) => node.isConnected);
  waiting.clear();
  for (const node of nodes) {
    node.style.removeProperty('--k');
    delete node.dataset.terse;
    delete node.dataset.brief;
  }
  for (const { k, brief } of matchMedia(PHONE).matches ? SMALL : LARGE) {
    nodes = nodes.filter(overflows);
    if (nodes.length === 0) return;
    for (const node of nodes) {
      node.dataset.terse = '';
      if (brief) node.dataset.brief = '';
      node.style.setProperty('--k', String(k));
    }
  }
}

function plan(node: HTMLElement): void {
  waiting.add(node);
  if (planned) return;
  planned = true;
  queueMicrotask(measure);
}

/** Attach with all that the words depend on; a change of the box is seen. */
export function fitting(..._words: unknown[]): Attachment<HTMLElement> {
  return (node) => {
    if (typeof ResizeObserver === 'undefined') return;
    plan(node);
    const again = () => plan(node);
    const watch = new ResizeObserver(again);
    watch.observe(node);
    document.fonts?.addEventListener?.('loadingdone', again); // letters of another width
    return () => {
      watch.disconnect();
      document.fonts?.removeEventListener?.('loadingdone', again);
    };
  };
}
