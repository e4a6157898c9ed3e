/* How much of a question fits in its line: whether the sentence is cut, and how many of the plain buttons have room. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** What the button for the rest takes, with its gap, in pixels. */
const MORE = 104;

export class Room {
  /** How many plain buttons are shown in the line. */
  fit = $state(Infinity);
  /** The sentence is longer than the line. */
  cut = $state(false);
  private acts: HTMLElement | null = null;
  private words: HTMLElement | null = null;

  /** `what`: all that changes what has to fit. */
  constructor(what: () => unknown) {
    $effect(() => {
      what();
      this.fit = Infinity;
      void tick().then(() => this.measure());
    });
  }

  readonly row: Attachment<HTMLElement> = (node) => {
    this.acts = node;
    return this.watch(node.parentElement ?? node, () => (this.acts = null));
  };
  readonly sentence: Attachment<HTMLElement> = (node) => {
    this.words = node;
    return () => (this.words = null);
  };

  private watch(node: HTMLElement, gone: () => void): () => void {
    let width = 0;
    const watch =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(([entry]) => {
            const now = entry?.contentRect.width ?? 0;
            if (now === width) return; // its height never changes
            width = now;
            this.fit = Infinity;
            void tick().then(() => this.measure());
          });
    watch?.observe(node);
    return () => {
      watch?.disconnect();
      gone();
    };
  }

  private measure(): void {
    const { acts, words } = this;
    if (words) this.cut = words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 2;
    else this.cut = false;
    if (!acts || acts.scrollWidth <= acts.clientWidth + 1) return;
    const plain = [...acts.querySelectorAll<HTMLElement>(':scope > .plain')];
    const gap = 8;
    const others = [...acts.children].filter(
      (node) => !plain.includes(node as HTMLElement) && !node.matches('[data-more]'),
    );
    let left = acts.clientWidth - MORE - others.reduce((sum, node) => sum + (node as HTMLElement).offsetWidth + gap, 0);
    let fit = 0;
    for (const button of plain) {
      left -= button.offsetWidth + gap;
      if (left < 0) break;
      fit += 1;
    }
    this.fit = fit;
  }
}
