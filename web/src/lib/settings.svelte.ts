/* How this person likes things, kept on this device. What is stored may be old, foreign or broken: whatever is not one of
   the values known here counts as not said. */
import { load, save } from './store';

/** Each setting with all it may be, the usual first. */
export const CHOICES = {
  /** How fast is told what happens. */
  speed: ['normal', 'calm', 'quick', 'off'],
  motion: ['system', 'reduced', 'full'],
  theme: ['system', 'dark', 'light'],
  cardText: ['normal', 'small', 'large', 'largest'],
} as const;
type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

export interface Settings extends Choices {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** Each choice is confirmed. Else a double click on a thing chooses it at once, and so does a button that says all. */
  confirm: boolean;
  /** Offers one cannot fulfil are declined at once. */
  declineUnpayable: boolean;
  /** What leaves no choice is done by itself: a turn in which nothing is left to do ends. */
  endTurn: boolean;
}

export const DEFAULTS: Settings = {
  speed: 'normal',
  motion: 'system',
  theme: 'system',
  cardText: 'normal',
  volume: 0.5,
  muted: false,
  confirm: false,
  declineUnpayable: false,
  endTurn: true,
};

/** What is stored, as far as it makes sense. */
export function readSettings(stored: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    found = (JSON.parse(stored ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    // Not ours, or cut off: as if nothing had been said.
  }
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = found[name];
    if (name in CHOICES) {
      if ((CHOICES[name as keyof Choices] as readonly unknown[]).includes(value)) settings[name] = value;
    } else if (typeof usual === 'boolean') {
      if (typeof value === 'boolean') settings[name] = value;
    } else if (typeof value === 'number' && value >= 0 && value <= 1) settings[name] = value;
  }
  return settings as unknown as Settings;
}

/** The theme has a key of its own: it is read before anything else is there (public/theme.js). */
function keptTheme(): Settings['theme'] {
  const kept = load('theme');
  return kept === 'dark' || kept === 'light' ? kept : 'system';
}

class Kept {
  now = $state.raw<Settings>({ ...readSettings(load('settings')), theme: keptTheme() });

  /** Change some; it is kept and done at once. */
  set(part: Partial<Settings>): void {
    this.now = { ...this.now, ...part };
    save('settings', JSON.stringify(this.now));
    if (part.theme) save('theme', part.theme === 'system' ? null : part.theme);
    this.apply();
  }

  /** From the start on, also when the system changes its mind. */
  follow(): void {
    this.apply();
    for (const query of [LIGHT, LESS]) matchMedia?.(query).addEventListener?.('change', () => this.apply());
  }
  /** Tell the styles. */
  apply(): void {
    if (typeof document === 'undefined') return;
    const { dataset, style } = document.documentElement;
    const { theme, motion, cardText } = this.now;
    dataset.theme = theme === 'system' ? (prefers(LIGHT) ? 'light' : 'dark') : theme;
    const less = motion === 'system' ? prefers(LESS) : motion === 'reduced';
    dataset.motion = less ? 'reduced' : 'full';
    style.setProperty('--card-text', String(CARD_TEXT[cardText]));
  }
}
const CARD_TEXT: Record<Settings['cardText'], number> = { small: 0.9, normal: 1, large: 1.15, largest: 1.3 };

const LIGHT = '(prefers-color-scheme: light)';
const LESS = '(prefers-reduced-motion: reduce)';
const prefers = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export const settings = new Kept();
