/* How a person likes things: kept, and forgiving of what is stored. */
import { afterEach, expect, test } from 'vitest';
import { motion } from './motion.svelte';
import { DEFAULTS, readSettings, settings } from './settings.svelte';

afterEach(() => {
  settings.set(DEFAULTS);
  localStorage.clear();
});

test('nothing stored, or nothing that makes sense: as usual', () => {
  for (const stored of [null, '', '{', 'null', '[]', '7', '"x"', '{"speed":"warp","volume":"loud","muted":1}'])
    expect(readSettings(stored), String(stored)).toEqual(DEFAULTS);
});

test('what makes sense is taken, whatever stands beside it', () => {
  const stored = { speed: 'quick', volume: 2, muted: true, cardText: 'large', endTurn: null, colour: 'blue' };
  expect(readSettings(JSON.stringify(stored))).toEqual({ ...DEFAULTS, speed: 'quick', muted: true, cardText: 'large' });
});

test('a change is kept, and holds at once', () => {
  settings.set({ theme: 'light', motion: 'reduced', cardText: 'largest' });
  const { dataset, style } = document.documentElement;
  expect([dataset.theme, dataset.motion, style.getPropertyValue('--card-text')]).toEqual(['light', 'reduced', '1.3']);
  expect(localStorage.getItem('starhold.theme')).toBe('light'); // read before anything else is there
  expect(readSettings(localStorage.getItem('starhold.settings')).cardText).toBe('largest');
  expect(motion.reduced).toBe(true);
  settings.set({ theme: 'system', motion: 'full' });
  expect([localStorage.getItem('starhold.theme'), motion.reduced]).toEqual([null, false]);
});
