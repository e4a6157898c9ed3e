/**
 * What a click means. Every action names a thing on the table (a site, a card, an exchange, a seat, one of the nine
 * tiles); a thing that carries one legal action picks it, one that carries several offers them in the question.
 */
import { actionsOf, verbOf } from '../common/notation';
import type { Act } from './types';

const TILES: readonly string[] = ['manufacture', 'retrieve', 'scavenge'];

/** The thing an action is done on. */
export function thingOf(action: string): string {
  const [verb = '', what = ''] = action.split(':');
  switch (verb) {
    case 'develop':
    case 'research':
      return what.slice(0, what.lastIndexOf('.'));
    case 'nominate':
      return seatThing(Number(what));
    case 'convert':
      return convertThing(what);
    default:
      return TILES.includes(verb) ? verb : what;
  }
}
export const seatThing = (seat: number): string => `seat.${seat}`;
export const convertThing = (resource: string): string => `convert.${resource}`;

/** The legal actions on a thing; where one kind of action is aimed at, only those of it. */
export function actionsOn(thing: string, legal: Iterable<string>, aim: string | null): string[] {
  return [...legal].filter((action) => thingOf(action) === thing && (!aim || verbOf(action) === aim));
}

/** Actions whose button says in words all they cost and bring: a click is enough, and it can be taken back. */
const AT_ONCE: readonly string[] = ['trade', 'scavenge', 'convert', 'use', 'produce', 'adapt', 'colonize'];
export const atOnce = (action: string): boolean => AT_ONCE.includes(verbOf(action));

/** What a click on one of the nine tiles does. */
export type TileClick = { pick: string } | { offer: string[] } | { aim: Act } | null;

export function tileClick(act: Act, legal: Iterable<string>): TileClick {
  const found = actionsOf(act, legal);
  if (found.length === 0) return null;
  if (found.length === 1) return { pick: found[0]! };
  if (TILES.includes(act) || new Set(found.map(thingOf)).size === 1) return { offer: found };
  return { aim: act };
}
