import { expect, test } from 'vitest';
import type { Asked } from './protocol';
import { Gesture } from './selection.svelte';

function gesture(need: number): { g: Gesture; sent: string[][] } {
  const sent: string[][] = [];
  const asked: Asked = { decision: 'd', question: 'q', need, rule: '', choices: [] };
  return {
    g: new Gesture(
      () => asked,
      (actions) => sent.push(actions),
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
