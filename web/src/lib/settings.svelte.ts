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

class Kept {
  now = $state.raw<Settings>(readSettings(load('settings')));

  /** Change some; it is kept at once. */
  set(part: Partial<Settings>): void {
    this.now = { ...this.now, ...part };
    save('settings', JSON.stringify(this.now));
  }
}

export const settings = new Kept();
