/**
 * What a card has to say is never cut: a card with more words than its box holds leaves out what its look tells anyway
 * (`data-terse`), and then makes its type smaller (`--k`), step by step. Its box stays as it is.
 */
import type { Attachment } from 'svelte/attachments';

const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];
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
  }
  for (const step of STEPS) {
    nodes = nodes.filter(overflows);
    if (nodes.length === 0) return;
    for (const node of nodes) {
      node.dataset.terse = '';
      node.style.setProperty('--k', String(step));
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
    const watch = new ResizeObserver(() => plan(node));
    watch.observe(node);
    return () => watch.disconnect();
  };
}
