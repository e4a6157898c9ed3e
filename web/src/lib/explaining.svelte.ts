/* When the glossary speaks: after a while of hovering, in focus by the keyboard, on a long press. One set of listeners for
   the whole page; nothing that is pointed at knows of it, and no click of the game is taken, but the one that ends a long
   press. */
import type { TermAnswer } from '../generated/http';
import type { Glossary } from './glossary';
import { around, hush, under, within, type Pointed } from './pointing';

export const HOVER = 350;
export const PRESS = 450;
/** How long one may be on the way from the thing to what is said of it. */
const AWAY = 250;
/** A finger that moves farther than this scrolls. */
const STRAY = 10;

export interface Explained {
  terms: TermAnswer[];
  node: Element;
  /** What the thing itself says when it is pointed at, where that is more than the word. */
  said: string;
  by: 'hover' | 'focus' | 'press';
}

export class Explaining {
  now = $state.raw<Explained | null>(null);
  /** Where the popup stands; what is under it is not pointed at. */
  box: DOMRect | null = null;
  private aim: Element | null = null;
  /** Clicked: nothing more is said of it until the pointer has been elsewhere. */
  private used: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private loud: () => void = () => undefined;
  private down: { x: number; y: number } | null = null;
  private pressed = false;
  /** A click was taken that the browser has counted. */
  private counted = false;

  constructor(
    private readonly glossary: () => Promise<Glossary>,
    private readonly openRule: (rule: string) => void,
  ) {}

  /** Listen on the page, until what this gives is called. */
  listen(page: Document): () => void {
    const gone = new AbortController();
    const { signal } = gone;
    const on = <Name extends keyof DocumentEventMap>(name: Name, heard: (event: DocumentEventMap[Name]) => void) =>
      page.addEventListener(name, heard, { capture: true, signal });
    on('pointermove', this.moved);
    on('pointerdown', this.touched);
    on('pointerup', this.lifted);
    on('pointercancel', this.lifted);
    on('focusin', this.focused);
    on('focusout', () => {
      const { now } = this;
      // Later: the focus is also lost when what had it is drawn no more, and then nothing may change.
      if (now?.by === 'focus') queueMicrotask(() => this.now === now && this.close());
    });
    on('contextmenu', (event) => this.pressed && event.preventDefault());
    on('scroll', (event) => this.now && (event.target as Node).contains(this.now.node) && this.close());
    page.documentElement.addEventListener('pointerleave', this.left, { signal });
    // Before anybody else hears of it.
    page.defaultView?.addEventListener('click', this.clicked, { capture: true, signal });
    page.defaultView?.addEventListener('keydown', this.typed, { capture: true, signal });
    return () => {
      gone.abort();
      this.close();
    };
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.loud();
    this.loud = () => undefined;
    this.aim = this.box = this.now = null;
  }

  /** Say it after a while, if there is something to say and it is still there. */
  private soon(pointed: Pointed, by: Explained['by'], wait: number): void {
    this.close();
    this.aim = pointed.node;
    const { said, restore } = by === 'hover' ? hush(pointed.node) : { said: '', restore: () => undefined };
    this.loud = restore;
    this.timer = setTimeout(() => {
      this.glossary()
        .then((glossary) => {
          if (this.aim !== pointed.node) return;
          const terms = glossary.all(pointed.signs);
          if (terms.length === 0 || !pointed.node.isConnected) return this.loud();
          if (by === 'press') this.pressed = true;
          const more = terms.some((term) => term.word.toLowerCase() === said.toLowerCase()) ? '' : said;
          this.now = { terms, node: pointed.node, said: more, by };
        })
        .catch(() => this.loud());
    }, wait);
  }

  private readonly moved = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') {
      if (this.down && Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) > STRAY) this.lift();
      return;
    }
    if (event.buttons || this.now?.by === 'press') return;
    if (this.now && this.covers(event)) return clearTimeout(this.leaving);
    const pointed = under(event.target);
    if (pointed?.node === this.aim && this.aim) return clearTimeout(this.leaving);
    if (pointed?.node !== this.used) this.used = null;
    else if (pointed) return;
    // What has come to lie under a pointer at rest is not pointed at.
    if (pointed && (event.movementX || event.movementY)) this.soon(pointed, 'hover', HOVER);
    else if (this.aim && this.now?.by !== 'focus') this.leave();
  };
  private readonly left = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && this.now?.by !== 'focus') this.leave();
  };
  private leave(): void {
    if (!this.now) return this.close();
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.close(), AWAY);
  }
  private covers({ clientX: x, clientY: y }: PointerEvent): boolean {
    const box = this.box;
    return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  private readonly touched = (event: PointerEvent): void => {
    this.pressed = false;
    if (event.target instanceof Element && event.target.closest('[data-explained]')) return;
    this.close();
    this.used = under(event.target)?.node ?? null;
    if (event.pointerType === 'mouse') return;
    this.down = { x: event.clientX, y: event.clientY };
    const pointed = around(event.target);
    if (pointed) this.soon(pointed, 'press', PRESS);
  };
  private readonly lifted = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') this.lift();
  };
  /** Too early, or not on the spot: it was no long press. */
  private lift(): void {
    this.down = null;
    if (!this.pressed) this.close();
  }

  private readonly focused = (event: FocusEvent): void => {
    const node = event.target instanceof Element ? event.target : null;
    if (!node?.matches(':focus-visible') || this.now?.by === 'press') return;
    const pointed = within(node);
    if (pointed) this.soon(pointed, 'focus', HOVER);
  };

  /** The click that ends a long press is no choice, and no first click of two, as which the browser counts it. */
  private readonly clicked = (event: MouseEvent): void => {
    const second = this.counted && event.detail > 1;
    this.counted = this.pressed;
    if (!this.pressed && !second) return;
    this.pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { bubbles, cancelable, composed, clientX, clientY } = event;
    const first = new MouseEvent('click', { bubbles, cancelable, composed, clientX, clientY, detail: 1 });
    if (second) event.target?.dispatchEvent(first);
  };

  private readonly typed = (event: KeyboardEvent): void => {
    this.pressed = false;
    if (!this.now) return;
    const rule = this.now.terms.find((term) => term.rule)?.rule;
    if (event.key === 'Escape') this.close();
    else if (event.key.toLowerCase() === 'g' && rule && this.now.by === 'focus' && !event.ctrlKey && !event.metaKey) {
      this.close();
      this.openRule(rule);
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
