import { describe, expect, test } from 'vitest';
import type { Asked } from '../generated/socket';
import { Gesture } from './selection.svelte';

function gesture(need: number, sets: string[][] | null = null): { g: Gesture; sent: string[][] } {
  const sent: string[][] = [];
  const asked: Asked = { decision: 'd', question: 'q', need, rule: '', choices: [] };
  return {
    g: new Gesture(
      () => asked,
      (actions) => sent.push(actions),
      () => sets,
    ),
    sent,
  };
}

test('of one choice the last pick counts, and a second click puts it back', () => {
  const { g } = gesture(1);
  g.toggle('place:a');
  g.toggle('place:b');
  expect(g.picked).toEqual(['place:b']);
  g.toggle('place:b');
  expect(g.picked).toEqual([]);
  expect(g.ready).toBe(false);
});

test('several picks go out together, and only when there are enough', () => {
  const { g, sent } = gesture(2);
  g.toggle('discard:a');
  g.confirm();
  expect(sent).toEqual([]);
  g.toggle('discard:b');
  expect(g.ready).toBe(true);
  g.confirm();
  expect(sent).toEqual([['discard:a', 'discard:b']]);
});

test('one pick too many pushes out the oldest', () => {
  const { g } = gesture(2);
  g.set(['pay:a', 'pay:b']);
  g.toggle('pay:c');
  expect(g.picked).toEqual(['pay:b', 'pay:c']);
});

test('two copies of a card are two picks, put back one by one', () => {
  const { g } = gesture(2);
  g.set(['pay:a', 'pay:a']);
  expect(g.ready).toBe(true);
  g.toggle('pay:a');
  expect(g.picked).toEqual(['pay:a']);
});

test('a proposal longer than asked for is cut', () => {
  const { g } = gesture(1);
  g.set(['pay:a', 'pay:b']);
  expect(g.picked).toEqual(['pay:a']);
});

test('a plain choice replaces a pick, but ends a row of several', () => {
  const one = gesture(1);
  one.g.toggle('place:a');
  one.g.sendPlain('pass');
  expect(one.sent).toEqual([['pass']]);
  const two = gesture(2);
  two.g.toggle('spend:a');
  two.g.sendPlain('enough');
  expect(two.sent).toEqual([['spend:a', 'enough']]);
});

test('fewer than asked for can be sent on purpose, none cannot', () => {
  const { g, sent } = gesture(2);
  g.confirmPart();
  g.toggle('spend:a');
  g.confirmPart();
  expect(sent).toEqual([['spend:a']]);
});

test('nothing is picked when nothing is asked', () => {
  const g = new Gesture(
    () => null,
    () => undefined,
  );
  g.toggle('pass');
  expect(g.picked).toEqual([]);
  expect(g.ready).toBe(false);
});

describe('bundles: one of several whole sets', () => {
  const ways = [['token', 'token'], ['a', 'token'], ['b', 'c', 'token'], ['d']];

  test('picks grow towards any set and go out together', () => {
    const { g, sent } = gesture(1, ways);
    g.toggle('b');
    expect(g.ready).toBe(false);
    g.confirm();
    g.toggle('token');
    g.toggle('c');
    expect(g.ready).toBe(true);
    g.confirm();
    expect(sent).toEqual([['b', 'token', 'c']]);
  });

  test('the same action may be picked as often as a set holds it, and is put back when it is full', () => {
    const { g } = gesture(1, ways);
    g.toggle('token');
    expect(g.ready).toBe(false);
    g.toggle('token');
    expect(g.ready).toBe(true);
    g.toggle('token');
    expect(g.picked).toEqual(['token']);
  });

  test('what does not fit together pushes out the oldest picks; what is in no set is not picked', () => {
    const { g } = gesture(1, ways);
    g.set(['token', 'token']);
    g.toggle('a');
    expect(g.picked).toEqual(['token', 'a']);
    g.toggle('d');
    expect(g.picked).toEqual(['d']);
    expect(g.ready).toBe(true);
    g.toggle('x');
    expect(g.picked).toEqual(['d']);
  });

  test('a whole set is taken at once, a stranger is refused, and a part can be sent on purpose', () => {
    const { g, sent } = gesture(1, ways);
    g.set(['b', 'c', 'token']);
    expect(g.ready).toBe(true);
    g.set(['a', 'd']);
    expect(g.picked).toEqual(['b', 'c', 'token']);
    g.set(['b']);
    g.confirmPart();
    expect(sent).toEqual([['b']]);
  });

  test('no sets: as always', () => {
    for (const none of [null, []]) {
      const { g } = gesture(1, none);
      expect(g.bundles).toBeNull();
      g.set(['pay:a', 'pay:b']);
      expect(g.picked).toEqual(['pay:a']);
    }
  });
});

test('ways to use one thing are offered, and a pick ends the offer', () => {
  const sent: string[][] = [];
  const choices = ['main:a', 'boost:a', 'end'].map((action) => ({ action, words: action }));
  const asked: Asked = { decision: 'd', question: 'q', need: 1, rule: '', choices };
  const g = new Gesture(
    () => asked,
    (actions) => sent.push(actions),
  );
  g.toggle('end');
  g.offer(['main:a', 'boost:a', 'ideology:a']);
  expect(g.picked).toEqual([]);
  expect(g.offered).toEqual(['main:a', 'boost:a']);
  g.sendPlain('boost:a');
  expect(sent).toEqual([['boost:a']]);
  g.set(['end']);
  expect(g.offered).toEqual([]);
  g.offer(['main:a']);
  g.clear();
  expect(g.offered).toEqual([]);
});
