/** Figures the view leaves to be worked out: who would get an end tile, what tokens are worth, what the end would add. */
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

const COLONISED_POINTS = 2; // duel:I6

/** What the end of the game would add as the table stands. Science cards that score at the end are not counted. */
export function endPoints(universe: Universe, all: readonly Universe[], tiles: readonly Tile[], things: Things) {
  const objects = things.objects.reduce(
    (sum, object) => sum + universe.objects[object.id] * objectWorth(universe, object.id, things),
    0,
  );
  const seat = all.indexOf(universe);
  return {
    tiles: tiles.reduce((sum, tile) => sum + (tilePoints(tile, all)[seat] ?? 0), 0),
    objects,
    colonised: COLONISED_POINTS * universe.colonised,
  };
}
