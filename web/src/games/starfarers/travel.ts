/** Ships, ways and what can be done at an intersection. */
import type { Chart, Links, Point } from './geometry';
import type { Ship, View, Stop } from './types';

/** What an action is about: a ship, an intersection, or both. */
export interface Aim {
  verb: string;
  ship: number | null;
  node: string | null;
}

/** Verbs whose target is an intersection. */
const PLACES = new Set(['place', 'spaceport', 'colony_ship', 'trade_ship']);
/** Verbs whose target is a ship, or a ship and an intersection. */
const SHIPS = new Set(['fly', 'found', 'step', 'jump', 'ground']);

export function aimOf(action: string): Aim | null {
  const at = action.indexOf(':');
  const verb = action.slice(0, Math.max(at, 0));
  const rest = action.slice(at + 1);
  if (PLACES.has(verb)) return { verb, ship: null, node: rest };
  if (!SHIPS.has(verb)) return null;
  const dot = rest.indexOf('.');
  const ship = Number(dot < 0 ? rest : rest.slice(0, dot));
  return { verb, ship, node: dot < 0 ? null : rest.slice(dot + 1) };
}

/** Founding is the obvious thing where it is possible, then flying there; a single step is the last resort. */
const ORDER = ['found', 'fly', 'jump', 'step'];
const rank = (action: string): number =>
  (ORDER.indexOf(aimOf(action)?.verb ?? '') + ORDER.length + 1) % (ORDER.length + 1);

export interface Shown {
  /** The ship whose reach is shown. */
  ship: number | null;
  /** The way is chosen step by step. */
  stepping: boolean;
  /** The only verb whose targets glow. */
  only: string | null;
}

/** The ways to use each intersection, the most obvious one first. */
export function waysOf(actions: Iterable<string>, { ship, stepping, only }: Shown): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const action of actions) {
    const aim = aimOf(action);
    if (!aim?.node || (only && aim.verb !== only)) continue;
    if (aim.ship !== null && aim.ship !== ship) continue;
    if (stepping && (aim.verb === 'fly' || aim.verb === 'found')) continue;
    const here = ways.get(aim.node);
    if (here) here.push(action);
    else ways.set(aim.node, [action]);
  }
  for (const [node, here] of ways) {
    here.sort((a, b) => rank(a) - rank(b));
    // Whoever flies there need not step there.
    if (here.length > 1 && aimOf(here[0]!)?.verb !== 'step')
      ways.set(
        node,
        here.filter((one) => aimOf(one)?.verb !== 'step'),
      );
  }
  return ways;
}

/** Own ships something can be done with, in order. */
export function shipsOf(actions: Iterable<string>): number[] {
  const numbers = new Set<number>();
  for (const action of actions) {
    const ship = aimOf(action)?.ship;
    if (ship) numbers.add(ship);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** The ship whose reach is shown: the one wished for if it may move, else the one under way, else the first. */
export function shipShown(wish: number | null, able: readonly number[], moving: number | null): number | null {
  if (wish !== null && able.includes(wish)) return wish;
  if (moving !== null && able.includes(moving)) return moving;
  return able[0] ?? null;
}

/** The way to a stop, from where the ship stands; nothing where it cannot get. */
export function wayTo(reach: readonly Stop[], ship: number, start: string, node: string): string[] {
  const before = new Map(reach.filter((one) => one.ship === ship).map((one) => [one.node, one.from]));
  const way = [node];
  while (way[0] !== start) {
    const from = before.get(way[0]!);
    if (from === undefined || way.includes(from)) return [];
    way.unshift(from);
  }
  return way;
}

/** A shortest way along the lanes, for a ship that was seen here and is there now. */
export function wayBetween(links: Links, start: string, goal: string, most = 16): string[] {
  const from = new Map<string, string>();
  let edge = [start];
  for (let steps = 0; steps < most && edge.length > 0 && !from.has(goal); steps++) {
    const next: string[] = [];
    for (const node of edge)
      for (const other of links.get(node) ?? []) {
        if (other === start || from.has(other)) continue;
        from.set(other, node);
        next.push(other);
      }
    edge = next;
  }
  if (!from.has(goal)) return [start, goal];
  const way = [goal];
  while (way[0] !== start) way.unshift(from.get(way[0]!)!);
  return way;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The neighbour an arrow key leads to. Lanes run in three directions and arrows in four: where two neighbours lie equally
 * well, the one that takes back the last sidestep is chosen, so that an arrow held down goes straight on.
 */
export function toward(
  chart: Chart,
  links: Links,
  from: string,
  key: string,
  drift: number,
): { node: string; drift: number } | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const here = chart.at(from);
  let best: { node: string; drift: number } | null = null;
  let most = 0.25;
  for (const node of links.get(from) ?? []) {
    const there = chart.at(node);
    const far = Math.hypot(there.x - here.x, there.y - here.y) || 1;
    const along = ((there.x - here.x) * way.x + (there.y - here.y) * way.y) / far;
    const aside = ((there.x - here.x) * way.y + (there.y - here.y) * way.x) / far;
    const worth = along - Math.sign(drift) * aside * 0.01;
    if (worth > most) [best, most] = [{ node, drift: drift + (Math.abs(aside) > 0.1 ? aside : 0) }, worth];
  }
  return best;
}

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The own ship with that number. */
export function ownShip(view: View, number: number | null): Ship | undefined {
  return view.ships.find((one) => one.owner === view.seat && one.number === number);
}

/** What somebody probably meant who clicked an intersection where nothing can be done. */
export function meant(view: View, chart: Chart, decision: string, node: string, ship: number | null): string {
  const role = chart.roles.get(node);
  const site = role?.kind === 'site';
  const berth = role?.kind === 'berth';
  const own = view.ships.find((one) => one.owner === view.seat)?.number ?? 1;
  const number = ship ?? own;
  if (decision === 'flight' || decision === 'land') {
    const colony = ownShip(view, number)?.kind === 'colony';
    return site && colony && !view.pieces.some((one) => one.node === node)
      ? `found:${number}.${node}`
      : `fly:${number}.${node}`;
  }
  if (decision === 'jump') return `jump:${number}.${node}`;
  if (decision === 'ground') return `ground:${number}`;
  if (decision === 'place_colony' && site) return `place:${node}`;
  if ((decision === 'place_port' || decision === 'turn') && site) return `spaceport:${node}`;
  if ((decision === 'place_ship' || decision === 'turn') && berth) return `colony_ship:${node}`;
  if (decision === 'free_ship' && berth) return `trade_ship:${node}`;
  return `fly:${number}.${node}`;
}
