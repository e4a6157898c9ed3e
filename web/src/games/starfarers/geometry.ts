/**
 * Where everything lies on the chart, in the units of its drawing. Wide screens lay the chart on its side, home left and
 * deep space right; phones keep it upright, home at the bottom.
 */
import type { MapSlot, Sector, Things } from './types';

export interface Point {
  x: number;
  y: number;
}

/** The side of a hex. */
export const SIDE = 44;
const HALF = SIDE / 2;
const RISE = (SIDE * Math.sqrt(3)) / 2;
const MARGIN = 27;
/** Room for the names of the zones above a chart that lies on its side. */
const HEAD = 0;

/** Borders of the zones in board units: the home sector's, and the one between near and deep space. */
export const HOME_LINE = 23.4;
const DEEP_LINE: readonly (readonly [number, number])[] = [
  [-4, 8.5],
  [9.5, 8.5],
  [11.6, 12.7],
  [20.6, 12.7],
  [21.2, 7.6],
  [25, 6.8],
  [34, 6.6],
];

/** What an intersection is to the slot it lies at. */
export interface Role {
  slot: string;
  kind: 'centre' | 'site' | 'berth' | 'ring';
  /** The site a berth belongs to. */
  site?: string;
}

export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

export class Chart {
  readonly width: number;
  readonly height: number;
  readonly slots: ReadonlyMap<string, MapSlot>;
  /** Roles by node; most intersections have none. */
  readonly roles: ReadonlyMap<string, Role>;
  private readonly points = new Map<string, Point>();
  private readonly planets = new Map<string, Point>();
  private readonly left: number;
  private readonly top: number;

  constructor(
    readonly map: Things['map'],
    readonly wide: boolean,
  ) {
    const xs = map.nodes.map((node) => this.turn(node.x, node.y).x);
    const ys = map.nodes.map((node) => this.turn(node.x, node.y).y);
    this.left = Math.min(...xs) - MARGIN;
    this.top = Math.min(...ys) - MARGIN - (wide ? HEAD : 0);
    this.width = Math.max(...xs) + MARGIN - this.left;
    this.height = Math.max(...ys) + MARGIN - this.top;
    for (const node of map.nodes) this.points.set(node.id, this.place(node.x, node.y));
    this.slots = new Map(map.slots.map((slot) => [slot.slot, slot]));
    const roles = new Map<string, Role>();
    for (const { slot, centre, hexes, joints, ring, berths } of map.slots) {
      for (const hex of hexes) this.planets.set(hex.planet, this.place(hex.x, hex.y));
      for (const node of ring) roles.set(node, { slot, kind: 'ring' });
      for (const [site, two] of Object.entries(berths))
        for (const node of two) roles.set(node, { slot, kind: 'berth', site });
      for (const node of joints) roles.set(node, { slot, kind: 'site' });
      roles.set(centre, { slot, kind: 'centre' });
    }
    this.roles = roles;
  }

  private turn(x: number, y: number): Point {
    return this.wide ? { x: -y * RISE, y: x * HALF } : { x: x * HALF, y: y * RISE };
  }
  /** A place in board units on the drawing. */
  place(x: number, y: number): Point {
    const at = this.turn(x, y);
    return { x: at.x - this.left, y: at.y - this.top };
  }
  at(node: string): Point {
    return this.points.get(node) ?? { x: 0, y: 0 };
  }
  has(node: string): boolean {
    return this.points.has(node);
  }
  planet(id: string): Point {
    return this.planets.get(id) ?? { x: 0, y: 0 };
  }
  centre(slot: string): Point {
    return this.at(this.slots.get(slot)?.centre ?? '');
  }

  /** The corners of a hex around a point, a little inside of its lanes. */
  hex({ x, y }: Point, scale = 0.97): string {
    const turn = this.wide ? 30 : 0;
    return Array.from({ length: 6 }, (_, i) => {
      const angle = ((i * 60 + turn) * Math.PI) / 180;
      return `${n1(x + Math.cos(angle) * SIDE * scale)},${n1(y + Math.sin(angle) * SIDE * scale)}`;
    }).join(' ');
  }

  /** A line along these places. */
  line(places: readonly (readonly [number, number])[]): string {
    return `M${places
      .map(([x, y]) => this.place(x, y))
      .map((at) => `${n1(at.x)} ${n1(at.y)}`)
      .join('L')}`;
  }
  get homeLine(): string {
    return this.line([
      [-4, HOME_LINE],
      [34, HOME_LINE],
    ]);
  }
  get deepLine(): string {
    return this.line(DEEP_LINE);
  }

  /** A line through these intersections. */
  path(nodes: readonly string[]): string {
    return `M${nodes.map((node) => `${n1(this.at(node).x)} ${n1(this.at(node).y)}`).join('L')}`;
  }

  /** The intersection nearest to a point, if it is near enough to be meant. */
  nearest(point: Point, within = HALF * 0.95): string | null {
    let best: string | null = null;
    let least = within;
    for (const [node, at] of this.points) {
      const far = Math.hypot(at.x - point.x, at.y - point.y);
      if (far <= least) [best, least] = [node, far];
    }
    return best;
  }
  /** The planet under a point. */
  planetAt(point: Point, within = SIDE * 0.8): string | null {
    for (const [planet, at] of this.planets) if (Math.hypot(at.x - point.x, at.y - point.y) <= within) return planet;
    return null;
  }
}

export type Links = ReadonlyMap<string, readonly string[]>;

/** The lanes between intersections: the middle of a system, or of a sector nobody has seen, is none. */
export function linksOf(map: Things['map'], sectors: readonly Sector[]): Links {
  const shut = new Set(sectors.filter((one) => one.kind === 'system' || one.kind === 'unknown').map((one) => one.slot));
  const middles = new Set(map.slots.filter((slot) => shut.has(slot.slot)).map((slot) => slot.centre));
  return new Map(
    map.nodes
      .filter((node) => !middles.has(node.id))
      .map((node) => [node.id, node.neighbours.filter((other) => !middles.has(other))]),
  );
}

/** All lanes as one drawing, and all intersections as another. */
export function latticeOf(chart: Chart, links: Links): { lanes: string; dots: string } {
  let lanes = '';
  let dots = '';
  for (const [node, others] of links) {
    const a = chart.at(node);
    dots += `M${n1(a.x)} ${n1(a.y)}h.01`;
    for (const other of others) {
      if (other < node) continue;
      const b = chart.at(other);
      lanes += `M${n1(a.x)} ${n1(a.y)}L${n1(b.x)} ${n1(b.y)}`;
    }
  }
  return { lanes, dots };
}
