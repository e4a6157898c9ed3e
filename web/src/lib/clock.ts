/* Time left, as a clock shows it. */
import { i18n } from './i18n.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds from which on a clock warns: of days there are more. */
export const warns = (left: number, days: boolean): boolean => left < (days ? 6 * HOUR : 20);

/** Seconds at which it is said aloud; each once. */
export const SAID: readonly number[] = [60, 30, 10];

const two = (n: number): string => String(n).padStart(2, '0');
const unit = (n: number, of: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(i18n.lang, { style: 'unit', unit: of, unitDisplay: 'narrow' }).format(n);

/** "4:05", "1:02:03", "2d 5h": what has begun counts in full, so that 0 means that nothing is left. */
export function clockText(left: number): string {
  const seconds = Math.ceil(Math.max(0, left));
  if (seconds >= DAY)
    return `${unit(Math.floor(seconds / DAY), 'day')} ${unit(Math.floor((seconds % DAY) / HOUR), 'hour')}`;
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

/** The threshold passed on the way from one moment to the next; null where none was. */
export function passed(before: number, left: number): number | null {
  return SAID.find((at) => before > at && left <= at) ?? null;
}
