/** The intersections that glow, as they are drawn. */
import { aimOf } from '../travel';
import type { Ship, Stop } from '../types';

/** `here`: a ship founds where it stands. */
export type StopKind = 'fly' | 'step' | 'found' | 'here' | 'station' | 'site' | 'port' | 'berth' | 'trader';

/** What a flight there leads to; null: to nothing but the place. */
export type Lead = 'colony' | 'station' | 'explore' | 'clear' | null;

export interface Glow {
  node: string;
  ways: string[];
  kind: StopKind;
  steps: number | null;
  reveals: boolean;
  lead: Lead;
}

const KINDS: Record<string, StopKind> = {
  fly: 'fly',
  jump: 'fly',
  step: 'step',
  found: 'found',
  place: 'site',
  spaceport: 'port',
  colony_ship: 'berth',
  trade_ship: 'trader',
};

/** Nearest first, so that keys meet them in that order. */
export function glows(
  ways: ReadonlyMap<string, string[]>,
  reach: readonly Stop[],
  ship: Pick<Ship, 'number' | 'node'> | undefined,
): Glow[] {
  const far = new Map(reach.filter((one) => one.ship === ship?.number).map((one) => [one.node, one]));
  const all = [...ways].map(([node, actions]): Glow => {
    const stop = far.get(node);
    const verb = aimOf(actions[0] ?? '')?.verb ?? '';
    const flown = verb === 'fly' || verb === 'found' || verb === 'step';
    return {
      node,
      ways: actions,
      kind:
        verb === 'found' && node === ship?.node
          ? 'here'
          : verb === 'fly' && stop?.station
            ? 'station'
            : (KINDS[verb] ?? 'fly'),
      steps: flown ? (verb === 'step' ? 1 : (stop?.steps ?? null)) : null,
      reveals: flown && (stop?.reveals ?? false),
      lead: leadOf(verb, stop),
    };
  });
  return all.sort((a, b) => (a.steps ?? 0) - (b.steps ?? 0));
}

function leadOf(verb: string, stop: Stop | undefined): Lead {
  if (verb === 'found') return 'colony';
  if (verb !== 'fly' && verb !== 'step') return null;
  if (stop?.station) return 'station';
  if (stop?.clears) return 'clear';
  return stop?.reveals ? 'explore' : null;
}

/** What can be reached around each sector, the nearest way to it: said once a sector, not at every stop. */
export function leadsBySector(
  stops: readonly Glow[],
  slotOf: (node: string) => string | undefined,
): Map<string, { lead: Exclude<Lead, null>; steps: number }[]> {
  const all = new Map<string, { lead: Exclude<Lead, null>; steps: number }[]>();
  for (const { node, lead, steps } of stops) {
    const slot = slotOf(node);
    if (!lead || !slot) continue;
    const here = all.get(slot) ?? [];
    const known = here.find((one) => one.lead === lead);
    if (!known) here.push({ lead, steps: steps ?? 0 });
    else known.steps = Math.min(known.steps, steps ?? 0);
    all.set(slot, here);
  }
  return all;
}
