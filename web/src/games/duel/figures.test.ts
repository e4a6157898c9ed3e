import { describe, expect, it } from 'vitest';
import { speaker } from '../../testing/board.svelte';
import { countOf, objectWorth, projection, tilePoints } from './count';
import { position, things } from './fixtures/load';
import { bill, itemsOf, same } from './payment';
import type { Card, View, Universe } from './types';
import { brief, lower } from './words';

const view = (name: string): View => position(name).view;

describe('figures', () => {
  const universes = view('over').universes;
  const [first] = universes as [Universe, Universe];

  it('counts what end tiles count', () => {
    for (const tile of things.tiles) expect(countOf(first, tile.count)).toBeGreaterThanOrEqual(0);
    expect(countOf(first, 'planets')).toBe(first.planets.length);
    expect(countOf(first, 'nothing')).toBe(0);
  });

  it('gives a tile to whoever produces more, on a tie to both', () => {
    const tile = things.tiles.find((one) => one.count === 'military_level')!;
    const one = structuredClone(first);
    const two = structuredClone(first);
    one.influence.military = 2;
    two.influence.military = 3;
    one.production[tile.resource] = two.production[tile.resource] = 1;
    expect(tilePoints(tile, [one, two])).toEqual([4, 6]);
    two.production[tile.resource] = 0;
    expect(tilePoints(tile, [one, two])).toEqual([4, null]);
  });

  it('tells what the end would add, supremacy as one thing, and the sum of it all', () => {
    const universe = structuredClone(first);
    universe.projected = { military: 3, rim: 2, income: 4, tiles: 6, legacy: 5 };
    const told = projection(60, universe, speaker('duel'));
    expect(told.total).toBe(80);
    expect(told.parts.map((part) => part.points)).toEqual([5, 4, 6, 5]);
    expect(projection(60, first, speaker('duel'))).toEqual({ total: 60, parts: [] });
  });

  it('foretells parts in every position, and none of a game that is over', () => {
    for (const name of ['turn', 'research', 'axis'])
      for (const universe of view(name).universes) {
        const told = projection(universe.score.total, universe, speaker('duel'));
        const more = Object.values(universe.projected).reduce((sum, points) => sum + points, 0);
        expect(told.total).toBe(universe.score.total + more);
      }
    for (const universe of universes) expect(universe.projected).toEqual({});
  });

  it('values a token by the cards laid, and no more than the table says', () => {
    const rich = structuredClone(first);
    rich.counts.colony_ship = 99;
    expect(objectWorth(rich, 'colony_ship', things)).toBe(5);
  });
});

describe('payments', () => {
  it('are told by their items', () => {
    expect(itemsOf(['pay:token', 'pay:1_02', 'pay:token'])).toEqual({ cards: ['1_02'], tokens: 2 });
    expect(same(['pay:a', 'pay:b'], ['pay:b', 'pay:a'])).toBe(true);
    expect(same(['pay:a', 'pay:a'], ['pay:a'])).toBe(false);
  });

  it('leave of a price what production does not cover', () => {
    const universe = structuredClone(view('pay').universes[0]!);
    universe.production = { energy: 1, food: 5, metal: 0, science: 0 };
    const card = { cost: { energy: 2, food: 1, metal: 1 } } as Card;
    expect(bill(card, universe)).toEqual([
      { resource: 'energy', price: 2, left: 1 },
      { resource: 'food', price: 1, left: 0 },
      { resource: 'metal', price: 1, left: 1 },
    ]);
    expect(bill(things.science[0]!, universe)).toEqual([{ resource: 'science', price: 2, left: 2 }]);
  });
});

describe('words', () => {
  it('puts effects in a row', () => {
    const effects = ['3 VP.', 'Metal production +1.'].map((text) => ({ kind: '', text }));
    expect(brief(effects)).toBe('3 VP, metal production +1');
    expect(lower('VP')).toBe('VP');
  });
});
