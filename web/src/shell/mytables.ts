/* How a table stands for me, which of my tables belong together, and what came of those that are over. */
import type { GameAnswer, TableAnswer } from '../generated/http';
import { i18n, t } from '../lib/i18n.svelte';
import { botName, seatLabel } from '../lib/seats';

/**
 * turn: I am asked. come: not dealt, and I have not come yet. waits: somebody else is asked. gathers: a seat is free, or
 * somebody has not come. paused: only bots would wait, and nobody has played for long. offered: I have no seat there.
 */
export type Standing = 'turn' | 'come' | 'waits' | 'gathers' | 'paused' | 'over' | 'broken' | 'offered';
export type Shelf = 'turn' | 'running' | 'over';

/** Seconds after which a game against bots alone asks for nothing any more. */
export const LEFT = 2 * 86_400;

const others = (table: TableAnswer) => table.seats.filter((seat) => seat.seat !== table.my_seat);

export function standing(table: TableAnswer, now: number): Standing {
  if (table.broken) return 'broken';
  if (table.over) return 'over';
  if (table.my_seat === null) return 'offered';
  if (table.my_turn) {
    const alone = others(table).every((seat) => seat.kind === 'bot');
    if (alone && now - table.moved > LEFT) return 'paused';
    return table.round < 0 ? 'come' : 'turn';
  }
  return table.round < 0 ? 'gathers' : 'waits';
}

/** My tables by shelf, those that moved last first; what is paused or broken stands behind what goes on. */
export function shelves(mine: readonly TableAnswer[], now: number): Record<Shelf, TableAnswer[]> {
  const found: Record<Shelf, TableAnswer[]> = { turn: [], running: [], over: [] };
  for (const table of [...mine].sort((a, b) => b.moved - a.moved)) {
    const stands = standing(table, now);
    found[stands === 'over' ? 'over' : stands === 'turn' || stands === 'come' ? 'turn' : 'running'].push(table);
  }
  const late = (table: TableAnswer) => Number(['paused', 'broken'].includes(standing(table, now)));
  found.running.sort((a, b) => late(a) - late(b));
  return found;
}

/** Who else sits there: bots with their level, in short. */
export function company(table: TableAnswer): string {
  const names = others(table)
    .filter((seat) => seat.kind !== 'open')
    .map((seat) => (seat.kind === 'bot' ? `${seatLabel(seat)} (${botName(seat.bot)})` : seatLabel(seat)));
  return new Intl.ListFormat(i18n.lang).format(names);
}

/** How far it is. */
export function stage(table: TableAnswer, game: GameAnswer | undefined): string {
  if (table.round < 0) return t('not-begun');
  if (table.round === 0) return t('table-setup');
  return t('round', { counts: game?.counts ?? '', round: table.round });
}

/** Whom a table waits for, or why it does not go on. */
export function state(table: TableAnswer, stands: Standing): string {
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  if (stands === 'broken') return t('table-broken');
  if (stands === 'paused') return t('table-paused');
  if (stands === 'come') return t('table-awaits-you');
  if (stands === 'turn') return table.asked || t('your-turn');
  if (open > 0) return t('seats-open', { count: open });
  const waiting = (table.waiting ?? []).flatMap((seat) => table.seats[seat] ?? []);
  if (stands === 'waits' && waiting.length > 0) {
    return t('table-waits-for', { names: new Intl.ListFormat(i18n.lang).format(waiting.map(seatLabel)) });
  }
  return t(stands === 'gathers' ? 'table-gathers' : 'table-waits');
}

/** What came of a finished game for me; null where that is not known. */
export interface Result {
  kind: 'won' | 'lost' | 'tied' | 'place' | 'solo' | 'watched';
  words: string;
}
export function result(table: TableAnswer): Result | null {
  if (!table.over) return null;
  const me = table.my_seat;
  const totals = table.totals ?? [];
  const points = me === null ? undefined : totals[me];
  const place = me === null ? undefined : table.places?.[me];
  if (me === null || points === undefined || place === undefined) {
    if (me !== null && table.won?.length) return known(table.won.includes(me) ? 'won' : 'lost');
    return null;
  }
  if (table.players === 1) return { kind: 'solo', words: t('result-solo', { points }) };
  const shared = (table.places ?? []).filter((one) => one === place).length > 1;
  if (table.players === 2) {
    const kind = shared ? 'tied' : place === 1 ? 'won' : 'lost';
    return { kind, words: t(`result-${kind}`, { mine: points, other: totals[1 - me]! }) };
  }
  if (place === 1) {
    const kind = shared ? 'tied' : 'won';
    return { kind, words: t(`result-${kind}-many`, { points }) };
  }
  return { kind: 'place', words: t('result-place', { place, players: table.players, points }) };
}
function known(kind: 'won' | 'lost'): Result {
  return { kind, words: t(`result-${kind}-plain`) };
}
