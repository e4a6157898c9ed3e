/** Tables for the tests of the map, as they are needed, on the true chart. */
import { anUpdate } from '../../../testing/wire';
import type { Dealt } from '../../board_contract';
import { position, things } from '../fixtures/load';
import type { Piece, Planet, Sector, Ship, Stop, View } from '../types';

export { things };
export const { map } = things;

const planets = (slot: string, up: boolean): Planet[] =>
  (['ore', 'fuel', 'food'] as const).map((resource, i) => ({
    planet: `${slot}.${i + 1}`,
    resource,
    symbol: (['triangle', 'square', 'hexagon'] as const)[i]!,
    numbers: up ? [i + 5] : null,
    token: null,
  }));

/** Systems everywhere but an outpost at N3, an empty sector at N5 and an unknown one at F7; those of home are explored. */
export function sectors(explored: readonly string[] = []): Sector[] {
  return map.slots.map(({ slot, zone }) => {
    const kind = slot === 'N3' ? 'outpost' : slot === 'N5' ? 'empty' : slot === 'F7' ? 'unknown' : 'system';
    const up = zone === 'home' || explored.includes(slot);
    return {
      slot,
      stars: zone === 'home' ? 0 : zone === 'near' ? 1 : 2,
      kind,
      explored: kind === 'system' && up,
      planets: kind === 'system' ? planets(slot, up) : [],
      civ: kind === 'outpost' ? 'merchants' : null,
      docks: [],
      marker: null,
      cards: [],
    };
  });
}

export const ship = (
  owner: number,
  number: number,
  kind: Ship['kind'],
  node: string,
  more: Partial<Ship> = {},
): Ship => ({
  owner,
  number,
  kind,
  node,
  done: false,
  grounded: false,
  must_leave: false,
  ...more,
});
export const piece = (owner: number | null, kind: Piece['kind'], node: string): Piece => ({ owner, kind, node });
export const stop = (number: number, node: string, steps: number, from: string, more: Partial<Stop> = {}): Stop => ({
  ship: number,
  node,
  steps,
  from,
  stop: true,
  found: false,
  station: false,
  reveals: false,
  clears: false,
  ...more,
});

export function table(view: Partial<View>, decision: string | null = null, actions: string[] = []): Dealt<View> {
  return {
    ...anUpdate({
      step: 1,
      seats: ['Ada', 'Brahe', 'Cori'].map((name, seat) => ({ seat, name, kind: 'person' })),
      waiting: [],
      asked: decision
        ? {
            decision,
            question: '',
            need: 1,
            rule: '',
            choices: actions.map((action) => ({ action, words: `do ${action}` })),
          }
        : null,
    }),
    view: {
      ...position('turn').view,
      seat: 0,
      turn: 3,
      phase: 'flight',
      sectors: sectors(),
      pieces: [],
      ships: [],
      closed: [],
      sites: [],
      flight: null,
      ...view,
    },
  };
}
