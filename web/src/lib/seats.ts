/* Who sits at a table, in words. */
import { i18n, t, tOr } from './i18n.svelte';
import type { Update } from '../generated/socket';

export function botName(bot: string): string {
  return tOr(`bot-${bot}`, bot);
}

export function seatLabel(seat: { name: string; kind: string; bot?: string }): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'bot' && seat.bot ? seat.name || botName(seat.bot) : seat.name;
}

/** Seconds after which a bot may stand in for somebody who is waited for; the server has the last word. */
export function longestAway(pace: 'live' | 'days'): number {
  return pace === 'live' ? 180 : 3 * 86_400;
}

/** Whom a table waits for before it is dealt: persons by name, free seats by their number. */
export function awaited(update: Update): string {
  const seats = update.waiting.flatMap((seat) => update.seats[seat] ?? []);
  const open = seats.filter((seat) => seat.kind === 'open').length;
  const names = seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  if (open > 0) names.push(t('room-more', { count: open }));
  return new Intl.ListFormat(i18n.lang).format(names);
}
