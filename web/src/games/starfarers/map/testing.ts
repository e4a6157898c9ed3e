/** A whole chart for the tests of the map: the lattice worked out anew, and tables on it as they are needed. */
import { anUpdate } from '../../../testing/wire';
import type { Dealt } from '../../seam';
import type {
  MapNode,
  MapSlot,
  Piece,
  Planet,
  Sector,
  Ship,
  StarfarersThings,
  StarfarersView,
  Stop,
  Zone,
} from '../types';

/** The hexes of each slot by column and row, clockwise. */
const SLOTS: Record<string, readonly (readonly [column: number, row: number])[]> = {
  F1: [[1, 0], [2, 0], [1, 1]], F2: [[5, 0], [6, 0], [5, 1]], F3: [[9, 0], [9, 1], [8, 0]], F4: [[2, 2], [2, 3], [1, 3]],
  F5: [[4, 2], [5, 3], [4, 3]], F6: [[7, 2], [8, 2], [7, 3]], F7: [[6, 4], [6, 5], [5, 5]], N1: [[9, 4], [9, 5], [8, 4]],
  N2: [[1, 5], [2, 5], [1, 6]], N3: [[8, 6], [9, 7], [8, 7]], N4: [[3, 7], [3, 8], [2, 7]], N5: [[6, 7], [6, 8], [5, 8]],
  N6: [[1, 9], [2, 9], [1, 10]], N7: [[4, 9], [5, 10], [4, 10]], N8: [[9, 9], [9, 10], [8, 9]],
  HA: [[1, 13], [1, 14], [0, 13]], HB: [[3, 13], [4, 13], [3, 14]], HC: [[7, 13], [7, 14], [6, 13]], HD: [[9, 13], [10, 13], [9, 14]],
}; // prettier-ignore

const middle = (column: number, row: number): [number, number] => [3 * column, 2 * row + (column % 2 ? 0 : 1)];
const name = (x: number, y: number): string => `n${x}_${y}`;
const AROUND = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]] as const; // prettier-ignore
function corners(column: number, row: number): string[] {
  const [x, y] = middle(column, row);
  return AROUND.map(([dx, dy]) => name(x + dx, y + dy));
}

function lattice(): MapNode[] {
  const nodes = new Map<string, MapNode>();
  for (let column = 0; column <= 10; column++) {
    const outer = column === 0 || column === 10;
    const rows = outer ? [12, 13] : Array.from({ length: column % 2 ? 15 : 14 }, (_, row) => row);
    for (const row of rows) {
      const around = corners(column, row);
      around.forEach((id, i) => {
        const [x, y] = id.slice(1).split('_').map(Number) as [number, number];
        const node = nodes.get(id) ?? { id, x, y, neighbours: [] };
        nodes.set(id, node);
        for (const other of [around[(i + 1) % 6]!, around[(i + 5) % 6]!])
          if (!node.neighbours.includes(other)) node.neighbours.push(other);
      });
    }
  }
  return [...nodes.values()];
}

function slots(nodes: readonly MapNode[]): MapSlot[] {
  const near = new Map(nodes.map((node) => [node.id, node.neighbours]));
  return Object.entries(SLOTS).map(([slot, hexes]) => {
    const at = hexes.map(([column, row]) => corners(column, row));
    const centre = at[0]!.find((node) => at[1]!.includes(node) && at[2]!.includes(node))!;
    const joints = at.map((one, i) => one.find((node) => node !== centre && at[(i + 1) % 3]!.includes(node))!);
    return {
      slot,
      zone: { F: 'far', N: 'near', H: 'home' }[slot[0]!] as Zone,
      centre,
      hexes: hexes.map(([column, row], i) => {
        const [x, y] = middle(column, row);
        return { planet: `${slot}.${i + 1}`, x, y };
      }),
      joints,
      ring: [...new Set(at.flat())].filter((node) => node !== centre),
      berths: Object.fromEntries(joints.map((node) => [node, near.get(node)!.filter((other) => other !== centre)])),
    };
  });
}

const nodes = lattice();
export const map: StarfarersThings['map'] = { nodes, slots: slots(nodes) };
export const things = {
  resources: ['ore', 'fuel', 'carbon', 'food', 'goods'].map((id) => ({ id, name: id })),
  civilisations: ['green_folk', 'merchants', 'scientists', 'diplomats'].map((id) => ({ id, name: id })),
  symbols: ['triangle', 'square', 'hexagon', 'alpha'].map((id) => ({ id, name: id })),
  map,
} as unknown as StarfarersThings;

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
  ...more,
});

export function table(view: Partial<StarfarersView>, decision: string | null = null, actions: string[] = []): Dealt {
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
      game: 'starfarers',
      seat: 0,
      turn: 3,
      phase: 'flight',
      sectors: sectors(),
      pieces: [],
      ships: [],
      closed: [],
      flight: null,
      ...view,
    },
  };
}
