/* A card looked at large: on hover and focus as long as they last, pinned by a long press or by a click on a card that
   has nothing to do. */
import type { Attachment } from 'svelte/attachments';
import { TELLS } from '../../lib/pointing';

export interface Looked {
  card: string;
  node: Element;
  /** Where the small card is; the large one keeps clear of it. */
  at: DOMRect;
  pinned: boolean;
  /** It belongs to the hand: the large card stands above the question. */
  low: boolean;
}

const HOVER = 420;
const PRESS = 450;

export class Look {
  now = $state.raw<Looked | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing to react to
  private readonly attachments = new Map<string, Attachment<HTMLElement>>();
  private waiting: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(card: string, node: Element, pinned: boolean): void {
    this.stop();
    const low = node.closest('[data-zone="hand"]') !== null;
    this.now = { card, node, at: node.getBoundingClientRect(), pinned, low };
  }

  close(): void {
    this.stop();
    this.now = null;
  }

  /** Attach to a small card: it enlarges on hover, focus and long press. Made once a card: an update of the table must
      not end a look at it. */
  of(card: string): Attachment<HTMLElement> {
    const found = this.attachments.get(card) ?? this.attachment(card);
    this.attachments.set(card, found);
    return found;
  }

  private attachment(card: string): Attachment<HTMLElement> {
    return (node) => {
      node.setAttribute(TELLS, '');
      let pressed = false;
      const later = (wait: number, pinned: boolean) => {
        this.stop();
        this.waiting = node;
        this.timer = setTimeout(() => {
          pressed = pinned;
          this.show(card, node, pinned);
        }, wait);
      };
      const leave = () => {
        if (this.waiting === node) this.stop();
        if (this.now && !this.now.pinned && this.now.node === node) this.now = null;
      };
      // While the pointer moves on the card; one that comes to lie under a pointer at rest does not open.
      const enter = (e: PointerEvent) => {
        if (e.pointerType !== 'mouse' || e.buttons || this.now?.pinned || !(e.movementX || e.movementY)) return;
        if (this.waiting !== node && this.now?.node !== node) later(HOVER, false);
      };
      const down = (e: PointerEvent) => {
        pressed = false;
        if (e.pointerType === 'mouse') leave();
        else later(PRESS, true);
      };
      const up = (e: PointerEvent) => {
        if (e.pointerType !== 'mouse') this.stop();
      };
      const focus = () => {
        if (node.matches(':focus-visible') && !this.now?.pinned) later(HOVER, false);
      };
      // The click that ends a long press is no choice.
      const click = (e: MouseEvent) => {
        if (!pressed) return;
        pressed = false;
        e.preventDefault();
        e.stopImmediatePropagation();
      };
      const menu = (e: MouseEvent) => {
        e.preventDefault();
        this.show(card, node, true);
      };
      const gone = new AbortController();
      const { signal } = gone;
      node.addEventListener('pointermove', enter, { signal });
      for (const type of ['pointerleave', 'pointercancel', 'blur'] as const)
        node.addEventListener(type, leave, { signal });
      node.addEventListener('pointerdown', down, { signal });
      node.addEventListener('pointerup', up, { signal });
      node.addEventListener('focus', focus, { signal });
      node.addEventListener('contextmenu', menu, { signal });
      node.addEventListener('click', click, { signal, capture: true });
      return () => {
        leave();
        gone.abort();
      };
    };
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }
}
