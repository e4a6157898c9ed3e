import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../../lib/settings.svelte';
import type { LogLine } from '../../generated/socket';
import { all, click, stage } from '../../testing/board.svelte';
import * as board from './Board.svelte';
import { leftToDo, MOMENT } from './ending.svelte';
import { evened, largest, LEAST, MOST } from './fit';
import { position, things } from './fixtures/load';
import { Names } from './names';
import { lossOf, poorWords } from './poor';
import { changesOf, flightsOf, summed } from './pulse';
import { redraws } from './redraw';
import type { Alliance } from './types';

const show = stage('alliances', board, things);
const ui = {
  t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(' '),
};
let number = 0;
const line = (key: string, seat = -1, card?: string): LogLine => {
  number += 1;
  return { number, step: 1, seat, key, text: key, rule: '', ...(card ? { card } : {}) };
};

describe('a choice that loses something', () => {
  const view = position('turn').view;
  const me: Alliance = { ...view.alliances[0]!, credits: 12, production: 5, cruisers: 4, cubes: 2 };
  const names = new Names(things);

  it('is told by how much, and one that brings nothing as such', () => {
    expect(poorWords('convert:discovery', view, me, names, ui)).toContain('alliances-poor-nothing');
    expect(poorWords('convert:discovery', view, { ...me, credits: 3 }, names, ui)).toBe('');
    expect(poorWords('scavenge', view, { ...me, production: 12 }, names, ui)).toContain('alliances-poor-nothing');
    expect(lossOf({ cost: { credits: 3 }, gain: { credits: 5, cruisers: 2 } }, me)).toEqual({
      credits: 2,
      cruisers: 1,
    });
  });

  it('counts what comes too late in the last round', () => {
    const last = { ...view, round: 5 };
    const poorMan: Alliance = { ...me, credits: 3, cubes: 0, acted: true, factions: [] };
    expect(poorWords('convert:discovery', last, poorMan, names, ui)).toBe('alliances-poor-late');
    expect(poorWords('convert:discovery', last, { ...poorMan, cubes: 1, acted: false }, names, ui)).toBe('');
    expect(poorWords('convert:discovery', last, { ...poorMan, factions: ['weasels'] }, names, ui)).toBe('');
  });

  it('does not glow like a good one, and is not sent by one click', () => {
    const update = position('turn');
    update.view.alliances[0]!.credits = 12;
    update.view.alliances[0]!.discovery = 1;
    update.asked!.choices.push({ action: 'convert:discovery', words: 'Turn it' });
    const { sent, selection } = show(update);
    expect(all('.convert.poor').length).toBeGreaterThan(0);
    click('[data-thing="convert.discovery"]');
    expect([sent, selection.picked]).toEqual([[], ['convert:discovery']]);
  });
});

describe('the end of a turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
  const acted = (more: string[]) => {
    const update = position('turn');
    update.view.alliances[0]!.acted = true;
    update.asked!.choices = ['end', 'convert:discovery', ...more].map((action) => ({ action, words: action }));
    return update;
  };
  const wait = (): void => {
    vi.advanceTimersByTime(MOMENT + 10);
    flushSync();
  };

  it('comes by itself when nothing is left to do, after a moment', () => {
    const { sent } = show(acted([]));
    expect(all('[data-leaving]')).toHaveLength(1);
    expect(sent).toEqual([]);
    wait();
    expect(sent).toEqual([['end']]);
  });

  it('does not come for who stays, for whom it is switched off, or while something is left', () => {
    const first = show(acted([]));
    click('[data-leaving] button');
    wait();
    expect(first.sent).toEqual([]);
    const second = show(acted([]), { settings: { ...DEFAULTS, endTurn: false } });
    wait();
    expect(second.sent).toEqual([]);
    const third = show(acted(['boost:quill']));
    expect(all('[data-leaving]')).toHaveLength(0);
    click('[data-then-end]');
    wait();
    expect(third.sent).toEqual([['end']]);
  });

  it('waits for abilities, but not for conversions', () => {
    expect(leftToDo(['end', 'convert:influence'], true)).toEqual([]);
    expect(leftToDo(['end', 'main:quill', 'use:weasels'], false)).toEqual(['use:weasels']);
    expect(leftToDo(['end', 'main:quill'], true)).toEqual(['main:quill']);
  });
});

