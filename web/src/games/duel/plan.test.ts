import { describe, expect, it } from 'vitest';
import { afterPay, bestTarget, hasCheapest, nearest, placeMatters, planOf, stepsOf } from './plan';
import type { Play, Target } from './types';

const target = (action: string, tokens = 0, completes = false): Target => ({
  action,
  objects: { colony_ship: 0, shuttle: tokens, production_station: 0 },
  completes,
});
const T = 'pay:token';

describe('a plan', () => {
  it('is read from the picks it made', () => {
    const play: Play = { targets: [target('quarter:p.1'), target('quarter:p.2')], ways: [[T]] };
    const plan = planOf(['play:a', 'quarter:p.2', T])!;
    expect(plan).toEqual({ verb: 'play', card: 'a', target: 'quarter:p.2', pays: [T] });
    expect(stepsOf(plan, play)).toEqual(['play:a', 'quarter:p.2', T]);
    expect(planOf(['take:1a'])).toBeNull();
    expect(planOf([])).toBeNull();
  });

  it('does not name the only place: the engine takes it by itself', () => {
    const plan = { verb: 'play' as const, card: 'a', target: 'dock:p', pays: [T] };
    expect(stepsOf(plan, { targets: [target('dock:p')], ways: [[T]] })).toEqual(['play:a', T]);
  });

  it('proposes a place that completes its planet, else the one that brings most', () => {
    const few = [target('quarter:p.1'), target('quarter:q.1', 2)];
    expect(bestTarget(few)?.action).toBe('quarter:q.1');
    expect(bestTarget([...few, target('quarter:r.1', 0, true)])?.action).toBe('quarter:r.1');
    expect(bestTarget([])).toBeUndefined();
  });

  it('asks for a place only where it matters', () => {
    expect(placeMatters({ targets: [target('dock:p'), target('dock:q')], ways: [] })).toBe(false);
    expect(placeMatters({ targets: [target('quarter:p.1')], ways: [] })).toBe(false);
    expect(placeMatters({ targets: [target('quarter:p.1'), target('quarter:q.1')], ways: [] })).toBe(true);
  });
});

describe('ways to pay', () => {
  it('one is the cheapest only if it costs less than the others', () => {
    expect(hasCheapest([['pay:a'], ['pay:b']])).toBe(false);
    expect(hasCheapest([['pay:a'], ['pay:b', 'pay:c']])).toBe(true);
    expect(hasCheapest([[T], ['pay:b']])).toBe(true);
    expect(hasCheapest([[T]])).toBe(false);
  });

  const ways = [
    ['pay:a', T],
    ['pay:b', T],
    ['pay:a', 'pay:b'],
    [T, T],
  ];
  it('are whole after every click, and the latest wish counts most', () => {
    expect(nearest(ways, ['pay:b'])).toEqual(['pay:b', T]);
    const one = afterPay(ways, ['pay:a', T], [], 'pay:b', false);
    expect(one.pays).toEqual(['pay:b', T]);
    const two = afterPay(ways, one.pays, one.wished, 'pay:a', false);
    expect(two.pays).toEqual(['pay:a', 'pay:b']);
    expect(afterPay(ways, two.pays, two.wished, 'pay:b', true).pays).toEqual(['pay:a', T]);
    expect(afterPay(ways, ['pay:a', T], [], T, false).pays).toEqual([T, T]);
  });

  it('stay as they are where nothing else is possible', () => {
    expect(afterPay([['pay:a']], ['pay:a'], [], 'pay:a', true).pays).toEqual(['pay:a']);
    expect(afterPay([['pay:a']], ['pay:a'], [], 'pay:x', false).pays).toEqual(['pay:a']);
  });
});
