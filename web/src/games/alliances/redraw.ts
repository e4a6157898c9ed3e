/** The exchange of the first cards (alliances:B6): up to three away, and as many new ones, in one gesture. */
import type { Asked } from '../../generated/socket';

export const KEEP = 'keep';

/** These cards away, and enough: that comes last, for it ends the exchange. */
export function whole(picked: readonly string[], need: number): string[] {
  const away = picked.filter((action) => action !== KEEP);
  return away.length < need ? [...away, KEEP] : away;
}

/** One card more away, or one back; one too many, and the oldest stays after all. */
export function toggled(picked: readonly string[], action: string, need: number): string[] {
  const away = picked.filter((one) => one !== KEEP && one !== action);
  return whole(picked.includes(action) ? away : [...away, action].slice(-need), need);
}

/** Every whole answer: fewer cards than may go end with keeping the rest, as many as may go end by themselves. */
export function redraws(asked: Asked | null): string[][] | null {
  if (asked?.decision !== 'redraw') return null;
  const cards = asked.choices.map((choice) => choice.action).filter((action) => action !== KEEP);
  let sets: string[][] = [[]];
  for (const card of cards)
    sets = [...sets, ...sets.filter((set) => set.length < asked.need).map((set) => [...set, card])];
  return sets.map((set) => (set.length < asked.need ? [...set, KEEP] : set));
}
