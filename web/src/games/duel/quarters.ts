/** The four quarters of a planet as they are drawn: printed on its card, or as they stand in a universe. */
import type { Ui } from '../board_contract';
import type { Names } from './names';
import type { Card } from './types';
import { quarterWords } from './words';

const ARCS = [
  [0, -1, 1, 0],
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
] as const;

export interface Part {
  number: number;
  open: boolean;
  /** A colonisation card lies there. */
  settled: boolean;
  /** It takes any colour. */
  any: boolean;
  colour: string;
  wedge: string;
  rim: string;
  x: number;
  y: number;
  words: string;
}

/** `contents` as the view tells them; without them the planet is as printed. */
export function partsOf(
  card: Card | undefined,
  contents: readonly string[] | null,
  names: Names,
  ui: Pick<Ui, 't'>,
): Part[] {
  return ARCS.map(([x1, y1, x2, y2], i) => {
    const printed = card?.quarters[i] ?? { kind: 'white' as const, colour: null };
    const content = contents?.[i] ?? (printed.kind === 'filled' ? 'filled' : 'open');
    const laid = names.card(content);
    const colour = laid?.colour ?? printed.colour;
    const angle = ((i * 90 - 45) * Math.PI) / 180;
    return {
      number: i + 1,
      open: content === 'open',
      settled: laid !== undefined,
      any: printed.kind === 'white',
      colour: colour ? `var(--${colour})` : '#f4ecdb',
      wedge: `M0 0L${x1 * 41} ${y1 * 41}A41 41 0 0 1 ${x2 * 41} ${y2 * 41}Z`,
      rim: `M${x1 * 45} ${y1 * 45}A45 45 0 0 1 ${x2 * 45} ${y2 * 45}`,
      x: Math.cos(angle) * 24,
      y: Math.sin(angle) * 24,
      words: quarterWords(printed, content, laid?.name ?? '', ui),
    };
  });
}
