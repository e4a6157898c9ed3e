/** What of a beat moves, and where: pieces that go to where they act, figures that change, and what is summed up. */
import type { LogLine } from '../../generated/socket';
import type { IconName } from '../../art';
import { RESOURCES, SPACES, type Resource, type View } from './types';

/** A piece of somebody on its way to a place. */
export interface Flight {
  seat: number;
  piece: Extract<IconName, 'cube' | 'cruiser' | 'card'>;
  /** What finds the place it goes to. */
  to: string;
}

const CUBES_TO: Record<string, (card: string) => string> = {
  colonize: (site) => `[data-site="${site}"]`,
  develop: (site) => `[data-site="${site}"]`,
  explore: (site) => `[data-site="${site}"]`,
  research: (id) => `[data-tech="${id}"]`,
  trade: (id) => `.board [data-card="${id}"]`,
  nominate: () => '.council',
  ...Object.fromEntries(SPACES.map((act) => [act, () => `[data-act="${act}"]`])),
  'automa-colonize': (site) => `[data-site="${site}"]`,
  'automa-cube-trade': (id) => `.board [data-card="${id}"]`,
  'automa-cube-seat': () => '.council',
  'automa-cube-space': () => '.board .column',
};
const CRUISERS_TO: readonly string[] = ['seize', 'swarm', 'automa-seize'];
const CARDS: readonly string[] = ['main', 'ideology', 'boost', 'faction-chosen'];

export function flightsOf(lines: readonly LogLine[]): Flight[] {
  return lines.flatMap(({ key, seat, card = '' }): Flight[] => {
    if (seat < 0) return [];
    const place = CUBES_TO[key]?.(card);
    if (place) return [{ seat, piece: 'cube', to: place }];
    if (CRUISERS_TO.includes(key)) return [{ seat, piece: 'cruiser', to: `[data-site="${card}"]` }];
    return CARDS.includes(key) && card ? [{ seat, piece: 'card', to: `[data-card="${card}"]` }] : [];
  });
}

/** A figure of a player that is another one now. */
export interface Change {
  seat: number;
  figure: Resource | 'cubes' | 'score';
  by: number;
}
export function changesOf(before: View, after: View): Change[] {
  return after.alliances.flatMap((now): Change[] => {
    const then = before.alliances[now.seat];
    if (!then) return [];
    const figures: Change[] = [...RESOURCES, 'cubes' as const].map((figure) => ({
      seat: now.seat,
      figure,
      by: now[figure] - then[figure],
    }));
    figures.push({ seat: now.seat, figure: 'score', by: (now.score?.total ?? 0) - (then.score?.total ?? 0) });
    return figures.filter((one) => one.by !== 0);
  });
}

/** Lines that belong to a war, from its first to its last; what they bring is told among them. */
const WAR: readonly string[] = [
  'war-rank',
  'war-nobody',
  'overlord',
  'overlord-shared',
  'seize',
  'spare',
  'automa-seize',
  'planet-lost',
  'war-discard',
];

/** What is summed up in the middle of the table: a war, or golden eras. */
export interface Summary {
  kind: 'war' | 'era';
  round: number;
  /** The war as it stood when it began. */
  war: View['war'];
  /** By seat: cubes that come back. */
  cubes: readonly number[];
  lines: readonly LogLine[];
}

/** The summary after these lines: a new one, one that grows, or none. `before` is the table before them. */
export function summed(was: Summary | null, lines: readonly LogLine[], before: View | null, now: View): Summary | null {
  let summary = was;
  for (const line of lines) {
    if (line.key === 'war')
      summary = { kind: 'war', round: now.round, war: before?.war ?? now.war, cubes: [], lines: [] };
    else if (line.key === 'golden-era') {
      const cubes = summary?.kind === 'era' ? summary.cubes : (before?.golden_era ?? []);
      const told = summary?.kind === 'era' ? summary.lines : [];
      summary = { kind: 'era', round: now.round, war: null, cubes, lines: [...told, line] };
    } else if (summary?.kind === 'war' && WAR.includes(line.key)) {
      if (line.key !== 'war-rank') summary = { ...summary, lines: [...summary.lines, line] };
    } else if (summary?.kind === 'era' && line.key === 'cubes-back')
      summary = { ...summary, lines: [...summary.lines, line] };
    else if (['fleet', 'round-begins', 'game-ended'].includes(line.key)) summary = null;
  }
  return summary;
}
