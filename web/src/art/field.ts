/** A noise field on a sphere, and the closed contours in which it exceeds a threshold: the coasts of every world. */
import { n1 } from './seed';

export type Field = (x: number, y: number, z: number) => number;

/** Smooth noise between 0 and 1, of several octaves. */
export function noise(seed: number, octaves: number): Field {
  const corner = (x: number, y: number, z: number): number => {
    let h = seed ^ Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1442695041);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  const single: Field = (x, y, z) => {
    const X = Math.floor(x);
    const Y = Math.floor(y);
    const Z = Math.floor(z);
    const u = smooth(x - X);
    const v = smooth(y - Y);
    const w = smooth(z - Z);
    const plane = (k: number): number =>
      mix(mix(corner(X, Y, k), corner(X + 1, Y, k), u), mix(corner(X, Y + 1, k), corner(X + 1, Y + 1, k), u), v);
    return mix(plane(Z), plane(Z + 1), w);
  };
  return (x, y, z) => {
    let weight = 0.5;
    let frequency = 1;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += weight * single(x * frequency + 7, y * frequency + 3, z * frequency + 11);
      total += weight;
      weight *= 0.5;
      frequency *= 2.03;
    }
    return sum / total;
  };
}

const EDGE = 1.06; // the grid reaches a little beyond the disc

/** One sampling of a field serves all its thresholds. */
const samples = new WeakMap<Field, Float32Array>();

function sample(field: Field, size: number): Float32Array {
  const known = samples.get(field);
  if (known && known.length === size * size) return known;
  const step = (2 * EDGE) / (size - 1);
  const grid = new Float32Array(size * size);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      let x = -EDGE + i * step;
      let y = -EDGE + j * step;
      const r = Math.hypot(x, y);
      let z = 0;
      if (r > 1) {
        x /= r;
        y /= r;
      } else z = Math.sqrt(1 - r * r);
      grid[j * size + i] = field(x, y, z);
    }
  }
  samples.set(field, grid);
  return grid;
}

/** Which edges of a cell a contour enters and leaves, by which of its corners are inside (marching squares). */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [LEFT, TOP],
  [TOP, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, BOTTOM],
  [LEFT, TOP, RIGHT, BOTTOM],
  [TOP, BOTTOM],
  [LEFT, BOTTOM],
  [BOTTOM, LEFT],
  [BOTTOM, TOP],
  [TOP, RIGHT, BOTTOM, LEFT],
  [BOTTOM, RIGHT],
  [RIGHT, LEFT],
  [RIGHT, TOP],
  [TOP, LEFT],
  [],
];

/** The path of `field > threshold` on the visible half of a sphere of that radius, on a grid of size × size. */
export function contour(field: Field, threshold: number, size: number, radius: number): string {
  const grid = sample(field, size);
  const step = (2 * EDGE) / (size - 1);
  const value = new Float32Array(size * size).fill(-1);
  for (let j = 1; j < size - 1; j++)
    for (let i = 1; i < size - 1; i++) value[j * size + i] = (grid[j * size + i] ?? 0) - threshold;
  const at = (k: number): number => value[k] ?? -1;
  // An edge is named 2 × its cell, plus 1 if it runs down; where the contour crosses it is worked out by proportion.
  const point = (edge: number): [number, number] => {
    const cell = edge >> 1;
    const down = (edge & 1) === 1;
    const a = at(cell);
    const f = a / (a - at(down ? cell + size : cell + 1));
    const i = cell % size;
    const j = Math.floor(cell / size);
    return [(-EDGE + (down ? i : i + f) * step) * radius, (-EDGE + (down ? j + f : j) * step) * radius];
  };
  const next = new Map<number, number>();
  for (let j = 0; j < size - 1; j++) {
    for (let i = 0; i < size - 1; i++) {
      const q = j * size + i;
      const inside =
        (at(q) > 0 ? 1 : 0) | (at(q + 1) > 0 ? 2 : 0) | (at(q + size + 1) > 0 ? 4 : 0) | (at(q + size) > 0 ? 8 : 0);
      const crossings = CROSSINGS[inside] ?? [];
      const edges = [2 * q, 2 * (q + 1) + 1, 2 * (q + size), 2 * q + 1];
      for (let k = 0; k < crossings.length; k += 2)
        next.set(edges[crossings[k] ?? 0] ?? 0, edges[crossings[k + 1] ?? 0] ?? 0);
    }
  }
  let path = '';
  while (next.size > 0) {
    const first = next.keys().next().value as number;
    const points: [number, number][] = [];
    let edge: number | undefined = first;
    do {
      points.push(point(edge));
      const after = next.get(edge);
      next.delete(edge);
      edge = after;
    } while (edge !== undefined && edge !== first);
    if (points.length >= 5) path += smoothed(points);
  }
  return path;
}

/** A closed line through the middles of the sides, bent at the points: no corner is left. Relative, in tenths. */
function smoothed(points: readonly [number, number][]): string {
  const tenths = (v: number): number => Math.round(v * 10);
  const pair = (a: number, b: number): string => `${n1(a / 10)}${b < 0 ? '' : ' '}${n1(b / 10)}`;
  const of = (i: number): [number, number] => points[i % points.length] ?? [0, 0];
  const middle = (a: [number, number], b: [number, number]): [number, number] => [
    tenths((a[0] + b[0]) / 2),
    tenths((a[1] + b[1]) / 2),
  ];
  let here = middle(of(points.length - 1), of(0));
  let path = `M${pair(...here)}q`;
  for (let i = 0; i < points.length; i++) {
    const end = middle(of(i), of(i + 1));
    const bend = [tenths(of(i)[0]) - here[0], tenths(of(i)[1]) - here[1]] as const;
    const go = [end[0] - here[0], end[1] - here[1]] as const;
    path += `${i > 0 && bend[0] >= 0 ? ' ' : ''}${pair(...bend)}${go[0] < 0 ? '' : ' '}${pair(...go)}`;
    here = end;
  }
  return `${path}z`;
}
