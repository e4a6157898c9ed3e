/* My best scores of games played alone, kept by this browser; by table, so that looking twice counts once. */
import type { TableAnswer } from '../generated/http';
import { load, save } from '../lib/store';

const MOST = 50; // scores that are kept of a game

function read(game: string): Map<string, number> {
  try {
    const kept = JSON.parse(load(`solo.${game}`) ?? '{}') as Record<string, unknown>;
    return new Map(Object.entries(kept).filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return new Map();
  }
}

/** Note what a game alone came to. */
export function noteSolo(game: string, table: string, points: number): void {
  const kept = read(game);
  if (kept.get(table) === points) return;
  kept.set(table, points);
  const best = [...kept].sort((a, b) => b[1] - a[1]).slice(0, MOST);
  save(`solo.${game}`, JSON.stringify(Object.fromEntries(best)));
}

/** My best score, of all tables but one; 0 where there is none. */
export function bestSolo(game: string, but = ''): number {
  return Math.max(0, ...[...read(game)].filter(([table]) => table !== but).map(([, points]) => points));
}

/** The same from a list: games that another device has seen to the end. */
export function noteAll(mine: readonly TableAnswer[]): void {
  for (const table of mine) {
    const points = table.totals?.[0];
    if (table.over && table.players === 1 && points !== undefined) noteSolo(table.game, table.id, points);
  }
}
