import { describe, expect, it } from 'vitest';
import { position } from './fixtures/load';
import { effectsOf, lasts, sounds } from './telling';
import type { View } from './types';

/** A table, and what it becomes. */
function from(change: (view: View) => void): ReturnType<typeof effectsOf> {
  const before = position('choose_action').view;
  before.empires.forEach((empire) => (empire.actions = []));
  before.phase = '';
  const after = structuredClone(before);
  change(after);
  return effectsOf(before, after);
}

describe('what is seen of a beat', () => {
  it('is nothing where nothing has changed', () => {
    expect(from(() => undefined)).toEqual([]);
  });

  it('turns all action cards over at once, and then lights up the phase', () => {
    const effects = from((view) => {
      view.empires[0]!.actions = ['develop'];
      view.empires[1]!.actions = ['settle'];
      view.phase = 'develop';
    });
    expect(effects).toEqual([{ kind: 'reveal' }, { kind: 'phase', phase: 'develop' }]);
  });

  it('does not light a phase up when a round ends', () => {
    const before = position('choose_action').view;
    before.phase = 'produce';
    const after = { ...structuredClone(before), phase: '' as const };
    expect(effectsOf(before, after)).toEqual([]);
  });

  it('sees cards placed and lost, with their goods', () => {
    const gone = position('choose_action').view.empires[1]!.tableau[0]!.card;
    const effects = from((view) => {
      const { tableau } = view.empires[1]!;
      tableau.splice(0, 1);
      tableau.push({ card: 'comet_zone_2', good: true, active: false });
    });
    expect(effects).toEqual([
      { kind: 'place', seat: 1, card: 'comet_zone_2' },
      { kind: 'good', seat: 1, card: 'comet_zone_2' },
      { kind: 'lost', seat: 1, card: gone },
    ]);
  });

  it('sees goods come and go', () => {
    const card = (view: View) => view.empires[0]!.tableau[0]!;
    const first = card(position('choose_action').view);
    const effects = from((view) => (card(view).good = !first.good));
    expect(effects).toEqual([{ kind: first.good ? 'used' : 'good', seat: 0, card: first.card }]);
  });

  it('counts cards in hand and those looked at together', () => {
    const drawn = from((view) => (view.empires[1]!.explored_size += 3));
    expect(drawn).toEqual([{ kind: 'cards', seat: 1, n: 3 }]);
    const kept = from((view) => {
      view.empires[1]!.explored_size += 3;
      view.empires[1]!.hand_size -= 3;
    });
    expect(kept).toEqual([]);
  });

  it('counts chips once, as points', () => {
    const effects = from((view) => {
      view.empires[0]!.chips += 2;
      view.empires[0]!.score.total += 2;
    });
    expect(effects).toEqual([{ kind: 'points', seat: 0, n: 2, chips: true }]);
  });
});

describe('how it is told', () => {
  it('gives the reveal time, and details none of their own', () => {
    expect(lasts!.action).toBeGreaterThan(2);
    for (const key of ['pay', 'produce', 'gain-chips', 'windfall-good']) expect(lasts![key]).toBe(0);
  });
  it('sounds a conquest, chips and the end', () => {
    expect(sounds).toMatchObject({ conquer: 'conflict', 'gain-chips': 'coin', 'game-end': 'end', action: 'card' });
  });
});
