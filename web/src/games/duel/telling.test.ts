import { describe, expect, it } from 'vitest';
import { lasts, ofEnd, toldOf } from './telling';
import type { LogLine } from '../../generated/socket';

let number = 0;
const line = (key: string, seat = -1): LogLine => ({ number: (number += 1), step: 1, seat, key, text: key, rule: '' });

describe('the end of an epoch', () => {
  it('is gathered line by line, from the points before it', () => {
    const first = toldOf(null, [line('epoch-end')], [5, 7])!;
    expect(first).toMatchObject({ from: [5, 7] });
    const second = toldOf(first, [line('lead-military', 0), line('score-military', 0)], [5, 7])!;
    expect(second.lines.map((one) => one.key)).toEqual(['epoch-end', 'lead-military', 'score-military']);
    expect(second.from).toEqual([5, 7]);
    expect(toldOf(second, [line('begin')], [9, 7])!.lines).toHaveLength(4);
  });

  it('is no other move, and no first beginning', () => {
    expect(toldOf(null, [line('begin')], [0, 0])).toBeNull();
    expect(toldOf(null, [line('take', 0)], [0, 0])).toBeNull();
    expect(ofEnd({ key: 'score' }, true)).toBe(false);
  });

  it('stays longer than a move', () => {
    expect(lasts?.['score-military']).toBeGreaterThan(1);
    expect(lasts?.['pay-card']).toBe(0);
  });
});
