/* The numbers of an annotated picture: at their things, beside the words, never on each other. */
import { expect, test } from 'vitest';
import type { Box } from './boxes';
import { placeMarks } from './marks';

const rect = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const [WIDE, HIGH] = [1000, 600];
const at = (things: (Box | null)[], words: Box[] = []) =>
  placeMarks(things, words, WIDE, HIGH).map(({ number, x, y }) => ({ number, x: x * 10, y: y * 6 }));

test('a number stands where its thing begins', () => {
  const [mark] = at([rect(200, 100, 300, 200)]);
  expect(mark!.x).toBeLessThan(240);
  expect(mark!.y).toBeLessThan(140);
  expect(mark!.x).toBeGreaterThan(200);
});

test('it keeps clear of words', () => {
  const word = rect(200, 100, 120, 40);
  const [mark] = at([rect(200, 100, 300, 200)], [word]);
  const clear = mark!.x - 17 >= word.left + word.width || mark!.y - 17 >= word.top + word.height;
  expect(clear).toBe(true);
});

test('a small thing is not covered', () => {
  const small = rect(500, 300, 20, 20);
  const [mark] = at([small]);
  expect(Math.max(Math.abs(mark!.x - 510), Math.abs(mark!.y - 310))).toBeGreaterThanOrEqual(26);
});

test('two numbers of one thing stand apart, and all within the picture', () => {
  const thing = rect(-20, -20, 320, 90);
  const marks = at([thing, thing, thing]);
  for (const one of marks) {
    expect(one.x).toBeGreaterThanOrEqual(17);
    expect(one.y).toBeGreaterThanOrEqual(17);
    for (const other of marks)
      if (one !== other) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(30);
  }
});

test('a name that nothing has gets no number, and the others keep theirs', () => {
  expect(at([null, rect(10, 10, 200, 200)]).map(({ number }) => number)).toEqual([2]);
});
