/** What the log tells of the encounter of this turn. */
import type { LogLine } from '../../generated/socket';

/** Told by the panel itself, or of no interest there. */
const QUIET = new Set(['encounter-group', 'encounter-story', 'encounter-card']);

/** The lines since the last encounter began, up to where its card is put away; of a chain the last card alone. */
export function story(log: readonly LogLine[]): LogLine[] {
  const begin = log.findLastIndex((line) => line.key === 'encounter-group');
  if (begin < 0) return [];
  const rest = log.slice(begin);
  const end = rest.findIndex((line) => ['encounter-card', 'speed', 'turn-begins'].includes(line.key));
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => !QUIET.has(line.key));
}
