/** What is seen of a beat: read off the change of the table, and off what the log calls it. And how it sounds. */
import type { BoardModule } from '../board_contract';
import type { Empire, Phase, View } from './types';

export const sounds: BoardModule['sounds'] = {
  action: 'card',
  'explore-draw': 'card',
  develop: 'card',
  settle: 'card',
  conquer: 'conflict',
  sell: 'coin',
  'gain-chips': 'coin',
  'consume-all': 'coin',
  'spend-hand': 'coin',
  'produce-goods': 'card',
  guess: 'dice',
  reshuffle: 'card',
  'game-end': 'end',
};

/** The reveal of the action cards is to be read; what belongs to something else comes with it. */
export const lasts: BoardModule['lasts'] = {
  action: 2.4,
  round: 1.2,
  'game-end': 3,
  'first-discard': 0,
  'develop-nothing': 0,
  'settle-nothing': 0,
  'windfall-good': 0,
  'use-tactics': 0,
  'use-colony-ship': 0,
  'use-contact': 0,
  pay: 0,
  'pay-all': 0,
  'settle-bonus': 0,
  'draw-after-settling': 0,
  'draw-after-developing': 0,
  'gain-chips': 0,
  'consume-draw': 0,
  'consume-end': 0,
  produce: 0,
  'draw-for-producing': 0,
  'end-discard': 0,
};

export type Effect =
  /** All action cards are turned over. */
  | { kind: 'reveal' }
  | { kind: 'phase'; phase: Phase }
  /** A card came into a tableau, or left it. */
  | { kind: 'place' | 'lost'; seat: number; card: string }
  /** A good came onto a world, or was used. */
  | { kind: 'good' | 'used'; seat: number; card: string }
  /** Cards more or less in somebody's hand. */
  | { kind: 'cards'; seat: number; n: number }
  /** Points more or less, chips among them or not. */
  | { kind: 'points'; seat: number; n: number; chips: boolean };

/** What has changed from one table to the next, in the order in which it is looked at. */
export function effectsOf(before: View, after: View): Effect[] {
  const effects: Effect[] = [];
  const open = (view: View): boolean => view.empires.some((empire) => empire.actions.length > 0);
  if (open(after) && !open(before)) effects.push({ kind: 'reveal' });
  if (after.phase && after.phase !== before.phase) effects.push({ kind: 'phase', phase: after.phase });
  for (const now of after.empires) {
    const then = before.empires.find(({ seat }) => seat === now.seat);
    if (then) effects.push(...changesOf(then, now));
  }
  return effects;
}

function changesOf(then: Empire, now: Empire): Effect[] {
  const { seat } = now;
  const effects: Effect[] = [];
  const places = new Map(then.tableau.map((place) => [place.card, place]));
  for (const { card, good } of now.tableau) {
    const place = places.get(card);
    places.delete(card);
    if (!place) effects.push({ kind: 'place', seat, card });
    if (good && !place?.good) effects.push({ kind: 'good', seat, card });
    if (!good && place?.good) effects.push({ kind: 'used', seat, card });
  }
  for (const card of places.keys()) effects.push({ kind: 'lost', seat, card });
  const cards = now.hand_size + now.explored_size - then.hand_size - then.explored_size;
  if (cards !== 0) effects.push({ kind: 'cards', seat, n: cards });
  const points = now.score.total - then.score.total;
  const chips = now.chips - then.chips;
  if (points !== 0 || chips !== 0) effects.push({ kind: 'points', seat, n: points || chips, chips: chips !== 0 });
  return effects;
}
