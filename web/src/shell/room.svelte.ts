/* How much of a question fits in its line: whether the sentence is cut, and how many of the plain buttons have room. To
   measure makes the page be laid out once more: what was found for the same words in the same room is kept. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { onLetters } from '../lib/letters';

/** What the button for the rest takes, with its gap, in pixels; less where it has no word. */
const MORE = 110;
const MORE_BARE = 68;
/** A button's words may stand in two lines: what is then left of its width. */
const WRAPPED = 0.6;
const NARROWEST = 110;
const GAP = 8;
const MANY = 200;

export class Room {
  /** How many plain buttons are shown in the line; the first always is. */
  fit = $state(Infinity);
  /** All are there, as wide as they like, to be measured. */
  measuring = $state(true);
  /** The sentence is longer than the line. */
  cut = $state(false);
  private acts: HTMLElement | null = null;
  private words: HTMLElement | null = null;
  private width = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing to react to
  private readonly found = new Map<string, { fit: number; cut: boolean }>();

  /** `what`: all that changes what has to fit. */
  constructor(what: () => unknown) {
    $effect(() => {
      what();
      this.again();
    });
    $effect(() =>
      onLetters(() => {
        this.found.clear();
        this.again();
      }),
    );
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
    const watch =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(([entry]) => {
            const now = entry?.contentRect.width ?? 0;
            if (now === this.width) return; // its height never changes
            this.width = now;
            this.again();
          });
    watch?.observe(node);
    return () => {
      watch?.disconnect();
      gone();
    };
  }

  /** What is in the line, in words; '' as long as its width is not known. */
  private key(): string {
    const said = [...(this.acts?.children ?? [])].map((node) => node.textContent);
    const line = this.words?.closest('.line')?.className;
    return this.width ? [this.width, line, this.words?.textContent, ...said].join(' | ') : '';
  }
  private again(): void {
    this.fit = Infinity;
    void tick().then(() => {
      const key = this.key();
      const known = this.found.get(key);
      if (known) {
        this.measuring = false;
        this.fit = known.fit;
        this.cut = known.cut;
        return;
      }
      this.measuring = true;
      void tick().then(() => this.measure(key));
    });
  }
  private measure(key: string): void {
    const fit = this.count();
    this.fit = fit;
    this.measuring = false;
    void tick().then(() => {
      const { words } = this;
      this.cut = !!words && (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 2);
      if (this.found.size >= MANY) this.found.clear();
      if (key) this.found.set(key, { fit, cut: this.cut });
    });
  }
  private count(): number {
    const { acts } = this;
    if (!acts || acts.children.length < 2 || acts.scrollWidth <= acts.clientWidth + 1) return Infinity;
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
