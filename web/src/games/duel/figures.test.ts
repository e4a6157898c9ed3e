import { describe, expect, it } from 'vitest';
import { countOf, endPoints, objectWorth, tilePoints } from './count';
import { positions, position, things } from './fixtures/load';
import { bill, itemsOf, payments, same } from './payment';
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

  it('works out what the end adds as the engine does', () => {
    const tiles = things.tiles.filter((tile) => view('over').tiles.includes(tile.id));
    for (const universe of universes) {
      const points = (source: string) => universe.score.parts.find((part) => part.source === source)?.points ?? 0;
      expect(endPoints(universe, universes, tiles, things)).toEqual({
        tiles: points('tiles'),
        objects: points('objects'),
        colonised: points('colonised'),
      });
    }
  });

  it('values a token by the cards laid, and no more than the table says', () => {
    const rich = structuredClone(first);
    rich.counts.colony_ship = 99;
    expect(objectWorth(rich, 'colony_ship', things)).toBe(5);
  });
});

describe('payments', () => {
  it('are there exactly where one is asked for', () => {
    for (const name of positions) expect(payments(position(name)) !== null).toBe(name.startsWith('pay'));
    const begun = position('pay');
    begun.view.asked[0]!.proposals = [];
    expect(payments(begun)).toBeNull();
  });

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
