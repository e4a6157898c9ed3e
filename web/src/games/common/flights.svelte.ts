/**
 * Cards on their way, as long as a beat lasts: one that comes into a row is seen to come from where it lay before, or from
 * where cards like it come from; one that stays in its row slides to its new place. At rest, or where nothing may move,
 * they are simply there, and where they lie is not even looked up: that takes as long as drawing them. Nothing is animated
 * on its way out, so that a row never holds a card that is gone.
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Ui } from '../board_contract';

const FLIGHT = 520; // milliseconds
const CALM = 240;
const CALMLY = 'cubic-bezier(0.33, 1, 0.68, 1)'; // as `cubicOut`

interface Table {
  update: unknown;
  ui: Ui;
  root?: HTMLElement;
}
/* eslint-disable svelte/prefer-svelte-reactivity -- read when something is animated */
export class Flights {
  private readonly cards = new Map<string, DOMRect>();
  private readonly rows = new Map<HTMLElement, DOMRect>();

  /** `origin`: where a card comes from that lay nowhere before; such a card fades in where there is no such place. */
  constructor(
    private readonly scene: Table,
    private readonly origin: (node: Element) => Element | null | undefined = () => null,
  ) {
    $effect.pre(() => {
      void scene.update;
      this.remember();
    });
    $effect(() => {
      void scene.update;
      this.slide();
    });
  }

  /** Where a card lay before the table that is drawn now. */
  was(card: string): DOMRect | undefined {
    const box = this.cards.get(card);
    return box && box.width > 0 ? box : undefined;
  }

  private within(most: number): number {
    return Math.min(most, this.scene.ui.pace);
  }

  private remember(): void {
    const { root, ui } = this.scene;
    this.cards.clear();
    this.rows.clear();
    if (!root || ui.pace <= 0) return;
    for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
      this.cards.set(node.dataset.card ?? '', node.getBoundingClientRect());
    for (const node of root.querySelectorAll<HTMLElement>('[data-slides]'))
      this.rows.set(node, node.getBoundingClientRect());
  }

  /** What stayed in its row goes to its new place, and keeps its shape on the way. */
  private slide(): void {
    const duration = this.within(CALM);
    const moved = [...this.rows].flatMap(([node, from]) => {
      if (!node.isConnected || duration <= 0) return [];
      const to = node.getBoundingClientRect();
      return from.left !== to.left || from.top !== to.top
        ? [{ node, x: from.left - to.left, y: from.top - to.top }]
        : [];
    });
    for (const { node, x, y } of moved)
      node.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration, easing: CALMLY });
  }

  readonly arrive = (node: Element, card: string): TransitionConfig => {
    const duration = this.within(FLIGHT);
    if (duration <= 0) return { duration: 0 };
    const seen = this.was(card);
    const from = seen ?? this.origin(node)?.getBoundingClientRect();
    if (!from) return { duration: this.within(CALM), css: (t) => `opacity: ${t}` };
    const to = node.getBoundingClientRect();
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = to.width > 0 ? Math.max(0.2, from.width / to.width) : 1;
    const faint = seen ? 1 : 0.2;
    return {
      duration,
      easing: cubicOut,
      css: (t, u) =>
        `position: relative; z-index: 4; transform-origin: 0 0; opacity: ${faint + (1 - faint) * t};` +
        `transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u})`,
    };
  };
}
