/**
 * A card that comes into a row from another one is seen to come from there; any other fades in. Nothing is animated on its
 * way out, so that a row never holds a card that is gone.
 */
import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';
import type { Dealt, Ui } from '../board_contract';

const FLIGHT = 520; // milliseconds
const CALM = 240;

export class Flights {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read when something is animated
  private readonly before = new Map<string, DOMRect>();

  constructor(private readonly scene: { update: Dealt; ui: Ui; root?: HTMLElement }) {
    $effect.pre(() => {
      void scene.update;
      if (scene.root) this.remember(scene.root);
    });
  }

  /** How long things move that stay where they are on the whole. */
  get calm(): number {
    return this.scene.ui.reducedMotion ? 0 : CALM;
  }

  /** Where every card lies now, before the next update is drawn. */
  private remember(root: Element): void {
    this.before.clear();
    for (const node of root.querySelectorAll<HTMLElement>('[data-card]'))
      this.before.set(node.dataset.card ?? '', node.getBoundingClientRect());
  }

  readonly arrive = (node: Element, card: string): TransitionConfig => {
    const from = this.before.get(card);
    if (this.scene.ui.reducedMotion) return { duration: 0 };
    if (!from || from.width === 0) return { duration: CALM, css: (t) => `opacity: ${t}` };
    const to = node.getBoundingClientRect();
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = to.width > 0 ? from.width / to.width : 1;
    return {
      duration: FLIGHT,
      easing: cubicOut,
      css: (t, u) =>
        `position: relative; z-index: 4; transform-origin: 0 0; transform: translate(${x * u}px, ${y * u}px) scale(${t + scale * u})`,
    };
  };

  /** A card that stays in its row slides to its new place; unlike Svelte's `flip` it keeps its shape on the way. */
  readonly slide = (_: Element, at: { from: DOMRect; to: DOMRect }): AnimationConfig => {
    const x = at.from.left - at.to.left;
    const y = at.from.top - at.to.top;
    return {
      duration: x || y ? this.calm : 0,
      easing: cubicOut,
      css: (_t, u) => `transform: translate(${x * u}px, ${y * u}px)`,
    };
  };
}
