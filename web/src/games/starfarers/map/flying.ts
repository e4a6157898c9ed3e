/** Which ships are seen to fly between two looks at the table, and along which way. */
import type { Chart, Links } from '../geometry';
import { wayBetween } from '../travel';
import type { Ship, View } from '../types';
import { foundedBy } from './founded';

export interface Flying {
  id: string;
  ship: Ship;
  way: string[];
}

export const idOf = (ship: Pick<Ship, 'owner' | 'number' | 'kind'>): string =>
  `${ship.owner}.${ship.number}.${ship.kind}`;

/** Those that stand elsewhere now, and those that are used up by what they founded: they fly there, and are gone. */
export function flyingBetween(then: View, now: View, chart: Chart, links: Links): Flying[] {
  const before = new Map(then.ships.map((ship) => [idOf(ship), ship.node]));
  const moved = now.ships.flatMap((ship): Flying[] => {
    const from = before.get(idOf(ship));
    return !from || from === ship.node ? [] : [{ id: idOf(ship), ship, way: wayBetween(links, from, ship.node) }];
  });
  const gone = foundedBy(then, now, chart).map(({ ship, node }): Flying => ({
    id: idOf(ship),
    ship,
    way: wayBetween(links, ship.node, node),
  }));
  return [...moved, ...gone];
}
