import { describe, expect, it } from 'vitest';
import { position, things } from './fixtures/load';
import { plan } from './layout';
import { flightsOf, gainsOf, turnedOf } from './pulse';
import type { View } from './types';

const { slots } = things.map;
const turn = (): View => position('turn').view;

describe('what is seen to move', () => {
  it('is nothing where nothing changed', () => {
    expect(flightsOf(turn(), turn(), slots)).toEqual([]);
    expect(gainsOf(turn(), turn())).toEqual([]);
    expect(turnedOf(turn(), turn())).toEqual(new Set());
  });

  it('turns the figures of the rows it concerns', () => {
    const now = turn();
    now.fleets[1]!.freight_pod += 1;
    now.fleets[1]!.hand_size -= 2;
    now.fleets[2]!.points += 1;
    expect(turnedOf(turn(), now)).toEqual(new Set(['1.freight_pod', '1.hand_size', '2.points']));
  });

  it('comes from the planets that produced', () => {
    const now = turn();
    const then = { ...turn(), dice: null, produced: [] };
    const flights = flightsOf(then, now, slots);
    const cards = now.produced.reduce((sum, one) => sum + one.n, 0);
    expect(flights.reduce((sum, one) => sum + one.n, 0)).toBe(cards);
    expect(flights.some((one) => one.from.at === 'planet')).toBe(true);
  });

  it('goes to the supply when something is paid, and shows no card of others that nobody saw', () => {
    const then = turn();
    const now = turn();
    now.fleets[0]!.hand_size -= 2;
    now.fleets[0]!.hand!.fuel -= 2;
    now.supply.fuel += 2;
    expect(flightsOf(then, now, slots)).toEqual([
      { card: 'fuel', n: 2, from: { at: 'hand', resource: 'fuel' }, to: { at: 'supply', resource: 'fuel' } },
    ]);
    const robbed = turn();
    robbed.fleets[1]!.hand_size -= 1;
    robbed.fleets[2]!.hand_size += 1;
    expect(flightsOf(then, robbed, slots)).toEqual([
      { card: null, n: 1, from: { at: 'fleet', seat: 1 }, to: { at: 'fleet', seat: 2 } },
    ]);
  });

  it('floats points to who won or lost them', () => {
    const now = turn();
    now.fleets[1]!.points += 2;
    expect(gainsOf(turn(), now)).toEqual([{ seat: 1, points: 2 }]);
  });
});

describe('the plan of the board', () => {
  it.each([
    [1260, 572, 'wide'],
    [1346, 612, 'wide'],
    [1420, 832, 'tall'],
    [1526, 1012, 'tall'],
    [2166, 1372, 'tall'],
    [1000, 700, 'stack'],
  ])('%i × %i: %s', (width, height, layout) => {
    const found = plan(width, height, false);
    expect(found.layout).toBe(layout);
    expect(found.scale).toBeGreaterThanOrEqual(1);
    if (layout !== 'stack') expect(found.side).toBeGreaterThanOrEqual(400);
  });

  it('lets type grow with the room, and a phone scroll', () => {
    expect(plan(2166, 1372, false).scale).toBeGreaterThan(plan(1260, 572, false).scale);
    expect(plan(344, 500, true).layout).toBe('phone');
  });
});
