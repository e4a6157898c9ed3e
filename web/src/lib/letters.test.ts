/* Whoever has measured words is told when they come to be of another size. */
import { expect, test } from 'vitest';
import { onLetters } from './letters';

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 0));

test('a wish for larger cards is told to all who measure, until they have ended it', async () => {
  const told: string[] = [];
  const ends = ['one', 'other'].map((name) => onLetters(() => told.push(name)));
  document.documentElement.style.setProperty('--card-text', '1.3');
  await settled();
  expect(told.sort()).toEqual(['one', 'other']);
  ends[0]!();
  document.documentElement.style.setProperty('--card-text', '1');
  await settled();
  expect(told.sort()).toEqual(['one', 'other', 'other']);
  ends[1]!();
});
