/** The list of what can be built: what a click on a row does, and why a row is closed. */
import { actionsOf } from '../common/notation';
import { LIMITS, type Build, type Fleet, type MapSlot, type View, type Upgrade } from './types';
import { lacking, total } from './words';

export const isUpgrade = (id: string): id is Upgrade => id in LIMITS;

/** The legal actions that build this. */
export function waysTo(id: Build | Upgrade, legal: Iterable<string>): string[] {
  return isUpgrade(id) ? [...legal].filter((action) => action === `upgrade:${id}`) : actionsOf(id, legal);
}

/** The two berths of each of somebody's spaceports. */
export function berthsOf(seat: number, view: View, slots: readonly MapSlot[]): string[] {
  const ports = view.pieces.filter((piece) => piece.owner === seat && piece.kind === 'spaceport');
  return ports.flatMap((port) => slots.flatMap((slot) => slot.berths[port.node] ?? []));
}

/** An action to ask the engine about where the row is closed. */
export function sample(id: Build | Upgrade, me: Fleet, view: View, slots: readonly MapSlot[]): string {
  if (isUpgrade(id)) return `upgrade:${id}`;
  if (id === 'spaceport') {
    const mine = view.pieces.filter((piece) => piece.owner === me.seat);
    return `spaceport:${(mine.find((piece) => piece.kind === 'colony') ?? mine[0] ?? view.pieces[0])?.node ?? ''}`;
  }
  const berths = berthsOf(me.seat, view, slots);
  const free = berths.find((node) => !view.ships.some((ship) => ship.node === node));
  return `${id}:${free ?? berths[0] ?? Object.values(slots[0]?.berths ?? {})[0]?.[0] ?? ''}`;
}

export type Closed = 'cards' | 'limit' | 'transport' | 'colony' | 'station' | 'shipyard' | 'site' | 'berth' | 'tray';

/** The first reason why it cannot be built, as the engine would see it; null where there is none to tell. */
export function closedBy(id: Build | Upgrade, me: Fleet, view: View, slots: readonly MapSlot[]): Closed | null {
  const { stock } = me;
  if (isUpgrade(id)) {
    if (me[id] >= LIMITS[id]) return 'limit';
    if (view.tray[id] === 0) return 'tray';
  } else if (id === 'spaceport') {
    if (stock.shipyard === 0) return 'shipyard';
    if (!view.pieces.some((piece) => piece.owner === me.seat && piece.kind === 'colony')) return 'site';
  } else {
    if (stock.transport === 0) return 'transport';
    if (id === 'colony_ship' && stock.colony === 0) return 'colony';
    if (id === 'trade_ship' && stock.trade_station === 0) return 'station';
    const taken = new Set(view.ships.map((ship) => ship.node));
    if (berthsOf(me.seat, view, slots).every((node) => taken.has(node))) return 'berth';
  }
  return me.hand && total(lacking(view.prices[id], me.hand)) > 0 ? 'cards' : null;
}
