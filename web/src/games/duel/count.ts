/** Figures to be worked out of the view: who would get an end tile, what tokens are worth, what the end would add. */
import type { Ui } from '../board_contract';
import type { Things, SpaceObject, Tile, Universe } from './types';

/** How many of what an end tile counts a player has. */
export function countOf(universe: Universe, count: string): number {
  switch (count) {
    case 'planets':
      return universe.planets.length;
    case 'colonised_planets':
      return universe.colonised;
    case 'stations':
      return universe.counts.production_station;
    case 'shuttles':
      return universe.counts.shuttle;
    case 'ships':
      return universe.counts.colony_ship;
    case 'science_played':
      return universe.researched.length;
    case 'military_level':
      return universe.influence.military;
    case 'trade_level':
      return universe.influence.trade;
    case 'diplomacy_level':
      return universe.influence.diplomacy;
    default:
      return 0;
  }
}

/** What each seat would get for a tile now: nothing for the one who produces less, both on a tie (duel:I2). */
export function tilePoints(tile: Tile, universes: readonly Universe[]): (number | null)[] {
  const most = Math.max(...universes.map((universe) => universe.production[tile.resource]));
  return universes.map((universe) =>
    universe.production[tile.resource] === most ? tile.points * countOf(universe, tile.count) : null,
  );
}

/** The worth of one token of an object for this player now (duel:I4). */
export function objectWorth(universe: Universe, object: SpaceObject, things: Things): number {
  const values = things.objects.find((one) => one.id === object)?.values ?? [0];
  return values[Math.min(universe.counts[object], values.length - 1)] ?? 0;
}

/** Points of somebody so far, and what the end would add to them if it came now, by its parts. */
export interface Projection {
  total: number;
  parts: { text: string; points: number }[];
}

/** Sources that are one thing to a player: supremacy is scored as a whole. */
const TOLD: readonly (readonly [string, readonly string[]])[] = [
  ['supremacy', ['military', 'trade', 'quadrant', 'diplomacy', 'rim']],
  ['income', ['income']],
  ['tiles', ['tiles']],
  ['objects', ['objects']],
  ['colonised', ['colonised']],
  ['legacy', ['legacy']],
];

export function projection(scored: number, universe: Universe, t: Ui['t']): Projection {
  const parts = TOLD.flatMap(([word, sources]) => {
    const points = sources.reduce((sum, source) => sum + (universe.projected[source] ?? 0), 0);
    return points ? [{ text: t(`duel-part-${word}`), points }] : [];
  });
  return { total: scored + parts.reduce((sum, part) => sum + part.points, 0), parts };
}