describe('the exchange of the first cards', () => {
  it('is one gesture: some cards away and the rest kept', () => {
    const update = position('redraw');
    const { selection, sent } = show(update);
    expect(selection.picked).toEqual(['keep']);
    const cards = all('.opening .fac');
    cards[0]!.click();
    flushSync();
    expect(selection.ready).toBe(true);
    selection.confirm();
    expect(sent[0]).toEqual([expect.stringMatching(/^discard:/), 'keep']);
    expect(board.several(sent[0]!)).toBe('alliances-redraw-1');
    for (const card of cards.slice(1, 3)) card.click();
    flushSync();
    expect(selection.picked.filter((one) => one !== 'keep')).toHaveLength(3);
    expect(selection.ready).toBe(true);
  });

  it('knows every whole answer', () => {
    const sets = redraws({
      ...position('redraw').asked!,
      need: 2,
      choices: ['discard:a', 'discard:b', 'keep'].map((action) => ({ action, words: '' })),
    });
    expect(sets).toEqual([['keep'], ['discard:a', 'keep'], ['discard:b', 'keep'], ['discard:a', 'discard:b']]);
    expect(redraws(position('turn').asked)).toBeNull();
  });
});

describe('what moves', () => {
  it('are pieces of those who act, to where they act', () => {
    expect(flightsOf([line('colonize', 1, 'silver_gate.1'), line('gain-credits', 1), line('scavenge', 0)])).toEqual([
      { seat: 1, piece: 'cube', to: '[data-site="silver_gate.1"]' },
      { seat: 0, piece: 'cube', to: '[data-act="scavenge"]' },
    ]);
    expect(flightsOf([line('seize', 2, 'frostveil.1'), line('main', 0, 'quill')]).map((one) => one.piece)).toEqual([
      'cruiser',
      'card',
    ]);
  });

  it('are figures that have changed', () => {
    const before = position('turn').view;
    const after = structuredClone(before);
    after.alliances[1]!.credits += 2;
    expect(changesOf(before, after)).toEqual([{ seat: 1, figure: 'credits', by: 2 }]);
  });

  it('is summed up: a war until the fleet moves on, golden eras with the cubes they give back', () => {
    const before = position('four').view;
    const war = summed(null, [line('war')], before, before);
    expect(war).toMatchObject({ kind: 'war', war: before.war, lines: [] });
    const grown = summed(war, [line('war-rank', 1), line('overlord', 1)], before, before);
    expect(grown!.lines.map((one) => one.key)).toEqual(['overlord']);
    expect(summed(grown, [line('fleet')], before, before)).toBeNull();
    const era = summed(null, [line('golden-era'), line('cubes-back', 1)], { ...before, golden_era: [0, 2] }, before);
    expect(era).toMatchObject({ kind: 'era', cubes: [0, 2] });
    expect(era!.lines).toHaveLength(2);
  });

  it('shows a war in the middle of the table while it is told', () => {
    const update = position('four');
    const lines = [line('war'), line('overlord', 1)];
    const group = { id: 1, seat: -1, condensed: false };
    show(update, {
      beat: { id: 1, lines, update, seat: -1, key: 'war', mine: false, group },
    });
    const summary = document.querySelector('.summary')!;
    expect(summary.querySelectorAll('tr')).toHaveLength(update.view.war!.ranking.length);
    expect(summary.textContent).toContain('overlord');
  });
});

describe('the size of words', () => {
  it('is the largest that fits, and a wordy card does not make all others small', () => {
    const need = [1.1, 1.1, 0.9, 2, 0.2];
    const found = largest(need.length, (sizes) => sizes.map((size, i) => size <= need[i]!));
    expect(found[0]).toBeCloseTo(1.1, 1);
    expect(found[3]).toBe(MOST);
    expect(found[4]).toBe(LEAST);
    expect(evened([1, 1.2, 1.3, 0.8])).toEqual([1, 1, 1, 0.8]);
    expect(evened([1, 1.2, 0.9], 0)).toEqual([0.9, 0.9, 0.9]);
  });
});
