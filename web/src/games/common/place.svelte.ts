/** Where a card that is looked at large stands. */
import type { Looked } from './look.svelte';

/** What it keeps from the edges of the screen, and what the bar takes of it. */
export const EDGE = 10;
export const BAR = 52;

export interface Place {
  left: number;
  top: number;
  width: number;
  /** How high it may be. */
  room: number;
}
export interface Screen {
  width: number;
  height: number;
}

export const isSmall = (screen: Screen): boolean => screen.width <= 720;
/** All there is below the bar. */
export const roomOf = (screen: Screen): number => screen.height - BAR - EDGE;
/** On a phone: the whole width, below the bar. */
export const across = (screen: Screen, room: number): Place => ({ left: 8, top: BAR, width: screen.width - 16, room });

/** How far from the left: above a card of the hand, right of any other, or left of it where there is no room. */
export function beside({ at, low }: Looked, width: number, screen: Screen): number {
  const right = at.right + EDGE + width < screen.width;
  return low ? at.left : right ? at.right + EDGE : at.left - EDGE - width;
}

export function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}

const WIDE = 372;
interface Sheet {
  /** How high its picture is, and how high where there is little room. */
  picture: number;
  lower: number;
  /** What is too high goes to the right edge, where there is a side column. */
  aside?: boolean;
}

/** A card with a picture over words, above the question, so that neither its button nor the hand is covered. */
export class AboveQuestion {
  /** How high its words are. */
  words = $state(246);
  screen = $state<Screen>({ width: 1024, height: 768 });

  constructor(
    private readonly looked: () => Looked,
    private readonly sheet: Sheet,
  ) {}

  private readonly end = $derived.by(() => {
    const { at, low } = this.looked();
    const question = document.querySelector('section.ask')?.getBoundingClientRect();
    const asked = question && question.height > 0 ? question.top : this.screen.height;
    return Math.min(asked, low && !isSmall(this.screen) ? at.top : this.screen.height) - EDGE;
  });
  private readonly room = $derived.by(() => Math.max(200, this.end - BAR));
  private readonly much = $derived.by(() => this.sheet.picture + this.words > this.room);
  private readonly aside = $derived.by(() => !!this.sheet.aside && this.much && this.screen.width > 1180);
  /** There is little room: the picture is lower. */
  readonly tight = $derived.by(() => !this.aside && this.much);

  readonly place = $derived.by((): Place => {
    const { screen, end, room } = this;
    const { at, low } = this.looked();
    const edge = screen.width - WIDE - EDGE;
    const high = this.words + (this.tight ? this.sheet.lower : this.sheet.picture);
    if (isSmall(screen)) return across(screen, room);
    if (this.aside) {
      const top = between(BAR, at.top, screen.height - high - EDGE);
      return { left: edge, top, width: WIDE, room: roomOf(screen) };
    }
    return {
      left: between(EDGE, beside(this.looked(), WIDE, screen), edge),
      top: between(BAR, low ? end : at.top, end - high),
      width: WIDE,
      room,
    };
  });
}
