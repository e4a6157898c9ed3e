/**
 * What a card has to say is never cut: a card with more words than its box holds leaves out what its look tells anyway
 * (`data-terse`), and then makes its type smaller (`--k`), step by step. Its box stays as it is. On a phone, where a long
 * press shows the large card, it leaves its powers to that (`data-brief`) before it gets too small to read.
 */
import type { Attachment } from 'svelte/attachments';
import { onLetters } from '../../lib/letters';
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
/** Which step was found for words in a box of that size: the same card comes again and again, and to measure is dear. */
const found = new Map<string, number>();
const MANY = 4000;
const words = new WeakMap<HTMLElement, string>();

const overflows = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

function take(node: HTMLElement, step: Step | undefined): void {
  const { dataset, style } = node;
  if (step) {
    dataset.terse = '';
    style.setProperty('--k', String(step.k));
  } else {
    delete dataset.terse;
    style.removeProperty('--k');
  }
  if (step?.brief) dataset.brief = '';
  else delete dataset.brief;
}

/* All cards together, so that the page is laid out once a step and not once a card. */
function measure(nodes: readonly HTMLElement[]): void {
  const phone = matchMedia(PHONE).matches;
  const steps = phone ? SMALL : LARGE;
  let open: { node: HTMLElement; key: string }[] = [];
  for (const node of nodes) {
    const key = [phone, node.clientWidth, node.clientHeight, words.get(node), node.textContent].join(' ');
    const known = found.get(key);
    take(node, known === undefined || known < 0 ? undefined : steps[known]);
    if (known === undefined) open.push({ node, key });
  }
  if (found.size > MANY) found.clear();
  for (let step = -1; open.length > 0; step += 1) {
    const full = open.filter(({ node }) => step < steps.length - 1 && overflows(node));
    for (const one of open) if (!full.includes(one)) found.set(one.key, step);
    for (const { node } of full) take(node, steps[step + 1]);
    open = full;
  }
}

/* It speaks up when the page has been laid out and before it is painted: nothing is laid out for it alone. */
const room =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) =>
        measure(entries.map((one) => one.target as HTMLElement).filter((node) => node.isConnected)),
      );

/** Attach with all that the words depend on beside themselves; a change of the box is seen. */
export function fitting(...given: unknown[]): Attachment<HTMLElement> {
  return (node) => {
    if (!room) return;
    words.set(node, given.filter((one) => typeof one !== 'object').join(' '));
    room.observe(node);
    const ended = onLetters(() => {
      found.clear();
      room.unobserve(node);
      room.observe(node);
    });
    return () => {
      room.unobserve(node);
      ended();
    };
  };
}
