import { describe, expect, it } from 'vitest';
import { fit, needed, stepped, type Box } from './layout';

/** The boxes the board has for a hand, beside what stands in the rail, at common sizes of the screen. */
const HANDS: Record<string, Box> = {
  '1280×640': { width: 1146, height: 145 },
  '1366×680': { width: 1220, height: 160 },
  '1440×900': { width: 1290, height: 230 },
  '1920×1080': { width: 1390, height: 290 },
  '2560×1440': { width: 2010, height: 395 },
};
const TABLEAU: Box = { width: 1130, height: 128 };
/** A third of the width for each of three opponents. */
const OPPONENT: Box = { width: 398, height: 88 };

function area(box: Box, count: number, more = {}): void {
  const { columns, rows, width, height } = fit(box, count, more);
  expect(columns * rows).toBeGreaterThanOrEqual(count);
  expect(columns * width + (columns - 1) * 6).toBeLessThanOrEqual(box.width + 0.01);
  expect(rows * height + (rows - 1) * 6).toBeLessThanOrEqual(box.height + 0.01);
}

describe('how large cards are', () => {
  it.each(Object.entries(HANDS))('%s: every number of cards has its place in the hand', (_, box) => {
    for (let count = 0; count <= 20; count++) area(box, count, { foot: true });
  });

  it.each(Object.entries(HANDS))('%s: ten cards in hand show their powers', (_, box) => {
    const laid = fit(box, 10, { foot: true });
    expect(laid.face).not.toBe('line');
    expect(laid.type).toBeGreaterThanOrEqual(9.5);
    expect(needed(laid.face, laid.width, laid.type, { foot: true })).toBeLessThanOrEqual(laid.height);
  });

  it('gives more room larger type', () => {
    const types = Object.values(HANDS).map((box) => fit(box, 8, { foot: true }).type);
    expect(types).toEqual([...types].sort((a, b) => a - b));
    expect(types.at(-1)).toBeGreaterThan(types[0]! * 1.3);
  });

  it('shows the powers of twelve cards of a tableau on the smallest screen', () => {
    expect(fit(TABLEAU, 12).face).toBe('flat');
    expect(fit(TABLEAU, 12).columns).toBe(6);
  });

  it('names every card of three full tableaux on the smallest screen', () => {
    const laid = fit(OPPONENT, 12, { most: 15 });
    expect(laid.face).toBe('line');
    expect(laid.type).toBeGreaterThanOrEqual(12);
    area(OPPONENT, 13, { most: 15 });
  });

  it('has a place for cards even where there is none', () => {
    expect(fit({ width: 40, height: 10 }, 12).columns).toBe(12);
    expect(fit({ width: 0, height: 0 }, 0).columns).toBe(1);
  });

  it('makes no type larger than wished, and longer words smaller', () => {
    expect(fit({ width: 3000, height: 900 }, 4, { most: 15 }).type).toBe(15);
    const box = HANDS['1366×680']!;
    expect(fit(box, 10, { wordy: 1.4 }).type).toBeLessThanOrEqual(fit(box, 10).type);
  });

  it('keeps a row as it is while it grows by a card', () => {
    expect([0, 1, 6].map((count) => stepped(count))).toEqual([6, 6, 6]);
    expect([7, 8, 9, 10].map((count) => stepped(count))).toEqual([8, 8, 10, 10]);
    expect([7, 12, 13].map((count) => stepped(count, 6, 6))).toEqual([12, 12, 18]);
  });
});
