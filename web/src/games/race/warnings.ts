/**
 * Why an action would bring its chooser nothing, as far as the viewer's own cards tell: the key of a few words, or null.
 * It can be chosen all the same: others choose phases too, and a phase before may change what one has.
 */
import { canSettle, developmentPrice, powersOf, working, type Cards } from './means';
import type { Card, Empire, Power } from './types';

type Laid = ReturnType<typeof working>;

export function warningOf(action: string, me: Empire, cards: Cards): string | null {
  const laid = working(me, cards, false);
  const hand = (me.hand ?? []).flatMap((id) => cards.get(id) ?? []);
  switch (action) {
    case 'develop':
      return developing(me, hand, laid);
    case 'settle':
      return settling(hand, laid);
    case 'trade':
      return laid.some(({ good }) => good) ? null : 'race-warn-no-good-to-sell';
    case 'double_vp':
      return doubling(laid);
    case 'produce':
      return producing(laid);
    default:
      return null;
  }
}

function developing(me: Empire, hand: Card[], laid: Laid): string | null {
  const mine = new Set(me.tableau.map((place) => place.card));
  const wanted = hand.filter((card) => !card.world && !mine.has(card.id));
  // A card may be drawn before anybody chooses.
  if (powersOf(laid, 'draw-before-developing').length > 0) return null;
  if (wanted.length === 0) return 'race-warn-no-development';
  const spare = hand.length - 1;
  return wanted.some((card) => developmentPrice(card, laid, 1) <= spare) ? null : 'race-warn-too-dear';
}

function settling(hand: Card[], laid: Laid): string | null {
  const worlds = hand.filter((card) => card.world);
  if (worlds.length === 0) return 'race-warn-no-world';
  return worlds.some((card) => canSettle(card, laid, hand.length - 1)) ? null : 'race-warn-no-world-now';
}

function doubling(laid: Laid): string | null {
  const goods = laid.flatMap(({ card, good }) => (good && card.good ? [card.good] : []));
  if (goods.length === 0) return 'race-warn-no-good-to-use';
  const powers = powersOf(laid, 'consume-once', 'consume-times', 'consume-set', 'consume-all');
  return powers.some((power) => gains(power, goods)) ? null : 'race-warn-no-use';
}

/** Whether a consume power gives points for some of these goods. */
function gains({ key, values = {} }: Power, goods: string[]): boolean {
  if (key === 'consume-all') return goods.length > 1;
  if (Number(values.vp) === 0) return false;
  const due = key === 'consume-set' ? Number(values.goods) : 1;
  if (values.good === 'different') return new Set(goods).size >= due;
  return goods.filter((good) => values.good === 'any' || values.good === good).length >= due;
}

function producing(laid: Laid): string | null {
  const empty = laid.some(({ card, good }) => card.source !== null && !good);
  const draws = powersOf(laid, 'draw', 'draw-per-world').some((power) => power.phase === 'produce');
  return empty || draws ? null : 'race-warn-no-producer';
}
