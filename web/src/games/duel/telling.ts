/** How what happens is told: which lines sound how, how long each stays, and which belong to the summary of an end. */
import type { LogLine } from '../../generated/socket';
import type { BoardModule } from '../board_contract';

export const sounds: BoardModule['sounds'] = {
  take: 'card',
  'take-second': 'card',
  play: 'card',
  research: 'card',
  discard: 'card',
  colonised: 'coin',
  'gain-tokens': 'coin',
  'epoch-end': 'turn',
  'lead-military': 'conflict',
  'lead-trade': 'conflict',
  'lead-diplomacy': 'conflict',
  'score-military': 'coin',
  'score-trade': 'coin',
  'score-quadrant': 'coin',
  'score-diplomacy': 'coin',
  'score-income': 'coin',
  'game-ended': 'end',
};

/** What a play brings is told with it; supremacy and what it scores can be read. */
export const lasts: BoardModule['lasts'] = {
  'take-second': 0,
  'pay-card': 0,
  'pay-tokens': 0,
  'gain-energy': 0,
  'gain-food': 0,
  'gain-metal': 0,
  'gain-science': 0,
  'gain-military': 0,
  'gain-trade': 0,
  'gain-diplomacy': 0,
  'gain-income': 0,
  'gain-tokens': 0,
  'gain-colony-ships': 0,
  'gain-shuttles': 0,
  'gain-stations': 0,
  'draw-science': 0,
  score: 0,
  dealt: 0,
  'dealt-science': 0,
  colonised: 1.5,
  'epoch-end': 2.5,
  'lead-military': 2,
  'lead-trade': 2,
  'lead-diplomacy': 2,
  'score-military': 1.5,
  'score-trade': 1.5,
  'score-quadrant': 1.5,
  'score-diplomacy': 1.5,
  'score-income': 1.5,
  begin: 4,
  'final-scoring': 2,
  'game-ended': 5,
};

/** The first line of an end. */
export const ENDS = ['epoch-end', 'final-scoring'];
const AXES = ['axis-military', 'axis-trade', 'research', 'research-nothing'];
const LASTLY = ['begin', 'game-ended'];

/** Whether a line belongs to the end of an epoch or of the game. `begin` does where an end was told before it. */
export function ofEnd(line: Pick<LogLine, 'key'>, told: boolean): boolean {
  const { key } = line;
  if (ENDS.includes(key) || key.startsWith('lead-') || key.startsWith('score-')) return true;
  return told && (AXES.includes(key) || LASTLY.includes(key));
}

/** An end as far as it is told. */
export interface Ending {
  lines: LogLine[];
  /** The points of each seat when it began. */
  from: number[];
}

/** What the summary says after these lines; null where they belong to none. `before`: the points before them. */
export function toldOf(ending: Ending | null, lines: readonly LogLine[], before: readonly number[]): Ending | null {
  let next = ending;
  for (const line of lines) {
    if (ENDS.includes(line.key) && (line.key === 'epoch-end' || !next)) next = { lines: [], from: [...before] };
    if (!ofEnd(line, next !== null)) continue;
    next = { from: next?.from ?? [...before], lines: [...(next?.lines ?? []), line] };
  }
  return lines.some((line) => ofEnd(line, next !== null)) ? next : null;
}
