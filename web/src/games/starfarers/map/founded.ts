/** Which ships of an earlier table have become colonies or stations on a later one, and where. */
import type { Chart } from '../geometry';
import type { Ship, View } from '../types';

export function foundedBy(then: View, now: View, chart: Chart): { ship: Ship; node: string }[] {
  const stood = new Set(then.pieces.map((one) => one.node));
  return then.ships.flatMap((ship) => {
    if (now.ships.some((one) => one.owner === ship.owner && one.number === ship.number && one.kind === ship.kind))
      return [];
    const node = ship.kind === 'colony' ? colony(ship, now, stood) : station(ship, then, now, chart);
    return node && node !== ship.node ? [{ ship, node }] : [];
  });
}

function colony(ship: Ship, now: View, stood: ReadonlySet<string>): string | undefined {
  return now.pieces.find((one) => one.owner === ship.owner && !stood.has(one.node))?.node;
}

function station(ship: Ship, then: View, now: View, chart: Chart): string | undefined {
  const count = (docks: readonly number[]): number => docks.filter((seat) => seat === ship.owner).length;
  const grown = now.sectors.find((sector, i) => count(sector.docks) > count(then.sectors[i]?.docks ?? []));
  return grown && chart.slots.get(grown.slot)?.centre;
}
