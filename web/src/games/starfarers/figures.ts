/** Chances and yields: what two dice are worth to somebody, and how they fell so far. */
import { RESOURCES, type Five, type MapSlot, type Roll, type Resource, type View } from './types';

/** The sums of two dice. */
export const SUMS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** In how many of the 36 throws a sum comes. */
export const chance = (sum: number): number => 6 - Math.abs(7 - sum);

export const none = (): Five => ({ ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 });

/** The planets a colony site lies between: joints stand between hexes 1-2, 2-3 and 3-1 of their slot. */
export function planetsAt(node: string, slots: readonly MapSlot[]): string[] {
  for (const slot of slots) {
    const at = slot.joints.indexOf(node);
    if (at < 0) continue;
    return [slot.hexes[at], slot.hexes[(at + 1) % slot.hexes.length]].flatMap((hex) => hex?.planet ?? []);
  }
  return [];
}

export interface Yield {
  sum: number;
  chance: number;
  /** What this sum brings, with the Green Folk's cards. */
  gains: Five;
  /** The numbers of the pieces' planets: from where it comes. */
  planets: { planet: string; resource: Resource; n: number }[];
}

/** What each sum brings to a seat as the table stands (starfarers:2.2, 11.11). */
export function yields(view: View, seat: number, slots: readonly MapSlot[]): Yield[] {
  const planets = new Map(view.sectors.flatMap((sector) => sector.planets.map((one) => [one.planet, one] as const)));
  const mine = view.pieces.filter((piece) => piece.owner === seat).flatMap((piece) => planetsAt(piece.node, slots));
  const friends = view.fleets[seat]?.friendship ?? [];
  return SUMS.map((sum) => {
    const gains = none();
    const from = new Map<string, Yield['planets'][number]>();
    for (const id of mine) {
      const planet = planets.get(id);
      if (!planet?.numbers?.includes(sum) || planet.token) continue;
      gains[planet.resource] += 1;
      from.set(id, { planet: id, resource: planet.resource, n: (from.get(id)?.n ?? 0) + 1 });
    }
    for (const resource of RESOURCES)
      if (gains[resource] > 0 && friends.includes(`green_${resource}`)) gains[resource] += 1;
    return { sum, chance: chance(sum), gains, planets: [...from.values()] };
  });
}

/** Cards expected of one throw. */
export function expected(all: readonly Yield[]): Five {
  const mean = none();
  for (const one of all) for (const resource of RESOURCES) mean[resource] += (one.gains[resource] * one.chance) / 36;
  return mean;
}
export const sumOf = (five: Five): number => RESOURCES.reduce((sum, resource) => sum + five[resource], 0);

export interface Fall {
  sum: number;
  /** How often it came, and how often it would on average. */
  n: number;
  mean: number;
}

export function falls(history: readonly Roll[]): Fall[] {
  return SUMS.map((sum) => ({
    sum,
    n: history.filter((past) => past.roll === sum).length,
    mean: (history.length * chance(sum)) / 36,
  }));
}

/** Lines of a chart: cards gained so far by each seat, after each production. */
export function gathered(history: readonly Roll[], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => {
    let sum = 0;
    return history.map((past) => (sum += past.gained[seat] ?? 0));
  });
}
