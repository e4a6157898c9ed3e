/* Who sits at a table, in words. */
import { t, tOr } from './i18n.svelte';

export function botName(bot: string): string {
  return tOr(`bot-${bot}`, bot);
}

export function seatLabel(seat: { name: string; kind: string; bot?: string }): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'bot' && seat.bot ? seat.name || botName(seat.bot) : seat.name;
}
