/**
 * Cards on their way, as long as a beat lasts: from the hand into the tableau, from the deck into the hand, of somebody
 * else from where their hand is counted. At rest, or where nothing may move, they are simply there. Nothing is animated on
 * its way out, so that a row never holds a card that is gone.
 */
import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';
import type { Ui } from '../board_contract';

const FLIGHT = 520; // milliseconds
const CALM = 240;

export class Flights {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read when something is animated
  private readonly before = new Map<string, DOMRect>();

  constructor(private readonly scene: { update: unknown; ui: Ui; root?: HTMLElement }) {
    $effect.pre(() => {
      void scene.update;
      if (scene.root && scene.ui.pace > 0) this.remember(scene.root);
    });
  }

  private within(most: number): number {
    return Math.min(most, this.scene.ui.pace);
  }

  /** Where every card lies now, before the next table is drawn. */
  private remember(root: Element): void {
    this.before.clear();
    for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
      this.before.set(node.dataset.card ?? '', node.getBoundingClientRect());
  }

  /** Where a card comes from that was not seen before. */
  private origin(node: Element): DOMRect | undefined {
    const theirs = node.closest('[data-seat]:not(.tableau)')?.querySelector('[data-hand]');
    return (theirs ?? this.scene.root?.querySelector('[data-deck]'))?.getBoundingClientRect();
  }

  readonly arrive = (node: Element, card: string): TransitionConfig => {
    const duration = this.within(FLIGHT);
    const seen = this.before.get(card);
    const from = seen && seen.width > 0 ? seen : this.origin(node);
    if (duration === 0 || !from) return { duration: 0 };
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

  /** A card that stays in its row slides to its new place; unlike Svelte's `flip` it keeps its shape on the way. */
  readonly slide = (_: Element, at: { from: DOMRect; to: DOMRect }): AnimationConfig => {
    const x = at.from.left - at.to.left;
    const y = at.from.top - at.to.top;
    return {
      duration: x || y ? this.within(CALM) : 0,
      easing: cubicOut,
      css: (_t, u) => `transform: translate(${x * u}px, ${y * u}px)`,
    };
  };
}
