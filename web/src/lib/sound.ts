/* What can be heard: nothing before the first click (no browser would let us, and nobody is startled), and nothing where
   it is muted. How it sounds is in a file of its own (synth.ts), which comes with the first sound. */
import { settings } from './settings.svelte';

export type SoundName = 'turn' | 'card' | 'dice' | 'coin' | 'conflict' | 'end';

/** Two sounds closer than this are one. */
const APART = 60;

let ready = false;
let last = -Infinity;
let synth: Promise<typeof import('./synth')> | null = null;

if (typeof addEventListener === 'function') {
  const wake = (): void => {
    ready = true;
    removeEventListener('pointerdown', wake, true);
    removeEventListener('keydown', wake, true);
  };
  addEventListener('pointerdown', wake, true);
  addEventListener('keydown', wake, true);
}

/** Let it be heard, if it may be. */
export function play(name: SoundName): void {
  const { muted, volume } = settings.now;
  const now = performance.now();
  if (!ready || muted || volume === 0 || now - last < APART) return;
  last = now;
  synth ??= import('./synth');
  // Where there is no sound, or the file does not come, the game goes on in silence.
  synth.then(({ sound }) => sound(name, volume)).catch(() => (synth = null));
}
