/* The clocks one is offered for a new table; the server takes any other within its bounds. */
import type { Clock } from '../generated/http';
import { clockText } from '../lib/clock';
import { t } from '../lib/i18n.svelte';

const MINUTE = 60;
const DAY = 86_400;

export const CLOCKS: readonly { id: string; clock: Pick<Clock, 'kind' | 'seconds' | 'increment'> }[] = [
  { id: 'move-1', clock: { kind: 'move', seconds: MINUTE, increment: 0 } },
  { id: 'move-3', clock: { kind: 'move', seconds: 3 * MINUTE, increment: 0 } },
  { id: 'bank-10', clock: { kind: 'bank', seconds: 10 * MINUTE, increment: 10 } },
  { id: 'bank-25', clock: { kind: 'bank', seconds: 25 * MINUTE, increment: 20 } },
  { id: 'days-1', clock: { kind: 'days', seconds: DAY, increment: 0 } },
  { id: 'days-3', clock: { kind: 'days', seconds: 3 * DAY, increment: 0 } },
  { id: 'days-7', clock: { kind: 'days', seconds: 7 * DAY, increment: 0 } },
];

export interface ClockChoice {
  /** One of `CLOCKS`; '' for none. */
  id: string;
  end: 'bot' | 'resign';
  /** Who plays on; '' for the usual one. */
  bot: string;
}

/** What the server is asked for. */
export function chosenClock(choice: ClockChoice, usual: string): Clock | null {
  const found = CLOCKS.find((one) => one.id === choice.id);
  return found ? { ...found.clock, bot: choice.end === 'bot' ? choice.bot || usual : '' } : null;
}

/** A clock in words: "3:00 per move". */
export function clockWords(clock: Pick<Clock, 'kind' | 'seconds' | 'increment'>): string {
  const time = clockText(clock.seconds);
  return clock.kind === 'bank' && clock.increment
    ? t('clock-bank', { time, more: clock.increment })
    : t(clock.kind === 'bank' ? 'clock-whole' : 'clock-move', { time });
}
