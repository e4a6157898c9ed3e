/** An offer while it is put together on the desk: it is changed card by card, and goes out as one gesture. */
import { none } from './figures';
import { seatAction } from './gesture';
import { RESOURCES, type Five, type Offer, type Resource, type View } from './types';

export interface Draft {
  give: Five;
  ask: Five;
  /** Seats that are named; nobody: all are asked. */
  to: readonly number[];
}
export type Side = 'give' | 'ask';

export const empty = (): Draft => ({ give: none(), ask: none(), to: [] });
const count = (five: Five): number => RESOURCES.reduce((sum, resource) => sum + five[resource], 0);
export const isEmpty = (draft: Draft): boolean => count(draft.give) + count(draft.ask) === 0;

/** One card more or less on a side. Nobody gives what they ask for (starfarers:4.7): the other side makes room. */
export function change(draft: Draft, side: Side, resource: Resource, by: 1 | -1): Draft {
  const other: Side = side === 'give' ? 'ask' : 'give';
  const n = Math.max(0, draft[side][resource] + by);
  return {
    ...draft,
    [side]: { ...draft[side], [resource]: n },
    [other]: n > 0 ? { ...draft[other], [resource]: 0 } : draft[other],
  };
}

export function name(draft: Draft, seat: number): Draft {
  const to = draft.to.includes(seat) ? draft.to.filter((one) => one !== seat) : [...draft.to, seat].sort();
  return { ...draft, to };
}

/** The most cards one of those asked holds: nobody can be asked for more. */
export function mostOf(draft: Draft, view: View, asked: readonly number[]): number {
  const seats = draft.to.length > 0 ? draft.to : asked;
  return Math.max(0, ...view.fleets.filter((one) => seats.includes(one.seat)).map((one) => one.hand_size));
}

export function canAdd(draft: Draft, side: Side, resource: Resource, hand: Five, most: number): boolean {
  return side === 'give' ? hand[resource] > draft.give[resource] : count(draft.ask) < most;
}

/** What is lacking before it can be sent; '' where nothing is. A request leaves one side open. */
export function lacks(draft: Draft, mayBeOpen: boolean, most: number): '' | 'empty' | 'side' | 'much' {
  const [give, ask] = [count(draft.give), count(draft.ask)];
  if (give + ask === 0) return 'empty';
  if (!mayBeOpen && (give === 0 || ask === 0)) return 'side';
  return ask > most ? 'much' : '';
}

/** A counter-offer starts from the offer: what was asked for is given as far as one holds it. */
export function counterTo(offer: Pick<Offer, 'give' | 'ask'>, hand: Five): Draft {
  const give = none();
  for (const resource of RESOURCES) give[resource] = Math.min(offer.ask[resource], hand[resource]);
  return { give, ask: { ...offer.give }, to: [] };
}

/** The gesture that sends it: what the table has begun of another one is put away first. */
export function gesture(draft: Draft, decision: string, begun: boolean): string[] {
  const cards = (['give', 'ask'] as const).flatMap((side) =>
    RESOURCES.flatMap((resource) => Array.from({ length: draft[side][resource] }, () => `${side}:${resource}`)),
  );
  const first = decision === 'answer' || decision === 'close' ? 'counter' : 'offer';
  const named = decision === 'answer' ? [] : draft.to.map((seat) => seatAction('to', seat));
  return [...(begun ? ['cancel'] : []), first, ...cards, ...named, 'send'];
}
