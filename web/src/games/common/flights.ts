/**
 * A card that comes into a row from another one is seen to come from there; any other fades in. Nothing is animated on its
 * way out, so that a row never holds a card that is gone.
 */
import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';

export class Flights {
  private readonly before = new Map<string, DOMRect>();

  /** Where every card lies now, before the next update is drawn. */
  remember(root: Element): void {
    this.before.clear();
    for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
      this.before.set(node.dataset.card ?? '', node.getBoundingClientRect());
  }

  arrive(node: Element, { card, duration }: { card: string; duration: number }): TransitionConfig {
    const from = this.before.get(card);
    if (duration === 0) return { duration: 0 };
    if (!from || from.width === 0) return { duration: Math.min(240, duration), css: (t) => `opacity: ${t}` };
    const to = node.getBoundingClientRect();
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = to.width > 0 ? from.width / to.width : 1;
    return {
      duration,
      easing: cubicOut,
      css: (t, u) =>
        `position: relative; z-index: 4; transform-origin: 0 0; transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u})`,
    };
  }
}

/** A card that stays in its row slides to its new place; unlike Svelte's `flip` it keeps its shape on the way. */
export function slide(_: Element, at: { from: DOMRect; to: DOMRect }, params: { duration: number }): AnimationConfig {
  const x = at.from.left - at.to.left;
  const y = at.from.top - at.to.top;
  return {
    duration: x || y ? params.duration : 0,
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${x * u}px, ${y * u}px)`,
  };
}
