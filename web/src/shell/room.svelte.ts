/* How much of a question fits in its line: whether the sentence is cut, and how many of the plain buttons have room. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** What the button for the rest takes, with its gap, in pixels; less where it has no word. */
const MORE = 110;
const MORE_BARE = 68;
/** A button's words may stand in two lines: what is then left of its width. */
const WRAPPED = 0.6;
const NARROWEST = 110;
const GAP = 8;

export class Room {
  /** How many plain buttons are shown in the line; the first always is. */
  fit = $state(Infinity);
  /** All are there, as wide as they like, to be measured. */
  measuring = $state(true);
  /** The sentence is longer than the line. */
  cut = $state(false);
  private acts: HTMLElement | null = null;
  private words: HTMLElement | null = null;

  /** `what`: all that changes what has to fit. */
  constructor(what: () => unknown) {
    $effect(() => {
      what();
      this.again();
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
            this.again();
          });
    watch?.observe(node);
    return () => {
      watch?.disconnect();
      gone();
    };
  }

  private again(): void {
    this.fit = Infinity;
    this.measuring = true;
    void tick().then(() => this.measure());
  }
  private measure(): void {
    this.fit = this.count();
    this.measuring = false;
    void tick().then(() => {
      const { words } = this;
      this.cut = !!words && (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 2);
    });
  }
  private count(): number {
    const { acts } = this;
    if (!acts || acts.scrollWidth <= acts.clientWidth + 1) return Infinity;
    const all = [...acts.children] as HTMLElement[];
    const plain = all.filter((node) => node.matches('.plain'));
    const others = all.filter((node) => !node.matches('.plain, [data-more]'));
    let left = acts.clientWidth - others.reduce((sum, node) => sum + node.offsetWidth + GAP, 0);
    const needs = plain.map(
      (node) => Math.min(node.offsetWidth, Math.max(NARROWEST, node.offsetWidth * WRAPPED)) + GAP,
    );
    if (needs.reduce((sum, width) => sum + width, 0) <= left) return Infinity;
    left -= acts.clientWidth < 400 ? MORE_BARE : MORE;
    const fit = needs.findIndex((width) => (left -= width) < 0);
    return Math.max(1, fit);
  }
}
