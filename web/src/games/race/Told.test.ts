/* What is shown while a beat is told, on the whole board. */
import { describe, expect, it, vi } from 'vitest';
import { all, stage } from '../../testing/board.svelte';
import type { Beat } from '../board_contract';
import * as board from './Board.svelte';
import { position, things } from './fixtures/load';

const show = stage('race', board, things);

describe('a beat', () => {
  const beatOf = (update: ReturnType<typeof position>, seat: number): Beat => ({
    id: 7,
    lines: [{ number: 1, step: 1, seat, key: 'sell', text: '', rule: '' }],
    update,
    seat,
    key: 'sell',
    mine: false,
    group: { id: 1, seat, condensed: false },
  });

  it('says at its place what came of it, and whose doing it was', () => {
    const update = { ...position('choose_action'), asked: null };
    const later = structuredClone(update);
    later.view.empires[1]!.hand_size += 3;
    later.view.empires[1]!.score.total += 1;
    // The size of things is no matter here: everything has a box.
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 20, 20));
    const { next } = show(update, { beat: beatOf(later, 1) });
    expect(all('.float')).toHaveLength(0); // nobody has seen the table before it
    next(later);
    expect(all('.float').map((float) => float.textContent.trim())).toEqual(['+3 cards', '+1 VP']);
    expect(all('.acting').map((panel) => panel.dataset.seat)).toEqual(['1']);
    next(structuredClone(later));
    expect(all('.float')).toHaveLength(2); // told once, and shown as long as the beat is there
    box.mockRestore();
  });

  it('is silent at rest', () => {
    const update = { ...position('choose_action'), asked: null };
    const later = structuredClone(update);
    later.view.empires[1]!.hand_size += 3;
    show(update).next(later);
    expect(all('.float, .acting')).toHaveLength(0);
  });
});
