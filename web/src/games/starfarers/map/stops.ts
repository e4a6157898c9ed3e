/** The intersections that glow, as they are drawn. */
import { aimOf } from '../travel';
import type { Ship, Stop } from '../types';

/** `here`: a ship founds where it stands. */
export type StopKind = 'fly' | 'step' | 'found' | 'here' | 'station' | 'site' | 'port' | 'berth' | 'trader';

export interface Glow {
  node: string;
  ways: string[];
  kind: StopKind;
  steps: number | null;
  reveals: boolean;
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
    };
  });
  return all.sort((a, b) => (a.steps ?? 0) - (b.steps ?? 0));
}
