import { describe, expect, it } from 'vitest';
import { afterCell, cellsOf, takeOf } from './market';

const legal = new Set(['take:1a+1b', 'take:1a+2a', 'take:1b+2a', 'take:3a']);

describe('the market', () => {
  it('names cells as the engine does, the lower first', () => {
    expect(takeOf(['2a', '1b'])).toBe('take:1b+2a');
    expect(takeOf(['3a'])).toBe('take:3a');
    expect(cellsOf('take:1b+2a')).toEqual(['1b', '2a']);
    expect(cellsOf('play:1_01')).toEqual([]);
    expect(cellsOf(undefined)).toEqual([]);
  });

  it('waits for the second cell, joins it, and puts either back', () => {
    const first = afterCell([], '2a', legal);
    expect(first).toEqual({ cells: ['2a'], action: null, why: null });
    expect(afterCell(first.cells, '1b', legal)).toEqual({ cells: ['2a', '1b'], action: 'take:1b+2a', why: null });
    expect(afterCell(['2a', '1b'], '2a', legal)).toEqual({ cells: ['1b'], action: null, why: null });
    expect(afterCell(['2a'], '2a', legal)).toEqual({ cells: [], action: null, why: null });
  });

  it('starts anew with a cell that cannot join, and asks why', () => {
    expect(afterCell(['1a'], '3a', legal)).toEqual({ cells: ['3a'], action: 'take:3a', why: 'take:1a+3a' });
    expect(afterCell(['1a', '1b'], '2a', legal)).toEqual({ cells: ['2a'], action: null, why: null });
  });

  it('keeps its picks when a cell cannot be taken at all', () => {
    expect(afterCell(['1a', '1b'], '3b', legal)).toEqual({
      cells: ['1a', '1b'],
      action: 'take:1a+1b',
      why: 'take:3b',
    });
  });
});
